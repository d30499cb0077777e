package research

import (
	"slices"
	"strings"
)

// summary answers first, then shows the main table.
func (w *writer) summary() section {
	s := section{heading: executiveSummary}
	if (w.Plan.Focus.aboutTheBoat() || w.Plan.Focus.Faults) && w.Plan.hasDesigns() { // what it is, before what it costs
		w.answer(&s)
		w.headline(&s)
		w.untold(&s)
	} else {
		w.marketFirst(&s)
	}
	switch {
	case w.made:
		s.say(essential, "All listings are generated sample data, not real offers.")
	case w.sample:
		s.say(essential, "Some of the listings are generated sample data, not real offers.")
	}
	for _, r := range w.Plan.Readings {
		s.say(essential, "%s", r)
	}
	for i, gap := range w.contrasts {
		w.contrast(&s, gap, w.findings[i+1])
	}
	switch {
	case w.Plan.Focus.aboutTheBoat() && w.Plan.hasDesigns():
		w.ratios(&s, essential, w.allDesigns())
	case w.Plan.compares():
		w.sideBySide(&s)
	case w.Plan.Focus.Brokers && w.findings[0].brokers.parts() != nil:
		w.shares(&s, essential, w.findings[0])
	case w.Plan.Focus.Owning && w.findings[0].cost.has("rule of thumb"):
		w.yearlyCost(&s, essential, w.findings[0])
	default:
		w.byYear(&s, essential, w.findings[0])
	}
	return s
}

// marketFirst says what the market is, behind what is answered directly unless a price was asked for.
func (w *writer) marketFirst(s *section) {
	if w.Plan.Focus.Price && len(w.Plan.Short) == 0 && !w.Plan.wantsMore() {
		w.headline(s)
		w.direct(s)
	} else {
		w.direct(s)
		w.headline(s)
	}
	w.answer(s)
	for _, m := range w.Plan.matters {
		for _, q := range m.quotes {
			if fact, ok := w.fact(q.passage, q.word); ok {
				s.say(essential, "%s", fact)
			}
		}
	}
}

// decisive are the matters that a question about prices wants to know first.
var decisive = []string{"promise", "value", "forecast", "season", "charter", "refit", "newer", "owning", "time", "brokers", "certainty"}

// wantsMore reports whether a question for prices has something to be told before them.
func (plan Plan) wantsMore() bool {
	return plan.own || slices.ContainsFunc(decisive, func(name string) bool { return isRaised(plan.matters, name) })
}

// untold says what was asked and cannot be told.
func (w *writer) untold(s *section) {
	for _, says := range slices.Concat(w.Plan.Lacking, w.Plan.Short) {
		s.say(essential, "%s", says)
	}
}

// direct answers before anything else what asks for one answer: what cannot be told, where boats are cheapest, what age takes.
func (w *writer) direct(s *section) {
	focus, first := w.Plan.Focus, w.findings[0]
	if focus.Brokers {
		for i, f := range w.findings {
			w.offerers(s, levelOf(i, essential), f)
		}
	}
	w.oneBoat(s)
	w.affordable(s)
	if focus.Time && w.Plan.compares() {
		w.quickest(s)
	}
	if focus.Value && w.Plan.compares() {
		w.steadiest(s)
	}
	w.untold(s)
	if focus.Certainty {
		for i, f := range w.findings {
			w.sureMedian(s, levelOf(i, essential), f)
		}
	}
	if focus.Where && !w.Plan.compares() {
		w.regionalGap(s, essential, first)
	}
	if focus.Time && !w.Plan.compares() {
		w.onSale(s, essential, first)
	}
	if focus.Owning {
		w.keeping(s)
	}
	if focus.Value && !w.Plan.compares() {
		w.steadiest(s)
	}
	if focus.Waiting && !w.Plan.compares() && first.ages() && first.age.v("a year").Number < 0 {
		s.say(essential, "If the market stands still, a year's wait saves that on the same boat, and costs a year of sailing.")
	}
}

