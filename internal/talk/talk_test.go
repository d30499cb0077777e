package talk_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/talk"
)

// held is a conversation: what the user said and, between, the answers; an empty answer is left out.
func held(said ...string) talk.Talk {
	var req chat.Request
	for i, text := range said {
		role := chat.User
		if i%2 == 1 {
			role = chat.Assistant
		}
		if text != "" {
			req.Messages = append(req.Messages, chat.Message{Role: role, Text: text})
		}
	}
	return talk.Of(req)
}

const list = "Looking for: sailboat.\n\n| # | Boat | Length |\n|---|---|---|\n" +
	"| 1 | [1970 Cal 34](https://boats.example/listings/s-01) | 10 m |\n" +
	"| 2 | [1982 Westerly Fulmar](https://boats.example/listings/s-02) | 9.8 m |\n" +
	"| 3 | [1979 Contessa 32](https://boats.example/listings/s-03) | 9.8 m |\n"

func TestATurnThatOnlyWantsAnotherFormLeavesTheQuestionBefore(t *testing.T) {
	for text, want := range map[string]talk.Wants{
		"shorter please":                        {Shorter: 1},
		"Can you make that a bit shorter?":      {Shorter: 1},
		"as a list please":                      {List: true},
		"explain that to a beginner":            {Plain: true},
		"source?":                               {Source: true},
		"where did you get that from?":          {Source: true},
		"where does that median come from?":     {Source: true},
		"are you sure?":                         {Sure: true},
		"in km/h please":                        {Unit: "km/h"},
		"and in US gallons?":                    {Unit: "gal"},
		"auf Deutsch bitte":                     {Lang: "de"},
		"en français, plus court s'il te plaît": {Lang: "fr", Shorter: 1},
		"kürzer bitte":                          {Shorter: 1},
		"explain it like I'm five":              {Plain: true},
		"less text please":                      {Shorter: 1},
		"shorter, just tell me reef or run":     {Shorter: 2, Choice: "reef or run"},
		"in short, reef or run?":                {Shorter: 2, Choice: "reef or run"},
		"just the number":                       {Shorter: 2},
	} {
		got := held("How do I reef?", "Ease the sheet.", text)
		if diff := cmp.Diff(want, got.Wants); diff != "" {
			t.Errorf("%q (-want +got):\n%s", text, diff)
		}
		if q := got.Request.Question(); q != "How do I reef?" {
			t.Errorf("%q is taken for the question %q", text, q)
		}
	}
}

func TestATurnThatAsksSomethingIsNoForm(t *testing.T) {
	for _, text := range []string{
		"is a shorter mast safer?", "what is a list to port?", "how do I set the anchor in simple steps on rock?", "which beginner boat sails best?",
		"where does the wind come from at night?", "in Greece", "under 50000 euros", "in euros please", "who has the source code of Navtex?", "why?",
	} {
		got := held("How do I reef?", "Ease the sheet.", text)
		if got.Wants != (talk.Wants{}) || got.Request.Question() != text {
			t.Errorf("%q wants %+v of %q", text, got.Wants, got.Request.Question())
		}
	}
}

func TestFormsOfSeveralTurnsAddUpAndEndWithTheNextQuestion(t *testing.T) {
	got := held("How do I reef?", "Long.", "shorter", "Less long.", "even shorter, in German")
	if want := (talk.Wants{Shorter: 2, Lang: "de"}); got.Wants != want {
		t.Errorf("wants %+v, want %+v", got.Wants, want)
	}
	got = held("How do I reef?", "Long.", "shorter", "Less long.", "And how do I shake it out?")
	if got.Wants != (talk.Wants{}) {
		t.Errorf("a new question wants %+v", got.Wants)
	}
	if diff := cmp.Diff([]string{"How do I reef?"}, got.Request.Earlier()); diff != "" {
		t.Errorf("the turns before it (-want +got):\n%s", diff)
	}
}

func TestTheFirstTurnIsNoForm(t *testing.T) {
	if got := held("shorter please"); got.Wants != (talk.Wants{}) || got.Request.Question() != "shorter please" {
		t.Errorf("wants %+v", got.Wants)
	}
}

