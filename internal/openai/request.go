package openai

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
)

// Bounds of a request that are the wire's own; the others are the gateway's.
const (
	maxTools    = 128
	maxMetadata = 16
)

// asked is a decoded request: what goes to the gateway, and how the answer is to be written.
type asked struct {
	chat.Request
	includeUsage bool
	echo         string // legacy: text to repeat before the answer
}

// decodeChat reads the body of POST /v1/chat/completions.
func decodeChat(body []byte) (asked, error) {
	o, err := parseBody(body)
	if err != nil {
		return asked{}, err
	}
	if !o.has("model") {
		return asked{}, missing("model")
	}
	if !o.has("messages") {
		return asked{}, missing("messages")
	}
	a, err := decodeCommon(o)
	if err != nil {
		return asked{}, err
	}
	for _, read := range []func(object, *asked) error{readMessages, readFormat, readTools, readToolChoice, refuseUnsupported} {
		if err := read(o, &a); err != nil {
			return asked{}, err
		}
	}
	return a, nil
}

// decodeCommon reads the fields that chat and legacy completions share.
func decodeCommon(o object) (a asked, err error) {
	a.Protocol = "openai"
	read := []func() error{
		func() (err error) { a.Model, err = o.text("model"); return },
		func() (err error) { a.User, err = o.text("user"); return },
		func() (err error) { a.Stream, err = o.boolean("stream"); return },
		func() (err error) { a.Sampling.Temperature, err = o.number("temperature"); return },
		func() (err error) { a.Sampling.TopP, err = o.number("top_p"); return },
		func() (err error) { a.Sampling.FrequencyPenalty, err = o.number("frequency_penalty"); return },
		func() (err error) { a.Sampling.PresencePenalty, err = o.number("presence_penalty"); return },
		func() (err error) { a.Sampling.Seed, err = o.integer("seed"); return },
		func() (err error) { a.MaxTokens, err = readMaxTokens(o); return },
		func() (err error) { a.Stop, err = readStop(o); return },
		func() error { return readStreamOptions(o, &a) },
		func() error { return refuseMany(o) },
	}
	for _, f := range read {
		if err := f(); err != nil {
			return asked{}, err
		}
	}
	return a, nil
}

// readMaxTokens prefers the newer name. A value above what the context leaves is clamped later, not refused.
func readMaxTokens(o object) (*int, error) {
	for _, name := range []string{"max_completion_tokens", "max_tokens"} {
		n, err := o.integer(name)
		if err != nil {
			return nil, err
		}
		if n == nil {
			continue
		}
		if *n < 1 {
			return nil, fault.New(fault.Invalid, "%s must be at least 1, not %d", name, *n).At(name).Coded("integer_below_min_value")
		}
		bound := int(min(*n, chat.ContextTokens))
		return &bound, nil
	}
	return nil, nil
}

func readStop(o object) ([]string, error) {
	raw, ok := o.get("stop")
	if !ok {
		return nil, nil
	}
	if raw[0] == '"' {
		s, err := o.text("stop")
		return []string{s}, err
	}
	if raw[0] != '[' {
		return nil, wrongType("stop", "a string or an array of strings", raw)
	}
	items, err := o.array("stop")
	if err != nil {
		return nil, err
	}
	var stop []string
	for i, item := range items {
		s, err := textOf(index("stop", i), item)
		if err != nil {
			return nil, err
		}
		stop = append(stop, s)
	}
	return stop, nil
}

func readStreamOptions(o object, a *asked) error {
	options, ok, err := o.object("stream_options")
	if !ok || err != nil {
		return err
	}
	if a.includeUsage, err = options.boolean("include_usage"); err != nil {
		return err
	}
	pacing, err := options.text("pacing")
	if err != nil {
		return err
	}
	switch pacing {
	case "", "default":
	case "none":
		a.Unpaced = true
	default:
		return fault.New(fault.Invalid, "stream_options.pacing must be none or default, not %q", clip(pacing)).At("stream_options.pacing")
	}
	return nil
}

// refuseMany refuses more than one choice: the answers would all be the same.
func refuseMany(o object) error {
	for _, name := range []string{"n", "best_of"} {
		n, err := o.integer(name)
		if err != nil {
			return err
		}
		if n != nil && *n != 1 {
			return unsupported(name, "%s must be 1, not %d", name, *n)
		}
	}
	return nil
}

func readMessages(o object, a *asked) error {
	items, err := o.array("messages")
	if err != nil {
		return err
	}
	for i, item := range items {
		m, err := objectOf(index("messages", i), item)
		if err != nil {
			return err
		}
		message, err := readMessage(m)
		if err != nil {
			return err
		}
		a.Messages = append(a.Messages, message)
	}
	return nil
}

