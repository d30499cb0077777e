package knowledge_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/fairlead/fairlead/internal/knowledge"
)

func TestAQuestionInTheWordsOfAPassageIsAnsweredByIt(t *testing.T) {
	passage := func(title, id, terms, body string) string {
		return "## " + title + "\nid: " + id + "\nterms: " + terms + "\nsource: invented\nregion: international\ndate: 2025\nsummary: " + body +
			".\nfacts:\n- Sailors reef the sail and reef again.\n- A second fact stands here.\n\nMore of it.\n\n"
	}
	base, err := knowledge.Read(fstest.MapFS{"a.md": {Data: []byte("# Sails\n\n" +
		passage("Reef, reefs and reefing", "reef-words", "reef points, reef lines", "A reef, reefs, and reefing lines reef a sail") +
		passage("Shortening sail early", "reef-when", "when should I reef, which reef lines are for reef points, is this said twice", "Shorten the sail before it is too much for the boat") +
		passage("Something else", "other", "is this said twice", "Another thing about boats and the sea"))}})
	if err != nil {
		t.Fatal(err)
	}
	for _, question := range []string{"When should I reef?", "when should i  reef", "Which reef lines are for reef points, sailors?", "Shortening sail early"} {
		a := base.Answer(knowledge.Question{Text: question})
		if len(a.Sources) == 0 || a.Sources[0].ID != "reef-when" {
			t.Errorf("%q is answered from %v", question, a.Sources)
		}
	}
	within := "When should I reef the reefing lines of reefs?"
	if a := base.Answer(knowledge.Question{Text: within}); len(a.Sources) == 0 || a.Sources[0].ID != "reef-words" {
		t.Errorf("%q, which says much else, is answered from %v", within, a.Sources)
	}
	if a := base.Answer(knowledge.Question{Text: "Is this said twice?"}); strings.Contains(a.Text(), "Reef, reefs") {
		t.Errorf("words of two passages are answered from a third: %s", a.Text())
	}
}

func TestAQuestionStandsAloneThatNamesWhatItIsAbout(t *testing.T) {
	for question, want := range map[string]bool{
		"What is a drogue?":           true,
		"How far away is the horizon": true,
		"How far out?":                false,
		"and how deep down?":          false,
		"Who gives way?":              false,
	} {
		if got := load(t).Alone(question); got != want {
			t.Errorf("%q stands alone: %t, want %t", question, got, want)
		}
	}
}
