package llmtest

import (
	"strings"
	"time"
)

// streamModes fail while an answer is streamed. Not streamed they answer well, but for those that say otherwise.
func streamModes() []Mode {
	return []Mode{
		streamed("invalid-utf8", "sends bytes that are not UTF-8 after the first word", Broken, func(x *exchange) {
			x.chunk("{\"content\":\"\xc3\x28\"}", "null")
			x.end()
		}),
		streamed("malformed-mid-answer", "sends an event that is no JSON after the first word", Broken, func(x *exchange) { x.data("{half"); x.end() }),
		streamed("error-mid-answer", "reports an error after the first word, then [DONE]", Broken, func(x *exchange) {
			x.data(`{"error":{"message":"sk-secret-of-the-provider","type":"server_error"}}`)
			x.data("[DONE]")
		}),
		streamed("error-object-mid-answer", "reports an error in the older flat form", Broken, func(x *exchange) {
			x.data(`{"object":"error","message":"sk-secret-of-the-provider","type":"InternalServerError","code":500}`)
			x.data("[DONE]")
		}),
		streamed("error-field-mid-answer", "reports an error in a field of that name", Broken, func(x *exchange) {
			x.raw("error: {\"error\":{\"message\":\"sk-secret-of-the-provider\",\"code\":500}}\n\n")
		}),
		streamed("early-done", "says [DONE] where no choice has finished", Broken, func(x *exchange) { x.data("[DONE]") }),
		streamed("line-cut", "ends within an event", Broken, func(x *exchange) { x.raw(`data: {"choices":[{"index":0,"delta":{"content":" an`) }),
		streamed("huge-line-mid-answer", "sends a line of 2 MiB after the first word", Broken, func(x *exchange) {
			x.chunk(content(strings.Repeat("x", 2<<20)), "null")
			x.end()
		}),
		streamed("endless-answer", "never stops writing", Broken, func(x *exchange) {
			for word := content(strings.Repeat("x", 64<<10)); x.r.Context().Err() == nil; {
				x.chunk(word, "null")
			}
		}),
		streamed("keep-alive-for-ever-mid-answer", "sends nothing but comments after the first word", Broken, func(x *exchange) { x.comments() }),
		{"keep-alive-for-ever", "sends nothing but comments", Nothing, Nothing, func(x *exchange) { x.head(); x.comments() }},
		{"only-thoughts", "spends its tokens on thinking", Nothing, Answered, func(x *exchange) {
			if !x.asked.Stream {
				x.whole(Look)
				return
			}
			x.head()
			x.chunk(content("<think>hmm"), "null")
			x.chunk("{}", `"length"`)
			x.data("[DONE]")
		}},
		{"filtered", "withholds its answer", Nothing, Answered, func(x *exchange) {
			if !x.asked.Stream {
				x.whole(Look)
				return
			}
			x.head()
			x.chunk("{}", `"content_filter"`)
			x.data("[DONE]")
		}},
		{"role-for-ever", "sends nothing but empty deltas", Nothing, Nothing, func(x *exchange) {
			for x.head(); x.wait(100 * time.Millisecond); {
				x.chunk(`{"role":"assistant","content":""}`, "null")
			}
		}},
	}
}

// streamed makes a mode that begins well where it is streamed, and answers well where it is not.
func streamed(name, says string, outcome Outcome, then func(x *exchange)) Mode {
	return Mode{name, says, outcome, Answered, func(x *exchange) {
		if !x.asked.Stream {
			x.whole(Look)
			return
		}
		x.begin()
		then(x)
	}}
}

func (x *exchange) comments() {
	for x.wait(100 * time.Millisecond) {
		x.raw(": still here\n\n")
	}
}

