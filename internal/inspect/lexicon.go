package inspect

import "strings"

// meaning is what a term of an advert says.
type meaning struct {
	items   []Item
	problem Problem
	action  Action
	sign    sign
}

// sign is a word that changes what others say.
type sign int

const (
	noSign      sign = iota
	ignored          // ordinary speech that only looks like a term
	negator          // "no", "never"
	unsure           // "if", "check for": what follows is not said of this boat
	needing          // "needs": what follows is wanted, not there
	newSign          // "new": what follows is new
	originalOne      // "original": as old as the boat
)

// lexicon finds terms, the longest first.
type lexicon struct {
	next map[string]*lexicon
	meaning
	ends bool
}

func (l *lexicon) add(term string, m meaning) {
	node := l
	for _, w := range split(term) {
		if node.next == nil {
			node.next = map[string]*lexicon{}
		}
		child := node.next[w.text]
		if child == nil {
			child = &lexicon{}
			node.next[w.text] = child
		}
		node = child
	}
	node.merge(m)
}

// merge keeps what a term means already: "osmosis treatment" is a problem and what was done about it.
func (l *lexicon) merge(m meaning) {
	l.ends = true
	l.items = append(l.items, m.items...)
	if m.problem != "" {
		l.problem = m.problem
	}
	if m.action != "" {
		l.action = m.action
	}
	if m.sign != noSign {
		l.sign = m.sign
	}
}

func (l *lexicon) addAll(terms string, m meaning) {
	for term := range strings.SplitSeq(terms, ",") {
		l.add(strings.TrimSpace(term), m)
	}
}

// terms is every term there is. It is built once and never changes.
var terms = newLexicon()

func newLexicon() *lexicon {
	l := &lexicon{}
	for _, p := range parts {
		l.addAll(p.terms, meaning{items: []Item{p.item}})
	}
	for term, items := range pairs {
		l.add(term, meaning{items: items})
	}
	for _, p := range problems {
		l.addAll(p.terms, meaning{problem: p.problem, items: p.implies})
	}
	for _, a := range actions {
		l.addAll(a.terms, meaning{action: a.action, items: a.implies, problem: a.problem})
	}
	for s, list := range signs {
		l.addAll(list, meaning{sign: s})
	}
	return l
}

// mark is a term where it stands in a text.
type mark struct {
	meaning
	i, j int // words, j not included
	year int // of a number that is one, else 0
	age  int // of a length of time as written, else 0; year is counted from it
	gone bool
}

// marks finds the terms among the words of one sentence.
func (l *lexicon) marks(text string, words []word, s sentence) []mark {
	var out []mark
	for i := s.first; i < s.last; {
		m, j := l.longest(text, words, i, s.last)
		if j == i {
			i++
			continue
		}
		out = append(out, mark{meaning: m, i: i, j: j})
		i = j
	}
	return out
}

// longest returns the longest term that begins with word i, and the word after it. No term spans a comma.
func (l *lexicon) longest(text string, words []word, i, last int) (m meaning, end int) {
	node, end := l, i
	for j := i; j < last; j++ {
		if j > i && comma(text[words[j-1].end:words[j].start]) {
			break
		}
		node = node.next[words[j].text]
		if node == nil {
			break
		}
		if node.ends {
			m, end = node.meaning, j+1
		}
	}
	return m, end
}
