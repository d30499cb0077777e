package research

import (
	"cmp"
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
	add(q.HullMaterial...)
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
	if len(q.Features) > 0 {
		parts = append(parts, "with "+prose.Spaced(prose.List(q.Features, "and")))
	}
	if more := further(q); len(more) > 0 {
		parts = append(parts, strings.Join(more, ", "))
	}
	if within := p.within(q); within != "" {
		parts = append(parts, within)
	}
	return strings.Join(before, " "), strings.Join(parts, " ")
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
		parts = append(parts, age+" years old")
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
		return "from " + currency + study.Grouped(*q.PriceMin)
	}
	return "up to " + currency + study.Grouped(*q.PriceMax)
}
