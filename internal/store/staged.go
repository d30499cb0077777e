package store

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
)

// PutListings puts a batch of listings on record: it is StageListings and Put.
func (s *Store) PutListings(ctx context.Context, changes []catalog.Change) (first int64, err error) {
	if len(changes) == 0 {
		return 0, nil
	}
	b, err := s.StageListings(ctx, changes)
	if err != nil {
		return 0, err
	}
	return b.Put(ctx)
}

// StageListings makes a batch of listings ready to be put on record, while another one is put. Of two with one ID the later one
// counts. Nobody else can write to an SQLite file while a batch is put, so that a few thousand listings are the most that should come
// at once. Telling which are New saves looking for them. What catalog.Change.Check refuses, and a listing with a number that is none,
// is named by the error. The changes must stay as they are until Put or Drop has returned, of which one has to be called.
func (s *Store) StageListings(ctx context.Context, changes []catalog.Change) (catalog.Staged, error) {
	b := &stagedListings{store: s, rows: s.listings.borrow()}
	if err := b.stage(ctx, lastOfEach(changes)); err != nil {
		b.Drop()
		return nil, fmt.Errorf("put %d listings: %w", len(changes), err)
	}
	return b, nil
}

// stagedListings is a batch on its way to the record. Where several can write to the database at once its texts, which are most of
// it, are written before its turn to take change numbers, in the transaction that Put commits.
type stagedListings struct {
	store *Store
	rows  *listingRows
	begun *tx // with the texts in it, nil for none
}

func (b *stagedListings) stage(ctx context.Context, changes []catalog.Change) error {
	first, err := b.store.listings.puts.take(ctx, b.store.write, int64(len(changes)))
	if err != nil {
		return err
	}
	if err := b.rows.fill(changes, first); err != nil || !b.store.write.dialect.shared {
		return err
	}
	return b.begin(ctx)
}

// begin begins the transaction by writing the texts, if there are any.
func (b *stagedListings) begin(ctx context.Context) (err error) {
	if b.begun, err = b.store.write.begin(ctx); err != nil || len(b.rows.ids) == 0 {
		return err
	}
	return b.store.listings.texts.insert(ctx, b.begun, b.rows.texts)
}

// Put puts the batch on record, all of it or nothing. Its listings, those that are only regrouped behind the others, get change numbers
// in the order they were given, of which first is the lowest.
func (b *stagedListings) Put(ctx context.Context) (first int64, err error) {
	defer b.Drop()
	s, rows := b.store, b.rows
	s.listings.turn.Lock()
	defer s.listings.turn.Unlock()
	first, err = b.put(ctx)
	if s.write.dialect.taken(err) {
		rows.known = append(rows.known[:0], rows.ids...) // somebody else has put one of them meanwhile
		b.end()
		first, err = b.put(ctx)
	}
	if err != nil {
		return 0, fmt.Errorf("put %d listings: %w", len(rows.ids)+len(rows.groups), err)
	}
	time.Sleep(s.write.dialect.yield) // with the turn, or else the next batch would come first
	return first, nil
}

func (b *stagedListings) put(ctx context.Context) (first int64, err error) {
	if b.begun == nil {
		if err := b.begin(ctx); err != nil {
			return 0, err
		}
	}
	s, rows := b.store, b.rows
	if first, err = takeNumbers(ctx, b.begun, len(rows.ids)+len(rows.groups)); err != nil {
		return 0, err
	}
	if len(rows.ids) > 0 {
		if err := s.removeListings(ctx, b.begun, rows.known); err != nil {
			return 0, fmt.Errorf("remove former ones: %w", err)
		}
		rows.rows.close(first)
		if err := s.listings.table.insert(ctx, b.begun, rows.rows); err != nil {
			return 0, err
		}
	}
	if err := s.regroup(ctx, b.begun, rows.groups, first+int64(len(rows.ids))); err != nil {
		return 0, err
	}
	return first, s.write.commit(ctx, b.begun)
}

func (b *stagedListings) end() {
	if b.begun != nil {
		b.begun.end()
		b.begun = nil
	}
}

// Drop lets go of the batch. After Put it does nothing.
func (b *stagedListings) Drop() {
	b.end()
	if b.rows != nil {
		b.store.listings.giveBack(b.rows)
		b.rows = nil
	}
}

// putNumbers are those of texts. Unlike change numbers they come in no order and some are never used, so that one is not waited for.
type putNumbers struct {
	mu         sync.Mutex
	next, left int64
}

// putsAtOnce is how many numbers are taken from the database at a time.
const putsAtOnce = 1 << 16

// take returns the first of n numbers that follow one another, which nobody else has.
func (p *putNumbers) take(ctx context.Context, w *writer, n int64) (first int64, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if n > p.left {
		taken := max(n, putsAtOnce)
		err := w.transact(ctx, func(t *tx) error {
			return t.QueryRowContext(ctx, `UPDATE listing_record SET last_put = last_put + $1 WHERE one = 1 RETURNING last_put`, taken).Scan(&p.next)
		})
		if err != nil {
			p.left = 0
			return 0, fmt.Errorf("take numbers of texts: %w", err)
		}
		p.next, p.left = p.next-taken+1, taken
	}
	first = p.next
	p.next, p.left = p.next+n, p.left-n
	return first, nil
}
