package report

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// writer writes sections from a study. It refers to evidence as [#7], by a number of its own.
type writer struct {
	*Study
	refs  []*measure.Evidence
	index map[*measure.Evidence]int

	quartersTold bool     // between what half of the offers of the only subject ask
	pricedByAge  bool     // what boats of her years ask, where one is to be sold
	medianTold   bool     // how far apart the medians of two subjects are
	quoted       []string // what the summary quotes of passages, as they say it
	introduced   bool     // what boats a study of one kind is about
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
		return "no " + f.Name
	}
	if n.Number == 0 {
		return "no boat of the " + f.Name
	}
	switch {
	case f.Design == nil && n.Number == 1:
		return "1 offer of " + f.Name
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
	if !w.introduced {
		w.introduced = true
		return f.Called()
	}
	return "these boats"
}

// those is the, with an article before a kind of boat that it introduces: "the boats in Spain".
func (w *writer) those(f finding) string {
	name := w.the(f)
	if f.Design == nil && name == f.Called() {
		return "the " + name
	}
	return name
}

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

// levelOf lets what concerns the second subject and later ones give way first.
func levelOf(i int, first level) level {
	if i == 0 {
		return first
	}
	return first + 1
}

// sortedBy returns the items in ascending order of a key, equal ones as they were.
func sortedBy[T any](items []T, key func(T) int) []T {
	sorted := slices.Clone(items)
	slices.SortStableFunc(sorted, func(a, b T) int { return cmp.Compare(key(a), key(b)) })
	return sorted
}

func aboveOrBelow(v study.Value) string {
	if v.Number < 0 {
		return "below"
	}
	return "above"
}

func lessOrMore(v study.Value) string {
	if v.Number < 0 {
		return "less"
	}
	return "more"
}

func abs(x float64) float64 { return max(x, -x) }
