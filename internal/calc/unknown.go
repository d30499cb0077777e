package calc

import (
	"iter"
	"slices"
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
const fillers = " is are s the my our her his its their would will be must a max maximum min minimum required needed deepest greatest highest lowest largest " +
	"latest ist die der das mein meine est la le l mon ma "

// asksFor reports whether one of the phrases is just what is asked for: "what is the hull speed".
func (q *question) asksFor(topic []pattern) bool {
	for at := range q.askedAt() {
		for _, t := range topic {
			if end, ok := t.match(q.tokens, at); ok && end > at+1 {
				return true
			}
		}
	}
	return false
}

// askedAt are the tokens at which what is asked for begins.
func (q *question) askedAt() iter.Seq[int] {
	return func(yield func(int) bool) {
		for _, p := range interrogatives() {
			for _, e := range p.find(q.tokens) {
				at := e.to
				for at < len(q.tokens) && strings.Contains(fillers, " "+q.tokens[at].text+" ") {
					at++
				}
				if !yield(at) {
					return
				}
			}
		}
	}
}

// prepositions announce inputs too, but name nothing that could be asked for.
const prepositions = " does do makes make doing making for to at in on of with from by over off für mit bei um von nach à de en pour sur avec "

// asksInput reports whether what is asked for ("what current ...?", "the maximum tide height") is an input, by its words, rather than
// what is computed, by its topic.
func (q *question) asksInput(words [][]pattern, topic, asks []pattern) bool {
	for at := range q.askedAt() {
		if q.namesInput(at, words) && !q.covers(topic, at) && !q.covers(asks, at) {
			return true
		}
	}
	return q.opensWithInput(words, topic, asks)
}

// opensWithInput is asksInput for a question that begins with what it asks for.
func (q *question) opensWithInput(words [][]pattern, topic, asks []pattern) bool {
	return q.namesInput(0, words) && q.opensByAsking() && !q.covers(topic, 0) && !q.covers(asks, 0)
}

// opensByAsking reports whether a question without an interrogative begins with what it asks for, before "with" or "for": "clearance
// under the keel with a draught of 1.7 m?".
func (q *question) opensByAsking() bool {
	const reach = 6
	with := slices.IndexFunc(q.tokens, func(t token) bool {
		return t.quantity >= 0 || t.mark() || strings.Contains(" with for given mit bei für avec pour ", " "+t.text+" ")
	})
	if with <= 0 || with > reach || q.tokens[with].quantity >= 0 || q.tokens[with].mark() || q.has(interrogatives()) || q.says("how", "wie", "combien") {
		return false
	}
	return !slices.ContainsFunc(q.tokens[with:len(q.tokens)-1], token.mark)
}

// asksLast reports whether one of the phrases stands in a last clause that only asks: "beam 12 ft, 19,500 lb. Capsize screening?".
func (q *question) asksLast(topic []pattern) bool {
	const reach = 4
	for k := len(q.tokens) - 2; k > 0 && k >= len(q.tokens)-2-reach && q.tokens[k].quantity < 0; k-- {
		if t := q.tokens[k]; t.endsSentence() || t.text == ":" {
			if slices.ContainsFunc(q.tokens[k+1:], func(t token) bool {
				return strings.Contains(" how what which wie was combien quel quelle ", " "+t.text+" ")
			}) {
				return false
			}
			for _, p := range topic {
				if len(p.find(q.tokens[k+1:])) > 0 {
					return true
				}
			}
			return false
		}
	}
	return false
}

// headed reports whether one of the phrases stands in a heading: "capsize screening: beam 12 ft, 19,500 lb".
func (q *question) headed(topic []pattern) bool {
	const reach = 5
	end := slices.IndexFunc(q.tokens, func(t token) bool { return t.text == ":" || t.quantity >= 0 || t.endsSentence() })
	return end > 0 && end <= reach && q.tokens[end].text == ":" && slices.ContainsFunc(topic, func(p pattern) bool { return len(p.find(q.tokens[:end])) > 0 })
}

// namesInput reports whether the words of an input stand at token at with no value behind them.
func (q *question) namesInput(at int, words [][]pattern) bool {
	if at >= len(q.tokens) || strings.Contains(prepositions, " "+q.tokens[at].text+" ") {
		return false
	}
	for _, phrases := range words {
		for _, p := range phrases {
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
