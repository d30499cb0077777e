package plan

import (
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/study"
)

// request is one text as it was read.
type request struct {
	text    string // in the words that a wish is read from
	ask     Ask    // of it
	asked   catalog.Query
	named   []namedDesign
	raised  matters
	counted *Trait // the share of which is asked, nil for nothing
}

// raises reports whether the text raises a matter of matters.txt.
func (r request) raises(name string) bool { return r.raised.has(name) }

// apart reports whether boats with a thing that the text names are to be set beside those without it.
func (r request) apart() bool {
	return slices.Contains(r.asked.Features, "ex_charter") || r.raises("effect") || r.raises("dearer") || r.ask.Of("days", More) || r.ask.Way == Effect && r.ask.By == ""
}

// read finds the subjects that a text names: designs before builders and kinds of boat.
func (p planner) read(text string) Plan {
	var plan Plan
	text = takePast(text, p.ix.AsOf().Year(), &plan)
	text = p.takeKept(text, &plan)
	text = p.takeExamples(takeRatios(text, &plan), &plan)
	r := request{raised: raisedBy(p.withoutNames(text))}
	r.text = readable(p.takeYearly(p.takeWorth(p.singular(withoutFuture(inYearsToCome(located(text), p.ix.AsOf().Year()), p.ix.AsOf().Year())), &plan), &plan))
	r.text = p.takeAt(r.text, &plan)
	r.ask = askOf(r.text)
	r.asked, r.named = p.wish(withoutHorizon(r.text)), p.designs(r.text, &plan)
	plan.loose = len(r.named) > 1 || r.raises("owning") || r.raises("faults")
	plan.priced = r.raises("offer")
	p.takeAside(&r, &plan)
	if len(r.named) > 0 {
		plan.Subjects = p.ofNamed(r, &plan)
	} else {
		plan.Subjects = p.ofKinds(r, &plan)
		for i, s := range plan.Subjects {
			plan.Subjects[i] = p.rated(s, &plan)
		}
		plan.noteHulls(r)
		plan.noteType(r.asked)
		plan.noteUse(r.asked)
		plan.noteLeftOut(r.asked)
	}
	return plan
}

// ofNamed are the subjects of a text that names designs.
func (p planner) ofNamed(r request, plan *Plan) []Subject {
	var all []Subject
	if len(r.named) == 1 {
		all = p.ofOne(r, plan)
	} else {
		if r.asked.PriceMax != nil { // what each costs is told whole, and what the money buys of it
			plan.Budget = takePrice(&r.asked)
		}
		all = p.ofBuilders(r.named, r.asked, plan)
	}
	if len(all) > 0 {
		return all
	}
	if age := r.asked.AgeMax; len(r.named) > 1 && r.raises("equal") && r.asked.AgeMin > 0 && age-r.asked.AgeMin <= 2*max(1, age/10) {
		plan.At = (r.asked.AgeMin + age) / 2 // "a 5 year old one against one of the same age"
		r.asked.AgeMin, r.asked.AgeMax = 0, 0
	}
	for _, one := range r.named {
		asked := r.asked
		if plan.At == 0 {
			asked = p.agedAs(one, r.named, asked, r.text)
		}
		var notes Plan
		if of := p.ofBuilder(one, asked, &notes); len(of) > 0 && len(r.named) > 1 && of[0].Filter.Query.LengthMin > 0 && of[0].Filter.Query.YearMin == asked.YearMin {
			plan.fallShort(notes.Short...) // others of her builder, as long and as old
			all = append(all, of...)
			continue
		}
		all = append(all, p.ofDesign(one, asked, plan))
	}
	return slices.Concat(all, p.nameless(r.asked, r.named, plan), p.besideBuilders(p.sidesOf(r), r.named))
}

// ofOne divides the only design that a text names, or takes others in her place; empty where neither is asked for or can be done.
func (p planner) ofOne(r request, plan *Plan) []Subject {
	one, places := r.named[0], p.severalPlaces(r)
	var all []Subject
	switch {
	case r.raises("newer"):
		all = p.newAndUsed(one, r.asked, plan)
	case len(places) > 0:
		all = p.inPlaces(one, r.asked, places, r.raises("selling") || r.raises("where"), plan)
	case setsApart(r.text) || r.apart():
		all = p.withAndWithout(one, r.asked, plan)
	}
	if len(all) == 0 && !r.raises("faults") && !focusOf(r.raised).AboutTheBoat() {
		return p.ofBuilder(one, r.asked, plan)
	}
	return all
}

