package store_test

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog"
)

// What comes faster than it is moved must not make the log grow without end, nor may it be left behind.
func TestTheLogOfAFileStaysBoundedWhileMuchIsWritten(t *testing.T) {
	for _, beside := range []bool{false, true} {
		t.Run(fmt.Sprintf("beside=%t", beside), func(t *testing.T) { writeMuch(t, beside) })
	}
}

func writeMuch(t *testing.T, beside bool) {
	t.Helper()
	const (
		commits = 14
		size    = 8 << 20 // bytes of a commit
		bound   = 64<<20 + 2*size
	)
	path := filepath.Join(t.TempDir(), "test.db")
	s := open(t, path)
	if beside {
		s.MoveLogBeside()
	}
	raw := bytes.Repeat([]byte("x"), size/4)
	for i := range commits {
		var batch []catalog.Change
		for k := range 4 {
			batch = append(batch, boat(fmt.Sprintf("%d-%d", i, k), func(c *catalog.Change) { c.Raw = raw }))
		}
		if _, err := s.PutListings(t.Context(), batch); err != nil {
			t.Fatal(err)
		}
		log, err := os.Stat(path + "-wal")
		if err != nil {
			t.Fatal(err)
		}
		if log.Size() > bound {
			t.Errorf("after %d commits of %d bytes the log has %d, which may be %d at most", i+1, size, log.Size(), bound)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(path + "-wal"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the log of a closed file: %v", err)
	}
	file, err := os.Stat(path)
	if err != nil || file.Size() < commits*size {
		t.Errorf("the file: %+v, %v", file, err)
	}
}
