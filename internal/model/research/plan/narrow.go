package plan

import (
	"cmp"
	"fmt"
	"strconv"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/study"
)

// narrow takes a design's boats within the places, years and prices that were asked; where those are too few, within fewer of
// these bounds, which the plan says.
func (p planner) narrow(s *Subject, asked catalog.Query, plan *Plan) {
	within := p.within(asked)
	if within == "" {
		return
	}
	offered := -1
	single := ofYearAlone(asked)
	tries := looser(asked, plan.Own || plan.priced)
	if single && !plan.loose && p.outside(*s, asked.YearMin, plan) { // so that no price of other years is told as hers
		asked.YearMin, asked.YearMax = 0, 0
		single, tries = false, []catalog.Query{asked}
		if within = p.within(asked); within == "" {
			return
		}
	}
	for _, q := range tries {
		words := p.within(q)
		if words == "" {
			continue
		}
		bounded := s.bounded(q)
		n := len(measure.BoatsOf(p.ix, bounded))
		if offered < 0 {
			offered = n
		}
		if n < measure.Fewest {
			continue
		}
		if words != within {
			plan.fallShort(fewWithin(offered, s.Name, within) + p.asking(*s, tries[0]) + "the figures are of those " + words + ".")
		}
		if single && q.YearMin != 0 && q.YearMin < q.YearMax && plan.Near == 0 {
			plan.Near = asked.YearMin
		}
		s.Filter, s.Within = bounded, words
		s.Name += " " + words
		return
	}
	if len(measure.BoatsOf(p.ix, s.Filter)) == 0 { // which is said of all years and places
		return
	}
	plan.fallShort(fewWithin(offered, s.Name, within) + p.asking(*s, tries[0]) + "the figures are of all of them.")
	if single && !plan.loose {
		p.unseen(*s, asked.YearMin, plan)
	}
}

// bounded are the boats of a subject's name within bounds, and within none of its own.
func (s Subject) bounded(within catalog.Query) *study.Filter {
	f := *s.Filter
	f.Query = within
	f.Query.Make, f.Query.ModelContains = s.Filter.Query.Make, s.Filter.Query.ModelContains
	return &f
}

// asking says what the few boats of a design within bounds ask, empty for none.
func (p planner) asking(s Subject, within catalog.Query) string {
	var prices []string
	for _, l := range measure.BoatsOf(p.ix, s.bounded(within)) {
		if l.Price > 0 {
			prices = append(prices, (study.Value{Number: l.Price, Unit: study.Unit(l.Currency), Exact: true}).String())
		}
	}
	if len(prices) == 0 || len(prices) >= measure.Fewest {
		return ""
	}
	return "asked is " + prose.List(prices, "and") + "; "
}

// outside reports whether a design has been offered in no year near the one that was asked, on one side of it, and says so.
func (p planner) outside(s Subject, year int, plan *Plan) bool {
	oldest, newest := 0, 0
	for _, l := range measure.BoatsOf(p.ix, s.Filter) {
		if built := l.Year(); built > 0 {
			oldest, newest = min(cmp.Or(oldest, built), built), max(newest, built)
		}
	}
	if oldest == 0 || year >= oldest && year <= newest {
		return false
	}
	name := measure.NameOf(*s.Design)
	said := fmt.Sprintf("Those of the %s on offer were built from %d to %d, so what they ask is no price of one built in %d; the market below is theirs.", s.Name, oldest, newest, year)
	if first := s.Design.FirstBuilt; first > 0 && year < first {
		said = fmt.Sprintf("The %s of the design table has been built from %d, so none of hers is of %d; the market below is of newer ones.", name, first, year)
	}
	plan.fallShort(said)
	p.unseen(s, year, plan)
	return true
}

// unseen notes that a boat of a design and a year cannot be priced by offers of about her year, and which boats of her builder can stand beside her.
func (p planner) unseen(s Subject, year int, plan *Plan) {
	plan.Unseen, plan.Year = true, year
	d, length := s.Design, s.Design.LOA
	for _, l := range measure.BoatsOf(p.ix, s.Filter) {
		length = cmp.Or(length, l.LOA)
	}
	if length == 0 {
		return
	}
	for _, near := range []float64{nearLength, aboutAsLong} {
		kin := p.ofKind(catalog.Query{
			Make: d.Builder, Type: string(d.Category), LengthMin: (1 - near) * length, LengthMax: (1 + near) * length, YearMin: year - nearYears, YearMax: year + nearYears,
		})
		if p.enough(kin) {
			plan.Kin = kin.Filter
			return
		}
	}
}

// enough reports whether so many boats of a subject are for sale that they tell its market.
func (p planner) enough(s Subject) bool {
	return len(measure.BoatsOf(p.ix, s.Filter)) >= measure.Fewest
}

