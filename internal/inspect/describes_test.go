package inspect_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/advert"
)

func TestBoatsAreRecognised(t *testing.T) {
	in := load(t)
	for text, want := range map[string]bool{
		"Catalina 30":                       true,
		"a 1987 sloop":                      true,
		"34 ft yacht, engine smokes":        true,
		"Beneteau from 2004":                true,
		"deck is soft and the engine leaks": true,
		"hello":                             false,
		"please survey this":                false,
		"how often is rigging replaced?":    false,
		"what does a survey cost in 2024":   false,
		"":                                  false,
	} {
		if got := in.Describes(advert.Text{Body: text}, thisYear); got != want {
			t.Errorf("%q describes a boat: got %v, want %v", text, got, want)
		}
	}
}

func TestMakeAndModelAreEnough(t *testing.T) {
	in := load(t)
	for _, text := range []string{"2020 Swan 48 as new", "2010 J/109 blisters? none found", "J/109", "Oyster 55", "2019 Zephyrion 55", "1995 Oyster 55"} {
		if !in.Describes(advert.Text{Body: text}, thisYear) {
			t.Errorf("%q is not taken for a boat", text)
		}
	}
}

func FuzzAssess(f *testing.F) {
	for _, s := range []string{"1985 Catalina 30. Rigging 2019, sails – new.", "2041 Moody 33, draught 9 m, 70,000 h, sails 1950", "One owner. Second owner", "survey 3 years"} {
		f.Add(s)
	}
	in := load(f)
	f.Fuzz(func(_ *testing.T, text string) {
		in.Assess(inspect.Input{Texts: []advert.Text{{Body: text}}, Year: thisYear})
	})
}
