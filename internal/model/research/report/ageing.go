package report

import (
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/prose"
)

// ageing says what a year does to the price and how much of it age explains.
func (w *writer) ageing(s *section, l level, f finding) {
	if f.oneYear() {
		return // which is said, or was asked
	}
	if !f.age.Has("a year") {
		s.say(l, "There are fewer dated prices of %s than the twelve that a fit against age needs.", w.the(f))
		return
	}
	year, r2, n := f.age.Value("a year"), f.age.Value("R²"), f.age.Value("fitted")
	whose := w.the(f)
	if q := f.Filter.Query; q.PriceMax != nil || q.PriceMin != nil {
		whose = "such boats at any price"
	}
	switch {
	case year.Number >= 0:
		s.say(l, "For %s older does not mean cheaper: age does not order these %s prices %s.", whose, n, w.ref(f.age))
	case !f.orderly:
		explained := "R²"
		if f.age.Has("a tenth longer") {
			explained = "with length R²"
		}
		s.say(l, "Age explains little of the prices of %s, so look at condition first (%s %s, %s boats) %s.", whose, explained, r2, n, w.ref(f.age))
	case r2.Number >= measure.ExplainsMuch:
		s.say(l, "A year of age takes %s off the asking price of %s, and the fit explains most of the differences (R² %s, %s boats) %s.",
			year, whose, r2, n, w.ref(f.age))
	case r2.Number >= measure.ExplainsLittle:
		s.say(l, "A year of age takes about %s off the asking price of %s; the rest is condition, equipment and place (R² %s, %s boats) %s.",
			year, whose, r2, n, w.ref(f.age))
	default:
		s.say(l, "Age explains little of the prices of %s, %s a year with R² %s from %s boats, so look at condition first %s.",
			whose, year, r2, n, w.ref(f.age))
	}
	if longer := f.age.Value("a tenth longer"); longer.Number > 0 {
		s.say(l+1, "At equal age boats that are a tenth longer ask %s more %s.", longer, w.ref(f.age))
	}
	if year.Number < 0 && !f.orderly && w.hulled() { // in the place of a pace of their own
		if fact, ok := w.fact("costs-depreciation", "per year of age"); ok {
			s.say(deeper, "%s", fact)
		}
	}
}

