package knowledge

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// figure reports whether a sentence has a figure of one kind, such as a sum of money or how often something is done.
type figure func(sentence string) bool

// tellsFigure reports whether a passage has a sentence with a figure of the kind that is sought.
func (g page) tellsFigure(sought figure) bool {
	return sought(g.Summary) || slices.ContainsFunc(slices.Concat(g.facts, g.steps, g.prose, g.tables), func(s sentence) bool { return sought(s.text) })
}

// figureIn are the words by which a question asks for a figure, and the kind of figure; "" and nil where it asks for none.
func figureIn(text string) (words string, sought figure) {
	text = strings.ToLower(text)
	if strings.Contains(text, "how often") {
		return "how often", often.MatchString
	}
	for _, f := range figured {
		if strings.Contains(text, f.words) {
			money := f.dims[0] == quantity.Money
			return f.words, func(sentence string) bool {
				return money && costless.MatchString(sentence) || slices.ContainsFunc(quantity.Find(sentence), func(q quantity.Quantity) bool { return slices.Contains(f.dims, q.Dim) })
			}
		}
	}
	return "", nil
}

// costless finds in a sentence that something costs nothing.
var costless = regexp.MustCompile(`(?i)\b(?:is|are|for|it|licen[cs]e \() ?(?:free|free of charge|nothing)\b|\(free\b|\bfree of charge\b|\bcosts? nothing\b`)

// often finds in a sentence how often something is done.
var often = regexp.MustCompile(`(?i)\b(?:once|twice|yearly|annually|monthly|weekly|daily|(?:every|each|a|per) (?:\d+ |few |other )?(?:years?|seasons?|months?|weeks?|days?|hours?)|before (?:every|each)|intervals? of)\b`)

// consumption is what tells how much electricity something needs.
var consumption = []quantity.Dimension{quantity.Power, quantity.Energy, quantity.Current, quantity.Charge}

// figured are the questions for figures, by how they are put.
var figured = []struct {
	words string
	dims  []quantity.Dimension
}{
	{"how long", []quantity.Dimension{quantity.Time}},
	{"until when", []quantity.Dimension{quantity.Time}},
	{"which month", []quantity.Dimension{quantity.Time}},
	{"what month", []quantity.Dimension{quantity.Time}},
	{"which week", []quantity.Dimension{quantity.Time}},
	{"how many months", []quantity.Dimension{quantity.Time}},
	{"how many weeks", []quantity.Dimension{quantity.Time}},
	{"how far", []quantity.Dimension{quantity.Length}},
	{"how deep", []quantity.Dimension{quantity.Length}},
	{"how high", []quantity.Dimension{quantity.Length}},
	{"how heavy", []quantity.Dimension{quantity.Mass}},
	{"how fast", []quantity.Dimension{quantity.Speed}},
	{"cost", []quantity.Dimension{quantity.Money}},
	{"expensive", []quantity.Dimension{quantity.Money}},
	{"how much water", []quantity.Dimension{quantity.Volume}},
	{"how much fuel", []quantity.Dimension{quantity.Volume}},
	{"how much diesel", []quantity.Dimension{quantity.Volume}},
	{"how much oil", []quantity.Dimension{quantity.Volume}},
	{"how much line", []quantity.Dimension{quantity.Length}},
	{"how much power", consumption},
	{"how much electricity", consumption},
	{"how much current", consumption},
	{"how many amps", consumption},
	{"how many watts", consumption},
	{"how thick", []quantity.Dimension{quantity.Length}},
	{"how wide", []quantity.Dimension{quantity.Length}},
	{"how much wind", []quantity.Dimension{quantity.Speed, quantity.Beaufort}},
	{"what wind", []quantity.Dimension{quantity.Speed, quantity.Beaufort}},
}
