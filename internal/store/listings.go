package store

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/store/body"
)

// listingWriter writes batches of listings, one at a time.
type listingWriter struct {
	turn   sync.Mutex
	table  inserter
	raw    inserter
	values []any // reused, as are the others
	raws   []any
	bodies []byte
}

const (
	listingColumns = "seq, id, source, source_id, hash, status, updated, last_seen, dup_key, dup_group, loa, price, put, body"
	rawColumns     = "put, type, raw"
)

func (w *listingWriter) prepare(ctx context.Context, db *writer) (err error) {
	if w.table, err = db.dialect.inserter(ctx, db, "listing", listingColumns, false); err != nil {
		return err
	}
	w.raw, err = db.dialect.inserter(ctx, db, "listing_raw", rawColumns, false)
	return err
}

func (w *listingWriter) close() {
	w.table.close()
	w.raw.close()
}

// PutListings inserts listings, or replaces those of the same ID, in one transaction. Each gets a new change number, in
// the order given; of two with one ID the later one counts. Nobody else can write to an SQLite file meanwhile, so that a
// few thousand listings are the most that should come at once. A listing has an ID, which tells its source and source ID,
// numbers that are numbers, and ids and keys of valid UTF-8 without zero bytes, at most 2000 bytes together; an error names
// the one that has not, and nothing is written.
func (s *Store) PutListings(ctx context.Context, changes []catalog.Change) error {
	if len(changes) == 0 {
		return nil
	}
	w := &s.listings
	w.turn.Lock()
	defer w.turn.Unlock()
	defer w.forget()
	ids, err := w.fill(lastOfEach(changes))
	if err != nil {
		return fmt.Errorf("put listings: %w", err)
	}
	err = s.write.transact(ctx, func(t *tx) error {
		first, err := takeNumbers(ctx, t, len(ids))
		if err != nil {
			return err
		}
		if err := s.removeListings(ctx, t, ids); err != nil {
			return fmt.Errorf("remove former ones: %w", err)
		}
		w.number(first)
		if err := w.table.insert(ctx, t, w.values); err != nil {
			return err
		}
		return w.raw.insert(ctx, t, w.raws)
	})
	if err != nil {
		return fmt.Errorf("put %d listings: %w", len(ids), err)
	}
	time.Sleep(s.write.dialect.yield) // with the turn, or else the next batch would come first
	return nil
}

func lastOfEach(changes []catalog.Change) []catalog.Change {
	last := make(map[string]int, len(changes))
	for i, c := range changes {
		last[c.Listing.ID] = i
	}
	if len(last) == len(changes) {
		return changes
	}
	kept := make([]catalog.Change, 0, len(last))
	for i, c := range changes {
		if last[c.Listing.ID] == i {
			kept = append(kept, c)
		}
	}
	return kept
}

// fill makes the rows, their numbers left out, before the database is kept from others.
func (w *listingWriter) fill(changes []catalog.Change) (ids []string, err error) {
	w.values, w.raws, w.bodies = w.values[:0], w.raws[:0], w.bodies[:0]
	for _, c := range changes {
		l := c.Listing
		if err := check(l, c.DupKey, c.RawType); err != nil {
			return nil, fmt.Errorf("listing %q: %w", l.ID, err)
		}
		from := len(w.bodies)
		if w.bodies, err = body.Append(w.bodies, l); err != nil {
			return nil, fmt.Errorf("listing %q: %w", l.ID, err)
		}
		ids = append(ids, l.ID)
		w.values = append(w.values, nil, l.ID, l.Source, l.SourceID, c.Hash[:], string(l.Status), micros(l.UpdatedAt), micros(l.LastSeen),
			c.DupKey, l.DupGroup, l.LOA, l.Price, nil, w.bodies[from:len(w.bodies):len(w.bodies)])
		w.raws = append(w.raws, nil, c.RawType, notNil(c.Raw))
	}
	return ids, nil
}

// forget lets go of the batch, and of room that few batches need.
func (w *listingWriter) forget() {
	clear(w.values)
	clear(w.raws)
	if cap(w.bodies) > 16<<20 {
		w.values, w.raws, w.bodies = nil, nil, nil
	}
}

// number gives the rows their change numbers, from first on.
func (w *listingWriter) number(first int64) {
	rows := len(w.raws) / 3
	columns := len(w.values) / rows
	for i := range rows {
		n := any(first + int64(i))
		w.values[i*columns], w.values[(i+1)*columns-2], w.raws[i*3] = n, n, n
	}
}

