package area_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog/wish/area"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/wishtest"
	"github.com/fairlead/fairlead/internal/geo"
)

// strangers takes every word of a sentence for one of which nothing is known, or none.
type strangers bool

func (s strangers) MaybeTypo(int) bool { return bool(s) }

// open returns what makes a reader of a text.
func open(t *testing.T) func(text string) area.Reader {
	t.Helper()
	words, places := wishtest.Words(t), wishtest.Places(t)
	return func(text string) area.Reader {
		s := sentence.New(text, words)
		s.Mentions = area.Mentions(s, places)
		return area.New(s, places, words, strangers(false))
	}
}

// tell writes areas as their kinds have them, with a minus before those that are refused.
func tell(areas []area.Area) []string {
	var out []string
	for _, a := range areas {
		name := a.ID
		if a.Kind == geo.KindPlace {
			name = a.Written
		}
		if a.Denied {
			name = "-" + name
		}
		out = append(out, name)
	}
	return out
}

func TestAreasAreReadByTheirNamesAndCodes(t *testing.T) {
	read := open(t)
	for text, want := range map[string][]string{
		"ketch in Sweden or Norway":           {"SE", "NO"},
		"ketch in DE, AT or CH":               {"DE", "AT", "CH"},
		"ketch in FL or LA":                   {"FL", "LA"},
		"ketch near LA":                       {"Los Angeles"},
		"ketch in German or Danish waters":    {"DE", "DK"},
		"ketch on the Great Loop":             {"us_east_coast", "us_gulf_coast", "great_lakes"},
		"ketch in the Carolinas":              {"NC", "SC"},
		"ketch, Pacific":                      {"south_pacific"},
		"ketch in Auckland New Zealand":       {"Auckland"},
		"ketch, not in Sweden or Norway":      {"-SE", "-NO"},
		"Dehler 34, Kiel":                     {"Kiel"},
		"ketch to sail to Spain":              nil,
		"ketch built in France":               nil,
		"US dollars":                          nil,
		"steel ketch with a keel":             nil,
		"bateau en Bretagne 30 pieds":         {"brittany"},
		"ketch for the Great Loop in Florida": {"FL"},
		"New Zealand or Aussie ketches":       {"NZ", "AU"},
		"catamarans in the Med west of Italy": {"mediterranean"},
		"ketch in the north of Spain":         {"ES"},
		"ketch on the Frisian islands":        {"NL", "DE", "DK"},
		"yachts on the islands":               nil,
	} {
		r := read(text)
		areas, back := r.Read()
		if diff := cmp.Diff(want, tell(areas)); diff != "" || len(back) > 0 {
			t.Errorf("%q, back %v (-want +got)\n%s", text, back, diff)
		}
	}
}

func TestAnAreaIsTakenBack(t *testing.T) {
	r := open(t)("Norway instead of Sweden")
	areas, back := r.Read()
	if diff := cmp.Diff([]string{"NO"}, tell(areas)); diff != "" || len(back) != 1 || back[0].ID != "SE" {
		t.Errorf("back %v (-want +got)\n%s", back, diff)
	}
}

func TestOfSeveralAreasThoseThatAreMeantAreLookedIn(t *testing.T) {
	read := open(t)
	for _, c := range []struct {
		text   string
		want   []string
		choice bool
	}{
		{"in Sweden or Norway", []string{"SE", "NO"}, true},
		{"Scandinavia: Sweden, Denmark or Norway", []string{"SE", "DK", "NO"}, true},
		{"in Palma de Mallorca in Spain", []string{"Palma de Mallorca"}, false},
		{"in New York or Maine", []string{"NY", "ME"}, true},
		{"in Italy", []string{"IT"}, false},
	} {
		r := read(c.text)
		areas, _ := r.Read()
		got, choice := r.Choice(r.Settled(areas))
		if diff := cmp.Diff(c.want, tell(got)); diff != "" || choice != c.choice {
			t.Errorf("%q, a choice: %v (-want +got)\n%s", c.text, choice, diff)
		}
	}
}

func TestAreasMayBeSetAgainstEachOther(t *testing.T) {
	read := open(t)
	for text, want := range map[string]bool{
		"Florida vs the Bahamas": true, "is it cheaper in Croatia or the Caribbean?": true, "in Croatia or the Caribbean": false,
		"anything cheaper in Croatia or Greece": false,
	} {
		r := read(text)
		areas, _ := r.Read()
		if got := len(areas) > 1 && r.SetAgainst(areas); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestAPlaceIsNamedSoThatNobodyTakesItForAnother(t *testing.T) {
	r := open(t)("in Kiel or Lübeck")
	areas, _ := r.Read()
	if len(areas) != 2 || r.Unmistakably(areas[0]) != "Kiel" || !r.Further(areas) || area.Apart(areas, 0) {
		t.Errorf("areas are %q", tell(areas))
	}
	r = open(t)("in Sweden, Norway")
	if areas, _ = r.Read(); !area.Apart(areas, 1) {
		t.Error("a boat lies in one of two countries")
	}
}

func TestACodeThatNoAreaWasMadeOfIsMissed(t *testing.T) {
	r := open(t)("ketch DE, NO teak")
	if !r.MissedCode(1) || r.MissedCode(2) || r.MissedCode(0) {
		t.Error("only DE is a code")
	}
}
