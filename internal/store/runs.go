package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/fairlead/fairlead/internal/study"
)

var (
	_ study.Queue   = (*Store)(nil)
	_ study.Journal = (*Store)(nil)
)

// AddRun adds a run; see study.Queue.
func (s *Store) AddRun(ctx context.Context, r study.Run, most int) error {
	err := s.write.transact(ctx, func(tx *tx) error {
		var waiting int
		err := tx.QueryRowContext(ctx, `SELECT COUNT(*) FROM study WHERE user_id = $1 AND state IN `+active, r.UserID).Scan(&waiting)
		if err != nil {
			return err
		}
		if waiting >= most {
			return study.ErrFull
		}
		_, err = tx.ExecContext(ctx, `
			INSERT INTO study (`+studyColumns+`, document, key_id, request, attempts, not_before)
			VALUES ($1, $2, '', '', $3, 'queued', '', '', $4, $5, $6, 0, 0)`,
			r.ID, r.UserID, micros(r.Created), []byte{}, r.KeyID, orEmpty(r.Request))
		return err
	})
	return s.write.dialect.explain(err)
}

// ClaimRun begins the oldest run that may be begun; see study.Queue.
func (s *Store) ClaimRun(ctx context.Context, now, until time.Time) (r study.Run, err error) {
	if _, err := s.write.ExecContext(ctx, `
		UPDATE study SET state = 'failed', error = 'the server went down twice while this was written', not_before = 0
		WHERE state IN ('running', 'interrupted') AND not_before <= $1 AND attempts >= $2`, micros(now), study.Attempts); err != nil {
		return r, fmt.Errorf("claim run: %w", err)
	}
	var created int64
	// The outer conditions hold again for a row that another process has claimed in the meantime.
	err = s.write.QueryRowContext(ctx, `
		UPDATE study SET state = 'running', attempts = attempts + 1, not_before = $2
		WHERE state IN `+active+` AND not_before <= $1 AND id = (
			SELECT id FROM study WHERE state IN `+active+` AND not_before <= $1 ORDER BY id LIMIT 1)
		RETURNING id, user_id, key_id, created, request, attempts,
			(SELECT COALESCE(MAX(number), 0) FROM study_event WHERE study_id = study.id)`, micros(now), micros(until)).
		Scan(&r.ID, &r.UserID, &r.KeyID, &created, &r.Request, &r.Attempt, &r.Events)
	if errors.Is(err, sql.ErrNoRows) {
		return study.Run{}, study.ErrNotFound
	}
	if err != nil {
		return study.Run{}, fmt.Errorf("claim run: %w", err)
	}
	r.Created = timeOf(created)
	return r, nil
}

// ownRun is the condition that a run is still that of the attempt that claimed it.
const ownRun = ` WHERE id = $1 AND attempts = $2 AND state = 'running'`

// HoldRun holds a claimed run for longer; see study.Queue.
func (s *Store) HoldRun(ctx context.Context, r study.Run, until time.Time) error {
	n, err := affected(s.write.ExecContext(ctx, `UPDATE study SET not_before = $3`+ownRun, r.ID, r.Attempt, micros(until)))
	if err == nil && n == 0 {
		return study.ErrNotFound
	}
	return err
}

// EndRun ends an attempt; see study.Queue.
func (s *Store) EndRun(ctx context.Context, r study.Run, end study.End) error {
	back := 0
	if end.State == study.Queued {
		back = 1
	}
	_, err := s.write.ExecContext(ctx, `
		UPDATE study SET state = $3, finish = $4, error = $5, not_before = $6, attempts = attempts - $7`+ownRun,
		r.ID, r.Attempt, string(end.State), end.Finish, end.Error, micros(end.NotBefore), back)
	return err
}

// CancelRun cancels the user's run; see study.Queue.
func (s *Store) CancelRun(ctx context.Context, userID, id string) error {
	n, err := affected(s.write.ExecContext(ctx, `
		UPDATE study SET state = CASE WHEN state IN `+active+` THEN 'cancelled' ELSE state END
		WHERE user_id = $1 AND id = $2 AND `+studyKept+`$3`, userID, id, studyExpired()))
	if err == nil && n == 0 {
		return study.ErrNotFound
	}
	return s.write.dialect.explain(err)
}

// AppendStudyEvents adds events of a run; see study.Journal.
func (s *Store) AppendStudyEvents(ctx context.Context, id string, entries []study.Entry) error {
	return s.write.transact(ctx, func(tx *tx) error {
		add, err := tx.PrepareContext(ctx, `INSERT INTO study_event (study_id, number, event) VALUES ($1, $2, $3)`)
		if err != nil {
			return err
		}
		defer add.Close()
		for _, e := range entries {
			if _, err := add.ExecContext(ctx, id, e.Number, e.Event); err != nil {
				return err
			}
		}
		return nil
	})
}

// StudyEvents returns events of a run; see study.Journal.
func (s *Store) StudyEvents(ctx context.Context, id string, after int64, limit int) ([]study.Entry, error) {
	rows, err := s.read.QueryContext(ctx,
		`SELECT number, event FROM study_event WHERE study_id = $1 AND number > $2 ORDER BY number LIMIT $3`, id, after, limit)
	if err != nil {
		return nil, s.write.dialect.explain(err)
	}
	defer rows.Close()
	var list []study.Entry
	for rows.Next() {
		var e study.Entry
		if err := rows.Scan(&e.Number, &e.Event); err != nil {
			return nil, err
		}
		list = append(list, e)
	}
	return list, rows.Err()
}
