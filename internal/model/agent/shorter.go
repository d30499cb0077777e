package agent

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/talk"
)

// enoughShorter is the share of the answer before that one which was wanted shorter may have at most, and plainly the same where it was
// wanted in plain words, which take a few more; short is how long an answer is that may be told longer in plain words.
const (
	enoughShorter = 0.6
	plainly       = 1.0
	short         = 300 // characters
	inALine       = 400 // and how many an answer in a sentence has at most
)

// briefly lets a model answer a turn that wants the answer before it shorter, or in plain words, and tells the first sentences of that
// answer where what the model says is no shorter.
func briefly(told *talk.Talk, send chat.Send, run func(chat.Send) (chat.Outcome, error)) (chat.Outcome, error) {
	w := told.Wants
	if w.Shorter == 0 && !w.Plain || told.Said == "" || w.List || w.Lang != "" || told.Came.Format.Kind != chat.FormatText || told.Came.Results {
		return run(send)
	}
	text, events, outcome, err := overheard(run)
	if err != nil {
		return outcome, err
	}
	digest := talk.Digest(told.Said, w)
	if digest == "" || w.Choice == "" && isBriefer(text, told) {
		for _, ev := range events {
			if err := send(ev); err != nil {
				return outcome, err
			}
		}
		return outcome, nil
	}
	out := writer{send: send}
	if told.Came.Drafting {
		out.event(chat.Wording{Keep: true})
	}
	for _, ev := range events {
		if c, ok := ev.(chat.Citation); ok && out.cited == 0 && strings.Contains(told.Said, "**"+c.Title+"**") {
			digest += reference(out.cite(c))
		}
	}
	out.paragraph(digest)
	return outcome, out.err
}

// isBriefer reports whether a text is as much shorter than the answer before as that was wanted, and of the same matter.
func isBriefer(text string, told *talk.Talk) bool {
	was, is := utf8.RuneCountInString(told.Said), utf8.RuneCountInString(text)
	if told.Wants.Shorter > 1 && is > inALine && is > was/4 {
		return false
	}
	if told.Wants.Shorter > 0 {
		return float64(is) <= enoughShorter*float64(was)
	}
	return text != told.Said && (float64(is) <= plainly*float64(was) || was <= short)
}

// buyOrLeave are the things to choose between of who thinks of buying the boat that was assessed.
var buyOrLeave = regexp.MustCompile(`\b(?:buy|walk|leave|run|take|offer|pass|kaufen|acheter)\b`)

// decides is a conversation with a surveyor whose last turn only wants to hear whether to buy, as one that asks that; false for any other.
func (f first) decides(told talk.Talk) (req chat.Request, ok bool) {
	if _, surveys := f.Conversant.(Assessor); !surveys || !buyOrLeave.MatchString(told.Wants.Choice) || told.Came.Format.Kind != chat.FormatText || told.Came.Results {
		return req, false
	}
	req = told.Came
	req.Messages = slices.Clone(req.Messages)
	for i, m := range slices.Backward(req.Messages) {
		if m.Role == chat.User {
			req.Messages[i].Text = "Would you buy her?"
			return req, true
		}
	}
	return req, false
}

// verdict sends the first paragraph of an answer behind its heading, and nothing else of it.
func verdict(send chat.Send, run func(chat.Send) (chat.Outcome, error)) (chat.Outcome, error) {
	text, _, outcome, err := overheard(run)
	if err != nil {
		return outcome, err
	}
	out := writer{send: send}
	for part := range strings.SplitSeq(text, "\n\n") {
		if part = strings.TrimSpace(part); part != "" && !strings.HasPrefix(part, "#") {
			out.paragraph(part)
			break
		}
	}
	return outcome, out.err
}
