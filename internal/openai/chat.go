package openai

import (
	"context"
	"errors"
	"net/http"
)

// chat serves POST /v1/chat/completions.
func (h *Handler) chat(w http.ResponseWriter, r *http.Request) error {
	body, err := h.readBody(w, r)
	if err != nil {
		return err
	}
	return h.replay.serve(w, r, body, func(w http.ResponseWriter) error {
		a, err := decodeChat(body)
		if err != nil {
			return err
		}
		return h.answer(w, r, &chatShape, a)
	})
}

// answer runs a request and writes its answer in the shape.
func (h *Handler) answer(w http.ResponseWriter, r *http.Request, s *shape, a *asked) error {
	if a.Stream {
		return h.stream(w, r, s, a)
	}
	return h.whole(w, r, s, a)
}

func (h *Handler) whole(w http.ResponseWriter, r *http.Request, s *shape, a *asked) error {
	whole := whole{shape: s, text: []byte(a.echo)}
	outcome, err := h.gateway.Run(r.Context(), &a.Request, whole.send)
	if err != nil {
		return s.fault(err)
	}
	if whole.write(w, outcome) != nil {
		return errIncomplete
	}
	return nil
}

// errIncomplete says that the client did not get the whole answer. It is accounted, and there is nobody left to tell.
var errIncomplete = errors.New("the client did not get the whole answer")

// Streams answers requests over HTTP/1.1 in goroutines of its own, in which an open stream costs less.
type Streams interface {
	// Go answers r on the connection of w and returns at once; false says that this is for the caller to do.
	Go(w http.ResponseWriter, r *http.Request, answer func(context.Context, http.ResponseWriter)) bool
}

// stream answers in a goroutine of its own where the connection allows it, and nobody has to see the answer pass.
func (h *Handler) stream(w http.ResponseWriter, r *http.Request, s *shape, a *asked) error {
	if rw, ok := w.(*response); ok && h.cfg.Streams != nil {
		began := rw.began
		taken := h.cfg.Streams.Go(rw.ResponseWriter, r, func(ctx context.Context, w http.ResponseWriter) {
			rw := &response{ResponseWriter: w, gateway: h.gateway, ctx: ctx, began: began}
			rw.fail(h.write(ctx, rw, s, a))
		})
		if taken {
			return nil
		}
	}
	return h.write(r.Context(), w, s, a)
}

// write runs a request and writes its answer as a stream.
func (h *Handler) write(ctx context.Context, w http.ResponseWriter, s *shape, a *asked) error {
	stream := newStream(w, s, a)
	outcome, err := h.gateway.Run(ctx, &a.Request, stream.send)
	err = s.fault(err)
	if err == nil && stream.close(outcome.Finish, outcome.Usage) == nil {
		return nil
	}
	if err == nil || stream.fail(err) {
		return errIncomplete
	}
	return err
}
