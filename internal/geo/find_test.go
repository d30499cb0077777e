package geo_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/geo"
)

func TestPlacesAreFoundByName(t *testing.T) {
	g := load(t)
	for query, want := range map[string]string{
		"Charleston, SC":            "charleston-us-sc",
		"charleston sc":             "charleston-us-sc",
		"Newport RI":                "newport-us-ri",
		"Newport, Rhode Island":     "newport-us-ri",
		"Newport, Isle of Wight":    "newport-gb-isle-of-wight",
		"Newport, Wales":            "newport-gb-wales",
		"Newport, OR":               "newport-us-or",
		"Palma":                     "palma-de-mallorca-es",
		"Palma (Spain)":             "palma-de-mallorca-es",
		"Falmouth":                  "falmouth-gb",
		"Falmouth, MA, USA":         "falmouth-us-ma",
		"St Malo":                   "saint-malo-fr",
		"SAINT-MALO":                "saint-malo-fr",
		"Goecek":                    "gocek-tr",
		"Göcek":                     "gocek-tr",
		"Kopenhagen":                "copenhagen-dk",
		"Kobenhavn":                 "copenhagen-dk",
		"Sothampton":                "southampton-gb",
		"Cherbuorg":                 "cherbourg-fr",
		"cowes marina":              "cowes-gb",
		"Shamrock Quay Southampton": "southampton-gb",
		"Puerto Banus, Marbella":    "marbella-es",
		"Victoria, BC, Canada":      "victoria-ca-bc",
		"Barcelona, Venezuela":      "barcelona-ve",
		"Portland, Maine":           "portland-us-me",
		"Ft. Lauderdale":            "fort-lauderdale-us-fl",
		"George Town, Bahamas":      "george-town-bs",
	} {
		got := g.Find(query, 5)
		if len(got) == 0 || got[0].Place.ID != want {
			t.Errorf("Find(%q) = %v, want %s first", query, got, want)
		}
	}
}

func TestNamesThatAreNoPlacesAreNotFound(t *testing.T) {
	g := load(t)
	for _, query := range []string{"", "  ,", "Qwertyville", "Paris, TX", "Newport, Croatia", "xx"} {
		if got := g.Find(query, 3); len(got) != 0 {
			t.Errorf("Find(%q) = %v, want nothing", query, got)
		}
	}
	if got := g.Find("Newport", 0); len(got) != 0 {
		t.Errorf("Find with n = 0 gives %v", got)
	}
}

func TestEveryPlaceIsFoundByItsNamesAndLabel(t *testing.T) {
	g := load(t)
	for i, p := range g.Places() {
		if i%29 != 0 { // some of them are enough for the search by all names
			continue
		}
		for _, name := range append([]string{p.Name, p.Label()}, p.Aliases...) {
			found := g.Find(name, 50)
			if !slices.ContainsFunc(found, func(m geo.Match) bool { return m.Place.ID == p.ID }) {
				t.Errorf("Find(%q) does not find %s", name, p.ID)
			}
		}
	}
}

func TestSearchIsTheSameEveryTime(t *testing.T) {
	g := load(t)
	first := g.Find("Port", 20)
	for range 5 {
		if diff := cmp.Diff(first, g.Find("Port", 20)); diff != "" {
			t.Fatal(diff)
		}
	}
}

// names returns "text=kind:id" of each mention.
func names(g *geo.Gazetteer, text string) []string {
	var all []string
	for _, m := range g.Mentions(text) {
		all = append(all, text[m.Start:m.End]+"="+string(m.Kind)+":"+m.ID)
	}
	return all
}

