package sentence

import "strings"

// Set makes a set of folded phrases that bars separate.
func Set(phrases string) map[string]bool {
	out := map[string]bool{}
	for p := range strings.SplitSeq(phrases, "|") {
		out[strings.TrimSpace(p)] = true
	}
	return out
}

// Table is what each of the folded phrases stands for that bars separate.
func Table[V comparable](groups map[V]string) map[string]V {
	out := map[string]V{}
	for v, phrases := range groups {
		for p := range strings.SplitSeq(phrases, "|") {
			out[p] = v
		}
	}
	return out
}

// FirstsOf are the words that phrases begin with: a look at one word spares most looks at phrases.
func FirstsOf(sets ...map[string]bool) map[string]bool {
	return edges(func(p string) string { first, _, _ := strings.Cut(p, " "); return first }, sets)
}

// LastsOf are those that phrases end with.
func LastsOf(sets ...map[string]bool) map[string]bool {
	return edges(func(p string) string { return p[strings.LastIndexByte(p, ' ')+1:] }, sets)
}

func edges(edge func(phrase string) string, sets []map[string]bool) map[string]bool {
	out := map[string]bool{}
	for _, phrases := range sets {
		for p := range phrases {
			out[edge(p)] = true
		}
	}
	return out
}

// Phrase is the folded words from i up to but not including j with a blank between; ok is false where something breaks them or there are
// not so many.
func (s *Sentence) Phrase(i, j int) (phrase string, ok bool) {
	if i < 0 || j > len(s.Words) {
		return "", false
	}
	var b strings.Builder
	for k := i; k < j; k++ {
		if k > i {
			if s.Breaks(k - 1) {
				return "", false
			}
			b.WriteByte(' ')
		}
		b.WriteString(s.Fold(k))
	}
	return b.String(), true
}

// Before reports whether one of the phrases, of which none has more words than the longest, ends just before word i, and how many words
// it has. The words may be used.
func (s *Sentence) Before(i int, phrases map[string]bool, longest int) (words int, ok bool) {
	for n := min(longest, i); n > 0; n-- {
		if p, whole := s.Phrase(i-n, i); whole && phrases[p] {
			return n, true
		}
	}
	return 0, false
}

// After reports whether one of the phrases starts with word i, and how many words it has. The words may be used.
func (s *Sentence) After(i int, phrases map[string]bool, longest int) (words int, ok bool) {
	for n := min(longest, len(s.Words)-i); n > 0; n-- {
		if p, whole := s.Phrase(i, i+n); whole && phrases[p] {
			return n, true
		}
	}
	return 0, false
}

// longestEntry is how many words of a table's phrases are looked at.
const longestEntry = 4

// EndingAt finds the longest phrase of a table that ends before word i, of free words and unbroken.
func EndingAt[V any](s *Sentence, table map[string]V, i int) (v V, words int, ok bool) {
	for n := min(longestEntry, i); n > 0; n-- {
		if p, whole := s.Phrase(i-n, i); whole && s.Free(i-n, i) {
			if v, ok := table[p]; ok {
				return v, n, true
			}
		}
	}
	return v, 0, false
}

// StartingAt finds the longest phrase of a table that starts with word i, of free words and unbroken.
func StartingAt[V any](s *Sentence, table map[string]V, i int) (v V, words int, ok bool) {
	for n := min(longestEntry, len(s.Words)-i); n > 0; n-- {
		if p, whole := s.Phrase(i, i+n); whole && s.Free(i, i+n) {
			if v, ok := table[p]; ok {
				return v, n, true
			}
		}
	}
	return v, 0, false
}

const longestHead = 3

// Headed reports whether word i stands in a list that one of some heads begins, with a colon behind it: "No: teak, wood".
func (s *Sentence) Headed(i int, heads map[string]bool) bool {
	if !strings.Contains(s.Text, ":") {
		return false
	}
	for k := i - 1; k >= 0; k-- {
		gap := s.Gap(k)
		if strings.Contains(gap, ":") {
			n, ok := s.Before(k+1, heads, longestHead)
			return ok && (k+1 == n || strings.ContainsAny(s.Gap(k-n), ".,;:!?\n"))
		}
		if strings.ContainsAny(gap, ".;!?\n") {
			return false
		}
	}
	return false
}
