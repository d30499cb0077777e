package trie_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/trie"
)

// put keeps a value behind words.
func put(t *trie.Tree[string, int], words string, value int) {
	at := trie.Root
	for w := range strings.FieldsSeq(words) {
		at, _ = t.Grow(at, w)
	}
	*t.At(at) = value
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
	return *t.At(at)
}

func TestEachSequenceHasItsOwnValue(t *testing.T) {
	tree := trie.New[string, int](0)
	put(tree, "standing rigging", 1)
	put(tree, "rigging", 2)
	put(tree, "standing rigging wire", 3)
	for words, want := range map[string]int{
		"standing rigging": 1, "rigging": 2, "standing rigging wire": 3, "standing": 0, "": 0, "wire": -1, "rigging standing": -1, "standing rigging wire rope": -1,
	} {
		if got := get(tree, words); got != want {
			t.Errorf("%q: got %d, want %d", words, got, want)
		}
	}
}

func TestKnownWordGrowsNothing(t *testing.T) {
	tree := trie.New[string, int](4)
	first, fresh := tree.Grow(trie.Root, "keel")
	again, anew := tree.Grow(trie.Root, "keel")
	if first != again || !fresh || anew || first == trie.Root {
		t.Errorf("got %d, %v and %d, %v", first, fresh, again, anew)
	}
}

func TestStepsTellEveryWord(t *testing.T) {
	tree := trie.New[string, int](0)
	put(tree, "keel bolts", 1)
	put(tree, "keel", 2)
	put(tree, "loose bolts", 3)
	led := map[string][]int{}
	for w, to := range tree.Steps() {
		led[w] = append(led[w], *tree.At(to))
	}
	for w := range maps.Keys(led) {
		slices.Sort(led[w])
	}
	if diff := cmp.Diff(map[string][]int{"keel": {2}, "bolts": {1, 3}, "loose": {0}}, led); diff != "" {
		t.Error(diff)
	}
}
