package llm

import (
	"github.com/tidwall/gjson"
)

// event reads one event of a streamed message.
func (w anthropicWire) event(data []byte, a *answer) error {
	if err := check(data); err != nil {
		return err
	}
	if !gjson.ValidBytes(data) {
		return malformed("an event is not valid JSON")
	}
	event := gjson.ParseBytes(data)
	switch event.Get("type").Str {
	case "message_start":
		usage := event.Get("message.usage")
		a.counts(anthropicPrompt(usage), 0)
	case "content_block_start":
		return anthropicBegin(event.Get("index").Int(), event.Get("content_block"), a)
	case "content_block_delta":
		delta := event.Get("delta")
		switch delta.Get("type").Str {
		case "text_delta":
			return a.write(delta.Get("text").Str)
		case "input_json_delta":
			return a.call(fragment{index: int(event.Get("index").Int()), arguments: delta.Get("partial_json").Str})
		}
	case "message_delta":
		usage := event.Get("usage")
		a.counts(anthropicPrompt(usage), usage.Get("output_tokens").Int())
		a.ends(event.Get("delta.stop_reason").Str)
	case "message_stop":
		a.done = true
	case "error":
		return errReported
	}
	return nil
}

// anthropicBegin reads the beginning of a block: a call has its id and name there, and in whole messages its arguments.
func anthropicBegin(index int64, block gjson.Result, a *answer) error {
	switch block.Get("type").Str {
	case "text":
		return a.write(block.Get("text").Str)
	case "tool_use":
		f := fragment{index: int(index), id: block.Get("id").Str, name: block.Get("name").Str}
		if input := block.Get("input"); input.IsObject() && input.Raw != "{}" {
			f.arguments = input.Raw
		}
		return a.call(f)
	}
	return nil
}

// anthropicPrompt adds up what the provider counts apart: tokens read from its cache are tokens of the prompt.
func anthropicPrompt(usage gjson.Result) int64 {
	return usage.Get("input_tokens").Int() + usage.Get("cache_creation_input_tokens").Int() + usage.Get("cache_read_input_tokens").Int()
}

// whole reads a message that was not streamed.
func (w anthropicWire) whole(body []byte, a *answer) error {
	if !gjson.ValidBytes(body) {
		return malformed("the answer is not valid JSON")
	}
	all := gjson.ParseBytes(body)
	if all.Get("type").Str == "error" {
		return malformed("the answer is an error")
	}
	for i, block := range all.Get("content").Array() {
		if err := anthropicBegin(int64(i), block, a); err != nil {
			return err
		}
	}
	a.counts(anthropicPrompt(all.Get("usage")), all.Get("usage.output_tokens").Int())
	a.ends(all.Get("stop_reason").Str)
	return nil
}
