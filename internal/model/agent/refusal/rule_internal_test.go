package refusal

import (
	"regexp"
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

func TestWhatIsSaidInGermanIsSaidInFrenchAndWithTheSameFigures(t *testing.T) {
	figure := regexp.MustCompile(`\d+`)
	for _, r := range []rule{guarantee, setup, deed} {
		if r.abroad == nil {
			t.Errorf("%q is said in English only", r.name)
		}
	}
	for _, r := range rules {
		want := figure.FindAllString(r.reply, -1)
		for lang, text := range r.abroad {
			if got := figure.FindAllString(text, -1); text == "" || !slices.Equal(got, want) {
				t.Errorf("%q has the figures %q in %q, want %q", r.name, got, lang, want)
			}
		}
	}
}
