package app

import (
	"crypto/rand"
	"encoding/base32"
	"errors"
	"log/slog"
	"net/http"
	"path"
	"runtime/debug"
	"strings"

	connectcors "connectrpc.com/cors"
	"github.com/rs/cors"
	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/propagation"

	"github.com/fairlead/fairlead/web"
)

// surfaces are the protocols, by the paths that are theirs.
type surfaces struct {
	openai http.Handler // /v1 and /admin
	rpc    http.Handler // /fairlead.v1.Service/ and /grpc.
	pages  http.Handler // what answers cite
	web    http.Handler // the console: everything else
}

// routes is every path of the public port, behind what all of them need.
func routes(s surfaces, origins []string, log *slog.Logger) http.Handler {
	crossOrigin := newCORS(origins)
	openai, rpc, pages := crossOrigin.Handler(s.openai), crossOrigin.Handler(s.rpc), onlyRead(s.pages)
	handler := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch p := r.URL.Path; {
		case r.Method == http.MethodConnect: // we are no proxy
			w.WriteHeader(http.StatusMethodNotAllowed)
		case p == "/v1" || strings.HasPrefix(p, "/v1/"):
			openai.ServeHTTP(w, r)
		case strings.HasPrefix(p, "/admin"): // no page of another site may even ask
			s.openai.ServeHTTP(w, r)
		case strings.HasPrefix(p, "/fairlead.v1.") || strings.HasPrefix(p, "/grpc."):
			rpc.ServeHTTP(w, r)
		case strings.HasPrefix(p, "/listings/") || strings.HasPrefix(p, "/knowledge/") || strings.HasPrefix(p, "/designs/") ||
			strings.HasPrefix(p, "/research/"):
			pages.ServeHTTP(w, r)
		default:
			s.web.ServeHTTP(w, r)
		}
	})
	return recovered(traced(cleaned(handler)), log)
}

// onlyRead refuses every method that does not read, as the JSON API does: who writes here has mistaken the address.
func onlyRead(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodGet || r.Method == http.MethodHead {
			next.ServeHTTP(w, r)
			return
		}
		web.OnlyRead(w)
	})
}

// traced continues the trace of a client that sends one.
func traced(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Traceparent") != "" {
			r = r.WithContext(otel.GetTextMapPropagator().Extract(r.Context(), propagation.HeaderCarrier(r.Header)))
		}
		next.ServeHTTP(w, r)
	})
}

// newCORS lets browsers call the API from the origins. There are no cookies to protect: a key goes with each call.
func newCORS(origins []string) *cors.Cors {
	return cors.New(cors.Options{
		AllowedOrigins: origins,
		AllowedMethods: append(connectcors.AllowedMethods(), http.MethodHead, http.MethodDelete),
		AllowedHeaders: []string{"*"},
		ExposedHeaders: append(connectcors.ExposedHeaders(),
			"X-Request-Id", "Openai-Processing-Ms", "Openai-Version", "Retry-After", "Retry-After-Ms", "X-Should-Retry",
			"X-Ratelimit-Limit-Requests", "X-Ratelimit-Remaining-Requests", "X-Ratelimit-Reset-Requests",
			"X-Ratelimit-Limit-Tokens", "X-Ratelimit-Remaining-Tokens", "X-Ratelimit-Reset-Tokens", "Idempotent-Replayed", "X-Fairlead-Fallback"),
		MaxAge: 7200,
	})
}

// cleaned removes double and trailing slashes. Clients that join addresses carelessly do not follow a redirect of a POST.
func cleaned(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		p := r.URL.Path
		if strings.Contains(p, "//") || len(p) > 1 && strings.HasSuffix(p, "/") {
			r.URL.Path = path.Clean("/" + p)
			r.URL.RawPath = ""
		}
		next.ServeHTTP(w, r)
	})
}

// recovered logs a panic once with its stack and turns it into a 500, or breaks the answer off where that has begun: one that ends in
// peace would seem whole.
func recovered(next http.Handler, log *slog.Logger) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		b := &beginning{ResponseWriter: w}
		defer func() {
			p := recover()
			if p == nil {
				return
			}
			if err, ok := p.(error); ok && errors.Is(err, http.ErrAbortHandler) {
				panic(p)
			}
			log.ErrorContext(r.Context(), "handler panicked", "panic", p, "request_id", w.Header().Get(requestID), "stack", string(debug.Stack()))
			if b.begun {
				panic(http.ErrAbortHandler)
			}
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(http.StatusInternalServerError)
			_, _ = w.Write([]byte(`{"error":{"message":"internal error","type":"server_error","param":null,"code":"internal_error"}}` + "\n"))
		}()
		next.ServeHTTP(b, r)
	})
}

// beginning knows whether an answer has begun.
type beginning struct {
	http.ResponseWriter
	begun bool
}

// Unwrap lets a http.ResponseController reach the server's own.
func (b *beginning) Unwrap() http.ResponseWriter { return b.ResponseWriter }

// WriteHeader begins the answer.
func (b *beginning) WriteHeader(status int) {
	b.begun = b.begun || status >= http.StatusOK
	b.ResponseWriter.WriteHeader(status)
}

// Write begins the answer where nothing has.
func (b *beginning) Write(p []byte) (int, error) {
	b.begun = true
	return b.ResponseWriter.Write(p)
}

// FlushError sends what is written.
func (b *beginning) FlushError() error {
	b.begun = true
	return http.NewResponseController(b.ResponseWriter).Flush()
}

// Flush is FlushError for RPCs, which look for it by this name.
func (b *beginning) Flush() { _ = b.FlushError() } // a connection that is gone is noticed by the next write

// requestID is the header by which client and log name one request.
const requestID = "X-Request-Id"

// identified gives every request an id, or takes over a sane one of the client.
func identified(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		id := r.Header.Get(requestID)
		if !isSane(id) {
			id = newRequestID()
		}
		w.Header().Set(requestID, id)
		next.ServeHTTP(w, r)
	})
}

// isSane admits 1 to 64 letters, digits and hyphens: what can do no harm in a log.
func isSane(id string) bool {
	if id == "" || len(id) > 64 {
		return false
	}
	for i := range len(id) {
		c := id[i] | 0x20
		if id[i] != '-' && (id[i] < '0' || id[i] > '9') && (c < 'a' || c > 'z') {
			return false
		}
	}
	return true
}

func newRequestID() string {
	var raw [15]byte
	rand.Read(raw[:])
	id := [4 + 24]byte{'r', 'e', 'q', '-'}
	idLetters.Encode(id[4:], raw[:])
	return string(id[:])
}

var idLetters = base32.NewEncoding("abcdefghijklmnopqrstuvwxyz234567")
