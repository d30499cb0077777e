package plan

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
)

// nationsIn are the countries whose builders words speak of: "French boats", "German ones".
func nationsIn(words []string) []measure.Nation {
	var all []measure.Nation
	for _, n := range measure.Nations {
		i := slices.IndexFunc(asks.nations, func(one named[sayings]) bool { return one.name == n.Name })
		if i >= 0 && asks.nations[i].of.in(words) {
			all = append(all, n)
		}
	}
	return all
}

// ofNations are the boats of the builders of each country that a text names; where it names one and sets her boats apart, beside those of
// all other builders. It is empty where none is named or too few are offered.
func (p planner) ofNations(r request, plan *Plan) []Subject {
	nations := nationsIn(wordsOf(r.text))
	if len(nations) == 0 || len(nations) > maxSubjects || r.asked.Make+r.asked.ModelContains != "" || len(r.asked.MakesAny) > 0 {
		return nil
	}
	q := boatsOnly(r.asked)
	if country, _ := p.Places.Country(q.Country); nations[0].Name == country.Name && !says(r.text, []string{" in " + strings.ToLower(country.Name)}) {
		q.Country = "" // "South African boats" lie anywhere
	}
	if focus := focusOf(r.raised); q.Type == "" && len(q.TypesAny) == 0 && (focus.Value || r.raises("dearer") || r.raises("effect") || r.raises("drivers")) {
		q.Type = p.mostlyOf(q)
	}
	if q.Country != "" && len(nations) == 1 && len(nations[0].Builders) > 0 && r.raises("dearer") { // "are Swedish yachts cheaper in Sweden?"
		q.MakesAny = nations[0].Builders
		if both := p.hereAndElsewhere(q); len(both) == 2 {
			adjective := "of " + nations[0].Adjective + " builders"
			var sides []Subject
			for _, one := range both {
				one.MakesAny = nil
				sides = append(sides, p.ofKind(one).part(adjective, func(q *catalog.Query) { q.MakesAny = nations[0].Builders }))
			}
			return sides
		}
	}
	whole := p.ofKind(q)
	var all []Subject
	nations = slices.DeleteFunc(nations, func(n measure.Nation) bool {
		if len(n.Builders) > 0 {
			return false
		}
		plan.fallShort("No boats of " + n.Adjective + " builders are known to be offered here: the figures are of other boats.")
		return true
	})
	if len(nations) == 0 {
		return []Subject{whole}
	}
	for _, n := range nations {
		all = append(all, whole.part("of "+n.Adjective+" builders", func(q *catalog.Query) { q.MakesAny = n.Builders }))
	}
	if len(all) == 1 && len(plan.Short) == 0 && (setsApart(r.text) || r.ask.Way == More || r.raises("effect") || r.raises("dearer")) {
		all = append(all, whole.part("of other builders", func(q *catalog.Query) { q.ExcludeMakes = nations[0].Builders }))
	}
	if slices.ContainsFunc(all, func(s Subject) bool { return !p.enough(s) }) {
		return nil
	}
	for i, n := range nations {
		if counted := p.buildersAmong(all[i]); len(counted) > 0 {
			plan.note("Builders read as " + n.Adjective + ", wherever they mould: " + prose.List(counted, "and") + ".")
		}
	}
	return all
}

// buildersAmong are the builders of the boats of a subject, at most as many as a sentence bears, those of most boats first.
func (p planner) buildersAmong(s Subject) []string {
	const most = 8
	var names []string
	for _, part := range measure.Divide(measure.BoatsOf(p.ix, s.Filter), func(l *catalog.Listing) string { return l.Make }) {
		names = append(names, part.Name)
	}
	if more := len(names) - most; more > 1 {
		names = append(names[:most], "others that are less offered")
	}
	return names
}
