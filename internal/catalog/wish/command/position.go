package command

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog/wish/numeral"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/talk"
)

// readPositions reads a comparison of boats of the last list by their places: "compare the first and the third", "compare 1 with 4".
func (r *reader) readPositions() {
	if !r.HasVersus() && !r.HoldsOne(weighing) || len(r.Words) > longestChoice {
		return
	}
	var places []int
	for i := 0; i < len(r.Words); i++ {
		if n, j := r.firstOnes(i); n > 1 {
			for k := range n {
				places = append(places, k+1)
			}
			i = j - 1
			continue
		}
		if n, j := r.placeOnList(i); n != 0 {
			places = append(places, n)
			i = j - 1
			continue
		}
		if w := r.Fold(i); !sentence.IsVersus(w) && sentence.Joins(w) == "" && !sentence.IsArticle(w) && !counters[w] && !things[w] && !polite[w] && !betweenPlaces[w] && !weighing[w] {
			return
		}
	}
	if len(places) < 2 {
		return
	}
	r.Compare, r.About = places, true
	r.Use(0, len(r.Words))
}

// longestChoice is how many words a turn has at most that only compares boats of a list.
const longestChoice = 14

// betweenPlaces may stand between the places of a comparison.
var betweenPlaces = sentence.Set("how|does|do|between|with|to|against|mit|zwischen|von|nummer|avec|entre|could|can|you|would|kannst|du|peux|tu|pouvez|what|is|s|one|ones|those|both|boats|n|by|now|of|which|show|about|on|from|the|den|dem")

// weighing are the words by which two boats of a list are weighed, or looked at together, where a turn names nothing but their places.
var weighing = sentence.Set("side|better|nicer|best|more|details|buy|deal|choice|besser|bessere|beste|mieux|meilleur|meilleure|meilleurs")

// firstOnes is how many boats at the top of the list are meant from word i on, "the first two", and the word behind; 0 for none.
func (r *reader) firstOnes(i int) (n, j int) {
	if i+1 >= len(r.Words) || talk.Ordinal(r.Fold(i)) != 1 && r.Fold(i) != "top" {
		return 0, i
	}
	word := r.Fold(i + 1)
	if n = numeral.Few(word); n == 0 && len(word) == 1 && sentence.IsDigit(word[0]) {
		n = int(word[0] - '0')
	}
	return n, i + 2
}

// placeOnList is the place on a list that starts with word i, and the word behind it; 0 for none.
func (r *reader) placeOnList(i int) (n, j int) {
	if n, j := r.ordinal(i); n != 0 {
		return n, j
	}
	w := r.Fold(i)
	if len(w) == 1 && w[0] > '0' && w[0] <= '9' && !r.hasUnit(i) {
		return int(w[0] - '0'), i + 1
	}
	return 0, i
}

// hasUnit reports whether word i is a number of something that is measured.
func (r *reader) hasUnit(i int) bool {
	return slices.ContainsFunc(r.Quantities, func(q quantity.Quantity) bool {
		return q.Start <= r.Words[i].Start && r.Words[i].Start < q.End && slices.Contains(measuring, q.Dim)
	})
}

// PointsBack reports whether word i, articles before it, begins what points to a boat of the last list: the one that others are to be
// cheaper than.
func PointsBack(s *sentence.Sentence, i int) bool {
	r := reader{Sentence: s}
	if n, ok := r.After(i, pointers, 2); ok && (r.politely(i+n) || r.Breaks(i+n-1)) {
		return true
	}
	for sentence.IsArticle(r.Fold(i)) || counters[r.Fold(i)] || r.Fold(i) == "one" {
		i++
	}
	if i >= len(r.Words) || r.hasUnit(i) {
		return false
	}
	n, j := r.placeOnList(i)
	_, thing := r.thing(j)
	return n != 0 && (thing || j == len(r.Words) || r.Breaks(j-1) || sentence.IsBut(r.Fold(j)))
}

// pointers stand for the boats of the last list, or one of them.
var pointers = sentence.Set("it|that|those|these|them|this|that one|this one|these ones|those ones|das|die|diese|dieses|der|ca|celui ci|celui la|celle ci|ceux ci|ceux la")

// comparedWith reports whether the place on a list at word i is only what others are compared with: "newer than the second one".
func (r *reader) comparedWith(i int) bool {
	for sentence.IsArticle(r.Fold(i-1)) || counters[r.Fold(i-1)] {
		i--
	}
	return sentence.IsThan(r.Fold(i - 1))
}

// TellCompared has the boats of the list told back that others are compared with: what they cost or measure no search knows.
func TellCompared(s *sentence.Sentence) {
	r := reader{Sentence: s}
	for i := range r.Words {
		if n, j := r.placeOnList(i); n != 0 && r.Free(i, j) && r.comparedWith(i) && PointsBack(s, i) {
			for counters[r.Fold(i-1)] {
				i--
			}
			r.TellBack(i, j)
			for sentence.IsArticle(r.Fold(i-1)) || sentence.IsThan(r.Fold(i-1)) {
				i--
				r.Use(i, i+1)
			}
		}
	}
}
