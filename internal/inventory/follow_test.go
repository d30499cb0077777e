package inventory_test

import (
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/inventory"
)

// sampleBoats stands for the sample inventory.
func sampleBoats() *catalog.Catalog {
	return catalog.New(catalog.NewIndex([]*catalog.Listing{
		{ID: "s-1", Source: "sample", Sample: true, Make: "Marlowe", Model: "Gannet", Status: catalog.Active},
	}, nil))
}

// follow follows a store until the test ends.
func follow(t *testing.T, store *memory, cfg inventory.FollowConfig) *inventory.Follower {
	t.Helper()
	cfg.Sample, cfg.Logger = sampleBoats(), slog.New(slog.DiscardHandler)
	f, err := inventory.Follow(t.Context(), store, cfg)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// shown is the names of the boats for sale with the day they were last seen on.
func shown(t *testing.T, f *inventory.Follower) map[string]string {
	t.Helper()
	page, err := f.Catalog().Snapshot().Search(catalog.Query{}, catalog.Paging{Limit: 100})
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, l := range page.Items {
		out[l.Model] = l.LastSeen.Format(time.DateOnly)
	}
	return out
}

func checkShown(t *testing.T, f *inventory.Follower, want map[string]string) {
	t.Helper()
	if diff := cmp.Diff(want, shown(t, f)); diff != "" {
		t.Errorf("boats shown (-want +got)\n%s", diff)
	}
}

func TestACatalogueFollowsTheRecord(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store := newMemory()
		bring(t, store, "north", boat("a"), boat("b"), boat("c"))
		f := follow(t, store, inventory.FollowConfig{})
		defer f.Close()
		checkShown(t, f, map[string]string{"Petrel a": "2000-01-01", "Petrel b": "2000-01-01", "Petrel c": "2000-01-01"})
		time.Sleep(24 * time.Hour)
		bring(t, store, "north", boat("a"), boat("b"))
		bring(t, store, "south", boat("d"))
		time.Sleep(time.Second)
		checkShown(t, f, map[string]string{"Petrel a": "2000-01-02", "Petrel b": "2000-01-02", "Petrel d": "2000-01-02"})
	})
}

func TestAPokedFollowerLooksAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store := newMemory()
		bring(t, store, "north", boat("a"))
		f := follow(t, store, inventory.FollowConfig{Every: time.Hour})
		defer f.Close()
		bring(t, store, "south", boat("b"))
		f.Poke()
		synctest.Wait()
		checkShown(t, f, map[string]string{"Petrel a": "2000-01-01", "Petrel b": "2000-01-01"})
	})
}

func TestTheSampleMakesRoomForTheFirstSource(t *testing.T) {
	for show, want := range map[inventory.Sample][2]map[string]string{
		inventory.SampleAuto: {{"Gannet": "0001-01-01"}, {"Petrel a": "2000-01-01"}},
		inventory.SampleOn:   {{"Gannet": "0001-01-01"}, {"Gannet": "0001-01-01", "Petrel a": "2000-01-01"}},
		inventory.SampleOff:  {{}, {"Petrel a": "2000-01-01"}},
	} {
		t.Run(string(show), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				store := newMemory()
				f := follow(t, store, inventory.FollowConfig{Show: show})
				checkShown(t, f, want[0])
				boats := f.Catalog()
				bring(t, store, "north", boat("a"))
				time.Sleep(time.Second)
				checkShown(t, f, want[1])
				if f.Catalog() != boats {
					t.Error("it is another catalogue, which nobody searches")
				}
				if err := f.Close(); err != nil {
					t.Error(err)
				}
				again := follow(t, store, inventory.FollowConfig{Show: show})
				defer again.Close()
				checkShown(t, again, want[1])
			})
		})
	}
}

// closed follows a store for a moment, so that it leaves a snapshot.
func closed(t *testing.T, store *memory, file string) {
	t.Helper()
	if err := follow(t, store, inventory.FollowConfig{File: file}).Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(file); err != nil {
		t.Fatal(err)
	}
}

func TestASnapshotIsOpenedAndBroughtUpToDate(t *testing.T) {
	file := filepath.Join(t.TempDir(), "catalogue")
	store := newMemory()
	bring(t, store, "north", boat("a"))
	closed(t, store, file)
	// A store that has lost what the snapshot holds tells whether the snapshot was opened.
	clear(store.rows)
	bring(t, store, "south", boat("b"))
	f := follow(t, store, inventory.FollowConfig{File: file})
	defer f.Close()
	if got := shown(t, f); len(got) != 2 {
		t.Errorf("got %v, want the boat of the snapshot and the one that came later", got)
	}
}

func TestASnapshotOfAnotherRecordIsNotUsed(t *testing.T) {
	for name, change := range map[string]func(*memory, string) error{
		"another database": func(m *memory, _ string) error { m.id = "other"; return nil },
		"restored":         func(m *memory, _ string) error { m.seq = 0; return nil },
		"torn":             func(_ *memory, file string) error { return os.Truncate(file, 20) },
	} {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "catalogue")
			store := newMemory()
			bring(t, store, "north", boat("a"))
			closed(t, store, file)
			clear(store.rows)
			if err := change(store, file); err != nil {
				t.Fatal(err)
			}
			f := follow(t, store, inventory.FollowConfig{File: file, Show: inventory.SampleOff})
			defer f.Close()
			checkShown(t, f, map[string]string{})
		})
	}
}

func TestSampleDataIsNeverSaved(t *testing.T) {
	for _, show := range []inventory.Sample{inventory.SampleAuto, inventory.SampleOn} {
		file := filepath.Join(t.TempDir(), "catalogue")
		if err := follow(t, newMemory(), inventory.FollowConfig{File: file, Show: show}).Close(); err != nil {
			t.Fatal(err)
		}
		if _, err := os.Stat(file); !os.IsNotExist(err) {
			t.Errorf("%s: a snapshot was written", show)
		}
	}
}

func TestASnapshotIsSavedNowAndThen(t *testing.T) {
	file := filepath.Join(t.TempDir(), "catalogue")
	synctest.Test(t, func(t *testing.T) {
		store := newMemory()
		bring(t, store, "north", boat("a"))
		f := follow(t, store, inventory.FollowConfig{File: file})
		defer f.Close()
		time.Sleep(11 * time.Minute)
		if _, err := os.Stat(file); err != nil {
			t.Error(err)
		}
	})
}

func TestAFollowerGoesOnWhenTheStoreIsBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store := newMemory()
		bring(t, store, "north", boat("a"))
		f := follow(t, store, inventory.FollowConfig{})
		defer f.Close()
		store.setFailure(errors.New("away"))
		time.Sleep(time.Minute)
		checkShown(t, f, map[string]string{"Petrel a": "2000-01-01"})
		store.setFailure(nil)
		bring(t, store, "south", boat("b"))
		time.Sleep(time.Second)
		checkShown(t, f, map[string]string{"Petrel a": "2000-01-01", "Petrel b": "2000-01-01"})
	})
}
