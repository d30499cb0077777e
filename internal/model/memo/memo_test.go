package memo_test

import (
	"context"
	"errors"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/delivery"
	"github.com/fairlead/fairlead/internal/model/memo"
)

// echo answers with the question in two pieces, and counts how often it was asked.
type echo struct {
	asked atomic.Int32
	err   error
}

func (e *echo) Info() chat.Info { return chat.Info{ID: "svc-agent"} }

func (e *echo) Run(_ context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	e.asked.Add(1)
	for _, ev := range []chat.Event{chat.Citation{Number: 1}, chat.Text("you said "), chat.Text(req.Question())} {
		if err := send(ev); err != nil {
			return chat.Outcome{}, err
		}
	}
	return chat.Outcome{Finish: chat.FinishStop}, e.err
}

func ask(turns ...string) chat.Request {
	var req chat.Request
	for _, t := range turns {
		req.Messages = append(req.Messages, chat.Message{Role: chat.User, Text: t})
	}
	return req
}

// run returns what was sent before send said that it had enough.
func run(t *testing.T, m chat.Model, req chat.Request, enough int) (sent []chat.Event, out chat.Outcome, err error) {
	t.Helper()
	out, err = m.Run(t.Context(), req, func(ev chat.Event) error {
		if len(sent) == enough {
			return delivery.ErrFull
		}
		sent = append(sent, ev)
		return nil
	})
	return sent, out, err
}

func TestTheSameRequestIsAnsweredFromMemory(t *testing.T) {
	inner := &echo{}
	m := memo.New(inner, memo.Config{})
	for i := range 3 {
		sent, out, err := run(t, m, ask("hello"), 10)
		if err != nil || out.Finish != chat.FinishStop || len(sent) != 3 || sent[2] != chat.Text("hello") {
			t.Errorf("answer %d: got %v, %v, %v", i, sent, out, err)
		}
	}
	if n := inner.asked.Load(); n != 1 {
		t.Errorf("the model was asked %d times", n)
	}
}

func TestOtherRequestsAreAskedAnew(t *testing.T) {
	budget := 5
	short := ask("hello")
	short.MaxTokens = &budget
	image := ask("hello")
	image.Messages[0].Images = []chat.Image{{URL: "data:,"}}
	system := ask("hello")
	system.Messages[0].Role = chat.System
	object := ask("hello")
	object.Format.Kind = chat.FormatJSON
	inner := &echo{}
	m := memo.New(inner, memo.Config{})
	all := []chat.Request{ask("hello"), ask("hello", "hello"), ask("hellohello"), short, system, object, image, image, ask(strings.Repeat("x", 10_000)), ask(strings.Repeat("x", 10_000))}
	for _, req := range all {
		if _, _, err := run(t, m, req, 10); err != nil {
			t.Fatal(err)
		}
	}
	if n := inner.asked.Load(); int(n) != len(all) {
		t.Errorf("the model was asked %d times, want %d", n, len(all))
	}
}

func TestAClientThatWantedLessLeavesAWholeAnswer(t *testing.T) {
	inner := &echo{}
	m := memo.New(inner, memo.Config{})
	if sent, _, err := run(t, m, ask("hello"), 1); !errors.Is(err, delivery.ErrFull) || len(sent) != 1 {
		t.Errorf("got %v, %v, want one event and the end", sent, err)
	}
	if sent, _, err := run(t, m, ask("hello"), 10); err != nil || len(sent) != 3 || inner.asked.Load() != 1 {
		t.Errorf("got %v, %v, want the whole answer from memory", sent, err)
	}
}

func TestFailuresAreNotRemembered(t *testing.T) {
	inner := &echo{err: errors.New("broken")}
	m := memo.New(inner, memo.Config{})
	for range 2 {
		if _, _, err := run(t, m, ask("hello"), 10); err == nil {
			t.Error("the failure is gone")
		}
	}
	if inner.asked.Load() != 2 {
		t.Error("a failure was remembered")
	}
}

// owner cites what belongs to each answer alone.
type owner struct{ echo }

func (o *owner) Run(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	if err := send(chat.Citation{Number: 1, Own: true}); err != nil {
		return chat.Outcome{}, err
	}
	return o.echo.Run(ctx, req, send)
}

func TestAnAnswerWithASourceOfItsOwnIsForNobodyElse(t *testing.T) {
	inner := &owner{}
	m := memo.New(inner, memo.Config{})
	for range 2 {
		if _, _, err := run(t, m, ask("a"), 10); err != nil {
			t.Fatal(err)
		}
	}
	if n := inner.asked.Load(); n != 2 {
		t.Errorf("the model was asked %d times, want 2", n)
	}
}

func TestAnswersAreForgottenByTimeAndNumber(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		inner := &echo{}
		m := memo.New(inner, memo.Config{Answers: 2, For: time.Minute})
		steps := []struct {
			text  string
			after time.Duration
			asked int32
		}{{"a", 0, 1}, {"b", 0, 2}, {"a", 0, 2}, {"c", 0, 3}, {"a", 0, 3}, {"b", 0, 4}, {"b", 2 * time.Minute, 5}}
		for i, s := range steps {
			if s.after > 0 {
				<-time.After(s.after)
			}
			if _, _, err := run(t, m, ask(s.text), 10); err != nil || inner.asked.Load() != s.asked {
				t.Errorf("step %d: asked %d times (%v), want %d", i, inner.asked.Load(), err, s.asked)
			}
		}
	})
}

func TestManyMayAskAtOnce(t *testing.T) {
	m := memo.New(&echo{}, memo.Config{Answers: 3})
	var wg sync.WaitGroup
	for i := range 50 {
		wg.Go(func() {
			want := strings.Repeat("x", i%5)
			if sent, _, err := run(t, m, ask(want), 10); err != nil || sent[2] != chat.Text(want) {
				t.Errorf("got %v, %v, want %q", sent, err, want)
			}
		})
	}
	wg.Wait()
}

// painter answers with a picture.
type painter struct{ echo }

func (p *painter) Run(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	if err := send(chat.Picture{Name: "image 1"}); err != nil {
		return chat.Outcome{}, err
	}
	return p.echo.Run(ctx, req, send)
}

func TestAnswersWithPicturesAreNotKept(t *testing.T) {
	inner := &painter{}
	m := memo.New(inner, memo.Config{})
	for range 2 {
		if _, _, err := run(t, m, ask("https://broker.org/a.png"), 10); err != nil {
			t.Fatal(err)
		}
	}
	if n := inner.asked.Load(); n != 2 {
		t.Errorf("asked %d times, want 2", n)
	}
}
