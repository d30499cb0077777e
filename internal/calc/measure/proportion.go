package measure

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// proportionCalculator is the rule of three. It reads what no other calculator does: a rate of any two units and an amount of one of
// them, whatever they are of. It stands behind howManyCalculator, which reads less.
func proportionCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "proportion", Title: answer.Say("Rule of three", "Dreisatz", "Règle de trois"),
		Answers: "what an amount comes to at one or more rates of any units, such as a price, a flow, a weight per length or a use per day; without an amount the rate itself",
		Formula: "x = amount × given / each, for each rate",
		Source:  "the rule of three",
		Inputs: []calc.Input{
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
			{Name: "unit", Label: "the unit wanted", Kind: calc.UnitOf, Optional: true},
			{Name: "between", Label: "1 where what is passed through on the way is asked for too", Dim: quantity.Bare, Max: 1, Optional: true, Announced: true},
		},
		Last:    readProportion,
		Compute: proportion,
	}
}

// step is one rate of a sum.
type step struct{ given, each quantity.Quantity }

func proportion(v *calc.Values) (answer.Answer, error) {
	var steps []step
	for _, n := range []string{"", "_2", "_3"} {
		if v.Has("given"+n) != v.Has("each"+n) {
			return answer.Answer{}, calc.InputErrorf("each"+n, "is missing, or given%s: a rate needs both", n)
		}
		if !v.Has("given" + n) {
			continue
		}
		one := step{v.Quantity("given" + n), v.Quantity("each" + n)}
		if one.given.Value <= 0 || one.each.Value <= 0 {
			return answer.Answer{}, calc.InputErrorf("each"+n, "must be above 0, and so must what is given for it")
		}
		steps = append(steps, one)
	}
	if !v.Has("amount") {
		return quotient(v, steps[0].given, steps[0].each), nil
	}
	x := v.Quantity("amount")
	working, shared := answer.Show(x.Given, x.Unit), false
	var between []answer.Outcome // what is passed through on the way, which may be asked for too
	for len(steps) > 0 {
		k, inverse := nextStep(steps, x)
		if k < 0 {
			return answer.Answer{}, calc.InputErrorf("amount", "must be %s or %s as the rate is, not %s", steps[0].given.Dim, steps[0].each.Dim, x.Dim)
		}
		top, bottom := steps[k].given, steps[k].each
		if inverse {
			top, bottom, shared = bottom, top, true
		}
		working += fmt.Sprintf(" × %s / %s", answer.Show(top.Given, top.Unit), answer.Show(bottom.Given, bottom.Unit))
		value := x.Value / bottom.Value * top.Value
		x = top
		x.Value = value
		steps = slices.Delete(steps, k, k+1)
		if len(steps) > 0 && v.Number("between") == 1 && !v.Has("count") && !v.Has("people") && x.Dim != quantity.Money {
			between = append(between, inKind(v, x, x.Value).Led())
		}
	}
	if v.Has("count") {
		x.Value *= v.Number("count")
		working += " × " + answer.Number(v.Number("count"))
	}
	switch people := v.Number("people"); {
	case people > 0 && shared: // shared by so many, it lasts the shorter
		x.Value /= people
		working += " / " + answer.Number(people)
	case people > 0:
		x.Value *= people
		working += " × " + answer.Number(people)
	}
	a, err := withAdded(v, x, working)
	a.Outcomes = append(a.Outcomes, between...)
	return a, err
}

// withAdded adds to a result what the question adds.
func withAdded(v *calc.Values, x quantity.Quantity, working string) (answer.Answer, error) {
	if v.Has("percent") {
		x.Value *= 1 + v.Number("percent")
		working += answer.Working(" × %s", 1+v.Number("percent"))
	}
	if v.Has("added") {
		more := v.Quantity("added")
		if more.Dim != x.Dim || !sameMoney(more, x) {
			return answer.Answer{}, calc.InputErrorf("added", "must be %s as the result is, not %s", x.Dim, more.Dim)
		}
		x.Value += more.Value
		working += " + " + answer.Show(more.Given, more.Unit)
	}
	o := inKind(v, x, x.Value)
	shown := o.Amount.Show("en")
	if o.Plain != "" {
		shown = o.Plain
	}
	return answer.Answer{Outcomes: []answer.Outcome{o}, Working: working + " = " + shown}, nil
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
func quotient(v *calc.Values, given, each quantity.Quantity) answer.Answer {
	top, bottom := given.Unit, each.Unit
	if a, b, ok := strings.Cut(v.Text("unit"), "/"); ok {
		top, bottom = a, b
	}
	x, y := in1(given, top), in1(each, bottom)
	rate := answer.In(x/y, answer.Symbol(top)+"/"+answer.Symbol(bottom))
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(answer.Say("rate", "Der Satz", "Le taux"), rate),
			answer.Value(answer.Say("the other way round", "Umgekehrt", "Inversement"), answer.In(y/x, answer.Symbol(bottom)+"/"+answer.Symbol(top))),
		},
		Working: fmt.Sprintf("%s / %s = %s", answer.Show(x, top), answer.Show(y, bottom), rate.Show("en")),
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
func inKind(v *calc.Values, like quantity.Quantity, value float64) answer.Outcome {
	const years = 2 * 365 * 24 * time.Hour
	u, ok := quantity.Lookup(v.Text("unit"))
	if !ok || u.Dim != like.Dim {
		u, ok = quantity.Lookup(like.Unit)
	}
	switch {
	case like.Dim == quantity.Money:
		return answer.Value(answer.Say("cost", "Die Kosten", "Le coût"), answer.Fixed(value, like.Unit, 2))
	case !ok:
		return answer.Value(answer.Say("result", "Das Ergebnis", "Le résultat"), answer.In(value, like.Unit))
	case like.Dim == quantity.Time:
		o := answer.Duration(answer.Say("time", "Die Zeit", "La durée"), value)
		if value > years.Seconds()/24 {
			months, _ := quantity.Lookup("months")
			o.Also = append(o.Also, answer.In(value/months.Factor, "months"))
		}
		return o
	}
	a := answer.Amount{Value: value / u.Factor, Unit: u.Symbol, Decimals: -1}
	o := answer.Value(proportionLabel(like.Dim), a)
	if u.Symbol != like.Unit {
		if w, known := quantity.Lookup(like.Unit); known {
			o.Also = append(o.Also, answer.In(value/w.Factor, w.Symbol))
		}
		return o
	}
	if other := counterparts[u.Symbol]; len(other) > 0 {
		if w, known := quantity.Lookup(other[0]); known {
			o.Also = append(o.Also, answer.In(value/w.Factor, w.Symbol))
		}
	}
	return o
}

func proportionLabel(dim quantity.Dimension) answer.Text {
	switch dim {
	case quantity.Length:
		return answer.Say("length", "Die Länge", "La longueur")
	case quantity.Mass:
		return answer.Say("weight", "Das Gewicht", "Le poids")
	case quantity.Area:
		return answer.Say("area", "Die Fläche", "La surface")
	}
	return answer.Say("amount", "Die Menge", "La quantité")
}
