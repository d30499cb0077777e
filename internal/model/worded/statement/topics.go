package statement

import (
	"slices"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/quantity"
)

// topics are the words of a text that say what it is about, by their stems.
type topics map[string]bool

// topicless words stand beside any number: they say nothing about what it counts.
var topicless = fold.Set(`
	the and for are was were with that this these those from have has had not but its her his she him you your our their
	they one two all any can may will would should must about around above below over under more most less than then when
	where which what who how also only between into onto upon out off per cent percent eur usd gbp euro dollar pound metre
	meter feet foot knot hour minute second day week month year mile litre gallon kilogram tonne degree sample data real
	offer boat yacht vessel time com tak mak get find found giv show say tell know need least many much some each every
	both there here such very just been being does use der die das und ist mit für ein eine einen den dem des nicht auf
	bei sind von bis oder zum zur les une est pour avec dans sur par qui que`)

// topicsOf reads the topics of a text.
func topicsOf(text string) topics {
	t := topics{}
	t.add(text)
	return t
}

// add adds the topics of a text.
func (t topics) add(text string) {
	for topic := range eachTopic(text) {
		t[topic] = true
	}
}

// topicList are the topics of a text, each once: a sentence has few, of which a list is made and gone through sooner.
func topicList(text string) []string {
	list := make([]string, 0, 16)
	for topic := range eachTopic(text) {
		if !slices.Contains(list, topic) {
			list = append(list, topic)
		}
	}
	return list
}

// eachTopic yields the topics of a text, some more than once.
func eachTopic(text string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for word := range strings.FieldsFuncSeq(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) }) {
			s := stem(word)
			if len(s) < 3 || topicless[s] || topicless[word] {
				continue
			}
			if same, ok := alike[s]; ok {
				s = same
			}
			if !yield(s) {
				return
			}
		}
	}
}

// Tells reports whether a text speaks of all that a title is about.
func Tells(text, title string) bool {
	told := topicsOf(text)
	for topic := range eachTopic(title) {
		if !told[topic] {
			return false
		}
	}
	return true
}

// stem takes the usual endings off an English word, so that "asks" and "asking" are one.
func stem(word string) string {
	for _, ending := range []string{"ings", "ing", "ies", "ed", "es", "s", "e", "y"} {
		if short, ok := strings.CutSuffix(word, ending); ok && len(short) >= 3 {
			return short
		}
	}
	return word
}

// alike are stems of words for one thing, by the one that stands for all.
var alike = map[string]string{
	"ask": "pric", "cost": "pric", "pay": "pric", "paid": "pric", "worth": "pric", "valu": "pric", "cheap": "pric", "cheapest": "pric", "expensiv": "pric",
	"long": "length", "loa": "length", "measur": "length", "siz": "length", "big": "length", "weigh": "weight", "displac": "weight", "displacement": "weight",
	"heav": "weight", "dat": "built", "built": "built", "build": "built", "launch": "built", "ag": "built", "old": "built", "wid": "beam", "width": "beam",
	"draw": "draught", "draft": "draught", "deep": "depth",
}

// measured are what a number counts by its unit alone.
var measured = map[quantity.Dimension]string{
	quantity.Money: "pric", quantity.Speed: "speed", quantity.Mass: "weight", quantity.Percent: "shar",
}

const (
	leastTopics = 2 // one topic alone may be there by chance
	fewTopics   = 4 // up to so many a sentence has to share one of them with where its number is from
	enoughWith  = 2 // else so many
)

// near reports whether a sentence speaks of what the evidence does where a number stands. It is asked only about the topics
// that the evidence has anywhere, which are known: other words, and those of another language, can tell nothing. What the
// number measures is a topic of its place too.
func near(by *saidBy, where topics, measures quantity.Dimension) bool {
	if by.known < leastTopics || len(where) == 0 {
		return true
	}
	here := 0
	kind := measured[measures]
	for _, topic := range by.topics {
		if where[topic] || topic == kind {
			here++
		}
	}
	if by.known <= fewTopics {
		return here > 0
	}
	return here >= enoughWith
}
