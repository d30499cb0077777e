package library_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/calc"
)

func TestQuestionsInPlainWordsAreComputed(t *testing.T) {
	set := newSet(t)
	asked := map[string]int{}
	for _, line := range lines(t, questionsOfRooms) {
		columns := strings.Split(line, "\t")
		want, question := columns[0], columns[1]
		t.Run(question, func(t *testing.T) {
			reading, text := answer(t, set, question)
			if reading.Calculator != want {
				t.Fatalf("read as %s, want %s; args %v", reading.Calculator, want, reading.Args)
			}
			for expected := range strings.SplitSeq(columns[2], " | ") {
				if expected != "" && !holds(text, expected) {
					t.Errorf("answer lacks %s:\n%s", expected, text)
				}
			}
		})
		asked[want]++
	}
	for _, c := range set.List() {
		if asked[c.Name] == 0 {
			t.Errorf("no question in the table asks for %s", c.Name)
		}
	}
}

func TestQuestionsThatOnlyTalkAboutATopicAreRefused(t *testing.T) {
	set := newSet(t)
	for _, question := range lines(t, "testdata/refused.txt") {
		if reading, ok := set.Read(question, nil); ok {
			t.Errorf("%q was read as %s of %v", question, reading.Calculator, reading.Args)
		}
	}
}

func TestAFollowUpChangesOrCompletesTheSumBefore(t *testing.T) {
	set := newSet(t)
	for _, c := range []struct {
		turns []string
		want  string // in the answer to the last turn
	}{
		{[]string{"What's the hull speed of a 30 ft waterline?", "and for a 40 footer?"}, "8.47"},
		{[]string{"How long does 120 nm take at 6 knots?", "what about at 7 knots?", "and 200 miles?"}, "28.57"},
		{[]string{"What's my ETA for 100 nm at 5 kn?", "leaving at 08:00 UTC on 3 May"}, "4 May 04:00 UTC"},
		{[]string{"SA/D for 700 sq ft?", "16,000 lb"}, "17.64"},
		{[]string{"how far can I go with 60 l at 3 l/h and 6 kn?", "but 1.5 kn against me", "and keeping 20 l back"}, "60"},
		{[]string{"how far can I go with 60 l at 3 l/h and 6 kn?", "plus 15 litres in cans"}, "150"},
		{[]string{"40 Liter Diesel, 2 l/h, 5 Knoten. Wie weit komme ich?", "und gegen 1 kn Strom", "und 10 Liter Reserve"}, "60"},
		{[]string{"how far will 40 l of diesel take me at 2.5 l/h and 5 kn?", "with a third in reserve", "so can I make 60 miles"}, "lacking is **6.67 nm**"},
		{[]string{"fridge takes 5 amps and runs half of the time, how many Ah a day?", "and 2 amps for the plotter for 8 hours", "plus 15 Ah"}, "91 Ah"},
		{[]string{"fridge takes 5 amps and runs half of the time, how many Ah a day?", "plus 15 Ah for the lights", "how much solar then"}, "240 W"},
		{[]string{"4 people, 3 litres of water a day each, 10 days: how much?", "plus 20 litres for cleaning", "make it 5 people"}, "170"},
		{[]string{"we are 3 people with 150 l of water, 2.5 litres each a day. How long does it last?", "keeping 30 l back"}, "16 days"},
		{[]string{"engine uses 3.5 l/h, how much fuel for 8 hours?", "plus 10 litres spare"}, "38"},
		{[]string{"waypoint is 045 true, variation 3 west, what's my compass?", "deviation 2 east", "and the tide sets me 10 deg to the right"}, "036"},
		{[]string{"course 090 true, variation 5 W, compass course?", "tide pushes me 5 deg to the north"}, "100"},
		{[]string{"course 090 true, variation 5 W, compass course?", "what if variation is east"}, "085"},
		{[]string{"anchoring in 8 m with scope 4:1, how much rode?", "will 50 m do?"}, "is enough"},
		{[]string{"how much diesel for 60 nm at 5 knots and 2 l/h?", "against 1 knot", "keep 10 l spare"}, "40 L"},
		{[]string{"engine uses 3.5 l/h, how much fuel for 8 hours?", "plus 10 litres spare", "what does it cost at 1.80 a litre?"}, "68.4"},
		{[]string{"we are 3 people with 150 l of water, 2.5 litres each a day. How long does it last?", "and if we are 4"}, "15 days"},
		{[]string{"4 people, 3 litres of water a day each, 10 days: how much?", "and 2 more people"}, "180"},
		{[]string{"how long for 48 nm at 6 knots?", "and 2 knots of current against me half the way"}, "10 h"},
		{[]string{"100 W panel, 5 sun hours, how many Ah a day at 12 V?", "losses 20 percent"}, "33.3"},
		{[]string{"how long does a 200 Ah lead battery last with a 5 A load?", "what if it is 50 W"}, "24 h"},
		{[]string{"How much chain in 8 m at 5:1?", "and at 7:1?", "bow is 1.5 m above the water"}, "66.5"},
		{[]string{"Apparent wind with 15 kn true at 60°?", "6 kn"}, "18.74"},
		{[]string{"fuel for 100 nm at 5 kn and 3 L/h?", "with 20% reserve"}, "72"},
		{[]string{"Compass 210, variation 10 E, deviation 4 W, true?", "and with variation 5 W?"}, "201"},
		{[]string{"diesel for 90 nm at 6 kn burning 4 L/h?", "slowing to 5, where it drinks 2.5 L/h", "plus a third as reserve"}, "60"},
		{[]string{"convert 20 knots to km/h", "and 25?", "in m/s?"}, "12.86"},
		{[]string{"Distance from 50°N 5°W to 48°N 5°W?", "at 6 knots?"}, "20.01"},
		{[]string{"How much chain for 6 m depth?", "I only have 30 m"}, "5:1"},
		{[]string{"How much chain for 8 m depth?", "we've only got 24 m of chain"}, "3:1"},
		{[]string{"How much diesel for 300 nm at 6 knots and 4 l/h?", "I only have 150 litres"}, "225"},
	} {
		t.Run(c.turns[len(c.turns)-1], func(t *testing.T) {
			last := len(c.turns) - 1
			reading, text := answer(t, set, c.turns[last], c.turns[:last]...)
			if !reading.Follows || !holds(text, c.want) {
				t.Errorf("follows %v, answer lacks %s:\n%s", reading.Follows, c.want, text)
			}
		})
	}
}

