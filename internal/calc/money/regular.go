package money

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// regularCostsCalculator adds up costs that come again and again, each in its own time.
func regularCostsCalculator() calc.Calculator {
	var inputs []calc.Input
	for i, name := range costNames {
		inputs = append(inputs,
			calc.Input{Name: name, Label: "a cost that comes again", Dim: quantity.Money, Min: 0.01, Max: 1e8, Optional: i > 1},
			calc.Input{Name: name + "_every", Label: "time after which it comes again", Dim: quantity.Time, Unit: "months", Min: 0.01, Max: 240, Optional: i > 1})
	}
	return calc.Calculator{
		Name: "regular_costs", Title: answer.Say("Costs a month or a year together", "Laufende Kosten zusammen", "Coûts réguliers ensemble"),
		Answers: "what several costs that each come every week, month, quarter or year come to together in a month or a year",
		Formula: "total = Σ cost × time asked for / time after which it comes again",
		Source:  "the definition",
		Inputs:  append(inputs, calc.Input{Name: "over", Label: "time asked for", Dim: quantity.Time, Unit: "months", Min: 0.01, Max: 240}),
		Topic:   []string{"total|totals|altogether|together|all", "how much|what ... cost*|pay|come*|spend", "in all", "come|comes|amount|amounts to", "cost* ?", "insgesamt|zusammen", "en tout|au total"},
		Never:   []string{"sell*|sold", "loan|interest", "of us|people|friends|owners|each pay|pays"},
		Whole:   true,
		Wholly:  true,
		Rank:    1.5,
		Read:    readRegular,
		Compute: regularCosts,
	}
}

// again stands behind a cost that comes again, or a question for the cost of a time.
var again = regexp.MustCompile(`(?i)^ ?(?:euros?|eur|pounds?|dollars?)? ?(?:a|an|per|each|every|/|pro|im|par) ?(week|month|quarter|year|annum|woche|monat|quartal|jahr|semaine|mois|trimestre|an)\b`)

// asksFor is the time for which a question wants the costs, at its end.
var asksFor = regexp.MustCompile(`(?i)(?:\b(?:a|an|per|each|every|pro|im|par) (week|month|quarter|year|annum|woche|monat|quartal|jahr|semaine|mois|trimestre|an)|\b(monthly|yearly|annually|monatlich|jährlich))(?: (?:in total|altogether|all together|together|all in|in all|insgesamt|zusammen|au total|en tout))? ?\?*$`)

var everyTime = map[string]string{
	"week": "1 weeks", "month": "1 months", "quarter": "3 months", "year": "12 months", "annum": "12 months", "woche": "1 weeks", "monat": "1 months", "quartal": "3 months", "jahr": "12 months",
	"semaine": "1 weeks", "mois": "1 months", "trimestre": "3 months", "an": "12 months", "monthly": "1 months", "yearly": "12 months", "annually": "12 months", "monatlich": "1 months", "jährlich": "12 months",
}

// readRegular takes two costs or more of which each says when it comes again, and refuses whatever else is told.
func readRegular(q *question.Question, d *calc.Draft) {
	asked := asksFor.FindStringSubmatch(q.Text)
	n := 0
	for i, one := range q.Quantities {
		if one.Dim == quantity.Time && !strings.ContainsAny(one.Text, "0123456789") {
			d.Used[i] = true
			continue
		}
		m := again.FindStringSubmatch(q.Text[one.Start+len(number.FindString(q.Text[one.Start:])):])
		if m == nil || n == len(costNames) || one.Dim != quantity.Money && (one.Dim != quantity.Bare || one.Unit != "") {
			d.Refused = true
			return
		}
		d.TakeAs(costNames[n], i, calc.Argument(quantity.Quantity{Given: one.Given, Value: one.Given, Unit: one.Unit, Dim: quantity.Money}))
		d.Args[costNames[n]+"_every"] = everyTime[strings.ToLower(m[1])]
		n++
	}
	if d.Refused = n < 2 || asked == nil; !d.Refused {
		d.Args["over"] = everyTime[strings.ToLower(asked[1]+asked[2])]
	}
}

var number = regexp.MustCompile(`^[€$£]? ?\d[\d.,]*(?: ?[€$£])?`)

func regularCosts(v *calc.Values) (answer.Answer, error) {
	_, _, currency, err := addCosts(v)
	if err != nil {
		return answer.Answer{}, err
	}
	total, working, over := 0.0, "", v.In("over", "months")
	for _, name := range costNames {
		if !v.Has(name) {
			continue
		}
		times := over / v.In(name+"_every", "months")
		if working != "" {
			working += " + "
		}
		working += answer.Number(v.Number(name))
		if times != 1 {
			working += " × " + answer.Number(times)
		}
		total += v.Number(name) * times
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{v.Priced(answer.Say("total", "Die Summe", "Le total"), total, currency)},
		Working:  fmt.Sprintf("%s = %s", working, answer.Number(total)),
	}, nil
}
