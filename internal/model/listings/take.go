package listings

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/listings/judgement"
	"github.com/fairlead/fairlead/internal/prose"
)

// takes asks which of the boats that were shown to take.
var takes = regexp.MustCompile(`(?i)\b(?:which|what)(?: one| boat| of (?:them|these|the (?:(?:first|last|other) )?(?:two|three)|those))?(?: boat)? (?:would|should|do|shall) (?:you|i|we) (?:take|choose|pick|buy|prefer|recommend|go for|have|trust)\b|\bwhich(?: one| of (?:them|these|the (?:two|three)))? (?:is|would be) (?:the )?(?:better|best|safer|safest|more seaworthy|better suited)\b|\bwhich (?:one )?suits\b|\bwelche[ns]? (?:würdest|würden|soll)|\blequel (?:prendre|choisir|prendriez|prendrais)`)

// takeOne takes one of the two or three boats that the last answer showed for what the turn names, by their figures.
func (a *answer) takeOne(text string) (bool, error) {
	few := a.talk.Shown
	if picks := a.talk.Picks(); len(picks) > 1 {
		few = picks
	}
	if len(few) < 2 || len(few) > 3 || len(a.talk.Facts()) > 0 && a.wish.Query.Sort != "" {
		return false, nil
	}
	boats, there := a.shownThere(few)
	if !there {
		return false, nil
	}
	purpose := purposeIn(text)
	best, reasons, against := a.weighed(boats, purpose)
	if len(reasons) == 0 && purpose != "" { // nothing that the purpose asks for sets them apart
		best, reasons, against = a.weighed(boats, "")
	}
	a.cited = best
	lines := []string{a.between("take", plain(best.Name()), a.links.Listing(best.ID), a.between("for "+purpose))}
	if len(reasons) > 0 {
		lines = append(lines, a.between("because", strings.Join(reasons, "; ")))
	}
	if len(against) > 0 {
		lines = append(lines, a.between("against", strings.Join(against, "; ")))
	}
	if j := judgement.Of(best, a.index, a.watch); len(j.Due) > 0 {
		lines = append(lines, a.between("due", a.shortly(j)))
	}
	lines = append(lines, a.between("caveat"), a.lastLine(""))
	return true, a.sendAll(strings.Join(lines, "\n\n")+"\n", []*catalog.Listing{best}, result{Query: a.wish.Query})
}

// purposes are what a boat is to be taken for, with the words that tell it.
var purposes = []struct {
	id   string
	says *regexp.Regexp
}{
	{"sea", regexp.MustCompile(`(?i)\b(?:north sea|atlantic|pacific|oceans?|offshore|blue ?water|biscay|channel|irish sea|baltic|rough|heavy weather|winter|norway|scotland|ireland|passages?|cross(?:ing)?|seaworthy|safer|safest|round the world|nordsee|hochsee|atlantik|hauturi)`)},
	{"home", regexp.MustCompile(`(?i)\b(?:live ?aboard|living|live on|family|kids?|children|guests?|comfort|room|wohnen|familie|famille|vivre)`)},
	{"easy", regexp.MustCompile(`(?i)\b(?:alone|single|solo|short-?handed|beginners?|the two of us|couple|old|easy|einhand|anfänger|seul|débutant)`)},
}

// purposeIn is the purpose that a text tells, "" for none.
func purposeIn(text string) string {
	for _, p := range purposes {
		if p.says.MatchString(text) {
			return p.id
		}
	}
	return ""
}

// measure is a figure by which one boat is set before another: greater is better, less where it is turned round.
type measure struct {
	id     string
	of     func(*catalog.Listing) float64
	less   bool
	weight float64
	told   func(a *answer, v float64) string
}

// capsize is the capsize screening of a sailing boat, 0 where it is not known.
func capsize(l *catalog.Listing) float64 {
	if l.Category != "sail" && l.Category != "sailboat" && l.Category != "" {
		return 0
	}
	ratio, _ := design.CapsizeScreening(l.Beam, l.Displacement)
	return ratio
}

