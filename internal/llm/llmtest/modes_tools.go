package llmtest

import "strings"

// toolModes call tools in odd and broken ways. Where a JSON object is wanted instead, a call is no answer.
func toolModes() []Mode {
	calling := func(name, says string, outcome Outcome, deltas ...string) Mode {
		return Mode{name, says, outcome, Nothing, func(x *exchange) {
			if x.head(); !x.asked.Stream {
				x.raw(wholeOf(`{"content":null,"tool_calls":[{"id":"a","type":"function","function":{"name":"tide","arguments":"{}"}}]}`))
				return
			}
			for _, d := range deltas {
				x.chunk(`{"tool_calls":`+d+`}`, "null")
			}
			x.chunk("{}", `"tool_calls"`)
			x.data("[DONE]")
		}}
	}
	return []Mode{
		calling("tool", "calls a tool in fragments", Answered,
			`[{"index":0,"id":"a","type":"function","function":{"name":"tide","arguments":""}}]`,
			`[{"index":0,"function":{"arguments":"{\"port\":"}}]`, `[{"index":0,"function":{"arguments":"\"Brest\"}"}}]`),
		calling("tool-no-id", "calls a tool without an id", Answered, `[{"index":0,"function":{"name":"tide","arguments":"{}"}}]`),
		calling("tool-no-index", "calls tools without an index", Answered,
			`[{"id":"a","function":{"name":"tide","arguments":"{\"port\":"}}]`, `[{"function":{"arguments":"\"Brest\"}"}}]`, `[{"id":"b","function":{"name":"wind","arguments":"{}"}}]`),
		calling("tool-object", "gives the arguments as an object", Answered, `[{"index":0,"id":"a","function":{"name":"tide","arguments":{"port":"Brest"}}}]`),
		calling("tool-two-at-once", "calls two tools in one chunk", Answered,
			`[{"index":0,"id":"a","function":{"name":"tide","arguments":"{}"}},{"index":1,"id":"b","function":{"name":"wind","arguments":"{}"}}]`),
		calling("tool-same-index", "calls two tools under the same index", Answered,
			`[{"index":0,"id":"a","function":{"name":"tide","arguments":"{}"}}]`, `[{"index":0,"id":"b","function":{"name":"wind","arguments":"{}"}}]`),
		calling("tool-same-id", "calls two tools under the same id", Answered,
			`[{"index":0,"id":"a","function":{"name":"tide","arguments":"{}"}}]`, `[{"index":1,"id":"a","function":{"name":"wind","arguments":"{}"}}]`),
		calling("tool-repeats-name", "says id and name in every fragment", Answered,
			`[{"index":0,"id":"a","function":{"name":"tide","arguments":"{\"port\":"}}]`, `[{"index":0,"id":"a","function":{"name":"tide","arguments":"\"Brest\"}"}}]`),
		calling("tool-no-arguments", "gives no arguments", Answered, `[{"index":0,"id":"a","function":{"name":"tide"}}]`),
		calling("tool-late-name", "tells the name after the arguments have begun", Answered,
			`[{"index":0,"id":"a","function":{"arguments":"{\"port\":"}}]`, `[{"index":0,"function":{"name":"tide","arguments":"\"Brest\"}"}}]`),
		calling("tool-cut-arguments", "gives arguments that are no JSON, which is the tool's to refuse", Answered, `[{"index":0,"id":"a","function":{"name":"tide","arguments":"{\"port\":"}}]`),
		calling("tool-unknown", "calls a tool that does not exist, which is the caller's to refuse", Answered, `[{"index":0,"id":"a","function":{"name":"delete_everything","arguments":"{}"}}]`),
		calling("tool-no-name", "never tells the name", Nothing, `[{"index":0,"id":"a","function":{"arguments":"{}"}}]`),
		calling("tool-bad-name", "calls something that is no name", Nothing, `[{"index":0,"id":"a","function":{"name":"rm -rf /\n","arguments":"{}"}}]`),
		calling("tool-number", "gives a number as arguments", Nothing, `[{"index":0,"id":"a","function":{"name":"tide","arguments":42}}]`),
		calling("tool-no-object", "calls with a text where an object belongs", Nothing, `["tide"]`),
		calling("tool-fragment-first", "goes on with a call that never began", Nothing, `[{"function":{"arguments":"{}"}}]`),
		calling("tool-second-no-name", "begins a second call without a name", Broken,
			`[{"index":0,"id":"a","function":{"name":"tide","arguments":"{}"}}]`, `[{"index":1,"id":"b","function":{"arguments":"{}"}}]`),
		calling("tool-too-many", "calls a hundred tools", Broken, `[`+strings.TrimSuffix(strings.Repeat(`{"function":{"name":"tide","arguments":"{}"}},`, 100), ",")+`]`),
		{"tool-endless", "never stops giving arguments", Broken, Nothing, func(x *exchange) {
			x.head()
			x.chunk(`{"tool_calls":[{"index":0,"id":"a","function":{"name":"tide","arguments":"{\"port\":\""}}]}`, "null")
			for x.r.Context().Err() == nil {
				x.chunk(`{"tool_calls":[{"index":0,"function":{"arguments":"`+strings.Repeat("x", 64<<10)+`"}}]}`, "null")
			}
		}},
		calling("tool-none-called", "ends to have tools called, and calls none", Nothing, `[]`),
	}
}
