package research

import (
	"cmp"
	"math"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/fold"
)

// What is told of the models within a kind of boat, where a question asks which of them to prefer.

const (
	mostModels = 6   // are told of
	clear      = 4.0 // times its standard error is what a year takes off a model's price, to be set beside that of others
)

// byModelOf makes values of each model of which at least some number of boats are priced; the lowest rank comes first.
func byModelOf(s sample, least int, values func(name string, boats []*catalog.Listing) (rank float64, of []Value, ok bool)) []rankedModel {
	var all []rankedModel
	for _, p := range divideBy(s.priced, modelKey, modelOf) {
		if len(p.boats) < least || custom(p.name) {
			continue
		}
		if rank, of, ok := values(p.name, p.boats); ok {
			all = append(all, rankedModel{rank, of})
		}
	}
	slices.SortStableFunc(all, func(a, b rankedModel) int { return cmp.Compare(a.rank, b.rank) })
	return all
}

type rankedModel struct {
	rank   float64
	values []Value
}

// first are the values of the first models behind how many there are.
func first(all []rankedModel) []Value {
	if len(all) < 2 {
		return nil
	}
	told := []Value{{Name: "models", Number: float64(len(all)), Unit: Count}}
	for _, m := range all[:min(mostModels, len(all))] {
		told = append(told, m.values...)
	}
	return told
}

// ends are those of the first models and of the last one.
func ends(all []rankedModel) []Value {
	told := first(all)
	if len(all) > mostModels {
		told = append(told, all[len(all)-1].values...)
	}
	return told
}

// ageingByModel is what a year of age takes off the asking price of each model whose fit tells that clearly, the smallest loss first.
func ageingByModel(s sample) (int, []Value) {
	all := byModelOf(s, fewestFitted, func(name string, boats []*catalog.Listing) (float64, []Value, bool) {
		f, ok := newFit(sample{priced: boats, currency: s.currency, today: s.today})
		if !ok || f.b >= 0 || f.r2 < explainsLittle || -f.b < clear*f.blur {
			return 0, nil, false
		}
		return -f.b, []Value{
			{Name: "a year", Of: name, Number: 100 * (math.Exp(f.b) - 1), Unit: Percent},
			{Name: "fitted", Of: name, Number: float64(f.n), Unit: Count},
			{Name: "mean year", Of: name, Number: math.Round(float64(s.today) - f.age), Unit: Year},
		}, true
	})
	return len(s.priced), ends(all)
}

// levelByModel is how far each model asks, in the geometric mean, from what the fit of all boats of its kind expects of its ages
// and lengths, the cheapest first.
func levelByModel(s sample) (int, []Value) {
	f, ok := s.fitted()
	if !ok || !f.ordered() {
		return len(s.priced), nil
	}
	all := byModelOf(s, fewest, func(name string, boats []*catalog.Listing) (float64, []Value, bool) {
		var sum, n float64
		for _, l := range boats {
			p, _ := l.PriceIn(s.currency)
			if l.Year() == 0 || l.LOA == 0 || p <= 0 {
				continue
			}
			sum += math.Log(p / f.price(float64(s.today-l.Year()), l.LOA))
			n++
		}
		if n < fewest {
			return 0, nil, false
		}
		return sum / n, []Value{
			{Name: "level", Of: name, Number: 100 * (math.Exp(sum/n) - 1), Unit: Percent},
			{Name: "dated", Of: name, Number: n, Unit: Count},
		}, true
	})
	return f.n, ends(all)
}

// seaworthyByModel is the comfort ratio and the capsize screening value of each monohull model of which five are priced, as far as
// the design table has them, the highest comfort ratio first; those with a screening value of 2 or more are left out.
func (from Sources) seaworthyByModel(s sample) (int, []Value) {
	all := byModelOf(s, fewest, func(name string, boats []*catalog.Listing) (float64, []Value, bool) {
		id := divide(boats, func(l *catalog.Listing) string { return l.DesignID })
		if len(id) == 0 {
			return 0, nil, false
		}
		d, known := from.Designs.ByID(id[0].name)
		comfort, rated := d.ComfortRatio()
		capsize, screened := d.CapsizeScreening()
		if !known || !rated || !screened || capsize >= 2 || !d.Category.Sails() || d.Category.Multihull() {
			return 0, nil, false
		}
		prices := s.prices(boats)
		return -comfort, []Value{
			{Name: "comfort ratio", Of: name, Number: comfort, Unit: Ratio},
			{Name: "capsize screening", Of: name, Number: capsize, Unit: Ratio},
			{Name: "priced", Of: name, Number: float64(len(prices)), Unit: Count},
			{Name: "median", Of: name, Number: quantile(prices, 0.5), Unit: Unit(s.currency)},
		}, true
	})
	return len(s.priced), first(all)
}

// cheapestModels are the asking prices of the models whose median is lowest, the cheapest first.
func cheapestModels(s sample) (int, []Value) {
	all := byModelOf(s, fewest, func(name string, boats []*catalog.Listing) (float64, []Value, bool) {
		prices := s.prices(boats)
		median := quantile(prices, 0.5)
		return median, []Value{
			{Name: "median", Of: name, Number: median, Unit: Unit(s.currency)},
			{Name: "priced", Of: name, Number: float64(len(prices)), Unit: Count},
		}, true
	})
	return len(s.priced), first(all)
}

// preference is a measure by which one model of a kind is preferred to another.
type preference struct {
	measure, title string
	asked          func(raised func(matter string) bool, f finding) bool
	say            func(w *writer, s *section, e *Evidence, models []string) // of at least two models
	columns        []string                                                  // of its table: names of values
}

