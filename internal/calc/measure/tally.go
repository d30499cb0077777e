package measure

import (
	"cmp"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// tallied are the inputs of the amounts that are added, in their order.
var tallied = []string{"amount", "amount_2", "amount_3", "amount_4", "amount_5", "amount_6", "amount_7", "amount_8", "amount_9", "amount_10"}

// tallyCalculator adds up amounts of one kind, and holds them against what is allowed or there. It reads what no other calculator does.
func tallyCalculator() calc.Calculator {
	var inputs []calc.Input
	for i, name := range tallied {
		inputs = append(inputs, calc.Input{Name: name, Label: "an amount to add, with its unit", Optional: i > 0})
	}
	return calc.Calculator{
		Name: "tally", Title: answer.Say("Sum of amounts", "Summe von Mengen", "Somme de quantités"),
		Answers: "what amounts of one kind, such as weights, costs, volumes or distances, come to together, and what they leave of a limit or of what there is",
		Formula: "total = Σ amounts; left = limit - total",
		Source:  "addition",
		Inputs:  append(inputs, calc.Input{Name: "limit", Label: "what is allowed or there, of the same kind", Optional: true}),
		Wholly:  true,
		Last:    readTally,
		Compute: tally,
	}
}

// limits announce what amounts are held against.
var limits = []string{
	"may|can|could|allowed|able to? tow|pull|carry|take|lift|hold|load", "may tow", "limit", "limit is|of", "max*", "maximum", "max* gross|total|all_up|laden? weight|mass|load of|is?", "allowed", "allowance", "permitted", "payload", "capacity", "rated", "rated at|for|to", "rating",
	"towing capacity|limit|weight", "tow*", "budget", "budget of|is", "of a # budget", "# budget", "swl", "up to", "safe working load", "i|we have|had", "holds", "can|may be? up to", "zulässig*", "höchstens", "höchstlast", "maximal*", "charge utile", "autorisé*",
}

// readTally reads amounts of one kind of which the sum is asked for, or what they leave of a limit.
func readTally(q *question.Question, d *calc.Draft, _ func() (calc.Result, error)) bool {
	left := q.Says("in hand", "how much|many ... left|over|spare|remain*|more|margin|room|hand", "left|over|remain*|spare ?", "within|under|over|above|below|exceed* the|my|our|its|that|this? limit|max*|payload|capacity|rating|budget|swl", "overload*|overweight|too heavy|much",
		"can|may i|we|it|she", "margin|headroom ?", "bleibt|übrig", "reste*|rester")
	total := q.Says("total|totals|totalling", "altogether", "all together", "in all", "all told", "add* up", "come|comes|amount|amounts to", "sum|sum_of", "together", "overall", "combined", "how much|many ... i|we carry|have|hold ?", "zusammen", "insgesamt", "summe", "en tout", "au total", "ensemble")
	if q.Talks() || !left && !total || q.Says("average", "minus|deduct*|subtract*", "per cent|percent|%") {
		return false
	}
	if q.Says("chain|rode|warp|anchor* ... depth|deep|tide|water", "depth|deep|tide|water ... chain|rode|warp|anchor*") {
		return false // a depth is no part of a length of chain
	}
	kind, ok := onlyKind(q)
	if !ok {
		return false
	}
	limit := -1
	if left {
		limit = limitOf(q, kind)
	}
	n := 0
	for i, one := range q.Quantities {
		switch {
		case passing(q, i):
			d.Used[i] = true
		case i == limit:
			d.Args["limit"], d.Used[i] = argumentLike(one, kind), true
		case n == len(tallied):
			return false
		default:
			d.Args[tallied[n]], d.Used[i] = argumentLike(one, kind), true
			n++
		}
	}
	return n > 1 && (total || limit >= 0) || n == 1 && limit >= 0 && left
}

// onlyKind is a quantity of the only kind that a question has, which numbers without a unit are then taken to be of too; ok is false for
// more than one, and for a kind that does not add up.
func onlyKind(q *question.Question) (kind quantity.Quantity, ok bool) {
	const few = 100 // of things; what is more is a price before what it is for, as in "4,350 sails"
	for i, one := range q.Quantities {
		if passing(q, i) {
			continue
		}
		if one.Dim == quantity.Bare && one.Unit == "" {
			if q.CountsHeads(i) || one.Given < few && counts(q, i) || one.Given <= 0 || !strings.ContainsAny(one.Text, "0123456789") {
				return kind, false
			}
			continue
		}
		if kind.Dim != "" && one.Dim != kind.Dim || one.Part != quantity.Whole || one.Value <= 0 || one.Per != "" || one.Side != "" || q.OfBoat(i) && one.Dim == quantity.Length {
			return kind, false
		}
		if kind.Dim == "" {
			kind = one
		}
	}
	if kind.Dim == "" && q.Says("budget*|spend*|spent|spending", "cost*|paid|pay|bill*|fee*") {
		kind.Dim = quantity.Money
	}
	switch kind.Dim {
	case quantity.Money, quantity.Mass, quantity.Volume, quantity.Length, quantity.Charge, quantity.Energy, quantity.Power, quantity.Current, quantity.Area, quantity.Time:
		return kind, true
	}
	return kind, false
}

// passing reports whether a quantity only tells over how long the amounts were taken, "on three days", or that it is one of a thing.
func passing(q *question.Question, i int) bool {
	one, at := q.Quantities[i], q.TokenOf(i)
	if one.Dim == quantity.Bare && one.Text == "one" && at+1 < len(q.Tokens) && q.Tokens[at+1].Text == "of" { // "and one of 5 litres"
		return true
	}
	return one.Dim == quantity.Time && !strings.ContainsAny(one.Text, "0123456789") && at > 0 && strings.Contains(" on over in during ", " "+q.Tokens[at-1].Text+" ")
}

// argumentLike is a quantity as an argument, one without a unit in that of another.
func argumentLike(one, kind quantity.Quantity) any {
	if one.Dim == quantity.Bare && one.Unit == "" {
		one = question.InUnits(one.Given, cmp.Or(kind.Unit, "¤")) // only money goes without one
	}
	return calc.Argument(one)
}

// limitOf is the largest quantity where it is said to be a limit, -1 where it is not: what amounts are held against is hardly less than one
// of them, and another that stands nearer the word would make a wrong sum.
func limitOf(q *question.Question, kind quantity.Quantity) int {
	const beside = 1.4
	largest, most := -1, 0.0
	for i, one := range q.Quantities {
		if one.Unit == "" {
			one = question.InUnits(one.Given, kind.Unit)
		}
		if one.Value > most && !passing(q, i) {
			largest, most = i, one.Value
		}
	}
	if largest >= 0 && q.Announced(largest, q.Where(limits...)) > beside {
		return largest
	}
	return -1
}

func tally(v *calc.Values) (answer.Answer, error) {
	kind := v.Quantity("amount")
	sum, n, working := quantity.Quantity{Dim: kind.Dim, Unit: kind.Unit}, 0, ""
	for _, name := range tallied {
		if !v.Has(name) {
			continue
		}
		one := v.Quantity(name)
		if one.Dim != kind.Dim || !sameMoney(one, kind) {
			return answer.Answer{}, calc.InputErrorf(name, "must be %s as the first amount is, in the same currency, not %s", kind.Dim, one.Dim)
		}
		if n++; n > 1 {
			working += " + "
		}
		sum.Value += one.Value
		working += answer.Show(one.Given, one.Unit)
	}
	total := labelled(v, kind, sum.Value, answer.Say("total", "Die Summe", "Le total"))
	working += " = " + total.Amount.Show("en")
	if !v.Has("limit") {
		return answer.Answer{Outcomes: []answer.Outcome{total}, Working: working}, nil
	}
	limit := v.Quantity("limit")
	if limit.Dim != kind.Dim || !sameMoney(limit, kind) {
		return answer.Answer{}, calc.InputErrorf("limit", "must be %s as the amounts are, not %s", kind.Dim, limit.Dim)
	}
	label, left := answer.Say("amount left in hand", "Der Rest", "Le reste"), limit.Value-sum.Value
	if left < 0 {
		label, left = answer.Say("amount over the limit", "Der Betrag über der Grenze", "Le dépassement"), -left
	}
	rest := labelled(v, kind, left, label)
	return answer.Answer{
		Outcomes: []answer.Outcome{rest, total},
		Working:  working + "; of " + answer.Show(limit.Given, limit.Unit) + ": " + rest.Amount.Show("en"),
	}, nil
}

// labelled is an amount in base units as an outcome of the kind and unit of another quantity.
func labelled(v *calc.Values, like quantity.Quantity, value float64, label answer.Text) answer.Outcome {
	o := inKind(v, like, value)
	if like.Dim == quantity.Length && like.Unit == "nm" {
		o = answer.Run(label, value)
	}
	o.Label = label
	return o
}
