package measure

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/study"
)

// The measures, by the names under which evidence keeps them. A name once kept must not change its meaning.
const (
	ByPrice     = "prices"
	ByYearBuilt = "prices_by_year"
	ByCountry   = "prices_by_country"
	ByModel     = "prices_by_model"
	ByAge       = "price_against_age"
	ByTime      = "days_on_sale"
	ByEquipment = "equipment"
	ByGap       = "coverage"
	ByBargain   = "under_expected"
	ByCost      = "annual_cost"
	ByContrast  = "compared"
	ByBroker    = "offers_by_broker"
	ByMedian    = "interval_of_the_median"
	ByExpected  = "expected_of_age"
	ByPriceGap  = "gap_of_prices"
	ByDrawn     = "expected_of_age_drawn_out"
	ByCuts      = "lowered_prices"
	ByDecades   = "share_by_decade"

	ByShare       = "share"
	ByBuilderAge  = "age_by_builder"
	ByModelMedian = "cheapest_models"
	ByModelAge    = "age_by_model"
	ByModelLevel  = "level_by_model"
	ByModelSea    = "seaworthiness_by_model"
)

// computation computes values from the boats that meet a filter; against is what they are compared with, where a measure
// does so.
type computation func(d *Drawer, f, against *study.Filter) (n int, values []study.Value)

// comparisons are the measures that set boats beside others, but for those of a number; see comparison.
var comparisons = map[string]computation{
	ByExpected: func(d *Drawer, f, against *study.Filter) (int, []study.Value) {
		return expectedOf(f.Query.YearMin, d.Draw(against))
	},
	ByDecades: shareByDecade,
	ByDrawn: func(d *Drawer, f, against *study.Filter) (int, []study.Value) {
		return drawnOf(f.Query.YearMin, d.Draw(against))
	},
	ByContrast: func(d *Drawer, f, against *study.Filter) (int, []study.Value) {
		return contrast(d.Draw(against), d.Draw(f), 0)
	},
	ByShare: func(d *Drawer, f, against *study.Filter) (int, []study.Value) {
		return proportion(d.Draw(f), d.Draw(against))
	},
}

// statistics are the measures of boats by themselves.
var statistics = map[string]statistic{
	ByPrice: askingPrices, ByYearBuilt: pricesByYear, ByAge: priceAgainstAge, ByTime: timeOnSale, ByPriceGap: priceGap,
	ByEquipment: equipment, ByBargain: below, ByBroker: offersByBroker, ByMedian: medianInterval,
	ByBuilderAge: ageingByBuilder,
}

// ComparedAt is the measure of two kinds of boat beside each other at an age, comparedAge that age.
func ComparedAt(age int) string { return ByContrast + at + strconv.Itoa(age) }

func comparedAge(measure string) (age float64, ok bool) {
	digits, ok := strings.CutPrefix(measure, ByContrast+at)
	age, err := strconv.ParseFloat(digits, 64)
	return age, ok && err == nil
}

// LossOver is the measure of what a boat loses in so many years, lossYears its number of years.
func LossOver(years int) string { return "loss_of_" + strconv.Itoa(years) + "_years" }

func lossYears(measure string) (years int, ok bool) {
	digits, ok := strings.CutPrefix(strings.TrimSuffix(measure, "_years"), "loss_of_")
	years, err := strconv.Atoi(digits)
	return years, ok && err == nil
}

// comparison returns the measure of that name that sets boats beside others, nil for a name of none.
func comparison(measure string) computation {
	if years, ok := lossYears(measure); ok {
		return func(d *Drawer, f, against *study.Filter) (int, []study.Value) {
			return lossOf(f.Query.YearMin, years, d.Draw(against))
		}
	}
	if age, ok := comparedAge(measure); ok {
		return func(d *Drawer, f, against *study.Filter) (int, []study.Value) {
			return contrast(d.Draw(against), d.Draw(f), age)
		}
	}
	return comparisons[measure]
}

