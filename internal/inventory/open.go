package inventory

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/fairlead/fairlead/internal/catalog"
)

// open makes the catalogue as the record is now.
func (f *Follower) open(ctx context.Context) (err error) {
	if f.id, err = f.log.DatabaseID(ctx); err != nil {
		return fmt.Errorf("tell the database: %w", err)
	}
	if f.cfg.Show == SampleOn {
		return f.joinSample(ctx)
	}
	if err := f.openRecord(ctx); err != nil {
		return err
	}
	if f.cfg.Show == SampleAuto && f.boats.Snapshot().Len() == 0 {
		f.boats, f.waiting = catalog.New(f.cfg.Sample.Snapshot()), true
	}
	return nil
}

// openRecord makes the catalogue of what is on record.
func (f *Follower) openRecord(ctx context.Context) error {
	if f.openFile(ctx) {
		_, err := f.catchUp(ctx, false)
		return err
	}
	return f.rebuild(ctx)
}

// openFile opens the snapshot. One that is of another database, or that the database has not come to yet because it was
// restored, is none.
func (f *Follower) openFile(ctx context.Context) bool {
	if !f.keeps() {
		return false
	}
	boats, at, err := catalog.Open(f.cfg.File, f.cfg.Locate)
	if err != nil {
		if !errors.Is(err, os.ErrNotExist) {
			f.cfg.Logger.WarnContext(ctx, "snapshot of the catalogue is not used", "error", err)
		}
		return false
	}
	last, err := f.log.LastChange(ctx)
	if err != nil || at.Database != f.id || at.Seq > last {
		return false
	}
	f.boats, f.seq, f.saved = boats, at.Seq, at.Seq
	return true
}

// rebuild reads the whole record.
func (f *Follower) rebuild(ctx context.Context) error {
	all, seq, err := f.readAll(ctx)
	if err != nil {
		return err
	}
	f.boats, f.seq, f.saved = catalog.New(catalog.NewIndex(all, f.cfg.Locate)), seq, 0
	return nil
}

func (f *Follower) readAll(ctx context.Context) (all []*catalog.Listing, seq int64, err error) {
	seq, err = f.log.Listings(ctx, func(l *catalog.Listing) error {
		all = append(all, l)
		return nil
	})
	if err != nil {
		return nil, 0, fmt.Errorf("read the record of boats: %w", err)
	}
	return all, seq, nil
}

// joinSample shows the sample inventory beside the record.
func (f *Follower) joinSample(ctx context.Context) error {
	all, seq, err := f.readAll(ctx)
	if err != nil {
		return err
	}
	f.boats, f.seq = catalog.New(f.cfg.Sample.Snapshot()), seq
	if len(all) > 0 {
		f.boats.Update(all, nil)
	}
	return nil
}

// keeps reports whether there is a snapshot file. One that held sample data would show it later without being asked.
func (f *Follower) keeps() bool { return f.cfg.File != "" && f.cfg.Show != SampleOn }
