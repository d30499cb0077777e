package search

import (
	"cmp"
	"slices"
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

func newSpelling(frequent map[string]int) spelling {
	s := spelling{}
	for text, n := range frequent {
		if len(text) >= shortest-1 && text[0] >= 'a' {
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
			if d := distance(text, w.text, limit); d < found || d == found && d <= limit && w.count > bestCount {
				best, found, bestCount = w.text, d, w.count
			}
		}
	}
	return best, found <= limit
}

// distance is how many letters must be added, dropped, changed or swapped with their neighbour to make a into b (Damerau
// 1964, optimal string alignment), or limit+1 where it is more than limit. Words longer than 31 bytes are never near.
func distance(a, b string, limit int) int {
	if len(b) > 31 {
		return limit + 1
	}
	var before, last, row [32]int
	for j := range len(b) + 1 {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		least := i
		for j := 1; j <= len(b); j++ {
			change := 1
			if a[i-1] == b[j-1] {
				change = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+change)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
			least = min(least, row[j])
		}
		if least > limit {
			return limit + 1
		}
		before, last = last, row
	}
	return last[len(b)]
}
