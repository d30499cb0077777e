package question

import (
	"slices"
	"sync"
)

// alwaysTalk are the phrases of questions that want an explanation even when they hold numbers.
var alwaysTalk = sync.OnceValue(func() []Pattern {
	return Patterns([]string{
		"why", "warum", "wieso", "pourquoi", "explain", "erkläre", "explique*", "what is the difference",
		"what s the difference",
		"difference between", "unterschied zwischen", "différence entre", "pros and cons", "advantages", "disadvantages",
		"what do i do", "what should i do", "what should we do", "what causes", "what factors", "for sale", "tell me about",
		"history of", "who invented", "what happens",
		"which propeller|prop|anchor|boat|sail|sails", "which ... best|better",
		"should i|we choose|buy",
	})
})

// talk are the phrases of questions that usually want an explanation: a sum is made of them only when nothing is
// missing for it.
var talk = sync.OnceValue(func() []Pattern {
	return Patterns([]string{
		"what does ... mean", "what is meant", "was bedeutet", "was ist", "qu est ce", "how do you", "how does",
		"how do i", "how do we",
		"is it safe", "is it ok", "should i buy", "should we buy", "is it a good", "is it good", "good for",
		"better", "best", "which boat*",
		"recommend*", "matter", "rule of thumb", "typical*", "normal*", "usually", "safe", "advice", "tips",
		"is it worth", "worth it",
		"can i drink", "what should i", "what do i need to", "how should", "which anchor", "what kind", "what type",
		"what is a", "what is an",
		"right now", "currently", "what are", "what makes", "describe", "meaning of", "definition", "when should", "how often", "wie oft", "what to",
	})
})

// opens are how a turn begins that goes on from the one before.
var opens = sync.OnceValue(func() []Pattern {
	return Patterns([]string{
		"and", "what about", "how about", "what if", "und", "was ist mit", "et", "et pour", "same", "now", "if",
		"with", "at", "for", "but", "ok", "okay", "add", "plus", "hmm", "actually", "so",
		"then", "or", "instead", "make it", "using", "let s say", "say", "suppose", "also", "in", "mit", "bei",
		"avec", "pour", "à", "sorry", "i mean",
	})
})

// GoesOn reports whether the question opens like one that goes on from the one before.
func (q *Question) GoesOn() bool {
	return slices.ContainsFunc(opens(), func(p Pattern) bool {
		_, ok := p.match(q.Tokens, 0)
		return ok
	})
}

// Explains reports whether the question wants an explanation even where it holds numbers.
func (q *Question) Explains() bool { return q.Has(alwaysTalk()) }

// Talks reports whether the question usually wants an explanation.
func (q *Question) Talks() bool { return q.Has(talk()) }
