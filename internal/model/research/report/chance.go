package report

import (
	"math"
	"slices"

	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// paceError is the standard error of what a year takes, in points of per cent.
func paceError(e *measure.Evidence) float64 {
	const sides = 2 * measure.SureErrors // of the bounds that are told
	return abs(e.Value("fastest").Number-e.Value("slowest").Number) / sides
}

// sure is how far two values have to lie apart, each with its error, for the difference to be more than chance.
func sure(a, b float64) float64 { return measure.SureErrors * math.Sqrt(a*a+b*b) }

// byChance reports whether chance alone may make the gap between two kinds of boat at what is equal of them.
func byChance(gap *measure.Evidence, equal study.Value) bool {
	return abs(equal.Number) < sure(gap.Value("error").Number, 0)
}

// perChance says so behind such a gap, and nothing where chance alone hardly makes it.
func perChance(gap *measure.Evidence, equal study.Value) string {
	if byChance(gap, equal) {
		return ", which chance alone may make"
	}
	return ""
}

// pacesDiffer reports whether two kinds of boat lose at another pace by more than a point and more than chance.
func pacesDiffer(most, least finding) bool {
	gap := least.age.Value("a year").Number - most.age.Value("a year").Number
	return gap >= samePace && gap >= sure(paceError(most.age), paceError(least.age))
}

// levelsApart reports whether the levels of the dearest and the cheapest group differ by more than a few points and more than chance.
func levelsApart(e *measure.Evidence, dearestFirst []string) bool {
	first, last := dearestFirst[0], dearestFirst[len(dearestFirst)-1]
	gap := valueOf(e, first, "level") - valueOf(e, last, "level")
	return gap >= sameLevel && gap >= sure(valueOf(e, first, "error"), valueOf(e, last, "error"))
}

// clearOf are the groups whose level is more than chance.
func clearOf(e *measure.Evidence, parts []string) []string {
	return slices.DeleteFunc(slices.Clone(parts), func(p string) bool { return abs(valueOf(e, p, "level")) < sure(valueOf(e, p, "error"), 0) })
}

// dearAndCheap are the first three of some groups, the dearest first, and the last.
func dearAndCheap(parts []string) []string {
	if len(parts) <= 4 {
		return parts
	}
	return append(slices.Clone(parts[:3]), parts[len(parts)-1])
}
