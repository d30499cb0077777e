package store

import (
	"context"
	"embed"
	"fmt"
	"io/fs"
	"time"
)

//go:embed migrations/*.sql
var migrations embed.FS

// migrate applies the migrations that the database does not have yet, in one transaction, so that of several servers that
// start at once one does it while the others wait. Their names begin with their numbers, from 1 without a gap, so that
// their order is that of their names.
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
		version, err := versionOf(ctx, t)
		if err != nil {
			return err
		}
		if version > len(names) {
			return fmt.Errorf("its version is %d, made by a newer server than this one, which knows %d", version, len(names))
		}
		for i, name := range names[version:] {
			if err := s.apply(ctx, t, version+i+1, name); err != nil {
				return fmt.Errorf("apply %s: %w", name, err)
			}
		}
		return nil
	})
}

func versionOf(ctx context.Context, t *tx) (version int, err error) {
	if _, err := t.ExecContext(ctx,
		`CREATE TABLE IF NOT EXISTS migration (version BIGINT PRIMARY KEY, applied BIGINT NOT NULL)`); err != nil {
		return 0, fmt.Errorf("create migration table: %w", err)
	}
	if err := t.QueryRowContext(ctx, `SELECT COALESCE(MAX(version), 0) FROM migration`).Scan(&version); err != nil {
		return 0, fmt.Errorf("read version: %w", err)
	}
	return version, nil
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
