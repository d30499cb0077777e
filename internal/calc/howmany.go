package calc

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// howManyCalculator counts things, which proportion, that gives amounts, does not.
func howManyCalculator() Calculator {
	return Calculator{
		Name: "how_many", Title: say("How many of a thing", "Wie viele Stück", "Combien de pièces"),
		Answers: "how many cans, bottles, tins or trips make up an amount, from what one of them holds, covers or lasts",
		Formula: "n = amount / what one gives, rounded up",
		Source:  "the definition",
		Inputs: []Input{
			{Name: "one", Label: "what one of them gives, with its unit"},
			{Name: "amount", Label: "the amount to make up, of the same kind"},
		},
		last:    readCount,
		compute: howMany,
	}
}

// readCount reads a question for a number of things: two amounts of one kind, of which the smaller is what one thing gives. A
// further quantity may only describe the thing: "tins of 0.75 litres".
func readCount(q *question, d *draft, _ func() (Result, error)) bool {
	noun := q.thingsCounted()
	if noun == "" || q.talks() {
		return false
	}
	var kept []int
	for i, one := range q.quantities {
		switch {
		case one.Dim == quantity.Bare || one.Unit == "":
			if one.Given != 1 {
				return false
			}
			d.used[i] = true
		default:
			kept = append(kept, i)
		}
	}
	if len(kept) == 3 { // one of them describes the thing
		kept = slices.DeleteFunc(kept, func(i int) bool {
			alone := !slices.ContainsFunc(kept, func(k int) bool { return k != i && q.quantities[k].Dim == q.quantities[i].Dim })
			if alone && q.describes(i, noun) {
				d.used[i] = true
				return true
			}
			return false
		})
	}
	if len(kept) != 2 || q.quantities[kept[0]].Dim != q.quantities[kept[1]].Dim || notProportional(q.quantities[kept[0]]) || q.quantities[kept[0]].Dim == quantity.Speed {
		return false
	}
	one, all := kept[0], kept[1]
	if q.quantities[one].Value > q.quantities[all].Value {
		one, all = all, one
	}
	d.take("one", one)
	d.take("amount", all)
	return true
}

// thingsCounted is the stem of what "how many" asks for, "" where that is a unit or nothing.
func (q *question) thingsCounted() string {
	for _, e := range q.find("how_many|wie_viele|combien_de") {
		for k := e.to; k < len(q.tokens) && k < e.to+3 && q.tokens[k].quantity < 0; k++ {
			if _, _, unit := quantity.UnitAt(q.text, q.tokens[k].start); unit {
				return ""
			}
			if word := q.tokens[k].text; len(word) > 3 && (strings.HasSuffix(word, "s") || strings.HasSuffix(word, "n")) {
				return strings.TrimRight(word, "sn")
			}
		}
	}
	return ""
}

// describes reports whether a thing's name stands beside a quantity.
func (q *question) describes(i int, noun string) bool {
	at := q.tokenOf(i)
	for k := max(0, at-3); k < len(q.tokens) && k <= at+3; k++ {
		if q.tokens[k].quantity < 0 && strings.HasPrefix(q.tokens[k].text, noun) {
			return true
		}
	}
	return false
}

func howMany(v *values) (answer, error) {
	one, all := v.quantity("one"), v.quantity("amount")
	if one.Dim != all.Dim || !sameMoney(one, all) {
		return answer{}, inputError("amount", "must be %s as what one gives is, not %s", one.Dim, all.Dim)
	}
	if one.Value <= 0 || all.Value <= 0 {
		return answer{}, inputError("one", "must be above 0, and so must the amount")
	}
	n := all.Value / one.Value
	return answer{
		Outcomes: []Outcome{
			outcome(say("number", "Die Anzahl", "Le nombre"), fixed(math.Ceil(n-1e-9), "", 0)),
			outcome(say("exactly", "Genau", "Exactement"), in(n, "")),
		},
		Working: fmt.Sprintf("%s / %s = %s", show(all.Given, all.Unit), show(one.Given, one.Unit), sh(n)),
	}, nil
}
