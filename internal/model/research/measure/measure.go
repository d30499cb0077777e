package measure

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/study"
)

// RivalsWords begins the words of a filter of the boats that a design is set beside.
const RivalsWords = "boats of the kind and length of the "

// statistic computes values from a sample, n being the boats in the calculation. Parts of fewer than five boats are left out.
type statistic func(Sample) (n int, values []study.Value)

// Query makes evidence of a measure over the boats that meet a filter; against is nil but for a comparison.
func (from Sources) Query(d *Drawer, f, against *study.Filter, title, measure string) *Evidence {
	s := d.Draw(f)
	compute := from.computation(measure)
	e := &Evidence{
		Evidence: study.Evidence{
			Kind: study.OfQuery, Title: title, Measure: measure, Filter: f, Against: against, AsOf: day(d.ix.AsOf()), Currency: s.currency,
		},
		run: func(d *Drawer) (int, []study.Value) { return compute(d, f, against) },
	}
	if s.converted {
		e.RateDate = day(catalog.RateDate())
	}
	e.Sample = slices.ContainsFunc(s.Boats, func(l *catalog.Listing) bool { return l.Sample })
	e.Boats, e.Values = e.run(d)
	return e
}

// askingPrices is the distribution of asking prices.
func askingPrices(s Sample) (int, []study.Value) {
	values := []study.Value{{Name: "boats", Number: float64(len(s.Boats)), Unit: study.Count}}
	if years := numbers(s.Boats, func(l *catalog.Listing) float64 { return float64(l.Year()) }); len(years) >= Fewest {
		values = append(values, study.Value{Name: "median year", Number: catalog.Quantile(years, 0.5), Unit: study.Year})
	}
	return len(s.Priced), append(values, s.spread("", s.allPrices())...)
}

// quartiles are count, quartiles and spread of the asking prices of at least five boats.
func (s Sample) quartiles(of string, boats []*catalog.Listing) []study.Value {
	if len(boats) < Fewest {
		return nil
	}
	return s.spread(of, s.Prices(boats))
}

// spread is the same of ascending prices.
func (s Sample) spread(of string, prices []float64) []study.Value {
	if len(prices) < Fewest {
		return nil
	}
	money := study.Unit(s.currency)
	q1, median, q3 := catalog.Quantile(prices, 0.25), catalog.Quantile(prices, 0.5), catalog.Quantile(prices, 0.75)
	return []study.Value{
		{Name: "priced", Of: of, Number: float64(len(prices)), Unit: study.Count},
		{Name: "lowest", Of: of, Number: prices[0], Unit: money},
		{Name: "lower quartile", Of: of, Number: q1, Unit: money},
		{Name: "median", Of: of, Number: median, Unit: money},
		{Name: "upper quartile", Of: of, Number: q3, Unit: money},
		{Name: "highest", Of: of, Number: prices[len(prices)-1], Unit: money},
		{Name: "lowest tenth", Of: of, Number: catalog.Quantile(prices, 0.1), Unit: money},
		{Name: "highest tenth", Of: of, Number: catalog.Quantile(prices, 0.9), Unit: money},
		{Name: "spread", Of: of, Number: 100 * (q3 - q1) / median, Unit: study.Percent},
	}
}

// pricesBy divides the priced boats by a key and tells the quartiles of each of the largest parts, by its name.
func pricesBy[K comparable](key func(*catalog.Listing) K, name func(*catalog.Listing) string, most int) statistic {
	return func(s Sample) (int, []study.Value) {
		var values []study.Value
		parts := divideBy(s.Priced, key, name)
		for _, p := range parts[:min(most, len(parts))] {
			values = append(values, s.quartiles(p.Name, p.Boats)...)
		}
		return len(s.Priced), values
	}
}

// pricesByYear divides the priced boats into bands of build years, the newest first.
func pricesByYear(s Sample) (int, []study.Value) {
	years := numbers(s.Priced, func(l *catalog.Listing) float64 { return float64(l.Year()) })
	if len(years) == 0 {
		return 0, nil
	}
	width := bandWidth(catalog.Quantile(years, 0.95) - catalog.Quantile(years, 0.05))
	oldest, newest := int(years[0]), int(years[len(years)-1])
	bands := Divide(s.Priced, func(l *catalog.Listing) string { return bandOf(l.Year(), width, oldest, newest) })
	slices.SortFunc(bands, func(a, b Part) int { return b.Boats[0].Year()/width - a.Boats[0].Year()/width })
	bands = upTo(bands, mostBands, width)
	var values []study.Value
	alone := 0
	for _, b := range bands {
		known := s.quartiles(b.Name, b.Boats)
		if known == nil {
			alone += len(b.Boats)
		}
		values = append(values, known...)
	}
	return len(years), append(values, study.Value{Name: "in no row", Number: float64(alone), Unit: study.Count})
}

// mostBands is how many bands of build years a table has.
const mostBands = 6

// upTo are bands, the newest first, of which the oldest are one where there are more than some number.
func upTo(bands []Part, most, width int) []Part {
	if len(bands) <= most {
		return bands
	}
	last := bands[most-1].Boats[0].Year()/width*width + width - 1
	rest := Part{Name: "up to " + strconv.Itoa(last)}
	for _, b := range bands[most-1:] {
		rest.Boats = append(rest.Boats, b.Boats...)
	}
	return append(bands[:most-1:most-1], rest)
}

