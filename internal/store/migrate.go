package store

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"
	"time"
)

//go:embed migrations/*.sql
var migrations embed.FS

// migrate applies the migrations that the database does not have yet, each in a transaction of its own. Their names
// begin with their numbers, from 1 without a gap, so that their order is that of their names.
func (s *Store) migrate(ctx context.Context) error {
	names, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		return err
	}
	if _, err := s.write.ExecContext(ctx,
		`CREATE TABLE IF NOT EXISTS migration (version BIGINT PRIMARY KEY, applied BIGINT NOT NULL)`); err != nil {
		return fmt.Errorf("create migration table: %w", err)
	}
	var version int
	if err := s.write.QueryRowContext(ctx, `SELECT COALESCE(MAX(version), 0) FROM migration`).Scan(&version); err != nil {
		return fmt.Errorf("read version: %w", err)
	}
	if version > len(names) {
		return fmt.Errorf("its version is %d, made by a newer server than this one, which knows %d", version, len(names))
	}
	for i, name := range names[version:] {
		if err := s.apply(ctx, version+i+1, name); err != nil {
			return fmt.Errorf("apply %s: %w", name, err)
		}
	}
	return nil
}

func (s *Store) apply(ctx context.Context, version int, name string) error {
	text, err := migrations.ReadFile(name)
	if err != nil {
		return err
	}
	return transact(ctx, s.write, func(tx *sql.Tx) error {
		if _, err := tx.ExecContext(ctx, s.dialect.ddl.Replace(string(text))); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, `INSERT INTO migration (version, applied) VALUES ($1, $2)`, version, micros(time.Now()))
		return err
	})
}

// transact commits what do has done, all or, where it returns an error, nothing.
func transact(ctx context.Context, db *sql.DB, do func(*sql.Tx) error) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() // does nothing after a commit
	if err := do(tx); err != nil {
		return err
	}
	return tx.Commit()
}
