package measure

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/study"
)

// Grouping divides boats by one property, for questions such as which size sells fastest and which keel is dearest.
type Grouping struct {
	By      string // what follows "by" in a sentence: "keel"; the matter "by keel" asks for it
	Ordered bool   // its groups follow each other, such as sizes; else the largest comes first

	of    func(from Sources, s Sample) func(*catalog.Listing) []string // the groups of a boat, none where her listing does not tell
	dated bool                                                         // its groups are of ages, which no equal one can be found for
	least int                                                          // of how many hundredths of the boats a group is told of
}

// Groupings are what boats can be divided by.
var Groupings = []Grouping{
	{By: "builder", of: one(func(l *catalog.Listing) string { return l.Make })},
	{By: "nation of the builder", of: one(func(l *catalog.Listing) string { return nationOf(l.Make) })},
	{By: "model", of: models},
	{By: "type", of: one(func(l *catalog.Listing) string { return Nouns[l.Category] })},
	{By: "size", Ordered: true, of: sizes},
	{By: "keel", of: one(func(l *catalog.Listing) string { return KeelName(l.Keel) })},
	{By: "rig", of: one(func(l *catalog.Listing) string { return prose.Spaced(l.Rig) })},
	{By: "hull material", of: one(func(l *catalog.Listing) string { return prose.Spaced(l.HullMaterial) })},
	{By: "cabins", Ordered: true, of: one(func(l *catalog.Listing) string { return Counted(l.Cabins, "cabin") })},
	{By: "engines", Ordered: true, of: one(func(l *catalog.Listing) string { return Counted(len(l.Engines), "engine") })},
	{By: "engine type", of: one(func(l *catalog.Listing) string { return engine(l).Type })},
	{By: "fuel", of: one(func(l *catalog.Listing) string { return engine(l).Fuel })},
	{By: "engine hours", Ordered: true, of: one(hoursBand)},
	{By: "decade", Ordered: true, dated: true, of: one(func(l *catalog.Listing) string { return bandOf(l.Year(), 10, 0, l.LastSeen.Year()) })},
	{By: "tax status", of: one(func(l *catalog.Listing) string { return taxes[l.Tax] })},
	{By: "condition", of: one(func(l *catalog.Listing) string { return prose.Spaced(string(l.Grade)) })},
	{By: "country", of: func(from Sources, _ Sample) func(*catalog.Listing) []string {
		return func(l *catalog.Listing) []string { return named(from.country(l)) }
	}},
	{By: "region", of: regions},
	{By: "state", of: func(from Sources, _ Sample) func(*catalog.Listing) []string {
		return func(l *catalog.Listing) []string {
			state, _ := from.Places.State(l.Country, l.State)
			return named(cmp.Or(state.Name, l.State))
		}
	}},
	{By: "place", of: one(func(l *catalog.Listing) string { return l.Place })},
	{By: "equipment", least: 5, of: func(Sources, Sample) func(*catalog.Listing) []string {
		return func(l *catalog.Listing) []string {
			var all []string
			for _, f := range l.Features {
				if !slices.Contains(Histories, f) {
					all = append(all, prose.Spaced(f))
				}
			}
			return all
		}
	}},
}

// Nouns are the categories as one speaks of them.
var Nouns = map[design.Category]string{
	design.Sail: "sailing monohulls", design.Catamaran: "sailing catamarans", design.PowerCat: "power catamarans", design.Trimaran: "trimarans",
	design.Motorsailer: "motorsailers", design.Power: "motor boats", design.RIB: "RIBs", design.Dinghy: "sailing dinghies",
}

// taxes are the states of tax that are told apart.
var taxes = map[catalog.Tax]string{"vat_paid": "VAT paid", "vat_not_paid": "VAT not paid", "vat_excluded": "VAT excluded"}

// Histories are features that tell what a boat went through, not what she has.
var Histories = []string{"osmosis_treated", "project", "refit", "ex_charter"}

