package inventory

import (
	"context"
	"fmt"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/fairlead/fairlead/internal/catalog"
)

// pending is a listing on its way to the record.
type pending struct {
	id      identity
	group   identity // 0: none
	known   bool     // what is on record has to be looked at
	regroup bool     // nothing but the group changes: what is on record is the listing
	change  catalog.Change
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
func (b *batch) regroup(id, group identity, hash [16]byte) {
	if i, ok := b.at[id]; ok {
		b.pending[i].group = group
		return
	}
	b.put(pending{id: id, group: group, known: true, regroup: true, change: catalog.Change{Hash: hash}})
}

// store writes batches until there are no more. A batch begins only when the one before is on record, because it may
// look at its listings.
func (r *run) store(ctx context.Context) error {
	for b := range r.batches {
		changes, err := r.complete(ctx, b)
		if err == nil {
			err = r.im.store.PutListings(ctx, changes)
		}
		if err != nil {
			return fmt.Errorf("write %d listings: %w", len(b.pending), err)
		}
		if r.opt.Progress != nil {
			r.opt.Progress(b.counts)
		}
	}
	return nil
}

// readers is how many listings are read from the record at a time.
const readers = 4

// complete joins what the feed tells with what is on record.
func (r *run) complete(ctx context.Context, b *batch) ([]catalog.Change, error) {
	changes := make([]catalog.Change, len(b.pending))
	work, ctx := errgroup.WithContext(ctx)
	work.SetLimit(readers)
	for i, p := range b.pending {
		if !p.known {
			r.first(p.change.Listing)
			changes[i] = p.grouped()
			continue
		}
		work.Go(func() (err error) {
			changes[i], err = r.merge(ctx, p)
			return err
		})
	}
	return changes, work.Wait()
}

// grouped is the change with its group.
func (p pending) grouped() catalog.Change {
	p.change.Listing.DupGroup = ""
	if p.group != 0 {
		p.change.Listing.DupGroup = p.group.String()
	}
	return p.change
}

// first fills what an import adds to a listing that it has not seen before. An export of another catalogue tells since when
// it was seen there.
func (r *run) first(l *catalog.Listing) {
	if l.FirstSeen.IsZero() || l.FirstSeen.After(r.now) {
		l.FirstSeen = r.now
	}
	l.LastSeen = r.now
}

// merge brings over from the record what the feed does not know: since when the boat is seen, and what it cost before.
func (r *run) merge(ctx context.Context, p pending) (catalog.Change, error) {
	old, err := r.im.store.Listing(ctx, p.id.String())
	if err != nil {
		return catalog.Change{}, fmt.Errorf("read listing %s: %w", p.id, err)
	}
	if p.regroup {
		listing := *old
		p.change.Listing, p.change.DupKey = &listing, boatOf(old).String()
		if p.change.Raw, p.change.RawType, err = r.im.store.RawListing(ctx, p.id.String()); err != nil {
			return catalog.Change{}, fmt.Errorf("read what the source says of %s: %w", p.id, err)
		}
		return p.grouped(), nil
	}
	l := p.change.Listing
	l.FirstSeen, l.LastSeen = old.FirstSeen, r.now
	if len(l.PriceHistory) == 0 {
		l.PriceHistory = history(old, l, r.now)
	}
	return p.grouped(), nil
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
