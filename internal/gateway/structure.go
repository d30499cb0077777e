package gateway

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
)

// plainResult are the fields of the structured result of a model that has no other.
var plainResult = []chat.Field{{Name: "answer", Type: "string"}, {Name: "citations", Type: "array"}}

// sender is what a model sends to; close is called when it has ended well.
type sender struct {
	send  chat.Send
	close func() error
}

// structured passes events on as they are, or, where JSON was asked for, collects the answer and sends one JSON object at its end.
func structured(format chat.Format, info chat.Info, send chat.Send) sender {
	if format.Kind == chat.FormatText {
		return sender{send: withoutResult(send), close: func() error { return nil }}
	}
	c := collector{send: send, fields: fieldsOf(format, info)}
	return sender{send: c.take, close: c.close}
}

func withoutResult(send chat.Send) chat.Send {
	return func(ev chat.Event) error {
		if _, ok := ev.(chat.Result); ok {
			return nil
		}
		return send(ev)
	}
}

// collector gathers an answer to send it as one JSON object.
type collector struct {
	send      chat.Send
	fields    []string
	text      strings.Builder
	citations []citation
	result    any
}

type citation struct {
	Number int    `json:"number"`
	ID     string `json:"id"`
	Title  string `json:"title"`
	Source string `json:"source"`
	URL    string `json:"url"`
}

func (c *collector) take(ev chat.Event) error {
	switch ev := ev.(type) {
	case chat.Text:
		c.text.WriteString(string(ev))
		return nil
	case chat.Result:
		c.result = ev.Data
		return nil
	case chat.Citation:
		c.citations = append(c.citations, citation(ev))
	}
	return c.send(ev)
}

func (c *collector) close() error {
	if c.result == nil {
		c.result = map[string]any{"answer": c.text.String(), "citations": append([]citation{}, c.citations...)}
	}
	text, err := project(c.result, c.fields)
	if err != nil {
		return err
	}
	return c.send(chat.Text(text))
}

// project marshals v and keeps the top-level fields named; nil fields keep them all.
func project(v any, fields []string) ([]byte, error) {
	text, err := json.Marshal(v)
	if err != nil || fields == nil {
		return text, err
	}
	var all map[string]json.RawMessage
	if err := json.Unmarshal(text, &all); err != nil {
		return nil, fmt.Errorf("project a result: %w", err)
	}
	kept := make(map[string]json.RawMessage, len(fields))
	for _, name := range fields {
		if value, ok := all[name]; ok {
			kept[name] = value
		}
	}
	return json.Marshal(kept)
}

// schema is the part of a JSON Schema that is checked against what a model can give: its top-level properties and their types.
type schema struct {
	Type       string `json:"type"`
	Properties map[string]struct {
		Type any `json:"type"`
	} `json:"properties"`
	Required   []string `json:"required"`
	Additional any      `json:"additionalProperties"`
}

// checkFormat refuses a schema that the model's structured result cannot meet.
func checkFormat(format chat.Format, info chat.Info) error {
	if format.Kind != chat.FormatSchema {
		return nil
	}
	const param = "response_format.json_schema.schema"
	var s schema
	if err := json.Unmarshal(format.Schema, &s); err != nil {
		return fault.New(fault.Invalid, "the schema is not a JSON Schema object").At(param).Coded("invalid_type").Because(err)
	}
	if s.Type != "" && s.Type != "object" {
		return fault.New(fault.Invalid, "the schema's type must be object, not %q", clip(s.Type)).At(param).Coded("unsupported_value")
	}
	have := resultOf(info)
	for _, name := range s.Required {
		i := slices.IndexFunc(have, func(f chat.Field) bool { return f.Name == name })
		if i < 0 {
			return fault.New(fault.Invalid, "%s cannot give the required property %q; it gives %s", info.ID, clip(name), names(have)).
				At(param).Coded("unsupported_value")
		}
	}
	for _, f := range have {
		want, ok := s.Properties[f.Name]
		if ok && !allows(want.Type, f.Type) {
			return fault.New(fault.Invalid, "%s gives the property %q as %s, not as %v", info.ID, f.Name, f.Type, want.Type).
				At(param).Coded("unsupported_value")
		}
	}
	return nil
}

// allows reports whether a schema's type, one name or a list of them, admits the type given.
func allows(want any, given string) bool {
	switch want := want.(type) {
	case string:
		return want == given || want == "number" && given == "integer"
	case []any:
		return slices.ContainsFunc(want, func(w any) bool { return allows(w, given) })
	}
	return true
}

// fieldsOf returns the fields to keep for the format; nil keeps all.
func fieldsOf(format chat.Format, info chat.Info) []string {
	if format.Kind != chat.FormatSchema {
		return nil
	}
	var s schema
	if json.Unmarshal(format.Schema, &s) != nil || len(s.Properties) == 0 {
		return nil
	}
	fields := []string{}
	for _, f := range resultOf(info) {
		if _, ok := s.Properties[f.Name]; ok {
			fields = append(fields, f.Name)
		}
	}
	return fields
}

func resultOf(info chat.Info) []chat.Field {
	if len(info.Result) == 0 {
		return plainResult
	}
	return info.Result
}

func names(fields []chat.Field) string {
	var list []string
	for _, f := range fields {
		list = append(list, f.Name)
	}
	return strings.Join(list, ", ")
}
