package measure

import (
	"fmt"
	"slices"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// partCalculator takes a share, also one in words, of an amount of anything but money, which share_of_amount reads.
func partCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "part_of_amount", Title: answer.Say("Share of an amount", "Anteil einer Menge", "Part d'une quantité"),
		Answers: "what a share of an amount comes to, such as three quarters of a tank, and what remains of it",
		Formula: "part = share × amount",
		Source:  "the definition",
		Inputs: []calc.Input{
			{Name: "share", Label: "share", Dim: quantity.Percent, Unit: "%", Min: 0.01, Max: 1000},
			{Name: "amount", Label: "amount, with its unit"},
		},
		Topic:   []string{"quarters|quarter|half|third|thirds|fifth|percent|% ... of", "# of a|an|the|my|our #", "# of #", "# of that|this|it|which", "# ... how_much|many ... of", "full", "# times the|a|an|my|our|its|her", "viertel|drittel|halb*|prozent", "quarts|quart|tiers|moitié"},
		Asks:    []string{"how much|many|long|high|far|heavy|big", "what", "left", "wie viel*", "combien"},
		Never:   []string{"slip", "ballast", "reserve", "humidity", "scope", "efficien*", "load", "charge*", "discharg*", "how many hours", "battery|batteries", "last|lasts", "root", "force|pressure|wind"},
		Whole:   true,
		Read:    readPart,
		Compute: partOf,
	}
}

func readPart(q *question.Question, d *calc.Draft) {
	for i, one := range q.Quantities {
		if one.Unit == "" || one.Dim == quantity.Percent || one.Dim == quantity.Money {
			continue
		}
		if share, ok := q.ShareBefore(i); ok {
			d.SpokenFor(share.From, share.To)
			d.Take("amount", i)
			d.Args["share"] = fmt.Sprintf("%g %%", share.Percent)
			return
		}
	}
	d.Refused = !takePointed(d, q) && !takeContent(d, q) && !takeMultiple(d, q)
}

// takePointed takes a share of the amount told last before it: "a wire that breaks at 4,800 kg: what is 20 % of that?". What else was told
// describes the thing.
func takePointed(d *calc.Draft, q *question.Question) bool {
	for _, e := range q.Find("# of that|this|it|which", "# davon", "# de cela|ça") {
		share := q.QuantityIn(e, quantity.Percent)
		if share < 1 || q.Quantities[share-1].Dim == quantity.Bare || q.Quantities[share-1].Dim == quantity.Money {
			continue
		}
		d.SpokenFor(0, q.Quantities[share-1].Start)
		d.Take("amount", share-1)
		d.Take("share", share)
		return true
	}
	return false
}

// takeMultiple takes a multiple of the only measure behind it: "a halyard 2.3 times the mast of 15 m".
func takeMultiple(d *calc.Draft, q *question.Question) bool {
	for _, e := range q.Find("# times the|a|an|my|our|its|her") {
		times := q.QuantityIn(e, quantity.Bare)
		if times < 0 || times+1 >= len(q.Quantities) {
			continue
		}
		if dim := q.Quantities[times+1].Dim; dim != quantity.Length && dim != quantity.Mass && dim != quantity.Volume && dim != quantity.Area {
			continue
		}
		d.Take("amount", times+1)
		d.TakeAs("share", times, fmt.Sprintf("%g %%", 100*q.Quantities[times].Given))
		return true
	}
	return false
}

// takeContent takes a share of what an amount holds, where it is asked how much that is: "12 litres with 40 % antifreeze: how many
// litres of antifreeze?".
func takeContent(d *calc.Draft, q *question.Question) bool {
	share, amount := q.OnlyOf(quantity.Percent), -1
	for i, one := range q.Quantities {
		if one.Dim == quantity.Volume || one.Dim == quantity.Mass {
			if amount >= 0 {
				return false
			}
			amount = i
		}
	}
	if share < 0 || amount < 0 {
		return false
	}
	behind := q.Tokens[q.TokenOf(share)+1:]
	if len(behind) == 0 || len(behind[0].Text) < 4 || behind[0].Quantity >= 0 || !slices.ContainsFunc(behind[1:], func(t question.Token) bool { return t.Text == behind[0].Text }) {
		return false
	}
	d.Take("amount", amount)
	d.Take("share", share)
	return true
}

func partOf(v *calc.Values) (answer.Answer, error) {
	share, amount := v.Number("share"), v.Quantity("amount")
	part := answer.In(share*amount.Given, amount.Unit)
	outcomes := []answer.Outcome{
		answer.Value(answer.Say("part", "Der Anteil", "La part"), part),
		answer.Value(answer.Say("rest", "Der Rest", "Le reste"), answer.In((1-share)*amount.Given, amount.Unit)),
	}
	if share > 1 {
		outcomes = []answer.Outcome{answer.Value(answer.Say("multiple", "Das Vielfache", "Le multiple"), part)}
	}
	return answer.Answer{
		Outcomes: outcomes,
		Working:  answer.Working("%s × %s = %s", share, answer.Show(amount.Given, amount.Unit), answer.Show(share*amount.Given, amount.Unit)),
	}, nil
}
