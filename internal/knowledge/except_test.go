package knowledge_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
)

func TestWhatDoesNotHoldForTheBoatOrTheSightOfAQuestionIsNotTold(t *testing.T) {
	base := load(t)
	for question, foreign := range map[string][]string{
		"How far may a trimaran heel before I take a reef?":                {"points-of-sail-heeling", "reefing-when"},
		"How do I see that a multihull has too much sail up?":              {"points-of-sail-heeling", "sail-trim-heels-too-much"},
		"Which signal does a yacht under engine give in fog?":              {"colregs-steering-rule-14-head-on", "colregs-steering-motoring-yachts"},
		"A motor yacht crosses from starboard in fog, seen only on radar.": {"colregs-steering-rule-15-crossing", "colregs-steering-rule-18-responsibilities"},
	} {
		got := ids(base.Answer(knowledge.Question{Text: question}))
		for _, id := range foreign {
			if strings.Contains(got, id) {
				t.Errorf("%q is answered from %s, which has %s", question, got, id)
			}
		}
	}
}

func TestAMistakeIsNotHeldAgainstWhatItsPassageDoesNotHoldFor(t *testing.T) {
	base := load(t)
	if m, _, ok := base.Mistaken("A trimaran that heels more goes faster"); ok && strings.Contains(m.Truth, "ballasted") {
		t.Errorf("a trimaran is told %q", m.Truth)
	}
	if m, _, ok := base.Mistaken("My keelboat tips over when she heels"); !ok || !strings.Contains(m.Truth, "ballasted") {
		t.Errorf("a keelboat is told %q", m.Truth)
	}
}
