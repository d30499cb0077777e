package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/store/body"
)

const listingSelect = `SELECT seq, status, updated, last_seen, COALESCE(seen, 0), dup_group, body
	FROM listing JOIN listing_text ON listing_text.put = listing.put LEFT JOIN (SELECT source AS seen_source, seen FROM source_read) AS sources ON seen_source = source `

// scanListing reads a row of listingSelect. The columns beside the body are truer than it.
func scanListing(row scanner, parser *body.Parser) (*catalog.Listing, int64, error) {
	var seq, updated, lastSeen, seen int64
	var status catalog.Status
	var group, text sql.RawBytes
	if err := row.Scan(&seq, &status, &updated, &lastSeen, &seen, &group, &text); err != nil {
		return nil, 0, err
	}
	l, err := parser.Parse(text)
	if err != nil {
		return nil, 0, fmt.Errorf("body of change %d: %w", seq, err)
	}
	if status.ForSale() {
		lastSeen = max(lastSeen, seen)
	}
	l.Status, l.UpdatedAt, l.LastSeen, l.DupGroup = status, timeOf(updated), timeOf(lastSeen), string(group)
	return l, seq, nil
}

// querier is the database or a transaction.
type querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
}

func (s *Store) visitListings(ctx context.Context, q querier, visit func(l *catalog.Listing, seq int64) error, where string, args ...any) error {
	rows, err := q.QueryContext(ctx, listingSelect+where, args...)
	if err != nil {
		return s.write.dialect.explain(err)
	}
	defer rows.Close()
	var parser body.Parser
	for rows.Next() {
		l, seq, err := scanListing(rows, &parser)
		if err != nil {
			return err
		}
		if err := visit(l, seq); err != nil {
			return err
		}
	}
	return rows.Err()
}

// Listing returns the listing with the id, as it was put, with its status of now and when it was last seen. Empty lists
// come back as nil. Where there is none the error is a fault of kind NotFound.
func (s *Store) Listing(ctx context.Context, id string) (found *catalog.Listing, err error) {
	if !isText(id) {
		return nil, noListing(id)
	}
	err = s.visitListings(ctx, s.read, func(l *catalog.Listing, _ int64) error {
		found = l
		return nil
	}, `WHERE id = $1`, id)
	if err != nil {
		return nil, fmt.Errorf("read listing %q: %w", id, err)
	}
	if found == nil {
		return nil, noListing(id)
	}
	return found, nil
}

// ListingsByID visits those of the listings that there are, each as Listing returns it, in no particular order. When visit returns an
// error it is the last one.
func (s *Store) ListingsByID(ctx context.Context, ids []string, visit func(*catalog.Listing) error) error {
	if len(ids) == 0 {
		return nil
	}
	list, err := jsonList(ids)
	if err == nil {
		err = s.visitListings(ctx, s.read, func(l *catalog.Listing, _ int64) error { return visit(l) }, `WHERE `+s.write.dialect.among, list)
	}
	if err != nil {
		return fmt.Errorf("read %d listings: %w", len(ids), err)
	}
	return nil
}

func noListing(id string) error {
	return fault.New(fault.NotFound, "there is no listing %q", fault.Clip(id))
}

// RawListing returns the record of the listing as its source sent it, and its media type. Where there is no listing the
// error is a fault of kind NotFound.
func (s *Store) RawListing(ctx context.Context, id string) (raw []byte, rawType string, err error) {
	if !isText(id) {
		return nil, "", noListing(id)
	}
	var text []byte
	err = s.read.QueryRowContext(ctx, `SELECT raw, type, body FROM listing_text WHERE put = (SELECT put FROM listing WHERE id = $1)`, id).
		Scan(&raw, &rawType, &text)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, "", noListing(id)
	}
	if err == nil {
		raw, err = body.Whole(raw, text)
	}
	if err != nil {
		return nil, "", fmt.Errorf("read record of listing %q: %w", id, err)
	}
	return raw, rawType, nil
}

// Listings visits all listings as they stand at one moment, in no particular order, and returns the number of the last
// change until then. When visit returns an error it is the last one. A database in memory can do nothing else meanwhile.
func (s *Store) Listings(ctx context.Context, visit func(*catalog.Listing) error) (seq int64, err error) {
	err = s.readAtOnce(ctx, func(t *sql.Tx) error {
		if seq, err = lastChange(ctx, t); err != nil {
			return err
		}
		return s.visitListings(ctx, t, func(l *catalog.Listing, _ int64) error { return visit(l) }, "")
	})
	if err != nil {
		return 0, fmt.Errorf("read listings: %w", err)
	}
	return seq, nil
}

// readAtOnce lets all that do reads be of one moment.
func (s *Store) readAtOnce(ctx context.Context, do func(*sql.Tx) error) error {
	t, err := s.read.BeginTx(ctx, &sql.TxOptions{ReadOnly: true, Isolation: sql.LevelRepeatableRead})
	if err != nil {
		return err
	}
	defer t.Rollback() // nothing was written
	return do(t)
}

// ListingMarks visits the marks of all listings of the source, or of all sources if it is empty, in no particular order.
// When visit returns an error it is the last one.
func (s *Store) ListingMarks(ctx context.Context, source string, visit func(catalog.Mark) error) error {
	err := s.visitMarks(ctx, source, visit)
	if err != nil {
		return fmt.Errorf("read marks: %w", err)
	}
	return nil
}

func (s *Store) visitMarks(ctx context.Context, source string, visit func(catalog.Mark) error) error {
	query, args := `SELECT id, source, source_id, hash, status, dup_key, dup_group, loa, price FROM listing`, []any(nil)
	if source != "" {
		query, args = query+` WHERE source = $1`, []any{source}
	}
	rows, err := s.read.QueryContext(ctx, query, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var m catalog.Mark
		var hash sql.RawBytes
		if err := rows.Scan(&m.ID, &m.Source, &m.SourceID, &hash, &m.Status, &m.DupKey, &m.DupGroup, &m.LOA, &m.Price); err != nil {
			return err
		}
		copy(m.Hash[:], hash)
		if err := visit(m); err != nil {
			return err
		}
	}
	return rows.Err()
}
