package knowledge_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
)

// behind is a question that follows an answer which stood under a passage.
func behind(t *testing.T, b *knowledge.Base, id, question string) (q knowledge.Question, p knowledge.Passage) {
	t.Helper()
	p, ok := b.Passage(id)
	if !ok {
		t.Fatalf("there is no passage %q", id)
	}
	said := b.Answer(knowledge.Question{Text: p.Title, About: id}).Text()
	return knowledge.Question{Text: question, Earlier: []string{p.Title}, About: id, Before: knowledge.Before{Told: id, Said: said, Own: question}}, p
}

func TestAFollowUpIsToldWhatItsOwnWordsAskForAndNotAllAgain(t *testing.T) {
	b := load(t)
	for _, c := range []struct{ about, question, has string }{
		{"first-aid-hypothermia", "can I give him brandy?", "no alcohol"},
		{"colregs-steering-rule-12", "and if they are on the same tack?", "windward boat"},
		{"hull-osmosis", "how much does the treatment cost?", "6,000"},
		{"anchoring-scope", "and in very shallow water?", "15-20 m of chain"},
	} {
		q, p := behind(t, b, c.about, c.question)
		text := b.Answer(q).Text()
		if !strings.Contains(text, c.has) {
			t.Errorf("%s: %q has no %q: %s", c.about, c.question, c.has, text)
		}
		if strings.Contains(text, p.Summary) {
			t.Errorf("%s: %q is told the summary again: %s", c.about, c.question, text)
		}
	}
}

func TestAFollowUpThatAnotherPassageOfTheSubjectAnswersGoesThere(t *testing.T) {
	b := load(t)
	q, _ := behind(t, b, "anchoring-anchor-types", "how heavy for a 38 footer?")
	if a := b.Answer(q); len(a.Sources) == 0 || a.Sources[0].ID != "anchoring-size" {
		t.Errorf("answered by %s", a.Text())
	}
	q.Before.Stay = true
	if a := b.Answer(q); a.Sources[0].ID != "anchoring-anchor-types" {
		t.Errorf("where only the circumstances change it is answered by %s", a.Sources[0].ID)
	}
}

func TestAFollowUpThatNothingOfThePassageAnswersIsToldAllOfIt(t *testing.T) {
	b := load(t)
	q, p := behind(t, b, "anchoring-scope", "where on the boat?")
	if text := b.Answer(q).Text(); !strings.Contains(text, p.Summary) {
		t.Errorf("answered with %s", text)
	}
}
