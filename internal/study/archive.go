package study

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/fairlead/fairlead/internal/fault"
)

// keepTime bounds how long keeping a report may take, also after the client has gone.
const keepTime = 10 * time.Second

// Archive keeps studies and gives them back to their users. It is safe for concurrent use.
type Archive struct {
	store   Store
	recheck func([]Evidence) []Recheck
	log     *slog.Logger
}

// NewArchive returns an archive on a store. recheck computes evidence again, in its order; nil log means slog.Default().
func NewArchive(store Store, recheck func([]Evidence) []Recheck, log *slog.Logger) *Archive {
	if log == nil {
		log = slog.Default()
	}
	return &Archive{store: store, recheck: recheck, log: log}
}

// Keep keeps a finished report. It goes on after the end of ctx. A failure is logged: the report has been sent, and its
// reader loses only the way back to it.
func (a *Archive) Keep(ctx context.Context, s Study) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), keepTime)
	defer cancel()
	packed, err := pack(s.Document)
	if err == nil {
		err = a.store.KeepStudy(ctx, Kept{
			ID: s.ID, UserID: s.UserID, Token: s.Token, Title: s.Title, Created: s.Created, State: Done, Finish: s.Finish, Document: packed,
		})
	}
	if err != nil {
		a.log.ErrorContext(ctx, "study not kept", "id", s.ID, "error", err)
	}
}

// Get returns the user's study, or a fault.NotFound, also for one of another user. The id may have a prefix of /v1.
func (a *Archive) Get(ctx context.Context, userID, id string) (Study, error) {
	return a.read(a.store.StudyOfUser(ctx, userID, answerID(id)))
}

// Page returns the study whose page has the token, or a fault.NotFound.
func (a *Archive) Page(ctx context.Context, token string) (Study, error) {
	return a.read(a.store.StudyByToken(ctx, plainID(token)))
}

func (a *Archive) read(k Kept, err error) (Study, error) {
	if err != nil {
		return Study{}, known(err, "read study")
	}
	d, err := unpack(k.Document)
	if err != nil {
		return Study{}, err
	}
	s := k.study()
	s.Document = d
	return s, nil
}

func (k Kept) study() Study {
	return Study{
		ID: k.ID, UserID: k.UserID, Token: k.Token, Title: k.Title, Created: k.Created, State: k.State, Finish: k.Finish, Error: k.Error,
	}
}

// most is how many studies a page of a list may have.
const most = 100

// List returns at most size of the user's studies, without their documents, newest first, and the token of the next page,
// empty at the end. A size of 0 means 20; more than 100 is a fault.Invalid.
func (a *Archive) List(ctx context.Context, userID string, size int, token string) (list []Study, next string, err error) {
	if size == 0 {
		size = 20
	}
	if size < 1 || size > most {
		return nil, "", fault.New(fault.Invalid, "page_size must be from 1 to %d, not %d", most, size).At("page_size")
	}
	if plainID(token) != token {
		return nil, "", fault.New(fault.Invalid, "page_token must be the next_page_token of another page").At("page_token")
	}
	kept, err := a.store.StudiesOfUser(ctx, userID, token, size+1)
	if err != nil {
		return nil, "", fmt.Errorf("list studies: %w", err)
	}
	if len(kept) > size {
		kept = kept[:size]
		next = kept[size-1].ID
	}
	for _, k := range kept {
		list = append(list, k.study())
	}
	return list, next, nil
}

// Delete deletes the user's study, or returns a fault.NotFound.
func (a *Archive) Delete(ctx context.Context, userID, id string) error {
	return known(a.store.DeleteStudy(ctx, userID, answerID(id)), "delete study")
}

// Recheck computes a study's evidence again on the data of now, in its order.
func (a *Archive) Recheck(s Study) []Recheck { return a.recheck(s.Document.Evidence) }

// known turns a store's error into what a client may see of it; nil stays nil.
func known(err error, doing string) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, ErrNotFound):
		return fault.New(fault.NotFound, "you have no study with this id").At("id")
	}
	return fmt.Errorf("%s: %w", doing, err)
}
