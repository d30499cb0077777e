package knowledge

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

// onlyInPassing reports whether a passage stands among another topic than the best one and is not named by the question: it only tells of it in
// passing.
func (c *composer) onlyInPassing(best, h search.Hit) bool {
	g := c.base.page(h.Doc)
	return g.Topic != c.base.passages[best.Doc].Topic && c.query.Match(g.names) < namedShare*c.query.Weight()
}

// lessNamed reports whether a passage that is no rival stands among another topic than the best one, and is named by far less of the question,
// most of which names the best.
func (c *composer) lessNamed(best, h search.Hit) bool {
	g, first := c.base.page(h.Doc), c.base.page(best.Doc)
	named := c.query.Match(first.names)
	return h.Score < rivalScore*best.Score && g.Topic != first.Topic && named >= mostlyNamed*c.query.Weight() && c.query.Match(g.names) < farLess*named
}

// lawElsewhere reports whether a passage tells the law of a place that the question does not name, which names another.
func (c *composer) lawElsewhere(g page) bool {
	return strings.HasPrefix(g.ID, "licences-") && len(g.place) > 0 && c.query.Match(g.place) == 0 && c.query.Match(c.base.places) > 0
}

// onlyRepeats reports whether a passage has no telling word of the question that the best one has not, where most of the question names the best, and is
// named by less of it or answers less of it in any one sentence: such a passage says something else in the same words. One that may as well have been the
// best, or tells of danger as that does, needs more to be left out.
func (c *composer) onlyRepeats(g, best page, open search.Query, doubted bool) bool {
	asked := knownWeight(c.query)
	least, telling, far := repeats*asked, c.query.Weigh(tellingWord), lessClose
	if doubted {
		telling, far = c.query, lessCloseTied
	}
	if !doubted {
		open = open.Weigh(tellingWord).Without(func(t search.Term) bool { return slices.Contains(best.names, t) })
	}
	if open.Match(g.terms) > least || telling.Match(g.terms) > telling.Match(best.terms)+least {
		return false
	}
	called, named := c.query.Match(g.names), c.query.Match(best.names)
	return named >= namesBest*asked && (called <= lessCalled*named || called <= named && c.closest(g) <= far*c.closest(best))
}

// ofDanger reports whether a passage tells what to do in danger, beside which one tells rather too much.
func (p *Passage) ofDanger() bool {
	return slices.ContainsFunc(dangers, func(s string) bool { return strings.HasPrefix(p.ID, s) })
}

// dangers are the beginnings of the ids of such passages.
var dangers = []string{"man-overboard-", "first-aid-", "fire-", "flooding-", "gas-", "distress-", "abandoning-", "emergencies-other-", "collision-", "grounding-"}

// tellingWord is 0 for a word that is found nearly everywhere, else 1.
func tellingWord(w search.Word) float64 {
	if w.Weight < commonWord {
		return 0
	}
	return 1
}

// knownWeight is the weight of those words of a query that any passage has: what nobody tells of is answered by none.
func knownWeight(q search.Query) (sum float64) {
	for _, w := range q.Words() {
		if w.Known {
			sum += w.Weight
		}
	}
	return sum
}

// bar is the score that a passage told beside the best one is held against.
func (c *composer) bar(best, h search.Hit) float64 {
	if c.base.passages[h.Doc].Topic != c.base.passages[best.Doc].Topic {
		return otherTopic * best.Score
	}
	return best.Score
}
