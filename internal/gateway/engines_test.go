package gateway_test

import (
	"context"
	"encoding/json"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/gateway"
)

// open is a model whose engine calls the client's tools.
type open struct{ model }

func (m open) Info() chat.Info {
	info := m.model.Info()
	info.ClientTools = true
	return info
}

func sends(events ...chat.Event) model {
	return func(_ context.Context, _ chat.Request, send chat.Send) (chat.Outcome, error) {
		for _, ev := range events {
			if err := send(ev); err != nil {
				return chat.Outcome{}, err
			}
		}
		return chat.Outcome{Finish: chat.FinishToolCalls, Upstream: chat.Upstream{Provider: "p", Usage: chat.Usage{Prompt: 7}}}, nil
	}
}

func TestAModelSaysWhichEngineWritesThisAnswer(t *testing.T) {
	b := &book{}
	m := sends(chat.Start{Engine: "embedded", Fallback: "the other is out"}, chat.Start{Engine: "third"}, chat.Wording{Keep: true}, chat.Text("Reef."))
	events, _, _, err := collect(caller(t), newGateway(m, b, gateway.Config{Build: "v1"}), ask("x"))
	if err != nil || len(events) != 2 {
		t.Fatalf("got %v, %v, want the start and the text", events, err)
	}
	start := events[0].(chat.Start)
	if start.Engine != "embedded" || start.Fingerprint != "fp_embedded_v1" || start.Fallback != "the other is out" || start.ID == "" || start.Model != "svc-agent" || start.Created.IsZero() {
		t.Errorf("got %+v", start)
	}
	if rec := b.records[0]; rec.Engine != "embedded" || rec.Upstream.Provider != "p" || rec.Upstream.Usage.Prompt != 7 {
		t.Errorf("got record %+v", rec)
	}
}

func TestWhatAFailedAnswerCostIsAccountedToo(t *testing.T) {
	b := &book{}
	m := model(func(context.Context, chat.Request, chat.Send) (chat.Outcome, error) {
		return chat.Outcome{Upstream: chat.Upstream{Provider: "p", Cost: 0.25, Currency: "USD"}}, fault.New(fault.Upstream, "it broke off")
	})
	_, _, _, err := collect(caller(t), newGateway(m, b, gateway.Config{}), ask("x"))
	if rec := b.records[0]; code(err) != "upstream_error" || rec.Upstream.Cost != 0.25 || rec.Outcome != "upstream_error" {
		t.Errorf("got record %+v, %v", rec, err)
	}
}

func TestCallsComeAfterTheTextBeforeThemAndAreCounted(t *testing.T) {
	pieces := []chat.Event{chat.Text("Let me see"), chat.CallPiece{ID: "a", Name: "berth"}, chat.CallPiece{Arguments: `{"length":12}`}}
	whole := []chat.Event{chat.Text("Let me see"), chat.CallPiece{ID: "a", Name: "berth", Arguments: `{"length":12}`}}
	var counts []int
	for _, list := range [][]chat.Event{pieces, whole} {
		b := &book{}
		events, _, out, err := collect(caller(t), newGateway(sends(list...), b, gateway.Config{Unpaced: true}), ask("x"))
		if err != nil || out.Finish != chat.FinishToolCalls {
			t.Fatalf("got %+v, %v", out, err)
		}
		text := ""
		for i, ev := range events {
			if piece, ok := ev.(chat.Text); ok {
				text += string(piece)
			}
			if p, ok := ev.(chat.CallPiece); ok && p.ID != "" && text != "Let me see" {
				t.Errorf("the call is event %d, after %q", i, text)
			}
		}
		if rec := b.records[0]; rec.FirstToken <= 0 || rec.CompletionTokens != out.Usage.Completion {
			t.Errorf("got record %+v", rec)
		}
		counts = append(counts, out.Usage.Completion)
	}
	if counts[0] != counts[1] || counts[0] < 8 {
		t.Errorf("counted %v", counts)
	}
}

func TestAnAnswerThatIsACallIsNoJSON(t *testing.T) {
	req := ask("x")
	req.Format.Kind = chat.FormatJSON
	events, text, _, err := collect(caller(t), newGateway(sends(chat.CallPiece{ID: "a", Name: "berth", Arguments: "{}"}), &book{}, gateway.Config{}), req)
	if err != nil || text != "" || len(events) != 2 {
		t.Errorf("got %q, %v, %v", text, events, err)
	}
}

func TestAChoiceAmongToolsHasToBePossible(t *testing.T) {
	tool := chat.ToolSpec{Name: "berth", Parameters: json.RawMessage("{}")}
	tests := map[string]struct {
		calls  bool
		tools  []chat.ToolSpec
		choice string
		want   string
	}{
		"auto without an engine":     {false, []chat.ToolSpec{tool}, "auto", ""},
		"required without an engine": {false, []chat.ToolSpec{tool}, "required", "unsupported_value"},
		"required":                   {true, []chat.ToolSpec{tool}, "required", ""},
		"one of them":                {true, []chat.ToolSpec{tool}, "berth", ""},
		"another":                    {true, []chat.ToolSpec{tool}, "launch", "invalid_value"},
		"required of none":           {true, nil, "required", "invalid_value"},
		"none of none":               {true, nil, "none", ""},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			req := ask("x")
			req.Tools, req.ToolChoice = tt.tools, tt.choice
			g := newGateway(says("x"), &book{}, gateway.Config{})
			if tt.calls {
				g = gatewayTo(open{says("x")})
			}
			_, _, _, err := collect(caller(t), g, req)
			if code(err) != tt.want {
				t.Errorf("got %v, want %q", err, tt.want)
			}
		})
	}
}

func TestTheTimeLimitCutsNoCall(t *testing.T) {
	m := model(func(_ context.Context, _ chat.Request, send chat.Send) (chat.Outcome, error) {
		err := errors.Join(send(chat.Text("Let me see. And more")), send(chat.CallPiece{ID: "a", Name: "berth", Arguments: `{"len`}))
		return chat.Outcome{}, errors.Join(err, context.DeadlineExceeded)
	})
	_, _, _, err := collect(caller(t), newGateway(m, &book{}, gateway.Config{Unpaced: true}), ask("x"))
	if diff := cmp.Diff("timeout", code(err)); diff != "" {
		t.Errorf("half a call passed for an answer (-want +got):\n%s", diff)
	}
}
