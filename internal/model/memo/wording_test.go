package memo_test

import (
	"context"
	"sync/atomic"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/memo"
)

// study sends a wording before its text where it is asked to.
type study struct {
	asked atomic.Int32
	holds func(string) bool
}

func (s *study) Info() chat.Info { return chat.Info{ID: "svc-agent"} }

func (s *study) Run(_ context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	s.asked.Add(1)
	if req.Drafting {
		if err := send(chat.Wording{Keep: true, Holds: s.holds}); err != nil {
			return chat.Outcome{}, err
		}
	}
	return chat.Outcome{Finish: chat.FinishStop}, send(chat.Text("x"))
}

func TestADraftIsNotWhatAClientGets(t *testing.T) {
	inner := &study{}
	m := memo.New(inner, memo.Config{})
	req := ask("how many berths?")
	for range 2 {
		for drafting, want := range map[bool]int{true: 2, false: 1} {
			req.Drafting = drafting
			if sent, _, err := run(t, m, req, 9); len(sent) != want || err != nil {
				t.Errorf("drafting %v: got %v, %v", drafting, sent, err)
			}
		}
	}
	if n := inner.asked.Load(); n != 2 {
		t.Errorf("asked %d times, want once for each", n)
	}
}

func TestAStudyIsNotKeptForItsVerifier(t *testing.T) {
	inner := &study{holds: func(string) bool { return true }}
	m := memo.New(inner, memo.Config{})
	req := ask("a study")
	req.Drafting = true
	for range 2 {
		if sent, _, _ := run(t, m, req, 9); len(sent) != 2 {
			t.Errorf("got %v", sent)
		}
	}
	if n := inner.asked.Load(); n != 2 {
		t.Errorf("asked %d times, want each time", n)
	}
}
