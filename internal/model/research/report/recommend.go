package report

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/prose"
)

// recommend says what to do with the findings, to who sells, to who buys, or to both.
func (w *writer) recommend() section {
	s := section{heading: recommendations}
	switch {
	case w.sells():
		w.unseenAdvice(&s)
		w.sellingAdvice(&s)
		w.shortlist(&s)
		w.tip(&s, usual, "buying-selling", "pre-sale survey")
		w.tip(&s, usual, "buying-selling", "photos")
	case w.Plan.Role == plan.Both:
		w.advise(&s)
		w.forBoth(&s)
		w.inspectAll(&s)
	default:
		w.buyingAdvice(&s)
	}
	s.item(deeper, "What would change this: sold prices, the survey of one boat, and a larger or a real set of listings.")
	return s
}

// buyingAdvice is what follows for who looks for a boat, or tells nothing of what he has in mind.
func (w *writer) buyingAdvice(s *section) {
	advice, answered := essential, w.advise(s)
	if w.Plan.Compares() {
		w.choose(s)
	}
	if answered || w.Plan.Compares() {
		advice = usual
	}
	if !answered || w.buys() {
		for i, f := range w.findings {
			l := advice
			if len(w.findings) != 2 { // of two both are told
				l = levelOf(i, advice)
			}
			w.priceAdvice(s, l, f)
		}
	}
	if !answered && !w.Plan.Compares() && w.Plan.Role == plan.Anyone && !w.Plan.Focus.Buying {
		w.askingAdvice(s)
	}
	if w.buys() || !answered && !w.apartFromUse() {
		w.shortlist(s)
	}
	w.inspectAll(s)
	guides := [][2]string{{"buying-process", "survey"}, {"buying-viewing-checklist", ""}}
	if !w.cored() {
		guides[1] = [2]string{"buying-viewing-checklist", "engine"}
	}
	for _, guide := range guides {
		if w.buys() || w.Plan.Focus.Faults {
			w.tip(s, usual, guide[0], guide[1])
		}
	}
}

// inspectAll quotes what the passages on the boats tell to look for.
func (w *writer) inspectAll(s *section) {
	for _, f := range w.findings {
		for _, e := range f.telling() {
			w.inspect(s, e)
		}
	}
}

// priceAdvice turns the quartiles into what to offer and what to ask.
func (w *writer) priceAdvice(s *section, l level, f finding) {
	if w.Plan.Unseen && f.kin.Has("median") { // by which it was said what to ask or to offer
		return
	}
	if w.sells() && f.priced() && f.Asked == nil {
		s.item(l, "Ask above %s only with invoices for rig, sails or engine, and below %s only for a quick sale %s.",
			f.prices.Value("upper quartile"), f.prices.Value("lower quartile"), w.ref(f.prices))
		return
	}
	if !f.priced() && w.Plan.Compares() { // which is said of all of them
		return
	}
	if !f.priced() {
		s.item(l, "Collect at least five comparable offers of %s before you judge a price.", w.the(f))
		return
	}
	p := f.prices
	if p.Value("priced").Number < measure.FewestFitted {
		s.item(l, "From %s prices take the quartiles of %s, %s and %s, as a rough span: one more offer moves them %s.",
			p.Value("priced"), w.the(f), p.Value("lower quartile"), p.Value("upper quartile"), w.ref(p))
		return
	}
	switch spread := p.Value("spread").Number; {
	case spread < 25:
		s.item(l, "Expect to pay near %s for %s; a price far from it calls for a reason %s.", p.Value("median"), w.the(f), w.ref(p))
	case f.orderly && f.age.Value("R²").Number >= measure.ExplainsMuch && f.age.Value("a year").Number < 0:
		s.item(l, "Judge %s by year before price: set an offer against the fit for that age, %s a year, not against the median %s.",
			w.the(f), f.age.Value("a year"), w.ref(f.age))
	default:
		s.item(l, "For %s ask what justifies a price above %s and what is wrong below %s, the quartiles %s.",
			w.the(f), p.Value("upper quartile"), p.Value("lower quartile"), w.ref(p))
	}
}

// tied is up to how many times the lower of two medians the higher one is no difference.
const tied = 1.03

// choose says which of the subjects asks least, and which loses least with age where age tells enough of two of them.
func (w *writer) choose(s *section) {
	var priced []finding
	for _, f := range w.findings {
		if f.priced() {
			priced = append(priced, f)
		}
	}
	switch {
	case w.Plan.Divided: // the medians of which are of other models
		return
	case w.equalAdvice(s):
		return
	}
	if len(priced) == 1 && len(w.findings) > 1 {
		s.item(essential, "By price only %s can be judged, of which %s are priced: the others are offered too rarely to tell a difference %s.", w.the(priced[0]), priced[0].prices.Value("priced"), w.ref(priced[0].prices))
		return
	}
	if len(priced) < 2 {
		s.item(essential, "Too few are offered to choose by price: collect offers, and choose by design and survey.")
		return
	}
	priced = sortedBy(priced, func(f finding) int { return int(f.prices.Value("median").Number) })
	if first, last := priced[0].prices.Value("median").Number, priced[len(priced)-1].prices.Value("median").Number; last < tied*first {
		s.item(essential, "By median they ask the same: choose by condition, equipment and place.")
		return
	}
	var others []string
	evidence := []*measure.Evidence{priced[0].prices}
	for _, f := range priced[1:] {
		others = append(others, f.prices.Value("median").String()+" for "+w.the(f))
		evidence = append(evidence, f.prices)
	}
	s.item(essential, "The lowest median is that of %s, %s, against %s %s.", w.the(priced[0]), priced[0].prices.Value("median"), prose.List(others, "and"), w.ref(evidence...))
	if w.medianTold {
		s.item(essential, "They are of about one age: if price decides, look for %s first, and let condition and survey decide between offers.", w.the(priced[0]))
	}
	w.leastLost(s)
}

