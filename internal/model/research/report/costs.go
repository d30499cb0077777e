package report

import (
	"cmp"
	"slices"
	"strings"

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
		if !w.Plan.Focus.Owning {
			w.yearlyCost(s, levelOf(i, l), f)
		} else if !w.Plan.Compares() {
			w.byYear(s, deeper, f)
		}
	}
	w.largestItem(s, l, w.findings[0])
	w.berth(s, l, w.findings[0])
	if fact, ok := w.fact("costs-annual-ownership", "old boat"); ok && w.findings[0].priced() {
		s.say(l, "%s", fact)
	}
}

func (w *writer) ruleOfThumb(s *section, l level, f finding) {
	if !f.cost.Has("rule of thumb") {
		return
	}
	s.say(l, "%s the ten per cent rule of thumb gives %s a year for %s %s.", fold.Capital(w.valued()),
		f.cost.Value("rule of thumb"), w.the(f), w.ref(f.cost, w.guides["costs-annual-ownership"]))
	if all, known := f.cost.At(measure.AllItems, "low"); known && f.cost.Value("rule of thumb").Number < all.Number {
		s.say(l, "That rule goes by value alone, while berth and haul-out go by length: for boats of little value take the sum of the items.")
	}
	low, ok := f.cost.At(measure.AllItems, "low")
	high, _ := f.cost.At(measure.AllItems, "high")
	if ok && !w.Plan.Focus.Owning { // else the summary begins with it
		s.say(l, "Item by item, with an assumed marina berth, a year comes to between %s and %s %s.", low, high, w.ref(f.cost))
	}
}

// valued says at which value costs are reckoned.
func (w *writer) valued() string {
	if w.Plan.Worth != nil {
		return "at a value of " + w.Plan.Worth.String()
	}
	return "at the median price"
}

// largestItem says which item of a year is the largest, by the middle of its span.
func (w *writer) largestItem(s *section, l level, f finding) {
	middle := func(part string) float64 { return valueOf(f.cost, part, "low") + valueOf(f.cost, part, "high") }
	items := slices.DeleteFunc(f.cost.Parts(), func(part string) bool { return part == measure.AllItems || middle(part) == 0 })
	if len(items) == 0 {
		return
	}
	first := slices.MaxFunc(items, func(a, b string) int { return cmp.Compare(middle(a), middle(b)) })
	low := func(part string) float64 { return valueOf(f.cost, part, "low") }
	if slices.ContainsFunc(items, func(part string) bool { return low(part) > low(first) }) { // which is not the largest throughout
		return
	}
	s.say(l, "The %s is the largest item of the year, between %s and %s %s.", strings.ToLower(first), cell(f.cost, first, "low"), cell(f.cost, first, "high"), w.ref(f.cost))
}

// berth says what the row of the berth assumes.
func (w *writer) berth(s *section, l level, f finding) {
	if f.cost.Has("berth from") {
		s.say(l, "The berth is an assumption from trade practice, not from listings: %s to %s a metre a year for a median length of %s %s.",
			f.cost.Value("berth from"), f.cost.Value("berth up to"), f.cost.Value("median length"), w.ref(f.cost, w.guides["costs-berth"]))
		if fact, ok := w.fact("costs-berth", "catamaran commonly"); ok && w.multihulls(f) {
			s.say(l, "%s", fact)
		}
	}
}

// yearlyCost is what a year costs, item by item, as a table.
func (w *writer) yearlyCost(s *section, l level, f finding) {
	var rows [][]string
	for _, part := range f.cost.Parts() {
		rows = append(rows, []string{part, cell(f.cost, part, "low"), cell(f.cost, part, "high")})
	}
	s.rows(l, []string{w.head(fold.Capital(w.the(f))+", a year", f.cost), "Low", "High"}, rows)
}

// yearlyCosts are the same of several kinds of boat, a column for each.
func (w *writer) yearlyCosts(s *section, l level) {
	head, rows := []string{"A year"}, [][]string{}
	for _, f := range w.findings {
		head = append(head, w.head(f.Called(), f.cost))
	}
	for _, part := range w.findings[0].cost.Parts() {
		row := []string{part}
		for _, f := range w.findings {
			c := "–"
			if _, ok := f.cost.At(part, "low"); ok {
				c = cell(f.cost, part, "low") + " to " + cell(f.cost, part, "high")
			}
			row = append(row, c)
		}
		rows = append(rows, row)
	}
	s.rows(l, head, rows)
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
		switch {
		case i == 0 && len(known) == 2:
			how = "costs less,"
		case i == 0 && len(known) > 2:
			how = "costs least,"
		}
		s.say(essential, "A year of %s %s between %s and %s %s, item by item with an assumed marina berth %s.",
			w.the(f), how, low(f), high(f), w.valued(), w.ref(f.cost, w.guides["costs-annual-ownership"], w.guides["costs-insurance"], w.guides["costs-berth"]))
		if _, driven := f.cost.At(measure.DrivenReserve, "low"); driven && i == 0 {
			s.say(essential, "Fuel is not reckoned in that: it depends on how far and how fast she goes.")
		}
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
	s.say(essential, "%s years of %s come to between %s and %s: running costs between %s and %s, and %s lost of the value if they age as the offers do %s.",
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
