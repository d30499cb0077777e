package plan

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/study"
)

// alikeEnough is the score from which a near miss is taken for what was meant, openly.
const alikeEnough = 0.74

// namedDesign is a design with the words that named it, none where it is only the nearest to what was named.
type namedDesign struct {
	design.Design
	text string
}

// designs returns the designs that a text names, at most maxSubjects, and records how an ambiguous or loose name was read.
func (p planner) designs(text string, plan *Plan) []namedDesign {
	var found []namedDesign
	seen := map[string]bool{}
	mentions := p.Designs.Mentions(text)
	from, to := p.yearsBeside(mentions)
	for _, m := range mentions {
		if isKind(m) || isLength(text, m) {
			continue
		}
		d := p.likeliest(m, from, to, plan)
		if !seen[d.ID] && len(found) < maxSubjects {
			seen[d.ID] = true
			found = append(found, namedDesign{d, m.Text})
		}
	}
	found = append(found, p.otherSide(text, found, plan)...)
	p.besideKnown(text, found, plan)
	return found
}

// beside is a name with a number that stands beside another by a word or a comma.
var beside = regexp.MustCompile(`(?:\b(?:and|or|vs\.?|versus|with|against|und|oder|gegen|et|ou|contre)\s|,\s?)(?:(?:the|an?|der|die|das|einer?|la|le|un|une)\s)?(\p{Lu}[\pL'’-]{2,}(?:\s\p{Lu}[\pL'’-]*)?\s\d{2,3})\b` +
	`|(\p{Lu}[\pL'’-]{2,}(?:\s\p{Lu}[\pL'’-]*)?\s\d{2,3})\s(?:and|or|vs\.?|versus|with|against|und|oder|gegen|et|ou|contre)\b`)

// besideKnown says of a boat that a text names beside one that is known, and of which there is neither a design nor a listing, that
// she is not studied.
func (p planner) besideKnown(text string, named []namedDesign, plan *Plan) {
	rest := text
	for _, d := range named {
		rest = strings.Replace(rest, d.text, "it", 1)
	}
	m := beside.FindStringSubmatchIndex(rest)
	if len(named) == 0 || len(plan.Short) > 0 || m == nil {
		return
	}
	from, to := max(m[2], m[4]), max(m[3], m[5])
	name := rest[from:to]
	word := name[:strings.LastIndex(name, " ")]
	if measured.MatchString(rest[to:]) || listed(strings.ToLower(word), "numbering") || listed(strings.ToLower(word), "general") || p.isPlace(word) || p.hasKin(name) || len(p.Designs.Mentions(name)) > 0 || p.isOffered(name) {
		return
	}
	plan.fallShort("No design and no listing called " + name + " is known here, so it is not compared.")
}

// isKind reports whether what a design was taken from only says what kind of boat: "yachts 50" of "yachts 50 to 60 ft".
func isKind(m design.Mention) bool {
	return !m.Matches[0].Exact && !slices.ContainsFunc(strings.Fields(design.Fold(m.Text)), func(word string) bool {
		return !listed(word, "general") && !numberWords.MatchString(word)
	})
}

// footers is what makes a length of the number before it: "45-footers", "37-40 ft", "38 to 42 feet".
var footers = regexp.MustCompile(`(?i)^(?:[\s-]*(?:footers?|ft boats?)\b|\s*(?:-|–|to\b|bis\b|à\b|und\b|and\b|et\b)\s*\d+(?:[.,]\d+)?[\s-]*(?:ft|feet|foot|footers?|m|met(?:re|er)s?|fuß|fuss|pieds?)\b)`)

// isLength reports whether the number that a design was taken from is a length: "Bavaria 45-footers".
func isLength(text string, m design.Mention) bool {
	_, after, _ := strings.Cut(text, m.Text)
	return footers.MatchString(after)
}

