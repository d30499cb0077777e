package worded

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/llm"
)

// An engine that writes on and on is stopped: a token of the answer is never longer than so many bytes on average, and some
// may be spent on what is dropped.
const (
	bytesPerToken = 16
	slack         = 1000 // tokens
)

// maxRounds is how often the engine is asked for one answer: the last time without tools.
const maxRounds = 3

// closing is what is left of an answer's time when the engine is stopped, so that what it left out can still be put in.
const closing = 3 * time.Second

var (
	errSlow    = errors.New("the language model was too slow")
	errEnough  = errors.New("the language model did not end")
	errNothing = errors.New("nothing that the language model wrote rests on evidence")
	errNoCall  = errors.New("the language model called none of the tools, one of which was demanded")
)

// answer is one answer while it is worded. Everything is called from the goroutine of Run.
type answer struct {
	in    splitter
	out   writer
	model *Model
	req   chat.Request
	draft *draft
	ready *prepared
	fence fenced
	send  chat.Send

	several  int         // tokens of the rules where several messages are left out, less those of their number; 0 until it is asked
	waits    time.Time   // since when patience runs
	ends     time.Time   // when the engine is stopped, whatever it has written; zero for never
	patience *time.Timer // stops it: until the answer begins, and of one that nobody reads while it is written, until its next piece
	whole    bool        // nobody reads it while it is written: it is held, so that a draft can stand in until it is whole
	held     []chat.Event
	begun    bool
	sent     strings.Builder // the text, where the wrapped model wants to know
	sendErr  error           // of the client, or because the answer is full
	upstream chat.Upstream

	prefix  string          // of our tools
	ours    []chat.ToolSpec // as offered
	client  map[string]bool // the client's tools that may be called
	theirs  int             // how many of the tools offered are the client's
	calls   int             // of our tools
	added   []chat.Message  // to the prompt: these calls and their results
	passed  map[int]int     // calls of the client's tools in this round: the engine's index and theirs
	size    int             // bytes of text that the engine wrote
	most    int             // of these that it may write
	sources map[string]int  // numbers of citations by address; nil until a tool finds some
	events  []chat.Event    // of tools, until the next text
}

func newAnswer(m *Model, req chat.Request, d *draft, send chat.Send) *answer {
	a := &answer{
		model: m, req: req, draft: d, send: send, fence: fenced{m.cfg.Fence()},
		upstream: d.outcome.Upstream,
	}
	a.whole = !req.Stream || a.demanded() // what was said before a call that never comes was said in vain
	budget := req.Budget()
	a.most = bytesPerToken * (budget + slack)
	a.out = writer{at: -1, budget: budget, emit: a.text}
	a.out.grave, a.out.sampled = d.grave(), d.sample()
	a.ready = m.shelf.find(d, func() *prepared { return m.prepare(d) })
	a.out.frame = a.ready.frame
	return a
}

// weigh reads the draft and the conversation as evidence, once. It may take milliseconds, so that it waits until an engine
// has something to be held against it.
func (a *answer) weigh() {
	if a.out.hearing == nil {
		a.out.hearing = a.ready.evidence(a.draft, a.model.judge).Hear(everythingSaid(a.req.Messages), a.draft.holds)
	}
}

// write lets the engine write the answer, and sends the draft where nothing of it came to be sent.
func (a *answer) write(ctx context.Context, p *llm.Prompt) (chat.Outcome, error) {
	limited, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	if at, ok := ctx.Deadline(); ok {
		a.ends = at.Add(-closing)
	}
	a.patience = time.AfterFunc(a.rest(a.model.cfg.Patience), func() { cancel(errSlow) }) // cheaper than one more context
	defer a.patience.Stop()
	defer a.forget()
	a.ours = p.Tools[a.theirs:]
	finish, err := a.rounds(limited, p)
	switch called := len(a.passed) > 0; {
	case err != nil && a.begun && !a.whole && !called && errors.Is(context.Cause(limited), errSlow):
		a.in = splitter{} // half a sentence
		finish, err = chat.FinishLength, a.complete()
	case err == nil && !called && a.demanded():
		err = errNoCall
	case err == nil && !called:
		err = a.complete()
	}
	switch {
	case a.sendErr != nil:
		return a.outcome(""), a.sendErr
	case err == nil:
		a.report()
		a.release()
		return a.outcome(finish), a.sendErr
	case ctx.Err() != nil:
		return a.outcome(""), ctx.Err()
	case a.begun && !a.whole:
		a.model.cfg.Logger.WarnContext(ctx, "the engine broke off", "model", a.model.info.ID, "provider", a.upstream.Provider, "error", err)
		return a.outcome(""), fault.New(fault.Upstream, "the language model behind this service broke off; please try again").Because(err)
	}
	if cause := context.Cause(limited); cause != nil {
		err = cause
	}
	return a.stand(ctx, err)
}

// rest is how long the engine may yet take of a time.
func (a *answer) rest(of time.Duration) time.Duration {
	if a.ends.IsZero() {
		return of
	}
	return min(of, time.Until(a.ends))
}

// forget gives back the room in which the answer was held against the evidence.
func (a *answer) forget() {
	if h := a.out.hearing; h != nil {
		a.out.hearing = nil
		h.Close()
	}
}

// release sends what was held, texts that follow each other as one.
func (a *answer) release() {
	size := 0
	for _, ev := range a.held {
		if t, ok := ev.(chat.Text); ok {
			size += len(t)
		}
	}
	var text strings.Builder
	for i, ev := range a.held {
		if t, ok := ev.(chat.Text); ok {
			if text.Len() == 0 {
				text.Grow(size)
			}
			size -= len(t)
			text.WriteString(string(t))
			if i+1 < len(a.held) {
				if _, more := a.held[i+1].(chat.Text); more {
					continue
				}
			}
			ev = chat.Text(text.String())
			text.Reset()
		}
		if a.sendErr == nil {
			a.sendErr = a.send(ev)
		}
	}
	a.held = nil
}

// stand sends the draft instead of a wording, and says why. A client that demands a call of its tools gets none from it.
func (a *answer) stand(ctx context.Context, why error) (chat.Outcome, error) {
	a.model.cfg.Logger.WarnContext(ctx, "the draft stands in for the engine", "model", a.model.info.ID, "error", why)
	a.model.tel.stoodIn(ctx, a.model.info.ID, reasonOf(why))
	switch {
	case errors.Is(why, errNoCall):
		return a.outcome(""), fault.New(fault.Upstream, "%s", errNoCall).Because(why)
	case a.demanded():
		return a.outcome(""), fault.New(fault.Upstream, "the language model that could call the tools does not answer").Because(why)
	}
	outcome, err := a.draft.replay(a.send, a.model.model.Info().Engine, reasons[reasonOf(why)])
	outcome.Upstream = a.upstream
	return outcome, err
}

// reasons are what is said to clients where a draft stands in, by the word for it in metrics.
var reasons = map[string]string{
	"slow":        "the language model was too slow",
	"ungrounded":  "what the language model wrote did not rest on evidence",
	"no_room":     "the conversation leaves the language model too little room",
	"unavailable": "the language model did not answer",
}

func reasonOf(err error) string {
	switch {
	case errors.Is(err, errSlow):
		return "slow"
	case errors.Is(err, errNothing):
		return "ungrounded"
	case errors.Is(err, errNoRoom):
		return "no_room"
	}
	return "unavailable"
}

func (a *answer) outcome(finish chat.Finish) chat.Outcome {
	return chat.Outcome{Finish: finish, Upstream: a.upstream}
}
