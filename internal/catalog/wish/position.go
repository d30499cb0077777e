package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/numeral"
	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/talk"
)

// readPositions reads a comparison of boats of the last list by their places: "compare the first and the third", "compare 1 with 4".
func (t *turn) readPositions() {
	if !t.holdsOne(comparing) && !t.holdsOne(weighing) || len(t.words) > longestChoice {
		return
	}
	var places []catalog.Query
	for i := 0; i < len(t.words); i++ {
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
		if w := t.words[i].fold; !comparing[w] && joining[w] == "" && !articles[w] && !counters[w] && !things[w] && !polite[w] && !betweenPlaces[w] && !weighing[w] {
			return
		}
	}
	if len(places) < 2 {
		return
	}
	t.query.Compare, t.about = places, true
	t.use(0, len(t.words))
}

// longestChoice is how many words a turn has at most that only compares boats of a list.
const longestChoice = 14

var betweenPlaces = set("how|does|do|between|with|to|against|mit|zwischen|von|nummer|avec|entre|could|can|you|would|kannst|du|peux|tu|pouvez|what|is|s|one|ones|those|both|boats|n|by|now|of|which|show|about|on|from|the|den|dem")

// weighing are the words by which two boats of a list are weighed, or looked at together, where a turn names nothing but their places.
var weighing = set("side|better|nicer|best|more|details|buy|deal|choice|besser|bessere|beste|mieux|meilleur|meilleure|meilleurs")

// firstOnes is how many boats at the top of the list are meant from word i on, "the first two", and the word behind; 0 for none.
func (t *turn) firstOnes(i int) (n, j int) {
	if i+1 >= len(t.words) || talk.Ordinal(t.words[i].fold) != 1 && t.words[i].fold != "top" {
		return 0, i
	}
	word := t.words[i+1].fold
	if n = numeral.Few(word); n == 0 && len(word) == 1 && isDigit(word[0]) {
		n = int(word[0] - '0')
	}
	return n, i + 2
}

// placeOnList is the place on a list that starts with word i, and the word behind it; 0 for none.
func (t *turn) placeOnList(i int) (n, j int) {
	if n, j := t.ordinal(i); n != 0 {
		return n, j
	}
	w := t.words[i].fold
	if len(w) == 1 && w[0] > '0' && w[0] <= '9' && !t.hasUnit(i) {
		return int(w[0] - '0'), i + 1
	}
	return 0, i
}

// hasUnit reports whether word i is a number of something that is measured.
func (t *turn) hasUnit(i int) bool {
	return slices.ContainsFunc(t.quantities, func(q quantity.Quantity) bool {
		return q.Start <= t.words[i].start && t.words[i].start < q.End && slices.Contains(measuring, q.Dim)
	})
}

// pointsBack reports whether word i, articles before it, begins what points to a boat of the last list: the one that others are to be
// cheaper than.
func (t *turn) pointsBack(i int) bool {
	if n, ok := t.after(i, pointers, 2); ok && (t.politely(i+n) || t.breaks(i+n-1)) {
		return true
	}
	for i < len(t.words) && (articles[t.words[i].fold] || counters[t.words[i].fold] || t.words[i].fold == "one") {
		i++
	}
	if i >= len(t.words) || t.hasUnit(i) {
		return false
	}
	n, j := t.placeOnList(i)
	_, thing := t.thing(j)
	return n != 0 && (thing || j == len(t.words) || t.breaks(j-1) || contrary[t.words[j].fold])
}

// pointers stand for the boats of the last list, or one of them.
var pointers = set("it|that|those|these|them|this|that one|this one|these ones|those ones|das|die|diese|dieses|der|ca|celui ci|celui la|celle ci|ceux ci|ceux la")

// comparedWith reports whether the place on a list at word i is only what others are compared with: "newer than the second one".
func (t *turn) comparedWith(i int) bool {
	for i > 0 && (articles[t.words[i-1].fold] || counters[t.words[i-1].fold]) {
		i--
	}
	return i > 0 && thans[t.words[i-1].fold]
}

// tellCompared has the boats of the list told back that others are compared with: what they cost or measure no search knows.
func (t *turn) tellCompared() {
	for i := range t.words {
		if n, j := t.placeOnList(i); n != 0 && t.free(i, j) && t.comparedWith(i) && t.pointsBack(i) {
			for i > 0 && counters[t.words[i-1].fold] {
				i--
			}
			t.cannotRefuse(i, j)
			for i > 0 && (articles[t.words[i-1].fold] || thans[t.words[i-1].fold]) {
				i--
				t.use(i, i+1)
			}
		}
	}
}
