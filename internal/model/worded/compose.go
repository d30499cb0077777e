package worded

import (
	"errors"
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/tokens"
)

const (
	defaultWindow = 8192 // tokens, where the engine does not know its own
	perMessage    = 8    // tokens around each message and tool, at most
	resultRoom    = 1000 // tokens kept for the results of tools
	leastAnswer   = 64   // tokens below which the draft is sent as it is
	wordsPerToken = 0.7
)

// errNoRoom says that the evidence does not fit into the engine's window, or the wording into the answer.
var errNoRoom = errors.New("too little room for a wording")

// compose makes the prompt; ok is false where there is no room for it. The evidence always goes along whole; what gives way,
// in this order, are the older turns, oldest first and each whole, and then our own tools.
func (a *answer) compose() (p llm.Prompt, ok bool) {
	budget := a.req.Budget() - a.out.fixedTokens()
	if budget < leastAnswer {
		return llm.Prompt{}, false
	}
	window := a.model.engine.Window(a.model.info.ID)
	if window == 0 {
		window = defaultWindow
	}
	offered := a.offer()
	turns := turnsOf(a.req.Messages)
	p = llm.Prompt{Model: a.model.info.ID, Tools: offered, ToolChoice: a.choice(), MaxTokens: budget, Sampling: a.req.Sampling}
	for left := 0; ; {
		p.Messages = a.messages(turns, left)
		size := sizeOf(p) + budget
		if len(p.Tools) > 0 {
			size += resultRoom
		}
		switch {
		case size <= window:
			return p, true
		case len(turns) > 1:
			left += len(turns[0])
			turns = turns[1:]
		case len(p.Tools) > len(a.req.Tools):
			p.Tools = p.Tools[:len(p.Tools)-1]
		default:
			return llm.Prompt{}, false
		}
		if len(p.Tools) == 0 {
			p.ToolChoice = ""
		}
	}
}

// turnsOf divides a conversation at the user's messages; system messages are in none of them.
func turnsOf(messages []chat.Message) [][]chat.Message {
	var turns [][]chat.Message
	for _, m := range messages {
		switch {
		case m.Role == chat.System:
		case m.Role == chat.User || len(turns) == 0:
			turns = append(turns, []chat.Message{m})
		default:
			last := len(turns) - 1
			turns[last] = append(turns[last], m)
		}
	}
	return turns
}

// messages are the rules, what is left of the conversation, and the evidence before the last question.
func (a *answer) messages(turns [][]chat.Message, left int) []chat.Message {
	r := rules{
		fenced: a.fence, Preferences: a.req.SystemText(), MaxCalls: maxCalls, LeftCount: left,
		Words: int(float64(a.req.Budget()-a.out.fixedTokens()) * wordsPerToken),
	}
	if left > 0 {
		r.Left = fmt.Sprintf("%d messages", left)
		if left == 1 {
			r.Left = "1 message"
		}
	}
	list := []chat.Message{{Role: chat.System, Text: render(a.model.prompt.system, r)}}
	last := -1
	for _, turn := range turns {
		for _, m := range turn {
			m.Images = nil // pictures are looked at by a call of their own
			if m.Role == chat.User {
				last = len(list)
			}
			if m.Role == chat.Tool {
				m.Text = a.fence.around(m.Text)
			}
			list = append(list, m)
		}
	}
	if last < 0 {
		last = len(list)
		list = append(list, chat.Message{Role: chat.User})
	}
	list[last].Text = a.found(list[last].Text)
	return list
}

// found is the last question behind the evidence.
func (a *answer) found(question string) string {
	f := found{fenced: a.fence, Draft: a.shown, Sources: a.draft.sources, Question: question}
	for i, t := range a.out.tables {
		f.Tables = append(f.Tables, tableText{placeOf(i + 1), t})
	}
	return render(a.model.prompt.evidence, f)
}

// sizeOf counts the tokens of a prompt as a provider may, generously.
func sizeOf(p llm.Prompt) int {
	n := 0
	for _, m := range p.Messages {
		n += tokens.Count(m.Text) + perMessage
		for _, c := range m.ToolCalls {
			n += tokens.Count(c.Name) + tokens.Count(c.Arguments) + perMessage
		}
	}
	for _, t := range p.Tools {
		n += tokens.Count(t.Name) + tokens.Count(t.Description) + tokens.Count(string(t.Parameters)) + perMessage
	}
	return n + n/10
}

// everythingSaid is what the messages of a conversation say: its numbers are the caller's own.
func everythingSaid(messages []chat.Message) string {
	var b strings.Builder
	for _, m := range messages {
		b.WriteString(m.Text)
		b.WriteString("\n")
	}
	return b.String()
}
