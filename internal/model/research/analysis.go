package research

import (
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/model/research/measure"
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
		} else if f.Design == nil {
			w.byModel(&s, usual, f, "Model")
		}
		if !w.apartFromUse() {
			w.equipped(&s, levelOf(i, deeper), f)
		}
	}
	if !w.apartFromUse() {
		w.costs(&s)
	}
	return s
}

// apartFromUse reports whether something of a market was asked that what boats have aboard and cost to keep does not touch.
func (w *writer) apartFromUse() bool {
	plan := w.Plan
	other := len(plan.Divisions)+len(plan.Figures) > 0 || plan.Counted != nil || plan.Focus.Time || plan.Focus.Brokers || plan.Raises("supply")
	return other && !plan.Focus.Owning && !plan.Focus.Buying
}

// fewForMedian is how many prices a median needs for a study not to say within which bounds it is known.
const fewForMedian = 30

// levelOf lets what concerns the second subject and later ones give way first.
func levelOf(i int, first level) level {
	if i == 0 {
		return first
	}
	return first + 1
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
		s.say(essential, "The middle half of asking prices spans %s of the median for %s, the widest, and %s for %s %s.",
			wide.prices.Value("spread"), w.the(wide), narrow.prices.Value("spread"), w.the(narrow), w.ref(wide.prices, narrow.prices))
		decides := "condition and equipment"
		if !w.Plan.HasDesigns() {
			decides = "model, " + decides
		}
		s.say(usual, "The wider the spread, the more year, %s decide the price, and the less a median tells about one boat.", decides)
	}
}

// scatter says how far prices lie apart, from the lowest to the highest.
func (w *writer) scatter(s *section) {
	w.spread(s)
	for i, f := range w.findings {
		if p := f.prices; f.priced() {
			s.say(levelOf(i, essential), "The lowest price of %s is %s, the highest %s %s.", w.the(f), p.Value("lowest"), p.Value("highest"), w.ref(p))
		}
	}
}

func (w *writer) ownSpread(s *section, f finding) {
	spread := f.prices.Value("spread")
	meaning := "an ordinary spread: age and condition decide within it"
	switch {
	case spread.Number < 25:
		meaning = "narrow: buyers know what this boat is worth, and an outlier needs a reason"
	case spread.Number > 90 && f.Design == nil:
		meaning = "so wide that the median alone says little: year and model decide"
	case spread.Number > 60 && f.Design == nil:
		meaning = "wide: very different years, models and conditions stand side by side"
	case spread.Number > 60:
		meaning = "wide: very different years and conditions share the name"
	}
	s.say(essential, "For %s the middle half of asking prices spans %s of the median, %s %s.", w.the(f), spread, meaning, w.ref(f.prices))
}

// ageing says what a year does to the price and how much of it age explains.
func (w *writer) ageing(s *section, l level, f finding) {
	if !f.age.Has("a year") {
		s.say(l, "There are too few dated prices of %s to fit a price against age.", w.the(f))
		return
	}
	year, r2, n := f.age.Value("a year"), f.age.Value("R²"), f.age.Value("fitted")
	switch {
	case year.Number >= 0:
		s.say(l, "For %s older does not mean cheaper: age does not order these %s prices %s.", w.the(f), n, w.ref(f.age))
	case !f.orderly:
		explained := "R²"
		if f.age.Has("a tenth longer") {
			explained = "with length R²"
		}
		s.say(l, "Age explains little of the prices of %s, so look at condition first (%s %s, %s boats) %s.", w.the(f), explained, r2, n, w.ref(f.age))
	case r2.Number >= measure.ExplainsMuch:
		s.say(l, "A year of age takes %s off the asking price of %s, and the fit explains most of the differences (R² %s, %s boats) %s.",
			year, w.the(f), r2, n, w.ref(f.age))
	case r2.Number >= measure.ExplainsLittle:
		s.say(l, "A year of age takes about %s off the asking price of %s; the rest is condition, equipment and place (R² %s, %s boats) %s.",
			year, w.the(f), r2, n, w.ref(f.age))
	default:
		s.say(l, "Age explains little of the prices of %s, %s a year with R² %s from %s boats, so look at condition first %s.",
			w.the(f), year, r2, n, w.ref(f.age))
	}
	if longer := f.age.Value("a tenth longer"); longer.Number > 0 {
		s.say(l+1, "At equal age boats that are a tenth longer ask %s more %s.", longer, w.ref(f.age))
	}
	if year.Number < 0 {
		if fact, ok := w.fact("costs-depreciation", "per year of age"); ok {
			s.say(deeper, "%s", fact)
		}
	}
}

