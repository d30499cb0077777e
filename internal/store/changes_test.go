package store_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/store"
)

// changesAfter tells changes in short: number, and the listing with its make or the source.
func changesAfter(t *testing.T, s *store.Store, after int64, limit int) (short []string, last int64) {
	t.Helper()
	changes, last, err := s.ListingChanges(t.Context(), after, limit)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range changes {
		if c.Listing == nil {
			short = append(short, fmt.Sprintf("%d source %s %s", c.Seq, c.Source, c.SeenAt.Sub(noon)))
			continue
		}
		short = append(short, fmt.Sprintf("%d %s %s %s", c.Seq, c.Listing.ID, c.Listing.Make, c.Listing.Status))
	}
	return short, last
}

func testChanges(t *testing.T, open opener) {
	t.Run("ChangesComeInTheirOrderAndOnlyTheNewestOfEach", func(t *testing.T) { testOrder(t, open(t)) })
	t.Run("AReaderMissesNothingThatManyWrite", func(t *testing.T) { testTail(t, open(t)) })
	t.Run("ADatabaseHasAnIDOfItsOwn", func(t *testing.T) {
		a, err := open(t).DatabaseID(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		b, err := open(t).DatabaseID(t.Context())
		if err != nil || a == b || len(a) < 20 {
			t.Errorf("%q and %q, %v", a, b, err)
		}
	})
}

func testOrder(t *testing.T, s *store.Store) {
	if short, last := changesAfter(t, s, 0, 10); short != nil || last != 0 {
		t.Errorf("at the beginning: %v, %d", short, last)
	}
	put(t, s, boat("a"), boat("b"), boat("c"))
	if err := s.SourceRead(t.Context(), "s", noon.Add(time.Second)); err != nil {
		t.Fatal(err)
	}
	put(t, s, boat("b", made("Corvid")))
	if err := s.WithdrawListings(t.Context(), []string{"a"}, noon); err != nil {
		t.Fatal(err)
	}
	all := []string{"3 c Marlowe active", "4 source s 1s", "5 b Corvid active", "6 a Marlowe withdrawn"}
	for _, c := range []struct {
		after int64
		limit int
		want  []string
		last  int64
	}{
		{0, 10, all, 6}, {0, 4, all, 6}, {0, 3, all[:3], 5}, {0, 1, all[:1], 3}, {3, 1, all[1:2], 4}, {4, 2, all[2:], 6}, {6, 10, nil, 6},
	} {
		short, last := changesAfter(t, s, c.after, c.limit)
		if diff := cmp.Diff(c.want, short); diff != "" || last != c.last {
			t.Errorf("%d after %d: last %d, want %d (-want +got):\n%s", c.limit, c.after, last, c.last, diff)
		}
	}
	if n, err := s.LastChange(t.Context()); n != 6 || err != nil {
		t.Errorf("last change %d, %v", n, err)
	}
	if _, seq := allListings(t, s); seq != 6 {
		t.Errorf("all stand at %d", seq)
	}
}

// testTail lets several write while one follows, and compares what the follower has with what is there.
func testTail(t *testing.T, s *store.Store) {
	var writers sync.WaitGroup
	for w := range 4 {
		writers.Go(func() {
			for round := range 10 {
				var batch []catalog.Change
				for i := range 1 + (w+round)%5 {
					batch = append(batch, boat(fmt.Sprintf("%d-%d", w, (round+i)%7), made(fmt.Sprint("round ", round))))
				}
				if _, err := s.PutListings(t.Context(), batch); err != nil {
					t.Error(err)
				}
				if err := s.WithdrawListings(t.Context(), []string{batch[0].Listing.ID}, noon); err != nil {
					t.Error(err)
				}
			}
		})
	}
	ended := make(chan struct{})
	go func() { writers.Wait(); close(ended) }()
	followed := make(map[string]string)
	var after int64
	for done := false; !done; {
		select {
		case <-ended:
			done = true // and one last look
		default:
		}
		for {
			short, last := changesAfter(t, s, after, 5)
			for _, line := range short {
				_, rest, _ := strings.Cut(line, " ")
				id, what, _ := strings.Cut(rest, " ")
				followed[id] = what
			}
			if after = last; len(short) == 0 {
				break
			}
		}
	}
	want := make(map[string]string)
	all, _ := allListings(t, s)
	for id, l := range all {
		want[id] = fmt.Sprintf("%s %s", l.Make, l.Status)
	}
	if diff := cmp.Diff(want, followed); diff != "" {
		t.Errorf("(-there +followed):\n%s", diff)
	}
}
