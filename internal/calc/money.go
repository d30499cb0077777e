package calc

import (
	"fmt"
	"math"
	"regexp"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

func priceInput(words ...string) Input {
	return Input{
		Name: "price", Label: "price", Dim: quantity.Money, Min: 1, Max: 1e9, Bare: true,
		Words: append(words, "price", "costs", "for", "boat", "priced", "asking", "worth", "value", "preis", "prix",
			"kostet", "borrow*", "loan", "buy*", "yacht", "of"),
	}
}

func moneyCalculators() []Calculator {
	return []Calculator{pricePerLengthCalculator(), berthCostCalculator(), loanPaymentCalculator(), stayCostCalculator()}
}

func pricePerLengthCalculator() Calculator {
	return Calculator{
		Name: "price_per_length", Title: say("Price per foot", "Preis je Fuß", "Prix au pied"),
		Answers: "the price per foot and per metre of length",
		Formula: "price / length",
		Source:  "the definition",
		Inputs: []Input{
			priceInput(),
			{Name: "length", Label: "length", Dim: quantity.Length, Unit: "ft", Min: 5, Max: 600, Words: []string{"long",
				"length", "loa", "foot", "boat"}, Design: func(d design.Design) float64 { return d.LOA }},
		},
		topic: []string{
			"price|cost? per|a foot|metre|meter|ft|m", "per|a foot", "per feet", "per metre|meter", "price foot|ft|metre|meter|m", "je|pro fuß|meter",
			"au pied|mètre", "per ft|m", "cost per",
		},
		never:   []string{"per year|month", "mooring|berth|slip|marina|haul*"},
		whole:   true,
		read:    refuseRates,
		compute: pricePerLength,
	}
}

func berthCostCalculator() Calculator {
	return Calculator{
		Name: "berth_cost", Title: say("Cost per length", "Kosten nach Länge", "Coût selon la longueur"),
		Answers: "what a rate per foot or metre comes to for a boat",
		Formula: "rate × length",
		Source:  "the definition",
		Inputs: []Input{
			{Name: "rate", Label: "rate", Dim: quantity.Money, Min: 0.01, Max: 1e6},
			{Name: "length", Label: "length", Dim: quantity.Length, Unit: "ft", Min: 5, Max: 600, Words: []string{"boat",
				"loa", "long", "for"}, Design: func(d design.Design) float64 { return d.LOA }},
			{Name: "time", Label: "time", Dim: quantity.Time, Unit: "months", Min: 0.01, Max: 1200, Optional: true, Announced: true},
			{Name: "period", Label: "time that the rate is for", Dim: quantity.Time, Unit: "months", Min: 0.01, Max: 120, Optional: true, Announced: true},
		},
		topic: []string{
			"haul*", "berth*", "mooring", "marina", "slip", "antifoul*", "cost", "how much", "total", "liegeplatz",
			"liegegebühr*", "place de port", "paint*", "lift*", "winter*", "yard", "storage",
		},
		read:    readRate,
		whole:   true,
		compute: lengthCost,
	}
}

func loanPaymentCalculator() Calculator {
	return Calculator{
		Name: "loan_payment", Title: say("Loan payment", "Kreditrate", "Mensualité d'un prêt"),
		Answers: "the monthly payment of a loan paid off evenly",
		Formula: "payment = P r / (1 - (1 + r)^-n), r the monthly rate, n the months",
		Source:  "annuity formula",
		Inputs: []Input{
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
		topic: []string{
			"loan", "mortgage", "monthly payment*", "payments", "financ*", "borrow*", "kredit", "darlehen",
			"rate ... monat*", "mensualité*", "prêt", "emprunt*", "per month", "monthly", "a month", "repay*", "monatsrate",
			"monatliche*", "instalment*|installment*",
		},
		asks: []string{"what", "how much", "monthly", "payment*", "wie hoch|viel", "combien", "quelle", "calculate",
			"repay*"},
		compute: loanPayment,
	}
}

// readRate takes money that is said to be per foot or metre.
func readRate(q *question, d *draft) {
	for i, one := range q.quantities {
		if one.Dim == quantity.Money && (one.Per == "ft" || one.Per == "m") {
			d.take("rate", i)
			d.args["rate"] = fmt.Sprintf("%g %s per %s", one.Given, one.Unit, one.Per)
			d.takePeriod(q)
			return
		}
	}
	for i, one := range q.quantities {
		if one.Dim != quantity.Bare || one.Unit != "" {
			continue
		}
		if m := perLength.FindStringSubmatch(q.text[one.End:]); m != nil {
			unit := "m"
			if c := m[1][0]; c == 'f' || c == 'F' || c == 'p' || c == 'P' {
				unit = "ft"
			}
			if length := q.onlyOf(quantity.Length); length < 0 || q.quantities[length].Unit != unit {
				continue
			}
			d.take("rate", i)
			d.takePeriod(q)
			return
		}
	}
	clear(d.args)
	for i, one := range q.quantities { // a price that is not a rate belongs to another calculator
		d.used[i] = d.used[i] || one.Dim == quantity.Money
	}
}

// perLength stands behind a price of which the currency is not told.
var perLength = regexp.MustCompile(`(?i)^ ?(?:per|a|/|pro|je|par|le) ?(metre|meter|mètre|m|foot|ft|fuss|fuß|pied)\b`)

// periods are the ways to say for what time a rate is.
var periods = []struct {
	phrases []string
	unit    string
}{
	{[]string{"per|a|each month", "monthly", "month #", "im|pro monat", "monatlich", "par mois"}, "1 months"},
	{[]string{"per|a|each year", "annual*", "yearly", "im|pro jahr", "par an"}, "1 years"},
	{[]string{"per|a|each day|night", "daily", "nightly", "am|pro tag|nacht", "par jour|nuit"}, "1 days"},
	{[]string{"per|a|each week", "weekly", "pro woche", "par semaine"}, "1 weeks"},
}

// takePeriod takes for how long a rate is to be paid, where the question says for what time it is.
func (d *draft) takePeriod(q *question) {
	for i, one := range q.quantities {
		if one.Dim != quantity.Time || one.Given == 1 || d.used[i] {
			continue
		}
		for _, p := range periods {
			if q.says(p.phrases...) {
				d.take("time", i)
				d.args["period"] = p.unit
				return
			}
		}
	}
	if q.says("per|a|each year", "annual*", "yearly", "im|pro jahr", "par an") && q.says("a|per|each month ?", "monthly", "im|pro monat ?", "par mois ?") {
		d.args["time"], d.args["period"] = "1 months", "12 months"
		return
	}
	if q.says("a|one year", "for a|one? year", "annually", "im jahr", "par an") && q.says("per|each|a|pro|par month|monat|mois", "monthly") {
		d.args["time"], d.args["period"] = "12 months", "1 months"
	}
}

// priced is an outcome in the currency of an input, to the unit or to the cent.
func (v *values) priced(label Text, value float64, input string) Outcome {
	decimals := 0
	if value < 10000 {
		decimals = 2
	}
	return outcome(label, fixed(value, v.Unit(input), decimals))
}

func pricePerLength(v *values) (answer, error) {
	price, feet := v.Number("price"), v.In("length", "ft")
	perFoot := v.priced(say("price per foot", "Der Preis je Fuß", "Le prix au pied"), price/feet, "price")
	perMetre := v.priced(say("price per metre", "Der Preis je Meter", "Le prix au mètre"), price/feet/quantity.Foot, "price")
	outcomes := []Outcome{perFoot, perMetre}
	working := fmt.Sprintf("%s / %s ft = %s", sh(price), sh(feet), sh(price/feet))
	if !v.Customary("length") {
		outcomes = []Outcome{perMetre, perFoot}
		working = fmt.Sprintf("%s / %s m = %s", sh(price), sh(feet*quantity.Foot), sh(price/feet/quantity.Foot))
	}
	return answer{Outcomes: outcomes, Working: working}, nil
}

func lengthCost(v *values) (answer, error) {
	rate, unit := v.Number("rate"), v.quantity("rate").Per
	if unit == "" {
		unit = "m"
		if v.Customary("length") {
			unit = "ft"
		}
	}
	size, times := v.In("length", unit), 1.0
	working := fmt.Sprintf("%s per %s × %s = %s", sh(rate), unit, show(size, unit), sh(rate*size))
	if v.Has("time") && v.Has("period") {
		times = v.In("time", "s") / v.In("period", "s")
		working += fmt.Sprintf("; × %s = %s", sh(times), sh(rate*size*times))
	}
	return answer{
		Outcomes: []Outcome{v.priced(say("cost", "Die Kosten", "Le coût"), rate*size*times, "rate")},
		Working:  working,
	}, nil
}

func loanPayment(v *values) (answer, error) {
	principal := v.Number("price") * (1 - v.Number("down_share"))
	principal -= v.Number("down_payment")
	if principal <= 0 {
		return answer{}, inputError("down_payment", "leaves nothing to borrow")
	}
	rate, months := v.Number("interest")/12, math.Round(v.In("term", "years")*12)
	payment := principal / months
	if rate > 0 {
		payment = principal * rate / (1 - math.Pow(1+rate, -months))
	}
	return answer{
		Outcomes: []Outcome{
			outcome(say("monthly payment", "Die monatliche Rate", "La mensualité"), fixed(payment, v.Unit("price"), 2)),
			v.priced(say("interest over the whole term", "Zinsen insgesamt", "Intérêts au total"),
				payment*months-principal, "price"),
			v.priced(say("paid in total", "Insgesamt gezahlt", "Total payé"), payment*months, "price"),
		},
		Working: fmt.Sprintf("%s × %s / (1 - (1 + %s)^-%s) = %s", sh(principal), formatNumber(rate, 6, "en"),
			formatNumber(rate, 6, "en"), sh(months), formatNumber(payment, 2, "en")),
	}, nil
}
