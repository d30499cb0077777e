package report

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/prose"
)

// preference is a measure by which one model of a kind is preferred to another.
type preference struct {
	by, title string // the measure and the title of its evidence
	asked     func(raised func(matter string) bool, kind catalog.Query) bool
	say       func(w *writer, s *section, e *measure.Evidence, models []string) // of at least two models
	columns   []string                                                          // of its table: names of values
}

// preferences are tried in this order.
var preferences = []preference{
	{
		by: measure.ByModelLevel, title: "asking prices by model against those of all of that age and length",
		asked: func(raised func(string) bool, _ catalog.Query) bool { return raised("value for money") },
		say:   (*writer).cheapForAge, columns: []string{"level", "dated"},
	}, {
		by: measure.ByBuilderAge, title: "asking price against age by builder",
		asked: func(raised func(string) bool, kind catalog.Query) bool {
			return raised("value") && raised("by builder") && !raised("structure") && kind.Make == ""
		},
		say: (*writer).steadyModels, columns: []string{"a year", "fitted", "mean year"},
	}, {
		by: measure.ByModelAge, title: "asking price against age by model",
		asked: func(raised func(string) bool, _ catalog.Query) bool { return raised("value") && raised("choice") },
		say:   (*writer).steadyModels, columns: []string{"a year", "fitted", "mean year"},
	}, {
		by: measure.ByModelMedian, title: "models with the lowest asking prices",
		asked: func(raised func(string) bool, _ catalog.Query) bool { return raised("cheapest") },
		say:   (*writer).cheapest, columns: []string{"median", "priced"},
	}, {
		by: measure.ByModelSea, title: "comfort and capsize screening by model",
		asked: func(raised func(string) bool, kind catalog.Query) bool {
			return raised("choice") && (kind.Use == "bluewater" || raised("ocean") || raised("seaworthy"))
		},
		say: (*writer).seagoing, columns: []string{"comfort ratio", "capsize screening", "priced", "median"},
	},
}

// preferenceOf is what the models of a kind of boat are to be told apart by, nil where that is not asked.
func preferenceOf(p plan.Plan, kind plan.Subject) *preference {
	i := slices.IndexFunc(preferences, func(one preference) bool { return one.asked(p.Raises, kind.Filter.Query) })
	if i < 0 || p.Compares() {
		return nil
	}
	return &preferences[i]
}

// preference is how the models of the study's only kind of boat were told apart, nil where they were not, or cannot be.
func (w *writer) preference() *preference {
	e := w.findings[0].preferred
	if len(e.Parts()) < 2 {
		return nil
	}
	i := slices.IndexFunc(preferences, func(p preference) bool { return p.by == e.Measure })
	return &preferences[i]
}

// table is what was measured of each model.
func (p preference) table(w *writer, s *section, l level) {
	e := w.findings[0].preferred
	of, _ := kindOfPart(e)
	head, rows := []string{w.head(of, e)}, [][]string{}
	for _, c := range p.columns {
		head = append(head, fold.Capital(c))
	}
	for _, m := range e.Parts() {
		row := []string{m}
		for _, c := range p.columns {
			row = append(row, apart(e, m, c))
		}
		rows = append(rows, row)
	}
	s.rows(l, head, rows)
}

// apart is the value of a model, a level with its side.
func apart(e *measure.Evidence, model, name string) string {
	v, ok := e.At(model, name)
	if ok && name == "level" {
		return v.String() + " " + aboveOrBelow(v)
	}
	return cell(e, model, name)
}

// kindOfPart is what the parts of evidence are, with the article of their names.
func kindOfPart(e *measure.Evidence) (noun, the string) {
	if e.Measure == measure.ByBuilderAge {
		return "builder", ""
	}
	return "model", "the "
}

