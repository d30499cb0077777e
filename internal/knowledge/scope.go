package knowledge

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

// Evidence is how well the base can answer a question.
type Evidence int

// The grades of evidence.
const (
	Outside Evidence = iota // the question is about something else
	Thin                    // it is about sailing, and what the base has only touches it
	Solid                   // the base answers it
)

// Thresholds of the evidence, set on the judged questions and on those outside of testdata.
const (
	solidScore   = 0.2  // score of the best passage, as a share of the question's weight, from which it answers the question
	outsideScore = 0.32 // below it a question without a word that sailors use is about something else
	aboardScore  = 0.22 // and one with such a word
	aboardWords  = 2    // such words by which it is about boats, however little answers it
	thinShare    = 0.2  // share of the question's words that the best passage must have, else evidence is thin
)

// Nautical reports whether a text has a word of boats and the sea that is not meant in another sense.
func (b *Base) Nautical(text string) bool { return b.nautical(text, b.index.Query(text)) }

// Knows reports whether a passage has the word, or one that it is probably a slip for.
func (b *Base) Knows(word string) bool {
	return slices.ContainsFunc(b.index.Query(word).Words(), func(w search.Word) bool { return w.Known })
}

// Says reports whether a passage has the words as they stand, in any case.
func (b *Base) Says(words string) bool {
	words = strings.ToLower(words)
	return strings.Contains(b.sources, words) || slices.ContainsFunc(b.index.Search(words, mostSaid), func(h search.Hit) bool {
		p := &b.passages[h.Doc]
		return strings.Contains(strings.ToLower(strings.Join(slices.Concat([]string{p.Title, p.Summary}, p.Terms, p.Facts, p.Steps, p.Body), "\n")), words)
	})
}

// mostSaid is how many passages are looked at for words as they stand: the ones that have most of them come first.
const mostSaid = 40

func (b *Base) nautical(text string, query search.Query) bool {
	return b.sailing.in(query) || (b.borrowed.in(query) || hasPhrase(text, aboardPhrases)) && !b.isElsewhere(text, query)
}

// isElsewhere reports whether a text has a word or phrase of something else.
func (b *Base) isElsewhere(text string, query search.Query) bool {
	return b.elsewhere.in(query) || hasPhrase(text, elsewherePhrases)
}

// judge grades the evidence for the query that a text was read as.
func (b *Base) judge(text string, query search.Query, hits []search.Hit) Evidence {
	if len(hits) == 0 || onlyFigures(query) {
		return Outside
	}
	score := fit(query, hits)
	if !b.nautical(text, query) {
		switch aboard := b.aboard.count(query); {
		case b.isElsewhere(text, query), b.ashore.in(query), aboard == 0 && score < outsideScore, aboard > 0 && aboard < aboardWords && score < aboardScore:
			return Outside
		}
	}
	if score < solidScore || hits[0].Share < thinShare {
		return Thin
	}
	return Solid
}

// fit is the best passage's score as a share of the question's weight.
func fit(query search.Query, hits []search.Hit) float64 {
	if len(hits) == 0 || query.Weight() == 0 {
		return 0
	}
	return hits[0].Score / query.Weight()
}

// onlyFigures reports whether a query has no word beside numbers.
func onlyFigures(query search.Query) bool {
	return !slices.ContainsFunc(query.Words(), func(w search.Word) bool { return w.Text[0] < '0' || w.Text[0] > '9' })
}
