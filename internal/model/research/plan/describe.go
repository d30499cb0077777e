package plan

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/study"
)

// describe says which boats a query asks for, and within which bounds: "used Bavaria sailing monohulls", "of 11.40–12.60 m in
// the Mediterranean".
func (p planner) describe(q catalog.Query) (boats, bounds string) {
	noun := "boats"
	switch {
	case q.Type != "":
		noun = cmp.Or(measure.Nouns[design.Category(q.Type)], q.Type)
	case len(q.TypesAny) > 0:
		noun = prose.Spaced(prose.List(q.TypesAny, "and")) + " boats"
	}
	var before []string
	add := func(words ...string) {
		for _, w := range words {
			if w != "" {
				before = append(before, prose.Spaced(w))
			}
		}
	}
	add(q.NewUsed, q.Use)
	for _, m := range q.HullMaterial {
		add(strings.Replace(m, "wood", "wooden", 1))
	}
	add(strings.TrimSpace(prose.List(q.MakesAny, "and") + " " + q.Make + " " + strings.TrimSpace(q.ModelContains+" "+prose.List(q.ModelsAny, "and"))))
	add(q.Rig...)
	add(q.Category...)
	add(noun)
	var parts []string
	switch m := span(q.LengthMin, q.LengthMax, 2); {
	case q.LengthMax == 0 && q.LengthMin > 0:
		parts = append(parts, "of "+strings.TrimPrefix(m, "from ")+" m and more")
	case m != "":
		parts = append(parts, "of "+m+" m")
	}
	if so, having := apartFeatures(q.Features); len(q.Features) > 0 {
		if len(so) > 0 {
			parts = append(parts, "that are "+prose.Spaced(prose.List(so, "and")))
		}
		if len(having) > 0 {
			parts = append(parts, "with "+prose.Spaced(prose.List(having, "and")))
		}
	}
	if more := further(q); len(more) > 0 {
		parts = append(parts, strings.Join(more, ", "))
	}
	if within := p.within(q); within != "" {
		parts = append(parts, within)
	}
	return strings.Join(before, " "), strings.Join(parts, " ")
}

// apartFeatures divides features into what boats are and what they have.
func apartFeatures(features []string) (so, having []string) {
	for _, f := range features {
		if slices.Contains([]string{"trailerable", "ex_charter"}, f) {
			so = append(so, f)
		} else {
			having = append(having, f)
		}
	}
	return so, having
}

// within says in which place, years and prices a query looks, empty for everywhere and all.
func (p planner) within(q catalog.Query) string {
	var parts []string
	if where := p.where(q); where != "" {
		parts = append(parts, "in "+where)
	}
	out := catalog.Query{RegionsAny: q.ExcludeRegions, CountriesAny: q.ExcludeCountries, StatesAny: q.ExcludeStates}
	if where := p.where(out); where != "" {
		parts = append(parts, "outside "+where)
	}
	if years := span(float64(q.YearMin), float64(q.YearMax), 0); years != "" {
		if q.YearMin == q.YearMax {
			years = "in " + years
		}
		parts = append(parts, "built "+years)
	}
	if age := span(float64(q.AgeMin), float64(q.AgeMax), 0); age != "" {
		years := " years old"
		if q.AgeMax == 1 && q.AgeMin <= 1 {
			years = " year old"
		}
		parts = append(parts, age+years)
	}
	if q.PriceMin != nil || q.PriceMax != nil {
		parts = append(parts, "at "+priceSpan(q))
	}
	return strings.Join(parts, ", ")
}

func (p planner) where(q catalog.Query) string {
	var names []string
	if q.Place != "" {
		names = append(names, q.Place)
	}
	names = append(names, q.PlacesAny...)
	for _, id := range append([]string{q.Region}, q.RegionsAny...) {
		if r, ok := p.Places.Region(id); ok {
			names = append(names, geo.Article(r.Name))
		}
	}
	for _, s := range append([]string{q.State}, q.StatesAny...) {
		if s == "" {
			continue
		}
		state, _ := p.Places.State(cmp.Or(q.Country, "US"), s)
		names = append(names, cmp.Or(state.Name, s))
	}
	for _, c := range append([]string{q.Country}, q.CountriesAny...) {
		if c != "" && q.State == "" && q.Place == "" {
			country, _ := p.Places.Country(c)
			names = append(names, geo.Article(cmp.Or(country.Name, c)))
		}
	}
	if len(names) == 2 && q.Region != "" && q.Country != "" { // of the country what lies in the region
		return names[1] + " in " + names[0]
	}
	return strings.Join(names, " or ")
}

