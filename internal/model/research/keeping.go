package research

import (
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// older says what a boat of the age that was asked about is expected to ask, and what one that is some years older.
func (w *writer) older(s *section) {
	f := w.findings[0]
	now, then := f.expected.Value("expected"), f.later.Value("expected")
	switch {
	case !w.Plan.Aged:
	case now.Number == 0 && f.Asked != nil: // of whom none is offered, which is said
	case now.Number == 0:
		s.say(essential, "Too few dated offers order their prices by age to say what one of that age loses.")
	case then.Number == 0:
		s.say(essential, "By the fit of all %s dated offers of the name one built in %s is expected to ask %s; none older is offered to tell what she will lose %s.",
			f.expected.Value("fitted"), f.expected.Value("year"), now, w.ref(f.expected))
	default:
		so := ""
		if w.Plan.Later == 0 {
			so = ": that is what waiting costs while the market stands still"
		}
		s.say(essential, "By the fit of all %s dated offers of the name one built in %s is expected to ask %s %s, and one built in %s %s%s %s.",
			f.expected.Value("fitted"), f.expected.Value("year"), now, w.ref(f.expected), f.later.Value("year"), then, so, w.ref(f.later))
	}
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

// resale says what is left of the price after the years that were asked about.
func (w *writer) resale(s *section) {
	f := w.findings[0]
	if e := f.keeping; e.Has("years") && !w.Plan.Focus.Owning {
		lost, _ := e.At(measure.LostValue, "lost")
		left, _ := e.At(measure.LostValue, "left")
		s.say(essential, "In %s years one that asks the median today is expected to ask %s, which is %s less, if she ages as the offers do %s.", e.Value("years"), left, lost, w.ref(e))
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
