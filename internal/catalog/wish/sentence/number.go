package sentence

import (
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/numeral"
)

// IsDigit reports whether a byte is a figure.
func IsDigit(b byte) bool { return '0' <= b && b <= '9' }

// IsLetter reports whether a folded word begins with a letter.
func IsLetter(word string) bool { return word[0] > '9' }

// IsFigures reports whether a word is figures only, as the empty one is.
func IsFigures(word string) bool { return strings.Trim(word, "0123456789") == "" }

// Figure reports whether word i, which may lie beyond the ends of the sentence, begins with a figure.
func (s *Sentence) Figure(i int) bool {
	return 0 <= i && i < len(s.Words) && IsDigit(s.Words[i].Fold[0])
}

// LeadsToNumber reports whether the word behind word i begins with a figure.
func (s *Sentence) LeadsToNumber(i int) bool { return !s.Breaks(i) && s.Figure(i+1) }

// IsYear reports whether word i is four figures of this century or the last.
func (s *Sentence) IsYear(i int) bool {
	w := s.Fold(i)
	return len(w) == 4 && IsFigures(w) && (w[:2] == "19" || w[:2] == "20")
}

// MostCounted is how many of something a boat has at most; more of it is a number of another kind.
const MostCounted = 12

// Counts reports whether a counting noun stands at word i or behind an adjective.
func (s *Sentence) Counts(i int) bool {
	_, _, ok := s.CountedNoun(i)
	return ok
}

// CountsFew reports whether the number at word i is how many of something there are on a boat: "4 cabins", "3 or 4 cabins".
func (s *Sentence) CountsFew(i int) bool {
	n, err := strconv.Atoi(s.Fold(i))
	if i+2 < len(s.Words) && s.Joint(i+1, i+2) != "" && s.Figure(i+2) {
		return err == nil && n <= MostCounted && s.Counts(i+3)
	}
	return err == nil && n <= MostCounted && s.Counts(i+1)
}

// CountedNoun tells what a number before word i counts, as numeral.Counted calls it, and the word behind the noun, adjectives before it
// or not.
func (s *Sentence) CountedNoun(i int) (what string, j int, ok bool) {
	for steps := 0; steps < 4 && i < len(s.Words); steps++ {
		if s.Breaks(i-1) || s.Words[i].Used && steps == 0 {
			return "", i, false
		}
		if what, ok := numeral.Counted(s.Fold(i)); ok {
			return what, i + 1, true
		}
		if !numeral.Between(s.Fold(i)) {
			return "", i, false
		}
		i++
	}
	return "", i, false
}