// older says what a boat of the age that was asked about is expected to ask, and what one that is some years older.
func (w *writer) older(s *section) {
	f := w.findings[0]
	now, then := f.expected.Value("expected"), f.later.Value("expected")
	switch {
	case w.Plan.Pays && now.Number > 0:
		s.say(essential, "By the fit of all %s dated offers of the name one built in %s is expected to ask %s: that is what to set an offer against, and what comes off it is not known here %s.",
			f.expected.Value("fitted"), f.expected.Value("year"), now, w.ref(f.expected))
	case !w.Plan.Aged:
	case f.loss.Has("lost"):
		w.loses(s, f.loss)
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

// loses says what the one boat that is asked about loses in the years to come.
func (w *writer) loses(s *section, e *measure.Evidence) {
	s.say(essential, "By the fit of all %s dated offers of the name one built in %s is expected to ask %s now and %s in %s years, which is %s or %s less %s.",
		e.Value("fitted"), e.Value("year"), e.Value("now"), e.Value("then"), e.Value("years"), e.Value("lost"), e.Value("share lost"), w.ref(e))
	if e.Has("oldest") {
		s.say(essential, "None that old is on offer yet, the oldest being of %s: that is the fit drawn out beyond what it rests on %s.", e.Value("oldest"), w.ref(e))
	}
}

// resale says what is left of the price after the years that were asked about.
func (w *writer) resale(s *section) {
	f := w.findings[0]
	if e := f.keeping; e.Has("years") && !w.Plan.Focus.Owning && !f.loss.Has("lost") {
		lost, _ := e.At(measure.LostValue, "lost")
		left, _ := e.At(measure.LostValue, "left")
		share, _ := e.At(measure.LostValue, "share lost")
		if w.Plan.Raises("early") && !w.Plan.HasDesigns() {
			s.say(essential, "By a fit that has one pace for all ages %s years take %s off the price %s.", e.Value("years"), share, w.ref(e))
		}
		s.say(essential, "In %s years one that asks the median today is expected to ask %s, which is %s or %s less, if she ages as the offers do %s.", e.Value("years"), left, lost, share, w.ref(e))
	}
}

// steadiest says whose asking prices fall least with age.
func (w *writer) steadiest(s *section) {
	var parts []string
	var evidence []*measure.Evidence
	var aged, untold []finding
	for _, f := range w.findings {
		year := f.age.Value("a year")
		if year.Number >= 0 || !f.orderly {
			untold = append(untold, f)
			continue
		}
		parts = append(parts, year.String()+" for "+w.the(f)+" (R² "+f.age.Value("R²").String()+")")
		evidence = append(evidence, f.age)
		aged = append(aged, f)
	}
	told := w.apart(s, aged)
	if len(parts) > 0 && !told {
		s.say(essential, "A year of age lowers the asking price by %s %s.", prose.List(parts, "and"), w.ref(evidence...))
	}
	if !w.Plan.Focus.Value {
		return
	}
	if !w.Plan.Compares() && len(aged) > 0 && (w.Plan.Years == 0 || w.Plan.Raises("early")) && !w.Plan.Aged && (w.Plan.HasDesigns() || w.Plan.Ask.Of("value", plan.Level)) {
		one := "one"
		if !w.Plan.HasDesigns() {
			one = "one of their usual length"
		}
		w.atAges(s, aged[0].age, "By that fit "+one+" is expected to ask at an age of")
	}
	if !w.Plan.Raises("offer") {
		w.withoutPace(s, untold)
	}
}

// apart says of several kinds of boat whose prices fall most with age and whose least, where that is asked and can be told; it reports whether
// the pace of each was told with it.
func (w *writer) apart(s *section, aged []finding) bool {
	if len(aged) < 2 || !w.Plan.Focus.Value {
		return false
	}
	most, least := mostAged(aged)
	gap := most.age.Value("a year").Number - least.age.Value("a year").Number
	switch {
	case gap >= -samePace:
		s.say(essential, "By what a year of age takes off their asking prices they hardly differ %s.", w.ref(most.age, least.age))
	case -gap < sure(paceError(most.age), paceError(least.age)):
		w.notApart(s, least, most)
		return len(aged) == 2
	default:
		w.pacesApart(s, most, least)
		return len(aged) == 2
	}
	return false
}

// pacesApart names whose prices fall most with age and whose least, what was asked for first.
func (w *writer) pacesApart(s *section, most, least finding) {
	format, first, last := "Asking prices of %s fall most with age, %s a year, those of %s least, %s %s.", most, least
	if w.Plan.Keeps {
		format, first, last = "Asking prices of %s fall least with age, %s a year, those of %s most, %s %s.", least, most
	}
	s.say(essential, format, w.the(first), first.age.Value("a year"), w.the(last), last.age.Value("a year"), w.ref(first.age, last.age))
	w.agesApart(s, first, last)
}

// notApart says that the offers do not tell whose prices fall faster with age, and within which bounds each pace is known.
func (w *writer) notApart(s *section, a, b finding) {
	bounds := func(f finding) string {
		return f.age.Value("a year").String() + " a year for " + w.the(f) + ", likely between " + f.age.Value("slowest").String() + " and " + f.age.Value("fastest").String()
	}
	s.say(essential, "Which of them keeps its price better cannot be told from these offers: %s %s, and %s %s.", bounds(a), w.ref(a.age), bounds(b), w.ref(b.age))
}

// withoutPace says why no year of age can be told to take anything off the prices of some boats.
func (w *writer) withoutPace(s *section, untold []finding) {
	for _, f := range untold {
		why := "fewer than twelve of them, as a fit needs, have a price, a year and a length"
		switch {
		case f.oneYear():
			why = "all of them are of one year of build"
		case f.age.Has("a year"):
			why = "their prices follow too many other things"
		}
		s.say(essential, "What a year of age takes off %s cannot be told: %s %s.", w.the(f), why, w.ref(f.age))
	}
	if fact, ok := w.fact("costs-depreciation", "per year of age"); ok && len(untold) > 0 && w.hulled() {
		s.say(essential, "%s", fact)
	}
}

// agesApart says that two kinds of boat are of ages at which prices fall at another pace, where they are.
func (w *writer) agesApart(s *section, a, b finding) {
	const apart = 15 // years
	if !a.prices.Has("median year") || !b.prices.Has("median year") || abs(a.prices.Value("median year").Number-b.prices.Value("median year").Number) < apart {
		return
	}
	s.say(essential, "They are not of one age, built in %s against %s by median, and old boats have lost most of it already %s.",
		a.prices.Value("median year"), b.prices.Value("median year"), w.ref(a.prices, b.prices))
}

// atAges says what a fit expects at some ages.
func (w *writer) atAges(s *section, e *measure.Evidence, words string) {
	var told []string
	for _, age := range []float64{5, 10, 20, 30} {
		if v, ok := e.At(measure.YearsOld(age), "expected"); ok {
			told = append(told, measure.YearsOld(age)+" ("+v.String()+")")
		}
	}
	if len(told) > 1 && e.Value("a year").Number < 0 {
		s.say(essential, "%s %s %s.", words, prose.List(told, "and"), w.ref(e))
	}
}

// samePace is up to how many points of per cent a year two losses are alike.
const samePace = 0.5

// mostAged are the findings whose prices fall most and least with age.
func mostAged(aged []finding) (most, least finding) {
	sorted := sortedBy(aged, func(f finding) int { return int(100 * f.age.Value("a year").Number) })
	if len(sorted) > 0 {
		most, least = sorted[0], sorted[len(sorted)-1]
	}
	return most, least
}

// drives says what age and length do to the price, where it was asked what drives it.
func (w *writer) drives(s *section) {
	f := w.findings[0]
	longer := f.age.Value("a tenth longer")
	year, losing := f.losing()
	if !losing || !w.Plan.Raises("drivers") {
		return
	}
	if longer.Number <= 0 {
		s.say(essential, "Age drives the price: a year takes %s off (R² %s) %s.", year, f.age.Value("R²"), w.ref(f.age))
		return
	}
	s.say(essential, "Length and age drive the price: at an equal age boats that are a tenth longer ask %s more %s.", longer, w.ref(f.age))
	s.say(essential, "A year of age takes %s off, and together they explain prices with R² %s %s.", year, f.age.Value("R²"), w.ref(f.age))
}
