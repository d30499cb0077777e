package listings

import (
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/quantity"
)

// inWords says what a query asks for, "" for everything.
func (p *phrases) inWords(q catalog.Query) string {
	var parts []string
	add := func(format, value string) {
		if value != "" {
			parts = append(parts, fmt.Sprintf(format, value))
		}
	}
	p.addBoat(q, add)
	p.addNumbers(q, add)
	p.addPlace(q, add)
	p.addBuild(q, add)
	p.addExclusions(q, add)
	return strings.Join(parts, p.semicolon)
}

// adder takes a format and its value, which is left out where it is empty.
type adder func(format, value string)

func (p *phrases) addBoat(q catalog.Query, add adder) {
	add(p.listing, q.ID)
	add("%s", plain(prose.List(choice(q.Make, q.MakesAny), p.or)))
	add(p.model, plain(prose.List(choice(q.ModelContains, q.ModelsAny), p.or)))
	add(p.designer, plain(q.Designer))
	add("%s", p.either(choice(q.Type, q.TypesAny)))
	add("%s", p.either(q.Category))
	add(p.use, p.word(q.Use))
	add(p.words, plain(q.Text))
}

// choice is the one value or several to choose from.
func choice(one string, several []string) []string {
	if one != "" {
		return []string{one}
	}
	return several
}

func (p *phrases) either(ids []string) string { return prose.List(p.wordsOf(ids), p.or) }

func (p *phrases) addNumbers(q catalog.Query, add adder) {
	metres := func(v float64) string { return p.decimal(v, 2) + " m" }
	whole := func(v float64) string { return p.decimal(v, 0) }
	add(p.length, p.bounds(q.LengthMin, q.LengthMax, p.from, func(v float64) string {
		return fmt.Sprintf("%s (%.0f ft)", metres(v), v/quantity.Foot)
	}))
	add(p.price, p.priceBounds(q))
	add(p.built, p.bounds(float64(q.YearMin), float64(q.YearMax), p.from, whole))
	add(p.age, p.bounds(float64(q.AgeMin), float64(q.AgeMax), p.from, whole))
	add(p.draft, p.bounds(q.DraftMin, q.DraftMax, p.from, metres))
	add(p.beam, p.bounds(0, q.BeamMax, p.from, metres))
	add(p.airDraft, p.bounds(0, q.AirDraft, p.from, metres))
	add(p.displacement, p.bounds(q.DisplacementMin, q.DisplacementMax, p.from, func(v float64) string { return p.number(v) + " kg" }))
	add(p.cabins, p.bounds(float64(q.CabinsMin), float64(q.CabinsMax), p.least, whole))
	add(p.berths, p.bounds(float64(q.BerthsMin), float64(q.BerthsMax), p.least, whole))
	add(p.heads, p.bounds(float64(q.HeadsMin), float64(q.HeadsMax), p.least, whole))
	add(p.engines, p.bounds(float64(q.EnginesMin), float64(q.EnginesMax), p.least, whole))
	add(p.hours, p.bounds(0, q.EngineHoursMax, p.from, p.number))
	if q.EnginePowerMin > 0 {
		add(p.power, whole(q.EnginePowerMin*english.horse/p.horse))
	}
	if q.ListedWithin > 0 {
		add(p.listed, fmt.Sprint(q.ListedWithin))
	}
	if q.ListedMin > 0 {
		add(p.offered, fmt.Sprint(q.ListedMin))
	}
}

// bounds writes a range of which either end may be open, "" if both are.
func (p *phrases) bounds(low, high float64, from string, write func(float64) string) string {
	switch {
	case low > 0 && low == high:
		return write(low)
	case low > 0 && high > 0:
		return fmt.Sprintf(p.between, write(low), write(high))
	case low > 0:
		return fmt.Sprintf(from, write(low))
	case high > 0:
		return fmt.Sprintf(p.upTo, write(high))
	}
	return ""
}

