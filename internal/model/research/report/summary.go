package report

import (
	"slices"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
)

// summary answers first, then shows the main table.
func (w *writer) summary() section {
	s := section{heading: ExecutiveSummary}
	w.claims(&s)
	if w.Plan.Focus.AboutTheBoat() && w.Plan.HasDesigns() || w.Plan.Focus.Faults && w.built() { // what it is, before what it costs
		w.answer(&s)
		w.headline(&s)
		w.untold(&s)
	} else {
		w.marketFirst(&s)
	}
	s.pause = true
	if notice := w.notice(); notice != "" {
		s.say(essential, "%s", notice)
	}
	for _, r := range w.Plan.Readings {
		s.say(essential, "%s", r)
	}
	switch {
	case w.Plan.Focus.AboutTheBoat() && w.Plan.HasDesigns():
		w.ratios(&s, essential, w.allDesigns())
	case w.Plan.Focus.Owning && w.Plan.Compares() && w.findings[0].cost.Has("rule of thumb"):
		w.yearlyCosts(&s, essential)
		w.sideBySide(&s)
	case w.findings[0].decades.Parts() != nil:
		w.fadingTable(&s, essential)
	case w.Plan.Compares():
		w.sideBySide(&s)
	case w.Plan.Focus.Brokers && w.findings[0].brokers.Parts() != nil:
		w.shares(&s, essential, w.findings[0])
	case w.Plan.Focus.Owning && w.findings[0].cost.Has("rule of thumb"):
		w.yearlyCost(&s, essential, w.findings[0])
	case len(w.Plan.Divisions) > 0:
		w.groupTables(&s, essential)
	case len(w.findings[0].ratios) > 0 && w.findings[0].ratios[0].Parts() != nil:
		w.ratioTable(&s, essential, w.findings[0].ratios[0], w.Plan.Ratios[0].Ratio)
	case w.preference() != nil:
		w.preference().table(w, &s, essential)
	case w.chooses():
		w.byModel(&s, essential, w.findings[0], "Model")
	default:
		w.byYear(&s, essential, w.findings[0])
	}
	return s
}

// notice says what the listings are, where they are not real offers; empty where no boats are studied.
func (s *Study) notice() string {
	switch {
	case len(s.findings) == 0:
	case s.made:
		return "All listings are generated sample data, not real offers."
	case s.sample:
		return "Some of the listings are generated sample data, not real offers."
	}
	return ""
}

// marketFirst says what the market is, behind what is answered directly unless a price was asked for.
func (w *writer) marketFirst(s *section) {
	if w.shortFirst() {
		w.short(s)
	}
	w.setBeside(s)
	if w.judges() {
		w.verdict(s)
	}
	if w.Plan.Counted == nil {
		w.fading(s)
	}
	if w.contrastFirst() {
		w.contrastAll(s)
	}
	w.toSell(s)
	if w.pricesFirst() {
		w.headline(s)
		w.direct(s)
	} else {
		w.direct(s)
		w.headline(s)
	}
	w.rated(s)
	w.answer(s)
	for _, q := range w.Plan.Quotes {
		if fact, ok := w.fact(q.Passage, q.Word); ok {
			s.say(essential, "%s", fact)
		}
	}
}

// pricesFirst reports whether what the market is comes before what is answered directly.
func (w *writer) pricesFirst() bool {
	plan := w.Plan
	more := plan.Own || plan.Leads || len(plan.Figures)+len(plan.Divisions) > 0 || len(plan.Short) > 0
	if ask := plan.Ask; plan.Compares() && len(ask.Measures) > 1 && ask.Way == "level" && ask.Speaks("price") && !plan.Leads {
		return true
	}
	return plan.Focus.Price && !more || plan.Raises("structure")
}

// headline is the market in one sentence.
func (w *writer) headline(s *section) {
	if w.Plan.Compares() {
		w.medians(s)
		if !w.contrastFirst() {
			w.contrastAll(s)
		}
		return
	}
	f := w.findings[0]
	p := f.prices
	if !f.priced() {
		w.tooFew(s, f)
		w.coverage(s, essential, f)
		return
	}
	w.introduced = true
	if w.quartersTold {
		s.say(essential, "%s holds %s in all %s.", fold.Capital(w.catalogue()), f.count(), w.ref(p))
		return
	}
	s.say(essential, "%s holds %s; half of those with a price ask between %s and %s, the median is %s %s.",
		fold.Capital(w.catalogue()), f.count(), p.Value("lower quartile"), p.Value("upper quartile"), p.Value("median"), w.ref(p))
}