// ofKinds are the subjects of a text that names no design.
func (p planner) ofKinds(r request, plan *Plan) []Subject {
	queries, all := p.kindsAsked(r, plan)
	if len(all) > 0 {
		return all
	}
	queries = p.oneTypeOf(p.ofOneType(queries, r.raised, plan), r.raised, plan)
	if side, ok := p.uneven(queries, plan); ok {
		return []Subject{p.ofKind(side)}
	}
	for _, q := range queries {
		all = append(all, p.ofOffered(q, len(queries) == 1, plan))
	}
	if len(all) == 1 && plan.Loosened && setsApart(r.text) { // "hybrid or diesel?", of which one was read
		plan.Uneven = p.oneRead(p.ofKind(queries[0]).Name, all[0].Name)
	}
	if len(all) > 0 {
		return all
	}
	if d, ok := p.nearest(r.text, plan); ok {
		return []Subject{p.ofDesign(namedDesign{Design: d}, r.asked, plan)}
	}
	return nil
}

// kindsAsked are the kinds of boat that a text asks for, by the first reading that has any, or the subjects where a reading makes them itself.
func (p planner) kindsAsked(r request, plan *Plan) ([]catalog.Query, []Subject) {
	if all := p.ofNations(r, plan); len(all) > 0 {
		return nil, all
	}
	queries := p.lines(r)
	if len(queries) == 0 {
		queries = p.sides(r.text)
	}
	if !between.MatchString(r.text) && slices.ContainsFunc(plan.Divisions, func(d Division) bool { return len(d.Named) > 1 }) {
		queries = nil // "do ketches fetch less than sloops?" divides one kind by rig
	}
	if len(queries) > 0 {
		return queries, nil
	}
	if r.apart() {
		if all := p.kindWithAndWithout(r.asked, plan); len(all) > 0 {
			return nil, all
		}
	}
	if r.raises("brand") || r.raises("effect") {
		if all := p.builderAndOthers(r.asked); len(all) > 0 {
			return nil, all
		}
	}
	if len(plan.Divisions) == 0 && (r.raises("dearer") || r.raises("effect")) {
		queries = p.hereAndElsewhere(r.asked)
	}
	if len(queries) == 0 && r.raises("newer") {
		queries = kindNewAndUsed(r.asked, says(r.text, craft))
	}
	if len(queries) == 0 && (plan.Worth != nil || !p.aboutCraft(r)) {
		queries = p.classed(kinds(r.asked))
	}
	if len(queries) == 0 {
		queries = p.ofBounds(r, plan)
	}
	if len(queries) == 0 {
		queries = p.ofAnyKind(r)
	}
	return queries, nil
}

// ofBounds are all boats within the bounds of a text that asks how they divide, or for a share of them; none for another.
func (p planner) ofBounds(r request, plan *Plan) []catalog.Query {
	if len(plan.Divisions) > 0 && (says(r.text, craft) || p.where(r.asked) != "" && says(r.text, marketWords)) {
		q := bounds(r.asked)
		q.Type, q.TypesAny, q.Category = r.asked.Type, r.asked.TypesAny, r.asked.Category
		if len(further(r.asked)) > 0 && r.raises("structure") { // "electric boats"
			q = boatsOnly(r.asked)
		}
		if !r.ask.Speaks("hours") && !r.ask.Speaks("length") {
			q = p.typed(q, r.raised)
		}
		return []catalog.Query{q}
	}
	if r.counted != nil && r.counted.Listed && (p.where(r.asked) != "" || says(r.text, marketWords)) { // "the share of charter yachts in Croatia"
		return []catalog.Query{bounds(r.asked)}
	}
	return nil
}

// aboutCraft reports whether a text names a kind of boat only in passing, asking how something is done or works: no market
// is spoken of, nothing bounds one, and the knowledge base answers it.
func (p planner) aboutCraft(r request) bool {
	text, q, ask := r.text, r.asked, r.ask
	bounded := q.Make != "" || q.ModelContains != "" || q.LengthMin+q.LengthMax > 0 || q.PriceMin != nil || q.PriceMax != nil ||
		len(q.MakesAny)+len(q.Compare) > 0 || q.YearMin+q.YearMax+q.AgeMax > 0
	raised := raisedBy(text)
	costs := p.where(q) != "" && (raised.has("owning") || raised.has("by builder")) || // what keeping one comes to there, or who builds them
		raised.asksPrice(text) && (p.where(q) != "" || q.NewUsed != "")
	grammar := len(ask.Measures) > 0 && (ask.Way != Level || !slices.Contains([]string{"price", "number"}, ask.Measures[0])) // no price or number of what else there is
	costs = costs || !raised.has("owning") && asks.modes["price"]["of"].in(wordsOf(text))                                    // "what does a liveaboard catamaran cost?"
	if bounded || costs || says(text, marketWords) || raised.wide() || grammar {
		return false
	}
	return p.Passages.Answer(knowledge.Question{Text: subjectOf(text)}).Evidence != knowledge.Outside
}

