package measure

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/study"
)

// Sample is the boats that meet a filter, each once however many brokers list it.
type Sample struct {
	Boats     []*catalog.Listing // cheapest first
	Priced    []*catalog.Listing // of them with an asking price
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
	unlimited    func() Sample // nil where the filter sets the price no limit
}

// Unlimited is the sample without its filter's limits on the price, by which alone can be told what age does to prices: of the dear
// boats a limit leaves the old ones, which flattens every fit.
func (s Sample) Unlimited() Sample {
	if s.made.unlimited == nil {
		return s
	}
	return s.made.unlimited()
}

// unlimitedParts divides the priced boats of the unlimited sample, and keeps the parts of which enough are within the limits.
func (s Sample) unlimitedParts(divide func([]*catalog.Listing) []Part) []Part {
	parts := divide(s.Unlimited().Priced)
	if s.made.unlimited == nil {
		return parts
	}
	within := divide(s.Priced)
	return slices.DeleteFunc(parts, func(p Part) bool {
		return !slices.ContainsFunc(within, func(w Part) bool { return w.Name == p.Name && len(w.Boats) >= Fewest })
	})
}

// allPrices are the prices of a sample that was drawn, ascending; nobody may change them.
func (s Sample) allPrices() []float64 {
	if s.made.prices == nil {
		s.made.prices = s.Prices(s.Priced)
	}
	return s.made.prices
}

// Fewest is how many boats a figure has to rest on.
const Fewest = 5

// Drawer draws samples from one snapshot, each once. It is not safe for concurrent use.
type Drawer struct {
	ix       *catalog.Index
	Currency string // of every amount
	drawn    map[*study.Filter]Sample
}

// NewDrawer returns a drawer of a snapshot that counts in a currency.
func NewDrawer(ix *catalog.Index, currency string) *Drawer {
	return &Drawer{ix: ix, Currency: currency, drawn: map[*study.Filter]Sample{}}
}

// Draw returns the boats that meet a filter; a filter that cannot be run has none.
func (d *Drawer) Draw(f *study.Filter) Sample {
	if s, ok := d.drawn[f]; ok {
		return s
	}
	s := Sample{currency: d.Currency, today: d.ix.AsOf().Year(), made: &made{}}
	s.Boats = BoatsOf(d.ix, f)
	for _, l := range s.Boats {
		if _, ok := l.PriceIn(d.Currency); ok {
			s.Priced = append(s.Priced, l)
			s.converted = s.converted || l.Currency != d.Currency
		}
	}
	if q := f.Query; q.PriceMin != nil || q.PriceMax != nil {
		q.PriceMin, q.PriceMax = nil, nil
		whole := &study.Filter{Query: q, Except: f.Except}
		s.made.unlimited = func() Sample { return d.Draw(whole) }
	}
	d.drawn[f] = s
	return s
}

// BoatsOf returns the boats that meet a filter, cheapest first; none for a filter that cannot be run.
func BoatsOf(ix *catalog.Index, f *study.Filter) []*catalog.Listing {
	found, err := ix.Match(f.Query)
	if err != nil {
		return nil
	}
	if len(f.Except) == 0 {
		return found
	}
	except := make(map[string]bool, len(f.Except)) // nearly all designs, where their ratios are bounded
	for _, id := range f.Except {
		except[id] = true
	}
	return slices.DeleteFunc(found, func(l *catalog.Listing) bool { return except[l.DesignID] })
}

// of is the part of a sample that a test keeps.
func (s Sample) of(keep func(*catalog.Listing) bool) Sample {
	lacks := func(l *catalog.Listing) bool { return !keep(l) }
	s.Boats, s.Priced = slices.DeleteFunc(slices.Clone(s.Boats), lacks), slices.DeleteFunc(slices.Clone(s.Priced), lacks)
	s.made = &made{}
	return s
}

// Prices are the asking prices of boats that have one, ascending.
func (s Sample) Prices(boats []*catalog.Listing) []float64 {
	prices := make([]float64, 0, len(boats))
	for _, l := range boats {
		if p, ok := l.PriceIn(s.currency); ok {
			prices = append(prices, p)
		}
	}
	slices.Sort(prices)
	return prices
}

// Part is the boats of a sample that share a property.
type Part struct {
	Name  string
	Boats []*catalog.Listing
}

// Divide sorts boats into parts by a property, the largest part first; boats without it are left out.
func Divide(boats []*catalog.Listing, property func(*catalog.Listing) string) []Part {
	return divideBy(boats, property, func(l *catalog.Listing) string { return property(l) })
}

// divideBy divides by a key and names each part once, since a name may cost more than the key does. Keys of one name are one
// part.
func divideBy[K comparable](boats []*catalog.Listing, key func(*catalog.Listing) K, name func(*catalog.Listing) string) []Part {
	byKey, byName := map[K]int{}, map[string]int{}
	var parts []Part
	for _, l := range boats {
		k := key(l)
		i, ok := byKey[k]
		if !ok {
			n := name(l)
			if i, ok = byName[n]; !ok {
				i = len(parts)
				byName[n] = i
				parts = append(parts, Part{Name: n})
			}
			byKey[k] = i
		}
		parts[i].Boats = append(parts[i].Boats, l)
	}
	parts = slices.DeleteFunc(parts, func(p Part) bool { return p.Name == "" })
	slices.SortFunc(parts, func(a, b Part) int {
		if len(a.Boats) != len(b.Boats) {
			return len(b.Boats) - len(a.Boats)
		}
		return strings.Compare(a.Name, b.Name)
	})
	return parts
}
