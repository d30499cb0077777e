package catalog

import (
	"cmp"
	"math"
	"slices"
	"strconv"
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

// divided is by what the listings of a segment are divided into kinds.
var divided = [divisions][]func(*Listing) string{
	byBuild: {func(l *Listing) string { return l.Make }, func(l *Listing) string { return string(l.Category) }},
	byPlace: {func(l *Listing) string { return l.Country }, decadeOf, countedCurrency},
}

// facets is where the facets stand in divided.
var facets = []struct {
	name               string
	division, property int
}{{"make", byBuild, 0}, {"type", byBuild, 1}, {"country", byPlace, 0}, {"decade", byPlace, 1}}

// currencyProperty is where the currency stands in divided[byPlace].
const currencyProperty = 2

// decades are the names of the decades that boats are of, those from the year 1800 on at 180.
var decades = func() (names [300]string) {
	for i := range names {
		names[i] = strconv.Itoa(10*i) + "s"
	}
	return names
}()

func decadeOf(l *Listing) string {
	at := l.Year() / 10
	switch {
	case l.Year() == 0:
		return ""
	case at < 0 || at >= len(decades):
		return strconv.Itoa(10*at) + "s"
	}
	return decades[at]
}

// countedCurrency is the currency of a price that statistics count.
func countedCurrency(l *Listing) string {
	if e := eurosOf(l); e == 0 || math.IsInf(e, 1) {
		return ""
	}
	return l.Currency
}

const mostCounts = 10

// tally counts what was found in a part: itself, or what is for sale and was not found, if that is less.
func (e *evaluation) tally() tally {
	open := e.open.count()
	if e.rank.count*2 <= open || e.found.countWith(e.open) < e.rank.count {
		t := e.room.none(e.totals)
		e.part.add(&t, e.found, 1)
		return t
	}
	t := e.room.tally(e.totals)
	rest := e.take()
	copy(rest, e.open)
	rest.without(e.found)
	e.part.add(&t, rest, -1)
	return t
}

// count is what was found in all parts.
type count struct {
	tallies []tally // by part
	cents   int64   // the sum of the prices, in euros/100
}

func (s *search) tally() count {
	var c count
	for _, e := range s.parts {
		t := e.tally()
		c.tallies = append(c.tallies, t)
		c.cents += t.cents
	}
	return c
}

// sum adds up a property over all parts, by its values.
func (s *search) sum(c count, division, property int) map[string]int {
	sums := map[string]int{}
	for i, e := range s.parts {
		e.kinds[division].sum(property, c.tallies[i].counts[division], e.room, func(value string, n int) { sums[value] += n })
	}
	delete(sums, "")
	return sums
}

// describe returns the prices and the facets of what was found.
func (s *search) describe() (Stats, []Facet) {
	c := s.tally()
	var all []Facet
	for _, f := range facets {
		all = append(all, Facet{f.name, mostOf(s.sum(c, f.division, f.property))})
	}
	return s.stats(c, s.q.Currency), all
}

func mostOf(sums map[string]int) []Count {
	out := make([]Count, 0, len(sums))
	for value, n := range sums {
		out = append(out, Count{value, n})
	}
	slices.SortFunc(out, func(a, b Count) int {
		return cmp.Or(cmp.Compare(b.N, a.N), cmp.Compare(a.Value, b.Value))
	})
	return out[:min(mostCounts, len(out))]
}

// stats describes the prices that were counted, in the currency asked or, for "", in what all boats are in, else in
// DefaultCurrency.
func (s *search) stats(c count, currency string) Stats {
	currencies := s.sum(c, byPlace, currencyProperty)
	st := Stats{Currency: currency}
	if currency == "" {
		st.Currency = onlyOf(currencies)
	}
	for each, n := range currencies {
		st.N += n
		st.Converted = st.Converted || each != st.Currency
	}
	if st.N == 0 {
		return Stats{}
	}
	at := func(share float64) float64 { return s.quantile(share*float64(st.N-1), st.Currency) }
	st.Min, st.Q1, st.Median, st.Q3, st.Max = at(0), at(0.25), at(0.5), at(0.75), at(1)
	st.Mean, _ = Convert(float64(c.cents)/100/float64(st.N), "EUR", st.Currency)
	return st
}

// onlyOf is the one currency that there is, "" for none, or DefaultCurrency for several.
func onlyOf(currencies map[string]int) string {
	if len(currencies) > 1 {
		return DefaultCurrency
	}
	for only := range currencies {
		return only
	}
	return ""
}

// PriceIn is the asking price in another currency at the rates of RateDate, ok if it is known and has a rate.
func (l *Listing) PriceIn(currency string) (price float64, ok bool) {
	if l.PriceType != Ask || l.Price <= 0 {
		return 0, false
	}
	return Convert(l.Price, l.Currency, currency)
}
