package app

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"os"
	"slices"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
)

var update = flag.Bool("update", false, "note in testdata/drafts.jsonl what svc-agent drafts for questions that have no draft there")

// noted is what svc-agent drafted for a question when the statements of it were written. Statements are held against that: what
// is drafted today has other passages beside the first as soon as the corpus gains a sentence, and a true statement of one that
// is left out would be dropped for want of evidence, which tells nothing of the checks.
type noted struct {
	Question string
	Text     string
	Sources  []chat.Citation
}

// readDrafts reads what is noted, by question.
func readDrafts(t testing.TB) map[string]noted {
	t.Helper()
	data, err := os.ReadFile("testdata/drafts.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	drafts := map[string]noted{}
	for line := range bytes.Lines(data) {
		var n noted
		if err := json.Unmarshal(line, &n); err != nil {
			t.Fatal(err)
		}
		drafts[n.Question] = n
	}
	return drafts
}

// replayed is a model that drafts what is noted.
type replayed struct {
	chat.Model
	drafts map[string]noted
}

func (m replayed) Run(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	n, ok := m.drafts[req.Question()]
	if !ok {
		return m.Model.Run(ctx, req, send)
	}
	if err := send(chat.Text(n.Text)); err != nil {
		return chat.Outcome{}, err
	}
	for _, c := range n.Sources {
		if err := send(c); err != nil {
			return chat.Outcome{}, err
		}
	}
	return chat.Outcome{Finish: chat.FinishStop}, nil
}

// replayed are these models with what is noted in place of svc-agent's drafts.
func (s served) replayed(drafts map[string]noted) served {
	list := slices.Clone(s.models)
	for i, m := range list {
		if m.Info().ID == "svc-agent" {
			list[i] = replayed{m, drafts}
		}
	}
	s.models = list
	return s
}

// note is what a model drafts now.
func note(t *testing.T, m chat.Model, question string) noted {
	t.Helper()
	n := noted{Question: question}
	req := chat.Request{Messages: []chat.Message{{Role: chat.User, Text: question}}, Drafting: true}
	if _, err := m.Run(t.Context(), req, func(ev chat.Event) error {
		switch ev := ev.(type) {
		case chat.Text:
			n.Text += string(ev)
		case chat.Citation:
			n.Sources = append(n.Sources, ev)
		case chat.Listing, chat.Finding, chat.Result:
			t.Errorf("%q is answered by more than words, which are not noted", question)
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return n
}

// TestEveryQuestionOfStatementsHasItsDraft notes the missing ones with -update.
func TestEveryQuestionOfStatementsHasItsDraft(t *testing.T) {
	drafts := readDrafts(t)
	_, s := models(t)
	agent := s.models[slices.IndexFunc(s.models, func(m chat.Model) bool { return m.Info().ID == "svc-agent" })]
	var missing bytes.Buffer
	write := json.NewEncoder(&missing)
	write.SetEscapeHTML(false)
	for _, name := range []string{"statements.txt", "statements_aside.txt", "statements_others.txt", "statements_rules.txt"} {
		for _, q := range readStatements(t, name) {
			if _, ok := drafts[q.question]; ok || q.model != "svc-agent" {
				continue
			}
			if !*update {
				t.Errorf("%q has no draft: go test ./internal/app -run HasItsDraft -update", q.question)
				continue
			}
			drafts[q.question] = note(t, agent, q.question)
			if err := write.Encode(drafts[q.question]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if missing.Len() == 0 {
		return
	}
	f, err := os.OpenFile("testdata/drafts.jsonl", os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := f.Write(missing.Bytes()); err != nil {
		t.Fatal(err)
	}
}
