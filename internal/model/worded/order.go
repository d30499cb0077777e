package worded

import (
	"strings"

	"github.com/fairlead/fairlead/internal/tokens"
)

// head takes a heading of the engine's: one of the draft's leads there, in order; any other waits for text where the order
// is free.
func (w *writer) head(text string) error {
	w.breaks = 2
	if w.sections == nil {
		if clean, ok := w.hearing.Holds(text); ok {
			w.heading = strings.TrimSpace(clean)
		}
		return nil
	}
	if k := w.find(text); k > w.at {
		return w.enter(k)
	}
	return nil
}

// enter goes on to section k: what the engine left out on the way is said in the draft's words.
func (w *writer) enter(k int) error {
	if err := w.leave(); err != nil {
		return err
	}
	for w.at+1 < k {
		w.at++
		if err := w.verbatim(w.sections[w.at]); err != nil {
			return err
		}
	}
	w.at, w.said = k, false
	if k < len(w.sections) {
		return w.open()
	}
	return nil
}

// open begins the section at hand: its heading waits for text, and a fixed one is there at once.
func (w *writer) open() error {
	w.heading = w.sections[w.at].heading
	if !w.sections[w.at].fixed {
		return nil
	}
	w.heading = ""
	return w.verbatim(w.sections[w.at])
}

// leave completes the section at hand.
func (w *writer) leave() error {
	w.prefix = ""
	if w.at < 0 || w.at >= len(w.sections) || w.sections[w.at].fixed {
		return nil
	}
	s := w.sections[w.at]
	if !w.said {
		w.heading = ""
		return w.verbatim(s)
	}
	for _, n := range s.tables {
		if err := w.table(n); err != nil {
			return err
		}
	}
	return nil
}

// verbatim says a section in the draft's words, as much of it as the budget leaves to it.
func (w *writer) verbatim(s section) error {
	left := max(0, w.budget-w.used)
	if !s.fixed {
		left /= max(1, len(w.sections)-w.at)
	}
	if err := w.block(s.heading); err != nil {
		return err
	}
	for i, paragraph := range strings.Split(w.whole(s), "\n\n") {
		cost := tokens.Count(paragraph)
		if i > 0 && cost > left {
			break
		}
		left -= cost
		if err := w.block(paragraph); err != nil {
			return err
		}
		w.samples = w.samples || w.sampled && saysSample(paragraph)
	}
	for _, n := range s.tables {
		w.put(n)
	}
	return nil
}
