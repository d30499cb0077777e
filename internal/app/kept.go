package app

import (
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"runtime/debug"

	"github.com/fairlead/fairlead/internal/catalog"
)

// sampleFile keeps the sample inventory in the data directory, for making it is most of the work of a start. It is mapped, so
// that it costs no heap either.
const sampleFile = "sample.snapshot"

// openSample returns the sample inventory that this program kept in a directory, nil where there is none.
func openSample(dir string, locate catalog.Locate) *catalog.Catalog {
	program := programName()
	if dir == "" || program == "" {
		return nil
	}
	boats, at, err := catalog.Open(filepath.Join(dir, sampleFile), locate)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		slog.Warn("the sample inventory is made again", "error", err)
	}
	if err != nil || at.Database != program {
		return nil
	}
	return boats
}

// KeepSample keeps the sample inventory of d in a directory for LoadKept, if it was made and not opened, and answers from there
// itself from now on: what was made is given back.
func (a *App) KeepSample(d Data, dir string) error {
	program := programName()
	if d.sampleKept || dir == "" || program == "" {
		return nil
	}
	if err := d.boats.Save(filepath.Join(dir, sampleFile), catalog.Position{Database: program}); err != nil {
		return err
	}
	kept := openSample(dir, catalog.LocateIn(d.places))
	if kept == nil {
		return errors.New("the sample inventory cannot be read again")
	}
	made := d.boats.Snapshot()
	for _, boats := range []*catalog.Catalog{d.boats, a.backends.boats.Catalog()} {
		boats.Exchange(made, kept.Snapshot()) // but where there is something else by now
	}
	return nil
}

// programName tells this program from any other one, whose sample may differ: by its version and its file. It is empty where
// that cannot be told.
func programName() string {
	path, err := os.Executable()
	if err != nil {
		return ""
	}
	file, err := os.Stat(path)
	if err != nil {
		return ""
	}
	version, revision := "", ""
	if info, ok := debug.ReadBuildInfo(); ok {
		version = info.Main.Version
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				revision = s.Value
			}
		}
	}
	return fmt.Sprintf("sample of %s %s, %d bytes of %d", version, revision, file.Size(), file.ModTime().UnixNano())
}
