package knowledge

import (
	"regexp"
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
	outsideScore = 0.27 // below it a question without a word that sailors use is about something else
	shortScore   = 0.34 // and one of at most shortWords, of which a passage easily has all
	shortWords   = 2
	aboardScore  = 0.19 // below it a question with such a word is
	aboardWords  = 2    // such words by which it is about boats, however little answers it
	thinShare    = 0.2  // share of the question's words that the best passage must have, else evidence is thin
)

// Nautical reports whether a text has a word of boats and the sea that is not meant in another sense.
func (b *Base) Nautical(text string) bool { return b.nautical(text, b.index.Query(text)) }

// Ashore reports whether a text has words of another subject that nothing of boats, of the sea or of what hurts people outweighs.
func (b *Base) Ashore(text string) bool {
	t := b.weigh(text, b.index.Query(text))
	return t.ashore >= strange && t.ashore > t.sea+t.aboard
}

// Share reports whether two texts have a word in common that few passages have.
func (b *Base) Share(one, other string) bool {
	terms := b.index.Terms(other)
	return slices.ContainsFunc(b.index.Query(one).Words(), func(w search.Word) bool {
		t, ok := w.Term()
		return ok && !w.Guess && w.Weight > rareName && slices.Contains(terms, t)
	})
}

// Knows reports whether a passage has the word, or one that it is probably a slip for.
func (b *Base) Knows(word string) bool {
	return slices.ContainsFunc(b.index.Query(word).Words(), func(w search.Word) bool { return w.Known })
}

// Tells reports whether a text has words that tell what it is about.
func (b *Base) Tells(text string) bool { return b.read(readable(text)).Weight() >= leastTold }

// NamesThing reports whether a text has a word that names a thing by itself: "snuffer", not "order".
func (b *Base) NamesThing(text string) bool { return b.read(readable(text)).Heaviest() >= ownWord }

// Says reports whether a passage has the words as they stand, in any case, with or without hyphens.
func (b *Base) Says(words string) bool {
	words = unhyphened(words)
	return b.meanings[wordKey(words)] != nil || strings.Contains(b.sources, words) || slices.ContainsFunc(b.index.Search(words, mostSaid), func(h search.Hit) bool {
		p := &b.passages[h.Doc]
		return strings.Contains(unhyphened(strings.Join(slices.Concat([]string{p.Title, p.Summary}, p.Terms, p.Facts, p.Steps, p.Body), "\n")), words)
	})
}

func unhyphened(text string) string { return strings.ReplaceAll(strings.ToLower(text), "-", " ") }

// mostSaid is how many passages are looked at for words as they stand: the ones that have most of them come first.
const mostSaid = 40

func (b *Base) nautical(text string, query search.Query) bool {
	t := b.weigh(text, query)
	return t.sea >= ofBorrowed && t.sea >= t.ashore
}

// What words tell of boats and the sea, beside strange and familiar ones of other subjects.
const (
	ofVessel   = 4.0 // whatever else is said of her
	ofPeril    = 3.0 // first aid and fire are told wherever they are asked for
	ofSailing  = 2.0
	ofPhrase   = 2.0
	ofBorrowed = 1.0
	ofAboard   = 0.4 // less than a familiar word
)

// tally is what the words of a text tell for the sea and for other subjects.
type tally struct {
	sea, ashore float64
	aboard      float64 // of words that are said everywhere and may be about a boat
	words       int     // that tell anything at all
}

// weigh reads the query that a text was read as.
func (b *Base) weigh(text string, query search.Query) tally {
	t := tally{words: len(query.Words())}
	var taken map[string]bool
	t.ashore, taken = b.ashore.phrasesIn(text)
	if hasPhrase(text, aboardPhrases) || forecastLine.MatchString(text) || b.hasTerm(text) {
		t.sea = ofPhrase
	}
	for _, w := range query.Words() {
		switch {
		case taken[w.Text], storyWords[w.Text]:
		case b.vessel.has(w):
			t.sea += ofVessel
		case b.sailing.has(w):
			t.sea += ofSailing
		case b.perils[w.Text]:
			t.aboard += ofPeril
		case b.borrowed.has(w):
			t.sea += ofBorrowed
		case b.aboard.has(w):
			t.aboard += ofAboard
		default:
			t.ashore += b.ashore.weight(w)
		}
	}
	return t
}

// forecastLine is the wind of a marine forecast in its short form: "SW 4-5", "NNW 6 or 7".
var forecastLine = regexp.MustCompile(`\b(?:[NSEW]|[NS][EW]|[NS][NS][EW]|[EW][NS][EW])'?(?:ly)? (?:[Ff]orce |F)?\d{1,2}(?:-| to | or )\d{1,2}\b`)

// judge grades the evidence for the query that a text was read as.
func (b *Base) judge(text string, query search.Query, hits []search.Hit) Evidence {
	if len(hits) == 0 || onlyFigures(query) {
		return Outside
	}
	score, told := fit(query, hits), b.weigh(text, query)
	outside := told.ashore > told.sea+told.aboard || score < told.least()
	if tellsStory(text) && told.sea >= ofBorrowed {
		outside = told.ashore*inPassing > told.sea+told.aboard
	}
	if outside && !b.tellsOfHarm(text, hits[0]) {
		return Outside
	}
	if score < solidScore || hits[0].Share < thinShare {
		return Thin
	}
	return Solid
}

// inPassing is what words of other subjects tell in a story that names the sea: there they are mostly said in passing.
const inPassing = 0.5

// harmShare is how much of a story the first passage of first aid has that answers it, whatever else is told.
const harmShare = 0.45

// tellsOfHarm reports whether a story is one of somebody hurt or ill.
func (b *Base) tellsOfHarm(text string, best search.Hit) bool {
	return tellsStory(text) && best.Share >= harmShare && strings.HasPrefix(b.passages[best.Doc].ID, "first-aid-")
}

// least is the score that the best passage needs, else the text is about something else.
func (t tally) least() float64 {
	switch {
	case t.ashore > 0 && t.ashore == t.sea+t.aboard:
		return outsideScore
	case t.ashore > 0 && t.sea+t.aboard < ofPeril:
		return solidScore
	case t.sea > 0 || t.aboard >= aboardWords*ofAboard:
		return 0
	case t.aboard > 0:
		return aboardScore
	}
	if t.words <= shortWords {
		return shortScore
	}
	return outsideScore
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
