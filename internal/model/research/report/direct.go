package report

import (
	"slices"

	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/prose"
)

// direct answers before anything else what asks for one answer. What stands first is what was asked most plainly; what cannot be told
// comes before it where that is the whole answer.
func (w *writer) direct(s *section) {
	if w.Plan.Raises("scatter") {
		w.scatter(s)
	}
	w.offeredBy(s)
	w.oneBoat(s)
	if !w.judges() {
		w.verdict(s)
	}
	w.motives(s)
	w.records(s)
	w.unshown(s)
	if !w.Plan.Focus.Faults {
		w.regarded(s)
	}
	w.bargains(s)
	w.cut(s)
	w.outnumbered(s)
	w.proportions(s)
	w.figures(s)
	w.divided(s)
	w.byAge(s)
	w.onOffer(s)
	w.affordable(s)
	w.dearestOffers(s)
	w.choices(s)
	w.history(s)
	w.compared(s)
	w.untold(s)
	w.unpriced(s)
	w.certainty(s)
	if w.timeFirst() {
		w.onSale(s, essential, w.findings[0])
	}
	if !w.Plan.Loosened || !w.Plan.Raises("supply") { // whose pace is not theirs
		w.kept(s)
	}
}

// offeredBy says who offers the boats, where that is asked.
func (w *writer) offeredBy(s *section) {
	if !w.Plan.Focus.Brokers {
		return
	}
	for i, f := range w.findings {
		w.offerers(s, levelOf(i, essential), f)
	}
}

// motives says first what cannot be told, where why an owner sells or what was asked earlier is wanted, and what is known of the boats.
func (w *writer) motives(s *section) {
	if w.Plan.Raises("motives") || w.Plan.Raises("earlier") {
		w.untold(s)
	}
	if known := w.findings[0].known; w.Plan.Raises("motives") && known != nil {
		s.say(essential, "%s", w.quote(known, measure.FirstSentence(w.texts[known].Summary)))
	}
}

// divided says how parts of one market differ: its countries, its drives, its groups.
func (w *writer) divided(s *section) {
	if w.Plan.Compares() {
		return
	}
	if w.Plan.Focus.Where && !w.Plan.Raises("offers") && !w.dividedBy("country") && !w.dividedBy("region") {
		w.regionalGap(s, essential, "Of the countries with most offers medians", w.findings[0])
	}
	w.drives(s)
	w.groups(s)
	w.priceGap(s)
}

// byAge says what boats of other ages ask.
func (w *writer) byAge(s *section) {
	w.atAges(s, w.findings[0].newer, "A newer one of her kind and length is expected to ask at an age of")
	w.older(s)
	w.byYears(s)
}

// byYears says from which median to which the years of build go, where several that were asked for are set beside each other.
func (w *writer) byYears(s *section) {
	f := w.findings[0]
	q, bands := f.Filter.Query, f.years.Parts()
	if w.Plan.Compares() || !w.Plan.Focus.Value || q.YearMin == 0 || q.YearMax <= q.YearMin || len(knowing(f.years, bands, "median")) < 2 {
		return
	}
	slices.Reverse(bands)
	medians := told(bands, func(band string) string { return band + " (" + cell(f.years, band, "median") + ")" })
	s.say(essential, "By year built the medians are %s %s.", prose.List(medians, "and"), w.ref(f.years))
}

// onOffer says what share of the wider market the boats are, how they lie to their class, and where most are.
func (w *writer) onOffer(s *section) {
	for i, f := range w.findings {
		w.supplied(s, levelOf(i, essential), f)
		w.beside(s, levelOf(i, essential), f)
	}
	if w.Plan.Raises("offers") && !w.Plan.Compares() && !w.dividedBy("region") {
		w.located(s, essential, w.findings[0])
	}
}

// compared says of which of several kinds of boat the price is lowered most, which sells soonest and which keeps its price.
func (w *writer) compared(s *section) {
	if !w.Plan.Compares() {
		return
	}
	focus, cuts := w.Plan.Focus, w.Plan.Ask.Speaks("cuts")
	if cuts {
		w.lowered(s)
	}
	if focus.Time && !cuts {
		w.quickest(s)
	}
	if focus.Value {
		w.steadiest(s)
	}
}

