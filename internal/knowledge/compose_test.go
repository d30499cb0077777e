package knowledge_test

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/tokens"
)

func TestFormIsReadFromTheWords(t *testing.T) {
	for question, want := range map[string]knowledge.Form{
		"What is a bowline?":                               knowledge.Definition,
		"What does LAT mean?":                              knowledge.Definition,
		"How do I set the anchor?":                         knowledge.HowTo,
		"Tell me how to heave to":                          knowledge.HowTo,
		"What is the best way to reef?":                    knowledge.HowTo,
		"Why does the boat round up?":                      knowledge.Why,
		"What causes weather helm?":                        knowledge.Why,
		"What is the difference between a ketch and yawl?": knowledge.Compare,
		"Pros and cons of teak decks":                      knowledge.Compare,
		"Lithium vs AGM?":                                  knowledge.Compare,
		"Is it safe to sail in a thunderstorm?":            knowledge.Judgement,
		"Do I need a licence in Croatia?":                  knowledge.Judgement,
		"What if the anchor drags?":                        knowledge.WhatIf,
		"The engine overheats. What should I do?":          knowledge.WhatIf,
		"How many anodes does a yacht need?":               knowledge.Number,
		"At what wind speed should I reef?":                knowledge.Number,
		"What are the distress signals?":                   knowledge.List,
		"Which documents must be on board?":                knowledge.List,
		"weather helm":                                     knowledge.General,
	} {
		if got := knowledge.FormOf(question); got != want {
			t.Errorf("%q has form %d, want %d", question, got, want)
		}
	}
}

// ids names the passages an answer rests on.
func ids(a knowledge.Answer) string {
	var list []string
	for _, p := range a.Sources {
		list = append(list, p.ID)
	}
	return strings.Join(list, " ")
}

func TestAHowToPrintsItsStepsAsANumberedList(t *testing.T) {
	base := load(t)
	text := base.Answer(knowledge.Question{Text: "How do I tie a bowline?"}).Text()
	p, _ := base.Passage("knots-bowline")
	for i, step := range p.Steps {
		if want := fmt.Sprintf("\n%d. %s", i+1, step); !strings.Contains(text, want) {
			t.Errorf("step %q is missing from\n%s", want, text)
		}
	}
}

func TestAnAnswerHoldsTheSummaryAndEveryFactItDoesNotRepeat(t *testing.T) {
	base := load(t)
	for _, id := range []string{"colregs-steering-rule-12", "radio-dsc-mmsi", "hull-osmosis", "tides-rule-of-twelfths"} {
		p, _ := base.Passage(id)
		a := base.Answer(knowledge.Question{Text: p.Title})
		if a.Sources[0].ID != id {
			t.Errorf("%q is answered from %s, want %s", p.Title, ids(a), id)
			continue
		}
		text := a.Text()
		if !strings.Contains(text, p.Summary) {
			t.Errorf("%s: the summary is missing", id)
		}
		told := 0
		for _, f := range p.Facts {
			if strings.Contains(text, f) {
				told++
			}
		}
		if told < len(p.Facts)/2 {
			t.Errorf("%s: %d of %d facts are told", id, told, len(p.Facts))
		}
	}
}

func TestARareWordAloneLeadsNoAnswer(t *testing.T) {
	got := load(t).Answer(knowledge.Question{Text: "Does a container ship have to give way to my sailing boat?"}).Parts[1].Text
	if want := "In open water a ship in sight must keep clear"; !strings.HasPrefix(got, want) {
		t.Errorf("the answer begins with %q, want %q", got, want)
	}
}

func TestNoSentenceIsToldTwice(t *testing.T) {
	base := load(t)
	for _, j := range readJudged(t) {
		seen := map[string]bool{}
		for line := range strings.SplitSeq(base.Answer(knowledge.Question{Text: j.Question}).Text(), "\n") {
			line = strings.TrimLeft(line, "-0123456789. ")
			if len(line) > 40 && seen[line] && line[0] != '|' {
				t.Errorf("%q: told twice: %s", j.Question, line)
			}
			seen[line] = true
		}
	}
}

