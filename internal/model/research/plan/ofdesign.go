package plan

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/study"
)

// ofDesign is a design within the places, years and prices that were asked, or anywhere if that leaves too few boats. Its
// boats are those that a search for the name finds.
func (p planner) ofDesign(d namedDesign, asked catalog.Query, plan *Plan) Subject {
	name := p.byName(d)
	s := Subject{Name: measure.NameOf(d.Design), Design: &d.Design, Filter: &study.Filter{Query: name, Except: append(homonyms(p.Designs, d.Design), p.namesakes(name, d.Design, plan)...)}}
	if left := p.leftOut(name, d.Design); left > 0 {
		plan.note(fmt.Sprintf("Boats of the other designs called %s are left out: %s.", s.Name, study.Grouped(float64(left))))
	}
	if further := p.furtherDesigns(s); len(further) > 0 {
		if d.text != "" {
			s.Name = name.Make + " " + name.ModelContains
		}
		plan.note("Boats offered as " + s.Name + " are also of other designs: the " + prose.List(further, "and") + ".")
	}
	p.olderThan(s, plan)
	if len(asked.Features) > 0 {
		plan.note("The figures are of all of them, with and without " + prose.Spaced(prose.List(asked.Features, "and")) + ": a listing that names none may have it all the same.")
	}
	if more := further(asked); len(more) > 0 {
		plan.note("The figures are of all of them, not only of those " + prose.List(more, "and") + ".")
	}
	q := bounds(asked)
	if q.YearMin == q.YearMax && q.YearMin == p.ix.AsOf().Year() {
		q.YearMin, q.YearMax = 0, 0 // "a good buy in 2026" asks of today, not of new boats
	}
	if q.YearMin == q.YearMax && q.YearMin != 0 && strings.Contains(d.text, strconv.Itoa(q.YearMin)) {
		q.YearMin, q.YearMax = 0, 0 // of a name: "Super Maramu 2000"
	}
	p.narrow(&s, q, plan)
	s.Filter.Words = s.Name
	return s
}

// leftOut is how many boats that a search for a name finds are of designs to which the builder gave the same name in other years.
func (p planner) leftOut(name catalog.Query, d design.Design) int {
	ids := homonyms(p.Designs, d)
	if len(ids) == 0 {
		return 0
	}
	return len(measure.BoatsOf(p.ix, &study.Filter{Query: name})) - len(measure.BoatsOf(p.ix, &study.Filter{Query: name, Except: ids}))
}

// namesakes are the ids of the designs whose boats a search for a name finds too and whose own number is another one: of the Hallberg-Rassy
// 40 those of the 40C. The plan says that they are left out.
func (p planner) namesakes(name catalog.Query, d design.Design, plan *Plan) []string {
	var ids, names []string
	found := measure.BoatsOf(p.ix, &study.Filter{Query: name, Except: homonyms(p.Designs, d)})
	left := len(found)
	for _, part := range measure.Divide(found, func(l *catalog.Listing) string { return l.DesignID }) {
		other, ok := p.Designs.ByID(part.Name)
		if !ok || other.ID == d.ID || hasNumbersOf(other, d.PlainName()) && !joinedNumbers(other, d) {
			continue
		}
		left -= len(part.Boats)
		ids, names = append(ids, other.ID), append(names, measure.NameOf(other))
	}
	if len(names) == 0 || left < measure.Fewest {
		return nil
	}
	plan.note("Boats of the " + prose.List(names[:min(maxSubjects, len(names))], "and") + " are another design and are left out.")
	return ids
}

// joinedNumbers reports whether a number of a design's name stands in another one's only as part of a word: the 40 in "40C".
func joinedNumbers(other, d design.Design) bool {
	words := strings.Fields(other.PlainName())
	return slices.ContainsFunc(numberWords.FindAllString(d.PlainName(), -1), func(n string) bool {
		return slices.Contains(strings.Fields(d.PlainName()), n) && !slices.Contains(words, n)
	})
}

// olderThan says openly that boats which have a design's name were built before it.
func (p planner) olderThan(s Subject, plan *Plan) {
	d, older := s.Design, 0
	for _, l := range measure.BoatsOf(p.ix, s.Filter) {
		if l.DesignID != d.ID && l.Year() > 0 && l.Year() < d.FirstBuilt-1 {
			older++
		}
	}
	if older >= measure.Fewest {
		plan.note(fmt.Sprintf("Of the boats offered as %s, %s were built before the design of %d: the figures are of all that have the name.",
			s.Name, study.Grouped(float64(older)), d.FirstBuilt))
	}
}

// byName is the query that a search for a boat's name runs; where its words are not read as one, for the design's own name.
func (p planner) byName(d namedDesign) catalog.Query {
	if read := p.Wish(d.text); d.text != "" && read.Make != "" && read.ModelContains != "" {
		return catalog.Query{Make: read.Make, ModelContains: read.ModelContains}
	}
	return catalog.Query{Make: d.Builder, ModelContains: d.Design.PlainName()}
}

// furtherDesigns are the other designs that at least five boats of a subject belong to, the most offered first, at most three.
func (p planner) furtherDesigns(s Subject) []string {
	var names []string
	for _, part := range measure.Divide(measure.BoatsOf(p.ix, s.Filter), func(l *catalog.Listing) string { return l.DesignID }) {
		d, ok := p.Designs.ByID(part.Name)
		if ok && d.ID != s.Design.ID && len(part.Boats) >= measure.Fewest && len(names) < maxSubjects {
			names = append(names, measure.NameOf(d))
		}
	}
	return names
}

// homonyms are the ids of the designs that the builder gave the same name in other years.
func homonyms(designs *design.Table, d design.Design) []string {
	var ids []string
	for _, other := range designs.Homonyms(d) {
		ids = append(ids, other.ID)
	}
	return ids
}
