package catalog

import (
	"math"
	"slices"
	"sort"
	"strings"

	"github.com/RoaringBitmap/roaring/v2"

	"github.com/fairlead/fairlead/internal/design"
)

// clause is one filter of a query: the listings that pass, and those of which it is not known. Neither bitmap may be
// changed.
type clause struct {
	name    string
	match   *roaring.Bitmap
	unknown *roaring.Bitmap                                      // nil where nothing can be unknown
	nearest func(among *roaring.Bitmap) (doc uint32, found bool) // nil where there is no order
}

// clauses turns a query into its filters, without the status.
func (ix *Index) clauses(q Query) []clause {
	var cs []clause
	cs = ix.identity(cs, q)
	cs = ix.numbers(cs, q)
	cs = ix.places(cs, q)
	cs = ix.build(cs, q)
	return ix.exclusions(cs, q)
}

func (ix *Index) identity(cs []clause, q Query) []clause {
	if q.ID != "" {
		match := roaring.New()
		if d, ok := ix.byID[q.ID]; ok {
			match.Add(d)
		}
		cs = append(cs, clause{name: "id", match: match})
	}
	if q.Make != "" {
		cs = ix.among(cs, "make", fieldMake, []string{design.Fold(q.Make)})
	}
	cs = ix.among(cs, "makes_any", fieldMake, folded(q.MakesAny))
	if q.ModelContains != "" {
		cs = append(cs, clause{name: "model_contains", match: ix.modelsHolding(q.Make, q.ModelContains)})
	}
	if len(q.ModelsAny) > 0 {
		cs = append(cs, clause{name: "models_any", match: ix.modelsHolding(q.Make, q.ModelsAny...)})
	}
	if q.Designer != "" {
		cs = append(cs, clause{name: "designer", match: ix.designedBy(q.Designer), unknown: ix.fields[fieldDesigner].unknown})
	}
	if q.Text != "" {
		cs = append(cs, clause{name: "text", match: ix.text.find(q.Text)})
	}
	return cs
}

func folded(names []string) []string {
	var out []string
	for _, n := range names {
		out = append(out, design.Fold(n))
	}
	return out
}

// modelsHolding returns the listings whose model has one of the names, of one make or, for "", of all.
func (ix *Index) modelsHolding(maker string, names ...string) *roaring.Bitmap {
	var found []*roaring.Bitmap
	for _, name := range names {
		words := modelKey(name)
		for _, model := range ix.models[design.Fold(maker)] {
			if slices.ContainsFunc(model.keys, func(key string) bool { return holdsWords(key, words) }) {
				found = append(found, model.docs)
			}
		}
	}
	return roaring.FastOr(found...)
}

func (ix *Index) designedBy(name string) *roaring.Bitmap {
	var found []*roaring.Bitmap
	for designer, docs := range ix.fields[fieldDesigner].docs {
		if holdsWords(designer, design.Fold(name)) {
			found = append(found, docs)
		}
	}
	return roaring.FastOr(found...)
}

// among adds a filter that asks for one of some values, if there are any.
func (ix *Index) among(cs []clause, name string, f field, wanted []string) []clause {
	if len(wanted) == 0 || len(wanted) == 1 && wanted[0] == "" {
		return cs
	}
	return append(cs, clause{name: name, match: ix.fields[f].any(wanted...), unknown: ix.fields[f].unknown})
}

func (ix *Index) numbers(cs []clause, q Query) []clause {
	cs = ix.price(cs, q)
	cs = ix.between(cs, "length", columnLength, q.LengthMin, q.LengthMax)
	cs = ix.between(cs, "beam", columnBeam, 0, q.BeamMax)
	cs = ix.between(cs, "draft", columnDraft, q.DraftMin, q.DraftMax)
	cs = ix.between(cs, "air_draft", columnAirDraft, 0, q.AirDraft)
	cs = ix.between(cs, "year", columnYear, float64(q.YearMin), float64(q.YearMax))
	cs = ix.between(cs, "age", columnYear, ix.yearAgo(q.AgeMax), ix.yearAgo(q.AgeMin))
	cs = ix.between(cs, "cabins", columnCabins, float64(q.CabinsMin), float64(q.CabinsMax))
	cs = ix.between(cs, "berths", columnBerths, float64(q.BerthsMin), float64(q.BerthsMax))
	cs = ix.between(cs, "heads", columnHeads, float64(q.HeadsMin), float64(q.HeadsMax))
	cs = ix.between(cs, "engine_hours", columnHours, 0, q.EngineHoursMax)
	cs = ix.between(cs, "engine_power", columnKW, q.EnginePowerMin*kwPerHP, 0)
	cs = ix.between(cs, "engines", columnEngines, float64(q.EnginesMin), 0)
	if q.ListedWithin > 0 {
		today := math.Floor(float64(ix.asOf.Unix()) / 86400)
		cs = ix.between(cs, "listed_within_days", columnListed, today-float64(q.ListedWithin), 0)
	}
	return cs
}

