package worded

import (
	"context"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/worded/statement"
)

// draft is what the wrapped model answered.
type draft struct {
	events  []chat.Event
	outcome chat.Outcome
	text    string
	sources []chat.Citation
	boats   []chat.Listing
	looks   []string                   // what lines have that name what is to be looked at
	keep    bool                       // it is not to be reworded
	lead    string                     // what the text begins with, and any wording of it
	holds   func(sentence string) bool // the model's own check; nil where it has none
	sent    func(text string)          // wants to know what was sent in its place; may be nil
}

// drafted lets the wrapped model answer: apart, where a client reads while the answer is written.
func (m *Model) drafted(ctx context.Context, req chat.Request) (d *draft, err error) {
	if !req.Stream {
		return m.draft(ctx, req)
	}
	err = apart(func() (err error) {
		d, err = m.draft(ctx, req)
		return err
	})
	return d, err
}

// draft lets the wrapped model answer into memory.
func (m *Model) draft(ctx context.Context, req chat.Request) (*draft, error) {
	d := &draft{events: make([]chat.Event, 0, usuallyHeld)}
	req.Drafting = true
	outcome, err := m.model.Run(ctx, req, func(ev chat.Event) error {
		switch ev := ev.(type) {
		case chat.Wording:
			d.keep = d.keep || ev.Keep
			d.looks = append(d.looks, ev.Looks...)
			if ev.Lead != "" {
				d.lead = ev.Lead
			}
			if ev.Holds != nil {
				d.holds, d.sent = ev.Holds, ev.Sent
			}
			return nil
		case chat.Citation:
			d.sources = append(d.sources, ev)
		case chat.Listing:
			d.boats = append(d.boats, ev)
		}
		d.events = append(d.events, ev)
		return nil
	})
	d.outcome, d.text = outcome, textOf(d.events)
	return d, err
}

// textOf is the text of events as a whole.
func textOf(events []chat.Event) string {
	size := 0
	for _, ev := range events {
		if text, ok := ev.(chat.Text); ok {
			size += len(text)
		}
	}
	var all strings.Builder
	all.Grow(size)
	for _, ev := range events {
		if text, ok := ev.(chat.Text); ok {
			all.WriteString(string(text))
		}
	}
	return all.String()
}

// stated is the draft as evidence.
func (d *draft) stated() statement.Draft {
	s := statement.Draft{Text: d.text, Sources: d.sources, Boats: d.boats, Looks: d.looks}
	for _, ev := range d.events {
		if f, ok := ev.(chat.Finding); ok {
			s.Findings = append(s.Findings, f)
		}
	}
	return s
}

// replay sends the draft as the wrapped model wrote it.
func (d *draft) replay(send chat.Send, engine, why string) (chat.Outcome, error) {
	if err := send(chat.Start{Engine: engine, Fallback: why}); err != nil {
		return d.outcome, err
	}
	for _, ev := range d.events {
		if err := send(ev); err != nil {
			return d.outcome, err
		}
	}
	return d.outcome, nil
}

// findings are the events of a draft that go out with any wording: all but its text and its structured result, which
// comes last.
func (d *draft) findings() (before, after []chat.Event) {
	for _, ev := range d.events {
		switch ev.(type) {
		case chat.Text:
		case chat.Result:
			after = append(after, ev)
		default:
			before = append(before, ev)
		}
	}
	return before, after
}

// grave are the lines of a draft that tell of a finding of grade A, which no wording may leave out, by its title.
func (d *draft) grave() map[string]string {
	var lines map[string]string
	for _, ev := range d.events {
		f, ok := ev.(chat.Finding)
		if !ok || f.Grade != "A" {
			continue
		}
		for line := range strings.SplitSeq(d.text, "\n") {
			if strings.Contains(line, "**"+f.Title) {
				if lines == nil {
					lines = map[string]string{}
				}
				lines[f.Title] = line
			}
		}
	}
	return lines
}

// sample reports whether the draft shows boats that are not really for sale.
func (d *draft) sample() bool {
	for _, b := range d.boats {
		if b.Sample {
			return true
		}
	}
	return false
}
