package plan

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// kindNewAndUsed divides a kind of boat, or all boats where none but boats are named, into the new ones and the used ones, of the age
// that was asked; nil where it names no single kind.
func kindNewAndUsed(q catalog.Query, boats bool) []catalog.Query {
	q.NewUsed = ""
	ageless := q
	ageless.AgeMin, ageless.AgeMax = 0, 0
	of := kinds(ageless)
	if len(of) == 0 && boats {
		of = []catalog.Query{bounds(ageless)}
	}
	if len(of) != 1 {
		return nil
	}
	fresh, used := of[0], of[0]
	fresh.NewUsed, used.NewUsed = "new", "used"
	used.AgeMin, used.AgeMax = q.AgeMin, q.AgeMax
	return []catalog.Query{fresh, used}
}

// newAndUsed divides the boats of a design, or of her builder where she is not offered, in the same way: the used ones are those of about the age that was asked, where
// one was and enough have it. It is empty where none is offered new.
func (p planner) newAndUsed(d namedDesign, asked catalog.Query, plan *Plan) []Subject {
	low, high := asked.AgeMin, asked.AgeMax
	asked.AgeMin, asked.AgeMax, asked.NewUsed = 0, 0, ""
	var notes Plan
	var whole Subject
	if of := p.ofBuilder(d, asked, &notes); len(of) == 1 {
		whole = of[0]
	} else {
		whole = p.ofDesign(d, asked, &notes)
	}
	fresh := whole.part("offered new", func(q *catalog.Query) { q.NewUsed = "new" })
	if !p.enough(fresh) {
		return nil
	}
	used := whole.part("offered used", func(q *catalog.Query) { q.NewUsed = "used" })
	if low+high > 0 {
		aged := whole.part(span(float64(low), float64(high), 0)+" years old", func(q *catalog.Query) { q.AgeMin, q.AgeMax = low, high })
		if p.enough(aged) {
			used = aged
		}
	}
	plan.note(notes.Readings...)
	plan.fallShort(notes.Short...)
	return []Subject{fresh, used}
}

// part is some boats of a subject, told by words behind its name.
func (s Subject) part(words string, bound func(*catalog.Query)) Subject {
	filter := *s.Filter
	bound(&filter.Query)
	s.Name += " " + words
	s.Within = strings.TrimSpace(s.Within + " " + words)
	filter.Words, s.Filter = s.Name, &filter
	return s
}

// severalPlaces are the places that a text sets against each other; none where it does not.
func (p planner) severalPlaces(r request) []catalog.Query {
	text := r.text
	if several := places(placesOf(r.asked)); len(several) > 1 && (setsApart(text) || r.raises("where")) {
		return several
	}
	cut := between.FindStringIndex(text)
	if cut == nil && comparing.MatchString(text) {
		cut = joined.FindStringIndex(text)
	}
	if cut == nil {
		return nil
	}
	left, right := placeOf(p.Wish(text[:cut[0]])), placeOf(p.Wish(text[cut[1]:]))
	if !opposed(left, right) {
		return nil
	}
	return []catalog.Query{left, right}
}

// inPlaces are the boats of a design in each of several places. Where one of it is to be sold and too few are offered there, they are boats
// of its kind and length.
func (p planner) inPlaces(d namedDesign, asked catalog.Query, places []catalog.Query, toSell bool, plan *Plan) []Subject {
	whole := p.ofDesign(d, anywhere(asked), plan)
	all := p.eachPlace(whole, places)
	few := func(s Subject) bool { return !p.enough(s) }
	if !toSell || d.LOA == 0 || !slices.ContainsFunc(all, few) {
		return all
	}
	class := bounds(anywhere(asked))
	class.Type, class.LengthMin, class.LengthMax = string(d.Category), (1-nearLength)*d.LOA, (1+nearLength)*d.LOA
	alike := p.eachPlace(p.ofKind(class), places)
	if slices.ContainsFunc(alike, few) {
		return all
	}
	plan.fallShort("Too few boats of the " + whole.Name + " are for sale in each of these places: the figures are of boats of her kind and length.")
	return alike
}