// marketOf asks for the market of what follows, and no more.
var marketOf = regexp.MustCompile(`(?i)\bmarket (?:study |report |analysis |overview )?(?:of|for|on)\b|\bmarktstudie (?:zu|über)\b|\bétude (?:de|du) marché (?:des|de|sur)\b`)

// ofKind is a builder or a kind of boat.
func (p planner) ofKind(q catalog.Query) Subject {
	name, within := p.describe(q)
	name = strings.TrimSpace(name + " " + within)
	return Subject{Name: name, Filter: &study.Filter{Words: name, Query: q}, Within: within}
}

// typed is a query that names no type of boat for the one that most of its boats are of, since a fit over all types tells nothing; as it
// is where the types are what is asked of.
func (p planner) typed(q catalog.Query, raised matters) catalog.Query {
	if ofTypes(raised) || raised.has("by type") || raised.has("by country") || raised.has("where") {
		return q
	}
	if raised.has("by engines") || raised.has("by engine type") || raised.has("by fuel") { // which sailing monohulls hardly differ in
		q.Type = string(design.Power)
		return q
	}
	if q.Type == "" && len(q.TypesAny) == 0 {
		q.Type = p.mostlyOf(q)
	}
	return q
}

// ofTypes reports whether a text asks of boats of all types: how many they are, how old, or how long they have been for sale, not what they cost.
func ofTypes(raised matters) bool {
	return raised.has("supply") || raised.has("age") || raised.has("popular") || raised.has("structure") || focusOf(raised).Time
}

// ofAnyKind is a query for every boat of a place or a price, where a text asks for boats for sale and names no kind.
func (p planner) ofAnyKind(r request) []catalog.Query {
	text, asked, ask := r.text, r.asked, r.ask
	bounded, raised := asked.PriceMin != nil || asked.PriceMax != nil, raisedBy(text)
	if p.ofMarketAlone(text) || says(text, craft) && (ask.Of("price", More) || ask.Of("days", More) || ask.Of("value", More)) {
		return []catalog.Query{p.wholeMarket(asked, raised)}
	}
	if says(text, craft) && len(subjectWords(text)) == 0 && (says(text, marketWords) || len(strings.Fields(text)) < fewWords) {
		return []catalog.Query{bounds(asked)}
	}
	if says(text, craft) && raised.has("gains") {
		return []catalog.Query{p.typed(bounds(asked), raised)}
	}
	if (says(text, craft) || says(text, wordGroups["$offered"])) && raised.wide() {
		if len(further(asked)) > 0 { // "electric boats"
			return []catalog.Query{boatsOnly(asked)}
		}
		return []catalog.Query{bounds(asked)}
	}
	if says(text, craft) && raised.has("value") && !reflect.DeepEqual(yearsOf(asked), catalog.Query{}) { // "are 20 year old boats still losing value?"
		return []catalog.Query{p.typed(bounds(asked), raised)}
	}
	if says(text, craft) && raised.has("drivers") && says(text, marketWords) {
		return []catalog.Query{p.typed(bounds(asked), raised)}
	}
	if says(text, craft) && (raised.has("supply") || marketOf.MatchString(text) || raised.asksPrice(text)) && len(further(asked)) > 0 { // "is there demand for electric boats?"
		return []catalog.Query{boatsOnly(asked)}
	}
	if says(text, craft) && raised.asksPrice(text) && (asked.NewUsed != "" || p.where(asked) != "") { // "how many new boats are on offer, and what do they cost?"
		return []catalog.Query{bounds(asked)}
	}
	if raised.has("brokers") && says(text, marketWords) {
		return []catalog.Query{bounds(asked)}
	}
	if bounded && len(further(asked)) > 0 { // "80,000, three cabins, up to 1.80 m of draught"
		return []catalog.Query{boatsOnly(asked)}
	}
	if bounded && !says(text, craft) && (raised.has("buying") || raised.has("choice")) { // "what should I buy with 60,000?"
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

// fewWords is how many words a text has at least to be a question, not the name of a subject.
const fewWords = 4
