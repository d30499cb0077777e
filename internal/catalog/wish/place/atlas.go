// Package place knows of places what the gazetteer does not tell by itself: which area a word misspells, what codes and adjectives stand for,
// what lies in what, and in which money boats are paid there.
package place

import (
	"github.com/fairlead/fairlead/internal/geo"
)

// Atlas is the gazetteer with what else is known of its places. It is safe for concurrent use.
type Atlas struct {
	*geo.Gazetteer

	areas    []areaName
	currency map[string]string // by region: of all its places, where they have one in common
	home     map[string]string // by region: the country, where it lies in one
	shares   shares

	namesakes map[string][]geo.Mention
}

// New makes an atlas of the places of a gazetteer.
func New(places *geo.Gazetteer) *Atlas {
	return &Atlas{
		Gazetteer: places, areas: areaNames(places),
		currency: ofRegions(places, func(p geo.Place) string { return places.Currency(p.Country) }),
		home:     ofRegions(places, func(p geo.Place) string { return p.Country }),
		shares:   sharesOf(places), namesakes: namesakes(places),
	}
}

// Home is the country that a region lies in, "" where that is several.
func (a *Atlas) Home(region string) string { return a.home[region] }

// ofRegions tells what all places of a region have in common, by region.
func ofRegions(places *geo.Gazetteer, of func(geo.Place) string) map[string]string {
	common := map[string]string{}
	for _, place := range places.Places() {
		for _, region := range place.Regions {
			value := of(place)
			if have, seen := common[region]; seen && have != value {
				value = ""
			}
			common[region] = value
		}
	}
	return common
}
