package question

import (
	"strings"
	"sync"
)

// Pattern is a phrase to look for among the words of a question. It is written as words in lower case:
//
//	word      that word; a hyphen in the question counts as a blank
//	wor*      a word that begins so
//	a|b       one word or the other; "set_off|leave" stands for two words or one
//	word?     that word or nothing; a "?" alone is the mark itself
//	#         a quantity
//	...       up to five words or quantities of the same sentence
type Pattern struct {
	elements sequence
	needs    letters // with one of which a word of the pattern begins that it cannot do without
}

type sequence []element

type element struct {
	words    [][]word // alternatives, each of one word or more
	quantity bool
	gap      bool
	optional bool
}

// word is a word of a phrase, open where the question's may go on.
type word struct {
	text string
	open bool
}

// maxGap is how many tokens "..." may stand for.
const maxGap = 5

// compiled keeps the patterns of all phrases, by phrase. They all stand in the program, so that it does not grow without end.
var compiled sync.Map

// PatternOf returns the pattern of a phrase, which nobody may change.
func PatternOf(phrase string) Pattern {
	if known, ok := compiled.Load(phrase); ok {
		return known.(Pattern)
	}
	p := newPattern(phrase)
	compiled.Store(phrase, p)
	return p
}

func newPattern(phrase string) Pattern {
	elements := sequenceOf(phrase)
	return Pattern{elements, elements.needs()}
}

func sequenceOf(phrase string) sequence {
	var p sequence
	for field := range strings.FieldsSeq(phrase) {
		switch field {
		case "...":
			p = append(p, element{gap: true})
			continue
		case "#":
			p = append(p, element{quantity: true})
			continue
		}
		optional := len(field) > 1 && strings.HasSuffix(field, "?")
		if optional {
			field = strings.TrimSuffix(field, "?")
		}
		e := element{optional: optional}
		for alternative := range strings.SplitSeq(field, "|") {
			var words []word
			for w := range strings.SplitSeq(alternative, "_") {
				text, open := strings.CutSuffix(w, "*")
				words = append(words, word{text, open})
			}
			e.words = append(e.words, words)
		}
		p = append(p, e)
	}
	return p
}

// Patterns returns the patterns of phrases, in their order.
func Patterns(phrases []string) []Pattern {
	list := make([]Pattern, 0, len(phrases))
	for _, phrase := range phrases {
		list = append(list, PatternOf(phrase))
	}
	return list
}

// size is the number of words that must match.
func (p Pattern) size() int {
	n := 0
	for _, e := range p.elements {
		if !e.gap && !e.optional {
			n++
		}
	}
	return n
}

// Extent is a run of tokens, or of bytes where a method says so.
type Extent struct{ From, To int }

// Find returns every place where the pattern matches, each as short as it can be.
func (p Pattern) Find(tokens []Token) []Extent {
	var found []Extent
	for i := range tokens {
		if end, ok := p.match(tokens, i); ok {
			found = append(found, Extent{i, end})
		}
	}
	return found
}

// In reports whether the pattern matches anywhere.
func (p Pattern) In(tokens []Token) bool {
	for i := range tokens {
		if _, ok := p.match(tokens, i); ok {
			return true
		}
	}
	return false
}

// match tries the pattern at token i and returns the token after it.
func (p Pattern) match(tokens []Token, i int) (int, bool) { return p.elements.match(tokens, i) }

func (p sequence) match(tokens []Token, i int) (int, bool) {
	if len(p) == 0 {
		return i, true
	}
	e, rest := p[0], p[1:]
	if e.gap {
		return rest.matchAfterGap(tokens, i)
	}
	if e.optional {
		if end, ok := rest.match(tokens, i); ok {
			return end, true
		}
	}
	if e.quantity {
		if i >= len(tokens) || tokens[i].Quantity < 0 {
			return 0, false
		}
		return rest.match(tokens, i+1)
	}
	for _, alternative := range e.words {
		if !begins(tokens[i:], alternative) {
			continue
		}
		if end, ok := rest.match(tokens, i+len(alternative)); ok {
			return end, true
		}
	}
	return 0, false
}

func (p sequence) matchAfterGap(tokens []Token, i int) (int, bool) {
	for k := i; k < len(tokens) && k <= i+maxGap; k++ {
		if end, ok := p.match(tokens, k); ok {
			return end, true
		}
		if tokens[k].EndsSentence() && !asksNext(tokens, k) {
			return 0, false
		}
	}
	return 0, false
}

// asksNext reports whether a question stands behind the full stop or semicolon at token k: what the sentence before it tells belongs to it.
func asksNext(tokens []Token, k int) bool {
	return (tokens[k].Text == "." || tokens[k].Text == ";") && k+1 < len(tokens) && strings.Contains(" how what which when wie was welche combien quel quelle ", " "+tokens[k+1].Text+" ")
}

// begins reports whether the tokens begin with the words.
func begins(tokens []Token, words []word) bool {
	if len(tokens) < len(words) {
		return false
	}
	for i, w := range words {
		t := &tokens[i]
		if t.Quantity >= 0 || t.Text != w.text && !(w.open && strings.HasPrefix(t.Text, w.text)) {
			return false
		}
	}
	return true
}
