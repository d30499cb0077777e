package knowledge_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
)

func TestEveryWordIsExplainedByItsMeaning(t *testing.T) {
	base := load(t)
	for _, p := range base.Passages() {
		for _, w := range p.Words {
			for _, name := range w.Names {
				question := `What does "` + name + `" mean?`
				if got := base.Answer(knowledge.Question{Text: question, Length: knowledge.Usual}); got.Evidence != knowledge.Solid || !strings.Contains(got.Text(), w.Text) {
					t.Errorf("%s is answered by %.80q, want %q in it", question, got.Text(), w.Text)
				}
			}
		}
	}
}

func TestAMeaningIsAskedInManyWays(t *testing.T) {
	base := load(t)
	const catspaw, gybe, sole = "A catspaw is a patch of ripples", "is to turn the stern through the wind", "is the floor one walks on"
	tests := map[string]string{
		"catspaw": catspaw, "What's a cat's paw?": catspaw, "what are catspaws": catspaw, "Define catspaw.": catspaw, "meaning of “catspaw”": catspaw,
		"Can you explain what a catspaw is?": catspaw, "What do sailors mean by a catspaw?": catspaw, "hi, what is meant by the term catspaw, please?": catspaw,
		"What does it mean to gybe?": gybe, "explain gybing": gybe, "what is a jibe in sailing terms?": gybe,
		"what is the cabin sole on a boat?": sole, "what's the sole of a yacht": sole,
		"What does 'overhaul' mean in racing?": "is to catch up with her", "what does clear astern mean when racing": "A boat is clear astern",
		"What does PHRF stand for?": "is the American handicap", "what is a cunningham used for?": "pulls down the luff",
	}
	for question, want := range tests {
		if got := base.Answer(knowledge.Question{Text: question}).Text(); !strings.Contains(got, want) {
			t.Errorf("%q is answered by %.120q, want %q in it", question, got, want)
		}
	}
}

func TestAQuestionThatNamesAWordIsNotAskingForIt(t *testing.T) {
	base := load(t)
	for _, question := range []string{
		"What is the best anchor for mud?", "How do I gybe?", "What does a new genoa cost?", "Is a ketch better than a sloop?", "What scope do I need in 8 m?",
		"What is the range of a Lagoon 42 under engine?", "What is my course to steer?",
	} {
		if base.Defines(question) {
			t.Errorf("%q is taken for a question for the meaning of a word", question)
		}
	}
}

func TestAWordIsExplainedBeforeWhatElseIsAskedOfIt(t *testing.T) {
	base := load(t)
	for question, want := range map[string]string{
		"What does sailing by the lee mean, and why is it dangerous?": "To sail by the lee is",
		"What is the no-go zone and how wide is it?":                  "The no-go zone is the sector",
		"What is a seacock and how do I maintain it?":                 "A seacock is a valve",
		"What is a lazy jack and how do I rig one?":                   "Lazy jacks are lines",
		"What is antifouling and how often do I need to do it?":       "Antifouling is the paint",
		"What is the mistral and where do you meet it?":               "**Mediterranean winds",   // which tells it, and no meeting of boats
		"What is prop walk and how do I use it?":                      "**Prop walk: what it is", // which says it itself
	} {
		if got := base.Answer(knowledge.Question{Text: question}).Text(); !strings.HasPrefix(got, want) {
			t.Errorf("%q is answered by %.120q, want %q first", question, got, want)
		}
	}
}

func TestASecondQuestionThatPointsBackIsAboutTheFirst(t *testing.T) {
	base := load(t)
	for question, without := range map[string]string{
		"What is a katabatic wind and where do I meet it?":  "keeps out of the way",
		"What is broaching and how do I avoid it?":          "Action to avoid collision",
		"When is slack water and how long does it last?":    "antifouling",
		"What makes a sea breeze and when does it blow?":    "parallel to the quay",
		"What is a sea breeze and when does it start?":      "at the signal",
		"What is a jackstay and how should it be rigged?":   "breaking load",
		"What is a Mayday relay and when do I send one?":    "lift the cover",
		"What is a waypoint and how do people crash there?": "gybe",
	} {
		if got := base.Answer(knowledge.Question{Text: question}).Text(); strings.Contains(got, without) {
			t.Errorf("%q tells of %q:\n%s", question, without, got)
		}
	}
}

func TestAWordOfSeveralMeaningsTellsThemAll(t *testing.T) {
	got := load(t).Answer(knowledge.Question{Text: "What is a cable?"}).Text()
	for _, want := range []string{"anchor and boat", "a tenth of a nautical mile"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q does not tell %q", got, want)
		}
	}
}

func TestWordsAreWrittenAsNamesAndMeaning(t *testing.T) {
	const head = "# T\n\n## P\nid: p\nterms: p\nsource: s\nregion: international\ndate: 2025\nsummary: s\nwords:\n"
	for _, line := range []string{"- luff: the edge", "- = the edge", "- luff; = the edge", "- luff = "} {
		if got, err := knowledge.Parse("words.md", head+line+"\n\nBody.\n"); err == nil {
			t.Errorf("%q is read as %v", line, got)
		}
	}
}
