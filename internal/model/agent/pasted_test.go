package agent_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
)

const letter = `Here is what my insurer wrote: "Your policy covers the vessel in European coastal waters between 1 April and 31 October. Single-handed passages over 18 hours are ` +
	`excluded. An out-of-water survey not older than five years is required for vessels over 20 years of age. The gas installation is to be certified." `

func TestAPastedTextIsReadForWhatIsAskedOfIt(t *testing.T) {
	a := newAgent(t)
	if got := run(t, a, ask(letter+"How often do I have to get a survey then?")).text; !strings.Contains(got, "> An out-of-water survey not older than five years") {
		t.Errorf("asked of the survey: %q", got)
	}
	req := chat.Request{Messages: []chat.Message{
		{Role: chat.User, Text: letter + "How often do I have to get a survey then?"}, {Role: chat.Assistant, Text: "Every five years."}, {Role: chat.User, Text: "what do they want for the gas?"},
	}}
	if got := run(t, a, req).text; !strings.Contains(got, "> The gas installation is to be certified.") {
		t.Errorf("asked of the gas: %q", got)
	}
	if got := run(t, a, ask(letter+"How do I reef a mainsail?")).text; strings.Contains(got, "pasted") {
		t.Errorf("asked of what it does not tell: %q", got)
	}
}

func TestAnAnswerKeepsToTheSentencesThatItMayHave(t *testing.T) {
	req := ask("How do I reef?")
	req.Messages = append([]chat.Message{{Role: chat.System, Text: "Answer in at most two sentences."}}, req.Messages...)
	if got := run(t, newAgent(t), req).text; strings.Contains(got, "\n") || strings.Count(got, ". ") > 2 {
		t.Errorf("answered %q", got)
	}
}
