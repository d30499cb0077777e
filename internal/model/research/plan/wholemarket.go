package plan

import (
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/prose"
)

// ofMarketAlone reports whether a text speaks of nothing but the market of boats: a measure of it and words of grammar, of boats, of
// places and of numbers. "What does a boat lose in ten years?" does, "what does a new mainsail cost?" does not.
func (p planner) ofMarketAlone(text string) bool {
	ask := askOf(text)
	if len(ask.Measures) == 0 {
		return false
	}
	if ask.unlisted(text) != "" {
		return true
	}
	where := p.where(p.wish(text))
	for _, word := range strings.FieldsFunc(text, separates) {
		tells := func() bool { return where != "" && p.where(p.wish(strings.Replace(text, word, "", 1))) != where } // where boats lie
		if !MarketWord(strings.ToLower(word)) && !tells() {
			return false
		}
	}
	return true
}

// unread says openly that the things a text compares are none that listings tell of, where that left one set of boats with nothing to
// divide them by; empty where it is not so.
func (p planner) unread(plan Plan, text string) string {
	ask := plan.Ask
	if ask.Way != More && !(ask.Way == Effect && ask.By == "") && !setting.MatchString(text) || len(plan.Subjects) != 1 || len(plan.Divisions) > 0 || plan.HasDesigns() || plan.Raises("supply") || plan.Raises("gains") {
		return ""
	}
	if name := ask.unlisted(text); name != "" {
		return "No listing here tells " + name + ", so no boats are compared by it: what follows is of all of them."
	}
	var words []string
	whole := p.wish(text)
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" ?!.,;:–—/()’'", r) }) {
		tells := func() bool { return !reflect.DeepEqual(p.wish(strings.Replace(text, word, "", 1)), whole) }
		if !MarketWord(strings.ToLower(word)) && !tells() {
			words = append(words, "“"+word+"”")
		}
	}
	if len(words) == 0 || len(words) > maxSubjects {
		return ""
	}
	return "Nothing that listings tell was found in " + prose.List(words, "and") + ", so no boats are compared by it: what follows is of all of them."
}

// setting begins a text that sets two things against each other.
var setting = regexp.MustCompile(`(?i)^\W*(?:please )?(?:compare|comparison of|vergleich\w*|compare[rz])\s+[\pL-]+\s+(?:and|with|to|und|mit|et|avec)\s`)

// unlisted is what a text sets boats apart by that no listing tells, empty for nothing.
func (a Ask) unlisted(text string) string {
	if a.Way != More && (a.Way != Effect || a.By != "") {
		return ""
	}
	words := wordsOf(text)
	i := slices.IndexFunc(asks.unlisted, func(one named[sayings]) bool { return one.of.in(words) })
	if i < 0 {
		return ""
	}
	return asks.unlisted[i].name
}

// MarketWord reports whether a word is of grammar, of numbers, or of how markets of boats are spoken of.
func MarketWord(word string) bool {
	if len(word) < 3 || numeric(word) {
		return true
	}
	for _, list := range []string{"general", "errand", "numbering", "market", "de", "fr", "en"} {
		if listed(word, list) {
			return true
		}
	}
	return asks.words[word] || slices.ContainsFunc(asks.stems, func(stem string) bool { return strings.HasPrefix(word, stem) }) ||
		slices.ContainsFunc(asks.ends, func(end string) bool { return strings.HasSuffix(word, end) }) ||
		says(" "+word, craft) || says(" "+word, marketWords)
}

// wholeMarket is a query for all boats within what is asked; of the type that most are of where their prices are to be fitted.
func (p planner) wholeMarket(asked catalog.Query, raised matters) catalog.Query {
	if focusOf(raised).Value || raised.has("drivers") || raised.has("effect") || raised.has("dearer") {
		return p.typed(bounds(asked), raised)
	}
	return bounds(asked)
}
