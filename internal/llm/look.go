package llm

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"mime"
	"strings"
	"time"
)

// maxLook bounds what a Look may answer, in bytes.
const maxLook = 1 << 20

// Look asks the first provider that reads images for a JSON object about those of p, without tools and not streamed. p.Format ought
// to hold the schema; that the answer is a JSON object is checked, that it meets the schema is not. ErrUnavailable says that no
// provider could, or that none reads images.
func (e *Engines) Look(ctx context.Context, p Prompt) (json.RawMessage, Written, error) {
	p.Tools, p.ToolChoice = nil, ""
	var seen json.RawMessage
	eyes := &Engines{firstToken: e.firstToken, look: e.look, retries: e.retries}
	for _, pr := range e.providers {
		if pr.Vision {
			eyes.providers = append(eyes.providers, pr)
		}
	}
	w, err := eyes.plan(ctx, p.Model, patience{e.look, e.look}, func(ctx context.Context, pr *provider, wait time.Duration, _ func()) (w *Written, err error) {
		seen, w, err = pr.whole(ctx, &p, wait)
		return w, err
	})
	return seen, w, err
}

// whole puts p to the provider and returns the JSON object that it answers.
func (p *provider) whole(outer context.Context, prompt *Prompt, wait time.Duration) (json.RawMessage, *Written, error) {
	ctx, watch := newWatch(outer, wait)
	defer watch.stop()
	var text strings.Builder
	a := &answer{onSend: func() {}, send: func(piece Piece) error { text.WriteString(piece.Text); return nil }}
	if err := p.fetch(ctx, prompt, a); err != nil {
		return nil, a.written(p, prompt), p.reason(outer, ctx, err)
	}
	object := unfenced(text.String())
	if check([]byte(object)) != nil || !json.Valid([]byte(object)) || !strings.HasPrefix(object, "{") {
		return nil, a.written(p, prompt), malformed("the answer is no JSON object")
	}
	return json.RawMessage(object), a.written(p, prompt), nil
}

// fetch reads a whole answer into a.
func (p *provider) fetch(ctx context.Context, prompt *Prompt, a *answer) error {
	res, err := p.post(ctx, prompt, false)
	if err != nil {
		return err
	}
	defer func() { _ = res.Body.Close() }()
	if media, _, err := mime.ParseMediaType(res.Header.Get("Content-Type")); err != nil || media != "application/json" {
		return malformed("the answer is no JSON")
	}
	body, err := io.ReadAll(io.LimitReader(res.Body, maxLook+1))
	switch {
	case err != nil && !errors.Is(err, io.ErrUnexpectedEOF):
		return &failure{reason: "the connection broke", cause: err, again: true}
	case err != nil:
		return malformed("the answer ended before it was whole")
	case len(body) > maxLook:
		return malformed("the answer is over %d bytes", maxLook)
	}
	if err := check(body); err != nil {
		return err
	}
	if err := p.wire.whole(body, a); err != nil {
		return err
	}
	return a.close()
}

// unfenced takes a JSON text out of the code fence that models like to put around it.
func unfenced(text string) string {
	text = strings.TrimSpace(text)
	inside, fenced := strings.CutPrefix(text, "```")
	if !fenced {
		return text
	}
	inside = strings.TrimSuffix(strings.TrimPrefix(inside, "json"), "```")
	return strings.TrimSpace(inside)
}
