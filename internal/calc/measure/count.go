package measure

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// howManyCalculator counts things, which proportion, that gives amounts, does not.
func howManyCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "how_many", Title: answer.Say("How many of a thing", "Wie viele Stück", "Combien de pièces"),
		Answers: "how many cans, bottles, tins or trips make up an amount, from what one of them holds, covers or lasts",
		Formula: "n = amount / what one gives, rounded up",
		Source:  "the definition",
		Inputs: []calc.Input{
			{Name: "one", Label: "what one of them gives, with its unit"},
			{Name: "amount", Label: "the amount to make up, of the same kind"},
		},
		Last:    readCount,
		Compute: howMany,
	}
}

// readCount reads a question for a number of things: two amounts of one kind, of which the smaller is what one thing gives. A
// further quantity may only describe the thing: "tins of 0.75 litres".
func readCount(q *question.Question, d *calc.Draft, _ func() (calc.Result, error)) bool {
	noun := thingsCounted(q)
	if noun == "" || q.Talks() {
		return false
	}
	var kept []int
	for i, one := range q.Quantities {
		switch {
		case one.Dim == quantity.Bare || one.Unit == "":
			if one.Given != 1 {
				return false
			}
			d.Used[i] = true
		default:
			kept = append(kept, i)
		}
	}
	if len(kept) == 3 { // one of them describes the thing
		kept = slices.DeleteFunc(kept, func(i int) bool {
			alone := !slices.ContainsFunc(kept, func(k int) bool { return k != i && q.Quantities[k].Dim == q.Quantities[i].Dim })
			if alone && describes(q, i, noun) {
				d.Used[i] = true
				return true
			}
			return false
		})
	}
	if len(kept) != 2 || q.Quantities[kept[0]].Dim != q.Quantities[kept[1]].Dim || notProportional(q.Quantities[kept[0]]) || q.Quantities[kept[0]].Dim == quantity.Speed {
		return false
	}
	one, all := kept[0], kept[1]
	if q.Quantities[one].Value > q.Quantities[all].Value {
		one, all = all, one
	}
	d.Take("one", one)
	d.Take("amount", all)
	return true
}

// thingsCounted is the stem of what "how many" asks for, "" where that is a unit or nothing.
func thingsCounted(q *question.Question) string {
	for _, e := range q.Find("how_many|wie_viele|combien_de") {
		from := e.To
		if from < len(q.Tokens) && q.Tokens[from].Quantity >= 0 { // "how many 1.5 litre bottles"
			from++
		}
		for k := from; k < len(q.Tokens) && k < from+3 && q.Tokens[k].Quantity < 0; k++ {
			if _, _, unit := quantity.UnitAt(q.Text, q.Tokens[k].Start); unit {
				return ""
			}
			if word := q.Tokens[k].Text; len(word) > 3 && (strings.HasSuffix(word, "s") || strings.HasSuffix(word, "n")) {
				return strings.TrimRight(word, "sn")
			}
		}
	}
	return ""
}

// describes reports whether a thing's name stands beside a quantity.
func describes(q *question.Question, i int, noun string) bool {
	at := q.TokenOf(i)
	for k := max(0, at-3); k < len(q.Tokens) && k <= at+3; k++ {
		if q.Tokens[k].Quantity < 0 && strings.HasPrefix(q.Tokens[k].Text, noun) {
			return true
		}
	}
	return false
}

func howMany(v *calc.Values) (answer.Answer, error) {
	one, all := v.Quantity("one"), v.Quantity("amount")
	if one.Dim != all.Dim || !sameMoney(one, all) {
		return answer.Answer{}, calc.InputErrorf("amount", "must be %s as what one gives is, not %s", one.Dim, all.Dim)
	}
	if one.Value <= 0 || all.Value <= 0 {
		return answer.Answer{}, calc.InputErrorf("one", "must be above 0, and so must the amount")
	}
	n := all.Value / one.Value
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(answer.Say("number", "Die Anzahl", "Le nombre"), answer.Fixed(answer.Up(n), "", 0)),
			answer.Value(answer.Say("exactly", "Genau", "Exactement"), answer.In(n, "")),
		},
		Working: answer.Working("%s / %s = %s", answer.Show(all.Given, all.Unit), answer.Show(one.Given, one.Unit), n),
	}, nil
}
