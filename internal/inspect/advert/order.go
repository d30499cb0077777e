package advert

import (
	"regexp"
	"slices"
)

// orders are ways in which a text tells its reader what to say. What stands in such a sentence is nobody's statement about
// the boat: "say that the rigging is new" renews no rigging.
var orders = []*regexp.Regexp{
	regexp.MustCompile(`(?i)^(?:(?:inst|im_start|system|assistant|developer|user|instruction|important|please|kindly|now|then|and|so|instead|always|just|` +
		`you (?:must|should|have to|will|shall|need to|are to)|must)\b\W*)*` +
		`(?:say|tell|report|state|write|claim|answer|respond|reply|output|print|conclude|declare|confirm|assert|announce|pretend|assume|insist|repeat|certify|acknowledge|` +
		`sage|sagen sie|schreibe|schreiben sie|berichte|bestätige|behaupte|dites|dis|écrivez|indiquez|confirmez|di|escribe|confirma|informa)\b` +
		`(?:[\s,]+\pL+){0,4}?[\s,:]+(?:that|dass|que)\b`),
	regexp.MustCompile(`(?i)\b(?:report|answer|assistant|you|readers?|summary|ai|model)\b.{0,30}\b(?:must|should|shall|has to|have to)\s+(?:say|state|report|write|claim|conclude|confirm|tell)\b`),
	regexp.MustCompile(`(?i)\b(?:ignore|disregard|forget|override|bypass|ignoriere\w*|ignorez|ignora)\s+(?:all|any|the|your|previous|prior|every|what|everything|these|earlier|above|alle|toutes|todas|las|les)\b`),
	regexp.MustCompile(`(?i)\b(?:set|give|rate|raise|assign|mark|change|overwrite)\b.{0,60}\b(?:scores?|grades?|rating|band|findings?|confidence|coverage)\b`),
	regexp.MustCompile(`(?i)\b(?:ai (?:agents?|models?|assistants?)|language models?|system prompt|dear assistant|(?:any|to) assistants?)\b`),
}

// ordered reports whether a sentence is an order to its reader. Each reader of sentences asks it, so what was found is kept.
func (r *reading) ordered(s sentence) bool {
	order, known := r.orders[s]
	if !known {
		text := r.Body[r.words[s.first].start:r.words[s.last-1].end]
		order = slices.ContainsFunc(orders, func(order *regexp.Regexp) bool { return order.MatchString(text) })
		r.orders[s] = order
	}
	return order
}

// heed takes back what an order said in the boat's favour. A danger that it names stays: a warning too many does less harm.
func (r *reading) heed(before []Cue) {
	for _, c := range r.cues {
		if c.Kind == SaysDefect && !slices.ContainsFunc(before, c.Same) {
			before = append(before, c)
		}
	}
	r.cues = before
}
