package part_test

import (
	"slices"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

func TestEveryItemHasAPlaceInTheReport(t *testing.T) {
	for _, item := range append(part.Items(), part.EngineHours, part.WholeBoat) {
		if !item.Known() || item.Label() == "" || item.Weight() <= 0 || !slices.Contains(part.Areas(), item.Area()) {
			t.Errorf("%q: label %q, weight %v, area %q", item, item.Label(), item.Weight(), item.Area())
		}
	}
	if part.Item("funnel").Known() {
		t.Error("a funnel is taken for a part")
	}
}

func TestWhatIsDeniedIsAProblemWithAPhrase(t *testing.T) {
	for _, p := range []part.Problem{part.Leak, part.Crack, part.Charter} {
		if p.Phrase() == "" || p.Noun() == "" {
			t.Errorf("%s: %q, %q", p, p.Phrase(), p.Noun())
		}
	}
	if !part.Sunk.OfWholeBoat() || part.Leak.OfWholeBoat() {
		t.Error("what is wrong with the whole boat is told apart wrongly")
	}
}
