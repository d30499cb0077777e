package distress

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/trie"
)

//go:embed lexicon/*.txt
var lexicons embed.FS

// Room for the words and the places of the lexicon, so that it need not grow.
const usualWords, usualPlaces = 9000, 100_000

// reader makes a lexicon of its files.
type reader struct {
	lexicon
	grown  *trie.Builder[int32, sense]
	joint  map[addition]sense
	macros map[string][]string
}

// addition is a sense with one concept more.
type addition struct {
	to   sense
	more concept
}

// readLexicon reads all files of the lexicon: lines of a concept, a colon and sequences of words, parted by commas, that go on in
// lines that begin with a space. In a sequence (a|b c) stands for either, [a] for a or nothing, $name for one of the sequences
// of the line that defines $name, and a star lets a word go on.
func readLexicon() lexicon {
	r := reader{
		lexicon: lexicon{
			concepts: map[string]concept{}, numbers: make(map[string]int32, usualWords), stems: map[string][]stem{}, senses: make([][]concept, 1),
		},
		grown: trie.NewBuilder[int32, sense](usualPlaces), joint: map[addition]sense{}, macros: map[string][]string{},
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
				r.define(name, list)
			}
		}
	}
	r.idle, r.study = r.concept("idle"), r.concept("study")
	r.person, r.joins, r.acts = r.concept("person"), r.concept("joins"), r.concept("acts")
	for _, name := range moods {
		r.moods[r.concept(name)] = true
	}
	r.shareStems()
	r.expectSlips()
	r.tree = r.grown.Tree()
	return r.lexicon
}

// define adds the sequences of one line.
func (r *reader) define(name, list string) {
	for sequence := range strings.SplitSeq(fold.String(list), ",") {
		if sequence = strings.TrimSpace(sequence); sequence == "" {
			continue
		}
		if macro, ok := strings.CutPrefix(name, "$"); ok {
			r.macros[macro] = append(r.macros[macro], r.expand(sequence)...)
			continue
		}
		groups := r.groups(sequence)
		if n := sequencesOf(groups); n > mostSequences {
			panic(fmt.Sprintf("%s: a pattern stands for %d sequences, at most %d are kept: %s", name, n, mostSequences, sequence))
		}
		r.add(trie.Root, groups, r.concept(name))
	}
}

// mostSequences is how many sequences one pattern may stand for: each of them takes memory, and time at every start.
const mostSequences = 20_000

// sequencesOf is how many sequences there are of one of each group behind one of the group before.
func sequencesOf(groups [][]string) int {
	n := 1
	for _, words := range groups {
		n *= len(words)
	}
	return n
}

// add puts sequences into the tree, from a place on: one of each group behind one of the group before.
func (r *reader) add(at trie.Place, groups [][]string, c concept) {
	if len(groups) > 0 {
		for _, words := range groups[0] {
			r.add(r.follow(at, words), groups[1:], c)
		}
		return
	}
	if at != trie.Root {
		means := r.grown.At(at)
		*means = r.with(*means, c)
	}
}

// with is what stands for a concept beside what stands for a sense.
func (r *reader) with(s sense, c concept) sense {
	if slices.Contains(r.senses[s], c) {
		return s
	}
	both, known := r.joint[addition{s, c}]
	if !known {
		both = sense(len(r.senses)) //nolint:gosec // a thousand and some
		r.senses = append(r.senses, append(slices.Clone(r.senses[s]), c))
		r.joint[addition{s, c}] = both
	}
	return both
}

// follow goes from a place along words, by new places where there are none yet.
func (r *reader) follow(at trie.Place, words string) trie.Place {
	for word := range strings.FieldsSeq(words) {
		at = r.grown.Grow(at, r.learn(word))
	}
	return at
}

// learn returns the number of a word or stem, a new one where it has none yet.
func (r *reader) learn(word string) int32 {
	n, ok := r.numbers[word]
	if ok {
		return n
	}
	n = int32(len(r.numbers)) //nolint:gosec // a few thousand words
	r.numbers[word] = n
	if text, open := strings.CutSuffix(word, "*"); open {
		key := text[:min(stemKey, len(text))]
		r.stems[key] = append(r.stems[key], stem{text, n})
	}
	return n
}

// shareStems lets words that stand in the lexicon by themselves also stand for what their stems do.
func (r *reader) shareStems() {
	for word := range r.numbers {
		for _, s := range r.stemsOf(word) {
			stem, ok := r.grown.Next(trie.Root, s.number)
			if !ok || strings.HasSuffix(word, "*") {
				continue
			}
			for _, c := range r.senses[*r.grown.At(stem)] {
				r.add(trie.Root, [][]string{{word}}, c)
			}
		}
	}
}

// stemsOf are the stems that a word may begin with.
func (r *reader) stemsOf(word string) []stem {
	var list []stem
	for _, s := range r.stems[word[:min(stemKey, len(word))]] {
		if strings.HasPrefix(word, s.text) {
			list = append(list, s)
		}
	}
	return list
}
