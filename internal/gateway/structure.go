package gateway

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/schema"
)

// plainResult is the structured result of a model that has no other.
var plainResult = schema.Of(chat.Plain{})

// sender is what a model sends to; close is called when it has ended well and may change how.
type sender struct {
	send  chat.Send
	close func(out *chat.Outcome) error
}

// structured passes events on as they are, or, where JSON was asked for, collects the answer and sends one JSON object at its end.
// An object that would not fit the budget in tokens is shortened, so that it is never cut in the middle.
func structured(req *chat.Request, info *chat.Info, send chat.Send) sender {
	if req.Format.Kind == chat.FormatText {
		if !req.Results {
			send = withoutResult(send)
		}
		return sender{send: send, close: func(*chat.Outcome) error { return nil }}
	}
	c := &collector{send: send, cut: cutOf(req.Format, info), structured: info.Result != nil, budget: req.Budget()}
	return sender{send: c.take, close: c.close}
}

// room is how many tokens a model is told that its answer in JSON may have. A result without a text is made as for an answer of usual
// length, since what of it fits is only known when a schema has cut it, and what does not is told.
func room(req *chat.Request, info *chat.Info) int {
	if info.Result == nil || slices.ContainsFunc(info.Result.Names(), func(name string) bool { return slices.Contains(textFields, name) }) {
		return req.Budget()
	}
	return max(req.Budget(), chat.DefaultMaxTokens)
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
	cut        *schema.Cut // what the client's schema leaves; nil: all
	structured bool        // the model has a result of its own
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

func (c *collector) close(out *chat.Outcome) error {
	if c.called {
		return nil
	}
	if c.result == nil {
		c.result = chat.Plain{Answer: c.text.String(), Citations: chat.SourcesOf(c.citations)}
		if c.structured { // a call for help, which goes before any shape
			c.cut = nil
		}
	}
	o, err := objectOf(c.result, c.cut)
	if err != nil {
		return err
	}
	text, whole, err := o.fit(c.budget)
	if err != nil {
		return err
	}
	if !whole {
		out.Finish = chat.FinishLength
	}
	return c.send(chat.Text(text))
}

// schemaParam is where a request has its schema.
const schemaParam = "response_format.json_schema.schema"

// checkFormat refuses a schema that not every structured result of the model would meet.
func checkFormat(format chat.Format, info *chat.Info) error {
	if format.Kind != chat.FormatSchema {
		return nil
	}
	asked, err := schema.Parse(format.Schema)
	if err != nil {
		return fault.New(fault.Invalid, "the schema is not a JSON Schema object").At(schemaParam).Coded("invalid_type").Because(err)
	}
	given := resultOf(info)
	left := asked.Cut(given).Shape
	if len(left.Fields) == 0 {
		return fault.New(fault.Invalid, "%s can give none of the properties that the schema names; it gives %s", info.ID, strings.Join(given.Names(), ", ")).
			At(schemaParam + ".properties").Coded("unsupported_value")
	}
	if p := asked.Admits(left); p != nil {
		return fault.New(fault.Invalid, "%s cannot promise to meet this schema: %s", info.ID, p.Says).
			At(strings.TrimSuffix(schemaParam+"."+p.Path, ".")).Coded("unsupported_value")
	}
	return nil
}

// cutOf is what the format leaves of a model's result; nil for all of it.
func cutOf(format chat.Format, info *chat.Info) *schema.Cut {
	if format.Kind != chat.FormatSchema {
		return nil
	}
	asked, err := schema.Parse(format.Schema)
	if err != nil {
		return nil // it was refused
	}
	return asked.Cut(resultOf(info))
}

func resultOf(info *chat.Info) *schema.Shape {
	if info.Result == nil {
		return plainResult
	}
	return info.Result
}
