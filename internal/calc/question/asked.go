package question

import (
	"iter"
	"slices"
	"strings"
	"sync"
)

// interrogatives end where what is asked for begins, fillers aside.
var interrogatives = sync.OnceValue(func() []Pattern {
	return Patterns([]string{
		"what|which|whats|calculate|find|compute|determine|welche|welcher|welches|welchen|wieviel|quel|quelle|max*|minimum|highest|lowest",
		"how much|many",
	})
})

// fillers stand between an interrogative and what is asked for.
const fillers = " is are s the my our her his its their would will be must a max maximum min minimum required needed deepest greatest highest lowest largest " +
	"latest ist die der das mein meine est la le l mon ma "

// AsksFor reports whether one of the phrases is just what is asked for: "what is the hull speed".
func (q *Question) AsksFor(topic []Pattern) bool {
	for at := range q.askedAt() {
		for _, t := range topic {
			if end, ok := t.match(q.Tokens, at); ok && end > at+1 {
				return true
			}
		}
	}
	return false
}

// askedAt are the tokens at which what is asked for begins.
func (q *Question) askedAt() iter.Seq[int] {
	return func(yield func(int) bool) {
		for _, p := range interrogatives() {
			for _, e := range q.find(p) {
				at := e.To
				for at < len(q.Tokens) && strings.Contains(fillers, " "+q.Tokens[at].Text+" ") {
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

// AsksInput reports whether what is asked for ("what current ...?", "the maximum tide height") is an input, by its words, rather than
// what is computed, by its topic.
func (q *Question) AsksInput(words [][]Pattern, topic, asks []Pattern) bool {
	for at := range q.askedAt() {
		if q.namesInput(at, words) && !q.covers(topic, at) && !q.covers(asks, at) {
			return true
		}
	}
	return q.OpensWithInput(words, topic, asks)
}

// OpensWithInput is asksInput for a question that begins with what it asks for.
func (q *Question) OpensWithInput(words [][]Pattern, topic, asks []Pattern) bool {
	return q.namesInput(0, words) && q.opensByAsking() && !q.covers(topic, 0) && !q.covers(asks, 0)
}

// opensByAsking reports whether a question without an interrogative begins with what it asks for, before "with" or "for": "clearance
// under the keel with a draught of 1.7 m?".
func (q *Question) opensByAsking() bool {
	const reach = 6
	with := slices.IndexFunc(q.Tokens, func(t Token) bool {
		return t.Quantity >= 0 || t.Mark() || strings.Contains(" with for given mit bei für avec pour ", " "+t.Text+" ")
	})
	if with <= 0 || with > reach || q.Tokens[with].Quantity >= 0 || q.Tokens[with].Mark() || q.Has(interrogatives()) || q.Says("how", "wie", "combien") {
		return false
	}
	return !slices.ContainsFunc(q.Tokens[with:len(q.Tokens)-1], Token.Mark)
}

// AsksLast reports whether one of the phrases stands in a last clause that only asks: "beam 12 ft, 19,500 lb. Capsize screening?".
func (q *Question) AsksLast(topic []Pattern) bool {
	const reach = 4
	for k := len(q.Tokens) - 2; k > 0 && k >= len(q.Tokens)-2-reach && q.Tokens[k].Quantity < 0; k-- {
		if t := q.Tokens[k]; t.EndsSentence() || t.Text == ":" {
			if slices.ContainsFunc(q.Tokens[k+1:], func(t Token) bool {
				return strings.Contains(" how what which wie was combien quel quelle ", " "+t.Text+" ")
			}) {
				return false
			}
			for _, p := range topic {
				if p.In(q.Tokens[k+1:]) {
					return true
				}
			}
			return false
		}
	}
	return false
}

// Headed reports whether one of the phrases stands in a heading: "capsize screening: beam 12 ft, 19,500 lb".
func (q *Question) Headed(topic []Pattern) bool {
	const reach = 5
	end := slices.IndexFunc(q.Tokens, func(t Token) bool { return t.Text == ":" || t.Quantity >= 0 || t.EndsSentence() })
	return end > 0 && end <= reach && q.Tokens[end].Text == ":" && slices.ContainsFunc(topic, func(p Pattern) bool { return p.In(q.Tokens[:end]) })
}

// namesInput reports whether the words of an input stand at token at with no value behind them.
func (q *Question) namesInput(at int, words [][]Pattern) bool {
	if at >= len(q.Tokens) || strings.Contains(prepositions, " "+q.Tokens[at].Text+" ") {
		return false
	}
	for _, phrases := range words {
		for _, p := range phrases {
			end, ok := p.match(q.Tokens, at)
			for ok && end < len(q.Tokens) && (q.Tokens[end].Text == "of" || q.Tokens[end].Text == "is" || q.Tokens[end].Text == "at") {
				end++
			}
			if ok && (end == len(q.Tokens) || q.Tokens[end].Quantity < 0) {
				return true
			}
		}
	}
	return false
}

// covers reports whether one of the patterns matches a run of tokens with token at in it.
func (q *Question) covers(patterns []Pattern, at int) bool {
	for _, p := range patterns {
		for _, e := range q.find(p) {
			if e.From <= at && at < e.To {
				return true
			}
		}
	}
	return false
}
