package llmtest

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"sync"
)

// The servers whose documented wire a Scripted follows.
const (
	Cloud    = "cloud"     // chat completions as the cloud they come from sends them
	LlamaCpp = "llama.cpp" // its server
	Ollama   = "ollama"    // its /v1
	VLLM     = "vllm"      // its /v1
	Messages = "messages"  // the messages protocol
)

// Script is what a Scripted writes: Calls, or else Text.
type Script struct {
	Text  string
	Calls []Call
}

// Call is a call of a tool.
type Call struct{ Name, Arguments string }

// Scripted is a server that follows the wire of a known one, with one model, "m". It checks nothing but the model's name, and keeps
// what it was asked. It is safe for concurrent use.
type Scripted struct {
	flavour string
	script  Script

	mu   sync.Mutex
	kept []Asked
}

// Asked is a request that a Scripted got.
type Asked struct {
	Header http.Header
	Body   string
}

// NewScripted returns a server of one of the flavours above.
func NewScripted(flavour string, script Script) *Scripted {
	return &Scripted{flavour: flavour, script: script}
}

// Asked returns the completions asked for so far, in order.
func (s *Scripted) Asked() []Asked {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]Asked(nil), s.kept...)
}

// ServeHTTP answers /models and completions.
func (s *Scripted) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if strings.HasSuffix(r.URL.Path, "/models") {
		w.Header().Set("Content-Type", "application/json")
		fmt.Fprint(w, s.models())
		return
	}
	x := newExchange(w, r)
	s.mu.Lock()
	s.kept = append(s.kept, Asked{r.Header.Clone(), x.sent})
	s.mu.Unlock()
	if x.asked.Model != "m" {
		x.headAs(http.StatusNotFound, "application/json")
		x.raw(s.unknownModel(x.asked.Model))
		return
	}
	script := s.script
	if len(x.asked.Tools) == 0 && script.Text != "" {
		script.Calls = nil
	}
	if x.head(); !x.asked.Stream {
		x.raw(s.whole(script))
		return
	}
	switch s.flavour {
	case LlamaCpp:
		x.llamaCpp(script)
	case Ollama:
		x.ollama(script)
	case VLLM:
		x.vllm(script)
	case Messages:
		x.messages(script)
	default:
		x.cloud(script)
	}
}

func (s *Scripted) models() string {
	switch s.flavour {
	case LlamaCpp:
		return `{"models":[{"name":"m","model":"m"}],"object":"list","data":[{"id":"m","object":"model","created":1700000000,"owned_by":"llamacpp","meta":{"vocab_type":2,"n_vocab":128256,"n_ctx_train":131072,"n_embd":2048,"n_params":1235814432,"size":799862912}}]}`
	case VLLM:
		return `{"object":"list","data":[{"id":"m","object":"model","created":1700000000,"owned_by":"vllm","root":"m","parent":null,"max_model_len":32768,"permission":[]}]}`
	case Messages:
		return `{"data":[{"type":"model","id":"m","display_name":"M","created_at":"2026-01-01T00:00:00Z"}],"has_more":false,"first_id":"m","last_id":"m"}`
	}
	return `{"object":"list","data":[{"id":"m","object":"model","created":1700000000,"owned_by":"library"}]}`
}

// unknownModel is each server's own shape of an error.
func (s *Scripted) unknownModel(name string) string {
	quoted, _ := json.Marshal(name)
	switch s.flavour {
	case LlamaCpp:
		return `{"error":{"code":404,"message":"model not found","type":"not_found_error"}}`
	case Ollama:
		return `{"error":{"message":"model ` + strings.Trim(string(quoted), `"`) + ` not found, try pulling it first","type":"api_error","param":null,"code":null}}`
	case VLLM:
		return `{"object":"error","message":"The model does not exist.","type":"NotFoundError","param":null,"code":404}`
	case Messages:
		return `{"type":"error","error":{"type":"not_found_error","message":"model: m"},"request_id":"r"}`
	}
	return `{"error":{"message":"The model does not exist","type":"invalid_request_error","param":null,"code":"model_not_found"}}`
}

func (s *Scripted) whole(script Script) string {
	if s.flavour == Messages {
		text, _ := json.Marshal(script.Text)
		return `{"id":"msg_1","type":"message","role":"assistant","model":"m","content":[{"type":"text","text":` + string(text) +
			`}],"stop_reason":"end_turn","stop_sequence":null,"usage":{"input_tokens":9,"output_tokens":10}}`
	}
	return wholeOf(content(script.Text))
}

func quote(text string) string {
	quoted, _ := json.Marshal(text)
	return string(quoted)
}
