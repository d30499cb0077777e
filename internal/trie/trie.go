// Package trie keeps values behind sequences of words.
package trie

import "iter"

// Place is where some words lead in a Tree.
type Place int32

// Root is where every sequence begins.
const Root Place = 0

// Tree keeps a value at every place that words lead to from the root; other words lead to another place. Many goroutines may
// read it once it grows no more.
type Tree[W comparable, V any] struct {
	steps  map[step[W]]Place
	values []V // by their place
}

// step is one word behind those that lead to a place.
type step[W comparable] struct {
	from Place
	word W
}

// New returns a tree of the root alone, with room for so many places behind it.
func New[W comparable, V any](places int) *Tree[W, V] {
	return &Tree[W, V]{make(map[step[W]]Place, places), make([]V, 1, 1+places)}
}

// Next returns where a word leads from a place; ok is false where it leads nowhere.
func (t *Tree[W, V]) Next(at Place, word W) (to Place, ok bool) {
	to, ok = t.steps[step[W]{at, word}]
	return to, ok
}

// Grow returns where a word leads from a place, a place with the zero value where it has led nowhere yet; fresh tells which.
func (t *Tree[W, V]) Grow(at Place, word W) (to Place, fresh bool) {
	by := step[W]{at, word}
	to, known := t.steps[by]
	if !known {
		to = Place(len(t.values)) //nolint:gosec // far fewer places than an int32 counts
		t.steps[by] = to
		var none V
		t.values = append(t.values, none)
	}
	return to, !known
}

// At returns the value of a place, to read or to change it until the tree grows.
func (t *Tree[W, V]) At(at Place) *V { return &t.values[at] }

// Steps tells each word with the place that it leads to, in no order; a word that leads to several is told of each.
func (t *Tree[W, V]) Steps() iter.Seq2[W, Place] {
	return func(yield func(W, Place) bool) {
		for by, to := range t.steps {
			if !yield(by.word, to) {
				return
			}
		}
	}
}
