package catalog

import (
	"cmp"
	"math"
	"slices"
)

// order is the listings of a segment by one of their numbers.
type order struct {
	keys   []float32 // by listing; NaN is unknown
	docs   []uint32  // the listings whose number is known, by number and then in order
	starts []uint32  // by code of the column: where the listings with its value begin in docs; then their end
}

// newOrder takes the different values, ascending, and the codes of the listings.
func newOrder(values []float32, codes []uint32) order {
	o := order{keys: make([]float32, len(codes)), starts: make([]uint32, len(values)+1)}
	for d, code := range codes {
		if code == 0 {
			o.keys[d] = float32(math.NaN())
			continue
		}
		o.keys[d] = values[code-1]
		o.starts[code]++
	}
	for i := range values {
		o.starts[i+1] += o.starts[i]
	}
	o.docs = make([]uint32, o.starts[len(values)])
	next := slices.Clone(o.starts)
	for d, code := range codes {
		if code > 0 {
			o.docs[next[code-1]] = uint32(d)
			next[code-1]++
		}
	}
	return o
}

// place is where a listing stands in an order of its segment: by key, then by number. The number before the first is -1.
type place struct {
	key float64
	doc int
}

func comparePlaces(a, b place) int {
	return cmp.Or(cmp.Compare(a.key, b.key), cmp.Compare(a.doc, b.doc))
}

// crowded is how many listings of a segment there are for each one found up to which walking the order beats sorting.
const crowded = 16

// first returns the first n of some listings behind a place, by their numbers times sign; unknown ones come last.
func (o order) first(found set, count int, values []float32, sign float64, after place, n int) []place {
	if count*crowded < len(o.keys) {
		c := choose(after, n)
		found.each(func(d uint32) {
			key := math.Inf(1)
			if v := o.keys[d]; v == v {
				key = sign * float64(v)
			}
			c.offer(key, d)
		})
		return c.first
	}
	first := make([]place, 0, n)
	for i := range values {
		if sign < 0 {
			i = len(values) - 1 - i
		}
		key := sign * float64(values[i])
		if key < after.key {
			continue
		}
		for _, d := range o.run(i, key, after) {
			if !found.has(d) {
				continue
			}
			if first = append(first, place{key, int(d)}); len(first) == n {
				return first
			}
		}
	}
	from := 0
	if math.IsInf(after.key, 1) {
		from = after.doc + 1
	}
	for d, ok := found.next(from); ok && len(first) < n; d, ok = found.next(int(d) + 1) {
		if o.keys[d] != o.keys[d] {
			first = append(first, place{math.Inf(1), int(d)})
		}
	}
	return first
}

// run returns the listings with one value that stand behind a place.
func (o order) run(code int, key float64, after place) []uint32 {
	docs := o.docs[o.starts[code]:o.starts[code+1]]
	if key > after.key {
		return docs
	}
	at, _ := slices.BinarySearchFunc(docs, after.doc+1, func(d uint32, doc int) int { return cmp.Compare(int(d), doc) })
	return docs[at:]
}

// chosen is the first n listings behind a place, by any key.
type chosen struct {
	after place
	n     int
	first []place
	worst float64 // of first, once it is full: a listing with that key comes too late, because its number is higher
}

func choose(after place, n int) *chosen {
	return &chosen{after: after, n: n, first: make([]place, 0, n+1), worst: math.Inf(1)}
}

// offer takes a listing with a higher number than those before.
func (c *chosen) offer(key float64, doc uint32) {
	if len(c.first) == c.n && key >= c.worst {
		return
	}
	here := place{key, int(doc)}
	if comparePlaces(here, c.after) <= 0 {
		return
	}
	at, _ := slices.BinarySearchFunc(c.first, here, comparePlaces)
	c.first = slices.Insert(c.first, at, here)
	if len(c.first) >= c.n {
		c.first = c.first[:c.n]
		c.worst = c.first[c.n-1].key
	}
}