func TestNamesInASentenceAreMentioned(t *testing.T) {
	g := load(t)
	for _, test := range []struct {
		text string
		want []string
	}{
		{"Straight-line distance between Palma de Mallorca and Barcelona?", []string{"Palma de Mallorca=place:palma-de-mallorca-es", "Barcelona=place:barcelona-es"}},
		{"Palma-Barcelona", []string{"Palma=place:palma-de-mallorca-es", "Barcelona=place:barcelona-es"}},
		{"Lagoon 400, Caribbean or Med", []string{"Caribbean=region:caribbean", "Med=region:mediterranean"}},
		{"Segelboot bis 45.000 € Ostsee", []string{"Ostsee=region:baltic"}},
		{"voilier aux Antilles ou en Méditerranée", []string{"Antilles=region:caribbean", "Méditerranée=region:mediterranean"}},
		{"Cote d’Azur", []string{"Cote d’Azur=region:french_riviera"}},
		{"36ft, US east coast under 40k", []string{"US east coast=region:us_east_coast"}},
		{"catamaran in florida", []string{"florida=state:FL"}},
		{"a catamaran in FL or Georgia", []string{"FL=state:FL", "Georgia=state:GA"}},
		{"in the EU, not in Deutschland", []string{"the EU=region:eu", "Deutschland=country:DE"}},
		{"Newport, RI to Bermuda", []string{"Newport, RI=place:newport-us-ri", "Bermuda=country:BM"}},
		{"Charleston SC to Beaufort, NC", []string{"Charleston SC=place:charleston-us-sc", "Beaufort, NC=place:beaufort-us-nc"}},
		{"Boats in Toronto, ON, Canada", []string{"Toronto, ON, Canada=place:toronto-ca-on"}},
		{"Portland, Maine vs Portland, OR", []string{"Portland, Maine=place:portland-us-me", "Portland, OR=place:portland-us-or"}},
		{"Holland, MI or Holland", []string{"Holland, MI=place:holland-us-mi", "Holland=country:NL"}},
		{"Victoria, Australia", []string{"Victoria, Australia=state:VIC"}},
		{"Paris, TX", []string{"TX=state:TX"}},
		{"Croatia (Hrvatska)", []string{"Croatia (Hrvatska)=country:HR"}},
		{"lying Palma, EU VAT paid", []string{"Palma=place:palma-de-mallorca-es", "EU=region:eu"}},
	} {
		if diff := cmp.Diff(test.want, names(g, test.text)); diff != "" {
			t.Errorf("%q: %s", test.text, diff)
		}
	}
}

func TestEverydayWordsNeedTheirNeighbours(t *testing.T) {
	g := load(t)
	for _, test := range []struct {
		text string
		want []string
	}{
		{"Nice to have: reading light, bath, hull and sale price; I hope so", nil},
		{"nice boat in split condition, male crew, cork sole", nil},
		{"Sails: main, Genoa, spinnaker. Hull sound.", nil},
		{"Langer Kiel, Kiel aus Blei", nil},
		{"How far is it from Nice to Calvi?", []string{"Nice=place:nice-fr", "Calvi=place:calvi-fr"}},
		{"Nice to Calvi", []string{"Nice=place:nice-fr", "Calvi=place:calvi-fr"}},
		{"entre Ajaccio et Nice", []string{"Ajaccio=place:ajaccio-fr", "Nice=place:nice-fr"}},
		{"Boats for sale, Cork", []string{"Cork=place:cork-ie"}},
		{"cork, ireland", []string{"cork, ireland=place:cork-ie"}},
		{"from Split to Vis", []string{"Split=place:split-hr", "Vis=place:vis-hr"}},
		{"in Male, Maldives", []string{"Male, Maldives=place:male-mv"}},
		{"in Kiel oder Lübeck", []string{"Kiel=place:kiel-de", "Lübeck=place:lubeck-de"}},
	} {
		if diff := cmp.Diff(test.want, names(g, test.text)); diff != "" {
			t.Errorf("%q: %s", test.text, diff)
		}
	}
}

