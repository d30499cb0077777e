package report

import (
	"fmt"
	"slices"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/study"
)

// contrastFirst reports whether what sets the subjects apart is what was asked.
func (w *writer) contrastFirst() bool {
	p := w.Plan
	switch {
	case p.Ask.Of("days", plan.More):
		return false
	case p.Divided, p.Raises("dearer") && !p.Focus.Owning, p.Raises("value for money"):
		return true
	}
	return p.Compares() && (p.At > 0 || slices.ContainsFunc([]string{"equal", "effect", "newer", "drivers"}, p.Raises))
}

// contrastAll sets each further subject against the first.
func (w *writer) contrastAll(s *section) {
	for i, gap := range w.contrasts {
		w.contrast(s, gap, w.findings[i+1])
	}
	w.otherTypes(s)
}

// otherTypes says how far apart the two that are compared are among boats of other types, which may be the other way round.
func (w *writer) otherTypes(s *section) {
	for i, gap := range w.besides {
		raw, equal := gap.Value("median gap"), gap.Value("gap at equal age and length")
		low, high := w.Plan.Besides[i][0].Name, w.Plan.Besides[i][1].Name
		if !gap.Has("median gap") {
			continue
		}
		if !gap.Has("gap at equal age and length") {
			s.say(usual, "The median of %s is %s %s that of %s %s.", high, raw, aboveOrBelow(raw), low, w.ref(gap))
			continue
		}
		s.say(essential, "The median of %s is %s %s that of %s; at an equal length and an equal age of %s years they ask %s %s%s %s.",
			high, raw, aboveOrBelow(raw), low, gap.Value("age"), equal, lessOrMore(equal), perChance(gap, equal), w.ref(gap))
	}
}

// contrast says how far apart the medians of the first subject and another one are and what remains of it at equal age.
func (w *writer) contrast(s *section, gap *measure.Evidence, other finding) {
	if !gap.Has("median gap") {
		return
	}
	raw := gap.Value("median gap")
	equal, alike, cause := w.atEqual(gap)
	compared, aged := gap.Has("gap at equal age"), w.findings[0].orderly && other.orderly
	if w.Plan.Divided && compared && aged {
		w.namingIt(s, gap, other, equal, alike)
		return
	}
	if compared && aged && (w.Plan.At > 0 || w.Plan.Raises("equal") || w.judges()) {
		w.equalFirst(s, gap, other, equal, alike)
		return
	}
	same := func(v study.Value) bool { return abs(v.Number) < 100*(tied-1) }
	switch {
	case same(raw) && !compared:
		s.say(essential, "The medians of %s and %s hardly differ %s.", w.the(w.findings[0]), w.the(other), w.ref(gap))
		return
	case same(raw) && same(equal) && !lengthsApart(w.findings[0], other):
		s.say(essential, "The medians of %s and %s hardly differ, nor do they at %s %s.", w.the(w.findings[0]), w.the(other), alike, w.ref(gap))
		return
	}
	if w.medianTold {
		w.unaged(s, other)
		return
	}
	if abs(raw.Number) < noGap {
		s.say(essential, "The medians of %s and %s hardly differ %s.", w.the(w.findings[0]), w.the(other), w.ref(gap))
	} else {
		s.say(essential, "The median of %s is %s %s that of %s %s.", w.the(other), raw, aboveOrBelow(raw), w.the(w.findings[0]), w.ref(gap))
	}
	if w.Plan.Raises("newer") || lengthsApart(w.findings[0], other) {
		return
	}
	if !compared {
		w.notCompared(s, other)
		return
	}
	age := gap.Value("age")
	switch {
	case !aged:
		w.unaged(s, other)
	case byChance(gap, equal):
		s.say(essential, "At %s of %s years the gap is %s, which chance alone may make among these offers: they cannot be told apart %s.", alike, age, equal, w.ref(gap))
	case raw.Number*equal.Number < 0:
		s.say(essential, "At %s of %s years the order turns, with a %s gap the other way: the raw gap comes from %s %s.",
			alike, age, equal, cause, w.ref(gap))
	case abs(equal.Number) < 0.8*abs(raw.Number):
		s.say(essential, "At %s of %s years the gap shrinks to %s, so that part of it is %s %s.", alike, age, equal, cause, w.ref(gap))
	case abs(equal.Number) > 1.25*abs(raw.Number):
		s.say(essential, "At %s of %s years the gap is wider, %s: a different mix of boats hides part of it %s.", alike, age, equal, w.ref(gap))
	default:
		s.say(essential, "At %s of %s years the gap is about the same, %s %s.", alike, age, equal, w.ref(gap))
	}
}

