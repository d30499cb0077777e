package agent

import (
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/links"
)

// writer sends the events of one answer. After the first error it sends nothing more.
type writer struct {
	send    chat.Send
	lists   bool // paragraphs are written as lists
	written bool // there is text before what comes next
	cited   int  // citations sent
	size    int  // bytes of the text written
	err     error
}

func (w *writer) event(ev chat.Event) {
	if w.err == nil {
		w.err = w.send(ev)
	}
}

// paragraph writes text as a paragraph, list or table of its own.
func (w *writer) paragraph(text string) {
	if text == "" {
		return
	}
	if w.lists {
		text = listed(text)
	}
	if w.written {
		text = "\n\n" + text
	}
	w.written = true
	w.size += len(text)
	w.event(chat.Text(text))
}

// cite sends a source with the next number and returns that number.
func (w *writer) cite(c chat.Citation) int {
	w.cited++
	c.Number = w.cited
	w.event(c)
	return c.Number
}

// citePassage cites a passage of the knowledge base.
func (w *writer) citePassage(p *knowledge.Passage, base links.Base) int {
	return w.cite(chat.Citation{ID: p.ID, Title: p.Title, Source: p.Source, URL: base.Passage(p.ID)})
}

// composed writes what the knowledge base says, each citation before the text that refers to it. The answer must have been
// composed for a question that was told how many sources are cited already.
func (w *writer) composed(a knowledge.Answer, base links.Base) {
	before := w.cited
	for _, part := range a.Parts {
		for _, n := range part.Sources {
			if n > w.cited {
				w.citePassage(a.Sources[n-before-1], base)
			}
		}
		w.paragraph(part.Text)
	}
}

// reference is how a source stands in the text.
func reference(n int) string { return " [" + strconv.Itoa(n) + "]" }

// overheard is what is said while nobody hears it yet: its text, and all its events in their order.
func overheard(run func(chat.Send) (chat.Outcome, error)) (text string, events []chat.Event, outcome chat.Outcome, err error) {
	var said strings.Builder
	outcome, err = run(func(ev chat.Event) error {
		events = append(events, ev)
		if t, ok := ev.(chat.Text); ok {
			said.WriteString(string(t))
		}
		return nil
	})
	return said.String(), events, outcome, err
}
