package agent

import "testing"

func TestWhatIsSaidOutOfPolitenessIsNoPartOfTheQuestion(t *testing.T) {
	for text, want := range map[string]string{
		"Hi there, when should I reef? Thanks a lot!":                      "when should I reef?",
		"Hello! Quick question: what is a drogue?":                         "what is a drogue?",
		"For my exam tomorrow: What are spring tides?":                     "What are spring tides?",
		"I'm fairly new to sailing. How do I tack?":                        "I'm new to sailing. How do I tack?",
		"Thanks!":                                                          "Thanks!",
		"hello":                                                            "hello",
		"What should I bring for my exam on Saturday?":                     "What should I bring for my exam on Saturday?",
		"Say thanks to the crew with what present?":                        "Say thanks to the crew with what present?",
		"The question is: does osmosis matter, and the answer is no idea.": "The question is: does osmosis matter, and the answer is no idea.",
	} {
		if got := withoutManners(text); got != want {
			t.Errorf("%q leaves %q, want %q", text, got, want)
		}
	}
}
