package demand_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/geo"
)

func amount(v float64) *float64 { return &v }

func withdrawn(groups ...demand.Group) (w demand.Withdrawal) {
	for _, g := range groups {
		w.Take(g)
	}
	return w
}

func TestOnlyWhatATurnMentionsChanges(t *testing.T) {
	for name, c := range map[string]struct {
		before catalog.Query
		turn   demand.Demand
		want   catalog.Query
	}{
		"a further bound": {
			catalog.Query{Type: "catamaran", LengthMin: 10}, demand.Demand{Query: catalog.Query{LengthMax: 14}},
			catalog.Query{Type: "catamaran", LengthMin: 10, LengthMax: 14},
		},
		"an old bound on the wrong side goes": {
			catalog.Query{LengthMax: 12}, demand.Demand{Query: catalog.Query{LengthMin: 14}}, catalog.Query{LengthMin: 14},
		},
		"thousands are put back": {
			catalog.Query{PriceMax: amount(400_000), Currency: "EUR"}, demand.Demand{Query: catalog.Query{PriceMax: amount(300)}},
			catalog.Query{PriceMax: amount(300_000), Currency: "EUR"},
		},
		"another builder": {
			catalog.Query{Make: "Bavaria", ModelContains: "37"}, demand.Demand{Query: catalog.Query{Make: "Hanse"}}, catalog.Query{Make: "Hanse"},
		},
		"a builder beside": {
			catalog.Query{Make: "Bavaria"}, demand.Demand{Query: catalog.Query{Make: "Hanse"}, Adds: true},
			catalog.Query{MakesAny: []string{"Bavaria", "Hanse"}},
		},
		"another place": {
			catalog.Query{Country: "GR", RadiusNM: 20}, demand.Demand{Query: catalog.Query{Region: "baltic"}}, catalog.Query{Region: "baltic"},
		},
		"a place beside": {
			catalog.Query{Country: "GR"}, demand.Demand{Query: catalog.Query{Country: "HR"}, AddsPlace: true},
			catalog.Query{CountriesAny: []string{"GR", "HR"}},
		},
		"a guess gives way": {
			catalog.Query{Type: "catamaran"}, demand.Demand{Query: catalog.Query{Type: "sail"}, Guess: "sail"}, catalog.Query{Type: "catamaran"},
		},
		"what is refused is asked for no longer": {
			catalog.Query{Features: []string{"tiller", "teak_deck"}}, demand.Demand{Query: catalog.Query{Features: []string{"wheel"}, Exclude: []string{"teak_deck"}}},
			catalog.Query{Features: []string{"wheel"}, Exclude: []string{"teak_deck"}},
		},
		"what is welcome besides": {
			catalog.Query{}, demand.Demand{Query: catalog.Query{HullMaterial: []string{"steel"}}, Welcome: []lexicon.Effect{{Field: "hull", Value: "aluminium"}}},
			catalog.Query{HullMaterial: []string{"steel", "aluminium"}},
		},
		"what is welcome is refused no longer": {
			catalog.Query{ExcludeHullMaterial: []string{"wood", "steel"}}, demand.Demand{Welcome: []lexicon.Effect{{Field: "hull", Value: "wood"}}},
			catalog.Query{ExcludeHullMaterial: []string{"steel"}},
		},
		"what is added is refused no longer": {
			catalog.Query{Exclude: []string{"teak_deck"}}, demand.Demand{Query: catalog.Query{Features: []string{"teak_deck"}}, Adds: true}, catalog.Query{},
		},
		"a builder and a country are refused no longer": {
			catalog.Query{ExcludeMakes: []string{"Bavaria"}, ExcludeCountries: []string{"FR", "ES"}},
			demand.Demand{Withdrawn: demand.Withdrawal{Lifted: []string{"Bavaria", "ES"}}}, catalog.Query{ExcludeCountries: []string{"FR"}},
		},
	} {
		if diff := cmp.Diff(c.want, c.turn.Over(c.before)); diff != "" {
			t.Errorf("%s (-want +got)\n%s", name, diff)
		}
	}
}

func TestWhatIsTakenBackStandsNoLonger(t *testing.T) {
	before := catalog.Query{PriceMax: amount(100_000), Currency: "EUR", MakesAny: []string{"Bavaria", "Hanse"}, PlacesAny: []string{"Kiel", "Rostock"}, Features: []string{"bimini"}}
	for name, c := range map[string]struct {
		back demand.Withdrawal
		want catalog.Query
	}{
		"a group":   {withdrawn(demand.Price), catalog.Query{MakesAny: before.MakesAny, PlacesAny: before.PlacesAny, Features: before.Features}},
		"the whole": {demand.Withdrawal{Everything: true}, catalog.Query{}},
		"one of a list": {
			demand.Withdrawal{Makes: []string{"Bavaria"}, Places: []geo.Mention{{Kind: geo.KindPlace, Name: "Rostock"}}, Features: []string{"bimini"}},
			catalog.Query{PriceMax: before.PriceMax, Currency: "EUR", Make: "Hanse", Place: "Kiel"},
		},
	} {
		turn := demand.Demand{Withdrawn: c.back}
		if diff := cmp.Diff(c.want, turn.Over(before)); diff != "" {
			t.Errorf("%s (-want +got)\n%s", name, diff)
		}
	}
	all, none := demand.Withdrawal{Everything: true}, demand.Withdrawal{}
	if price := withdrawn(demand.Price); !price.Any() || !price.Holds(demand.Price) || price.Holds(demand.Year) || !all.Holds(demand.Year) || none.Any() {
		t.Error("a group is held by itself and by everything")
	}
}

func TestABoundThatIsPutRightReplacesTheLastOne(t *testing.T) {
	turn := demand.Demand{Query: catalog.Query{LengthMax: 12}}
	before := catalog.Query{LengthMin: 12, Type: "sail"}
	turn.PutRight(&before, &catalog.Query{})
	if diff := cmp.Diff(catalog.Query{LengthMax: 12, Type: "sail"}, turn.Over(before)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestTheModelsOfAConversationAreRemembered(t *testing.T) {
	first := demand.Remember(nil, catalog.Query{Compare: []catalog.Query{{Make: "Lagoon", ModelContains: "42"}, {Make: "Bali", ModelContains: "4.2"}}})
	got := demand.Remember(first, catalog.Query{Make: "Lagoon", ModelContains: "450"})
	if diff := cmp.Diff(map[string][]string{"Lagoon": {"450"}, "Bali": {"4.2"}}, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if diff := cmp.Diff(map[string][]string{"Lagoon": {"42"}, "Bali": {"4.2"}}, first); diff != "" {
		t.Errorf("what was remembered before has changed (-want +got)\n%s", diff)
	}
}

func TestAQueryOfAreasIsToldApart(t *testing.T) {
	areas := catalog.Query{Compare: []catalog.Query{{Region: "baltic"}, {Region: "caribbean"}}}
	boats := catalog.Query{Compare: []catalog.Query{{Make: "Hanse"}, {Make: "Bavaria"}}}
	if !demand.ComparesAreas(areas) || demand.ComparesAreas(boats) || demand.HasPlace(boats) || !demand.HasPlace(catalog.Query{Place: "Kiel"}) {
		t.Error("the Baltic and the Caribbean are areas, Hanse and Bavaria are none")
	}
}
