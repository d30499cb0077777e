package premise_test

import (
	"strings"
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/premise"
	"github.com/fairlead/fairlead/internal/phrase"
)

var shared = sync.OnceValue(func() *premise.Checker {
	base, err := knowledge.Load()
	if err != nil {
		panic(err)
	}
	return premise.New(base)
})

func turn(text string) premise.Turn {
	return premise.Turn{Text: text, Bare: text, Plain: phrase.Plain(text), English: true}
}

// mistake is the first finding that nothing makes beside the point.
func mistake(text string) premise.Finding {
	for f := range shared().Mistakes(turn(text)) {
		return f
	}
	return premise.Finding{}
}

func TestAMistakeSaysWhatIsSoAndWhatMakesItBesideThePoint(t *testing.T) {
	for text, want := range map[string]struct {
		says   string // "" for no finding
		unless premise.Unless
		alone  bool
	}{
		"Close hauled on a broad reach, how do I trim?":             {"contradict each other", premise.Sums, false},
		"Since an anchor light must be green, which bulb do I buy?": {"An anchor light is white", premise.Sums | premise.Complains, false},
		"What will the weather be off Dover on 3 May next year?":    {"Nobody can know that so long beforehand", 0, false},
		"What is the wind going to be in Brest on 2 August?":        {"Nobody can know that so long beforehand", 0, false},
		"What was the weather in Brest on 2 August 2019?":           {"no records of past weather", 0, true},
		"What will my boat be worth in ten years?":                  {"Nobody can know", premise.Outside, false},
		"How much diesel is left in my tank right now?":             {"cannot see your boat", premise.Outside, true},
		"She draws 2 m, may I cross a bar with a depth of 1 m?":     {"aground", premise.Sums, true},
		"Does a 12 m yacht fit into a 10 m berth?":                  {"does not fit", 0, true},
		"How many litres are in a knot?":                            {"cannot be told in the other", 0, true},
		"What does Rule 77 of the COLREGs say?":                     {"no Rule 77", 0, false},
		"How do I set the anchor properly?":                         {},
		"What does Rule 7 of the COLREGs say?":                      {},
		"How many feet are in a metre?":                             {},
	} {
		f := mistake(text)
		if (f.Says == "") != (want.says == "") || !strings.Contains(f.Says, want.says) || f.Unless != want.unless || f.Alone != want.alone {
			t.Errorf("%q finds %+v, want %+v", text, f, want)
		}
	}
}

func TestADoubtCitesThePassageThatSaysSo(t *testing.T) {
	if f := shared().Doubt(turn("Why does windward have right of way over leeward?")); !strings.Contains(f.Says, "the wrong way round") || f.About == "" || f.Alone {
		t.Errorf("a premise turned round finds %+v", f)
	}
	f := shared().Doubt(turn("Since foghorns tell barnacles to leave the hull, how often do I blow mine?"))
	if !strings.Contains(f.Says, "nothing that I know bears out") || f.About != "" || f.Unless != premise.Outside {
		t.Errorf("a reason that nothing bears out finds %+v", f)
	}
	if f := shared().Doubt(turn("Since the wind is rising, when shall I reef?")); strings.Contains(f.Says, "bears out") {
		t.Errorf("a reason of one's own day finds %+v", f)
	}
}

func TestAVesselThatOneMeetsIsNoPremise(t *testing.T) {
	for _, text := range []string{
		"motor-sailing and a boat under sail comes from port, who gives way?",
		"On starboard tack, a yacht under engine comes from the right, who has to give way?",
		"Motoring at night and a trawler crosses from the left, what do I do?",
		"Another sailing boat approaches on port tack, which of us keeps clear?",
	} {
		if f := shared().Doubt(turn(text)); f.Says != "" {
			t.Errorf("%q finds %+v", text, f)
		}
	}
	if f := shared().Doubt(turn("A motorboat that comes from port has right of way, so who gives way?")); f.Says == "" {
		t.Error("a rule that is turned round finds nothing")
	}
}

func TestWhatOnlyLiveDataTellsIsToldApart(t *testing.T) {
	for text, about := range map[string]string{
		"What is the wind off Dover right now?":    "weather-sources",
		"Are there any free berths in Cowes today": "navigation-pilotage",
		"How do I read a forecast?":                "",

		"There's a force 6 forecast for tomorrow. Tell me how to reef.":     "",
		"The forecast is for 25 knots tomorrow. Show me how to set the jib": "",
		"Is force 6 forecast for tomorrow?":                                 "weather-sources",
		"Tell me whether force 6 is forecast for tomorrow":                  "weather-sources",

		"What if the wind is strong tomorrow?": "",
	} {
		if f := premise.Live(text); f.About != about || (f.Says == "") != (about == "") {
			t.Errorf("%q finds %+v, want %q", text, f, about)
		}
	}
}

func TestANameOfTheTradeThatNobodyKnowsIsFound(t *testing.T) {
	for text, want := range map[string]string{
		"What is a Zanzibar hitch used for?": "Zanzibar hitch",
		"What is a Carrick bend used for?":   "",
		"What is a bowline used for?":        "",

		"Do I have to carry the Zanzibar coastal licence?": "Zanzibar coastal licence",
		"Does my Yamaha outboard need a licence?":          "",
		"Does the Zodiac tender require a licence?":        "",
		"May I sail a Pogo there without licence?":         "",
	} {
		if got := shared().Unknown(turn(text)); got != want {
			t.Errorf("%q has the unknown name %q, want %q", text, got, want)
		}
	}
}

func TestTwoThingsThatOnlyLiveDataTellsAreBothAnswered(t *testing.T) {
	got := premise.Live("What is the tide at Dover today and is there a free berth in the marina?").Says
	for _, want := range []string{"tide tables", "berths"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing from %q", want, got)
		}
	}
}
