package agent_test

import (
	"context"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/agent"
)

// listener keeps the request that it was handed.
type listener struct{ heard *chat.Request }

func (l listener) Info() chat.Info { return chat.Info{ID: "svc-listener"} }

func (l listener) Run(_ context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	*l.heard = req
	return chat.Outcome{Finish: chat.FinishStop}, send(chat.Text("heard"))
}

func TestAModelThatIsHandedAFollowUpHearsWhichBoatsItIsAbout(t *testing.T) {
	cfg, base := parts()
	var heard chat.Request
	cfg.Listings = listener{&heard}
	req := ask("Compare Hanse 388 and Bavaria Cruiser 37", "price difference?")
	run(t, agent.New(base, cfg), req)
	if got, want := heard.Question(), "Compare asking prices: Hanse 388 versus Bavaria Cruiser 37"; got != want {
		t.Errorf("the model was asked %q, want %q", got, want)
	}
	if got := req.Question(); got != "price difference?" {
		t.Errorf("the caller's request has become %q", got)
	}
}
