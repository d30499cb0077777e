package catalog

import (
	"hash/maphash"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/RoaringBitmap/roaring/v2"

	"github.com/fairlead/fairlead/internal/fold"
)

// docsByName collects the listings that have a value, in order. It is a map that hashes once for both finding and adding.
type docsByName struct {
	seed  maphash.Seed
	key   uint64   // of the hash of short names
	size  int      // how many listings there are
	slots []uint32 // numbers of names, counted from 1, by hash
	names []namedDocs
}

func newDocsByName(size int) docsByName {
	return docsByName{seed: maphash.MakeSeed(), key: rand.Uint64(), size: size}
}

// namedDocs is the listings of one name. Where they are many they are a set, which is smaller than a list and need not grow.
type namedDocs struct {
	hash, last uint32
	name       string
	docs       []uint32
	many       set
}

// crowd is how many listings there are for each of a list that is as large as a set.
const crowd = 32

// add adds a listing; the name is copied where it is new. It returns the number of the name, from 0 on.
func (b *docsByName) add(name string, doc uint32) (number uint32) {
	if 2*len(b.names) >= len(b.slots) {
		b.grow()
	}
	h, mask := b.hash(name), uint32(len(b.slots)-1)
	at := h & mask
	for ; b.slots[at] != 0; at = (at + 1) & mask {
		if n := &b.names[b.slots[at]-1]; n.hash == h && n.name == name {
			n.add(doc, b.size)
			return b.slots[at] - 1
		}
	}
	b.names = append(b.names, namedDocs{hash: h, last: doc, name: strings.Clone(name), docs: []uint32{doc}})
	b.slots[at] = uint32(len(b.names))
	return b.slots[at] - 1
}

// hash takes up to sixteen bytes as two numbers that may overlap, and multiplies them (as wyhash by Wang Yi does), which costs a
// third of a call of maphash; most words are that short.
func (b *docsByName) hash(name string) uint32 {
	n := len(name)
	var first, last uint64
	switch {
	case n > 16:
		return uint32(maphash.String(b.seed, name))
	case n >= 8:
		first, last = fold.EightBytes(name), fold.EightBytes(name[n-8:])
	case n >= 4:
		first, last = fold.FourBytes(name), fold.FourBytes(name[n-4:])
	case n > 0:
		first = uint64(name[0])<<16 | uint64(name[n/2])<<8 | uint64(name[n-1])
	}
	high, low := bits.Mul64(first^b.key, last^bits.RotateLeft64(b.key, 32)^uint64(n))
	return uint32(high ^ low)
}

// again adds a listing to a name by its number.
func (b *docsByName) again(number, doc uint32) { b.names[number].add(doc, b.size) }

// add adds a listing, unless it was the last one already.
func (n *namedDocs) add(doc uint32, size int) {
	if n.last == doc {
		return
	}
	n.last = doc
	if n.many != nil {
		n.many.add(doc)
		return
	}
	if n.docs = append(n.docs, doc); len(n.docs) < size/crowd {
		return
	}
	n.many = make(set, wordsOf(size))
	for _, d := range n.docs {
		n.many.add(d)
	}
	n.docs = nil
}

func (n *namedDocs) bitmap() *roaring.Bitmap {
	if n.many != nil {
		return roaring.FromDense(n.many, false)
	}
	return roaring.BitmapOf(n.docs...)
}

func (b *docsByName) grow() {
	b.slots = make([]uint32, max(64, 2*len(b.slots)))
	mask := uint32(len(b.slots) - 1)
	for n := range b.names {
		at := b.names[n].hash & mask
		for b.slots[at] != 0 {
			at = (at + 1) & mask
		}
		b.slots[at] = uint32(n + 1)
	}
}

// lists returns what was collected, sorted.
func (b *docsByName) lists() lists {
	slices.SortFunc(b.names, func(n, m namedDocs) int { return strings.Compare(n.name, m.name) })
	var l lists
	for i := range b.names {
		l.names.pushText(b.names[i].name)
		l.docs.pushDocs(b.names[i].bitmap())
	}
	return l
}
