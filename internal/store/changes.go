package store

import (
	"cmp"
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
)

// ListingChanges returns at most limit changes, at least one if there is any, with numbers after the given one, in their order, and the number up to
// which the caller has then seen everything. A listing that changed several times appears once, with its newest change;
// so does a source. No number that is passed is ever given to a later change.
func (s *Store) ListingChanges(ctx context.Context, after int64, limit int) (changes []catalog.Changed, last int64, err error) {
	limit = max(limit, 1)
	err = s.readAtOnce(ctx, func(t *sql.Tx) error {
		if last, err = lastChange(ctx, t); err != nil {
			return err
		}
		if changes, err = sourcesRead(ctx, t, after, limit); err != nil {
			return err
		}
		return s.visitListings(ctx, t, func(l *catalog.Listing, seq int64) error {
			changes = append(changes, catalog.Changed{Seq: seq, Listing: l})
			return nil
		}, `WHERE seq > $1 ORDER BY seq LIMIT $2`, after, limit)
	})
	if err != nil {
		return nil, 0, fmt.Errorf("read changes of listings: %w", err)
	}
	slices.SortFunc(changes, func(a, b catalog.Changed) int { return cmp.Compare(a.Seq, b.Seq) })
	if len(changes) >= limit {
		changes = changes[:limit]
		last = changes[limit-1].Seq
	}
	return changes, last, nil
}

func sourcesRead(ctx context.Context, t *sql.Tx, after int64, limit int) (changes []catalog.Changed, err error) {
	rows, err := t.QueryContext(ctx, `SELECT seq, source, seen FROM source_read WHERE seq > $1 ORDER BY seq LIMIT $2`, after, limit)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var c catalog.Changed
		var seen int64
		if err := rows.Scan(&c.Seq, &c.Source, &seen); err != nil {
			return nil, err
		}
		c.SeenAt = timeOf(seen)
		changes = append(changes, c)
	}
	return changes, rows.Err()
}

// LastChange is the number of the last change of the listings, 0 if there was none. It reads one row.
func (s *Store) LastChange(ctx context.Context) (int64, error) {
	n, err := lastChange(ctx, s.read)
	if err != nil {
		return 0, fmt.Errorf("read number of last change: %w", err)
	}
	return n, nil
}

type rowQuerier interface {
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

func lastChange(ctx context.Context, q rowQuerier) (n int64, err error) {
	err = q.QueryRowContext(ctx, `SELECT last_change FROM listing_record`).Scan(&n)
	return n, err
}

// DatabaseID tells this database from every other one: change numbers of one say nothing about another. It was drawn
// when the database was made, and a copy of the database has it, too.
func (s *Store) DatabaseID(ctx context.Context) (string, error) {
	var id string
	if err := s.read.QueryRowContext(ctx, `SELECT database_id FROM listing_record`).Scan(&id); err != nil {
		return "", fmt.Errorf("read id of database: %w", err)
	}
	return id, nil
}

// beginRecord draws the database's id, once.
func (s *Store) beginRecord(ctx context.Context) error {
	_, err := s.DatabaseID(ctx)
	if !errors.Is(err, sql.ErrNoRows) {
		return err
	}
	_, err = s.write.ExecContext(ctx,
		`INSERT INTO listing_record (one, database_id, last_change) VALUES (1, $1, 0) ON CONFLICT DO NOTHING`, rand.Text())
	return err
}
