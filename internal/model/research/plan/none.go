package plan

import (
	"fmt"
	"reflect"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/study"
)

// none says that nothing is offered where every kind of boat asked for has no listing; empty otherwise.
func (p planner) none(subjects []Subject) string {
	var names []string
	for _, s := range subjects {
		if s.Design != nil || len(measure.BoatsOf(p.ix, s.Filter)) > 0 {
			return ""
		}
		if !slices.Contains(names, s.Name) {
			names = append(names, s.Name)
		}
	}
	if len(names) == 0 {
		return ""
	}
	if q := subjects[0].Filter.Query; len(names) == 1 && q.Make != "" && numberWords.MatchString(q.ModelContains) && p.within(q) == "" {
		return p.noSuchBoat(q.Make + " " + q.ModelContains)
	}
	whose := "the catalogue"
	if p.ix.Sample() {
		whose = "the sample catalogue"
	}
	return "None for sale: " + whose + " holds no " + prose.List(names, "and") + ", so there is no market to study. " + p.beyond(subjects) +
		"Widen the kind, the place, the years or the price."
}

// beyond says what the only kind of boat asked for costs without a limit on the price, or elsewhere; empty where nothing is offered.
func (p planner) beyond(subjects []Subject) string {
	if len(subjects) > 1 {
		return ""
	}
	if q := (catalog.Query{Make: subjects[0].Filter.Query.Make}); q.Make != "" && len(measure.BoatsOf(p.ix, &study.Filter{Query: q})) == 0 {
		return "No boat of " + q.Make + " at all is offered here. "
	}
	for _, wider := range widenings(subjects[0].Filter.Query) {
		if says := p.cheapest(subjects[0], wider.query, wider.without); says != "" {
			return says
		}
	}
	return ""
}

// widened is a query without one of its bounds, with the words for that.
type widened struct {
	query   catalog.Query
	without string
}

// widenings are the queries that a query becomes without each of its bounds.
func widenings(q catalog.Query) []widened {
	var all []widened
	add := func(without string, drop func(*catalog.Query)) {
		one := q
		if drop(&one); !reflect.DeepEqual(one, q) {
			all = append(all, widened{one, without})
		}
	}
	add("Without the limit on the price", func(q *catalog.Query) { q.PriceMin, q.PriceMax = nil, nil })
	add("Elsewhere", func(q *catalog.Query) { *q = anywhere(*q) })
	add("Of other years", func(q *catalog.Query) { q.YearMin, q.YearMax, q.AgeMin, q.AgeMax = 0, 0, 0, 0 })
	if q.Make != "" {
		add("Of other lengths", func(q *catalog.Query) { q.LengthMin, q.LengthMax = 0, 0 })
		add("Of the builder's other models", func(q *catalog.Query) { q.ModelContains = "" })
	}
	return all
}

// cheapest says how many boats a wider query has, and what the cheapest asks; empty where none has a price.
func (p planner) cheapest(of Subject, q catalog.Query, where string) string {
	from := measure.NewDrawer(p.ix, p.currency([]Subject{of}))
	s := from.Draw(&study.Filter{Query: q, Except: of.Filter.Except})
	prices := s.Prices(s.Priced)
	if len(prices) == 0 {
		return ""
	}
	made := ""
	if slices.ContainsFunc(s.Boats, func(l *catalog.Listing) bool { return l.Sample }) {
		made = ", of generated sample data"
	}
	return where + " it holds " + study.Grouped(float64(len(prices))) + " with a price" + made + "; the cheapest asks " +
		(study.Value{Number: prices[0], Unit: study.Unit(from.Currency)}).String() + ". "
}

// contradiction says which bounds of a kind of boat exclude each other; empty where none do.
func (p planner) contradiction(subjects []Subject) string {
	for _, s := range subjects {
		q := s.Filter.Query
		what := ""
		switch {
		case q.LengthMax > 0 && q.LengthMin > q.LengthMax:
			what = fmt.Sprintf("longer than %.2f m and no longer than %.2f m", q.LengthMin, q.LengthMax)
		case q.YearMax > 0 && q.YearMin > q.YearMax:
			what = fmt.Sprintf("built from %d and up to %d", q.YearMin, q.YearMax)
		case q.AgeMax > 0 && q.AgeMin > q.AgeMax:
			what = fmt.Sprintf("older than %d and younger than %d years", q.AgeMin, q.AgeMax)
		case q.PriceMin != nil && q.PriceMax != nil && *q.PriceMin > *q.PriceMax:
			what = "dearer than " + study.Grouped(*q.PriceMin) + " and cheaper than " + study.Grouped(*q.PriceMax)
		default:
			continue
		}
		return "What was asked contradicts itself, so there is no market to study: no boat is " + what + ". Say which of the two bounds counts."
	}
	return ""
}
