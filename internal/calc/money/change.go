package money

import (
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func priceChangeCalculator() calc.Calculator {
	amount := func(name, label string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Money, Min: 0.01, Max: 1e10, Bare: true}
	}
	return calc.Calculator{
		Name: "price_change", Title: answer.Say("Change of a price in per cent", "Preisänderung in Prozent", "Variation d'un prix en pour cent"),
		Answers: "by what percentage a price or another amount of money rose or fell",
		Formula: "change = (after - before) / before",
		Source:  "the definition",
		Inputs:  []calc.Input{amount("before", "amount before"), amount("after", "amount after")},
		Topic:   append([]string{"# instead of #"}, fromTo...),
		Asks:    []string{"percent|percentage|%|per_cent", "prozent", "pour cent"},
		Never:   []string{"rpm|revs", "hours|days|weeks", "knots|kn|miles|nm|metres|meters|ft|feet", "battery|charge", "hpa|mbar|barometer"},
		Whole:   true,
		Rank:    1,
		Read:    readChange,
		Compute: priceChange,
	}
}

// fromTo are phrases with the amount before and the one after.
var fromTo = slices.Concat(input.FromTo, []string{"asked|asking|listed|advertised # ... sold|offered|paid|accepted #", "paid|bought|cost|costs|bought_for # ... sold|sell|sells|got|worth ... #"})

// readChange takes the two amounts in their order, where a percentage is asked for.
func readChange(q *question.Question, d *calc.Draft) {
	if d.Refused = !q.Says("percent*|%", "per cent", "prozent*", "pour cent"); d.Refused {
		return
	}
	found := q.Find(fromTo...)
	if len(found) == 0 {
		return
	}
	both := q.QuantitiesIn(found[0])
	for k, name := range []string{"before", "after"} {
		if one := q.Quantities[both[k]]; one.Dim == quantity.Money || one.Dim == quantity.Bare && one.Unit == "" {
			d.TakeAs(name, both[k], calc.Argument(quantity.Quantity{Given: one.Given, Unit: one.Unit, Dim: quantity.Money}))
		}
	}
}

func priceChange(v *calc.Values) (answer.Answer, error) {
	before, after := v.Number("before"), v.Number("after")
	label, percent := answer.Say("rise", "Der Anstieg", "La hausse"), 100*(after-before)/before
	if percent < 0 {
		label = answer.Say("fall", "Der Rückgang", "La baisse")
	}
	o := answer.Value(label, answer.Fixed(math.Abs(percent), "%", 1))
	o.Also = []answer.Amount{answer.Fixed(math.Abs(after-before), v.Unit("before"), 0)}
	return answer.Answer{
		Outcomes: []answer.Outcome{o},
		Working:  answer.Working("(%s - %s) / %s = %s %%", after, before, before, answer.Rounded(percent, 1)),
	}, nil
}

func exchangeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "exchange", Title: answer.Say("Money at a rate of exchange", "Geld zu einem Wechselkurs", "Somme à un taux de change"),
		Answers: "what an amount of money comes to in another currency at a rate that is given",
		Formula: "amount × rate",
		Source:  "the rate as it was given, of the other currency for one of the first; a bank takes its share of it",
		Inputs: []calc.Input{
			{Name: "amount", Label: "amount", Dim: quantity.Money, Min: 0.01, Max: 1e10, Words: []string{"how much are|is", "what are|is|s", "convert", "change", "worth", "for", "price"}},
			{Name: "rate", Label: "rate, the other currency for one of this", Dim: quantity.Bare, Min: 1e-6, Max: 1e6, Announced: true,
				Words: []string{"at", "rate", "at a rate of", "rate of", "exchange rate", "kurs", "taux", "at an exchange rate of", "for one"}},
			{Name: "to", Label: "the other currency", Kind: calc.UnitOf, Optional: true},
		},
		Topic:   []string{"in|into|to|as euro|euros|eur|dollar|dollars|usd|pounds|pound|sterling|gbp|francs|chf|kroner|kronor|aud|cad ... at ... #", "exchange rate ... #", "at # how_many|much ... euros|dollars|pounds", "in|into|to euro|euros|eur|dollar|dollars|usd|pounds|pound|sterling|gbp|francs|chf", "pound|pounds|euro|dollar|sterling|gbp|eur|usd buys|buy|gets|fetches|equals|is_worth|= #", "exchange rate", "rate of exchange", "# to|per|for|= the|a|one|1? pound|euro|dollar|£|€|$|gbp|eur|usd"},
		Asks:    []string{"how much|many", "what", "convert", "wie viel*", "combien"},
		Never:   []string{"loan|interest|years|months", "% ", "vat"},
		Whole:   true,
		Rank:    1,
		Read:    readExchange,
		Compute: exchange,
	}
}

