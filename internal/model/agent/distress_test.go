package agent_test

import (
	"bufio"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/foreign"
	"github.com/fairlead/fairlead/internal/model/agent"
	"github.com/fairlead/fairlead/internal/tokens"
)

// cries reads the cries of testdata/distress.txt, by what the first lines of the answer must hold.
func cries(t *testing.T) map[string]string {
	t.Helper()
	file, err := os.Open("testdata/distress.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	all := map[string]string{}
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if line, ok := strings.CutPrefix(lines.Text(), "distress: "); ok {
			cry, pattern, _ := strings.Cut(line, " => ")
			all[cry] = pattern
		}
	}
	return all
}

func TestWhoIsInDistressGetsTheCallAndTheFirstSteps(t *testing.T) {
	a := newAgent(t)
	for cry, pattern := range cries(t) {
		told := run(t, a, ask(cry))
		text := told.text
		if kind := a.Kind(ask(cry)); kind != agent.Emergency || !strings.Contains(text[:min(len(text), 600)], "112") {
			t.Errorf("%q is %s and answered %.300q, want whom to call", cry, kind, text)
		}
		if first := text[:min(len(text), 900)]; !scoresFull(t, pattern, first+inEnglish(told)) {
			t.Errorf("%q is answered %.900q, want %s", cry, text, pattern)
		}
	}
}

// inEnglish is what the first passage of an answer in another language says in English, "" for an answer in English.
func inEnglish(told record) string {
	if foreign.Language(told.text) == "en" || len(told.citations) == 0 {
		return ""
	}
	_, base := parts()
	p, _ := base.Passage(told.citations[0].ID)
	return p.Title + strings.Join(p.Steps, "\n")
}

func TestAnEmergencysAnswerIsShortAndSaysNothingTwice(t *testing.T) {
	a := newAgent(t)
	most := map[string]int{"en": 300, "de": 600, "fr": 600} // tokens, which are shorter in other languages
	step := regexp.MustCompile(`(?m)^\d+\. .*$`)
	for cry := range cries(t) {
		text := run(t, a, ask(cry)).text
		if n := tokens.Count(text); n > most[foreign.Language(text)] {
			t.Errorf("%q is answered in %d tokens, want at most %d", cry, n, most[foreign.Language(text)])
		}
		if strings.Contains(text, "988") || strings.Contains(text, "Domestic") {
			continue // who does not want to live, or is beaten, is listened to first
		}
		if len(step.FindAllString(text, -1)) < 3 {
			t.Errorf("%q is answered %q, want steps", cry, text)
		}
		lines := strings.FieldsFunc(text, func(r rune) bool { return r == '\n' })
		slices.Sort(lines)
		if once := slices.Compact(slices.Clone(lines)); len(once) < len(lines) {
			t.Errorf("%q is answered with a line twice: %q", cry, text)
		}
	}
}

func TestWhoAsksWhatNextInAnEmergencyIsToldTheRest(t *testing.T) {
	a := newAgent(t)
	req := talk(t, a, "my friend is bleeding badly", "and now?")
	text := run(t, a, req).text
	if !strings.Contains(text, "112") || !strings.Contains(text, "Bleeding") {
		t.Errorf("what next is answered %q", text)
	}
	before := req.Messages[1].Text
	for line := range strings.SplitSeq(text, "\n") {
		if len(line) > 60 && !strings.HasPrefix(line, "**") && strings.Contains(before, line) {
			t.Errorf("what next is answered with %q, which was said before", line)
		}
	}
}

func TestASupposedEmergencyIsToldItsFirstSteps(t *testing.T) {
	a := newAgent(t)
	for question, want := range map[string]string{
		"what if someone breaks a leg at sea":               "**Fractures, dislocations and back injury**",
		"What happens if the mast breaks at night?":         "**Dismasting**",
		"what should I do when my child falls in the water": "**What to do at once when someone falls overboard**",
		"what if I see red flares?":                         "**Answering a distress: duty to help**",
	} {
		got := run(t, a, ask(question)).text
		if !strings.HasPrefix(got, want) {
			t.Errorf("%q is answered with %.200s", question, got)
		}
	}
}
