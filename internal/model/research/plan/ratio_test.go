package plan_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/model/research/plan"
)

func TestABoundOfARatioBoundsNoLength(t *testing.T) {
	for question, want := range map[string][]plan.RatioBound{
		"Bluewater sailboats under 40 ft with a comfort ratio above 35":          {{Ratio: "comfort ratio", Least: 35}},
		"Sailing yachts of 12 m, D/L between 250 and 350 and SA/D of 18 or more": {{Ratio: "SA/D", Least: 18}, {Ratio: "D/L", Least: 250, Most: 350}},
		"What do 10 m boats with a capsize screening value below 2 cost?":        {{Ratio: "capsize screening", Most: 2}},
		"Segelyachten bis 11 m mit einem Ballastanteil von mindestens 40 %":      {{Ratio: "ballast ratio", Least: 40}},
		"Which cruisers under 38 ft have the best comfort ratio?":                nil,
	} {
		if diff := cmp.Diff(want, planOf(t, question).Ratios); diff != "" {
			t.Errorf("%q (-want +got):\n%s", question, diff)
		}
	}
}

func TestBoatsOfUnknownRatiosAreLeftOutAndCounted(t *testing.T) {
	p := planOf(t, "Bluewater sailboats under 40 ft with a comfort ratio above 35")
	if got, want := p.Subjects[0].Filter.Query.LengthMin, 0.0; got != want {
		t.Errorf("the boats are from %v m long", got)
	}
	if except := p.Subjects[0].Filter.Except; len(except) == 0 || except[0] != "" {
		t.Errorf("boats of no known design are not left out")
	}
	if said := strings.Join(p.Readings, " "); !strings.Contains(said, "Listings tell no ratios") || !strings.Contains(said, "the others are left out") {
		t.Errorf("read is %q, which says nothing of the boats whose ratio is not known", said)
	}
}
