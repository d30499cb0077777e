package smalltalk_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/model/agent/smalltalk"
)

func TestWhatIsSaidOutOfPolitenessIsNoPartOfTheQuestion(t *testing.T) {
	for text, want := range map[string]string{
		"Hi there, when should I reef? Thanks a lot!":                                               "when should I reef?",
		"Hello! Quick question: what is a drogue?":                                                  "what is a drogue?",
		"For my exam tomorrow: What are spring tides?":                                              "What are spring tides?",
		"I'm fairly new to sailing. How do I tack?":                                                 "I'm new to sailing. How do I tack?",
		"I was wondering, what is the mistral?":                                                     "what is the mistral?",
		"Yesterday my neighbour and I argued about this over a beer in the club. What is a drogue?": "What is a drogue?",
		"Can you tell me something? What is a drogue? I couldn't find a clear answer online.":       "What is a drogue?",
		"We talked about the 34 footer and the storm that broke her mast. Can I fix that?":          "We talked about the 34 footer and the storm that broke her mast. Can I fix that?",
		"thanks, and in Greece, what is the summer wind called?":                                    "and in Greece, what is the summer wind called?",
		"merci, le moins cher c'est lequel ?":                                                       "le moins cher c'est lequel ?",
		"Great, thank you so much! How often is that?":                                              "How often is that?",
		"danke. Welche Boote gibt es dort?":                                                         "Welche Boote gibt es dort?",
		"cheers. only in Greece":                                                                    "only in Greece",
		"thanks, you were a great help":                                                             "thanks, you were a great help",
		"merci, c'est très utile":                                                                   "merci, c'est très utile",
		"Thanks!":                                                                                   "Thanks!",
		"hello":                                                                                     "hello",
		"What should I bring for my exam on Saturday?":                                              "What should I bring for my exam on Saturday?",
		"Say thanks to the crew with what present?":                                                 "Say thanks to the crew with what present?",
		"The question is: does osmosis matter, and the answer is no idea.":                          "The question is: does osmosis matter, and the answer is no idea.",
	} {
		if got := smalltalk.Bare(text); got != want {
			t.Errorf("%q leaves %q, want %q", text, got, want)
		}
	}
}
