// Package demand lays what one turn asks for over what stood before it. It is about queries alone: words and turns are read elsewhere, and
// all that a turn says of how its demand is meant stands in a Demand.
package demand

import (
	"cmp"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
)

// Demand is what one turn asks for.
type Demand struct {
	// Query is what it mentions.
	Query catalog.Query
	// Guess is the type of boat that Query has where nobody said so.
	Guess string
	// Adds tells that what it mentions is wanted beside what stood before, not in its stead; AddsPlace that the place is.
	Adds, AddsPlace bool
	// Withdrawn is what it takes back.
	Withdrawn Withdrawal
	// Welcome are things that are welcome besides what is asked for.
	Welcome []lexicon.Effect
}

// Over lays the demand over what stood before. Only what it mentions changes.
func (d *Demand) Over(base catalog.Query) catalog.Query {
	q := &d.Query
	d.Withdrawn.from(&base, q.PriceMin != nil || q.PriceMax != nil)
	if d.Adds {
		d.readmit(&base)
	}
	d.mergeBoat(&base)
	d.mergeType(&base)
	mergePrice(&base, q)
	mergeNumbers(&base, q)
	d.mergePlace(&base)
	d.mergeLists(&base)
	mergeWords(&base, q)
	base.Sort = cmp.Or(q.Sort, base.Sort)
	base.Count, base.Aggregate, base.Compare = q.Count, q.Aggregate, q.Compare
	d.welcome(&base)
	return base
}

// InThousands is from what price on people leave the thousands out when they correct it: "and under 300".
const InThousands = 10_000

// Thousands is a bound with the thousands put back that it leaves out.
func Thousands(bound *float64) *float64 {
	if bound == nil || *bound >= 1000 || *bound == 0 {
		return bound
	}
	v := *bound * 1000
	return &v
}

// mergePrice replaces the bounds that are new; an old bound goes where it is in other money or on the wrong side.
func mergePrice(base, q *catalog.Query) {
	low, high := q.PriceMin, q.PriceMax
	if low == nil && high == nil {
		if q.Currency != "" && (base.PriceMin != nil || base.PriceMax != nil || len(q.Aggregate) > 0) {
			base.Currency = q.Currency // "in dollars"
		}
		return
	}
	if base.PriceMax != nil && *base.PriceMax >= InThousands && q.Currency == "" {
		low, high = Thousands(low), Thousands(high)
	}
	if q.Currency != "" && base.Currency != q.Currency {
		base.PriceMin, base.PriceMax, base.Currency = nil, nil, q.Currency
	}
	if low != nil {
		base.PriceMin = low
	}
	if high != nil {
		base.PriceMax = high
	}
	if base.PriceMin != nil && base.PriceMax != nil && *base.PriceMin >= *base.PriceMax && (low == nil || high == nil) {
		base.PriceMin, base.PriceMax = low, high
	}
}

func mergeNumbers(base, q *catalog.Query) {
	mergeMeasure(&base.LengthMin, &base.LengthMax, q.LengthMin, q.LengthMax)
	mergeMeasure(&base.DisplacementMin, &base.DisplacementMax, q.DisplacementMin, q.DisplacementMax)
	mergeMeasure(&base.DraftMin, &base.DraftMax, q.DraftMin, q.DraftMax)
	if q.AgeMin != 0 || q.AgeMax != 0 {
		base.YearMin, base.YearMax = 0, 0
	}
	if q.YearMin != 0 || q.YearMax != 0 {
		base.AgeMin, base.AgeMax = 0, 0
	}
	mergeRange(&base.YearMin, &base.YearMax, q.YearMin, q.YearMax)
	mergeRange(&base.AgeMin, &base.AgeMax, q.AgeMin, q.AgeMax)
	mergeRange(&base.CabinsMin, &base.CabinsMax, q.CabinsMin, q.CabinsMax)
	base.BeamMax, base.AirDraft = cmp.Or(q.BeamMax, base.BeamMax), cmp.Or(q.AirDraft, base.AirDraft)
	mergeRange(&base.BerthsMin, &base.BerthsMax, q.BerthsMin, q.BerthsMax)
	mergeRange(&base.HeadsMin, &base.HeadsMax, q.HeadsMin, q.HeadsMax)
	base.EngineHoursMax = cmp.Or(q.EngineHoursMax, base.EngineHoursMax)
	base.EnginePowerMin = cmp.Or(q.EnginePowerMin, base.EnginePowerMin)
	mergeRange(&base.EnginesMin, &base.EnginesMax, q.EnginesMin, q.EnginesMax)
	base.ListedWithin, base.ListedMin = cmp.Or(q.ListedWithin, base.ListedWithin), cmp.Or(q.ListedMin, base.ListedMin)
}

