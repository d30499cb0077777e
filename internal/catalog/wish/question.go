package wish

import (
	_ "embed" // the words
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Question is what a turn asks about the boats that it describes, where it asks for more than to be shown them.
type Question int

// The questions.
const (
	NoQuestion     Question = iota
	FairPrice               // what they are worth, or whether Wish.Offer is a fair price
	TimeOnMarket            // how long they are for sale
	PricePerLength          // what a foot or a metre of them costs
	MostMakes               // which builders have most of them
	MostModels              // which models there are most of
	Alert                   // to be told when one comes
)

//go:embed questions.txt
var questionText string

// questionNames are what questions.txt calls the questions.
var questionNames = map[string]Question{
	"alert": Alert, "time on market": TimeOnMarket, "price per length": PricePerLength, "most models": MostModels, "most makes": MostMakes, "fair price": FairPrice,
}

// inquiry is how a question is asked; questions.txt tells what each part is.
type inquiry struct {
	question                  Question
	words                     map[string]bool
	asks, unless, unit, bound *regexp.Regexp // nil where the file has none
}

// questions are in the order in which they are looked for.
var questions = readQuestions(questionText)

// perLength and fairPrice are two of them.
var (
	perLength = inquiryOf(PricePerLength)
	fairPrice = inquiryOf(FairPrice)
)

func inquiryOf(question Question) inquiry {
	return questions[slices.IndexFunc(questions, func(a inquiry) bool { return a.question == question })]
}

// readQuestions reads questions.txt. It panics where the file is wrong, which is a mistake in the source.
func readQuestions(text string) []inquiry {
	var all []inquiry
	for _, s := range phrase.Sections(text, "words", "asks", "unless", "unit", "bound") {
		question, known := questionNames[s.Name]
		if !known {
			panic("questions.txt asks an unknown question: " + s.Name)
		}
		all = append(all, inquiry{
			question: question, words: fold.Set(s.Text("words")),
			asks: anyOf(s.Entries("asks")), unless: anyOf(s.Entries("unless")), unit: anyOf(s.Entries("unit")), bound: anyOf(s.Entries("bound")),
		})
	}
	return all
}

// anyOf is the expression that any of some fits, the first at a place before the others, without regard to case; nil of none.
func anyOf(expressions []string) *regexp.Regexp {
	if len(expressions) == 0 {
		return nil
	}
	return regexp.MustCompile("(?i)" + strings.Join(expressions, "|"))
}

// readPerLength uses the words of what a foot or a metre costs.
func (t *turn) readPerLength() {
	if t.HoldsOne(perLength.words) && perLength.asks.MatchString(t.Text) {
		t.UseMatches(perLength.unit)
	}
}

// readQuestion notices what a turn asks about the boats that it describes. A price without a bound that is asked about bounds nothing.
func (t *turn) readQuestion() {
	text := strings.TrimSpace(t.Text)
	for _, a := range questions {
		if !t.HoldsOne(a.words) || a.question == FairPrice && !t.named() || !a.asks.MatchString(text) {
			continue
		}
		if a.unless != nil && a.unless.MatchString(text) || a.question == FairPrice && t.boundsPrice() {
			continue
		}
		t.question = a.question
		t.UseMatches(a.asks)
		break
	}
	q := &t.query
	t.aggregate()
	if t.question == FairPrice && q.PriceMax != nil && q.PriceMin == nil {
		t.offer, q.PriceMax = offer{*q.PriceMax, q.Currency}, nil
	}
	if t.question == FairPrice && q.YearMin > 0 && q.YearMax == 0 && t.isSingleFrom(q.YearMin) {
		q.YearMax = q.YearMin
	}
	t.about = t.about || t.question == MostMakes || t.question == MostModels || t.question != NoQuestion && t.base.ModelContains != ""
	if demand.ComparesAreas(*q) && len(q.Aggregate) == 0 {
		q.Aggregate = []string{catalog.AggregateMedianPrice}
	}
}

// singleFrom is a boat and a year, "a Nauticat 33 from 1985", the words by which younger ones are meant, too, and what makes them others:
// "from 1985 on the market".
var singleFrom = regexp.MustCompile(`(?i)\b(?:a|an|my|this|that|ein|eine|einen|eines|einer|meine|un|une|mon) \p{L}[^,;?!]*? (?:from|of|von|aus|de) ((?:19|20)\d\d)\b` +
	`(?: ((?:(?:and|or|und|oder|et|ou) )?(?:on|onwards?|up|upwards?|newer|later|younger|neuer|später|jünger|plus))\b)?( the\b)?`)

// isSingleFrom reports whether a turn means one boat of a year rather than boats from that year on.
func (t *turn) isSingleFrom(year int) bool {
	m := singleFrom.FindStringSubmatch(t.Text)
	return m != nil && m[1] == strconv.Itoa(year) && (m[2] == "" || m[3] != "")
}

// aggregates are the figures that questions ask for.
var aggregates = map[Question]string{
	MostMakes: catalog.AggregateByMake, MostModels: catalog.AggregateByModel, TimeOnMarket: catalog.AggregateDays, PricePerLength: catalog.AggregatePerLength,
}

// topped is how many builders or models a question wants to know.
var topped = regexp.MustCompile(`(?i)\btop (\d{1,2})\b`)

// aggregate asks for the figure that the question wants, and for as many builders or models. Those are counted anyway.
func (t *turn) aggregate() {
	q := &t.query
	if figure := aggregates[t.question]; figure != "" && q.Sort == "" && !t.boundsPerLength() {
		q.Aggregate = demand.With(q.Aggregate, figure)
	}
	if t.question != MostMakes && t.question != MostModels {
		return
	}
	q.Aggregate = demand.Without(q.Aggregate, []string{catalog.AggregateCount})
	if m := topped.FindStringSubmatch(t.Text); m != nil && q.Count == 0 {
		q.Count, _ = strconv.Atoi(m[1])
	}
}

// boundsPerLength reports whether what a foot costs is a bound, "under 2k per foot", which no search has.
func (t *turn) boundsPerLength() bool {
	if t.question != PricePerLength {
		return false
	}
	return slices.ContainsFunc(t.Quantities, func(q quantity.Quantity) bool {
		i, j := t.At(q.Start, q.End)
		if q.Per == "" && t.Fold(j) != "per" {
			return false
		}
		t.TellBack(i, j)
		return true
	})
}

// named reports whether a turn names a model, or goes on with one that was named.
func (t *turn) named() bool {
	return t.query.ModelContains != "" || len(t.query.ModelsAny) > 0 || t.query.Make == "" && t.base.ModelContains != ""
}

// boundsPrice reports whether a turn bounds the price by its words: a price that only follows "for" may be the one that is asked about.
func (t *turn) boundsPrice() bool {
	return t.query.PriceMin != nil || t.query.PriceMax != nil && fairPrice.bound.MatchString(t.Text)
}

// offer is a price that a turn asks about, and its currency, "" where nobody named one.
type offer struct {
	amount   float64
	currency string
}
