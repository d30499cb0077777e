package app

import (
	"log/slog"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
)

// ruled are statements about rules and safety without a number: right ones in other words than the evidence has, and wrong ones.
var ruled = []struct {
	question     string
	right, wrong []string
}{
	{"Who gives way when two sailing boats meet on opposite tacks?", []string{
		"The boat on port tack has to give way to the one on starboard tack.",
		"Starboard tack has right of way over port tack.",
		"If both are on the same tack, the windward boat keeps clear of the leeward one.",
		"Being to leeward means that you stand on.",
		"The boat on port has to give way.",
		"An overtaking boat keeps clear whatever tack she is on.",
		"With the engine driving her she counts as a power-driven vessel.",
	}, []string{
		"Port tack has right of way over starboard tack.",
		"The boat on starboard has to give way.",
		"Starboard must keep clear.",
		"The starboard-tack boat gives way to the port-tack boat.",
		"On the same tack the leeward boat gives way to the windward boat.",
		"The windward boat has right of way over the leeward boat.",
		"The boat with the wind on her starboard side keeps out of the way.",
		"The larger yacht always has priority over a smaller dinghy.",
		"The boat ahead keeps clear of an overtaking sailing boat.",
		"Racing boats have priority over cruising boats by law.",
	}},
	{"There is burning fat in a pan in the galley, what do I do in general to prevent and fight such fires?", []string{
		"Smother the pan with a fire blanket or a lid.",
		"Never pour water on burning fat.",
		"Turn off the gas first.",
		"Leave the pan covered until it is cold.",
	}, []string{
		"Pour water on the burning fat.",
		"Turn on the gas before you smother the pan.",
		"Always use water on burning fat or oil.",
		"Uncover the pan at once and carry it on deck.",
		"Salt water from a bucket is the safest extinguisher.",
	}},
	{"How do I set the anchor properly?", []string{
		"Lower the anchor slowly instead of throwing it.",
		"Go astern gently to dig it in.",
		"Check with a transit that you are not dragging.",
		"Keep clear of a boat that anchored first.",
	}, []string{
		"Throw the anchor and the whole chain overboard in one heap.",
		"Go ahead with full throttle to dig the anchor in.",
		"The boat that anchored last has priority over those that anchored first.",
		"Never use a snubber with chain.",
		"A rope rode must always be weighted with lead by law.",
	}},
	{"What lights does a sailing boat show at night?", []string{
		"Show a red light to port and a green one to starboard.",
		"The stern light is white.",
		"Under engine she shows a white masthead light as well.",
	}, []string{
		"Show a green light to port and a red one to starboard.",
		"The sternlight is red.",
		"A sailing boat shows no sidelights at night.",
		"Under engine the masthead light must be switched off.",
		"Blue flashing lights give a yacht priority.",
	}},
	{"When should I reef and how?", []string{
		"Reef early, before the boat is overpowered.",
		"Ease the sheet to take the load off the sail.",
		"It is easier to shake out a reef than to put one in late.",
	}, []string{
		"Reef late, after the boat is overpowered.",
		"Tighten the sheet before you reef.",
		"Never reef before the wind has risen.",
		"Hoist more sail when the boat is overpowered.",
	}},
	{"What must I do about gas safety on board?", []string{
		"Close the valve at the bottle when you do not cook.",
		"Gas is heavier than air and collects in the bilge.",
		"Do not use switches when you smell gas.",
		"Open the hatches and ventilate.",
	}, []string{
		"Open the valve at the bottle when you do not cook.",
		"Gas is lighter than air and rises out of the hatch.",
		"Use electrical switches freely when you smell gas.",
		"Search for a gas leak with a lighter.",
		"Close the hatches when you smell gas.",
	}},
	{"How should a lifejacket and harness be worn?", []string{
		"Wear the crotch strap.",
		"Clip on before you leave the companionway.",
		"Check the gas cylinder regularly.",
	}, []string{
		"Never wear the crotch strap.",
		"Clip on after you have left the companionway.",
		"Wear the lifejacket under your jacket and inflate it below deck.",
		"Clip the tether to the guardrail wires.",
	}},
	{"How do I steer in fog under radar?", []string{
		"Proceed at a safe speed and sound your fog signal.",
		"There is no stand-on vessel in fog.",
		"Keep a look-out by sight and hearing.",
	}, []string{
		"In fog the sailing vessel always stands on.",
		"Increase speed in fog to clear the lane.",
		"Switch off the navigation lights in fog to save power.",
		"A look-out is unnecessary with radar.",
	}},
	{"What do I do when somebody falls overboard?", []string{
		"Shout and point at the person in the water.",
		"Throw a lifebuoy at once.",
		"Press the MOB button on the plotter.",
		"Stop the boat before you recover the casualty.",
		"Do not lose sight of the person.",
	}, []string{
		"Sail on and return after the meal.",
		"Nobody needs to point at the person in the water.",
		"Jump in after the casualty without a line.",
		"Keep the propeller turning while the person is alongside.",
		"Turn off the plotter first.",
	}},
	{"Two power-driven vessels are crossing, which one keeps out of the way?", []string{
		"The vessel that has the other on her starboard side keeps out of the way.",
		"She should avoid crossing ahead of the other vessel.",
		"The other one stands on and keeps her course and speed.",
		"A vessel under sail is normally not meant here.",
	}, []string{
		"The vessel that has the other on her port side keeps out of the way.",
		"She should always cross ahead of the other vessel.",
		"The stand-on vessel must alter course to port at once.",
		"The faster vessel has right of way over the slower one.",
		"Whoever sounds the horn first has priority.",
	}},
	{"How do I treat hypothermia on board?", []string{
		"Get the casualty out of the wind and wet clothes.",
		"Warm the trunk slowly and handle the casualty gently.",
		"Do not give alcohol.",
		"Do not rub the arms and legs.",
	}, []string{
		"Give alcohol to warm the casualty.",
		"Rub the arms and legs hard.",
		"Put the casualty into a very hot shower and make him run.",
		"Leave the wet clothes on.",
		"Hypothermia is harmless in summer.",
	}},
}

