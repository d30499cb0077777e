package agent_test

import (
	"strings"
	"testing"
)

// TestTerseSumsAreComputed answers calculations as sailors type them: short, with units mixed, values in any order, two
// steps, something missing or impossible. The floor is below what is reached; it holds the share of right numbers.
func TestTerseSumsAreComputed(t *testing.T) {
	judgeSums(t, "sums.jsonl", 0.93)
}

// TestSumsInPlainSentencesAreComputed answers calculations as sailors ask them in ordinary sentences, each set written before
// the calculators were looked at.
func TestSumsInPlainSentencesAreComputed(t *testing.T) {
	judgeSums(t, "sums-plain.jsonl", 0.94)
}

// TestSumsWrittenColdAreComputed answers calculations that were all written and computed before any of them was asked: in two
// steps, in German and French, with a number too many, or with one too few, which has to be asked for.
func TestSumsWrittenColdAreComputed(t *testing.T) {
	judgeSums(t, "sums-cold.jsonl", 0.95)
}

// TestSumsAskedDirectlyAreComputed answers short questions over all subjects, ratings of races and forms of hulls among them, written cold.
func TestSumsAskedDirectlyAreComputed(t *testing.T) {
	judgeSums(t, "sums-direct.jsonl", 0.93)
}

// TestSumsOfEverySubjectAreComputed answers some of every subject, in four sets of which each was written cold.
func TestSumsOfEverySubjectAreComputed(t *testing.T) {
	judgeSums(t, "sums-neighbours.jsonl", 0.97)
}

// TestSumsOfSeveralAmountsAndQuestionsAreComputed answers sums of lists, of legs and of several questions at once, and others that came with them.
func TestSumsOfSeveralAmountsAndQuestionsAreComputed(t *testing.T) {
	judgeSums(t, "sums-several.jsonl", 0.9)
}

// TestSumsAsExaminersPutThemAreComputed answers some of every ordinary kind, with what a boat costs a month, tins of paint and room in a
// berth, all written and computed before any was asked.
func TestSumsAsExaminersPutThemAreComputed(t *testing.T) {
	judgeSums(t, "sums-examined.jsonl", 0.96)
}

// TestImpossibleFiguresAreToldNotUsed holds that what cannot be is named, and nothing calculated with it.
func TestImpossibleFiguresAreToldNotUsed(t *testing.T) {
	a := newAgent(t)
	for question, want := range map[string]string{
		"What is the under-keel clearance with a draft of -1.8 m, depth 3 m and tide 1 m?": "draft must be at least",
		"Compass heading 380, deviation 2 E, variation 5 W. True heading?":                 "0 to 360",
		"A 9 m yacht with a waterline of 12 m: what is her hull speed?":                    "cannot have a waterline of 12 m",
		"Hull speed of a boat with minus 30 ft waterline?":                                 "waterline length must be at least",
		"Tidal stream: -4 knots of wind in m/s?":                                           "at least 0",
	} {
		text := run(t, a, ask(question)).text
		if first, _, _ := strings.Cut(text, "\n"); !strings.Contains(first, want) || strings.Contains(text, "Working:") {
			t.Errorf("%q does not tell what is impossible:\n%.300s", question, text)
		}
	}
}

// TestASumIsTheSameHoweverItIsIntroduced asks the sums written cold with a sentence about the boat before them, in small letters and
// with a thank you.
func TestASumIsTheSameHoweverItIsIntroduced(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine asks everything: left to make test")
	}
	for name, around := range map[string]func(string) string{
		"boat":    func(q string) string { return "Our boat is a 36 ft sloop with a 30 hp diesel. " + q },
		"small":   strings.ToLower,
		"thanked": func(q string) string { return "Hi, quick question: " + q + " Thanks!" },
	} {
		t.Run(name, func(t *testing.T) { judgeAround(t, "sums-cold.jsonl", 0.90, around) })
	}
}

// judgeSums fails where the share of right answers to a file of questions is below the floor.
func judgeSums(t *testing.T, file string, floor float64) {
	t.Helper()
	judgeAround(t, file, floor, func(question string) string { return question })
}

