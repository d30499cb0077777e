package plan

import (
	"cmp"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/study"
)

var (
	// called is a capitalised name, or one behind an article, with a model number.
	called = regexp.MustCompile(`(?:\b(?:[Tt]he|[Aa]n?)\s+)?(\pL[\pL'’-]{2,}(?:\s\p{Lu}[\pL'’-]*)?)\s(\d[\pL\d./]*)\b`)
	// placed is a capitalised name behind a preposition of place.
	placed = regexp.MustCompile(`\b(?:in|near|around|off)\s+(?:the\s+)?(\p{Lu}[\pL'’-]+(?:\s\p{Lu}[\pL'’-]+)*)`)
)

// unknown says openly what a text names and nothing here knows: a boat that is neither in the design table nor offered, or
// a place where none is for sale. It is empty where nothing of that kind is named.
func (p planner) unknown(text string) string {
	if says := p.unknownBoatOf(text); says != "" {
		return says
	}
	if place := p.unknownPlace(text); place != "" {
		return "No boat for sale in " + geo.Article(place) + " is known here: none of the listings of the catalogue lies there. Name another place, or none, to " +
			"have the market studied."
	}
	return ""
}

// unknownBoatOf says that the boat which a text names is not known; empty where it names none that is not.
func (p planner) unknownBoatOf(text string) string {
	if name := p.unknownBoat(text); name != "" && !p.answers(strings.Replace(text, name, "", 1)) {
		return p.noSuchBoat(name)
	}
	return ""
}

// contradiction says which bounds of a kind of boat exclude each other; empty where none do.
func (p planner) contradiction(subjects []Subject) string {
	for _, s := range subjects {
		q := s.Filter.Query
		what := ""
		switch {
		case q.LengthMax > 0 && q.LengthMin > q.LengthMax:
			what = fmt.Sprintf("longer than %.2f m and no longer than %.2f m", q.LengthMin, q.LengthMax)
		case q.YearMax > 0 && q.YearMin > q.YearMax:
			what = fmt.Sprintf("built from %d and up to %d", q.YearMin, q.YearMax)
		case q.AgeMax > 0 && q.AgeMin > q.AgeMax:
			what = fmt.Sprintf("older than %d and younger than %d years", q.AgeMin, q.AgeMax)
		case q.PriceMin != nil && q.PriceMax != nil && *q.PriceMin > *q.PriceMax:
			what = "dearer than " + study.Grouped(*q.PriceMin) + " and cheaper than " + study.Grouped(*q.PriceMax)
		default:
			continue
		}
		return "What was asked contradicts itself, so there is no market to study: no boat is " + what + ". Say which of the two bounds counts."
	}
	return ""
}

// unknownBoat is the name of a boat in a text of which no passage has the words.
func (p planner) unknownBoat(text string) string {
	for _, m := range called.FindAllStringSubmatchIndex(text, -1) {
		word, number := text[m[2]:m[3]], text[m[4]:m[5]]
		behindArticle := m[0] < m[2]
		if first := word[0]; !behindArticle && first >= 'a' && first <= 'z' || measured.MatchString(text[m[5]:]) || m[0] == 0 && counted.MatchString(text[m[5]:]) {
			continue
		}
		word = strings.Join(slices.DeleteFunc(strings.Fields(word), func(w string) bool {
			return listed(strings.ToLower(w), "errand") || listed(strings.ToLower(w), "numbering")
		}), " ")
		if word != "" && !p.speaksOf(word) && !p.isPlace(word) {
			return word + " " + number
		}
	}
	return ""
}

// measured is a unit behind a number, which then is no model's.
var measured = regexp.MustCompile(`(?i)^[\s-]*(?:years?|months?|days?|feet|foot|ft|m|metres?|meters?|knots?|kn|hp|kw|nm|miles?|%|per ?cent|k|eur|usd|€|\$)(?:\W|$)`)

// counted is what a number behind the first word of a text counts.
var counted = regexp.MustCompile(`(?i)^[\s-]*(?:boats?|yachts?)\b`)

// answers reports whether the knowledge base answers what a text asks beside a name.
func (p planner) answers(rest string) bool {
	return len(subjectWords(rest)) > 0 && p.Passages.Answer(knowledge.Question{Text: rest}).Evidence == knowledge.Solid
}

func (p planner) isPlace(name string) bool {
	found := p.Places.Find(name, 1)
	return len(found) > 0 && design.Fold(found[0].Place.Name) == design.Fold(name)
}

// speaksOf reports whether a passage has a word of the name.
func (p planner) speaksOf(name string) bool { return len(p.Passages.Search(name, nil)) > 0 }

// noSuchBoat says that a boat is not known, with the names in the design table that are most like its own.
func (p planner) noSuchBoat(name string) string {
	return "No design and no listing called " + name + " is known here, so there is nothing to study. The names in the design table that are most like it: " +
		prose.List(p.alike(name), "and") + ". Check the spelling, or name the builder and the model."
}

