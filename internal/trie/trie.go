// Package trie keeps values behind sequences of words.
package trie

import (
	"cmp"
	"iter"
	"slices"
)

// Place is where some words lead in a Tree, or in a Builder, which counts its places otherwise.
type Place int32

// Root is where every sequence begins.
const Root Place = 0

// Builder grows what a Tree keeps. One goroutine at a time may use it.
type Builder[W cmp.Ordered, V any] struct {
	steps  map[step[W]]Place
	values []V // by their place
}

// step is one word behind those that lead to a place.
type step[W cmp.Ordered] struct {
	from Place
	word W
}

// NewBuilder returns a builder of the root alone, with room for so many places behind it.
func NewBuilder[W cmp.Ordered, V any](places int) *Builder[W, V] {
	return &Builder[W, V]{make(map[step[W]]Place, places), make([]V, 1, 1+places)}
}

// Next returns where a word leads from a place; ok is false where it leads nowhere.
func (b *Builder[W, V]) Next(at Place, word W) (to Place, ok bool) {
	to, ok = b.steps[step[W]{at, word}]
	return to, ok
}

// Grow returns where a word leads from a place, a place with the zero value where it has led nowhere yet.
func (b *Builder[W, V]) Grow(at Place, word W) Place {
	by := step[W]{at, word}
	to, known := b.steps[by]
	if !known {
		to = Place(len(b.values)) //nolint:gosec // far fewer places than an int32 counts
		b.steps[by] = to
		var none V
		b.values = append(b.values, none)
	}
	return to
}

// At returns the value of a place, to read or to change it until the builder grows.
func (b *Builder[W, V]) At(at Place) *V { return &b.values[at] }

// Tree keeps a value at every place that words lead to from the root; other words lead to another place. It never changes.
//
// The places that words lead to from one place follow one another in the order of these words, so that a word and a number are all
// that a place takes beside its value: a fourth of what its builder takes.
type Tree[W cmp.Ordered, V any] struct {
	root   map[W]Place // from the root, where there are too many words to search among
	words  []W         // by place: the word that leads to it
	first  []Place     // by place, and one more: the first of the places that words lead to from it
	values []V         // by place
}

// Tree returns what has grown.
func (b *Builder[W, V]) Tree() *Tree[W, V] {
	n := len(b.values)
	t := &Tree[W, V]{map[W]Place{}, make([]W, 1, n), make([]Place, 0, n+1), make([]V, 0, n)}
	ahead := b.ahead()
	grown := make([]Place, 1, n) // by place of the tree: that of the builder
	for at := 0; at < len(grown); at++ {
		from := grown[at]
		t.values = append(t.values, b.values[from])
		t.first = append(t.first, Place(len(grown))) //nolint:gosec // as in Grow
		for _, s := range ahead[from] {
			t.words, grown = append(t.words, s.word), append(grown, s.to)
		}
	}
	t.first = append(t.first, Place(len(grown))) //nolint:gosec // as in Grow
	for w, to := range t.From(Root) {
		t.root[w] = to
	}
	return t
}

// way is a word that leads on, and where.
type way[W cmp.Ordered] struct {
	word W
	to   Place
}

// ahead are the words that lead on from each place, in their order.
func (b *Builder[W, V]) ahead() [][]way[W] {
	count := make([]int, len(b.values))
	for by := range b.steps {
		count[by.from]++
	}
	room, all := make([]way[W], len(b.steps)), make([][]way[W], len(b.values))
	for at, n := range count {
		all[at], room = room[:0:n], room[n:]
	}
	for by, to := range b.steps {
		all[by.from] = append(all[by.from], way[W]{by.word, to})
	}
	for _, ways := range all {
		slices.SortFunc(ways, func(a, b way[W]) int { return cmp.Compare(a.word, b.word) })
	}
	return all
}

// Next returns where a word leads from a place; ok is false where it leads nowhere.
func (t *Tree[W, V]) Next(at Place, word W) (to Place, ok bool) {
	if at == Root {
		to, ok = t.root[word]
		return to, ok
	}
	i, ok := slices.BinarySearch(t.words[t.first[at]:t.first[at+1]], word)
	return t.first[at] + Place(i), ok //nolint:gosec // as in Grow
}

// At returns the value of a place.
func (t *Tree[W, V]) At(at Place) V { return t.values[at] }

// From tells each word that leads on from a place with the place that it leads to, in the order of the words.
func (t *Tree[W, V]) From(at Place) iter.Seq2[W, Place] {
	return t.between(t.first[at], t.first[at+1])
}

// All tells each word with the place that it leads to, shorter sequences first; a word that leads to several is told of each.
func (t *Tree[W, V]) All() iter.Seq2[W, Place] {
	return t.between(Root+1, Place(len(t.words))) //nolint:gosec // as in Grow
}

func (t *Tree[W, V]) between(first, end Place) iter.Seq2[W, Place] {
	return func(yield func(W, Place) bool) {
		for to := first; to < end; to++ {
			if !yield(t.words[to], to) {
				return
			}
		}
	}
}
