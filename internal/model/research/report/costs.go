package report

import (
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// costs is what a year costs at the median price: at once where that was asked, else with a larger budget.
func (w *writer) costs(s *section) {
	l := deeper
	if w.Plan.Focus.Owning {
		l = usual
	}
	for i, f := range w.findings {
		if !w.Plan.Focus.Owning {
			w.ruleOfThumb(s, levelOf(i, l), f)
		}
		if !w.Plan.Focus.Owning || w.Plan.Compares() {
			w.yearlyCost(s, levelOf(i, l), f)
		} else {
			w.byYear(s, deeper, f)
		}
	}
	w.berth(s, l, w.findings[0])
	for _, guide := range [][2]string{{"costs-annual-ownership", "berth"}, {"costs-annual-ownership", "old boat"}} {
		if fact, ok := w.fact(guide[0], guide[1]); ok && w.findings[0].priced() {
			s.say(l, "%s", fact)
		}
	}
}

func (w *writer) ruleOfThumb(s *section, l level, f finding) {
	if !f.cost.Has("rule of thumb") {
		return
	}
	s.say(l, "At the median price the ten per cent rule of thumb gives %s a year for %s %s.",
		f.cost.Value("rule of thumb"), w.the(f), w.ref(f.cost, w.guides["costs-annual-ownership"]))
	low, ok := f.cost.At(measure.AllItems, "low")
	high, _ := f.cost.At(measure.AllItems, "high")
	if ok && !w.Plan.Focus.Owning { // else the summary begins with it
		s.say(l, "Item by item, with an assumed marina berth, a year comes to between %s and %s %s.", low, high, w.ref(f.cost))
	}
}

// berth says what the row of the berth assumes.
func (w *writer) berth(s *section, l level, f finding) {
	if f.cost.Has("berth from") {
		s.say(l, "The berth is an assumption from trade practice, not from listings: %s to %s a metre a year for a median length of %s %s.",
			f.cost.Value("berth from"), f.cost.Value("berth up to"), f.cost.Value("median length"), w.ref(f.cost, w.guides["costs-berth"]))
	}
}

// yearlyCost is the customary shares of the median price as a table.
func (w *writer) yearlyCost(s *section, l level, f finding) {
	var rows [][]string
	for _, part := range f.cost.Parts() {
		rows = append(rows, []string{part, cell(f.cost, part, "low"), cell(f.cost, part, "high")})
	}
	s.rows(l, []string{w.head(fold.Capital(w.the(f))+", a year", f.cost), "Low", "High"}, rows)
}

// keeping says what a year costs item by item, how an amount that was named for it lies against that, and which of several
// costs least.
func (w *writer) keeping(s *section) {
	var known []finding
	for _, f := range w.findings {
		if _, ok := f.cost.At(measure.AllItems, "low"); ok {
			known = append(known, f)
		}
	}
	if len(known) < len(w.findings) {
		s.say(essential, "What a year costs is reckoned only where five boats tell a price and a length.")
	}
	low := func(f finding) study.Value { v, _ := f.cost.At(measure.AllItems, "low"); return v }
	high := func(f finding) study.Value { v, _ := f.cost.At(measure.AllItems, "high"); return v }
	for i, f := range sortedBy(known, func(f finding) int { return int(low(f).Number + high(f).Number) }) {
		how := "comes to"
		if i == 0 && len(known) > 1 {
			how = "costs least,"
		}
		s.say(essential, "A year of %s %s between %s and %s at the median price, item by item with an assumed marina berth %s.",
			w.the(f), how, low(f), high(f), w.ref(f.cost))
		w.years(s, f)
		if w.Plan.Yearly != nil {
			s.say(essential, "%s a year %s that.", w.Plan.Yearly, against(w.Plan.Yearly.Number, low(f).Number, high(f).Number))
		}
	}
}

// years says what the years cost that were asked about, beside the price.
func (w *writer) years(s *section, f finding) {
	e := f.keeping
	at := func(of, name string) study.Value { v, _ := e.At(of, name); return v }
	if !e.Has("years") {
		if w.Plan.Years > 1 {
			s.say(essential, "For a number of years, multiply, and add the loss of value, which these prices do not tell.")
			if fact, ok := w.fact("costs-depreciation", "per year of age"); ok && w.hulled() && !w.Plan.Focus.Value {
				s.say(essential, "%s", fact)
			}
		}
		return
	}
	s.say(essential, "%s years of %s come to between %s and %s: running costs between %s and %s, and %s lost of the median price if they age as the offers do %s.",
		e.Value("years"), w.the(f), at(measure.AllItems, "low"), at(measure.AllItems, "high"), at(measure.Running, "low"), at(measure.Running, "high"), at(measure.LostValue, "lost"), w.ref(e))
}

// against says how an amount lies to a span.
func against(amount, low, high float64) string {
	switch {
	case amount < low:
		return "falls short of"
	case amount > high:
		return "is more than all of"
	}
	return "lies within"
}
