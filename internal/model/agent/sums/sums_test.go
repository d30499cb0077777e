package sums_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/calc/library"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/model/agent/sums"
	"github.com/fairlead/fairlead/internal/phrase"
)

var reader = sync.OnceValue(func() sums.Reader {
	places, err := geo.Load()
	if err != nil {
		panic(err)
	}
	designs, err := design.Load()
	if err != nil {
		panic(err)
	}
	return sums.New(library.New(places, designs))
})

// turn is the last of several turns.
func turn(turns ...string) sums.Turn {
	last := len(turns) - 1
	return sums.Turn{Text: turns[last], Plain: phrase.Plain(turns[last]), Earlier: turns[:last]}
}

func TestATurnIsReadWithTheValuesBeforeIt(t *testing.T) {
	for _, c := range []struct {
		turns      []string
		calculator string // "" for no sum
		args       string
	}{
		{[]string{"What is the hull speed of a boat with a 9 m waterline?"}, "hull_speed", "map[waterline_length:9 m]"},
		{[]string{"What is the hull speed of a boat with a 9 m waterline?", "and with 12 m?"}, "hull_speed", "map[waterline_length:12 m]"},
		{[]string{"How far is the horizon from 5 metres?", "and a lighthouse of 30 m?"}, "light_range", "map[eye_height:5 m light_height:30 m]"},
		{[]string{"How do I set the anchor?"}, "", ""},
		{[]string{"Why is the hull speed of a 9 m waterline so low?"}, "", ""},
		{[]string{"What is the hull speed of a boat with a 9 m waterline?", "How do I trim the jib?"}, "", ""},
		{[]string{"true course 090, variation 4 west, deviation 2 east: compass course?", "and variation is 3 east"}, "true_to_compass", "map[deviation:2 deg E true:90 deg variation:3 deg E]"},
		{[]string{"course 045 true, variation 3 W, compass?", "what about 050"}, "true_to_compass", "map[true:50 deg variation:3 deg W]"},
		{[]string{"anchoring in 8 m with scope 4:1, how much rode?", "the tide comes up 2 m", "make it 7:1", "will 50 m do?"}, "enough", "map[have:50 m need:70 m]"},
		{[]string{"hull speed for 9 m waterline?", "against 2 knots of tide"}, "", ""},
		{[]string{"What's the distance from Cowes to Cherbourg?", "how long at 6 knots?", "and with 2 knots of tide against us?"}, "passage_time", "map[current:-2 kn distance:68.21 nm speed:6 kn]"},
		{[]string{"100 litre tank, 4 l/h, 7 knots: how far can we motor?", "and 15 knots of wind against us"}, "", ""},
		{[]string{"how long for 48 nm at 6 knots?", "and 3 hours waiting for the tide"}, "", ""},
		{[]string{"marnage 6 m, pleine mer 10h, basse mer 16h, combien baissé à midi", "et à 13h", "mon tirant 1,8, sonde du seuil 1,2 m assèche. hauteur d'eau PM 8 m"}, "under_keel_clearance", "map[charted_depth:-1.2 m draft:1.8 m tide_height:5 m]"},
	} {
		r, ok := reader().Read(turn(c.turns...))
		if ok != (c.calculator != "") || ok && (r.Calculator != c.calculator || fmt.Sprint(r.Args) != c.args || len(r.Missing) > 0) {
			t.Errorf("%q is read as %s %v, missing %d; want %s %s", c.turns, r.Calculator, r.Args, len(r.Missing), c.calculator, c.args)
		}
	}
}

func TestAFurtherQuestionIsNotAnsweredAgainst(t *testing.T) {
	for text, want := range map[string]string{
		"I want to make good 120 true with a stream setting 210 at 1.5 knots and 5 knots of boat speed. What do I steer, and what will my SOG be?": "course_to_steer",
		"We have 4 batteries, 6 V and 225 Ah each. What is the bank capacity at 12 V, and how many kWh?":                                           "battery_connection",
		"My eye is 3 m above the water. How far off is the horizon, and at what range will I raise a light of 30 m?":                               "horizon_distance light_range",
	} {
		r, ok := reader().Read(turn(text))
		got := r.Calculator
		for _, more := range r.Also {
			got += " " + more.Calculator
		}
		if !ok || got != want {
			t.Errorf("%q is read as %q, want %q", text, got, want)
		}
	}
}

