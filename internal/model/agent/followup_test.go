package agent_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
)

func TestWhatAnAnswerRestsOnIsToldFromItsSources(t *testing.T) {
	a := newAgent(t)
	before := run(t, a, ask("What does a yellow Q flag mean?"))
	got := run(t, a, talk(t, a, "What does a yellow Q flag mean?", "source?"))
	if len(got.citations) != len(before.citations) || len(got.citations) == 0 {
		t.Fatalf("cited are %d sources, the answer had %d", len(got.citations), len(before.citations))
	}
	for _, c := range got.citations {
		if !strings.Contains(got.text, c.URL) {
			t.Errorf("the text lacks %s: %s", c.URL, got.text)
		}
	}
}

func TestASumTellsItsWorkingForASource(t *testing.T) {
	a := newAgent(t)
	got := run(t, a, talk(t, a, "How long does it take to sail 60 nm at 5 knots?", "are you sure?")).text
	if !strings.Contains(got, "- Working:") || !strings.Contains(got, "60 nm / 5 kn") {
		t.Errorf("the answer is %s", got)
	}
}

func TestADoubtOfNothingIsAnswered(t *testing.T) {
	a := newAgent(t)
	if got := run(t, a, talk(t, a, "What is heaving to?", "are you sure about IES?")).text; got == "" {
		t.Error("there is no answer")
	}
}

func TestFiguresOfAnAnswerAreConverted(t *testing.T) {
	a := newAgent(t)
	got := run(t, a, talk(t, a, "What is heaving to?", "in km/h please")).text
	if !strings.Contains(got, " km/h**") {
		t.Errorf("the answer is %s", got)
	}
	got = run(t, a, talk(t, a, "What is heaving to?", "in litres please")).text
	if !strings.Contains(got, "no figure") {
		t.Errorf("the answer is %s", got)
	}
}

func TestAnAnswerIsGivenAgainAsAList(t *testing.T) {
	a := newAgent(t)
	got := run(t, a, talk(t, a, "What is heaving to?", "as a list please")).text
	for part := range strings.SplitSeq(got, "\n\n") {
		if !strings.ContainsAny(part[:1], "-*|#") && !strings.HasPrefix(part, "1. ") {
			t.Errorf("%q is no list", part)
		}
	}
}

func TestThanksToAModelBehindTheAgentAreAnsweredByTheAgent(t *testing.T) {
	a := newAgent(t)
	var heard chat.Request
	first := a.First(conversant{listener{&heard}})
	req := ask("Moody 33", "thanks, that helps")
	got := run(t, first, req).text
	if !strings.Contains(got, "welcome") || len(heard.Messages) > 0 {
		t.Errorf("the answer is %q", got)
	}
	if run(t, first, ask("thanks")); len(heard.Messages) == 0 {
		t.Error("the first turn did not reach the model")
	}
}

func TestWhoAsksOnInAnEmergencyIsStillInIt(t *testing.T) {
	a := newAgent(t)
	for _, first := range []chat.Model{a, a.First(conversant{listener{&chat.Request{}}})} {
		got := run(t, first, ask("mayday we are on fire", "what do I do first?")).text
		if !strings.Contains(got, "channel 16") || !strings.Contains(got, "ire") {
			t.Errorf("the answer is %s", got)
		}
	}
}

func TestThePricesOfAnAnswerAreToldInAnotherCurrencyWithTheirRate(t *testing.T) {
	a := newAgent(t)
	got := run(t, a, talk(t, a, "What does a 10 m boat cost per year to keep?", "in euros please")).text
	for _, want := range []string{"1 USD is 0.96", " EUR**", "| 28 ft, 19,3"} {
		if !strings.Contains(got, want) {
			t.Errorf("the answer lacks %q: %s", want, got)
		}
	}
	if got := run(t, a, talk(t, a, "What is heaving to?", "in euros please")).text; strings.Contains(got, "EUR**") {
		t.Errorf("prices are told of what has none: %s", got)
	}
}
