package demand

import (
	"maps"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
)

// Remember adds the models of a query to those that were named before, by their builder. Of several builders each has its model where there
// is one for each, else all have all.
func Remember(before map[string][]string, q catalog.Query) map[string][]string {
	named := maps.Clone(before)
	if named == nil {
		named = map[string][]string{}
	}
	for _, one := range append(slices.Clone(q.Compare), q) {
		builders, models := List(one.Make, one.MakesAny), List(one.ModelContains, one.ModelsAny)
		for k, builder := range builders {
			switch {
			case len(models) == 0:
			case len(models) == len(builders):
				named[builder] = models[k : k+1]
			default:
				named[builder] = models
			}
		}
	}
	return named
}

// Lasting is what of a query stands when the conversation goes on.
func Lasting(q catalog.Query) catalog.Query {
	q.Aggregate, q.Compare, q.Count, q.SelectIndex, q.ID = nil, nil, 0, 0, ""
	return q
}

// PutRight takes off what stood before, base, the bounds that the last turn gave where this one puts them right: who asked for more than
// 12 m and meant less wants no boat of just 12 m. Earlier is what stood before the last turn.
func (d *Demand) PutRight(base, earlier *catalog.Query) {
	q := &d.Query
	if q.LengthMin+q.LengthMax > 0 {
		base.LengthMin, base.LengthMax = earlier.LengthMin, earlier.LengthMax
	}
	if q.DraftMin+q.DraftMax > 0 {
		base.DraftMin, base.DraftMax = earlier.DraftMin, earlier.DraftMax
	}
	if q.DisplacementMin+q.DisplacementMax > 0 {
		base.DisplacementMin, base.DisplacementMax = earlier.DisplacementMin, earlier.DisplacementMax
	}
	if q.YearMin+q.YearMax+q.AgeMin+q.AgeMax > 0 {
		base.YearMin, base.YearMax, base.AgeMin, base.AgeMax = earlier.YearMin, earlier.YearMax, earlier.AgeMin, earlier.AgeMax
	}
	if q.CabinsMin+q.CabinsMax > 0 {
		base.CabinsMin, base.CabinsMax = earlier.CabinsMin, earlier.CabinsMax
	}
	if q.BerthsMin+q.BerthsMax > 0 {
		base.BerthsMin, base.BerthsMax = earlier.BerthsMin, earlier.BerthsMax
	}
	if q.PriceMin != nil || q.PriceMax != nil {
		base.PriceMin, base.PriceMax = earlier.PriceMin, earlier.PriceMax
	}
}
