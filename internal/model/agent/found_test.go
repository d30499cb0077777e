package agent_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
)

func TestAManOverboardIsAnsweredWithTheFirstActions(t *testing.T) {
	for _, question := range []string{
		"Man overboard, what do I do right now?", "MOB now help", "MOB! what shall we do now", "We have a man overboard at night and he has no lights",
	} {
		callsFirst(t, question)
		says(t, ask(question), "What to do at once when someone falls overboard")
	}
}

func TestAPoisonedPersonIsNotMadeToVomit(t *testing.T) {
	for _, question := range []string{"my kid swallowed diesel", "crew member swallowed bleach", "my child drank petrol", "she drank antifreeze by mistake"} {
		first(t, question, "Do not make them vomit")
		says(t, ask(question), "112", "911", "1-800-222-1222", "rinse", "Pan-Pan")
	}
}

func TestAnEmergencyGoesOnWithThePassageOfItsKind(t *testing.T) {
	for question, title := range map[string]string{
		"battery is smoking": "Lithium battery fire", "lithium battery is hissing": "Lithium battery fire", "smoke from the AGM battery": "Electrical fire",
		"fire at the switchboard": "Electrical fire", "Feuer an Bord": "What to do at once in case of fire", "feu à bord": "What to do at once in case of fire",
		"fire in the engine room": "Engine room fire", "broken leg on board": "Fractures", "he broke his arm": "Fractures", "Bein gebrochen, was tun?": "Fractures",
		"He is unconscious": "CPR", "I smell petrol in the engine bay": "Smell of petrol on board", "there's petrol in the bilge": "Smell of petrol on board",
	} {
		told := run(t, newAgent(t), ask(question))
		text := told.text + inEnglish(told)
		_, after, _ := strings.Cut(text, "\n\n")
		if !strings.Contains(after, title) || strings.Contains(text, "outside of what I know") {
			t.Errorf("%q is answered %q, want %q in it", question, text, title)
		}
	}
}

func TestAColdPersonIsNeitherRubbedNorGivenAlcohol(t *testing.T) {
	for _, question := range []string{
		"My friend fell in cold water and is hypothermic, should I rub his arms and give him brandy?", "My crew is hypothermic. Is rum a good idea?",
		"He is hypothermic, can we rub his legs warm?", "Should I give whisky to someone who is hypothermic?",
	} {
		says(t, ask(question), "Do not rub", "no alcohol")
	}
}

func TestSleepingUnderwayMeetsTheLookOutRule(t *testing.T) {
	for _, question := range []string{"Can I sleep in the Channel with tied tiller?", "can I nap with the helm lashed in the shipping lane", "We want to lash the wheel and all sleep"} {
		says(t, ask(question), "Rule 5", "look-out")
	}
}

func TestCommonQuestionsFindTheirPassage(t *testing.T) {
	for question, title := range map[string]string{
		"how do I treat seasickness?": "Seasickness: prevention", "remedy for seasickness": "Seasickness: prevention", "how do I cure seasickness?": "Seasickness: prevention",
		"Comment prendre un ris?": "slab reef", "Wie reffe ich das Großsegel?": "slab reef", "How do I reef?": "slab reef",
		"Luv und Lee?": "Windward, leeward", "how many flares required by USCG": "3 day and 3 night", "what's the best boat brand": "No boat brand is best",
	} {
		says(t, ask(question), title)
	}
}

func TestBothSidesOfAComparisonAreTold(t *testing.T) {
	says(t, ask("Compare HR 40 with Bavaria 40"), "Hallberg-Rassy 40", "Bavaria 40")
}

func TestAFigureThatIsNotKnownIsSaidToBeUnknown(t *testing.T) {
	says(t, ask("How long is a Bavaria 37?"), "her length is not known here")
	says(t, ask("What is the draft of a Bavaria 37?"), "her draught is not known here")
}

func TestADurationIsSharedByTheLoadsBeforeIt(t *testing.T) {
	says(t, ask("fridge 5A and lights 2A for 24 hours"), "168")
	says(t, ask("My fridge draws 4 A, the autopilot 3 A and the plotter 1 A for 10 hours. How many amp hours?"), "80 Ah")
	says(t, ask("How many Ah: fridge 5A 12 h, lights 2A 5 h"), "70 Ah")
}

func TestASmallerUnitBehindAQuantityIsAdded(t *testing.T) {
	says(t, ask("Convert 3.5 fathoms and 2 feet to metres"), "7.01")
	says(t, ask("What is 6 feet and 3 inches in metres?"), "1.905")
}

func TestAskingToGoOnDoesNotRepeatTheAnswer(t *testing.T) {
	a := newAgent(t)
	for _, more := range []string{"why?", "tell me more", "go on"} {
		for _, question := range []string{"How do I reef?", "What is a spring tide?", "Who gives way when two sailing boats meet?"} {
			before := run(t, a, ask(question)).text
			req := chat.Request{Messages: []chat.Message{{Role: chat.User, Text: question}, {Role: chat.Assistant, Text: before}, {Role: chat.User, Text: more}}}
			after := run(t, a, req).text
			for line := range strings.SplitSeq(after, "\n") {
				if line = strings.TrimSpace(line); len(line) > 60 && strings.Contains(before, line) {
					t.Errorf("%q after %q repeats %q", more, question, line)
				}
			}
		}
	}
}
