package plan

import (
	"regexp"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
)

// Division is what the boats of a study are divided by, with the groups that the question names; none where it names fewer than two.
type Division struct {
	measure.Grouping
	Named []string
}

// cabins are numbers of cabins, of which several are compared.
var cabins = regexp.MustCompile(`(?i)\b(\d|one|two|three|four|five|six)[\s-]*(?:(?:and|or|versus|vs|,)[\s-]*(\d|one|two|three|four|five|six)[\s-]*)?cabins?\b`)

// cabinsToo are numbers of cabins of which the second is said without the word: "three cabins and one with four".
var cabinsToo = regexp.MustCompile(`(?i)\b(\d|one|two|three|four|five|six)[\s-]*cabins?\b(?:\s+(?:one|ones|boat|boats|version|layout))?\s+(and|or|versus|vs\.?|against|than)\s+(?:a |an |the )?(?:one|those|ones)?\s*(?:with|of|having)?\s*(\d|two|three|four|five|six)\b`)

// fixed are the groups of groupings that a text names by their words.
var fixed = map[string][]string{
	"engine type": {"inboard", "outboard", "saildrive", "sterndrive", "pod"},
	"fuel":        {"diesel", "petrol", "electric", "hybrid"},
}

// takeGroups is what a question divides boats by. What it names of a property no longer bounds the query then.
func takeGroups(r *request) []Division {
	q := &r.asked
	named := map[string][]string{}
	take := func(by string, from *[]string, name func(string) string) {
		apart := r.raises("effect") || r.raises("dearer") || by != "equipment" && setsApart(r.text)
		if asked := r.raises("by " + by); asked || apart && len(*from) > 1 {
			for _, id := range *from {
				named[by] = append(named[by], name(id))
			}
			*from = nil
		}
	}
	take("keel", &q.Keel, measure.KeelName)
	take("rig", &q.Rig, prose.Spaced)
	take("equipment", &q.Features, prose.Spaced)
	if thing := r.counted; thing != nil && r.raises("effect") && len(thing.of.Features) == 1 { // its share, and what it goes with
		named["equipment"] = []string{thing.Words}
	}
	if layouts := cabinsOf(r.text); len(layouts) > 1 {
		named["cabins"], q.CabinsMin, q.CabinsMax = layouts, 0, 0
	}
	for by, all := range fixed {
		if r.raises("by " + by) {
			named[by] = slices.DeleteFunc(slices.Clone(all), func(word string) bool {
				return !says(r.text, []string{" " + word}) && !(word == "inboard" && says(r.text, []string{" shaft"}))
			})
		}
	}
	if len(named["engine type"]) > 1 {
		q.EngineType = ""
	}
	if len(named["fuel"]) > 1 {
		q.Fuel = ""
	}
	if r.raises("by engines") {
		q.EnginesMin, q.EnginesMax = 0, 0
	}
	if r.raises("by tax status") {
		q.Tax = ""
	}
	if r.raises("by decade") {
		q.YearMin, q.YearMax = 0, 0
	}
	brought := broughtBy(*q, r.raised)
	var all []Division
	for _, g := range measure.Groupings {
		asked := r.raises("by "+g.By) && !(g.By == "builder" && r.raises("value"))                       // see preferences
		if g.By == "type" && (r.raises("by keel") || r.raises("by rig") || r.raises("by engine type")) { // of which type is asked
			asked = false
		}
		if inOneCountry(*q) && (r.raises("by country") || r.raises("offers") || r.ask.By == "country") { // of which its parts are asked
			asked = g.By == "region" || asked && g.By != "country"
		}
		if asked || slices.Contains(brought, g.By) || len(named[g.By]) > 0 {
			all = append(all, Division{g, named[g.By]})
		}
	}
	return all
}

// inOneCountry reports whether a query is bounded by one country, and by no place in it.
func inOneCountry(q catalog.Query) bool {
	return q.Country != "" && len(q.CountriesAny) == 0 && q.Region+q.State+q.Place == "" && len(q.RegionsAny)+len(q.StatesAny)+len(q.PlacesAny) == 0
}

// broughtBy are the groupings of a kind of boat that matters bring along: what a market is made of is not divided by what bounds it.
func broughtBy(q catalog.Query, raised matters) []string {
	var by []string
	if raised.has("drivers") {
		by = append(by, "equipment")
	}
	if raised.has("where") && !raised.has("by region") && !raised.has("offers") && !raised.has("price gap") && q.Country == "" && len(q.CountriesAny) == 0 && q.ModelContains == "" {
		by = append(by, "country")
	}
	if !raised.has("structure") {
		return by
	}
	if q.Type == "" {
		by = append(by, "type")
	}
	if q.Make == "" && !raised.has("by model") {
		by = append(by, "builder")
	} else {
		by = append(by, "model")
	}
	if q.LengthMin*q.LengthMax == 0 && q.ModelContains == "" {
		by = append(by, "size")
	}
	return by
}

// cabinsOf are the numbers of cabins that a text tells apart.
func cabinsOf(text string) []string {
	var all []string
	text = cabinsToo.ReplaceAllString(text, "$1 cabins $2 $3 cabins")
	for _, m := range cabins.FindAllStringSubmatch(text, -1) {
		for _, n := range m[1:] {
			if name := measure.Counted(numeral(n), "cabin"); name != "" && !slices.Contains(all, name) {
				all = append(all, name)
			}
		}
	}
	return all
}
