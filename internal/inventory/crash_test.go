package inventory_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/inventory"
	"github.com/fairlead/fairlead/internal/store"
)

// crashFile names the database of a process that the crash test has started.
const crashFile = "INVENTORY_TEST_CRASH_FILE"

func TestMain(m *testing.M) {
	if path := os.Getenv(crashFile); path != "" {
		crashHelper(path)
		return
	}
	os.Exit(m.Run())
}

// crashHelper imports what comes on the standard input, and tells of every batch that is on record.
func crashHelper(path string) {
	s, err := store.Open(context.Background(), path)
	if err == nil {
		opt := lines
		// One write, so that the kill cannot cut a line in two.
		opt.Progress = func(c inventory.Counts) { _, _ = os.Stdout.WriteString(strconv.Itoa(c.New+c.Changed) + "\n") }
		_, err = inventory.New(s, known()).Import(context.Background(), "north", os.Stdin, opt)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// crashFleet is a file of so many boats at a price.
func crashFleet(t *testing.T, boats int, price float64) []byte {
	t.Helper()
	all := make([]*catalog.Listing, boats)
	for i := range all {
		all[i] = boat(strconv.Itoa(i), func(l *catalog.Listing) { l.Price = price })
	}
	return jsonl(t, all...)
}

func TestAKilledImportLeavesTheRecordWhole(t *testing.T) {
	const boats = 4500 // more than a batch
	path := filepath.Join(t.TempDir(), "boats.db")
	cheap, dear := crashFleet(t, boats, 50000), crashFleet(t, boats, 60000)
	importAndKill(t, path, cheap, 1)
	checkWhole(t, path, boats, 50000)
	importWhole(t, path, cheap, boats)
	// While a later import changes prices and would withdraw a quarter, nothing is withdrawn before its end.
	importAndKill(t, path, dear[:len(dear)*3/4], 1)
	checkWhole(t, path, boats, 60000)
	importWhole(t, path, dear, boats)
	importWhole(t, path, dear, boats)
}

// importAndKill imports in another process and kills that once so many batches are on record, while its input goes on.
func importAndKill(t *testing.T, path string, input []byte, batches int) {
	t.Helper()
	helper := exec.Command(os.Args[0])
	helper.Env = append(os.Environ(), crashFile+"="+path)
	helper.Stderr = os.Stderr
	in, err := helper.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	told := &told{batches: batches, enough: func() {
		if err := helper.Process.Kill(); err != nil {
			t.Error(err)
		}
	}}
	helper.Stdout = told
	if err := helper.Start(); err != nil {
		t.Fatal(err)
	}
	// The end of the file never comes: the process can only be killed.
	_, _ = io.Copy(in, bytes.NewReader(input))
	if err := helper.Wait(); err == nil || !strings.Contains(err.Error(), "killed") {
		t.Fatalf("the helper ended by itself: %v", err)
	}
}

// told counts the batches that a process tells of.
type told struct {
	batches int
	enough  func()
}

func (w *told) Write(p []byte) (int, error) {
	before := w.batches
	w.batches -= bytes.Count(p, []byte("\n"))
	if before > 0 && w.batches <= 0 {
		w.enough()
	}
	return len(p), nil
}

// checkWhole checks that what is on record is whole and for sale, and that some of it has the price.
func checkWhole(t *testing.T, path string, most int, price float64) {
	t.Helper()
	s := openStore(t, path)
	n, priced := 0, 0
	if _, err := s.Listings(t.Context(), func(l *catalog.Listing) error {
		n++
		if l.Price == price {
			priced++
		}
		if l.Status != catalog.Active || l.Make != "Marlowe" || l.FirstSeen.IsZero() {
			t.Errorf("listing %s is %+v", l.ID, l)
		}
		if raw, _, err := s.RawListing(t.Context(), l.ID); n%1000 == 0 && (err != nil || !bytes.Contains(raw, []byte("Marlowe"))) {
			t.Errorf("the raw record of %s is %q, %v", l.ID, raw, err)
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	if n == 0 || n > most || priced == 0 {
		t.Errorf("%d listings on record, %d at %v", n, priced, price)
	}
}

// importWhole imports to the end and checks that nothing is missing or twice.
func importWhole(t *testing.T, path string, input []byte, boats int) {
	t.Helper()
	s := openStore(t, path)
	got, err := inventory.New(s, known()).Import(t.Context(), "north", bytes.NewReader(input), lines)
	if err != nil || got.Listings != boats || got.New+got.Changed+got.Unchanged != boats || got.Withdrawn != 0 {
		t.Errorf("got %+v, %v", got, err)
	}
}

func openStore(t *testing.T, path string) *store.Store {
	t.Helper()
	s, err := store.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// What another process imports shows in the catalogue of this one, which opens its own snapshot again afterwards.
func TestACatalogueFollowsADatabase(t *testing.T) {
	dir := t.TempDir()
	s := openStore(t, filepath.Join(dir, "boats.db"))
	cfg := inventory.FollowConfig{File: filepath.Join(dir, "snapshot"), Sample: sampleBoats(), Logger: slog.New(slog.DiscardHandler), Every: time.Millisecond}
	changed := make(chan struct{}, 1000)
	cfg.Changed = func() { changed <- struct{}{} }
	f, err := inventory.Follow(t.Context(), s, cfg)
	if err != nil {
		t.Fatal(err)
	}
	im := inventory.New(openStore(t, filepath.Join(dir, "boats.db")), known())
	for _, step := range []struct {
		boats []*catalog.Listing
		want  int
	}{{fleet(3), 3}, {fleet(5), 5}, {fleet(3), 3}} {
		if _, err := im.Import(t.Context(), "north", bytes.NewReader(jsonl(t, step.boats...)), lines); err != nil {
			t.Fatal(err)
		}
		for len(shown(t, f)) != step.want {
			<-changed
		}
	}
	before := shown(t, f)
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	again, err := inventory.Follow(t.Context(), s, cfg)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if diff := cmp.Diff(before, shown(t, again)); diff != "" {
		t.Errorf("after a restart (-want +got)\n%s", diff)
	}
}
