package knowledge_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
)

func TestABorrowedWordOfSailorsTellsOfTheSeaOnlyWhereNothingElseDoes(t *testing.T) {
	base := load(t)
	for question, nautical := range map[string]bool{
		"What is the stock of an anchor?":              true,
		"Who shares the wine on the night deck?":       true,
		"How do I carry a bicycle on deck?":            true,
		"How do I anchor a bookshelf?":                 false,
		"How do I navigate my divorce?":                false,
		"What do I do about the knots in my back?":     false,
		"How do I sail to the islands with my laptop?": true,
		"Can my boat carry my laptop?":                 true,
	} {
		if got := base.Nautical(question); got != nautical {
			t.Errorf("%q is nautical: %v, want %v", question, got, nautical)
		}
	}
}

func TestAHeavyManInTheWaterIsNoSubjectOutsideOfSailing(t *testing.T) {
	a := load(t).Answer(knowledge.Question{Text: "How do two people get a heavy man out of the water back aboard?"})
	if a.Evidence == knowledge.Outside {
		t.Error("the question is taken for something else than sailing")
	}
}

func TestAStoryOfSomebodyHurtIsNoSubjectOutsideOfSailing(t *testing.T) {
	for question, outside := range map[string]bool{
		"how long can i leave a cut on my finger, it was a fish hook, it's red and a bit hot after 2 days and we are 3 days from land": false,
		"boyfriend wants to sail to the channel islands on our second weekend ever, i think its too much. is it":                       false,
		"my wife says the lawn needs a new mower because the old one from our neighbour is slow, which one should we buy":              true,
	} {
		if a := load(t).Answer(knowledge.Question{Text: question}); (a.Evidence == knowledge.Outside) != outside {
			t.Errorf("%q is outside of sailing: %v, want %v", question, !outside, outside)
		}
	}
}
