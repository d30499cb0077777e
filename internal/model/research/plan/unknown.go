package plan

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
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
	if says := p.unknownMaker(text); says != "" {
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
	name := p.unknownBoat(text)
	if name == "" {
		return ""
	}
	rest := strings.Replace(text, name, "", 1)
	if ofWorth(rest) || !p.answers(rest) {
		return p.noSuchBoat(name)
	}
	return ""
}

// ofWorth reports whether a text asks what something costs, and says nothing of what that is.
func ofWorth(text string) bool {
	ask := askOf(text)
	money := slices.ContainsFunc(ask.Measures, func(m string) bool { return m == "price" || m == "value" || m == "sold" })
	return (money || raisedBy(text).asksPrice(text)) && !slices.ContainsFunc(strings.FieldsFunc(strings.ToLower(text), separates), func(w string) bool { return !MarketWord(w) })
}

// separates reports whether a rune parts words.
func separates(r rune) bool { return strings.ContainsRune(" ?!.,;:–—-/()’'", r) }

// sought is a capitalised name without a number, behind what is said of boats for sale.
var sought = regexp.MustCompile(`(?:\b(?:[Aa]n?|[Tt]he)\s+)?\b(?:used|second-hand|secondhand|gebrauchte?[nrs]?|d'occasion)\s+(\p{Lu}[\pL'’-]{3,}(?:\s\p{Lu}[\pL'’-]+)?)|\b(?:[Aa]n?|eine?n?|une?)\s+(\p{Lu}[\pL'’-]{3,}(?:\s\p{Lu}[\pL'’-]+)?)\s+(?:worth|cost|boats?|yachts?|sell)`)

// unknownMaker says that a name without a number is not known, where what something of it is worth is asked; empty where none is so named.
func (p planner) unknownMaker(text string) string {
	m := sought.FindStringSubmatch(text)
	if m == nil {
		return ""
	}
	name := cmp.Or(m[1], m[2])
	if !ofWorth(strings.Replace(text, name, "", 1)) || p.speaksOf(name) || p.isPlace(name) || MarketWord(strings.ToLower(name)) {
		return ""
	}
	return p.noSuchBoat(name)
}

// unknownBoat is the name of a boat in a text of which no passage has the words.
func (p planner) unknownBoat(text string) string {
	known := map[string]bool{}
	for _, m := range called.FindAllStringSubmatchIndex(text, -1) {
		word, number := text[m[2]:m[3]], text[m[4]:m[5]]
		behindArticle := m[0] < m[2]
		if first := word[0]; !behindArticle && first >= 'a' && first <= 'z' || measured.MatchString(text[m[5]:]) || m[0] == 0 && counted.MatchString(text[m[5]:]) {
			continue
		}
		word = strings.Join(slices.DeleteFunc(strings.Fields(word), func(w string) bool {
			w = strings.ToLower(w)
			return listed(w, "errand") || listed(w, "numbering") || listed(w, "general")
		}), " ")
		if word == "" || known[word] {
			continue
		}
		if known[word] = p.isWritten(word) || p.speaksOf(word) && !ofWorth(strings.Replace(text, word+" "+number, "", 1)) || p.isPlace(word); !known[word] {
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

// isWritten reports whether a passage has a name as it is written, such as that of a maker of anchors.
func (p planner) isWritten(name string) bool {
	return slices.ContainsFunc(p.Passages.Search(name, nil), func(h knowledge.Hit) bool {
		return strings.Contains(strings.Join(slices.Concat([]string{h.Passage.Title, h.Passage.Summary}, h.Passage.Terms, h.Passage.Facts), " "), name)
	})
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
