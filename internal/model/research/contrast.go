package research

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/study"
)

// contrastFirst reports whether what sets the subjects apart is what was asked.
func (w *writer) contrastFirst() bool {
	return w.Plan.Divided || w.Plan.Compares() && w.Plan.Raises("effect") || w.Plan.Raises("dearer") && !w.Plan.Focus.Owning || w.Plan.Raises("value for money")
}

// contrastAll sets each further subject against the first.
func (w *writer) contrastAll(s *section) {
	for i, gap := range w.contrasts {
		w.contrast(s, gap, w.findings[i+1])
	}
}

// contrast says how far apart the medians of the first subject and another one are and what remains of it at equal age.
func (w *writer) contrast(s *section, gap *measure.Evidence, other finding) {
	if !gap.Has("median gap") {
		return
	}
	raw, equal, alike, cause := gap.Value("median gap"), gap.Value("gap at equal age"), "an equal age", "age"
	if !w.Plan.HasDesigns() && gap.Has("gap at equal age and length") {
		equal, alike, cause = gap.Value("gap at equal age and length"), "an equal length and an equal age", "age and length"
	}
	compared, aged := gap.Has("gap at equal age"), w.findings[0].orderly && other.orderly
	if w.Plan.Divided && compared && aged {
		s.say(essential, "At %s of %s years %s ask %s %s than the others %s.", alike, gap.Value("age"), w.the(other), equal, lessOrMore(equal), w.ref(gap))
		return
	}
	same := func(v study.Value) bool { return abs(v.Number) < 100*(tied-1) }
	switch {
	case same(raw) && !compared:
		s.say(essential, "The medians of %s and %s hardly differ %s.", w.the(w.findings[0]), w.the(other), w.ref(gap))
		return
	case same(raw) && same(equal):
		s.say(essential, "The medians of %s and %s hardly differ, nor do they at %s %s.", w.the(w.findings[0]), w.the(other), alike, w.ref(gap))
		return
	}
	s.say(essential, "The median of %s is %s %s that of %s %s.", w.the(other), raw, aboveOrBelow(raw), w.the(w.findings[0]), w.ref(gap))
	if w.Plan.Raises("newer") {
		return
	}
	if !compared {
		if w.findings[0].age.Has("a year") && other.age.Has("a year") {
			s.say(usual, "No age is common to both, so they are not compared at an equal one.")
		}
		return
	}
	age := gap.Value("age")
	switch {
	case !aged:
		w.unaged(s, other)
	case raw.Number*equal.Number < 0:
		s.say(usual, "At %s of %s years the order turns, with a %s gap the other way: the raw gap comes from %s %s.",
			alike, age, equal, cause, w.ref(gap))
	case abs(equal.Number) < 0.8*abs(raw.Number):
		s.say(usual, "At %s of %s years the gap shrinks to %s, so that part of it is %s %s.", alike, age, equal, cause, w.ref(gap))
	case abs(equal.Number) > 1.25*abs(raw.Number):
		s.say(usual, "At %s of %s years the gap is wider, %s: a different mix of boats hides part of it %s.", alike, age, equal, w.ref(gap))
	default:
		s.say(usual, "At %s of %s years the gap is about the same, %s %s.", alike, age, equal, w.ref(gap))
	}
}

// unaged says whose prices age does not explain, so that the first subject and another one cannot be set side by side by it.
func (w *writer) unaged(s *section, other finding) {
	var parts []string
	var evidence []*measure.Evidence
	for _, f := range []finding{w.findings[0], other} {
		if !f.orderly {
			why := " beside length"
			if f.age.Value("R²").Number < measure.ExplainsSome {
				why = " (R² " + f.age.Value("R²").String() + ")"
			}
			parts = append(parts, w.the(f)+why)
			evidence = append(evidence, f.age)
		}
	}
	s.say(usual, "Age explains next to nothing of the prices of %s, so that no comparison at an equal age is made %s.", prose.List(parts, "and"), w.ref(evidence...))
}

func aboveOrBelow(v study.Value) string {
	if v.Number < 0 {
		return "below"
	}
	return "above"
}

func lessOrMore(v study.Value) string {
	if v.Number < 0 {
		return "less"
	}
	return "more"
}

func abs(x float64) float64 { return max(x, -x) }