// kwPerHP is one mechanical horsepower of 550 ft lbf/s in kilowatts.
const kwPerHP = 0.745699872

func (ix *Index) yearAgo(years int) float64 {
	if years == 0 {
		return 0
	}
	return float64(ix.asOf.Year() - years)
}

// between adds a filter on a number; 0 is no bound.
func (ix *Index) between(cs []clause, name string, column int, low, high float64) []clause {
	if low == 0 && high == 0 {
		return cs
	}
	if high == 0 {
		high = math.Inf(1)
	}
	if low == 0 {
		low = math.Inf(-1)
	}
	c := ix.columns[column]
	return append(cs, clause{
		name: name, match: c.between(low, high), unknown: c.unknown,
		nearest: func(among *roaring.Bitmap) (uint32, bool) { return c.nearest(among, low, high) },
	})
}

// price adds the price filter; the currency has a rate.
func (ix *Index) price(cs []clause, q Query) []clause {
	if q.PriceMin == nil && q.PriceMax == nil {
		return cs
	}
	from, to, priced := 0, len(ix.euros), len(ix.euros)
	if q.PriceMin != nil {
		low, _ := Convert(*q.PriceMin, q.priceCurrency(), "EUR")
		from = sort.SearchFloat64s(ix.euros, low*(1-1e-9))
	}
	if q.PriceMax != nil {
		high, _ := Convert(*q.PriceMax, q.priceCurrency(), "EUR")
		to = sort.Search(priced, func(i int) bool { return ix.euros[i] > high*(1+1e-9) })
	}
	match, unknown := roaring.New(), roaring.New()
	if from < to {
		match.AddRange(uint64(from), uint64(to))
	}
	unknown.AddRange(uint64(priced), uint64(len(ix.listings)))
	return append(cs, clause{name: "price", match: match, unknown: unknown, nearest: func(among *roaring.Bitmap) (uint32, bool) {
		return ix.nearestPrice(among, from, to)
	}})
}

// nearestPrice returns the cheapest listing above a range of numbers, or the dearest below it.
func (ix *Index) nearestPrice(among *roaring.Bitmap, from, to int) (uint32, bool) {
	it := among.Iterator()
	it.AdvanceIfNeeded(uint32(to))
	if it.HasNext() {
		if d := it.Next(); int(d) < len(ix.euros) {
			return d, true
		}
	}
	below := among.Rank(uint32(max(from, 1) - 1))
	if from == 0 || below == 0 {
		return 0, false
	}
	d, err := among.Select(uint32(below - 1))
	return d, err == nil
}

func (ix *Index) places(cs []clause, q Query) []clause {
	cs = ix.among(cs, "region", fieldRegion, []string{q.Region})
	if q.Place == "" {
		cs = ix.among(cs, "country", fieldCountry, []string{strings.ToUpper(q.Country)})
		cs = ix.among(cs, "state", fieldState, []string{strings.ToUpper(q.State)})
	}
	if len(q.RegionsAny)+len(q.CountriesAny)+len(q.StatesAny) > 0 {
		cs = append(cs, ix.anywhereOf(q))
	}
	if q.Place != "" {
		cs = append(cs, ix.around(q))
	}
	if q.UnknownPlace != "" {
		cs = append(cs, clause{name: "unknown_place", match: roaring.New()})
	}
	return cs
}

// anywhereOf is the filter on a choice of regions, countries and states.
func (ix *Index) anywhereOf(q Query) clause {
	return clause{
		name: "regions_any", unknown: ix.fields[fieldCountry].unknown,
		match: roaring.FastOr(
			ix.fields[fieldRegion].any(q.RegionsAny...), ix.fields[fieldCountry].any(q.CountriesAny...),
			ix.fields[fieldState].any(q.StatesAny...),
		),
	}
}

// around is the filter on the distance from a place. Country and state of the query tell which place is meant; a boat
// across the border is as near.
func (ix *Index) around(q Query) clause {
	c := clause{name: "place", match: roaring.New(), unknown: ix.positions.unknown}
	lat, lon, ok := ix.locate(q.Place, q.State, q.Country)
	if !ok {
		return c
	}
	radius := q.RadiusNM
	if radius == 0 {
		radius = DefaultRadiusNM
	}
	c.match = ix.positions.within(lat, lon, radius)
	return c
}

