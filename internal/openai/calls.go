package openai

import (
	"net/http"
	"strconv"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/quote"
)

// appendCallPiece appends a fragment of a call as an item of a delta's tool_calls. Only a call's first fragment has an id.
func appendCallPiece(dst []byte, p chat.CallPiece) []byte {
	dst = strconv.AppendInt(append(dst, `{"index":`...), int64(p.Index), 10)
	if p.ID != "" {
		dst = quote.Append(append(dst, `,"id":`...), p.ID)
		dst = append(dst, `,"type":"function","function":{"name":`...)
		dst = append(quote.Append(dst, p.Name), ',')
	} else {
		dst = append(dst, `,"function":{`...)
	}
	dst = quote.Append(append(dst, `"arguments":`...), p.Arguments)
	return append(dst, "}}"...)
}

// appendCalls appends the tool_calls of a whole answer.
func appendCalls(dst []byte, calls []chat.ToolCall) []byte {
	dst = append(dst, '[')
	for i, c := range calls {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = quote.Append(append(dst, `{"id":`...), c.ID)
		dst = quote.Append(append(dst, `,"type":"function","function":{"name":`...), c.Name)
		dst = quote.Append(append(dst, `,"arguments":`...), c.Arguments)
		dst = append(dst, "}}"...)
	}
	return append(dst, ']')
}

// addCall adds a fragment to the calls of a whole answer.
func addCall(calls []chat.ToolCall, p chat.CallPiece) []chat.ToolCall {
	for len(calls) <= p.Index {
		calls = append(calls, chat.ToolCall{})
	}
	c := &calls[p.Index]
	c.ID, c.Name, c.Arguments = c.ID+p.ID, c.Name+p.Name, c.Arguments+p.Arguments
	return calls
}

// fallbackHeader names the engine that wrote an answer in place of the model's own.
const fallbackHeader = "X-Fairlead-Fallback"

// nameFallback says in a header that another engine than the model's own writes.
func nameFallback(h http.Header, start chat.Start) {
	if start.Fallback != "" {
		h.Set(fallbackHeader, start.Engine)
	}
}
