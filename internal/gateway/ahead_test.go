package gateway_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/gateway"
)

// quick is a model whose answers are there at once.
type quick struct{ model }

func (q quick) Info() chat.Info {
	info := q.model.Info()
	info.Engine = "embedded"
	return info
}

func TestAnEmbeddedModelHasEndedWhileItsAnswerIsPaced(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		start := time.Now()
		var wrote time.Duration
		m := quick{func(_ context.Context, _ chat.Request, send chat.Send) (chat.Outcome, error) {
			defer func() { wrote = time.Since(start) }()
			for _, ev := range []chat.Event{chat.Progress{Stage: "search"}, chat.Text("Port gives way "), chat.Citation{Number: 1}, chat.Text("to starboard.")} {
				if err := send(ev); err != nil {
					return chat.Outcome{}, err
				}
			}
			return chat.Outcome{Finish: chat.FinishContentFilter, Upstream: chat.Upstream{Provider: "p"}}, nil
		}}
		b := &book{}
		events, text, out, err := collect(caller(t), gatewayOf(m, b, gateway.Config{}), ask("x"))
		if err != nil || text != "Port gives way to starboard." || out.Finish != chat.FinishContentFilter || out.Upstream.Provider != "p" {
			t.Errorf("got %q, %+v and %v", text, out, err)
		}
		if took := time.Since(start); wrote != 0 || took != 40*time.Millisecond {
			t.Errorf("the model ended after %v and the answer after %v, want 0 and 40ms", wrote, took)
		}
		if _, first := events[0].(chat.Start); !first || len(b.records) != 1 || b.records[0].Upstream.Provider != "p" {
			t.Errorf("got events %v and records %+v", events, b.records)
		}
	})
}

func TestAPanicAheadOfAnAnswerIsHiddenAndAccounted(t *testing.T) {
	m := quick{func(context.Context, chat.Request, chat.Send) (chat.Outcome, error) { panic("secret") }}
	b := &book{}
	_, _, _, err := collect(caller(t), gatewayOf(m, b, gateway.Config{}), ask("x"))
	if f := fault.From(err); f.Kind != fault.Internal || strings.Contains(f.Message, "secret") || b.records[0].Outcome != "internal_error" {
		t.Errorf("got %+v and record %+v", f, b.records[0])
	}
}

func TestAClientThatLeavesAnAnswerThatIsAheadPaysForWhatItGot(t *testing.T) {
	var told error
	m := quick{func(_ context.Context, _ chat.Request, send chat.Send) (chat.Outcome, error) {
		for told == nil {
			told = send(chat.Text("word "))
		}
		return chat.Outcome{}, told
	}}
	b, gone := &book{}, errors.New("gone")
	texts := 0
	_, err := gatewayOf(m, b, gateway.Config{}).Run(caller(t), new(ask("x")), func(ev chat.Event) error {
		if _, ok := ev.(chat.Text); !ok {
			return nil
		}
		if texts++; texts > 3 {
			return gone
		}
		return nil
	})
	if !errors.Is(err, gone) || !errors.Is(told, gone) {
		t.Errorf("got %v, and the model %v, want both %v", err, told, gone)
	}
	if rec := b.records[0]; rec.Outcome != "client_gone" || rec.CompletionTokens == 0 || rec.CompletionTokens > 10 {
		t.Errorf("got record %+v", rec)
	}
}