// preferences are tried in this order.
var preferences = []preference{
	{
		measure: byModelLevel, title: "asking prices by model against those of all of that age and length",
		asked: func(raised func(string) bool, _ finding) bool { return raised("value for money") },
		say:   (*writer).cheapForAge, columns: []string{"level", "dated"},
	}, {
		measure: byModelAge, title: "asking price against age by model",
		asked: func(raised func(string) bool, _ finding) bool { return raised("value") && raised("choice") },
		say:   (*writer).steadyModels, columns: []string{"a year", "fitted", "mean year"},
	}, {
		measure: byModelMedian, title: "models with the lowest asking prices",
		asked: func(raised func(string) bool, _ finding) bool { return raised("cheapest") },
		say:   (*writer).cheapest, columns: []string{"median", "priced"},
	}, {
		measure: byModelSea, title: "comfort and capsize screening by model",
		asked: func(raised func(string) bool, f finding) bool {
			return raised("choice") && (f.Filter.Query.Use == "bluewater" || raised("ocean") || raised("seaworthy"))
		},
		say: (*writer).seagoing, columns: []string{"comfort ratio", "capsize screening", "priced", "median"},
	},
}

// prefer measures by what one model of a kind is to be preferred to another, where that is asked.
func (s *Study) prefer(f *finding, about func(title, measure string) *Evidence) {
	raised := func(name string) bool { return isRaised(s.Plan.matters, name) }
	for _, p := range preferences {
		if !s.Plan.compares() && p.asked(raised, *f) {
			f.preferred = about(p.title, p.measure)
			return
		}
	}
}

// preference is how the models of the study's only kind of boat were told apart, nil where they were not, or cannot be.
func (w *writer) preference() *preference {
	e := w.findings[0].preferred
	if len(e.parts()) < 2 {
		return nil
	}
	i := slices.IndexFunc(preferences, func(p preference) bool { return p.measure == e.Measure })
	return &preferences[i]
}

// table is what was measured of each model.
func (p preference) table(w *writer, s *section, l level) {
	e := w.findings[0].preferred
	head, rows := []string{w.head("Model", e)}, [][]string{}
	for _, c := range p.columns {
		head = append(head, fold.Capital(c))
	}
	for _, m := range e.parts() {
		row := []string{m}
		for _, c := range p.columns {
			row = append(row, apart(e, m, c))
		}
		rows = append(rows, row)
	}
	s.rows(l, head, rows)
}

// apart is the value of a model, a level with its side.
func apart(e *Evidence, model, name string) string {
	v, ok := e.at(model, name)
	if ok && name == "level" {
		return v.String() + " " + aboveOrBelow(v)
	}
	return cell(e, model, name)
}

// naming names models with a value each.
func naming(e *Evidence, models []string, value string) string {
	var named []string
	for _, m := range models {
		named = append(named, "the "+m+" ("+apart(e, m, value)+")")
	}
	return list(named)
}

// steadyModels says which models of a kind lose least with age, and which most.
func (w *writer) steadyModels(s *section, e *Evidence, models []string) {
	last, then := models[len(models)-1], ""
	if next := models[1:min(3, len(models)-1)]; len(next) > 0 {
		then = ", followed by " + naming(e, next, "a year")
	}
	s.say(essential, "Of %s models with enough dated offers asking prices fall least with age for the %s (%s a year)%s; they fall most for the %s (%s a year) %s.",
		e.v("models"), models[0], cell(e, models[0], "a year"), then, last, cell(e, last, "a year"), w.ref(e))
	s.say(essential, "Old boats have lost most of it already, so compare models of about one age.")
}

// cheapForAge says which models ask least for their age and length, and which most.
func (w *writer) cheapForAge(s *section, e *Evidence, models []string) {
	last, then := models[len(models)-1], ""
	if next := models[1:min(4, len(models)-1)]; len(next) > 0 {
		then = ", then " + naming(e, next, "level")
	}
	s.say(essential, "Of %s models the %s (%s what the fit of all these boats expects) asks least for her age and length%s; the %s (%s) asks most %s.",
		e.v("models"), models[0], apart(e, models[0], "level"), then, last, apart(e, last, "level"), w.ref(e))
	s.say(essential, "That is the most boat for the money by size and years alone: what her build is worth, no asking price tells.")
}

// cheapest says which models have the lowest medians, and what the cheapest offer asks.
func (w *writer) cheapest(s *section, e *Evidence, models []string) {
	s.say(essential, "Of %s models the lowest medians are those of %s %s.", e.v("models"), naming(e, models[:min(4, len(models))], "median"), w.ref(e))
	p := w.findings[0].prices
	s.say(essential, "The cheapest offer of all asks %s %s.", p.v("lowest"), w.ref(p))
}

// seagoing says which models are most fit for the ocean by their numbers.
func (w *writer) seagoing(s *section, e *Evidence, models []string) {
	var named []string
	for _, m := range models[:min(4, len(models))] {
		named = append(named, "the "+m+" (comfort ratio "+cell(e, m, "comfort ratio")+", median "+cell(e, m, "median")+")")
	}
	s.say(essential, "By their numbers look first at %s: of the %s models on offer here that pass the capsize screening they have the most comfortable motion %s.",
		list(named), e.v("models"), w.ref(e))
	s.say(essential, "Such numbers tell of hull form, not of how she was built and kept: that is for a survey.")
	w.guidance(s)
}
