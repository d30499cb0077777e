package inspect_test

import (
	"path/filepath"
	"testing"
)

// Each file of adverts was written with its facts before the reader was mended by it; its head says what was found at first.
func TestAdvertsOfEveryKindOfSellerAreUnderstood(t *testing.T) {
	files, err := filepath.Glob("testdata/adverts_*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no adverts", err)
	}
	for _, name := range files {
		t.Run(filepath.Base(name), func(t *testing.T) {
			share, falsely := readAdverts(t, advertsIn(t, name))
			if share < 0.95 || falsely > 0.05 {
				t.Errorf("found %.3f of the facts, want at least 0.95; %.3f false findings a report, want at most 0.05", share, falsely)
			}
		})
	}
}
