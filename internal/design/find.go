package design

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/trie"
)

// Match is a design that a text may mean.
type Match struct {
	Design Design
	// Score is 1 for the written name, less for a misspelt make, another word order or another version, and less
	// than 0.85 for a near miss: a boat of the same make or line with another number.
	Score float64
	// Exact reports that the text names the design by all its words. Several exact matches mean that the name is
	// ambiguous: the builder used it for boats of different years.
	Exact bool
}

// Mention is one place of a text that names a boat.
type Mention struct {
	Start, End int     // bytes of the text
	Text       string  // what stands there
	Matches    []Match // every design it can be, best first, at least one
}

// Find returns the designs that a text names and, for a make or a line with a number that no design has, those with
// the nearest numbers; a make alone brings all its designs. Best first, at most n, all for n < 1.
func (t *Table) Find(text string, n int) []Match {
	s := newScan(t, text)
	var found []Match
	for _, m := range s.mentions() {
		found = append(found, m.Matches...)
	}
	found = append(found, s.nearMisses()...)
	slices.SortStableFunc(found, func(a, b Match) int { return cmp.Compare(b.Score, a.Score) })
	seen := map[string]bool{}
	found = slices.DeleteFunc(found, func(m Match) bool {
		twice := seen[m.Design.ID]
		seen[m.Design.ID] = true
		return twice
	})
	if n > 0 && len(found) > n {
		found = found[:n]
	}
	return found
}

// Mentions returns the boats that a text names, in the order of the text and never overlapping: of two that overlap
// the longer one stands. A name that is also ordinary speech ("first 30", "mirror") must be written as a name.
func (t *Table) Mentions(text string) []Mention {
	return newScan(t, text).mentions()
}

// scan is one reading of one text.
type scan struct {
	table *Table
	text  string
	words []word
	used  []bool // words that belong to a mention
}

func newScan(t *Table, text string) *scan {
	w := words(text, false)
	return &scan{table: t, text: text, words: w, used: make([]bool, len(w))}
}

// span is the ends that the words from i up to but not including j reach.
type span struct {
	i, j int
	ends []end
}

func (s *scan) mentions() []Mention {
	var spans []span
	for i := range s.words {
		if best := s.longest(i); best.j > i {
			spans = append(spans, best)
		}
	}
	slices.SortStableFunc(spans, func(a, b span) int { return cmp.Compare(b.j-b.i, a.j-a.i) })
	var out []Mention
	for _, sp := range spans {
		if slices.Contains(s.used[sp.i:sp.j], true) {
			continue
		}
		out = append(out, s.mention(sp))
	}
	slices.SortFunc(out, func(a, b Mention) int { return cmp.Compare(a.Start, b.Start) })
	return out
}

// longest finds the longest name that starts with word i.
func (s *scan) longest(i int) span {
	best := span{i: i, j: i}
	if s.partOfNumber(i) {
		return best
	}
	s.walk(s.table.names, trie.Root, i, 0, func(found []end, j int, penalty float64) {
		var ends []end
		for _, e := range found {
			if s.believable(e, i, j) {
				e.score -= penalty
				ends = append(ends, e)
			}
		}
		switch {
		case len(ends) == 0 || j < best.j:
		case j == best.j:
			best.ends = append(best.ends, ends...)
		default:
			best = span{i, j, ends}
		}
	})
	return best
}

// partOfNumber reports whether word i is a unit or an abbreviation behind a number, the "hr" of "1 hr 42 min".
func (s *scan) partOfNumber(i int) bool {
	return i > 0 && len(s.words[i].text) <= 2 && len(s.words[i-1].text) < 4 && s.words[i-1].number() &&
		!s.words[i].capital
}

// leastMistyped is how many letters a word has at least that is known with a wrong one.
const leastMistyped = 5

// walk visits every name that the words from i on spell behind a place, taking one wrong letter where a model number follows.
func (s *scan) walk(known names, at trie.Place, i int, penalty float64, visit func(ends []end, j int, penalty float64)) {
	if ends := known.At(at); len(ends) > 0 {
		visit(ends, i, penalty)
	}
	if i == len(s.words) || at != trie.Root && s.broken(i) {
		return
	}
	w := s.words[i].text
	if next, ok := known.Next(at, w); ok {
		s.walk(known, next, i+1, penalty, visit)
		return
	}
	if len(w) < leastMistyped || penalty > 0 || !s.numberSoon(i) {
		return
	}
	for name, next := range known.From(at) {
		if len(name) >= leastMistyped && !isNumber(name) && fold.WithinOneEdit(w, name) {
			s.walk(known, next, i+1, mistyped, visit)
		}
	}
}