func (p *phrases) priceBounds(q catalog.Query) string {
	currency := q.Currency
	if currency == "" {
		currency = catalog.DefaultCurrency + " " + p.noCurrency
	}
	switch {
	case q.PriceMin != nil && q.PriceMax != nil:
		return fmt.Sprintf(p.between, p.number(*q.PriceMin), p.money(*q.PriceMax, currency))
	case q.PriceMin != nil:
		return fmt.Sprintf(p.from, p.money(*q.PriceMin, currency))
	case q.PriceMax == nil:
		return ""
	case *q.PriceMax == 0:
		return p.nothing
	}
	return fmt.Sprintf(p.upTo, p.money(*q.PriceMax, currency))
}

func (p *phrases) addPlace(q catalog.Query, add adder) {
	named := p.places(append(single(q.Region), q.RegionsAny...), q.CountriesAny, q.StatesAny)
	if q.Place == "" && q.State != "" {
		named = append(named, p.state(q.Country, q.State))
	}
	if q.Place == "" && q.State == "" && q.Country != "" {
		named = append(named, p.place(q.Country))
	}
	join := p.or
	if q.Region != "" {
		join = p.and
	}
	within := prose.List(named, join)
	if len(named) > 0 {
		within = fmt.Sprintf(p.where(named), within)
	}
	if len(q.PlacesAny) > 0 {
		within = prose.List(append(single(within), p.near(q, plain(prose.List(q.PlacesAny, p.or)))), p.or)
	}
	add("%s", within)
	add("%s", plain(q.UnknownPlace))
	if q.Place != "" {
		add("%s", p.near(q, strings.Join(append([]string{plain(q.Place)}, single(q.State)...), ", ")))
	}
}

// near says how far around what boats may lie.
func (p *phrases) near(q catalog.Query, what string) string {
	radius := q.RadiusNM
	if radius == 0 {
		radius = catalog.DefaultRadiusNM
	}
	return fmt.Sprintf(p.around, p.decimal(radius, 0), what)
}

// where is the format for what is named: boats lie on a coast, but in a bay.
func (p *phrases) where(named []string) string {
	inland := func(name string) bool { // the Ivory Coast is a country
		return !strings.HasPrefix(name, "the ") || !strings.Contains(strings.ToLower(name), "coast")
	}
	if p.coast == "" || slices.ContainsFunc(named, inland) {
		return p.region
	}
	return p.coast
}

// places names regions, countries and states, in this order.
func (p *phrases) places(regions, countries, states []string) []string {
	var out []string
	for _, id := range append(append([]string{}, regions...), countries...) {
		out = append(out, p.place(id))
	}
	for _, code := range states {
		out = append(out, p.state("", code))
	}
	return out
}

func single(v string) []string {
	if v == "" {
		return nil
	}
	return []string{v}
}

func (p *phrases) addBuild(q catalog.Query, add adder) {
	add(p.hull, p.either(q.HullMaterial))
	add(p.keel, p.either(q.Keel))
	add(p.rig, p.either(q.Rig))
	add(p.fuel, p.word(q.Fuel))
	add(p.engine, p.word(q.EngineType))
	add("%s", p.word(q.NewUsed))
	add(p.condition, p.word(q.ConditionGrade))
	add("%s", p.word(q.Tax))
	add(p.status, p.word(q.Status))
	add(p.with, prose.List(p.features(q.Features), p.and))
}

func (p *phrases) addExclusions(q catalog.Query, add adder) {
	out := p.features(q.Exclude)
	for _, name := range q.ExcludeMakes {
		out = append(out, plain(name))
	}
	for _, name := range q.ExcludeModels {
		out = append(out, fmt.Sprintf(p.model, plain(name)))
	}
	for _, ids := range [][]string{q.ExcludeTypes, q.ExcludeHullMaterial, q.ExcludeKeel, q.ExcludeRig, q.ExcludeFuel} {
		out = append(out, p.wordsOf(ids)...)
	}
	add(p.without, prose.List(out, p.or))
	add(p.notRegion, prose.List(p.places(q.ExcludeRegions, q.ExcludeCountries, q.ExcludeStates), p.or))
}