// tooFew says that a subject has no statistics.
func (w *writer) tooFew(s *section, f finding) {
	why := ", too few with a price for statistics"
	if f.prices.Value("boats").Number == 0 {
		why = ""
	}
	s.say(essential, "%s holds %s%s %s.", fold.Capital(w.catalogue()), f.count(), why, w.ref(f.prices))
	w.askedFor(s, f)
}

// askedFor says what each of a few boats asks.
func (w *writer) askedFor(s *section, f finding) {
	var each []string
	for _, e := range f.boats {
		each = append(each, asked(e)+" for a "+e.Title+" "+w.ref(e))
	}
	if len(each) > 0 && len(each) < measure.Fewest {
		s.say(essential, "What is asked: %s.", prose.List(each, "and"))
	}
}

// medians names the medians of what is compared, or says that prices cannot compare it where fewer than two have any.
func (w *writer) medians(s *section) {
	var known []string
	var few []finding
	for _, f := range w.findings {
		p := f.prices
		if !f.priced() {
			few = append(few, f)
			continue
		}
		known = append(known, p.Value("median").String()+" for "+w.the(f)+" ("+p.Value("priced").String()+" priced) "+w.ref(p))
	}
	if len(known) < 2 {
		w.incomparable(s, few, len(known) > 0)
	}
	if len(known) > 0 {
		where := w.catalogue()
		if w.Plan.Shared != "" {
			where += " (boats " + w.Plan.Shared + ")"
		}
		s.say(essential, "Median asking prices in %s: %s.", where, prose.List(known, "and"))
	}
	for _, f := range few {
		if len(known) < 2 {
			w.askedFor(s, f)
		} else {
			w.tooFew(s, f)
		}
		w.coverage(s, usual, f)
	}
}

// incomparable says that prices cannot compare what is compared, since so few of it are for sale; one of it has enough or none.
func (w *writer) incomparable(s *section, few []finding, one bool) {
	boats := func(f finding) int { return int(f.prices.Value("boats").Number) }
	held := told(sortedBy(few, boats), func(f finding) string {
		switch n := boats(f); {
		case n == 0:
			return f.count() + " " + w.ref(f.prices)
		case n < measure.Fewest:
			return "only " + f.count() + " " + w.ref(f.prices)
		}
		return f.count() + ", too few of them with a price " + w.ref(f.prices)
	})
	catalogue := w.catalogue()
	if one { // of which it is said what data it is
		catalogue = "the catalogue"
	}
	s.say(essential, "Prices cannot compare them: %s holds %s.", catalogue, prose.List(held, "and"))
}

// answer says first what the question's focus asks for.
func (w *writer) answer(s *section) {
	focus := w.Plan.Focus
	if focus.Faults && (w.built() || slices.ContainsFunc(w.findings, func(f finding) bool { return f.known != nil })) {
		w.faults(s)
	}
	if focus.Owning {
		for i, f := range w.findings {
			w.ruleOfThumb(s, levelOf(i, essential), f)
		}
		if !w.Plan.Compares() {
			w.largestItem(s, essential, w.findings[0])
		}
		w.berth(s, essential, w.findings[0])
	}
	if focus.Buying && !focus.Value && w.Plan.Compares() && !w.Plan.Raises("newer") {
		w.steadiest(s)
	}
	if focus.Technical && w.Plan.HasDesigns() {
		w.difference(s, essential, w.allDesigns())
		w.offshore(s)
	}
	if focus.Technical && !w.Plan.HasDesigns() {
		for i, f := range w.findings {
			if f.known != nil {
				s.say(levelOf(i, essential), "%s", w.quote(f.known, measure.FirstSentence(w.texts[f.known].Summary)))
			}
		}
	}
}

// byYear is the main table of a single subject: asking prices by year built.
func (w *writer) byYear(s *section, l level, f finding) {
	var rows [][]string
	bands := f.years.Parts()
	for _, band := range bands {
		rows = append(rows, []string{
			band, cell(f.years, band, "priced"), cell(f.years, band, "lower quartile"), cell(f.years, band, "median"),
			cell(f.years, band, "upper quartile"),
		})
	}
	head := "Built "
	if w.Plan.Compares() {
		head = fold.Capital(f.Called()) + ", built "
	}
	s.rows(l, []string{head + w.ref(f.years), "Priced", "Lower quartile", "Median", "Upper quartile"}, rows)
	if alone := f.years.Value("in no row"); alone.Number > 0 && len(rows) > 0 {
		s.say(l, "Boats of years with fewer than five priced ones stand in no row: %s %s.", alone, w.ref(f.years))
	}
}
