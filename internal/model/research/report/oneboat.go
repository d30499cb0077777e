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
	f.expected = m.expected(p.Year)
	if p.Aged && p.Later == 0 && p.Years > 0 {
		hers, whole := m.ofYear(p.Year)
		f.loss = m.on(hers, whole, "price expected of that year and "+strconv.Itoa(p.Years)+" years later", measure.LossOver(p.Years))
	}
	if p.Aged {
		f.later = m.expected(cmp.Or(p.Later, p.Year-max(p.Years, 1)))
	}
}

// unseen measures what stands beside one boat of whose years none is offered.
func (m finder) unseen(f *finding) {
	hers, whole := m.ofYear(m.Plan.Year)
	if first := m.of.Design.FirstBuilt; first == 0 || m.Plan.Year >= first {
		f.drawn = m.on(hers, whole, "price expected of that year by the fit of all, drawn out", measure.ByDrawn)
	}
	if kin := m.Plan.Kin; kin != nil {
		f.kin = m.on(kin, nil, "asking prices of her builder's boats of her length and age", measure.ByPrice)
	}
}

// expected is what a boat of the subject's design that was built in a year is expected to ask by all that are offered.
func (m finder) expected(year int) *measure.Evidence {
	hers, whole := m.ofYear(year)
	return m.on(hers, whole, "price expected of that year by all that are offered", measure.ByExpected)
}

// ofYear are the boats of the subject's design that were built in a year, and all of them.
func (m finder) ofYear(year int) (hers, whole *study.Filter) {
	q := catalog.Query{Make: m.of.Filter.Query.Make, ModelContains: m.of.Filter.Query.ModelContains}
	whole = &study.Filter{Query: q, Except: m.of.Filter.Except, Words: measure.NameOf(*m.of.Design)}
	hers = &study.Filter{Query: whole.Query, Except: whole.Except, Words: whole.Words + " built in " + strconv.Itoa(year)}
	hers.Query.YearMin, hers.Query.YearMax = year, year
	return hers, whole
}
