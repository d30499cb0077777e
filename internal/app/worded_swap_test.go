package app

import (
	"log/slog"
	"math/rand/v2"
	"strings"
	"testing"
)

// told are ways in which a language model might say what the drafts say.
var told = map[string][]string{
	"How much anchor chain do I need in 8 m of water with 25 kn of wind?": {
		"For a cruiser of up to about 10-11 m take 8 mm chain.",
		"Boats between 12 and 15 m usually need 10 mm.",
		"Let out at least four times the depth: a ratio of 4:1 with all chain is the minimum in settled conditions, and 5:1 is better.",
		"When it blows hard, go to 7:1 or more with chain, or 10:1 if most of the rode is rope.",
		"Remember to add the height of your bow roller: 5 m of depth plus 2 m of tide and 1 m of bow make 8 m, which calls for 40 m of rode at 5:1.",
		"Most people carry 50-80 m.",
		"Nylon gives by 15-25 per cent, which takes the snatch out of it.",
		"Put a mark every 5 or 10 m.",
		"Your windlass gypsy has to fit: look for DIN 766 or ISO 4565.",
		"Für Fahrtenyachten bis etwa 10-11 m nimmt man 8 mm Kette.",
	},
	"What is the hull speed of a boat with 10 m waterline?": {
		"Your boat tops out at about 7.68 kn, which is 14.2 km/h.",
		"It comes from 1.34 times the square root of the waterline in feet.",
		"On a passage expect an average of 0.6 to 0.75 of that.",
		"With a 40 ft waterline it would be 8.5 knots.",
	},
	"sloops under 80,000 EUR in Greece": {
		"I found 118 sailboats with a sloop rig in Greece for up to 80,000 EUR, all of them sample data.",
		"The cheapest is 2,350 EUR and the median 36,500 EUR.",
		"The largest shown is the 2002 Bavaria 44 at 13.9 m, for 43,500 EUR in Patras.",
		"A 2007 Hallberg-Rassy 31 MkII lies in Lefkada for 60,900 EUR.",
		"Five had no price.",
		"Beneteau leads with 41 boats, then Jeanneau with 23.",
	},
	"Compare the Lagoon 42 and the Bavaria C42": {
		"Half of the Lagoon 42 with a price cost more than USD 430,000 [Q1].",
		"For the Lagoon 42 the quartiles are USD 336,000 and USD 509,000 [Q1].",
		"Lagoon 42 buyers find the lowest medians in Italy, at USD 369,000 [Q6].",
		"Offers of the Lagoon 42 have stood for 85 days by median [Q3].",
		"At 12.80 m and 12,100 kg the Lagoon is a big catamaran [1].",
	},
	"Survey this: 1998 Bavaria 38, Volvo 2030, 3200 hours, standing rigging original, some osmosis blisters, teak deck leaking. Asking EUR 45,000.": {
		"Her standing rigging is about 28 years old and should be renewed.",
		"Wire is usually replaced after 10 to 15 years.",
		"New rigging costs USD 5,900–9,800 for a boat of 38 ft.",
		"A new teak deck would be USD 28,000–56,000.",
		"With 17 % of the evidence known no band can be given.",
		"At 45,000 she is within the range: similar boats ask EUR 32,500–46,250.",
	},
}

func modelOf(question string) string {
	for id, list := range asked {
		for _, q := range list {
			if q == question {
				return id
			}
		}
	}
	return ""
}

// Of what a language model says rightly in its own words, most has to come through: what is lost here is the price of the checks.
func TestWhatIsSaidInOtherWordsMostlyComesThrough(t *testing.T) {
	d, s := models(t)
	s = s.replayed(readDrafts(t))
	all, kept := 0, 0
	for question, sentences := range told {
		for _, says := range sentences {
			for _, m := range s.worded(d, wording{engine: &parrot{write: func(string) string { return says }}, log: slog.New(slog.DiscardHandler)}) {
				if m.Info().ID != modelOf(question) {
					continue
				}
				all++
				if _, start, dropped := answer(t, m, question); start.Engine == "upstream" && dropped == "" {
					kept++
				} else {
					t.Logf("dropped: %s", says)
				}
			}
		}
	}
	t.Logf("%d of %d came through", kept, all)
	if kept*10 < all*9 {
		t.Errorf("%d of %d came through, want 9 of 10", kept, all)
	}
}

// A number that is exchanged for another of the same evidence is harder to notice than one that is nowhere: only what stands
// around it tells.
func TestMostNumbersInAWrongPlaceAreNoticed(t *testing.T) {
	d, s := models(t)
	random := rand.New(rand.NewPCG(3, 5))
	wrong := ""
	engine := &parrot{}
	engine.write = func(evidence string) string {
		text, line := exchange(random, evidence)
		wrong = line
		return text
	}
	for _, m := range s.worded(d, wording{engine: engine, log: slog.New(slog.DiscardHandler)}) {
		tried, sent := 0, 0
		for k := range 40 {
			questions := asked[m.Info().ID]
			_, start, dropped := answer(t, m, questions[k%len(questions)])
			if wrong == "" || start.Engine != "upstream" {
				continue
			}
			tried++
			if dropped == "" {
				sent++
				t.Logf("sent: %.300s", wrong)
			}
		}
		t.Logf("%s: %d of %d noticed", m.Info().ID, tried-sent, tried)
		if sent*2 > tried {
			t.Errorf("%s: %d of %d were sent, want at most half", m.Info().ID, sent, tried)
		}
	}
}

// exchange puts another number of the evidence in the place of one, outside of tables, headings and lists of sources.
func exchange(random *rand.Rand, evidence string) (text, line string) {
	lines := strings.Split(evidence, "\n")
	all := number.FindAllString(evidence, -1)
	inSources := false
	var places [][3]int
	for i, l := range lines {
		if strings.HasPrefix(l, "#") {
			inSources = strings.Contains(l, "Sources")
			continue
		}
		if inSources || strings.HasPrefix(l, "[[") {
			continue
		}
		for _, at := range number.FindAllStringIndex(l, -1) {
			if at[0] == 0 || l[at[0]-1] != '[' && l[at[0]-1] != 'Q' {
				places = append(places, [3]int{i, at[0], at[1]})
			}
		}
	}
	if len(places) == 0 {
		return evidence, ""
	}
	for range 50 {
		p := places[random.IntN(len(places))]
		l := lines[p[0]]
		if other := all[random.IntN(len(all))]; other != l[p[1]:p[2]] {
			lines[p[0]] = l[:p[1]] + other + l[p[2]:]
			return strings.Join(lines, "\n"), l + " -> " + other
		}
	}
	return evidence, ""
}
