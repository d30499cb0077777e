package measure

import (
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// maxRates is how many rates one sum goes through: consumption, speed and price.
const maxRates = 3

// readProportion reads a question as a rate and one amount, or as a rate that is asked for from two amounts; false when it gives
// anything else besides.
func readProportion(q *question.Question, d *calc.Draft, call func() (calc.Result, error)) bool {
	if q.Talks() || q.OfFuel() && q.SharesTime() || slices.ContainsFunc(q.Quantities, notProportional) {
		return false
	}
	asked := func() bool {
		result, err := call()
		if u, _ := q.TargetUnit(); q.Says("how long ... and how much|many") && u.Dim != quantity.Time {
			d.Args["between"] = 1.0 // "how long for 200 litres, and how much charge?"
		}
		return err == nil && asksFor(q, d, result)
	}
	rates := q.Rates()
	if len(rates) == 0 {
		return (takeQuotient(d, q) || takeSameRate(d, q)) && asked()
	}
	if len(rates) <= maxRates && takeRates(d, q, rates) && asked() {
		return true
	}
	flows := q.Flows(rates)
	if len(flows) > len(rates) && len(flows) <= maxRates && takeRates(d, q, flows) && asked() {
		return true
	}
	return len(rates) <= maxRates && takeHoursADay(d, q, rates) && asked()
}

// priced is a quantity as an argument, money without a currency with the sign for any.
func priced(one quantity.Quantity) any {
	if one.Dim == quantity.Money && one.Unit == "" {
		return calc.Argument(question.InUnits(one.Given, "¤"))
	}
	return calc.Argument(one)
}

// takeHoursADay is takeDaily for how long something runs in a day, whatever current it draws meanwhile.
func takeHoursADay(d *calc.Draft, q *question.Question, rates []question.Rate) bool {
	clear(d.Used)
	if !q.Wanted()[quantity.Time] || !takeDaily(d, q, rates) {
		return false
	}
	for _, r := range rates {
		for _, i := range r.Used {
			d.Used[i] = true
		}
	}
	for i, one := range q.Quantities {
		if d.Used[i] {
			continue
		}
		if one.Dim != quantity.Current && one.Dim != quantity.Voltage && one.Dim != quantity.Power {
			return false
		}
		d.Spare(i)
	}
	return true
}

// asksFor reports whether a question asks for what a draft comes to: by its kind, or for a number at all where it does not say of
// what kind.
func asksFor(q *question.Question, d *calc.Draft, result calc.Result) bool {
	given, told := d.Args["given"].(string)
	if wanted := q.Wanted(); len(wanted) > 0 {
		if wanted[quantity.Money] && told && strings.HasSuffix(given, "¤") && d.Args["amount"] != nil {
			return true // a price without a currency
		}
		return d.Args["amount"] == nil || result.Measures(wanted)
	}
	if told && d.Args["amount"] != nil && strings.HasSuffix(strings.TrimSpace(q.Text), "?") && moneyIn(given) {
		return true // "teak deck of 14 m² at 750 euros a square metre?"
	}
	return q.Says("litres|liters|gallons|miles|hours|ah|kg|kilos per|a|each day|week|month|year|season|trip|hour ?", "how much|many", "what", "wie viel*", "wieviel", "was", "combien", "bill", "total", "altogether", "cost|price of", "cost|price ?")
}

// moneyIn reports whether an argument is a sum of money.
func moneyIn(argument string) bool {
	one, ok := quantity.Parse(argument)
	return ok && one.Dim == quantity.Money
}

// notProportional are quantities of which no multiple makes sense.
func notProportional(one quantity.Quantity) bool {
	switch one.Dim {
	case quantity.Angle, quantity.Clock, quantity.Temperature, quantity.Beaufort, quantity.Ratio:
		return true
	}
	return one.Value < 0 || one.Part != quantity.Whole
}

// giveRates makes rates all that a draft has.
func giveRates(d *calc.Draft, rates []question.Rate) {
	clear(d.Args)
	for n, r := range rates {
		suffix := ""
		if n > 0 {
			suffix = fmt.Sprintf("_%d", n+1)
		}
		d.Args["given"+suffix], d.Args["each"+suffix] = priced(r.Given), calc.Argument(r.Each)
	}
}

// takeRates takes rates with the only other amount, how many there are of it, and what is added to the result.
func takeRates(d *calc.Draft, q *question.Question, rates []question.Rate) bool {
	clear(d.Used)
	giveRates(d, rates)
	for _, r := range rates {
		for _, i := range r.Used {
			d.Used[i] = true
		}
	}
	amounts, ok := takeAmounts(d, q)
	if !ok {
		return false
	}
	if len(amounts) == 2 && q.Says("together", "altogether", "in all", "plus", "total", "as well", "zusammen", "insgesamt", "en tout", "au total") {
		amounts = takeAdded(d, q, rates, amounts)
	}
	if takeSingle(d, q, rates, len(amounts) == 0) {
		return true
	}
	if len(amounts) == 0 {
		return takeDaily(d, q, rates)
	}
	if len(amounts) != 1 {
		return false
	}
	one := q.Quantities[amounts[0]]
	if full, told := q.Fullness(); told && one.Dim == quantity.Volume {
		percent := full.Percent
		if percent < 0 {
			return false
		}
		if q.Says("fill*", "füllen|volltanken", "remplir") {
			percent = 100 - percent
		}
		one.Given, one.Value = one.Given*percent/100, one.Value*percent/100
	}
	d.Args["amount"], d.Used[amounts[0]] = calc.Argument(one), true
	wants(d, q)
	return true
}

// takeDaily takes what is wanted in a day as the amount, where another rate tells how fast that is made or used: "makes 30 litres an hour.
// How many hours for 150 litres a day?".
func takeDaily(d *calc.Draft, q *question.Question, rates []question.Rate) bool {
	daily := func(r question.Rate) bool { return r.Each.Unit == "days" && r.Each.Given == 1 }
	at := slices.IndexFunc(rates, daily)
	if at < 0 || len(rates) < 2 || slices.ContainsFunc(rates[at+1:], daily) || q.Wanted()[rates[at].Given.Dim] {
		return false
	}
	rest := slices.Delete(slices.Clone(rates), at, at+1)
	if !slices.ContainsFunc(rest, func(r question.Rate) bool {
		return r.Given.Dim == rates[at].Given.Dim || r.Each.Dim == rates[at].Given.Dim
	}) {
		return false
	}
	giveRates(d, rest)
	d.Args["amount"] = calc.Argument(rates[at].Given)
	wants(d, q)
	return true
}

// takeSingle takes one of the unit that is asked about as the amount, where the question has no other.
func takeSingle(d *calc.Draft, q *question.Question, rates []question.Rate, only bool) bool {
	one, ok := single(q, rates)
	if !ok {
		one, ok = single(q, nil)
	}
	if !ok || !only || len(rates) < 2 && (rates[0].Each.Dim != quantity.Time || one == "1 "+rates[0].Each.Unit) {
		return false
	}
	d.Args["amount"] = one
	wants(d, q)
	return true
}

// takeAmounts takes the share, the count and the people that are told beside the rates, and returns where the amounts stand that the
// rates may be of. It is false where something is told that no rate is reckoned with.
func takeAmounts(d *calc.Draft, q *question.Question) (amounts []int, ok bool) {
	for i, one := range q.Quantities {
		switch {
		case d.Used[i] || one.Dim == quantity.Voltage:
		case one.Dim == quantity.Percent && addsShare(q) && d.Args["percent"] == nil:
			d.Args["percent"], d.Used[i] = calc.Argument(one), true
		case one.Dim == quantity.Bare && one.Unit == "" && counts(q, i):
			name := "count"
			if people(q, i) {
				name = "people"
			}
			if d.Args[name] != nil {
				return nil, false
			}
			if name == "people" && q.Says("together", "between us|them", "altogether", "in all", "combined", "zusammen", "ensemble") { // the rate is that of all of them
				d.Used[i] = true
				continue
			}
			d.Args[name], d.Used[i] = one.Given, true
		case one.Dim == quantity.Bare && one.Unit == "": // told as unused
		case one.Unit != "" && one.Unit != "decade" && one.Dim != quantity.Percent:
			amounts = append(amounts, i)
		default:
			return nil, false
		}
	}
	return amounts, true
}

// takeAdded takes the one of two amounts that is added to what the rates yield, because they are of the other, and returns the other; both
// where that cannot be told.
func takeAdded(d *calc.Draft, q *question.Question, rates []question.Rate, amounts []int) []int {
	for k, i := range amounts {
		one, other := q.Quantities[i], q.Quantities[amounts[1-k]]
		rated := slices.ContainsFunc(rates, func(r question.Rate) bool {
			return r.Each.Dim == one.Dim || len(rates) > 1 && r.Given.Dim == one.Dim
		})
		if !rated && slices.ContainsFunc(rates, func(r question.Rate) bool { return r.Each.Dim == other.Dim }) {
			d.Args["added"], d.Used[i] = calc.Argument(one), true
			return []int{amounts[1-k]}
		}
	}
	return amounts
}

// addsShare reports whether a percentage is said to come on top: a reserve does so of the fuel that is needed, not of what there is.
func addsShare(q *question.Question) bool {
	return q.Says("plus", "vat", "tax", "mwst", "tva", "extra", "surcharge", "on top") || q.Wanted()[quantity.Volume] && q.Says("reserve", "margin", "réserve")
}

// single is one of the unit that is asked about: "what does an hour of motoring cost?".
func single(q *question.Question, rates []question.Rate) (amount string, ok bool) {
	for k := 0; k+1 < len(q.Tokens); k++ {
		if q.Tokens[k].Quantity >= 0 || !strings.Contains(" a an one per each every eine pro une par ", " "+q.Tokens[k].Text+" ") || q.Tokens[k+1].Quantity >= 0 {
			continue
		}
		if u, _, known := quantity.UnitAt(q.Text, q.Tokens[k+1].Start); known && (u.Dim == quantity.Time || u.Dim == quantity.Length) {
			if slices.ContainsFunc(rates, func(r question.Rate) bool { return r.Each.Unit == u.Symbol }) {
				continue // "for 10 hours a day: litres per week?"
			}
			return "1 " + u.Symbol, true
		}
	}
	return "", false
}

// people reports whether a bare number counts people.
func people(q *question.Question, i int) bool {
	next := q.TokenOf(i) + 1
	if next > 2 && q.Tokens[next-2].Text == "of" && q.Tokens[next-3].Text == "crew" {
		return true
	}
	return next < len(q.Tokens) && strings.Contains(" people persons crew of aboard on adults friends guests sailors personen leute personnes ", " "+q.Tokens[next].Text+" ")
}

// counts reports whether a bare number counts things: people or what the words behind it name in the plural.
func counts(q *question.Question, i int) bool {
	next := q.TokenOf(i) + 1
	return next < len(q.Tokens) && q.Tokens[next].Quantity < 0 && len(q.Tokens[next].Text) > 3 &&
		(strings.HasSuffix(q.Tokens[next].Text, "s") || people(q, i)) || people(q, i)
}

// wants notes the unit that the answer is asked for in.
func wants(d *calc.Draft, q *question.Question) {
	if u, _ := q.TargetUnit(); u.Symbol != "" {
		d.Args["unit"] = u.Symbol
	} else if u, ok := q.LastUnit(); ok {
		d.Args["unit"] = u.Symbol
	}
}
