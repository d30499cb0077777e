package inventory

import (
	"context"
	"fmt"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/store/body"
)

// pending is a listing on its way to the record.
type pending struct {
	id     identity
	group  identity // 0: none
	known  bool     // what is on record has to be looked at
	change catalog.Change
}

// batch is what one transaction brings.
type batch struct {
	pending []pending
	at      map[identity]int // where a listing stands, so that none is there twice
	bytes   int
	counts  Counts // when the batch was full
}

func newBatch() *batch { return &batch{at: make(map[identity]int, batchRecords)} }

func (b *batch) full() bool { return len(b.pending) >= batchRecords || b.bytes >= batchBytes }

func (b *batch) put(p pending) {
	b.bytes += len(p.change.Raw)
	if i, ok := b.at[p.id]; ok {
		b.pending[i] = p
		return
	}
	b.at[p.id] = len(b.pending)
	b.pending = append(b.pending, p)
}

// regroup gives a listing that is on record, or in this batch, its group.
func (b *batch) regroup(id, group identity) {
	if i, ok := b.at[id]; ok {
		b.pending[i].group = group
		return
	}
	b.put(pending{id: id, group: group, change: catalog.Change{Listing: &catalog.Listing{ID: id.String()}, Regroup: true}})
}

// encoded is a batch that only has to be written.
type encoded struct {
	changes []catalog.Change
	counts  Counts
}

// encode completes batches and makes of them what is stored, while the one before is written.
func (r *run) encode(ctx context.Context, to chan<- encoded) error {
	defer close(to)
	for b := range r.batches {
		changes, err := r.complete(ctx, b)
		if err != nil {
			return err
		}
		select {
		case to <- encoded{changes, b.counts}:
		case <-ctx.Done():
			return context.Cause(ctx)
		}
	}
	return nil
}

// store writes batches until there are no more.
func (r *run) store(ctx context.Context, from <-chan encoded) error {
	for b := range from {
		first, err := r.im.store.PutListings(ctx, b.changes)
		if err != nil {
			return fmt.Errorf("write %d listings: %w", len(b.changes), err)
		}
		if r.im.cfg.Stored != nil {
			r.im.cfg.Stored(b.changes, first)
		}
		if r.opt.Progress != nil {
			r.opt.Progress(b.counts)
		}
	}
	return nil
}

// What is encoded, and read from the record, at a time.
const (
	encoders     = 4
	encodedBatch = 250 // listings
)

// complete joins what the feed tells with what is on record. What it reads there this import writes only once, so that it
// need not wait for the batches before.
func (r *run) complete(ctx context.Context, b *batch) ([]catalog.Change, error) {
	changes := make([]catalog.Change, len(b.pending))
	work, ctx := errgroup.WithContext(ctx)
	work.SetLimit(encoders)
	for from := 0; from < len(b.pending); from += encodedBatch {
		part := b.pending[from:min(len(b.pending), from+encodedBatch)]
		work.Go(func() error { return r.completePart(ctx, part, changes[from:]) })
	}
	return changes, work.Wait()
}

func (r *run) completePart(ctx context.Context, part []pending, into []catalog.Change) error {
	text := make([]byte, 0, len(part)*2048)
	for i, p := range part {
		if err := r.join(ctx, p); err != nil {
			return err
		}
		c := p.grouped()
		if !c.Regroup {
			from := len(text)
			var err error
			if text, err = body.Append(text, c.Listing); err != nil {
				return fmt.Errorf("listing %s: %w", p.id, err)
			}
			c.Body = text[from:len(text):len(text)]
		}
		into[i] = c
	}
	return nil
}

// grouped is the change with its group.
func (p pending) grouped() catalog.Change {
	p.change.Listing.DupGroup = ""
	if p.group != 0 {
		p.change.Listing.DupGroup = p.group.String()
	}
	return p.change
}

// join fills what the feed does not know: since when the boat is seen, and what it cost before.
func (r *run) join(ctx context.Context, p pending) error {
	switch l := p.change.Listing; {
	case p.change.Regroup:
	case p.known:
		old, err := r.im.store.Listing(ctx, p.id.String())
		if err != nil {
			return fmt.Errorf("read listing %s: %w", p.id, err)
		}
		l.FirstSeen, l.LastSeen = old.FirstSeen, r.now
		if len(l.PriceHistory) == 0 {
			l.PriceHistory = history(old, l, r.now)
		}
	default:
		r.first(l)
	}
	return nil
}

// first fills what an import adds to a listing that it has not seen before. An export of another catalogue tells since when
// it was seen there.
func (r *run) first(l *catalog.Listing) {
	if l.FirstSeen.Year() < 1 || l.FirstSeen.IsZero() || l.FirstSeen.After(r.now) {
		l.FirstSeen = r.now
	}
	l.LastSeen = r.now
}

// history is the prices of a boat whose source tells only the present one. Prices of another currency are no history.
func history(old, now *catalog.Listing, at time.Time) []catalog.PriceChange {
	if old.Currency != now.Currency && now.Price != 0 {
		return nil
	}
	all := old.PriceHistory
	if now.Price == 0 || now.Price == old.Price {
		return all
	}
	if len(all) == 0 && old.Price != 0 {
		since := old.ListedAt
		if since.IsZero() {
			since = old.FirstSeen
		}
		all = []catalog.PriceChange{{At: since, Price: old.Price}}
	}
	if len(all) == 0 {
		return nil
	}
	if now.UpdatedAt.After(all[len(all)-1].At) && now.UpdatedAt.Before(at) {
		at = now.UpdatedAt
	}
	return append(all[:len(all):len(all)], catalog.PriceChange{At: at, Price: now.Price})
}
