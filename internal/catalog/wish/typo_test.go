package wish_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestMisspeltWordsAreUnderstood(t *testing.T) {
	for text, want := range map[string]map[string]any{
		"catameran in the carribean":        {"type": "catamaran", "region": "caribbean"},
		"alumnium sloop":                    {"type": "sail", "hull_material": []any{"aluminium"}, "rig": []any{"sloop"}},
		"bow truster and 3 cabbins":         {"features": []any{"bow_thruster"}, "cabins_min": 3.0},
		"Segelbot mit Bugstrahlrudder":      {"type": "sail", "features": []any{"bow_thruster"}},
		"voiller en acier, quille relevble": {"type": "sail", "hull_material": []any{"steel"}, "keel": []any{"lifting"}},
	} {
		if diff := cmp.Diff(want, fields(t, parser().Parse(text, nil).Query)); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
}

func TestOrdinaryWordsAreNoMisspellings(t *testing.T) {
	for _, text := range []string{
		"yacht, contact the seller", "boat with electronics", "boats in danger", "yacht heading south", "many yachts", "boat replaces my old one",
		"yacht for patrol", "boat with protection", "Boot von keiner Werft", "bateau avec allure",
	} {
		if diff := cmp.Diff(map[string]any{}, fields(t, parser().Parse(text, nil).Query)); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
}