// alike are the three names most like a name: those the table takes for near misses, then by shared pairs of letters
// (Dice's coefficient).
func (p planner) alike(name string) []string {
	var names []string
	add := func(d design.Design) {
		if n := measure.NameOf(d); len(names) < maxSubjects && !slices.Contains(names, n) {
			names = append(names, n)
		}
	}
	for _, m := range p.Designs.Find(name, maxSubjects) {
		add(m.Design)
	}
	asked := pairs(name)
	type likeness struct {
		design.Design
		shared float64
	}
	var all []likeness
	for _, d := range p.all {
		all = append(all, likeness{d, dice(asked, pairs(measure.NameOf(d)))})
	}
	slices.SortStableFunc(all, func(a, b likeness) int { return cmp.Compare(b.shared, a.shared) })
	for _, l := range all {
		add(l.Design)
	}
	return names
}

func pairs(name string) map[string]bool {
	set := map[string]bool{}
	for w := range strings.FieldsSeq(design.Fold(name)) {
		for i := range len(w) - 1 {
			set[w[i:i+2]] = true
		}
	}
	return set
}

func dice(a, b map[string]bool) float64 {
	shared := 0
	for pair := range a {
		if b[pair] {
			shared++
		}
	}
	return 2 * float64(shared) / float64(max(1, len(a)+len(b)))
}

// unknownPlace is a place in a question for boats that the query made of it does not know.
func (p planner) unknownPlace(text string) string {
	asked := placed.FindStringSubmatch(text)
	if asked == nil || !says(text, marketWords) || !says(text, craft) || p.where(p.Wish(text)) != "" {
		return ""
	}
	if listed(strings.ToLower(asked[1]), "numbering") || asked[1] == strings.ToUpper(asked[1]) || len(p.Designs.Mentions(asked[1])) > 0 {
		return ""
	}
	return asked[1]
}

// none says that nothing is offered where every kind of boat asked for has no listing; empty otherwise.
func (p planner) none(subjects []Subject) string {
	var names []string
	for _, s := range subjects {
		if s.Design != nil || len(measure.BoatsOf(p.ix, s.Filter)) > 0 {
			return ""
		}
		names = append(names, s.Name)
	}
	if len(names) == 0 {
		return ""
	}
	if q := subjects[0].Filter.Query; len(names) == 1 && q.Make != "" && numberWords.MatchString(q.ModelContains) && p.within(q) == "" {
		return p.noSuchBoat(q.Make + " " + q.ModelContains)
	}
	whose := "the catalogue"
	if p.ix.Sample() {
		whose = "the sample catalogue"
	}
	return "None for sale: " + whose + " holds no " + prose.List(names, "and") + ", so there is no market to study. " + p.beyond(subjects) +
		"Widen the kind, the place, the years or the price."
}

// beyond says what the only kind of boat asked for costs without a limit on the price, or elsewhere; empty where nothing is offered.
func (p planner) beyond(subjects []Subject) string {
	if len(subjects) > 1 {
		return ""
	}
	if q := (catalog.Query{Make: subjects[0].Filter.Query.Make}); q.Make != "" && len(measure.BoatsOf(p.ix, &study.Filter{Query: q})) == 0 {
		return "No boat of " + q.Make + " at all is offered here. "
	}
	for _, wider := range wider(subjects[0].Filter.Query) {
		if says := p.cheapest(subjects[0], wider.query, wider.without); says != "" {
			return says
		}
	}
	return ""
}

// widened is a query without one of its bounds, with the words for that.
type widened struct {
	query   catalog.Query
	without string
}

// wider are the queries that a query becomes without each of its bounds.
func wider(q catalog.Query) []widened {
	var all []widened
	add := func(without string, drop func(*catalog.Query)) {
		one := q
		if drop(&one); !reflect.DeepEqual(one, q) {
			all = append(all, widened{one, without})
		}
	}
	add("Without the limit on the price", func(q *catalog.Query) { q.PriceMin, q.PriceMax = nil, nil })
	add("Elsewhere", func(q *catalog.Query) { *q = anywhere(*q) })
	add("Of other years", func(q *catalog.Query) { q.YearMin, q.YearMax, q.AgeMin, q.AgeMax = 0, 0, 0, 0 })
	if q.Make != "" {
		add("Of other lengths", func(q *catalog.Query) { q.LengthMin, q.LengthMax = 0, 0 })
		add("Of the builder's other models", func(q *catalog.Query) { q.ModelContains = "" })
	}
	return all
}

// cheapest says how many boats a wider query has, and what the cheapest asks; empty where none has a price.
func (p planner) cheapest(of Subject, q catalog.Query, where string) string {
	from := measure.NewDrawer(p.ix, p.currency([]Subject{of}))
	s := from.Draw(&study.Filter{Query: q, Except: of.Filter.Except})
	prices := s.Prices(s.Priced)
	if len(prices) == 0 {
		return ""
	}
	made := ""
	if slices.ContainsFunc(s.Boats, func(l *catalog.Listing) bool { return l.Sample }) {
		made = ", of generated sample data"
	}
	return where + " it holds " + study.Grouped(float64(len(prices))) + " with a price" + made + "; the cheapest asks " +
		(study.Value{Number: prices[0], Unit: study.Unit(from.Currency)}).String() + ". "
}