var reference = regexp.MustCompile(`\[(\d+)\]`)

func TestReferencesAreNumberedInOrderAndAllHaveASource(t *testing.T) {
	base := load(t)
	for _, j := range readJudged(t) {
		const before = 2
		a := base.Answer(knowledge.Question{Text: j.Question, Cited: before})
		highest := before
		for _, part := range a.Parts {
			for _, m := range reference.FindAllStringSubmatch(part.Text, -1) {
				n, _ := strconv.Atoi(m[1])
				if n > highest+1 || n <= before {
					t.Errorf("%q: reference [%d] after [%d]", j.Question, n, highest)
				}
				highest = max(highest, n)
			}
		}
		if got := before + len(a.Sources); got != highest {
			t.Errorf("%q: %d sources, highest reference %d", j.Question, len(a.Sources), highest-before)
		}
	}
}

func TestWhatDoesNotFitLeavesNoGapInTheNumbers(t *testing.T) {
	base := load(t)
	for _, question := range []string{
		"How do I anchor in a storm?", "Explain the lights of vessels at night", "How do I winterize a diesel engine?", "What is a spring line and how do I use it?",
		"Compare lithium and AGM batteries", "How do I reef and when?", "Which anchor holds in mud and how much chain?", "What do I do when the mast comes down?",
	} {
		for budget := 40; budget < 1000; budget += 20 {
			a := base.Answer(knowledge.Question{Text: question, Budget: budget, Cited: 1})
			highest := 1
			for _, part := range a.Parts {
				for _, n := range part.Sources {
					if n > highest+1 || n-1 > len(a.Sources) || !strings.Contains(part.Text, fmt.Sprintf("[%d]", n)) {
						t.Errorf("%q with %d tokens: reference %d after %d in %q", question, budget, n, highest, part.Text)
					}
					highest = max(highest, n)
				}
			}
		}
	}
}

func TestAnAnswerKeepsToItsBudgetInWholeSentences(t *testing.T) {
	base := load(t)
	for _, budget := range []int{120, 250, 600, 1000} {
		for _, j := range readJudged(t)[:60] {
			a := base.Answer(knowledge.Question{Text: j.Question, Budget: budget})
			text := a.Text()
			if n := tokens.Count(text); n > budget && len(a.Parts) > 2 {
				t.Errorf("%q with %d tokens got %d", j.Question, budget, n)
			}
			if text != "" && !strings.HasSuffix(text, "]") && !strings.HasSuffix(text, ".") {
				t.Errorf("%q ends in %q", j.Question, text[len(text)-20:])
			}
		}
	}
}

func TestShortAndSentenceAreShorter(t *testing.T) {
	base := load(t)
	words := func(length knowledge.Length) int {
		return len(strings.Fields(base.Answer(knowledge.Question{Text: "What is a preventer?", Length: length}).Text()))
	}
	sentence, short, usual := words(knowledge.Sentence), words(knowledge.Short), words(knowledge.Usual)
	if sentence > 60 || sentence >= short || short >= usual {
		t.Errorf("a sentence has %d words, a short answer %d, a usual one %d", sentence, short, usual)
	}
}

func TestABeginnerIsToldTheWords(t *testing.T) {
	text := load(t).Answer(knowledge.Question{Text: "Who gives way when two sailing boats meet?", Plain: true}).Text()
	if !strings.Contains(text, "In plain words: ") || !strings.Contains(text, "windward: the side the wind comes from") {
		t.Errorf("the words are not explained:\n%s", text)
	}
}

func TestTwoQuestionsAreBothAnswered(t *testing.T) {
	a := load(t).Answer(knowledge.Question{Text: "How do I tie a bowline, and what is a sheet bend for?"})
	if got := ids(a); !strings.Contains(got, "knots-bowline") || !strings.Contains(got, "knots-sheet-bend") {
		t.Errorf("answered from %s", got)
	}
}

