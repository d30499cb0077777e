package openai

import (
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/gateway"
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
func decodeChat(body []byte) (*asked, error) {
	o, err := parseBody(body)
	if err != nil {
		return nil, err
	}
	o.require("model")
	o.require("messages")
	a := decodeCommon(o)
	readMessages(o, a)
	readFormat(o, a)
	readTools(o, a)
	readToolChoice(o, a)
	refuseUnsupported(o)
	return a, o.problem()
}

// decodeCommon reads the fields that chat and legacy completions share.
func decodeCommon(o object) *asked {
	a := &asked{}
	a.Protocol = "openai"
	a.Model = o.text("model")
	a.User = o.text("user")
	a.Stream = o.boolean("stream")
	a.Sampling.Temperature = o.within(gateway.Temperature)
	a.Sampling.TopP = o.within(gateway.TopP)
	a.Sampling.FrequencyPenalty = o.within(gateway.FrequencyPenalty)
	a.Sampling.PresencePenalty = o.within(gateway.PresencePenalty)
	a.Sampling.Seed = readSeed(o)
	a.MaxTokens = readMaxTokens(o)
	a.Stop = readStop(o)
	readStreamOptions(o, a)
	refuseMany(o)
	refuseBias(o)
	return a
}

// readMaxTokens prefers the newer name. A value above what the context leaves is clamped later, not refused.
func readMaxTokens(o object) *int {
	for _, name := range []string{"max_completion_tokens", "max_tokens"} {
		n := o.integer(name)
		if n == nil {
			continue
		}
		if *n < 1 {
			o.refuse(fault.New(fault.Invalid, "%s must be at least 1, not %s", name, o.said(name)).At(name).Coded("integer_below_min_value"))
		}
		bound := int(min(*n, chat.ContextTokens))
		return &bound
	}
	return nil
}

// readSeed takes an integer of 64 bits. One that were cut to them would be another seed.
func readSeed(o object) *int64 {
	seed := o.integer("seed")
	if seed != nil && math.Abs(*o.number("seed")) >= 1<<63 {
		if _, err := strconv.ParseInt(string(o.fields["seed"]), 10, 64); err != nil {
			o.refuse(fault.New(fault.Invalid, "seed must be an integer of 64 bits, not %s", o.said("seed")).At("seed"))
		}
	}
	return seed
}

// readStop takes a string or an array of strings.
func readStop(o object) (stop []string) {
	raw, ok := o.get("stop")
	if !ok {
		return nil
	}
	switch kindOf(raw) {
	case "a string":
		return []string{o.text("stop")}
	case "an array":
		for i, item := range o.array("stop") {
			stop = append(stop, o.textOf(index("stop", i), item))
		}
		return stop
	}
	o.refuse(wrongType("stop", "a string or an array of strings", raw))
	return nil
}

func readStreamOptions(o object, a *asked) {
	options, ok := o.object("stream_options")
	if !ok {
		return
	}
	a.includeUsage = options.boolean("include_usage")
	switch pacing := options.text("pacing"); pacing {
	case "", "default":
	case "none":
		a.Unpaced = true
	default:
		o.refuse(fault.New(fault.Invalid, "stream_options.pacing must be none or default, not %q", fault.Clip(pacing)).At("stream_options.pacing"))
	}
}

var roles = map[string]chat.Role{
	"system": chat.System, "developer": chat.System, "user": chat.User,
	"assistant": chat.Assistant, "tool": chat.Tool, "function": chat.Tool,
}

func readMessages(o object, a *asked) {
	for i, item := range o.array("messages") {
		m := o.objectOf(index("messages", i), item)
		if o.problem() != nil {
			return
		}
		a.Messages = append(a.Messages, readMessage(m))
	}
}

func readMessage(o object) (m chat.Message) {
	o.require("role")
	role := o.text("role")
	known, ok := roles[role]
	if !ok {
		o.refuse(fault.New(fault.Invalid, "%s must be one of system, developer, user, assistant, tool, function, not %q",
			o.at("role"), fault.Clip(role)).At(o.at("role")))
	}
	m.Role = known
	m.Name = o.text("name")
	if m.ToolCallID = o.text("tool_call_id"); role == "tool" {
		o.require("tool_call_id")
	}
	if role == "function" {
		o.require("name")
	}
	m.ToolCalls = readToolCalls(o)
	readContent(o, &m)
	return m
}

// readContent takes a string or an array of parts; nothing is right only where the assistant called tools, and in the
// message of a function.
func readContent(o object, m *chat.Message) {
	raw, ok := o.get("content")
	needed := m.Role != chat.Assistant && (m.Role != chat.Tool || m.ToolCallID != "")
	if !ok && needed {
		o.refuse(missing(o.at("content")))
	}
	if !ok {
		return
	}
	switch kindOf(raw) {
	case "a string":
		m.Text = o.text("content")
	case "an array":
		if readParts(o, m) == 0 && needed {
			o.refuse(fault.New(fault.Invalid, "%s must hold at least 1 part, not 0", o.at("content")).At(o.at("content")).Coded("empty_array"))
		}
	default:
		o.refuse(wrongType(o.at("content"), "a string or an array of parts", raw))
	}
}

// readParts returns how many parts there are.
func readParts(o object, m *chat.Message) int {
	var texts []string
	parts := o.array("content")
	for i, raw := range parts {
		part := o.objectOf(index(o.at("content"), i), raw)
		part.require("type")
		switch kind := part.text("type"); kind {
		case "text", "refusal": // the text stands under the part's own type
			part.require(kind)
			texts = append(texts, part.text(kind))
		case "image_url":
			m.Images = append(m.Images, readImage(part))
		default:
			o.refuse(unsupported(part.at("type"), "a part must be text or image_url, not %q", fault.Clip(kind)))
		}
	}
	m.Text = strings.Join(texts, "\n")
	return len(parts)
}

// readImage takes {"image_url": {"url", "detail"}} and, as some clients send it, {"image_url": "..."}.
func readImage(part object) chat.Image {
	if raw, ok := part.get("image_url"); ok && kindOf(raw) == "a string" {
		url := part.text("image_url")
		checkImage(part, "image_url", url)
		return chat.Image{URL: url}
	}
	o, ok := part.object("image_url")
	if !ok || !o.has("url") {
		part.refuse(missing(part.at("image_url.url")))
		return chat.Image{}
	}
	image := chat.Image{URL: o.text("url"), Detail: o.text("detail")}
	checkImage(o, "url", image.URL)
	if !slices.Contains([]string{"", "auto", "low", "high"}, image.Detail) {
		o.refuse(fault.New(fault.Invalid, "%s must be auto, low or high, not %q", o.at("detail"), fault.Clip(image.Detail)).At(o.at("detail")))
	}
	return image
}

func checkImage(o object, name, url string) {
	if !strings.HasPrefix(url, "data:") && !strings.HasPrefix(url, "https://") {
		o.refuse(fault.New(fault.Invalid, "%s must be a data: or https: address, not %q", o.at(name), fault.Clip(url)).
			At(o.at(name)).Coded("invalid_image_url"))
	}
}

func readFormat(o object, a *asked) {
	format, ok := o.object("response_format")
	if !ok {
		return
	}
	format.require("type")
	switch kind := format.text("type"); kind {
	case "text":
	case "json_object":
		a.Format.Kind = chat.FormatJSON
	case "json_schema":
		format.require("json_schema")
		inner, _ := format.object("json_schema")
		inner.text("name")
		inner.text("description")
		inner.boolean("strict")
		a.Format = chat.Format{Kind: chat.FormatSchema, Schema: json.RawMessage("{}")}
		if schema, ok := inner.get("schema"); ok {
			a.Format.Schema = slices.Clone(schema) // the body need not live as long
		}
	default:
		o.refuse(fault.New(fault.Invalid, "response_format.type must be text, json_object or json_schema, not %q", fault.Clip(kind)).
			At("response_format.type"))
	}
}
