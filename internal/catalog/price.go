package catalog

import (
	"sort"

	"github.com/RoaringBitmap/roaring/v2"
)

// price adds the price filter; the currency has a rate.
func (e *evaluation) price() {
	q := e.q
	if q.PriceMin == nil && q.PriceMax == nil {
		return
	}
	from, to := 0, len(e.euros)
	if q.PriceMin != nil {
		low, _ := Convert(*q.PriceMin, q.priceCurrency(), "EUR")
		from = sort.SearchFloat64s(e.euros, low*(1-1e-9))
	}
	if q.PriceMax != nil {
		high, _ := Convert(*q.PriceMax, q.priceCurrency(), "EUR")
		to = sort.Search(len(e.euros), func(i int) bool { return e.euros[i] > high*(1+1e-9) })
	}
	match, unknown := e.clean(), roaring.New()
	match.addRange(from, to)
	unknown.AddRange(uint64(len(e.euros)), uint64(e.size))
	e.add(clause{name: "price", match: match, unknown: unknown, nearest: func(among set) (uint32, float64, bool) {
		return e.nearestPrice(among, from, to)
	}})
}

// nearestPrice returns the cheapest listing above a range of numbers, else the dearest below it, the first of several.
func (e *evaluation) nearestPrice(among set, from, to int) (doc uint32, gap float64, ok bool) {
	if d, ok := among.next(to); ok && int(d) < len(e.euros) {
		return d, 0, true
	}
	d, ok := among.previous(from)
	if !ok {
		return 0, 0, false
	}
	first, _ := among.next(sort.SearchFloat64s(e.euros, e.euros[d]))
	return first, dearest - e.euros[d], true
}
