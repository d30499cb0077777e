package plan

import (
	"regexp"
	"slices"
	"strings"
)

// share notes the bounds that all subjects of a comparison have, so that they are said once.
func (plan *Plan) share() {
	if !plan.Compares() {
		return
	}
	var shared []string
	for _, b := range boundsIn(plan.Subjects[0].Within) {
		if !slices.ContainsFunc(plan.Subjects, func(s Subject) bool { return !slices.Contains(boundsIn(s.Within), b) }) {
			shared = append(shared, b)
		}
	}
	if len(shared) == 0 {
		return
	}
	plan.Shared = strings.Join(shared, ", ")
	for i := range plan.Subjects {
		s := &plan.Subjects[i]
		kept := slices.DeleteFunc(boundsIn(s.Within), func(b string) bool { return slices.Contains(shared, b) })
		s.Label = strings.TrimSpace(strings.TrimSuffix(s.Name, s.Within) + strings.Join(kept, ", "))
	}
}

// boundsIn are the single bounds of what a subject is bounded by.
func boundsIn(within string) []string {
	var all []string
	starts := bound.FindAllStringIndex(within, -1)
	for i, at := range starts {
		end := len(within)
		if i+1 < len(starts) {
			end = starts[i+1][0]
		}
		all = append(all, strings.TrimRight(within[at[0]:end], ", "))
	}
	return all
}

// bound is where a bound of a name begins.
var bound = regexp.MustCompile(`\b(?:of \d|with|drawing|in (?:the )?\p{Lu}|outside|built(?: up to| from)?|at(?: up to| from| least)?|up to|from|offered|naming|not naming|\d+–\d+ years)\b?`)
