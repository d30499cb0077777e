package inventory

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
)

// Log is the record of boats for sale as a catalogue follows it. It is safe for concurrent use.
type Log interface {
	// DatabaseID tells one database from another.
	DatabaseID(ctx context.Context) (string, error)
	// LastChange is the number of the newest change, 0 if there is none.
	LastChange(ctx context.Context) (int64, error)
	// Listings visits every listing and returns the change number that they stand at.
	Listings(ctx context.Context, visit func(*catalog.Listing) error) (seq int64, err error)
	// ListingChanges returns at most limit changes behind a number, in order, and the number of the last one.
	ListingChanges(ctx context.Context, after int64, limit int) (changes []catalog.Changed, last int64, err error)
}

// Sample says when the sample inventory is shown.
type Sample string

// When the sample inventory is shown.
const (
	SampleAuto Sample = "auto" // while no listing is on record
	SampleOn   Sample = "on"   // beside what is on record
	SampleOff  Sample = "off"  // never
)

// FollowConfig says how a catalogue follows the record.
type FollowConfig struct {
	File      string // snapshot that makes the next start fast; empty for none
	Show      Sample // empty means SampleAuto
	Sample    *catalog.Catalog
	Locate    catalog.Locate
	Logger    *slog.Logger  // required
	Every     time.Duration // how often the record is asked for changes; 0 means half a second
	SaveEvery time.Duration // how often a snapshot is written if something changed; 0 means ten minutes
	// Changed is called after the catalogue has changed, from one goroutine; nil is not called.
	Changed func()
	// Gate is what new segments of the catalogue are built through, for the sake of searches; nil takes every processor.
	Gate *Gate
}

// changesAtATime is how many changes are read and applied together.
const changesAtATime = 5000

// Follower keeps a catalogue in step with the record, also with what other processes write. Its methods are safe for
// concurrent use.
type Follower struct {
	log     Log
	cfg     FollowConfig
	boats   *catalog.Catalog
	id      string // of the database
	seq     int64  // of the last change that the catalogue shows
	saved   int64  // of the last snapshot
	waiting bool   // the sample inventory stands in until something is on record
	poke    chan struct{}
	handed  handed
	known   int64         // the last change on record at the look before
	enough  chan struct{} // told when many listings were handed over
	stop    context.CancelFunc
	stopped chan struct{}
}

// Follow opens the catalogue, from the snapshot file if that belongs to the record, and begins to follow. Close ends it.
func Follow(ctx context.Context, log Log, cfg FollowConfig) (*Follower, error) {
	if cfg.Every == 0 {
		cfg.Every = 500 * time.Millisecond
	}
	if cfg.SaveEvery == 0 {
		cfg.SaveEvery = 10 * time.Minute
	}
	if cfg.Show == "" {
		cfg.Show = SampleAuto
	}
	f := &Follower{log: log, cfg: cfg, poke: make(chan struct{}, 1), enough: make(chan struct{}, 1), stopped: make(chan struct{})}
	if err := f.open(ctx); err != nil {
		return nil, err
	}
	ctx, f.stop = context.WithCancel(context.WithoutCancel(ctx))
	go func() {
		defer close(f.stopped)
		f.run(ctx)
	}()
	return f, nil
}

// Catalog is what follows the record; it is the same one for the life of the follower.
func (f *Follower) Catalog() *catalog.Catalog { return f.boats }

// Poke makes the follower look at once.
func (f *Follower) Poke() {
	select {
	case f.poke <- struct{}{}:
	default: // it is going to look anyway
	}
}

// Close ends the following and writes a snapshot.
func (f *Follower) Close() error {
	f.stop()
	<-f.stopped
	return f.save()
}

