package catalog

import (
	"cmp"
	"slices"

	"github.com/RoaringBitmap/roaring/v2"
)

// Stats describes the asking prices of a search. Boats without a price and boats given away are not in it.
type Stats struct {
	N         int    // boats with a price
	Currency  string // of every amount here; empty if N is 0
	Converted bool   // some were asked in other currencies and converted at the rates of RateDate
	Min, Q1, Median, Q3, Max,
	Mean float64
}

// Facet is how the results of a search divide by one property.
type Facet struct {
	Name   string  // make, type, country or decade
	Counts []Count // most frequent first, at most ten; unknown values are left out
}

// Count is how often a value occurs.
type Count struct {
	Value string
	N     int
}

const (
	facetMake = iota
	facetType
	facetCountry
	facetDecade
	facetCount
)

var (
	facetNames  = [facetCount]string{"make", "type", "country", "decade"}
	facetValues = [facetCount]func(*Listing) string{
		facetMake:    func(l *Listing) string { return l.Make },
		facetType:    func(l *Listing) string { return string(l.Category) },
		facetCountry: func(l *Listing) string { return l.Country },
		facetDecade:  decadeOf,
	}
)

const mostCounts = 10

// tally counts what a search found in one pass.
type tally struct {
	facets     [facetCount][]int
	currencies []int
	euros      float64
}

func (ix *Index) tally(found *roaring.Bitmap) *tally {
	t := &tally{currencies: make([]int, len(ix.currencies.names))}
	for f := range t.facets {
		t.facets[f] = make([]int, len(ix.facets[f].names))
	}
	makes, types := t.facets[facetMake], t.facets[facetType]
	countries, decades := t.facets[facetCountry], t.facets[facetDecade]
	var buffer [256]uint32
	it := found.ManyIterator()
	for got := it.NextMany(buffer[:]); got > 0; got = it.NextMany(buffer[:]) {
		for _, d := range buffer[:got] {
			makes[ix.facets[facetMake].of[d]]++
			types[ix.facets[facetType].of[d]]++
			countries[ix.facets[facetCountry].of[d]]++
			decades[ix.facets[facetDecade].of[d]]++
			if int(d) < len(ix.euros) && uint64(d) >= ix.nFree {
				t.currencies[ix.currencies.of[d]]++
				t.euros += ix.euros[d]
			}
		}
	}
	return t
}

// describe returns the prices and the facets of what was found.
func (ix *Index) describe(found *roaring.Bitmap, q Query) (Stats, []Facet) {
	t := ix.tally(found)
	var facets []Facet
	for f, counts := range t.facets {
		facets = append(facets, Facet{facetNames[f], mostOf(ix.facets[f].names, counts)})
	}
	return ix.stats(found, t, q), facets
}

func mostOf(names []string, counts []int) []Count {
	var out []Count
	for code, n := range counts {
		if code > 0 && n > 0 {
			out = append(out, Count{names[code], n})
		}
	}
	slices.SortFunc(out, func(a, b Count) int {
		return cmp.Or(cmp.Compare(b.N, a.N), cmp.Compare(a.Value, b.Value))
	})
	return out[:min(mostCounts, len(out))]
}

// stats reads the quartiles off the bitmap, whose order is that of the prices.
func (ix *Index) stats(found *roaring.Bitmap, t *tally, q Query) Stats {
	s := Stats{Currency: ix.statsCurrency(t, q)}
	for code, n := range t.currencies {
		s.N += n
		s.Converted = s.Converted || n > 0 && ix.currencies.names[code] != s.Currency
	}
	if s.N == 0 {
		return Stats{}
	}
	var free uint64
	if ix.nFree > 0 {
		free = found.Rank(uint32(ix.nFree - 1))
	}
	at := func(rank float64) float64 { return ix.quantile(found, free, rank*float64(s.N-1), s.Currency) }
	s.Min, s.Q1, s.Median, s.Q3, s.Max = at(0), at(0.25), at(0.5), at(0.75), at(1)
	mean, _ := Convert(t.euros/float64(s.N), "EUR", s.Currency)
	s.Mean = mean
	return s
}

// statsCurrency is what the query is in, else what all boats are in, else DefaultCurrency.
func (ix *Index) statsCurrency(t *tally, q Query) string {
	if q.Currency != "" {
		return q.Currency
	}
	only := ""
	for code, n := range t.currencies {
		if n == 0 {
			continue
		}
		if only != "" {
			return DefaultCurrency
		}
		only = ix.currencies.names[code]
	}
	return only
}

// quantile is the price at a rank counted from 0 behind the boats given away, between two ranks in proportion.
func (ix *Index) quantile(found *roaring.Bitmap, free uint64, rank float64, currency string) float64 {
	price := func(r int) float64 {
		d, err := found.Select(uint32(free) + uint32(r))
		if err != nil || int(d) >= len(ix.euros) {
			return 0
		}
		l := ix.listings[d]
		p, _ := Convert(l.Price, l.Currency, currency)
		return p
	}
	low := int(rank)
	part := rank - float64(low)
	if part == 0 {
		return price(low)
	}
	return price(low)*(1-part) + price(low+1)*part
}

// YearStats is the asking prices of the boats of one year, or of some years from one on.
type YearStats struct {
	Year int
	Stats
}

// ByYear divides the boats that meet the query by year, or by so many years (1985 to 1989 for a span of five), oldest
// first; boats of unknown year are left out. The currency is as in Search and the same for every year. It is an error as
// for Search.
func (ix *Index) ByYear(q Query, span int) ([]YearStats, error) {
	cs, err := ix.filters(q)
	if err != nil {
		return nil, err
	}
	found, _ := ix.merge(intersect(cs).whole)
	q.Currency = ix.statsCurrency(ix.tally(found), q)
	years := map[int][]uint32{}
	for it := found.Iterator(); it.HasNext(); {
		d := it.Next()
		if y := ix.listings[d].Year(); y != 0 {
			years[y-y%span] = append(years[y-y%span], d)
		}
	}
	var out []YearStats
	for y, docs := range years {
		found := roaring.BitmapOf(docs...)
		if s := ix.stats(found, ix.tally(found), q); s.N > 0 {
			out = append(out, YearStats{y, s})
		}
	}
	slices.SortFunc(out, func(a, b YearStats) int { return cmp.Compare(a.Year, b.Year) })
	return out, nil
}

// PriceIn is the asking price in another currency at the rates of RateDate, ok if it is known and has a rate.
func (l *Listing) PriceIn(currency string) (price float64, ok bool) {
	if l.PriceType != Ask || l.Price <= 0 {
		return 0, false
	}
	return Convert(l.Price, l.Currency, currency)
}
