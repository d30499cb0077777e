package plan_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/measure"
)

func TestBoatsOfANationAreThoseOfItsBuilders(t *testing.T) {
	for _, n := range measure.Nations {
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
