package inspect_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// defects are the titles of what the message itself names.
func defects(r inspect.Report) []string {
	var out []string
	for _, f := range r.Findings {
		if f.Evidence[0].Kind == "text" && f.Problem != part.Aged {
			out = append(out, f.Title)
		}
	}
	return out
}

func TestOnlyTheBoatItselfSinksOrBurns(t *testing.T) {
	const sunk, burnt = "The boat has sunk or flooded", "The boat has burnt"
	for text, want := range map[string][]string{
		"1985 Catalina 30, compression post sinking":          {"Mast and spars: damaged"},
		"Catalina 30 of 1985. Price is sinking.":              nil,
		"Catalina 30, engine slowly sinking in value":         nil,
		"1985 Catalina 30. The dinghy sank last year.":        {"Tender: damaged"},
		"Catalina 30, wiring burnt at shore power inlet":      {"Wiring: has burnt"},
		"Catalina 30, burnt wiring behind the panel":          {"Wiring: has burnt"},
		"Catalina 30, mast step sunken":                       {"Mast and spars: damaged"},
		"1985 Catalina 30. She sank at her berth in 2019.":    {sunk},
		"1985 Catalina 30. Sunk in 2019 and refloated.":       {sunk},
		"1985 Catalina 30 sunk at dock":                       {sunk},
		"Catalina 30. The yacht was completely flooded.":      {sunk},
		"Catalina 30. The boat in the photographs was burnt.": {burnt},
		"1985 Catalina 30. Galley fire in 2010.":              {burnt},
	} {
		if got := defects(assess(t, text)); !slices.Equal(got, want) {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
	for _, f := range assess(t, "Catalina 30, wiring burnt at shore power inlet").Findings {
		if f.Problem == part.Fire && (f.Grade != "A" || f.Area != part.Electrical) {
			t.Errorf("burnt wiring is %s in %s", f.Grade, f.Area)
		}
	}
}

func TestFactsInUnusualWordsAreKept(t *testing.T) {
	for text, want := range map[string][]string{
		"Steel ketch 12 m from 1978: pitting under the engine bed, plates doubled, bilge full of oil": {"Hull: corroded", "Engine: loses oil"},
		"1985 Catalina 30. Gas locker not vented.":                                                    {"Gas installation: not vented"},
		"1985 Catalina 30. Keel bolts weep a bit of rust.":                                            {"Keel bolts: leak, corroded"},
		"1985 Catalina 30 with a Catalina smile":                                                      {"Keel: not tight at its joint"},
		"1985 Catalina 30, wet deck core":                                                             {"Deck: wet"},
		"Gib'Sea 37 de 1986, osmose à traiter, moteur HS, pont mou autour du mât":                     {"Engine: does not work", "Hull: blistered", "Deck: soft"},
	} {
		if got := defects(assess(t, text)); !slices.Equal(got, want) {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestBoatThatTheTableDoesNotHaveIsNamedAsWritten(t *testing.T) {
	for text, want := range map[string]string{
		"1998 Beneteau Oceanis 351 with 1200 hours, survey 2022 clean": "1998 Beneteau Oceanis 351",
		"Gib'Sea 37 de 1986, haubans de 1999":                          "1986 Gib'Sea 37",
		"The boat was burnt in 2011, Catalina 30 of 1985":              "1985 Catalina 30",
		"Beneteau with 12 sails":                                       "",
		"Beneteau 2010":                                                "",
	} {
		if got := assess(t, text).Boat.Name; got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestSurveyThatIsToldIsNotAskedFor(t *testing.T) {
	for text, told := range map[string]bool{
		"1985 Catalina 30, survey 2022 clean":          true,
		"1985 Catalina 30. Surveyed in May 2022.":      true,
		"1985 Catalina 30. Survey from 3 years ago.":   true,
		"1985 Catalina 30. Open to a survey any time.": false,
	} {
		questions := strings.Join(assess(t, text).Questions, "\n")
		if asked := strings.Contains(questions, "When was the last survey"); asked == told {
			t.Errorf("%q: it asks: %v", text, asked)
		}
	}
}

func TestAllCostsOfABoatAreForOneLength(t *testing.T) {
	for text, want := range map[string]string{
		"Bavaria 38, 2003, standing rigging from 2001, sails tired, engine dead, osmosis": "for 38 ft",
		"Beneteau Oceanis 351, sails tired, engine dead, osmosis":                         "for 35 ft",
		"A sloop from 1980 with tired sails, a dead engine and osmosis":                   "for 36 ft",
	} {
		priced := 0
		for _, f := range assess(t, text).Findings {
			if strings.Contains(f.Cost, " ft ") {
				priced++
				if !strings.Contains(f.Cost, want) {
					t.Errorf("%q: %s costs %s, want it %s", text, f.Title, f.Cost, want)
				}
			}
		}
		if priced < 3 {
			t.Errorf("%q: only %d costs", text, priced)
		}
	}
}
