package catalog_test

import (
	"errors"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/sample"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/geo"
)

// inventory is the sample inventory, generated once.
var inventory = sync.OnceValues(func() ([]*catalog.Listing, *catalog.Index) {
	designs, err := design.Load()
	if err != nil {
		panic(err)
	}
	places, err := geo.Load()
	if err != nil {
		panic(err)
	}
	all := sample.Listings(designs, places)
	return all, catalog.NewIndex(all, locate)
})

// locate knows two places.
func locate(place, _, _ string) (lat, lon float64, ok bool) {
	switch place {
	case "Newport":
		return 41.49, -71.32, true
	case "Date line":
		return 0, 179.9, true
	}
	return 0, 0, false
}

func search(t *testing.T, ix *catalog.Index, q catalog.Query, p catalog.Paging) catalog.Page {
	t.Helper()
	page, err := ix.Search(q, p)
	if err != nil {
		t.Fatalf("search %+v: %v", q, err)
	}
	return page
}

func ids(listings []*catalog.Listing) []string {
	var out []string
	for _, l := range listings {
		out = append(out, l.ID)
	}
	return out
}

func price(p float64) *float64 { return &p }

// scan leaves one key of each boat that meets the query.
func scan(all []*catalog.Listing, q catalog.Query) map[string]bool {
	boats := map[string]bool{}
	for _, l := range all {
		if !holds(q, l, sample.AsOf().Year()) {
			continue
		}
		if l.DupGroup != "" {
			boats[l.DupGroup] = true
			continue
		}
		boats[l.ID] = true
	}
	return boats
}

func TestSearchFindsWhatAScanFinds(t *testing.T) {
	whole, _ := inventory()
	var all []*catalog.Listing
	for i, l := range whole {
		if i%4 == 0 || l.DupGroup != "" {
			all = append(all, l)
		}
	}
	ix := catalog.NewIndex(all, locate)
	r := rand.New(rand.NewPCG(1, 2))
	empty := 0
	for range 200 {
		q := randomQuery(r, all)
		want := scan(all, q)
		found, err := ix.Match(q)
		if err != nil {
			t.Fatal(err)
		}
		got := map[string]bool{}
		for _, l := range found {
			key := l.ID
			if l.DupGroup != "" {
				key = l.DupGroup
			}
			if got[key] {
				t.Fatalf("%+v: %s is there twice", q, key)
			}
			got[key] = true
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("%+v: found (-want +got)\n%s", q, diff)
		}
		if page := search(t, ix, q, catalog.Paging{}); page.Total != len(want) {
			t.Fatalf("%+v: total %d, want %d", q, page.Total, len(want))
		}
		if len(want) == 0 {
			empty++
		}
	}
	if empty > 100 {
		t.Errorf("%d of 200 queries found nothing: the test says little", empty)
	}
}

