package advert

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// gasLine reports whether what a mark dates in the galley is the hose or the regulator of its gas.
func (c *clause) gasLine(m mark) bool {
	words := c.words[c.yearBefore(m):m.i]
	return anyIn(words, gasLines) && !anyIn(words, waters)
}

var gasLines = wordClass("gas_lines")

// labelled reports whether the label that a sentence begins with names an item before a mark: "gas: two steel bottles".
func (c *clause) labelled(item part.Item, m mark) bool {
	s, ok := c.sentenceAt(m.i)
	return ok && slices.ContainsFunc(c.terms.marks(c.Body, c.words, sentence{s.first, min(m.i, s.first+3), false}), func(o mark) bool {
		return o.isItem() && o.items[0] == item && c.opensBehind(o.j)
	})
}

// gasCarried finds the hose and the regulator of a gas installation that only the label of their line speaks of: "Gas: two bottles in a locker.
// Hose dated 2016."
func (r *reading) gasCarried(s sentence, marks []mark) []mark {
	var out []mark
	for k := s.first; k < s.last; k++ {
		if gasLines[r.words[k].text] && r.underGas(k) && !slices.ContainsFunc(marks, func(m mark) bool { return m.covers(k) }) {
			out = append(out, mark{meaning: meaning{items: []part.Item{part.Gas}}, i: k, j: k + 1})
		}
	}
	return out
}

// farthestLabel is how many words before a hose the label of the gas installation may stand.
const farthestLabel = 60

// underGas reports whether the last label of the line of word k, in a sentence before, is that of the gas installation.
func (r *reading) underGas(k int) bool {
	line := strings.LastIndexByte(r.Body[:r.words[k].start], '\n') + 1
	for n := k - 1; n > max(0, k-farthestLabel) && r.words[n].start >= line; n-- {
		if !r.opensBehind(n+1) || n > 1 && r.words[n-1].start >= line && !strings.ContainsAny(r.gap(n), ".;") && n-1 > 0 && r.words[n-2].start >= line {
			continue
		}
		m, end := r.terms.longest(r.Body, r.words, n, n+1)
		return end > n && len(m.items) > 0 && m.items[0] == part.Gas
	}
	return false
}
