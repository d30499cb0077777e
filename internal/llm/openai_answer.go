package llm

import (
	"github.com/tidwall/gjson"
)

var errReported = malformed("the provider reported an error inside its answer")

// event reads one chunk. gjson walks it without decoding what is not asked for, at a tenth of encoding/json's cost.
func (w openAIWire) event(data []byte, a *answer) error {
	if text, ok := a.alike.text(data); ok && a.finish == "" {
		return a.add(text)
	}
	a.alike.raw, a.alike.texts = "", 0
	err := w.parsed(data, a)
	if err == nil && a.finish == "" {
		a.alike.learn(data)
	}
	return err
}

// parsed reads one chunk whatever it is like.
func (w openAIWire) parsed(data []byte, a *answer) error {
	if err := check(data); err != nil {
		return err
	}
	if !gjson.ValidBytes(data) {
		return malformed("an event is not valid JSON")
	}
	chunk := gjson.ParseBytes(data)
	if !chunk.IsObject() {
		return malformed("an event is no JSON object")
	}
	var err error
	chunk.ForEach(func(key, value gjson.Result) bool {
		switch key.Str {
		case "error":
			if value.Type != gjson.Null {
				err = errReported
			}
		case "object":
			if value.Str == "error" {
				err = errReported // vLLM's older form
			}
		case "usage":
			a.counts(value.Get("prompt_tokens").Int(), value.Get("completion_tokens").Int())
		case "choices":
			err = openAIChoice(value.Get("0"), "delta", a)
		}
		return err == nil
	})
	return err
}

// whole reads a completion that was not streamed.
func (w openAIWire) whole(body []byte, a *answer) error {
	if !gjson.ValidBytes(body) {
		return malformed("the answer is not valid JSON")
	}
	all := gjson.ParseBytes(body)
	if e := all.Get("error"); e.Exists() && e.Type != gjson.Null {
		return malformed("the answer is an error")
	}
	usage := all.Get("usage")
	a.counts(usage.Get("prompt_tokens").Int(), usage.Get("completion_tokens").Int())
	return openAIChoice(all.Get("choices.0"), "message", a)
}

// openAIChoice reads the first choice of a chunk or of a whole completion. A chunk of usage alone has none.
func openAIChoice(choice gjson.Result, part string, a *answer) (err error) {
	if !choice.Exists() {
		return nil
	}
	choice.ForEach(func(key, value gjson.Result) bool {
		switch key.Str {
		case part:
			err = openAIDelta(value, a)
		case "finish_reason":
			a.ends(value.Str)
		}
		return err == nil
	})
	return err
}

// openAIDelta reads text and calls. Whatever else a delta has, such as role, refusal or reasoning_content, is left out.
func openAIDelta(delta gjson.Result, a *answer) (err error) {
	delta.ForEach(func(key, value gjson.Result) bool {
		switch key.Str {
		case "content":
			err = openAIContent(value, a)
		case "tool_calls":
			err = openAICalls(value, a)
		}
		return err == nil
	})
	return err
}

func openAIContent(content gjson.Result, a *answer) error {
	switch {
	case content.Type == gjson.Null:
		return nil
	case content.Type == gjson.String:
		a.alike.raw = content.Raw
		a.alike.texts++
		return a.write(content.Str)
	case content.IsArray():
		a.alike.texts += 2
		for _, part := range content.Array() {
			if err := a.write(part.Get("text").Str); err != nil {
				return err
			}
		}
		return nil
	}
	return malformed("content is neither text nor null")
}

func openAICalls(calls gjson.Result, a *answer) error {
	if calls.Type == gjson.Null {
		return nil
	}
	if !calls.IsArray() {
		return malformed("tool calls are no array")
	}
	for _, call := range calls.Array() {
		if err := openAICall(call, a); err != nil {
			return err
		}
	}
	return nil
}

func openAICall(call gjson.Result, a *answer) error {
	a.alike.texts += 2
	if !call.IsObject() {
		return malformed("a tool call is no JSON object")
	}
	f := fragment{index: -1, id: call.Get("id").Str, name: call.Get("function.name").Str}
	if i := call.Get("index"); i.Type == gjson.Number {
		f.index = int(i.Int())
	}
	switch arguments := call.Get("function.arguments"); arguments.Type {
	case gjson.Null:
	case gjson.String:
		f.arguments = arguments.Str
	case gjson.JSON:
		f.arguments = arguments.Raw // some servers send the object itself
	default:
		return malformed("the arguments of a tool call are neither text nor an object")
	}
	return a.call(f)
}
