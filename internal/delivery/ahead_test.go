package delivery_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/delivery"
)

func TestAheadKeepsEveryEventInOrder(t *testing.T) {
	var want, got []chat.Event
	for i := range 20_000 { // more than may be ahead
		want = append(want, chat.Text(fmt.Sprint(i)), chat.Progress{Stage: fmt.Sprint(i)})
	}
	err := delivery.Ahead(func(ev chat.Event) error {
		got = append(got, ev)
		return nil
	}, func(send chat.Send) error {
		for _, ev := range want {
			if err := send(ev); err != nil {
				return err
			}
		}
		return errors.New("the model's own")
	})
	if err == nil || err.Error() != "the model's own" {
		t.Errorf("got error %v, want that of the model", err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestAModelThatIsAheadEndsBeforeItsAnswerIsPaced(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		start := time.Now()
		var wrote, sent time.Duration
		terms := delivery.Terms{Style: chat.Style{Cut: chat.CutWord, Pace: time.Second}, MaxTokens: 100}
		_, err := delivery.Run(t.Context(), terms, func(chat.Event) error { sent = time.Since(start); return nil }, func(send chat.Send) error {
			return delivery.Ahead(send, func(send chat.Send) error {
				defer func() { wrote = time.Since(start) }()
				return send(chat.Text("Ease the sheet and bear away."))
			})
		})
		if err != nil || wrote != 0 || sent != 5*time.Second {
			t.Errorf("got error %v, written after %v and sent after %v; want none, 0 and 5s", err, wrote, sent)
		}
	})
}

func TestAModelIsAheadByNoMoreThanABoundedText(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		piece := strings.Repeat("a", 1000)
		written, taken := 0, make(chan struct{})
		go func() {
			synctest.Wait()
			if size := written * len(piece); size < 60_000 || size > 70_000 {
				t.Errorf("the model wrote %d bytes ahead of a reader that takes none", size)
			}
			close(taken)
		}()
		err := delivery.Ahead(func(chat.Event) error { <-taken; return nil }, func(send chat.Send) error {
			for range 1000 {
				if err := send(chat.Text(piece)); err != nil {
					return err
				}
				written++
			}
			return nil
		})
		if err != nil || written != 1000 {
			t.Errorf("got %d pieces and %v, want 1000 and no error", written, err)
		}
	})
}

func TestTheErrorOfSendReachesAModelThatIsAhead(t *testing.T) {
	gone := errors.New("gone")
	var told error
	err := delivery.Ahead(func(chat.Event) error { return gone }, func(send chat.Send) error {
		for told == nil {
			told = send(chat.Text("a "))
		}
		return errors.New("another")
	})
	if !errors.Is(told, gone) || !errors.Is(err, gone) {
		t.Errorf("the model was told %v and the caller %v, want %v for both", told, err, gone)
	}
}

func TestAClientThatLeavesEndsAModelThatIsFarAhead(t *testing.T) {
	ctx, leave := context.WithCancel(t.Context())
	terms := delivery.Terms{Style: chat.Style{Cut: chat.CutWord, Pace: time.Hour}, MaxTokens: 1 << 30}
	_, err := delivery.Run(ctx, terms, func(chat.Event) error { leave(); return nil }, func(send chat.Send) error {
		return delivery.Ahead(send, func(send chat.Send) error {
			for {
				if err := send(chat.Text("word ")); err != nil {
					return err
				}
			}
		})
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want that the context was cancelled", err)
	}
}

func TestAPanicOfSendWaitsForTheModel(t *testing.T) {
	ended := false
	defer func() {
		if p := recover(); p != "send" || !ended {
			t.Errorf("recovered %v with the model ended: %v; want send and true", p, ended)
		}
	}()
	_ = delivery.Ahead(func(chat.Event) error { panic("send") }, func(send chat.Send) error {
		defer func() { ended = true }()
		for {
			if err := send(chat.Text("a ")); err != nil {
				return err
			}
		}
	})
}
