package geo_test

import (
	"math"
	"regexp"
	"slices"
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/geo"
)

var shared = sync.OnceValues(geo.Load)

func load(t testing.TB) *geo.Gazetteer {
	t.Helper()
	g, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestEveryPlaceIsPlausible(t *testing.T) {
	g := load(t)
	slug := regexp.MustCompile(`^[\p{Ll}0-9]+(-[\p{Ll}0-9]+)*$`)
	if n := len(g.Places()); n < 600 {
		t.Errorf("%d places, want at least 600", n)
	}
	for _, p := range g.Places() {
		if !slug.MatchString(p.ID) {
			t.Errorf("%q is not a slug", p.ID)
		}
		if math.Abs(p.Lat) < 0.05 && math.Abs(p.Lon) < 0.05 || math.Abs(p.Lat) > 79 {
			t.Errorf("%s lies at %s", p.ID, p.Position())
		}
		if got, ok := g.Place(p.ID); !ok || got.Name != p.Name {
			t.Errorf("Place(%q) = %v, %v", p.ID, got, ok)
		}
	}
}

// The outer limits of states and countries, south west north east: a wrong sign or exchanged digits fall out of them.
var limits = map[string][4]float64{
	"US-ME": {43, -71.1, 47.5, -66.9}, "US-MA": {41.2, -73.5, 42.9, -69.9}, "US-RI": {41.1, -71.9, 42.02, -71.1}, "US-CT": {40.95, -73.75, 42.05, -71.78},
	"US-NY": {40.4, -79.8, 45.05, -71.8}, "US-NJ": {38.9, -75.6, 41.4, -73.9}, "US-MD": {37.9, -79.5, 39.75, -75}, "US-VA": {36.5, -83.7, 39.5, -75.2},
	"US-NC": {33.8, -84.4, 36.6, -75.4}, "US-SC": {32, -83.4, 35.2, -78.5}, "US-GA": {30.3, -85.6, 35, -80.8}, "US-FL": {24.4, -87.7, 31.05, -80},
	"US-TX": {25.8, -106.7, 36.5, -93.5}, "US-MI": {41.7, -90.5, 48.3, -82.1}, "US-CA": {32.5, -124.5, 42, -114}, "US-WA": {45.5, -124.9, 49.05, -116.9},
	"US-HI": {18.9, -160.3, 22.3, -154.8}, "US-AK": {51, -180, 71.5, -129.9}, "CA-BC": {48.2, -139.1, 60, -114}, "CA-ON": {41.6, -95.2, 56.9, -74.3},
	"CA-NS": {43.3, -66.5, 47.1, -59.6}, "AU-QLD": {-29.2, 137.9, -9, 153.6}, "AU-NSW": {-37.6, 140.9, -28.1, 159.2}, "AU-VIC": {-39.2, 140.9, -33.9, 150.1},
	"AU-WA": {-35.2, 112.9, -13.6, 129.1}, "AU-TAS": {-43.8, 143.8, -39.5, 148.6},
	"GB": {49.8, -8.3, 61, 1.9}, "IE": {51.3, -10.7, 55.5, -5.9}, "NL": {50.7, 3.3, 53.6, 7.3}, "DE": {47.2, 5.8, 55.1, 14.4}, "DK": {54.5, 8, 57.8, 15.2},
	"SE": {55.3, 10.9, 66, 24.2}, "NO": {57.9, 4.5, 71.2, 31.2}, "FI": {59.7, 20.5, 66, 28}, "PL": {53, 14.1, 54.9, 22.5}, "FR": {41.3, -5.2, 51.1, 9.6},
	"ES": {27.6, -18.2, 43.8, 4.4}, "PT": {32.4, -31.4, 42, -7.3}, "IT": {35.4, 7.4, 46, 18.6}, "HR": {42.4, 13.4, 45.6, 18.6}, "GR": {34.9, 19.6, 41, 29.7},
	"TR": {36, 26, 42.1, 39.8}, "MX": {14.5, -117.2, 32.6, -86.7}, "BS": {20.9, -79.4, 26.9, -72.7}, "NZ": {-47, 168, -34.9, 178.6}, "TH": {6.3, 98, 13.8, 102.5},
}

func TestPlacesLieInTheirCountryOrState(t *testing.T) {
	for _, p := range load(t).Places() {
		for _, key := range []string{p.Country, p.Country + "-" + p.State} {
			b, ok := limits[key]
			if ok && (p.Lat < b[0] || p.Lon < b[1] || p.Lat > b[2] || p.Lon > b[3]) {
				t.Errorf("%s at %v, %v is not in %s", p.ID, p.Lat, p.Lon, key)
			}
		}
	}
}

func TestEveryCountryIsPlausible(t *testing.T) {
	g := load(t)
	members := 0
	for _, c := range g.Countries() {
		if c.EU {
			members++
		}
		if got := g.Currency(c.Code); got != c.Currency {
			t.Errorf("Currency(%q) = %q, want %q", c.Code, got, c.Currency)
		}
		if got := g.InRegion(math.NaN(), math.NaN(), c.Code, "eu"); got != c.EU {
			t.Errorf("InRegion(%s, eu) = %v, but EU is %v", c.Code, got, c.EU)
		}
	}
	if members != 27+7 { // with the six outermost regions of France and Åland
		t.Errorf("%d members of the EU, want 34", members)
	}
}

func TestEveryRegionHasPlacesAndAHub(t *testing.T) {
	g := load(t)
	count := map[string]int{}
	for _, p := range g.Places() {
		for _, r := range p.Regions {
			count[r]++
		}
	}
	for _, r := range g.Regions() {
		if count[r.ID] == 0 {
			t.Errorf("no place lies in %s", r.ID)
		}
		for _, c := range r.Whole {
			if _, ok := g.Country(c); !ok {
				t.Errorf("%s names the unknown country %q", r.ID, c)
			}
		}
		if hub, ok := g.Place(r.Hub); r.Hub != "" && (!ok || !slices.Contains(hub.Regions, r.ID)) {
			t.Errorf("the hub %q of %s is not a place in it", r.Hub, r.ID)
		}
	}
}

func TestPlacesLieInTheirRegions(t *testing.T) {
	g := load(t)
	for _, test := range []struct {
		id  string
		in  []string
		out []string
	}{
		{"annapolis-us-md", []string{"chesapeake", "us_east_coast", "mid_atlantic", "north_america"}, []string{"new_england", "great_lakes"}},
		{"newport-us-ri", []string{"new_england", "us_east_coast"}, []string{"chesapeake", "long_island_sound"}},
		{"greenport-us-ny", []string{"long_island_sound", "us_east_coast"}, []string{"new_england"}},
		{"tampa-us-fl", []string{"us_gulf_coast", "florida"}, []string{"us_east_coast", "florida_keys"}},
		{"miami-us-fl", []string{"us_east_coast", "florida"}, []string{"us_gulf_coast"}},
		{"toronto-ca-on", []string{"great_lakes", "lake_ontario"}, []string{"us_east_coast", "lake_erie"}},
		{"chicago-us-il", []string{"great_lakes", "lake_michigan"}, []string{"lake_superior", "lake_huron"}},
		{"victoria-ca-bc", []string{"pacific_nw"}, []string{"us_west_coast", "puget_sound"}},
		{"burlington-us-vt", []string{"new_england"}, []string{"great_lakes", "us_east_coast"}},
		{"cowes-gb", []string{"solent", "uk_south_coast", "isle_of_wight", "england", "europe"}, []string{"eu", "scotland"}},
		{"falmouth-gb", []string{"uk_south_coast", "cornwall", "west_country"}, []string{"solent"}},
		{"padstow-gb", []string{"cornwall"}, []string{"uk_south_coast", "wales"}},
		{"dover-gb", []string{"uk_south_coast"}, []string{"solent", "uk_east_coast"}},
		{"largs-gb", []string{"scotland", "scotland_west"}, []string{"england", "northern_ireland"}},
		{"saint-malo-fr", []string{"brittany", "english_channel", "eu"}, []string{"normandy", "mediterranean"}},
		{"granville-fr", []string{"normandy"}, []string{"brittany"}},
		{"la-rochelle-fr", []string{"french_atlantic"}, []string{"brittany", "mediterranean"}},
		{"antibes-fr", []string{"french_riviera", "mediterranean", "west_mediterranean"}, []string{"east_mediterranean", "languedoc"}},
		{"palma-de-mallorca-es", []string{"balearics", "west_mediterranean"}, []string{"canaries", "french_riviera"}},
		{"las-palmas-es", []string{"canaries", "eu"}, []string{"mediterranean", "balearics"}},
		{"cadiz-es", []string{"eu"}, []string{"mediterranean"}},
		{"venice-it", []string{"adriatic", "east_mediterranean", "mediterranean"}, []string{"west_mediterranean", "ionian"}},
		{"gallipoli-it", []string{"ionian"}, []string{"adriatic"}},
		{"split-hr", []string{"adriatic", "dalmatia", "mediterranean"}, []string{"istria", "aegean"}},
		{"lefkada-gr", []string{"ionian"}, []string{"aegean"}},
		{"kos-gr", []string{"aegean", "dodecanese"}, []string{"ionian", "cyclades"}},
		{"marmaris-tr", []string{"east_mediterranean", "turkish_riviera"}, []string{"eu", "black_sea"}},
		{"istanbul-tr", []string{"marmara"}, []string{"black_sea"}},
		{"trabzon-tr", []string{"black_sea"}, []string{"marmara", "mediterranean"}},
		{"kiel-de", []string{"baltic"}, []string{"north_sea"}},
		{"cuxhaven-de", []string{"north_sea"}, []string{"baltic"}},
		{"enkhuizen-nl", []string{"ijsselmeer", "north_sea", "benelux"}, []string{"baltic"}},
		{"gothenburg-se", []string{"scandinavia", "baltic"}, []string{"north_sea"}},
		{"bergen-no", []string{"scandinavia", "north_sea"}, []string{"baltic", "eu"}},
		{"cancun-mx", []string{"caribbean"}, []string{"sea_of_cortez"}},
		{"la-paz-mx", []string{"sea_of_cortez"}, []string{"caribbean"}},
		{"colon-pa", []string{"caribbean"}, nil},
		{"nassau-bs", []string{"bahamas", "caribbean"}, []string{"florida", "eu"}},
		{"le-marin-mq", []string{"caribbean", "windward_islands", "eu"}, []string{"leeward_islands"}},
		{"horta-pt", []string{"azores", "eu"}, []string{"madeira"}},
		{"phuket-th", []string{"se_asia"}, []string{"nz_au"}},
		{"tunis-tn", []string{"north_africa", "mediterranean"}, []string{"eu"}},
		{"agadir-ma", []string{"north_africa"}, []string{"mediterranean"}},
	} {
		p, ok := g.Place(test.id)
		if !ok {
			t.Errorf("no place %q", test.id)
			continue
		}
		for _, r := range test.in {
			if !g.InRegion(p.Lat, p.Lon, p.Country, r) {
				t.Errorf("%s is not in %s, only in %v", p.ID, r, p.Regions)
			}
		}
		for _, r := range test.out {
			if g.InRegion(p.Lat, p.Lon, p.Country, r) {
				t.Errorf("%s is in %s", p.ID, r)
			}
		}
	}
}

func TestRegionOfAnUnknownPositionIsThatOfTheCountry(t *testing.T) {
	g := load(t)
	nan := math.NaN()
	for _, test := range []struct {
		lat, lon        float64
		country, region string
		want            bool
	}{
		{nan, nan, "GR", "mediterranean", true},
		{nan, nan, "gr", "mediterranean", true},
		{0, 0, "FR", "mediterranean", false},
		{nan, nan, "US", "us_east_coast", false},
		{54.3, 10.1, "", "baltic", true},
		{54.3, 10.1, "", "no such region", false},
	} {
		if got := g.InRegion(test.lat, test.lon, test.country, test.region); got != test.want {
			t.Errorf("InRegion(%v, %v, %q, %q) = %v, want %v", test.lat, test.lon, test.country, test.region, got, test.want)
		}
	}
	if !g.StateInRegion("US", "md", "us_east_coast") || g.StateInRegion("US", "FL", "us_east_coast") {
		t.Error("Maryland lies on the east coast entirely, Florida does not")
	}
}
