package calc

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/quantity"
)

func proportionCalculators() []Calculator { return []Calculator{proportionCalculator()} }

// proportionCalculator is the rule of three. It reads what no other calculator does: a rate of any two units and an amount
// of one of them, whatever they are of.
func proportionCalculator() Calculator {
	return Calculator{
		Name: "proportion", Title: say("Rule of three", "Dreisatz", "Règle de trois"),
		Answers: "what an amount comes to at a rate of any units, such as a price, a flow, a weight per length or a use per day; without an amount the rate itself",
		Formula: "x = given / each × amount",
		Source:  "the rule of three",
		Inputs: []Input{
			{Name: "given", Label: "what there is for each amount, with its unit, such as 1.72 EUR"},
			{Name: "each", Label: "the amount that this is for, with its unit, such as 1 L"},
			{Name: "amount", Label: "the amount asked about, in a unit of either", Optional: true},
			{Name: "count", Label: "how many times that", Dim: quantity.Bare, Min: 0.001, Max: 1e6, Default: 1.0},
			{Name: "unit", Label: "the unit wanted", Kind: UnitOf, Optional: true},
		},
		compute: proportion,
	}
}

// rateOf is one thing for each of another, as a question says it.
type rateOf struct {
	given, each quantity.Quantity
	used        []int // the quantities it was read from
}

// everyTime stands between a quantity and what it is for.
const everyTime = " per a an each every pro je par alle tous toutes "

// onceIn are words that say what a rate is for.
var onceIn = map[string]string{
	"hourly": "h", "daily": "days", "nightly": "days", "weekly": "weeks", "monthly": "months", "yearly": "years", "annually": "years",
	"stündlich": "h", "täglich": "days", "wöchentlich": "weeks", "monatlich": "months", "jährlich": "years",
}

// proportional reads a question as a rate and one amount, or as a rate that is asked for from two amounts; nil when it gives
// anything else besides.
func (s *Set) proportional(q *question) *draft {
	c := &s.calculators[s.byName["proportion"]]
	d := newDraft(c, q)
	if q.has(talk()) || slices.ContainsFunc(q.quantities, notProportional) {
		return nil
	}
	rates := q.rates()
	switch {
	case len(rates) == 1 && d.takeRate(q, rates[0]):
	case len(rates) == 0 && (d.takeQuotient(q) || d.takeSameRate(q)):
	default:
		return nil
	}
	if d.leftover(q) > context || !s.asksFor(q, d) {
		return nil
	}
	d.found, d.score = d.countFound(), acceptScore
	return d
}

// asksFor reports whether a question asks for what a complete draft comes to: by its kind, or for a number at all where it does
// not say of what kind.
func (s *Set) asksFor(q *question, d *draft) bool {
	if wanted := q.wanted(); len(wanted) > 0 {
		_, quotient := d.args["amount"]
		return s.computes(d, wanted) || !quotient
	}
	return q.says("how much|many", "what", "wie viel*", "wieviel", "was", "combien", "bill", "total", "altogether")
}

// notProportional are quantities of which no multiple makes sense.
func notProportional(one quantity.Quantity) bool {
	switch one.Dim {
	case quantity.Angle, quantity.Clock, quantity.Temperature, quantity.Percent, quantity.Beaufort, quantity.Ratio:
		return true
	}
	return one.Value < 0 || one.Part != quantity.Whole
}

// rates are the rates that a question tells.
func (q *question) rates() []rateOf {
	var list []rateOf
	for k, t := range q.tokens {
		if t.quantity < 0 || slices.ContainsFunc(list, func(r rateOf) bool { return slices.Contains(r.used, t.quantity) }) {
			continue
		}
		one := q.quantities[t.quantity]
		if top, bottom, ok := strings.Cut(one.Unit, "/"); ok && one.Dim != quantity.Speed {
			list = append(list, rateOf{inUnits(one.Given, top), inUnits(1, bottom), []int{t.quantity}})
			continue
		}
		if one.Dim == quantity.Money && one.Per != "" {
			list = append(list, rateOf{one, inUnits(1, one.Per), []int{t.quantity}})
			continue
		}
		if each, used, ok := q.eachBehind(k); ok && one.Unit != "" {
			list = append(list, rateOf{one, each, append(used, t.quantity)})
		}
	}
	return list
}

// maxBetween is how many words stand between a quantity and what it is for: "12 litres of drinking water a day".
const maxBetween = 4

// eachBehind reads what the quantity at token k is for.
func (q *question) eachBehind(k int) (each quantity.Quantity, used []int, ok bool) {
	for i := k + 1; i+1 < len(q.tokens) && i <= k+1+maxBetween; i++ {
		t, next := q.tokens[i], q.tokens[i+1]
		if t.quantity >= 0 || t.endsSentence() || t.text == "," {
			return each, nil, false
		}
		if unit := onceIn[t.text]; unit != "" {
			return inUnits(1, unit), nil, true
		}
		if !strings.Contains(everyTime, " "+t.text+" ") {
			continue
		}
		if next.quantity >= 0 {
			each = q.quantities[next.quantity]
			return each, []int{next.quantity}, each.Unit != "" && t.text != "a" && t.text != "an"
		}
		if u, _, known := quantity.UnitAt(q.text, next.start); known {
			return inUnits(1, u.Symbol), nil, true
		}
	}
	if i := k + 1; i < len(q.tokens) && onceIn[q.tokens[i].text] != "" {
		return inUnits(1, onceIn[q.tokens[i].text]), nil, true
	}
	return each, nil, false
}

