package research

import (
	"regexp"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/model/research/measure"
)

// division is what the boats of a study are divided by, with the groups that the question names; none where it names fewer than two.
type division struct {
	measure.Grouping
	named []string
}

// brings are the groupings that a matter asks for beside those of its own name.
var brings = map[string][]string{
	"drivers":   {"equipment"},
	"structure": {"builder", "model", "size"},
}

// cabins are numbers of cabins, of which several are compared.
var cabins = regexp.MustCompile(`(?i)\b(\d|one|two|three|four|five|six)[\s-]*(?:(?:and|or|versus|vs|,)[\s-]*(\d|one|two|three|four|five|six)[\s-]*)?cabins?\b`)

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
	if isRaised(raised, "by decade") {
		q.YearMin, q.YearMax = 0, 0
	}
	var all []division
	for _, g := range measure.Groupings {
		brought := slices.ContainsFunc(raised, func(m matter) bool { return m.name == "by "+g.By || slices.Contains(brings[m.name], g.By) })
		if g.By == "builder" && isRaised(raised, "value") { // how they age is told; see preferences
			brought = false
		}
		if brought || len(named[g.By]) > 0 {
			all = append(all, division{g, named[g.By]})
		}
	}
	return all
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
	case isRaised(w.Plan.matters, "structure") || isRaised(w.Plan.matters, "proportion"):
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
	parts = slices.Clone(knowing(e, parts, "share"))
	slices.Reverse(parts)
	var told []string
	for _, p := range parts[:min(most, len(parts))] {
		told = append(told, p+" ("+cell(e, p, "share")+")")
	}
	s.say(essential, "By %s most are %s %s.", d.By, list(told), w.ref(e))
}

// dearest says which groups ask most and least: for their age and length where that is known, else by median.
func (w *writer) dearest(s *section, e *measure.Evidence, d division, parts []string) {
	const most = 3
	name, how := "level", "At an equal age and length"
	told := knowing(e, parts, name)
	if len(told) < 2 || len(told) < len(d.named) {
		if name, how = "median", "By median"; len(knowing(e, parts, name)) < 2 {
			return
		}
		told = knowing(e, parts, name)
	}
	told = slices.Clone(told)
	slices.Reverse(told)
	named := func(p string) string { return p + " (" + apart(e, p, name) + ")" }
	last := len(told) - 1
	then := ""
	for i := 1; i < min(most, last); i++ {
		then += ", then for " + named(told[i])
	}
	reach := ""
	if name == "level" {
		reach = ", against the fit of all these boats"
	}
	superlative, lowest := "most is asked for", "least for"
	if len(d.named) > 1 { // not of all groups
		superlative, lowest = "is asked for", "and for"
	}
	s.say(essential, "%s, by %s, %s %s%s, %s %s%s %s.", how, d.By, superlative, named(told[0]), then, lowest, named(told[last]), reach, w.ref(e))
	if d.By == "equipment" {
		s.say(essential, "Boats that name a thing differ from the others in more than that, so the gap is not what it alone adds.")
	}
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
		var rows [][]string
		for _, p := range parts {
			rows = append(rows, []string{
				p, cell(e, p, "boats"), cell(e, p, "share"), cell(e, p, "median"), cell(e, p, "days on sale"), apart(e, p, "level"),
			})
		}
		s.rows(l, []string{w.head(fold.Capital(d.By), e), "Boats", "Share", "Median", "Days on sale", "At equal age and length"}, rows)
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
	s.say(essential, "Length and age drive the price: at an equal age boats that are a tenth longer ask %s more, and a year of age takes %s off (R² of both together %s) %s.",
		longer, f.age.Value("a year"), f.age.Value("R²"), w.ref(f.age))
}
