package research

import (
	"reflect"
	"regexp"
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

// between separates what is compared.
var between = regexp.MustCompile(`(?i)\s(?:versus|vs\.?|compare[sd]? (?:to|with)|against|(?:cheaper |dearer |better |worse |higher |lower |expensive )?than an?|than the|than in|(?:cheaper|dearer|better|worse|higher|lower|expensive) than|als in|als eine?n?|or|oder|gegen|ou|que le|qu'une?|qu'en|qu'au)\s`)

// sides reads a text as two kinds of boat set against each other, such as catamarans and monohulls in one sea, or one kind
// in two places. What only one side says holds for both.
func (p planner) sides(text string) []catalog.Query {
	cut, kindsToo := between.FindStringIndex(text), true
	if cut == nil && comparing.MatchString(text) {
		cut, kindsToo = joined.FindStringIndex(text), false
	}
	if cut == nil {
		return nil
	}
	left, right := p.wish(text[:cut[0]]), p.wish(text[cut[1]:])
	if !(kindsToo && opposed(kindOf(left), kindOf(right))) && !opposed(placeOf(left), placeOf(right)) {
		return nil
	}
	left, right = complete(left, right), complete(right, left)
	a, b := kinds(left), kinds(right)
	if len(a)+len(b) == 0 && says(text, craft) { // boats of any kind in two places
		a, b = []catalog.Query{bounds(left)}, []catalog.Query{bounds(right)}
	}
	if len(a) != 1 || len(b) != 1 || reflect.DeepEqual(a, b) {
		return nil
	}
	return append(a, b...)
}

// opposed reports whether two parts of queries are both set and differ.
func opposed(a, b catalog.Query) bool {
	return !reflect.DeepEqual(a, catalog.Query{}) && !reflect.DeepEqual(b, catalog.Query{}) && !reflect.DeepEqual(a, b)
}

// kindOf keeps what a query says of the kind of boat, placeOf of where it lies.
func kindOf(q catalog.Query) catalog.Query {
	return catalog.Query{
		Make: q.Make, ModelContains: q.ModelContains, Type: q.Type, Category: q.Category, Use: q.Use, HullMaterial: q.HullMaterial, Rig: q.Rig, Keel: q.Keel,
	}
}

func placeOf(q catalog.Query) catalog.Query {
	return catalog.Query{Region: q.Region, Country: q.Country, State: q.State, Place: q.Place, RadiusNM: q.RadiusNM}
}

// placesOf keeps of a query the places of which it names several.
func placesOf(q catalog.Query) catalog.Query {
	return catalog.Query{RegionsAny: q.RegionsAny, CountriesAny: q.CountriesAny, PlacesAny: q.PlacesAny, RadiusNM: q.RadiusNM}
}

// complete takes from another query what one leaves out, group by group: kind, place, length, price and years.
func complete(q, other catalog.Query) catalog.Query {
	if reflect.DeepEqual(kindOf(q), catalog.Query{}) {
		q.Make, q.ModelContains, q.Type, q.Category = other.Make, other.ModelContains, other.Type, other.Category
		q.Use, q.HullMaterial, q.Rig, q.Keel = other.Use, other.HullMaterial, other.Rig, other.Keel
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
	if !dated && q.NewUsed == "" {
		q.YearMin, q.YearMax, q.AgeMin, q.AgeMax = other.YearMin, other.YearMax, other.AgeMin, other.AgeMax
	}
	if q.NewUsed == "" && !dated {
		q.NewUsed = other.NewUsed
	}
	return q
}