// quickest says whose offers have stood for the shortest time so far.
func (w *writer) quickest(s *section) {
	var timed []finding
	for _, f := range w.findings {
		if f.time.has("median") {
			timed = append(timed, f)
		}
	}
	if len(timed) < 2 {
		return
	}
	timed = sortedBy(timed, func(f finding) int { return int(f.time.v("median").Number) })
	first, last := timed[0], timed[len(timed)-1]
	if last.time.v("median").Number < 1.1*first.time.v("median").Number {
		s.say(essential, "By how long their offers have stood none of them sells noticeably faster: the medians are %s for %s and %s for %s %s.",
			first.time.v("median"), w.the(first), last.time.v("median"), w.the(last), w.ref(first.time, last.time))
	} else {
		s.say(essential, "Offers of %s have stood for the shortest time, a median of %s, those of %s for the longest, %s %s.",
			w.the(first), first.time.v("median"), w.the(last), last.time.v("median"), w.ref(first.time, last.time))
	}
	s.say(essential, "That is the age of offers still open; how long sold boats took is not known here.")
}

// affordable says what of each design the budget buys.
func (w *writer) affordable(s *section) {
	if w.Plan.Budget == nil {
		return
	}
	var parts []string
	var evidence []*Evidence
	for _, f := range w.findings {
		part := f.budget.v("priced").String() + " of " + w.the(f)
		switch {
		case !f.budget.has("priced"):
			part = "fewer than five of " + w.the(f)
		case f.budget.has("median year"):
			part += ", built in " + f.budget.v("median year").String() + " by median"
		}
		parts, evidence = append(parts, part), append(evidence, f.budget)
	}
	s.say(essential, "%s is enough for %s %s.", w.Plan.Budget, strings.Join(parts, "; "), w.ref(evidence...))
}

