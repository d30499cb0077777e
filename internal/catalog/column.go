package catalog

import (
	"math"
	"math/bits"
	"slices"
	"sort"
)

// column is one number of every listing of a segment, bit by bit (O'Neil and Quass, 1997): a listing's code is the rank of its
// value among the different ones, counted from 1, and 0 for an unknown value; slice k holds bit k of every code. A range over
// any number of listings costs one pass over as many slices as a code has bits, and no column needs a sorted copy.
type column struct {
	values []float32 // the different known values, ascending
	slices []uint64  // slice k is slices[k*words : (k+1)*words]
}

// newColumn codes the numbers of listings, NaN for an unknown one. It returns the codes too.
func newColumn(numbers []float32) (c column, codes []uint32) {
	rank := make(map[float32]uint32)
	for _, v := range numbers {
		if v == v {
			rank[v] = 0
		}
	}
	for v := range rank {
		c.values = append(c.values, v)
	}
	slices.Sort(c.values)
	for i, v := range c.values {
		rank[v] = uint32(i + 1)
	}
	words := wordsOf(len(numbers))
	c.slices = make([]uint64, words*bits.Len(uint(len(c.values))))
	codes = make([]uint32, len(numbers))
	last, code := float32(0), rank[0]
	for d, v := range numbers {
		if v != v {
			continue
		}
		if v != last {
			last, code = v, rank[v]
		}
		codes[d] = code
		for k, left := 0, code; left != 0; left >>= 1 {
			c.slices[k+d>>6] |= uint64(left&1) << (d & 63)
			k += words
		}
	}
	return c, codes
}

// numbers returns what newColumn was given.
func (c column) numbers(size int) []float32 {
	codes := make([]uint32, size)
	words := wordsOf(size)
	for k := 0; k*words < len(c.slices); k++ {
		set(c.slices[k*words : (k+1)*words]).each(func(d uint32) { codes[d] |= 1 << k })
	}
	numbers := make([]float32, size)
	for d, code := range codes {
		numbers[d] = float32(math.NaN())
		if code > 0 {
			numbers[d] = c.values[code-1]
		}
	}
	return numbers
}

// blockWords keeps one block of a slice and of the result in the first cache.
const blockWords = 512

// atLeast fills a set with the listings whose code is at least so much, which is more than 0 and at most one more than the
// greatest code.
func (c column) atLeast(code uint32, into set) {
	if int(code) > len(c.values) {
		clear(into)
		return
	}
	words := len(into)
	for from := 0; from < words; from += blockWords {
		out := into[from:min(from+blockWords, words)]
		begun := false
		for k := range bits.Len(uint(len(c.values))) {
			slice := c.slices[k*words+from:][:len(out)]
			one := code>>k&1 == 1
			switch {
			case !begun && one: // the bits below this one are all 0
				copy(out, slice)
				begun = true
			case begun && one:
				for i, w := range slice {
					out[i] &= w
				}
			case begun:
				for i, w := range slice {
					out[i] |= w
				}
			}
		}
	}
}

// slack lets a bound that was rounded to the centimetre include its boats.
const slack = 0.005

// codesBetween returns the first code whose value lies in [low, high] and the first above it.
func (c column) codesBetween(low, high float64) (first, end uint32) {
	from := sort.Search(len(c.values), func(i int) bool { return float64(c.values[i]) >= low-slack })
	to := sort.Search(len(c.values), func(i int) bool { return float64(c.values[i]) > high+slack })
	return uint32(from + 1), uint32(max(from, to) + 1)
}

// between fills a set with the listings whose value lies in [low, high]. An infinite bound bounds nothing.
func (c column) between(low, high float64, into set, room *scratch) {
	first, end := c.codesBetween(low, high)
	c.atLeast(first, into)
	if int(end) <= len(c.values) {
		above := room.take(len(into))
		c.atLeast(end, above)
		into.without(above)
	}
}

// nearest returns the listing among some whose value lies closest outside [low, high], and how far; the first of several.
func (c column) nearest(among set, low, high float64, room *scratch) (doc uint32, gap float64, ok bool) {
	first, end := c.codesBetween(low, high)
	gap = math.Inf(1)
	left := room.take(len(among))
	consider := func(greatest bool) {
		code, d, found := c.extreme(left, greatest, room)
		if !found {
			return
		}
		v := float64(c.values[code-1])
		if g := max(low-v, v-high); !ok || g < gap || g == gap && d < doc {
			doc, gap, ok = d, g, true
		}
	}
	c.atLeast(end, left)
	left.and(among)
	consider(false)
	c.atLeast(1, left)
	left.and(among)
	above := room.take(len(among))
	c.atLeast(first, above)
	left.without(above)
	consider(true)
	return doc, gap, ok
}

// extreme returns the least or the greatest code of some listings whose value is known, and the first that has it.
func (c column) extreme(among set, greatest bool, room *scratch) (code, doc uint32, ok bool) {
	words := len(among)
	part := room.take(words)
	for k := bits.Len(uint(len(c.values))) - 1; k >= 0; k-- {
		copy(part, among)
		if greatest {
			part.and(c.slices[k*words : (k+1)*words])
		} else {
			part.without(c.slices[k*words : (k+1)*words])
		}
		some := !part.empty()
		if some {
			copy(among, part)
		}
		if some == greatest {
			code |= 1 << k
		}
	}
	doc, ok = among.next(0)
	return code, doc, ok
}