// fewSums is how many sums of a file are asked under the race detector, where one goroutine takes minutes for them; make test asks them all.
const fewSums = 60

// judgeAround is judgeSums with what around makes of each question.
func judgeAround(t *testing.T, file string, floor float64, around func(question string) string) {
	t.Helper()
	a, list := newAgent(t), readJudged(t, file)
	if testing.Short() {
		list, floor = list[:min(fewSums, len(list))], 0.8
	}
	right, n := 0.0, 0.0
	for _, j := range list {
		score := j.score(t, run(t, a, ask(around(j.Question))).text)
		right, n = right+score, n+1
		if score < 1 {
			t.Logf("%s %.2f (%s) %s", j.ID, score, j.Topic, j.Question)
		}
	}
	t.Logf("%.0f sums, mean %.3f", n, right/n)
	if right/n < floor {
		t.Errorf("%s scores %.3f, want at least %.2f", file, right/n, floor)
	}
}

// A value that was not said is asked for, also where another sum could be made of the rest.
func TestASumThatLacksOneValueAsksForIt(t *testing.T) {
	a := newAgent(t)
	for question, want := range map[string]string{
		"range with 200 litres at 6 knots?":                                                        "consumption",
		"voltage drop 30 A over 5 m":                                                               "cross-section",
		"true wind from 20 kn apparent at 40 degrees":                                              "boat speed",
		"what clearance under keel, draft 1.8, tide 2":                                             "charted depth",
		"How long will my fuel last at 3 L/h?":                                                     "fuel in the tank",
		"Shroud tension 7 mm wire 15% breaking load":                                               "breaking load of the wire",
		"tension of a 5 mm wire at 20% of its breaking load, kg":                                   "breaking load of the wire",
		"A powerboat at 24 knots is 2 miles astern of me. How many minutes until it overtakes me?": "closing speed",
		"Charted depth 2.1 m, height of tide 1.4 m. How much water is under the keel?":             "draft",
		"Clearance under the keel with a draught of 1.7 m and 2.2 m of tide?":                      "charted depth",
		"Compass course 045, deviation 2 E: true heading?":                                         "variation",
	} {
		text := run(t, a, ask(question)).text
		if first, _, _ := strings.Cut(text, "\n"); !strings.Contains(first, "still need") || !strings.Contains(first, want) {
			t.Errorf("%q does not ask for %s first:\n%.200s", question, want, text)
		}
	}
}

// TestWhoAsksForNumbersGetsNumbers holds that no passage stands behind a sum that answers all that was asked, and one still does where more was.
func TestWhoAsksForNumbersGetsNumbers(t *testing.T) {
	a := newAgent(t)
	for question, cited := range map[string]bool{
		"Petrol is 1.90 euros a litre. I motor 60 miles at 5 knots burning 3 litres an hour. What does the trip cost me?": false,
		"We made 276 miles in two days. What's our average speed?":                                                        false,
		"The gust was 16 m/s. What's that in knots?":                                                                      false,
		"How long does a 100 Ah battery run a 4 A fridge? And how do I look after the battery?":                           true,
		"My eye is 3 m above the water. How far off is the horizon, and at what range will I raise a lighthouse of 30 m?": false,
	} {
		text := run(t, a, ask(question)).text
		if !strings.Contains(text, "Working:") || strings.Contains(text, "[1]") != cited {
			t.Errorf("%q is answered with a passage or without, want cited %v:\n%.600s", question, cited, text)
		}
	}
}

// TestAHeightOfEyeIsNoLengthOfABoat holds that what is told in a sentence before the question goes into the sum.
func TestAHeightOfEyeIsNoLengthOfABoat(t *testing.T) {
	a := newAgent(t)
	for _, question := range []string{
		"Sitting in the cockpit my eye is 3 m above the water. How far off is the horizon, and at what range will I raise a lighthouse of 30 m?",
		"Height of eye 3 m. How far is the horizon, and how far off will I see a 30 m light?",
	} {
		text := run(t, a, ask(question)).text
		if !strings.Contains(text, "3.6 nm") || !strings.Contains(text, "15 nm") || strings.Contains(text, "Assumed") { // 2.08 √3, 2.08 (√3 + √30)
			t.Errorf("%q is answered\n%s", question, text)
		}
	}
}

