package refusal

import (
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
)

func TestRulesHaveNamesOfTheirOwnAndLeadToPassages(t *testing.T) {
	base, err := knowledge.Load()
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, r := range rules {
		if r.reply == "" && r.name != verdict.name {
			t.Errorf("rule %q has no reply", r.name)
		}
		if names[r.name] {
			t.Errorf("two rules are called %q", r.name)
		}
		names[r.name] = true
		if _, ok := base.Passage(r.about); r.about != "" && !ok {
			t.Errorf("rule %q leads to %q, which is no passage", r.name, r.about)
		}
	}
}
