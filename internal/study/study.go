package study

import (
	"context"
	"crypto/rand"
	"encoding/base32"
	"errors"
	"strings"
	"time"
)

// Keep is how long a study is kept from its creation.
const Keep = 30 * 24 * time.Hour

// State is how far a study has come.
type State string

// The states. Only Queued, Running and Interrupted change by themselves.
const (
	Queued      State = "queued"      // waits for its turn
	Running     State = "running"     // is being written
	Interrupted State = "interrupted" // the server went down while it was written; it is run again
	Done        State = "done"        // the report is whole, or as long as it may be
	Failed      State = "failed"      // there is no report; Error says why
	Cancelled   State = "cancelled"   // its user did not want it any more
)

// Ended reports whether the state is a last one.
func (s State) Ended() bool { return s == Done || s == Failed || s == Cancelled }

// Study is one answer of the research model with everything it rests on, or one that is still to be written.
type Study struct {
	ID      string // of the answer, without a protocol's prefix
	UserID  string // whose it is
	Token   string // in the address of its page; empty while there is no report
	Title   string // empty while there is no report
	Created time.Time
	State   State
	Finish  string // why the report ended: stop or length
	Error   string // why there is none; may be shown

	Document Document
}

// Kept is a Study as a store keeps it.
type Kept struct {
	ID, UserID, Token, Title string
	Created                  time.Time // to the microsecond
	State                    State
	Finish, Error            string
	Document                 []byte // compressed; empty while there is no report
}

// ErrNotFound is what stores return for a study that they do not hold.
var ErrNotFound = errors.New("no such study")

// Store keeps studies. It is safe for concurrent use. Studies older than Keep are not found.
type Store interface {
	// KeepStudy keeps a finished report, in the place of a run with its id and user where there is one.
	KeepStudy(ctx context.Context, k Kept) error
	// StudyOfUser returns the user's study, or ErrNotFound.
	StudyOfUser(ctx context.Context, userID, id string) (Kept, error)
	// StudyByToken returns the study whose page has the token, or ErrNotFound.
	StudyByToken(ctx context.Context, token string) (Kept, error)
	// StudiesOfUser returns at most limit of the user's studies, without their documents, newest first; before is the id of
	// the last one of the page before, empty for the first page. Ids sort by time.
	StudiesOfUser(ctx context.Context, userID, before string, limit int) ([]Kept, error)
	// DeleteStudy deletes the user's study with its events, or returns ErrNotFound. A run under its id keeps nothing any more.
	DeleteStudy(ctx context.Context, userID, id string) error
}

var tokenEncoding = base32.NewEncoding("0123456789abcdefghjkmnpqrstvwxyz").WithPadding(base32.NoPadding)

// NewToken returns what the address of a new study's page ends with: 26 characters with 130 random bits, so that nobody
// finds a page who was not given its address.
func NewToken() string {
	var raw [20]byte
	rand.Read(raw[:])
	return tokenEncoding.EncodeToString(raw[:])[:26]
}

// answerID takes the prefix off by which /v1 names answers, so that both names of an answer name its study. What can be no
// id becomes an empty one, which no study has: a database may not take any bytes for text.
func answerID(id string) string {
	for _, prefix := range []string{"chatcmpl-", "cmpl-"} {
		if bare, ok := strings.CutPrefix(id, prefix); ok {
			id = bare
			break
		}
	}
	return plainID(id)
}

// plainID is an id of letters, digits and hyphens, else empty.
func plainID(id string) string {
	foreign := func(r rune) bool { return r != '-' && (r < '0' || r > '9') && (r < 'a' || r > 'z') }
	if len(id) > 64 || strings.ContainsFunc(id, foreign) {
		return ""
	}
	return id
}
