package plan

import (
	"strings"
	"unicode"
)

// languageOf tells whether a question is in German or French; anything else, also a bare name, is taken for English.
func languageOf(question string) string {
	count := map[string]int{}
	for w := range strings.FieldsFuncSeq(strings.ToLower(question), func(r rune) bool { return !unicode.IsLetter(r) }) {
		for _, lang := range []string{"de", "fr", "en"} {
			if listed(w, lang) {
				count[lang]++
			}
		}
	}
	switch de, fr, en := count["de"], count["fr"], count["en"]; {
	case de > en && de >= fr && de > 0:
		return "de"
	case fr > en && fr > de:
		return "fr"
	}
	return "en"
}