// oddModes are odd, and whole all the same.
func oddModes() []Mode {
	odd := func(name, says string, serve func(x *exchange)) Mode {
		return Mode{name, says, Answered, Answered, func(x *exchange) {
			if x.head(); !x.asked.Stream {
				x.raw(wholeOf(content(Look)))
				return
			}
			serve(x)
		}}
	}
	return []Mode{
		odd("split", "sends every byte alone", func(x *exchange) {
			for _, b := range []byte("data: " + chunkOf(content(Text), "null") + "\n\ndata: " + chunkOf("{}", `"stop"`) + "\n\ndata: [DONE]\n\n") {
				x.raw(string([]byte{b}))
			}
		}),
		odd("crlf", "ends lines as HTTP does", func(x *exchange) {
			x.raw("data: " + chunkOf(content(Text), "null") + "\r\n\r\ndata: " + chunkOf("{}", `"stop"`) + "\r\n\r\ndata: [DONE]\r\n\r\n")
		}),
		odd("comments", "sends comments, names and ids of events between its words", func(x *exchange) {
			x.raw(": ping\n\nevent: message\nid: 1\nretry: 5\n")
			x.chunk(content(Text), "null")
			x.raw(":\n\n")
			x.end()
		}),
		odd("no-space", "puts no space behind a field's name", func(x *exchange) {
			x.raw("data:" + chunkOf(content(Text), "null") + "\n\n")
			x.end()
		}),
		odd("two-lines", "splits an event over two data lines", func(x *exchange) {
			x.raw("data: {\"choices\":[{\"index\":0,\ndata: \"delta\":" + content(Text) + ",\"finish_reason\":null}]}\n\n")
			x.end()
		}),
		odd("bom", "begins with a byte order mark", func(x *exchange) { x.raw("\ufeff"); x.words(); x.end() }),
		odd("no-done", "ends with a finish reason and no [DONE]", func(x *exchange) { x.words(); x.chunk("{}", `"stop"`) }),
		odd("no-done-hang", "ends with a finish reason and keeps the connection", func(x *exchange) { x.words(); x.chunk("{}", `"stop"`); x.hang() }),
		odd("no-last-line", "ends without a line end", func(x *exchange) { x.words(); x.chunk("{}", `"stop"`); x.raw("data: [DONE]") }),
		odd("hang-after-done", "says [DONE] and keeps the connection", func(x *exchange) { x.words(); x.end(); x.hang() }),
		odd("text-after-done", "says [DONE] and goes on", func(x *exchange) { x.words(); x.end(); x.chunk(content(" And more."), "null") }),
		odd("done-in-text", "writes [DONE] as a word of its text", func(x *exchange) {
			x.words()
			x.chunk(content("\n\ndata: [DONE]\n\n"), "null")
			x.chunk(content("after"), "null")
			x.end()
		}),
		odd("null-content", "sends null as text now and then", func(x *exchange) {
			x.chunk(`{"role":"assistant","content":null}`, "null")
			x.words()
			x.chunk(`{"content":null,"tool_calls":null}`, "null")
			x.end()
		}),
		odd("reasoning", "thinks aloud in fields of its own", func(x *exchange) {
			x.chunk(`{"reasoning_content":"hmm","reasoning":"hmm"}`, "null")
			x.words()
			x.end()
		}),
		odd("think-block", "thinks aloud in its text", func(x *exchange) {
			for _, part := range []string{"<th", "ink>hm", "m</thi", "nk>\n\n"} {
				x.chunk(content(part), "null")
			}
			x.words()
			x.end()
		}),
		odd("usage-in-last", "tells its usage beside the finish reason", func(x *exchange) {
			x.words()
			x.data(`{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}],"usage":{"prompt_tokens":9,"completion_tokens":10}}`)
			x.data("[DONE]")
		}),
		odd("usage-nonsense", "tells a usage that cannot be", func(x *exchange) {
			x.words()
			x.chunk("{}", `"stop"`)
			x.data(`{"choices":[],"usage":{"prompt_tokens":-4,"completion_tokens":99999999999}}`)
			x.data("[DONE]")
		}),
		odd("finish-unknown", "ends for a reason that nobody knows", func(x *exchange) { x.words(); x.chunk("{}", `"eos"`); x.data("[DONE]") }),
	}
}
