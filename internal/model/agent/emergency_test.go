package agent_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
)

func TestWhoWritesAMaydayIsToldHowToSayIt(t *testing.T) {
	for _, question := range []string{
		"Mayday, we hit a container and she is filling up", "MAYDAY MAYDAY yacht Nora, fire in engine room, 5 persons on board", "mayday man overboard",
	} {
		parts := strings.SplitN(run(t, newAgent(t), ask(question)).text, "\n\n", 3)
		if !strings.Contains(parts[1], "MAYDAY, MAYDAY, MAYDAY, this is") {
			t.Errorf("%q is told %q behind whom to call", question, parts[1])
		}
		if !regexp.MustCompile(`(?m)^1\. `).MatchString(parts[2]) {
			t.Errorf("%q is not told what to do:\n%s", question, parts[2])
		}
	}
	if text := run(t, newAgent(t), ask("We are out of fuel in a calm. Should we call a Mayday?")).text; strings.Contains(text, "I cannot pass this on") {
		t.Errorf("who asks whether to call is taken for a caller:\n%s", text)
	}
}

// callStep finds a step that says no more than to call, and leaves it open which call.
var callStep = regexp.MustCompile(`^(?:Call |Make |Send )?(?:for (?:medical )?help|(?:a )?Mayday or (?:a )?Pan-Pan|Pan-Pan or Mayday|the coastguard)[^:;,]*\.$`)

func TestAStepOfFirstAidThatCallsSaysWhichCall(t *testing.T) {
	base, err := knowledge.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range base.Passages() {
		if !strings.HasPrefix(p.ID, "first-aid-") {
			continue
		}
		for _, s := range p.Steps {
			if callStep.MatchString(s) {
				t.Errorf("%s leaves it open which call to make: %s", p.ID, s)
			}
		}
	}
}

func TestWaterThatGainsOnThePumpIsNoPanPan(t *testing.T) {
	for _, question := range []string{"The pump runs all the time and the level keeps rising", "More water comes in than the pumps can take, what now?"} {
		text := run(t, newAgent(t), ask(question)).text
		if !strings.Contains(text, "Mayday where it gains") || strings.Contains(text, "Call Pan-Pan now") {
			t.Errorf("%q is told\n%s", question, text)
		}
	}
}

func TestNothingSaysToStartAnEngineWithARopeRoundThePropeller(t *testing.T) {
	for _, question := range []string{
		"Rope round the propeller, engine stopped, rocks to leeward!", "The engine died on a lee shore, there is a line round the prop", "A net is round our prop and we drift onto the rocks",
	} {
		text := run(t, newAgent(t), ask(question)).text
		if strings.Contains(text, "try once") || !strings.Contains(text, "key out") {
			t.Errorf("%q is told\n%s", question, text)
		}
	}
}
