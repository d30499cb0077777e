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

func newOrder(numbers []float32, codes []uint32, values int) order {
	o := order{keys: numbers, starts: make([]uint32, values+1)}
	for _, code := range codes {
		if code > 0 {
			o.starts[code]++
		}
	}
	for i := range values {
		o.starts[i+1] += o.starts[i]
	}
	o.docs = make([]uint32, o.starts[values])
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
		return firstPlaces(found, after, n, func(d uint32) float64 {
			if v := o.keys[d]; v == v {
				return sign * float64(v)
			}
			return math.Inf(1)
		})
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

// firstPlaces returns the first n listings behind a place by any key.
func firstPlaces(found set, after place, n int, key func(uint32) float64) []place {
	first := make([]place, 0, n+1)
	worst := math.Inf(1)
	found.each(func(d uint32) {
		k := key(d)
		if len(first) == n && k >= worst {
			return // a later number loses a tie
		}
		here := place{k, int(d)}
		if comparePlaces(here, after) <= 0 {
			return
		}
		at, _ := slices.BinarySearchFunc(first, here, comparePlaces)
		first = slices.Insert(first, at, here)
		first = first[:min(n, len(first))]
		worst = first[len(first)-1].key
	})
	return first
}
