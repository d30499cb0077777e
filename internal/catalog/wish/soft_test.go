package wish_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
)

func TestASoftWishIsToldBackAndNotDemanded(t *testing.T) {
	for text, want := range map[string][]string{
		"catamaran, windvane a plus":                            {"windvane a plus"},
		"catamaran, generator and aircon would be nice":         {"generator and aircon would be nice"},
		"catamaran, ideally with a bow thruster":                {"ideally with a bow thruster"},
		"nice to have: radar, heating; catamaran":               {"nice to have: radar, heating"},
		"catamaran, 3 cabins would be nice":                     {"3 cabins would be nice"},
		"Katamaran, Bugstrahlruder wäre schön":                  {"Bugstrahlruder wäre schön"},
		"catamaran, si possible avec chauffage":                 {"si possible avec chauffage"},
		"Catamaran. Nice: solar, davits.":                       {"solar, davits"},
		"catamaran, davits desirable but not essential":         {"davits desirable but not essential"},
		"catamaran, happy with teak decks":                      nil, // put up with, not wished for
		"catamaran, would accept a project, ok with ex-charter": nil,
		"catamaran, heaters whatever":                           nil,
	} {
		w := parser().Parse(text, nil)
		if diff := cmp.Diff(catalog.Query{Type: "catamaran"}, w.Query); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
		if diff := cmp.Diff(want, w.NotUnderstood); diff != "" {
			t.Errorf("%q is told back (-want +got)\n%s", text, diff)
		}
	}
}

func TestWhatIsSaidOfOneOfTwoBoatsIsNotAskedOfBoth(t *testing.T) {
	for text, want := range map[string]catalog.Query{
		"a Gin Fizz ketch or a Sun Fizz":              {Make: "Jeanneau", ModelsAny: []string{"Gin Fizz", "Sun Fizz"}},
		"catamaran with davits or a trimaran":         {TypesAny: []string{"catamaran", "trimaran"}},
		"Catamaran. No: teak, davits":                 {Type: "catamaran", Exclude: []string{"teak_deck", "davits"}},
		"catamaran with either radar or AIS":          {Type: "catamaran"},
		"catamaran or trimaran with davits":           {TypesAny: []string{"catamaran", "trimaran"}, Features: []string{"davits"}},
		"a 36 ft catamaran or a 40 ft trimaran":       {TypesAny: []string{"catamaran", "trimaran"}, LengthMin: 10.42, LengthMax: 12.8},
		"catamaran without teak, davits and a bimini": {Type: "catamaran", Exclude: []string{"teak_deck", "davits", "bimini"}},
	} {
		if diff := cmp.Diff(want, parser().Parse(text, nil).Query); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
}

func TestAPriceThatIsNotToldIsRefused(t *testing.T) {
	for _, text := range []string{"Oyster, no POA", "Oyster, only with a price shown", "Oyster, Preis auf Anfrage bitte nicht", "Oyster, sans prix sur demande"} {
		if diff := cmp.Diff(catalog.Query{Make: "Oyster", Exclude: []string{"poa"}}, parser().Parse(text, nil).Query); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
	if q := parser().Parse("Oyster, price on request", nil).Query; q.Features != nil || q.Exclude != nil {
		t.Errorf("nobody asks for a price that is not told: %+v", q)
	}
}

func TestBoatsThatWereShownAreAsGoodAsNew(t *testing.T) {
	for text, want := range map[string]string{"brand new or demo Oyster": "new", "demo Oyster": "demo", "used or demo Oyster": "", "Oyster Vorführboot": "demo"} {
		if got := parser().Parse(text, nil).Query.NewUsed; got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
