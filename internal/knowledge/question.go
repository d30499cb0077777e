package knowledge

import (
	"slices"
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

// What a word of an earlier question counts in a follow-up: more in the one that named the subject than in those between,
// whose words the follow-up mostly replaces ("and the west one?", "and south?").
const (
	subjectWeight = 0.7
	betweenWeight = 0.25
	besideWeight  = 0.35 // of the question that a few words follow which do not point back to it
	besideWords   = 9
	ownWord       = 3.5 // weight of a word that names a thing by itself: "put" has 2.0, "avoid" 2.8, "snuffer" 5.0
)

// query reads the question, with the ones before where it is only a follow-up.
func (b *Base) query(q Question) search.Query {
	text := readable(q.Text)
	query := b.read(text)
	follows := followsUp(text, query) || b.saysLittle(text, query)
	for i := len(q.Earlier) - 1; i >= 0 && follows; i-- {
		text = readable(q.Earlier[i])
		before := b.index.Query(text)
		follows = followsUp(text, before)
		if follows && i > 0 {
			query = query.And(before, betweenWeight)
		} else {
			query = query.And(before, subjectWeight)
		}
	}
	return query
}

// beside looks a few words up that name no passage by themselves, "what wind is too much?", together with the question that they follow. It returns
// false where they lead to what is not on the subject of the passage told last.
func (b *Base) beside(q Question) (query search.Query, hits []search.Hit, ok bool) {
	told, known := b.byID[q.Before.Told]
	text := readable(q.Text)
	query = b.read(text)
	alone := b.Alone(text)
	if !known || len(strings.Fields(text)) > besideWords || alone && query.Heaviest() >= ownWord {
		return query, nil, false
	}
	if followsUp(text, query) || b.saysLittle(text, query) {
		return query, nil, false // it has been read with that one already
	}
	for _, earlier := range slices.Backward(q.Earlier) {
		before := b.index.Query(readable(earlier))
		query = query.And(before, besideWeight)
		if !followsUp(earlier, before) {
			break
		}
	}
	hits = b.rank(query, mannerOf(q.Text), maxHits)
	if len(hits) == 0 {
		return query, nil, false
	}
	if here, there := b.page(told), b.page(hits[0].Doc); hits[0].Doc != told && !b.sameThing(here, there) && (alone || here.Topic != there.Topic) {
		return query, nil, false
	}
	return query, hits, b.judge(q.Text, query, hits) == Solid
}

// What a question holds at most that is on the subject of the one before, though nothing of it points there: "how do I check for leaks?".
const (
	littleTold   = 2
	littleWords  = 8
	littleWeight = 6.0
)

// saysLittle reports whether a question has only a word or two that are used of many things, and none of the sea or of what hurts people.
func (b *Base) saysLittle(text string, q search.Query) bool {
	return len(q.Words()) <= littleTold && len(strings.Fields(text)) <= littleWords && q.Weight() <= littleWeight && !b.nautical(text, q) &&
		!slices.ContainsFunc(q.Words(), func(w search.Word) bool { return b.perils[w.Text] })
}

// openings begin a question that is only understood with the one before.
var openings = []string{
	"and ", "but ", "what about", "how about", "what if ", "why", "so ", "then ", "or ", "also ", "ok ", "okay ",
	"tell me more", "more ", "explain", "go on", "continue", "in that case", "is that", "does that", "what else", "really",
}

// pointers are words that stand for something said before.
var pointers = []string{"it", "its", "their", "that", "this", "they", "them", "those", "these", "there", "one", "he", "she", "him", "her", "his"}

// followsUp reports whether a question leans on the one before: it says little by itself, and points back or opens like an
// afterthought.
func followsUp(question string, q search.Query) bool {
	words := strings.Fields(strings.ToLower(question))
	told := 0
	for _, w := range q.Words() {
		if !strings.ContainsAny(w.Text, "0123456789") {
			told++
		}
	}
	if told == 0 {
		return true
	}
	if told > 4 || len(words) > 14 {
		return false
	}
	text := strings.Join(words, " ") + " "
	for _, o := range openings {
		if strings.HasPrefix(text, o) {
			return true
		}
	}
	if told > 3 {
		return false
	}
	return pointsBack(question) || told <= 1 && len(words) <= 4
}

// pointsBack reports whether a text has a word that stands for something said before.
func pointsBack(text string) bool {
	return slices.ContainsFunc(strings.Fields(strings.ToLower(text)), func(w string) bool {
		return slices.Contains(pointers, strings.Trim(w, ".,?!;:"))
	})
}
