package agent_test

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	reading "github.com/fairlead/fairlead/internal/talk"
)

// other is a model that says only that it was asked.
type other struct{ chat.Model }

// conversant is a model that reads a conversation itself.
type conversant struct{ chat.Model }

func (m conversant) Converse(ctx context.Context, told reading.Talk, send chat.Send) (chat.Outcome, error) {
	return m.Run(ctx, told.Came, send)
}

const asked = "the other model was asked"

func (other) Run(_ context.Context, _ chat.Request, send chat.Send) (chat.Outcome, error) {
	return chat.Outcome{}, send(chat.Text(asked))
}

func TestACallForHelpIsAnsweredWhateverModelIsAsked(t *testing.T) {
	m := newAgent(t).First(conversant{other{}})
	for _, question := range []string{
		"I am sinking", "Mayday, we are sinking off Brighton", "Man overboard! what do I do", "CO alarm is ringing and I am dizzy", "the engine room is on fire",
		"my wife has stopped breathing", "I smell gas", "nous coulons", "wir sinken", "wind gone 50, main wont come down, cliffs under the lee",
	} {
		if got := run(t, m, ask(question)).text; !strings.Contains(got, "112") || got == asked {
			t.Errorf("%q was answered %q", question, got)
		}
	}
}

func TestASearchIsNoCallForHelp(t *testing.T) {
	m := newAgent(t).First(conversant{other{}})
	files, err := filepath.Glob("../../catalog/wish/testdata/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files of searches, %v", len(files), err)
	}
	for _, file := range files {
		all, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range bytes.Lines(all) {
			var search struct{ Query string }
			if err := json.Unmarshal(line, &search); err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			if got := run(t, m, ask(search.Query)).text; search.Query != "" && got != asked {
				t.Errorf("%s: %q was answered %q", filepath.Base(file), search.Query, got)
			}
		}
	}
}

func TestAnAdvertIsNoCallForHelp(t *testing.T) {
	m := newAgent(t).First(conversant{other{}})
	for _, advert := range []string{
		"1986 Catalina 36, soft deck, 3,850 engine hours, bilge takes in a little water, gas detector fitted, engine smokes blue at start, asking 28,000.",
		"Hanse 388, 2018. Smoke alarm, gas alarm and CO alarm fitted. Man overboard module on the pushpit. Liferaft serviced 2023. Keel bolts checked after grounding in 2021.",
	} {
		if got := run(t, m, ask(advert)).text; got != asked {
			t.Errorf("%q was answered %q", advert, got)
		}
	}
}

// owning is a model that calls a turn its own where it says so.
type owning struct{ conversant }

func (owning) Owns(told reading.Talk) bool { return strings.Contains(told.Came.Question(), "for sale") }

func TestAQuestionThatIsNotTheModelsIsAnsweredByTheAgent(t *testing.T) {
	m := newAgent(t).First(owning{conversant{other{}}})
	for question, own := range map[string]bool{
		"how do I reef the mainsail?": false, "how much chain do I need in 8 m of water?": false, "what does it cost to keep a boat a year?": false,
		"which Contessa 32 are for sale?": true, "catamarans in Greece": true, "who won the football on Sunday?": true,
	} {
		if got := run(t, m, ask(question)).text; (got == asked) != own {
			t.Errorf("%q was answered %.120q", question, got)
		}
	}
}

func TestACallForHelpIsNoClaimAgainstAnAnswer(t *testing.T) {
	req := ask("my wife says 2 men are overboard")
	req.Messages = append([]chat.Message{{Role: chat.User, Text: "How long is a mooring line?"}, {Role: chat.Assistant, Text: "As long as the boat."}}, req.Messages...)
	if got := run(t, newAgent(t), req).text; !strings.Contains(got, "Mayday") {
		t.Errorf("answered %q", got)
	}
}
