package calc

import (
	"slices"
	"sync"
)

// alwaysTalk are the phrases of questions that want an explanation even when they hold numbers.
var alwaysTalk = sync.OnceValue(func() []pattern {
	return compilePatterns([]string{
		"why", "warum", "wieso", "pourquoi", "explain", "erkläre", "explique*", "what is the difference",
		"what s the difference",
		"difference between", "unterschied zwischen", "différence entre", "pros and cons", "advantages", "disadvantages",
		"what do i do", "what should i do", "what should we do", "what causes", "what factors", "for sale", "tell me about",
		"history of", "who invented", "right now", "currently", "what happens",
		"which propeller|prop|anchor|boat|sail|sails", "which ... best|better",
		"should i|we choose|buy",
	})
})

// talk are the phrases of questions that usually want an explanation: a sum is made of them only when nothing is
// missing for it.
var talk = sync.OnceValue(func() []pattern {
	return compilePatterns([]string{
		"what does ... mean", "what is meant", "was bedeutet", "was ist", "qu est ce", "how do you", "how does",
		"how do i", "how do we",
		"is it safe", "is it ok", "should i buy", "should we buy", "is it a good", "is it good", "good for",
		"better", "best", "which boat*",
		"recommend*", "matter", "rule of thumb", "typical*", "normal*", "usually", "safe", "advice", "tips",
		"is it worth", "worth it",
		"can i drink", "what should i", "what do i need to", "how should", "which anchor", "what kind", "what type",
		"what is a", "what is an",
		"what are", "what makes", "describe", "meaning of", "definition", "when should", "how often", "wie oft", "what to",
	})
})

// opens are how a turn begins that goes on from the one before.
var opens = sync.OnceValue(func() []pattern {
	return compilePatterns([]string{
		"and", "what about", "how about", "what if", "und", "was ist mit", "et", "et pour", "same", "now", "if",
		"with", "at", "for", "but", "ok", "okay",
		"then", "or", "instead", "make it", "using", "let s say", "say", "suppose", "also", "in", "mit", "bei",
		"avec", "pour", "à", "sorry", "i mean",
	})
})

// continuedBy reports whether a turn can be read as going on from the draft before, whose inputs have words: it is
// short, and it opens like a continuation, hardly holds more than quantities, or names an input.
func (before *draft) continuedBy(q *question, words []inputWords) bool {
	const short, bare = 14, 3
	said := 0
	for _, t := range q.tokens {
		if t.quantity < 0 && !t.mark() {
			said++
		}
	}
	silent := len(q.quantities) == 0 && len(q.places) == 0 && q.boat.ID == "" && before.calculator.resume == nil
	if said > short || silent || q.explains() || q.talks() {
		return false
	}
	return said <= bare || q.goesOn() || len(before.missing()) > 0 || q.announces(words)
}

// goesOn reports whether the question opens like one that goes on from the one before.
func (q *question) goesOn() bool {
	return slices.ContainsFunc(opens(), func(p pattern) bool {
		_, ok := p.match(q.tokens, 0)
		return ok
	})
}

// announces reports whether a quantity stands right beside the words of an input.
func (q *question) announces(words []inputWords) bool {
	for i := range q.quantities {
		for _, w := range words {
			if q.announced(i, w) > 1.5 {
				return true
			}
		}
	}
	return false
}

// continued changes and completes the draft before by what the turn gives; nil when it gives nothing that fits.
func (s *Set) continued(q *question, before *draft) *draft {
	c := before.calculator
	d := c.begin(q)
	if d == nil {
		return nil
	}
	r := s.patterns()[s.byName[c.Name]]
	d.assignFirst(q, q.locate(r.words, r.values), before)
	d.phrases(q, r)
	d.fromBoat(q)
	if c.resume != nil {
		c.resume(q, d, before)
	}
	if len(d.args) == 0 || d.leftover(q) > 1 {
		return nil
	}
	for name, value := range before.args {
		if _, ok := d.args[name]; !ok {
			d.args[name] = value
		}
	}
	d.score = before.score
	return d
}

// assignFirst prefers the inputs that the draft before lacks, then those that it has.
func (d *draft) assignFirst(q *question, words []inputWords, before *draft) {
	missing := before.missing()
	if len(missing) == 0 {
		d.assign(q, words)
		return
	}
	for name := range before.args {
		if _, ok := d.args[name]; !ok {
			d.args[name] = held{}
		}
	}
	d.assign(q, words)
	for name, value := range d.args {
		if value == (held{}) {
			delete(d.args, name)
		}
	}
	d.assign(q, words)
}

// held keeps an input from being assigned.
type held struct{}
