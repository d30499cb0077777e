package research

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/model/research/measure"
)

// division is what the boats of a study are divided by, with the groups that the question names; none where it names fewer than two.
type division struct {
	measure.Grouping
	named []string
}

// cabins are numbers of cabins, of which several are compared.
var cabins = regexp.MustCompile(`(?i)\b(\d|one|two|three|four|five|six)[\s-]*(?:(?:and|or|versus|vs|,)[\s-]*(\d|one|two|three|four|five|six)[\s-]*)?cabins?\b`)

// fixed are the groups of groupings that a text names by their words.
var fixed = map[string][]string{
	"engine type": {"inboard", "outboard", "saildrive", "sterndrive", "pod"},
	"fuel":        {"diesel", "petrol", "electric", "hybrid"},
}

// takeGroups is what a question divides boats by. What it names of a property no longer bounds the query then.
func takeGroups(q *catalog.Query, text string, raised []matter) []division {
	named := map[string][]string{}
	take := func(by string, from *[]string, name func(string) string) {
		apart := isRaised(raised, "effect") || isRaised(raised, "dearer") || by != "equipment" && setsApart(text)
		if asked := isRaised(raised, "by "+by); asked || apart && len(*from) > 1 {
			for _, id := range *from {
				named[by] = append(named[by], name(id))
			}
			*from = nil
		}
	}
	take("keel", &q.Keel, measure.KeelName)
	take("rig", &q.Rig, words)
	take("equipment", &q.Features, words)
	if layouts := cabinsOf(text); len(layouts) > 1 {
		named["cabins"], q.CabinsMin, q.CabinsMax = layouts, 0, 0
	}
	for by, all := range fixed {
		if isRaised(raised, "by "+by) {
			named[by] = slices.DeleteFunc(slices.Clone(all), func(word string) bool { return !says(text, []string{" " + word}) })
		}
	}
	if len(named["engine type"]) > 1 {
		q.EngineType = ""
	}
	if len(named["fuel"]) > 1 {
		q.Fuel = ""
	}
	if isRaised(raised, "by decade") {
		q.YearMin, q.YearMax = 0, 0
	}
	brought := broughtBy(*q, raised)
	var all []division
	for _, g := range measure.Groupings {
		asked := isRaised(raised, "by "+g.By) && !(g.By == "builder" && isRaised(raised, "value")) // see preferences
		if asked || slices.Contains(brought, g.By) || len(named[g.By]) > 0 {
			all = append(all, division{g, named[g.By]})
		}
	}
	return all
}