func TestBoatsArePickedFromTheListThatWasShown(t *testing.T) {
	for text, want := range map[string][]int{
		"tell me more about the second one":              {2},
		"compare the first two":                          {1, 2},
		"compare the first and the third":                {1, 3},
		"compare 1 and 3":                                {1, 3},
		"number 3 please":                                {3},
		"number two":                                     {2},
		"both the first and the last, which is heavier?": {1, 3},
		"who was the last owner of one?":                 nil,
		"what about the last one?":                       {3},
		"die letzten zwei":                               {2, 3},
		"wie alt ist das dritte?":                        {3},
		"où se trouve le deuxième ?":                     {2},
		"who was the first owner of a Fulmar?":           nil,
		"show me boats under 3 m draught":                nil,
		"what about Greece?":                             nil,
	} {
		var got []int
		for _, b := range held("sailboats", list, text).Picks() {
			got = append(got, b.Number)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q picks (-want +got):\n%s", text, diff)
		}
	}
}

func TestTheOtherOfTwoIsTheOneThatWasNotOpened(t *testing.T) {
	two := "[A](https://boats.example/listings/s-01) or [B](https://boats.example/listings/s-02)"
	got := held("boats", two, "tell me about the first", "**[A](https://boats.example/listings/s-01)**", "and the other one?").Picks()
	if len(got) != 1 || got[0].ID != "s-02" {
		t.Errorf("picked %+v", got)
	}
}

func TestFromAnOpenedBoatOneGoesOnInTheList(t *testing.T) {
	const opened = "**[1982 Westerly Fulmar](https://boats.example/listings/s-02)**, 13,000 GBP"
	for text, want := range map[string][]int{"and the next?": {3}, "compare it with the first": {1, 1}, "when is the next full moon?": nil} {
		var got []int
		for _, b := range held("boats", list, "the second one", opened, text).Picks() {
			got = append(got, b.Number)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q picks (-want +got):\n%s", text, diff)
		}
	}
	back := held("boats", list, "the second one", opened, "ok back to the list")
	if !back.Wants.Back || back.Request.Question() != "boats" {
		t.Errorf("back leads to %q", back.Request.Question())
	}
}

func TestAnEllipticTurnStandsForAWholeQuestion(t *testing.T) {
	for _, c := range []struct {
		said []string
		want string
	}{
		{[]string{"What does a green buoy mean in Europe?", "", "and in the US?"}, "What does a green buoy mean in the US"},
		{[]string{"what does a yellow buoy with a cross mean", "", "and a black and red one?"}, "what does a black and red buoy mean"},
		{[]string{"I see a red light at night, what is it?", "", "and a green one?"}, "I see a green light at night, what is it"},
		{[]string{"When is the next full moon?", "", "and new moon?"}, "When is the next new moon"},
		{[]string{"How do I pick up a buoy?", "", "in a strong wind?", "", "and if I miss it?"}, "How do I pick up a buoy in a strong wind if I miss it"},
		{[]string{"Range with 80 l at 2 l/h and 5 kn?", "", "make it 2.5 l/h"}, "Range with 80 l at 2.5 l/h and 5 kn"},
		{[]string{"How do I reef?", "", "What is a bowline for?"}, ""},
		{[]string{"what's the hull speed of a boat with 30 ft waterline", "", "what about 36"}, "what's the hull speed of a boat with 36 ft waterline"},
		{[]string{"Hull speed at 9 m waterline?", "", "and at 11?"}, "Hull speed at 11 m waterline"},
		{[]string{"Boats under 100k pounds, a study", "", "what about under 60k?"}, "Boats under 60k pounds, a study"},
		{[]string{"Time for 85 nm at 6.5 knots?", "", "with 1.5 knots against me"}, "Time for 85 nm at 6.5 knots with 1.5 knots against me"},
		{[]string{"What is the draft of a boat of 30 ft", "", "and the 36?"}, ""},
		{[]string{"What lights does a trawler show when fishing?", "", "and if she's at anchor?"}, "What lights does a trawler show if she's at anchor"},
		{[]string{"My fridge draws 5 A and runs half the time. How many Ah?", "", "what if it only runs a third of the time?"}, "My fridge draws 5 A and runs a third of the time. How many Ah"},
		{[]string{"What is weather helm?", "", "how do I get rid of it?"}, "how do I get rid of weather helm?"},
		{[]string{"What are the signs of osmosis?", "", "is that expensive to cure?"}, "is osmosis expensive to cure?"},
		{[]string{"What is weather helm?", "", "how long does it take?"}, ""},
		{[]string{"How do I set a preventer?", "", "when should I do it?"}, "when should I set a preventer?"},
		{[]string{"What does a rig inspection cost for a 40 foot boat?", "", "do I really need one?"}, "do I really need a rig inspection?"},
		{[]string{"What does a rig inspection cost?", "", "which one?"}, ""},
		{[]string{"How often do I change the impeller?", "", "what happens if I don't?"}, "what happens if I don't change the impeller?"},
		{[]string{"How do I tack a dinghy?", "", "and gybe?"}, "How do I gybe a dinghy"},
	} {
		if got := held(c.said...).Whole; got != c.want {
			t.Errorf("%q stands for %q, want %q", c.said, got, c.want)
		}
	}
}