// namingIt says how far boats that name a thing ask from the others: of their model and age, and at what is equal of all.
func (w *writer) namingIt(s *section, gap *measure.Evidence, other finding, equal study.Value, alike string) {
	w.withinModels(s, gap, other)
	whatever := ""
	if gap.Has("gap within models") {
		whatever = "whatever their models, "
	}
	s.say(essential, "%sat %s of %s years %s ask %s %s than the others%s %s.", whatever, alike, gap.Value("age"), w.the(other), equal, lessOrMore(equal), perChance(gap, equal), w.ref(gap))
}

// notCompared says that two kinds of boat have no age in common at which they could be set beside each other, and how old they are.
func (w *writer) notCompared(s *section, other finding) {
	first := w.findings[0]
	if a, b := first.prices.Value("median year"), other.prices.Value("median year"); a.Number > 0 && b.Number > 0 && abs(a.Number-b.Number) >= yearsApart {
		s.say(essential, "They are not of one age, built in %s and %s by median, so part of that gap may be age %s.", a, b, w.ref(first.prices, other.prices))
	}
	if !first.age.Has("a year") || !other.age.Has("a year") {
		return
	}
	why := "No age is common to both, so they are not compared at an equal one."
	if w.Plan.At > 0 {
		why = "Not both are offered at that age, so they are not compared at it."
	}
	s.say(usual, "%s", why)
}

// equalFirst says how far apart two kinds of boat are at an equal age before it says so of their medians, where that is what was asked.
func (w *writer) equalFirst(s *section, gap *measure.Evidence, other finding, equal study.Value, alike string) {
	first, age := w.findings[0], gap.Value("age")
	switch {
	case w.judges(): // which has said so
	case byChance(gap, equal):
		s.say(essential, "At %s of %s years the gap between %s and %s is %s, which chance alone may make: they cannot be told apart %s.", alike, age, w.the(other), w.the(first), equal, w.ref(gap))
	default:
		s.say(essential, "At %s of %s years %s %s %s than %s %s.", alike, age, w.asks(other), equal, lessOrMore(equal), w.the(first), w.ref(gap))
	}
	if raw := gap.Value("median gap"); abs(raw.Number) >= noGap {
		s.say(essential, "The median of %s is %s %s that of %s, whatever their ages %s.", w.the(other), raw, aboveOrBelow(raw), w.the(first), w.ref(gap))
	}
}

// atEqual is how far apart two kinds of boat are at what is equal of them, what that is, and what the rest of the gap comes from. Designs
// are of one length each.
func (w *writer) atEqual(gap *measure.Evidence) (equal study.Value, alike, cause string) {
	if v, ok := gap.At("", "gap at equal age and length"); ok && !w.Plan.HasDesigns() {
		return v, "an equal length and an equal age", "age and length"
	}
	return gap.Value("gap at equal age"), "an equal age", "age"
}

// comparable reports whether there are two kinds of boat and both can be set beside each other at an equal age.
func (w *writer) comparable() bool {
	return len(w.findings) == 2 && w.contrasts[0].Has("gap at equal age") && w.findings[0].orderly && w.findings[1].orderly
}

// asks is a subject with the verb of what it asks.
func (w *writer) asks(f finding) string {
	if f.Design != nil {
		return w.the(f) + " asks"
	}
	return w.the(f) + " ask"
}

// keeps is a subject with the verb of how it keeps its price.
func (w *writer) keeps(f finding) string {
	if f.Design != nil {
		return w.the(f) + " keeps its price"
	}
	return w.the(f) + " keep their price"
}

// yearsApart is from how many years on two kinds of boat are not of one age, where no fit tells what these do.
const yearsApart = 4

// noGap is up to how many per cent two medians are written as alike.
const noGap = 0.05

// withinModels says how far boats that name a thing ask from others of their model and age, which leaves less to what else tells them
// apart than the fits of all.
func (w *writer) withinModels(s *section, gap *measure.Evidence, other finding) {
	const little = 1 // per cent
	within, models := gap.Value("gap within models"), gap.Value("models")
	switch {
	case !gap.Has("gap within models"):
	case abs(within.Number) < little:
		s.say(essential, "Of the same model and age, as %s models tell, asking prices of %s hardly differ from those of the others %s.", models, w.the(other), w.ref(gap))
	case abs(within.Number) < sure(gap.Value("error within models").Number, 0):
		s.say(essential, "Of the same model and age, as %s models tell, %s ask %s %s than the others, which chance alone may make: no difference can be told %s.", models, w.the(other), within, lessOrMore(within), w.ref(gap))
	default:
		s.say(essential, "Of the same model and age, as %s models tell, %s ask %s %s than the others %s.", models, w.the(other), within, lessOrMore(within), w.ref(gap))
	}
}

// lengthsApart reports whether two kinds of boat were told apart by length, so that no length is common to both.
func lengthsApart(a, b finding) bool {
	one, two := a.Filter.Query, b.Filter.Query
	return one.LengthMax > 0 && one.LengthMax < two.LengthMin || two.LengthMax > 0 && two.LengthMax < one.LengthMin
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
