package advert

import (
	"slices"
	"strings"
	"unicode"
)

// markAt is the mark of a clause that word k is in, nil for none; itemAt the same where it is a part.
func (c *clause) markAt(k int) *mark {
	for i := range c.marks {
		if m := &c.marks[i]; m.covers(k) {
			return m
		}
	}
	return nil
}

func (c *clause) itemAt(k int) *mark {
	if m := c.markAt(k); m != nil && m.isItem() {
		return m
	}
	return nil
}

// itemBehind is the first part that a clause names behind a problem.
func (c *clause) itemBehind(m mark) *mark {
	for i := range c.marks {
		if o := &c.marks[i]; o.isItem() && o.i >= m.j {
			return o
		}
	}
	return nil
}

// isNoun reports whether a word is taken for a noun: it is no term, no number, none of the words that the grammar knows, and no name that stands behind what is
// called by it.
func (c *clause) isNoun(k int) bool {
	w := c.words[k].text
	if lamps[w] && k > c.i && c.joins(k) && c.markAt(k) == nil && (c.itemAt(k-1) != nil || c.isNoun(k-1)) {
		return true // "spreader light"
	}
	if c.markAt(k) != nil || digit(w[0]) || len(w) < 3 && w != "wc" || strings.HasSuffix(w, "ly") || strings.HasSuffix(w, "ed") || notNouns[w] || stuffs[w] || c.facts.names(k, k+1) {
		return false
	}
	known := linking[w] || vague[w] || owning[w] || sides[w] || direction[w] || conjunctions[w] || relating[w] || beside[w] || prepositions[w] || totals[w] || degrees[w] ||
		herself[w] || hulls[w] || months[w] || by[w] || count(w) > 0 || pronouns[w] || happening[w] || shown[w] || standsFor[w] || calmWords[w] || possessing[w] || reasons[w] ||
		relative[w] || dating[w] || persons[w] || undated[w] || anaphora[w] || oneOf[w] || ought[w] || approximate[w] || k == c.i && c.joined == exception
	return !known && !c.isName(k)
}

// isName reports whether a word is the name of a maker or a model: it has a capital and stands behind a part without a mark between.
func (c *clause) isName(k int) bool {
	if k == c.i || !unicode.IsUpper(rune(c.Body[c.words[k].start])) {
		return false
	}
	return c.spaced(k) && (c.itemAt(k-1) != nil || c.isName(k-1))
}

// constituent reports whether a noun is what many parts have and fail by, so that its fault is theirs: the seal of a toilet, the bearing of a rudder.
func (c *clause) constituent(k int) bool {
	w := c.words[k].text
	if k > c.i && qualified[w] && c.joins(k) && c.isNoun(k-1) && !constituents[c.words[k-1].text] && !pieceNouns[c.words[k-1].text] && !general[c.words[k-1].text] {
		return false // of something else: "mandrel bearing", "tiller extension joint"
	}
	return constituents[w] || general[w] || seals[w] || faults[w] || endings[w] || pieceNouns[w] && (k == c.i || !c.joins(k) || c.itemAt(k-1) == nil && !c.isNoun(k-1))
}

// headedBehind reports whether a noun that is no constituent stands behind a part in one phrase with it and heads it: "hatch cover ring", "mast wiring plug".
func (c *clause) headedBehind(m mark) bool {
	head := -1
	for k := m.j; k < c.j && c.joins(k) && c.isNoun(k); k++ {
		head = k
	}
	return head >= 0 && !c.constituent(head)
}

// weak reports whether a part is named by a word that many things have, "cover", "motor", and that goes with another noun before it: "propeller nut cover".
func (c *clause) weak(m mark) bool {
	if m.i == c.i || slices.ContainsFunc(c.words[m.i:m.j], func(w word) bool { return !weakWords[w.text] }) {
		return false
	}
	if c.opensBehind(m.i) {
		o := c.itemAt(m.i - 1)
		return o != nil && o.items[0].Area() != m.items[0].Area()
	}
	if !c.joins(m.i) {
		return false
	}
	o := c.itemAt(m.i - 1)
	return o != nil && o.items[0] != m.items[0] || c.isNoun(m.i-1) && !hulls[c.words[m.i-1].text]
}

// joins reports whether only a space or a hyphen parts word k from the one before it.
func (c *clause) joins(k int) bool {
	if k <= 0 || k >= len(c.words) {
		return false
	}
	gap := strings.Trim(c.gap(k), " -'’")
	return gap == "" || gap == "." && abbreviations[c.words[k-1].text]
}

// belongsBehind reports whether a part is told to be of something that the lexicon does not know: "shaft seal of the injection pump".
func (c *clause) belongsBehind(m mark) bool {
	if m.j+1 >= c.j || !ofWords[c.words[m.j].text] && !genitives[c.words[m.j].text] || !c.joins(m.j) {
		return false
	}
	k := m.j + 1
	for k < c.j && owning[c.words[k].text] {
		k++
	}
	if k == m.j+1 && c.words[m.j].text == "of" || k >= c.j {
		return false // "hull of steel"
	}
	last := k
	for last+1 < c.j && c.joins(last+1) && (c.isNoun(last+1) || c.itemAt(last+1) != nil) {
		last++
	}
	return c.isNoun(last) && !c.constituent(last)
}

// ownerBehind is the part that another one is told to be of, nil for none.
func (c *clause) ownerBehind(m mark) *mark {
	k := m.j
	if k >= c.j || !ofWords[c.words[k].text] && !genitives[c.words[k].text] {
		return nil
	}
	for k++; k < c.j && owning[c.words[k].text]; k++ {
	}
	if k == c.j {
		return nil
	}
	return c.itemAt(k)
}