func TestACorrectionTakesThePlaceOfWhatWasSaid(t *testing.T) {
	for text, want := range map[string]string{
		"sorry, 20 A not 50":      "How long to charge 200 Ah with a 20 A charger?",
		"not 200 Ah but 100 Ah":   "How long to charge 100 Ah with a 50 A charger?",
		"I do not know":           "I do not know",
		"steel, not glass please": "steel, not glass please",
	} {
		if got := held("How long to charge 200 Ah with a 50 A charger?", "4 h", text).Request.Question(); got != want {
			t.Errorf("%q leaves the question %q, want %q", text, got, want)
		}
	}
}

func FuzzOf(f *testing.F) {
	f.Add("How do I reef?", list, "compare the first two")
	f.Add("60 nm at 5 kn", "12 h", "sorry, 8 kn not 5 kn")
	f.Add("in", "|", "and in")
	f.Fuzz(func(t *testing.T, first, answer, last string) {
		got := held(first, answer, last)
		for _, b := range got.Picks() {
			if b.ID == "" {
				t.Errorf("picked %+v", b)
			}
		}
		got.Facts()
		if first != "" && last != "" && got.Request.Question() == "" {
			t.Errorf("%q and %q leave no question", first, last)
		}
	})
}

// BenchmarkOf is the reading of a request: one of a single turn, and one that follows on a list.
func BenchmarkOf(b *testing.B) {
	for name, said := range map[string][]string{
		"first": {"How do I reef a mainsail in strong wind?"}, "follow-up": {"sailboats of 10 m in the UK", list, "compare the first two"},
	} {
		var req chat.Request
		for i, text := range said {
			req.Messages = append(req.Messages, chat.Message{Role: []chat.Role{chat.User, chat.Assistant}[i%2], Text: text})
		}
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				talk.Of(req).Picks()
			}
		})
	}
}

