package catalog

import (
	"cmp"
	"math"
	"slices"
	"sort"

	"github.com/RoaringBitmap/roaring/v2"
)

// column is one number of every listing. Listings are numbered by their place in the index.
type column struct {
	values  []float32 // by listing; NaN is unknown
	sorted  []float32 // the known values in order
	docs    []uint32  // the listings of sorted
	unknown *roaring.Bitmap
}

// newColumn reads a number of every listing; 0 is unknown.
func newColumn(listings []*Listing, value func(*Listing) float64) *column {
	c := &column{values: make([]float32, len(listings))}
	var missing []uint32
	for i, l := range listings {
		v := value(l)
		if v == 0 || math.IsNaN(v) {
			c.values[i] = float32(math.NaN())
			missing = append(missing, uint32(i))
			continue
		}
		c.values[i] = float32(v)
		c.docs = append(c.docs, uint32(i))
	}
	c.unknown = roaring.BitmapOf(missing...)
	slices.SortFunc(c.docs, func(a, b uint32) int {
		return cmp.Or(cmp.Compare(c.values[a], c.values[b]), cmp.Compare(a, b))
	})
	c.sorted = make([]float32, len(c.docs))
	for i, d := range c.docs {
		c.sorted[i] = c.values[d]
	}
	return c
}

// slack lets a bound that was rounded to the centimetre include its boats.
const slack = 0.005

// between returns the listings whose value lies in [low, high]. An infinite bound bounds nothing.
func (c *column) between(low, high float64) *roaring.Bitmap {
	from := sort.Search(len(c.sorted), func(i int) bool { return float64(c.sorted[i]) >= low-slack })
	to := sort.Search(len(c.sorted), func(i int) bool { return float64(c.sorted[i]) > high+slack })
	if from >= to {
		return roaring.New()
	}
	return bitmapOf(c.docs[from:to], len(c.values))
}

// bitmapOf makes a bitmap of listings in any order.
func bitmapOf(docs []uint32, size int) *roaring.Bitmap {
	words := make([]uint64, (size+63)/64)
	for _, d := range docs {
		words[d>>6] |= 1 << (d & 63)
	}
	return roaring.FromDense(words, false)
}

// nearest returns the listing among some whose value lies closest outside [low, high].
func (c *column) nearest(among *roaring.Bitmap, low, high float64) (doc uint32, ok bool) {
	best := math.Inf(1)
	for it := among.Iterator(); it.HasNext(); {
		d := it.Next()
		v := float64(c.values[d])
		if gap := max(low-v, v-high); gap < best {
			best, doc, ok = gap, d, true
		}
	}
	return doc, ok
}
