package llmtest

import (
	"fmt"
	"strings"
)

const usageChunk = `{"id":"c1","object":"chat.completion.chunk","created":1700000000,"model":"m","choices":[],"usage":{"prompt_tokens":9,"completion_tokens":10,"total_tokens":19}}`

// halves cuts a text in two, so that arguments come in fragments.
func halves(text string) (string, string) { return text[:len(text)/2], text[len(text)/2:] }

// cloud: role first, then deltas; arguments in fragments; usage in a last chunk without choices; every chunk has "usage":null and
// an "obfuscation" of random length.
func (x *exchange) cloud(s Script) {
	x.chunk(`{"role":"assistant","content":"","refusal":null}`, "null")
	finish := `"stop"`
	for i, c := range s.Calls {
		a, b := halves(c.Arguments)
		x.chunk(fmt.Sprintf(`{"tool_calls":[{"index":%d,"id":"call_%d","type":"function","function":{"name":%s,"arguments":""}}]}`, i, i, quote(c.Name)), "null")
		for _, part := range []string{a, b} {
			x.chunk(fmt.Sprintf(`{"tool_calls":[{"index":%d,"function":{"arguments":%s}}]}`, i, quote(part)), "null")
		}
		finish = `"tool_calls"`
	}
	if len(s.Calls) == 0 {
		for _, word := range strings.SplitAfter(s.Text, " ") {
			x.data(strings.TrimSuffix(chunkOf(content(word), "null"), "}") + `,"usage":null,"obfuscation":"x7Qz"}`)
		}
	}
	x.chunk("{}", finish)
	x.data(usageChunk)
	x.data("[DONE]")
}

// llamaCpp: content null beside the role, pings as comments, thoughts in reasoning_content, timings in the last chunk.
func (x *exchange) llamaCpp(s Script) {
	x.raw(":\n\n")
	x.chunk(`{"role":"assistant","content":null}`, "null")
	x.chunk(`{"reasoning_content":"The user asks about sails."}`, "null")
	finish := `"stop"`
	for i, c := range s.Calls {
		a, b := halves(c.Arguments)
		x.chunk(fmt.Sprintf(`{"tool_calls":[{"index":%d,"id":"k%d","type":"function","function":{"name":%s,"arguments":%s}}]}`, i, i, quote(c.Name), quote(a)), "null")
		x.chunk(fmt.Sprintf(`{"tool_calls":[{"index":%d,"function":{"arguments":%s}}]}`, i, quote(b)), "null")
		finish = `"tool_calls"`
	}
	if len(s.Calls) == 0 {
		for _, word := range strings.SplitAfter(s.Text, " ") {
			x.chunk(content(word), "null")
		}
	}
	x.data(strings.TrimSuffix(chunkOf("{}", finish), "}") + `,"timings":{"prompt_n":9,"predicted_n":10,"predicted_per_second":31.5}}`)
	x.data(strings.TrimSuffix(usageChunk, "}") + `,"timings":{"prompt_n":9}}`)
	x.data("[DONE]")
}

// ollama: the role in every delta, thoughts in reasoning, calls whole in one chunk.
func (x *exchange) ollama(s Script) {
	x.chunk(`{"role":"assistant","content":"","reasoning":"Sails."}`, "null")
	if len(s.Calls) > 0 {
		var calls []string
		for i, c := range s.Calls {
			calls = append(calls, fmt.Sprintf(`{"id":"call_%d","index":%d,"type":"function","function":{"name":%s,"arguments":%s}}`, i, i, quote(c.Name), quote(c.Arguments)))
		}
		x.chunk(`{"role":"assistant","content":"","tool_calls":[`+strings.Join(calls, ",")+`]}`, "null")
		x.chunk(`{"role":"assistant","content":""}`, `"tool_calls"`)
	} else {
		for _, word := range strings.SplitAfter(s.Text, " ") {
			x.chunk(`{"role":"assistant",`+strings.TrimPrefix(content(word), "{"), "null")
		}
		x.chunk(`{"role":"assistant","content":""}`, `"stop"`)
	}
	x.data(usageChunk)
	x.data("[DONE]")
}

// vllm: logprobs and stop_reason in every choice, call ids of its own shape, the name before the arguments.
func (x *exchange) vllm(s Script) {
	send := func(delta, finish string) {
		x.data(`{"id":"chatcmpl-1","object":"chat.completion.chunk","created":1700000000,"model":"m","choices":[{"index":0,"delta":` + delta +
			`,"logprobs":null,"finish_reason":` + finish + `,"stop_reason":null,"token_ids":null}]}`)
	}
	send(`{"role":"assistant","content":"","reasoning_content":null}`, "null")
	finish := `"stop"`
	for i, c := range s.Calls {
		a, b := halves(c.Arguments)
		send(fmt.Sprintf(`{"tool_calls":[{"id":"chatcmpl-tool-%d","type":"function","index":%d,"function":{"name":%s}}]}`, i, i, quote(c.Name)), "null")
		send(fmt.Sprintf(`{"tool_calls":[{"index":%d,"function":{"arguments":%s}}]}`, i, quote(a)), "null")
		send(fmt.Sprintf(`{"tool_calls":[{"index":%d,"function":{"arguments":%s}}]}`, i, quote(b)), "null")
		finish = `"tool_calls"`
	}
	if len(s.Calls) == 0 {
		for _, word := range strings.SplitAfter(s.Text, " ") {
			send(content(word), "null")
		}
	}
	send(`{"content":""}`, finish)
	x.data(usageChunk)
	x.data("[DONE]")
}

// messages: named events, blocks with a beginning and an end, pings, arguments as partial JSON.
func (x *exchange) messages(s Script) {
	send := func(name, body string) {
		x.raw("event: " + name + "\ndata: {\"type\":\"" + name + "\"" + body + "}\n\n")
	}
	send("message_start", `,"message":{"id":"msg_1","type":"message","role":"assistant","model":"m","content":[],"stop_reason":null,"stop_sequence":null,"usage":{"input_tokens":9,"output_tokens":1}}`)
	send("content_block_start", `,"index":0,"content_block":{"type":"thinking","thinking":"","signature":""}`)
	send("content_block_delta", `,"index":0,"delta":{"type":"thinking_delta","thinking":"Sails."}`)
	send("content_block_stop", `,"index":0`)
	send("ping", "")
	finish := "end_turn"
	for i, c := range s.Calls {
		a, b := halves(c.Arguments)
		send("content_block_start", fmt.Sprintf(`,"index":%d,"content_block":{"type":"tool_use","id":"toolu_%d","name":%s,"input":{}}`, i+1, i, quote(c.Name)))
		for _, part := range []string{"", a, b} {
			send("content_block_delta", fmt.Sprintf(`,"index":%d,"delta":{"type":"input_json_delta","partial_json":%s}`, i+1, quote(part)))
		}
		send("content_block_stop", fmt.Sprintf(`,"index":%d`, i+1))
		finish = "tool_use"
	}
	if len(s.Calls) == 0 {
		send("content_block_start", `,"index":1,"content_block":{"type":"text","text":""}`)
		for _, word := range strings.SplitAfter(s.Text, " ") {
			send("content_block_delta", `,"index":1,"delta":{"type":"text_delta","text":`+quote(word)+`}`)
		}
		send("content_block_stop", `,"index":1`)
	}
	send("message_delta", `,"delta":{"stop_reason":"`+finish+`","stop_sequence":null},"usage":{"output_tokens":10}`)
	send("message_stop", "")
}
