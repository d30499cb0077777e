package report

import "github.com/fairlead/fairlead/internal/model/research/measure"

// ratioNames are the rows of the table of ratios.
var ratioNames = []string{"SA/D", "D/L", "ballast ratio", "capsize screening", "comfort ratio", "hull speed"}

// ratios is the table of ratios, a column for each design.
func (w *writer) ratios(s *section, l level, designs []*measure.Evidence) {
	w.columns(s, l, "Ratio", ratioNames, designs)
}

// particulars is the table of published dimensions, a column for each design.
func (w *writer) particulars(s *section, designs []*measure.Evidence) {
	names := []string{"length", "waterline", "beam", "draft", "displacement", "ballast", "sail area", "first built", "last built"}
	w.columns(s, deeper, "Particulars", names, designs)
}

// columns is a table with a column for each design, without the rows that none of them has.
func (w *writer) columns(s *section, l level, label string, names []string, designs []*measure.Evidence) {
	head := []string{label}
	for _, e := range designs {
		head = append(head, w.head(w.titled(e), e))
	}
	var rows [][]string
	for _, name := range names {
		cells, known := []string{name}, false
		for _, e := range designs {
			cells = append(cells, cell(e, "", name))
			known = known || e.Has(name)
		}
		if known {
			rows = append(rows, cells)
		}
	}
	s.rows(l, head, rows)
}

// formulas says how each ratio is computed and what it means for the first design.
func (w *writer) formulas(s *section, designs []*measure.Evidence) {
	if len(designs) == 0 {
		return
	}
	d, ok := w.designOf(designs[0])
	if !ok {
		return
	}
	for _, r := range d.Ratios() {
		s.item(usual, "%s = %s; for the %s: %s (%s) %s.", r.Name, r.Formula, w.titled(designs[0]), designs[0].Value(r.Name), r.Reading, w.ref(designs[0]))
	}
}