func TestTheOutermostBoatIsOneAndNoListOrThing(t *testing.T) {
	for text, want := range map[string]bool{
		"is the cheapest worth it?": true, "what about the newest one?": true, "which is the longest?": true, "wie alt ist das billigste?": true,
		"show me the cheapest first": false, "the three cheapest": false, "what is the best anchor for her?": false, "the cheapest boats": false,
		"what is the heaviest anchor she can carry?": false, "and the rest?": false, "combien coute le moins cher": true,
	} {
		if got := held("sailboats", list, text).Outermost(); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

func TestMoneyAndPartsOfTheLastAnswerAreAskedFor(t *testing.T) {
	for text, want := range map[string]string{"in euros please": "EUR", "and in pounds?": "GBP", "boats in euros": "", "in metres": ""} {
		if got := held("What does a berth cost?", "300 USD", text).Currency(); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	const study = "## Executive Summary\n\nA.\n\n## Recommendations\n\n- B."
	for text, want := range map[string]string{"just the summary please": "Executive Summary", "only the recommendations": "Recommendations", "only the keel": ""} {
		got := held("Study of the Najad 390", study, text)
		if got.Wants.Part != want {
			t.Errorf("%q wants the part %q, want %q", text, got.Wants.Part, want)
		}
		if want != "" && got.Request.Question() != "Study of the Najad 390" {
			t.Errorf("%q is taken for the question %q", text, got.Request.Question())
		}
	}
}

func TestAPointOfTheLastAnswerIsNamedByItsNumber(t *testing.T) {
	const said = "**Reefing**\n\n1. Ease the sheet.\n2. Lower the halyard [1].\n\n- Wind.\n- Sea."
	for text, want := range map[string]string{"explain step 2": "Lower the halyard.", "what does the first point mean?": "Ease the sheet.", "step 9?": "", "reef 2 first?": ""} {
		if got := held("How do I reef?", said, text).Point(); got != want {
			t.Errorf("%q names %q, want %q", text, got, want)
		}
	}
	if got := held("boats", list, "item 2").Point(); got != "" {
		t.Errorf("a list of boats has the point %q", got)
	}
}

func TestWhoPutsHisQuestionRightIsAnsweredAnew(t *testing.T) {
	for text, want := range map[string]string{
		"no, I meant rock": "How do I anchor in rock", "sorry, in weed I mean": "How do I anchor in weed", "actually in mud": "How do I anchor in mud",
		"let's talk about batteries instead": "batteries", "different question: what is a bowline?": "what is a bowline",
	} {
		if got := held("How do I anchor in sand?", "", text).Whole; got != want {
			t.Errorf("%q stands for %q, want %q", text, got, want)
		}
	}
}

func TestAValueOrUnitIsPutRightInTheQuestionThatGaveIt(t *testing.T) {
	for _, c := range []struct {
		turns []string // of the user
		want  string
	}{
		{[]string{"How much chain in 6 m of water?", "why not less?", "what if it is 20 ft deep?"}, "How much chain in 20 ft of water"},
		{[]string{"What's the hull speed of a boat with 30 ft waterline?", "and 36?", "no, I meant metres"}, "What's the hull speed of a boat with 36 m waterline"},
		{[]string{"My fridge draws 5 A for 12 hours a day.", "what if it runs 8 hours only?"}, "My fridge draws 5 A for 8 hours a day"},
		{[]string{"how long would it take with a 20 A charger?", "and with a 40 A one?"}, "how long would it take with a 40 A charger"},
		{[]string{"How many litres for 4 people and 12 days?", "and 5?"}, "How many litres for 5 people and 12 days"},
		{[]string{"What's the hull speed of a boat with 30 ft waterline?", "thanks, what is osmosis?"}, ""},
	} {
		var said []string
		for i, turn := range c.turns {
			if said = append(said, turn); i+1 < len(c.turns) {
				said = append(said, "An answer.")
			}
		}
		if got := held(said...).Whole; got != c.want {
			t.Errorf("%q stands for %q, want %q", c.turns, got, c.want)
		}
	}
}

func TestAUnitThatIsOfNoValueBeforeIsWantedForTheAnswer(t *testing.T) {
	if got := held("How far is it from Cowes to Cherbourg?", "It is 66.3 nm.", "I meant kilometres").Wants.Unit; got != "km" {
		t.Errorf("the answer is wanted in %q", got)
	}
}

func TestWhoGoesBackToASubjectIsHeardWithoutWhatWasSaidBetween(t *testing.T) {
	for _, c := range []struct {
		last  string
		turns int // of the user that are left, this one with them
		want  string
	}{
		{"ok back to the spinnaker, how do I gybe it?", 2, "how do I gybe it (spinnaker)?"},
		{"back to the boats: which is the cheapest?", 4, "which is the cheapest?"},
		{"how do I get back to the dock?", 5, "how do I get back to the dock?"},
	} {
		got := held("how do I hoist a spinnaker?", "So.", "what VHF channel has the port?", "12.", "catamarans in Greece", list, "do they capsize?", "Seldom.", c.last)
		if q := got.Came.Question(); q != c.want || len(got.Came.Earlier())+1 != c.turns {
			t.Errorf("%q is read as %q behind %q", c.last, q, got.Came.Earlier())
		}
	}
}

func TestWhatIsHeldAgainstAnAnswerIsAClaim(t *testing.T) {
	for text, want := range map[string]string{
		"are you sure? my rigger says 20 years":     "my rigger says 20 years",
		"that's wrong, it is 3:1":                   "it is 3:1",
		"I read that it is due every 5 years":       "I read that it is due every 5 years",
		"my friend says bigger boats have priority": "", // for the knowledge to judge
		"the seller says it is from 2015":           "", // a fact of the boat's
		"what does my rigger say after 20 years?":   "",
	} {
		if got := held("How often is rigging due?", "After 10 to 15 years.", text).Wants.Claim; got != want {
			t.Errorf("%q claims %q, want %q", text, got, want)
		}
	}
}

func TestALanguageIsAskedForInASystemMessage(t *testing.T) {
	for text, want := range map[string]string{
		"Antworte immer auf Deutsch.": "de", "Always reply in French": "fr", "You are a helpful sailor.": "", "Translate what is in German into English.": "",
	} {
		if got := talk.Spoken(text); got != want {
			t.Errorf("%q asks for %q, want %q", text, got, want)
		}
	}
}

func TestAListThatANewerSearchFollowedIsNoListAnyMore(t *testing.T) {
	none := "Looking for: Moody 36.\n\n**No boat matches**.\n\n- The nearest is the [1995 Moody 376](https://boats.example/listings/s-09)."
	if got := held("sailing boats", list, "a Moody 36", none, "the third one"); len(got.Listed) != 0 || len(got.Picks()) != 0 {
		t.Errorf("%d boats are listed, %v picked", len(got.Listed), got.Picks())
	}
}

func TestAnotherConditionStandsInTheQuestionBefore(t *testing.T) {
	for _, c := range []struct{ asked, turn, want string }{
		{"how long to go 43nm at 5.5 kn", "what if we only make 4.5", "how long to go 43nm at 4.5 kn"},
		{"apparent wind at 15 knots true, 90 degrees, doing 6", "what if the wind is stronger, say 22", "apparent wind at 22 knots true, 90 degrees, doing 6"},
		{"apparent wind at 15 knots true, 90 degrees, doing 6 knots", "and dead downwind?", "apparent wind at 15 knots true, 180 deg, doing 6 knots"},
		{"what lights do I need when I'm motoring at night", "what if I turn the engine off?", "what lights do I need under sail at night"},
		{"what lights do I need when motoring", "and in fog? do I have to make noise too", "do I have to make noise in fog motoring"},
		{"how far is a light of 15 m seen from 2 m", "and from 5", "how far is a light of 15 m seen from 5 m"},
		{"wind 12 kn at 45 and I do 5 kn, what is apparent", "and running", "wind 12 kn at 180 deg and I do 5 kn, what is apparent"},
		{"should I buy a boat with a saildrive", "what goes wrong with them", "what goes wrong with a saildrive"},
		{"is a gas alarm required on a boat", "no I meant carbon monoxide", "is a carbon monoxide alarm required on a boat"},
	} {
		if got := held(c.asked, "So and so.", c.turn).Whole; got != c.want {
			t.Errorf("%q behind %q stands for %q, want %q", c.turn, c.asked, got, c.want)
		}
	}
}

func TestTheValueOfBeforeComesBack(t *testing.T) {
	told := held("how long for 43 nm at 5.5 kn", "7 h 49 min", "what if we only make 4.5", "9 h 33 min", "and leaving at 6 am, when am I there?", "15:33", "no I meant with the first speed")
	want := []string{"how long for 43 nm at 5.5 kn", "and leaving at 6 am, when am I there?"}
	if diff := cmp.Diff(want, append(told.Request.Earlier(), told.Request.Question())); diff != "" {
		t.Error(diff)
	}
}

func TestWhatWasAddedStaysWhereTheValueOfBeforeComesBack(t *testing.T) {
	told := held("120 nm at 6 knots, how long?", "20 h", "say we average 7", "17 h", "with 1 knot against us", "20 h", "and with the original speed")
	want := []string{"120 nm at 6 knots, how long?", "with 1 knot against us"}
	if diff := cmp.Diff(want, append(told.Request.Earlier(), told.Request.Question())); diff != "" {
		t.Error(diff)
	}
}

func TestADigestIsWhatAnAnswerSaysFirst(t *testing.T) {
	const study = "## Executive Summary\n\nA boat of 2018 asks 366,000 [Q1]. One of 2017 asks 349,000: that is what waiting costs [Q2]. Nobody knows more.\n\n| a |\n|---|\n\n## Detailed Analysis\n\nMuch."
	for _, c := range []struct {
		said  string
		wants talk.Wants
		want  string
	}{
		{study, talk.Wants{Shorter: 1}, "A boat of 2018 asks 366,000. One of 2017 asks 349,000: that is what waiting costs."},
		{study, talk.Wants{Shorter: 2}, "A boat of 2018 asks 366,000."},
		{study, talk.Wants{Shorter: 2, Choice: "sell now or wait"}, "Rather: sell now. One of 2017 asks 349,000: that is what waiting costs."},
		{"**Reefing**\n\nReef early. It is easier then. [1]\n\n- One. [1]", talk.Wants{Shorter: 1}, "Reef early. It is easier then."},
		{"**Reefing**\n\nReef early when the gusts come; it is easier then. [1]", talk.Wants{Shorter: 1}, "Reef early when the gusts come."},
	} {
		if got := talk.Digest(c.said, c.wants); got != c.want {
			t.Errorf("%+v: %q, want %q", c.wants, got, c.want)
		}
	}
}
