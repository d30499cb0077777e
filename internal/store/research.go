package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/fairlead/fairlead/internal/study"
)

var _ study.Store = (*Store)(nil)

const (
	// deleted is the state of a run that was deleted while it was written, so that its end brings nothing back.
	deleted = "deleted"
	// studiesOfUser is how many studies of one user are kept, the newest.
	studiesOfUser = 1000
	// active are the states of runs that have not ended.
	active = `('queued', 'running', 'interrupted')`

	studyColumns = `id, user_id, token, title, created, state, finish, error`
	studyKept    = ` state <> '` + deleted + `' AND created > `
)

// KeepStudy keeps a finished report; see study.Store. The state of a run stays as it is: EndRun sets it.
func (s *Store) KeepStudy(ctx context.Context, k study.Kept) error {
	_, err := s.write.ExecContext(ctx, `
		INSERT INTO study (`+studyColumns+`, document, key_id, request, attempts, not_before)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, '', $10, 0, 0)
		ON CONFLICT (id) DO UPDATE SET
			token = excluded.token, title = excluded.title, finish = excluded.finish, document = excluded.document
		WHERE study.user_id = excluded.user_id AND study.state <> '`+deleted+`'`,
		k.ID, k.UserID, k.Token, k.Title, micros(k.Created), string(k.State), k.Finish, k.Error, orEmpty(k.Document), []byte{})
	if err != nil {
		return fmt.Errorf("keep study: %w", s.write.dialect.explain(err))
	}
	return nil
}

// orEmpty keeps nil from becoming NULL.
func orEmpty(b []byte) []byte {
	if b == nil {
		return []byte{}
	}
	return b
}

// StudyOfUser returns the user's study, or study.ErrNotFound.
func (s *Store) StudyOfUser(ctx context.Context, userID, id string) (study.Kept, error) {
	return s.study(s.read.QueryRowContext(ctx,
		`SELECT `+studyColumns+`, document FROM study WHERE user_id = $1 AND id = $2 AND `+studyKept+`$3`, userID, id, studyExpired()))
}

// StudyByToken returns the study whose page has the token, or study.ErrNotFound.
func (s *Store) StudyByToken(ctx context.Context, token string) (study.Kept, error) {
	if token == "" {
		return study.Kept{}, study.ErrNotFound // every run without a report has an empty one
	}
	return s.study(s.read.QueryRowContext(ctx,
		`SELECT `+studyColumns+`, document FROM study WHERE token = $1 AND `+studyKept+`$2`, token, studyExpired()))
}

// StudiesOfUser lists the user's studies, newest first; see study.Store.
func (s *Store) StudiesOfUser(ctx context.Context, userID, before string, limit int) ([]study.Kept, error) {
	rows, err := s.read.QueryContext(ctx, `
		SELECT `+studyColumns+` FROM study
		WHERE user_id = $1 AND ($2 = '' OR id < $2) AND `+studyKept+`$3
		ORDER BY id DESC LIMIT $4`, userID, before, studyExpired(), limit)
	if err != nil {
		return nil, s.write.dialect.explain(err)
	}
	defer rows.Close()
	var list []study.Kept
	for rows.Next() {
		k, err := scanStudy(rows)
		if err != nil {
			return nil, err
		}
		list = append(list, k)
	}
	return list, rows.Err()
}

// study reads a row alone.
func (s *Store) study(row *sql.Row) (study.Kept, error) {
	k, err := scanStudy(row)
	return k, s.write.dialect.explain(err)
}

// scanStudy reads studyColumns, and of a row alone its document too.
func scanStudy(row scanner) (study.Kept, error) {
	var k study.Kept
	var created int64
	fields := []any{&k.ID, &k.UserID, &k.Token, &k.Title, &created, &k.State, &k.Finish, &k.Error}
	if _, alone := row.(*sql.Row); alone {
		fields = append(fields, &k.Document)
	}
	err := row.Scan(fields...)
	if errors.Is(err, sql.ErrNoRows) {
		return study.Kept{}, study.ErrNotFound
	}
	k.Created = timeOf(created)
	return k, err
}

// DeleteStudy deletes the user's study with its events; see study.Store. Of a run that has not ended an empty row stays.
func (s *Store) DeleteStudy(ctx context.Context, userID, id string) error {
	err := s.write.transact(ctx, func(tx *tx) error {
		n, err := affected(tx.ExecContext(ctx, `DELETE FROM study WHERE user_id = $1 AND id = $2 AND state <> '`+deleted+`' AND state NOT IN `+active, userID, id))
		if err != nil {
			return err
		}
		if n == 0 {
			n, err = affected(tx.ExecContext(ctx, `
				UPDATE study SET state = '`+deleted+`', token = '', title = '', error = '', document = $3, request = $3
				WHERE user_id = $1 AND id = $2 AND state IN `+active, userID, id, []byte{}))
		}
		if err != nil {
			return err
		}
		if n == 0 {
			return study.ErrNotFound
		}
		_, err = tx.ExecContext(ctx, `DELETE FROM study_event WHERE study_id = $1`, id)
		return err
	})
	return s.write.dialect.explain(err)
}

func affected(result sql.Result, err error) (int64, error) {
	if err != nil {
		return 0, err
	}
	return result.RowsAffected()
}

// PurgeStudies deletes the studies that are older than study.Keep, and of each user those beyond the newest thousand, with
// their events, and returns how many studies there were.
func (s *Store) PurgeStudies(ctx context.Context) (n int64, err error) {
	err = s.write.transact(ctx, func(tx *tx) error {
		n, err = affected(tx.ExecContext(ctx, `
			DELETE FROM study WHERE created <= $1 OR id IN (
				SELECT id FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY user_id ORDER BY id DESC) AS place FROM study) AS placed
				WHERE place > $2)`, studyExpired(), studiesOfUser))
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, `DELETE FROM study_event WHERE study_id NOT IN (SELECT id FROM study WHERE state <> '`+deleted+`')`)
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("purge studies: %w", err)
	}
	return n, nil
}

// studyExpired is the latest time of which studies are not kept any more.
func studyExpired() int64 { return micros(time.Now().Add(-study.Keep)) }
