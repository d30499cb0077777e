package format

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
)

// described is the description of an advert that may have it in several languages: the first in English, or else the first.
type described struct {
	text    string
	english bool
}

func (d *described) add(text string, english bool) {
	if text != "" && (d.text == "" || english && !d.english) {
		d.text, d.english = text, english
	}
}

// isEnglish reports whether a language's code is that of English.
func isEnglish(language string) bool { return strings.HasPrefix(strings.ToLower(language), "en") }

// longRemark is how long a text is, in bytes, that tells more of a piece of equipment than that it is there.
const longRemark = 6

// fit adds a piece of equipment to an advert, and what is told of it.
func fit(d *draft.Draft, name, remark string) {
	d.Said = append(d.Said, name)
	if len(remark) >= longRemark {
		d.Said = append(d.Said, remark)
	}
}