// bandWidth is how many build years share a band so that a table has about five.
func bandWidth(span float64) int {
	switch {
	case span <= 6:
		return 2
	case span <= 24:
		return 5
	}
	return 10
}

// bandOf names the band of a year, no wider than from the oldest boat to the newest.
func bandOf(year, width, oldest, newest int) string {
	if year == 0 {
		return ""
	}
	first := year / width * width
	last := min(first+width-1, max(newest, year))
	if first = max(first, oldest); first == last {
		return "in " + strconv.Itoa(first)
	}
	return strconv.Itoa(first) + "–" + strconv.Itoa(last)
}

// timeOnSale tells for how many days boats have been seen, and how many prices have come down.
func timeOnSale(s Sample) (int, []study.Value) {
	days := numbers(s.Boats, func(l *catalog.Listing) float64 { return float64(l.SeenDays()) })
	if len(days) < Fewest {
		return len(days), nil
	}
	reduced, offered := 0, 0
	for _, l := range s.Boats {
		if l.Reduced() {
			reduced++
		}
		if l.Status == catalog.UnderOffer {
			offered++
		}
	}
	values := []study.Value{
		{Name: "lower quartile", Number: catalog.Quantile(days, 0.25), Unit: study.Days},
		{Name: "median", Number: catalog.Quantile(days, 0.5), Unit: study.Days},
		{Name: "upper quartile", Number: catalog.Quantile(days, 0.75), Unit: study.Days},
	}
	share := func(name string, n int) {
		if n >= Fewest {
			values = append(values, study.Value{Name: name, Number: 100 * float64(n) / float64(len(s.Boats)), Unit: study.Percent})
		}
	}
	share("reduced", reduced)
	share("under offer", offered)
	return len(days), values
}

// equipment tells what share of the listings names a feature; one that names none of them may have it all the same.
func equipment(s Sample) (int, []study.Value) {
	if len(s.Boats) < 4*Fewest {
		return len(s.Boats), nil
	}
	counts := map[string]int{}
	for _, l := range s.Boats {
		for _, f := range l.Features {
			counts[f]++
		}
	}
	var values []study.Value
	for f, n := range counts {
		if n >= Fewest {
			values = append(values, study.Value{Name: "share", Of: prose.Spaced(f), Number: 100 * float64(n) / float64(len(s.Boats)), Unit: study.Percent})
		}
	}
	slices.SortFunc(values, func(a, b study.Value) int {
		return cmp.Or(cmp.Compare(b.Number, a.Number), cmp.Compare(a.Of, b.Of))
	})
	return len(s.Boats), values[:min(8, len(values))]
}

// gaps tells what the listings leave open.
func gaps(s Sample) (int, []study.Value) {
	lacking := func(name string, lacks func(*catalog.Listing) bool) study.Value {
		n := 0
		for _, l := range s.Boats {
			if lacks(l) {
				n++
			}
		}
		return study.Value{Name: name, Number: float64(n), Unit: study.Count}
	}
	return len(s.Boats), []study.Value{
		{Name: "boats", Number: float64(len(s.Boats)), Unit: study.Count},
		{Name: "without price", Number: float64(len(s.Boats) - len(s.Priced)), Unit: study.Count},
		lacking("without year", func(l *catalog.Listing) bool { return l.Year() == 0 }),
		lacking("without place", func(l *catalog.Listing) bool { return l.Country == "" }),
		lacking("undated rigs", func(l *catalog.Listing) bool { return l.Category.Sails() && l.RiggingYear == 0 }),
	}
}

// withUnknown adds to the gaps how many boats a filter leaves out because they do not tell its value.
func withUnknown(d *Drawer, f *study.Filter) (int, []study.Value) {
	n, values := gaps(d.Draw(f))
	page, err := d.ix.Search(f.Query, catalog.Paging{Limit: 1})
	if err != nil {
		return n, values
	}
	for _, u := range page.Unknown {
		values = append(values, study.Value{Name: "unknown", Of: "their " + prose.Spaced(u.Filter), Number: float64(u.Count), Unit: study.Count})
	}
	return n, values
}

// numbers are the known values of a number, ascending.
func numbers(boats []*catalog.Listing, number func(*catalog.Listing) float64) []float64 {
	var known []float64
	for _, l := range boats {
		if n := number(l); n != 0 {
			known = append(known, n)
		}
	}
	slices.Sort(known)
	return known
}

// proportion is how many of the boats of a filter are in a part of it.
func proportion(part, all Sample) (int, []study.Value) {
	if len(all.Boats) < Fewest {
		return len(all.Boats), nil
	}
	return len(all.Boats), []study.Value{
		{Name: "naming it", Number: float64(len(part.Boats)), Unit: study.Count},
		{Name: "boats", Number: float64(len(all.Boats)), Unit: study.Count},
		{Name: "share", Number: 100 * float64(len(part.Boats)) / float64(len(all.Boats)), Unit: study.Percent},
	}
}
