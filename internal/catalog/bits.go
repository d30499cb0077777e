package catalog

import (
	"math/bits"

	"github.com/RoaringBitmap/roaring/v2"
)

// set is some listings of one segment, a bit for each. Searches compute with sets and keep roaring bitmaps: over two and a half
// million listings an intersection reads 600 KiB in order, which is cheaper than walking containers, and needs no allocation.
type set []uint64

// wordsOf is how many words a set of so many listings has.
func wordsOf(size int) int { return (size + 63) / 64 }

func (s set) has(doc uint32) bool { return s[doc>>6]&(1<<(doc&63)) != 0 }
func (s set) add(doc uint32)      { s[doc>>6] |= 1 << (doc & 63) }
func (s set) drop(doc uint32)     { s[doc>>6] &^= 1 << (doc & 63) }

// addRange adds the listings from one number up to another, which is not added.
func (s set) addRange(from, to int) {
	if from >= to {
		return
	}
	first, last := from>>6, (to-1)>>6
	head, tail := ^uint64(0)<<(from&63), ^uint64(0)>>(63-(to-1)&63)
	if first == last {
		s[first] |= head & tail
		return
	}
	s[first] |= head
	for i := first + 1; i < last; i++ {
		s[i] = ^uint64(0)
	}
	s[last] |= tail
}

func (s set) and(t set) {
	t = t[:len(s)]
	for i := range s {
		s[i] &= t[i]
	}
}

func (s set) or(t set) {
	t = t[:len(s)]
	for i := range s {
		s[i] |= t[i]
	}
}

func (s set) without(t set) {
	t = t[:len(s)]
	for i := range s {
		s[i] &^= t[i]
	}
}

// intersect makes s what is in both others.
func (s set) intersect(a, b set) {
	a, b = a[:len(s)], b[:len(s)]
	for i := range s {
		s[i] = a[i] & b[i]
	}
}

func (s set) count() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// countWith is how many listings are in both.
func (s set) countWith(t set) int {
	t = t[:len(s)]
	n := 0
	for i, w := range s {
		n += bits.OnesCount64(w & t[i])
	}
	return n
}

func (s set) empty() bool {
	for _, w := range s {
		if w != 0 {
			return false
		}
	}
	return true
}

// next returns the first listing of the set from a number on.
func (s set) next(from int) (doc uint32, ok bool) {
	i := from >> 6
	if i >= len(s) {
		return 0, false
	}
	for w := s[i] >> (from & 63) << (from & 63); ; w = s[i] {
		if w != 0 {
			return uint32(i<<6 + bits.TrailingZeros64(w)), true
		}
		if i++; i == len(s) {
			return 0, false
		}
	}
}

// previous returns the last listing of the set before a number.
func (s set) previous(before int) (doc uint32, ok bool) {
	if before <= 0 {
		return 0, false
	}
	i := (before - 1) >> 6
	for w := s[i] & (^uint64(0) >> (63 - (before-1)&63)); ; w = s[i] {
		if w != 0 {
			return uint32(i<<6 + 63 - bits.LeadingZeros64(w)), true
		}
		if i--; i < 0 {
			return 0, false
		}
	}
}

// each visits the listings in order.
func (s set) each(visit func(doc uint32)) {
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			visit(uint32(i<<6 + bits.TrailingZeros64(w)))
		}
	}
}

// load adds a bitmap to an empty set.
func (s set) load(from *roaring.Bitmap) { from.WriteDenseTo(s) }

// rankStep is how many words share one entry of a ranking.
const rankStep = 64

// ranking answers how many listings of a set stand before a number, and which stands at a rank.
type ranking struct {
	set    set
	before []uint32 // by rankStep words: how many stand in the words before
	count  int
}

// rank makes a ranking of a set, which must not change any more.
func rank(s set) ranking {
	r := ranking{set: s, before: make([]uint32, 0, (len(s)+rankStep-1)/rankStep)}
	for i, w := range s {
		if i%rankStep == 0 {
			r.before = append(r.before, uint32(r.count))
		}
		r.count += bits.OnesCount64(w)
	}
	return r
}

// below is how many listings of the set have a lower number.
func (r ranking) below(doc int) int {
	word := doc >> 6
	if word >= len(r.set) {
		return r.count
	}
	n := int(r.before[word/rankStep])
	for i := word / rankStep * rankStep; i < word; i++ {
		n += bits.OnesCount64(r.set[i])
	}
	return n + bits.OnesCount64(r.set[word]&(1<<(doc&63)-1))
}

// at is the listing with so many before it; there are more than that.
func (r ranking) at(rank int) uint32 {
	low, high := 0, len(r.before)
	for high-low > 1 {
		if mid := (low + high) / 2; int(r.before[mid]) <= rank {
			low = mid
		} else {
			high = mid
		}
	}
	rank -= int(r.before[low])
	for i := low * rankStep; ; i++ {
		w := r.set[i]
		if n := bits.OnesCount64(w); n <= rank {
			rank -= n
			continue
		}
		for ; rank > 0; rank-- {
			w &= w - 1
		}
		return uint32(i<<6 + bits.TrailingZeros64(w))
	}
}

// scratch lends sets and tallies for the time of one search.
type scratch struct {
	words  lender[uint64]
	counts lender[int32]
}

// lender lends room of one kind.
type lender[T any] struct {
	room []T
	used int
}

// take returns room that holds anything.
func (l *lender[T]) take(n int) []T {
	if l.used+n > len(l.room) {
		l.room = make([]T, max(2*len(l.room), 16*n)) // what was lent stays with its borrowers
		l.used = 0
	}
	lent := l.room[l.used : l.used+n : l.used+n]
	l.used += n
	return lent
}

// lent is how much is lent.
type lent struct{ words, counts int }

func (s *scratch) lent() lent { return lent{s.words.used, s.counts.used} }

// takeBack takes back what was lent since.
func (s *scratch) takeBack(since lent) { s.words.used, s.counts.used = since.words, since.counts }

// take returns a set of so many words that holds anything.
func (s *scratch) take(words int) set { return s.words.take(words) }

// clean returns an empty set.
func (s *scratch) clean(words int) set {
	lent := s.take(words)
	clear(lent)
	return lent
}

// tally returns a copy of one.
func (s *scratch) tally(from tally) tally {
	for d, counts := range from.counts {
		from.counts[d] = s.counts.take(len(counts))
		copy(from.counts[d], counts)
	}
	return from
}

// none returns a tally of nothing, for the listings that another one counts.
func (s *scratch) none(of tally) tally {
	for d, counts := range of.counts {
		of.counts[d] = s.counts.take(len(counts))
		clear(of.counts[d])
	}
	of.cents = 0
	return of
}
