package report

import (
	"cmp"
	"strconv"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// oneBoat measures what the offers tell of one boat of a year: what she is expected to ask, and what when she is older.
func (m finder) oneBoat(f *finding) {
	p := m.Plan
	if p.Unseen && m.of.Design != nil && !p.Aged {
		m.unseen(f)
		return
	}
	if !p.Own && !p.Aged && !p.Pays || m.of.Design == nil || p.Year == 0 {
		return
	}
	whole := m.ofAllYears()
	f.expected = m.expected(whole, p.Year)
	if p.Aged && p.Later == 0 && p.Years > 0 {
		f.loss = m.on(builtIn(p.Year, whole), whole, "price expected of that year and "+strconv.Itoa(p.Years)+" years later", measure.LossOver(p.Years))
	}
	if p.Aged {
		f.later = m.expected(whole, cmp.Or(p.Later, p.Year-max(p.Years, 1)))
	}
}

// unseen measures what stands beside one boat of whose years none is offered.
func (m finder) unseen(f *finding) {
	if first := m.of.Design.FirstBuilt; first == 0 || m.Plan.Year >= first {
		whole := m.ofAllYears()
		f.drawn = m.on(builtIn(m.Plan.Year, whole), whole, "price expected of that year by the fit of all, drawn out", measure.ByDrawn)
	}
	if kin := m.Plan.Kin; kin != nil {
		f.kin = m.on(kin, nil, "asking prices of her builder's boats of her length and age", measure.ByPrice)
	}
}

// expected is what a boat of the subject's design that was built in a year is expected to ask by all that are offered.
func (m finder) expected(whole *study.Filter, year int) *measure.Evidence {
	return m.on(builtIn(year, whole), whole, "price expected of that year by all that are offered", measure.ByExpected)
}

// ofAllYears are all boats of the subject's design.
func (m finder) ofAllYears() *study.Filter {
	q := catalog.Query{Make: m.of.Filter.Query.Make, ModelContains: m.of.Filter.Query.ModelContains}
	return &study.Filter{Query: q, Except: m.of.Filter.Except, Words: measure.NameOf(*m.of.Design)}
}

// builtIn are those boats of a filter that were built in a year.
func builtIn(year int, whole *study.Filter) *study.Filter {
	hers := *whole
	hers.Words += " built in " + strconv.Itoa(year)
	hers.Query.YearMin, hers.Query.YearMax = year, year
	return &hers
}
