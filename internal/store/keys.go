package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/keys"
)

var _ keys.Store = (*Store)(nil)

const keyColumns = `id, user_id, name, description, prefix, scopes, plan, created, last_used, expires, revoked`

// InsertKey adds a key; see keys.Store.
func (s *Store) InsertKey(ctx context.Context, k keys.Key, hash string) error {
	_, err := s.write.ExecContext(ctx,
		`INSERT INTO api_key (`+keyColumns+`, hash) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
		k.ID, k.UserID, k.Name, k.Description, k.Prefix, joinScopes(k.Scopes), k.Plan,
		micros(k.Created), micros(k.LastUsed), micros(k.Expires), micros(k.Revoked), hash)
	return s.write.dialect.explain(err)
}

// KeyByHash returns the key whose secret has the hash, or keys.ErrNotFound.
func (s *Store) KeyByHash(ctx context.Context, hash string) (keys.Key, error) {
	k, err := scanKey(s.keyByHash.QueryRowContext(ctx, hash))
	if err != nil && !errors.Is(err, keys.ErrNotFound) {
		return keys.Key{}, s.write.dialect.explain(err)
	}
	return k, err
}

// KeysOfUser returns the user's keys, newest first.
func (s *Store) KeysOfUser(ctx context.Context, userID string) ([]keys.Key, error) {
	if !isText(userID) {
		return nil, nil
	}
	rows, err := s.read.QueryContext(ctx,
		`SELECT `+keyColumns+` FROM api_key WHERE user_id = $1 ORDER BY created DESC, id DESC`, userID)
	if err != nil {
		return nil, s.write.dialect.explain(err)
	}
	defer rows.Close()
	var list []keys.Key
	for rows.Next() {
		k, err := scanKey(rows)
		if err != nil {
			return nil, err
		}
		list = append(list, k)
	}
	return list, rows.Err()
}

// EndKey brings the end of the user's key nearer; see keys.Store.
func (s *Store) EndKey(ctx context.Context, userID, id string, expires, revoked time.Time) (keys.Key, error) {
	if !isText(userID) || !isText(id) {
		return keys.Key{}, keys.ErrNotFound
	}
	var k keys.Key
	err := s.write.transact(ctx, func(t *tx) (err error) {
		k, err = scanKey(t.QueryRowContext(ctx, `
			UPDATE api_key SET
				expires = CASE WHEN CAST($3 AS BIGINT) <> 0 AND (expires = 0 OR expires > $3) THEN $3 ELSE expires END,
				revoked = CASE WHEN CAST($4 AS BIGINT) <> 0 AND (revoked = 0 OR revoked > $4) THEN $4 ELSE revoked END
			WHERE user_id = $1 AND id = $2
			RETURNING `+keyColumns, userID, id, micros(expires), micros(revoked)))
		return err
	})
	if err != nil && !errors.Is(err, keys.ErrNotFound) {
		return keys.Key{}, s.write.dialect.explain(err)
	}
	return k, err
}

// TouchKeys sets when keys were last used; see keys.Store.
func (s *Store) TouchKeys(ctx context.Context, used map[string]time.Time) error {
	return s.write.transact(ctx, func(t *tx) error {
		touch, err := t.PrepareContext(ctx, `UPDATE api_key SET last_used = $2 WHERE id = $1 AND last_used < $2`)
		if err != nil {
			return err
		}
		defer touch.Close()
		for id, at := range used {
			if _, err := touch.ExecContext(ctx, id, micros(at)); err != nil {
				return fmt.Errorf("touch key %s: %w", id, err)
			}
		}
		return nil
	})
}

// scanner is a row, alone or of many.
type scanner interface{ Scan(dest ...any) error }

func scanKey(row scanner) (keys.Key, error) {
	var k keys.Key
	var scopes string
	var created, lastUsed, expires, revoked int64
	err := row.Scan(&k.ID, &k.UserID, &k.Name, &k.Description, &k.Prefix, &scopes, &k.Plan,
		&created, &lastUsed, &expires, &revoked)
	if errors.Is(err, sql.ErrNoRows) {
		return keys.Key{}, keys.ErrNotFound
	}
	if err != nil {
		return keys.Key{}, err
	}
	for _, scope := range strings.Fields(scopes) {
		k.Scopes = append(k.Scopes, keys.Scope(scope))
	}
	k.Created, k.LastUsed, k.Expires, k.Revoked = timeOf(created), timeOf(lastUsed), timeOf(expires), timeOf(revoked)
	return k, nil
}

func joinScopes(scopes []keys.Scope) string {
	words := make([]string, len(scopes))
	for i, s := range scopes {
		words[i] = string(s)
	}
	return strings.Join(words, " ")
}
