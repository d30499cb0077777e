package chat

import "encoding/json"

// Request is one question to a model: the conversation so far and how the answer is wanted.
type Request struct {
	ID       string // of the answer; empty lets the gateway make one before the model runs. Protocols leave it empty.
	Model    string
	Messages []Message

	MaxTokens *int     // bound of the answer in tokens, at least 1; nil means DefaultMaxTokens
	Stop      []string // the answer ends before the first of these; empty strings are ignored
	Format    Format
	Sampling  Sampling
	User      string // the client's own name for the person asking; only kept for the caller

	Tools      []ToolSpec // of the client, for an upstream engine
	ToolChoice string     // "", "auto", "none", "required" or the name of one of Tools

	Protocol string // how it came: openai, connect, grpc or grpcweb; for the usage record

	Results bool // the client takes Result events beside the text; without it they are dropped

	Stream  bool // the client reads while the answer is written
	Unpaced bool // the client wants text as fast as it exists

	Drafting bool // another engine words the answer: the model says by Wording how far it may go
}

// Sampling steers an upstream engine; the embedded engine is deterministic. A nil field means the engine's default.
type Sampling struct {
	Temperature      *float64 // 0 to 2
	TopP             *float64 // 0 to 1
	FrequencyPenalty *float64 // -2 to 2
	PresencePenalty  *float64 // -2 to 2
	Seed             *int64
}

// Role says who speaks.
type Role string

// The roles. A developer message is a System message; a function message is a Tool message.
const (
	System    Role = "system"
	User      Role = "user"
	Assistant Role = "assistant"
	Tool      Role = "tool"
)

// Message is one turn of a conversation.
type Message struct {
	Role       Role
	Text       string     // text parts are joined by a newline
	Images     []Image    // in the order given
	Name       string     // of the speaker or function, may be empty
	ToolCalls  []ToolCall // what an assistant message asked of the client's tools
	ToolCallID string     // which call a Tool message answers
}

// Image is a picture in a message.
type Image struct {
	URL    string // data: or https:
	Detail string // "", "auto", "low" or "high"
}

// ToolSpec describes a tool of the client.
type ToolSpec struct {
	Name        string
	Description string
	Parameters  json.RawMessage // JSON Schema of the arguments
}

// ToolCall is one call of a client's tool.
type ToolCall struct {
	ID        string
	Name      string
	Arguments string // a JSON object as text
}

// Format says what the answer's text is.
type Format struct {
	Kind   FormatKind
	Schema json.RawMessage // for FormatSchema: the JSON Schema the answer has to meet
}

// FormatKind is plain text, any JSON object, or one that meets a schema.
type FormatKind int

// The formats.
const (
	FormatText FormatKind = iota
	FormatJSON
	FormatSchema
)

// Question returns the text of the last user message, "" if there is none.
func (r Request) Question() string {
	for i := len(r.Messages) - 1; i >= 0; i-- {
		if r.Messages[i].Role == User {
			return r.Messages[i].Text
		}
	}
	return ""
}

// Pictured reports whether the last user message has images.
func (r Request) Pictured() bool {
	for i := len(r.Messages) - 1; i >= 0; i-- {
		if r.Messages[i].Role == User {
			return len(r.Messages[i].Images) > 0
		}
	}
	return false
}

// Earlier returns the texts of the user messages before the last one, oldest first.
func (r Request) Earlier() []string {
	var texts []string
	for _, m := range r.Messages {
		if m.Role == User {
			texts = append(texts, m.Text)
		}
	}
	if len(texts) == 0 {
		return nil
	}
	return texts[:len(texts)-1]
}

// SystemText joins the texts of all system messages by a newline.
func (r Request) SystemText() string {
	var text string
	for _, m := range r.Messages {
		if m.Role != System {
			continue
		}
		if text != "" {
			text += "\n"
		}
		text += m.Text
	}
	return text
}

// Budget is how many tokens the answer may have.
func (r Request) Budget() int {
	if r.MaxTokens == nil {
		return DefaultMaxTokens
	}
	return *r.MaxTokens
}
