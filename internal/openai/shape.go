package openai

import (
	"errors"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
)

// shape is how one endpoint writes an answer. Chat and legacy completions differ in nothing else.
type shape struct {
	idPrefix string
	whole    string // object of a whole answer
	chunk    string // object of a chunk
	// A chunk's choice: first or next, the text, then rest. end is its last, before and after the finish reason.
	first, next, rest, end string
	// A whole answer's choice: open, the text, annotations where the shape has them, then the finish reason and "}".
	open        string
	annotations bool
	calls       bool // it can hold calls of the client's tools
	close       string
	prompt      bool // a request has a prompt in the place of messages
}

var chatShape = shape{
	idPrefix:    "chatcmpl-",
	whole:       "chat.completion",
	chunk:       "chat.completion.chunk",
	first:       `{"index":0,"delta":{"role":"assistant","content":"`,
	next:        `{"index":0,"delta":{"content":"`,
	rest:        `"},"logprobs":null,"finish_reason":null}`,
	end:         `{"index":0,"delta":{},"logprobs":null,"finish_reason":`,
	open:        `{"index":0,"message":{"role":"assistant","content":"`,
	annotations: true,
	calls:       true,
	close:       `},"logprobs":null,"finish_reason":`,
}

var legacyShape = shape{
	idPrefix: "cmpl-",
	whole:    "text_completion",
	chunk:    "text_completion",
	first:    `{"index":0,"text":"`,
	next:     `{"index":0,"text":"`,
	rest:     `","logprobs":null,"finish_reason":null}`,
	end:      `{"index":0,"text":"","logprobs":null,"finish_reason":`,
	open:     `{"index":0,"text":"`,
	close:    `,"logprobs":null,"finish_reason":`,
	prompt:   true,
}

// fault is err with the name of the field at fault that the request has for it.
func (s *shape) fault(err error) error {
	var f *fault.Fault
	if !s.prompt || !errors.As(err, &f) || !strings.HasPrefix(f.Param, "messages") {
		return err
	}
	named := *f
	named.Param = "prompt"
	return &named
}

// appendHead appends what every chunk and answer of one completion begins with, up to "choices".
func (s *shape) appendHead(dst []byte, object string, start chat.Start) []byte {
	dst = append(dst, `{"id":"`...)
	dst = append(append(dst, s.idPrefix...), start.ID...)
	dst = append(append(dst, `","object":"`...), object...)
	dst = append(dst, `","created":`...)
	dst = strconv.AppendInt(dst, start.Created.Unix(), 10)
	dst = append(append(dst, `,"model":"`...), start.Model...)
	dst = append(append(dst, `","system_fingerprint":"`...), start.Fingerprint...)
	return append(dst, `","choices":[`...)
}

func appendUsage(dst []byte, u chat.Usage) []byte {
	dst = append(dst, `{"prompt_tokens":`...)
	dst = strconv.AppendInt(dst, int64(u.Prompt), 10)
	dst = append(dst, `,"completion_tokens":`...)
	dst = strconv.AppendInt(dst, int64(u.Completion), 10)
	dst = append(dst, `,"total_tokens":`...)
	dst = strconv.AppendInt(dst, int64(u.Total()), 10)
	return append(dst, '}')
}
