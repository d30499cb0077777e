package app

import (
	"log/slog"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/config"
)

func TestTheSampleIsOpenedAsItWasKept(t *testing.T) {
	dir := t.TempDir()
	made, _ := models(t)
	cfg, err := config.Load([]string{"-data-dir", dir, "-database-url", "sqlite://" + filepath.Join(dir, "test.db")})
	if err != nil {
		t.Fatal(err)
	}
	a, err := New(t.Context(), made, cfg, "test", slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	defer a.Close()
	want, before := swedish(t, made.boats), a.backends.boats.Catalog().Snapshot()
	if err := a.KeepSample(made, dir); err != nil {
		t.Fatal(err)
	}
	kept, err := LoadKept(dir)
	if err != nil || !kept.sampleKept {
		t.Fatalf("got kept %v and error %v, want the kept sample", kept.sampleKept, err)
	}
	for name, boats := range map[string]*catalog.Catalog{"opened": kept.boats, "served": a.backends.boats.Catalog()} {
		if diff := cmp.Diff(want, swedish(t, boats)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	if a.backends.boats.Catalog().Snapshot() == before {
		t.Error("what was made is still served")
	}
}

func swedish(t *testing.T, boats *catalog.Catalog) catalog.Page {
	t.Helper()
	page, err := boats.Snapshot().Search(catalog.Query{Make: "Hallberg-Rassy", Region: "europe"}, catalog.Paging{})
	if err != nil || page.Total == 0 {
		t.Fatalf("found %d, error %v", page.Total, err)
	}
	return page
}

func TestASampleOfAnotherProgramOrNoneIsMadeAgain(t *testing.T) {
	made, _ := models(t)
	locate := catalog.LocateIn(made.places)
	dir := t.TempDir()
	if openSample(dir, locate) != nil || openSample("", locate) != nil {
		t.Error("a sample was opened where none is kept")
	}
	file := filepath.Join(dir, sampleFile)
	if err := made.boats.Save(file, catalog.Position{Database: "sample of another program"}); err != nil {
		t.Fatal(err)
	}
	if openSample(dir, locate) != nil {
		t.Error("the sample of another program was opened")
	}
	if err := os.WriteFile(file, []byte("fairlead boats\n\x00 cut"), 0o600); err != nil {
		t.Fatal(err)
	}
	if openSample(dir, locate) != nil {
		t.Error("a broken sample was opened")
	}
}
