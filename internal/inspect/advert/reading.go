package advert

import (
	"regexp"
	"slices"

	"github.com/fairlead/fairlead/internal/foreign"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// Read returns what a text says about the condition of a boat, in the order of the text. What is asked, made a
// condition or only wished for is no evidence; what a question takes for granted is. now is this year.
func (rd *Reader) Read(t Text, now int) []Cue { return rd.read(t, now).cues }

// ReadAll reads a text once for its cues, as Read does, and for what it tells besides them.
func (rd *Reader) ReadAll(t Text, now int) ([]Cue, Told) {
	r := rd.read(t, now)
	return r.cues, r.besides()
}

func (rd *Reader) read(t Text, now int) *reading {
	r := rd.begin(t, now)
	for _, s := range r.sentences {
		if !r.ordered(s) {
			r.sentence(s)
			continue
		}
		before := slices.Clone(r.cues)
		r.sentence(s)
		r.heed(before)
	}
	r.plates()
	r.copper()
	r.hours()
	r.aboard()
	return r
}

// reading is one reading of one text.
type reading struct {
	Text
	terms     *lexicon
	facts     Facts
	abroad    bool // it is in another language than English
	now       int
	words     []word
	boats     []called   // that the text names
	sentences []sentence // that state something
	cues      []Cue
	before    []part.Item // what the sentence before was about
	said      int         // cues there were before the sentence before

	told   sentence // whose words are kept
	saying string

	engineWords map[string]bool // by which the first enginesRead sentences name engines
	enginesRead int

	vocabulary map[string]bool        // the words of the text, nil before they are asked for
	matched    map[*regexp.Regexp]int // what firstEnd found
	orders     map[sentence]bool      // what ordered found
	marked     map[sentence][]mark    // what marksOf found
}

// reading is a reading that knows nothing yet but the words of its text.
func (rd *Reader) reading(t Text, words []word, now int) *reading {
	return &reading{Text: t, terms: rd.terms, now: now, words: words,
		engineWords: map[string]bool{}, matched: map[*regexp.Regexp]int{}, orders: map[sentence]bool{}, marked: map[sentence][]mark{}}
}

func (rd *Reader) begin(t Text, now int) *reading {
	words := split(t.Body)
	facts := rd.factsOf(t.Body, words, now)
	words = rd.spells.spell(words, facts)
	r := rd.reading(t, words, now)
	r.abroad = foreign.Language(t.Body) != "en"
	r.facts, r.boats = facts, rd.boatsIn(t.Body, words, facts, now)
	r.sentences = factual(t.Body, words, rd.terms, r.boats)
	return r
}

// sentenceOf is the sentence that a clause stands in.
func (r *reading) sentenceOf(g group, clause string) string {
	s, ok := r.sentenceAt(g.i)
	if !ok || g.j > s.last {
		return clause
	}
	if r.told != s || r.saying == "" {
		r.told, r.saying = s, r.text(s.first, s.last)
	}
	return r.saying
}
