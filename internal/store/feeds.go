package store

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
)

const feedColumns = `name, source, format, url, last_try, last_success, next_try, etag, last_modified, failures, error,
	new, changed, unchanged, withdrawn, refused, listings`

// FeedStates returns how the reading of every feed goes, by name.
func (s *Store) FeedStates(ctx context.Context) ([]catalog.FeedState, error) {
	rows, err := s.read.QueryContext(ctx, `SELECT `+feedColumns+` FROM feed ORDER BY name`)
	if err != nil {
		return nil, fmt.Errorf("read feeds: %w", err)
	}
	defer rows.Close()
	var list []catalog.FeedState
	for rows.Next() {
		f, err := scanFeed(rows)
		if err != nil {
			return nil, fmt.Errorf("read feeds: %w", err)
		}
		list = append(list, f)
	}
	return list, rows.Err()
}

func scanFeed(row scanner) (catalog.FeedState, error) {
	var f catalog.FeedState
	var lastTry, lastSuccess, nextTry int64
	err := row.Scan(&f.Name, &f.Source, &f.Format, &f.URL, &lastTry, &lastSuccess, &nextTry, &f.ETag, &f.LastModified, &f.Failures, &f.Error,
		&f.New, &f.Changed, &f.Unchanged, &f.Withdrawn, &f.Refused, &f.Listings)
	f.LastTry, f.LastSuccess, f.NextTry = timeOf(lastTry), timeOf(lastSuccess), timeOf(nextTry)
	return f, err
}

// PutFeedState replaces the state of the feed of that name. Texts that others have sent are kept as far as they are text.
func (s *Store) PutFeedState(ctx context.Context, f catalog.FeedState) error {
	return s.insertFeedState(ctx, f, `DO UPDATE SET
			source = excluded.source, format = excluded.format, url = excluded.url, last_try = excluded.last_try,
			last_success = excluded.last_success, next_try = excluded.next_try, etag = excluded.etag,
			last_modified = excluded.last_modified, failures = excluded.failures, error = excluded.error, new = excluded.new,
			changed = excluded.changed, unchanged = excluded.unchanged, withdrawn = excluded.withdrawn,
			refused = excluded.refused, listings = excluded.listings`)
}

// AddFeedState keeps the state of a feed that has none yet, and leaves one that is there as it is.
func (s *Store) AddFeedState(ctx context.Context, f catalog.FeedState) error {
	return s.insertFeedState(ctx, f, `DO NOTHING`)
}

func (s *Store) insertFeedState(ctx context.Context, f catalog.FeedState, onConflict string) error {
	_, err := s.write.ExecContext(ctx, `
		INSERT INTO feed (`+feedColumns+`) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
		ON CONFLICT (name) `+onConflict,
		f.Name, f.Source, f.Format, f.URL, micros(f.LastTry), micros(f.LastSuccess), micros(f.NextTry), plain(f.ETag), plain(f.LastModified),
		f.Failures, plain(f.Error), f.New, f.Changed, f.Unchanged, f.Withdrawn, f.Refused, f.Listings)
	if err != nil {
		return fmt.Errorf("write state of feed %s: %w", f.Name, err)
	}
	return nil
}

// ClaimFeed moves the next try of a feed from due to until. False means that it was another, or that there is no such feed.
func (s *Store) ClaimFeed(ctx context.Context, name string, due, until time.Time) (bool, error) {
	n, err := affected(s.write.ExecContext(ctx, `UPDATE feed SET next_try = $3 WHERE name = $1 AND next_try = $2`, name, micros(due), micros(until)))
	if err != nil {
		return false, fmt.Errorf("move next try of feed %s: %w", name, err)
	}
	return n > 0, nil
}

// plain is the text without what PostgreSQL does not take for text.
func plain(text string) string {
	return strings.ReplaceAll(strings.ToValidUTF8(text, "\uFFFD"), "\x00", "\uFFFD")
}
