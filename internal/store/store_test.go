package store_test

import (
	"context"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/store"
	"github.com/fairlead/fairlead/internal/usage"
)

func TestADatabaseIsMadeForItsOwnerOnly(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "made", "by us #1?%20")
	path := filepath.Join(dir, "fair lead.db")
	s := open(t, "sqlite://"+path)
	appendAll(t, s, usage.Record{ID: "i", KeyID: "k", Created: noon}) // the log exists after a write
	for name, want := range map[string]os.FileMode{dir: 0o700, path: 0o600, path + "-wal": 0o600, path + "-shm": 0o600} {
		info, err := os.Stat(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := info.Mode().Perm(); got != want {
			t.Errorf("%s has mode %o, want %o", name, got, want)
		}
	}
}

func TestWhatIsWrittenIsThereAfterReopening(t *testing.T) {
	path := filepath.Join(t.TempDir(), "test.db")
	first, err := store.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	insertKey(t, first, keys.Key{ID: "a", UserID: "ann", Created: noon})
	appendAll(t, first, usage.Record{ID: "i", KeyID: "k", Created: noon})
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	second := open(t, path)
	if _, err := second.KeyByHash(t.Context(), "hash of a"); err != nil {
		t.Error(err)
	}
	if got := len(listAll(t, second, "k")); got != 1 {
		t.Errorf("%d records, want 1", got)
	}
}

func TestClosingWritesWhatWasAccepted(t *testing.T) {
	path := filepath.Join(t.TempDir(), "test.db")
	s, err := store.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	accepted := make([]bool, 500)
	var wg, begun sync.WaitGroup
	begun.Add(len(accepted))
	for i := range accepted {
		wg.Go(func() {
			begun.Done()
			accepted[i] = s.Append(context.Background(), usage.Record{ID: fmt.Sprint(i), KeyID: "k", Created: noon}) == nil
		})
	}
	begun.Wait()
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	wg.Wait()
	there := make(map[string]bool)
	for _, rec := range listAll(t, open(t, path), "k") {
		there[rec.ID] = true
	}
	for i, want := range accepted {
		if got := there[fmt.Sprint(i)]; got != want {
			t.Errorf("record %d is there: %v, but Append said %v", i, got, want)
		}
	}
}

func TestADatabaseOfANewerServerIsRefused(t *testing.T) {
	path := filepath.Join(t.TempDir(), "test.db")
	s, err := store.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec(`INSERT INTO migration (version, applied) VALUES (1000, 0)`); err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := store.Open(t.Context(), path); err == nil || !strings.Contains(err.Error(), "newer") {
		t.Errorf("got %v", err)
	}
}

func TestWhatIsNoDatabaseIsRefused(t *testing.T) {
	text := filepath.Join(t.TempDir(), "text.db")
	if err := os.WriteFile(text, []byte(strings.Repeat("no database at all\n", 100)), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, url := range []string{"postgres://localhost/x", "mysql://x", text, t.TempDir()} {
		if _, err := store.Open(t.Context(), url); err == nil {
			t.Errorf("%s was opened", url)
		}
	}
}

func TestARecordThatCannotBeWrittenIsReportedAndTheNextOneIsWritten(t *testing.T) {
	path := filepath.Join(t.TempDir(), "test.db")
	s := open(t, path)
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	rename := func(from, to string) {
		if _, err := db.Exec(`ALTER TABLE ` + from + ` RENAME TO ` + to); err != nil {
			t.Fatal(err)
		}
	}
	rename("usage_record", "elsewhere")
	if err := s.Append(t.Context(), usage.Record{ID: "1", KeyID: "k", Created: noon}); err == nil {
		t.Error("appended to a table that is not there")
	}
	if err := s.Healthy(t.Context()); err != nil {
		t.Errorf("healthy: %v", err)
	}
	rename("elsewhere", "usage_record")
	appendAll(t, s, usage.Record{ID: "2", KeyID: "k", Created: noon})
	if list := listAll(t, s, "k"); len(list) != 1 || list[0].ID != "2" {
		t.Errorf("got %+v, want only the second", list)
	}
}
