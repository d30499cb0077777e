package advert

import (
	"slices"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// anyYear stands for today where every number of four digits may be a year.
const anyYear = 9998

// Names reports whether a text names the design of a boat, or a known builder and a model.
func (rd *Reader) Names(text string) bool {
	f := Facts{}
	if len(rd.designs.Mentions(text)) == 0 {
		rd.takeName(&f, text, split(text), anyYear)
		return f.Make != ""
	}
	return true
}

// Introduces reports whether a text tells enough of a boat to speak of her: her design; or her maker, year or length with
// anything more about her; or what is wrong with her in two places, or in one that is grave.
func (rd *Reader) Introduces(t Text, now int, grave func(Cue) bool) bool {
	words := split(t.Body)
	f := rd.factsOf(t.Body, words, now)
	if f.Designs != nil || f.Make != "" && !f.guessed {
		return true
	}
	cues := slices.DeleteFunc(rd.Read(t, now), func(c Cue) bool { return c.Kind == SaysAboard })
	if slices.ContainsFunc(cues, grave) {
		return true
	}
	said := len(cues)
	craft := anyIn(words, hulls)
	maker := rd.namesMaker(t.Body)
	dated := f.Year != 0 || maker && slices.ContainsFunc(words, func(w word) bool { return yearOf(w, now) != 0 })
	told := 0
	for _, known := range []bool{dated, f.LOA != 0, maker, craft, said > 0, modelNamed(t.Body, words)} {
		if known {
			told++
		}
	}
	return told >= 2 || said >= 2
}

// modelNamed reports whether a name and number like "J/109" or "Oyster 55" stand at the beginning, behind a year at most.
func modelNamed(text string, words []word) bool {
	k := 0
	if len(words) > 0 && len(words[0].text) == 4 && digit(words[0].text[0]) {
		k = 1
	}
	for n := k + 1; n < min(len(words), k+4); n++ {
		gap := text[words[n-1].end:words[n].start]
		if !unicode.IsUpper(rune(text[words[n-1].start])) || gap != " " && gap != "/" && gap != "-" {
			return false
		}
		number := strings.TrimLeft(words[n].text, "abcdefghijklmnopqrstuvwxyz")
		if number != "" && len(words[n].text)-len(number) <= 1 && digit(number[0]) && len(number) <= 4 {
			return true // "J/109", "Oyster 55", "Ribeye A600"
		}
	}
	return false
}

// namesMaker reports whether a builder stands in the text, written with a capital letter.
func (rd *Reader) namesMaker(text string) bool {
	folded := " " + design.Fold(text) + " "
	return slices.ContainsFunc(rd.makers, func(m maker) bool {
		return unicode.IsUpper(rune(m.name[0])) && strings.Contains(folded, m.folded) && strings.Contains(text, m.name)
	})
}

// Parts returns the parts that a text names, each once, in the order of the text.
func (rd *Reader) Parts(text string) []part.Item {
	words := split(text)
	var out []part.Item
	for _, m := range rd.terms.marks(text, words, sentence{0, len(words), false}) {
		for _, item := range m.items {
			if item != part.WholeBoat && item != part.EngineHours && !slices.Contains(out, item) {
				out = append(out, item)
			}
		}
	}
	return out
}

// Problems returns what a text says or asks to be wrong, whatever it is about.
func (rd *Reader) Problems(text string) []part.Problem {
	words := split(text)
	var out []part.Problem
	for _, m := range rd.terms.marks(text, words, sentence{0, len(words), false}) {
		if m.problem != "" && m.sign != cleared {
			out = append(out, m.problem)
		}
	}
	return out
}

// Areas returns the areas that a text is about, in the order of a report.
func (rd *Reader) Areas(text string) []part.Area {
	words := split(text)
	named := map[part.Area]bool{}
	for _, m := range rd.terms.marks(text, words, sentence{0, len(words), false}) {
		for _, item := range m.items {
			named[item.Area()] = true
		}
	}
	var out []part.Area
	for _, area := range part.Areas() {
		if named[area] || slices.ContainsFunc(words, func(w word) bool { return w.text == string(area) }) {
			out = append(out, area)
		}
	}
	return out
}
