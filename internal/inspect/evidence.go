package inspect

import (
	"slices"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/design"
)

// Names reports whether a text names the design of a boat.
func (in *Inspector) Names(text string) bool { return len(in.designs.Mentions(text)) > 0 }

// Describes reports whether a text tells enough of a boat to assess her: her design; or her maker, year or length with
// anything more about her; or what is wrong with her in two places.
func (in *Inspector) Describes(t Text, now int) bool {
	words := split(t.Body)
	f := in.facts(t.Body, words, now)
	if f.named != nil {
		return true
	}
	said := len(in.Read(t, now))
	craft := slices.ContainsFunc(words, func(w word) bool { return hulls[w.text] })
	maker := in.namesMaker(t.Body)
	dated := f.year != 0 || maker && slices.ContainsFunc(words, func(w word) bool { return yearOf(w, now) != 0 })
	told := 0
	for _, known := range []bool{dated, f.loa != 0, maker, craft, said > 0} {
		if known {
			told++
		}
	}
	return told >= 2 || said >= 2
}

// namesMaker reports whether a builder stands in the text, written with a capital letter.
func (in *Inspector) namesMaker(text string) bool {
	folded := " " + design.Fold(text) + " "
	for _, m := range in.designs.Makes() {
		for _, name := range append([]string{m.Name}, m.Aliases...) {
			if len(name) > 3 && unicode.IsUpper(rune(name[0])) && strings.Contains(folded, " "+design.Fold(name)+" ") && strings.Contains(text, name) {
				return true
			}
		}
	}
	return false
}

// Areas returns the areas that a text is about, in the order of a report.
func (in *Inspector) Areas(text string) []Area {
	words := split(text)
	named := map[Area]bool{}
	for _, m := range in.terms.marks(text, words, sentence{0, len(words), false}) {
		for _, item := range m.items {
			named[item.Area()] = true
		}
	}
	var out []Area
	for _, s := range sections {
		if named[s.Area] || slices.ContainsFunc(words, func(w word) bool { return w.text == string(s.Area) }) {
			out = append(out, s.Area)
		}
	}
	return out
}
