// Package agent is svc-agent: it finds out what a turn asks for, uses the tools that answer it, and writes the answer.
//
// The constructor is New(base *knowledge.Base, cfg Config) *Agent; every field of Config may be left zero.
//
// A turn is heard, routed and answered:
//   - heard: turn reads it once, in its language; thread, heritage and circumstance add what the turns before it leave unsaid
//   - routed: route finds its one Kind, wants whether another model is meant
//   - answered: answer has a case for each Kind, told in the file of its subject; knowing is the one for everything else
//   - composed: writer sends paragraphs, and sources before what refers to them
//
// What takes rules of its own to judge is asked of a room below: distress whether somebody is in danger, refusal what is
// declined, premise what does not hold, sums what is to be calculated, boatname which boats a text names, smalltalk what is
// said to what asks nothing, conversion how figures are told another way. Particulars words what the table has on boats.
package agent

import (
	"context"
	"time"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/links"
	"github.com/fairlead/fairlead/internal/model/agent/boatname"
	"github.com/fairlead/fairlead/internal/model/agent/distress"
	"github.com/fairlead/fairlead/internal/model/agent/premise"
	"github.com/fairlead/fairlead/internal/model/agent/sums"
)

// ID is what clients call the model.
const ID = "svc-agent"

// Config names what the agent may use beside the knowledge base. What is left out is unavailable: the agent says so where
// a question needs it and answers around it.
type Config struct {
	Links    links.Base    // of the pages that citations lead to
	Designs  *design.Table // production boats, to know them by name
	Calcs    *calc.Set     // calculators
	Listings chat.Model    // searches boats for sale
	Research chat.Model    // writes studies
	Survey   chat.Model    // assesses a boat's condition
	Wishes   Wishes        // reads searches for boats
	// Places are known by name, so that "there" is known for one that was named before.
	Places *geo.Gazetteer
}

// Wishes reads what a text asks of the boats for sale.
type Wishes interface {
	// Searches reports whether a text that asks nothing can only be a search for boats.
	Searches(text string) bool
	// NamesListing reports whether a text names one listing, by its identifier or its address.
	NamesListing(text string) bool
	// Likens reports whether a text asks for boats like one that it names.
	Likens(text string) bool
	// AsksMarket reports whether a text, with the turns before it, asks what only all boats for sale tell, such as how long they are
	// for sale.
	AsksMarket(text string, earlier []string) bool
}

// Agent answers any question a sailor asks. It is safe for concurrent use.
type Agent struct {
	base     *knowledge.Base
	cfg      Config
	boats    *boatname.Reader
	premises *premise.Checker
	sums     sums.Reader
}

// New returns an agent that answers from base.
func New(base *knowledge.Base, cfg Config) *Agent {
	distress.Hear("") // reads its lexicon now, so that no cry waits for it
	return &Agent{base: base, cfg: cfg, boats: boatname.New(cfg.Designs), premises: premise.New(base), sums: sums.New(cfg.Calcs)}
}

// Info describes the model.
func (a *Agent) Info() chat.Info {
	return chat.Info{
		ID:           ID,
		Name:         "Sailing assistant",
		Description:  "Answers any sailing question with sources, calculates, and hands searches, studies and surveys to the models made for them.",
		Created:      time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC),
		Style:        chat.Style{Name: "word groups", Cut: chat.CutGroup, Pace: 10 * time.Millisecond},
		TimeLimit:    60 * time.Second,
		Capabilities: []string{"chat", "streaming", "citations", "tools"},
		Engine:       "embedded",
	}
}

// Run answers the last user message of req.
func (a *Agent) Run(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	if err := ctx.Err(); err != nil {
		return chat.Outcome{}, err
	}
	return a.answer(ctx, a.turnOf(req), send)
}

// claimsMore reports whether a turn that holds something against the answer before needs another answer than what that rests on.
func (a *Agent) claimsMore(t turn) bool {
	switch kind, _ := a.route(t); kind {
	case Emergency, Mistake, Refusal, Guarantee, Secret:
		return true
	default:
		return false
	}
}

// answer answers a turn.
func (a *Agent) answer(ctx context.Context, t turn, send chat.Send) (chat.Outcome, error) {
	if told := t.told(); told.AsksSources() {
		claims := told.Wants.Claim != "" && a.claimsMore(a.asItStands(told.Came))
		if !claims {
			return a.account(ctx, a, *told, send)
		}
		t = a.asItStands(told.Came)
	}
	return briefly(t.told(), send, func(send chat.Send) (chat.Outcome, error) {
		w := answer{writer: writer{send: send}, agent: a, turn: t}
		w.write(ctx)
		return chat.Outcome{Finish: chat.FinishStop, Upstream: w.upstream}, w.err
	})
}
