package rpc

import (
	"context"
	"net/http"
	"strconv"
	"time"

	"github.com/fairlead/fairlead/internal/gateway"
)

// response adds, as late as they can be known, the headers that every answer to a key has.
type response struct {
	http.ResponseWriter
	gateway *gateway.Gateway
	ctx     context.Context // carries the caller
	started time.Time
	begun   bool
}

// Unwrap lets http.ResponseController reach the connection.
func (w *response) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// WriteHeader sends the headers.
func (w *response) WriteHeader(status int) {
	w.begin()
	w.ResponseWriter.WriteHeader(status)
}

// Write begins the answer where nothing has.
func (w *response) Write(p []byte) (int, error) {
	w.begin()
	return w.ResponseWriter.Write(p)
}

// Flush sends what is written.
func (w *response) Flush() {
	w.begin()
	_ = http.NewResponseController(w.ResponseWriter).Flush() // a connection that is gone is noticed by the next write
}

func (w *response) begin() {
	if w.begun {
		return
	}
	w.begun = true
	h := w.Header()
	h.Set("Openai-Processing-Ms", strconv.FormatInt(time.Since(w.started).Milliseconds(), 10))
	if l, ok := w.gateway.Limits(w.ctx); ok {
		l.Set(h)
	}
}