// computation returns what a measure's name stands for, nil for a name that it does not know.
func (from Sources) computation(measure string) computation {
	if known := comparison(measure); known != nil {
		return known
	}
	if measure == ByGap {
		return func(d *Drawer, f, _ *study.Filter) (int, []study.Value) { return withUnknown(d, f) }
	}
	if measure == ByCuts {
		return cuts
	}
	if known := from.statistic(measure); known != nil {
		return func(d *Drawer, f, _ *study.Filter) (int, []study.Value) { return known(d.Draw(f)) }
	}
	return nil
}

// statistic returns the measure of that name of boats by themselves, nil for a name that it does not know.
func (from Sources) statistic(measure string) statistic {
	switch measure {
	case ByCountry:
		return pricesBy(func(l *catalog.Listing) string { return l.Country }, from.country, 6)
	case ByModelSea:
		return from.seaworthyByModel
	case ByModel:
		return pricesBy(modelKey, from.ModelOf, 6)
	case ByModelAge:
		return from.ageingByModel
	case ByModelMedian:
		return from.cheapestModels
	case ByModelLevel:
		return from.levelByModel
	}
	if i := slices.IndexFunc(Figures, func(f Figure) bool { return f.Measure() == measure }); i >= 0 {
		return Figures[i].statistic
	}
	if i := slices.IndexFunc(Records, func(r Record) bool { return r.Measure() == measure }); i >= 0 {
		return Records[i].statistic
	}
	if i := slices.IndexFunc(Groupings, func(g Grouping) bool { return g.Measure() == measure }); i >= 0 {
		return func(s Sample) (int, []study.Value) { return Groupings[i].statistic(from, s) }
	}
	if i := slices.IndexFunc(Groupings, func(g Grouping) bool { return g.Ageing() == measure }); i >= 0 {
		return func(s Sample) (int, []study.Value) { return Groupings[i].ageing(from, s) }
	}
	if ratio, ok := strings.CutPrefix(measure, ratioByModel); ok {
		return from.ratiosByModel(ratio)
	}
	if known := costOf(measure); known != nil {
		return known
	}
	return statistics[measure]
}

// country is the name of the country where a boat lies, its code where the gazetteer does not have it.
func (from Sources) country(l *catalog.Listing) string {
	known, _ := from.Places.Country(l.Country)
	return cmp.Or(known.Name, l.Country)
}

// Recheck computes kept evidence again on the catalogue, the designs and the passages of now, in its order. On the snapshot
// that it was computed on everything is the same. It is safe for concurrent use.
func (from Sources) Recheck(kept []study.Evidence) []study.Recheck {
	ix := from.Boats.Snapshot()
	drawers := map[string]*Drawer{}
	checks := make([]study.Recheck, len(kept))
	for i, e := range kept {
		d := drawers[e.Currency]
		if d == nil {
			d = NewDrawer(ix, e.Currency)
			drawers[e.Currency] = d
		}
		checks[i] = from.recheck(d, e)
	}
	return checks
}

func (from Sources) recheck(d *Drawer, e study.Evidence) study.Recheck {
	kind, id, _ := strings.Cut(e.ID, "-")
	switch e.Kind {
	case study.OfQuery:
		return from.recheckQuery(d, e)
	case study.OfListing:
		if l, ok := d.ix.Get(id); ok && kind == "L" {
			return compared(e, Listing(l, from.Links, d))
		}
	case study.OfDesign:
		if found, ok := from.Designs.ByID(id); ok {
			return compared(e, Design(found, from.Links))
		}
	case study.OfPassage:
		if p, ok := from.Passages.Passage(id); ok {
			return compared(e, Passage(&p, from.Links))
		}
	}
	return study.Recheck{ID: e.ID, Gone: true}
}

func (from Sources) recheckQuery(d *Drawer, e study.Evidence) study.Recheck {
	compute := from.computation(e.Measure)
	if compute == nil || e.Filter == nil || comparison(e.Measure) != nil && e.Against == nil {
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
