package store

import (
	"context"
	"embed"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
	"time"
)

//go:embed migrations/*.sql
var migrations embed.FS

// migrate applies the migrations that the database does not have yet, in the order of the numbers that their names begin
// with, in one transaction, so that of several servers that start at once one does it while the others wait.
func (s *Store) migrate(ctx context.Context) error {
	names, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		return err
	}
	return s.write.transact(ctx, func(t *tx) error {
		if s.write.dialect.lock != "" {
			if _, err := t.ExecContext(ctx, s.write.dialect.lock); err != nil {
				return fmt.Errorf("lock migrations: %w", err)
			}
		}
		applied, err := appliedMigrations(ctx, t)
		if err != nil {
			return err
		}
		for _, name := range names {
			version, err := strconv.Atoi(strings.TrimPrefix(name, "migrations/")[:4])
			if err != nil {
				return fmt.Errorf("number of %s: %w", name, err)
			}
			if !applied[version] {
				err = s.apply(ctx, t, version, name)
			}
			if err != nil {
				return fmt.Errorf("apply %s: %w", name, err)
			}
			delete(applied, version)
		}
		for version := range applied {
			return fmt.Errorf("it has migration %d, made by a newer server than this one", version)
		}
		return nil
	})
}

func appliedMigrations(ctx context.Context, t *tx) (map[int]bool, error) {
	if _, err := t.ExecContext(ctx,
		`CREATE TABLE IF NOT EXISTS migration (version BIGINT PRIMARY KEY, applied BIGINT NOT NULL)`); err != nil {
		return nil, fmt.Errorf("create migration table: %w", err)
	}
	rows, err := t.QueryContext(ctx, `SELECT version FROM migration`)
	if err != nil {
		return nil, fmt.Errorf("read versions: %w", err)
	}
	defer rows.Close()
	applied := make(map[int]bool)
	for rows.Next() {
		var version int
		if err := rows.Scan(&version); err != nil {
			return nil, fmt.Errorf("read versions: %w", err)
		}
		applied[version] = true
	}
	return applied, rows.Err()
}

func (s *Store) apply(ctx context.Context, t *tx, version int, name string) error {
	text, err := migrations.ReadFile(name)
	if err != nil {
		return err
	}
	if _, err := t.ExecContext(ctx, s.write.dialect.ddl.Replace(string(text))); err != nil {
		return err
	}
	_, err = t.ExecContext(ctx, `INSERT INTO migration (version, applied) VALUES ($1, $2)`, version, micros(time.Now()))
	return err
}
