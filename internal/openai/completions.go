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
func decodeLegacy(body []byte) (asked, error) {
	o, err := parseBody(body)
	if err != nil {
		return asked{}, err
	}
	a, err := decodeCommon(o)
	if err != nil {
		return asked{}, err
	}
	if a.Model == "" {
		a.Model = legacyModel
	}
	prompt, err := readPrompt(o)
	if err != nil {
		return asked{}, err
	}
	a.Messages = []chat.Message{{Role: chat.User, Text: prompt}}
	for _, name := range []string{"suffix", "logprobs"} {
		if o.has(name) {
			return asked{}, unsupported(name, "%s is not available", name)
		}
	}
	if bias, ok, err := o.object("logit_bias"); err != nil {
		return asked{}, err
	} else if ok && len(bias.fields) > 0 {
		return asked{}, unsupported("logit_bias", "logit_bias is not available")
	}
	if echo, err := o.boolean("echo"); err != nil {
		return asked{}, err
	} else if echo {
		a.echo = prompt
	}
	return a, nil
}

// readPrompt takes a string, or an array of one string as some clients send it.
func readPrompt(o object) (string, error) {
	raw, ok := o.get("prompt")
	if !ok {
		return "", missing("prompt")
	}
	if raw[0] == '"' {
		return o.text("prompt")
	}
	if raw[0] != '[' {
		return "", wrongType("prompt", "a string or an array of one string", raw)
	}
	items, err := o.array("prompt")
	if err != nil {
		return "", err
	}
	if len(items) != 1 {
		return "", unsupported("prompt", "prompt may be an array of 1 string, not of %d items; arrays of tokens are not available", len(items))
	}
	if items[0][0] != '"' {
		return "", unsupported("prompt[0]", "prompt[0] must be a string, not %s; tokens are not available", kindOf(items[0]))
	}
	return textOf("prompt[0]", items[0])
}
