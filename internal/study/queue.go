package study

import (
	"context"
	"errors"
	"time"
)

// Run is a study that is to be written, as a queue keeps it.
type Run struct {
	ID, UserID, KeyID string
	Created           time.Time
	Request           []byte // the chat.Request as JSON
	Attempt           int    // from 1; set by ClaimRun
	Events            int64  // number of its last event; set by ClaimRun
}

// End is how an attempt at a run ended. Queued gives the attempt back: the run is tried again from NotBefore.
type End struct {
	State     State
	Finish    string
	Error     string
	NotBefore time.Time
}

// Attempts is how often a run is begun at most. A run whose last attempt was cut has failed.
const Attempts = 2

// ErrFull is what a queue returns that has as many runs of a user as it takes.
var ErrFull = errors.New("too many runs wait")

// Queue holds runs until they have ended. It is safe for concurrent use, also of several processes: a run that was claimed
// is its claimer's until a time, and anybody's after it.
type Queue interface {
	// AddRun adds a run, or returns ErrFull where most of its user's have not ended.
	AddRun(ctx context.Context, r Run, most int) error
	// ClaimRun begins the oldest run that may be begun now, and holds it until the time given. It returns ErrNotFound where
	// there is none. Runs whose last attempt was cut fail by this call.
	ClaimRun(ctx context.Context, now, until time.Time) (Run, error)
	// HoldRun holds a claimed run for longer, or returns ErrNotFound where it is not to be run any more.
	HoldRun(ctx context.Context, r Run, until time.Time) error
	// EndRun ends an attempt; it changes nothing where the run is not the attempt's any more.
	EndRun(ctx context.Context, r Run, end End) error
	// CancelRun cancels the user's run, changes nothing of one that has ended, or returns ErrNotFound.
	CancelRun(ctx context.Context, userID, id string) error
}

// Journal keeps the events of runs. It is safe for concurrent use.
type Journal interface {
	// AppendStudyEvents adds events of a run, all or none.
	AppendStudyEvents(ctx context.Context, id string, entries []Entry) error
	// StudyEvents returns at most limit events of a run with numbers above after, in order.
	StudyEvents(ctx context.Context, id string, after int64, limit int) ([]Entry, error)
}
