package advert

import (
	"slices"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/design"
)

// mostModelWords bounds the words of a model behind its make: "Sun Odyssey 36 i".
const mostModelWords = 4

// maker is a name that a builder goes by.
type maker struct {
	builder string // the builder's own name
	name    string
	folded  string // between spaces
	words   []word
}

// makersOf takes the names of all builders apart. Names of three letters and fewer are left out: they are words or initials as well.
func makersOf(designs *design.Table) []maker {
	var all []maker
	for _, m := range designs.Makes() {
		for _, name := range append([]string{m.Name}, m.Aliases...) {
			if len(name) > 3 {
				all = append(all, maker{m.Name, name, " " + design.Fold(name) + " ", split(name)})
			}
		}
	}
	return all
}

// takeName finds a known builder and the model written behind it, for boats that the design table does not have:
// "Beneteau Oceanis 351", "Gib'Sea 37". A model needs a number, so that no ordinary word is taken for one.
func (rd *Reader) takeName(f *Facts, text string, words []word, now int) {
	var named span
	for _, m := range rd.makers {
		s, model := nameAt(text, words, m.words, now)
		if model != "" && (f.Make == "" || s.i < named.i) {
			f.Make, f.Model, named = m.builder, model, s
		}
	}
	if f.Make != "" {
		named.j += rd.version(text, words, named.j, now)
		f.spans = append(f.spans, named)
		f.takeYear(words, text, named, now)
	}
}

// version is 1 where the word at k is the name of a version, "Sea Ray 240 Sundancer, 2004": a capital begins it, it is
// nothing that adverts speak of otherwise, and her year follows.
func (rd *Reader) version(text string, words []word, k, now int) int {
	if k+1 >= len(words) || text[words[k-1].end:words[k].start] != " " || !unicode.IsUpper(rune(text[words[k].start])) {
		return 0
	}
	_, end := rd.terms.longest(text, words, k, len(words))
	if end > k || yearOf(words[k+1], now) == 0 || strings.Trim(text[words[k].end:words[k+1].start], " ,(") != "" {
		return 0
	}
	return 1
}

// nameAt finds a builder's name with a model behind it.
func nameAt(text string, words, name []word, now int) (at span, model string) {
	for k := range words {
		behind, named := namedAt(text, words, name, k)
		if !named || k > 0 && tenderWords[words[k-1].text] || boughtInstead(words, k) {
			continue
		}
		if end, ok := modelAt(text, words, behind, now); ok {
			return span{k, end}, text[words[behind].start:words[end-1].end]
		}
	}
	return span{}, ""
}

// namedAt reports whether a name stands at word k with a capital, and which word is behind it.
func namedAt(text string, words, name []word, k int) (behind int, ok bool) {
	behind = k + len(name)
	if behind > len(words) || !unicode.IsUpper(rune(text[words[k].start])) {
		return 0, false
	}
	return behind, slices.EqualFunc(words[k:behind], name, func(a, b word) bool { return a.text == b.text })
}

// modelAt is the word behind the model that begins at word k: names in capitals up to a number.
func modelAt(text string, words []word, k, now int) (end int, ok bool) {
	for n := k; n < min(len(words), k+mostModelWords); n++ {
		gap := text[words[n-1].end:words[n].start]
		if strings.Trim(gap, " -/'’") != "" || yearOf(words[n], now) != 0 {
			return 0, false
		}
		if digit(words[n].text[0]) {
			return n + 1, len(words[n].text) <= 5 && !measure(words, n) && !(len(words[n].text) <= 3 && strings.HasSuffix(words[n].text, "p")) // "Viking 6p" is a raft
		}
		if !unicode.IsUpper(rune(text[words[n].start])) {
			return 0, false
		}
	}
	return 0, false
}

// measure reports whether the number at word n has a unit, and so names no model.
func measure(words []word, n int) bool {
	if n+1 >= len(words) {
		return false
	}
	w := words[n+1].text
	return units[w] || hourWords[w] || riders[w] || w == "m" || w == "metre" || w == "meter"
}

// riders are what the number of a liferaft counts: "Viking 6 persons".
var riders = map[string]bool{"person": true, "personen": true, "personne": true, "per": true, "man": true, "men": true, "people": true, "place": true}

// FeetOf reads the length in feet out of a model's number, 0 where it tells none: builders name a boat of 35 feet 35, 351 or 35.1.
func FeetOf(model string) float64 {
	for _, w := range split(model) {
		n := 0
		text := strings.TrimLeft(w.text, "abcdefghijklmnopqrstuvwxyz")
		if len(w.text)-len(text) > 2 {
			continue
		}
		for _, c := range strings.SplitN(text, ".", 2)[0] {
			if c < '0' || c > '9' {
				break
			}
			n = 10*n + int(c-'0')
		}
		switch {
		case n >= 15 && n <= 70:
			return float64(n)
		case n >= 150 && n <= 700:
			return float64(n / 10)
		}
	}
	return 0
}
