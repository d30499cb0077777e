package calc

import (
	"fmt"
	"slices"

	"github.com/fairlead/fairlead/internal/quantity"
)

// partCalculator takes a share, also one in words, of an amount of anything but money, which share_of_amount reads.
func partCalculator() Calculator {
	return Calculator{
		Name: "part_of_amount", Title: say("Share of an amount", "Anteil einer Menge", "Part d'une quantité"),
		Answers: "what a share of an amount comes to, such as three quarters of a tank, and what remains of it",
		Formula: "part = share × amount",
		Source:  "the definition",
		Inputs: []Input{
			{Name: "share", Label: "share", Dim: quantity.Percent, Unit: "%", Min: 0.01, Max: 1000},
			{Name: "amount", Label: "amount, with its unit"},
		},
		topic:   []string{"quarters|quarter|half|third|thirds|fifth|percent|% ... of", "# of a|an|the|my|our #", "# of #", "# ... how_much|many ... of", "full", "viertel|drittel|halb*|prozent", "quarts|quart|tiers|moitié"},
		asks:    []string{"how much|many", "what", "left", "wie viel*", "combien"},
		never:   []string{"slip", "ballast", "reserve", "humidity", "scope", "efficien*", "load", "charge*", "discharg*", "how long", "how many hours"},
		whole:   true,
		read:    readPart,
		compute: partOf,
	}
}

func readPart(q *question, d *draft) {
	for i, one := range q.quantities {
		if one.Unit == "" || one.Dim == quantity.Percent || one.Dim == quantity.Money {
			continue
		}
		if share, ok := q.shareBefore(i); ok {
			d.spokenFor(share.from, share.to)
			d.take("amount", i)
			d.args["share"] = fmt.Sprintf("%g %%", share.percent)
			return
		}
	}
	d.refused = !d.takeContent(q)
}

// takeContent takes a share of what an amount holds, where it is asked how much that is: "12 litres with 40 % antifreeze: how many
// litres of antifreeze?".
func (d *draft) takeContent(q *question) bool {
	share, amount := q.onlyOf(quantity.Percent), -1
	for i, one := range q.quantities {
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
	behind := q.tokens[q.tokenOf(share)+1:]
	if len(behind) == 0 || len(behind[0].text) < 4 || behind[0].quantity >= 0 || !slices.ContainsFunc(behind[1:], func(t token) bool { return t.text == behind[0].text }) {
		return false
	}
	d.take("amount", amount)
	d.take("share", share)
	return true
}

func partOf(v *values) (answer, error) {
	share, amount := v.Number("share"), v.quantity("amount")
	return answer{
		Outcomes: []Outcome{
			outcome(say("part", "Der Anteil", "La part"), in(share*amount.Given, amount.Unit)),
			outcome(say("rest", "Der Rest", "Le reste"), in((1-share)*amount.Given, amount.Unit)),
		},
		Working: fmt.Sprintf("%s × %s = %s", sh(share), show(amount.Given, amount.Unit), show(share*amount.Given, amount.Unit)),
	}, nil
}
