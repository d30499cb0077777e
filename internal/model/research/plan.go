package research

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/knowledge"
)

// Plan is what a question is taken to ask.
type Plan struct {
	Question string
	Subjects []Subject // what is studied; none where only the knowledge base can answer
	Focus    Focus
	Currency string   // of every amount
	Readings []string // what was assumed and how ambiguity was resolved, as sentences
	Lacking  []string // what was asked and no source here can tell, as sentences
	Outside  bool     // it is not about boats at all
}

// Subject is one design, builder or kind of boat.
type Subject struct {
	Name   string
	Filter *Filter
	Design *design.Design // nil for a builder or a kind of boat
}

// maxSubjects is how many subjects a report compares.
const maxSubjects = 3

// planner resolves a question to subjects.
type planner struct {
	Sources
	ix *catalog.Index
}

// plan reads the question; where it names no boats, with the one before it.
func (p planner) plan(question string, earlier []string) Plan {
	plan := p.read(question)
	if len(plan.Subjects) == 0 && len(earlier) > 0 {
		with := p.read(earlier[len(earlier)-1] + " " + question)
		if len(with.Subjects) > 0 {
			with.Readings = append(with.Readings, "The boats are those of the question before.")
			plan = with
		}
	}
	plan.Question, plan.Focus = question, focusOf(question)
	plan.Lacking = lackingFor(question)
	plan.Currency = p.currency(plan.Subjects)
	if len(plan.Subjects) == 0 {
		found := p.Passages.Answer(knowledge.Question{Text: question, Earlier: earlier})
		plan.Outside = found.Evidence == knowledge.Outside
	}
	return plan
}

// read finds the subjects that a text names: designs before builders and kinds of boat.
func (p planner) read(text string) Plan {
	var plan Plan
	asked := p.Wish(text)
	for _, d := range p.designs(text, &plan) {
		plan.Subjects = append(plan.Subjects, p.ofDesign(d, asked, &plan))
	}
	if len(plan.Subjects) > 0 {
		return plan
	}
	queries := p.sides(text)
	if len(queries) == 0 && !p.aboutCraft(text, asked) {
		queries = kinds(asked)
	}
	if len(queries) > 0 {
		for _, q := range queries {
			plan.Subjects = append(plan.Subjects, p.ofKind(q))
		}
		return plan
	}
	if d, ok := p.nearest(text, &plan); ok {
		plan.Subjects = append(plan.Subjects, p.ofDesign(d, asked, &plan))
	}
	return plan
}

// aboutCraft reports whether a text names a kind of boat only in passing, asking how something is done or works: no market
// is spoken of, nothing bounds one, and the knowledge base answers it.
func (p planner) aboutCraft(text string, q catalog.Query) bool {
	bounded := q.Make != "" || q.ModelContains != "" || q.LengthMin+q.LengthMax > 0 || q.PriceMin != nil || q.PriceMax != nil ||
		len(q.MakesAny)+len(q.Compare) > 0 || q.YearMin+q.YearMax+q.AgeMax > 0
	if bounded || says(text, marketWords) {
		return false
	}
	return p.Passages.Answer(knowledge.Question{Text: subjectOf(text)}).Evidence != knowledge.Outside
}

// ofDesign is a design within the places, years and prices that were asked, or anywhere if that leaves too few boats.
func (p planner) ofDesign(d design.Design, asked catalog.Query, plan *Plan) Subject {
	q := bounds(asked)
	q.Make, q.ModelContains = d.Builder, plainName(d)
	s := Subject{Name: nameOf(d), Design: &d, Filter: &Filter{Query: q, Design: d.ID}}
	if within := p.within(q); within != "" {
		if len(boatsOf(p.ix, s.Filter)) < fewest {
			plan.note("Fewer than five boats of the " + s.Name + " are for sale " + within + ", so the figures are of all of them.")
			s.Filter.Query = catalog.Query{Make: q.Make, ModelContains: q.ModelContains}
		} else {
			s.Name += " " + within
		}
	}
	s.Filter.Words = s.Name
	return s
}

// ofKind is a builder or a kind of boat.
func (p planner) ofKind(q catalog.Query) Subject {
	name := p.describe(q)
	return Subject{Name: name, Filter: &Filter{Words: name, Query: q}}
}

func (plan *Plan) note(sentence string) { plan.Readings = append(plan.Readings, sentence) }

// currency is the one most boats of the subjects are asked in, so that most prices stand as they were asked.
func (p planner) currency(subjects []Subject) string {
	counts := map[string]int{}
	for _, s := range subjects {
		if s.Filter.Query.Currency != "" {
			return s.Filter.Query.Currency
		}
		for _, l := range boatsOf(p.ix, s.Filter) {
			if l.Price > 0 {
				counts[l.Currency]++
			}
		}
	}
	most := catalog.DefaultCurrency
	for c, n := range counts {
		if n > counts[most] || n == counts[most] && c < most {
			most = c
		}
	}
	return most
}

// announcement says what is gathered, for people.
func (plan Plan) announcement() string {
	if len(plan.Subjects) == 0 {
		return "Reading the knowledge base"
	}
	var names []string
	for _, s := range plan.Subjects {
		names = append(names, s.Name)
	}
	return "Studying the market of " + list(names)
}

// compares reports whether the plan sets several subjects side by side.
func (plan Plan) compares() bool { return len(plan.Subjects) > 1 }

// hasDesigns reports whether every subject is a design.
func (plan Plan) hasDesigns() bool {
	return len(plan.Subjects) > 0 && !slices.ContainsFunc(plan.Subjects, func(s Subject) bool { return s.Design == nil })
}
