// Package openai serves the chat-completions convention under /v1: JSON and server-sent events from the gateway's one call.
package openai

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/gateway"
	"github.com/fairlead/fairlead/internal/idempotency"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/links"
	"github.com/fairlead/fairlead/internal/usage"
)

// Keys authenticates callers and, in development, makes keys.
type Keys interface {
	// Bearer returns the request's context with its caller, or a fault.Unauthenticated.
	Bearer(r *http.Request) (context.Context, error)
	// Create makes a key of the user; the secret is shown only once.
	Create(ctx context.Context, userID string, p keys.Params) (key keys.Key, secret string, err error)
}

// Usage tells what a key has used.
type Usage interface {
	Summary(ctx context.Context, keyID string, from, to time.Time) ([]usage.Sum, error)
	Quota(ctx context.Context, userID string, plan usage.Plan) (usage.Quota, error)
	List(ctx context.Context, keyID string, size int, token string) (records []usage.Record, next string, err error)
}

// Answers keeps answers under a client's idempotency key.
type Answers interface {
	// KeptAnswer returns what is kept for the owner and key; ok is false where nothing is.
	KeptAnswer(ctx context.Context, owner, key string) (a idempotency.Answer, ok bool, err error)
	// KeepAnswer keeps an answer for idempotency.Keep.
	KeepAnswer(ctx context.Context, owner, key string, a idempotency.Answer) error
}

// Config is what a Handler may be told.
type Config struct {
	Development bool                  // offers POST /admin/api-keys to loopback peers
	Plans       map[string]usage.Plan // by name, for GET /v1/usage
	Plan        string                // of keys made by the admin endpoint
	MaxBody     int64                 // bytes of a request; 0 means 32 MiB
	Studies     Studies               // for /v1/research; nil offers none
	Links       links.Base            // of the pages of studies
	Streams     Streams               // for streams over HTTP/1.1; nil: each is answered where it was asked
	Logger      *slog.Logger          // nil means slog.Default()
}

// Handler serves /v1 and /admin. It is safe for concurrent use. Paths must have been cleaned of double and trailing slashes.
type Handler struct {
	gateway *gateway.Gateway
	keys    Keys
	usage   Usage
	replay  *replayer
	cfg     Config
	models  modelBodies
	routes  map[string][]route
}

// route is what a method on a path does. An error it returns is written in the protocol's shape.
type route struct {
	method string
	open   bool // needs no key
	do     func(h *Handler, w http.ResponseWriter, r *http.Request) error
}

// New returns the handler of the /v1 surface.
func New(g *gateway.Gateway, keys Keys, usage Usage, answers Answers, cfg Config) *Handler {
	if cfg.MaxBody == 0 {
		cfg.MaxBody = 32 << 20
	}
	if cfg.Logger == nil {
		cfg.Logger = slog.Default()
	}
	h := &Handler{gateway: g, keys: keys, usage: usage, replay: newReplayer(answers, cfg.Logger), cfg: cfg, models: newModelBodies(g.Models())}
	h.routes = map[string][]route{
		"/v1/chat/completions": {{method: http.MethodPost, do: (*Handler).chat}},
		"/v1/completions":      {{method: http.MethodPost, do: (*Handler).completions}},
		"/v1/completion":       {{method: http.MethodPost, do: (*Handler).completions}},
		"/v1/models":           {{method: http.MethodGet, do: (*Handler).listModels}},
		"/v1/models/":          {{method: http.MethodGet, do: (*Handler).getModel}},
		"/v1/usage":            {{method: http.MethodGet, do: (*Handler).getUsage}},
		"/v1/research/":        {{method: http.MethodGet, do: (*Handler).research}, {method: http.MethodDelete, do: (*Handler).research}},
	}
	if cfg.Development {
		h.routes["/admin/api-keys"] = []route{{method: http.MethodPost, open: true, do: (*Handler).createKey}}
	}
	return h
}

// ServeHTTP answers one request. The key is checked before the body is read.
func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	rw := &response{ResponseWriter: w, gateway: h.gateway, ctx: r.Context(), began: time.Now()}
	rw.fail(h.serve(rw, r))
}

// fail writes the failure of an answer that has not begun.
func (w *response) fail(err error) {
	if err != nil && !errors.Is(err, errIncomplete) {
		writeError(w, err)
	}
}

func (h *Handler) serve(w *response, r *http.Request) error {
	found, err := h.find(w, r)
	if err != nil {
		if ctx, stranger := h.keys.Bearer(r); stranger == nil {
			w.ctx = ctx // its limits are told all the same
		}
		return err
	}
	if !found.open {
		ctx, err := h.keys.Bearer(r)
		if err != nil {
			return err
		}
		r = r.WithContext(ctx)
		w.ctx = ctx
	}
	return found.do(h, w, r)
}

func (h *Handler) find(w http.ResponseWriter, r *http.Request) (route, error) {
	path := r.URL.Path
	for _, parent := range []string{"/v1/models/", "/v1/research/"} {
		if strings.HasPrefix(path, parent) {
			path = parent
		}
	}
	routes, ok := h.routes[path]
	if !ok {
		return route{}, fault.New(fault.NotFound, "Invalid URL (%s %s)", r.Method, fault.Clip(r.URL.Path)).Coded("unknown_url")
	}
	var allow []string
	for _, route := range routes {
		if route.method == r.Method || route.method == http.MethodGet && r.Method == http.MethodHead {
			return route, nil
		}
		allow = append(allow, route.method)
	}
	w.Header().Set("Allow", strings.Join(allow, ", "))
	return route{}, fault.New(fault.MethodUnsupported, "%s is not allowed here, only %s", fault.Clip(r.Method), strings.Join(allow, ", "))
}

// response adds, as late as they can be known, the headers that every answer has.
type response struct {
	http.ResponseWriter
	gateway *gateway.Gateway
	ctx     context.Context // carries the caller, once there is one
	began   time.Time
}

// Unwrap lets http.ResponseController reach the connection.
func (w *response) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// WriteHeader sends the headers.
func (w *response) WriteHeader(status int) {
	h := w.Header()
	h.Set("Openai-Version", "2020-10-01")
	h.Set("Openai-Processing-Ms", strconv.FormatInt(time.Since(w.began).Milliseconds(), 10))
	h.Set("X-Content-Type-Options", "nosniff")
	if l, ok := w.gateway.Limits(w.ctx); ok {
		l.Set(h)
	}
	w.ResponseWriter.WriteHeader(status)
}