// What is wrong has to be noticed mostly, and what is right has to come through mostly, though neither has a number.
func TestRulesThatAreTurnedRoundAreMostlyNoticed(t *testing.T) {
	d, s := models(t)
	engine := &parrot{}
	var m chat.Model
	for _, w := range s.unkept().worded(d, wording{engine: engine, log: slog.New(slog.DiscardHandler)}) {
		if w.Info().ID == "svc-agent" {
			m = w
		}
	}
	sent := func(question, says string) bool {
		engine.write = func(string) string { return "Here is what is known. " + says }
		text, start, dropped := answer(t, m, question)
		if start.Engine != "upstream" {
			t.Fatalf("%s: answered by %s, %s", question, start.Engine, start.Fallback)
		}
		return dropped == "" && strings.Contains(text, "Here is")
	}
	right, kept, wrong, missed := 0, 0, 0, 0
	for _, tt := range ruled {
		engine.write = func(evidence string) string { return evidence }
		if _, start, dropped := answer(t, m, tt.question); start.Engine != "upstream" || dropped != "" {
			t.Errorf("%s: the evidence itself was corrected: %s %s", tt.question, start.Fallback, dropped)
		}
		for _, says := range tt.right {
			if right++; sent(tt.question, says) {
				kept++
			} else {
				t.Logf("dropped though right: %s", says)
			}
		}
		for _, says := range tt.wrong {
			if wrong++; sent(tt.question, says) {
				missed++
				t.Logf("sent though wrong: %s", says)
			}
		}
	}
	t.Logf("%d of %d right ones came through, %d of %d wrong ones were sent", kept, right, missed, wrong)
	if kept*10 < right*9 || missed*2 > wrong {
		t.Errorf("%d of %d right ones came through, want 9 of 10; %d of %d wrong ones were sent, want at most half", kept, right, missed, wrong)
	}
}
