package wish_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
)

func TestTheTimeOfWorksIsNotThatOfTheBoat(t *testing.T) {
	for text, want := range map[string][]string{
		"Swan 46, teak decks replaced after 2010": {"teak decks replaced after 2010"},
		"Swan 46 with a new teak deck in 2015":    {"new teak deck in 2015"},
		"Swan 46, rewired 2016":                   {"rewired 2016"},
		"Swan 46, standing rigging 2018 or later": {"rigging 2018 or later"},
		"Swan 46, sails less than 5 yrs old":      {"sails less than 5 yrs old"},
		"Swan 46, neue Polster 2020":              {"neue Polster 2020"},
		"Swan 46, gréement refait en 2019":        {"gréement refait en 2019"},
		"Swan 46 re-engined 2010":                 {"re-engined 2010"},
		"Swan 46 with new cushions":               {"new cushions"},
	} {
		w := parser().Parse(text, nil)
		if diff := cmp.Diff(catalog.Query{Make: "Nautor's Swan", ModelContains: "46"}, w.Query); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
		if diff := cmp.Diff(want, w.NotUnderstood); diff != "" {
			t.Errorf("%q is told back (-want +got)\n%s", text, diff)
		}
	}
}

func TestAYearOfTwoFiguresIsNoLength(t *testing.T) {
	for text, want := range map[string][2]int{
		"ketch built after '85": {1986, 0}, "'98 or newer ketch": {1998, 0}, "an '04 ketch": {2004, 2004}, "ketch before 85": {0, 1984},
		"ketch Bj. 79": {1979, 1979}, "Ketsch, Bj. ab 98": {1998, 0}, "cotre d'avant 90": {0, 1989}, "ketch '87-'92": {1987, 1992},
	} {
		q := parser().Parse(text, nil).Query
		if got := [2]int{q.YearMin, q.YearMax}; got != want || q.LengthMin+q.LengthMax > 0 {
			t.Errorf("%q: years %v, want %v; %+v", text, got, want, q)
		}
	}
}

func TestThePowerOfEnginesIsNoPrice(t *testing.T) {
	for text, want := range map[string]catalog.Query{
		"twin 300s":                {EnginesMin: 2, EnginePowerMin: 600},
		"single 250+":              {EnginesMax: 1, EnginePowerMin: 250},
		"twin 200s or single 300+": {EnginePowerMin: 300},
		"Yamaha F150 or bigger":    {EnginePowerMin: 150, Text: "yamaha"},
	} {
		if diff := cmp.Diff(want, parser().Parse(text, nil).Query); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
}

func TestANumberFarFromTheLengthOfAModelIsAPrice(t *testing.T) {
	for text, want := range map[string]float64{"Gulfstar 50 under 100": 100_000, "Bavaria 37 under 60": 60_000, "Bavaria 37, 250 max": 250_000} {
		q := parser().Parse(text, nil).Query
		if q.PriceMax == nil || *q.PriceMax != want || q.LengthMax > 0 {
			t.Errorf("%q: %+v, want a price of %v", text, q, want)
		}
	}
}
