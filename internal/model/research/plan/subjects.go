package plan

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// read finds the subjects that a text names: designs before builders and kinds of boat.
func (p planner) read(text string) Plan {
	var plan Plan
	raised := raisedBy(p.withoutNames(text))
	text = readable(p.takeYearly(p.singular(withoutFuture(located(text), p.ix.AsOf().Year())), &plan))
	asked := p.wish(withoutHorizon(text))
	named := p.designs(text, &plan)
	if isRaised(raised, "proportion") {
		if plan.Counted = takeTrait(&asked); plan.Counted == nil {
			plan.Counted = p.takePart(&asked, text)
		}
	}
	plan.takeOffer(&asked, text, raised, len(named) == 1)
	if plan.Own && asked.YearMin == asked.YearMax {
		plan.Year = asked.YearMin
	}
	if focus := focusOf(raised); len(named) == 1 && !plan.Own && !isRaised(raised, "offer") && !focus.Owning && (focus.Value || focus.Waiting) {
		plan.takeAge(&asked, text, p.offered(named[0].Design) > 0, p.ix.AsOf().Year())
	}
	if isRaised(raised, "value") && isRaised(raised, "choice") && len(named) == 0 { // models age over more than a few years
		asked.YearMin, asked.YearMax, asked.AgeMin, asked.AgeMax = 0, 0, 0, 0
	}
	if isRaised(raised, "refit") {
		asked.Features = nil // what is to be done to her, not what is looked for
	}
	plan.Divisions = takeGroups(&asked, text, raised)
	apart := slices.Contains(asked.Features, "ex_charter") || isRaised(raised, "effect") || isRaised(raised, "dearer") // with what is named of a boat from without it
	var places []catalog.Query
	if len(named) == 1 {
		places = p.severalPlaces(text, asked, raised)
	}
	switch {
	case len(named) > 1 && asked.PriceMax != nil: // what each costs is told whole, and what the money buys of it
		plan.Budget = takePrice(&asked)
	case len(named) == 1 && isRaised(raised, "newer"):
		plan.Subjects = p.newAndUsed(named[0], asked, &plan)
	case len(named) == 1 && len(places) > 0:
		plan.Subjects = p.inPlaces(named[0], asked, places, isRaised(raised, "selling") || isRaised(raised, "where"), &plan)
	case len(named) == 1 && (setsApart(text) || apart):
		plan.Subjects = p.withAndWithout(named[0], asked, &plan)
	}
	if len(plan.Subjects) == 0 && len(named) == 1 && !isRaised(raised, "faults") && !focusOf(raised).AboutTheBoat() {
		plan.Subjects = p.ofBuilder(named[0], asked, &plan)
	}
	if len(plan.Subjects) == 0 && len(named) > 1 {
		plan.Subjects = p.ofBuilders(named, asked, &plan)
	}
	if len(plan.Subjects) > 0 {
		return plan
	}
	for _, one := range named {
		plan.Subjects = append(plan.Subjects, p.ofDesign(one, p.agedAs(one, named, asked, text), &plan))
	}
	if len(named) > 0 {
		plan.Subjects = append(plan.Subjects, p.nameless(asked, named, &plan)...)
	}
	if len(plan.Subjects) > 0 {
		return plan
	}
	queries := p.sides(text)
	if len(queries) == 0 && apart {
		plan.Subjects = p.kindWithAndWithout(asked, &plan)
	}
	if len(plan.Subjects) > 0 {
		return plan
	}
	if len(queries) == 0 && isRaised(raised, "newer") {
		queries = newAndUsed(asked, says(text, craft))
	}
	if len(queries) == 0 && !p.aboutCraft(text, asked) {
		queries = p.classed(kinds(asked))
	}
	if len(queries) == 0 && len(plan.Divisions) > 0 && says(text, craft) {
		queries = []catalog.Query{p.typed(bounds(asked), raised)}
	}
	if len(queries) == 0 {
		queries = p.anywhere(text, asked)
	}
	if len(queries) > 0 {
		for _, q := range queries {
			plan.Subjects = append(plan.Subjects, p.ofOffered(q, &plan))
		}
		return plan
	}
	if d, ok := p.nearest(text, &plan); ok {
		plan.Subjects = append(plan.Subjects, p.ofDesign(namedDesign{Design: d}, asked, &plan))
	}
	return plan
}

