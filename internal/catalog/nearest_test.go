package catalog_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog"
)

func TestNothingFoundNamesTheFilterAndTheNearest(t *testing.T) {
	page := search(t, fixture(), catalog.Query{ModelContains: "34", PriceMax: price(25_000), Currency: "USD"}, catalog.Paging{})
	if page.Total != 0 || len(page.Relaxed) != 2 {
		t.Fatalf("found %d, relaxed %+v", page.Total, page.Relaxed)
	}
	r := page.Relaxed[1]
	if r.Filter != "price" || r.Total != 2 || r.Nearest == nil || r.Nearest.ID != "c" {
		t.Errorf("relaxed %+v, want the price with c nearest", r)
	}
}

func TestTheNearestMayBeABoatThatDoesNotTellTheValue(t *testing.T) {
	ix := catalog.NewIndex([]*catalog.Listing{
		{ID: "a", Make: "Petrel", Status: catalog.Active, Price: 30_000, Currency: "EUR"},
		{ID: "b", Make: "Petrel", Status: catalog.Active, Price: 20_000, Currency: "EUR"},
	}, nil)
	page := search(t, ix, catalog.Query{Make: "Petrel", CabinsMin: 4}, catalog.Paging{})
	if len(page.Relaxed) != 2 {
		t.Fatalf("relaxed %+v", page.Relaxed)
	}
	if r := page.Relaxed[1]; r.Total != 2 || r.Nearest == nil || r.Nearest.ID != "b" {
		t.Errorf("relaxed %+v, want both with the cheapest nearest", r)
	}
}

func TestTheNearestModelIsTheMostAlikeOne(t *testing.T) {
	ix := petrels()
	for asked, want := range map[string]string{
		"34": "d", "Voyager 45": "f", "Voyager 45 DS": "f", "Voyager 36": "c", "Storm 24": "a", "390": "e", "Heron": "a", "Heron 37": "c",
	} {
		page := search(t, ix, catalog.Query{Make: "Petrel", ModelContains: asked}, catalog.Paging{})
		if page.Total != 0 || len(page.Relaxed) != 2 {
			t.Fatalf("%s: found %d, relaxed %+v", asked, page.Total, page.Relaxed)
		}
		if r := page.Relaxed[1]; r.Filter != "model_contains" || r.Nearest == nil || r.Nearest.ID != want {
			t.Errorf("%s: the nearest is %+v, want %s", asked, r.Nearest, want)
		}
	}
}

func TestAModelIsFoundHoweverItsLettersAreSetApart(t *testing.T) {
	for asked, want := range map[string]int{"Voyager 44 DS": 2, "44ds": 2, "44 D S": 0, "37 c": 0} {
		if page := search(t, petrels(), catalog.Query{ModelContains: asked}, catalog.Paging{}); page.Total != want {
			t.Errorf("%s: found %d, want %d", asked, page.Total, want)
		}
	}
}

func petrels() *catalog.Index {
	of := func(id, model string, price float64) *catalog.Listing {
		return &catalog.Listing{ID: id, Make: "Petrel", Model: model, Status: catalog.Active, Price: price, Currency: "EUR"}
	}
	return catalog.NewIndex([]*catalog.Listing{
		of("a", "Storm 22", 2_000), of("b", "Voyager 44DS", 90_000), of("c", "Voyager 37", 20_000), of("d", "331", 30_000), of("e", "38", 40_000),
		of("f", "Voyager 44DS", 80_000),
	}, nil)
}

func TestOneBoatOfSeveralBrokersIsTheNearestOnlyOnce(t *testing.T) {
	ix := catalog.NewIndex([]*catalog.Listing{
		{ID: "a", Make: "Petrel", Status: catalog.Active, Price: 32_000, Currency: "EUR", DupGroup: "g"},
		{ID: "b", Make: "Petrel", Status: catalog.Active, Price: 30_000, Currency: "EUR", DupGroup: "g"},
		{ID: "c", Make: "Petrel", Status: catalog.Active, Price: 90_000, Currency: "EUR"},
	}, nil)
	page := search(t, ix, catalog.Query{Make: "Petrel", PriceMax: price(20_000), Currency: "EUR"}, catalog.Paging{})
	if len(page.Relaxed) != 2 {
		t.Fatalf("relaxed %+v", page.Relaxed)
	}
	if r := page.Relaxed[1]; r.Filter != "price" || r.Total != 2 || r.Nearest == nil || r.Nearest.ID != "b" {
		t.Errorf("relaxed %+v, want two boats with b nearest", r)
	}
	again := search(t, ix, catalog.Query{Make: "Petrel"}, catalog.Paging{})
	if again.Total != 2 || again.Merged != 1 {
		t.Errorf("then %d boats found and %d merged, want 2 and 1", again.Total, again.Merged)
	}
	alone := search(t, ix, catalog.Query{CabinsMin: 3}, catalog.Paging{})
	if r := alone.Relaxed[0]; r.Total != 2 {
		t.Errorf("without its only filter %d boats, want 2", r.Total)
	}
	if all := search(t, ix, catalog.Query{}, catalog.Paging{}); all.Total != 2 || all.Merged != 1 {
		t.Errorf("then %d boats of all and %d merged, want 2 and 1", all.Total, all.Merged)
	}
}