// broken reports whether what stands before word i ends a name: the end of a sentence, a comma, a currency sign.
func (s *scan) broken(i int) bool {
	before := s.words[i-1]
	if s.words[i].start <= before.end {
		return false
	}
	gap := s.text[before.end:s.words[i].start]
	if len(before.text) <= 2 && !before.number() {
		gap = strings.ReplaceAll(gap, ".", "")
	}
	return strings.Trim(gap, " \t\u00a0-‐–/&_#*+\"“”") != ""
}

func (s *scan) numberSoon(i int) bool {
	for _, w := range s.words[i+1 : min(i+4, len(s.words))] {
		if w.number() {
			return true
		}
	}
	return false
}

// believable refuses what only looks like a name: ordinary words, a length or a price behind a make.
func (s *scan) believable(e end, i, j int) bool {
	last := s.words[j-1]
	if last.number() && j < len(s.words) {
		next := s.words[j]
		if next.number() && next.start > last.end && s.text[last.end:next.start] == "," {
			return false
		}
		if e.score <= loose && units[next.text] {
			return false
		}
	}
	return !e.doubted || s.writtenAsName(i, j)
}

// units behind a number make it a measure.
var units = map[string]bool{
	"ft": true, "feet": true, "foot": true, "footer": true, "m": true, "~m": true, "metre": true, "metres": true, "meter": true,
	"meters": true, "hp": true, "kw": true, "nm": true, "kn": true, "knots": true, "k": true, "~k": true, "eur": true, "usd": true,
	"years": true, "hours": true, "miles": true, "tons": true, "kg": true,
}

// writtenAsName reports whether ordinary words from i to j are meant as a boat's name: they are the whole text, have a
// number no ordinary sentence has, or a capital that the start of a sentence does not explain.
func (s *scan) writtenAsName(i, j int) bool {
	if i == 0 && j == len(s.words) {
		return true
	}
	for _, w := range s.words[i:j] {
		if w.suffix() || w.number() && strings.Contains(w.text, ".") {
			return true
		}
	}
	if !s.words[i].capital {
		return false
	}
	if !s.startsSentence(i) {
		return true
	}
	hasNumber := slices.ContainsFunc(s.words[i:j], word.number)
	return hasNumber && (j == len(s.words) || s.words[j].capital || s.broken(j) || connectives[s.words[j].text])
}

func (s *scan) startsSentence(i int) bool {
	before := strings.TrimRight(s.text[:s.words[i].start], " \t\"“'(*#-")
	return before == "" || strings.ContainsAny(before[len(before)-1:], ".!?:\n")
}

// mention tells what a span names and marks its words as used.
func (s *scan) mention(sp span) Mention {
	version := s.version(sp.j)
	for k := sp.i; k < sp.j+version; k++ {
		s.used[k] = true
	}
	matches := s.matches(sp, version > 0)
	m := Mention{Start: s.words[sp.i].start, End: s.words[sp.j+version-1].end, Matches: matches}
	m.Text = s.text[m.Start:m.End]
	return m
}

func (s *scan) matches(sp span, versioned bool) []Match {
	year := s.yearNear(sp)
	var out []Match
	for _, e := range sp.ends {
		m := Match{Design: s.table.designs[e.design], Score: e.score, Exact: e.score > loose}
		if versioned {
			m.Score, m.Exact = min(m.Score, loose), false
		}
		if year != 0 && len(sp.ends) > 1 && !m.Design.BuiltIn(year) {
			m.Score, m.Exact = m.Score-0.3, false
		}
		out = append(out, m)
	}
	slices.SortFunc(out, func(a, b Match) int {
		return cmp.Or(cmp.Compare(b.Score, a.Score), strings.Compare(a.Design.ID, b.Design.ID))
	})
	return out
}

// version counts the words at j that tell a version the table does not know: the F of 450F, MkII, the CC of 42CC.
func (s *scan) version(j int) int {
	if j >= len(s.words) || !s.words[j-1].number() {
		return 0
	}
	w := s.words[j]
	switch {
	case w.text == "~s" && !w.capital:
		return 0
	case w.suffix():
		return 1
	case w.text == "mk" && j+1 < len(s.words) && s.words[j+1].number():
		return 2
	case len(w.text) == 2 && w.start == s.words[j-1].end && !units[w.text] && w.text != "mk":
		return 1
	}
	return 0
}

// yearNear returns the year that stands within two words of a span, 0 for none.
func (s *scan) yearNear(sp span) int {
	for k := max(0, sp.i-2); k < min(len(s.words), sp.j+2); k++ {
		w := s.words[k].text
		if (k < sp.i || k >= sp.j) && len(w) == 4 && (w[:2] == "19" || w[:2] == "20") && !strings.Contains(w, ".") {
			return int(numberOf(w))
		}
	}
	return 0
}