// aboutCraft reports whether a text names a kind of boat only in passing, asking how something is done or works: no market
// is spoken of, nothing bounds one, and the knowledge base answers it.
func (p planner) aboutCraft(text string, q catalog.Query) bool {
	bounded := q.Make != "" || q.ModelContains != "" || q.LengthMin+q.LengthMax > 0 || q.PriceMin != nil || q.PriceMax != nil ||
		len(q.MakesAny)+len(q.Compare) > 0 || q.YearMin+q.YearMax+q.AgeMax > 0
	raised := raisedBy(text)
	costs := p.where(q) != "" && isRaised(raised, "owning") // what keeping one comes to there
	if bounded || costs || says(text, marketWords) || ofMarket(raised) {
		return false
	}
	return p.Passages.Answer(knowledge.Question{Text: subjectOf(text)}).Evidence != knowledge.Outside
}

// ofKind is a builder or a kind of boat.
func (p planner) ofKind(q catalog.Query) Subject {
	name, within := p.describe(q)
	name = strings.TrimSpace(name + " " + within)
	return Subject{Name: name, Filter: &study.Filter{Words: name, Query: q}, Within: within}
}

// typed is a query that names no type of boat for the one that most of its boats are of, since a fit over all types tells nothing; as it
// is where the types are what is asked of.
func (p planner) typed(q catalog.Query, raised []matter) catalog.Query {
	if focusOf(raised).Time || isRaised(raised, "by type") || isRaised(raised, "structure") || isRaised(raised, "by country") || isRaised(raised, "where") {
		return q
	}
	q.Type = p.mostlyOf(q)
	return q
}

// anywhere is a query for every boat of a place or a price, where a text asks for boats for sale and names no kind.
func (p planner) anywhere(text string, asked catalog.Query) []catalog.Query {
	bounded := asked.PriceMin != nil || asked.PriceMax != nil
	if says(text, craft) && len(subjectWords(text)) == 0 && (says(text, marketWords) || len(strings.Fields(text)) < fewWords) {
		return []catalog.Query{bounds(asked)}
	}
	raised := raisedBy(text)
	if says(text, craft) && ofMarket(raised) {
		if len(further(asked)) > 0 { // "electric boats"
			return []catalog.Query{boatsOnly(asked)}
		}
		return []catalog.Query{bounds(asked)}
	}
	if isRaised(raised, "brokers") && says(text, marketWords) {
		return []catalog.Query{bounds(asked)}
	}
	if bounded && len(further(asked)) > 0 { // "80,000, three cabins, up to 1.80 m of draught"
		return []catalog.Query{boatsOnly(asked)}
	}
	if bounded && !says(text, craft) && (isRaised(raised, "buying") || isRaised(raised, "choice")) { // "what should I buy with 60,000?"
		if p.Passages.Answer(knowledge.Question{Text: text}).Evidence == knowledge.Outside {
			return nil
		}
		return []catalog.Query{bounds(asked)}
	}
	if p.where(asked) == "" && !bounded || !bounded && !says(text, marketWords) || !says(text, craft) {
		return nil
	}
	return []catalog.Query{bounds(asked)}
}

// marketWide are the matters that only a market has: where no kind is named they are asked of all boats, "is now a good time to
// buy a yacht?"
var marketWide = []string{"waiting", "forecast", "season", "time", "brokers", "effect", "haggling", "sold", "refit", "newer", "investment", "proportion", "offers", "age", "hours", "per foot", "per metre"}

// ofMarket reports whether a matter that only a market has is among those raised.
func ofMarket(raised []matter) bool {
	return slices.ContainsFunc(raised, func(m matter) bool { return slices.Contains(marketWide, m.name) })
}

// fewWords is how many words a text has at least to be a question, not the name of a subject.
const fewWords = 4

// mostlyOf is the type that most boats of a query are of, empty where there are none.
func (p planner) mostlyOf(q catalog.Query) string {
	types := measure.Divide(measure.BoatsOf(p.ix, &study.Filter{Query: q}), func(l *catalog.Listing) string { return string(l.Category) })
	if len(types) == 0 {
		return ""
	}
	return types[0].Name
}
