package money

import (
	"fmt"
	"math"
	"regexp"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

func priceInput(words ...string) calc.Input {
	return calc.Input{
		Name: "price", Label: "price", Dim: quantity.Money, Min: 1, Max: 1e9, Bare: true,
		Words: append(words, "price", "costs", "for", "boat", "priced", "asking", "worth", "value", "preis", "prix",
			"kostet", "borrow*", "loan", "buy*", "yacht", "of"),
	}
}

func pricePerLengthCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "price_per_length", Title: answer.Say("Price per foot", "Preis je Fuß", "Prix au pied"),
		Answers: "the price per foot and per metre of length",
		Formula: "price / length",
		Source:  "the definition",
		Inputs: []calc.Input{
			priceInput(),
			{Name: "length", Label: "length", Dim: quantity.Length, Unit: "ft", Min: 5, Max: 600, Words: []string{"long",
				"length", "loa", "foot", "boat"}, Design: func(d design.Design) float64 { return d.LOA }},
		},
		Topic: []string{
			"price|cost? per|a foot|metre|meter|ft|m", "per|a foot", "per feet", "per metre|meter", "price foot|ft|metre|meter|m", "je|pro fuß|meter",
			"au pied|mètre", "per ft|m", "cost per",
		},
		Never:   []string{"per year|month", "mooring|berth|slip|marina|haul*"},
		Whole:   true,
		Read:    refuseRates,
		Compute: pricePerLength,
	}
}

func berthCostCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "berth_cost", Title: answer.Say("Cost per length", "Kosten nach Länge", "Coût selon la longueur"),
		Answers: "what a rate per foot or metre comes to for a boat",
		Formula: "rate × length",
		Source:  "the definition",
		Inputs: []calc.Input{
			{Name: "rate", Label: "rate", Dim: quantity.Money, Min: 0.01, Max: 1e6},
			{Name: "length", Label: "length", Dim: quantity.Length, Unit: "ft", Min: 5, Max: 600, Words: []string{"boat",
				"loa", "long", "for"}, Design: func(d design.Design) float64 { return d.LOA }},
			{Name: "time", Label: "time", Dim: quantity.Time, Unit: "months", Min: 0.01, Max: 1200, Optional: true, Announced: true},
			{Name: "period", Label: "time that the rate is for", Dim: quantity.Time, Unit: "months", Min: 0.01, Max: 120, Optional: true, Announced: true},
		},
		Topic: []string{
			"haul*", "berth*", "mooring", "marina", "slip", "antifoul*", "cost", "how much", "total", "liegeplatz",
			"liegegebühr*", "place de port", "paint*", "lift*", "winter*", "yard", "storage",
		},
		Read:    readRate,
		Whole:   true,
		Compute: lengthCost,
	}
}

func loanPaymentCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "loan_payment", Title: answer.Say("Loan payment", "Kreditrate", "Mensualité d'un prêt"),
		Answers: "the monthly payment of a loan paid off evenly",
		Formula: "payment = P r / (1 - (1 + r)^-n), r the monthly rate, n the months",
		Source:  "annuity formula",
		Inputs: []calc.Input{
			priceInput("loan", "borrow*", "finance", "financing", "financed", "mortgage", "kredit", "darlehen", "prêt",
				"emprunt*"),
			{Name: "interest", Label: "interest a year", Dim: quantity.Percent, Unit: "%", Max: 60, Words: []string{
				"interest", "apr", "rate", "at", "zins*", "zinsen", "intérêt*", "taux",
			}},
			{Name: "term", Label: "term", Dim: quantity.Time, Unit: "years", Min: 0.08, Max: 50, Words: []string{
				"over", "for", "term", "years", "laufzeit", "sur", "über",
			}},
			{Name: "down_payment", Label: "down payment", Dim: quantity.Money, Max: 1e9, Optional: true, Announced: true,
				Words: []string{
					"down", "down payment", "deposit", "anzahlung", "apport",
				}},
			{Name: "down_share", Label: "down payment as a share", Dim: quantity.Percent, Unit: "%", Max: 95,
				Optional: true, Announced: true, Words: []string{
					"down", "down payment", "deposit", "anzahlung", "apport",
				}},
		},
		Topic: []string{
			"loan", "mortgage", "monthly payment*", "payments", "financ*", "borrow*", "kredit", "darlehen",
			"rate ... monat*", "mensualité*", "prêt", "emprunt*", "per month", "monthly", "a month", "repay*", "monatsrate",
			"monatliche*", "instalment*|installment*",
		},
		Asks: []string{"what", "how much", "monthly", "payment*", "wie hoch|viel", "combien", "quelle", "calculate",
			"repay*"},
		Sure:    []string{"monthly|annual|yearly payment|payments|repayment|repayments|instalment|installment ... loan|mortgage|finance*|borrow*", "loan|mortgage ... monthly payment|payments|repayment|repayments", "payment|payments|repay* ... per|a month ... loan|mortgage", "monatsrate", "mensualité*"},
		Compute: loanPayment,
	}
}

// readRate takes money that is said to be per foot or metre.
func readRate(q *question.Question, d *calc.Draft) {
	for i, one := range q.Quantities {
		if one.Dim == quantity.Money && (one.Per == "ft" || one.Per == "m") {
			d.TakeAs("rate", i, fmt.Sprintf("%g %s per %s", one.Given, one.Unit, one.Per))
			takePeriod(d, q)
			return
		}
	}
	for i, one := range q.Quantities {
		if one.Dim != quantity.Bare || one.Unit != "" {
			continue
		}
		if m := perLength.FindStringSubmatch(q.Text[one.End:]); m != nil {
			unit := "m"
			if c := m[1][0]; c == 'f' || c == 'F' || c == 'p' || c == 'P' {
				unit = "ft"
			}
			if length := q.OnlyOf(quantity.Length); length < 0 || q.Quantities[length].Unit != unit {
				continue
			}
			d.Take("rate", i)
			takePeriod(d, q)
			return
		}
	}
	clear(d.Args)
	for i, one := range q.Quantities { // a price that is not a rate belongs to another calculator
		d.Used[i] = d.Used[i] || one.Dim == quantity.Money
	}
}

