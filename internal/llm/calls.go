package llm

import (
	"crypto/rand"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
)

// Bounds of the calls in one answer.
const (
	maxToolCalls = 64
	maxName      = 128
)

// fragment is a part of a call as a provider sent it.
type fragment struct {
	index     int // the provider's own; -1 where it gave none
	id, name  string
	arguments string
}

// calls puts calls together that may come in fragments, whole, several at once, without ids or all with the same index.
type calls struct{ list []*oneCall }

type oneCall struct {
	index     int
	id, name  string
	arguments strings.Builder
}

// add notes f and returns what of it can be passed on, nil if nothing yet.
func (c *calls) add(f fragment) (*CallPiece, error) {
	i := c.find(f)
	if i == len(c.list) {
		if i == maxToolCalls {
			return nil, malformed("more than %d tool calls", maxToolCalls)
		}
		if f.index < 0 && f.name == "" {
			return nil, malformed("a fragment of a tool call that never began")
		}
		if slices.ContainsFunc(c.list, func(one *oneCall) bool { return one.id == f.id }) {
			f.id = "" // of another call: it gets one of its own
		}
		c.list = append(c.list, &oneCall{index: f.index, id: f.id})
	}
	one := c.list[i]
	one.arguments.WriteString(f.arguments)
	if one.name != "" {
		if f.arguments == "" {
			return nil, nil
		}
		return &CallPiece{Index: i, Arguments: f.arguments}, nil
	}
	if one.id == "" {
		one.id = f.id
	}
	if f.name == "" {
		return nil, nil // held back until it has a name
	}
	if !plainName(f.name) {
		return nil, malformed("a tool call whose name is not a name")
	}
	if one.name = f.name; one.id == "" {
		one.id = "call_" + rand.Text()
	}
	return &CallPiece{Index: i, ID: one.id, Name: one.name, Arguments: one.arguments.String()}, nil
}

// find returns the place of the call that f belongs to, len(c.list) if it begins one.
func (c *calls) find(f fragment) int {
	last := len(c.list) - 1
	for i := last; i >= 0; i-- {
		one := c.list[i]
		switch {
		case f.index >= 0 && one.index >= 0 && f.index != one.index && f.name != "" && one.name != "":
			// Another name under another index begins another call, also where a server repeats the id.
		case f.id != "" && f.id == one.id:
			return i
		case f.index < 0 || f.index != one.index:
		case f.id != "" && one.id != "" && f.name != "" && one.name != "":
			// Another id under the same index begins another call: some servers number every call 0.
		default:
			return i
		}
	}
	if f.index < 0 && f.name == "" && f.id == "" && last >= 0 {
		return last
	}
	return len(c.list)
}

// plainName says whether a name can be one of a function.
func plainName(name string) bool {
	return len(name) <= maxName && !strings.ContainsFunc(name, func(r rune) bool {
		return r != '_' && r != '-' && r != '.' && (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z')
	})
}

// close returns the fragments that complete calls without arguments.
func (c *calls) close() (missing []*CallPiece, err error) {
	for i, one := range c.list {
		if one.name == "" {
			return nil, malformed("a tool call without a name")
		}
		if strings.TrimSpace(one.arguments.String()) == "" {
			one.arguments.WriteString("{}")
			missing = append(missing, &CallPiece{Index: i, Arguments: "{}"})
		}
	}
	return missing, nil
}

// made returns the calls that have a name, in order.
func (c *calls) made() []chat.ToolCall {
	var list []chat.ToolCall
	for _, one := range c.list {
		if one.name != "" {
			list = append(list, chat.ToolCall{ID: one.id, Name: one.name, Arguments: one.arguments.String()})
		}
	}
	return list
}
