package research

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
)

// direct answers before anything else what asks for one answer: what cannot be told, where boats are cheapest, what age takes.
func (w *writer) direct(s *section) {
	focus, first := w.Plan.Focus, w.findings[0]
	if focus.Brokers {
		for i, f := range w.findings {
			w.offerers(s, levelOf(i, essential), f)
		}
	}
	w.oneBoat(s)
	w.proportions(s)
	w.figures(s)
	if !w.Plan.Compares() {
		if focus.Where && !w.Plan.Raises("offers") {
			w.regionalGap(s, essential, first)
		}
		w.drives(s)
		w.groups(s)
	}
	w.atAges(s, first.newer, "A newer one of her kind and length is expected to ask at an age of")
	if w.Plan.Raises("scatter") {
		w.scatter(s)
	}
	w.older(s)
	for i, f := range w.findings {
		w.supplied(s, levelOf(i, essential), f)
		w.beside(s, levelOf(i, essential), f)
	}
	if w.Plan.Raises("offers") && !w.Plan.Compares() {
		w.located(s, essential, first)
	}
	w.affordable(s)
	w.choices(s)
	w.history(s)
	if focus.Time && w.Plan.Compares() {
		w.quickest(s)
	}
	if focus.Value && w.Plan.Compares() {
		w.steadiest(s)
	}
	w.untold(s)
	w.unpriced(s)
	if focus.Certainty {
		for i, f := range w.findings {
			w.sureMedian(s, levelOf(i, essential), f)
		}
	}
	if w.timeFirst() {
		w.onSale(s, essential, first)
	}
	if focus.Owning {
		w.keeping(s)
	}
	if focus.Value && !w.Plan.Compares() {
		w.resale(s)
		w.steadiest(s)
	}
	if focus.Waiting && !w.Plan.Compares() && first.orderly && first.age.Value("a year").Number < 0 {
		s.say(essential, "If the market stands still, a year's wait saves that on the same boat, and costs a year of sailing.")
	}
}

// untold says what was asked and cannot be told.
func (w *writer) untold(s *section) {
	for _, says := range slices.Concat(w.Plan.Lacking, w.Plan.Short) {
		s.say(essential, "%s", says)
	}
	if w.Plan.Loosened {
		w.guidance(s)
	}
}

// unpriced says from where an offer is dear and cheap, where it was asked whether boats are worth their price and none was named.
func (w *writer) unpriced(s *section) {
	f := w.findings[0]
	if !w.Plan.Raises("offer") || w.Plan.Own || w.Plan.Years > 1 || w.Plan.Compares() || f.Design == nil && f.Asked == nil || !f.priced() {
		return
	}
	p := f.prices
	s.say(essential, "A fair price lies between %s and %s, the middle half of the %s comparable offers, with a median of %s: more needs a reason in condition or equipment, and less hides one %s.",
		p.Value("lower quartile"), p.Value("upper quartile"), p.Value("priced"), p.Value("median"), w.ref(p))
	if f.Design != nil {
		w.ranked(s, essential, f)
	}
	if f.orderly {
		w.steadiest(s)
	}
}

// choice reports whether it was asked what to choose, and no number.
func (w *writer) choice() bool {
	plan := w.Plan
	return (plan.Raises("choice") || plan.Raises("popular")) && !plan.Raises("offers") && len(plan.Divisions)+len(plan.Figures) == 0 && plan.Counted == nil
}

// chooses reports whether it was asked which boats of a kind to look for.
func (w *writer) chooses() bool {
	return w.choice() && !w.Plan.Compares() && w.findings[0].Design == nil && len(w.findings[0].series()) > 1
}

// series are the models of a finding, the most offered first, without one-offs, which share a name and are no model.
func (f finding) series() []string {
	return slices.DeleteFunc(slices.Clone(f.models.Parts()), measure.Custom)
}

