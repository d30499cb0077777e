package report

import (
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/prose"
)

// analysis is what moves the price: spread, age, equipment, and what a boat costs to keep.
func (w *writer) analysis() section {
	s := section{heading: detailedAnalysis}
	if !w.Plan.Raises("scatter") {
		w.spread(&s)
	}
	if !w.Plan.Focus.Certainty {
		for i, f := range w.findings {
			if f.prices.Value("priced").Number < fewForMedian {
				w.sureMedian(&s, levelOf(i, usual), f)
			}
		}
	}
	for i, f := range w.findings {
		w.ageing(&s, levelOf(i, usual), f)
	}
	w.expected(&s)
	for i, f := range w.findings {
		if w.Plan.Compares() {
			w.byYear(&s, deeper, f)
		} else if w.chooses() || len(w.Plan.Divisions) > 0 {
			w.byYear(&s, usual, f)
		} else if f.Design == nil && !w.apartFromUse() {
			w.byModel(&s, usual, f, "Model")
		}
		if !w.apartFromUse() {
			w.equipped(&s, levelOf(i, deeper), f)
		}
	}
	if w.Plan.Focus.Owning {
		w.costs(&s)
	}
	return s
}

// buys reports whether the reader looks for a boat.
func (w *writer) buys() bool {
	p := w.Plan
	if w.sells() || p.Role == plan.Both {
		return false
	}
	return p.Role == plan.Buyer || p.Focus.Buying || p.Raises("choice") || p.Raises("verdict") || p.Raises("offer") && (p.Own || p.HasDesigns())
}

// apartFromUse reports whether something of a market was asked that what boats have aboard and cost to keep does not touch.
func (w *writer) apartFromUse() bool {
	p := w.Plan
	other := p.Cuts || len(p.Divisions)+len(p.Figures) > 0 || p.Counted != nil || p.Focus.Time || p.Focus.Brokers || p.Raises("supply")
	return other && !p.Focus.Owning && !p.Focus.Buying
}

// spread says how far apart prices lie: of the only subject, or of the one with the widest and the one with the narrowest.
func (w *writer) spread(s *section) {
	var priced []finding
	for _, f := range w.findings {
		if f.priced() {
			priced = append(priced, f)
		}
	}
	if len(priced) == 0 {
		priced = w.findings
	}
	wide, narrow := priced[0], priced[0]
	for _, f := range priced {
		if f.prices.Value("spread").Number > wide.prices.Value("spread").Number {
			wide = f
		}
		if f.prices.Value("spread").Number < narrow.prices.Value("spread").Number {
			narrow = f
		}
	}
	switch {
	case !narrow.priced():
		s.say(essential, "With so few boats only single offers can be compared, and one refit moves the picture %s.", w.ref(narrow.prices))
	case wide.Filter == narrow.Filter:
		w.ownSpread(s, wide)
	default:
		widest := ", the widest"
		if len(priced) == 2 {
			widest = ""
		}
		s.say(essential, "The middle half of asking prices spans %s of the median for %s%s, and %s for %s %s.",
			wide.prices.Value("spread"), w.the(wide), widest, narrow.prices.Value("spread"), w.the(narrow), w.ref(wide.prices, narrow.prices))
	}
}

// scatter says how far prices lie apart, from the lowest to the highest.
func (w *writer) scatter(s *section) {
	w.spread(s)
	for i, f := range w.findings {
		if p := f.prices; f.priced() {
			s.say(levelOf(i, essential), "The prices asked for %s go from %s, the lowest, to %s, the highest %s.", w.the(f), p.Value("lowest"), p.Value("highest"), w.ref(p))
		}
	}
}

func (w *writer) ownSpread(s *section, f finding) {
	spread := f.prices.Value("spread")
	meaning := "an ordinary spread: age and condition decide within it"
	switch {
	case f.prices.Value("priced").Number < measure.FewestFitted:
		meaning = "which so few prices tell only roughly"
	case spread.Number < 25:
		meaning = "narrow: an outlier needs a reason"
	case spread.Number > 90 && f.Design == nil:
		meaning = "so wide that the median alone says little: year and model decide"
	case spread.Number > 60 && f.Design == nil:
		meaning = "wide: very different years, models and conditions stand side by side"
	case spread.Number > 60:
		meaning = "wide: very different years and conditions share the name"
	}
	s.say(essential, "For %s the middle half of asking prices spans %s of the median, %s %s.", w.the(f), spread, meaning, w.ref(f.prices))
	if f.prices.Value("priced").Number >= fewForMedian {
		s.say(usual, "Four in five ask between %s and %s %s.", f.prices.Value("lowest tenth"), f.prices.Value("highest tenth"), w.ref(f.prices))
	}
}

// byModel is asking prices by model.
func (w *writer) byModel(s *section, l level, f finding, label string) {
	var rows [][]string
	e := f.chosen()
	for _, m := range e.Parts() {
		rows = append(rows, []string{
			m, cell(e, m, "priced"), cell(e, m, "lower quartile"), cell(e, m, "median"), cell(e, m, "upper quartile"),
		})
	}
	s.rows(l, []string{w.head(label, e), "Priced", "Lower quartile", "Median", "Upper quartile"}, rows)
}

// equipped says what the listings name, and what an ex-charter share means.
func (w *writer) equipped(s *section, l level, f finding) {
	var items []string
	for _, part := range f.gear.Parts() {
		if part != "ex charter" && len(items) < 4 {
			items = append(items, part+" ("+cell(f.gear, part, "share")+")")
		}
	}
	if len(items) > 1 {
		s.say(l, "What listings of %s name most often: %s; silence does not mean absence %s.", w.the(f), prose.List(items, "and"), w.ref(f.gear))
	}
	if charter, ok := f.gear.At("ex charter", "share"); ok && charter.Number >= 8 {
		s.say(l, "%s of them say they come from charter %s.", charter, w.ref(f.gear))
		if fact, ok := w.fact("buying-ex-charter", "charter"); ok {
			s.say(l, "%s", fact)
		}
	}
}
