package openai

import (
	"net/http"

	"github.com/fairlead/fairlead/internal/chat"
)

// legacyModel answers where a legacy completion names no model.
const legacyModel = "svc-agent"

// completions serves POST /v1/completions and POST /v1/completion, which are the same.
func (h *Handler) completions(w http.ResponseWriter, r *http.Request) error {
	body, err := h.readBody(w, r)
	if err != nil {
		return err
	}
	return h.replay.serve(w, r, body, func(w http.ResponseWriter) error {
		a, err := decodeLegacy(body)
		if err != nil {
			return err
		}
		return h.answer(w, r, &legacyShape, a)
	})
}

// decodeLegacy reads the body of a legacy completion.
func decodeLegacy(body []byte) (*asked, error) {
	o, err := parseBody(body)
	if err != nil {
		return nil, err
	}
	a := decodeCommon(o)
	if a.Model == "" {
		a.Model = legacyModel
	}
	prompt := readPrompt(o)
	a.Messages = []chat.Message{{Role: chat.User, Text: prompt}}
	for _, name := range []string{"suffix", "logprobs"} {
		if o.has(name) {
			o.refuse(unsupported(name, "%s is not available", name))
		}
	}
	if o.boolean("echo") {
		a.echo = prompt
	}
	return a, o.problem()
}

// readPrompt takes a string, or an array of one string as some clients send it.
func readPrompt(o object) string {
	o.require("prompt")
	raw, ok := o.get("prompt")
	switch {
	case !ok:
		return ""
	case kindOf(raw) == "a string":
		return o.text("prompt")
	case kindOf(raw) != "an array":
		o.refuse(wrongType("prompt", "a string or an array of one string", raw))
		return ""
	}
	items := o.array("prompt")
	if len(items) != 1 {
		o.refuse(unsupported("prompt", "prompt may be an array of 1 string, not of %d items; arrays of tokens are not available", len(items)))
		return ""
	}
	if kindOf(items[0]) != "a string" {
		o.refuse(unsupported("prompt[0]", "prompt[0] must be a string, not %s; tokens are not available", kindOf(items[0])))
		return ""
	}
	return o.textOf("prompt[0]", items[0])
}
