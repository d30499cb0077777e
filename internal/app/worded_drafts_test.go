package app

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"flag"
	"os"
	"slices"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
)

var update = flag.Bool("update", false, "note in testdata/drafts.jsonl what the models draft for questions that have no draft there")

// noted is what a model drafted for a question when the statements of it were written. Statements are held against that: what
// is drafted today has other passages beside the first as soon as the corpus gains a sentence, and other boats as the inventory
// does, and a true statement of one that is left out would be dropped for want of evidence, which tells nothing of the checks.
type noted struct {
	Model    string `json:",omitempty"` // none is svc-agent
	Question string
	Lead     string   `json:",omitempty"` // Lead and Looks as chat.Wording has them; Keep is left out, see unkept
	Looks    []string `json:",omitempty"`
	Text     string
	Sources  []chat.Citation
	Boats    []chat.Listing `json:",omitempty"`
	Findings []chat.Finding `json:",omitempty"`
}

// notable are the models whose drafts are noted. Those of research are not: it checks sentences by its own queries.
var notable = []string{"svc-agent", "svc-listings-agent", "svc-survey-agent"}

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
	if !ok || cmp.Or(n.Model, "svc-agent") != m.Info().ID {
		return m.Model.Run(ctx, req, send)
	}
	events := []chat.Event{chat.Wording{Lead: n.Lead, Looks: n.Looks}}
	for _, l := range n.Boats {
		events = append(events, l)
	}
	for _, f := range n.Findings {
		events = append(events, f)
	}
	events = append(events, chat.Text(n.Text))
	for _, c := range n.Sources {
		events = append(events, c)
	}
	for _, ev := range events {
		if err := send(ev); err != nil {
			return chat.Outcome{}, err
		}
	}
	return chat.Outcome{Finish: chat.FinishStop}, nil
}

// replayed are these models with what is noted in place of their drafts.
func (s served) replayed(drafts map[string]noted) served {
	list := slices.Clone(s.models)
	for i, m := range list {
		if slices.Contains(notable, m.Info().ID) {
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
	if id := m.Info().ID; id != "svc-agent" {
		n.Model = id
	}
	req := chat.Request{Messages: []chat.Message{{Role: chat.User, Text: question}}, Drafting: true}
	if _, err := m.Run(t.Context(), req, func(ev chat.Event) error {
		switch ev := ev.(type) {
		case chat.Text:
			n.Text += string(ev)
		case chat.Citation:
			n.Sources = append(n.Sources, ev)
		case chat.Listing:
			n.Boats = append(n.Boats, ev)
		case chat.Finding:
			n.Findings = append(n.Findings, ev)
		case chat.Wording:
			n.Lead, n.Looks = cmp.Or(ev.Lead, n.Lead), append(n.Looks, ev.Looks...)
			if ev.Holds != nil {
				t.Errorf("%q has a check of its own, which is not noted", question)
			}
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
	asked := map[string]chat.Model{}
	for _, m := range s.models {
		asked[m.Info().ID] = m
	}
	var missing bytes.Buffer
	write := json.NewEncoder(&missing)
	write.SetEscapeHTML(false)
	for _, name := range []string{"statements.txt", "statements_aside.txt", "statements_others.txt", "statements_rules.txt"} {
		for _, q := range readStatements(t, name) {
			if _, ok := drafts[q.question]; ok || !slices.Contains(notable, q.model) {
				continue
			}
			if !*update {
				t.Errorf("%q has no draft: go test ./internal/app -run HasItsDraft -update", q.question)
				continue
			}
			drafts[q.question] = note(t, asked[q.model], q.question)
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
