package sentence

import "strings"

// joining are the words between two of a list.
var joining = map[string]string{
	"or": "or", "nor": "or", "oder": "or", "noch": "or", "ou": "or", "ni": "or", "and": "and", "und": "and", "et": "and", "plus": "and",
}

// orWords are those of joining that offer a choice.
var orWords = Set("or|oder|ou")

// determiners may stand between the word that joins a list and what it joins.
var determiners = Set("a|an|the|any|ein|eine|einen|einer|der|die|das|un|une|le|la|les|l|des|de|d|du")

// partitives are those of the French for some of a thing.
var partitives = Set("de|d|du|des")

// Joins tells how a word joins what stands on both sides of it: "or", "and", or "" for not at all.
func Joins(word string) string { return joining[word] }

// IsOr reports whether a word offers a choice.
func IsOr(word string) bool { return orWords[word] }

// IsDeterminer reports whether a word may stand before a noun that is one of a list.
func IsDeterminer(word string) bool { return determiners[word] }

// OffersChoice reports whether the sentence offers a choice anywhere.
func (s *Sentence) OffersChoice() bool { return s.HoldsOne(orWords) }

// OrBetween reports whether a choice is offered between the words i and j.
func (s *Sentence) OrBetween(i, j int) bool {
	for k := i; k < j; k++ {
		if orWords[s.Fold(k)] {
			return true
		}
	}
	return false
}

// Joint says how what ends before word i and what starts with word j are connected: "or", "and", "," or "" for else. Neither has to be a
// word of the sentence.
func (s *Sentence) Joint(i, j int) string {
	if j == i+1 && i > 0 && partitives[s.Fold(i)] {
		j = i // "pas de teck, de saildrive ni de quille longue"
	}
	if i == j {
		if gap := strings.TrimSpace(s.Gap(i - 1)); gap == "," || gap == "/" {
			return strings.ReplaceAll(gap, "/", "or")
		}
		return ""
	}
	for j > i+1 && j <= len(s.Words) && determiners[s.Fold(j-1)] {
		j--
	}
	if j != i+1 || i < 0 || i >= len(s.Words) {
		return ""
	}
	return joining[s.Fold(i)]
}

// LongestItem is how many words an item of a list has.
const LongestItem = 3

// EndsInOr reports whether the list that goes on with word j ends with an or: "no teak, saildrive or charter".
func (s *Sentence) EndsInOr(j int) bool {
	for words := 0; j < len(s.Words) && words <= LongestItem; j, words = j+1, words+1 {
		switch gap := strings.TrimSpace(s.Gap(j - 1)); {
		case joining[s.Fold(j)] == "or":
			return true
		case s.Figure(j), strings.ContainsAny(gap, ";:.!?()\n"):
			return false
		case gap == ",":
			words = 0
		}
	}
	return false
}

// Unbroken reports whether nothing breaks the text between what ends before word i and word j, and no choice is offered there.
func (s *Sentence) Unbroken(i, j int) bool {
	for k := i; k <= j && k < len(s.Words); k++ {
		if k > 0 && s.Breaks(k-1) || k < j && orWords[s.Fold(k)] {
			return false
		}
	}
	return true
}
