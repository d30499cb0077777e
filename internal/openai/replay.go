package openai

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"log/slog"
	"net/http"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/idempotency"
	"github.com/fairlead/fairlead/internal/keys"
)

// replayer gives the same answer to the same request under the same Idempotency-Key.
type replayer struct {
	answers Answers
	log     *slog.Logger
	mu      sync.Mutex
	running map[string]chan struct{} // closed when the request under that owner and key has ended
}

func newReplayer(answers Answers, log *slog.Logger) *replayer {
	return &replayer{answers: answers, log: log, running: make(map[string]chan struct{})}
}

// serve answers a request by answer, or by what was kept of it. Requests under one key wait for each other, so that of
// many at once one is answered and the others get its answer. Only whole answers are kept: a failure may be tried again.
func (p *replayer) serve(w http.ResponseWriter, r *http.Request, body []byte, answer func(http.ResponseWriter) error) error {
	key := r.Header.Get("Idempotency-Key")
	if key == "" {
		return answer(w)
	}
	return p.under(key, w, r, body, answer)
}

func (p *replayer) under(key string, w http.ResponseWriter, r *http.Request, body []byte, answer func(http.ResponseWriter) error) error {
	if len(key) > idempotency.MaxKey {
		return fault.New(fault.Invalid, "Idempotency-Key may have at most %d bytes, not %d", idempotency.MaxKey, len(key)).
			At("Idempotency-Key").Coded("string_above_max_length")
	}
	caller, _ := keys.From(r.Context())
	release, err := p.acquire(r.Context(), caller.KeyID+" "+key)
	if err != nil {
		return err
	}
	defer release()
	hash := hashOf(r.URL.Path, body)
	kept, ok, err := p.answers.KeptAnswer(r.Context(), caller.KeyID, key)
	switch {
	case err != nil:
		return err
	case ok && kept.RequestHash != hash:
		return fault.New(fault.Conflict, "this Idempotency-Key was used with another request").At("Idempotency-Key")
	case ok:
		return replay(w, kept)
	}
	rec := &recorder{ResponseWriter: w}
	if err := answer(rec); err != nil {
		return err
	}
	if rec.status != http.StatusOK {
		return nil
	}
	err = p.answers.KeepAnswer(context.WithoutCancel(r.Context()), caller.KeyID, key, idempotency.Answer{
		RequestHash: hash, Status: rec.status, ContentType: w.Header().Get("Content-Type"),
		Body: rec.body.Bytes(), Fallback: w.Header().Get(fallbackHeader), Created: time.Now(),
	})
	if err != nil { // the client has its whole answer: nothing may follow it
		p.log.ErrorContext(r.Context(), "an answer was not kept under its Idempotency-Key", "error", err)
	}
	return nil
}

// acquire waits until no other request runs under the name.
func (p *replayer) acquire(ctx context.Context, name string) (release func(), err error) {
	for {
		p.mu.Lock()
		running, busy := p.running[name]
		if !busy {
			done := make(chan struct{})
			p.running[name] = done
			p.mu.Unlock()
			return func() {
				p.mu.Lock()
				delete(p.running, name)
				p.mu.Unlock()
				close(done)
			}, nil
		}
		p.mu.Unlock()
		select {
		case <-running:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

func replay(w http.ResponseWriter, a idempotency.Answer) error {
	h := w.Header()
	if a.ContentType == mediaEvents {
		setStreamHeaders(h)
	}
	h.Set("Content-Type", a.ContentType)
	h.Set("Idempotent-Replayed", "true")
	if a.Fallback != "" {
		h.Set(fallbackHeader, a.Fallback)
	}
	w.WriteHeader(a.Status)
	_, _ = w.Write(a.Body) // the client may be gone
	return nil
}

func hashOf(path string, body []byte) string {
	h := sha256.New()
	h.Write([]byte(path + "\n"))
	h.Write(body)
	return hex.EncodeToString(h.Sum(nil))
}

// recorder keeps what is written to a client.
type recorder struct {
	http.ResponseWriter
	status int
	body   bytes.Buffer
}

// Unwrap lets http.ResponseController reach the connection.
func (r *recorder) Unwrap() http.ResponseWriter { return r.ResponseWriter }

// WriteHeader notes the status.
func (r *recorder) WriteHeader(status int) {
	r.status = status
	r.ResponseWriter.WriteHeader(status)
}

// Write notes what is written, but for keep-alives.
func (r *recorder) Write(p []byte) (int, error) {
	if string(p) != keepAlive {
		r.body.Write(p)
	}
	return r.ResponseWriter.Write(p)
}
