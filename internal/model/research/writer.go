package research

import (
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/model/research/measure"
)

// writer writes sections from a study. It refers to evidence as [#7], by a number of its own.
type writer struct {
	*Study
	refs  []*measure.Evidence
	index map[*measure.Evidence]int
}

// sections are the six of a report, with everything that could be said.
func (w *writer) sections() []section {
	if len(w.findings) == 0 {
		return w.topic()
	}
	return []section{w.summary(), w.analysis(), w.market(), w.technical(), w.method(), w.recommend()}
}

// ref is the reference to one or several pieces of evidence.
func (w *writer) ref(evidence ...*measure.Evidence) string {
	text := ""
	for _, e := range evidence {
		if e == nil {
			continue
		}
		i, ok := w.index[e]
		if !ok {
			i = len(w.refs)
			w.index[e] = i
			w.refs = append(w.refs, e)
		}
		text += "[#" + strconv.Itoa(i) + "]"
	}
	return text
}

// cited is the evidence behind a writer's reference.
func (w *writer) cited(reference string) *measure.Evidence {
	i, err := strconv.Atoi(strings.TrimPrefix(reference, "#"))
	if err != nil || i < 0 || i >= len(w.refs) {
		return nil
	}
	return w.refs[i]
}

// quote is what a passage says, with its reference before the full stop.
func (w *writer) quote(e *measure.Evidence, said string) string {
	return strings.TrimSuffix(said, ".") + " " + w.ref(e) + "."
}

// fact quotes the first fact of a guide that holds the word; ok is false where there is none.
func (w *writer) fact(guide, word string) (sentence string, ok bool) {
	e := w.guides[guide]
	if e == nil {
		return "", false
	}
	for _, f := range w.texts[e].Facts {
		if strings.Contains(strings.ToLower(f), word) {
			return w.quote(e, f), true
		}
	}
	return "", false
}

// catalogue is what the listings are called: sample data is always called so.
func (w *writer) catalogue() string {
	switch {
	case w.made:
		return "the sample catalogue"
	case w.sample:
		return "the catalogue, which holds sample data too,"
	}
	return "the catalogue"
}

// boats is a count with its noun: "87 boats of the Lagoon 42", "1,204 sailing catamarans".
func (f finding) count() string {
	n := f.prices.Value("boats")
	if n.Number == 0 && f.Design == nil {
		return "no " + f.Called()
	}
	if n.Number == 0 {
		return "no boat of the " + f.Called()
	}
	switch {
	case f.Design == nil && n.Number == 1:
		return "1 offer of " + f.Called()
	case f.Design == nil:
		return n.String() + " " + f.Called()
	}
	noun := " boats of the "
	if n.Number == 1 {
		noun = " boat of the "
	}
	return n.String() + noun + f.Called()
}

// the names a subject inside a sentence; the only kind of boat of a study is "these boats" once it has been introduced.
func (w *writer) the(f finding) string {
	switch {
	case f.Design != nil && (w.Plan.Compares() || f.Within == ""):
		return "the " + f.Called()
	case w.Plan.Compares():
		return f.Called()
	}
	return "these boats"
}

// priced reports whether there are enough prices for statistics.
func (f finding) priced() bool { return f.prices.Has("median") }

// cell is the value of a part, a dash where it is not known.
func cell(e *measure.Evidence, of, name string) string {
	v, ok := e.At(of, name)
	if !ok {
		return "–"
	}
	return v.String()
}

// head is a column's head with its reference.
func (w *writer) head(name string, e *measure.Evidence) string {
	return fold.Capital(name) + " " + w.ref(e)
}
