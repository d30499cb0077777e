package research

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/verify"
)

// verifierOf returns what holds the sentences of a plan's report against the evidence that cited finds.
func verifierOf(ix *catalog.Index, plan Plan, cited func(string) *measure.Evidence) *verify.Verifier {
	return verify.New(measure.NewDrawer(ix, plan.Currency), verify.Told{Boats: plan.boats(), Said: plan.said()}, cited)
}

// boats are the subjects, each by its own name, a short one and that of its design.
func (plan Plan) boats() [][]string {
	var all [][]string
	for _, s := range plan.Subjects {
		names := []string{s.Name}
		if s.short != "" {
			names = append(names, s.short)
		}
		if s.Design != nil && measure.NameOf(*s.Design) != s.Name {
			names = append(names, measure.NameOf(*s.Design))
		}
		all = append(all, names)
	}
	return all
}

// said is what a report takes over from its plan word for word.
func (plan Plan) said() []string {
	var all []string
	for _, said := range slices.Concat(plan.Readings, plan.Short, plan.Lacking) {
		all = append(all, strings.TrimSuffix(said, "."))
	}
	for _, named := range []*Value{plan.Offer, plan.Yearly, plan.Budget} {
		if named != nil {
			all = append(all, named.String())
		}
	}
	for _, s := range plan.Subjects {
		if s.asked != nil {
			all = append(all, measure.NameOf(*s.asked))
		}
	}
	if plan.Shared != "" {
		all = append(all, plan.Shared)
	}
	return all
}
