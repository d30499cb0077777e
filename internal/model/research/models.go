package research

import (
	"cmp"
	"math"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
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

// steadyModels says which models of a kind lose least with age, and which most.
func (w *writer) steadyModels(s *section) {
	e := w.findings[0].ageing
	models := e.parts()
	if len(models) < 2 {
		return
	}
	last := models[len(models)-1]
	var next []string
	for _, m := range models[1:min(3, len(models)-1)] {
		next = append(next, "the "+m+" ("+cell(e, m, "a year")+")")
	}
	then := ""
	if len(next) > 0 {
		then = ", followed by " + list(next)
	}
	s.say(essential, "Of %s models with enough dated offers asking prices fall least with age for the %s (%s a year)%s; they fall most for the %s (%s a year) %s.",
		e.v("models"), models[0], cell(e, models[0], "a year"), then, last, cell(e, last, "a year"), w.ref(e))
	s.say(essential, "Old boats have lost most of it already, so compare models of about one age.")
}

// ageingTable is what a year of age takes off each model.
func (w *writer) ageingTable(s *section, l level) {
	e := w.findings[0].ageing
	var rows [][]string
	for _, m := range e.parts() {
		rows = append(rows, []string{m, cell(e, m, "a year"), cell(e, m, "fitted"), cell(e, m, "mean year")})
	}
	s.rows(l, []string{w.head("Model", e), "A year", "Fitted", "Mean year"}, rows)
}

// cheapModels says which models ask least for their age and length, and which most.
func (w *writer) cheapModels(s *section) {
	e := w.findings[0].levels
	models := e.parts()
	if len(models) < 2 {
		return
	}
	least, last := models[0], models[len(models)-1]
	apart := func(m string) string {
		v, _ := e.at(m, "level")
		return v.String() + " " + aboveOrBelow(v)
	}
	var next []string
	for _, m := range models[1:min(4, len(models)-1)] {
		next = append(next, "the "+m+" ("+apart(m)+")")
	}
	then := ""
	if len(next) > 0 {
		then = ", then " + list(next)
	}
	s.say(essential, "Of %s models the %s (%s what the fit of all these boats expects) asks least for her age and length%s; the %s (%s) asks most %s.",
		e.v("models"), least, apart(least), then, last, apart(last), w.ref(e))
	s.say(essential, "That is the most boat for the money by size and years alone: what her build is worth, no asking price tells.")
}

// levelTable is how far each model asks from what is expected of its age and length.
func (w *writer) levelTable(s *section, l level) {
	e := w.findings[0].levels
	var rows [][]string
	for _, m := range e.parts() {
		v, _ := e.at(m, "level")
		rows = append(rows, []string{m, v.String() + " " + aboveOrBelow(v), cell(e, m, "dated")})
	}
	s.rows(l, []string{w.head("Model", e), "Level", "Dated"}, rows)
}

// seagoing says which models are most fit for the ocean by their numbers.
func (w *writer) seagoing(s *section) {
	e := w.findings[0].seaworthy
	var named []string
	for _, m := range e.parts() {
		named = append(named, "the "+m+" (comfort ratio "+cell(e, m, "comfort ratio")+", median "+cell(e, m, "median")+")")
	}
	s.say(essential, "By their numbers look first at %s: of the %s models on offer here that pass the capsize screening they have the most comfortable motion %s.",
		list(named[:min(4, len(named))]), e.v("models"), w.ref(e))
	s.say(essential, "Such numbers tell of hull form, not of how she was built and kept: that is for a survey.")
}

// seagoingTable is the numbers of the models that are fit for the ocean.
func (w *writer) seagoingTable(s *section, l level) {
	e := w.findings[0].seaworthy
	var rows [][]string
	for _, m := range e.parts() {
		rows = append(rows, []string{m, cell(e, m, "comfort ratio"), cell(e, m, "capsize screening"), cell(e, m, "priced"), cell(e, m, "median")})
	}
	s.rows(l, []string{w.head("Model", e), "Comfort ratio", "Capsize screening", "Priced", "Median"}, rows)
}