// steadiest says whose asking prices fall least with age.
func (w *writer) steadiest(s *section) {
	var parts []string
	var evidence []*measure.Evidence
	var aged, untold []finding
	for _, f := range w.findings {
		year := f.age.Value("a year")
		if year.Number >= 0 || !f.orderly {
			untold = append(untold, f)
			continue
		}
		parts = append(parts, year.String()+" for "+w.the(f)+" (R² "+f.age.Value("R²").String()+")")
		evidence = append(evidence, f.age)
		aged = append(aged, f)
	}
	most, least := mostAged(aged)
	if len(aged) > 1 && w.Plan.Focus.Value && most.age.Value("a year").Number-least.age.Value("a year").Number < -samePace {
		format, first, last := "Asking prices of %s fall most with age, %s a year, those of %s least, %s %s.", most, least
		if w.Plan.Keeps {
			format, first, last = "Asking prices of %s fall least with age, %s a year, those of %s most, %s %s.", least, most
		}
		s.say(essential, format, w.the(first), first.age.Value("a year"), w.the(last), last.age.Value("a year"), w.ref(first.age, last.age))
	}
	if len(aged) > 1 && w.Plan.Focus.Value && most.age.Value("a year").Number-least.age.Value("a year").Number >= -samePace {
		s.say(essential, "By what a year of age takes off their asking prices they hardly differ %s.", w.ref(most.age, least.age))
	}
	if len(parts) > 0 {
		s.say(essential, "A year of age lowers the asking price by %s %s.", prose.List(parts, "and"), w.ref(evidence...))
	}
	if w.Plan.Focus.Value && !w.Plan.Compares() && w.Plan.HasDesigns() && len(aged) > 0 && w.Plan.Years == 0 && !w.Plan.Aged {
		w.atAges(s, aged[0].age, "By that fit one is expected to ask at an age of")
	}
	if !w.Plan.Focus.Value {
		return
	}
	if w.Plan.Raises("offer") {
		return
	}
	for _, f := range untold {
		why := "too few of them have a price and a year"
		if f.age.Has("a year") {
			why = "their prices follow too many other things"
		}
		s.say(essential, "What a year of age takes off %s cannot be told: %s %s.", w.the(f), why, w.ref(f.age))
	}
	if fact, ok := w.fact("costs-depreciation", "per year of age"); ok && len(untold) > 0 && w.hulled() {
		s.say(essential, "%s", fact)
	}
}

// atAges says what a fit expects at some ages.
func (w *writer) atAges(s *section, e *measure.Evidence, words string) {
	var told []string
	for _, age := range []float64{5, 10, 20, 30} {
		if v, ok := e.At(measure.YearsOld(age), "expected"); ok {
			told = append(told, measure.YearsOld(age)+" ("+v.String()+")")
		}
	}
	if len(told) > 1 && e.Value("a year").Number < 0 {
		s.say(essential, "%s %s %s.", words, prose.List(told, "and"), w.ref(e))
	}
}

// samePace is up to how many points of per cent a year two losses are alike.
const samePace = 1

// mostAged are the findings whose prices fall most and least with age.
func mostAged(aged []finding) (most, least finding) {
	sorted := sortedBy(aged, func(f finding) int { return int(100 * f.age.Value("a year").Number) })
	if len(sorted) > 0 {
		most, least = sorted[0], sorted[len(sorted)-1]
	}
	return most, least
}

// sideBySide is the main table of a comparison.
func (w *writer) sideBySide(s *section) {
	var rows [][]string
	for _, f := range w.findings {
		if !f.priced() {
			continue
		}
		p := f.prices
		rows = append(rows, []string{
			fold.Capital(f.Called()) + " " + w.ref(p, f.time), cell(p, "", "priced"), cell(p, "", "lower quartile"), cell(p, "", "median"),
			cell(p, "", "upper quartile"), cell(p, "", "median year"), cell(f.time, "", "median"),
		})
	}
	s.rows(essential, []string{"Asking prices", "Priced", "Lower quartile", "Median", "Upper quartile", "Median year", "Days on sale, median"}, rows)
}

// beside says how a design lies to the boats of its kind and length.
func (w *writer) beside(s *section, l level, f finding) {
	e := f.class
	if !e.Has("median gap") {
		return
	}
	gap, equal := e.Value("median gap"), ""
	at, ok := e.At("", "gap at equal age and length")
	if !ok {
		at, ok = e.At("", "gap at equal age")
	}
	if ok && f.orderly {
		equal = fmt.Sprintf("; at an equal age of %s years it is %s %s", e.Value("age"), at, aboveOrBelow(at))
	}
	s.say(l, "The median of %s is %s %s that of all boats of its kind and length%s %s.", w.the(f), gap, aboveOrBelow(gap), equal, w.ref(e))
	w.ranked(s, l, f)
}