// naming names models with a value each.
func naming(e *measure.Evidence, models []string, value string) string {
	var named []string
	_, the := kindOfPart(e)
	for _, m := range models {
		named = append(named, the+m+" ("+apart(e, m, value)+")")
	}
	return prose.List(named, "and")
}

// steadyModels says which models or builders of a kind lose least with age, and which most.
func (w *writer) steadyModels(s *section, e *measure.Evidence, models []string) {
	last, then := models[len(models)-1], ""
	if next := models[1:min(3, len(models)-1)]; len(next) > 0 {
		then = ", followed by " + naming(e, next, "a year")
	}
	noun, the := kindOfPart(e)
	if w.Plan.Falls() {
		s.say(essential, "Of %s %ss with enough dated offers asking prices fall most with age for %s%s (%s a year); they fall least for %s%s (%s a year)%s %s.",
			e.Value("models"), noun, the, last, cell(e, last, "a year"), the, models[0], cell(e, models[0], "a year"), then, w.ref(e))
		w.steadyChance(s, e, models)
		return
	}
	s.say(essential, "Of %s %ss with enough dated offers asking prices fall least with age for %s%s (%s a year)%s; they fall most for %s%s (%s a year) %s.",
		e.Value("models"), noun, the, models[0], cell(e, models[0], "a year"), then, the, last, cell(e, last, "a year"), w.ref(e))
	w.steadyChance(s, e, models)
}

// steadyChance says how far the first of a ranking by what a year takes can be told apart.
func (w *writer) steadyChance(s *section, e *measure.Evidence, models []string) {
	noun, _ := kindOfPart(e)
	first, alike := models[0], 0
	for _, m := range models[1 : len(models)-1] {
		if valueOf(e, first, "a year")-valueOf(e, m, "a year") < sure(valueOf(e, first, "error"), valueOf(e, m, "error")) {
			alike++
		}
	}
	if alike > 0 {
		s.say(essential, "Chance alone may make the order of those that fall least, so take it for no ranking, and compare %ss of about one age.", noun)
		return
	}
	s.say(essential, "Old boats have lost most of it already, so compare %ss of about one age.", noun)
}

// cheapForAge says which models ask least for their age and length, and which most.
func (w *writer) cheapForAge(s *section, e *measure.Evidence, models []string) {
	last, then := models[len(models)-1], ""
	if next := models[1:min(4, len(models)-1)]; len(next) > 0 {
		then = ", then " + naming(e, next, "level")
	}
	s.say(essential, "Of %s models the %s (%s what the fit of all these boats expects) asks least for her age and length%s; the %s (%s) asks most %s.",
		e.Value("models"), models[0], apart(e, models[0], "level"), then, last, apart(e, last, "level"), w.ref(e))
	s.say(essential, "That is the most boat for the money by size and years alone: what her build is worth, no asking price tells.")
}

// cheapest says which models have the lowest medians, and what the cheapest offer asks.
func (w *writer) cheapest(s *section, e *measure.Evidence, models []string) {
	s.say(essential, "Of %s models the lowest medians are those of %s %s.", e.Value("models"), naming(e, models[:min(4, len(models))], "median"), w.ref(e))
	p := w.findings[0].prices
	s.say(essential, "The cheapest offer of all asks %s %s.", p.Value("lowest"), w.ref(p))
}

// seagoing says which models are most fit for the ocean by their numbers.
func (w *writer) seagoing(s *section, e *measure.Evidence, models []string) {
	var named []string
	for _, m := range models[:min(4, len(models))] {
		named = append(named, "the "+m+" (comfort ratio "+cell(e, m, "comfort ratio")+", median "+cell(e, m, "median")+")")
	}
	s.say(essential, "By their numbers look first at %s: of the %s models on offer here that pass the capsize screening they have the most comfortable motion %s.",
		prose.List(named, "and"), e.Value("models"), w.ref(e))
	s.say(essential, "Such numbers tell of hull form, not of how she was built and kept: that is for a survey.")
	w.guidance(s)
}
