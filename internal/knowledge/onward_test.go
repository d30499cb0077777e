package knowledge_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
)

func TestAFollowUpIsLedToTheNextPassageOfItsSubject(t *testing.T) {
	b := load(t)
	q, _ := behind(t, b, "sail-trim-spinnaker", "how do I gybe it?")
	if a := b.Answer(q); len(a.Sources) == 0 || a.Sources[0].ID != "sail-trim-spinnaker-gybe" {
		t.Errorf("answered by %s", a.Text())
	}
}

func TestTheSentenceWithTheWordsInTheirOrderComesFirst(t *testing.T) {
	b := load(t)
	q, _ := behind(t, b, "lights-shapes-vertical-lights", "what if I see red over red?")
	lead := b.Answer(q).Parts[1].Text
	if !strings.HasPrefix(lead, "Red over red means not under command") {
		t.Errorf("told first is %s", lead)
	}
}

func TestAQuestionLeadsWhereItsWordsNameAPassage(t *testing.T) {
	b := load(t)
	for question, leads := range map[string]bool{
		"how much would a survey cost me?": true,
		"and how many amps at 12 V":        false,
		"a hot shower":                     false,
		"what does one cost":               false,
	} {
		if got := b.Leads(question); got != leads {
			t.Errorf("%q leads to a passage: %v", question, got)
		}
	}
}

func TestPointsOfTheCompassAreReadAsPassagesWriteThem(t *testing.T) {
	for said, want := range map[string]string{
		"and a north-east wind?":         "and a NE wind?",
		"Southwest gales, or NORTH WEST": "SW gales, or NW",
		"when it turns northeasterly":    "when it turns northeasterly",
		"off a south easterly shore":     "off a south easterly shore",
	} {
		if got := knowledge.Bearings(said); got != want {
			t.Errorf("%q is read as %q, want %q", said, got, want)
		}
	}
}