func TestWithoutCalculatorsThereIsNoSum(t *testing.T) {
	if r, ok := sums.New(nil).Read(turn("What is the hull speed of a boat with a 9 m waterline?")); ok {
		t.Errorf("read %+v", r)
	}
}

func TestASumIsWorkedAgainInAnotherUnit(t *testing.T) {
	r, ok := reader().Read(turn("What is the hull speed of a boat with a 9 m waterline?"))
	if !ok {
		t.Fatal("no sum")
	}
	if again, ok := reader().In(r, "km/h"); !ok || again.Unit != "km/h" || again.Calculator != r.Calculator {
		t.Errorf("in km/h it is %+v", again)
	}
	if again, ok := reader().In(r, "kg"); ok {
		t.Errorf("in kg it is %+v", again)
	}
}

func TestEachQuestionOfATurnIsRead(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string // what is calculated, in its order
	}{
		{"How many watts does a 12 volt pump drawing 8 amps use, and how long would 100 Ah usable run it?", []string{"electrical_power", "battery_runtime"}},
		{"Our watermaker makes 25 L an hour at 20 A. For 100 L a day, how many hours must it run and how many Ah does that take?", []string{"proportion", "proportion"}},
		{"What is the hull speed of a 10 m waterline and how long would 45 nm take at that speed?", []string{"hull_speed", "passage_time"}},
		{"Topsides are 22 m². Two coats of primer at 10 m²/L and two coats of enamel at 11 m²/L: litres of each?", []string{"paint_needed", "paint_needed"}},
		{"LWL 9.4 m: hull speed in knots and in km/h?", []string{"hull_speed"}},
		{"Voltage drop for 20 A through 12 m of 4 mm² cable in total, there and back?", []string{"voltage_drop"}},
	} {
		r, ok := reader().Read(turn(c.text))
		got := []string{r.Calculator}
		for _, more := range r.Also {
			got = append(got, more.Calculator)
		}
		if !ok || !slices.Equal(got, c.want) {
			t.Errorf("%q is read as %q, want %q", c.text, got, c.want)
		}
	}
}

// TestALongConversationIsReadOnce would not end where each turn read the one before it more than once.
func TestALongConversationIsReadOnce(t *testing.T) {
	turns := []string{"How long does 120 nm take at 6 knots?"}
	for i := range 12 {
		turns = append(turns, fmt.Sprintf("and at %d knots, and how long for 30 nm?", 5+i%4))
	}
	r, ok := reader().Read(turn(turns...))
	if got, want := fmt.Sprint(r.Args), "map[distance:30 nm speed:8 kn]"; !ok || got != want {
		t.Errorf("the last is read as %s, want %s", got, want)
	}
}

func TestATurnOfVeryManyQuestionsIsReadAsOne(t *testing.T) {
	r, ok := reader().Read(turn("What is the hull speed of a 10 m waterline?" + strings.Repeat(" How long would 45 nm take at 5 knots?", 7)))
	if ok && len(r.Also) > 0 {
		t.Errorf("it is read as %d sums", 1+len(r.Also))
	}
}

// TestALongConversationCostsNoMoreThanItsEnd holds that only the last turns are read as sums.
func TestALongConversationCostsNoMoreThanItsEnd(t *testing.T) {
	of := func(n int) float64 {
		var turns []string
		for i := range n {
			turns = append(turns, fmt.Sprintf("How much chain in %d m with 30 knots and 8 mm?", 5+i%20))
		}
		return testing.AllocsPerRun(1, func() { reader().Read(turn(append(turns, "And in 12 m?")...)) })
	}
	if few, many := of(15), of(60); many > 1.5*few {
		t.Errorf("60 turns take %.0f allocations, 15 take %.0f", many, few)
	}
}
