package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/geo"
)

func clearPlace(q *catalog.Query) {
	q.Region, q.RegionsAny, q.Country, q.CountriesAny, q.State, q.StatesAny = "", nil, "", nil, "", nil
	q.Place, q.RadiusNM, q.UnknownPlace = "", 0, ""
	q.ExcludeRegions, q.ExcludeCountries, q.ExcludeStates = nil, nil, nil
}

// leave takes one area off the list of those that are looked in, all of them where it is no list.
func leave(q *catalog.Query, m geo.Mention) {
	list := map[geo.Kind]*[]string{geo.KindCountry: &q.CountriesAny, geo.KindState: &q.StatesAny, geo.KindRegion: &q.RegionsAny}[m.Kind]
	if list == nil || !slices.Contains(*list, m.ID) || len(q.RegionsAny)+len(q.CountriesAny)+len(q.StatesAny) == 1 {
		clearPlace(q)
		return
	}
	*list = without(*list, []string{m.ID})
	settlePlaces(q)
}

// settlePlaces makes one area of a list of one.
func settlePlaces(q *catalog.Query) {
	if len(q.RegionsAny)+len(q.CountriesAny)+len(q.StatesAny) != 1 {
		return
	}
	q.Region, q.RegionsAny = unlist(q.RegionsAny)
	q.Country, q.CountriesAny = unlist(q.CountriesAny)
	q.State, q.StatesAny = unlist(q.StatesAny)
}

// refusePlaces looks no longer in an area that is now refused, and in a refused one where it is now asked for.
func refusePlaces(base *catalog.Query, q catalog.Query) {
	refuseArea := func(one *string, any, no *[]string, wanted, unwanted []string) {
		if slices.Contains(unwanted, *one) {
			*one = ""
		}
		refuse(any, no, wanted, unwanted)
	}
	refuseArea(&base.Region, &base.RegionsAny, &base.ExcludeRegions, single(q.Region, q.RegionsAny), q.ExcludeRegions)
	refuseArea(&base.Country, &base.CountriesAny, &base.ExcludeCountries, single(q.Country, q.CountriesAny), q.ExcludeCountries)
	refuseArea(&base.State, &base.StatesAny, &base.ExcludeStates, single(q.State, q.StatesAny), q.ExcludeStates)
	settlePlaces(base)
}

// mergePlace replaces where to look, or adds to it: "and in Portugal too".
func (t *turn) mergePlace(base *catalog.Query, q catalog.Query) {
	refusePlaces(base, q)
	if !hasPlace(q) {
		base.RadiusNM = or(q.RadiusNM, base.RadiusNM)
		return
	}
	if (t.add || t.addPlace) && hasPlace(*base) && base.Place == "" && q.Place == "" {
		addPlaces(base, q)
		return
	}
	base.Region, base.RegionsAny, base.Country, base.CountriesAny = q.Region, q.RegionsAny, q.Country, q.CountriesAny
	base.State, base.StatesAny, base.Place, base.RadiusNM = q.State, q.StatesAny, q.Place, q.RadiusNM
	base.UnknownPlace = q.UnknownPlace
}

func hasPlace(q catalog.Query) bool {
	return q.Region != "" || q.RegionsAny != nil || q.Country != "" || q.CountriesAny != nil || q.State != "" ||
		q.StatesAny != nil || q.Place != "" || q.UnknownPlace != ""
}

func addPlaces(base *catalog.Query, q catalog.Query) {
	country := func(q catalog.Query) string {
		if q.State != "" {
			return ""
		}
		return q.Country
	}
	base.CountriesAny = join(single(country(*base), base.CountriesAny), single(country(q), q.CountriesAny))
	base.StatesAny = join(single(base.State, base.StatesAny), single(q.State, q.StatesAny))
	base.RegionsAny = join(single(base.Region, base.RegionsAny), single(q.Region, q.RegionsAny))
	base.Country, base.State, base.Region, base.UnknownPlace = "", "", "", ""
}