// one is a property of which each boat has one or none.
func one(of func(*catalog.Listing) string) func(Sources, Sample) func(*catalog.Listing) []string {
	return func(Sources, Sample) func(*catalog.Listing) []string {
		return func(l *catalog.Listing) []string { return named(of(l)) }
	}
}

func named(group string) []string {
	if group == "" {
		return nil
	}
	return []string{group}
}

// KeelName is what a kind of keel is called.
func KeelName(id string) string {
	if id == "" || strings.HasSuffix(id, "board") {
		return id
	}
	return prose.Spaced(id) + " keel"
}

// Counted is how many of a thing a boat has, empty for none.
func Counted(n int, noun string) string {
	switch n {
	case 0:
		return ""
	case 1:
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

func engine(l *catalog.Listing) catalog.Engine {
	if len(l.Engines) == 0 {
		return catalog.Engine{}
	}
	return l.Engines[0]
}

// hoursBand is how long the engine has run.
func hoursBand(l *catalog.Listing) string {
	switch h := l.Hours(); {
	case h == 0:
		return ""
	case h < 500:
		return "under 500 hours"
	case h < 1500:
		return "500–1,500 hours"
	case h < 3000:
		return "1,500–3,000 hours"
	}
	return "over 3,000 hours"
}

// sizes are bands of length, as wide as the lengths of the sample ask for.
func sizes(_ Sources, s Sample) func(*catalog.Listing) []string {
	lengths := numbers(s.Boats, func(l *catalog.Listing) float64 { return l.LOA })
	if len(lengths) == 0 {
		return func(*catalog.Listing) []string { return nil }
	}
	width := 4.0
	for _, finer := range []float64{2, 1, 0.5} {
		if catalog.Quantile(lengths, 0.95)-catalog.Quantile(lengths, 0.05) < 5*finer {
			width = finer
		}
	}
	return func(l *catalog.Listing) []string {
		if l.LOA == 0 {
			return nil
		}
		from := math.Floor(l.LOA/width) * width
		return []string{fmt.Sprintf("%g–%g m", from, from+width)}
	}
}

// Measure is the name of a grouping's measure.
func (g Grouping) Measure() string { return groupsBy + strings.ReplaceAll(g.By, " ", "_") }

// Ageing is the name of the measure of what a year of age takes off the prices of each group.
func (g Grouping) Ageing() string { return ageingBy + strings.ReplaceAll(g.By, " ", "_") }

// ageingBy begins the names of those measures.
const ageingBy = "ageing_by_"

// Ageings reports whether a measure is one of those.
func Ageings(measure string) bool { return strings.HasPrefix(measure, ageingBy) }

// ageing is what a year takes of each group whose fit tells that clearly, the smallest loss first.
func (g Grouping) ageing(from Sources, s Sample) (int, []study.Value) {
	groupsOf := g.of(from, s)
	return s.ageingOf(s.unlimitedParts(func(boats []*catalog.Listing) []Part {
		return Divide(boats, func(l *catalog.Listing) string {
			if all := groupsOf(l); len(all) == 1 {
				return all[0]
			}
			return ""
		})
	}))
}

// Title is that of its evidence.
func (g Grouping) Title() string { return "asking prices and days on sale by " + g.By }

// groupsBy begins the names of the measures of groupings.
const groupsBy = "groups_by_"

// Grouped reports whether a measure is that of a grouping.
func Grouped(measure string) bool { return strings.HasPrefix(measure, groupsBy) }

// statistic tells of each group its share of the boats that tell theirs, its median price, for how long its offers have stood, and how
// far it asks, in the geometric mean, from what the fit of all of those expects of its ages and lengths.
func (g Grouping) statistic(from Sources, s Sample) (int, []study.Value) {
	groupsOf, all := g.of(from, s), len(s.Boats)
	s = s.of(func(l *catalog.Listing) bool { return len(groupsOf(l)) > 0 })
	told := len(s.Boats)
	groups := map[string]*Part{}
	for _, l := range s.Boats {
		for _, name := range groupsOf(l) {
			if groups[name] == nil {
				groups[name] = &Part{Name: name}
			}
			groups[name].Boats = append(groups[name].Boats, l)
		}
	}
	var parts []*Part
	for _, p := range groups {
		if len(p.Boats) >= max(Fewest, told*g.least/100) && !Custom(p.Name) {
			parts = append(parts, p)
		}
	}
	slices.SortFunc(parts, func(a, b *Part) int {
		if g.Ordered {
			return compareNumbers(a.Name, b.Name)
		}
		if len(a.Boats) != len(b.Boats) {
			return len(b.Boats) - len(a.Boats)
		}
		return strings.Compare(a.Name, b.Name)
	})
	values := []study.Value{{Name: "untold", Number: float64(all - told), Unit: study.Count}}
	for _, p := range parts {
		values = append(values, s.group(*p, told, !g.dated)...)
	}
	return told, values
}

// group are the values of one group.
func (s Sample) group(p Part, told int, leveled bool) []study.Value {
	values := []study.Value{
		{Name: "boats", Of: p.Name, Number: float64(len(p.Boats)), Unit: study.Count},
		{Name: "share", Of: p.Name, Number: 100 * float64(len(p.Boats)) / float64(told), Unit: study.Percent},
	}
	if years := numbers(p.Boats, func(l *catalog.Listing) float64 { return float64(l.Year()) }); len(years) >= Fewest {
		values = append(values, study.Value{Name: "median year", Of: p.Name, Number: math.Round(catalog.Quantile(years, 0.5)), Unit: study.Year})
	}
	reduced := 0
	for _, l := range p.Boats {
		if l.Reduced() {
			reduced++
		}
	}
	if len(p.Boats) >= fewestForShare {
		values = append(values, study.Value{Name: "lowered", Of: p.Name, Number: 100 * float64(reduced) / float64(len(p.Boats)), Unit: study.Percent})
	}
	if hours := numbers(p.Boats, func(l *catalog.Listing) float64 { return math.Round(l.Hours()) }); len(hours) >= FewestFitted {
		values = append(values, study.Value{Name: "median hours", Of: p.Name, Number: math.Round(catalog.Quantile(hours, 0.5)), Unit: study.Count})
	}
	if lengths := numbers(p.Boats, func(l *catalog.Listing) float64 { return l.LOA }); len(lengths) >= Fewest {
		values = append(values, study.Value{Name: "median length", Of: p.Name, Number: catalog.Quantile(lengths, 0.5), Unit: study.Metre})
	}
	if prices := s.Prices(p.Boats); len(prices) >= Fewest {
		values = append(values, study.Value{Name: "median", Of: p.Name, Number: catalog.Quantile(prices, 0.5), Unit: study.Unit(s.currency)})
	}
	if days := numbers(p.Boats, func(l *catalog.Listing) float64 { return float64(l.SeenDays()) }); len(days) >= FewestFitted {
		values = append(values, study.Value{Name: "days on sale", Of: p.Name, Number: catalog.Quantile(days, 0.5), Unit: study.Days})
	}
	if level, blur, n := s.levelWithin(p.Boats); leveled && n >= FewestFitted {
		values = append(values, study.Value{Name: "level", Of: p.Name, Number: level, Unit: study.Percent}, study.Value{Name: "error", Of: p.Name, Number: blur, Unit: study.Percent})
	}
	return values
}

// fewestForShare is how many offers a group needs for the share of them to be told of which the price was lowered: that is of few.
const fewestForShare = 50

// compareNumbers orders names by the first number in each, bands without a lower end first.
func compareNumbers(a, b string) int {
	number := func(name string) (n float64) {
		rest := strings.TrimLeft(strings.ReplaceAll(name, ",", ""), "abcdefghijklmnopqrstuvwxyz ")
		_, _ = fmt.Sscanf(rest, "%g", &n)
		if strings.HasPrefix(name, "under ") {
			n--
		}
		return n
	}
	if x, y := number(a), number(b); x != y {
		return int(math.Copysign(1, x-y))
	}
	return strings.Compare(a, b)
}
