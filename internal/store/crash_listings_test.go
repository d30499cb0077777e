package store_test

import (
	"bytes"
	"context"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/store"
	"github.com/fairlead/fairlead/internal/store/storetest"
)

// crashBatchSize is how many listings of a crash batch are its own; the same number are of every batch, with its name as
// their make.
const crashBatchSize = 40

func crashBatch(name string) []catalog.Change {
	var all []catalog.Change
	raw := func(c *catalog.Change) { c.Raw = crashRaw(name) }
	for i := range crashBatchSize {
		all = append(all, boat(fmt.Sprintf("%s/%d", name, i), made(name), raw), boat(fmt.Sprintf("all/%d", i), made(name), raw))
	}
	return all
}

// crashRaw is so long that the log of an SQLite file is being moved when the kill comes.
func crashRaw(name string) []byte { return bytes.Repeat([]byte(name+" "), 4000) }

// putForever puts one batch after the other and withdraws every third.
func putForever(s *store.Store, round string) error {
	for n := 0; ; n++ {
		name := fmt.Sprintf("%s-%d", round, n)
		batch := crashBatch(name)
		if _, err := s.PutListings(context.Background(), batch); err != nil {
			return err
		}
		acknowledge(name)
		if n%3 > 0 {
			continue
		}
		var ids []string
		for i := range crashBatchSize {
			ids = append(ids, fmt.Sprintf("%s/%d", name, i))
		}
		if err := s.WithdrawListings(context.Background(), ids, noon); err != nil {
			return err
		}
		acknowledge("withdrawn " + name)
	}
}

func TestAKillLeavesWholeBatchesOfListings(t *testing.T) {
	for name, database := range map[string]func(*testing.T) string{
		"SQLite":     func(t *testing.T) string { return filepath.Join(t.TempDir(), "test.db") },
		"PostgreSQL": func(t *testing.T) string { return storetest.Postgres(t) },
	} {
		t.Run(name, func(t *testing.T) {
			url := database(t)
			var acknowledged []string
			for round := range 3 {
				acknowledged = append(acknowledged, workUntilKilled(t, "put", url, round, 15+7*round)...)
				checkBatches(t, url, acknowledged)
			}
		})
	}
}

func checkBatches(t *testing.T, url string, acknowledged []string) {
	t.Helper()
	s := open(t, url)
	// What the killed process has left to PostgreSQL ends before somebody else gets a change number.
	if err := s.WithdrawListings(t.Context(), []string{"none"}, noon); err != nil {
		t.Fatal(err)
	}
	there, withdrawn, makes := make(map[string]int), make(map[string]int), make(map[string]bool)
	all, seq := allListings(t, s)
	for id, l := range all {
		batch, number, _ := strings.Cut(id, "/")
		if n, err := strconv.Atoi(number); err != nil || n >= crashBatchSize {
			t.Errorf("what is %q?", id)
		}
		if batch == "all" {
			makes[l.Make] = true
		}
		there[batch]++
		if l.Status == catalog.Withdrawn {
			withdrawn[batch]++
		}
		if raw, _, err := s.RawListing(t.Context(), id); !bytes.Equal(raw, crashRaw(l.Make)) || err != nil {
			t.Errorf("%s of %s has a record of %d bytes, %.20q, %v", id, l.Make, len(raw), raw, err)
		}
	}
	for batch, n := range there {
		if w := withdrawn[batch]; n != crashBatchSize || w != 0 && w != n {
			t.Errorf("of batch %s there are %d, %d of them withdrawn", batch, n, w)
		}
	}
	if len(makes) != 1 {
		t.Errorf("what all batches put is of %v", makes)
	}
	for _, name := range acknowledged {
		batch, gone := strings.CutPrefix(name, "withdrawn ")
		if there[batch] == 0 || gone && withdrawn[batch] == 0 {
			t.Errorf("%s was acknowledged and is lost", name)
		}
	}
	changes, last, err := s.ListingChanges(t.Context(), 0, len(all)+1)
	if err != nil || len(changes) != len(all) || last != seq {
		t.Errorf("%d changes up to %d for %d listings at %d, %v", len(changes), last, len(all), seq, err)
	}
}

func TestAServerAndAnImportShareAFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "test.db")
	importer := open(t, path)
	var wg sync.WaitGroup
	stop, batches := make(chan struct{}), 0
	wg.Go(func() {
		for {
			var batch []catalog.Change
			for i := range 1000 {
				batch = append(batch, boat(fmt.Sprintf("%d/%d", batches, i)))
			}
			if _, err := importer.PutListings(context.Background(), batch); err != nil {
				t.Error(err)
				return
			}
			batches++
			select {
			case <-stop:
				return
			default:
			}
		}
	})
	acknowledged := make(map[string]bool)
	for _, id := range workUntilKilled(t, "append", path, 0, 2000) {
		acknowledged[id] = true
	}
	close(stop)
	wg.Wait()
	checkAcknowledged(t, path, acknowledged)
	if all, _ := allListings(t, importer); len(all) != batches*1000 {
		t.Errorf("%d listings of %d batches of 1000", len(all), batches)
	}
	t.Logf("%d records and %d batches", len(acknowledged), batches)
}
