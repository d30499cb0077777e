package knowledge

import (
	_ "embed" // the translations
	"strconv"
	"strings"
	"sync"
)

//go:embed rescue.txt
var rescueText string

// rescue gives, by the ids of passages and then by a language, "de" or "fr", what its English sentences are in that language.
var rescue = sync.OnceValue(func() map[string]map[string]translation { return rescueOf(rescueText) })

// translation gives sentences in one language.
type translation map[string]string

// rescueOf reads sections of "## id", each with English sentences behind "= " and what they are in a language on the lines below.
func rescueOf(text string) map[string]map[string]translation {
	all := map[string]map[string]translation{}
	var langs map[string]translation
	var english string
	for line := range strings.Lines(text) {
		mark, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch mark {
		case "", "#":
		case "##":
			langs = map[string]translation{}
			all[rest] = langs
		case "=":
			english = rest
		default:
			if langs[mark] == nil {
				langs[mark] = translation{}
			}
			langs[mark][english] = rest
		}
	}
	return all
}

// abroad writes what to do now in a language, where the passage has it in that: the steps, and what must not be done.
func (c *composer) abroad(g page, n int, lang string) bool {
	in, ok := rescue()[g.ID][lang]
	if !ok {
		return false
	}
	c.answer.Lang = lang
	c.heading(page{heading: c.base.sentence(in[g.Title])})
	c.part(n, in.list(g.steps, func(i int) string { return strconv.Itoa(i) + ". " }))
	c.part(n, in.list(g.facts, func(int) string { return "- " }))
	return true
}

// list writes those sentences that there are in the language as a list, each behind the mark of its number.
func (t translation) list(english []sentence, mark func(int) string) string {
	var lines []string
	for _, s := range english {
		if text, ok := t[s.text]; ok {
			lines = append(lines, mark(len(lines)+1)+text)
		}
	}
	return strings.Join(lines, "\n")
}
