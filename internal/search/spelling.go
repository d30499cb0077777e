package search

import (
	"cmp"
	"slices"

	"github.com/fairlead/fairlead/internal/fold"
)

// spelling finds the known word that an unknown one was probably meant to be.
type spelling map[bucket][]spelled

// bucket holds the words of one length that begin with the same letter, which few people get wrong.
type bucket struct {
	first byte
	size  int
}

type spelled struct {
	text  string
	count int
}

// shortest is the length below which a wrong letter makes another word rather than a typing error.
const shortest = 5

// longestMeant is the length above which a word is never taken for a misspelt one.
const longestMeant = 31

func newSpelling(v *vocabulary) spelling {
	s := spelling{}
	for text, i := range v.surfaces {
		if n := int(v.known[i].count); n > 0 && len(text) >= shortest-1 && text[0] >= 'a' {
			b := bucket{text[0], len(text)}
			s[b] = append(s[b], spelled{text, n})
		}
	}
	for _, words := range s {
		slices.SortFunc(words, func(a, b spelled) int {
			return cmp.Or(cmp.Compare(b.count, a.count), cmp.Compare(a.text, b.text))
		})
	}
	return s
}

// correct returns the known word nearest to text: one error apart, two in words of nine letters or more, and of equally
// near ones the most frequent.
func (s spelling) correct(text string) (string, bool) {
	if len(text) < shortest || text[0] < 'a' || text[0] > 'z' {
		return "", false
	}
	limit := 1
	if len(text) >= 9 {
		limit = 2
	}
	best, found := "", limit+1
	bestCount := 0
	for size := len(text) - limit; size <= len(text)+limit; size++ {
		for _, w := range s[bucket{text[0], size}] {
			if len(w.text) > longestMeant {
				continue
			}
			if d := fold.Distance(text, w.text, limit); d < found || d == found && d <= limit && w.count > bestCount {
				best, found, bestCount = w.text, d, w.count
			}
		}
	}
	return best, found <= limit
}
