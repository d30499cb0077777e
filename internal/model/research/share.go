package research

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
)

// share notes the bounds that all subjects of a comparison have, so that they are said once.
func (plan *Plan) share() {
	if !plan.compares() {
		return
	}
	words := plan.Subjects[0].within
	if words == "" || slices.ContainsFunc(plan.Subjects, func(s Subject) bool { return s.within != words }) {
		return
	}
	plan.Shared = words
	for i := range plan.Subjects {
		s := &plan.Subjects[i]
		s.short = strings.TrimSpace(strings.TrimSuffix(s.Name, words))
	}
}

// unnamed reports whether no builder, model or design of the boats is told.
func (plan Plan) unnamed() bool {
	return len(plan.Subjects) > 0 && !slices.ContainsFunc(plan.Subjects, func(s Subject) bool {
		return s.Design != nil || s.Filter.Query.Make != "" || s.Filter.Query.ModelContains != ""
	})
}

// newAndUsed divides a kind of boat into the new ones and the used ones.
func newAndUsed(q catalog.Query) []catalog.Query {
	fresh, used := q, q
	fresh.NewUsed, used.NewUsed = "new", "used"
	fresh.AgeMin, fresh.AgeMax = 0, 0
	return []catalog.Query{fresh, used}
}

// newAndUsed divides the boats of a design in the same way: the used ones are those of about the age that was asked, where
// one was and enough have it. It is empty where none is offered new.
func (p planner) newAndUsed(d namedDesign, asked catalog.Query, plan *Plan) []Subject {
	age := max(asked.AgeMin, asked.AgeMax)
	asked.AgeMin, asked.AgeMax, asked.NewUsed = 0, 0, ""
	var notes Plan
	whole := p.ofDesign(d, asked, &notes)
	of := func(words string, bound func(*catalog.Query)) (Subject, bool) {
		s, filter := whole, *whole.Filter
		bound(&filter.Query)
		s.Name += " " + words
		filter.Words, s.Filter = s.Name, &filter
		return s, len(boatsOf(p.ix, &filter)) >= fewest
	}
	fresh, ok := of("offered new", func(q *catalog.Query) { q.NewUsed = "new" })
	if !ok {
		return nil
	}
	used, ok := Subject{}, false
	if age > 0 {
		low, high := max(1, age-1), age+1
		used, ok = of(span(float64(low), float64(high), 0)+" years old", func(q *catalog.Query) { q.AgeMin, q.AgeMax = low, high })
	}
	if !ok {
		used, _ = of("offered used", func(q *catalog.Query) { q.NewUsed = "used" })
	}
	plan.Readings, plan.Short = append(plan.Readings, notes.Readings...), append(plan.Short, notes.Short...)
	return []Subject{fresh, used}
}

// ofBuilder is the boats that the builder of a design offers of its kind, where none of the design itself is for sale; empty
// where one is.
func (p planner) ofBuilder(d namedDesign, asked catalog.Query, plan *Plan) []Subject {
	if p.offered(d.Design) > 0 || len(boatsOf(p.ix, &Filter{Query: p.byName(d)})) > 0 {
		return nil
	}
	q := bounds(asked)
	q.Make, q.Type = d.Builder, string(d.Category)
	for _, try := range looser(q, plan.own) {
		s := p.ofKind(try)
		if len(boatsOf(p.ix, s.Filter)) >= fewest {
			plan.Short = append(plan.Short, "No boat of the "+nameOf(d.Design)+" is for sale: the figures are of "+s.Name+".")
			s.asked = &design.Design{}
			*s.asked = d.Design
			return []Subject{s}
		}
	}
	return nil
}