// keeping says what a year costs item by item, how an amount that was named for it lies against that, and which of several
// costs least.
func (w *writer) keeping(s *section) {
	var known []finding
	for _, f := range w.findings {
		if _, ok := f.cost.at(allItems, "low"); ok {
			known = append(known, f)
		}
	}
	low := func(f finding) Value { v, _ := f.cost.at(allItems, "low"); return v }
	high := func(f finding) Value { v, _ := f.cost.at(allItems, "high"); return v }
	for i, f := range sortedBy(known, func(f finding) int { return int(low(f).Number + high(f).Number) }) {
		how := "comes to"
		if i == 0 && len(known) > 1 {
			how = "costs least,"
		}
		s.say(essential, "A year of %s %s between %s and %s at the median price, item by item with an assumed marina berth %s.",
			w.the(f), how, low(f), high(f), w.ref(f.cost))
		if w.Plan.Yearly != nil {
			s.say(essential, "%s a year %s that.", w.Plan.Yearly, against(w.Plan.Yearly.Number, low(f).Number, high(f).Number))
		}
	}
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

// headline is the market in one sentence.
func (w *writer) headline(s *section) {
	if w.Plan.compares() {
		w.medians(s)
		return
	}
	f := w.findings[0]
	p := f.prices
	if !f.priced() {
		w.tooFew(s, f)
		w.coverage(s, essential, f)
		return
	}
	s.say(essential, "%s holds %s; half of those with a price ask between %s and %s, the median is %s %s.",
		capital(w.catalogue()), f.count(), p.v("lower quartile"), p.v("upper quartile"), p.v("median"), w.ref(p))
}

// tooFew says that a subject has no statistics.
func (w *writer) tooFew(s *section, f finding) {
	why := ", too few with a price for statistics"
	if f.prices.v("boats").Number == 0 {
		why = ""
	}
	s.say(essential, "%s holds %s%s %s.", capital(w.catalogue()), f.count(), why, w.ref(f.prices))
	var each []string
	for _, e := range f.boats {
		each = append(each, asked(e)+" for a "+e.Title+" "+w.ref(e))
	}
	if len(each) > 0 && len(each) < fewest {
		s.say(essential, "What is asked: %s.", list(each))
	}
}

// medians names the medians of what is compared.
func (w *writer) medians(s *section) {
	var known []string
	for _, f := range w.findings {
		p := f.prices
		if !f.priced() {
			w.tooFew(s, f)
			w.coverage(s, usual, f)
			continue
		}
		known = append(known, p.v("median").String()+" for "+w.the(f)+" ("+p.v("priced").String()+" priced) "+w.ref(p))
	}
	if len(known) > 0 {
		where := w.catalogue()
		if w.Plan.Shared != "" {
			where += ", " + w.Plan.Shared
		}
		s.say(essential, "Median asking prices in %s: %s.", where, list(known))
	}
}

// answer says first what the question's focus asks for.
func (w *writer) answer(s *section) {
	focus := w.Plan.Focus
	if focus.Faults && (w.Plan.hasDesigns() || slices.ContainsFunc(w.findings, func(f finding) bool { return f.known != nil })) {
		w.faults(s)
	}
	if focus.Owning {
		for i, f := range w.findings {
			w.ruleOfThumb(s, levelOf(i, essential), f)
			w.berth(s, levelOf(i, essential), f)
		}
	}
	if focus.Buying && !focus.Value && w.Plan.compares() && !isRaised(w.Plan.matters, "newer") {
		w.steadiest(s)
	}
	if focus.Technical && w.Plan.hasDesigns() {
		w.difference(s, essential, w.allDesigns())
		w.offshore(s)
	}
	if focus.Technical && !w.Plan.hasDesigns() {
		for i, f := range w.findings {
			if f.known != nil {
				s.say(levelOf(i, essential), "%s", w.quote(f.known, firstSentence(w.texts[f.known].Summary)))
			}
		}
	}
}

// faults quotes what is known to go wrong with the designs, or says that nothing is known here.
func (w *writer) faults(s *section) {
	const most = 3
	for _, f := range w.findings {
		if f.known == nil {
			s.say(essential, "No known faults of %s are told by any source here.", w.the(f))
			continue
		}
		passage := w.texts[f.known]
		s.say(essential, "%s", w.quote(f.known, passage.Summary))
		told := 0
		for _, fact := range passage.Facts {
			if told < most && mentionsAny(fact, faultWords...) {
				s.say(essential, "%s", w.quote(f.known, fact))
				told++
			}
		}
	}
}

// faultWords are of facts about what goes wrong.
var faultWords = []string{"check", "inspect", "reported", "known", "crack", "corro", "blister", "rot", "leak", "replace", "wear"}

// steadiest says whose asking prices fall least with age.
func (w *writer) steadiest(s *section) {
	var parts []string
	var evidence []*Evidence
	var aged []finding
	for _, f := range w.findings {
		if year := f.age.v("a year"); year.Number < 0 && f.ages() {
			parts = append(parts, year.String()+" for "+w.the(f)+" (R² "+f.age.v("R²").String()+")")
			evidence = append(evidence, f.age)
			aged = append(aged, f)
		} else if w.Plan.Focus.Value && !f.age.has("a year") {
			s.say(essential, "What a year of age takes off %s cannot be told: too few of them have a price and a year %s.", w.the(f), w.ref(f.age))
		} else if w.Plan.Focus.Value {
			s.say(essential, "What a year of age takes off %s cannot be told: age explains too little of the prices offered %s.", w.the(f), w.ref(f.age))
		}
	}
	if most, least := mostAged(aged); len(aged) > 1 && w.Plan.Focus.Value && most.age.v("a year").Number-least.age.v("a year").Number < -samePace {
		s.say(essential, "Asking prices of %s fall most with age, %s a year, those of %s least, %s %s.",
			w.the(most), most.age.v("a year"), w.the(least), least.age.v("a year"), w.ref(most.age, least.age))
	}
	if len(parts) > 0 {
		s.say(essential, "A year of age lowers the asking price by %s %s.", list(parts), w.ref(evidence...))
	}
}

// samePace is up to how many points of per cent a year two losses are alike.
const samePace = 1

// mostAged are the findings whose prices fall most and least with age.
func mostAged(aged []finding) (most, least finding) {
	sorted := sortedBy(aged, func(f finding) int { return int(100 * f.age.v("a year").Number) })
	if len(sorted) > 0 {
		most, least = sorted[0], sorted[len(sorted)-1]
	}
	return most, least
}

// ages reports whether age explains enough of the prices to speak of what a year takes.
func (f finding) ages() bool { return f.orderly }

// contrast says how far apart the medians of the first subject and another one are and what remains of it at equal age.
func (w *writer) contrast(s *section, gap *Evidence, other finding) {
	if !gap.has("median gap") {
		return
	}
	raw, equal := gap.v("median gap"), gap.v("gap at equal age")
	if abs(raw.Number) < 100*(tied-1) && (!gap.has("gap at equal age") || abs(equal.Number) < 100*(tied-1)) {
		s.say(essential, "The medians of %s and %s hardly differ, nor do they at an equal age %s.", w.the(w.findings[0]), w.the(other), w.ref(gap))
		return
	}
	s.say(essential, "The median of %s is %s %s that of %s %s.", w.the(other), raw, aboveOrBelow(raw), w.the(w.findings[0]), w.ref(gap))
	if !gap.has("gap at equal age") || isRaised(w.Plan.matters, "newer") {
		return
	}
	age := gap.v("age")
	switch {
	case !w.findings[0].ages() || !other.ages():
		w.unaged(s, other)
	case raw.Number*equal.Number < 0:
		s.say(usual, "At an equal age of %s years the order turns, with a %s gap at equal age the other way: age accounts for the raw gap %s.",
			age, equal, w.ref(gap))
	case abs(equal.Number) < 0.8*abs(raw.Number):
		s.say(usual, "At an equal age of %s years the gap shrinks to %s: part of it is age %s.", age, equal, w.ref(gap))
	case abs(equal.Number) > 1.25*abs(raw.Number):
		s.say(usual, "At an equal age of %s years the gap is wider, %s: a different mix of ages hides part of it %s.", age, equal, w.ref(gap))
	default:
		s.say(usual, "At an equal age of %s years the gap is about the same, %s %s.", age, equal, w.ref(gap))
	}
}

// unaged says whose prices age does not explain, so that the first subject and another one cannot be set side by side by it.
func (w *writer) unaged(s *section, other finding) {
	var parts []string
	var evidence []*Evidence
	for _, f := range []finding{w.findings[0], other} {
		if !f.ages() {
			parts = append(parts, w.the(f)+" (R² "+f.age.v("R²").String()+")")
			evidence = append(evidence, f.age)
		}
	}
	s.say(usual, "Age explains next to nothing of the prices of %s, so that no comparison at an equal age is made %s.", list(parts), w.ref(evidence...))
}

func aboveOrBelow(v Value) string {
	if v.Number < 0 {
		return "below"
	}
	return "above"
}

func abs(x float64) float64 { return max(x, -x) }

// sideBySide is the main table of a comparison.
func (w *writer) sideBySide(s *section) {
	var rows [][]string
	for _, f := range w.findings {
		if !f.priced() {
			continue
		}
		p := f.prices
		rows = append(rows, []string{
			capital(f.called()) + " " + w.ref(p, f.time), cell(p, "", "priced"), cell(p, "", "lower quartile"), cell(p, "", "median"),
			cell(p, "", "upper quartile"), cell(p, "", "median year"), cell(f.time, "", "median"),
		})
	}
	s.rows(essential, []string{"Asking prices", "Priced", "Lower quartile", "Median", "Upper quartile", "Median year", "Days on sale, median"}, rows)
}

// byYear is the main table of a single subject: asking prices by year built.
func (w *writer) byYear(s *section, l level, f finding) {
	var rows [][]string
	bands := f.years.parts()
	for _, band := range bands[:min(6, len(bands))] {
		rows = append(rows, []string{
			band, cell(f.years, band, "priced"), cell(f.years, band, "lower quartile"), cell(f.years, band, "median"),
			cell(f.years, band, "upper quartile"),
		})
	}
	head := "Built "
	if w.Plan.compares() {
		head = capital(f.called()) + ", built "
	}
	s.rows(l, []string{head + w.ref(f.years), "Priced", "Lower quartile", "Median", "Upper quartile"}, rows)
	if alone := f.years.v("in no band"); alone.Number > 0 && len(rows) > 0 {
		s.say(l+1, "Boats of years with fewer than five priced ones stand in no row: %s %s.", alone, w.ref(f.years))
	}
}