// choices names the models that are most offered within what was asked.
func (w *writer) choices(s *section) {
	const most = 4
	f := w.findings[0]
	if p := w.preference(); p != nil {
		p.say(w, s, f.preferred, f.preferred.Parts())
		return
	}
	if e := f.preferred; e != nil && (e.Measure == measure.ByModelAge || e.Measure == measure.ByBuilderAge) {
		noun, _ := kindOfPart(e)
		s.say(essential, "The prices of no two %ss follow age clearly enough here to say which keeps its value best %s.", noun, w.ref(e))
		return
	}
	if !w.chooses() {
		w.few(s)
		return
	}
	var named []string
	for _, m := range f.series() {
		named = append(named, "the "+m+" (median "+cell(f.models, m, "median")+" of "+cell(f.models, m, "priced")+")")
	}
	if w.Plan.Raises("popular") {
		s.say(essential, "Most offered are %s %s.", prose.List(named, "and"), w.ref(f.models))
		return
	}
	named = named[:min(most, len(named))]
	s.say(essential, "Look first at what is offered most within these bounds, where offers can be compared: %s %s.", prose.List(named, "and"), w.ref(f.models))
	s.say(essential, "That ranks them by number, not by merit: condition and survey decide.")
	w.guidance(s)
}

// ofChoice are the topics of passages that help to choose a boat.
var ofChoice = []string{"Boat types and rigs", "Buying and selling a boat", "Popular boat designs"}

// few names offers to look at where it was asked which boats to look for and no two models are offered often enough.
func (w *writer) few(s *section) {
	const most = 4
	f := w.findings[0]
	if !w.choice() || w.Plan.Compares() || f.Design != nil || !f.priced() || len(f.boats) == 0 {
		return
	}
	var each []string
	for _, e := range f.boats[:min(most, len(f.boats))] {
		each = append(each, asked(e)+" for a "+e.Title+" "+w.ref(e))
	}
	s.say(essential, "Too few boats of one model are offered within these bounds to compare models; among the offers are %s.", prose.List(each, "and"))
}

// guidance quotes what the knowledge base says first on what was asked, else on the kind of boat.
func (w *writer) guidance(s *section) {
	best := w.findings[0].known
	if len(w.passages) > 0 && slices.Contains(ofChoice, w.texts[w.passages[0]].Topic) {
		best = w.passages[0]
	}
	if best != nil {
		s.say(essential, "%s", w.quote(best, measure.FirstSentence(w.texts[best].Summary)))
	}
}

// history quotes what is known of a builder, where her history was asked.
func (w *writer) history(s *section) {
	if !w.Plan.Raises("history") {
		return
	}
	for _, f := range w.findings {
		if f.known == nil {
			continue
		}
		s.say(essential, "%s", w.quote(f.known, measure.FirstSentence(w.texts[f.known].Summary)))
		for _, fact := range w.texts[f.known].Facts[:min(2, len(w.texts[f.known].Facts))] {
			s.say(essential, "%s", w.quote(f.known, fact))
		}
	}
}

// quickest says whose offers have stood for the shortest time so far.
func (w *writer) quickest(s *section) {
	var timed []finding
	for _, f := range w.findings {
		if f.time.Has("median") {
			timed = append(timed, f)
		}
	}
	if len(timed) < 2 {
		return
	}
	timed = sortedBy(timed, func(f finding) int { return int(f.time.Value("median").Number) })
	first, last := timed[0], timed[len(timed)-1]
	if last.time.Value("median").Number < 1.1*first.time.Value("median").Number {
		s.say(essential, "By how long their offers have stood none of them sells noticeably faster: the medians are %s for %s and %s for %s %s.",
			first.time.Value("median"), w.the(first), last.time.Value("median"), w.the(last), w.ref(first.time, last.time))
	} else {
		s.say(essential, "Offers of %s have stood for the shortest time, a median of %s, those of %s for the longest, %s %s.",
			w.the(first), first.time.Value("median"), w.the(last), last.time.Value("median"), w.ref(first.time, last.time))
	}
	s.say(essential, "That is the age of offers still open; how long sold boats took is not known here.")
}

// affordable says what of each design the budget buys.
func (w *writer) affordable(s *section) {
	if w.Plan.Budget == nil {
		return
	}
	var parts []string
	var evidence []*measure.Evidence
	for _, f := range w.findings {
		part := f.budget.Value("priced").String() + " of " + w.the(f)
		switch {
		case !f.budget.Has("priced"):
			part = "fewer than five of " + w.the(f)
		case f.budget.Has("median year"):
			part += ", built in " + f.budget.Value("median year").String() + " by median"
		}
		parts, evidence = append(parts, part), append(evidence, f.budget)
	}
	s.say(essential, "%s is enough for %s %s.", w.Plan.Budget, strings.Join(parts, "; "), w.ref(evidence...))
}
