package agent_test

import (
	"bufio"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/calc/library"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent"
)

// TestAnswersAreWrittenForGrading answers the questions in the file FAIRLEAD_EVAL_IN ({"id", "question"} lines) into
// FAIRLEAD_EVAL_OUT ({"id", "answer"} lines), for a grader outside of the repository.
func TestAnswersAreWrittenForGrading(t *testing.T) {
	in, out := os.Getenv("FAIRLEAD_EVAL_IN"), os.Getenv("FAIRLEAD_EVAL_OUT")
	if in == "" || out == "" {
		t.Skip("FAIRLEAD_EVAL_IN and FAIRLEAD_EVAL_OUT name no files")
	}
	base, err := knowledge.Load()
	if err != nil {
		t.Fatal(err)
	}
	places, err := geo.Load()
	if err != nil {
		t.Fatal(err)
	}
	designs, err := design.Load()
	if err != nil {
		t.Fatal(err)
	}
	a := agent.New(base, agent.Config{Links: "http://localhost", Designs: designs, Calcs: library.New(places, designs)})
	questions, err := os.Open(in)
	if err != nil {
		t.Fatal(err)
	}
	defer questions.Close()
	answers, err := os.Create(out)
	if err != nil {
		t.Fatal(err)
	}
	defer answers.Close()
	lines := bufio.NewScanner(questions)
	for lines.Scan() {
		var q struct{ ID, Question string }
		if err := json.Unmarshal(lines.Bytes(), &q); err != nil {
			t.Fatal(err)
		}
		var text strings.Builder
		req := chat.Request{Model: agent.ID, Messages: []chat.Message{{Role: chat.User, Text: q.Question}}}
		if _, err := a.Run(t.Context(), req, func(ev chat.Event) error {
			if piece, ok := ev.(chat.Text); ok {
				text.WriteString(string(piece))
			}
			return nil
		}); err != nil {
			t.Fatalf("%s: %v", q.ID, err)
		}
		if err := json.NewEncoder(answers).Encode(map[string]string{"id": q.ID, "answer": text.String()}); err != nil {
			t.Fatal(err)
		}
	}
}
