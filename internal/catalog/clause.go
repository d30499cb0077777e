package catalog

import (
	"math"
	"slices"

	"github.com/RoaringBitmap/roaring/v2"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

// clause is one filter of a query, put to one part: the listings that pass, and those of which it is not known.
type clause struct {
	name    string
	values  []string // which equipment
	match   set
	unknown *roaring.Bitmap // nil where nothing can be unknown

	// nearest returns the listing among some that comes closest to passing, and a number that is the less the closer; nil where
	// there is no such order.
	nearest func(among set) (doc uint32, gap float64, ok bool)
	// where returns the points of the part that pass, of a filter on where boats lie; the boat next to one of them, of whatever
	// part, comes closest to passing.
	where func() []vector
}

// filters puts every filter of the query but the status to the part.
func (e *evaluation) filters() {
	e.identity()
	e.numbers()
	e.places()
	e.build()
	e.exclusions()
}

func (e *evaluation) add(c clause) { e.clauses = append(e.clauses, c) }

func (e *evaluation) identity() {
	q := e.q
	if q.ID != "" {
		match := e.clean()
		if d, ok := e.find(q.ID); ok {
			match.add(d)
		}
		e.add(clause{name: "id", match: match})
	}
	if q.Make != "" {
		e.among("make", fieldMake, []string{design.Fold(q.Make)})
	}
	e.among("makes_any", fieldMake, folded(q.MakesAny))
	if q.ModelContains != "" {
		e.model("model_contains", q.ModelContains)
	}
	if len(q.ModelsAny) > 0 {
		e.model("models_any", q.ModelsAny...)
	}
	if q.Designer != "" {
		e.add(clause{name: "designer", match: e.designedBy(design.Fold(q.Designer)), unknown: e.unknownField(fieldDesigner)})
	}
	if q.Text != "" {
		e.add(clause{name: "text", match: e.holding(q.Text)})
	}
}

func folded(names []string) []string {
	var out []string
	for _, n := range names {
		out = append(out, design.Fold(n))
	}
	return out
}

// model adds a filter that asks for one of some models.
func (e *evaluation) model(name string, wanted ...string) {
	match := e.modelsHolding(e.q.Make, wanted...)
	if len(e.anyModel) > 0 {
		match.or(e.any(fieldMake, e.anyModel...))
	}
	e.add(clause{name: name, match: match, nearest: func(among set) (uint32, float64, bool) {
		keys := make([]string, len(wanted))
		for i, w := range wanted {
			keys[i] = modelKey(w)
		}
		return e.nearestModel(among, keys)
	}})
}

// modelWords are the ways to write some names of models, as their keys are.
func modelWords(names []string) (words []string) {
	for _, name := range names {
		words = append(words, spellings(modelKey(name))...)
	}
	return words
}

// ofAnyModel are the builders of a choice of which no listing is of one of its models: with fewer models than builders those are asked
// for whatever they build, as "Westsail 32 or Garcia" asks for every Garcia.
func (ix *Index) ofAnyModel(q Query) (makes []string) {
	if len(q.ModelsAny) == 0 || len(q.ModelsAny) >= len(q.MakesAny) {
		return nil
	}
	words := modelWords(q.ModelsAny)
	for _, maker := range folded(q.MakesAny) {
		builds := false
		for _, p := range ix.parts {
			p.eachModel(maker, words, func(*roaring.Bitmap) { builds = true })
		}
		if !builds {
			makes = append(makes, maker)
		}
	}
	return makes
}

// modelsHolding returns the listings whose model has one of the names, of one make or, for "", of all.
func (e *evaluation) modelsHolding(maker string, names ...string) set {
	u := e.union()
	e.eachModel(design.Fold(maker), modelWords(names), u.add)
	return u.all
}

func (e *evaluation) designedBy(name string) set {
	u := e.union()
	designers := e.fields[fieldDesigner]
	for i := range designers.names.len() {
		if holdsWords(designers.names.text(i), name) {
			u.add(designers.docs.docs(i))
		}
	}
	return u.all
}

// holding returns the listings that hold every word of the text.
func (e *evaluation) holding(text string) set {
	var found set
	eachWord(text, func(word []byte) {
		here := e.clean()
		if docs := e.words.of(textOf(word)); docs != nil {
			here.load(docs)
		}
		if found != nil {
			here.and(found)
		}
		found = here
	})
	if found == nil {
		return e.clean()
	}
	return found
}

// any returns the listings that have one of some values.
func (e *evaluation) any(f field, wanted ...string) set {
	u := e.union()
	for _, v := range wanted {
		if docs := e.fields[f].of(v); docs != nil {
			u.add(docs)
		}
	}
	return u.all
}

func (e *evaluation) unknownField(f field) *roaring.Bitmap { return e.marks.docs(markFields + int(f)) }

// among adds a filter that asks for one of some values, if there are any.
func (e *evaluation) among(name string, f field, wanted []string) {
	if len(wanted) == 0 || len(wanted) == 1 && wanted[0] == "" {
		return
	}
	e.add(clause{name: name, match: e.any(f, wanted...), unknown: e.unknownField(f)})
}

func (e *evaluation) numbers() {
	q := e.q
	e.price()
	e.between("length", columnLength, q.LengthMin, q.LengthMax)
	e.between("beam", columnBeam, 0, q.BeamMax)
	e.between("draft", columnDraft, q.DraftMin, q.DraftMax)
	e.between("air_draft", columnAirDraft, 0, q.AirDraft)
	e.between("displacement", columnDisplacement, q.DisplacementMin, q.DisplacementMax)
	e.between("year", columnYear, float64(q.YearMin), float64(q.YearMax))
	e.between("age", columnYear, e.yearAgo(q.AgeMax), e.yearAgo(q.AgeMin))
	e.between("cabins", columnCabins, float64(q.CabinsMin), float64(q.CabinsMax))
	e.between("berths", columnBerths, float64(q.BerthsMin), float64(q.BerthsMax))
	e.between("heads", columnHeads, float64(q.HeadsMin), float64(q.HeadsMax))
	e.between("engine_hours", columnHours, 0, q.EngineHoursMax)
	e.between("engine_power", columnKW, q.EnginePowerMin*(quantity.Horsepower/1000), 0)
	e.between("engines", columnEngines, float64(q.EnginesMin), float64(q.EnginesMax))
	today := math.Floor(float64(e.asOf.Unix()) / 86400)
	if q.ListedWithin > 0 {
		e.between("listed_within_days", columnListed, today-float64(q.ListedWithin), 0)
	}
	if q.ListedMin > 0 {
		e.between("listed_min_days", columnListed, 0, today-float64(q.ListedMin))
	}
}

func (e *evaluation) yearAgo(years int) float64 {
	if years == 0 {
		return 0
	}
	return float64(e.asOf.Year() - years)
}

// between adds a filter on a number; 0 is no bound.
func (e *evaluation) between(name string, at int, low, high float64) {
	if low == 0 && high == 0 {
		return
	}
	if high == 0 {
		high = math.Inf(1)
	}
	if low == 0 {
		low = math.Inf(-1)
	}
	c, match := e.columns[at], e.take()
	c.between(low, high, match, e.room)
	e.add(clause{
		name: name, match: match, unknown: e.marks.docs(markColumns + at),
		nearest: func(among set) (uint32, float64, bool) { return c.nearest(among, low, high, e.room) },
	})
}

func (e *evaluation) exclusions() {
	q := e.q
	without := func(name string, f field, unwanted []string) {
		if len(unwanted) > 0 {
			match := e.take()
			copy(match, e.alive)
			match.without(e.any(f, unwanted...))
			c := clause{name: name, match: match}
			if f == fieldFeature {
				c.values = unwanted
			}
			e.add(c)
		}
	}
	without("exclude", fieldFeature, q.Exclude)
	if slices.Contains(q.Exclude, project) {
		without("exclude", fieldGrade, []string{string(Restorable)})
	}
	if slices.Contains(q.Exclude, string(OnRequest)) {
		match := e.clean()
		match.addRange(0, len(e.euros))
		e.add(clause{name: "exclude", match: match, values: []string{string(OnRequest)}})
	}
	var types []string
	for _, t := range q.ExcludeTypes {
		types = append(types, categoriesOf(t)...)
	}
	without("exclude_makes", fieldMake, folded(q.ExcludeMakes))
	if len(q.ExcludeModels) > 0 {
		match := e.take()
		copy(match, e.alive)
		match.without(e.modelsHolding(q.Make, q.ExcludeModels...))
		e.add(clause{name: "exclude_models", match: match})
	}
	without("exclude_types", fieldType, types)
	without("exclude_regions", fieldRegion, q.ExcludeRegions)
	without("exclude_countries", fieldCountry, q.ExcludeCountries)
	without("exclude_states", fieldState, q.ExcludeStates)
	without("exclude_hull_material", fieldHull, q.ExcludeHullMaterial)
	without("exclude_keel", fieldKeel, q.ExcludeKeel)
	without("exclude_rig", fieldRig, q.ExcludeRig)
	without("exclude_fuel", fieldFuel, q.ExcludeFuel)
}
