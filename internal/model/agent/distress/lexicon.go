package distress

import (
	"embed"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/trie"
)

//go:embed lexicon/*.txt
var lexicons embed.FS

// mostConcepts bounds how many concepts the lexicon has.
const mostConcepts = 352

// unknown is the number of a word that the lexicon does not have.
const unknown = -1

// concept is what words stand for: a person, a limb, a fall.
type concept uint16

// lexicon knows words and sequences of words by what they stand for.
type lexicon struct {
	concepts map[string]concept
	numbers  map[string]int32
	stems    map[string][]stem            // by their first bytes
	slips    fold.Shorter                 // longer words without one of their letters
	tree     *trie.Tree[int32, []concept] // what sequences of words, by their numbers, stand for
	macros   map[string][]string
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

	usualWords, usualPlaces = 9000, 72_000 // room for the words and places of the lexicon, so that it need not grow
)

// readLexicon reads all files of the lexicon: lines of a concept, a colon and sequences of words, parted by commas, that go on in
// lines that begin with a space. In a sequence (a|b c) stands for either, [a] for a or nothing, $name for one of the sequences
// of the line that defines $name, and a star lets a word go on.
func readLexicon() lexicon {
	lex := lexicon{
		concepts: map[string]concept{}, numbers: make(map[string]int32, usualWords), stems: map[string][]stem{},
		tree: trie.New[int32, []concept](usualPlaces), macros: map[string][]string{},
	}
	files, err := lexicons.ReadDir("lexicon")
	if err != nil {
		panic(err)
	}
	var lines []string
	for _, f := range files {
		text, err := lexicons.ReadFile("lexicon/" + f.Name())
		if err != nil {
			panic(err)
		}
		lines = append(lines, entries(string(text))...)
	}
	for _, macros := range []bool{true, false} {
		for _, line := range lines {
			if name, list, _ := strings.Cut(line, ":"); strings.HasPrefix(name, "$") == macros {
				lex.define(name, list)
			}
		}
	}
	lex.idle, lex.study = lex.concept("idle"), lex.concept("study")
	lex.person, lex.joins, lex.acts = lex.concept("person"), lex.concept("joins"), lex.concept("acts")
	for _, name := range moods {
		lex.moods[lex.concept(name)] = true
	}
	lex.shareStems()
	lex.expectSlips()
	return lex
}

// define adds the sequences of one line.
func (lex *lexicon) define(name, list string) {
	for sequence := range strings.SplitSeq(fold.String(list), ",") {
		if sequence = strings.TrimSpace(sequence); sequence == "" {
			continue
		}
		if macro, ok := strings.CutPrefix(name, "$"); ok {
			lex.macros[macro] = append(lex.macros[macro], lex.expand(sequence)...)
			continue
		}
		lex.add(trie.Root, lex.groups(sequence), lex.concept(name))
	}
}

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

// add puts sequences into the tree, from a place on: one of each group behind one of the group before.
func (lex *lexicon) add(at trie.Place, groups [][]string, c concept) {
	if len(groups) > 0 {
		for _, words := range groups[0] {
			lex.add(lex.follow(at, words), groups[1:], c)
		}
		return
	}
	if ends := lex.tree.At(at); at != trie.Root && !slices.Contains(*ends, c) {
		*ends = append(*ends, c)
	}
}

// follow goes from a place along words, by new places where there are none yet.
func (lex *lexicon) follow(at trie.Place, words string) trie.Place {
	for word := range strings.FieldsSeq(words) {
		at, _ = lex.tree.Grow(at, lex.learn(word))
	}
	return at
}

// learn returns the number of a word or stem, a new one where it has none yet.
func (lex *lexicon) learn(word string) int32 {
	n, ok := lex.numbers[word]
	if ok {
		return n
	}
	n = int32(len(lex.numbers)) //nolint:gosec // a few thousand words
	lex.numbers[word] = n
	if text, open := strings.CutSuffix(word, "*"); open {
		key := text[:min(stemKey, len(text))]
		lex.stems[key] = append(lex.stems[key], stem{text, n})
	}
	return n
}

// shareStems lets words that stand in the lexicon by themselves also stand for what their stems do.
func (lex *lexicon) shareStems() {
	for word := range lex.numbers {
		for _, s := range lex.stemsOf(word) {
			stem, ok := lex.tree.Next(trie.Root, s.number)
			if !ok || strings.HasSuffix(word, "*") {
				continue
			}
			for _, c := range *lex.tree.At(stem) {
				lex.add(trie.Root, [][]string{{word}}, c)
			}
		}
	}
}

// stemsOf are the stems that a word may begin with.
func (lex *lexicon) stemsOf(word string) []stem {
	var list []stem
	for _, s := range lex.stems[word[:min(stemKey, len(word))]] {
		if strings.HasPrefix(word, s.text) {
			list = append(list, s)
		}
	}
	return list
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
		for _, c := range *lex.tree.At(at) {
			tell(c, span(first, i-first+1))
		}
	}
}