// leastLost says which of the subjects loses least with age, where that can be told.
func (w *writer) leastLost(s *section) {
	var aged []finding
	for _, f := range w.findings {
		if _, losing := f.losing(); losing {
			aged = append(aged, f)
		}
	}
	if len(aged) < 2 || w.Plan.Raises("newer") {
		return
	}
	most, least := mostAged(aged)
	if !pacesDiffer(most, least) {
		return
	}
	s.item(usual, "Least is lost with age by %s, %s a year, most by %s, %s: that counts for whoever sells again after years %s.",
		w.the(least), least.age.Value("a year"), w.the(most), most.age.Value("a year"), w.ref(least.age, most.age))
}

// equalAdvice says which of two asks less at an equal age, where that is known: their medians are of boats of other ages.
func (w *writer) equalAdvice(s *section) bool {
	if !w.comparable() {
		return false
	}
	gap := w.contrasts[0]
	equal, alike, _ := w.atEqual(gap)
	if byChance(gap, equal) {
		s.item(essential, "At %s of %s years their prices cannot be told apart: choose by condition, equipment and place %s.", alike, gap.Value("age"), w.ref(gap))
		return true
	}
	s.item(essential, "Compare offers of one age: at %s of %s years %s %s %s than %s %s.", alike, gap.Value("age"), w.asks(w.findings[1]), equal, lessOrMore(equal), w.the(w.findings[0]), w.ref(gap))
	w.leastLost(s)
	return true
}

// cored reports whether the boats may have decks with a core, as sailing boats of plastic do.
func (w *writer) cored() bool {
	return !slices.ContainsFunc(w.findings, func(f finding) bool {
		kind := design.Category(f.Filter.Query.Type)
		if f.Design != nil {
			kind = f.Design.Category
		}
		return len(f.Filter.Query.HullMaterial) > 0 || kind != "" && !kind.Sails()
	})
}

// shortlist names boats to look at first: of each subject two, then the others.
func (w *writer) shortlist(s *section) {
	const first = 2
	var rows, more [][]string
	var fits []*measure.Evidence
	for _, f := range w.findings {
		own := w.offers(f)
		rows, more = append(rows, own[:min(first, len(own))]...), append(more, own[min(first, len(own)):]...)
		if len(f.bargains.Parts()) > 0 {
			fits = append(fits, f.bargains)
		}
	}
	head := []string{"Look at first", "Asks", "Lies in", "Seen for", strings.TrimSpace("Against the fit " + w.ref(fits...))}
	if len(fits) == 0 {
		head = head[:4]
	}
	for _, all := range [][][]string{rows, more} {
		for i := range all {
			all[i] = all[i][:len(head)]
		}
	}
	if w.sells() {
		head[0] = "Offers beside yours"
	}
	s.rows(usual, head, rows)
	s.rows(deepest, append([]string{"And then"}, head[1:]...), more)
	if slices.ContainsFunc(rows, func(r []string) bool { return strings.HasSuffix(r[len(r)-1], " under") }) && !w.sells() {
		s.item(deeper, "A boat under the fit is a question, not a bargain: find out what its listing leaves out.")
	}
}

// offers are the comparables of a subject as rows of a table.
func (w *writer) offers(f finding) [][]string {
	var rows [][]string
	for _, e := range f.boats {
		rows = append(rows, []string{e.Title + " " + w.ref(e), asked(e), w.liesIn(idOf(e)), e.Value("seen").String(), f.under(idOf(e))})
	}
	return rows
}

// liesIn is the country where an offer lies, a dash where it does not tell.
func (w *writer) liesIn(id string) string {
	l, ok := w.ix.Get(id)
	if !ok || l.Country == "" {
		return "–"
	}
	country, _ := w.from.Places.Country(l.Country)
	return cmp.Or(country.Name, l.Country)
}

// asked is what a boat asks, with what that is in the currency of the report where it differs.
func asked(e *measure.Evidence) string {
	if e.Has("converted") {
		return e.Value("asks").String() + " (" + e.Value("converted").String() + ")"
	}
	return e.Value("asks").String()
}

// offer is what one boat asks, with what she is.
func (w *writer) offer(e *measure.Evidence) string {
	return asked(e) + " for a " + e.Title + " " + w.ref(e)
}

// inspect quotes what a passage tells to look for.
func (w *writer) inspect(s *section, e *measure.Evidence) {
	for _, fact := range w.texts[e].Facts {
		if mentionsAny(fact, faultWords...) {
			s.item(usual, "%s", w.quote(e, fact))
			return
		}
	}
}