// expected is the fitted price by age, a column for each subject.
func (w *writer) expected(s *section) {
	head := []string{"Age"}
	var rows [][]string
	for _, f := range w.findings {
		name := f.Called()
		if !w.Plan.Compares() {
			name = "expected asking price"
		}
		head = append(head, w.head(name, f.age))
	}
	for _, age := range measure.Ages {
		cells := []string{measure.YearsOld(age)}
		known := 0
		for _, f := range w.findings {
			c := "–"
			if f.orderly {
				c = cell(f.age, measure.YearsOld(age), "expected")
			}
			if c != "–" {
				known++
			}
			cells = append(cells, c)
		}
		if known > 0 {
			rows = append(rows, cells)
		}
	}
	if len(rows) > 6 {
		rows = everySecond(rows)
	}
	if len(rows) < 2 {
		return
	}
	l := deeper
	if w.Plan.Compares() {
		l = usual
	}
	s.rows(l, head, rows)
}

func everySecond(rows [][]string) [][]string {
	var kept [][]string
	for i := 0; i < len(rows); i += 2 {
		kept = append(kept, rows[i])
	}
	return kept
}

// byModel is asking prices by model.
func (w *writer) byModel(s *section, l level, f finding, label string) {
	var rows [][]string
	for _, m := range f.models.Parts() {
		rows = append(rows, []string{
			m, cell(f.models, m, "priced"), cell(f.models, m, "lower quartile"), cell(f.models, m, "median"), cell(f.models, m, "upper quartile"),
		})
	}
	s.rows(l, []string{w.head(label, f.models), "Priced", "Lower quartile", "Median", "Upper quartile"}, rows)
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

// costs is what a year costs at the median price: at once where that was asked, else with a larger budget.
func (w *writer) costs(s *section) {
	l := deeper
	if w.Plan.Focus.Owning {
		l = usual
	}
	for i, f := range w.findings {
		if !w.Plan.Focus.Owning {
			w.ruleOfThumb(s, levelOf(i, l), f)
		}
		if !w.Plan.Focus.Owning || w.Plan.Compares() {
			w.yearlyCost(s, levelOf(i, l), f)
		} else {
			w.byYear(s, deeper, f)
		}
	}
	w.berth(s, l, w.findings[0])
	for _, guide := range [][2]string{{"costs-annual-ownership", "berth"}, {"costs-annual-ownership", "old boat"}} {
		if fact, ok := w.fact(guide[0], guide[1]); ok && w.findings[0].priced() {
			s.say(l, "%s", fact)
		}
	}
}

func (w *writer) ruleOfThumb(s *section, l level, f finding) {
	if !f.cost.Has("rule of thumb") {
		return
	}
	s.say(l, "At the median price the ten per cent rule of thumb gives %s a year for %s %s.",
		f.cost.Value("rule of thumb"), w.the(f), w.ref(f.cost, w.guides["costs-annual-ownership"]))
	low, ok := f.cost.At(measure.AllItems, "low")
	high, _ := f.cost.At(measure.AllItems, "high")
	if ok && !w.Plan.Focus.Owning { // else the summary begins with it
		s.say(l, "Item by item, with an assumed marina berth, a year comes to between %s and %s %s.", low, high, w.ref(f.cost))
	}
}

// berth says what the row of the berth assumes.
func (w *writer) berth(s *section, l level, f finding) {
	if f.cost.Has("berth from") {
		s.say(l, "The berth is an assumption from trade practice, not from listings: %s to %s a metre a year for a median length of %s %s.",
			f.cost.Value("berth from"), f.cost.Value("berth up to"), f.cost.Value("median length"), w.ref(f.cost, w.guides["costs-berth"]))
	}
}

// yearlyCost is the customary shares of the median price as a table.
func (w *writer) yearlyCost(s *section, l level, f finding) {
	var rows [][]string
	for _, part := range f.cost.Parts() {
		rows = append(rows, []string{part, cell(f.cost, part, "low"), cell(f.cost, part, "high")})
	}
	s.rows(l, []string{w.head(fold.Capital(w.the(f))+", a year", f.cost), "Low", "High"}, rows)
}