var (
	byLength  = measure{"length", func(l *catalog.Listing) float64 { return l.LOA }, false, 1, func(a *answer, v float64) string { return a.lengthOf(v) }}
	byWeight  = measure{"weight", func(l *catalog.Listing) float64 { return l.Displacement }, false, 1, func(a *answer, v float64) string { return a.number(v) + " kg" }}
	byCapsize = measure{"capsize", capsize, true, 1.5, func(a *answer, v float64) string { return a.decimal(v, 2) }}
	byCabins  = measure{"cabins", func(l *catalog.Listing) float64 { return float64(l.Cabins) }, false, 2, func(a *answer, v float64) string { return a.number(v) }}
	byBerths  = measure{"berths", func(l *catalog.Listing) float64 { return float64(l.Berths) }, false, 1, func(a *answer, v float64) string { return a.number(v) }}
	byYear    = measure{"year", func(l *catalog.Listing) float64 { return float64(l.Year()) }, false, 1, func(_ *answer, v float64) string { return fmt.Sprint(int(v)) }}
	byRigging = measure{"rigging", func(l *catalog.Listing) float64 { return float64(l.RiggingYear) }, false, 1, func(_ *answer, v float64) string { return fmt.Sprint(int(v)) }}
	bySize    = measure{"smaller", func(l *catalog.Listing) float64 { return l.LOA }, true, 1, func(a *answer, v float64) string { return a.lengthOf(v) }}

	measuresFor = map[string][]measure{"sea": {byCapsize, byWeight, byLength, byRigging}, "home": {byCabins, byBerths, byLength, byWeight}, "easy": {bySize, byYear, byRigging}, "": {byYear, byRigging, byLength}}
	gearFor     = map[string][]string{"sea": {"windvane", "liferaft", "epirb", "radar", "ais", "heating"}, "home": {"heating", "watermaker", "solar", "generator"}, "easy": {"autopilot", "furling_genoa", "bow_thruster", "windlass", "electric_winches"}}
)

// What speaks for and against a boat beside her figures, each of which counts by its weight.
const (
	apart     = 0.02 // share by which two figures differ at least that count, but for years
	ofGear    = 0.4  // for each thing that she alone has
	ofProject = 2.0  // against one that is to be restored
)

// weighed is the boat for which most measures of a purpose speak, with what speaks for her and against her. Of boats for which as much speaks she is the last.
func (a *answer) weighed(boats []*catalog.Listing, purpose string) (best *catalog.Listing, reasons, against []string) {
	scores := map[*catalog.Listing]float64{}
	told := map[*catalog.Listing][]string{}
	for _, m := range measuresFor[purpose] {
		if first, second := m.best(boats); first != nil {
			scores[first] += m.weight
			told[first] = append(told[first], a.between("by "+m.id, m.told(a, m.of(first)), m.told(a, m.of(second))))
		}
	}
	for _, l := range boats {
		if has := onlyOn(l, boats, gearFor[purpose]); len(has) > 0 {
			for range has {
				scores[l] += ofGear
			}
			told[l] = append(told[l], a.between("by gear", prose.List(a.features(has), a.and)))
		}
		if l.Grade == catalog.Restorable {
			scores[l] -= ofProject
			told[l] = append(told[l], a.between("by state"))
		}
	}
	best = boats[0]
	for _, l := range boats {
		if scores[l] >= scores[best] {
			best = l
		}
	}
	for _, l := range boats {
		if l == best {
			continue
		}
		for _, r := range told[l] {
			against = append(against, plain(l.Name())+": "+r)
		}
	}
	return best, told[best], against
}

// best are the boats that come first and second by the measure; nil where one of them does not tell it, or the two hardly differ.
func (m measure) best(boats []*catalog.Listing) (first, second *catalog.Listing) {
	if slices.ContainsFunc(boats, func(l *catalog.Listing) bool { return m.of(l) == 0 }) {
		return nil, nil
	}
	list := slices.Clone(boats)
	slices.SortStableFunc(list, func(x, y *catalog.Listing) int {
		if m.of(x) > m.of(y) == m.less {
			return 1
		}
		return -1
	})
	v, w := m.of(list[0]), m.of(list[1])
	if math.Abs(v-w) <= apart*max(v, w) && m.id != "year" && m.id != "rigging" || v == w {
		return nil, nil
	}
	return list[0], list[1]
}

// onlyOn is the gear of some that a boat has and no other of those beside her.
func onlyOn(l *catalog.Listing, boats []*catalog.Listing, gear []string) (has []string) {
	for _, f := range gear {
		if slices.Contains(l.Features, f) && !slices.ContainsFunc(boats, func(o *catalog.Listing) bool { return o != l && slices.Contains(o.Features, f) }) {
			has = append(has, f)
		}
	}
	return has
}