// broughtBy are the groupings of a kind of boat that matters bring along: what a market is made of is not divided by what bounds it.
func broughtBy(q catalog.Query, raised []matter) []string {
	var by []string
	if isRaised(raised, "drivers") {
		by = append(by, "equipment")
	}
	if isRaised(raised, "where") && !isRaised(raised, "offers") && q.Country == "" && len(q.CountriesAny) == 0 && q.ModelContains == "" {
		by = append(by, "country")
	}
	if !isRaised(raised, "structure") {
		return by
	}
	if q.Type == "" {
		by = append(by, "type")
	}
	if q.Make == "" {
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
	for _, m := range cabins.FindAllStringSubmatch(text, -1) {
		for _, n := range m[1:] {
			if name := measure.Counted(numeral(n), "cabin"); name != "" && !slices.Contains(all, name) {
				all = append(all, name)
			}
		}
	}
	return all
}

// groups tell how the groups of the boats differ in what was asked of them: for how long they are offered, how many they are, or
// their price.
func (w *writer) groups(s *section) {
	f := w.findings[0]
	for i, d := range w.Plan.divisions {
		e := f.groups[i]
		var parts []string
		for _, p := range e.Parts() {
			if len(d.named) < 2 || slices.Contains(d.named, p) {
				parts = append(parts, p)
			}
		}
		if len(parts) < 2 {
			s.say(essential, "Too few of %s tell their %s to compare them by it %s.", w.the(f), d.By, w.ref(e))
			continue
		}
		w.group(s, e, d, parts)
	}
}

func (w *writer) group(s *section, e *measure.Evidence, d division, parts []string) {
	switch {
	case w.Plan.Focus.Time:
		w.standing(s, e, d, parts)
	case isRaised(w.Plan.matters, "structure") || isRaised(w.Plan.matters, "supply") || isRaised(w.Plan.matters, "proportion"):
		w.largest(s, e, d, parts)
	default:
		w.dearest(s, e, d, parts)
	}
}

// standing says the offers of which groups have stood for the shortest and for the longest time.
func (w *writer) standing(s *section, e *measure.Evidence, d division, parts []string) {
	const name = "days on sale"
	parts = knowing(e, parts, name)
	if len(parts) < 2 {
		return
	}
	if len(d.named) > 1 {
		days := told(parts, func(p string) string { return p + " (" + cell(e, p, name) + ")" })
		s.say(essential, "Offers by %s have stood so far, by median: %s %s.", d.By, list(days), w.ref(e))
		w.dearest(s, e, d, parts)
		return
	}
	first, last := parts[0], parts[len(parts)-1]
	how := "the offers that have stood for the shortest time are those of"
	if valueOf(e, last, name) < 1.1*valueOf(e, first, name) {
		how = "no group sells noticeably faster: shortest on sale are"
	}
	s.say(essential, "By %s %s %s (%s by median), longest %s (%s) %s.", d.By, how, first, cell(e, first, name), last, cell(e, last, name), w.ref(e))
	s.say(essential, "That is the age of offers still open; how long sold boats took is not known here.")
}

// largest says which groups most boats are of.
func (w *writer) largest(s *section, e *measure.Evidence, d division, parts []string) {
	const most = 4
	parts = knowing(e, parts, "share")
	slices.Reverse(parts)
	shares := told(parts[:min(most, len(parts))], func(p string) string { return p + " (" + cell(e, p, "share") + ")" })
	s.say(essential, "By %s most are %s %s.", d.By, list(shares), w.ref(e))
}

// alike is up to how many points of per cent the levels of groups are no difference.
const alike = 8

// dearest says which groups ask most and least: for their age and length where that is known, else by median. Of groups that the
// question names each is told.
func (w *writer) dearest(s *section, e *measure.Evidence, d division, parts []string) {
	levels, medians := knowing(e, parts, "level"), knowing(e, parts, "median")
	slices.Reverse(levels)
	slices.Reverse(medians)
	level := func(p string) string { return p + " (" + apart(e, p, "level") + ")" }
	median := func(p string) string {
		return p + " (" + cell(e, p, "median") + " of " + cell(e, p, "boats") + " boats)"
	}
	switch {
	case len(d.named) > 1:
		if d.By != "equipment" {
			s.say(essential, "Median asking prices by %s: %s %s.", d.By, list(told(medians, median)), w.ref(e))
		}
		if len(levels) == len(parts) {
			s.say(essential, "At an equal age and length, by %s, against the fit of all these boats: %s %s.", d.By, list(told(levels, level)), w.ref(e))
		}
	case len(levels) < 2 && len(medians) < 2:
	case len(levels) < 2:
		s.say(essential, "By median price, by %s, %s %s.", d.By, extremes(told(medians, median)), w.ref(e))
	case valueOf(e, levels[0], "level")-valueOf(e, levels[len(levels)-1], "level") < alike:
		s.say(essential, "At an equal age and length prices hardly follow the %s: %s, each against the fit of all these boats %s.", d.By, extremes(told(levels, level)), w.ref(e))
	default:
		s.say(essential, "At an equal age and length, by %s, %s, each against the fit of all these boats %s.", d.By, extremes(told(levels, level)), w.ref(e))
	}
	if d.By == "equipment" {
		s.say(essential, "Boats that name a thing differ from the others in more than that, so the gap is not what it alone adds.")
	}
}

// told says something of each of several groups.
func told(parts []string, say func(part string) string) []string {
	var all []string
	for _, p := range parts {
		all = append(all, say(p))
	}
	return all
}

// extremes are the dearest groups of several, and the cheapest.
func extremes(dearestFirst []string) string {
	const dear = 3
	last := len(dearestFirst) - 1
	return "most is asked for " + strings.Join(dearestFirst[:min(dear, last)], ", then ") + ", least for " + dearestFirst[last]
}

// knowing are the parts of which a value is known, those with the lowest first.
func knowing(e *measure.Evidence, parts []string, name string) []string {
	known := slices.DeleteFunc(slices.Clone(parts), func(p string) bool { _, ok := e.At(p, name); return !ok })
	return sortedBy(known, func(p string) int { return int(100 * valueOf(e, p, name)) })
}

func valueOf(e *measure.Evidence, of, name string) float64 {
	v, _ := e.At(of, name)
	return v.Number
}

// groupTables are what is known of each group.
func (w *writer) groupTables(s *section, l level) {
	const most = 8
	for i, d := range w.Plan.divisions {
		e := w.findings[0].groups[i]
		parts := e.Parts()
		if d.By == "equipment" {
			parts = outermost(knowing(e, parts, "level"), most)
		} else if len(parts) > most {
			parts = parts[:most]
		}
		for _, p := range d.named {
			if _, ok := e.At(p, "boats"); ok && !slices.Contains(parts, p) {
				parts = append(slices.Clone(parts), p)
			}
		}
		head := []string{w.head(fold.Capital(d.By), e), "Boats", "Share", "Median", "Days on sale", "At equal age and length"}
		if len(knowing(e, parts, "level")) == 0 {
			head = head[:len(head)-1]
		}
		var rows [][]string
		for _, p := range parts {
			row := []string{p, cell(e, p, "boats"), cell(e, p, "share"), cell(e, p, "median"), cell(e, p, "days on sale"), apart(e, p, "level")}
			rows = append(rows, row[:len(head)])
		}
		s.rows(l+level(min(i, 1)), head, rows)
	}
}

// outermost are the first and the last of many parts, the last first.
func outermost(parts []string, n int) []string {
	parts = slices.Clone(parts)
	slices.Reverse(parts)
	if len(parts) <= n {
		return parts
	}
	return slices.Concat(parts[:n/2], parts[len(parts)-n/2:])
}

// drives says what age and length do to the price, where it was asked what drives it.
func (w *writer) drives(s *section) {
	f := w.findings[0]
	longer := f.age.Value("a tenth longer")
	if !isRaised(w.Plan.matters, "drivers") || !f.ages() || f.age.Value("a year").Number >= 0 {
		return
	}
	if longer.Number <= 0 {
		s.say(essential, "Age drives the price most clearly: a year takes %s off (R² %s) %s.", f.age.Value("a year"), f.age.Value("R²"), w.ref(f.age))
		return
	}
	s.say(essential, "Length and age drive the price: at an equal age boats that are a tenth longer ask %s more %s.", longer, w.ref(f.age))
	s.say(essential, "A year of age takes %s off, and together they explain prices with R² %s %s.", f.age.Value("a year"), f.age.Value("R²"), w.ref(f.age))
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