func TestDisplacementIsBounded(t *testing.T) {
	boat := func(id string, kg float64) *catalog.Listing {
		return &catalog.Listing{ID: id, Status: catalog.Active, Displacement: kg}
	}
	ix := catalog.NewIndex([]*catalog.Listing{boat("a", 7000), boat("b", 9000), boat("c", 12000), boat("d", 0)}, nil)
	page := search(t, ix, catalog.Query{DisplacementMin: 8165, DisplacementMax: 10886}, catalog.Paging{})
	if diff := cmp.Diff([]string{"b"}, ids(page.Items)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if len(page.Unknown) != 1 || page.Unknown[0].Count != 1 {
		t.Errorf("unknown are %+v, want one boat", page.Unknown)
	}
}

func TestModelsBindOnlyTheBuildersThatHaveThem(t *testing.T) {
	boat := func(id, maker, model string) *catalog.Listing {
		return &catalog.Listing{ID: id, Status: catalog.Active, Make: maker, Model: model}
	}
	ix := catalog.NewIndex([]*catalog.Listing{boat("a", "Alubat", "Ovni 395"), boat("b", "Alubat", "Ovni 435"), boat("c", "Garcia", "Salt 57"), boat("d", "Najad", "395")}, nil)
	for _, c := range []struct {
		makes, models []string
		want          []string
	}{
		{[]string{"Alubat", "Garcia"}, []string{"395"}, []string{"a", "c"}},
		{[]string{"Alubat", "Garcia"}, []string{"395", "40"}, []string{"a"}},
		{nil, []string{"395"}, []string{"a", "d"}},
	} {
		page := search(t, ix, catalog.Query{MakesAny: c.makes, ModelsAny: c.models}, catalog.Paging{})
		if diff := cmp.Diff(c.want, slices.Sorted(slices.Values(ids(page.Items)))); diff != "" {
			t.Errorf("%v %v (-want +got)\n%s", c.makes, c.models, diff)
		}
	}
}

func TestModelsAreCountedAmongTheBoatsFound(t *testing.T) {
	all, ix := inventory()
	r := rand.New(rand.NewPCG(9, 1))
	for range 50 {
		q := randomQuery(r, all)
		found, err := ix.Match(q)
		if err != nil {
			t.Fatal(err)
		}
		want := map[catalog.ModelCount]int{}
		for _, l := range found {
			if l.Make != "" {
				want[catalog.ModelCount{Make: l.Make, Model: l.Model}]++
			}
		}
		counted, err := ix.CountModels(q)
		if err != nil {
			t.Fatal(err)
		}
		got := map[catalog.ModelCount]int{}
		for i, m := range counted {
			if i > 0 && m.N > counted[i-1].N {
				t.Fatalf("%+v: %+v stands behind %+v", q, m, counted[i-1])
			}
			got[catalog.ModelCount{Make: m.Make, Model: m.Model}] = m.N
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("%+v: models (-want +got)\n%s", q, diff)
		}
	}
}

func TestStatsAreThoseOfTheBoatsFound(t *testing.T) {
	all, ix := inventory()
	r := rand.New(rand.NewPCG(3, 4))
	for range 50 {
		q := randomQuery(r, all)
		q.Currency = "EUR"
		page := search(t, ix, q, catalog.Paging{})
		found, _ := ix.Match(q)
		var prices []float64
		for _, l := range found {
			if p, ok := l.PriceIn("EUR"); ok {
				prices = append(prices, p)
			}
		}
		if page.Stats.N != len(prices) {
			t.Fatalf("%+v: %d prices, want %d", q, page.Stats.N, len(prices))
		}
		if len(prices) == 0 {
			continue
		}
		slices.Sort(prices)
		n := len(prices)
		median := (prices[(n-1)/2] + prices[n/2]) / 2
		if !near(page.Stats.Median, median) || !near(page.Stats.Min, prices[0]) || !near(page.Stats.Max, prices[n-1]) {
			t.Fatalf("%+v: stats %+v, want min %v median %v max %v", q, page.Stats, prices[0], median, prices[n-1])
		}
	}
}

func near(a, b float64) bool { return math.Abs(a-b) <= 1e-6*max(math.Abs(a), math.Abs(b), 1) }

func TestPagesNeverOverlapAndLeaveNothingOut(t *testing.T) {
	_, ix := inventory()
	for _, order := range []catalog.Sort{
		"", catalog.PriceAsc, catalog.PriceDesc, catalog.LengthDesc, catalog.YearAsc, catalog.EngineHoursAsc, catalog.ListedAsc,
	} {
		q := catalog.Query{Make: "Hallberg-Rassy", Sort: order}
		seen := map[string]bool{}
		p := catalog.Paging{Limit: 7}
		total := search(t, ix, q, p).Total
		for {
			page := search(t, ix, q, p)
			for _, id := range ids(page.Items) {
				if seen[id] {
					t.Fatalf("%q: %s comes twice", order, id)
				}
				seen[id] = true
			}
			if page.Next == "" {
				break
			}
			p.After = page.Next
		}
		if len(seen) != total || total < 20 {
			t.Errorf("%q: the pages hold %d boats, want %d", order, len(seen), total)
		}
	}
}

func TestACursorSurvivesAnotherSnapshot(t *testing.T) {
	all, ix := inventory()
	q := catalog.Query{Make: "Catalina", Sort: catalog.PriceAsc}
	first := search(t, ix, q, catalog.Paging{Limit: 5})
	second := search(t, ix, q, catalog.Paging{Limit: 5, After: first.Next})
	without := slices.DeleteFunc(slices.Clone(all), func(l *catalog.Listing) bool { return l.ID == first.Items[4].ID })
	later := catalog.NewIndex(without, locate)
	got := search(t, later, q, catalog.Paging{Limit: 5, After: first.Next})
	if diff := cmp.Diff(ids(second.Items), ids(got.Items)); diff != "" {
		t.Errorf("second page after the last boat of the first was withdrawn (-want +got)\n%s", diff)
	}
}

func TestACursorOfAnotherOrderIsRefused(t *testing.T) {
	_, ix := inventory()
	first := search(t, ix, catalog.Query{Sort: catalog.PriceAsc}, catalog.Paging{Limit: 1})
	for _, after := range []string{first.Next, "!", "bm8"} {
		_, err := ix.Search(catalog.Query{Sort: catalog.YearDesc}, catalog.Paging{After: after})
		var f *fault.Fault
		if !errors.As(err, &f) || f.Kind != fault.Invalid || f.Param != "after" {
			t.Errorf("cursor %q: error %v, want a fault at after", after, err)
		}
	}
}

func TestACurrencyWithoutARateIsRefused(t *testing.T) {
	_, ix := inventory()
	_, err := ix.Search(catalog.Query{PriceMax: price(1), Currency: "XXX"}, catalog.Paging{})
	var f *fault.Fault
	if !errors.As(err, &f) || f.Kind != fault.Invalid || f.Param != "currency" {
		t.Errorf("error %v, want a fault at currency", err)
	}
}

func TestUnknownSortIsRefused(t *testing.T) {
	_, ix := inventory()
	_, err := ix.Search(catalog.Query{Sort: "colour"}, catalog.Paging{})
	if got := fault.From(err).Param; err == nil || got != "sort" {
		t.Errorf("error %v, want a fault at sort", err)
	}
}

// fixture is four boats, one without a price and one listed twice.
func fixture() *catalog.Index {
	boat := func(id, model string, loa, amount float64, currency string) *catalog.Listing {
		return &catalog.Listing{
			ID: id, Make: "Catalina", Model: model, LOA: loa, Price: amount, Currency: currency, PriceType: catalog.Ask,
			Status: catalog.Active, Category: design.Sail, YearBuilt: 1990, LastSeen: sample.AsOf(), FirstSeen: sample.AsOf(),
		}
	}
	twin, again := boat("c", "34", 10.52, 30_000, "USD"), boat("d", "34", 10.52, 31_000, "USD")
	twin.DupGroup, again.DupGroup = "g", "g"
	hidden := boat("e", "36", 11.07, 0, "")
	hidden.PriceType = catalog.OnRequest
	gift := boat("f", "22", 6.55, 0, "USD")
	gift.PriceType = catalog.Free
	far := boat("h", "340", 10.9, 20_000, "EUR")
	far.Lat, far.Lon = 0, -179.9
	return catalog.NewIndex([]*catalog.Listing{
		boat("a", "30", 9.12, 20_000, "USD"), boat("b", "34 MkII", 10.52, 40_000, "EUR"), twin, again, hidden, gift, far,
	}, locate)
}

func TestPricesOfTwoCurrenciesAreComparedByRate(t *testing.T) {
	page := search(t, fixture(), catalog.Query{PriceMin: price(20_500), PriceMax: price(41_000), Currency: "USD", Sort: catalog.PriceAsc}, catalog.Paging{})
	if diff := cmp.Diff([]string{"h", "c"}, ids(page.Items)); diff != "" {
		t.Errorf("€20,000 is $20,778 and €40,000 is $41,556 (-want +got)\n%s", diff)
	}
	if !page.Stats.Converted || page.Stats.Currency != "USD" {
		t.Errorf("stats %+v, want converted dollars", page.Stats)
	}
}

func TestOneBoatListedTwiceIsFoundOnce(t *testing.T) {
	ix := fixture()
	page := search(t, ix, catalog.Query{ModelContains: "34", Sort: catalog.PriceAsc}, catalog.Paging{})
	if diff := cmp.Diff([]string{"c", "b"}, ids(page.Items)); diff != "" || page.Merged != 1 {
		t.Errorf("merged %d, want 1; items (-want +got)\n%s", page.Merged, diff)
	}
	if diff := cmp.Diff([]string{"d"}, ids(ix.Duplicates("c"))); diff != "" {
		t.Errorf("duplicates (-want +got)\n%s", diff)
	}
}

func TestAnUnknownPriceNeverMeetsALimitAndIsCounted(t *testing.T) {
	page := search(t, fixture(), catalog.Query{ModelContains: "36", PriceMax: price(1e6)}, catalog.Paging{})
	if page.Total != 0 {
		t.Errorf("found %v, want nothing", ids(page.Items))
	}
	if diff := cmp.Diff([]catalog.Unknown{{Filter: "price", Count: 1}}, page.Unknown); diff != "" {
		t.Errorf("unknown (-want +got)\n%s", diff)
	}
}

func TestAGiftMeetsAPriceOfNoughtAndIsNoPrice(t *testing.T) {
	page := search(t, fixture(), catalog.Query{PriceMax: price(0)}, catalog.Paging{})
	if diff := cmp.Diff([]string{"f"}, ids(page.Items)); diff != "" || page.Stats.N != 0 {
		t.Errorf("%d prices, want 0; items (-want +got)\n%s", page.Stats.N, diff)
	}
	all := search(t, fixture(), catalog.Query{}, catalog.Paging{})
	if all.Stats.Min != 20_000 || all.Stats.N != 4 {
		t.Errorf("stats %+v, want 4 prices from 20000", all.Stats)
	}
}

func TestARadiusReachesAcrossTheDateLine(t *testing.T) {
	page := search(t, fixture(), catalog.Query{Place: "Date line", RadiusNM: 13}, catalog.Paging{})
	if diff := cmp.Diff([]string{"h"}, ids(page.Items)); diff != "" {
		t.Errorf("0.2° of longitude is 12 nm (-want +got)\n%s", diff)
	}
	if page := search(t, fixture(), catalog.Query{Place: "Date line", RadiusNM: 11}, catalog.Paging{}); page.Total != 0 {
		t.Errorf("within 11 nm: found %v, want nothing", ids(page.Items))
	}
}

func TestARadiusFindsWhatTheDistanceSays(t *testing.T) {
	all, ix := inventory()
	for _, radius := range []float64{5, 60, 300, 2500} {
		want := 0
		for _, l := range all {
			here := geo.Position{Lat: l.Lat, Lon: l.Lon}
			at := geo.Position{Lat: 41.49, Lon: -71.32}
			if (l.Lat != 0 || l.Lon != 0) && geo.Distance(here, at) <= radius && forSale(catalog.Query{}, l) {
				want++
			}
		}
		page := search(t, ix, catalog.Query{Place: "Newport", RadiusNM: radius}, catalog.Paging{})
		if got := page.Total + page.Merged; math.Abs(float64(got-want)) > 0.01*float64(want) {
			t.Errorf("within %v nm: %d listings, want %d (the earth's radius may differ a little)", radius, got, want)
		}
	}
}

func TestAChoiceOfPlacesFindsWhatLiesAroundEachOrInTheOtherAreas(t *testing.T) {
	_, ix := inventory()
	found := func(q catalog.Query) map[string]bool {
		all, err := ix.Match(q)
		if err != nil {
			t.Fatal(err)
		}
		out := map[string]bool{}
		for _, l := range all {
			out[l.ID] = true
		}
		return out
	}
	want := found(catalog.Query{Place: "Newport", RadiusNM: 40})
	maps.Copy(want, found(catalog.Query{Country: "GR"}))
	got := found(catalog.Query{PlacesAny: []string{"Newport", "Nowhere"}, CountriesAny: []string{"GR"}, RadiusNM: 40})
	if diff := cmp.Diff(want, got); diff != "" || len(want) == 0 {
		t.Errorf("%d listings (-want +got)\n%s", len(want), diff)
	}
	if none := found(catalog.Query{PlacesAny: []string{"Nowhere"}}); len(none) > 0 {
		t.Errorf("found %d listings where nobody knows", len(none))
	}
}

func TestByYearAddsUpToTheWhole(t *testing.T) {
	_, ix := inventory()
	q := catalog.Query{Make: "Jeanneau"}
	years, err := ix.ByYear(q, 1)
	if err != nil {
		t.Fatal(err)
	}
	found, _ := ix.Match(q)
	want := 0
	for _, l := range found {
		if _, ok := l.PriceIn("USD"); ok && l.Year() != 0 {
			want++
		}
	}
	sum := 0
	for i, y := range years {
		sum += y.N
		if i > 0 && years[i-1].Year >= y.Year {
			t.Errorf("%d comes before %d", years[i-1].Year, y.Year)
		}
		if y.Min > y.Median || y.Median > y.Max || y.Currency != years[0].Currency {
			t.Errorf("%+v is not a distribution in one currency", y)
		}
	}
	if sum != want {
		t.Errorf("the years hold %d prices, want %d", sum, want)
	}
}

func TestFacetsCountTheResults(t *testing.T) {
	_, ix := inventory()
	page := search(t, ix, catalog.Query{Type: "catamaran"}, catalog.Paging{})
	for _, f := range page.Facets {
		for _, c := range f.Counts[:min(2, len(f.Counts))] {
			if f.Name != "make" {
				continue
			}
			if got := search(t, ix, catalog.Query{Type: "catamaran", Make: c.Value}, catalog.Paging{}).Total; got != c.N {
				t.Errorf("%s: facet says %d, search finds %d", c.Value, c.N, got)
			}
		}
	}
}

func TestASnapshotIsReplacedAsAWhole(t *testing.T) {
	_, ix := inventory()
	c := catalog.New(fixture())
	before := c.Snapshot()
	c.Replace(ix)
	if before.Len() != 7 || c.Snapshot().Len() != ix.Len() {
		t.Errorf("before %d, after %d listings", before.Len(), c.Snapshot().Len())
	}
}

func TestGeneratedBoatsAmongRealOnesAreCounted(t *testing.T) {
	made := catalog.Listing{ID: "made", Make: "Marlowe", Model: "Petrel", Status: catalog.Active, Sample: true}
	ix := catalog.NewIndex([]*catalog.Listing{&made, {ID: "real", Make: "Marlowe", Model: "Gannet", Status: catalog.Active}}, nil)
	for model, want := range map[string]int{"": 1, "Petrel": 1, "Gannet": 0} {
		if got := search(t, ix, catalog.Query{ModelContains: model}, catalog.Paging{}).Sample; got != want {
			t.Errorf("model %q: %d generated boats, want %d", model, got, want)
		}
	}
	if ix.Sample() {
		t.Error("a catalogue with a real boat calls itself sample data")
	}
}
