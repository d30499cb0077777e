package distress

import (
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/trie"
)

// mostConcepts bounds how many concepts the lexicon has.
const mostConcepts = 416

// unknown is the number of a word that the lexicon does not have.
const unknown = -1

// concept is what words stand for: a person, a limb, a fall.
type concept uint16

// sense is the number of some concepts together: most words stand for what many others do.
type sense uint16

// lexicon knows words and sequences of words by what they stand for.
type lexicon struct {
	concepts map[string]concept
	numbers  map[string]int32
	stems    map[string][]stem        // by their first bytes
	slips    fold.Shorter             // longer words without one of their letters
	tree     *trie.Tree[int32, sense] // what sequences of words, by their numbers, stand for
	senses   [][]concept              // by their number, the first of them empty
	idle     concept
	study    concept
	person   concept
	joins    concept            // words after which a sentence goes on with somebody
	acts     concept            // words that tell what somebody does or is
	moods    [mostConcepts]bool // concepts that tell how something is said, and not what
}

// stem is the beginning of words that mean the same.
type stem struct {
	text   string
	number int32
}

const (
	stemKey   = 3 // bytes of a stem by which it is found
	leastSlip = 6 // letters of a word that is known in spite of a slip
)

// concept returns the concept of a name, a new one where there is none yet.
func (lex *lexicon) concept(name string) concept {
	c, ok := lex.concepts[name]
	if !ok {
		c = concept(len(lex.concepts))
		if int(c) >= mostConcepts {
			panic("distress: more concepts than there is room for")
		}
		lex.concepts[name] = c
	}
	return c
}

// find notes what the words that were said stand for, without those of idioms. A word of study within a longer sequence that tells of
// something else is none: the button of a button battery.
func (lex *lexicon) find(s *speech) {
	for i := range s.n {
		lex.walk(s, i, func(c concept, at set) {
			if c == lex.idle {
				s.idle |= at
			}
		})
	}
	var lone, phrases set
	for i := range s.n {
		lex.walk(s, i, func(c concept, at set) {
			switch {
			case at&s.idle != 0:
				return
			case at&(at-1) != 0 && !lex.moods[c]:
				phrases |= at
			case at&(at-1) == 0 && c == lex.study:
				lone |= at
				return
			}
			s.said[c] |= at
			s.any = true
		})
	}
	s.said[lex.study] |= lone &^ phrases
	s.said[lex.person] |= lex.names(s)
}

// names are the places of words that the lexicon does not have where somebody's name stands: first in a part or after a word that
// joins, and before what somebody does.
func (lex *lexicon) names(s *speech) (at set) {
	for i := range s.n - 1 {
		opens := i == 0 || s.parts[i] != space || s.said[lex.joins]&span(i-1, 1) != 0
		if opens && s.words[i] == unknown && s.parts[i+1] == space && s.said[lex.acts]&span(i+1, 1) != 0 {
			at |= span(i, 1)
		}
	}
	return at
}

// walk tells of each sequence that begins at a place.
func (lex *lexicon) walk(s *speech, first int, tell func(concept, set)) {
	at := trie.Root
	for i := first; i < s.n; i++ {
		if s.words[i] == unknown || i > first && s.parts[i] == stop {
			return
		}
		to, ok := lex.tree.Next(at, s.words[i])
		if !ok {
			return
		}
		at = to
		for _, c := range lex.senses[lex.tree.At(at)] {
			tell(c, span(first, i-first+1))
		}
	}
}
