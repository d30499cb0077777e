package knowledge

import "github.com/fairlead/fairlead/internal/search"

// What a passage has to have of a question to be told rather than one of another topic that the question's words lead to.
const (
	asWellCovered = 0.9  // share of what the other one has of the question's words
	namedKindred  = 0.45 // and of what it has in all, in its title and terms
)

// Kindred is the id of the passage of the told one's topic that has the words of a question about as well as the one of another topic to which
// they lead by themselves: "how do I find the leak?" behind a smell of gas. It returns false where there is none, or they lead to the topic anyway.
func (b *Base) Kindred(told, question string) (id string, ok bool) {
	i, known := b.byID[told]
	text := readable(question)
	own := b.read(text)
	if !known || own.Weight() < leastTold {
		return "", false
	}
	best := b.rank(own, mannerOf(text), 1)
	if len(best) == 0 || b.passages[best[0].Doc].Topic == b.passages[i].Topic {
		return "", false
	}
	other := b.page(best[0].Doc)
	for _, h := range b.rank(b.about(own, i), mannerOf(text), maxHits) {
		g := b.page(h.Doc)
		if h.Doc == i || g.Topic != b.passages[i].Topic || g.special && own.Match(g.called) == 0 {
			continue
		}
		if own.Match(g.terms) >= asWellCovered*own.Match(other.terms) && own.Match(g.names) >= namedKindred*own.Match(g.terms) {
			return g.ID, true
		}
	}
	return "", false
}

// about is a query with the title of a passage behind it.
func (b *Base) about(own search.Query, passage int) search.Query {
	return own.And(b.index.Query(b.passages[passage].Title), thingWeight)
}