func TestAnotherSubjectDoesNotContinueTheSumBefore(t *testing.T) {
	set := newSet(t)
	for _, next := range []string{"thanks, how do I anchor?", "Which anchor for a 40 ft boat?", "Show me boats under 50,000 EUR in Spain", "Why?"} {
		if reading, ok := set.Read(next, []string{"What is the hull speed of a 30 ft waterline?"}); ok {
			t.Errorf("%q was read as %s of %v", next, reading.Calculator, reading.Args)
		}
	}
}

func TestMissingInputsAreNamed(t *testing.T) {
	set := newSet(t)
	for question, want := range map[string][]string{
		"Apparent wind with 15 kn true wind at 60°?":          {"boat_speed"},
		"What is my range with 200 L of fuel and 3 L/h?":      {"speed"},
		"D/L ratio of a boat of 15,000 lb?":                   {"waterline_length"},
		"SA/D with 60 m² and 2 t of ballast":                  {"displacement"},
		"D/L with 4,200 lb of ballast and a 30 ft LWL?":       {"displacement"},
		"Comfort ratio: displacement 20,000 lb, LWL 30'?":     {"length_overall", "beam"},
		"How many metres of chain for 4:1 scope?":             {"depth"},
		"We have 120 litres, what is our range on engine?":    {"consumption", "speed"},
		"HW is 4.1 m at 11:00. Height of tide at 09:00?":      {"low_water"},
		"Monthly payment of a 45,000 euro loan over 8 years?": {"interest"},
		"By vertical sextant angle I get 0°25'. How far off?": {"height"},
	} {
		reading, ok := set.Read(question, nil)
		if !ok {
			t.Errorf("%q was read as no calculation", question)
			continue
		}
		var got []string
		for _, in := range reading.Missing {
			got = append(got, in.Name)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q lacks %v, want %v", question, got, want)
		}
	}
}

