package agent_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/agent"
)

// converse asks turns one after the other, each behind the answers before it, and returns the answers.
func converse(t *testing.T, a *agent.Agent, turns ...string) (answers []string) {
	t.Helper()
	var messages []chat.Message
	for _, text := range turns {
		messages = append(messages, chat.Message{Role: chat.User, Text: text})
		answer := run(t, a, chat.Request{Model: agent.ID, Messages: slices.Clone(messages)}).text
		messages = append(messages, chat.Message{Role: chat.Assistant, Text: answer})
		answers = append(answers, answer)
	}
	return answers
}

func TestWhomToCallComesFirstForAsLongAsAnEmergencyGoesOn(t *testing.T) {
	for _, test := range []struct {
		turns []string
		last  string // what the last answer must tell
	}{
		{[]string{"my wife got hit by the boom, shes awake but has a headache and feels sick", "shes drowsy now"}, "Head injury"},
		{[]string{"my wife got hit by the boom, shes awake but has a headache and feels sick", "shes drowsy now", "can i give her ibuprofen"}, "not aspirin or ibuprofen"},
		{[]string{"j'ai une voie d'eau, passe coque cassé", "la pinoche tient mais ça coule encore un peu", "je suis a 20 milles du port a 5 noeuds, combien de temps"}, "4 h"},
		{[]string{"j'ai une voie d'eau, passe coque cassé", "la pinoche tient mais ça coule encore un peu", "et si la pompe lache"}, "pompes"},
		{[]string{"wir haben wassereinbruch, das wasser steigt", "und wenn die pumpe ausfällt"}, "Pumpen"},
		{[]string{"j'ai une voie d'eau, passe coque cassé", "et si la pompe lache", "je garde la vhf allumée ?"}, "VHF allumée, canal 16"},
		{[]string{"wir haben wassereinbruch, das wasser steigt", "soll ich die rettungsinsel klar machen?"}, "Insel nach Lee"},
		{[]string{"kid seasick cant keep anything down", "shes 6. can she have my stugeron"}, "half the adult dose"},
		{[]string{"there is smoke from the engine room", "ok its out. what now", "should i open the hatch to look"}, "closed"},
		{[]string{"he has chest pain and his arm is numb", "hes gone grey"}, "heart attack"},
		{[]string{"my son is bleeding badly from the leg, cut it on the prop", "its soaking through the bandage", "how long can the tourniquet stay on"}, "tourniquet"},
	} {
		answers := converse(t, newAgent(t), test.turns...)
		for i, text := range answers {
			if first, _, _ := strings.Cut(text, "\n\n"); !strings.Contains(first, "112") {
				t.Errorf("%q behind %q is answered %.200q, want whom to call first", test.turns[i], test.turns[:i], text)
			}
		}
		if last := answers[len(answers)-1]; !strings.Contains(last, test.last) {
			t.Errorf("%q is answered %.600q, want %q", test.turns, last, test.last)
		}
	}
}

func TestWhoGrowsWorseGetsAMayday(t *testing.T) {
	answers := converse(t, newAgent(t), "my wife got hit by the boom, shes awake but has a headache and feels sick", "shes drowsy now")
	if last := answers[1]; !strings.HasPrefix(last, "**If life is in danger, call first: Mayday") {
		t.Errorf("it is answered %.300q, want a Mayday first", last)
	}
}

func TestWhatHasNothingToDoWithAnEmergencyIsAnsweredByItself(t *testing.T) {
	for _, turns := range [][]string{
		{"there is smoke from the engine room", "what does a new yanmar cost"},
		{"he fell overboard, we got him back, hes shivering", "thanks, hes fine now and we are in harbour. which anchor for a 36 ft boat?"},
		{"fire in the galley", "Which varnish lasts longest on teak trim in the tropics?"},
	} {
		if answers := converse(t, newAgent(t), turns...); strings.Contains(answers[1], "112") {
			t.Errorf("%q is answered %.200q, want no call", turns, answers[1])
		}
	}
}

func TestNobodyIsToldToStartADeadEngine(t *testing.T) {
	answers := converse(t, newAgent(t), "mayday or panpan if my engine died and im drifting slowly, no rocks near", "theres rocks a mile to leeward now", "anchor is holding", "what do i say when i cancel it")
	if !strings.Contains(answers[3], "Cancel my Mayday") && !strings.Contains(answers[3], "cancel my Mayday") {
		t.Errorf("how to cancel is answered %.400q", answers[3])
	}
	if drags := converse(t, newAgent(t), "mayday or pan pan, engine dead, anchor down in 10 m, wind onshore 4", "it started dragging"); !strings.Contains(drags[1], "No engine and drifting ashore") {
		t.Errorf("a dragging anchor without engine is answered %.300q", drags[1])
	}
	if !strings.HasPrefix(answers[0], "Pan-Pan, or a plain call") {
		t.Errorf("which call is answered %.300q", answers[0])
	}
	if strings.Contains(answers[1], "Start the engine") || !strings.Contains(answers[1], "Let the anchor go now") {
		t.Errorf("rocks to leeward are answered %.500q", answers[1])
	}
}