// span writes bounds: "2010–2015", "from 2010", "up to 2015".
func span(low, high float64, places int) string {
	text := func(v float64) string { return strconv.FormatFloat(v, 'f', places, 64) }
	switch {
	case low == high && low > 0:
		return text(low)
	case low > 0 && high > 0:
		return text(low) + "–" + text(high)
	case low > 0:
		return "from " + text(low)
	case high > 0:
		return "up to " + text(high)
	}
	return ""
}

func priceSpan(q catalog.Query) string {
	currency := cmp.Or(q.Currency, catalog.DefaultCurrency) + " "
	switch {
	case q.PriceMin != nil && q.PriceMax != nil:
		return currency + study.Grouped(*q.PriceMin) + "–" + study.Grouped(*q.PriceMax)
	case q.PriceMin != nil:
		return "least " + currency + study.Grouped(*q.PriceMin)
	}
	return "up to " + currency + study.Grouped(*q.PriceMax)
}

// further says what a query bounds beside kind, length, place, years and price, each as it stands behind "boats": nothing that
// leaves boats out goes untold.
func further(q catalog.Query) []string {
	var said []string
	add := func(when bool, format string, args ...any) {
		if when {
			said = append(said, fmt.Sprintf(format, args...))
		}
	}
	count := func(low, high int, noun string) {
		add(low > 0 && high == 0, "with %d %s or more", low, noun)
		add(high > 0, "with %s %s", span(float64(low), float64(high), 0), noun)
	}
	without := func(lists ...[]string) {
		for _, l := range lists {
			add(len(l) > 0, "without %s", prose.Spaced(prose.List(l, "and")))
		}
	}
	add(q.DraftMin > 0 || q.DraftMax > 0, "drawing %s m", span(q.DraftMin, q.DraftMax, 2))
	add(q.BeamMax > 0, "up to %.2f m wide", q.BeamMax)
	add(q.AirDraft > 0, "up to %.2f m high", q.AirDraft)
	add(q.DisplacementMin > 0 || q.DisplacementMax > 0, "displacing %s kg", span(q.DisplacementMin, q.DisplacementMax, 0))
	count(q.CabinsMin, q.CabinsMax, "cabins")
	count(q.BerthsMin, q.BerthsMax, "berths")
	count(q.HeadsMin, q.HeadsMax, "heads")
	add(len(q.Keel) > 0, "with a %s keel", prose.Spaced(prose.List(q.Keel, "and")))
	add(q.Fuel != "", "with %s propulsion", q.Fuel)
	add(q.EngineType != "", "with %s drive", q.EngineType)
	count(q.EnginesMin, q.EnginesMax, "engines")
	add(q.EngineHoursMax > 0, "with up to %s engine hours", study.Grouped(q.EngineHoursMax))
	add(q.EnginePowerMin > 0, "with %s hp or more", study.Grouped(q.EnginePowerMin))
	add(q.ConditionGrade != "", "in %s condition", prose.Spaced(q.ConditionGrade))
	add(q.Tax != "", "with %s", strings.Replace(prose.Spaced(q.Tax), "vat", "VAT", 1))
	add(q.ListedWithin > 0, "listed within %d days", q.ListedWithin)
	add(q.ListedMin > 0, "listed for %d days or longer", q.ListedMin)
	add(q.Designer != "", "drawn by %s", q.Designer)
	without(q.Exclude, q.ExcludeMakes, q.ExcludeModels, q.ExcludeTypes, q.ExcludeHullMaterial, q.ExcludeKeel, q.ExcludeRig, q.ExcludeFuel)
	return said
}
