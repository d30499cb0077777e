package report

import (
	"github.com/fairlead/fairlead/internal/model/research/measure"
)

// expected is the fitted price by age, a column for each subject.
func (w *writer) expected(s *section) {
	if w.sideBySideAt(s) {
		return
	}
	if q := w.findings[0].Filter.Query; q.PriceMax != nil || q.PriceMin != nil { // the fit is of those of any price
		return
	}
	head := []string{"Age"}
	var rows [][]string
	for _, f := range w.findings {
		name := f.Called()
		if !w.Plan.Compares() {
			name = "expected asking price"
		}
		head = append(head, w.head(name, f.age))
	}
	for _, age := range measure.Ages {
		cells := []string{measure.YearsOld(age)}
		known := 0
		for _, f := range w.findings {
			c := "–"
			if f.orderly {
				c = w.within(f, age)
			}
			if c != "–" {
				known++
			}
			cells = append(cells, c)
		}
		if known == len(w.findings) { // an age that one of them has not tells nothing beside it
			rows = append(rows, cells)
		}
	}
	rows = thinned(rows)
	if len(rows) < 2 {
		return
	}
	l := deeper
	if w.Plan.Compares() {
		l = usual
	}
	s.rows(l, head, rows)
}

// sideBySideAt is what the fits of two kinds of boat expect at one length that is common to both; it reports whether they can be set side by side so.
func (w *writer) sideBySideAt(s *section) bool {
	if !w.comparable() || w.Plan.HasDesigns() || !w.contrasts[0].Has("common length") {
		return false
	}
	e := w.contrasts[0]
	var rows [][]string
	for _, age := range measure.Ages {
		part := measure.YearsOld(age)
		if _, ok := e.At(part, "of the first"); ok {
			rows = append(rows, []string{part, cell(e, part, "of the first"), cell(e, part, "of the second")})
		}
	}
	rows = thinned(rows)
	if len(rows) < 2 {
		return true
	}
	s.rows(usual, []string{"Expected, both of " + e.Value("common length").String() + " " + w.ref(e), w.findings[0].Called(), w.findings[1].Called()}, rows)
	return true
}

// within is what the fit expects at an age, "–" where it expects nothing or that is more than was asked for.
func (w *writer) within(f finding, age float64) string {
	v, ok := f.age.At(measure.YearsOld(age), "expected")
	if limit := f.Filter.Query.PriceMax; !ok || limit != nil && f.Filter.Query.Currency == w.Plan.Currency && v.Number > *limit {
		return "–"
	}
	return v.String()
}

// thinned is every second row of a table by age that would be long.
func thinned(rows [][]string) [][]string {
	const most = 6
	if len(rows) <= most {
		return rows
	}
	var kept [][]string
	for i := 0; i < len(rows); i += 2 {
		kept = append(kept, rows[i])
	}
	return kept
}
