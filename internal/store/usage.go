package store

import (
	"context"
	"fmt"
	"math"
	"time"

	"github.com/fairlead/fairlead/internal/usage"
)

var _ usage.Ledger = (*Store)(nil)

// Append returns when the record is committed and flushed to the disk, together with those of other callers. A record
// of the same key, time and id as one that is there changes nothing. An error means that the record is not written and
// will not be.
func (s *Store) Append(ctx context.Context, rec usage.Record) error {
	return s.ledger.append(ctx, rec)
}

// Sums adds up the key's records created from from up to before to, by model; see usage.Ledger.
func (s *Store) Sums(ctx context.Context, keyID string, from, to time.Time) ([]usage.Sum, error) {
	return s.sums(ctx, sumsOfKey, keyID, from, to)
}

// UserSums adds up the records of all keys of the user as Sums does for one; see usage.Ledger.
func (s *Store) UserSums(ctx context.Context, userID string, from, to time.Time) ([]usage.Sum, error) {
	return s.sums(ctx, sumsOfUser, userID, from, to)
}

const (
	sumsSelect = `SELECT model, COUNT(*), SUM(prompt_tokens), SUM(completion_tokens) FROM usage_record WHERE `
	sumsGroup  = ` AND created >= $2 AND created < $3 GROUP BY model ORDER BY model`
	sumsOfKey  = sumsSelect + `key_id = $1` + sumsGroup
	sumsOfUser = sumsSelect + `key_id IN (SELECT id FROM api_key WHERE user_id = $1)` + sumsGroup
)

func (s *Store) sums(ctx context.Context, query, owner string, from, to time.Time) ([]usage.Sum, error) {
	rows, err := s.read.QueryContext(ctx, query, owner, micros(from), micros(to))
	if err != nil {
		return nil, fmt.Errorf("sum usage: %w", s.write.dialect.explain(err))
	}
	defer rows.Close()
	var sums []usage.Sum
	for rows.Next() {
		var sum usage.Sum
		if err := rows.Scan(&sum.Model, &sum.Requests, &sum.PromptTokens, &sum.CompletionTokens); err != nil {
			return nil, fmt.Errorf("sum usage: %w", err)
		}
		sums = append(sums, sum)
	}
	return sums, rows.Err()
}

// Records returns at most limit of the key's records that are older than before, newest first; see usage.Ledger.
func (s *Store) Records(ctx context.Context, keyID string, before usage.Position, limit int) ([]usage.Record, error) {
	created := int64(math.MaxInt64)
	if before != (usage.Position{}) {
		created = micros(before.Created)
	}
	rows, err := s.read.QueryContext(ctx, `
		SELECT `+recordColumns+` FROM usage_record
		WHERE key_id = $1 AND (created, id) < ($2, $3)
		ORDER BY created DESC, id DESC LIMIT $4`, keyID, created, before.ID, limit)
	if err != nil {
		return nil, fmt.Errorf("list usage: %w", s.write.dialect.explain(err))
	}
	defer rows.Close()
	var list []usage.Record
	for rows.Next() {
		rec, err := scanRecord(rows)
		if err != nil {
			return nil, fmt.Errorf("list usage: %w", err)
		}
		list = append(list, rec)
	}
	return list, rows.Err()
}

func scanRecord(row scanner) (usage.Record, error) {
	var r usage.Record
	var created, duration, firstToken, cost int64
	err := row.Scan(&r.KeyID, &created, &r.ID, &r.UserID, &r.Model, &r.Engine, &r.Protocol, &r.Outcome, &r.Finish,
		&r.PromptTokens, &r.CompletionTokens, &duration, &firstToken,
		&r.Upstream.Provider, &r.Upstream.Model, &r.Upstream.Usage.Prompt, &r.Upstream.Usage.Completion, &cost, &r.Upstream.Currency)
	r.Upstream.Cost = float64(cost) / 1e6
	r.Created = timeOf(created)
	r.Duration = time.Duration(duration) * time.Microsecond
	r.FirstToken = time.Duration(firstToken) * time.Microsecond
	return r, err
}
