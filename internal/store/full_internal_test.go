package store

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/idempotency"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/study"
	"github.com/fairlead/fairlead/internal/usage"
)

func TestAFullDatabaseIsAwayAndStillRead(t *testing.T) {
	s := openAt(t, filepath.Join(t.TempDir(), "test.db"))
	if err := s.prepare(t.Context()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	if _, err := s.write.ExecContext(t.Context(), `PRAGMA max_page_count = 1`); err != nil { // SQLite makes it as many as there are
		t.Fatal(err)
	}
	long := strings.Repeat("x", 1<<20)
	now := time.Now()
	for name, err := range map[string]error{
		"a usage record": s.Append(t.Context(), usage.Record{ID: "u", KeyID: "k", UserID: long, Created: now}),
		"a key":          s.InsertKey(t.Context(), keys.Key{ID: "k", UserID: "u", Name: long, Created: now}, "h"),
		"an answer":      s.KeepAnswer(t.Context(), "o", "k", idempotency.Answer{Body: []byte(long), Created: now}),
		"a study":        s.KeepStudy(t.Context(), study.Kept{ID: "s", UserID: "u", Document: []byte(long), Created: now}),
		"a run":          s.AddRun(t.Context(), study.Run{ID: "r", UserID: "u", Request: []byte(long), Created: now}, 1),
	} {
		if f := fault.From(err); err == nil || f.Kind != fault.Overloaded || f.Code != "storage_unavailable" || f.RetryAfter == 0 {
			t.Errorf("%s: got %v", name, err)
		}
	}
	if list, err := s.KeysOfUser(t.Context(), "u"); err != nil || len(list) != 0 {
		t.Errorf("the keys of a user: got %v, %v", list, err)
	}
}
