package store

import (
	"context"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/store/storetest"
)

// openAt opens a database and applies the migrations of the names only.
func openAt(t *testing.T, url string, names ...string) *Store {
	t.Helper()
	s, err := openURL(t.Context(), url)
	if err != nil {
		t.Fatal(err)
	}
	err = s.write.transact(t.Context(), func(tx *tx) error {
		if _, err := appliedMigrations(t.Context(), tx); err != nil {
			return err
		}
		for i, name := range names {
			if err := s.apply(t.Context(), tx, i+1, "migrations/"+name); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestListingsOfAnOlderDatabaseKeepTheirTexts(t *testing.T) {
	for name, database := range map[string]func() string{
		"SQLite":     func() string { return filepath.Join(t.TempDir(), "test.db") },
		"PostgreSQL": func() string { return storetest.Postgres(t) },
	} {
		t.Run(name, func(t *testing.T) {
			url := database()
			old := openAt(t, url, "0001_keys_usage_answers.sql", "0002_listings.sql", "0003_research.sql", "0004_upstream.sql")
			for _, statement := range []string{
				`INSERT INTO listing_record VALUES (1, 'of old', 7)`,
				`INSERT INTO listing_raw VALUES (3, 'text/csv', 'raw of a'), (5, 'text/csv', 'raw of b')`,
				`INSERT INTO listing VALUES (3, 'a', 's', 'of a', '0123456789abcdef', 'active', 0, 1, 'dup', '', 10.4, 60000, 3, '{"ID":"a","Make":"Marlowe"}'),
					(7, 'b', 's', 'of b', '0123456789abcdef', 'withdrawn', 0, 1, 'dup', '', 10.4, 60000, 5, '{"ID":"b","Make":"Corvid"}')`,
			} {
				if _, err := old.write.ExecContext(t.Context(), statement); err != nil {
					t.Fatal(err)
				}
			}
			if err := old.closeDatabases(); err != nil {
				t.Fatal(err)
			}
			s, err := Open(t.Context(), url)
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			c := catalog.Change{Listing: &catalog.Listing{ID: "c", Source: "s", Make: "Heron"}, Raw: []byte("raw of c"), New: true}
			if _, err := s.PutListings(t.Context(), []catalog.Change{c}); err != nil {
				t.Fatal(err)
			}
			got := map[string][2]string{}
			seq, err := s.Listings(t.Context(), func(l *catalog.Listing) error {
				raw, _, err := s.RawListing(context.Background(), l.ID)
				got[l.ID] = [2]string{l.Make + " " + string(l.Status), string(raw)}
				return err
			})
			if err != nil || seq != 8 {
				t.Fatal(seq, err)
			}
			want := map[string][2]string{"a": {"Marlowe active", "raw of a"}, "b": {"Corvid withdrawn", "raw of b"}, "c": {"Heron ", "raw of c"}}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}
