package calc

import (
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// maxRates is how many rates one sum goes through: consumption, speed and price.
const maxRates = 3

// readProportion reads a question as a rate and one amount, or as a rate that is asked for from two amounts; false when it gives
// anything else besides.
func readProportion(q *question, d *draft, call func() (Result, error)) bool {
	if q.talks() || q.ofFuel() && q.sharesTime() || slices.ContainsFunc(q.quantities, notProportional) {
		return false
	}
	asked := func() bool {
		result, err := call()
		return err == nil && asksFor(q, d, result)
	}
	rates := q.rates()
	if len(rates) == 0 {
		return (d.takeQuotient(q) || d.takeSameRate(q)) && asked()
	}
	if len(rates) <= maxRates && d.takeRates(q, rates) && asked() {
		return true
	}
	flows := q.flows(rates)
	return len(flows) > len(rates) && len(flows) <= maxRates && d.takeRates(q, flows) && asked()
}

// asksFor reports whether a question asks for what a draft comes to: by its kind, or for a number at all where it does not say of
// what kind.
func asksFor(q *question, d *draft, result Result) bool {
	if wanted := q.wanted(); len(wanted) > 0 {
		return d.args["amount"] == nil || result.measures(wanted)
	}
	return q.says("how much|many", "what", "wie viel*", "wieviel", "was", "combien", "bill", "total", "altogether")
}

// notProportional are quantities of which no multiple makes sense.
func notProportional(one quantity.Quantity) bool {
	switch one.Dim {
	case quantity.Angle, quantity.Clock, quantity.Temperature, quantity.Beaufort, quantity.Ratio:
		return true
	}
	return one.Value < 0 || one.Part != quantity.Whole
}

// takeRates takes rates with the only other amount, how many there are of it, and what is added to the result.
func (d *draft) takeRates(q *question, rates []rateOf) bool {
	clear(d.args)
	clear(d.used)
	for n, r := range rates {
		suffix := ""
		if n > 0 {
			suffix = fmt.Sprintf("_%d", n+1)
		}
		d.args["given"+suffix], d.args["each"+suffix] = canonical(r.given), canonical(r.each)
		for _, i := range r.used {
			d.used[i] = true
		}
	}
	added := q.says("together", "altogether", "in all", "plus", "total", "as well", "zusammen", "insgesamt", "en tout", "au total")
	var amounts []int
	for i, one := range q.quantities {
		switch {
		case d.used[i] || one.Dim == quantity.Voltage:
		case one.Dim == quantity.Percent && q.addsShare() && d.args["percent"] == nil:
			d.args["percent"], d.used[i] = canonical(one), true
		case one.Dim == quantity.Bare && one.Unit == "" && q.counts(i):
			name := "count"
			if q.people(i) {
				name = "people"
			}
			if d.args[name] != nil {
				return false
			}
			d.args[name], d.used[i] = one.Given, true
		case one.Dim == quantity.Bare && one.Unit == "": // told as unused
		case one.Unit != "" && one.Unit != "decade" && one.Dim != quantity.Percent:
			amounts = append(amounts, i)
		default:
			return false
		}
	}
	if len(amounts) == 2 && added {
		for k, i := range amounts {
			if other := q.quantities[amounts[1-k]]; !slices.ContainsFunc(rates, func(r rateOf) bool {
				return r.each.Dim == q.quantities[i].Dim || len(rates) > 1 && r.given.Dim == q.quantities[i].Dim
			}) &&
				slices.ContainsFunc(rates, func(r rateOf) bool { return r.each.Dim == other.Dim }) {
				d.args["added"], d.used[i] = canonical(q.quantities[i]), true
				amounts = []int{amounts[1-k]}
				break
			}
		}
	}
	if one, ok := q.single(); ok && len(amounts) == 0 && (len(rates) > 1 || rates[0].each.Dim == quantity.Time && one != "1 "+rates[0].each.Unit) {
		d.args["amount"] = one
		d.wants(q)
		return true
	}
	if len(amounts) != 1 {
		return false
	}
	one := q.quantities[amounts[0]]
	if full, told := q.fullness(); told && one.Dim == quantity.Volume {
		percent := full.percent
		if percent < 0 {
			return false
		}
		if q.says("fill*", "füllen|volltanken", "remplir") {
			percent = 100 - percent
		}
		one.Given, one.Value = one.Given*percent/100, one.Value*percent/100
	}
	d.args["amount"], d.used[amounts[0]] = canonical(one), true
	d.wants(q)
	return true
}

// addsShare reports whether a percentage is said to come on top: a reserve does so of the fuel that is needed, not of what there is.
func (q *question) addsShare() bool {
	return q.says("plus", "vat", "tax", "mwst", "tva", "extra", "surcharge", "on top") || q.wanted()[quantity.Volume] && q.says("reserve", "margin", "réserve")
}

// single is one of the unit that is asked about: "what does an hour of motoring cost?".
func (q *question) single() (amount string, ok bool) {
	for k := 0; k+1 < len(q.tokens); k++ {
		if q.tokens[k].quantity >= 0 || !strings.Contains(" a an one per each every eine pro une par ", " "+q.tokens[k].text+" ") || q.tokens[k+1].quantity >= 0 {
			continue
		}
		if u, _, known := quantity.UnitAt(q.text, q.tokens[k+1].start); known && (u.Dim == quantity.Time || u.Dim == quantity.Length) {
			return "1 " + u.Symbol, true
		}
	}
	return "", false
}

// people reports whether a bare number counts people.
func (q *question) people(i int) bool {
	next := q.tokenOf(i) + 1
	if next > 2 && q.tokens[next-2].text == "of" && q.tokens[next-3].text == "crew" {
		return true
	}
	return next < len(q.tokens) && strings.Contains(" people persons crew of aboard on adults friends guests sailors personen leute personnes ", " "+q.tokens[next].text+" ")
}

// counts reports whether a bare number counts things: people or what the words behind it name in the plural.
func (q *question) counts(i int) bool {
	next := q.tokenOf(i) + 1
	return next < len(q.tokens) && q.tokens[next].quantity < 0 && len(q.tokens[next].text) > 3 &&
		(strings.HasSuffix(q.tokens[next].text, "s") || q.people(i)) || q.people(i)
}

// wants notes the unit that the answer is asked for in.
func (d *draft) wants(q *question) {
	if u, _ := q.targetUnit(); u.Symbol != "" {
		d.args["unit"] = u.Symbol
	} else if u, ok := q.lastUnit(); ok {
		d.args["unit"] = u.Symbol
	}
}
