package catalog

import (
	"math"
	"math/bits"
	"slices"
	"sort"

	"github.com/RoaringBitmap/roaring/v2"
)

// column is one number of every listing of a segment, bit by bit (O'Neil and Quass, 1997): a listing's code is the rank of its
// value among the different ones, counted from 1, and 0 for an unknown value; slice k holds bit k of every code. A range over
// any number of listings costs one pass over as many slices as a code has bits, and no column needs a sorted copy.
type column struct {
	values []float32 // the different known values, ascending
	slices []uint64  // slice k is slices[k*words : (k+1)*words]
}

// columnReader ranks the different values that a number has in listings. The number 0 is unknown.
type columnReader struct {
	into   *segment
	number int
	value  func(*Listing) float64
	seen   map[uint32]uint32 // by the bits of a value, which are found in half the time: the rank of its coming
	values []float32
	codes  []uint32
	marks  **roaring.Bitmap
}

func newColumnReader(into *segment, c int, marks **roaring.Bitmap) *columnReader {
	return &columnReader{into: into, number: c, value: columnValues[c], seen: map[uint32]uint32{}, codes: make([]uint32, into.size), marks: marks}
}

func (r *columnReader) read(from int, block []*Listing) {
	for i, l := range block {
		v := float32(r.value(l))
		if v == 0 || v != v {
			continue
		}
		came, ok := r.seen[math.Float32bits(v)]
		if !ok {
			r.values = append(r.values, v)
			came = uint32(len(r.values))
			r.seen[math.Float32bits(v)] = came
		}
		r.codes[from+i] = came
	}
}

// end gives each listing the rank of its value among all, ascending.
func (r *columnReader) end() {
	rank := make([]uint32, len(r.values)+1)
	sorted := slices.Clone(r.values)
	slices.Sort(sorted)
	for i, v := range sorted {
		rank[r.seen[math.Float32bits(v)]] = uint32(i + 1)
	}
	for i, came := range r.codes {
		r.codes[i] = rank[came]
	}
	*r.marks = r.into.setColumn(r.number, sorted, r.codes)
}

// newColumn takes the different values, ascending, and the codes of the listings.
func newColumn(values []float32, codes []uint32) column {
	words := wordsOf(len(codes))
	c := column{values: values, slices: make([]uint64, words*bits.Len(uint(len(values))))}
	for d, code := range codes {
		for at := d >> 6; code != 0; code >>= 1 {
			c.slices[at] |= uint64(code&1) << (d & 63)
			at += words
		}
	}
	return c
}

// codes returns the codes of the listings.
func (c column) codes(size int) []uint32 {
	codes := make([]uint32, size)
	words := wordsOf(size)
	for k := 0; k*words < len(c.slices); k++ {
		set(c.slices[k*words : (k+1)*words]).each(func(d uint32) { codes[d] |= 1 << k })
	}
	return codes
}

// code returns the code of one listing of a segment whose sets have so many words.
func (c column) code(doc uint32, words int) (code uint32) {
	at := int(doc >> 6)
	for k := 0; at < len(c.slices); k++ {
		code |= uint32(c.slices[at]>>(doc&63)&1) << k
		at += words
	}
	return code
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

// nearest returns the listing whose value lies closest to [low, high], and how far, among some of which none lies inside; the first
// of several. Where low is above high it is the one closest to both.
func (c column) nearest(among set, low, high float64, room *scratch) (doc uint32, gap float64, ok bool) {
	middle := (low + high) / 2
	if math.IsInf(middle, 0) {
		if middle = low; math.IsInf(low, 0) {
			middle = high
		}
	}
	code := uint32(sort.Search(len(c.values), func(i int) bool { return float64(c.values[i]) >= middle }) + 1)
	above, below := room.take(len(among)), room.take(len(among))
	c.atLeast(code, above)
	c.atLeast(1, below)
	below.without(above)
	above.and(among)
	below.and(among)
	for _, side := range []struct {
		docs     set
		greatest bool
	}{{above, false}, {below, true}} {
		code, d, some := c.extreme(side.docs, side.greatest, room)
		if !some {
			continue
		}
		v := float64(c.values[code-1])
		if g := max(low-v, v-high); !ok || g < gap || g == gap && d < doc {
			doc, gap, ok = d, g, true
		}
	}
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
