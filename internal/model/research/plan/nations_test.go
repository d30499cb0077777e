package plan_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/measure"
)

func TestBoatsOfANationAreThoseOfItsBuilders(t *testing.T) {
	for _, n := range measure.Nations {
		if len(n.Builders) == 0 {
			continue
		}
		question := "What do " + n.Adjective + " boats cost?"
		if got, want := strings.Join(namesOf(planOf(t, question)), ", "), "of "+n.Adjective+" builders"; !strings.HasSuffix(got, want) {
			t.Errorf("%q studies %q, want it to end with %q", question, got, want)
		}
	}
}

func TestOneNationIsSetBesideAllOthersWhereItIsCompared(t *testing.T) {
	got := strings.Join(namesOf(planOf(t, "Do Swedish boats cost more than others?")), ", ")
	if want := "sailing monohulls of Swedish builders, sailing monohulls of other builders"; got != want {
		t.Errorf("studied are %q, want %q", got, want)
	}
}

func TestANationOfWhichNothingIsOfferedIsNotCompared(t *testing.T) {
	p := planOf(t, "Are Italian boats more expensive than French ones?")
	if got, want := strings.Join(namesOf(p), ", "), "sailing monohulls of French builders"; got != want {
		t.Errorf("studied are %q, want %q", got, want)
	}
	if got, want := strings.Join(p.Short, " "), "No boats of Italian builders are known to be offered here"; !strings.Contains(got, want) {
		t.Errorf("short is said %q, want in it %q", got, want)
	}
}
