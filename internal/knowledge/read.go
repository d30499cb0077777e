package knowledge

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/search"
)

var (
	// boatSize is how long the boat is that a question is asked of: "for my 36 footer", "a 12 m yacht".
	boatSize = regexp.MustCompile(`(?i)\b\d+(?:[.,]\d+)?[ -]?(?:footers?|(?:ft|feet|foot|m|metres?|meters?)[ -](?:long[ -])?(?:sail(?:ing)?[ -]?)?(?:boats?|yachts?|cats?|catamarans?|monohulls?|cruisers?|sloops?|ketch(?:es)?|keelboats?|vessels?|motorboats?|trawlers?))\b`)
	// childAge is how old a child is, "my 8 year old", "a two-year-old", and no boat or engine.
	childAge = regexp.MustCompile(`(?i)(\b(?:is|are|was|were|it's|its) )?\b(?:[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[ -]years?[ -]olds?(?:[ -](?:son|daughter|child|children|kids?|boys?|girls?|grandson|granddaughter|nephew|niece|twins))?(\s+\pL+)?`)
	// engineCode is a maker's name for an engine, which no passage tells apart: "my MD2030".
	engineCode = regexp.MustCompile(`(?i)\b(?:a?q?md ?\d{1,4}[a-d]?|tamd ?\d{2,3}[a-z]?|[1-6](?:gm|ym|jh|hm|qm|sm|jl)\d{0,3}[a-z]{0,3}\d?|d[12]-\d{2}[a-f]?|yse ?\d{1,2})\b`)
	// windForce is how hard it blows, whatever else is said of wind.
	windForce = regexp.MustCompile(`(?i)\b(?:(?:force|beaufort|bft|f) ?\d\b|(\d{2}) ?(?:knots?|kts?|kn)\b)`)
)

// whichThing begins a question for one of the things of a kind, up to its verb.
const whichThing = `(?i)^\W*(?:(?:so|and|ok|okay) )?(?:which|what) (?:kind of |type of |sort of |brand of |make of )?((?:\pL+ )?\pL+) (?:should|do|would|shall|must) (?:i|we|one|you) `

var (
	// choosing asks for one of the things of a kind: "which antifouling should I use?".
	choosing = regexp.MustCompile(whichThing + `(?:buy|get|purchase|need|want|take|use|choose|pick|recommend)\b`)
	// shopping asks which of them to get, which tells of no purchase of a boat: "which VHF should I buy?".
	shopping = regexp.MustCompile(whichThing + `(?:buy|get|purchase)\b`)
)

// lifeOf asks how long a thing may be used, where of a person it asks the age: "how old can a life jacket be?".
var (
	lifeOf = regexp.MustCompile(`(?i)\bhow old (?:can|may|should|must) (?:a|an|the|my|our|your) ((?:\pL+ )?\pL+) (?:be|get|become)\b`)
	people = regexp.MustCompile(`(?i)\b(?:child|children|kids?|baby|babies|toddlers?|boys?|girls?|sons?|daughters?|person|people|crew|skippers?|helmsman|sailors?|dogs?|cats?|pupp(?:y|ies))\b`)
)

// priced asks what something costs without a word for it: "how much is the berth?".
var priced = regexp.MustCompile(`(?i)\bhow much (?:is|are|would) (?:a|an|the|my|our|one) `)

// pricedWeight is what the word for costs counts that such a question leaves out.
const pricedWeight = 0.5

// sizeWeight is what a word of the boat's size counts, since it seldom is what is asked.
const sizeWeight = 0.25

// fasterThanBoats is a speed in knots at which wind is meant, since few boats that are asked about go so fast.
const fasterThanBoats = 16

// read reads a question: by its words, but for those that tell its circumstances alone, and less by those of the story around it.
func (b *Base) read(text string) search.Query { return lessStory(text, b.words(text)) }

// words reads a text by its words, with that for costs where it asks for them without it.
func (b *Base) words(text string) search.Query {
	query := b.withoutCircumstances(asksShown.ReplaceAllString(inTerms(text), " "))
	if asksShown.MatchString(text) {
		query = query.And(b.index.Query(whatIsShown), shownWeight)
	}
	if asksOrigin.MatchString(text) {
		query = query.And(b.index.Query(whatIsOrigin), originWeight)
	}
	if priced.MatchString(text) {
		query = query.And(b.index.Query("cost"), pricedWeight)
	}
	return query
}

// withoutCircumstances reads a text by its words, less by the size of a boat, somebody's age and the wind.
func (b *Base) withoutCircumstances(text string) search.Query {
	text = shopping.ReplaceAllString(text, "which $1 is best")
	if !people.MatchString(text) {
		text = lifeOf.ReplaceAllString(text, "age of a $1 and when to replace it")
	}
	if !strings.ContainsAny(text, "0123456789") && !strings.Contains(text, "year") {
		return b.index.Query(text)
	}
	text = childAge.ReplaceAllStringFunc(text, func(s string) string {
		m := childAge.FindStringSubmatch(s)
		behind := strings.ToLower(strings.TrimSpace(m[2]))
		if m[1] != "" || behind != "" && !ofPeople[behind] { // what is so old may be a thing
			return s
		}
		return "child " + behind
	})
	text = engineCode.ReplaceAllString(text, "engine")
	size, wind := boatSize.FindString(text), windIn(text)
	rest := strings.Replace(text, size, "boat", min(len(size), 1))
	if wind != "" {
		rest = strings.Replace(rest, wind, wind+" of wind", 1)
	}
	query := b.index.Query(rest)
	if size != "" {
		query = query.And(b.index.Query(size), sizeWeight)
	}
	return query
}

// windIn is what a text says of how hard it blows, "" for nothing.
func windIn(text string) string {
	m := windForce.FindStringSubmatch(text)
	if m == nil {
		return ""
	}
	if knots, err := strconv.Atoi(m[1]); err == nil && knots < fasterThanBoats {
		return ""
	}
	return m[0]
}

// ofPeople are words that follow somebody's age, where a boat's is followed by what is so old.
var ofPeople = fold.Set(`wants want wanted is was and to who has can could would will should loves likes gets got how in on for with sail sails aboard alone too comes come came coming goes going sleeps needs falls fell`)