func TestAQuestionForSeveralThingsIsAnsweredWithAll(t *testing.T) {
	for text, want := range map[string][]string{
		"What does an isolated danger and a safe water mark look like?": {"buoyage-isolated-danger", "buoyage-safe-water"},
		"How much water and fuel should we carry for an ocean passage?": {"provisioning-water-how-much", "passage-planning-fuel-reserve"},
		"When do I ease the vang and the backstay?":                     {"sail-trim-vang", "sail-trim-backstay"},
		"Which lifejacket for coastal sailing? and how often is it serviced": {
			"safety-equipment-lifejacket-choice", "safety-equipment-lifejacket-service",
		},
		"What do isolated danger, safe water and special marks look like?": {
			"buoyage-isolated-danger", "buoyage-safe-water", "buoyage-special",
		},
	} {
		got := ids(load(t).Answer(knowledge.Question{Text: text}))
		for _, id := range want {
			if !strings.Contains(got, id) {
				t.Errorf("%q is answered from %s, want %s", text, got, want)
			}
		}
	}
}

func TestWhatOnlySharesWordsWithTheQuestionIsNotTold(t *testing.T) {
	for text, foreign := range map[string]string{
		"What do black, white and blue exhaust smoke mean?":                "buoyage-",
		"What do isolated danger, safe water and special marks look like?": "electrical-",
		"How do I keep a teak deck alive?":                                 "maintenance-varnish",
		"How do I use a handheld VHF, and what are its limits?":            "alcohol-",
		"What is a preventer and when do I need one?":                      "man-overboard-",
	} {
		if got := ids(load(t).Answer(knowledge.Question{Text: text})); strings.Contains(got, foreign) {
			t.Errorf("%q is answered from %s", text, got)
		}
	}
}

func TestAFactThatIsAskedForStandsBesideTheSteps(t *testing.T) {
	a := load(t).Answer(knowledge.Question{Text: "What's a starting-line bias and how do I find the favoured end?"})
	if !strings.Contains(a.Text(), "not at right angles to the wind") {
		t.Errorf("the answer does not say what bias is:\n%s", a.Text())
	}
}

func TestLightsAreToldApartByTheirNumber(t *testing.T) {
	for text, want := range map[string]string{
		"A vessel shows two red lights at night. What is she?":   "lights-shapes-two-red",
		"A vessel shows three red lights at night. What is she?": "lights-shapes-three-red",
	} {
		if got := ids(load(t).Answer(knowledge.Question{Text: text})); !strings.HasPrefix(got, want) {
			t.Errorf("%q is answered from %s, want %s", text, got, want)
		}
	}
}

func TestWhatIsToldAloneIsNotToldBesideAnother(t *testing.T) {
	base := load(t)
	alone := 0
	for _, p := range base.Passages() {
		if !p.Alone {
			continue
		}
		alone++
		asked := base.Answer(knowledge.Question{Text: "What do I have to tell the authorities when I sail from the UK to France?", Length: knowledge.Thorough})
		if own := base.Answer(knowledge.Question{Text: "help", About: p.ID}); strings.Contains(ids(asked), p.ID) || !strings.HasPrefix(ids(own), p.ID) {
			t.Errorf("%s is told beside %s, and by itself as %s", p.ID, ids(asked), ids(own))
		}
	}
	if alone == 0 {
		t.Error("no passage is told alone")
	}
}

func TestFollowUpsAreUnderstoodWithTheQuestionBefore(t *testing.T) {
	base := load(t)
	for _, c := range []struct {
		earlier []string
		text    string
		want    string
	}{
		{[]string{"How do I reef the mainsail?"}, "and downwind?", "reefing-downwind"},
		{[]string{"What is osmosis?"}, "How much does it cost to treat?", "costs-refit"},
		{[]string{"My marine toilet smells"}, "why?", "plumbing-head-smell"},
		{[]string{"Tell me about cardinal marks", "and the west one?"}, "what about south?", "buoyage-cardinal-overview"},
		{[]string{"What is weather helm?"}, "How do I tie a bowline?", "knots-bowline"},
	} {
		a := base.Answer(knowledge.Question{Text: c.text, Earlier: c.earlier})
		if got := ids(a); !strings.Contains(got, c.want) {
			t.Errorf("%q after %q is answered from %s, want %s", c.text, c.earlier, got, c.want)
		}
	}
}

