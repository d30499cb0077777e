package calc

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/quantity"
)

func proportionCalculators() []Calculator {
	return []Calculator{proportionCalculator(), partCalculator()}
}

// proportionCalculator is the rule of three. It reads what no other calculator does: a rate of any two units and an amount
// of one of them, whatever they are of.
func proportionCalculator() Calculator {
	return Calculator{
		Name: "proportion", Title: say("Rule of three", "Dreisatz", "Règle de trois"),
		Answers: "what an amount comes to at one or more rates of any units, such as a price, a flow, a weight per length or a use per day; without an amount the rate itself",
		Formula: "x = amount × given / each, for each rate",
		Source:  "the rule of three",
		Inputs: []Input{
			{Name: "given", Label: "what there is for each amount, with its unit, such as 1.72 EUR"},
			{Name: "each", Label: "the amount that this is for, with its unit, such as 1 L"},
			{Name: "amount", Label: "the amount asked about, in a unit of either", Optional: true},
			{Name: "count", Label: "how many times that", Dim: quantity.Bare, Min: 0.001, Max: 1e6, Optional: true},
			{Name: "people", Label: "how many people take that each", Dim: quantity.Bare, Min: 1, Max: 1e6, Optional: true},
			{Name: "given_2", Label: "what there is for each amount of a second rate", Optional: true},
			{Name: "each_2", Label: "the amount that the second rate is for", Optional: true},
			{Name: "given_3", Label: "what there is for each amount of a third rate", Optional: true},
			{Name: "each_3", Label: "the amount that the third rate is for", Optional: true},
			{Name: "added", Label: "an amount to add to the result", Optional: true},
			{Name: "percent", Label: "a percentage to add to the result, such as a tax", Dim: quantity.Percent, Unit: "%", Min: -100, Max: 1000, Optional: true},
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
	if text := strings.ToLower(q.text); q.has(talk()) || vague.MatchString(text) || shareAt(text) != nil || slices.ContainsFunc(q.quantities, notProportional) {
		return nil
	}
	rates := q.rates()
	switch {
	case len(rates) == 0 && (d.takeQuotient(q) || d.takeSameRate(q)):
	case len(rates) > 0 && len(rates) <= maxRates && d.takeRates(q, rates) && s.asksFor(q, d):
	default:
		flows := q.flows(rates)
		d = newDraft(c, q)
		if len(rates) == 0 || len(flows) == len(rates) || len(flows) > maxRates || !d.takeRates(q, flows) {
			return nil
		}
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
	if _, err := s.Call(d.calculator.Name, d.args); err != nil {
		return false
	}
	if wanted := q.wanted(); len(wanted) > 0 {
		return d.args["amount"] == nil || s.computes(d, wanted)
	}
	return q.says("how much|many", "what", "wie viel*", "wieviel", "was", "combien", "bill", "total", "altogether")
}

// maxRates is how many rates one sum goes through: consumption, speed and price.
const maxRates = 3

// flows adds to the rates of a question the quantities that are rates by nature: speeds, currents and powers.
func (q *question) flows(rates []rateOf) []rateOf {
	all := slices.Clone(rates)
	for i, one := range q.quantities {
		switch one.Dim {
		case quantity.Speed:
			knots, _ := one.In("kn")
			all = append(all, rateOf{inUnits(knots, "nm"), inUnits(1, "h"), []int{i}})
		case quantity.Current:
			all = append(all, rateOf{inUnits(one.Value, "Ah"), inUnits(1, "h"), []int{i}})
		case quantity.Power:
			all = append(all, rateOf{inUnits(one.Value, "Wh"), inUnits(1, "h"), []int{i}})
		}
	}
	return all
}

// notProportional are quantities of which no multiple makes sense.
func notProportional(one quantity.Quantity) bool {
	switch one.Dim {
	case quantity.Angle, quantity.Clock, quantity.Temperature, quantity.Beaufort, quantity.Ratio:
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
		if each, used, ok := q.eachBefore(k); ok && one.Unit != "" {
			list = append(list, rateOf{one, each, append(used, t.quantity)})
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
		if !strings.Contains(everyTime, " "+t.text+" ") || len(t.text) < 3 && q.tokens[i-1].text == "if" {
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

// eachBefore reads what the quantity at token k is for where that is the subject: "a litre covers 10 m²", "60 miles took 8 h".
func (q *question) eachBefore(k int) (each quantity.Quantity, used []int, ok bool) {
	if k < 2 || !strings.Contains(" covers weighs costs lasts burns takes makes gives holds yields deckt kostet wiegt couvre pèse coûte ", " "+q.tokens[k-1].text+" ") {
		return each, nil, false
	}
	for i := k - 2; i >= 0 && i >= k-4 && !q.tokens[i].endsSentence(); i-- {
		if n := q.tokens[i].quantity; n >= 0 {
			return q.quantities[n], []int{n}, q.quantities[n].Unit != "" && q.quantities[n].Dim != q.quantities[q.tokens[k].quantity].Dim
		}
		u, _, known := quantity.UnitAt(q.text, q.tokens[i].start)
		if known && i > 0 && strings.Contains(" a one per each every the ein eine jeder un une chaque ", " "+q.tokens[i-1].text+" ") {
			return inUnits(1, u.Symbol), nil, true
		}
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
		case one.Dim == quantity.Percent && q.says("plus", "vat", "tax", "mwst", "tva", "extra", "surcharge", "on top") && d.args["percent"] == nil:
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
	if len(amounts) != 1 {
		return false
	}
	d.args["amount"], d.used[amounts[0]] = canonical(q.quantities[amounts[0]]), true
	d.wants(q)
	return true
}

// people reports whether a bare number counts people.
func (q *question) people(i int) bool {
	next := q.tokenOf(i) + 1
	return next < len(q.tokens) && strings.Contains(" people persons crew of aboard on adults friends guests sailors personen leute personnes ", " "+q.tokens[next].text+" ")
}

// counts reports whether a bare number counts things: people or what the words behind it name in the plural.
func (q *question) counts(i int) bool {
	next := q.tokenOf(i) + 1
	return next < len(q.tokens) && q.tokens[next].quantity < 0 && len(q.tokens[next].text) > 3 &&
		(strings.HasSuffix(q.tokens[next].text, "s") || q.people(i)) || q.people(i)
}

// takeQuotient takes the two quantities of a rate that is asked for: "how many miles per litre ...?".
func (d *draft) takeQuotient(q *question) bool {
	top, bottom, ok := q.rateWanted()
	if !ok {
		return false
	}
	given, each, pace := -1, -1, -1
	for i, one := range q.quantities {
		switch {
		case one.Dim == top.Dim && given < 0:
			given = i
		case one.Dim == bottom.Dim && each < 0:
			each = i
		case one.Dim == quantity.Speed && pace < 0:
			pace = i
		case each < 0 && (one.Dim == quantity.Length && bottom.Dim == quantity.Time || one.Dim == quantity.Time && bottom.Dim == quantity.Length):
			each = i
		default:
			return false
		}
	}
	if direct := each >= 0 && q.quantities[each].Dim == bottom.Dim; direct != (pace < 0) {
		return false
	}
	if given < 0 || each < 0 {
		return false
	}
	d.take("given", q, given)
	d.take("each", q, each)
	if pace >= 0 { // a distance and a speed are a time, a time and a speed a distance
		over := q.quantities[each].Value / q.quantities[pace].Value
		if bottom.Dim == quantity.Length {
			over = q.quantities[each].Value * q.quantities[pace].Value
		}
		d.args["each"] = fmt.Sprintf("%g %s", over/bottom.Factor, bottom.Symbol)
		d.used[pace] = true
	}
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
	if len(q.quantities) != 3 || !q.says("at that|this|the_same rate|pace|speed", "same rate|pace|speed", "if ... takes|took|weigh*|cost*|use*|burn*|last*|need*|cover*|make*|fill*") {
		return false
	}
	dims := [3]quantity.Dimension{}
	for i, one := range q.quantities {
		if dims[i] = one.Dim; one.Unit == "" && one.Dim != quantity.Bare || one.Dim == quantity.Speed {
			return false
		}
	}
	last := q.quantities[2]
	if last.Dim == quantity.Bare && last.Unit == "" && dims[0] != dims[1] { // "38 miles in 7 hours and have 52 left"
		like := q.quantities[0]
		if wanted := q.wanted(); wanted[like.Dim] && !wanted[dims[1]] {
			like = q.quantities[1]
		}
		last = inUnits(last.Given, like.Unit)
		dims[2] = like.Dim
	}
	if slices.Contains(dims[:], quantity.Bare) {
		return false
	}
	for other := range dims {
		a, b := (other+1)%3, (other+2)%3
		if first, second := min(a, b), max(a, b); dims[a] == dims[b] && dims[a] != dims[other] && second > other {
			d.take("given", q, other)
			d.take("each", q, first)
			d.take("amount", q, second)
			if second == 2 {
				d.args["amount"] = canonical(last)
			}
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

// step is one rate of a sum.
type step struct{ given, each quantity.Quantity }

func proportion(v *values) (answer, error) {
	var steps []step
	for _, n := range []string{"", "_2", "_3"} {
		if v.Has("given"+n) != v.Has("each"+n) {
			return answer{}, inputError("each"+n, "is missing, or given%s: a rate needs both", n)
		}
		if !v.Has("given" + n) {
			continue
		}
		one := step{v.quantities["given"+n], v.quantities["each"+n]}
		if one.given.Value <= 0 || one.each.Value <= 0 {
			return answer{}, inputError("each"+n, "must be above 0, and so must what is given for it")
		}
		steps = append(steps, one)
	}
	if !v.Has("amount") {
		return v.quotient(steps[0].given, steps[0].each), nil
	}
	x := v.quantities["amount"]
	working, shared := show(x.Given, x.Unit), false
	for len(steps) > 0 {
		k, inverse := nextStep(steps, x)
		if k < 0 {
			return answer{}, inputError("amount", "must be %s or %s as the rate is, not %s", steps[0].given.Dim, steps[0].each.Dim, x.Dim)
		}
		top, bottom := steps[k].given, steps[k].each
		if inverse {
			top, bottom, shared = bottom, top, true
		}
		working += fmt.Sprintf(" × %s / %s", show(top.Given, top.Unit), show(bottom.Given, bottom.Unit))
		value := x.Value / bottom.Value * top.Value
		x = top
		x.Value = value
		steps = slices.Delete(steps, k, k+1)
	}
	if v.Has("count") {
		x.Value *= v.Number("count")
		working += " × " + sh(v.Number("count"))
	}
	switch people := v.Number("people"); {
	case people > 0 && shared: // shared by so many, it lasts the shorter
		x.Value /= people
		working += " / " + sh(people)
	case people > 0:
		x.Value *= people
		working += " × " + sh(people)
	}
	return v.withAdded(x, working)
}

// withAdded adds to a result what the question adds.
func (v *values) withAdded(x quantity.Quantity, working string) (answer, error) {
	if v.Has("percent") {
		x.Value *= 1 + v.Number("percent")
		working += fmt.Sprintf(" × %s", sh(1+v.Number("percent")))
	}
	if v.Has("added") {
		more := v.quantities["added"]
		if more.Dim != x.Dim || !sameMoney(more, x) {
			return answer{}, inputError("added", "must be %s as the result is, not %s", x.Dim, more.Dim)
		}
		x.Value += more.Value
		working += " + " + show(more.Given, more.Unit)
	}
	o := v.inKind(x, x.Value)
	shown := o.Amount.show("en")
	if o.Plain != "" {
		shown = o.Plain
	}
	return answer{Outcomes: []Outcome{o}, Working: working + " = " + shown}, nil
}

// nextStep is the rate that an amount goes through next, and whether it does so from what is given to what that is for; -1
// for none. A rate of two times, hours a day, comes before one of only one.
func nextStep(steps []step, x quantity.Quantity) (k int, inverse bool) {
	k = -1
	for i, s := range steps {
		same := s.given.Dim == s.each.Dim
		switch {
		case same && s.given.Dim == x.Dim:
			return i, x.Unit == s.given.Unit
		case k >= 0:
		case x.Dim == s.each.Dim && sameMoney(x, s.each):
			k, inverse = i, false
		case x.Dim == s.given.Dim && sameMoney(x, s.given):
			k, inverse = i, true
		}
	}
	return k, inverse
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
