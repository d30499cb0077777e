package plan

import (
	"cmp"
	"reflect"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
)

// bounds keeps of a query what narrows a market and names no kind of boat.
func bounds(q catalog.Query) catalog.Query {
	return catalog.Query{
		PriceMin: q.PriceMin, PriceMax: q.PriceMax, Currency: q.Currency,
		YearMin: q.YearMin, YearMax: q.YearMax, AgeMin: q.AgeMin, AgeMax: q.AgeMax,
		Region: q.Region, RegionsAny: q.RegionsAny, Country: q.Country, CountriesAny: q.CountriesAny,
		State: q.State, StatesAny: q.StatesAny, Place: q.Place, PlacesAny: q.PlacesAny, RadiusNM: q.RadiusNM, NewUsed: q.NewUsed,
		ExcludeRegions: q.ExcludeRegions, ExcludeCountries: q.ExcludeCountries, ExcludeStates: q.ExcludeStates,
	}
}

// kinds divides a query that names a kind of boat into what it compares; nil for one that names none.
func kinds(q catalog.Query) []catalog.Query {
	if len(q.Compare) > 1 {
		var out []catalog.Query
		for _, one := range q.Compare[:min(maxSubjects, len(q.Compare))] {
			out = append(out, complete(one, q)) // what bounds the whole question bounds each side of it
		}
		return out
	}
	q = boatsOnly(q)
	named := q.Make != "" || q.ModelContains != "" || q.Type != "" || q.Use != "" || q.LengthMin > 0 || q.LengthMax > 0 ||
		len(q.MakesAny)+len(q.TypesAny)+len(q.Category)+len(q.HullMaterial)+len(q.Rig) > 0
	switch {
	case !named:
		return nil
	case len(q.MakesAny) > 1:
		return each(q.MakesAny, func(v string) catalog.Query { one := q; one.MakesAny, one.Make = nil, v; return one })
	case len(q.TypesAny) > 1:
		return each(q.TypesAny, func(v string) catalog.Query { one := q; one.TypesAny, one.Type = nil, v; return one })
	case len(places(q)) > 1:
		return places(q)
	case len(q.HullMaterial) > 1:
		return each(q.HullMaterial, func(v string) catalog.Query { one := q; one.HullMaterial = []string{v}; return one })
	}
	return []catalog.Query{q}
}

// places divides a query that names several regions, countries or places into one of each.
func places(q catalog.Query) []catalog.Query {
	at := func(set func(*catalog.Query, string), names []string) []catalog.Query {
		return each(names, func(name string) catalog.Query {
			one := anywhere(q)
			set(&one, name)
			one.RadiusNM = q.RadiusNM
			return one
		})
	}
	all := slices.Concat(
		at(func(one *catalog.Query, name string) { one.Region = name }, q.RegionsAny),
		at(func(one *catalog.Query, name string) { one.Country = name }, q.CountriesAny),
		at(func(one *catalog.Query, name string) { one.Place = name }, q.PlacesAny))
	return all[:min(maxSubjects, len(all))]
}

// boatsOnly is a query without what only says how its answer is to look.
func boatsOnly(q catalog.Query) catalog.Query {
	q.Text, q.Sort, q.Count, q.SelectIndex, q.Aggregate, q.Compare = "", "", 0, 0, nil, nil
	return q
}

func each(values []string, query func(string) catalog.Query) []catalog.Query {
	var out []catalog.Query
	for _, v := range values[:min(maxSubjects, len(values))] {
		out = append(out, query(v))
	}
	return out
}

// kindOf keeps what a query says of the kind of boat, placeOf of where it lies, lengthOf and yearsOf how long and how old it is.
func kindOf(q catalog.Query) catalog.Query {
	return catalog.Query{
		Make: q.Make, ModelContains: q.ModelContains, Type: q.Type, TypesAny: q.TypesAny, Category: q.Category, Use: q.Use, HullMaterial: q.HullMaterial, Rig: q.Rig, Keel: q.Keel,
	}
}

func placeOf(q catalog.Query) catalog.Query {
	return catalog.Query{Region: q.Region, Country: q.Country, State: q.State, Place: q.Place, RadiusNM: q.RadiusNM}
}

func lengthOf(q catalog.Query) catalog.Query {
	return catalog.Query{LengthMin: q.LengthMin, LengthMax: q.LengthMax}
}

func yearsOf(q catalog.Query) catalog.Query {
	return catalog.Query{YearMin: q.YearMin, YearMax: q.YearMax, AgeMin: q.AgeMin, AgeMax: q.AgeMax}
}

// placesOf keeps of a query the places of which it names several.
func placesOf(q catalog.Query) catalog.Query {
	return catalog.Query{RegionsAny: q.RegionsAny, CountriesAny: q.CountriesAny, PlacesAny: q.PlacesAny, RadiusNM: q.RadiusNM}
}

// complete takes from another query what one leaves out, group by group: kind, place, length, price and years.
func complete(q, other catalog.Query) catalog.Query {
	if reflect.DeepEqual(kindOf(q), catalog.Query{}) {
		q.Make, q.ModelContains, q.Type, q.Category = other.Make, other.ModelContains, other.Type, other.Category
		q.TypesAny = other.TypesAny
		q.Use, q.HullMaterial, q.Rig, q.Keel = other.Use, other.HullMaterial, other.Rig, other.Keel
	}
	if q.Type == "" && len(q.TypesAny)+len(q.Category) == 0 && q.Make+q.ModelContains == "" { // steel, beside aluminium cruisers
		q.Type, q.Use = other.Type, cmp.Or(q.Use, other.Use)
	}
	if reflect.DeepEqual(placeOf(q), catalog.Query{}) {
		q.Region, q.Country, q.State, q.Place, q.RadiusNM = other.Region, other.Country, other.State, other.Place, other.RadiusNM
	}
	if q.LengthMin+q.LengthMax == 0 {
		q.LengthMin, q.LengthMax = other.LengthMin, other.LengthMax
	}
	if q.PriceMin == nil && q.PriceMax == nil {
		q.PriceMin, q.PriceMax, q.Currency = other.PriceMin, other.PriceMax, other.Currency
	}
	dated := q.YearMin+q.YearMax+q.AgeMin+q.AgeMax > 0
	if !dated && q.NewUsed != "new" {
		q.YearMin, q.YearMax, q.AgeMin, q.AgeMax = other.YearMin, other.YearMax, other.AgeMin, other.AgeMax
	}
	if q.NewUsed == "" && (!dated || other.NewUsed == "used") {
		q.NewUsed = other.NewUsed
	}
	return q
}