func TestWhereOneFilterIsNotToBlameTwoAre(t *testing.T) {
	boat := func(id string, year int, loa, price float64) *catalog.Listing {
		return &catalog.Listing{ID: id, Status: catalog.Active, YearBuilt: year, LOA: loa, Price: price, Currency: "EUR"}
	}
	ix := catalog.NewIndex([]*catalog.Listing{boat("a", 2022, 12, 90_000), boat("b", 2021, 13, 80_000), boat("c", 1980, 9, 20_000)}, nil)
	page := search(t, ix, catalog.Query{YearMin: 2020, LengthMax: 10, PriceMax: price(5000), Currency: "EUR"}, catalog.Paging{})
	var got []string
	for _, p := range page.Pairs {
		got = append(got, fmt.Sprint(page.Relaxed[p.One].Filter, page.Relaxed[p.Other].Filter, p.Total))
	}
	if want := []string{"pricelength2", "priceyear1"}; !slices.Equal(got, want) {
		t.Errorf("two filters to leave out are %v, want %v", got, want)
	}
	if one := search(t, ix, catalog.Query{YearMin: 2020, LengthMax: 10}, catalog.Paging{}); one.Pairs != nil {
		t.Errorf("where one filter is to blame there are %v", one.Pairs)
	}
}

func TestWithoutTheCountryTheNearestIsTheOneNextToIt(t *testing.T) {
	at := func(id, country string, lat, lon, price float64) *catalog.Listing {
		return &catalog.Listing{ID: id, Make: "Petrel", Country: country, Lat: lat, Lon: lon, Status: catalog.Active, Price: price, Currency: "EUR"}
	}
	other := at("greek", "GR", 37.9, 23.6, 90_000)
	other.Make = "Heron"
	ix := catalog.NewIndex([]*catalog.Listing{at("far", "AU", -25.9, 153, 10_000), at("near", "HR", 43.5, 16.4, 60_000), other}, nil)
	page := search(t, ix, catalog.Query{Make: "Petrel", Country: "GR"}, catalog.Paging{})
	if len(page.Relaxed) != 2 {
		t.Fatalf("relaxed %+v", page.Relaxed)
	}
	if r := page.Relaxed[1]; r.Filter != "country" || r.Total != 2 || r.Nearest == nil || r.Nearest.ID != "near" {
		t.Errorf("relaxed %+v, want the Croatian boat", r)
	}
}

func TestTwoFiltersLeftOutBringWhatASearchWithoutThemFinds(t *testing.T) {
	var boats []*catalog.Listing
	for i := range 64 {
		boats = append(boats, &catalog.Listing{
			ID: fmt.Sprint("b", i), Status: catalog.Active, YearBuilt: 2000 + i%3, LOA: 9 + float64(i%5), Cabins: 1 + i%4, Berths: 2 + i%7, Price: float64(1000 * (i + 1)), Currency: "EUR",
		})
	}
	ix := catalog.NewIndex(boats, nil)
	q := catalog.Query{PriceMax: price(500), Currency: "EUR", LengthMin: 12, YearMin: 2002, CabinsMin: 4, BerthsMin: 8}
	without := map[string]func(q *catalog.Query){
		"price": func(q *catalog.Query) { q.PriceMax = nil }, "length": func(q *catalog.Query) { q.LengthMin = 0 }, "year": func(q *catalog.Query) { q.YearMin = 0 },
		"cabins": func(q *catalog.Query) { q.CabinsMin = 0 }, "berths": func(q *catalog.Query) { q.BerthsMin = 0 },
	}
	page := search(t, ix, q, catalog.Paging{})
	if len(page.Pairs) == 0 {
		t.Fatal("no two filters bring anything")
	}
	for _, p := range page.Pairs {
		one, other, less := page.Relaxed[p.One].Filter, page.Relaxed[p.Other].Filter, q
		without[one](&less)
		without[other](&less)
		if want := search(t, ix, less, catalog.Paging{}).Total; p.Total != want {
			t.Errorf("without %s and %s there are %d, want %d", one, other, p.Total, want)
		}
	}
}
