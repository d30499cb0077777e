package plan

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/study"
)

// elsewhere is a builder's boats of all places where few of them, but some, are offered in the one that was asked, which the plan says with
// what those ask; the zero Subject where enough are, or there are too few anywhere.
func (p planner) elsewhere(q catalog.Query, asked Subject, plan *Plan) Subject {
	if q.Make == "" || q.PriceMin != nil || q.PriceMax != nil || p.where(q) == "" {
		return Subject{}
	}
	n := len(measure.BoatsOf(p.ix, asked.Filter))
	if n == 0 || n >= measure.Fewest {
		return Subject{}
	}
	s := p.ofKind(anywhere(q))
	if !p.enough(s) {
		return Subject{}
	}
	few := "Only " + strconv.Itoa(n) + " " + asked.Name + " are for sale: "
	if n == 1 {
		few = "Only one of the " + asked.Name + " is for sale: "
	}
	plan.fallShort(few + p.asking(asked, asked.Filter.Query) + "the figures are of " + all(s.Name) + ".")
	return s
}

// feet is the length in feet for which the number of a model's name stands: 40 of "Island Packet 40", 37 of "Island Packet 370"; 0 for none.
func feet(model string) float64 {
	n, err := strconv.ParseFloat(numberWords.FindString(model), 64)
	switch {
	case err != nil:
		return 0
	case n >= 200 && n < 750:
		n /= 10
	}
	if n < 20 || n > 75 {
		return 0
	}
	return n
}

// ofMakers is the boats of a builder that are about as long and as old as a model of which none is offered anywhere, where its name tells its length.
func (p planner) ofMakers(q catalog.Query) (Subject, bool) {
	long := feet(q.ModelContains) * quantity.Foot
	if q.Make == "" || long == 0 || len(measure.BoatsOf(p.ix, &study.Filter{Query: catalog.Query{Make: q.Make, ModelContains: q.ModelContains}})) > 0 {
		return Subject{}, false
	}
	kin := aboutItsYear(bounds(q))
	kin.Make, kin.Type = q.Make, cmp.Or(q.Type, p.mostlyOf(catalog.Query{Make: q.Make}))
	kin.LengthMin, kin.LengthMax = (1-aboutAsLong)*long, (1+aboutAsLong)*long
	tries := []catalog.Query{kin, anywhere(kin), withoutYears(anywhere(kin))}
	if line := strings.TrimSpace(numberWords.ReplaceAllString(q.ModelContains, "")); len(line) > 3 { // "Swift Trawler 44"
		ofLine := kin
		ofLine.ModelContains, ofLine.Type = line, p.mostlyOf(catalog.Query{Make: q.Make, ModelContains: line})
		tries = append([]catalog.Query{ofLine, anywhere(ofLine)}, tries...)
	}
	for _, try := range tries {
		if s := p.ofKind(try); p.enough(s) {
			return s, true
		}
	}
	return Subject{}, false
}

// hasKin reports whether a name is that of a model which ofMakers finds others for.
func (p planner) hasKin(name string) bool {
	q := p.Wish(name)
	q.Make = cmp.Or(q.Make, p.makerOf(strings.TrimSpace(numberWords.ReplaceAllString(q.ModelContains, ""))))
	_, ok := p.ofMakers(q)
	return ok
}

// untold says, as a sentence, how many boats that are else as a query has them do not tell their fuel, where one is asked for; empty for none.
func (p planner) untold(q catalog.Query) string {
	if q.Fuel == "" {
		return ""
	}
	q.Fuel = ""
	n := 0
	for _, l := range measure.BoatsOf(p.ix, &study.Filter{Query: q}) {
		if !slices.ContainsFunc(l.Engines, func(e catalog.Engine) bool { return e.Fuel != "" }) {
			n++
		}
	}
	if n == 0 {
		return ""
	}
	return " Of " + strconv.Itoa(n) + " boats that else fit, the listings do not tell the fuel."
}
