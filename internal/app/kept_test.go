package app

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
)

func TestTheSampleIsOpenedAsItWasKept(t *testing.T) {
	dir := t.TempDir()
	made, _ := models(t)
	if err := made.KeepSample(dir); err != nil {
		t.Fatal(err)
	}
	kept, err := LoadKept(dir)
	if err != nil || !kept.sampleKept {
		t.Fatalf("got kept %v and error %v, want the kept sample", kept.sampleKept, err)
	}
	query := catalog.Query{Make: "Hallberg-Rassy", Region: "europe"}
	want, err := made.boats.Snapshot().Search(query, catalog.Paging{})
	if err != nil {
		t.Fatal(err)
	}
	got, err := kept.boats.Snapshot().Search(query, catalog.Paging{})
	if err != nil || want.Total == 0 {
		t.Fatalf("found %d, error %v", want.Total, err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
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
