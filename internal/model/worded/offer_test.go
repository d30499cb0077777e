package worded_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/llm"
)

func TestToolsAreRunAndWhatTheyFindIsEvidence(t *testing.T) {
	e := &engine{script: []turn{
		calls(chat.ToolCall{ID: "a", Name: "fairlead_search_knowledge", Arguments: `{"question":"snubber"}`},
			chat.ToolCall{ID: "b", Name: "fairlead_anchor_rode", Arguments: `{"question":"rode"}`},
			chat.ToolCall{ID: "c", Name: "fairlead_search_knowledge", Arguments: `{"question":"fail"}`},
			chat.ToolCall{ID: "d", Name: "fairlead_search_knowledge", Arguments: `{"wish":1}`},
			chat.ToolCall{ID: "e", Name: "launch_flares", Arguments: `{}`}),
		says("Pay out 56 m. Snubbers are 12 mm nylon."),
	}}
	g := run(t, newModel(t, anchoring, e), ask("How much chain to pay out at anchor?"))
	if diff := cmp.Diff("Pay out 56 m. Snubbers are 12 mm nylon [3].", g.text); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]int{1, 2, 3}, g.citations()); diff != "" {
		t.Errorf("citations (-want +got):\n%s", diff)
	}
	var used []string
	for _, ev := range g.events {
		if u, ok := ev.(chat.ToolUse); ok {
			used = append(used, u.Name+": "+u.Summary+u.Error)
		}
	}
	want := []string{
		"search_knowledge: 2 passages", "search_knowledge: Snubbers", "anchor_rode: found", "search_knowledge: the tool failed",
		"search_knowledge: wish is not an argument of this tool; it takes question", "launch_flares: there is no such tool",
	}
	if diff := cmp.Diff(want, used); diff != "" {
		t.Errorf("tools (-want +got):\n%s", diff)
	}
	back := e.asked()[1].Messages
	var results []string
	for _, m := range back[len(back)-5:] {
		results = append(results, m.ToolCallID+" "+m.Text)
	}
	wantResults := []string{
		"a <<<data f00d\nSnubbers are 12 mm nylon [3].\n\nSources:\n[3] Snubbers\nf00d data>>>", "b <<<data f00d\nPay out 56 m.\nf00d data>>>",
		"c <<<data f00d\nerror: the tool failed\nf00d data>>>", "d <<<data f00d\nerror: wish is not an argument of this tool; it takes question\nf00d data>>>",
		"e <<<data f00d\nerror: there is no such tool\nf00d data>>>",
	}
	if diff := cmp.Diff(wantResults, results); diff != "" {
		t.Errorf("results (-want +got):\n%s", diff)
	}
	if g.outcome.Upstream.Usage != (chat.Usage{Prompt: 200, Completion: 20}) || g.outcome.Upstream.Cost != 1 {
		t.Errorf("got %+v, want both prompts", g.outcome.Upstream)
	}
}

func TestAnEngineThatOnlyCallsToolsIsStopped(t *testing.T) {
	var many []chat.ToolCall
	for range 6 {
		many = append(many, chat.ToolCall{ID: "a", Name: "fairlead_anchor_rode", Arguments: `{"question":"x"}`})
	}
	e := &engine{script: []turn{calls(many...)}}
	g := run(t, newModel(t, anchoring, e), ask("How much chain?"))
	asked := e.asked()
	if g.text != anchoring.text() || len(asked) != 3 || asked[2].ToolChoice != "none" {
		t.Fatalf("got %q after %d prompts", g.text, len(asked))
	}
	refused := 0
	for _, m := range asked[2].Messages {
		if strings.Contains(m.Text, "no more than 8 calls") {
			refused++
		}
	}
	if refused != 4 {
		t.Errorf("%d of 12 calls were refused, want 4", refused)
	}
}

func withTools(question, choice string) chat.Request {
	req := ask(question)
	req.Tools = []chat.ToolSpec{{Name: "berth", Description: "books", Parameters: json.RawMessage(`{"type":"object"}`)}, {Name: "fairlead_search_knowledge"}}
	req.ToolChoice = choice
	return req
}

