package trie_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/trie"
)

// grown is a tree of the words with their values.
func grown(values map[string]int) *trie.Tree[string, int] {
	b := trie.NewBuilder[string, int](0)
	for words, value := range values {
		at := trie.Root
		for w := range strings.FieldsSeq(words) {
			at = b.Grow(at, w)
		}
		*b.At(at) = value
	}
	return b.Tree()
}

// get returns the value behind words, -1 where they lead nowhere.
func get(t *trie.Tree[string, int], words string) int {
	at := trie.Root
	for w := range strings.FieldsSeq(words) {
		to, ok := t.Next(at, w)
		if !ok {
			return -1
		}
		at = to
	}
	return t.At(at)
}

func TestEachSequenceHasItsOwnValue(t *testing.T) {
	tree := grown(map[string]int{"standing rigging": 1, "rigging": 2, "standing rigging wire": 3, "standing rigging rod": 4, "loose wire": 5})
	for words, want := range map[string]int{
		"standing rigging": 1, "rigging": 2, "standing rigging wire": 3, "standing rigging rod": 4, "loose wire": 5, "standing": 0, "": 0,
		"wire": -1, "rigging standing": -1, "standing rigging wire rope": -1, "standing rigging a": -1, "standing rigging z": -1, "loose rod": -1,
	} {
		if got := get(tree, words); got != want {
			t.Errorf("%q: got %d, want %d", words, got, want)
		}
	}
}

func TestTreeOfNothingHasOnlyItsRoot(t *testing.T) {
	tree := grown(map[string]int{"": 7})
	if got := tree.At(trie.Root); got != 7 {
		t.Errorf("got %d at the root, want 7", got)
	}
	if got := get(tree, "keel"); got != -1 {
		t.Errorf("got %d behind a word, want none", got)
	}
}

func TestKnownWordGrowsNothing(t *testing.T) {
	b := trie.NewBuilder[string, int](4)
	first := b.Grow(trie.Root, "keel")
	if again := b.Grow(trie.Root, "keel"); first != again || first == trie.Root {
		t.Errorf("got %d and %d", first, again)
	}
	if to, ok := b.Next(trie.Root, "keel"); to != first || !ok {
		t.Errorf("got %d, %v, want %d", to, ok, first)
	}
	if _, ok := b.Next(first, "keel"); ok {
		t.Error("a word leads on that never did")
	}
}

func TestWordsAreToldInTheirOrder(t *testing.T) {
	tree := grown(map[string]int{"loose bolts": 3, "keel bolts": 1, "keel": 2, "keel stub": 4})
	type told struct {
		Word  string
		Value int
	}
	all := func(from func(func(string, trie.Place) bool)) (list []told) {
		for w, to := range from {
			list = append(list, told{w, tree.At(to)})
		}
		return list
	}
	keel, _ := tree.Next(trie.Root, "keel")
	if diff := cmp.Diff([]told{{"bolts", 1}, {"stub", 4}}, all(tree.From(keel))); diff != "" {
		t.Error(diff)
	}
	want := []told{{"keel", 2}, {"loose", 0}, {"bolts", 1}, {"stub", 4}, {"bolts", 3}}
	if diff := cmp.Diff(want, all(tree.All())); diff != "" {
		t.Error(diff)
	}
}
