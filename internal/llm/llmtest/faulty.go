package llmtest

import (
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
)

// Outcome is what a client that is well made of a faulty answer.
type Outcome string

// The outcomes.
const (
	Answered Outcome = "answered" // whole
	Nothing  Outcome = "nothing"  // failed before anything could be passed on
	Broken   Outcome = "broken"   // failed after something was passed on
)

// Mode is one way in which a server is faulty, or odd.
type Mode struct {
	Name     string
	Says     string  // what it does, for people
	Streamed Outcome // of a request that is streamed
	Whole    Outcome // of one that is not: a JSON object is wanted
	serve    func(x *exchange)
}

// Modes lists every mode: first "ok", then by stage.
func Modes() []Mode {
	list := []Mode{{"ok", "answers", Answered, Answered, func(x *exchange) { x.whole(Look) }}}
	for _, stage := range [][]Mode{connectionModes(), statusModes(), bodyModes(), streamModes(), oddModes(), toolModes()} {
		list = append(list, stage...)
	}
	return list
}

// Faulty is a chat-completion server that fails in a chosen way. The mode is the first segment of the path before /v1, else the
// model's name where that is a mode, else the next of its own. It is safe for concurrent use.
type Faulty struct {
	modes map[string]Mode
	turns []string
	calls atomic.Int64
}

// NewFaulty returns a server whose n-th call plays the n-th of turns; the last one goes on for ever.
func NewFaulty(turns ...string) (*Faulty, error) {
	f := &Faulty{modes: make(map[string]Mode), turns: turns}
	for _, m := range Modes() {
		f.modes[m.Name] = m
	}
	for _, t := range turns {
		if _, ok := f.modes[t]; !ok {
			return nil, fmt.Errorf("there is no mode %q", t)
		}
	}
	return f, nil
}

// Calls is how many completions were asked for.
func (f *Faulty) Calls() int { return int(f.calls.Load()) }

// ServeHTTP plays the mode.
func (f *Faulty) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if strings.HasSuffix(r.URL.Path, "/models") {
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write([]byte(`{"object":"list","data":[{"id":"m","object":"model","owned_by":"faulty"}]}`))
		return
	}
	turn := min(int(f.calls.Add(1)), len(f.turns)) - 1
	x := newExchange(w, r)
	mode := f.modes[f.turns[turn]]
	if m, ok := f.modes[x.asked.Model]; ok {
		mode = m
	}
	if m, ok := f.modes[strings.Split(strings.TrimPrefix(r.URL.Path, "/"), "/")[0]]; ok {
		mode = m
	}
	mode.serve(x)
}

// whole answers in the way that was asked for.
func (x *exchange) whole(object string) {
	x.head()
	if !x.asked.Stream {
		x.raw(wholeOf(content(object)))
		return
	}
	x.chunk(`{"role":"assistant","content":""}`, "null")
	x.words()
	x.chunk("{}", `"stop"`)
	x.data(`{"id":"c1","object":"chat.completion.chunk","choices":[],"usage":{"prompt_tokens":9,"completion_tokens":10,"total_tokens":19}}`)
	x.data("[DONE]")
}
