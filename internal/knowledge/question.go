package knowledge

import (
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

// Question is what is asked of the base and how the answer is wanted.
type Question struct {
	Text    string
	Earlier []string // the user's earlier questions, oldest first
	Budget  int      // tokens the answer may have; 0 means 1000
	Length  Length
	// Sentences bounds how many sentences a Short answer has, 0 for no bound.
	Sentences int
	Plain     bool     // explain the words that a beginner would not know
	Inside    bool     // the question is known to be about sailing, whatever its words
	Lead      string   // what of the passage in About is told before all else; "" for nothing
	About     string   // id of the passage to answer from first; "" lets the question choose
	Within    []string // beginnings of the ids of passages that may be told beside the first; nil means any
	Wide      bool     // another engine words the answer and leaves out what it does not need: passages beside the first tell more
	Lang      string   // language of the texts: "de", "fr", or else English
	Wanted    string   // language of an Urgent answer, where the base has it in that: "de", "fr", or else English
	// EarlierLangs are the languages of the earlier questions, where they are not all in Lang.
	EarlierLangs []string
	Before       Before // what the conversation has told; the zero value where the question is the first
	Heard        string // an answer that the user has read: its sentences are not told again
	Cited        int    // how many sources have been cited before: the first of the answer has the next number
}

// Length is how long an answer is wanted.
type Length int

// The lengths of an answer.
const (
	Usual    Length = iota
	Short           // the summary and what matters most
	Sentence        // one sentence
	Thorough        // everything the passages say
	Urgent          // what to do now, for somebody in danger who has been told whom to call
)

// Hit is a passage that answers a question.
type Hit struct {
	Passage *Passage
	Score   float64 // higher is better; comparable only within one search
	Share   float64 // share of the question's words, by weight, that the passage has
}

// Search returns the passages that answer the question best, best first, at most ten. A follow-up question is understood
// with the earlier ones, oldest first.
func (b *Base) Search(question string, earlier []string) []Hit {
	hits := b.rank(b.query(Question{Text: question, Earlier: earlier}), mannerOf(question), 10)
	found := make([]Hit, len(hits))
	for i, h := range hits {
		found[i] = Hit{&b.passages[h.Doc], h.Score, h.Share}
	}
	return found
}

// clause looks for a sentence of a longer text that the base can answer by itself, where it cannot answer the whole. Of a text about something
// else the best of those that name the sea is all that counts; else such a sentence only vouches for what answers the whole. It returns what it
// was given where there is none.
func (b *Base) clause(q Question, query search.Query, hits []search.Hit, evidence Evidence) (search.Query, []search.Hit, Evidence) {
	parts := strings.FieldsFunc(q.Text, func(r rune) bool { return strings.ContainsRune(".?!;\n<>{}|", r) })
	if len(parts) < 2 || len(parts) > maxClauses {
		return query, hits, evidence
	}
	outside := evidence == Outside
	var best float64
	for _, part := range parts {
		if len(strings.Fields(part)) < fewestAsked {
			continue // "What now?" is about what was said before
		}
		own := b.read(readable(part))
		found := b.rank(own, mannerOf(part), maxHits)
		if outside && !b.nautical(part, own) || b.judge(part, own, found) != Solid {
			continue
		}
		evidence = Solid
		if outside && fit(own, found) > best {
			best, query, hits = fit(own, found), own, found
		}
	}
	return query, hits, evidence
}

// fewestAsked is how many words a sentence has at least that is looked up by itself.
const fewestAsked = 3

// maxClauses bounds how many sentences of a text are looked up by themselves.
const maxClauses = 12
