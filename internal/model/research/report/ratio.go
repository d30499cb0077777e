package report

import (
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
)

// rated names the most offered models of a kind that is bounded by ratios of their designs, with what the first of these is.
func (w *writer) rated(s *section) {
	const most = 4
	for i, f := range w.findings {
		if len(f.ratios) == 0 {
			return
		}
		e, ratio := f.ratios[0], w.Plan.Ratios[0].Ratio
		models := e.Parts()
		if len(models) < 2 {
			w.offeredOf(s, f)
			continue
		}
		named := told(models[:min(most, len(models))], func(m string) string {
			return "the " + m + " (" + ratio + " " + cell(e, m, ratio) + ", median " + cell(e, m, "median") + " of " + cell(e, m, "priced") + ")"
		})
		s.say(levelOf(i, essential), "Most offered of them are %s %s.", prose.List(named, "and"), w.ref(e))
	}
}

// offeredOf names a few of the offers themselves, where too few are of one model.
func (w *writer) offeredOf(s *section, f finding) {
	const most = 4
	if len(f.boats) == 0 || !f.priced() {
		return
	}
	each := told(f.boats[:min(most, len(f.boats))], w.offer)
	s.say(essential, "Among them are %s.", prose.List(each, "and"))
}

// ratioTable is what is known of each model by a ratio that was asked.
func (w *writer) ratioTable(s *section, l level, e *measure.Evidence, ratio string) {
	var rows [][]string
	for _, m := range e.Parts() {
		rows = append(rows, []string{m, cell(e, m, ratio), cell(e, m, "priced"), cell(e, m, "median")})
	}
	s.rows(l, []string{w.head("Model", e), fold.Capital(ratio), "Priced", "Median"}, rows)
}
