package store_test

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/store"
	"github.com/fairlead/fairlead/internal/usage"
)

func appendAll(t *testing.T, s *store.Store, records ...usage.Record) {
	t.Helper()
	var wg sync.WaitGroup
	for _, rec := range records {
		wg.Go(func() {
			if err := s.Append(t.Context(), rec); err != nil {
				t.Errorf("append %s: %v", rec.ID, err)
			}
		})
	}
	wg.Wait()
}

func listAll(t *testing.T, s *store.Store, key string) []usage.Record {
	t.Helper()
	list, err := s.Records(t.Context(), key, usage.Position{}, 1_000_000)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func testUsage(t *testing.T, open opener) {
	t.Run("ARecordComesBackAsItWasAppended", func(t *testing.T) {
		s := open(t)
		want := usage.Record{
			ID: "i", KeyID: "k", UserID: "u", Model: "m", Engine: "e", Protocol: "grpc", PromptTokens: 1, CompletionTokens: 2,
			Outcome: usage.OutcomeClientGone, Finish: "length", Created: noon, Duration: 3 * time.Second, FirstToken: 4 * time.Microsecond,
			Upstream: chat.Upstream{Provider: "p", Model: "large", Usage: chat.Usage{Prompt: 5, Completion: 6}, Cost: 0.000123, Currency: "USD"},
		}
		appendAll(t, s, want)
		if diff := gocmp.Diff([]usage.Record{want}, listAll(t, s, "k")); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	})
	t.Run("ARecordAppendedAgainChangesNothing", func(t *testing.T) {
		s := open(t)
		rec := usage.Record{ID: "i", KeyID: "k", Created: noon}
		appendAll(t, s, rec, rec, rec)
		appendAll(t, s, rec)
		if got := len(listAll(t, s, "k")); got != 1 {
			t.Errorf("%d records, want 1", got)
		}
	})
	t.Run("WhatManyAppendAtOnceIsThereInOrder", func(t *testing.T) { testManyRecords(t, open(t)) })
	t.Run("AUsersSumsAreOfAllItsKeys", func(t *testing.T) { testUserSums(t, open(t)) })
	t.Run("SumsAreOfTheTimeAndKeyAskedFor", func(t *testing.T) { testSums(t, open(t)) })
	t.Run("WhatIsOlderThanAPositionIsListed", func(t *testing.T) { testPositions(t, open(t)) })
	t.Run("AppendingWithAContextThatHasEndedRecordsAllOrNothing", func(t *testing.T) { testAbandoned(t, open(t)) })
	t.Run("NothingIsAppendedAfterClosing", func(t *testing.T) {
		s := open(t)
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		if err := s.Append(context.Background(), usage.Record{ID: "i"}); err == nil {
			t.Error("appended")
		}
	})
}

func testManyRecords(t *testing.T, s *store.Store) {
	var want []usage.Record
	random := rand.New(rand.NewPCG(1, 2))
	for i := range 500 {
		at := noon.Add(time.Duration(random.IntN(300)) * time.Millisecond)
		want = append(want, usage.Record{ID: fmt.Sprintf("%03d", i), KeyID: "k", Model: "m", Created: at})
	}
	appendAll(t, s, want...)
	slices.SortFunc(want, func(a, b usage.Record) int {
		return cmp.Or(b.Created.Compare(a.Created), strings.Compare(b.ID, a.ID))
	})
	if diff := gocmp.Diff(want, listAll(t, s, "k")); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func testSums(t *testing.T, s *store.Store) {
	hour := func(n int) time.Time { return noon.Add(time.Duration(n) * time.Hour) }
	for i, rec := range []usage.Record{
		{KeyID: "k", Model: "b", PromptTokens: 1, CompletionTokens: 10, Created: hour(0)},
		{KeyID: "k", Model: "a", PromptTokens: 2, CompletionTokens: 20, Created: hour(1)},
		{KeyID: "k", Model: "b", PromptTokens: 4, CompletionTokens: 40, Created: hour(2)},
		{KeyID: "k", Model: "b", PromptTokens: 8, CompletionTokens: 80, Created: hour(3)},
		{KeyID: "other", Model: "b", PromptTokens: 16, CompletionTokens: 160, Created: hour(1)},
	} {
		rec.ID = fmt.Sprint(i)
		appendAll(t, s, rec)
	}
	for _, c := range []struct {
		from, to time.Time
		want     []usage.Sum
	}{
		{hour(0), hour(4), []usage.Sum{sum("a", 1, 2, 20), sum("b", 3, 13, 130)}},
		{hour(0), hour(3), []usage.Sum{sum("a", 1, 2, 20), sum("b", 2, 5, 50)}},
		{hour(0).Add(time.Microsecond), hour(3).Add(time.Microsecond), []usage.Sum{sum("a", 1, 2, 20), sum("b", 2, 12, 120)}},
		{hour(5), hour(6), nil},
		{hour(2), hour(1), nil},
	} {
		got, err := s.Sums(t.Context(), "k", c.from, c.to)
		if err != nil {
			t.Fatal(err)
		}
		if diff := gocmp.Diff(c.want, got); diff != "" {
			t.Errorf("%v to %v (-want +got):\n%s", c.from, c.to, diff)
		}
	}
}

func sum(model string, requests, prompt, completion int64) usage.Sum {
	return usage.Sum{Model: model, Requests: requests, PromptTokens: prompt, CompletionTokens: completion}
}

func testPositions(t *testing.T, s *store.Store) {
	appendAll(t, s,
		usage.Record{ID: "a", KeyID: "k", Created: noon}, usage.Record{ID: "b", KeyID: "k", Created: noon},
		usage.Record{ID: "c", KeyID: "k", Created: noon.Add(time.Second)}, usage.Record{ID: "a", KeyID: "other", Created: noon})
	for _, c := range []struct {
		before usage.Position
		limit  int
		want   string
	}{
		{usage.Position{}, 10, "c b a"},
		{usage.Position{}, 2, "c b"},
		{usage.Position{Created: noon.Add(time.Second), ID: "c"}, 10, "b a"},
		{usage.Position{Created: noon, ID: "b"}, 10, "a"},
		{usage.Position{Created: noon, ID: "a"}, 10, ""},
	} {
		list, err := s.Records(t.Context(), "k", c.before, c.limit)
		if err != nil {
			t.Fatal(err)
		}
		var ids []string
		for _, rec := range list {
			ids = append(ids, rec.ID)
		}
		if got := strings.Join(ids, " "); got != c.want {
			t.Errorf("%d before %+v: got %q, want %q", c.limit, c.before, got, c.want)
		}
	}
}

// testAbandoned appends with contexts that end at any time. An error has to mean that the record is not there.
func testAbandoned(t *testing.T, s *store.Store) {
	recorded := make([]bool, 400)
	var wg sync.WaitGroup
	for i := range recorded {
		ctx, cancel := context.WithCancel(t.Context())
		wg.Go(func() {
			err := s.Append(ctx, usage.Record{ID: fmt.Sprintf("%03d", i), KeyID: "k", Created: noon})
			if err != nil && !errors.Is(err, context.Canceled) {
				t.Errorf("append %d: %v", i, err)
			}
			recorded[i] = err == nil
		})
		if i%2 == 0 {
			wg.Go(cancel)
		} else {
			defer cancel()
		}
	}
	wg.Wait()
	appendAll(t, s, usage.Record{ID: "last", KeyID: "k", Created: noon}) // whatever was left behind is written before this
	there := make(map[string]bool)
	for _, rec := range listAll(t, s, "k") {
		there[rec.ID] = true
	}
	for i, want := range recorded {
		if got := there[fmt.Sprintf("%03d", i)]; got != want {
			t.Errorf("record %d is there: %v, but Append said %v", i, got, want)
		}
		if i%2 == 1 && !want {
			t.Errorf("record %d was not appended, though its context had not ended", i)
		}
	}
}

func testUserSums(t *testing.T, s *store.Store) {
	for id, user := range map[string]string{"k1": "anna", "k2": "anna", "k3": "bert"} {
		if err := s.InsertKey(t.Context(), keys.Key{ID: id, UserID: user, Created: noon}, id); err != nil {
			t.Fatal(err)
		}
		appendAll(t, s, usage.Record{ID: id, KeyID: id, UserID: user, Model: "a", PromptTokens: 1, CompletionTokens: 10, Created: noon})
	}
	got, err := s.UserSums(t.Context(), "anna", noon, noon.Add(time.Second))
	if err != nil {
		t.Fatal(err)
	}
	if diff := gocmp.Diff([]usage.Sum{sum("a", 2, 2, 20)}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
