package research

import (
	"regexp"
	"slices"
	"strings"
)

// share notes the bounds that all subjects of a comparison have, so that they are said once.
func (plan *Plan) share() {
	if !plan.compares() {
		return
	}
	first := plan.Subjects[0].within
	for _, at := range bound.FindAllStringIndex(first, -1) {
		words := first[at[0]:]
		if slices.ContainsFunc(plan.Subjects, func(s Subject) bool { return !strings.HasSuffix(" "+s.within, " "+words) }) {
			continue
		}
		plan.Shared = words
		for i := range plan.Subjects {
			s := &plan.Subjects[i]
			s.short = strings.TrimRight(strings.TrimSuffix(s.Name, words), ", ")
		}
		return
	}
}

// bound is where a bound of a name begins.
var bound = regexp.MustCompile(`\b(?:of|with|drawing|in|outside|built|at|up to|from|\d+–\d+ years)\b`)

// unnamed reports whether no builder, model or design of the boats is told.
func (plan Plan) unnamed() bool {
	return len(plan.Subjects) > 0 && !slices.ContainsFunc(plan.Subjects, func(s Subject) bool {
		return s.Design != nil || s.Filter.Query.Make != "" || s.Filter.Query.ModelContains != ""
	})
}
