package research

// summary answers first, then shows the main table.
func (w *writer) summary() section {
	s := section{heading: executiveSummary}
	w.headline(&s)
	w.answer(&s)
	if w.sample {
		s.say(essential, "All listings are generated sample data, not real offers.")
	}
	for _, r := range w.Plan.Readings {
		s.say(essential, "%s", r)
	}
	for _, gap := range w.contrasts {
		w.contrast(&s, gap)
	}
	switch {
	case w.Plan.compares():
		w.sideBySide(&s)
	case w.Plan.Focus.Owning && w.findings[0].cost.has("rule of thumb"):
		w.yearlyCost(&s, usual, w.findings[0])
	default:
		w.byYear(&s, usual, w.findings[0])
	}
	for _, says := range w.Plan.Lacking {
		s.say(essential, "%s", says)
	}
	return s
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
		s.say(essential, "%s holds too few of these boats with a price for statistics: %s %s.", capital(w.catalogue()), f.count(), w.ref(p))
		w.coverage(s, essential, f)
		return
	}
	s.say(essential, "%s holds %s; half of those with a price ask between %s and %s, the median is %s %s.",
		capital(w.catalogue()), f.count(), p.v("lower quartile"), p.v("upper quartile"), p.v("median"), w.ref(p))
}

// medians names the medians of what is compared.
func (w *writer) medians(s *section) {
	var known []string
	for _, f := range w.findings {
		p := f.prices
		if !f.priced() {
			s.say(essential, "Too few with a price for statistics: %s %s.", f.count(), w.ref(p))
			w.coverage(s, usual, f)
			continue
		}
		known = append(known, p.v("median").String()+" for "+w.the(f)+" ("+p.v("priced").String()+" priced) "+w.ref(p))
	}
	if len(known) > 0 {
		s.say(essential, "Median asking prices in %s: %s.", w.catalogue(), list(known))
	}
}

// answer says first what the question's focus asks for.
func (w *writer) answer(s *section) {
	focus := w.Plan.Focus
	if focus.Owning {
		for i, f := range w.findings {
			w.ruleOfThumb(s, essential, f)
			w.berth(s, levelOf(i, essential), f)
		}
	}
	if focus.Value || focus.Buying && w.Plan.compares() {
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

// steadiest says whose asking prices fall least with age.
func (w *writer) steadiest(s *section) {
	var parts []string
	var evidence []*Evidence
	for _, f := range w.findings {
		if year := f.age.v("a year"); year.Number < 0 {
			parts = append(parts, year.String()+" for "+w.the(f)+" (R² "+f.age.v("R²").String()+")")
			evidence = append(evidence, f.age)
		}
	}
	if len(parts) > 0 {
		s.say(essential, "A year of age lowers the asking price by %s %s.", list(parts), w.ref(evidence...))
	}
}

// contrast says how far apart two medians are and what remains of it at equal age.
func (w *writer) contrast(s *section, gap *Evidence) {
	if !gap.has("median gap") {
		return
	}
	raw, equal := gap.v("median gap"), gap.v("gap at equal age")
	s.say(essential, "The median of %s is %s %s that of %s %s.", gap.Filter.Words, raw, aboveOrBelow(raw), w.findings[0].Name, w.ref(gap))
	if !gap.has("gap at equal age") {
		return
	}
	age := gap.v("age")
	switch {
	case raw.Number*equal.Number < 0:
		s.say(usual, "At an equal age of %s years the order turns, with a %s gap at equal age the other way: the raw gap comes from age, not from the boats %s.",
			age, equal, w.ref(gap))
	case abs(equal.Number) < 0.6*abs(raw.Number):
		s.say(usual, "At an equal age of %s years the gap shrinks to %s: much of it is age %s.", age, equal, w.ref(gap))
	case abs(equal.Number) > 1.4*abs(raw.Number):
		s.say(usual, "At an equal age of %s years the gap is wider, %s: a different mix of ages hides part of it %s.", age, equal, w.ref(gap))
	default:
		s.say(usual, "At an equal age of %s years the gap is about the same, %s %s.", age, equal, w.ref(gap))
	}
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
			capital(f.Name) + " " + w.ref(p, f.time), cell(p, "", "priced"), cell(p, "", "lower quartile"), cell(p, "", "median"),
			cell(p, "", "upper quartile"), cell(p, "", "median year"), cell(f.time, "", "median"),
		})
	}
	s.rows(usual, []string{"Asking prices", "Priced", "Lower quartile", "Median", "Upper quartile", "Median year", "Days on sale, median"}, rows)
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
		head = capital(f.Name) + ", built "
	}
	s.rows(l, []string{head + w.ref(f.years), "Priced", "Lower quartile", "Median", "Upper quartile"}, rows)
}