func TestANamedPassageComesFirst(t *testing.T) {
	a := load(t).Answer(knowledge.Question{Text: "my brother fell in", About: "man-overboard-first-actions"})
	if len(a.Sources) == 0 || a.Sources[0].ID != "man-overboard-first-actions" || a.Evidence != knowledge.Solid {
		t.Errorf("answered from %s with evidence %d", ids(a), a.Evidence)
	}
}

func TestGermanAndFrenchQuestionsFindTheirPassages(t *testing.T) {
	base := load(t)
	for _, c := range []struct{ lang, text, want string }{
		{"de", "Wie mache ich einen Palstek?", "knots-bowline"},
		{"de", "Wie ankere ich richtig?", "anchoring-how-to-set"},
		{"de", "Was ist der Unterschied zwischen Missweisung und Ablenkung?", "navigation-variation-deviation"},
		{"de", "Welche Lichter führt ein Segelboot?", "lights-shapes"},
		{"de", "Was tun bei Seekrankheit?", "first-aid-seasickness"},
		{"de", "Wie lege ich bei auflandigem Wind an?", "mooring"},
		{"fr", "Comment faire un nœud de chaise ?", "knots-bowline"},
		{"fr", "Quel feu de mouillage la nuit ?", "anchor"},
		{"fr", "Mon moteur chauffe, que faire ?", "engine-overheating"},
	} {
		a := base.Answer(knowledge.Question{Text: c.text, Lang: c.lang})
		if got := ids(a); !strings.Contains(got, c.want) {
			t.Errorf("%q is answered from %s, want %s", c.text, got, c.want)
		}
	}
}

func TestTheQuestionInALongTextIsFound(t *testing.T) {
	a := load(t).Answer(knowledge.Question{Text: "'; DROP TABLE users; -- what is a bowline?"})
	if got := ids(a); !strings.HasPrefix(got, "knots-bowline") || a.Evidence != knowledge.Solid {
		t.Errorf("answered from %s with evidence %d", got, a.Evidence)
	}
}

func FuzzAnswerIsValidText(f *testing.F) {
	base := load(f)
	f.Add("How do I anchor?", "de", 50)
	f.Add("\xff?\x00 what [1] what", "", -1)
	f.Fuzz(func(t *testing.T, text, lang string, budget int) {
		a := base.Answer(knowledge.Question{Text: text, Earlier: []string{text}, Lang: lang, Budget: budget})
		if !utf8.ValidString(a.Text()) {
			t.Errorf("%q: invalid text", text)
		}
		if (a.Evidence == knowledge.Outside) != (len(a.Parts) == 0) {
			t.Errorf("%q: evidence %d with %d parts", text, a.Evidence, len(a.Parts))
		}
	})
}

func TestAYesOrNoQuestionIsNotBegunWithAFactThatOnlyRepeatsTheHeading(t *testing.T) {
	base := load(t)
	for question, want := range map[string]string{
		"Do I need to show a cone when motorsailing?":    "A vessel with sails up that is also propelled",
		"Is LiFePO4 safer in a fire than other lithium?": "LiFePO4",
	} {
		if text := base.Answer(knowledge.Question{Text: question, Length: knowledge.Short}).Text(); !strings.HasPrefix(text, want) {
			t.Errorf("%q is answered %q, want it to begin with %q", question, text, want)
		}
	}
}

