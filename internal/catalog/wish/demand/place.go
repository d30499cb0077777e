package demand

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/geo"
)

func clearPlace(q *catalog.Query) {
	q.Region, q.RegionsAny, q.Country, q.CountriesAny, q.State, q.StatesAny = "", nil, "", nil, "", nil
	q.Place, q.PlacesAny, q.RadiusNM, q.UnknownPlace = "", nil, 0, ""
	q.ExcludeRegions, q.ExcludeCountries, q.ExcludeStates = nil, nil, nil
}

// leave takes one area off the list of those that are looked in, all of them where it is no list.
func leave(q *catalog.Query, m geo.Mention) {
	list := map[geo.Kind]*[]string{geo.KindCountry: &q.CountriesAny, geo.KindState: &q.StatesAny, geo.KindRegion: &q.RegionsAny, geo.KindPlace: &q.PlacesAny}[m.Kind]
	at := slices.IndexFunc(*list, func(v string) bool {
		name, _, _ := strings.Cut(v, ",")
		return v == m.ID || m.Kind == geo.KindPlace && lexicon.Key(name) == lexicon.Key(m.Name)
	})
	if at < 0 || choices(*q) == 1 {
		clearPlace(q)
		return
	}
	*list = Without(*list, []string{(*list)[at]})
	SettlePlaces(q)
}

// choices is how many areas are to choose from.
func choices(q catalog.Query) int {
	return len(q.RegionsAny) + len(q.CountriesAny) + len(q.StatesAny) + len(q.PlacesAny)
}

// SettlePlaces makes one area of a choice of one.
func SettlePlaces(q *catalog.Query) {
	if choices(*q) != 1 {
		return
	}
	settle(&q.Region, &q.RegionsAny)
	settle(&q.Country, &q.CountriesAny)
	settle(&q.State, &q.StatesAny)
	settle(&q.Place, &q.PlacesAny)
}

// refusePlaces looks no longer in an area that is now refused, and in a refused one where it is now asked for.
func refusePlaces(base, q *catalog.Query) {
	refuseArea := func(one *string, any, no *[]string, wanted, unwanted []string) {
		if slices.Contains(unwanted, *one) {
			*one = ""
		}
		refuse(any, no, wanted, unwanted)
	}
	refuseArea(&base.Region, &base.RegionsAny, &base.ExcludeRegions, List(q.Region, q.RegionsAny), q.ExcludeRegions)
	refuseArea(&base.Country, &base.CountriesAny, &base.ExcludeCountries, List(q.Country, q.CountriesAny), q.ExcludeCountries)
	refuseArea(&base.State, &base.StatesAny, &base.ExcludeStates, List(q.State, q.StatesAny), q.ExcludeStates)
	SettlePlaces(base)
}

// mergePlace replaces where to look, or adds to it: "and in Portugal too".
func (d *Demand) mergePlace(base *catalog.Query) {
	q := &d.Query
	refusePlaces(base, q)
	if ComparesAreas(*q) {
		clearPlace(base)
	}
	if !HasPlace(*q) {
		base.RadiusNM = cmp.Or(q.RadiusNM, base.RadiusNM)
		return
	}
	if (d.Adds || d.AddsPlace) && HasPlace(*base) {
		addPlaces(base, *q)
		return
	}
	base.Region, base.RegionsAny, base.Country, base.CountriesAny = q.Region, q.RegionsAny, q.Country, q.CountriesAny
	base.State, base.StatesAny, base.Place, base.PlacesAny, base.RadiusNM = q.State, q.StatesAny, q.Place, q.PlacesAny, q.RadiusNM
	base.UnknownPlace = q.UnknownPlace
}

// HasPlace reports whether a query tells where to look.
func HasPlace(q catalog.Query) bool {
	return q.Region != "" || q.RegionsAny != nil || q.Country != "" || q.CountriesAny != nil || q.State != "" ||
		q.StatesAny != nil || q.Place != "" || q.PlacesAny != nil || q.UnknownPlace != ""
}

func addPlaces(base *catalog.Query, q catalog.Query) {
	asChoice(base)
	asChoice(&q)
	base.CountriesAny, base.StatesAny = join(base.CountriesAny, q.CountriesAny), join(base.StatesAny, q.StatesAny)
	base.RegionsAny, base.PlacesAny = join(base.RegionsAny, q.RegionsAny), join(base.PlacesAny, q.PlacesAny)
	base.RadiusNM, base.UnknownPlace = cmp.Or(base.RadiusNM, q.RadiusNM), ""
}

// asChoice makes a choice of the one area that a query looks in. Country and state of a place only tell which one it is.
func asChoice(q *catalog.Query) {
	switch {
	case q.Place != "" && q.State != "":
		q.PlacesAny = []string{q.Place + ", " + q.State}
	case q.Place != "":
		q.PlacesAny = []string{q.Place}
	case q.State != "":
		q.StatesAny = []string{q.State}
	case q.Country != "":
		q.CountriesAny = []string{q.Country}
	}
	q.RegionsAny = List(q.Region, q.RegionsAny)
	q.Region, q.Country, q.State, q.Place = "", "", "", ""
}

// ComparesAreas reports whether a query sets areas beside each other.
func ComparesAreas(q catalog.Query) bool { return len(q.Compare) > 0 && HasPlace(q.Compare[0]) }
