package refusal

import (
	"slices"
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
)

func TestRulesHaveNamesOfTheirOwnAndLeadToPassages(t *testing.T) {
	base, err := knowledge.Load()
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, r := range slices.Concat(hazards, refusals) {
		if names[r.name] {
			t.Errorf("two rules are called %q", r.name)
		}
		names[r.name] = true
		if _, ok := base.Passage(r.about); r.about != "" && !ok {
			t.Errorf("rule %q leads to %q, which is no passage", r.name, r.about)
		}
	}
	for name := range innocent {
		if !names[name] {
			t.Errorf("what is innocent beside %q belongs to no rule", name)
		}
	}
}