func TestAYesOrNoQuestionBeginsWithTheVerdict(t *testing.T) {
	base := load(t)
	for question, want := range map[string]string{
		"Do I need a regulator for my solar panel?":              "A solar panel needs a regulator",
		"Can I live aboard and sail in the Med in winter?":       "One can live aboard",
		"Is my boat still VAT paid after five years outside?":    "After more than three years",
		"Is a carbon monoxide alarm on a yacht required by law?": "Neither a gas alarm nor",
		"May I take somebody else's mooring buoy for the night?": "Somebody else's buoy",
		"Can I be made to pay council tax for a boat I live on?": "In England council tax",
	} {
		if text := base.Answer(knowledge.Question{Text: question, Length: knowledge.Short}).Text(); !strings.HasPrefix(text, want) {
			t.Errorf("%q is answered %q, want it to begin with %q", question, text[:min(200, len(text))], want)
		}
	}
}

func TestAnAnswerBeginsWithTheFactThatHasAllOfTheQuestion(t *testing.T) {
	base := load(t)
	for question, want := range map[string]string{
		"Which way do the genoa cars move when the wind gets up?":               "When the wind gets up move the genoa cars aft",
		"How low can I discharge lead batteries compared with lithium?":         "How low to discharge: lead",
		"Which anode in salt water, in brackish and in fresh water?":            "Salt water calls for zinc",
		"How do I trim the genoa?":                                              "Set the sheet car",
		"A sailing boat comes from port while we're motoring. Who keeps clear?": "In open water a power-driven vessel",
		"What lights are red-white-red?":                                        "Three all-round lights in a vertical line, red over white over red",
		"What happens as a cold front passes?":                                  "As a cold front passes in the northern",
		"How is a quick-stop done when somebody falls overboard?":               "Tack at once",
		"What should be in a passage plan?":                                     "SOLAS V regulation 34",
		"Where does red right returning not apply?":                             "Red right returning",
	} {
		if text := base.Answer(knowledge.Question{Text: question, Length: knowledge.Short}).Text(); !strings.HasPrefix(text, want) {
			t.Errorf("%q is answered %q, want it to begin with %q", question, text[:min(200, len(text))], want)
		}
	}
}

func TestWhatLeavesTheSubjectIsNotTold(t *testing.T) {
	base := load(t)
	for question, foreign := range map[string]string{
		"How do I know whether there is a risk of collision?":            "colregs-general-shall-not-impede",
		"Who gives way when two boats under engine cross?":               "colregs-steering-rule-19-fog",
		"How do I set the lead of the genoa?":                            "reefing-roller",
		"The other boat does not keep clear of me, I have right of way.": "colregs-steering-rule-19-fog",
		"Which signals does a sailing yacht give in fog?":                "sound-signals-distress",
		"What wire should I choose when I replace the standing rigging?": "costs-",
		"How does a boat behave when the wind blows against the stream?": "tides-gates",
		"Why does the sea get so horrid with wind over tide?":            "tides-springs-neaps",
		"When do people cross the Atlantic from the Canaries?":           "passage-planning-biscay-canaries",
		"The diesel turns over fine but does not start, what first?":     "licences-red-diesel",
		"How big a fuse for the main battery and where?":                 "electrical-inverter",
		"Does a loan on the boat come to me with a lien, if I buy her?":  "buying-finance",
		"Saw green over white lights at nite, who is it?":                "lights-shapes-sailing",
		"On port tack with a starboard-tack boat upwind, who gives way?": "colregs-steering-sail-vs-power",
	} {
		if got := ids(base.Answer(knowledge.Question{Text: question})); strings.Contains(got, foreign) {
			t.Errorf("%q is answered from %s, which has %s", question, got, foreign)
		}
	}
}

func TestWhatAWordMeansIsNotSaidTwice(t *testing.T) {
	base := load(t)
	for question, once := range map[string]string{
		"What is an isolated danger mark?": "red bands",
	} {
		text := base.Answer(knowledge.Question{Text: question}).Text()
		if n := strings.Count(text, once); n != 1 {
			t.Errorf("%q is told of %q %d times:\n%s", question, once, n, text)
		}
	}
}
