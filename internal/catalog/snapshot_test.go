package catalog_test

import (
	"errors"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
)

// saved is a fleet of several segments and the file it was saved to.
func saved(t *testing.T) (f *fleet, path string) {
	t.Helper()
	f = newFleet(4)
	for range 6 {
		f.change()
	}
	path = filepath.Join(t.TempDir(), "boats")
	if err := f.Save(path, catalog.Position{Database: "d", Seq: 42}); err != nil {
		t.Fatal(err)
	}
	return f, path
}

func TestAnOpenedCatalogueAnswersAsTheSavedOne(t *testing.T) {
	f, path := saved(t)
	opened, at, err := catalog.Open(path, locate)
	if err != nil {
		t.Fatal(err)
	}
	if want := (catalog.Position{Database: "d", Seq: 42}); at != want {
		t.Errorf("position %+v, want %+v", at, want)
	}
	f.Catalog = opened
	for range 3 {
		got, want := f.Snapshot(), f.whole()
		for i := range 40 {
			q := randomQuery(f.r, f.dozen)
			q.Sort = orders[i%len(orders)]
			if diff := cmp.Diff(answers(t, want, q), answers(t, got, q)); diff != "" {
				t.Fatalf("%+v (-one segment +opened)\n%s", q, diff)
			}
		}
		f.change() // of a catalogue that lies in a file
		f.change()
	}
}

func TestASavedCatalogueCanBeSavedAgain(t *testing.T) {
	f, path := saved(t)
	f.change()
	if err := f.Save(path, catalog.Position{Seq: 43}); err != nil {
		t.Fatal(err)
	}
	opened, at, err := catalog.Open(path, locate)
	if err != nil || at.Seq != 43 || opened.Snapshot().Len() != len(f.held) {
		t.Fatalf("%v at %+v", err, at)
	}
	left, _ := os.ReadDir(filepath.Dir(path))
	if len(left) != 1 {
		t.Errorf("%d files are left, want 1", len(left))
	}
}

func TestADamagedFileIsRefused(t *testing.T) {
	_, path := saved(t)
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(5, 6))
	damaged := map[string][]byte{"empty": {}, "foreign": []byte("PRAGMA; this is something else altogether, and long enough for a header")}
	for range 30 {
		damaged["torn"] = whole[:r.IntN(len(whole))]
		flipped := append([]byte(nil), whole...)
		flipped[64+r.IntN(len(whole)-64)] ^= 1 << r.IntN(8)
		damaged["flipped"] = flipped
		for name, data := range damaged {
			if err := os.WriteFile(path+name, data, 0o600); err != nil {
				t.Fatal(err)
			}
			if _, _, err := catalog.Open(path+name, locate); err == nil {
				t.Errorf("a file that is %s is opened", name)
			}
		}
	}
}

func TestAMissingFileIsAnError(t *testing.T) {
	if _, _, err := catalog.Open(filepath.Join(t.TempDir(), "none"), locate); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("error %v, want one that says there is no file", err)
	}
}

func FuzzOpen(f *testing.F) {
	path := filepath.Join(f.TempDir(), "boats")
	c := catalog.New(catalog.NewIndex([]*catalog.Listing{{ID: "a", Make: "Catalina"}}, nil))
	if err := c.Save(path, catalog.Position{}); err != nil {
		f.Fatal(err)
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(whole)
	f.Add(whole[:100])
	f.Fuzz(func(t *testing.T, data []byte) {
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		if c, _, err := catalog.Open(path, nil); err == nil {
			search(t, c.Snapshot(), catalog.Query{Make: "Catalina"}, catalog.Paging{})
		}
	})
}

func TestAnIndexIsExchangedOnlyWhereNothingHasChanged(t *testing.T) {
	locate := func(string, string, string) (float64, float64, bool) { return 0, 0, false }
	first, second := catalog.NewIndex(nil, locate), catalog.NewIndex(nil, locate)
	c := catalog.New(first)
	if !c.Exchange(first, second) || c.Snapshot() != second {
		t.Error("the index was not exchanged")
	}
	if c.Exchange(first, first) || c.Snapshot() != second {
		t.Error("another index than the one named was exchanged")
	}
}