// certainty says how sure the medians are, where that is asked.
func (w *writer) certainty(s *section) {
	if !w.Plan.Focus.Certainty {
		return
	}
	for i, f := range w.findings {
		w.sureMedian(s, levelOf(i, essential), f)
	}
}

// kept says what a boat costs while she is kept, what she will bring, and what it saves to wait.
func (w *writer) kept(s *section) {
	focus, first := w.Plan.Focus, w.findings[0]
	if focus.Owning {
		w.keeping(s)
	}
	if focus.Value && !w.Plan.Compares() {
		w.resale(s)
		w.steadiest(s)
	}
	if _, losing := first.losing(); losing && focus.Waiting && !w.Plan.Compares() {
		s.say(essential, "If the market stands still, a year's wait saves that on the same boat, and costs a year of sailing.")
	}
}

// cut says how many offers show a lowered price and by how much, where that is asked.
func (w *writer) cut(s *section) {
	for _, f := range w.findings {
		e := f.cuts
		if !e.Has("lowered") {
			continue
		}
		s.say(essential, "%s of %s %s show a lowered price, a share of %s %s.", e.Value("lowered"), e.Value("boats"), w.plural(f), e.Value("share lowered"), w.ref(e))
		if e.Has("median") {
			s.say(essential, "Half of the cuts lie between %s and %s of the first price that was seen, with a median of %s %s.", e.Value("lower quartile"), e.Value("upper quartile"), e.Value("median"), w.ref(e))
		} else if e.Value("lowered").Number > 0 {
			s.say(essential, "By how much they were lowered too few offers tell.")
		}
		if e.Has("days until") && slices.Contains(w.Plan.Ask.Measures, "days") {
			s.say(essential, "From the first sight of such an offer to the cut it took %s by median %s.", e.Value("days until"), w.ref(e))
		}
	}
}

// lowered says of each of several kinds of boat on how many of its offers the price has been lowered.
func (w *writer) lowered(s *section) {
	var each []string
	var evidence []*measure.Evidence
	for _, f := range w.findings {
		if reduced := f.time.Value("reduced"); reduced.Number > 0 {
			each, evidence = append(each, reduced.String()+" of the offers of "+w.the(f)), append(evidence, f.time)
		}
	}
	if len(each) > 1 {
		s.say(essential, "A lowered price is shown by %s %s.", prose.List(each, "and"), w.ref(evidence...))
	}
}

// dearestOffers says what the dearest and the cheapest offer ask, where the dearest was asked.
func (w *writer) dearestOffers(s *section) {
	if !w.Plan.Raises("dearest") {
		return
	}
	for i, f := range w.findings {
		if p := f.prices; f.priced() {
			s.say(levelOf(i, essential), "The dearest offer of %s asks %s, the cheapest %s %s.", w.those(f), p.Value("highest"), p.Value("lowest"), w.ref(p))
		}
	}
}

// dividedBy reports whether the boats are divided by a property.
func (w *writer) dividedBy(by string) bool {
	return slices.ContainsFunc(w.Plan.Divisions, func(d plan.Division) bool { return d.By == by })
}

// shortFirst reports whether figures that stand first would be taken for those of boats that are not for sale.
func (w *writer) shortFirst() bool {
	return w.Plan.Uneven != nil || len(w.Plan.Short) > 0 && (w.Plan.Raises("supply") || w.Plan.Loosened) || w.Plan.Claim.Early || w.Plan.Raises("scatter") || w.contrastFirst() || w.Plan.Loosened && (w.Plan.Raises("structure") || w.Plan.Raises("supply"))
}

// short says where too few boats are for sale for figures of their own.
func (w *writer) short(s *section) {
	for _, says := range w.Plan.Short {
		s.say(essential, "%s", says)
	}
	if w.Plan.Loosened && w.Plan.Raises("supply") && slices.Contains(w.Plan.Ask.Measures, "price") {
		s.say(essential, "What one of them would ask no offer here tells.")
	}
	if w.Plan.Unseen && !w.Plan.Aged && !w.Plan.Compares() {
		w.unseen(s, w.findings[0])
	}
}

// untold says what was asked and cannot be told.
func (w *writer) untold(s *section) {
	for _, says := range w.Plan.Lacking {
		s.say(essential, "%s", says)
	}
	if !w.shortFirst() {
		w.short(s)
	}
	if w.Plan.Loosened && w.Plan.Uneven == nil && w.findings[0].maker() == "" {
		w.guidance(s)
	}
}