func TestTheClientsToolsAreItsOwnToRun(t *testing.T) {
	e := &engine{script: []turn{{finish: chat.FinishToolCalls, pieces: []llm.Piece{
		{Text: "Let me see"}, {Call: &llm.CallPiece{Index: 2, ID: "x", Name: "berth"}}, {Call: &llm.CallPiece{Index: 2, Arguments: `{"length"`}},
		{Call: &llm.CallPiece{Index: 5, ID: "y", Name: "fairlead_search_knowledge", Arguments: "{}"}},
		{Call: &llm.CallPiece{Index: 2, Arguments: `:12}`}},
	}}}}
	g := run(t, newModel(t, anchoring, e), withTools("Book a berth", ""))
	var pieces []chat.CallPiece
	for _, ev := range g.events {
		if p, ok := ev.(chat.CallPiece); ok {
			pieces = append(pieces, p)
		}
	}
	want := []chat.CallPiece{{Index: 0, ID: "x", Name: "berth"}, {Index: 0, Arguments: `{"length"`}, {Index: 1, ID: "y", Name: "fairlead_search_knowledge", Arguments: "{}"}, {Index: 0, Arguments: `:12}`}}
	if diff := cmp.Diff(want, pieces); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if g.err != nil || g.outcome.Finish != chat.FinishToolCalls || g.text != "Let me see" || len(e.asked()) != 1 {
		t.Errorf("got %q, %+v, %v", g.text, g.outcome, g.err)
	}
	var offered []string
	for _, tool := range e.asked()[0].Tools {
		offered = append(offered, tool.Name)
	}
	if diff := cmp.Diff([]string{"berth", "fairlead_search_knowledge", "fairlead__search_knowledge"}, offered); diff != "" {
		t.Errorf("offered (-want +got):\n%s", diff)
	}
}

func TestAToolsResultOfTheClientGoesBackAndIsItsOwnWord(t *testing.T) {
	e := &engine{script: []turn{says("Berth 314 is yours.")}}
	req := withTools("Book a berth", "auto")
	req.Messages = append(req.Messages, chat.Message{Role: chat.Assistant, ToolCalls: []chat.ToolCall{{ID: "x", Name: "berth", Arguments: "{}"}}},
		chat.Message{Role: chat.Tool, ToolCallID: "x", Text: "berth 314"})
	g := run(t, newModel(t, anchoring, e), req)
	sent := e.asked()[0].Messages
	if g.text != "Berth 314 is yours." || len(sent) != 4 || sent[2].ToolCalls[0].ID != "x" || sent[3].Role != chat.Tool || !strings.Contains(sent[1].Text, "Book a berth") {
		t.Errorf("got %q from %+v", g.text, sent)
	}
}

func TestADemandedCallIsNoneOfOursAndHasNoStandIn(t *testing.T) {
	for _, choice := range []string{"required", "berth"} {
		e := &engine{script: []turn{says().fails(errDown)}}
		g := run(t, newModel(t, anchoring, e), withTools("Book a berth", choice))
		if p := e.asked()[0]; len(p.Tools) != 2 || p.ToolChoice != choice {
			t.Errorf("offered %d tools, choice %q", len(p.Tools), p.ToolChoice)
		}
		if kindOf(g.err) != fault.Upstream || len(g.events) != 0 {
			t.Errorf("got %v after %d events", g.err, len(g.events))
		}
	}
}

func TestADemandedCallThatDoesNotComeIsAFailure(t *testing.T) {
	for _, stream := range []bool{true, false} {
		req := withTools("Book a berth", "required")
		req.Stream = stream
		g := run(t, newModel(t, anchoring, &engine{script: []turn{says("Use a scope of 5:1.")}}), req)
		if kindOf(g.err) != fault.Upstream || len(g.events) != 0 {
			t.Errorf("stream %t: got %v after %d events", stream, g.err, len(g.events))
		}
	}
}

func TestArgumentsWithoutAnEndAreCut(t *testing.T) {
	pieces := []llm.Piece{{Call: &llm.CallPiece{ID: "x", Name: "berth", Arguments: "{"}}}
	for range 100 {
		pieces = append(pieces, llm.Piece{Call: &llm.CallPiece{Arguments: strings.Repeat("1", 1000)}})
	}
	g := run(t, newModel(t, anchoring, &engine{script: []turn{{pieces: pieces}}}), withTools("Book a berth", "auto"))
	size := 0
	for _, ev := range g.events {
		if c, ok := ev.(chat.CallPiece); ok {
			size += len(c.Arguments)
		}
	}
	if g.err != nil || g.outcome.Finish != chat.FinishLength || size > 40_000 {
		t.Errorf("got %d bytes, %s, %v", size, g.outcome.Finish, g.err)
	}
}

func TestNoneLeavesTheClientsToolsOut(t *testing.T) {
	e := &engine{script: []turn{says("That is enough.")}}
	run(t, newModel(t, anchoring, e), withTools("Book a berth", "none"))
	for _, tool := range e.asked()[0].Tools {
		if !strings.HasPrefix(tool.Name, "fairlead__") {
			t.Errorf("offered %q", tool.Name)
		}
	}
}