// inUnits is a quantity in a unit, the symbol of which may be a currency's.
func inUnits(value float64, unit string) quantity.Quantity {
	u, ok := quantity.Lookup(unit)
	if !ok {
		return quantity.Quantity{Value: value, Given: value, Unit: unit, Dim: quantity.Money}
	}
	one := quantity.Quantity{Given: value, Value: value * u.Factor, Unit: u.Symbol, Dim: u.Dim}
	return one
}

// takeRate takes a rate with the only other quantity, which has to be of one of its two kinds, and how many there are.
func (d *draft) takeRate(q *question, r rateOf) bool {
	amount := -1
	for i, one := range q.quantities {
		switch {
		case slices.Contains(r.used, i):
		case one.Dim == quantity.Bare && one.Unit == "" && q.counts(i):
			if _, done := d.args["count"]; done {
				return false
			}
			d.args["count"] = one.Given
			d.used[i] = true
		case amount < 0 && one.Unit != "" && (one.Dim == r.given.Dim || one.Dim == r.each.Dim) && one.Unit != "decade":
			amount = i
		default:
			return false
		}
	}
	if amount < 0 || r.given.Dim == r.each.Dim && (r.given.Unit == r.each.Unit || q.quantities[amount].Unit != r.given.Unit) {
		return false
	}
	d.args["given"], d.args["each"], d.args["amount"] = canonical(r.given), canonical(r.each), canonical(q.quantities[amount])
	d.used[amount] = true
	for _, i := range r.used {
		d.used[i] = true
	}
	d.wants(q)
	return true
}

// counts reports whether a bare number counts things: people or what the words behind it name in the plural.
func (q *question) counts(i int) bool {
	next := q.tokenOf(i) + 1
	return next < len(q.tokens) && q.tokens[next].quantity < 0 && len(q.tokens[next].text) > 3 &&
		(strings.HasSuffix(q.tokens[next].text, "s") || q.tokens[next].text == "people" || q.tokens[next].text == "personen" || q.tokens[next].text == "leute")
}

// takeQuotient takes the two quantities of a rate that is asked for: "how many miles per litre ...?".
func (d *draft) takeQuotient(q *question) bool {
	top, bottom, ok := q.rateWanted()
	if !ok {
		return false
	}
	given, each := -1, -1
	for i, one := range q.quantities {
		switch {
		case one.Dim == top.Dim && given < 0:
			given = i
		case one.Dim == bottom.Dim && each < 0:
			each = i
		default:
			return false
		}
	}
	if given < 0 || each < 0 {
		return false
	}
	d.take("given", q, given)
	d.take("each", q, each)
	d.args["unit"] = top.Symbol + "/" + bottom.Symbol
	return true
}

// rateWanted is the two units of a rate that is named without a number.
func (q *question) rateWanted() (top, bottom quantity.Unit, ok bool) {
	for k, t := range q.tokens {
		if t.quantity >= 0 {
			continue
		}
		u, end, known := quantity.UnitAt(q.text, t.start)
		if !known {
			continue
		}
		if a, b, rate := strings.Cut(u.Symbol, "/"); rate && u.Dim != quantity.Speed {
			top, _ = quantity.Lookup(a)
			bottom, _ = quantity.Lookup(b)
			return top, bottom, true
		}
		for i := k + 1; i+1 < len(q.tokens) && i <= k+1+maxBetween+2 && q.tokens[i].quantity < 0 && !q.tokens[i].endsSentence(); i++ {
			if q.tokens[i].start < end || !strings.Contains(everyTime, " "+q.tokens[i].text+" ") {
				continue
			}
			if b, _, known := quantity.UnitAt(q.text, q.tokens[i+1].start); known && q.tokens[i+1].quantity < 0 && b.Dim != u.Dim {
				return u, b, true
			}
		}
	}
	return top, bottom, false
}

// takeSameRate takes three quantities of which two are of one kind, where the question says that they go on alike.
func (d *draft) takeSameRate(q *question) bool {
	if len(q.quantities) != 3 || !q.says("at that|this|the_same rate|pace", "same rate|pace", "if ... takes|took|weigh*|cost*|use*|burn*|last*|need*|cover*|make*|fill*") {
		return false
	}
	dims := [3]quantity.Dimension{}
	for i, one := range q.quantities {
		if dims[i] = one.Dim; one.Unit == "" || one.Dim == quantity.Speed {
			return false
		}
	}
	for other := range dims {
		a, b := (other+1)%3, (other+2)%3
		if first, second := min(a, b), max(a, b); dims[a] == dims[b] && dims[a] != dims[other] && second > other {
			d.take("given", q, other)
			d.take("each", q, first)
			d.take("amount", q, second)
			d.wants(q)
			return true
		}
	}
	return false
}

