package inventory_test

import (
	"bytes"
	"context"
	"log/slog"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/inventory"
	"github.com/fairlead/fairlead/internal/store"
)

// handing is an importer that hands what it stores to the follower.
func handing(store inventory.Store, f *inventory.Follower) *inventory.Importer {
	cfg := known()
	cfg.Changed, cfg.Stored = f.Poke, f.Stored
	return inventory.New(store, cfg)
}

// record is what a catalogue is compared with.
type record interface {
	Listings(ctx context.Context, visit func(*catalog.Listing) error) (int64, error)
}

// unlike tells how what is shown differs from what is on record, and how many listings are there.
func unlike(t *testing.T, r record, f *inventory.Follower) (diff string, n int) {
	t.Helper()
	want, got := map[string]*catalog.Listing{}, map[string]*catalog.Listing{}
	snapshot := f.Catalog().Snapshot()
	if _, err := r.Listings(t.Context(), func(l *catalog.Listing) error {
		want[l.ID] = l
		if shown, ok := snapshot.Get(l.ID); ok {
			got[l.ID] = shown
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return cmp.Diff(want, got), snapshot.Len()
}

func TestWhatAnImportHandsOverIsNotReadFromTheRecord(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store := newMemory()
		f := follow(t, store, inventory.FollowConfig{})
		defer f.Close()
		for range 2 { // the first one takes the place of the sample inventory
			store.changesRead = 0
			if _, err := handing(store, f).Import(t.Context(), "north", bytes.NewReader(jsonl(t, fleet(30)...)), lines); err != nil {
				t.Fatal(err)
			}
			time.Sleep(time.Second)
			if got := len(shown(t, f)); got != 30 || store.changesRead > 1 {
				t.Errorf("%d boats are shown after reading %d changes, of which one tells that the source was read", got, store.changesRead)
			}
			time.Sleep(24 * time.Hour)
		}
	})
}

func TestWhatOthersWroteInBetweenIsReadFromTheRecord(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store := newMemory()
		f := follow(t, store, inventory.FollowConfig{Every: time.Hour})
		defer f.Close()
		for i, source := range []string{"north", "south", "east"} {
			bring(t, store, "other."+source, boat("of another process "+source))
			twin := func(l *catalog.Listing) { l.Model, l.Broker = "Petrel twin", source }
			input := bytes.NewReader(jsonl(t, boat(source), boat("twin of "+source, twin)))
			if _, err := handing(store, f).Import(t.Context(), source, input, lines); err != nil {
				t.Fatal(err)
			}
			if i != 1 {
				synctest.Wait()
			}
		}
		if diff, n := unlike(t, store, f); diff != "" || n != 9 {
			t.Errorf("%d shown (-record +shown)\n%s", n, diff)
		}
	})
}

// The record cuts times to microseconds and lists without items to none, which what is handed over has to look like.
func TestWhatIsHandedOverIsWhatTheRecordSays(t *testing.T) {
	s, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "boats.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	changed := make(chan struct{}, 100)
	f, err := inventory.Follow(t.Context(), s, inventory.FollowConfig{
		Sample: sampleBoats(), Logger: slog.New(slog.DiscardHandler), Changed: func() { changed <- struct{}{} },
	})
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	feeds := []struct {
		source string
		boats  []*catalog.Listing
	}{
		{"north", []*catalog.Listing{
			boat("a", func(l *catalog.Listing) {
				l.UpdatedAt = time.Date(2026, 1, 2, 3, 4, 5, 123456789, time.FixedZone("", 3600))
				l.Features, l.Classes = []string{}, []string{"cruiser"}
			}),
			boat("b", func(l *catalog.Listing) { l.Status, l.Description = catalog.Sold, "a\xffb \"\u2028\x01" }),
		}},
		{"south", []*catalog.Listing{boat("a"), boat("c")}}, // a twin of the first
		{"north", []*catalog.Listing{boat("a", func(l *catalog.Listing) { l.Price = 58000 }), boat("d")}},
	}
	for _, feed := range feeds {
		force := lines
		force.Force = true
		if _, err := handing(s, f).Import(t.Context(), feed.source, bytes.NewReader(jsonl(t, feed.boats...)), force); err != nil {
			t.Fatal(err)
		}
	}
	for {
		diff, n := unlike(t, s, f)
		if diff == "" && n == 5 {
			return
		}
		select {
		case <-changed:
		case <-time.After(10 * time.Second):
			t.Fatalf("%d shown (-record +shown)\n%s", n, diff)
		}
	}
}

// putting brings a listing to the record as an import of this process does, or of another one.
func putting(t *testing.T, store *memory, id string, stored func([]catalog.Change, int64)) {
	t.Helper()
	l := boat(id)
	l.ID, l.Source = id, "north"
	changes := []catalog.Change{{Listing: l}}
	first, err := store.PutListings(t.Context(), changes)
	if err != nil {
		t.Fatal(err)
	}
	time.Sleep(300 * time.Millisecond) // meanwhile the follower looks
	stored(changes, first)
}

func TestWhatIsAboutToBeHandedOverIsNotReadFromTheRecord(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store := newMemory()
		f := follow(t, store, inventory.FollowConfig{Show: inventory.SampleOff})
		defer f.Close()
		putting(t, store, "b-1", f.Stored)
		for i := range 20 {
			putting(t, store, "b-2"+string(rune('a'+i)), f.Stored)
		}
		time.Sleep(time.Second)
		if got := len(shown(t, f)); got != 21 || store.changesRead > 1 {
			t.Errorf("%d boats are shown after reading %d changes", got, store.changesRead)
		}
	})
}

func TestWhatOthersWriteDuringAnImportIsShownWithinTwoLooks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store := newMemory()
		f := follow(t, store, inventory.FollowConfig{Show: inventory.SampleOff})
		defer f.Close()
		for i := range 8 {
			putting(t, store, "b-1"+string(rune('a'+i)), f.Stored)
			if i == 3 {
				putting(t, store, "b-other", func([]catalog.Change, int64) {})
			}
		}
		if _, ok := f.Catalog().Snapshot().Get("b-other"); !ok {
			t.Error("the boat of another process is not shown after 1.2 seconds of the import")
		}
	})
}
