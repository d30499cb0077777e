package app

import (
	"encoding/json"
	"net/http"
	"time"

	"github.com/fairlead/fairlead/internal/llm"
)

// provider is what the management port tells of a provider of language models.
type provider struct {
	Name        string `json:"name"`
	Model       string `json:"model"`
	State       string `json:"state"` // closed: in order; open: not asked for a while; half-open: being tried
	Requests    int64  `json:"requests"`
	Failures    int64  `json:"failures"`
	LastSuccess string `json:"last_success,omitempty"`
	LastFailure string `json:"last_failure,omitempty"`
	LastError   string `json:"last_error,omitempty"`
}

// detailed answers /readyz?verbose, whether the service can answer and how its providers are; all else goes on to next. It
// is for the management port only. A provider that is out of order does not make the service unready: the embedded
// engine answers.
func detailed(app *App, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/readyz" || !r.URL.Query().Has("verbose") {
			next.ServeHTTP(w, r)
			return
		}
		detail := struct {
			Status    string     `json:"status"`
			Providers []provider `json:"providers"`
		}{Status: "ok", Providers: providersOf(app.engines)}
		w.Header().Set("Content-Type", "application/json")
		if app.Ready(r.Context()) != nil {
			detail.Status = "unavailable"
			w.WriteHeader(http.StatusServiceUnavailable)
		}
		_ = json.NewEncoder(w).Encode(detail) // who asked may be gone
	})
}

func providersOf(engines *llm.Engines) []provider {
	list := []provider{}
	if engines == nil {
		return list
	}
	for _, h := range engines.Health() {
		list = append(list, provider{
			Name: h.Name, Model: h.Model, State: h.State, Requests: h.Requests, Failures: h.Failures,
			LastSuccess: timeText(h.LastSuccess), LastFailure: timeText(h.LastFailure), LastError: h.LastError,
		})
	}
	return list
}

func timeText(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.UTC().Format(time.RFC3339)
}