func TestASumTellsWhatItLeavesOutHoweverItIsRead(t *testing.T) {
	a := newAgent(t)
	for _, turns := range [][]string{
		{"35' LOA, 29' LWL, hull speed knots", "Not used here: 35'"},                                              // by its phrases
		{"14 h at 3.2 L/h with engine 2, used how much?", "Not used here: 2"},                                     // by its quantities alone
		{"hull speed for a 30 ft waterline", "and for 36 ft with 2 cabins?", "Not used here: 2"},                  // going on from the turn before
		{"A friend claims 8.5 knots with a 9.8 m waterline. What is the hull speed?", "Not used here: 8.5 knots"}, // asked for by name
		{"Filling up 180 litres at pump 3 at 1.72 euros a litre, what will the bill be?", "Not used here: 3"},     // by the rule of three
	} {
		want := turns[len(turns)-1]
		if text := run(t, a, ask(turns[:len(turns)-1]...)).text; !strings.Contains(text, want) {
			t.Errorf("%q does not tell %q:\n%s", turns[0], want, text)
		}
	}
}

func TestASumTellsWhatItLeavesOut(t *testing.T) {
	a := newAgent(t)
	text := run(t, a, ask("35' LOA, 29' LWL, hull speed knots")).text
	if !strings.Contains(text, "7.22 kn") || !strings.Contains(text, "Not used here: 35'") {
		t.Errorf("the answer does not tell that the length overall has no use:\n%s", text)
	}
}

func TestWhatIsWrongWithAnInputIsSaidInWords(t *testing.T) {
	a := newAgent(t)
	for question, want := range map[string]string{
		"What is the hull speed of a boat with a waterline of 0 ft?": "I cannot calculate this: waterline length must be at least 1 ft, not 0 ft.",
		"How far is the horizon at an eye height of -3 m?":           "I cannot calculate this: height of eye must be at least 0.01 m, not -3 m.",
	} {
		if text := run(t, a, ask(question)).text; !strings.HasPrefix(text, want) {
			t.Errorf("%q: got %s, want %s", question, text, want)
		}
	}
}

func TestASumThatMayBeAnotherAsksInsteadOfTelling(t *testing.T) {
	a := newAgent(t)
	text := run(t, a, ask("charter 2,400 a week for 7 cabins 20% deposit")).text
	if !strings.Contains(text, "not sure which sum") || !strings.Contains(text, "2,400") || strings.Contains(text, "1.4") {
		t.Errorf("the answer does not ask what is meant:\n%s", text)
	}
}

func TestNoEmergencyStandsBesideASum(t *testing.T) {
	a := newAgent(t)
	for _, question := range []string{
		"Drying height 1.2 m, tide height 3.4 m, draft 1.8 m. How much water under keel?",
		"We burn 2.5 L/h, how many litres for 14 hours plus 20% reserve?",
	} {
		text := run(t, a, ask(question)).text
		if !strings.Contains(text, "Working:") || strings.Contains(text, "Pan-Pan") || strings.Contains(text, "smother") || strings.Contains(text, "loses her keel") {
			t.Errorf("%q is answered with an emergency, or with no sum:\n%s", question, text)
		}
	}
}

// TestASumThatWouldDropALikeAmountAsksInsteadOfTelling holds that what is said to come to an amount is not left over beside it.
func TestASumThatWouldDropALikeAmountAsksInsteadOfTelling(t *testing.T) {
	a := newAgent(t)
	for question, left := range map[string]string{
		"420 litres of water, 5 crew, each using 3 litres a day and 4 more for the dog. How many days?": "4",
	} {
		if text := run(t, a, ask(question)).text; !strings.Contains(text, "not sure which sum") || !strings.Contains(text, left) {
			t.Errorf("%q is answered without %s:\n%.300s", question, left, text)
		}
	}
}

