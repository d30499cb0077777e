package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
)

// applyTo lays what the turn asks for over what stood before. Only what it mentions changes.
func (t *turn) applyTo(base catalog.Query) catalog.Query {
	q := t.query
	base = t.withdrawn.from(base, q.PriceMin != nil || q.PriceMax != nil)
	t.mergeBoat(&base, q)
	t.mergeType(&base, q)
	mergePrice(&base, q)
	mergeNumbers(&base, q)
	t.mergePlace(&base, q)
	t.mergeLists(&base, q)
	mergeWords(&base, q)
	base.Sort = or(q.Sort, base.Sort)
	base.Count, base.Aggregate, base.Compare = q.Count, q.Aggregate, q.Compare
	t.tolerate(&base)
	return base
}

// or is the first value unless it is zero.
func or[T comparable](first, second T) T {
	var zero T
	if first != zero {
		return first
	}
	return second
}

// inThousands is from what price on people leave the thousands out when they correct it: "and under 300".
const inThousands = 10_000

func thousands(bound *float64) *float64 {
	if bound == nil || *bound >= 1000 || *bound == 0 {
		return bound
	}
	v := *bound * 1000
	return &v
}

// mergePrice replaces the bounds that are new; an old bound goes where it is in other money or on the wrong side.
func mergePrice(base *catalog.Query, q catalog.Query) {
	if q.PriceMin == nil && q.PriceMax == nil {
		if q.Currency != "" && (base.PriceMin != nil || base.PriceMax != nil || len(q.Aggregate) > 0) {
			base.Currency = q.Currency // "in dollars"
		}
		return
	}
	if base.PriceMax != nil && *base.PriceMax >= inThousands && q.Currency == "" {
		q.PriceMin, q.PriceMax = thousands(q.PriceMin), thousands(q.PriceMax)
	}
	if q.Currency != "" && base.Currency != q.Currency {
		base.PriceMin, base.PriceMax, base.Currency = nil, nil, q.Currency
	}
	if q.PriceMin != nil {
		base.PriceMin = q.PriceMin
	}
	if q.PriceMax != nil {
		base.PriceMax = q.PriceMax
	}
	if base.PriceMin != nil && base.PriceMax != nil && *base.PriceMin >= *base.PriceMax && (q.PriceMin == nil || q.PriceMax == nil) {
		base.PriceMin, base.PriceMax = q.PriceMin, q.PriceMax
	}
}

func mergeNumbers(base *catalog.Query, q catalog.Query) {
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
	base.BeamMax, base.AirDraft = or(q.BeamMax, base.BeamMax), or(q.AirDraft, base.AirDraft)
	mergeRange(&base.BerthsMin, &base.BerthsMax, q.BerthsMin, q.BerthsMax)
	mergeRange(&base.HeadsMin, &base.HeadsMax, q.HeadsMin, q.HeadsMax)
	base.EngineHoursMax = or(q.EngineHoursMax, base.EngineHoursMax)
	base.EnginePowerMin = or(q.EnginePowerMin, base.EnginePowerMin)
	mergeRange(&base.EnginesMin, &base.EnginesMax, q.EnginesMin, q.EnginesMax)
	base.ListedWithin, base.ListedMin = or(q.ListedWithin, base.ListedWithin), or(q.ListedMin, base.ListedMin)
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
	*low, *high = or(newLow, *low), or(newHigh, *high)
	if *low > *high && *high != 0 && (newLow == 0 || newHigh == 0) {
		*low, *high = newLow, newHigh
	}
}

func (t *turn) mergeLists(base *catalog.Query, q catalog.Query) {
	replace := func(list *[]string, by []string) {
		switch {
		case by == nil:
		case t.command.add && *list != nil: // "or aluminium": a boat is of one of them
			*list = join(*list, by)
		default:
			*list = by
		}
	}
	replace(&base.HullMaterial, q.HullMaterial)
	replace(&base.Keel, q.Keel)
	replace(&base.Rig, q.Rig)
	base.Features = join(without(without(base.Features, q.Exclude), opposedTo(q.Features)), q.Features)
	base.Exclude = join(without(base.Exclude, q.Features), q.Exclude)
	refuse(&base.HullMaterial, &base.ExcludeHullMaterial, q.HullMaterial, q.ExcludeHullMaterial)
	refuse(&base.Keel, &base.ExcludeKeel, q.Keel, q.ExcludeKeel)
	refuse(&base.Rig, &base.ExcludeRig, q.Rig, q.ExcludeRig)
	fuel := single(base.Fuel, nil)
	refuse(&fuel, &base.ExcludeFuel, single(q.Fuel, nil), q.ExcludeFuel)
	base.Fuel, _ = unlist(fuel)
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
	rest := without(*yes, unwanted)
	if len(rest) > 0 {
		unwanted = without(unwanted, *yes) // a boat is one of the rest anyway
	}
	*yes, *no = rest, join(without(*no, wanted), unwanted)
}

// without is a list less some values, nil where none is left.
func without(list, unwanted []string) []string {
	if len(list) == 0 || len(unwanted) == 0 {
		return list
	}
	rest := slices.DeleteFunc(slices.Clone(list), func(v string) bool { return slices.Contains(unwanted, v) })
	if len(rest) == 0 {
		return nil
	}
	return rest
}

func mergeWords(base *catalog.Query, q catalog.Query) {
	base.Fuel, base.EngineType = or(q.Fuel, base.Fuel), or(q.EngineType, base.EngineType)
	base.NewUsed, base.ConditionGrade = or(q.NewUsed, base.NewUsed), or(q.ConditionGrade, base.ConditionGrade)
	base.Tax, base.Status = or(q.Tax, base.Tax), or(q.Status, base.Status)
}

// single makes a list of a value or takes the list.
func single(one string, list []string) []string {
	if one != "" {
		return []string{one}
	}
	return list
}

// unlist makes one value of a list of one.
func unlist(list []string) (one string, rest []string) {
	if len(list) == 1 {
		return list[0], nil
	}
	return "", list
}

// join appends what a list does not hold.
func join(list, further []string) []string {
	for _, v := range further {
		list = with(list, v)
	}
	return list
}
