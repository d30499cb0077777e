// Package spelling finds the word of a vocabulary that a misspelt one stands for. All words are folded, of lower case without accents,
// and none is empty. Its functions are safe for concurrent use.
package spelling

import (
	"math/bits"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
)

// From how many letters on errors are forgiven in a word.
const (
	ShortestLink = 3 // of words that lead to others: two neighbours may have changed places
	ShortestSwap = 4 // of others: two neighbours may have changed places, and in a word of one letter more an inner one may be missing
	ShortestTypo = 6 // one error of any kind
	longTypo     = 9 // two errors
)

// Letters is a bit for each letter of a word, and one for everything else.
type Letters uint32

// LettersOf are the letters of a word.
func LettersOf(word string) (set Letters) {
	for i := range len(word) {
		if c := word[i] - 'a'; c < 26 {
			set |= 1 << c
			continue
		}
		set |= 1 << 26
	}
	return set
}

// Word is a word of a vocabulary with its letters: an error changes at most two of them, which is soon told.
type Word struct {
	Name    string
	letters Letters
	alone   bool
}

// New returns a word, whose other forms are words as well: "replaces" is no misspelt "replaced".
func New(name string) Word { return Word{Name: name, letters: LettersOf(name)} }

// Alone returns a word that has no other forms: "betwen" is a misspelt "between".
func Alone(name string) Word { return Word{Name: name, letters: LettersOf(name), alone: true} }

// Unlike is how many letters stand only in the word or only among others.
func (w Word) Unlike(others Letters) int { return bits.OnesCount32(uint32(w.letters ^ others)) }

// inflections are what the forms of one word differ in.
var inflections = fold.Set("s e es d r ed er ers ing al ic ics ly y or ors ion ions n en t st")

// inflected reports whether two words are forms of one: "replaces" is no misspelt "replaced".
func inflected(a, b string) bool {
	same := 0
	for same < min(len(a), len(b)) && a[same] == b[same] {
		same++
	}
	if len(a) == same+1 && len(b) == same && same > 0 && a[same] == a[same-1] {
		return false // "trimarann"
	}
	a, b = a[same:], b[same:]
	if a+"|"+b == "r|er" || a+"|"+b == "d|ed" {
		return false // "trawlr", "charterd"
	}
	return same >= 4 && (a == "" || inflections[a]) && (b == "" || inflections[b])
}

// Closest finds the word of a vocabulary that is nearest to a misspelt one and begins as it does.
func Closest(words []Word, misspelt string) (word string, ok bool) {
	if len(misspelt) < ShortestTypo {
		return MixedUp(words, misspelt, ShortestTypo)
	}
	allowed := 1
	if len(misspelt) >= longTypo {
		allowed = 2
	}
	letters, least := LettersOf(misspelt), 3
	single := strings.TrimSuffix(misspelt, "s") // "sailbots"
	for _, v := range words {
		allowed := allowed
		if len(v.Name) >= longTypo && len(misspelt) > ShortestTypo {
			allowed = 2 // "cataman"
		}
		if len(v.Name) < ShortestTypo-1 || v.Name[0] != misspelt[0] || v.Unlike(letters) > 2*allowed {
			continue
		}
		if single == strings.TrimSuffix(v.Name, "s") {
			return "", false // no error, but a word of a phrase
		}
		d := min(fold.Distance(misspelt, v.Name, allowed), fold.Distance(single, v.Name, allowed))
		if d <= allowed && d < least && (v.alone || !inflected(misspelt, v.Name)) {
			word, least = v.Name, d
		}
	}
	return word, word != ""
}

// MixedUp finds the word of a vocabulary of which a short word has two neighbours swapped, or misses an inner letter, if it has at
// least so many of them. A word that is as near to two is neither.
func MixedUp(words []Word, misspelt string, least int) (word string, ok bool) {
	letters, last := LettersOf(misspelt), misspelt[len(misspelt)-1]
	for _, v := range words {
		swapped := len(v.Name) == len(misspelt) && v.letters == letters
		if v.Name[0] != misspelt[0] || v.Name[len(v.Name)-1] != last && len(misspelt) > ShortestLink && !swapped || letters&^v.letters != 0 {
			continue
		}
		missing := len(v.Name) == len(misspelt)+1 && len(v.Name) >= least
		if !swapped && !missing || v.Name == misspelt || fold.Distance(misspelt, v.Name, 1) > 1 || !v.alone && inflected(misspelt, v.Name) {
			continue
		}
		if word != "" {
			return "", false
		}
		word = v.Name
	}
	return word, word != ""
}

// NearTo finds the first of some words that a word with its first letter differs from by one letter, the plural aside. In a word
// of three letters that one is missing.
func NearTo(misspelt string, words []string) (word string, ok bool) {
	for _, w := range words {
		if len(w) < ShortestSwap || w[0] != misspelt[0] || len(misspelt) < ShortestSwap && w[len(w)-1] != misspelt[len(misspelt)-1] {
			continue
		}
		if fold.Distance(misspelt, w, 1) == 1 || fold.Distance(strings.TrimSuffix(misspelt, "s"), w, 1) == 1 {
			return w, true
		}
	}
	return "", false
}

// OneMissing finds the only word of a vocabulary of which a word misses one letter, which is not the first.
func OneMissing(words []Word, misspelt string) (word string, ok bool) {
	letters := LettersOf(misspelt)
	for _, v := range words {
		if len(v.Name) != len(misspelt)+1 || letters&^v.letters != 0 || v.Name[0] != misspelt[0] || fold.Distance(misspelt, v.Name, 1) > 1 {
			continue
		}
		if word != "" {
			return "", false
		}
		word = v.Name
	}
	return word, word != ""
}

// OneWrong finds the first word of a vocabulary that a word of its first letter differs from by one letter.
func OneWrong(words []Word, misspelt string) (word string, ok bool) {
	if len(misspelt) < ShortestSwap {
		return "", false
	}
	for _, v := range words {
		if v.Name[0] == misspelt[0] && fold.Distance(misspelt, v.Name, 1) == 1 {
			return v.Name, true
		}
	}
	return "", false
}
