package plan_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/researchtest"
)

func TestWhatNoListingTellsOfBoatsIsSaid(t *testing.T) {
	from, _ := researchtest.Built(t)
	ix := from.Boats.Snapshot()
	for question, word := range map[string]string{
		"Is now a good time to buy a performance catamaran?":         "“performance”",
		"What do unsinkable sailboats cost?":                         "“unsinkable”",
		"compare hydrogen and diesel motor yachts of 50 ft":          "“hydrogen”",
		"What does a decent cruising sailboat of 35 ft cost?":        "",
		"Market for used catamarans in Greece":                       "",
		"What do steel ketches cost?":                                "",
		"Which family cruisers of 34 ft hold their value best?":      "",
		"I have 60,000 euros for a comfortable boat in the Adriatic": "",
	} {
		p := researchtest.Reader(t).Plan(ix, question, nil)
		said := strings.Join(append(append([]string{}, p.Readings...), p.Lacking...), " ")
		if word == "" && (strings.Contains(said, "No listing tells which") || strings.Contains(said, "Nothing that listings")) || !strings.Contains(said, word) {
			t.Errorf("%q: %s", question, said)
		}
	}
}

func TestFewBoatsOfAPlaceAreStudiedAroundIt(t *testing.T) {
	from, _ := researchtest.Built(t)
	p := researchtest.Reader(t).Plan(from.Boats.Snapshot(), "Market for steel ketches in the Netherlands", nil)
	if len(p.Short) != 1 || !strings.Contains(p.Short[0], "in the Netherlands only one is for sale (asked is EUR ") || strings.Contains(p.Subjects[0].Name, "Netherlands") {
		t.Errorf("got %q of %q", p.Short, p.Subjects[0].Name)
	}
}