// maxNames is how many bytes the texts of a listing that are in an index may have together: PostgreSQL keeps three entries
// in a page at least.
const maxNames = 2000

// check refuses texts that one of the databases could not keep.
func check(l *catalog.Listing, dupKey, rawType string) error {
	if l.ID == "" {
		return fmt.Errorf("it has no id")
	}
	size := -len(rawType)
	for _, text := range []string{rawType, l.ID, l.Source, l.SourceID, string(l.Status), dupKey, l.DupGroup} {
		if !isText(text) {
			return fmt.Errorf("%q is no text", text)
		}
		size += len(text)
	}
	if size > maxNames {
		return fmt.Errorf("its ids, its source and what tells its duplicates have %d bytes together, %d are the most", size, maxNames)
	}
	return nil
}

// takeNumbers takes n change numbers and returns the first. Until the transaction ends nobody else gets any.
func takeNumbers(ctx context.Context, t *tx, n int) (first int64, err error) {
	err = t.QueryRowContext(ctx,
		`UPDATE listing_record SET last_change = last_change + $1 WHERE one = 1 RETURNING last_change`, n).Scan(&first)
	if err != nil {
		return 0, fmt.Errorf("take change numbers: %w", err)
	}
	return first - int64(n) + 1, nil
}

// removeListings removes those of the listings that are there. In a first import there are none.
func (s *Store) removeListings(ctx context.Context, t *tx, ids []string) error {
	list, err := jsonList(ids)
	if err != nil {
		return err
	}
	var n int
	among := s.write.dialect.among
	if err := t.QueryRowContext(ctx, `SELECT COUNT(*) FROM listing WHERE `+among, list).Scan(&n); err != nil || n == 0 {
		return err
	}
	_, err = t.ExecContext(ctx, `DELETE FROM listing_raw WHERE put IN (SELECT put FROM listing WHERE `+among+`)`, list)
	if err != nil {
		return err
	}
	_, err = t.ExecContext(ctx, `DELETE FROM listing WHERE `+among, list)
	return err
}

func jsonList(texts []string) (string, error) {
	list, err := json.Marshal(texts)
	return string(list), err
}

// WithdrawListings sets the status of listings to withdrawn and their time of update to at, in one transaction, each
// with a new change number. They were last seen when their source was read last, so that source's SourceRead comes after
// this. Listings that are withdrawn already, or not there, are left.
func (s *Store) WithdrawListings(ctx context.Context, ids []string, at time.Time) error {
	if len(ids) == 0 {
		return nil
	}
	list, err := jsonList(ids)
	if err != nil {
		return fmt.Errorf("withdraw listings: %w", err)
	}
	s.listings.turn.Lock()
	defer s.listings.turn.Unlock()
	err = s.write.transact(ctx, func(t *tx) error {
		first, err := takeNumbers(ctx, t, len(ids))
		if err != nil {
			return err
		}
		_, err = t.ExecContext(ctx, `
			WITH gone AS (
				SELECT id AS gone_id, row_number() OVER (ORDER BY seq) AS n FROM listing
				WHERE `+s.write.dialect.among+` AND status <> 'withdrawn'
			), seen AS (
				SELECT source AS seen_source, seen FROM source_read
			)
			UPDATE listing SET
				seq = CAST($2 AS BIGINT) + n - 1, status = 'withdrawn', updated = $3,
				last_seen = CASE WHEN status = 'sold' THEN last_seen
					ELSE COALESCE((SELECT seen FROM seen WHERE seen_source = source AND seen > last_seen), last_seen) END
			FROM gone WHERE id = gone_id`, list, first, micros(at))
		return err
	})
	if err != nil {
		return fmt.Errorf("withdraw %d listings: %w", len(ids), err)
	}
	return nil
}

// SourceRead records that the source was read whole at that time: all its listings that are for sale were seen then. A
// time before the last one changes nothing.
func (s *Store) SourceRead(ctx context.Context, source string, at time.Time) error {
	s.listings.turn.Lock()
	defer s.listings.turn.Unlock()
	err := s.write.transact(ctx, func(t *tx) error {
		n, err := takeNumbers(ctx, t, 1)
		if err != nil {
			return err
		}
		_, err = t.ExecContext(ctx, `
			INSERT INTO source_read (source, seq, seen) VALUES ($1, $2, $3)
			ON CONFLICT (source) DO UPDATE SET seq = excluded.seq, seen = excluded.seen WHERE source_read.seen < excluded.seen`,
			source, n, micros(at))
		return err
	})
	if err != nil {
		return fmt.Errorf("record that %s was read: %w", source, err)
	}
	return nil
}
