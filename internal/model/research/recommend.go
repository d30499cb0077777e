package research

// recommend says what to do with the findings.
func (w *writer) recommend() section {
	s := section{heading: recommendations}
	advice := essential
	if w.Plan.compares() {
		w.choose(&s)
		advice = usual
	}
	for i, f := range w.findings {
		w.priceAdvice(&s, levelOf(i, advice), f)
	}
	for i, f := range w.findings {
		w.shortlist(&s, levelOf(i, usual), f)
	}
	for _, f := range w.findings {
		if f.known != nil {
			w.inspect(&s, f)
		}
	}
	for _, guide := range [][2]string{{"buying-process", "survey"}, {"buying-viewing-checklist", ""}} {
		if fact, ok := w.fact(guide[0], guide[1]); ok {
			s.item(usual, "%s", fact)
		}
	}
	s.item(deeper, "What would change this: sold prices, the survey of one boat, and a larger or a real set of listings.")
	return s
}

// priceAdvice turns the quartiles into what to offer and what to ask.
func (w *writer) priceAdvice(s *section, l level, f finding) {
	if !f.priced() {
		s.item(l, "Collect at least five comparable offers of %s before you judge a price.", w.the(f))
		return
	}
	p := f.prices
	switch spread := p.v("spread").Number; {
	case spread < 25:
		s.item(l, "Expect to pay near %s for %s; a price far from it calls for a reason %s.", p.v("median"), w.the(f), w.ref(p))
	case f.age.v("R²").Number >= explainsMuch && f.age.v("a year").Number < 0:
		s.item(l, "Judge %s by year before price: set an offer against the fit for that age, %s a year, not against the median %s.",
			w.the(f), f.age.v("a year"), w.ref(f.age))
	default:
		s.item(l, "For %s ask what justifies a price above %s and what is wrong below %s, the quartiles %s.",
			w.the(f), p.v("upper quartile"), p.v("lower quartile"), w.ref(p))
	}
}

// choose says which of the subjects the figures speak for, and for whom.
func (w *writer) choose(s *section) {
	cheapest, steadiest, priced := -1, -1, 0
	for i, f := range w.findings {
		if f.priced() {
			priced++
		}
		if f.priced() && (cheapest < 0 || f.prices.v("median").Number < w.findings[cheapest].prices.v("median").Number) {
			cheapest = i
		}
		year := f.age.v("a year").Number
		if year < 0 && (steadiest < 0 || year > w.findings[steadiest].age.v("a year").Number) {
			steadiest = i
		}
	}
	if priced < 2 {
		s.item(essential, "Too few are offered to choose by price: collect offers, and choose by design and survey.")
		return
	}
	c := w.findings[cheapest]
	if steadiest < 0 || cheapest == steadiest {
		s.item(essential, "On price alone the figures speak for %s, median %s %s.", w.the(c), c.prices.v("median"), w.ref(c.prices))
		return
	}
	v := w.findings[steadiest]
	s.item(essential, "Lowest median: %s, %s; least lost with age: %s, %s a year. Take the first for a short stay, the second to hold %s.",
		w.the(c), c.prices.v("median"), w.the(v), v.age.v("a year"), w.ref(c.prices, v.age))
}

// shortlist names boats to look at first.
func (w *writer) shortlist(s *section, l level, f finding) {
	var rows [][]string
	under := f.bargains.parts()
	for i, e := range f.boats {
		gap := "–"
		if i < len(under) {
			gap = cell(f.bargains, under[i], "below") + " under"
		}
		rows = append(rows, []string{e.Title + " " + w.ref(e), e.v("asks").String(), e.v("seen").String(), gap})
	}
	head := []string{"Look at first", "Asks", "Seen for", w.head("Against the fit", f.bargains)}
	if len(under) == 0 {
		head[3] = "Against the fit"
	}
	s.rows(l, head, rows[:min(2, len(rows))])
	if len(rows) > 2 {
		s.rows(deeper, append([]string{"And then"}, head[1:]...), rows[2:])
	}
	if len(under) > 0 {
		s.item(l+1, "A boat under the fit is a question, not a bargain: find out what its listing leaves out.")
	}
}

// inspect quotes what to look for in the design.
func (w *writer) inspect(s *section, f finding) {
	for _, fact := range w.texts[f.known].Facts {
		if mentionsAny(fact, "check", "inspect", "reported", "known", "crack", "corro", "blister", "rot", "leak", "replace", "wear") {
			s.item(usual, "%s", w.quote(f.known, fact))
			return
		}
	}
}
