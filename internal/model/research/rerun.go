package research

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/study"
)

// The measures, by the names under which evidence keeps them. A name once kept must not change its meaning.
const (
	byPrice     = "prices"
	byYearBuilt = "prices_by_year"
	byCountry   = "prices_by_country"
	byModel     = "prices_by_model"
	byAge       = "price_against_age"
	byTime      = "days_on_sale"
	byEquipment = "equipment"
	byGap       = "coverage"
	byBargain   = "under_expected"
	byCost      = "annual_cost"
	byContrast  = "compared"
	byBroker    = "offers_by_broker"
	byMedian    = "interval_of_the_median"
	byExpected  = "expected_of_age"
)

// computation computes values from the boats that meet a filter; against is what they are compared with, where a measure
// does so.
type computation func(d *drawer, f, against *Filter) (n int, values []Value)

// computation returns what a measure's name stands for, nil for a name that it does not know.
func (from figures) computation(measure string) computation {
	of := func(m statistic) computation {
		return func(d *drawer, f, _ *Filter) (int, []Value) { return m(d.draw(f)) }
	}
	switch measure {
	case byPrice:
		return of(askingPrices)
	case byYearBuilt:
		return of(pricesByYear)
	case byCountry:
		return of(pricesBy(func(l *catalog.Listing) string { return l.Country }, from.country, 6))
	case byModel:
		return of(pricesBy(modelKey, modelOf, 6))
	case byAge:
		return of(priceAgainstAge)
	case byTime:
		return of(timeOnSale)
	case byEquipment:
		return of(equipment)
	case byBargain:
		return of(below)
	case byCost:
		return of(annualCost)
	case byGap:
		return func(d *drawer, f, _ *Filter) (int, []Value) { return withUnknown(d, f) }
	case byBroker:
		return of(offersByBroker)
	case byMedian:
		return of(medianInterval)
	case byExpected:
		return func(d *drawer, f, against *Filter) (int, []Value) {
			return expectedOf(f.Query.YearMin, d.draw(against))
		}
	case byContrast:
		return func(d *drawer, f, against *Filter) (int, []Value) { return contrast(d.draw(against), d.draw(f)) }
	}
	return nil
}

func (from figures) country(l *catalog.Listing) string {
	if l.Country == "" {
		return ""
	}
	return from.CountryName(l.Country)
}

// Recheck computes kept evidence again on the catalogue, the designs and the passages of now, in its order. On the snapshot
// that it was computed on everything is the same. It is safe for concurrent use.
func (from figures) Recheck(kept []study.Evidence) []study.Recheck {
	ix := from.Boats.Snapshot()
	drawers := map[string]*drawer{}
	checks := make([]study.Recheck, len(kept))
	for i, e := range kept {
		d := drawers[e.Currency]
		if d == nil {
			d = newDrawer(ix, e.Currency)
			drawers[e.Currency] = d
		}
		checks[i] = from.recheck(d, e)
	}
	return checks
}

func (from figures) recheck(d *drawer, e study.Evidence) study.Recheck {
	kind, id, _ := strings.Cut(e.ID, "-")
	switch e.Kind {
	case OfQuery:
		return from.recheckQuery(d, e)
	case OfListing:
		if l, ok := d.ix.Get(id); ok && kind == "L" {
			return compared(e, Listing(l, from.Links, d))
		}
	case OfDesign:
		if found, ok := from.Designs.ByID(id); ok {
			return compared(e, Design(found, from.Links))
		}
	case OfPassage:
		if p, ok := from.Passages.Passage(id); ok {
			return compared(e, Passage(&p, from.Links))
		}
	}
	return study.Recheck{ID: e.ID, Gone: true}
}

func (from figures) recheckQuery(d *drawer, e study.Evidence) study.Recheck {
	compute := from.computation(e.Measure)
	if compute == nil || e.Filter == nil || (e.Measure == byContrast || e.Measure == byExpected) && e.Against == nil {
		return study.Recheck{ID: e.ID, Gone: true}
	}
	n, values := compute(d, e.Filter, e.Against)
	r := study.Compare(e, n, values)
	r.AsOf = day(d.ix.AsOf())
	if e.RateDate != "" {
		r.RateDate = day(catalog.RateDate())
	}
	return r
}

// compared sets a source as it is now beside what was kept of it, also what it says.
func compared(then study.Evidence, now *Evidence) study.Recheck {
	r := study.Compare(then, now.Boats, now.Values)
	r.AsOf = now.AsOf
	r.Same = r.Same && strings.Join(then.Says, "\n") == strings.Join(now.Says, "\n")
	return r
}