func TestABoatNamedInTheQuestionBringsItsParticulars(t *testing.T) {
	set := newSet(t)
	reading, text := answer(t, set, "What is the motion comfort ratio of the Contessa 32?")
	if reading.Calculator != "comfort_ratio" || len(reading.Args) != 4 {
		t.Errorf("read as %s of %v", reading.Calculator, reading.Args)
	}
	if !strings.Contains(text, "motion comfort ratio is") {
		t.Errorf("answer:\n%s", text)
	}
}

func TestALongTextIsNoQuestion(t *testing.T) {
	set := newSet(t)
	story := strings.Repeat("We sailed 20 nm at 5 knots. ", 100)
	if reading, ok := set.Read(story+"How long does 30 nm at 5 knots take?", nil); ok {
		t.Errorf("read as %s", reading.Calculator)
	}
}

func FuzzReadNeverFailsAndItsArgumentsAreOfTheCalculator(f *testing.F) {
	for i, line := range lines(f, questionsOfRooms) {
		if i%25 == 0 {
			f.Add(strings.Split(line, "\t")[1], "how far at 5 kn in 3 h?")
		}
	}
	set := newSet(f)
	f.Fuzz(func(t *testing.T, question, earlier string) {
		reading, ok := set.Read(question, []string{earlier})
		if !ok {
			return
		}
		c, found := set.Find(reading.Calculator)
		if !found {
			t.Fatalf("read as %q, which does not exist", reading.Calculator)
		}
		for name := range reading.Args {
			if !slices.ContainsFunc(c.Inputs, func(in calc.Input) bool { return in.Name == name }) {
				t.Fatalf("%s has no input %s", c.Name, name)
			}
		}
		if result, err := set.Call(reading.Calculator, reading.Args); err == nil && result.Markdown("de") == "" {
			t.Fatal("empty answer")
		}
	})
}

func TestTheShareOfTheTimeUnderEngineCounts(t *testing.T) {
	set := newSet(t)
	for question, want := range map[string]string{
		"We have a 200 L tank, burn 3 L/h at 6 knots and motor half the time. What's our range?":            "800",
		"How much fuel for 400 nm at 5 knots burning 2.5 L/h if we only motor a quarter of the time?":       "50",
		"I burn 3 L/h. How much diesel for 600 nm at 5 kn with 30 % of the time under engine?":              "108",
		"How much fuel for 300 nm at 5 kn and 3 L/h if we sail 70% of the time?":                            "54",
		"Fuel needed for 300 nm at 6 kn, 4 L/h, motoring two thirds of the way, with 20% reserve":           "160",
		"fuel needed 300 nm at 6 kn, 4 L/h, motoring one third of the way":                                  "66.67",
		"How many days does 200 L of diesel last at 3 L/h if I motor half the time?":                        "5.56",
		"Wieviel Diesel für 300 sm bei 5 kn und 3 l/h, wenn wir die Hälfte der Zeit motoren?":               "90",
		"Combien de gasoil pour 300 milles à 5 nœuds et 3 l/h si on est au moteur un tiers du temps?":       "60",
		"How much fuel for 300 nm at 5 kn and 3 L/h, motoring half the time, and sailing the rest?":         "90",
		"How much fuel for 300 nm at 5 kn and 3 L/h with half of it under engine?":                          "90",
		"How much diesel for 600 nm at 5 kn, 3 L/h?":                                                        "360",
		"We motor three quarters of the time at 5 kn. How much fuel do we need for 300 nm at 4 L/h?":        "180",
		"How much fuel for a 300 nm passage at 6 kn, burning 3 L/h, if we are under power 40 percent of it": "60",
		"How much fuel for a 300 nm passage at 6 kn, burning 3 L/h, under power 40 percent of the passage":  "60",
		"range with 100 L, 2 L/h at 5 kn, if we motor only 1/4 of the time?":                                "1000",
	} {
		if reading, text := answer(t, set, question); !holds(text, want) {
			t.Errorf("%q of %v lacks %s:\n%s", question, reading.Args, want, text)
		}
	}
}

