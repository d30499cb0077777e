package app

import (
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"testing"
)

// panicking is the answer of a handler that panics after it has done something, and what the server is left with.
func panicking(before func(w http.ResponseWriter), with any) (answer *httptest.ResponseRecorder, left any) {
	answer = httptest.NewRecorder()
	defer func() { left = recover() }()
	recovered(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		before(w)
		panic(with)
	}), slog.New(slog.DiscardHandler)).ServeHTTP(answer, httptest.NewRequest(http.MethodGet, "/", nil))
	return answer, nil
}

func TestAPanicBeforeAnAnswerIsAnInternalError(t *testing.T) {
	answer, left := panicking(func(http.ResponseWriter) {}, "a mistake")
	if left != nil || answer.Code != http.StatusInternalServerError || answer.Header().Get("Content-Type") != "application/json" {
		t.Errorf("got %d %q, %v", answer.Code, answer.Body, left)
	}
}

func TestAPanicWithinAnAnswerBreaksItOff(t *testing.T) {
	for name, before := range map[string]func(http.ResponseWriter){
		"written": func(w http.ResponseWriter) { _, _ = io.WriteString(w, "data: ") },
		"headers": func(w http.ResponseWriter) { w.WriteHeader(http.StatusOK) },
		"flushed": func(w http.ResponseWriter) { _ = http.NewResponseController(w).Flush() },
	} {
		if _, left := panicking(before, "a mistake"); left != http.ErrAbortHandler { //nolint:errorlint // it is the very value
			t.Errorf("%s: the server is left with %v", name, left)
		}
	}
	if answer, left := panicking(func(http.ResponseWriter) {}, http.ErrAbortHandler); left != http.ErrAbortHandler || answer.Body.Len() > 0 { //nolint:errorlint // as above
		t.Errorf("a handler that breaks off leaves %v and writes %q", left, answer.Body)
	}
}
