package llm

import (
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/tokens"
)

// answer gathers what a provider writes and passes it on.
type answer struct {
	send   func(Piece) error
	onSend func() // before the first piece
	begun  bool   // a piece has been sent
	text   strings.Builder
	sent   int // bytes of it that pieces were sent of
	think  thinking
	calls  calls
	finish chat.Finish // empty until the provider tells it
	done   bool        // nothing more is coming
	usage  chat.Usage  // zero until the provider tells it
	alike  alike
}

// sendError marks what send returned, so that it reaches the caller as it came and blames nobody.
type sendError struct{ error }

func (a *answer) piece(p Piece) error {
	if !a.begun {
		a.begun = true
		a.onSend()
	}
	if err := a.send(p); err != nil {
		return sendError{err}
	}
	return nil
}

// write passes on text, without what a model thinks aloud before it answers.
func (a *answer) write(text string) error {
	if text = a.think.strip(text); text == "" {
		return nil
	}
	a.room()
	a.text.WriteString(text)
	return a.flush()
}

// flush sends what there is of the text as one piece, which is a part of all the text and costs no memory of its own.
func (a *answer) flush() error {
	piece := a.text.String()[a.sent:]
	if piece == "" {
		return nil
	}
	a.sent = a.text.Len()
	return a.piece(Piece{Text: piece})
}

// add takes text as it stands in an event. It is sent by flush, since several events may be there at once.
func (a *answer) add(text []byte) error {
	if a.think.state != thinkOver {
		return a.write(string(text))
	}
	if len(text) == 0 {
		return nil
	}
	a.room()
	a.text.Write(text)
	return nil
}

// firstText is room for the beginning of an answer, in bytes.
const firstText = 256

func (a *answer) room() {
	if a.text.Cap() == 0 {
		a.text.Grow(firstText)
	}
}

// call passes on a fragment of a call.
func (a *answer) call(f fragment) error {
	if err := a.flush(); err != nil {
		return err
	}
	p, err := a.calls.add(f)
	if err != nil || p == nil {
		return err
	}
	return a.piece(Piece{Call: p})
}

// close ends the answer, and says what is missing where it is not whole.
func (a *answer) close() error {
	if err := a.flush(); err != nil {
		return err
	}
	if a.finish == "" {
		return malformed("the answer ended before it was whole")
	}
	if rest := a.think.rest(); rest != "" {
		a.text.WriteString(rest)
		if err := a.flush(); err != nil {
			return err
		}
	}
	missing, err := a.calls.close()
	if err != nil {
		return err
	}
	for _, p := range missing {
		if err := a.piece(Piece{Call: p}); err != nil {
			return err
		}
	}
	if a.begun {
		return nil
	}
	f := malformed("the answer is empty")
	switch a.finish {
	case chat.FinishLength:
		f.again = false // it was all spent on thinking, and would be again
	case chat.FinishContentFilter:
		f.again, f.excuse = false, true
	}
	return f
}

// ends notes why the provider ended; names of every protocol are known here.
func (a *answer) ends(reason string) {
	switch reason {
	case "":
	case "length", "max_tokens", "model_context_window_exceeded":
		a.finish = chat.FinishLength
	case "content_filter", "refusal":
		a.finish = chat.FinishContentFilter
	case "tool_calls", "tool_use", "function_call":
		a.finish = chat.FinishToolCalls
	default:
		a.finish = chat.FinishStop
	}
}

// counts notes the provider's usage. Figures that cannot be true are left out.
func (a *answer) counts(prompt, completion int64) {
	const most = 1 << 30
	if prompt > 0 && prompt < most {
		a.usage.Prompt = int(prompt)
	}
	if completion > 0 && completion < most {
		a.usage.Completion = int(completion)
	}
}

// written is the answer as the caller gets it.
func (a *answer) written(pr *provider, p *Prompt) *Written {
	w := &Written{Provider: pr.Name, Model: pr.model(p.Model), Finish: a.finish, Calls: a.calls.made(), Usage: a.usage}
	if len(w.Calls) > 0 && w.Finish == chat.FinishStop {
		w.Finish = chat.FinishToolCalls
	}
	if len(w.Calls) == 0 && w.Finish == chat.FinishToolCalls {
		w.Finish = chat.FinishStop
	}
	if w.Usage.Prompt == 0 || w.Usage.Completion == 0 {
		w.Counted, w.Usage = true, count(p, a.text.String(), w.Calls)
	}
	w.Cost, w.Currency = pr.cost(w.Usage.Prompt, w.Usage.Completion), pr.Currency
	return w
}

// What a protocol adds to a message and a picture, in tokens; roughly, because only the provider knows its own template.
const (
	tokensAMessage = 4
	tokensAnImage  = 85
)

// count is Fairlead's own usage, where the provider tells none.
func count(p *Prompt, text string, made []chat.ToolCall) chat.Usage {
	var u chat.Usage
	for _, m := range p.Said() {
		u.Prompt += tokensAMessage + tokens.Count(m.Text) + tokensAnImage*len(m.Images)
		u.Prompt += countCalls(m.ToolCalls)
	}
	for _, t := range p.Tools {
		u.Prompt += tokens.Count(t.Name) + tokens.Count(t.Description) + tokens.Count(string(t.Parameters))
	}
	u.Completion = countLong(text) + countCalls(made)
	return u
}

// countLong counts the beginning of a text and takes the rest to be like it where the text is longer than any that was asked for: a
// provider that never stops must not cost us a second of counting as well.
func countLong(text string) int {
	const most = 256 << 10
	if len(text) <= most {
		return tokens.Count(text)
	}
	return int(int64(tokens.Count(text[:most])) * int64(len(text)) / most)
}

func countCalls(made []chat.ToolCall) (n int) {
	for _, c := range made {
		n += tokens.Count(c.Name) + countLong(c.Arguments)
	}
	return n
}
