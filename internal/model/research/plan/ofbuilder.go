package plan

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// ofBuilders is ofBuilder of each of several designs; empty where one of them is offered itself.
func (p planner) ofBuilders(named []namedDesign, asked catalog.Query, plan *Plan) []Subject {
	var all []Subject
	var notes Plan
	for _, d := range named {
		of := p.ofBuilder(d, asked, &notes)
		if of == nil || slices.ContainsFunc(all, func(s Subject) bool { return s.Name == of[0].Name }) {
			return nil
		}
		all = append(all, of...)
	}
	plan.fallShort(notes.Short...)
	return all
}

// ofBuilder is the boats that the builder of a design offers of its kind and about its length, else of any, where none of the design itself is for sale; empty
// where one is.
func (p planner) ofBuilder(d namedDesign, asked catalog.Query, plan *Plan) []Subject {
	if p.offered(d.Design) > 0 || len(measure.BoatsOf(p.ix, &study.Filter{Query: p.byName(d)})) > 0 {
		return nil
	}
	q := bounds(asked)
	q.Make, q.Type = d.Builder, string(d.Category)
	alike := q
	if d.LOA > 0 {
		alike.LengthMin, alike.LengthMax = (1-aboutAsLong)*d.LOA, (1+aboutAsLong)*d.LOA
	}
	for _, try := range append(looser(alike, plan.Own), looser(q, plan.Own)...) {
		s := p.ofKind(try)
		if p.enough(s) {
			plan.fallShort("No boat of the " + measure.NameOf(d.Design) + " is for sale: the figures are of " + s.Name + ".")
			s.Asked = &design.Design{}
			*s.Asked = d.Design
			return []Subject{s}
		}
	}
	return nil
}

// aboutAsLong is by what part of its length another boat may differ from a design to be set beside it.
const aboutAsLong = 0.1
