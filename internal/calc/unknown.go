package calc

import (
	"strings"
	"sync"
)

// interrogatives end where what is asked for begins, fillers aside.
var interrogatives = sync.OnceValue(func() []pattern {
	return compilePatterns([]string{
		"what|which|whats|calculate|find|compute|determine|welche|welcher|welches|welchen|wieviel|quel|quelle|max*|minimum|highest|lowest",
		"how much|many",
	})
})

// fillers stand between an interrogative and what is asked for.
const fillers = " is are s the my our would will be must a max maximum min minimum required needed deepest greatest highest lowest largest " +
	"latest ist die der das mein meine est la le l mon ma "

// asksFor reports whether one of the phrases is just what is asked for: "what is the hull speed".
func (q *question) asksFor(topic []pattern) bool {
	for _, p := range interrogatives() {
		for _, e := range p.find(q.tokens) {
			at := e.to
			for at < len(q.tokens) && strings.Contains(fillers, " "+q.tokens[at].text+" ") {
				at++
			}
			for _, t := range topic {
				if end, ok := t.match(q.tokens, at); ok && end > at+1 {
					return true
				}
			}
		}
	}
	return false
}

// prepositions announce inputs too, but name nothing that could be asked for.
const prepositions = " does do makes make doing making for to at in on of with from by over off für mit bei um von nach à de en pour sur avec "

// asksInput reports whether what is asked for ("what current ...?", "the maximum tide height") is an input of the
// calculator rather than what it computes.
func (q *question) asksInput(r recognizer) bool {
	for _, p := range interrogatives() {
		for _, e := range p.find(q.tokens) {
			at := e.to
			for at < len(q.tokens) && strings.Contains(fillers, " "+q.tokens[at].text+" ") {
				at++
			}
			if q.namesInput(at, r) && !q.covers(r.topic, at) && !q.covers(r.asks, at) {
				return true
			}
		}
	}
	return false
}

// namesInput reports whether the words of an input stand at token at with no value behind them.
func (q *question) namesInput(at int, r recognizer) bool {
	if at >= len(q.tokens) || strings.Contains(prepositions, " "+q.tokens[at].text+" ") {
		return false
	}
	for _, in := range r.inputs {
		for _, p := range in.words {
			end, ok := p.match(q.tokens, at)
			for ok && end < len(q.tokens) && (q.tokens[end].text == "of" || q.tokens[end].text == "is" || q.tokens[end].text == "at") {
				end++
			}
			if ok && (end == len(q.tokens) || q.tokens[end].quantity < 0) {
				return true
			}
		}
	}
	return false
}

// covers reports whether one of the patterns matches a run of tokens with token at in it.
func (q *question) covers(patterns []pattern, at int) bool {
	for _, p := range patterns {
		for _, e := range p.find(q.tokens) {
			if e.from <= at && at < e.to {
				return true
			}
		}
	}
	return false
}
