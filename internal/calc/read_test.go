package calc_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/calc"
)

func TestQuestionsInPlainWordsAreComputed(t *testing.T) {
	set := newSet(t)
	asked := map[string]int{}
	for _, line := range lines(t, "questions.tsv") {
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
	for _, question := range lines(t, "refused.txt") {
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
		{[]string{"How much chain in 8 m at 5:1?", "and at 7:1?", "bow is 1.5 m above the water"}, "66.5"},
		{[]string{"Apparent wind with 15 kn true at 60°?", "6 kn"}, "18.74"},
		{[]string{"fuel for 100 nm at 5 kn and 3 L/h?", "with 20% reserve"}, "72"},
		{[]string{"Compass 210, variation 10 E, deviation 4 W, true?", "and with variation 5 W?"}, "201"},
		{[]string{"convert 20 knots to km/h", "and 25?", "in m/s?"}, "12.86"},
		{[]string{"Distance from 50°N 5°W to 48°N 5°W?", "at 6 knots?"}, "20.01"},
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
		"Apparent wind with 15 kn true wind at 60°?":      {"boat_speed"},
		"What is my range with 200 L of fuel and 3 L/h?":  {"speed"},
		"D/L ratio of a boat of 15,000 lb?":               {"waterline_length"},
		"Comfort ratio: displacement 20,000 lb, LWL 30'?": {"length_overall", "beam"},
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
	for _, line := range lines(f, "questions.tsv")[:40] {
		f.Add(strings.Split(line, "\t")[1], "how far at 5 kn in 3 h?")
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
