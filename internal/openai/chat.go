package openai

import (
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
		return err
	}
	if whole.write(w, outcome) != nil {
		return errIncomplete
	}
	return nil
}

// errIncomplete says that the client did not get the whole answer. It is accounted, and there is nobody left to tell.
var errIncomplete = errors.New("the client did not get the whole answer")

func (h *Handler) stream(w http.ResponseWriter, r *http.Request, s *shape, a *asked) error {
	stream := newStream(w, s, a)
	outcome, err := h.gateway.Run(r.Context(), &a.Request, stream.send)
	if err == nil && stream.close(outcome.Finish, outcome.Usage) == nil {
		return nil
	}
	if err == nil || stream.fail(err) {
		return errIncomplete
	}
	return err
}
