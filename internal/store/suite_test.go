package store_test

import (
	"context"
	"path/filepath"
	"testing"

	"go.uber.org/goleak"

	"github.com/fairlead/fairlead/internal/store"
	"github.com/fairlead/fairlead/internal/store/storetest"
)

func TestMain(m *testing.M) {
	crashHelper()
	goleak.VerifyTestMain(m)
}

// opener opens a new and empty database, which is closed when the test ends.
type opener func(t *testing.T) *store.Store

func TestSQLiteFile(t *testing.T) {
	testStore(t, func(t *testing.T) *store.Store { return open(t, filepath.Join(t.TempDir(), "test.db")) })
}

func TestSQLiteInMemory(t *testing.T) {
	testStore(t, func(t *testing.T) *store.Store { return open(t, ":memory:") })
}

func TestPostgreSQL(t *testing.T) {
	testStore(t, func(t *testing.T) *store.Store { return open(t, storetest.Postgres(t)) })
}

// testStore holds a database to everything that the packages above ask of one.
func testStore(t *testing.T, open opener) {
	t.Run("keys", func(t *testing.T) { testKeys(t, open) })
	t.Run("usage", func(t *testing.T) { testUsage(t, open) })
	t.Run("answers", func(t *testing.T) { testAnswers(t, open) })
	t.Run("listings", func(t *testing.T) { testListings(t, open) })
	t.Run("changes", func(t *testing.T) { testChanges(t, open) })
	t.Run("feeds", func(t *testing.T) { testFeeds(t, open) })
	t.Run("studies", func(t *testing.T) { testStudies(t, open) })
	t.Run("runs", func(t *testing.T) { testRuns(t, open) })
	t.Run("health", func(t *testing.T) { testHealth(t, open) })
}

func open(t *testing.T, url string) *store.Store {
	t.Helper()
	s, err := store.Open(t.Context(), url)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Errorf("close: %v", err)
		}
	})
	return s
}

func testHealth(t *testing.T, open opener) {
	s := open(t)
	if err := s.Healthy(t.Context()); err != nil {
		t.Errorf("healthy: %v", err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if s.Healthy(context.Background()) == nil {
		t.Error("healthy after it was closed")
	}
}
