package research

import (
	"cmp"
	"slices"
	"strings"
)

// mentionsAny reports whether a sentence holds one of the words.
func mentionsAny(sentence string, words ...string) bool {
	sentence = strings.ToLower(sentence)
	return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(sentence, w) })
}

// sortedBy returns the items in ascending order of a key, equal ones as they were.
func sortedBy[T any](items []T, key func(T) int) []T {
	sorted := slices.Clone(items)
	slices.SortStableFunc(sorted, func(a, b T) int { return cmp.Compare(key(a), key(b)) })
	return sorted
}
