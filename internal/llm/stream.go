package llm

import (
	"bytes"
	"context"
	"errors"
	"io"
	"mime"
	"net/http"
	"sync/atomic"
	"time"
)

const reasonNoStream = "the answer is no event stream"

// tailWait is how long the end of a connection is awaited after an answer that is whole, so that the connection can be used again.
const tailWait = 50 * time.Millisecond

// usageWait is how long usage and [DONE] are awaited after a finish reason; some servers send neither.
const usageWait = time.Second

// wire is a protocol that a provider speaks.
type wire interface {
	// request returns where a prompt goes and what is sent, which stands in room where that is enough.
	request(room []byte, p *Prompt, model string, stream bool) (url string, body []byte, err error)
	// sign adds what the protocol wants in a request's header.
	sign(h http.Header, key Secret)
	// event reads the data of one streamed event.
	event(data []byte, a *answer) error
	// whole reads a body that was not streamed.
	whole(body []byte, a *answer) error
}

// The causes of a call that was ended by us.
var (
	errSlow = &failure{reason: "nothing came in time", again: true}
	errTail = errors.New("the tail of a whole answer")
)

// watch ends a call that is too slow.
type watch struct {
	timer  *time.Timer
	runs   bool // time runs
	cancel context.CancelCauseFunc
}

func newWatch(ctx context.Context, wait time.Duration) (context.Context, *watch) {
	ctx, cancel := context.WithCancelCause(ctx)
	return ctx, &watch{timer: time.AfterFunc(wait, func() { cancel(errSlow) }), runs: true, cancel: cancel}
}

// start lets time run, if it does not yet.
func (w *watch) start(wait time.Duration) {
	if !w.runs {
		w.runs = true
		w.timer.Reset(wait)
	}
}

// pause ends the time that ran.
func (w *watch) pause() {
	if w.runs {
		w.runs = false
		w.timer.Stop()
	}
}

func (w *watch) stop() {
	w.timer.Stop()
	w.cancel(errTail)
}

// stream puts p to the provider and passes on what it writes.
func (p *provider) stream(ctx context.Context, prompt *Prompt, wait time.Duration, a *answer) (*Written, error) {
	err := p.read(ctx, prompt, wait, a)
	if sent := a.flush(); sent != nil { // what came before the failure
		err = sent
	}
	if err == nil {
		return a.written(p, prompt), nil
	}
	var sent sendError
	var f *failure
	switch {
	case errors.As(err, &sent):
		err = sent.error
	case errors.As(err, &f) && a.begun:
		err = &BrokenError{Provider: p.Name, cause: f}
	}
	return a.written(p, prompt), err
}

// read makes the call and reads its events into a. Before a began, the time is wait; after it, p.Idle for each event. Time runs only
// while an event is waited for, neither for those that are there already nor while a piece is being sent: a slow client is not a
// slow provider.
func (p *provider) read(outer context.Context, prompt *Prompt, wait time.Duration, a *answer) error {
	ctx, w := newWatch(outer, wait)
	defer w.stop()
	until := time.Now().Add(wait)
	res, err := p.post(ctx, prompt, true)
	if err != nil {
		return p.reason(outer, ctx, err)
	}
	defer func() { _ = res.Body.Close() }()
	if !isStream(res.Header.Get("Content-Type")) {
		return malformed(reasonNoStream)
	}
	stream := &events{body: res.Body, rooms: &p.rooms, waits: func() { w.start(p.bound(a, until)) }}
	defer stream.close()
	for {
		data, err := stream.next()
		if errors.Is(err, io.EOF) {
			return a.close()
		}
		if err != nil {
			if a.finish != "" && outer.Err() == nil {
				return a.close() // whole, and only its [DONE] is missing
			}
			return p.reason(outer, ctx, err)
		}
		w.pause()
		if ctx.Err() != nil {
			return p.reason(outer, ctx, ctx.Err())
		}
		if err := p.take(data, a); err != nil {
			return err
		}
		if a.done || !a.begun || !stream.another() {
			if err := a.flush(); err != nil {
				return err
			}
		}
		if a.done {
			drain(stream)
			return a.close()
		}
	}
}

const mediaStream = "text/event-stream"

func isStream(kind string) bool {
	if kind == mediaStream {
		return true
	}
	media, _, err := mime.ParseMediaType(kind)
	return err == nil && media == mediaStream
}

// bound is how long the next event may take; the first piece has to be there at until.
func (p *provider) bound(a *answer, until time.Time) time.Duration {
	switch {
	case a.done:
		return tailWait
	case a.finish != "":
		return usageWait
	case a.begun:
		return p.Idle
	}
	return time.Until(until)
}

// take reads one event.
func (p *provider) take(data []byte, a *answer) error {
	if bytes.Equal(bytes.TrimSpace(data), []byte("[DONE]")) {
		a.done = true
		return nil
	}
	return p.wire.event(data, a)
}

// drain reads to the end of a body that ought to be there already: only then can its connection be used again.
func drain(stream *events) {
	for stream.total < maxAnswer {
		if stream.from = stream.to; stream.ended || stream.fill() != nil {
			return
		}
	}
}

// reason says why a call failed: because the caller left, because it was too slow, or err.
func (p *provider) reason(outer, ctx context.Context, err error) error {
	if outer.Err() != nil {
		return context.Cause(outer)
	}
	if errors.Is(context.Cause(ctx), errSlow) {
		return errSlow
	}
	return err
}

// kinds are requests without a body, of which each call sends a copy: what every one has is made once.
type kinds struct{ whole, stream atomic.Pointer[addressed] }

type addressed struct {
	url string
	req *http.Request
}

// requestTo returns the request of a kind, whose address and header are not to be changed.
func (p *provider) requestTo(url string, stream bool) (*http.Request, error) {
	known, accept := &p.kinds.whole, "application/json"
	if stream {
		known, accept = &p.kinds.stream, mediaStream
	}
	if made := known.Load(); made != nil && made.url == url {
		return made.req, nil
	}
	req, err := http.NewRequestWithContext(context.Background(), http.MethodPost, url, nil)
	if err != nil {
		return nil, err
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Accept", accept)
	req.Header.Set("User-Agent", "fairlead")
	p.wire.sign(req.Header, p.Key)
	known.Store(&addressed{url, req})
	return req, nil
}

// post sends a prompt and returns the answer's head; its status is 200 and its body is not compressed.
func (p *provider) post(ctx context.Context, prompt *Prompt, stream bool) (*http.Response, error) {
	url, body, err := p.wire.request(p.rooms.body(), prompt, p.model(prompt.Model), stream)
	if err != nil {
		return nil, err
	}
	kind, err := p.requestTo(url, stream)
	if err != nil {
		return nil, err
	}
	req := kind.WithContext(ctx)
	sent := newPayload(body, p.rooms.spare)
	req.ContentLength, req.GetBody = int64(len(body)), sent.open
	if req.Body, err = sent.open(); err != nil {
		return nil, err
	}
	res, err := p.transport.RoundTrip(req)
	if err != nil {
		return nil, &failure{reason: "no answer", cause: err, again: true}
	}
	if res.StatusCode == http.StatusOK && res.Header.Get("Content-Encoding") == "" {
		sent.release()
		return res, nil
	}
	_ = res.Body.Close() // unread: it may never end, and nothing in it is of use
	if res.StatusCode == http.StatusOK {
		return nil, malformed("the answer is compressed, which was not asked for")
	}
	return nil, statusFailure(res)
}
