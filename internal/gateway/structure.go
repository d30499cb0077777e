package gateway

import (
	"encoding/json"
	"fmt"
	"maps"
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
// An object that would not fit the budget in tokens is shortened, so that it is never cut in the middle.
func structured(req *chat.Request, info *chat.Info, send chat.Send) sender {
	if req.Format.Kind == chat.FormatText {
		if !req.Results {
			send = withoutResult(send)
		}
		return sender{send: send, close: func() error { return nil }}
	}
	c := &collector{send: send, keep: fieldsOf(req.Format, info), structured: len(info.Result) > 0, budget: req.Budget()}
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
	send       chat.Send
	keep       []string // top-level fields; nil: all
	structured bool     // the model has a result of its own
	budget     int
	text       strings.Builder
	citations  []chat.Citation
	result     any
	called     bool // the client's tools: there is no answer yet
}

func (c *collector) take(ev chat.Event) error {
	switch ev := ev.(type) {
	case chat.Text:
		c.text.WriteString(string(ev))
		return nil
	case chat.Result:
		if c.structured {
			c.result = ev.Data
		}
		return nil
	case chat.CallPiece:
		c.called = true
	case chat.Citation:
		c.citations = append(c.citations, ev)
	}
	return c.send(ev)
}

func (c *collector) close() error {
	if c.called {
		return nil
	}
	if c.result == nil {
		c.result = map[string]any{"answer": c.text.String(), "citations": chat.SourcesOf(c.citations)}
	}
	o, err := project(c.result, c.keep)
	if err != nil {
		return err
	}
	text, err := o.fit(c.budget)
	if err != nil {
		return err
	}
	return c.send(chat.Text(text))
}

// fields of a JSON object, by name.
type fields map[string]json.RawMessage

// project marshals v and keeps the top-level fields named; nil keeps them all.
func project(v any, keep []string) (fields, error) {
	text, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	var all fields
	if err := json.Unmarshal(text, &all); err != nil {
		return nil, fmt.Errorf("project a result: %w", err)
	}
	if keep != nil {
		maps.DeleteFunc(all, func(name string, _ json.RawMessage) bool { return !slices.Contains(keep, name) })
	}
	return all, nil
}

// schema is the part of a JSON Schema that is checked against what a model can give: its top-level properties and their types.
type schema struct {
	Type       string                    `json:"type"`
	Properties map[string]map[string]any `json:"properties"`
	Required   []string                  `json:"required"`
}

// promised are the keywords of a property that a result can be said to meet before it is there.
var promised = []string{"type", "title", "description", "items", "properties", "additionalProperties", "required", "default", "examples"}

// checkFormat refuses a schema that the model's structured result cannot meet.
func checkFormat(format chat.Format, info *chat.Info) error {
	if format.Kind != chat.FormatSchema {
		return nil
	}
	const param = "response_format.json_schema.schema"
	var s schema
	if err := json.Unmarshal(format.Schema, &s); err != nil {
		return fault.New(fault.Invalid, "the schema is not a JSON Schema object").At(param).Coded("invalid_type").Because(err)
	}
	if s.Type != "" && s.Type != "object" {
		return fault.New(fault.Invalid, "the schema's type must be object, not %q", fault.Clip(s.Type)).At(param).Coded("unsupported_value")
	}
	have := resultOf(info)
	for _, name := range s.Required {
		i := slices.IndexFunc(have, func(f chat.Field) bool { return f.Name == name })
		if i < 0 {
			return fault.New(fault.Invalid, "%s cannot give the required property %q; it gives %s", info.ID, fault.Clip(name), names(have)).
				At(param).Coded("unsupported_value")
		}
	}
	for _, f := range have {
		want, ok := s.Properties[f.Name]
		if ok && !allows(want["type"], f.Type) {
			return fault.New(fault.Invalid, "%s gives the property %q as %s, not as %v", info.ID, f.Name, f.Type, want["type"]).
				At(param).Coded("unsupported_value")
		}
		for keyword := range want {
			if !slices.Contains(promised, keyword) {
				return fault.New(fault.Invalid, "%s cannot promise what %q asks of the property %q", info.ID, fault.Clip(keyword), f.Name).
					At(param).Coded("unsupported_value")
			}
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
func fieldsOf(format chat.Format, info *chat.Info) []string {
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

func resultOf(info *chat.Info) []chat.Field {
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
