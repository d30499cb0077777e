package report

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/prose"
)

// sameLevel is up to how many points of per cent the levels of groups are no difference.
const sameLevel = 8

// dearest says which groups ask most and least: for their age and length where that is known, else by median. Of groups that the
// question names each is told.
func (w *writer) dearest(s *section, e *measure.Evidence, d plan.Division, parts []string) {
	levels, medians := knowing(e, parts, "level"), knowing(e, parts, "median")
	if d.By == "equipment" && len(d.Named) < 2 {
		if levels = clearOf(e, levels); len(levels) == 0 {
			s.say(essential, "At an equal age and length no equipment goes with a price that stands out of chance among so many boats %s.", w.ref(e))
			return
		}
	}
	slices.Reverse(levels)
	slices.Reverse(medians)
	level := func(p string) string { return p + " (" + apart(e, p, "level") + ")" }
	median := func(p string) string {
		return p + " (" + cell(e, p, "median") + " of " + cell(e, p, "boats") + " boats)"
	}
	ranked := w.ranking(s, e, d, medians, median)
	switch {
	case len(d.Named) > 1:
		if d.By != "equipment" {
			s.say(essential, "Median asking prices by %s: %s %s.", d.By, prose.List(told(medians, median), "and"), w.ref(e))
		}
		if len(levels) == len(parts) {
			turns := ""
			if len(levels) == 2 && len(medians) == 2 && levels[0] != medians[0] && d.By != "equipment" && levelsApart(e, levels) {
				turns = ", so that the order of the medians comes from other ages and lengths"
			}
			s.say(essential, "At an equal age and length, by %s, against the fit of all these boats: %s%s %s.", d.By, prose.List(told(levels, level), "and"), turns, w.ref(e))
			if d.By == "equipment" && len(clearOf(e, levels)) == 0 {
				s.say(essential, "Chance alone may make either gap: whether they ask more cannot be told.")
			}
		}
	case d.By == "equipment" && len(levels) > 0:
		s.say(essential, "At an equal age and length, by equipment, these stand out of chance, against the fit of all these boats: %s %s.", prose.List(told(dearAndCheap(levels), level), "and"), w.ref(e))
	case len(levels) < 2 && len(medians) < 2:
	case w.Plan.Focus.Where && len(levels) > 1:
		slices.Reverse(levels)
		s.say(essential, "At an equal age and length, by %s, least is asked in %s, most in %s, each against the fit of all these boats %s.",
			d.By, prose.List(told(levels[:min(3, len(levels)-1)], level), "and"), level(levels[len(levels)-1]), w.ref(e))
		s.say(essential, "By median the lowest is %s, which age, size and equipment may explain %s.", median(medians[len(medians)-1]), w.ref(e))
	case len(levels) < 2 && ranked: // which has told the medians
	case len(levels) < 2:
		s.say(essential, "By median price, by %s, %s %s.", d.By, extremes(told(medians, median), d.By), w.ref(e))
	case !levelsApart(e, levels):
		why := ""
		if valueOf(e, levels[0], "level")-valueOf(e, levels[len(levels)-1], "level") >= sameLevel {
			why = ", which lie no further apart than chance may make"
		}
		s.say(essential, "At an equal age and length prices hardly follow the %s: %s, each against the fit of all these boats%s %s.", d.By, extremes(told(levels, level), d.By), why, w.ref(e))
	default:
		s.say(essential, "At an equal age and length, by %s, %s, each against the fit of all these boats %s.", d.By, extremes(told(levels, level), d.By), w.ref(e))
	}
	w.grouped(s, e, d, medians, median)
	if d.By == "equipment" {
		s.say(essential, "Boats that name a thing differ from the others in more than that, so the gap is not what it alone adds.")
	}
}

// grouped adds what few groups ask by median and how many boats tell of none, where the question names no groups.
func (w *writer) grouped(s *section, e *measure.Evidence, d plan.Division, dearestFirst []string, median func(string) string) {
	const few = 4
	if len(d.Named) < 2 && len(dearestFirst) > 1 && len(dearestFirst) <= few && len(knowing(e, dearestFirst, "level")) > 1 {
		s.say(essential, "Medians by %s: %s %s.", d.By, prose.List(told(dearestFirst, median), "and"), w.ref(e))
	}
	if untold := e.Value("untold"); 20*untold.Number > float64(e.Boats) && d.By != "equipment" {
		s.say(usual, "Left out of that, since they do not tell their %s: untold %s %s.", d.By, untold, w.ref(e))
	}
}

// extremes are the dearest groups of several, and the cheapest.
func extremes(dearestFirst []string, by string) string {
	const dear = 3
	last, where := len(dearestFirst)-1, "for "
	if slices.Contains([]string{"country", "region", "state", "place"}, by) {
		where = "in "
	}
	return "most is asked " + where + strings.Join(dearestFirst[:min(dear, last)], ", then ") + ", least " + where + dearestFirst[last]
}

// ranking says which groups ask most by median, or least, as many as were asked for; it reports whether it does.
func (w *writer) ranking(s *section, e *measure.Evidence, d plan.Division, dearestFirst []string, median func(string) string) bool {
	ask := w.Plan.Ask
	if !ask.Ranks("price") || ask.By != d.By || len(dearestFirst) < 2 || w.Plan.Raises("equal") && len(knowing(e, dearestFirst, "level")) > 1 {
		return false
	}
	first, last, parts := "dearest", "cheapest", slices.Clone(dearestFirst)
	if ask.Least {
		first, last = last, first
		slices.Reverse(parts)
	}
	n := min(cmp.Or(ask.Top, 3), len(parts)-1)
	s.say(essential, "By median price, by %s, the %s are %s; the %s is %s %s.", d.By, first, prose.List(told(parts[:n], median), "and"), last, median(parts[len(parts)-1]), w.ref(e))
	return true
}
