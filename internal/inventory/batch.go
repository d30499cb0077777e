package inventory

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/store/body"
)

// pending is a listing on its way to the record.
type pending struct {
	id     identity
	group  identity       // 0: none
	change catalog.Change // where it is not New, what is on record has to be looked at

	restored bool // it tells itself since when it is seen
}

// batch is what one transaction brings. It goes from one goroutine to the next, and after the last back to the first.
type batch struct {
	pending []pending
	at      map[identity]int // where a listing stands, so that none is there twice
	bytes   int
	counts  Counts           // when the batch was full
	gained  int              // listings for sale more than before the import, when the batch was full
	order   []*pending       // pending as it is stored: by id, as the index of ids lies in the database
	changes []catalog.Change // what pending comes to
	staged  catalog.Staged
	room    room     // of the bodies of new listings
	bodies  [][]byte // of the other changes, those of encodedBatch in one
}

// emptyBatch takes one that was stored, or makes one.
func (r *run) emptyBatch() *batch {
	select {
	case b := <-r.spare:
		return b
	default:
		return &batch{at: make(map[identity]int, batchRecords), pending: make([]pending, 0, batchRecords+decidedTogether)}
	}
}

// giveBack keeps the room of a batch that is stored for the next one.
func (r *run) giveBack(b *batch) {
	clear(b.pending)
	clear(b.order)
	clear(b.at)
	clear(b.changes)
	b.room.empty()
	b.pending, b.order, b.changes, b.bytes = b.pending[:0], b.order[:0], b.changes[:0], 0
	select {
	case r.spare <- b:
	default:
	}
}

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

// encode completes batches and makes of them what is stored, while the one before is written.
func (r *run) encode(ctx context.Context, to chan<- *batch) error {
	defer close(to)
	for b := range r.batches {
		if err := r.complete(ctx, b); err != nil {
			return err
		}
		var err error
		r.im.cfg.Gate.Do(func() { b.staged, err = r.im.store.StageListings(ctx, b.changes) })
		if err != nil {
			return fmt.Errorf("write %d listings: %w", len(b.changes), err)
		}
		select {
		case to <- b:
		case <-ctx.Done():
			b.staged.Drop()
			return context.Cause(ctx)
		}
	}
	return nil
}

// store writes batches until there are no more.
func (r *run) store(ctx context.Context, from <-chan *batch) error {
	defer func() {
		for b := range from { // which an error has left
			b.staged.Drop()
		}
	}()
	for b := range from {
		var first int64
		var err error
		r.im.cfg.Gate.Do(func() { first, err = b.staged.Put(ctx) })
		if err != nil {
			return fmt.Errorf("write %d listings: %w", len(b.changes), err)
		}
		r.stored = b.counts
		r.stored.Listings = b.gained
		if r.im.cfg.Stored != nil {
			r.im.cfg.Stored(b.changes, first)
		}
		if r.opt.Progress != nil {
			r.opt.Progress(b.counts)
		}
		r.giveBack(b)
	}
	return nil
}

// What is encoded, and read from the record, at a time.
const (
	encoders     = 4
	encodedBatch = 250 // listings
	usualBody    = 700 // bytes of a body beside the raw record, so that its room seldom has to grow
)

// complete joins what the feed tells with what is on record. What it reads there this import writes only once, so that it
// need not wait for the batches before.
func (r *run) complete(ctx context.Context, b *batch) error {
	b.changes = slices.Grow(b.changes, len(b.pending))[:len(b.pending)]
	for i := range b.pending {
		b.order = append(b.order, &b.pending[i])
	}
	slices.SortFunc(b.order, func(p, q *pending) int { return cmp.Compare(p.id, q.id) })
	parts := slices.Collect(slices.Chunk(b.order, encodedBatch))
	b.bodies = append(b.bodies, make([][]byte, max(0, len(parts)-len(b.bodies)))...)
	work, ctx := errgroup.WithContext(ctx)
	work.SetLimit(encoders)
	for i, part := range parts {
		work.Go(func() (err error) {
			r.im.cfg.Gate.Do(func() { err = r.completePart(ctx, part, b.changes[i*encodedBatch:], &b.bodies[i]) })
			return err
		})
	}
	return work.Wait()
}

// completePart makes the changes of a part, with the room for their bodies.
func (r *run) completePart(ctx context.Context, part []*pending, into []catalog.Change, room *[]byte) error {
	text := (*room)[:0]
	defer func() { *room = text }()
	known, err := r.changed(ctx, part)
	if err != nil {
		return err
	}
	for i, p := range part {
		if p.changed() {
			old, err := known.of(p.id)
			if err != nil {
				return err
			}
			r.join(p.change.Listing, old)
		}
		c := p.grouped()
		if !c.Regroup && c.Body == nil {
			from := len(text)
			if text, err = body.Append(text, c.Listing, c.Raw); err != nil {
				return fmt.Errorf("listing %s: %w", p.id, err)
			}
			c.Body = text[from:len(text):len(text)]
		}
		into[i] = c
	}
	return nil
}

// grouped is the change with its group.
func (p *pending) grouped() catalog.Change {
	p.change.Listing.DupGroup = ""
	if p.group != 0 {
		p.change.Listing.DupGroup = p.group.String()
	}
	return p.change
}

// join fills what the feed does not know of a boat on record: since when it is seen, and what it cost before.
func (r *run) join(l, old *catalog.Listing) {
	l.FirstSeen, l.LastSeen = old.FirstSeen, r.now
	if len(l.PriceHistory) == 0 {
		l.PriceHistory = history(old, l, r.now)
	}
}

// first fills what an import adds to a listing that it has not seen before. An export of another catalogue tells since when
// it was seen there.
func (r *run) first(l *catalog.Listing, restored bool) {
	if l.FirstSeen.Year() < 1 || l.FirstSeen.IsZero() || l.FirstSeen.After(r.now) {
		l.FirstSeen = r.now
	}
	if !restored || l.LastSeen.Before(l.FirstSeen) || l.LastSeen.After(r.now) {
		l.LastSeen = r.now
	}
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
