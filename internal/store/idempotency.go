package store

import (
	"context"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"time"

	"github.com/fairlead/fairlead/internal/idempotency"
)

// KeptAnswer returns the answer kept for the owner under the key; ok is false where there is none that is younger than
// idempotency.Keep.
func (s *Store) KeptAnswer(ctx context.Context, owner, key string) (a idempotency.Answer, ok bool, err error) {
	var created int64
	err = s.read.QueryRowContext(ctx, `
		SELECT request_hash, status, content_type, body, fallback, created FROM kept_answer
		WHERE owner = $1 AND idem_key = $2 AND created > $3`, owner, keyText(key), expired()).
		Scan(&a.RequestHash, &a.Status, &a.ContentType, &a.Body, &a.Fallback, &created)
	if errors.Is(err, sql.ErrNoRows) {
		return idempotency.Answer{}, false, nil
	}
	if err != nil {
		return idempotency.Answer{}, false, fmt.Errorf("read kept answer: %w", s.write.dialect.explain(err))
	}
	a.Created = timeOf(created)
	return a, true, nil
}

// KeepAnswer keeps the answer for idempotency.Keep from a.Created. An answer that is kept already stays.
func (s *Store) KeepAnswer(ctx context.Context, owner, key string, a idempotency.Answer) error {
	body := a.Body
	if body == nil {
		body = []byte{} // nil would be NULL
	}
	_, err := s.write.ExecContext(ctx, `
		INSERT INTO kept_answer (owner, idem_key, request_hash, status, content_type, body, fallback, created)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
		ON CONFLICT (owner, idem_key) DO UPDATE SET
			request_hash = excluded.request_hash, status = excluded.status, content_type = excluded.content_type,
			body = excluded.body, fallback = excluded.fallback, created = excluded.created
		WHERE kept_answer.created <= $9`,
		owner, keyText(key), a.RequestHash, a.Status, a.ContentType, body, a.Fallback, micros(a.Created), expired())
	if err != nil {
		return fmt.Errorf("keep answer: %w", s.write.dialect.explain(err))
	}
	return nil
}

// PurgeAnswers deletes the answers that are older than idempotency.Keep, which nobody gets any more, and returns how
// many there were.
func (s *Store) PurgeAnswers(ctx context.Context) (int64, error) {
	result, err := s.write.ExecContext(ctx, `DELETE FROM kept_answer WHERE created <= $1`, expired())
	if err != nil {
		return 0, fmt.Errorf("purge kept answers: %w", err)
	}
	return result.RowsAffected()
}

// keyText is the key as it is stored. A header of HTTP may hold bytes that are no text.
func keyText(key string) string {
	if isText(key) {
		return key
	}
	return "\uFFFD" + hex.EncodeToString([]byte(key))
}

// expired is the latest time of which answers are not kept any more.
func expired() int64 { return micros(time.Now().Add(-idempotency.Keep)) }