// eachPlace are the boats of a subject in each of several places.
func (p planner) eachPlace(whole Subject, places []catalog.Query) []Subject {
	var all []Subject
	for _, at := range places {
		all = append(all, whole.part("in "+p.where(at), func(q *catalog.Query) {
			q.Region, q.Country, q.State, q.Place, q.RadiusNM = at.Region, at.Country, at.State, at.Place, at.RadiusNM
		}))
	}
	return all
}

// withAndWithout are the boats of a design whose listings do not name a thing, and those that do; empty where none is named or either
// are too few.
func (p planner) withAndWithout(d namedDesign, asked catalog.Query, plan *Plan) []Subject {
	thing := takeTrait(&asked)
	if thing == nil {
		return nil
	}
	var notes Plan
	return p.divided(p.ofDesign(d, asked, &notes), thing, notes, plan)
}

// kindWithAndWithout divides a kind of boat in the same way; where none is named, boats of the type that most of those with
// the thing are of.
func (p planner) kindWithAndWithout(asked catalog.Query, plan *Plan) []Subject {
	thing := takeTrait(&asked)
	if thing == nil {
		return nil
	}
	asked.NewUsed = "" // "a new teak deck"
	whole := boatsOnly(asked)
	if whole.Type == "" && len(whole.TypesAny) == 0 {
		if whole.Type = p.mostlyOf(thing.of); whole.Type == "" {
			return nil
		}
	}
	return p.divided(p.ofKind(whole), thing, Plan{}, plan)
}

// divided are the boats of a subject whose listings do not name a thing, and those that do; empty where either are too few.
func (p planner) divided(whole Subject, thing *Trait, notes Plan, plan *Plan) []Subject {
	with := whole.part("naming "+thing.Words, thing.with)
	without := whole.part("not naming "+thing.Words, thing.without)
	if !p.enough(with) || !p.enough(without) {
		return nil
	}
	plan.note(notes.Readings...)
	plan.fallShort(notes.Short...)
	plan.note("Boats whose listings name " + thing.Words + " differ from the others in more than that, so the gap between them is not what it alone does to a price; " +
		"a listing that does not name it may have it all the same.")
	plan.Divided = true
	return []Subject{without, with}
}

// builderAndOthers sets the boats of the only builder that is named beside those of others, of the type that most of hers are of; empty
// where none or a model is named, or either are too few.
func (p planner) builderAndOthers(asked catalog.Query) []Subject {
	own := boatsOnly(asked)
	if own.Make == "" || own.ModelContains != "" {
		return nil
	}
	if own.Type == "" {
		own.Type = p.mostlyOf(own)
	}
	whole := own
	whole.Make = ""
	others := p.ofKind(whole).part("of other builders", func(q *catalog.Query) { q.ExcludeMakes = append(q.ExcludeMakes, own.Make) })
	hers := p.ofKind(own)
	if own.Type == "" || !p.enough(hers) || !p.enough(others) {
		return nil
	}
	return []Subject{others, hers}
}

// hereAndElsewhere sets a kind of boat, or all boats, in the only region or country that is named beside those elsewhere; empty where none is
// named or either are too few.
func (p planner) hereAndElsewhere(asked catalog.Query) []catalog.Query {
	here := boatsOnly(asked)
	if here.State+here.Place != "" || len(here.RegionsAny)+len(here.CountriesAny)+len(here.StatesAny)+len(here.PlacesAny) > 0 || here.Region == "" && here.Country == "" {
		return nil
	}
	elsewhere := anywhere(here)
	if here.Country != "" {
		elsewhere.ExcludeCountries = []string{here.Country}
	} else {
		elsewhere.ExcludeRegions = []string{here.Region}
	}
	both := []catalog.Query{elsewhere, here}
	if slices.ContainsFunc(both, func(q catalog.Query) bool { return !p.enough(p.ofKind(q)) }) {
		return nil
	}
	return both
}
