package advert

import "github.com/fairlead/fairlead/internal/inspect/part"

// ofTender gives an engine to the tender where the sentence speaks of one before it, or says behind it that it is for one: "tender with a
// Yamaha 15 of 2022". Where no sentence before names a boat the tender may be what is sold.
func (c *clause) ofTender(m mark) bool {
	if m.items[0] != part.EngineItem || len(c.sentences) == 0 || m.i < c.sentences[0].last {
		return false
	}
	return c.tenderBefore(m.i) || anyIn(c.words[m.j:min(c.j, m.j+6)], tenderWords)
}

// tenderBefore reports whether a sentence speaks of a tender before word k, and of no engine but its own.
func (r *reading) tenderBefore(k int) bool {
	s, ok := r.sentenceAt(k)
	return ok && s.first > r.sentences[0].first && anyIn(r.words[max(s.first, k-farthestLabel):k], tenderWords)
}

var tenderWords = wordClass("tender_words")

// ofTenderEngine reports whether a mark that was given to the tender means its engine.
func (c *clause) ofTenderEngine(m mark) bool {
	meant, end := c.terms.longest(c.Body, c.words, m.i, m.j)
	return end == m.j && len(meant.items) > 0 && meant.items[0] == part.EngineItem
}
