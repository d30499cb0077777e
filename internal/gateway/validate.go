package gateway

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/inspect/picture"
	"github.com/fairlead/fairlead/internal/tokens"
)

// Bounds of a request.
const (
	maxMessages = 256
	maxStops    = 4
	maxUser     = 256
	imageTokens = 85 // what one image counts
)

// validate checks req against the interface's bounds, clamps its answer to what the context leaves, and counts its prompt.
func validate(req *chat.Request, info *chat.Info) (prompt int, err error) {
	for _, check := range []func(*chat.Request) error{checkMessages, checkBounds} {
		if err := check(req); err != nil {
			return 0, err
		}
	}
	if err := checkImages(req, info); err != nil {
		return 0, err
	}
	if err := checkTools(req, info); err != nil {
		return 0, err
	}
	if err := checkFormat(req.Format, info); err != nil {
		return 0, err
	}
	prompt = countPrompt(req.Messages)
	if prompt > chat.ContextTokens {
		// Clients recognise this wording.
		return 0, fault.New(fault.Invalid, "This model's maximum context length is %d tokens. However, your messages resulted in %d tokens. Please reduce the length of the messages.",
			chat.ContextTokens, prompt).At("messages").Coded("context_length_exceeded")
	}
	budget := min(req.Budget(), chat.ContextTokens-prompt)
	req.MaxTokens = &budget
	return prompt, nil
}

func checkMessages(req *chat.Request) error {
	switch n := len(req.Messages); {
	case n == 0:
		return fault.New(fault.Invalid, "messages must hold at least 1 message, not 0").At("messages").Coded("empty_array")
	case n > maxMessages:
		return fault.New(fault.Invalid, "messages may hold at most %d messages, not %d", maxMessages, n).
			At("messages").Coded("array_above_max_length")
	}
	for i, m := range req.Messages {
		switch m.Role {
		case chat.System, chat.User, chat.Assistant, chat.Tool:
		default:
			return fault.New(fault.Invalid, "role must be one of system, user, assistant, tool, not %q", fault.Clip(string(m.Role))).
				At(fmt.Sprintf("messages[%d].role", i))
		}
		if !utf8.ValidString(m.Text) {
			return fault.New(fault.Invalid, "the text is not valid UTF-8").At(fmt.Sprintf("messages[%d].content", i))
		}
		for _, image := range m.Images {
			if !strings.HasPrefix(image.URL, "data:") && !strings.HasPrefix(image.URL, "https://") {
				return fault.New(fault.Invalid, "an image must be a data: or https: address, not %q", fault.Clip(image.URL)).
					At(fmt.Sprintf("messages[%d].content", i)).Coded("invalid_image_url")
			}
		}
	}
	return nil
}

// checkImages refuses a picture that is no picture, also where nobody will look at it. A model that sees judges its pictures itself, by
// more than this.
func checkImages(req *chat.Request, info *chat.Info) error {
	if slices.Contains(info.Capabilities, "vision") {
		return nil
	}
	seen := 0
	for i, m := range req.Messages {
		for _, image := range m.Images {
			seen++
			if !strings.HasPrefix(image.URL, "data:") {
				continue
			}
			name, at := fmt.Sprintf("image %d", seen), fmt.Sprintf("messages[%d].content", i)
			data, err := picture.DataURI(name, image.URL)
			if err != nil {
				return fault.From(err).At(at)
			}
			if len(data) == 0 {
				return fault.New(fault.Invalid, "%s holds no data", name).At(at).Coded("invalid_image")
			}
		}
	}
	return nil
}

// Bound is the least and the most that a number of a request may be.
type Bound struct {
	Param    string
	Min, Max float64
}

// The bounds of how an upstream engine samples.
var (
	Temperature      = Bound{"temperature", 0, 2}
	TopP             = Bound{"top_p", 0, 1}
	FrequencyPenalty = Bound{"frequency_penalty", -2, 2}
	PresencePenalty  = Bound{"presence_penalty", -2, 2}
)

// Check refuses a value beyond the bound; said is how the client wrote it.
func (b Bound) Check(value float64, said string) error {
	switch {
	case !(value <= b.Max): // also refuses NaN
		return outOfBounds(b.Param, "decimal_above_max_value", "at most", b.Max, said)
	case value < b.Min:
		return outOfBounds(b.Param, "decimal_below_min_value", "at least", b.Min, said)
	}
	return nil
}

func checkBounds(req *chat.Request) error {
	s := req.Sampling
	for _, number := range []struct {
		Bound
		value *float64
	}{{Temperature, s.Temperature}, {TopP, s.TopP}, {FrequencyPenalty, s.FrequencyPenalty}, {PresencePenalty, s.PresencePenalty}} {
		if number.value == nil {
			continue
		}
		if err := number.Check(*number.value, fmt.Sprint(*number.value)); err != nil {
			return err
		}
	}
	if req.Budget() < 1 {
		return outOfBounds("max_tokens", "integer_below_min_value", "at least", 1, req.Budget())
	}
	if len(req.Stop) > maxStops {
		return fault.New(fault.Invalid, "stop may hold at most %d texts, not %d", maxStops, len(req.Stop)).
			At("stop").Coded("array_above_max_length")
	}
	if n := utf8.RuneCountInString(req.User); n > maxUser {
		return fault.New(fault.Invalid, "user may have at most %d characters, not %d", maxUser, n).
			At("user").Coded("string_above_max_length")
	}
	return nil
}

func outOfBounds(param, code, relation string, bound, value any) error {
	return fault.New(fault.Invalid, "%s must be %s %v, not %v", param, relation, bound, value).At(param).Coded(code)
}

// maxCounted bounds the bytes of one text that are counted. No token of the vocabulary is longer than 128 bytes, so that a
// text of this size is over the context whatever it holds; what lies beyond is reckoned to be like what was counted.
const maxCounted = 128 * chat.ContextTokens

func countText(text string) int {
	if len(text) <= maxCounted {
		return tokens.Count(text)
	}
	return int(float64(max(tokens.Count(text[:maxCounted]), chat.ContextTokens)) * float64(len(text)) / maxCounted)
}

// countPrompt counts the text of the messages and a fixed number for each image.
func countPrompt(messages []chat.Message) int {
	n := 0
	for _, m := range messages {
		n += countText(m.Text) + imageTokens*len(m.Images)
		for _, call := range m.ToolCalls {
			n += countText(call.Name) + countText(call.Arguments)
		}
	}
	return n
}
