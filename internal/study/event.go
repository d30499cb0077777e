package study

import (
	"encoding/json"
	"fmt"

	"github.com/fairlead/fairlead/internal/chat"
)

// Event is one event of a run. Numbers count from 1 without a gap, over every attempt at the run: where it was begun again a
// chat.Progress of the stage Restart says so, and the text before it counts no more.
type Event struct {
	Number int64
	Event  chat.Event
}

// Entry is an Event as a store keeps it.
type Entry struct {
	Number int64
	Event  []byte
}

// Restart is the stage of the progress that begins a second attempt.
const Restart = "restart"

// envelope names an event's kind, so that it can be read again.
type envelope struct {
	Kind string          `json:"kind"`
	Data json.RawMessage `json:"data"`
}

// encodeEvent returns nil for an event that runs do not keep.
func encodeEvent(ev chat.Event) ([]byte, error) {
	var kind string
	switch ev.(type) {
	case chat.Start:
		kind = "start"
	case chat.Text:
		kind = "text"
	case chat.Progress:
		kind = "progress"
	case chat.ToolUse:
		kind = "tool_use"
	case chat.Citation:
		kind = "citation"
	case chat.Listing:
		kind = "listing"
	case chat.Finding:
		kind = "finding"
	default:
		return nil, nil
	}
	data, err := json.Marshal(ev)
	if err != nil {
		return nil, fmt.Errorf("keep an event: %w", err)
	}
	return json.Marshal(envelope{kind, data})
}

func decodeEvent(text []byte) (chat.Event, error) {
	var e envelope
	if err := json.Unmarshal(text, &e); err != nil {
		return nil, fmt.Errorf("read an event: %w", err)
	}
	switch e.Kind {
	case "start":
		return decodeAs[chat.Start](e.Data)
	case "text":
		return decodeAs[chat.Text](e.Data)
	case "progress":
		return decodeAs[chat.Progress](e.Data)
	case "tool_use":
		return decodeAs[chat.ToolUse](e.Data)
	case "citation":
		return decodeAs[chat.Citation](e.Data)
	case "listing":
		return decodeAs[chat.Listing](e.Data)
	case "finding":
		return decodeAs[chat.Finding](e.Data)
	}
	return nil, fmt.Errorf("read an event: its kind %q is not known", e.Kind)
}

func decodeAs[E chat.Event](data []byte) (chat.Event, error) {
	var ev E
	if err := json.Unmarshal(data, &ev); err != nil {
		return nil, fmt.Errorf("read an event: %w", err)
	}
	return ev, nil
}
