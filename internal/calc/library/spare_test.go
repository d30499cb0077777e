package library_test

import (
	"slices"
	"strings"
	"testing"
)

func TestWhatASumHasNoUseForIsLeftOutAndTold(t *testing.T) {
	set := newSet(t)
	for _, c := range []struct {
		question, want string
		unused         []string
	}{
		{"A 40-footer has a 32 ft waterline. Her hull speed?", "7.58 kn", []string{"40-footer"}},
		{"Our 29 hp engine takes 2 l/h and the tank has 70 L. How many hours until it is empty?", "35 h", []string{"29 hp"}},
		{"A 600 W windlass with 50 m of chain at 12 V draws how many amps?", "50 A", []string{"50 m"}},
		{"Compass heading 100, deviation 1 E, variation 4 W, boat speed 5 kn. True heading?", "097°T", []string{"5 kn"}},
		{"What do I budget a year for a 45,000 EUR boat built in 1987, 33 ft long, at 10%?", "4,500", []string{"1987", "33 ft"}},
		{"It is 18 °C this morning. How long for 21 nm at 6 knots?", "3 h 30 min", []string{"18 °C"}},
	} {
		reading, text := answer(t, set, c.question)
		if first, _, _ := strings.Cut(text, "\n"); !strings.Contains(first, c.want) {
			t.Errorf("%q: got %s, want %s", c.question, first, c.want)
		}
		for _, one := range c.unused {
			if !slices.Contains(reading.Unused, one) {
				t.Errorf("%q leaves out %q, want %q told", c.question, reading.Unused, one)
			}
		}
	}
}

func TestWhatASumTakesIsNeverLeftOut(t *testing.T) {
	set := newSet(t)
	const boat = "Our boat is a 36 ft sloop with a 30 hp diesel. "
	for question, want := range map[string]string{
		"Charted depth 2.4 m, height of tide 1.5 m, my draft is 1.7 m. How much water under the keel?":        "**2.2 m**",
		"A load of 120 W runs for 3 hours on a 24 V system. How many Ah is that?":                             "**15 Ah**",
		"SOG is 5.9 and the log shows 4.6 with the stream from dead astern. How strong is the current?":       "**1.3 kn**",
		"My draft is 1.5 m, I want 0.6 m clearance and the bar is charted at 0.8 m. Minimum tide height?":     "**1.3 m**",
		"Air draft 17 m, the bridge gives 18 m at MHWS of 4.2 m and the tide is 3 m. How much clearance?":     "**2.2 m**",
		"We anchored in 6 m at high water, range 3.5 m, draught 1.5 m. How much under the keel at low water?": "**1 m**",
	} {
		_, text := answer(t, set, boat+question)
		if first, _, _ := strings.Cut(text, "\n"); !strings.Contains(first, want) {
			t.Errorf("%q: got %s, want %s", question, first, want)
		}
	}
}

func TestANumberInWordsIsNeverLeftOutSilently(t *testing.T) {
	set := newSet(t)
	reading, ok := set.Read("Marnage 6 m, basse mer 1 m. Hauteur deux heures après la basse mer ?", nil)
	if ok && !slices.Contains(reading.Unused, "deux heures") && reading.Args["hours_after_low"] == nil {
		t.Errorf("two hours are neither read nor told: %+v", reading)
	}
	reading, ok = set.Read("We burned a third of the 80 litre tank in eight hours. Consumption?", nil)
	if ok && !reading.Doubtful && reading.Args["fuel"] == "80 L" {
		t.Errorf("a third is neither read nor told: %+v", reading)
	}
	reading, ok = set.Read("How long do three 40 Ah units last at 5 A?", nil)
	if ok && !reading.Doubtful && !slices.Contains(reading.Unused, "three") {
		t.Errorf("three are neither read nor told: %+v", reading)
	}
}

// TestNothingIsAssumedThatTheSumDoesNotUse holds that a default is only told where it went into the sum.
func TestNothingIsAssumedThatTheSumDoesNotUse(t *testing.T) {
	set := newSet(t)
	for _, question := range []string{
		"A bow thruster draws 3000 W at 12 V: how many Ah does it use in 2 minutes?",
		"We use 90 Ah a day, want two days without charging and go down to 50%. What size battery bank?",
		"The hand bearing compass gives 212 on the mole head, variation 5 W. True bearing?",
		"On starboard tack heading 300 with a true wind angle of 45 degrees, what is the heading after tacking?",
	} {
		reading, ok := set.Read(question, nil)
		if !ok {
			t.Errorf("%q was read as no calculation", question)
			continue
		}
		result, err := set.Call(reading.Calculator, reading.Args)
		if err != nil {
			t.Errorf("%q: %v", question, err)
			continue
		}
		if text := result.Markdown("en"); strings.Contains(text, "Assumed") {
			t.Errorf("%q is answered with an assumption:\n%s", question, text)
		}
	}
}
