package report

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/model/research/verify"
	"github.com/fairlead/fairlead/internal/study"
)

// verifierOf returns what holds the sentences of a plan's report against the evidence that cited finds.
func verifierOf(ix *catalog.Index, p plan.Plan, cited func(string) *measure.Evidence) *verify.Verifier {
	return verify.New(measure.NewDrawer(ix, p.Currency), verify.Told{Boats: boatsOf(p), Said: saidBy(p)}, cited)
}

// boatsOf are the subjects of a plan, each by its own name, a short one and that of its design.
func boatsOf(p plan.Plan) [][]string {
	var all [][]string
	for _, s := range p.Subjects {
		names := []string{s.Name}
		if s.Label != "" {
			names = append(names, s.Label)
		}
		if s.Design != nil && measure.NameOf(*s.Design) != s.Name {
			names = append(names, measure.NameOf(*s.Design))
		}
		all = append(all, names)
	}
	return all
}

// saidBy is what a report takes over from its plan word for word.
func saidBy(p plan.Plan) []string {
	var all []string
	for _, said := range slices.Concat(p.Readings, p.Short, p.Lacking) {
		all = append(all, strings.TrimSuffix(said, "."))
	}
	for _, named := range []*study.Value{p.Offer, p.Yearly, p.Budget, p.Worth} {
		if named != nil {
			all = append(all, named.String())
		}
	}
	if rate := p.Claim.Rate; rate != nil {
		all = append(all, rate.String()+" a year")
	}
	for _, s := range p.Subjects {
		if s.Asked != nil {
			all = append(all, measure.NameOf(*s.Asked))
		}
	}
	if p.Untraded != "" {
		all = append(all, strings.TrimSuffix(p.Untraded, "."))
	}
	if p.Shared != "" {
		all = append(all, p.Shared)
	}
	return all
}