func (ix *Index) build(cs []clause, q Query) []clause {
	cs = ix.among(cs, "type", fieldType, categoriesOf(q.Type))
	var types []string
	for _, t := range q.TypesAny {
		types = append(types, categoriesOf(t)...)
	}
	cs = ix.among(cs, "types_any", fieldType, types)
	cs = ix.among(cs, "category", fieldClass, q.Category)
	cs = ix.among(cs, "use", fieldUse, []string{q.Use})
	cs = ix.among(cs, "hull_material", fieldHull, q.HullMaterial)
	cs = ix.among(cs, "keel", fieldKeel, keelsOf(q.Keel))
	cs = ix.among(cs, "rig", fieldRig, q.Rig)
	cs = ix.among(cs, "fuel", fieldFuel, []string{q.Fuel})
	cs = ix.among(cs, "engine_type", fieldEngineType, []string{q.EngineType})
	cs = ix.among(cs, "new_used", fieldNewUsed, newUsedOf(q.NewUsed))
	cs = ix.among(cs, "tax", fieldTax, []string{q.Tax})
	cs = ix.grade(cs, q.ConditionGrade)
	for _, f := range q.Features {
		cs = append(cs, clause{name: "features", match: ix.fields[fieldFeature].any(f)})
	}
	return cs
}

// categoriesOf tells which categories a type asks for.
func categoriesOf(kind string) []string {
	switch design.Category(kind) {
	case "":
		return nil
	case design.Sail:
		return []string{string(design.Sail), string(design.Motorsailer)}
	case design.Power:
		return []string{string(design.Power), string(design.PowerCat)}
	}
	return []string{kind}
}

// keelsOf adds to a lifting keel the other ways to raise one, and to a full keel the long fin.
func keelsOf(asked []string) []string {
	out := slices.Clone(asked)
	if slices.Contains(asked, "lifting") {
		out = append(out, "centreboard", "swing")
	}
	if slices.Contains(asked, "full") {
		out = append(out, "long_fin")
	}
	return out
}

func newUsedOf(asked string) []string {
	if asked == string(BrandNew) {
		return []string{string(BrandNew), string(NewOnOrder), string(Demo)}
	}
	return []string{asked}
}

// project is the condition of a boat that has to be restored.
const project = "project"

// grade adds the filter on the condition: at least as good as asked, or a boat to restore.
func (ix *Index) grade(cs []clause, asked string) []clause {
	grades, features := ix.fields[fieldGrade], ix.fields[fieldFeature]
	switch {
	case asked == "":
		return cs
	case asked == project:
		return append(cs, clause{
			name: "condition_grade", match: roaring.Or(grades.any(string(Restorable)), features.any(project)), unknown: grades.unknown,
		})
	}
	order := []string{string(Bristol), string(AboveAverage), string(Average), string(Fair), string(Restorable)}
	if at := slices.Index(order, asked); at >= 0 {
		order = order[:at+1]
	} else {
		order = []string{asked}
	}
	return ix.among(cs, "condition_grade", fieldGrade, order)
}

func (ix *Index) exclusions(cs []clause, q Query) []clause {
	all := roaring.New()
	all.AddRange(0, uint64(len(ix.listings)))
	without := func(name string, f field, unwanted []string) {
		if len(unwanted) > 0 {
			cs = append(cs, clause{name: name, match: roaring.AndNot(all, ix.fields[f].any(unwanted...))})
		}
	}
	without("exclude", fieldFeature, q.Exclude)
	if slices.Contains(q.Exclude, project) {
		without("exclude", fieldGrade, []string{string(Restorable)})
	}
	var types []string
	for _, t := range q.ExcludeTypes {
		types = append(types, categoriesOf(t)...)
	}
	without("exclude_makes", fieldMake, folded(q.ExcludeMakes))
	without("exclude_types", fieldType, types)
	without("exclude_regions", fieldRegion, q.ExcludeRegions)
	without("exclude_countries", fieldCountry, q.ExcludeCountries)
	without("exclude_states", fieldState, q.ExcludeStates)
	without("exclude_hull_material", fieldHull, q.ExcludeHullMaterial)
	without("exclude_keel", fieldKeel, q.ExcludeKeel)
	without("exclude_rig", fieldRig, q.ExcludeRig)
	without("exclude_fuel", fieldFuel, q.ExcludeFuel)
	return cs
}
