package worded

import (
	"errors"
	"fmt"
	"strconv"
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
func (a *answer) compose() (p *llm.Prompt, ok bool) {
	budget := a.req.Budget() - a.ready.fixed
	if budget < leastAnswer {
		return nil, false
	}
	window := a.model.engine.Window(a.model.info.ID)
	if window == 0 {
		window = defaultWindow
	}
	offered, sizes := a.offer()
	turns := turnsOf(a.req.Messages)
	said := a.ready.size + 2*perMessage // with a fence that is another, before a message that may not be there
	told := make([]int, len(turns))
	for i, turn := range turns {
		told[i] = turnSize(turn)
		said += told[i]
	}
	p = &llm.Prompt{Model: a.model.info.ID, Tools: offered, ToolChoice: a.choice(), MaxTokens: budget, Sampling: a.req.Sampling}
	rules, ruled := a.rules(0)
	for left := 0; ; {
		size := ruled + said
		for _, n := range sizes[:len(p.Tools)] {
			size += n
		}
		size += size/10 + budget // counted as a provider may, generously
		if len(p.Tools) > 0 {
			size += resultRoom
		}
		switch {
		case size <= window:
			if left > 0 {
				rules, _ = a.rules(left)
			}
			p.Compose = a.composer(rules, left, turns)
			return p, true
		case len(turns) > 1:
			left += len(turns[0])
			said -= told[0]
			turns, told = turns[1:], told[1:]
			ruled = a.rulesSize(left)
		case len(p.Tools) > len(a.req.Tools):
			p.Tools = p.Tools[:len(p.Tools)-1]
		default:
			return nil, false
		}
		if len(p.Tools) == 0 {
			p.ToolChoice = ""
		}
	}
}

// composer returns what writes the messages of a prompt, whose rules are there for the first time that it does.
func (a *answer) composer(rules string, left int, turns [][]chat.Message) func() []chat.Message {
	return func() []chat.Message {
		if rules == "" {
			rules, _ = a.rules(left)
		}
		list := append(a.messages(rules, turns), a.added...)
		rules = ""
		return list
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

// rulesSize is the size in tokens of the system text where so many messages are left out. Of a text that leaves out several only their
// number makes another, which is no part of a longer token, so that it is rendered and counted once.
func (a *answer) rulesSize(left int) int {
	const several = 2
	if left < several {
		_, size := a.rules(left)
		return size
	}
	if a.several == 0 {
		_, size := a.rules(several)
		a.several = size - tokens.Count(strconv.Itoa(several))
	}
	return a.several + tokens.Count(strconv.Itoa(left))
}

// rules are the system text and its size in tokens. Without anything of the caller's it is rendered once for each length of
// an answer.
func (a *answer) rules(left int) (text string, size int) {
	r := rules{
		fenced: a.fence, Preferences: a.req.SystemText(), MaxCalls: maxCalls, LeftCount: left,
		Words: int(float64(a.req.Budget()-a.ready.fixed) * wordsPerToken),
	}
	if left == 0 && r.Preferences == "" {
		return a.model.plainRules(r)
	}
	if left > 0 {
		r.Left = fmt.Sprintf("%d messages", left)
		if left == 1 {
			r.Left = "1 message"
		}
	}
	text = render(a.model.prompt.system, r)
	return text, tokens.Count(text) + perMessage
}

// plainRules is a system text that only the fence and the length of an answer make another.
func (m *Model) plainRules(r rules) (text string, size int) {
	m.plain.Lock()
	known, ok := m.plain.texts[r.Words]
	m.plain.Unlock()
	if !ok {
		with := r
		with.Fence = m.place
		text = render(m.prompt.system, with)
		known = sizedText{m.gapsIn(text), tokens.Count(text) + perMessage}
		m.plain.Lock()
		if len(m.plain.texts) < mostLengths {
			m.plain.texts[r.Words] = known
		}
		m.plain.Unlock()
	}
	return known.text.filled(r.Fence, ""), known.size
}

// messages are the rules, what is left of the conversation, and the evidence before the last question.
func (a *answer) messages(rules string, turns [][]chat.Message) []chat.Message {
	list := []chat.Message{{Role: chat.System, Text: rules}}
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
	list[last].Text = strings.TrimSpace(a.ready.prompt.filled(a.fence.Fence, "\n\n"+list[last].Text))
	return list
}

// turnSize counts the tokens of a turn as a prompt has it.
func turnSize(turn []chat.Message) int {
	n := 0
	for _, m := range turn {
		n += tokens.Count(m.Text) + perMessage
		if m.Role == chat.Tool {
			n += 2 * perMessage // the fence
		}
		for _, c := range m.ToolCalls {
			n += tokens.Count(c.Name) + tokens.Count(c.Arguments) + perMessage
		}
	}
	return n
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
