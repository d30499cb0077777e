package report

import (
	"strings"

	"github.com/fairlead/fairlead/internal/prose"
)

// fading says what share of the boats of each decade a kind of boat is, where it was asked whether there are ever fewer of it.
func (w *writer) fading(s *section) {
	said := false
	for i, f := range w.findings {
		e := f.decades
		parts := e.Parts()
		if len(parts) < 2 {
			continue
		}
		name := f.Called()
		if w.Plan.Counted != nil {
			name = strings.TrimSpace(w.Plan.Counted.Words)
			if w.Plan.Counted.Listed {
				name = f.Called() + " naming " + name
			}
		}
		first, last := valueOf(e, parts[0], "share"), valueOf(e, parts[len(parts)-1], "share")
		verdict := "about as many among the younger boats as among the older"
		switch {
		case last < first/2:
			verdict = "far fewer among the younger boats"
		case last < 0.8*first:
			verdict = "fewer among the younger boats"
		case last > 2*first:
			verdict = "far more among the younger boats"
		case last > 1.25*first:
			verdict = "more among the younger boats"
		}
		each := told(parts, func(p string) string { return p + " (" + cell(e, p, "share") + ")" })
		s.say(levelOf(i, essential), "Of %s there are %s: their share of %s by decade of build is %s %s.", name, verdict, e.Against.Words, prose.List(each, "and"), w.ref(e))
		said = true
	}
	if said {
		s.say(essential, "That is what has survived and is offered, not what was built.")
	}
}

// fadingTable is the share of each decade, a column for each kind of boat.
func (w *writer) fadingTable(s *section, l level) {
	head := []string{"Built"}
	for _, f := range w.findings {
		name := f.Called()
		if len(w.findings) == 1 {
			name = "share"
		}
		head = append(head, w.head(name, f.decades))
	}
	var rows [][]string
	for _, p := range w.findings[0].decades.Parts() {
		row := []string{p}
		for _, f := range w.findings {
			row = append(row, cell(f.decades, p, "share"))
		}
		rows = append(rows, row)
	}
	s.rows(l, head, rows)
}
