package research_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/researchtest"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/research"
)

// sources are the built-in data.
func sources(t testing.TB) research.Sources {
	t.Helper()
	from, wish := researchtest.Built(t)
	return research.Sources{Sources: from, Wish: wish}
}

func newModel(t testing.TB) *research.Model {
	t.Helper()
	return research.New(sources(t))
}

// answer is what a model sent.
type answer struct {
	text      string
	events    []chat.Event
	citations []chat.Citation
	outcome   chat.Outcome
}

func ask(t testing.TB, m *research.Model, question string, budget int) answer {
	t.Helper()
	var a answer
	var text strings.Builder
	var err error
	req := chat.Request{Model: research.ID, MaxTokens: &budget, Messages: []chat.Message{{Role: chat.User, Text: question}}}
	a.outcome, err = m.Run(t.Context(), req, func(ev chat.Event) error {
		a.events = append(a.events, ev)
		switch ev := ev.(type) {
		case chat.Text:
			text.WriteString(string(ev))
		case chat.Citation:
			a.citations = append(a.citations, ev)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	a.text = text.String()
	return a
}
