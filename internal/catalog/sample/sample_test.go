package sample_test

import (
	"bytes"
	"encoding/csv"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/sample"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
)

var tables = sync.OnceValues(func() (*design.Table, *geo.Gazetteer) {
	designs, err := design.Load()
	if err != nil {
		panic(err)
	}
	places, err := geo.Load()
	if err != nil {
		panic(err)
	}
	return designs, places
})

var inventory = sync.OnceValue(func() []*catalog.Listing {
	designs, places := tables()
	return sample.Listings(designs, places)
})

func TestTheSameInventoryComesTwice(t *testing.T) {
	designs, places := tables()
	again := sample.Listings(designs, places)
	if len(again) < 25_000 {
		t.Fatalf("%d listings, want at least 25000", len(again))
	}
	for i, l := range inventory() {
		if i%97 == 0 || l.DupGroup != "" {
			if diff := cmp.Diff(l, again[i]); diff != "" {
				t.Fatalf("listing %d (-first +second)\n%s", i, diff)
			}
		}
	}
}

func TestEveryListingIsMarkedAndPlausible(t *testing.T) {
	_, places := tables()
	seen := map[string]bool{}
	for _, l := range inventory() {
		if !l.Sample || l.Source != sample.Source || seen[l.ID] || l.Title == "" || l.Description == "" {
			t.Fatalf("%s: sample %v, source %q, title %q", l.ID, l.Sample, l.Source, l.Title)
		}
		seen[l.ID] = true
		if l.LastSeen.Before(l.FirstSeen) || l.LastSeen.After(sample.AsOf()) || l.UpdatedAt.Before(l.FirstSeen) {
			t.Errorf("%s: seen %v to %v, updated %v", l.ID, l.FirstSeen, l.LastSeen, l.UpdatedAt)
		}
		if l.YearBuilt != 0 && (l.YearBuilt < 1880 || l.YearBuilt > 2026) {
			t.Errorf("%s: built %d", l.ID, l.YearBuilt)
		}
		if l.Price != 0 && (l.Price < 100 || l.Price > 5e8 || l.PriceType != catalog.Ask) || math.IsNaN(l.Price) {
			t.Errorf("%s: price %v, %s", l.ID, l.Price, l.PriceType)
		}
		if strings.ContainsAny(l.Description, "{}[]") || strings.Contains(l.Description, "  ") {
			t.Errorf("%s: description %q", l.ID, l.Description)
		}
		if _, ok := places.Country(l.Country); l.Country != "" && !ok {
			t.Errorf("%s: country %q", l.ID, l.Country)
		}
	}
}

func TestBoatsAreOfTheirDesign(t *testing.T) {
	designs, _ := tables()
	kinds := map[string]bool{}
	for _, l := range inventory() {
		if l.DesignID == "" {
			continue
		}
		d, ok := designs.ByID(l.DesignID)
		if !ok {
			t.Fatalf("%s: no design %q", l.ID, l.DesignID)
		}
		kinds[d.ID] = true
		if l.LOA != 0 && d.LOA != 0 && l.LOA != d.LOA || l.Make != d.Builder || l.Category != d.Category {
			t.Errorf("%s: %s %v m, the design is %s %v m", l.ID, l.Make, l.LOA, d.Builder, d.LOA)
		}
		if l.YearBuilt != 0 && d.FirstBuilt >= 1962 && !d.BuiltIn(l.YearBuilt) {
			t.Errorf("%s: a %s built in %d", l.ID, d.FullName(), l.YearBuilt)
		}
	}
	if len(kinds) < 600 {
		t.Errorf("%d designs, want at least 600", len(kinds))
	}
}

// quartiles returns the number and the quartiles of the asking prices, in thousands of dollars.
func quartiles(is func(*catalog.Listing) bool) (n int, q1, median, q3 float64) {
	var prices []float64
	for _, l := range inventory() {
		if p, ok := l.PriceIn("USD"); ok && is(l) {
			prices = append(prices, p/1000)
		}
	}
	slices.Sort(prices)
	at := func(p float64) float64 { return prices[int(p*float64(len(prices)-1))] }
	return len(prices), at(0.25), at(0.5), at(0.75)
}

