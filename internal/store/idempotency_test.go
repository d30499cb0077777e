package store_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/idempotency"
	"github.com/fairlead/fairlead/internal/store"
)

func keep(t *testing.T, s *store.Store, owner, key string, a idempotency.Answer) {
	t.Helper()
	if err := s.KeepAnswer(t.Context(), owner, key, a); err != nil {
		t.Fatal(err)
	}
}

// kept returns the request hash of what is kept, empty for nothing.
func kept(t *testing.T, s *store.Store, owner, key string) string {
	t.Helper()
	a, ok, err := s.KeptAnswer(t.Context(), owner, key)
	if err != nil {
		t.Fatal(err)
	}
	if !ok {
		return ""
	}
	return a.RequestHash
}

func testAnswers(t *testing.T, open opener) {
	now := time.Now().UTC().Truncate(time.Microsecond)
	fresh, old := now.Add(time.Minute-idempotency.Keep), now.Add(-idempotency.Keep)
	t.Run("AnAnswerComesBackAsItWasKept", func(t *testing.T) {
		s := open(t)
		want := idempotency.Answer{
			RequestHash: "h", Status: 200, ContentType: "text/event-stream", Body: []byte("data: \x00\xff\n\n"),
			Fallback: "embedded", Created: now,
		}
		keep(t, s, "o", "k", want)
		got, ok, err := s.KeptAnswer(t.Context(), "o", "k")
		if !ok || err != nil {
			t.Fatalf("kept: %v, %v", ok, err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		keep(t, s, "o", "empty", idempotency.Answer{RequestHash: "e", Created: now})
		if got := kept(t, s, "o", "empty"); got != "e" {
			t.Errorf("an answer without a body: %q", got)
		}
	})
	t.Run("AKeyMayBeAnyBytes", func(t *testing.T) {
		s := open(t)
		for _, key := range []string{"\xff", "\xfe", "\x00", "ÿ"} {
			keep(t, s, "o", key, idempotency.Answer{RequestHash: fmt.Sprintf("of %q", key), Created: now})
		}
		for _, key := range []string{"\xff", "\xfe", "\x00", "ÿ"} {
			if got := kept(t, s, "o", key); got != fmt.Sprintf("of %q", key) {
				t.Errorf("%q: got %q", key, got)
			}
		}
	})
	t.Run("NothingIsKeptForAnotherOwnerOrKey", func(t *testing.T) {
		s := open(t)
		keep(t, s, "o", "k", idempotency.Answer{RequestHash: "h", Created: now})
		if a, b := kept(t, s, "p", "k"), kept(t, s, "o", "l"); a != "" || b != "" {
			t.Errorf("got %q and %q", a, b)
		}
	})
	t.Run("TheFirstAnswerStaysUntilItIsOld", func(t *testing.T) {
		s := open(t)
		for _, step := range []struct {
			a    idempotency.Answer
			want string
		}{
			{idempotency.Answer{RequestHash: "old", Created: old}, ""},
			{idempotency.Answer{RequestHash: "first", Created: fresh}, "first"},
			{idempotency.Answer{RequestHash: "second", Created: now}, "first"},
		} {
			keep(t, s, "o", "k", step.a)
			if got := kept(t, s, "o", "k"); got != step.want {
				t.Errorf("after keeping %q: got %q, want %q", step.a.RequestHash, got, step.want)
			}
		}
	})
	t.Run("OldAnswersArePurged", func(t *testing.T) {
		s := open(t)
		keep(t, s, "o", "1", idempotency.Answer{RequestHash: "old", Created: old})
		keep(t, s, "o", "2", idempotency.Answer{RequestHash: "fresh", Created: fresh})
		for _, want := range []int64{1, 0} {
			if n, err := s.PurgeAnswers(t.Context()); err != nil || n != want {
				t.Errorf("purged %d, %v, want %d", n, err, want)
			}
		}
		if got := kept(t, s, "o", "2"); got != "fresh" {
			t.Errorf("got %q", got)
		}
	})
}
