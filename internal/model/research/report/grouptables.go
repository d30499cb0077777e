package report

import (
	"slices"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
)

// groupTables are what is known of each group.
func (w *writer) groupTables(s *section, l level) {
	const most = 8
	for i, d := range w.Plan.Divisions {
		e := w.findings[0].groups[i]
		parts := e.Parts()
		if w.aspect() == "a year" {
			w.ageingTable(s, l+level(min(i, 1)), d, e)
			continue
		}
		if by := w.aspect(); !d.Ordered && by != "share" && len(parts) > most {
			parts = outermost(knowing(e, parts, by), most)
		}
		parts = parts[:min(most, len(parts))]
		for _, p := range d.Named {
			if _, ok := e.At(p, "boats"); ok && !slices.Contains(parts, p) {
				parts = append(slices.Clone(parts), p)
			}
		}
		head := []string{w.head(fold.Capital(d.By), e), "Boats", "Share", "Median", "Days on sale", "At equal age and length"}
		if len(knowing(e, parts, "level")) == 0 {
			head = head[:len(head)-1]
		}
		own := w.aspect()
		if outer[own].what != "" {
			head = slices.Insert(head, 2, fold.Capital(own))
		}
		var rows [][]string
		for _, p := range parts {
			row := []string{p, cell(e, p, "boats"), cell(e, p, "share"), cell(e, p, "median"), cell(e, p, "days on sale"), apart(e, p, "level")}
			if outer[own].what != "" {
				row = slices.Insert(row, 2, cell(e, p, own))
			}
			rows = append(rows, row[:len(head)])
		}
		s.rows(l+level(min(i, 1)), head, rows)
	}
}

// ageingTable is what a year of age takes of each group.
func (w *writer) ageingTable(s *section, l level, d plan.Division, e *measure.Evidence) {
	var rows [][]string
	for _, p := range e.Parts() {
		rows = append(rows, []string{p, cell(e, p, "a year"), cell(e, p, "fitted"), cell(e, p, "mean year")})
	}
	s.rows(l, []string{w.head(fold.Capital(d.By), e), "A year", "Fitted", "Mean year"}, rows)
}

// outermost are the last and the first of many parts, the last before the first.
func outermost(parts []string, n int) []string {
	parts = slices.Clone(parts)
	slices.Reverse(parts)
	if len(parts) <= n {
		return parts
	}
	return slices.Concat(parts[:n/2], parts[len(parts)-n/2:])
}