// readExchange takes as a rate what stands behind "at" like a time of day: "at 1.17".
func readExchange(q *question.Question, d *calc.Draft) {
	for i, one := range q.Quantities {
		if rate, err := strconv.ParseFloat(strings.TrimSpace(one.Text), 64); err == nil && one.Dim == quantity.Clock {
			d.TakeAs("rate", i, rate)
		}
	}
	for i, one := range q.Quantities {
		if one.Dim == quantity.Money && one.Unit != "" && takeCross(q, d, i) {
			return
		}
	}
}

// forOne is the currency of which the money at its other end is the price of one: "the pound buys 1.17 euros", "1.17 euros to the pound".
var (
	forOneBefore = regexp.MustCompile(`(?i)(pounds?|sterling|euros?|dollars?|gbp|eur|usd|(?:1 ?|one )?[€$£](?: ?1)?|1 (?:gbp|eur|usd))(?: sterling)? ?(?:buys?|gets?(?: (?:me|us|you))?|fetch(?:es)?|equals|=|is worth|at|stands at|is at|is) (?:about |only |just )?$`)
	forOneBehind = regexp.MustCompile(`(?i)^ ?(?:to|per|for|=|a|against|/) ?(?:the |a |one |1 ?)?(pounds?|sterling|euros?|dollars?|gbp|eur|usd|[€$£])`)
	currencies   = map[string]string{"po": "GBP", "st": "GBP", "gb": "GBP", "eu": "EUR", "do": "USD", "us": "USD", "£": "GBP", "€": "EUR", "$": "USD"}
)

// currencyNamed is the code of a currency as a question calls it, "" for none.
func currencyNamed(said string) string {
	said = strings.TrimLeft(strings.TrimPrefix(strings.ToLower(said), "one "), "1 ")
	for begin, code := range currencies {
		if strings.HasPrefix(said, begin) {
			return code
		}
	}
	return ""
}

// takeCross takes quantity i as the price of one of another currency, and the amount that is to be changed by it in either; false where it is none.
func takeCross(q *question.Question, d *calc.Draft, i int) bool {
	one := q.Quantities[i]
	of := ""
	if m := forOneBefore.FindStringSubmatch(q.Text[:one.Start]); m != nil {
		of = currencyNamed(m[1])
	} else if m := forOneBehind.FindStringSubmatch(q.Text[one.End:]); m != nil {
		of = currencyNamed(m[1])
	}
	if of == "" || of == one.Unit || one.Value <= 0 || one.Given == 1 {
		return false
	}
	for k, amount := range q.Quantities {
		if k == i || amount.Dim != quantity.Money || amount.Unit != of && amount.Unit != one.Unit || amount.Unit == of && amount.Given == 1 {
			continue
		}
		rate, to := one.Given, one.Unit
		if amount.Unit == one.Unit {
			rate, to = 1/one.Given, of
		}
		d.Take("amount", k)
		d.TakeAs("rate", i, rate)
		d.Args["to"] = to
		for n, other := range q.Quantities { // "£1 = €1.17"
			d.Used[n] = d.Used[n] || other.Dim == quantity.Money && other.Unit == of && other.Given == 1
		}
		return true
	}
	return false
}

func exchange(v *calc.Values) (answer.Answer, error) {
	amount, rate := v.Number("amount"), v.Number("rate")
	if to := v.Text("to"); to != "" {
		return answer.Answer{
			Outcomes: []answer.Outcome{answer.Value(answer.Say("amount in the other currency", "Der Betrag in der anderen Währung", "La somme dans l'autre monnaie"), answer.Fixed(amount*rate, to, 2))},
			Working:  answer.Working("%s × %s = %s", amount, answer.Rounded(rate, 4), amount*rate),
		}, nil
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("amount in the other currency", "Der Betrag in der anderen Währung", "La somme dans l'autre monnaie"), answer.Fixed(amount*rate, "", 2))},
		Working:  answer.Working("%s × %s = %s", amount, answer.Rounded(rate, 4), amount*rate),
		Notes: []answer.Text{answer.Say("If the rate is for one of the other currency, divide by it instead: "+answer.Rounded(amount/rate, 2)+".",
			"Gilt der Kurs für eine Einheit der anderen Währung, ist zu teilen: "+answer.Rounded(amount/rate, 2)+".",
			"Si le taux vaut pour une unité de l'autre monnaie, divisez : "+answer.Rounded(amount/rate, 2)+".")},
	}, nil
}
