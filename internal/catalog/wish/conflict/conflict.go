// Package conflict tells what of a turn no boat can meet: bounds that exclude each other, what is wanted and refused at once, and what is not
// of this world. It goes by what was read of the turn, not by its words.
package conflict

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
)

// Turn is what was read of one turn.
type Turn struct {
	Query catalog.Query
	// BelowZero are amounts below nothing, as they are written, of which Query has none.
	BelowZero []string
	// Opposed are two things of which a boat is one, empty for none.
	Opposed [2]string
}

// Sentences tells in a language, which lexicon names, what no boat can meet, amounts below nothing first; nil for nothing.
func (t *Turn) Sentences(places *place.Atlas, lang string) []string {
	c := in(lang)
	var out []string
	for _, amount := range t.BelowZero {
		out = append(out, fmt.Sprintf(c.belowZero, amount))
	}
	if said := abroad(&t.Query, places, c); said != "" {
		out = append(out, said)
	}
	if t.Opposed[0] != "" {
		out = append(out, fmt.Sprintf(c.opposed, c.thing(t.Opposed[0]), c.thing(t.Opposed[1])))
	}
	for _, country := range demand.List(t.Query.Country, t.Query.CountriesAny) {
		if slices.ContainsFunc(t.Query.ExcludeRegions, func(region string) bool { return places.Wholly(country, region) }) {
			named, _ := places.Country(country)
			out = append(out, fmt.Sprintf(c.wantedAndExcluded, named.Name))
		}
	}
	return append(out, exclusive(&t.Query, lang)...)
}

// abroad tells of a state and a country that it is no part of, "" where there are none.
func abroad(q *catalog.Query, places *place.Atlas, c sentences) string {
	if q.State == "" || q.Country == "" {
		return ""
	}
	if _, ok := places.State(q.Country, q.State); ok {
		return ""
	}
	state := q.State
	if m, ok := places.OfCode(q.State, true); ok {
		state = m.Name
	}
	country, _ := places.Country(q.Country)
	return fmt.Sprintf(c.stateAbroad, state, country.Name)
}

// YearsAhead is by how many years boats are sold ahead of their model year.
const YearsAhead = 2

// atDealer is how many years a new boat may stand at a dealer's; a year that lies further back than longAgo is no bound for new boats.
const (
	atDealer = 2
	longAgo  = 10
)

// exclusive tells which bounds of one turn exclude each other and what is wanted and refused at once.
func exclusive(q *catalog.Query, lang string) []string {
	c := in(lang)
	var out []string
	say := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	if q.LengthMin > 0 && q.LengthMax > 0 && q.LengthMin > q.LengthMax {
		say(c.length, length(q.LengthMax, lang), length(q.LengthMin, lang))
	}
	if q.PriceMin != nil && q.PriceMax != nil && *q.PriceMin > *q.PriceMax {
		say(c.price, amountIn(*q.PriceMax, lang), amountIn(*q.PriceMin, lang))
	}
	if q.YearMin > 0 && q.YearMax > 0 && q.YearMin > q.YearMax {
		say(c.year, q.YearMax+1, q.YearMin-1)
	}
	if oldest := time.Now().Year() - q.AgeMin; q.AgeMin > 0 && q.YearMin > oldest {
		say(c.year, oldest+1, q.YearMin-1)
	}
	if newest := time.Now().Year() - q.AgeMax; q.AgeMax > 0 && q.YearMax > 0 && q.YearMax < newest {
		say(c.year, q.YearMax+1, newest-1)
	}
	if q.AgeMin > 0 && q.AgeMax > 0 && q.AgeMin > q.AgeMax {
		say(c.age, q.AgeMax, q.AgeMin)
	}
	if q.NewUsed == "new" && q.AgeMin > atDealer {
		say(c.newAndOld, q.AgeMin)
	}
	if year := cmp.Or(q.YearMax, q.YearMin); q.NewUsed == "new" && year > 0 && year < time.Now().Year()-longAgo {
		say(c.newOfYear, year)
	}
	if ahead := time.Now().Year() + YearsAhead; q.YearMin > ahead {
		say(c.notBuilt, q.YearMin)
	}
	if q.DraftMin > 0 && q.DraftMax > 0 && q.DraftMin > q.DraftMax {
		say(c.draft, q.DraftMax, q.DraftMin)
	}
	if q.CabinsMin > 0 && q.CabinsMax > 0 && q.CabinsMin > q.CabinsMax {
		say(c.cabins, q.CabinsMax, q.CabinsMin)
	}
	for _, pair := range [][2][]string{
		{q.Features, q.Exclude}, {demand.List(q.Make, q.MakesAny), q.ExcludeMakes}, {q.HullMaterial, q.ExcludeHullMaterial},
		{q.Keel, q.ExcludeKeel}, {q.Rig, q.ExcludeRig}, {demand.List(q.Type, q.TypesAny), q.ExcludeTypes},
		{demand.List(q.Country, q.CountriesAny), q.ExcludeCountries}, {demand.List(q.Fuel, nil), q.ExcludeFuel},
	} {
		for _, v := range pair[0] {
			if slices.Contains(pair[1], v) {
				say(c.wantedAndExcluded, strings.ReplaceAll(v, "_", " "))
			}
		}
	}
	return out
}
