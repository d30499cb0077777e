package knowledge_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
)

func TestASideOfWhatWasToldIsAnsweredFromItsSentences(t *testing.T) {
	b := load(t)
	for _, c := range []struct{ asked, told, behind, want string }{
		{"How do I tie a bowline?", "knots-bowline", "is there a trick to remember it?", "rabbit"},
		{"How much does a survey cost?", "survey-cost", "who pays for it?", "the buyer pays"},
		{"How much does a survey cost?", "survey-cost", "can I skip it?", "No law asks a buyer for a survey"},
		{"What is osmosis?", "hull-osmosis", "how much to fix?", "6,000-20,000"},
		{"I found water in my diesel", "engine-water-in-fuel", "how did it get there?", "seal of the filler cap"},
		{"I found water in my diesel", "engine-water-in-fuel", "how do I stop it happening again?", "keep the tank full over winter"},
		{"What is a cunningham?", "sail-trim-cunningham-outhaul", "who invented it?", "do not tell"},
	} {
		if _, ok := b.Passage(c.told); !ok {
			t.Errorf("there is no passage %s", c.told)
			continue
		}
		q := knowledge.Question{Text: c.behind, Earlier: []string{c.asked}, Before: knowledge.Before{Told: c.told}}
		if a, ok := b.Follow(q); !ok || !strings.Contains(a.Text(), c.want) {
			t.Errorf("%q behind %q is answered by %q (%v), want %q", c.behind, c.asked, a.Text(), ok, c.want)
		}
	}
}

func TestAQuestionOfItsOwnIsNoSideOfWhatWasTold(t *testing.T) {
	b := load(t)
	for _, text := range []string{"How do I anchor in sand?", "What does a new mainsail cost for a 36 ft yacht in Britain?", "Why do boats float?", "How long is a piece of chain?"} {
		if _, ok := b.Follow(knowledge.Question{Text: text, Earlier: []string{"How do I tie a bowline?"}, Before: knowledge.Before{Told: "knots-bowline"}}); ok {
			t.Errorf("%q is answered from the bowline", text)
		}
	}
}

func TestWhatSomebodyTellsOfATroubleIsLeftOutOfWhatIsLeft(t *testing.T) {
	b := load(t)
	q := knowledge.Question{Text: "the water comes out fine", Earlier: []string{"My engine is overheating"}, Before: knowledge.Before{Told: "engine-overheating"}}
	a, ok := b.Narrow(q)
	if text := a.Text(); !ok || !strings.Contains(text, "thermostat") || strings.Contains(text, "raw-water seacock") {
		t.Errorf("what is left is %q (%v)", text, ok)
	}
	q.Before.Told = "knots-bowline"
	if a, ok := b.Narrow(q); ok {
		t.Errorf("a bowline is no trouble: %q", a.Text())
	}
}