func (f *Follower) run(ctx context.Context) {
	look, save := time.NewTicker(f.cfg.Every), time.NewTicker(f.cfg.SaveEvery)
	defer look.Stop()
	defer save.Stop()
	failing := false
	for {
		var err error
		select {
		case <-ctx.Done():
			return
		case <-look.C:
			err = f.look(ctx, f.handed.coming())
		case <-f.poke:
			err = f.look(ctx, false)
		case <-f.enough:
			f.show()
		case <-save.C:
			err = f.save()
		}
		if err != nil && !failing && ctx.Err() == nil {
			f.cfg.Logger.WarnContext(ctx, "catalogue does not follow the record", "error", err)
		}
		failing = err != nil
	}
}

// look catches up and tells of it. While listings are coming by hand it leaves what has come on record since the last look: that is
// about to be handed over, too.
func (f *Follower) look(ctx context.Context, coming bool) error {
	n, err := f.catchUp(ctx, coming)
	if n > 0 && f.cfg.Changed != nil {
		f.cfg.Changed()
	}
	return err
}

// catchUp applies what has changed since, and tells how many changes that were.
func (f *Follower) catchUp(ctx context.Context, coming bool) (int, error) {
	total := f.takeHanded()
	last, err := f.log.LastChange(ctx)
	if err != nil {
		return total, fmt.Errorf("ask for changes: %w", err)
	}
	if f.known, last = last, min(last, f.known); !coming {
		last = f.known
	}
	for f.seq < last {
		if n := f.takeHanded(); n > 0 {
			total += n
			continue
		}
		limit := min(changesAtATime, last-f.seq)
		if next := f.handed.next(); next > f.seq+1 {
			limit = min(limit, next-1-f.seq) // what comes then is at hand
		}
		var changes []catalog.Changed
		var to int64
		f.cfg.Gate.Do(func() { changes, to, err = f.log.ListingChanges(ctx, f.seq, int(limit)) })
		if err != nil {
			return total, fmt.Errorf("read changes behind %d: %w", f.seq, err)
		}
		if len(changes) == 0 {
			f.seq = max(f.seq, to)
			return total, nil
		}
		if err := f.apply(ctx, changes, to); err != nil {
			return total, err
		}
		total += len(changes)
	}
	return total, nil
}

// apply brings changes into the catalogue, in their order.
func (f *Follower) apply(ctx context.Context, changes []catalog.Changed, to int64) error {
	if f.waiting {
		return f.replaceSample(ctx, to)
	}
	var put []*catalog.Listing
	for _, c := range changes {
		if c.Listing != nil {
			put = append(put, c.Listing)
			continue
		}
		if len(put) > 0 {
			f.boats.UpdateBy(put, nil, f.cfg.Gate.Do)
			put = nil
		}
		f.boats.Seen(c.Source, c.SeenAt)
	}
	if len(put) > 0 {
		f.boats.UpdateBy(put, nil, f.cfg.Gate.Do)
	}
	f.seq = to
	return nil
}

// replaceSample shows the record in place of the sample inventory as soon as something is on it.
func (f *Follower) replaceSample(ctx context.Context, to int64) error {
	all, seq, err := f.readAll(ctx)
	if err != nil {
		return err
	}
	if len(all) == 0 {
		f.seq = to
		return nil
	}
	f.showRecord(all, seq)
	return nil
}

// showRecord shows all that is on record in place of the sample inventory.
func (f *Follower) showRecord(all []*catalog.Listing, seq int64) {
	f.boats.Replace(catalog.NewIndex(all, f.cfg.Locate))
	f.seq, f.waiting = seq, false
	f.cfg.Logger.Info("sample inventory makes room for listings on record", "listings", len(all))
}

// save writes a snapshot if something changed since the last one.
func (f *Follower) save() error {
	if !f.keeps() || f.waiting || f.seq == f.saved {
		return nil
	}
	if err := f.boats.Save(f.cfg.File, catalog.Position{Database: f.id, Seq: f.seq}); err != nil {
		return fmt.Errorf("save the catalogue: %w", err)
	}
	f.saved = f.seq
	return nil
}
