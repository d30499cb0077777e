package research

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// sample is the boats that meet a filter, each once however many brokers list it.
type sample struct {
	boats     []*catalog.Listing // cheapest first
	priced    []*catalog.Listing // of them with an asking price
	currency  string             // of every amount
	converted bool               // some were asked in another currency
	today     int                // year of the catalogue's day
	made      *made
}

// made is what several figures of a sample rest on, made when it is first asked for.
type made struct {
	prices       []float64 // of all that are priced, ascending
	fit          fit
	fitted, fits bool
}

// allPrices are the prices of a sample that was drawn, ascending; nobody may change them.
func (s sample) allPrices() []float64 {
	if s.made.prices == nil {
		s.made.prices = s.prices(s.priced)
	}
	return s.made.prices
}

// fewest is how many boats a figure has to rest on.
const fewest = 5

// drawer draws samples from one snapshot, each once. It is not safe for concurrent use.
type drawer struct {
	ix       *catalog.Index
	currency string
	drawn    map[*Filter]sample
}

func newDrawer(ix *catalog.Index, currency string) *drawer {
	return &drawer{ix: ix, currency: currency, drawn: map[*Filter]sample{}}
}

// draw returns the boats that meet a filter; a filter that cannot be run has none.
func (d *drawer) draw(f *Filter) sample {
	if s, ok := d.drawn[f]; ok {
		return s
	}
	s := sample{currency: d.currency, today: d.ix.AsOf().Year(), made: &made{}}
	s.boats = boatsOf(d.ix, f)
	for _, l := range s.boats {
		if _, ok := l.PriceIn(d.currency); ok {
			s.priced = append(s.priced, l)
			s.converted = s.converted || l.Currency != d.currency
		}
	}
	d.drawn[f] = s
	return s
}

func boatsOf(ix *catalog.Index, f *Filter) []*catalog.Listing {
	found, err := ix.Match(f.Query)
	if err != nil {
		return nil
	}
	if len(f.Except) == 0 {
		return found
	}
	return slices.DeleteFunc(found, func(l *catalog.Listing) bool { return slices.Contains(f.Except, l.DesignID) })
}

// prices are the asking prices of boats that have one, ascending.
func (s sample) prices(boats []*catalog.Listing) []float64 {
	prices := make([]float64, 0, len(boats))
	for _, l := range boats {
		if p, ok := l.PriceIn(s.currency); ok {
			prices = append(prices, p)
		}
	}
	slices.Sort(prices)
	return prices
}

// quantile of ascending numbers, between two ranks in proportion.
func quantile(sorted []float64, share float64) float64 {
	rank := share * float64(len(sorted)-1)
	low := int(rank)
	if low+1 >= len(sorted) {
		return sorted[len(sorted)-1]
	}
	part := rank - float64(low)
	return sorted[low]*(1-part) + sorted[low+1]*part
}

// part is the boats of a sample that share a property.
type part struct {
	name  string
	boats []*catalog.Listing
}

// divide sorts boats into parts by a property, the largest part first; boats without it are left out.
func divide(boats []*catalog.Listing, property func(*catalog.Listing) string) []part {
	return divideBy(boats, property, func(l *catalog.Listing) string { return property(l) })
}

// divideBy divides by a key and names each part once, since a name may cost more than the key does. Keys of one name are one
// part.
func divideBy[K comparable](boats []*catalog.Listing, key func(*catalog.Listing) K, name func(*catalog.Listing) string) []part {
	byKey, byName := map[K]int{}, map[string]int{}
	var parts []part
	for _, l := range boats {
		k := key(l)
		i, ok := byKey[k]
		if !ok {
			n := name(l)
			if i, ok = byName[n]; !ok {
				i = len(parts)
				byName[n] = i
				parts = append(parts, part{name: n})
			}
			byKey[k] = i
		}
		parts[i].boats = append(parts[i].boats, l)
	}
	parts = slices.DeleteFunc(parts, func(p part) bool { return p.name == "" })
	slices.SortFunc(parts, func(a, b part) int {
		if len(a.boats) != len(b.boats) {
			return len(b.boats) - len(a.boats)
		}
		return strings.Compare(a.name, b.name)
	})
	return parts
}
