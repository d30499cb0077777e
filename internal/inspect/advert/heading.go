package advert

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// Bounds of the heading of a text: how many words and sentences of it may hold the boat's year.
const (
	headingWords     = 24
	headingSentences = 3
	leastHeading     = 6 // words of a text that has one
)

// building words say before a year that a boat came to be, whatever else they mean.
var building = map[string]bool{"built": true, "launched": true, "moulded": true, "molded": true, "completed": true, "commissioned": true, "registered": true,
	"first": true, "laid": true, "gebaut": true, "baujahr": true, "bj": true, "erstwasserung": true, "stapellauf": true, "construit": true, "construite": true,
	"annee": true, "lancement": true, "mise": true, "millesime": true, "jahrgang": true, "jg": true, "vintage": true, "circa": true, "approx": true}

// headingYear takes the first year in the heading of a text whose clause speaks of no part and of nothing that was done: "Piper barge
// 57 ft, 2010." A part is what a heading names with its own year.
func (rd *Reader) headingYear(f *Facts, text string, words []word, now int) {
	r := rd.reading(Text{Body: text}, words, now)
	for n, s := range sentences(text, words) {
		if n == headingSentences || s.first > headingWords {
			return
		}
		for _, g := range r.groups(s) {
			for k := g.i; k < g.j; k++ {
				if r.headsBoat(g, k) {
					f.Year, f.spans = cmp.Or(yearOf(words[k], now), shortYear(words[k], now)), append(f.spans, span{k, k + 1})
					return
				}
			}
		}
	}
}

// headsBoat reports whether word k of a clause is a year that is the boat's. Two digits are one only where they stand alone behind a
// name with a number, "Macwester 27, 72,".
func (r *reading) headsBoat(g group, k int) bool {
	before := ""
	if k > 0 {
		before = r.words[k-1].text
	}
	if yearOf(r.words[k], r.now) == 0 {
		if shortYear(r.words[k], r.now) != 0 && digit(r.words[k].text[0]) && built[before] && before != "year" && before != "model" {
			return true // "Bj 88"
		}
		if r.shortYearAt(k) != 0 && !g.has(mark.isItem) {
			return true
		}
		alone := g.j-g.i == 1 && g.joined == "," && len(r.words[k].text) == 2 && digit(r.words[k].text[0]) && digit(before[0])
		return alone && r.words[k].text >= "50" && k <= headingWords/4
	}
	past := slices.ContainsFunc(r.words[g.i:k], func(w word) bool { return undated[w.text] && !building[w.text] })
	if past || planned[before] || r.measured(k, g.j) {
		return false
	}
	came := anyIn(r.words[g.i:k], building)
	if building[before] || dating[before] && came && !g.has(mark.isItem) {
		return true
	}
	said := g.has(func(m mark) bool {
		return m.sign != "" && m.sign != ignored && m.sign != unsure || m.action != "" || m.problem != "" && m.problem != part.Project || m.isItem() && m.j > g.i && m.i < k && m.items[0] != part.HullShell
	})
	return !said && !looking[before] && (k+1 == len(r.words) || !looking[r.words[k+1].text])
}

// mostNameWords is how many words of a name stand before its number: "Colvic Countess 33".
const mostNameWords = 3

// offering words stand before the name of a boat that is offered for sale.
var offering = map[string]bool{"selling": true, "offering": true, "verkaufe": true, "verkaufen": true, "vend": true, "vends": true, "vendo": true, "vendesi": true, "vendiamo": true, "vende": true, "verkoop": true}

// headName takes a name with a number from the heading where neither builder nor design is known: capitals that no part is called by,
// then the number. Else a boat that the tables do not have would be a boat without a name and of no known size.
func (rd *Reader) headName(f *Facts, text string, words []word, now int) {
	for n, s := range sentences(text, words) {
		if n == headingSentences || s.first > headingWords {
			return
		}
		first := s.first
		for k := s.first + 1; k < min(s.last, s.first+mostNameWords); k++ {
			if strings.Contains(text[words[k-1].end:words[k].start], ":") {
				first = k // "Please assess: Sealine F34"
			}
		}
		if first+1 < s.last && offering[words[first].text] {
			first++ // "Vendo Comar Comet 11"
		}
		if first+1 < s.last && yearOf(words[first], now) != 0 {
			first++ // "1998 Colvic Watson 28"
		}
		if end := rd.nameEnd(text, words, first, s.last, now); end > first+1 {
			f.guessed = true
			f.Make, f.Model = text[words[first].start:words[first].end], text[words[first+1].start:words[end-1].end]
			f.spans = append(f.spans, span{first, end})
			f.takeYear(words, text, span{first, end}, now)
			return
		}
	}
}

// nameEnd is the word behind a name that begins at word k and ends with a number of feet, of metres or of a model; k where none does.
func (rd *Reader) nameEnd(text string, words []word, k, last, now int) int {
	for n := k; n < min(last, k+mostNameWords+1); n++ {
		if n > k && strings.Trim(text[words[n-1].end:words[n].start], " -'’") != "" {
			return k
		}
		if digit(words[n].text[0]) {
			whole := !strings.ContainsAny(words[n].text, ".,")
			if n == k || !whole || len(words[n].text) < 2 || len(words[n].text) > 4 || yearOf(words[n], now) != 0 || measure(words, n) {
				return k
			}
			return n + 1
		}
		if n > k && len(words[n].text) <= 5 && words[n].text != strings.TrimRight(words[n].text, "0123456789") {
			return n + 1 // "F34"
		}
		_, term := rd.terms.longest(text, words, n, last)
		if !unicode.IsUpper(rune(text[words[n].start])) || term > n || hulls[words[n].text] || units[words[n].text] {
			return k
		}
	}
	return k
}
