package store

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
)

// listingWriter writes batches of listings, one at a time.
type listingWriter struct {
	turn  sync.Mutex
	table table
	texts table
	puts  putNumbers
	spare sync.Pool // of *listingRows
}

const (
	listingColumns = "seq, id, source, source_id, hash, status, updated, last_seen, dup_key, dup_group, loa, price, put"
	textColumns    = "put, type, raw, body"
)

func (w *listingWriter) prepare(ctx context.Context, db *writer) (err error) {
	if w.table, err = db.dialect.table(ctx, db, "listing", listingColumns); err != nil {
		return err
	}
	w.texts, err = db.dialect.table(ctx, db, "listing_text", textColumns)
	return err
}

func (w *listingWriter) close() {
	w.table.close()
	w.texts.close()
}

// regroup gives listings, each with its group behind it, that group and change numbers from first on.
func (s *Store) regroup(ctx context.Context, t *tx, groups [][2]string, first int64) error {
	if len(groups) == 0 {
		return nil
	}
	list, err := json.Marshal(groups)
	if err != nil {
		return err
	}
	_, err = t.ExecContext(ctx, `UPDATE listing SET seq = CAST($2 AS BIGINT) + n, dup_group = b FROM `+s.write.dialect.pairs+` WHERE id = a`,
		string(list), first)
	if err != nil {
		return fmt.Errorf("regroup %d listings: %w", len(groups), err)
	}
	return nil
}

// lastOfEach leaves out the changes that a later one of the same ID replaces.
func lastOfEach(changes []catalog.Change) []catalog.Change {
	if inOrder(changes) {
		return changes
	}
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

// inOrder reports whether the IDs ascend, so that none comes twice.
func inOrder(changes []catalog.Change) bool {
	for i := 1; i < len(changes); i++ {
		if changes[i-1].Listing.ID >= changes[i].Listing.ID {
			return false
		}
	}
	return true
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

// removeListings removes those of the listings that are there.
func (s *Store) removeListings(ctx context.Context, t *tx, ids []string) error {
	if len(ids) == 0 {
		return nil
	}
	list, err := jsonList(ids)
	if err != nil {
		return err
	}
	among := s.write.dialect.among
	result, err := t.ExecContext(ctx, `DELETE FROM listing_text WHERE put IN (SELECT put FROM listing WHERE `+among+`)`, list)
	if err != nil {
		return err
	}
	if n, err := result.RowsAffected(); err != nil || n == 0 {
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