func TestAShareWithoutANumberIsNoSum(t *testing.T) {
	set := newSet(t)
	for _, question := range []string{
		"Fuel for 300 nm at 5 kn, 3 L/h, when we sail most of the time?",
		"How much diesel for 300 nm at 5 kn and 3 L/h if we mostly sail?",
		"How much fuel for 300 nm at 6 kn at 3 L/h, sailing for half the trip and motoring for the remainder",
		"Range with 200 L, 3 L/h at 5 kn, motoring some of the time?",
	} {
		if reading, ok := set.Read(question, nil); ok {
			t.Errorf("%q was read as %s of %v", question, reading.Calculator, reading.Args)
		}
	}
}

func TestACurrentCountsInTheArrival(t *testing.T) {
	set := newSet(t)
	for question, want := range map[string]string{
		"ETA if I leave at 22:30, 95 nm, 5 kn, with 1 knot against me?":                     "22:15 the next day",
		"ETA leaving at 08:00, 60 nm at 5 kn with a fair current of 1 kn?":                  "18:00",
		"How long for 95 nm at 5 kn with 1 knot against me?":                                "23 h 45 min",
		"What anchor chain do I need for 7 m depth plus 4 m tide rise, bow 1.2 m, at 5:1?":  "61",
		"Displacement 6800 kg, LWL 9.4 m, what's hull speed and D/L ratio?":                 "7.44",
		"D/L ratio and hull speed of a boat of 6800 kg with 9.4 m LWL?":                     "228.2",
		"Sail area 60 m2, displacement 6800 kg, LWL 9.4 m: what is the SA/D and D/L ratio?": "228.2",
	} {
		if _, text := answer(t, set, question); !holds(text, want) {
			t.Errorf("%q lacks %s:\n%s", question, want, text)
		}
	}
}

func TestANumberWithoutAUnitIsToldWithTheUnitItIsTakenIn(t *testing.T) {
	set := newSet(t)
	for question, want := range map[string]string{
		"scope 7:1, depth 6, bow 1.2":                "Assumed: depth of water 6 m, height of the bow roller above the water 1.2 m",
		"SA/D for sail area 700, displacement 16000": "Assumed: sail area 700 sq ft, displacement 16,000 lb",
	} {
		reading, ok := set.Read(question, nil)
		if !ok {
			t.Errorf("%q was read as no calculation", question)
			continue
		}
		result, err := set.Call(reading.Calculator, reading.Args)
		if err != nil {
			t.Fatal(err)
		}
		if text := result.Assuming(reading.Unitless).Markdown("en"); !strings.Contains(text, want) {
			t.Errorf("%q: answer lacks %q:\n%s", question, want, text)
		}
	}
}

func TestNothingButQuantitiesIsReadAsTheOnlyThingTheyMake(t *testing.T) {
	set := newSet(t)
	for question, want := range map[string]string{
		"3h20 at 5.4":   "distance_run",
		"40 nm at 5 kn": "passage_time",
		"120 nm 24 h":   "speed_needed",
		"20 l, 4 l/h":   "fuel_endurance",
		"20 kn, 30 deg": "",
		"12 m, 4 m":     "",
	} {
		if reading, _ := set.Read(question, nil); reading.Calculator != want {
			t.Errorf("%q was read as %q, want %q", question, reading.Calculator, want)
		}
	}
}

func TestAFigureOfSomethingBesidesTheSumIsAskedAbout(t *testing.T) {
	set := newSet(t)
	for _, turns := range [][]string{
		{"how long for 48 nm at 6 knots?", "plus 2 hours for the lock"},
		{"how long for 48 nm at 6 knots?", "half the way only"},
		{"how long for 48 nm at 6 knots?", "plus an hour for the lock"},
		{"how long does a 200 Ah lead battery last with a 5 A load?", "and a 50 W fridge"},
		{"ETA for 30 nm at 5 knots leaving at 0800?", "and against 1 kn of current for half the way"},
		{"course 090 true, variation 5 W, compass course?", "and 5 degrees of leeway"},
		{"hull speed for a waterline of 9 m?", "plus 2 knots"},
		{"how far can I go with 60 l at 3 l/h and 6 kn?", "plus 2 knots"},
		{"how much rode in 8 m at 5:1?", "and 2 m extra"},
	} {
		last := len(turns) - 1
		if r, ok := set.Read(turns[last], turns[:last]); !ok || !r.AsksBack || !r.Doubtful {
			t.Errorf("%q was read as %s of %v, ok %v", turns, r.Calculator, r.Args, ok)
		}
	}
}
