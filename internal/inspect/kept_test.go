package inspect_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

func TestAdviceFitsHowSheIsBuilt(t *testing.T) {
	for text, not := range map[string]string{
		"1979 Moody 33, long keel, encapsulated ballast.":                 "keel bolts",
		"Steel Van de Stadt 34, home built 1985, cutter.":                 "deck core",
		"Gentleman's motor yacht, 1937. My other boat is an Atkin ketch.": "chainplates",
	} {
		r := assess(t, text)
		if all := slices.Concat(r.Questions, r.NotAssessed, r.Surveyor); strings.Contains(strings.Join(all, "; "), not) {
			t.Errorf("%q: %q in %q", text, not, all)
		}
		if r := assess(t, ordinary); !strings.Contains(strings.Join(slices.Concat(r.Questions, r.NotAssessed, r.Surveyor), "; "), not) {
			t.Errorf("%q: no %q", ordinary, not)
		}
	}
	if r := assess(t, "Gentleman's motor yacht, 1937, of Rosneath. 45ft, pitch pine on oak."); r.Boat.LengthM < 13 {
		t.Errorf("length %v", r.Boat.LengthM)
	}
}

func TestOneSeacockAndSpotsOnStanchionsKeepNoBoatInHarbour(t *testing.T) {
	r := assess(t, "1993 Nordhavn 46. Seacocks exercised monthly, one seacock in the lazarette is stuck open.")
	if r.Warning() != "" || !titled(r, "Seacocks") {
		t.Errorf("got %q, %+v", r.Warning(), r.Findings)
	}
	for text, want := range map[string]string{
		"1990 Moody 33. A little rust on the stanchions.":                "C",
		"1990 Moody 33. Guardwires with a little rust at the terminals.": "A",
	} {
		found := assess(t, text).Findings
		if !slices.ContainsFunc(found, func(f inspect.Finding) bool { return f.Item == part.Lifelines && f.Grade == want }) {
			t.Errorf("%q: got %+v", text, found)
		}
	}
}
