package research

import (
	"cmp"
	"slices"
	"strings"
)

// words turns an identifier into words: "bow_thruster" into "bow thruster".
func words(id string) string { return strings.ReplaceAll(id, "_", " ") }

// list joins words as a sentence does: "a, b and c".
func list(items []string) string {
	if len(items) < 2 {
		return strings.Join(items, "")
	}
	last := len(items) - 1
	return strings.Join(items[:last], ", ") + " and " + items[last]
}

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

// withArticle are parts of the names of countries and regions that take "the".
var withArticle = []string{
	"United ", "Netherlands", "Bahamas", "Islands", "Philippines", "Maldives", "Seychelles", " Sea", "Sea of", "Mediterranean", "Caribbean",
	"Channel", "Coast", " Ocean", "Gulf", "Lakes", "Solent", "Balearics", "Antilles", "Pacific", "Atlantic", "Keys",
}

// article puts "the" before the names of countries and regions that take it.
func article(name string) string {
	if slices.ContainsFunc(withArticle, func(part string) bool { return strings.Contains(name, part) }) {
		return "the " + name
	}
	return name
}
