package knowledge

import (
	"regexp"
	"strings"
)

// Alone reports whether a question needs nothing that stands beside it: it speaks of no thing that was told before, and is one that a
// passage is named by.
func (b *Base) Alone(question string) bool {
	text := readable(question)
	own := b.read(text)
	begins, _, _ := strings.Cut(text, " and ") // "What is hypothermia and how do I treat it?"
	if pointsBack(begins) || len(strings.Fields(text)) < fewestAsked || whoOfThem.MatchString(text) || bareMeasure.MatchString(text) {
		return false
	}
	if _, ok := b.askedFor(text); ok {
		return true
	}
	if own.Weight() < leastAlone || len(own.Words()) < fewestAlone && !b.nautical(text, own) && !b.perils[own.Words()[0].Text] {
		return false
	}
	hits := b.rank(own, mannerOf(text), maxHits)
	return b.judge(text, own, hits) == Solid && own.Match(b.page(hits[0].Doc).names) >= namedAlone*own.Weight()
}

// What such a question says at least, by the weight of its words, and the share of it that title and terms of its passage have.
const (
	leastAlone = 3.2 // "what's the cause?" has 2.9, "what does the traveller do?" 3.5
	namedAlone = 0.6

	fewestAlone = 2 // words, unless the only one is of the sea or of what hurts people: "what can I adjust?"
)

// whoOfThem asks which of the boats that are told of gives way, and tells of none itself.
var whoOfThem = regexp.MustCompile(`(?i)^\W*(?:(?:so|and|then|now|well),? )*(?:who|which (?:one|boat|yacht|vessel|of (?:us|them|the two)))(?:'s)? (?:(?:has|have|had|is|must|should|shall|needs|got|the|a|to|supposed|now) )*` +
	`(?:giv(?:e|es|ing)[- ]way|keep(?:s|ing)? (?:clear|out of the way)|right of way|priority|stand(?:s)?[- ]on|avoids?(?: the other)?|turns?|moves?|yields?)(?: (?:boat|vessel|yacht|here|now|then|first))?\W*$`)

// bareMeasure asks how much of something that stands beside it: "how far out?".
var bareMeasure = regexp.MustCompile(`(?i)^\W*(?:(?:and|so|but) )?how (?:far|long|deep|high|wide|often|fast|much|many|big|old|late|early|soon|close|near|hard)(?: (?:out|off|away|in|up|down|apart|ahead|before|behind|after|offshore))*\W*$`)
