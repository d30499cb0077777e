package research

import (
	"context"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/study"
)

// keeps reports whether the answer to a request is kept: it has an id and an owner.
func (m *Model) keeps(ctx context.Context, req chat.Request) bool {
	caller, ok := keys.From(ctx)
	return m.from.Keep != nil && req.ID != "" && ok && caller.UserID != ""
}

// keep keeps an answer, with its evidence, for the caller in ctx under the request's id. It does nothing where
// there is no id, no caller or nothing to keep it with.
func (m *Model) keep(ctx context.Context, req chat.Request, a answer) {
	if !m.keeps(ctx, req) {
		return
	}
	caller, _ := keys.From(ctx)
	m.from.Keep(ctx, study.Study{
		ID: req.ID, UserID: caller.UserID, Token: a.token, Title: a.Title, Created: time.Now(), Finish: string(chat.FinishStop),
		Document: a.Document(),
	})
}

// Recheck computes kept evidence again on the catalogue, the designs and the passages of now, in its order. On the snapshot
// that it was computed on everything is the same. It is safe for concurrent use.
func (m *Model) Recheck(kept []study.Evidence) []study.Recheck { return m.from.Recheck(kept) }
