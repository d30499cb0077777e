// Package sentence is a turn cut into words: how they are written, what lies between them, what they are to each other, which of them tell
// something by themselves, and of which something has been made already. It knows no query and no catalogue. A word is spoken of by its
// index; a run of words by its first one and the one behind its last.
package sentence

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/numeral"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Sentence is one turn while it is being read: its readers use words up and add spans. It is not safe for concurrent use.
type Sentence struct {
	Text       string
	Words      []Word              // in order; their number and their letters do not change
	Quantities []quantity.Quantity // the numbers, in order
	Mentions   []geo.Mention       // the places that are named, for whoever knows them to set
	Spans      []Span              // the phrases that were found; ReadPhrases and ReadCompounds put them in order

	lexicon *lexicon.Lexicon
}

// Word is a run of letters or a number of a text.
type Word struct {
	Fold       string // lower case, without accents and apostrophes; never empty
	Start, End int    // bytes of the text
	Used       bool   // something has been made of it
	Unmet      bool   // it is to be told back, although something was made of it
}

// New cuts a text in plain spelling, as numeral.Plain has it, into words and finds the numbers.
func New(text string, words *lexicon.Lexicon) *Sentence {
	s := &Sentence{Text: text, lexicon: words}
	for w := range lexicon.Words(text) {
		s.Words = append(s.Words, Word{Fold: w.Fold, Start: w.Start, End: w.End})
	}
	s.Quantities = numeral.Find(text)
	return s
}

// Raw is word i as it was written.
func (s *Sentence) Raw(i int) string { return s.Text[s.Words[i].Start:s.Words[i].End] }

// Fold is word i in lower case, without accents and apostrophes; "" beyond the ends of the sentence.
func (s *Sentence) Fold(i int) string {
	if i < 0 || i >= len(s.Words) {
		return ""
	}
	return s.Words[i].Fold
}

// RawOf is the text of the words from i up to but not including j, of which there is at least one.
func (s *Sentence) RawOf(i, j int) string { return s.Text[s.Words[i].Start:s.Words[j-1].End] }

// Gap is the text between word i and the next, empty at both ends of the text.
func (s *Sentence) Gap(i int) string {
	if i < 0 || i+1 >= len(s.Words) {
		return ""
	}
	return s.Text[s.Words[i].End:s.Words[i+1].Start]
}

// shortened are words that a full stop follows without ending a sentence.
var shortened = Set("max|min|ca|approx|bj|nr|no|inkl|incl|excl|zzgl|mind|st|ft|vs|bzw|circa|ex|env|approximat|hochst|std|jr|art|ind|mwst|ust|mehrwertst|prop")

// Breaks reports whether a comma or the end of a sentence stands behind word i.
func (s *Sentence) Breaks(i int) bool {
	gap := s.Gap(i)
	if i >= 0 && shortened[s.Fold(i)] {
		gap = strings.ReplaceAll(gap, ".", "")
	}
	return strings.ContainsAny(gap, ",;:.!?()\n")
}

// At returns the words that lie in a range of bytes, from i up to but not including j.
func (s *Sentence) At(start, end int) (i, j int) {
	for i < len(s.Words) && s.Words[i].End <= start {
		i++
	}
	for j = i; j < len(s.Words) && s.Words[j].Start < end; j++ {
	}
	return i, j
}

// Touching returns the word behind number j and the letters that touch it: "42DS".
func (s *Sentence) Touching(j int) int {
	k := j + 1
	for k < len(s.Words) && s.Words[k].Start == s.Words[k-1].End && len(s.Fold(k)) <= 4 {
		k++
	}
	return k
}

// Capitals reports whether word i is of capitals only.
func (s *Sentence) Capitals(i int) bool {
	return !strings.ContainsFunc(s.Raw(i), func(r rune) bool { return !unicode.IsUpper(r) })
}

// Code reports whether word i is free and two capitals from A to Z.
func (s *Sentence) Code(i int) bool {
	raw := s.Raw(i)
	return !s.Words[i].Used && len(raw) == 2 && raw[0] >= 'A' && raw[0] <= 'Z' && raw[1] >= 'A' && raw[1] <= 'Z'
}

// Plural reports whether word i may be the plural of a name.
func (s *Sentence) Plural(i int) bool { return strings.HasSuffix(s.Fold(i), "s") }

// HoldsOne reports whether one of some words stands in the sentence.
func (s *Sentence) HoldsOne(words map[string]bool) bool {
	return slices.ContainsFunc(s.Words, func(w Word) bool { return words[w.Fold] })
}

// InPlace reports whether word i belongs to the name of a place.
func (s *Sentence) InPlace(i int) bool {
	at := s.Words[i].Start
	return slices.ContainsFunc(s.Mentions, func(m geo.Mention) bool { return m.Start <= at && at < m.End })
}

// InLongerPlace reports whether the words from i up to but not including j are only a part of the name of a place: the "Riviera" of
// "French Riviera".
func (s *Sentence) InLongerPlace(i, j int) bool {
	return slices.ContainsFunc(s.Mentions, func(m geo.Mention) bool {
		first, end := s.At(m.Start, m.End)
		return first <= i && j <= end && end-first > j-i
	})
}

// UseMatches uses the words that lie within what an expression finds, so that they are not told back.
func (s *Sentence) UseMatches(words *regexp.Regexp) {
	for _, at := range words.FindAllStringIndex(s.Text, -1) {
		for i, w := range s.Words {
			if w.Start >= at[0] && w.End <= at[1] {
				s.Use(i, i+1)
			}
		}
	}
}
