package worded

import (
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/model/worded/statement"
	"github.com/fairlead/fairlead/internal/tokens"
)

// writer sends what holds of an engine's text, with what stays as it is in its place. Nothing is sent before the first
// text of the engine's own that holds.
type writer struct {
	frame
	hearing *statement.Hearing      // nil before anything is held against it
	emit    func(text string) error // sends text; the first call begins the answer
	budget  int                     // tokens of the answer
	used    int                     // of these, where there are sections
	wrote   bool                    // there is text
	live    bool                    // some of it is the engine's: what was held goes out
	held    string
	at      int    // the section that is being written, -1 before the first
	said    bool   // the engine has said something in it
	heading string // of the engine's, waiting for something below it
	breaks  int    // line breaks owed before the next text
	prefix  string // of an item, waiting for a sentence of it
	placed  map[int]bool
	sampled bool              // it has to be said that boats are sample data,
	samples bool              // which was said
	grave   map[string]string // lines of the draft that no wording may leave out, by what they tell of
	spoken  strings.Builder   // what was sent in the engine's words, where there are such
	dropped int               // sentences that did not hold
}

// part takes one part of the engine's text.
func (w *writer) part(p part) error {
	w.breaks = max(w.breaks, p.breaks)
	if p.prefix != "" {
		w.prefix = p.prefix
		w.breaks = max(w.breaks, 1)
	} else if p.breaks > 0 {
		w.prefix = ""
	}
	switch p.kind {
	case heading:
		return w.head(strings.TrimSpace(p.text))
	case row:
		w.breaks = 2
		return nil // tables are ours
	case place:
		return w.place(p.text)
	}
	if strings.HasPrefix(strings.TrimSpace(p.text), "```") {
		return nil
	}
	if w.inFixed() {
		return nil
	}
	text, ok := w.hearing.Holds(p.text)
	if !ok {
		w.dropped++
		return nil
	}
	return w.say(text)
}

func (w *writer) inFixed() bool { return w.at >= 0 && w.at < len(w.sections) && w.sections[w.at].fixed }

// say sends a sentence with the heading and the breaks before it.
func (w *writer) say(text string) error {
	if strings.TrimSpace(text) == "" {
		return nil
	}
	if w.sections != nil && w.at < 0 {
		if err := w.enter(0); err != nil || w.inFixed() {
			return err
		}
	}
	if err := w.begin(); err != nil {
		return err
	}
	w.live = true
	if w.heading != "" {
		h := w.heading
		w.heading = ""
		if err := w.block(h); err != nil {
			return err
		}
		w.breaks = 2
	}
	w.said = true
	w.samples = w.samples || w.sampled && saysSample(text)
	if w.grave != nil {
		w.spoken.WriteString(text + "\n")
	}
	text = w.prefix + strings.TrimRight(text, " \t\n")
	w.prefix = ""
	return w.send(text)
}

// begin puts what any wording begins with before the first sentence.
func (w *writer) begin() error {
	if w.live || w.lead == "" {
		return nil
	}
	w.samples = w.samples || w.sampled && saysSample(w.lead)
	return w.block(w.lead)
}

// block sends text as a paragraph of its own.
func (w *writer) block(text string) error {
	w.breaks = 2
	err := w.send(text)
	w.breaks = 2
	return err
}

// send sends text after the breaks that are owed, or a space.
func (w *writer) send(text string) error {
	switch {
	case !w.wrote:
		text = strings.TrimLeft(text, " ")
	case w.breaks > 0:
		text = strings.Repeat("\n", min(w.breaks, 2)) + text
	default:
		text = " " + text
	}
	w.breaks, w.wrote = 0, true
	if w.sections != nil { // else nobody asks what is left
		w.used += tokens.Count(text)
	}
	if !w.live {
		w.held += text
		return nil
	}
	text, w.held = w.held+text, ""
	return w.emit(text)
}

// place puts a table where the engine wants it, once.
func (w *writer) place(text string) error {
	m := placed.FindStringSubmatch(text)
	if m == nil || w.inFixed() {
		return nil
	}
	n, _ := strconv.Atoi(m[1]) // 0 for one that is too long is out of bounds as well
	if n < 1 || n > len(w.tables) || w.elsewhere(n-1) || !w.wrote {
		return nil
	}
	return w.table(n - 1)
}

// elsewhere reports whether a table belongs to another section than the one at hand.
func (w *writer) elsewhere(n int) bool {
	if w.sections == nil {
		return false
	}
	if w.at < 0 || w.at >= len(w.sections) || !w.said {
		return true
	}
	return !slices.Contains(w.sections[w.at].tables, n)
}

// put notes that a table stands in the answer.
func (w *writer) put(n int) {
	if w.placed == nil {
		w.placed = map[int]bool{}
	}
	w.placed[n] = true
}

func (w *writer) table(n int) error {
	if w.placed[n] {
		return nil
	}
	w.put(n)
	return w.block(w.tables[n])
}