var roles = map[string]chat.Role{
	"system": chat.System, "developer": chat.System, "user": chat.User,
	"assistant": chat.Assistant, "tool": chat.Tool, "function": chat.Tool,
}

func readMessage(o object) (m chat.Message, err error) {
	role, err := o.text("role")
	if err != nil {
		return m, err
	}
	if role == "" {
		return m, missing(o.at("role"))
	}
	known, ok := roles[role]
	if !ok {
		return m, fault.New(fault.Invalid, "%s must be one of system, developer, user, assistant, tool, function, not %q",
			o.at("role"), clip(role)).At(o.at("role"))
	}
	m.Role = known
	if m.Name, err = o.text("name"); err != nil {
		return m, err
	}
	if m.ToolCallID, err = o.text("tool_call_id"); err != nil {
		return m, err
	}
	if m.ToolCalls, err = readToolCalls(o); err != nil {
		return m, err
	}
	return m, readContent(o, &m)
}

// readContent takes a string or an array of parts; nothing is right only where the assistant called tools.
func readContent(o object, m *chat.Message) error {
	raw, ok := o.get("content")
	if !ok || string(raw) == "[]" {
		if m.Role == chat.Assistant || m.Role == chat.Tool && m.ToolCallID == "" {
			return nil
		}
		return missing(o.at("content"))
	}
	switch raw[0] {
	case '"':
		text, err := o.text("content")
		m.Text = text
		return err
	case '[':
		return readParts(o, m)
	}
	return wrongType(o.at("content"), "a string or an array of parts", raw)
}

func readParts(o object, m *chat.Message) error {
	parts, err := o.array("content")
	if err != nil {
		return err
	}
	var texts []string
	for i, raw := range parts {
		part, err := objectOf(index(o.at("content"), i), raw)
		if err != nil {
			return err
		}
		kind, err := part.text("type")
		if err != nil {
			return err
		}
		switch kind {
		case "text", "refusal": // the text stands under the part's own type
			text, err := part.text(kind)
			if err != nil {
				return err
			}
			texts = append(texts, text)
		case "image_url":
			image, err := readImage(part)
			if err != nil {
				return err
			}
			m.Images = append(m.Images, image)
		case "":
			return missing(part.at("type"))
		default:
			return unsupported(part.at("type"), "a part must be text or image_url, not %q", clip(kind))
		}
	}
	m.Text = strings.Join(texts, "\n")
	return nil
}

// readImage takes {"image_url": {"url", "detail"}} and, as some clients send it, {"image_url": "..."}.
func readImage(part object) (image chat.Image, err error) {
	if raw, ok := part.get("image_url"); ok && raw[0] == '"' {
		image.URL, err = part.text("image_url")
		return image, err
	}
	o, ok, err := part.object("image_url")
	if err != nil {
		return image, err
	}
	if !ok || !o.has("url") {
		return image, missing(part.at("image_url.url"))
	}
	if image.URL, err = o.text("url"); err != nil {
		return image, err
	}
	if !strings.HasPrefix(image.URL, "data:") && !strings.HasPrefix(image.URL, "https://") {
		return image, fault.New(fault.Invalid, "%s must be a data: or https: address, not %q", o.at("url"), clip(image.URL)).
			At(o.at("url")).Coded("invalid_image_url")
	}
	if image.Detail, err = o.text("detail"); err != nil {
		return image, err
	}
	if !slices.Contains([]string{"", "auto", "low", "high"}, image.Detail) {
		return image, fault.New(fault.Invalid, "%s must be auto, low or high, not %q", o.at("detail"), clip(image.Detail)).At(o.at("detail"))
	}
	return image, nil
}

func readFormat(o object, a *asked) error {
	format, ok, err := o.object("response_format")
	if !ok || err != nil {
		return err
	}
	kind, err := format.text("type")
	if err != nil {
		return err
	}
	switch kind {
	case "text":
	case "json_object":
		a.Format.Kind = chat.FormatJSON
	case "json_schema":
		inner, ok, err := format.object("json_schema")
		if err != nil {
			return err
		}
		if !ok {
			return missing(format.at("json_schema"))
		}
		a.Format.Kind = chat.FormatSchema
		a.Format.Schema = json.RawMessage("{}")
		if schema, ok := inner.get("schema"); ok {
			a.Format.Schema = schema
		}
	case "":
		return missing(format.at("type"))
	default:
		return fault.New(fault.Invalid, "response_format.type must be text, json_object or json_schema, not %q", clip(kind)).
			At("response_format.type")
	}
	return nil
}

// clip shortens a client's own text for a message.
func clip(text string) string {
	const most = 64
	if len(text) <= most {
		return text
	}
	return strings.ToValidUTF8(text[:most], "") + "…"
}
