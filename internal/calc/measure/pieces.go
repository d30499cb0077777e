package measure

import (
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// piecesCalculator counts things that are used up over time, whatever they are.
func piecesCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "pieces", Title: answer.Say("Things used over a time", "Verbrauch von Stücken über eine Zeit", "Pièces consommées sur une durée"),
		Answers: "how many cartons, loaves, eggs or other things a use in so many days comes to over a longer time",
		Formula: "n = use × time / period × people, where the use is that of each",
		Source:  "the rule of three",
		Inputs: []calc.Input{
			{Name: "use", Label: "things used in a period", Dim: quantity.Bare, Min: 0.0001, Max: 1e6},
			{Name: "period", Label: "the period", Dim: quantity.Time, Unit: "days", Min: 0.001, Max: 10000},
			{Name: "time", Label: "time to be provided for", Dim: quantity.Time, Unit: "days", Min: 0.001, Max: 10000},
			{Name: "people", Label: "people who use so many each", Dim: quantity.Bare, Min: 1, Max: 1000, Optional: true},
		},
		Last:    readPieces,
		Compute: pieces,
	}
}

// readPieces takes a number of the things that are asked for, the period behind it and the other time of a question.
func readPieces(q *question.Question, d *calc.Draft, _ func() (calc.Result, error)) bool {
	noun := thingsCounted(q)
	use := countOf(q, noun)
	if noun == "" || q.Talks() || use < 0 {
		return false
	}
	period, at := periodBehind(q, use)
	if period == "" {
		return false
	}
	d.Take("use", use)
	d.Args["period"] = period
	if at >= 0 {
		d.Used[at] = true
	}
	each := q.Says("each", "apiece", "per person|head|adult", "a head", "pro person|kopf|nase", "par personne|tête", "chacun")
	for i, one := range q.Quantities {
		switch {
		case d.Used[i]:
		case one.Dim == quantity.Time && d.Args["time"] == nil:
			d.Take("time", i)
		case one.Dim == quantity.Bare && (people(q, i) || q.CountsHeads(i)):
			if d.Used[i] = true; each {
				d.Args["people"] = one.Given
			}
		default:
			return false
		}
	}
	return d.Args["time"] != nil
}

// countOf is the number that stands before a noun, a word between them or none: "1.5 cartons", "2 small cartons"; -1 for none.
func countOf(q *question.Question, noun string) int {
	for i, one := range q.Quantities {
		if one.Dim != quantity.Bare || one.Unit != "" || noun == "" {
			continue
		}
		at := q.TokenOf(i)
		for k := at + 1; k < len(q.Tokens) && k <= at+2 && q.Tokens[k].Quantity < 0 && !q.Tokens[k].Mark(); k++ {
			if strings.HasPrefix(q.Tokens[k].Text, noun) {
				return i
			}
		}
	}
	return -1
}

// periodBehind is the time that a number of things is said to be for, and which quantity of the question that is, -1 for one in words.
func periodBehind(q *question.Question, i int) (period string, at int) {
	const reach = 8
	from := q.TokenOf(i)
	for k := from + 1; k+1 < len(q.Tokens) && k <= from+reach && !q.Tokens[k].EndsSentence(); k++ {
		if q.Tokens[k].Quantity >= 0 {
			return "", -1
		}
		if q.Tokens[k].Text == "daily" || q.Tokens[k].Text == "täglich" {
			return "1 days", -1
		}
		if !strings.Contains(" every each per a in alle je pro am par tous ", " "+q.Tokens[k].Text+" ") {
			continue
		}
		if n := q.Tokens[k+1].Quantity; n >= 0 && q.Quantities[n].Dim == quantity.Time {
			return calc.Argument(q.Quantities[n]).(string), n
		}
		if u, _, known := quantity.UnitAt(q.Text, q.Tokens[k+1].Start); known && u.Dim == quantity.Time {
			return "1 " + u.Symbol, -1
		}
	}
	return "", -1
}

func pieces(v *calc.Values) (answer.Answer, error) {
	use, period, time, crew := v.Number("use"), v.In("period", "days"), v.In("time", "days"), 1.0
	working := answer.Working("%s × %s days / %s days", use, time, period)
	if v.Has("people") {
		crew = v.Number("people")
		working += answer.Working(" × %s", crew)
	}
	n := use * time / period * crew
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("number needed", "Die nötige Zahl", "Le nombre nécessaire"), answer.In(n, ""))},
		Working:  working + answer.Working(" = %s", n),
	}, nil
}