// ofOffered is a kind of boat; where none is for sale, without what was asked of equipment and engine, then without her class,
// and a model, or where nothing is compared a builder's boats, of other years, which the plan says. A price is no bound to give up.
func (p planner) ofOffered(q catalog.Query, alone bool, plan *Plan) Subject {
	asked := p.ofKind(q)
	if alone {
		if wider := p.elsewhere(q, asked, plan); wider.Filter != nil {
			return wider
		}
		if wider := p.around(q, asked, plan); wider.Filter != nil {
			return wider
		}
	}
	if q.PriceMin != nil || q.PriceMax != nil || len(measure.BoatsOf(p.ix, asked.Filter)) > 0 {
		return asked
	}
	bare := bounds(q)
	bare.Make, bare.MakesAny, bare.ModelContains, bare.ModelsAny = q.Make, q.MakesAny, q.ModelContains, q.ModelsAny
	bare.Type, bare.TypesAny, bare.HullMaterial, bare.Rig = q.Type, q.TypesAny, q.HullMaterial, q.Rig
	bare.LengthMin, bare.LengthMax = q.LengthMin, q.LengthMax
	classed := bare
	classed.Category, classed.Use = q.Category, q.Use
	tries := []catalog.Query{classed, bare}
	if yearless := withoutYears(q); alone && q.Make != "" && q.ModelContains == "" {
		tries = append(tries, yearless)
	}
	if q.Make != "" && q.ModelContains != "" { // one model, rather of other years than not at all
		tries = looser(q, plan.Own)[1:]
	}
	for _, try := range tries {
		s := p.ofKind(try)
		if s.Name != asked.Name && p.enough(s) {
			plan.Loosened = true
			plan.fallShort("No " + asked.Name + " are for sale: the figures are of " + all(s.Name) + "." + p.untold(q))
			return s
		}
	}
	if s, ok := p.ofMakers(q); ok {
		plan.Loosened = true
		plan.fallShort("No " + q.Make + " " + q.ModelContains + " is for sale, in this place or another: the figures are of " + all(s.Name) + ".")
		return s
	}
	return asked
}

// classed leaves the class of several types that are compared to those that have it: there are trawlers, but none under sail.
func (p planner) classed(types []catalog.Query) []catalog.Query {
	for i, q := range types {
		if len(types) > 1 && len(q.Category) > 0 && len(measure.BoatsOf(p.ix, &study.Filter{Query: catalog.Query{Type: q.Type, Category: q.Category}})) == 0 {
			types[i].Category = nil
		}
	}
	return types
}

// withoutYears is a query without bounds of age.
func withoutYears(q catalog.Query) catalog.Query {
	q.YearMin, q.YearMax, q.AgeMin, q.AgeMax, q.NewUsed = 0, 0, 0, 0, ""
	return q
}

// ofYearAlone reports whether a query asks for boats of a single year of build.
func ofYearAlone(q catalog.Query) bool { return q.YearMin > 0 && q.YearMin == q.YearMax }

// aboutItsYear is a query for boats of about the single year that it asks for, where it asks for one.
func aboutItsYear(q catalog.Query) catalog.Query {
	if ofYearAlone(q) {
		q.YearMin, q.YearMax = q.YearMin-nearYears, q.YearMax+nearYears
	}
	return q
}

// nearYears is how far the years of build may be off a single one that was asked.
const nearYears = 2

// looser are the bounds as they were asked and then with fewer of them: years near the one asked, no years, no place. One
// boat is rather set beside those of her age elsewhere.
func looser(asked catalog.Query, own bool) []catalog.Query {
	tries := []catalog.Query{asked}
	if ofYearAlone(asked) {
		near := aboutItsYear(asked)
		tries = append(tries, near)
		if own {
			tries = append(tries, anywhere(near))
		}
	}
	ageless := asked
	ageless.YearMin, ageless.YearMax, ageless.AgeMin, ageless.AgeMax = 0, 0, 0, 0
	return append(tries, ageless, anywhere(asked))
}

// anywhere is a query without its places.
func anywhere(q catalog.Query) catalog.Query {
	q.Region, q.RegionsAny, q.Country, q.CountriesAny, q.State, q.StatesAny, q.Place, q.PlacesAny, q.RadiusNM = "", nil, "", nil, "", nil, "", nil, 0
	return q
}

// fewWithin begins the sentence that says what the figures are of instead.
func fewWithin(n int, name, within string) string {
	switch n {
	case 0:
		return "No boat of the " + name + " is for sale " + within + ": "
	case 1:
		return "Only one boat of the " + name + " is for sale " + within + ": "
	}
	return "Only " + strconv.Itoa(n) + " boats of the " + name + " are for sale " + within + ": "
}

// all is the name of boats where they are every boat.
func all(name string) string {
	if name == "boats" {
		return "all boats"
	}
	return name
}
