package money

import (
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// costNames are the inputs of the costs that are shared, in their order.
var costNames = []string{"cost", "second_cost", "third_cost", "fourth_cost", "fifth_cost", "sixth_cost", "seventh_cost", "eighth_cost"}

// costInputs are the inputs of costs that are added up.
func costInputs() []calc.Input {
	var inputs []calc.Input
	for i, name := range costNames {
		in := calc.Input{Name: name, Label: "further cost", Dim: quantity.Money, Min: 0.01, Max: 1e9, Optional: i > 0}
		if i == 0 {
			in.Label = "cost"
		}
		inputs = append(inputs, in)
	}
	return inputs
}

func costShareCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "cost_share", Title: answer.Say("Cost for each", "Kosten für jeden", "Coût par personne"),
		Answers: "what each of several people pays of one or more costs",
		Formula: "share = Σ costs / people",
		Source:  "the definition",
		Inputs: append(costInputs(), calc.Input{Name: "people", Label: "how many share it", Dim: quantity.Bare, Min: 1, Max: 500, Bare: true, Words: []string{
			"of us", "people", "persons", "friends", "crew", "sharers", "owners", "couples", "between", "among", "ways", "by", "sharing", "guests", "adults", "personen", "leute", "personnes",
		}}),
		Topic: []string{
			"share|shared|shares|sharing", "split*", "divide*", "each of us", "each person|pay|pays|owe*|contribut*|chip|put", "per person|head|capita", "apiece", "teilen", "pro person|kopf|nase", "jeder",
			"partage*", "par personne|tête", "chacun", "each ?", "how much|what each", "pays|pay each", "everybody|everyone|all owe*|pay*|contribut*|put*", "owe*|pay each|everybody|everyone",
		},
		Asks:    []string{"what", "how much", "each", "wie viel", "combien", "cost"},
		Never:   []string{"litres|liters|kg|kilos", "interest|loan", "% share", "hours|miles|nm"},
		Whole:   true,
		Rank:    0.6,
		Read:    readCosts,
		Compute: costShare,
	}
}

// readCosts takes every sum of money, and what is a number alone beside one where it counts nobody: "3,950 euro for the boat, 1,400 skipper".
func readCosts(q *question.Question, d *calc.Draft) {
	const least = 10 // of a number that can be a price
	priced := slices.ContainsFunc(q.Quantities, func(one quantity.Quantity) bool { return one.Dim == quantity.Money })
	if !priced && q.Says("water", "food", "wasser", "eau") {
		d.Refused = true
		return
	}
	people := q.Where("of us", "between", "among", "ways", "by", "split*", "divided", "crew of", "family of")
	n := 0
	for i, one := range q.Quantities {
		bare := one.Dim == quantity.Bare && one.Unit == ""
		counts := bare && (one.Given < least || q.CountsHeads(i) || q.IsYear(i) || q.Announced(i, people) > 1.7)
		if one.Per != "" || !bare && one.Dim != quantity.Money || counts {
			continue
		}
		if n == len(costNames) {
			d.Refused = true
			return
		}
		d.Take(costNames[n], i)
		n++
	}
}

// costTotalCalculator adds up sums of money of which none has a currency. Those that have one are read as other amounts are.
func costTotalCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "cost_total", Title: answer.Say("Sum of costs", "Summe der Kosten", "Somme des coûts"),
		Answers: "what several costs come to together",
		Formula: "total = Σ costs",
		Source:  "addition",
		Inputs:  costInputs(),
		Wholly:  true,
		Last: func(q *question.Question, d *calc.Draft, _ func() (calc.Result, error)) bool {
			return !q.Talks() && q.Says("total|altogether|together|all ?", "what ... total*|come_to|add*", "how much ... total|altogether|together|all", "zusammen|insgesamt ?", "total|tout ?") && takePlain(q, d)
		},
		Compute: func(v *calc.Values) (answer.Answer, error) {
			total, working, currency, err := addCosts(v)
			if err != nil {
				return answer.Answer{}, err
			}
			return answer.Answer{Outcomes: []answer.Outcome{v.Priced(answer.Say("total", "Die Summe", "Le total"), total, currency)}, Working: working + " = " + answer.Number(total)}, nil
		},
	}
}

// takePlain takes as costs several numbers where a question has nothing else.
func takePlain(q *question.Question, d *calc.Draft) bool {
	const least, few = 10, 3
	if len(q.Quantities) < few || len(q.Quantities) > len(costNames) {
		return false
	}
	for i, one := range q.Quantities {
		if one.Dim != quantity.Bare || one.Unit != "" || one.Given < least || q.CountsHeads(i) || q.IsYear(i) {
			return false
		}
		d.Take(costNames[i], i)
	}
	return true
}

// addCosts adds up the costs of a call, and names the input that has their currency.
func addCosts(v *calc.Values) (total float64, working, currency string, err error) {
	for _, name := range costNames {
		if !v.Has(name) {
			continue
		}
		unit := v.Unit(name)
		if unit != "" && currency != "" && unit != v.Unit(currency) {
			return 0, "", "", calc.InputErrorf(name, "must be in the currency of the others, %s, not %s", v.Unit(currency), unit)
		}
		if unit != "" && currency == "" {
			currency = name
		}
		if working != "" {
			working += " + "
		}
		working += answer.Number(v.Number(name))
		total += v.Number(name)
	}
	if currency == "" {
		currency = "cost"
	}
	return total, working, currency, nil
}

func costShare(v *calc.Values) (answer.Answer, error) {
	total, working, currency, err := addCosts(v)
	if err != nil {
		return answer.Answer{}, err
	}
	each := total / v.Number("people")
	if strings.Contains(working, "+") {
		working = "(" + working + ")"
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{
			v.Priced(answer.Say("cost for each", "Der Anteil", "La part"), each, currency),
			v.Priced(answer.Say("together", "Zusammen", "Ensemble"), total, currency),
		},
		Working: fmt.Sprintf("%s / %s = %s", working, answer.Number(v.Number("people")), answer.Rounded(each, 2)),
	}, nil
}
