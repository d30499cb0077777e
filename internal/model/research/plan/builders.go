package plan

import (
	"cmp"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// besideBuilders are the boats of builders that a query compares with designs and of which it names no model: those of the first design's
// kind and about her length, where enough are offered, else all of her kind.
func (p planner) besideBuilders(asked catalog.Query, named []namedDesign) []Subject {
	var all []Subject
	for _, q := range asked.Compare {
		own := slices.ContainsFunc(named, func(d namedDesign) bool { return d.Builder == q.Make })
		if q.Make == "" || q.ModelContains != "" || own || len(named)+len(all) == maxSubjects {
			continue
		}
		kind := complete(q, catalog.Query{})
		kind.Type = string(named[0].Category)
		alike := kind
		if loa := named[0].LOA; loa > 0 && alike.LengthMin+alike.LengthMax == 0 {
			alike.LengthMin, alike.LengthMax = (1-aboutAsLong)*loa, (1+aboutAsLong)*loa
		}
		for _, try := range []catalog.Query{alike, kind} {
			if s := p.ofKind(boatsOnly(try)); p.enough(s) {
				all = append(all, s)
				break
			}
		}
	}
	return all
}

// sidesOf is what a request compares, with the builders that a side names alone where the wish has read no sides of them.
func (p planner) sidesOf(r request) catalog.Query {
	q := r.asked
	if len(q.Compare) > 0 {
		return bounded(q)
	}
	for _, maker := range q.MakesAny {
		q.Compare = append(q.Compare, catalog.Query{Make: maker})
	}
	cut := between.FindStringIndex(r.text)
	if cut == nil && comparing.MatchString(r.text) {
		cut = joined.FindStringIndex(r.text)
	}
	if cut != nil && len(q.Compare) == 0 {
		q.Compare = []catalog.Query{p.Wish(r.text[:cut[0]]), p.Wish(r.text[cut[1]:])}
	}
	return bounded(q)
}

// bounded is a query each side of which is bounded as the whole is, and has no other kind.
func bounded(q catalog.Query) catalog.Query {
	within := bounds(q)
	sides := make([]catalog.Query, len(q.Compare))
	for i, one := range q.Compare {
		sides[i] = complete(catalog.Query{Make: one.Make, ModelContains: one.ModelContains}, within)
	}
	q.Compare = sides
	return q
}

// ofOneType are queries for builders whose prices are compared, of the type that most boats of each are of where that is the same and one
// of them builds others too: motor boats of one tell nothing beside the sailing boats of another.
func (p planner) ofOneType(queries []catalog.Query, raised matters, plan *Plan) []catalog.Query {
	if ofTypes(raised) {
		return queries
	}
	makers := map[string]bool{}
	for _, q := range queries {
		if q.Make == "" || q.Type != "" || len(q.TypesAny)+len(q.Category) > 0 {
			return queries
		}
		makers[q.Make] = true
	}
	if len(makers) < 2 {
		return queries
	}
	kind, mixed := "", false
	for _, q := range queries {
		of, others := p.typeOf(q)
		if kind = cmp.Or(kind, of); of != kind {
			return queries
		}
		mixed = mixed || others
	}
	if !mixed {
		return queries
	}
	for i := range queries {
		queries[i].Type = kind
	}
	plan.note("Compared are " + measure.Nouns[design.Category(kind)] + ", of which most boats of these builders are: prices of all types follow no one fit.")
	return queries
}

// oneTypeOf are two kinds of boat that no type is told of and that differ in what they are made of or how they are rigged, of the type that
// most boats of both are of; the plan has the same two of other types beside them. What is dear of one type may be cheap of another, and what
// sets the sides apart of all of them is only how many of each type there are.
func (p planner) oneTypeOf(queries []catalog.Query, raised matters, plan *Plan) []catalog.Query {
	if len(queries) != 2 || ofTypes(raised) {
		return queries
	}
	for _, q := range queries {
		if q.Make+q.ModelContains+q.Type != "" || len(q.MakesAny)+len(q.TypesAny)+len(q.Category) > 0 || len(q.HullMaterial)+len(q.Keel) == 0 {
			return queries
		}
	}
	if slices.Equal(queries[0].HullMaterial, queries[1].HullMaterial) && slices.Equal(queries[0].Keel, queries[1].Keel) {
		return queries
	}
	counts := [2]map[string]int{{}, {}}
	for i, q := range queries {
		for _, l := range measure.BoatsOf(p.ix, &study.Filter{Query: q}) {
			counts[i][string(l.Category)]++
		}
	}
	var types []string
	for kind := range counts[0] {
		if counts[0][kind] >= measure.FewestFitted && counts[1][kind] >= measure.FewestFitted {
			types = append(types, kind)
		}
	}
	slices.SortFunc(types, func(a, b string) int {
		return cmp.Or(counts[0][b]+counts[1][b]-counts[0][a]-counts[1][a], cmp.Compare(a, b))
	})
	if len(types) == 0 {
		return queries
	}
	of := func(kind string) [2]catalog.Query {
		both := [2]catalog.Query{queries[0], queries[1]}
		both[0].Type, both[1].Type = kind, kind
		return both
	}
	const clearly = 30 // boats of each
	for _, kind := range types[1:] {
		if counts[0][kind] < clearly || counts[1][kind] < clearly {
			continue
		}
		both := of(kind)
		plan.Besides = append(plan.Besides, [2]Subject{p.ofKind(both[0]), p.ofKind(both[1])})
	}
	plan.note("No type of boat was named: compared are " + measure.Nouns[design.Category(types[0])] + ", since the two are of other types in other shares and prices of all types follow no one fit.")
	both := of(types[0])
	return both[:]
}

// mostlyOf is the type that most boats of a query are of, empty where there are none.
func (p planner) mostlyOf(q catalog.Query) string {
	kind, _ := p.typeOf(q)
	return kind
}

// typeOf is mostlyOf, with whether more than a few of the boats are of another type.
func (p planner) typeOf(q catalog.Query) (kind string, mixed bool) {
	const few = 0.02
	all := measure.BoatsOf(p.ix, &study.Filter{Query: q})
	types := measure.Divide(all, func(l *catalog.Listing) string { return string(l.Category) })
	if len(types) == 0 {
		return "", false
	}
	others := len(all) - len(types[0].Boats)
	return types[0].Name, float64(others) > few*float64(len(all))
}
