package knowledge

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

// lore is what people have wrong, to be found by what is said rather than by the words that a claim cannot do without. It is immutable.
type lore struct {
	index    *search.Index
	mistakes []told
}

// told is a mistake and the passage that tells of it.
type told struct {
	mistake *Mistake
	passage *Passage
	terms   []search.Term // of its claims and of what is true instead
	unless  []string      // stems with one of which it is something else that is said
}

// loreRanking finds a mistake by its claims first, by what is true instead, and by what its passage is about.
var loreRanking = search.Config{
	Fields: []search.Field{
		{Weight: 2, Length: 0.3}, // claims
		{Weight: 1, Length: 0.3}, // truth
		{Weight: 1, Length: 0.4}, // title and terms of the passage
	},
	Variants: variants, Generic: generic, Synonyms: synonyms, Synonym: 0.4,
	K1: 1.5, Proximity: 0.2,
}

func loreOf(passages []Passage, r *claimReader) lore {
	var l lore
	var docs []search.Document
	for i := range passages {
		p := &passages[i]
		for j := range p.Mistakes {
			m := &p.Mistakes[j]
			l.mistakes = append(l.mistakes, told{mistake: m, passage: p, unless: r.unless(p, m, strings.Join(m.Claims, ". "))})
			docs = append(docs, search.Document{strings.Join(m.Claims, ". "), m.Truth, p.Title + ". " + strings.Join(p.Terms, ". ")})
		}
	}
	l.index = search.Build(docs, loreRanking)
	for i := range l.mistakes {
		l.mistakes[i].terms = l.index.Terms(docs[i][0] + ". " + docs[i][1])
	}
	return l
}

// What it adds to the nearness of a mistake that its passage is among the first to answer the text, or among all that do.
const (
	agreesFirst = 0.15
	agrees      = 0.05
	firstHits   = 3
)

// Near is a mistake that a text is near to.
type Near struct {
	Mistake Mistake
	About   Passage // of which it is a mistake
	Score   float64 // how near: below 0.3 mostly by chance, above 0.5 mostly about the same; 0 for none at all
	Own     float64 // the share of the text that the mistake has in its own words, or that of its best claim that the text has, whichever is less
	First   bool    // the passage is among the first to answer the text
}

// fewestSaid is how many words that tell something a text has at least, for a mistake to be near to it.
const fewestSaid = 3

// Nearest returns the mistake that is nearest to what an English text says, whether or not the text makes it.
func (b *Base) Nearest(text string) Near { return b.NearestIn(text, text) }

// NearestIn is Nearest of a part of a text, the whole of which tells whether something else is said.
func (b *Base) NearestIn(text, whole string) Near {
	query, said := b.lore.index.Query(text), b.reader.words(whole)
	hits := slices.DeleteFunc(b.lore.index.Rank(query, mostOthers), func(h search.Hit) bool {
		return slices.ContainsFunc(b.lore.mistakes[h.Doc].unless, func(w string) bool { return slices.Contains(said, w) })
	})
	if len(hits) == 0 || len(query.Words()) < fewestSaid {
		return Near{}
	}
	found := b.lore.mistakes[hits[0].Doc]
	near := Near{Mistake: *found.mistake, About: *found.passage, Score: fit(query, hits), Own: b.lore.own(query, text, found)}
	switch at := slices.IndexFunc(b.Search(text, nil), func(h Hit) bool { return h.Passage == found.passage }); {
	case at >= firstHits:
		near.Score += agrees
	case at >= 0:
		near.Score += agreesFirst
		near.First = true
	}
	return near
}

// fewestShared is how many words of a claim a text has at least that says something like it.
const fewestShared = 2

// own is how far a text and a mistake say the same, by the weight of their words: what either has beside it says that something else is meant.
func (l *lore) own(query search.Query, text string, m told) float64 {
	said, claimed := l.index.Terms(text), 0.0
	for _, text := range m.mistake.Claims {
		claim := l.index.Query(text)
		unsaid := claim.Without(func(t search.Term) bool { return slices.Contains(said, t) })
		if len(claim.Words())-len(unsaid.Words()) >= fewestShared {
			claimed = max(claimed, claim.Match(said)/claim.Weight())
		}
	}
	return min(claimed, query.Match(m.terms)/query.Weight())
}

// mostOthers is how many mistakes may be nearer to a text than one whose words it has.
const mostOthers = 9

// isNear reports whether a mistake whose words a text has is among those that are near to it as a whole.
func (b *Base) isNear(text string, m *Mistake, others int) bool {
	return slices.ContainsFunc(b.lore.index.Search(text, others+1), func(h search.Hit) bool { return b.lore.mistakes[h.Doc].mistake == m })
}