func TestPricesFollowTheCalibration(t *testing.T) {
	american := func(low, high float64, young, old int) func(*catalog.Listing) bool {
		return func(l *catalog.Listing) bool {
			age := sample.AsOf().Year() - l.YearBuilt
			return l.Country == "US" && l.Category == design.Sail && l.LOA >= low && l.LOA < high && age >= young && age <= old
		}
	}
	for _, c := range []struct {
		name           string
		is             func(*catalog.Listing) bool
		q1, median, q3 float64
	}{
		{"8-10 m, 30-39 years", american(8, 10, 30, 39), 12.9, 18, 25},
		{"10-12 m, 10-19 years", american(10, 12, 10, 19), 75, 90, 115},
		{"10-12 m, 30-39 years", american(10, 12, 30, 39), 27.5, 37.7, 49.5},
		{"12-14 m, 10-19 years", american(12, 14, 10, 19), 135, 160, 225},
		{"12-14 m, 30-39 years", american(12, 14, 30, 39), 55, 75, 109},
		{"14-16 m, 10-19 years", american(14, 16, 10, 19), 170, 220, 299},
	} {
		n, q1, median, q3 := quartiles(c.is)
		if n < 30 || off(q1, c.q1) > 0.45 || off(median, c.median) > 0.3 || off(q3, c.q3) > 0.45 {
			t.Errorf("%s: n %d, quartiles %.1f %.1f %.1f, want about %v %v %v", c.name, n, q1, median, q3, c.q1, c.median, c.q3)
		}
	}
}

// off is how far two amounts are apart, as the ln of their ratio.
func off(got, want float64) float64 { return math.Abs(math.Log(got / want)) }

func TestTheMixIsLikeAMarket(t *testing.T) {
	all := inventory()
	shares := map[string]struct {
		low, high float64
		is        func(*catalog.Listing) bool
	}{
		"duplicates": {0.035, 0.045, func(l *catalog.Listing) bool { return l.DupGroup != "" }}, // both of a pair
		"no length":  {0.005, 0.02, func(l *catalog.Listing) bool { return l.LOA == 0 }},
		"no price":   {0.01, 0.04, func(l *catalog.Listing) bool { return l.Price == 0 }},
		"free":       {0.0005, 0.003, func(l *catalog.Listing) bool { return l.PriceType == catalog.Free }},
		"projects":   {0.01, 0.04, func(l *catalog.Listing) bool { return slices.Contains(l.Features, "project") }},
		"reduced":    {0.02, 0.06, (*catalog.Listing).Reduced},
		"offered":    {0.005, 0.02, func(l *catalog.Listing) bool { return l.Status == catalog.UnderOffer }},
		"sold":       {0.005, 0.02, func(l *catalog.Listing) bool { return l.Status == catalog.Sold }},
		"American":   {0.2, 0.5, func(l *catalog.Listing) bool { return l.Country == "US" }},
		"new":        {0.01, 0.08, func(l *catalog.Listing) bool { return l.NewUsed != catalog.Used }},
	}
	for _, c := range []design.Category{
		design.Sail, design.Catamaran, design.Trimaran, design.Power, design.PowerCat, design.RIB, design.Dinghy, design.Motorsailer,
	} {
		shares[string(c)] = struct {
			low, high float64
			is        func(*catalog.Listing) bool
		}{0.001, 0.75, func(l *catalog.Listing) bool { return l.Category == c }}
	}
	for name, s := range shares {
		n := 0
		for _, l := range all {
			if s.is(l) {
				n++
			}
		}
		if share := float64(n) / float64(len(all)); share < s.low || share > s.high {
			t.Errorf("%s: %.4f of the listings, want %v to %v", name, share, s.low, s.high)
		}
	}
}