// wants notes the unit that the answer is asked for in.
func (d *draft) wants(q *question) {
	if u, _ := q.targetUnit(); u.Symbol != "" {
		d.args["unit"] = u.Symbol
	} else if u, ok := q.lastUnit(); ok {
		d.args["unit"] = u.Symbol
	}
}

func proportion(v *values) (answer, error) {
	given, each, amount := v.quantities["given"], v.quantities["each"], v.quantities["amount"]
	count := v.Number("count")
	if given.Value <= 0 || each.Value <= 0 {
		return answer{}, inputError("each", "must be above 0, and so must what is given for it")
	}
	if !v.Has("amount") {
		return v.quotient(given, each), nil
	}
	top, bottom := given, each
	switch {
	case given.Dim == each.Dim && amount.Unit == given.Unit:
		top, bottom = each, given // "90 hours a year: when are 150 hours over?"
	case amount.Dim == each.Dim && sameMoney(amount, each):
	case amount.Dim == given.Dim && sameMoney(amount, given):
		top, bottom = each, given
	default:
		return answer{}, inputError("amount", "must be %s or %s as the rate is, not %s", given.Dim, each.Dim, amount.Dim)
	}
	x := top.Value / bottom.Value * amount.Value * count
	if top.Dim == each.Dim && bottom.Dim == given.Dim && amount.Dim == given.Dim { // shared by so many, it lasts the shorter
		x = top.Value / bottom.Value * amount.Value / count
	}
	o := v.inKind(top, x)
	working := fmt.Sprintf("%s / %s × %s", show(top.Given, top.Unit), show(bottom.Given, bottom.Unit), show(amount.Given, amount.Unit))
	if count != 1 {
		working += map[bool]string{true: " / ", false: " × "}[amount.Dim == given.Dim] + sh(count)
	}
	shown := o.Amount.show("en")
	if o.Plain != "" {
		shown = o.Plain
	}
	return answer{Outcomes: []Outcome{o}, Working: working + " = " + shown}, nil
}

func sameMoney(a, b quantity.Quantity) bool {
	return a.Dim != quantity.Money || a.Unit == b.Unit || a.Unit == "" || b.Unit == ""
}

// quotient is a rate from its two amounts, and its inverse.
func (v *values) quotient(given, each quantity.Quantity) answer {
	top, bottom := given.Unit, each.Unit
	if a, b, ok := strings.Cut(v.texts["unit"], "/"); ok {
		top, bottom = a, b
	}
	x, y := in1(given, top), in1(each, bottom)
	rate := in(x/y, shownUnit(top)+"/"+shownUnit(bottom))
	return answer{
		Outcomes: []Outcome{
			outcome(say("rate", "Der Satz", "Le taux"), rate),
			outcome(say("the other way round", "Umgekehrt", "Inversement"), in(y/x, shownUnit(bottom)+"/"+shownUnit(top))),
		},
		Working: fmt.Sprintf("%s / %s = %s", show(x, top), show(y, bottom), rate.show("en")),
	}
}

// in1 is a quantity in a unit, itself where it cannot be.
func in1(q quantity.Quantity, unit string) float64 {
	if value, ok := q.In(unit); ok {
		return value
	}
	return q.Given
}

// inKind is an amount in base units as an outcome of the kind of another quantity.
func (v *values) inKind(like quantity.Quantity, value float64) Outcome {
	const years = 2 * 365 * 24 * time.Hour
	u, ok := quantity.Lookup(v.texts["unit"])
	if !ok || u.Dim != like.Dim {
		u, ok = quantity.Lookup(like.Unit)
	}
	switch {
	case like.Dim == quantity.Money:
		return outcome(say("cost", "Die Kosten", "Le coût"), fixed(value, like.Unit, 2))
	case !ok:
		return outcome(say("result", "Das Ergebnis", "Le résultat"), in(value, like.Unit))
	case like.Dim == quantity.Time:
		o := duration(say("time", "Die Zeit", "La durée"), value)
		if value > years.Seconds()/24 {
			months, _ := quantity.Lookup("months")
			o.Also = append(o.Also, in(value/months.Factor, "months"))
		}
		return o
	}
	a := Amount{Value: value / u.Factor, Unit: u.Symbol, Decimals: -1}
	o := outcome(proportionLabel(like.Dim), a)
	if u.Symbol != like.Unit {
		if w, known := quantity.Lookup(like.Unit); known {
			o.Also = append(o.Also, in(value/w.Factor, w.Symbol))
		}
	}
	return o
}

func proportionLabel(dim quantity.Dimension) Text {
	switch dim {
	case quantity.Length:
		return say("length", "Die Länge", "La longueur")
	case quantity.Mass:
		return say("weight", "Das Gewicht", "Le poids")
	case quantity.Area:
		return say("area", "Die Fläche", "La surface")
	}
	return say("amount", "Die Menge", "La quantité")
}
