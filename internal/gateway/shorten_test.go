package gateway_test

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/gateway"
	"github.com/fairlead/fairlead/internal/tokens"
)

func TestJSONIsShortenedToItsBudgetAndNeverCutAndThatIsTold(t *testing.T) {
	many := func(_ context.Context, _ chat.Request, send chat.Send) (chat.Outcome, error) {
		items := make([]string, 200)
		for i := range items {
			items[i] = fmt.Sprintf("listing number %d", i)
		}
		return chat.Outcome{Finish: chat.FinishStop}, send(chat.Result{Data: map[string]any{"total": len(items), "listings": items}})
	}
	for _, budget := range []int{30, 100, 500} {
		req := ask("x")
		req.Format.Kind, req.MaxTokens = chat.FormatJSON, &budget
		_, text, out, err := collect(caller(t), newGateway(many, &book{}, gateway.Config{Unpaced: true}), req)
		var got struct {
			Total    int
			Listings []string
		}
		if err != nil || out.Finish != chat.FinishLength || json.Unmarshal([]byte(text), &got) != nil || got.Total != 200 || len(got.Listings) == 0 {
			t.Errorf("budget %d: got %s, %v, %v", budget, text, out, err)
		}
	}
}

func TestOfSeveralArraysTheLongestLosesAsFewItemsAsFit(t *testing.T) {
	whole := map[string]any{"about": "boats", "empty": []string{}}
	for name, n := range map[string]int{"designs": 3, "listings": 40, "sources": 25} {
		var items []string
		for i := range n {
			items = append(items, name+strings.Repeat(" and more", i%7))
		}
		whole[name] = items
	}
	model := func(_ context.Context, _ chat.Request, send chat.Send) (chat.Outcome, error) {
		return chat.Outcome{Finish: chat.FinishStop}, send(chat.Result{Data: whole})
	}
	g := newGateway(model, &book{}, gateway.Config{Unpaced: true})
	for _, budget := range []int{40, 60, 61, 62, 63, 64, 100, 200, 300} {
		req := ask("x")
		req.Format.Kind, req.MaxTokens = chat.FormatJSON, &budget
		_, got, _, err := collect(caller(t), g, req)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(oneByOne(t, whole, budget), got); diff != "" {
			t.Errorf("budget %d (-want +got):\n%s", budget, diff)
		}
	}
}

// oneByOne shortens an object as slowly as it can be said: an item, then a count.
func oneByOne(t *testing.T, whole map[string]any, budget int) string {
	t.Helper()
	left := maps.Clone(whole)
	for {
		text, err := json.Marshal(left)
		if err != nil {
			t.Fatal(err)
		}
		longest, size := "", len("[]")
		for name, value := range left {
			if items, ok := value.([]string); ok {
				if text, _ := json.Marshal(items); len(text) > size {
					longest, size = name, len(text)
				}
			}
		}
		if tokens.Count(string(text)) <= budget || longest == "" {
			return string(text)
		}
		items := left[longest].([]string)
		left[longest] = items[:len(items)-1]
	}
}

func TestAnAnswerWithoutItemsLosesSentencesThenWordsAndIsStillJSON(t *testing.T) {
	const text = "**Heaving to**\n\nTack without touching the jib sheet, e.g. at noon. [1]\n\n1. Reduce the sail.\n2. Sail close hauled. Wait until she lies quietly, then lash the helm to leeward."
	for _, tt := range []struct {
		budget int
		want   string
		finish chat.Finish
	}{
		{500, text, chat.FinishStop},
		{50, "**Heaving to**\n\nTack without touching the jib sheet, e.g. at noon. [1]\n\n1. Reduce the sail.\n2. Sail close hauled.", chat.FinishStop},
		{45, "**Heaving to**\n\nTack without touching the jib sheet, e.g. at noon. [1]\n\n1. Reduce the sail.", chat.FinishStop},
		{38, "**Heaving to**\n\nTack without touching the jib sheet, e.g. at noon. [1]", chat.FinishStop},
		{24, "**Heaving to**\n\nTack without touching the jib sheet…", chat.FinishLength},
	} {
		req := ask("x")
		req.Format.Kind, req.MaxTokens = chat.FormatJSON, &tt.budget
		_, whole, out, err := collect(caller(t), newGateway(says(text), &book{}, gateway.Config{Unpaced: true}), req)
		var got chat.Plain
		if err != nil || json.Unmarshal([]byte(whole), &got) != nil || got.Answer != tt.want || got.Citations == nil || out.Finish != tt.finish || tokens.Count(whole) > tt.budget {
			t.Errorf("budget %d: got %q of %d tokens, %v, %v", tt.budget, whole, tokens.Count(whole), out.Finish, err)
		}
	}
	req, budget := ask("x"), 4
	req.Format.Kind, req.MaxTokens = chat.FormatJSON, &budget
	_, whole, out, err := collect(caller(t), newGateway(says(text), &book{}, gateway.Config{Unpaced: true}), req)
	if err != nil || out.Finish != chat.FinishLength || json.Valid([]byte(whole)) {
		t.Errorf("where nothing fits: got %q, %v, %v", whole, out.Finish, err)
	}
}

func BenchmarkShorten(b *testing.B) {
	items := make([]string, 2000)
	for i := range items {
		items[i] = fmt.Sprintf("listing number %d", i)
	}
	model := func(_ context.Context, _ chat.Request, send chat.Send) (chat.Outcome, error) {
		return chat.Outcome{Finish: chat.FinishStop}, send(chat.Result{Data: map[string]any{"listings": items}})
	}
	g := newGateway(model, &book{}, gateway.Config{Unpaced: true})
	req, budget := ask("x"), 500
	req.Format.Kind, req.MaxTokens = chat.FormatJSON, &budget
	ctx := caller(b)
	for b.Loop() {
		if _, _, _, err := collect(ctx, g, req); err != nil {
			b.Fatal(err)
		}
	}
}
