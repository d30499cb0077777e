package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/numeral"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/talk"
)

// readPositions reads a comparison of boats of the last list by their places: "compare the first and the third", "compare 1 with 4".
func (t *turn) readPositions() {
	if !t.HasVersus() && !t.HoldsOne(weighing) || len(t.Words) > longestChoice {
		return
	}
	var places []catalog.Query
	for i := 0; i < len(t.Words); i++ {
		if n, j := t.firstOnes(i); n > 1 {
			for k := range n {
				places = append(places, catalog.Query{SelectIndex: k + 1})
			}
			i = j - 1
			continue
		}
		if n, j := t.placeOnList(i); n != 0 {
			places = append(places, catalog.Query{SelectIndex: n})
			i = j - 1
			continue
		}
		if w := t.Fold(i); !sentence.IsVersus(w) && sentence.Joins(w) == "" && !sentence.IsArticle(w) && !counters[w] && !things[w] && !polite[w] && !betweenPlaces[w] && !weighing[w] {
			return
		}
	}
	if len(places) < 2 {
		return
	}
	t.query.Compare, t.about = places, true
	t.Use(0, len(t.Words))
}

// longestChoice is how many words a turn has at most that only compares boats of a list.
const longestChoice = 14

var betweenPlaces = sentence.Set("how|does|do|between|with|to|against|mit|zwischen|von|nummer|avec|entre|could|can|you|would|kannst|du|peux|tu|pouvez|what|is|s|one|ones|those|both|boats|n|by|now|of|which|show|about|on|from|the|den|dem")

// weighing are the words by which two boats of a list are weighed, or looked at together, where a turn names nothing but their places.
var weighing = sentence.Set("side|better|nicer|best|more|details|buy|deal|choice|besser|bessere|beste|mieux|meilleur|meilleure|meilleurs")

// firstOnes is how many boats at the top of the list are meant from word i on, "the first two", and the word behind; 0 for none.
func (t *turn) firstOnes(i int) (n, j int) {
	if i+1 >= len(t.Words) || talk.Ordinal(t.Fold(i)) != 1 && t.Fold(i) != "top" {
		return 0, i
	}
	word := t.Fold(i + 1)
	if n = numeral.Few(word); n == 0 && len(word) == 1 && sentence.IsDigit(word[0]) {
		n = int(word[0] - '0')
	}
	return n, i + 2
}

// placeOnList is the place on a list that starts with word i, and the word behind it; 0 for none.
func (t *turn) placeOnList(i int) (n, j int) {
	if n, j := t.ordinal(i); n != 0 {
		return n, j
	}
	w := t.Fold(i)
	if len(w) == 1 && w[0] > '0' && w[0] <= '9' && !t.hasUnit(i) {
		return int(w[0] - '0'), i + 1
	}
	return 0, i
}

// hasUnit reports whether word i is a number of something that is measured.
func (t *turn) hasUnit(i int) bool {
	return slices.ContainsFunc(t.Quantities, func(q quantity.Quantity) bool {
		return q.Start <= t.Words[i].Start && t.Words[i].Start < q.End && slices.Contains(measuring, q.Dim)
	})
}

// pointsBack reports whether word i, articles before it, begins what points to a boat of the last list: the one that others are to be
// cheaper than.
func (t *turn) pointsBack(i int) bool {
	if n, ok := t.After(i, pointers, 2); ok && (t.politely(i+n) || t.Breaks(i+n-1)) {
		return true
	}
	for sentence.IsArticle(t.Fold(i)) || counters[t.Fold(i)] || t.Fold(i) == "one" {
		i++
	}
	if i >= len(t.Words) || t.hasUnit(i) {
		return false
	}
	n, j := t.placeOnList(i)
	_, thing := t.thing(j)
	return n != 0 && (thing || j == len(t.Words) || t.Breaks(j-1) || sentence.IsBut(t.Fold(j)))
}

// pointers stand for the boats of the last list, or one of them.
var pointers = sentence.Set("it|that|those|these|them|this|that one|this one|these ones|those ones|das|die|diese|dieses|der|ca|celui ci|celui la|celle ci|ceux ci|ceux la")

// comparedWith reports whether the place on a list at word i is only what others are compared with: "newer than the second one".
func (t *turn) comparedWith(i int) bool {
	for sentence.IsArticle(t.Fold(i-1)) || counters[t.Fold(i-1)] {
		i--
	}
	return sentence.IsThan(t.Fold(i - 1))
}

// tellCompared has the boats of the list told back that others are compared with: what they cost or measure no search knows.
func (t *turn) tellCompared() {
	for i := range t.Words {
		if n, j := t.placeOnList(i); n != 0 && t.Free(i, j) && t.comparedWith(i) && t.pointsBack(i) {
			for counters[t.Fold(i-1)] {
				i--
			}
			t.TellBack(i, j)
			for sentence.IsArticle(t.Fold(i-1)) || sentence.IsThan(t.Fold(i-1)) {
				i--
				t.Use(i, i+1)
			}
		}
	}
}
