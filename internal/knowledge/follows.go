package knowledge

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

// A question that follows others is read in one of three ways: with them where it leans on them, "and in winter?" (query); by itself, where its own
// words lead to a passage; and beside them, where a few words do neither, "what wind is too much?", if that keeps to the subject told last (besideEarlier).

// What a word of an earlier question counts in one that follows it: more in the one that named the subject than in those between,
// whose words the follow-up mostly replaces ("and the west one?", "and south?").
const (
	subjectWeight = 0.7
	betweenWeight = 0.25
	besideWeight  = 0.35 // where it does not lean on them
)

// What a question has that is read beside those before it.
const (
	besideWords = 9   // at most
	ownWord     = 3.5 // weight of a word that names a thing by itself: "put" has 2.0, "avoid" 2.8, "snuffer" 5.0
)

// query reads a question, with the ones before where it leans on them.
func (b *Base) query(q Question) search.Query {
	text := readable(q.Text)
	query := b.read(text)
	if !b.leansBack(text, query) {
		return query
	}
	before := b.toSubject(q.Earlier)
	for i, earlier := range before {
		weight := betweenWeight
		if i == len(before)-1 {
			weight = subjectWeight
		}
		query = query.And(earlier, weight)
	}
	return query
}

// besideEarlier looks a few words up that neither lean on the questions before nor name a passage by themselves, together with those. It returns false for
// any other question, and where they lead to what is not on the subject of the passage told last.
func (b *Base) besideEarlier(q Question) (query search.Query, hits []search.Hit, ok bool) {
	told, known := b.byID[q.Before.Told]
	text := readable(q.Text)
	if !known || len(strings.Fields(text)) > besideWords { // as of every first question: it is not read again
		return query, nil, false
	}
	if query = b.read(text); b.leansBack(text, query) {
		return query, nil, false
	}
	alone := b.Alone(text)
	if alone && query.Heaviest() >= ownWord {
		return query, nil, false
	}
	for _, earlier := range b.toSubject(q.Earlier) {
		query = query.And(earlier, besideWeight)
	}
	hits = b.rank(query, mannerOf(q.Text), maxHits)
	if len(hits) == 0 || !b.keepsTo(told, hits[0].Doc, alone) {
		return query, nil, false
	}
	return query, hits, b.judge(q.Text, query, hits) == Solid
}

// toSubject are the questions before, the latest first, back to the one that leans on none before it and so names the subject.
func (b *Base) toSubject(earlier []string) (list []search.Query) {
	for _, text := range slices.Backward(earlier) {
		text = readable(text)
		query := b.index.Query(text)
		list = append(list, query)
		if !followsUp(text, query) {
			break
		}
	}
	return list
}

// keepsTo reports whether a passage is on the subject of another: it is that one or of the same thing or, for a question that does not stand alone, in its
// chapter.
func (b *Base) keepsTo(told, passage int, alone bool) bool {
	here, there := b.page(told), b.page(passage)
	return passage == told || b.sameThing(here, there) || !alone && here.Topic == there.Topic
}

// leansBack reports whether a question is understood only with the ones before.
func (b *Base) leansBack(text string, q search.Query) bool {
	return followsUp(text, q) || b.saysLittle(text, q)
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