// otherSide looks at each side of a comparison that names no known design beside one that does: for the nearest design, else
// it says that this side cannot be compared.
func (p planner) otherSide(text string, named []namedDesign, plan *Plan) []namedDesign {
	cut := between.FindStringIndex(text)
	if cut == nil || len(named) != 1 {
		return nil
	}
	for _, side := range []string{text[:cut[0]], text[cut[1]:]} {
		if len(p.Designs.Mentions(side)) > 0 || p.Wish(side).Make == "" {
			continue
		}
		if d, ok := p.nearest(side, plan); ok {
			return []namedDesign{{Design: d}}
		}
		q := p.Wish(side)
		if q.ModelContains == "" && (q.Make == named[0].Builder || len(p.besideBuilders(catalog.Query{Compare: []catalog.Query{q}}, named)) > 0) { // "or a younger one of hers"
			continue
		}
		plan.fallShort("No design called " + strings.TrimSpace(q.Make+" "+q.ModelContains) + " is known here, so it is not compared.")
	}
	return nil
}

// nameless are the boats that a query compares beside the designs that a text names and that are of no design known here; where none
// are for sale, the plan says so.
func (p planner) nameless(asked catalog.Query, named []namedDesign, plan *Plan) []Subject {
	var all []Subject
	for _, q := range asked.Compare {
		covered := slices.ContainsFunc(named, func(d namedDesign) bool {
			return strings.Contains(design.Fold(measure.NameOf(d.Design)+" "+d.text), design.Fold(q.ModelContains))
		})
		said := slices.ContainsFunc(plan.Short, func(s string) bool { return strings.Contains(design.Fold(s), " "+design.Fold(q.ModelContains)+" ") })
		if q.Make == "" || q.ModelContains == "" || covered || said {
			continue
		}
		s := p.ofKind(complete(q, asked))
		beside := s.Filter.Query
		beside.Type = string(named[0].Category) // a motor boat is compared with no sailing boat of the builder's
		if kin, ok := p.ofMakers(beside); ok && len(named)+len(all) < maxSubjects {
			plan.fallShort("No " + q.Make + " " + q.ModelContains + " is for sale: in its stead " + kin.Name + " are compared.")
			all = append(all, kin)
		} else if len(measure.BoatsOf(p.ix, s.Filter)) == 0 {
			plan.fallShort("No design and no listing called " + q.Make + " " + q.ModelContains + " is known here, so it is not compared.")
		} else if len(named)+len(all) < maxSubjects {
			all = append(all, s)
		}
	}
	return all
}

// isOffered reports whether boats of a name are for sale.
func (p planner) isOffered(name string) bool {
	q := p.Wish(name)
	return q.Make != "" && len(measure.BoatsOf(p.ix, p.ofKind(q).Filter)) > 0
}

// hasNumbersOf reports whether a design's own name has every number of a text.
func hasNumbersOf(d design.Design, text string) bool {
	own := numberWords.FindAllString(d.PlainName(), -1)
	return !slices.ContainsFunc(numberWords.FindAllString(text, -1), func(n string) bool { return !slices.Contains(own, n) })
}

var numberWords = regexp.MustCompile(`\d+(?:\.\d+)?`)

// nearest takes a make with a number that no design has for the design with the most similar number.
func (p planner) nearest(text string, plan *Plan) (design.Design, bool) {
	found := p.Designs.Find(text, 1)
	if len(found) == 0 || found[0].Score < alikeEnough {
		return design.Design{}, false
	}
	plan.note("No design of exactly the name asked is known; the figures are of the nearest, the " + measure.NameOf(found[0].Design) + ".")
	return found[0].Design, true
}

// offered is how many boats of a design's name are for sale, those known to be of another left out.
func (p planner) offered(d design.Design) int {
	n := 0
	for _, l := range measure.BoatsOf(p.ix, &study.Filter{Query: catalog.Query{Make: d.Builder, ModelContains: d.PlainName()}}) {
		if l.DesignID == "" || l.DesignID == d.ID {
			n++
		}
	}
	return n
}

// dated is a design's name with the years it was built in, as far as they are known.
func dated(d design.Design) string {
	name := measure.NameOf(d)
	if d.FirstBuilt == 0 {
		return name
	}
	years := "built from " + (study.Value{Number: float64(d.FirstBuilt), Unit: study.Year}).String()
	if d.LastBuilt != 0 {
		years += " to " + (study.Value{Number: float64(d.LastBuilt), Unit: study.Year}).String()
	}
	return name + " " + years
}

func datedList(designs []design.Design) string {
	var names []string
	for _, d := range designs {
		names = append(names, dated(d))
	}
	return prose.List(names, "and")
}