func TestBoatsAndThingsAreNotPlaces(t *testing.T) {
	g := load(t)
	for _, text := range []string{
		"Bristol 40", "Santa Cruz 52 ULDB", "Fountaine Pajot Elba 45", "Mahe 36 or Lipari 41", "Amel Santorin", "Baltic 42 DP", "Vancouver 32",
		"Bermuda rigged sloop", "force 6 on the Beaufort scale", "Beaufort 7", "20 US gallons", "US$ 50,000", "Greenwich Mean Time", "Med mooring",
		"let us sail or go in, me too", "12 V DC, 5 A AC", "Boston Whaler", "an island with a little current, on the bottom",
	} {
		if got := names(g, text); len(got) != 0 {
			t.Errorf("%q mentions %v", text, got)
		}
	}
	if got := names(g, "catamarans Florida 30 to 40 ft"); len(got) != 1 {
		t.Errorf("Florida before a measure gives %v", got)
	}
	want := []string{"Bristol, RI=place:bristol-us-ri"}
	if diff := cmp.Diff(want, names(g, "Bristol 40 under 50k in Bristol, RI")); diff != "" {
		t.Error(diff)
	}
}

func TestSharedNamesMeanWhatTheTextMakesLikely(t *testing.T) {
	g := load(t)
	for text, want := range map[string]string{
		"from Portsmouth to Cherbourg":        "portsmouth-gb",
		"from Portsmouth to Norfolk":          "portsmouth-us-va",
		"from Portsmouth to Newport":          "portsmouth-us-ri",
		"from Falmouth to the Azores":         "falmouth-gb",
		"from Melbourne to Hobart":            "melbourne-au-vic",
		"from Melbourne to Nassau":            "melbourne-us-fl",
		"Cartagena to Alicante":               "cartagena-es",
		"Cartagena to San Blas":               "cartagena-co",
		"Kingston to Montego Bay":             "kingston-jm",
		"Punta Gorda is a harbour in Belize":  "punta-gorda-bz",
		"a mooring at Yarmouth in the Solent": "yarmouth-gb",
	} {
		got := g.Mentions(text)
		if len(got) == 0 || got[0].ID != want || got[0].Places[0].ID != want || len(got[0].Places) < 2 {
			t.Errorf("%q: %+v, want %s before others", text, got, want)
		}
	}
}

func TestAreasHaveAPlaceThatStandsForThem(t *testing.T) {
	g := load(t)
	for text, want := range map[string]string{"the Azores": "horta-pt", "Solent": "cowes-gb", "Barbados": "bridgetown-bb", "Rhode Island": "newport-us-ri"} {
		got := g.Mentions(text)
		if len(got) != 1 || len(got[0].Places) != 1 || got[0].Places[0].ID != want {
			t.Errorf("%q: %+v, want %s", text, got, want)
		}
	}
}

func FuzzMentionsNeverOverlap(f *testing.F) {
	f.Add("Newport, RI to Bermuda, St. George's (Grenada), Nice to Calvi; Med ON, Canada İzmir ﬁ")
	f.Add("US$ us UK, DE, Kiel\xff 40 Bristol 40' ")
	g := load(f)
	f.Fuzz(func(t *testing.T, text string) {
		end := 0
		for _, m := range g.Mentions(text) {
			if m.Start < end || m.End <= m.Start || m.End > len(text) {
				t.Fatalf("%q: mention %d-%d after %d", text, m.Start, m.End, end)
			}
			if m.Kind == geo.KindPlace && (len(m.Places) == 0 || m.Places[0].ID != m.ID) {
				t.Fatalf("%q: %+v names no place", text, m)
			}
			end = m.End
		}
	})
}

func TestATextIsNoNameOfAPlaceAndSoonTold(t *testing.T) {
	g := load(t)
	if got := g.Find(strings.Repeat("Spain ", 5000), 5); len(got) != 0 {
		t.Errorf("found %d places", len(got))
	}
	if got := g.Find(strings.Repeat("Spain ", 12), 5); len(got) > 5 {
		t.Errorf("found %d places", len(got))
	}
}