// TestFiguresThatNoSumReadsAreSaidToBeUnworked holds that a question for a number is not answered by a passage beside it as if that were the
// answer, and that one about something of a size is.
func TestFiguresThatNoSumReadsAreSaidToBeUnworked(t *testing.T) {
	a := newAgent(t)
	for question, want := range map[string]bool{
		"Three buoys 12, 15 and 19 minutes apart, how many hours for the whole course with 4 laps?": true,
		"If pasta is 110 g and rice 90 g a head, 4 of us alternate, how much of it by the 9th day?": true,
		"How much sail should I carry at force 6 on a typical 35 footer?":                           false,
		"How do I choose the right lifejacket: 100N, 150N or 275N?":                                 false,
		"What wave height goes with force 6 and force 8?":                                           false,
	} {
		if text := run(t, a, ask(question)).text; strings.Contains(text, "could not work this out") != want {
			t.Errorf("%q: said to be unworked is not %v:\n%.300s", question, want, text)
		}
	}
}

func TestATimeThatNoClockShowsIsRefused(t *testing.T) {
	a := newAgent(t)
	for question, time := range map[string]string{
		"ETA leaving 25:00, 100 nm at 5 kn":                            "25:00",
		"left at 22:00 arrived at 25:30, 20 nm, average speed?":        "25:30",
		"Leaving at 24:30, ETA for 20 nm at 5 kn":                      "24:30",
		"tide height at 8:75, HW 06:00 5 m, LW 12:00 1 m":              "8:75",
		"ETA if I leave at 26:30 and sail 30 miles at 6 knots":         "26:30",
		"HW 25:10 4.6 m, LW 19:00 0.8 m, what is the height at 22:00?": "25:10",
	} {
		text := run(t, a, ask(question)).text
		if !strings.Contains(text, "from 00:00 to 23:59, not "+time) {
			t.Errorf("%q is not refused:\n%s", question, text)
		}
	}
}

// TestATerseSumIsAnsweredInItsOwnLanguage asks without the small words that tell languages apart.
func TestATerseSumIsAnsweredInItsOwnLanguage(t *testing.T) {
	a := newAgent(t)
	for question, want := range map[string]string{
		"Tank 180 Liter, Verbrauch 2,8 l/h, 5,5 Knoten, 20 % Reserve: Reichweite?":     "Die Reichweite beträgt",
		"Rechtweisender Kurs 130, Missweisung 3° Ost, Ablenkung 2° West: Kompasskurs?": "Der Kompasskurs ist",
		"Cap compas 245, déviation 2 E, déclinaison 3 W : cap vrai ?":                  "Le cap vrai est",
		"Compass 245, deviation 2 E, variation 3 W: true heading?":                     "The true heading is",
	} {
		if text := run(t, a, ask(question)).text; !strings.HasPrefix(text, want) {
			t.Errorf("%q does not begin with %q:\n%.200s", question, want, text)
		}
	}
}

// A question of several that no sum is found for is named, so that the answer to the first is not taken for all.
func TestAPartThatIsNotWorkedOutIsNamed(t *testing.T) {
	a := newAgent(t)
	text := run(t, a, ask("6 people, 9 days, 3 meals a day - how many meals, and if pasta is every third meal at 110 g each, how many kilos of pasta?")).text
	if !strings.Contains(text, "162") || !strings.Contains(text, "could not work out") || !strings.Contains(text, "how many kilos of pasta?") {
		t.Errorf("the part that is left open is not named:\n%s", text)
	}
}

func TestACountInWordsIsNoValueOfASumBefore(t *testing.T) {
	a := newAgent(t)
	req := ask("Sailboats between 30 and 40 ft under €80,000 in Greece", "Two sailing boats on opposite tacks are meeting. Who gives way?")
	if got := a.Kind(req); got != "knowledge" {
		t.Errorf("a question on rules behind a search is %s", got)
	}
}
