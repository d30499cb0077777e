package knowledge_test

import (
	_ "embed"
	"regexp"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
)

//go:embed testdata/everyday.tsv
var everyday string

//go:embed testdata/stories.tsv
var stories string

//go:embed testdata/opening.tsv
var opening string

// opensWith is "" where an answer opens with a passage of that title, maybe behind what a word of the question means, else the title that it
// opens with.
func opensWith(answer knowledge.Answer, title *regexp.Regexp) string {
	for i, p := range answer.Sources {
		switch {
		case title.MatchString(p.Title):
			return ""
		case len(p.Words) == 0 || i > 0:
			return p.Title
		}
	}
	return "nothing else"
}

// When the questions were written, before any was asked, the shares were 0.79, and 0.90, 0.85 of nine sets in the other file, of the last
// six of which it holds what failed.
func TestQuestionsOpenWithTheirPassage(t *testing.T) {
	for _, set := range []struct {
		name, questions string
		least           float64
	}{{"everyday", everyday, 0.88}, {"opening", opening, 0.95}, {"stories", stories, 0.74}} {
		t.Run(set.name, func(t *testing.T) {
			all, found := 0, 0
			for line := range strings.Lines(set.questions) {
				question, title, ok := strings.Cut(strings.TrimSpace(line), "\t")
				if !ok {
					continue
				}
				all++
				got := opensWith(load(t).Answer(knowledge.Question{Text: question}), regexp.MustCompile(title))
				if got == "" {
					found++
					continue
				}
				t.Logf("%q got %s", question, got)
			}
			t.Logf("%d of %d found the passage first", found, all)
			if all == 0 || float64(found) < set.least*float64(all) {
				t.Errorf("%d of %d found the passage first, want a share of %.2f", found, all, set.least)
			}
		})
	}
}

func TestATurnOfPhraseIsPutInTermsWhateverIsLookedForFirst(t *testing.T) {
	said := []string{
		"Looking after sails", "How do I take good care of ropes?", "CARING FOR teak", "how to keep the crew from falling", "stop my fender from squeaking", "save us drowning",
		"We had a few beers", "I've been drinking", "paint the hull below the water line", "my anchor slowly creeps", "make sure nobody slips", "motoring with the main up",
		"sails are up and the engine is running", "a faster boat coming up from astern", "Boat behind us is catching up", "my boat has hit another yacht", "We've scratched a boat",
		"I am getting caught up by a ship", "reefing a cat", "no wind and we are drifting", "how do brokers value a boat?", "why in the first place", "sailing off a mooring", "sail onto the pontoon",
		"why should I care", "how far in a day", "how many nautical miles in 24 hours", "what distance per day",
		"we're motoring and meet a sailing boat", "Under engine, a yacht under sail crosses", "the diesel cranks fine", "engine turns over ok", "we sail too", "engine on and genoa up", "motor running with the sails set", "sails plus engine", "Saw a red light", "we just saw two black balls", "what if he goes over?", "does the sun burn it off", "when the sun burns off the fog", "how do I make sure I don't go over, alone?", "we are under sail as well",
	}
	for _, text := range said {
		if _, want := knowledge.InTerms(text); want == text {
			t.Errorf("%q has no turn of phrase", text)
		}
	}
	for _, text := range append(said, strings.Split(everyday+opening+stories, "\n")...) {
		if got, want := knowledge.InTerms(text); got != want {
			t.Errorf("%q is put as %q, want %q", text, got, want)
		}
	}
}