// perLength stands behind a price of which the currency is not told.
var perLength = regexp.MustCompile(`(?i)^ ?(?:per|a|/|pro|je|par|le) ?(metre|meter|mètre|m|foot|ft|fuss|fuß|pied)\b`)

// periods are the ways to say for what time a rate is.
var periods = []struct {
	phrases []string
	unit    string
}{
	{[]string{"per|a|each month", "monthly", "month #", "im|pro monat", "monatlich", "par mois", "# and|& month", "# und monat", "# et mois"}, "1 months"},
	{[]string{"per|a|each year", "annual*", "yearly", "im|pro jahr", "par an", "# and|& year"}, "1 years"},
	{[]string{"per|a|each day|night", "daily", "nightly", "am|pro tag|nacht", "par jour|nuit", "# and|& night|day", "# und nacht|tag", "# et nuit|jour"}, "1 days"},
	{[]string{"per|a|each week", "weekly", "pro woche", "par semaine", "# and|& week"}, "1 weeks"},
}

// takePeriod takes for how long a rate is to be paid, where the question says for what time it is.
func takePeriod(d *calc.Draft, q *question.Question) {
	for i, one := range q.Quantities {
		if one.Dim != quantity.Time || d.Used[i] {
			continue
		}
		for _, p := range periods {
			if q.Says(p.phrases...) && (one.Given != 1 || p.unit != "1 "+one.Unit) {
				d.Take("time", i)
				d.Args["period"] = p.unit
				return
			}
		}
	}
	for _, span := range []string{"week", "month", "year"} {
		if !q.Says("a|one "+span+" cost*|come*|?", "for a|one "+span) {
			continue
		}
		for _, p := range periods {
			if p.unit != "1 "+span+"s" && q.Says(p.phrases...) {
				d.Args["time"], d.Args["period"] = "1 "+span+"s", p.unit
				return
			}
		}
	}
	if q.Says("per|a|each year", "annual*", "yearly", "im|pro jahr", "par an") && q.Says("a|per|each month ?", "monthly", "im|pro monat ?", "par mois ?") {
		d.Args["time"], d.Args["period"] = "1 months", "12 months"
		return
	}
	if q.Says("a|one year", "for a|one? year", "annually", "im jahr", "par an") && q.Says("per|each|a|pro|par month|monat|mois", "monthly") {
		d.Args["time"], d.Args["period"] = "12 months", "1 months"
	}
}

func pricePerLength(v *calc.Values) (answer.Answer, error) {
	price, feet := v.Number("price"), v.In("length", "ft")
	perFoot := v.Priced(answer.Say("price per foot", "Der Preis je Fuß", "Le prix au pied"), price/feet, "price")
	perMetre := v.Priced(answer.Say("price per metre", "Der Preis je Meter", "Le prix au mètre"), price/feet/quantity.Foot, "price")
	outcomes := []answer.Outcome{perFoot, perMetre}
	working := answer.Working("%s / %s ft = %s", price, feet, price/feet)
	if !v.Customary("length") {
		outcomes = []answer.Outcome{perMetre, perFoot}
		working = answer.Working("%s / %s m = %s", price, feet*quantity.Foot, price/feet/quantity.Foot)
	}
	return answer.Answer{Outcomes: outcomes, Working: working}, nil
}

func lengthCost(v *calc.Values) (answer.Answer, error) {
	rate, unit := v.Number("rate"), v.Quantity("rate").Per
	if unit == "" {
		unit = "m"
		if v.Customary("length") {
			unit = "ft"
		}
	}
	size, times := v.In("length", unit), 1.0
	working := answer.Working("%s per %s × %s = %s", rate, unit, answer.Show(size, unit), rate*size)
	if v.Has("time") && v.Has("period") {
		times = v.In("time", "s") / v.In("period", "s")
		working += answer.Working("; × %s = %s", times, rate*size*times)
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{v.Priced(answer.Say("cost", "Die Kosten", "Le coût"), rate*size*times, "rate")},
		Working:  working,
	}, nil
}

func loanPayment(v *calc.Values) (answer.Answer, error) {
	principal := v.Number("price") * (1 - v.Number("down_share"))
	principal -= v.Number("down_payment")
	if principal <= 0 {
		return answer.Answer{}, calc.InputErrorf("down_payment", "leaves nothing to borrow")
	}
	rate, months := v.Number("interest")/12, math.Round(v.In("term", "years")*12)
	payment := principal / months
	if rate > 0 {
		payment = principal * rate / (1 - math.Pow(1+rate, -months))
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(answer.Say("monthly payment", "Die monatliche Rate", "La mensualité"), answer.Fixed(payment, v.Unit("price"), 2)),
			v.Priced(answer.Say("interest over the whole term", "Zinsen insgesamt", "Intérêts au total"),
				payment*months-principal, "price"),
			v.Priced(answer.Say("paid in total", "Insgesamt gezahlt", "Total payé"), payment*months, "price"),
		},
		Working: answer.Working("%s × %s / (1 - (1 + %s)^-%s) = %s", principal, answer.Rounded(rate, 6), answer.Rounded(rate, 6), months,
			answer.Rounded(payment, 2)),
	}, nil
}
