package plan

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// RatioBound is between which values a ratio of a boat's design has to lie; a bound of 0 is none.
type RatioBound struct {
	Ratio       string // as the design table names it
	Least, Most float64
}

// ratioWords are the ratios that boats can be bounded by, by the words for them.
var ratioWords = []struct{ words, ratio string }{
	{`(?:motion[\s-]+)?comfort(?:[\s-]+(?:ratio|value|index|factor|number))?|komfort(?:wert|index|faktor)`, "comfort ratio"},
	{`capsize(?:[\s-]+(?:screening|risk))?(?:[\s-]+(?:ratio|value|factor|number|formula|index))?|csf|kenterwert`, "capsize screening"},
	{`ballast(?:[\s-]+(?:ratio|share|displacement ratio)|[\s-]*/[\s-]*displacement(?: ratio)?|anteil)|(?:taux|rapport|ratio) de lest`, "ballast ratio"},
	{`sa\s?/\s?d(?:isp)?(?: ratio)?|sail area(?:[\s-]+to[\s-]+|\s?[/-]\s?)displacement(?: ratio)?`, "SA/D"},
	{`d\s?/\s?l(?: ratio)?|displacement(?:[\s-]+to[\s-]+|\s?[/-]\s?)length(?: ratio)?`, "D/L"},
	{`hull speed|rumpfgeschwindigkeit|vitesse de carène`, "hull speed"},
}

// The words of a bound: a number with what makes it the least or the most.
const (
	lowBound    = `above|over|more than|greater than|higher than|at least|from|minimum|min\.?|exceeding|beyond|upwards of|>=?|≥|über|mindestens|ab|mehr als|größer als|supérieure? à|au moins|plus de`
	highBound   = `below|under|less than|lower than|smaller than|at most|up to|maximum|max\.?|no more than|not over|<=?|≤|unter|höchstens|bis|weniger als|kleiner als|inférieure? à|au plus|moins de`
	ratioNumber = `\d+(?:[.,]\d+)?`
	ratioUnit   = `(?:\s?(?:%|per ?cent|prozent|pour ?cent|knots?|kn|knoten|nœuds)(?:\b|\s|$))?`
)

// ratioBounds are the ways to bound a ratio: "a comfort ratio above 35", "between 30 and 40", "of 40 % or more".
var ratioBounds = readRatioBounds()

type ratioPattern struct {
	of    *regexp.Regexp
	ratio string
}

func readRatioBounds() []ratioPattern {
	var all []ratioPattern
	for _, one := range ratioWords {
		all = append(all, ratioPattern{regexp.MustCompile(`(?i)(?:,?\s*\b(?:with|having|whose|mit|avec|and|und|et)\s+)?(?:\b(?:an?|the|their|its|eine[mnr]?|une?)\s+)?\b(?:` + one.words + `)\s*(?:(?:is|are|of|ist|von|de|value)\s+)?` +
			`(?:(?P<low>` + lowBound + `)\s*(?P<from>` + ratioNumber + `)` + ratioUnit + `|(?P<high>` + highBound + `)\s*(?P<to>` + ratioNumber + `)` + ratioUnit +
			`|(?:between|zwischen|entre)\s+(?P<a>` + ratioNumber + `)` + ratioUnit + `\s*(?:and|to|und|et|-|–)\s*(?P<b>` + ratioNumber + `)` + ratioUnit +
			`|(?P<alone>` + ratioNumber + `)` + ratioUnit + `\s*(?P<side>or more|or over|or higher|or better|and above|\+|or less|or under|or lower|and below|oder mehr|oder weniger|ou plus|ou moins))`), one.ratio})
	}
	return all
}

// takeRatios takes the bounds of ratios out of a text, whose numbers bound nothing else.
func takeRatios(text string, plan *Plan) string {
	for _, p := range ratioBounds {
		for m := p.of.FindStringSubmatchIndex(text); m != nil; m = p.of.FindStringSubmatchIndex(text) {
			told := func(group string) float64 {
				at := 2 * p.of.SubexpIndex(group)
				if m[at] < 0 {
					return 0
				}
				n, _ := strconv.ParseFloat(strings.Replace(text[m[at]:m[at+1]], ",", ".", 1), 64)
				return n
			}
			b := RatioBound{Ratio: p.ratio, Least: max(told("from"), told("a")), Most: max(told("to"), told("b"))}
			if alone := told("alone"); alone > 0 {
				if side := 2 * p.of.SubexpIndex("side"); fewer.MatchString(text[m[side]:m[side+1]]) {
					b.Most = alone
				} else {
					b.Least = alone
				}
			}
			plan.Ratios = append(plan.Ratios, b)
			text = text[:m[0]] + " " + text[m[1]:]
		}
	}
	return text
}

// fewer makes the most of the number before it.
var fewer = regexp.MustCompile(`(?i)less|under|lower|below|weniger|moins`)

// words are a bound as it stands behind the name of boats.
func (b RatioBound) words() string {
	text := func(n float64) string {
		s := strconv.FormatFloat(n, 'f', -1, 64)
		if b.Ratio == "ballast ratio" {
			s += " %"
		}
		return s
	}
	name := "a " + b.Ratio
	switch b.Ratio {
	case "SA/D":
		name = "an SA/D"
	case "capsize screening":
		name += " value"
	}
	switch {
	case b.Most == 0:
		return name + " of " + text(b.Least) + " or more"
	case b.Least == 0:
		return name + " of " + text(b.Most) + " or less"
	}
	return name + " from " + text(b.Least) + " up to " + text(b.Most)
}

// holds reports whether a design has the ratio within the bound, and whether it is known of her.
func (b RatioBound) holds(d design.Design) (within, known bool) {
	for _, r := range d.Ratios() {
		if r.Name == b.Ratio {
			return r.Value >= b.Least && (b.Most == 0 || r.Value <= b.Most), true
		}
	}
	return false, false
}

// rated are the boats of a kind whose designs have every ratio that was asked within its bounds. Listings tell no ratio: boats of designs of
// which it is not known are left out, and the plan says how many.
func (p planner) rated(s Subject, plan *Plan) Subject {
	if len(plan.Ratios) == 0 || s.Design != nil {
		return s
	}
	except, unknown := []string{""}, []string{""}
	var names, words []string
	for _, d := range p.all {
		holds, told := true, true
		for _, b := range plan.Ratios {
			within, known := b.holds(d)
			holds, told = holds && within, told && known
		}
		if !holds {
			except = append(except, d.ID)
		}
		if !told {
			unknown = append(unknown, d.ID)
		}
	}
	for _, b := range plan.Ratios {
		names, words = append(names, b.Ratio), append(words, b.words())
	}
	all := len(measure.BoatsOf(p.ix, s.Filter))
	known := len(measure.BoatsOf(p.ix, &study.Filter{Query: s.Filter.Query, Except: append(unknown, s.Filter.Except...)}))
	plan.note("Listings tell no ratios, so they are those of the design: of the " + study.Grouped(float64(all)) + " " + s.Name + " the design table tells the " +
		strings.Join(names, " and the ") + " for " + study.Grouped(float64(known)) + ", and the others are left out.")
	rated := s.part("with "+strings.Join(words, " and "), func(*catalog.Query) {})
	rated.Filter.Except = append(except, s.Filter.Except...)
	return rated
}
