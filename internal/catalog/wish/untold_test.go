package wish_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestWhatNoListingTellsIsToldBack(t *testing.T) {
	for text, want := range map[string][]string{
		"need a small cheap boat for a beginner, lake sailing": {"small", "beginner, lake"},
		"kleines Segelboot für Anfänger am Bodensee":           {"kleines", "Anfänger"},
		"small sailboat under 25 ft":                           nil, // her size was looked at
		"Lake Michigan sloop":                                  nil,
		"a boat with a small cabin":                            nil,
	} {
		if diff := cmp.Diff(want, parser().Parse(text, nil).NotUnderstood); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
}

func TestABuilderAloneMayStandForTheModelThatWasNamed(t *testing.T) {
	before := []string{"Lagoon 42", "Bali 4.3 in Greece"}
	for text, want := range map[string]string{
		"back to the Lagoon": "42", "the Lagoon then": "42", "the Lagoons": "", "any Lagoon": "", "the Lagoon range": "", "the Lagoon 450": "450",
	} {
		if got := parser().Parse(text, before).Query.ModelContains; got != want {
			t.Errorf("%q: model %q, want %q", text, got, want)
		}
	}
}
