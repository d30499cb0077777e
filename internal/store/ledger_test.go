package store_test

import (
	"fmt"
	"path/filepath"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/fairlead/fairlead/internal/store"
	"github.com/fairlead/fairlead/internal/usage"
)

// The clock of these tests stands still while anything is done, so that what passes is what the ledger waits on purpose.

func TestALoneCallerNeverWaitsForOthers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := openFile(t)
		for i := range 50 {
			began := time.Now()
			appendAll(t, s, usage.Record{ID: fmt.Sprint(i), KeyID: "k", Created: noon})
			if waited := time.Since(began); waited > 0 {
				t.Fatalf("record %d waited %v", i, waited)
			}
			time.Sleep(time.Millisecond)
		}
	})
}

func TestRecordsThatComeQuicklyWaitAFewMillisecondsForEachOther(t *testing.T) {
	const callers, each, most = 64, 20, 8 * time.Millisecond
	synctest.Test(t, func(t *testing.T) {
		s := openFile(t)
		began := time.Now()
		var wg sync.WaitGroup
		for c := range callers {
			wg.Go(func() {
				for i := range each {
					before := time.Now()
					appendAll(t, s, usage.Record{ID: fmt.Sprintf("%d-%d", c, i), KeyID: "k", Created: noon})
					if waited := time.Since(before); waited > most {
						t.Errorf("record %d of caller %d waited %v, %v at most", i, c, waited, most)
					}
				}
			})
		}
		wg.Wait()
		if took := time.Since(began); took < each/4*time.Millisecond {
			t.Errorf("%d records of each of %d callers were written within %v: nobody waited for anybody", each, callers, took)
		}
		if got := len(listAll(t, s, "k")); got != callers*each {
			t.Errorf("%d records, want %d", got, callers*each)
		}
	})
}

func openFile(t *testing.T) *store.Store {
	t.Helper()
	s, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "test.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}
