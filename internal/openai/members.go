package openai

import (
	"bytes"
	"encoding/json"
	"strings"
)

// members calls yield with each member of a JSON object, or with each item of an array and no name, as they stand in raw, which must be
// valid. encoding/json has to reflect for the same and copies every value.
func members(raw []byte, yield func(name string, value json.RawMessage)) {
	i := unblank(raw, 0)
	named := raw[i] == '{'
	for i++; ; {
		switch i = unblank(raw, i); raw[i] {
		case '}', ']':
			return
		case ',':
			i++
			continue
		}
		name := ""
		if named {
			end := valueEnd(raw, i)
			name = nameOf(raw[i:end])
			i = unblank(raw, unblank(raw, end)+1) // behind the colon
		}
		end := valueEnd(raw, i)
		yield(name, raw[i:end:end])
		i = end
	}
}

// usualNames are names of fields that nearly every body has.
var usualNames = func() map[string]string {
	names := map[string]string{}
	for name := range strings.FieldsSeq(`model messages role content stream stream_options include_usage max_tokens max_completion_tokens temperature
		top_p stop seed user prompt tools tool_choice response_format type text function name description parameters`) {
		names[name] = name
	}
	return names
}()

// nameOf is what a valid JSON string says that is the name of a field; a usual one takes no memory.
func nameOf(raw []byte) string {
	if name, ok := usualNames[string(raw[1:len(raw)-1])]; ok {
		return name
	}
	return unquoted(raw)
}

// unblank returns the offset of what follows the spaces at i.
func unblank(raw []byte, i int) int {
	for i < len(raw) && isBlank(raw[i]) {
		i++
	}
	return i
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }

// valueEnd returns the offset behind the value that begins at i.
func valueEnd(raw []byte, i int) int {
	switch raw[i] {
	case '"':
		return stringEnd(raw, i)
	case '{', '[':
		return groupEnd(raw, i)
	}
	for i < len(raw) && !isBlank(raw[i]) && raw[i] != ',' && raw[i] != '}' && raw[i] != ']' {
		i++
	}
	return i
}

func stringEnd(raw []byte, i int) int {
	for i++; raw[i] != '"'; i++ {
		if raw[i] == '\\' {
			i++
		}
	}
	return i + 1
}

func groupEnd(raw []byte, i int) int {
	for depth := 0; ; {
		switch raw[i] {
		case '"':
			i = stringEnd(raw, i)
			continue
		case '{', '[':
			depth++
		case '}', ']':
			if depth--; depth == 0 {
				return i + 1
			}
		}
		i++
	}
}

// unquoted is what a valid JSON string says.
func unquoted(raw []byte) (s string) {
	if bytes.IndexByte(raw, '\\') < 0 {
		return string(raw[1 : len(raw)-1])
	}
	_ = json.Unmarshal(raw, &s) // it is valid
	return s
}
