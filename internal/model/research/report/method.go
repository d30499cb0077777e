package report

import (
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
)

// method says what the figures rest on and what they leave open; the list of sources follows it.
func (w *writer) method() section {
	s := section{heading: sourcesMethod}
	first := w.findings[0]
	p := first.prices
	s.say(essential, "[Qn] are queries on the catalogue as of %s, [n] are pages; all prices are asking prices in %s %s.",
		p.AsOf, w.Plan.Currency, w.ref(p))
	if first.converted() {
		old := ""
		if p.RateDate[:4] < p.AsOf[:4] {
			old = ", which are older than the offers"
		}
		s.say(usual, "Other currencies were converted at the rates of %s%s %s.", p.RateDate, old, w.ref(p))
	}
	s.say(usual, "Boats listed twice count once, no statistic rests on fewer than five boats, and each number was computed again before it was written.")
	for i, f := range w.findings {
		w.coverage(&s, levelOf(i, usual), f)
	}
	for i, f := range w.findings {
		if left := f.age.Value("left out"); left.Number > 0 {
			s.say(levelOf(i, usual), "Of the priced offers of %s the fits leave out %s that tell no year or no length %s.", w.the(f), left, w.ref(f.age))
		}
	}
	if len(first.bargains.Parts()) > 0 && !w.sells() {
		s.say(deeper, "Offers more than a quarter under the fit are not shown, since their listings more likely leave something out, nor are boats to restore and hulls of an uncommon material.")
	}
	if first.age.Has("a year") {
		s.say(deeper, "Prices against age are fitted by ordinary least squares on the logarithm of the price; R² is the share of its variance explained.")
	}
	if q := first.Filter.Query; q.PriceMax != nil {
		s.say(usual, "The limit on the price leaves out the dearer boats: medians tell what it buys, not what the kind costs. What age does to prices is told by all of them, since a limit would flatten the fit.")
	}
	s.say(deeper, "Listings show what sellers hope for from boats that are still unsold: what sold well is missing.")
	return s
}

// coverage names what listings leave open.
func (w *writer) coverage(s *section, l level, f finding) {
	g := f.gaps
	var open []string
	for _, lacks := range []string{"without price", "without year", "without place"} {
		if n := g.Value(lacks); n.Number > 0 {
			open = append(open, n.String()+" "+lacks)
		}
	}
	switch {
	case g.Value("boats").Number < measure.Fewest:
	case len(open) == 0:
		s.say(l+1, "All %s boats behind the figures of %s tell price, year and place %s.", g.Value("boats"), w.the(f), w.ref(g))
	default:
		of := ""
		if w.Plan.Compares() || f.Design != nil && f.Within == "" {
			of = " of " + w.the(f)
		}
		s.say(l, "Of the %s boats%s some leave gaps: %s %s.", g.Value("boats"), of, prose.List(open, "and"), w.ref(g))
	}
	for _, filter := range g.Parts() {
		lacking, _ := g.At(filter, "unknown")
		s.say(l, "Left out because they do not tell %s: %s more that fit otherwise %s.", filter, lacking, w.ref(g))
	}
	if rig := g.Value("undated rigs"); rig.Number >= measure.Fewest {
		s.say(deeper, "Among the listings of %s, undated rigs: %s %s.", w.the(f), rig, w.ref(g))
	}
}