func TestOnlySmallOldBoatsAreGivenAway(t *testing.T) {
	given := 0
	for _, l := range inventory() {
		if l.PriceType != catalog.Free {
			continue
		}
		given++
		if age := sample.AsOf().Year() - l.Year(); l.LOA == 0 || l.LOA >= 9 || age < 29 {
			t.Errorf("%s: a free boat of %v m, %d years old", l.ID, l.LOA, age)
		}
	}
	if given == 0 {
		t.Error("no boat is given away")
	}
}

func TestOnlyForgetfulListingsLackALength(t *testing.T) {
	designs, _ := tables()
	for _, l := range inventory() {
		if d, ok := designs.ByID(l.DesignID); ok && d.LOA == 0 && d.Category != design.RIB { // their names are lengths
			t.Errorf("%s: the length of the %s is not known", l.ID, d.FullName())
		}
	}
}

func TestTwoListingsOfOneBoatAgree(t *testing.T) {
	groups := map[string][]*catalog.Listing{}
	for _, l := range inventory() {
		if l.DupGroup != "" {
			groups[l.DupGroup] = append(groups[l.DupGroup], l)
		}
	}
	for name, g := range groups {
		if len(g) != 2 {
			t.Fatalf("group %s has %d listings", name, len(g))
		}
		a, b := g[0], g[1]
		if a.Make != b.Make || a.Model != b.Model || a.YearBuilt != 0 && b.YearBuilt != 0 && a.YearBuilt != b.YearBuilt ||
			a.Price > 0 && b.Price > 0 && math.Abs(a.Price/b.Price-1) > 0.2 {
			t.Errorf("%s and %s are not one boat", a.Name(), b.Name())
		}
	}
}

func TestDescriptionsVary(t *testing.T) {
	texts := map[string]bool{}
	for _, l := range inventory() {
		texts[l.Description] = true
	}
	if share := float64(len(texts)) / float64(len(inventory())); share < 0.95 {
		t.Errorf("%.3f of the descriptions differ, want 0.95", share)
	}
}

func BenchmarkListings(b *testing.B) {
	designs, places := tables()
	for b.Loop() {
		sample.Listings(designs, places)
	}
}

// TestARowMovesNoOtherDesignsListings takes some rows out of the table and lengthens others, and looks at the listings of the rest.
func TestARowMovesNoOtherDesignsListings(t *testing.T) {
	file, err := os.Open("../../design/designs.csv")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = file.Close() })
	rows, err := csv.NewReader(file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	loa := slices.Index(rows[0], "loa_m")
	touched := map[string]bool{} // builders
	kept := rows[:1:1]
	for i, row := range rows[1:] {
		switch {
		case i%50 == 7:
			touched[row[0]] = true
			continue
		case i%50 == 8 && row[loa] != "":
			touched[row[0]] = true
			n, err := strconv.ParseFloat(row[loa], 64)
			if err != nil {
				t.Fatal(err)
			}
			row[loa] = strconv.FormatFloat(n+0.01, 'f', 2, 64)
		}
		kept = append(kept, row)
	}
	var text bytes.Buffer
	if err := csv.NewWriter(&text).WriteAll(kept); err != nil {
		t.Fatal(err)
	}
	changed, err := design.Parse(&text)
	if err != nil {
		t.Fatal(err)
	}
	_, places := tables()
	of := map[string]*catalog.Listing{}
	for _, l := range sample.Listings(changed, places) {
		of[l.ID] = l
	}
	same := 0
	for _, l := range inventory() {
		if touched[l.Make] {
			continue
		}
		same++
		if diff := cmp.Diff(l, of[l.ID]); diff != "" {
			t.Fatalf("%s (-before +after)\n%s", l.ID, diff)
		}
	}
	if same < 5000 || len(touched) < 10 {
		t.Errorf("%d listings are of builders without a change, of %d builders a row was changed", same, len(touched))
	}
}