// mergeMeasure is mergeRange of what is measured: no boat is of just one length, so that an old bound that is the new one of the other side
// was meant otherwise.
func mergeMeasure(low, high *float64, newLow, newHigh float64) {
	if newLow == 0 && newHigh == *low {
		*low = 0
	}
	if newHigh == 0 && newLow == *high {
		*high = 0
	}
	mergeRange(low, high, newLow, newHigh)
}

// mergeRange lays new bounds over old ones; an old one on the wrong side of a new one goes.
func mergeRange[T int | float64](low, high *T, newLow, newHigh T) {
	if newLow == 0 && newHigh == 0 {
		return
	}
	*low, *high = cmp.Or(newLow, *low), cmp.Or(newHigh, *high)
	if *low > *high && *high != 0 && (newLow == 0 || newHigh == 0) {
		*low, *high = newLow, newHigh
	}
}

func (d *Demand) mergeLists(base *catalog.Query) {
	q := &d.Query
	replace := func(list *[]string, by []string) {
		switch {
		case by == nil:
		case d.Adds && *list != nil: // "or aluminium": a boat is of one of them
			*list = join(*list, by)
		default:
			*list = by
		}
	}
	replace(&base.HullMaterial, q.HullMaterial)
	replace(&base.Keel, q.Keel)
	replace(&base.Rig, q.Rig)
	base.Features = join(Without(Without(base.Features, q.Exclude), opposedTo(q.Features)), q.Features)
	base.Exclude = join(Without(base.Exclude, q.Features), q.Exclude)
	refuse(&base.HullMaterial, &base.ExcludeHullMaterial, q.HullMaterial, q.ExcludeHullMaterial)
	refuse(&base.Keel, &base.ExcludeKeel, q.Keel, q.ExcludeKeel)
	refuse(&base.Rig, &base.ExcludeRig, q.Rig, q.ExcludeRig)
	fuel := List(base.Fuel, nil)
	refuse(&fuel, &base.ExcludeFuel, List(q.Fuel, nil), q.ExcludeFuel)
	base.Fuel, _ = Unlist(fuel)
}

// opposites are features of which a boat has one: who asks for the one behind the other has thought better of it.
var opposites = map[string]string{"wheel": "tiller", "tiller": "wheel"}

// opposedTo are the features that stand against some.
func opposedTo(features []string) (opposed []string) {
	for _, f := range features {
		if o := opposites[f]; o != "" && !slices.Contains(features, o) {
			opposed = append(opposed, o)
		}
	}
	return opposed
}

// refuse takes what a turn refuses off what was asked for before, and what it asks for off what was refused.
func refuse(yes, no *[]string, wanted, unwanted []string) {
	if slices.ContainsFunc(wanted, func(v string) bool { return slices.Contains(unwanted, v) }) {
		*no = join(*no, unwanted) // a contradiction, which is told
		return
	}
	rest := Without(*yes, unwanted)
	if len(rest) > 0 {
		unwanted = Without(unwanted, *yes) // a boat is one of the rest anyway
	}
	*yes, *no = rest, join(Without(*no, wanted), unwanted)
}

func mergeWords(base, q *catalog.Query) {
	base.Fuel, base.EngineType = cmp.Or(q.Fuel, base.Fuel), cmp.Or(q.EngineType, base.EngineType)
	base.NewUsed, base.ConditionGrade = cmp.Or(q.NewUsed, base.NewUsed), cmp.Or(q.ConditionGrade, base.ConditionGrade)
	base.Tax, base.Status = cmp.Or(q.Tax, base.Tax), cmp.Or(q.Status, base.Status)
}
