package calc

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

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

// partBefore is a share in front of the amount that it is taken of.
var partBefore = regexp.MustCompile(`(?i)` + shareWords + `(?: full)? (?:of|von|der|des|de|d')(?: (?:a|an|the|my|our|its|einem|einer|meinem|un|une|le|la))*(?: full)?\s*$`)

func readPart(q *question, d *draft) {
	for i, one := range q.quantities {
		if one.Unit == "" || one.Dim == quantity.Percent || one.Dim == quantity.Money {
			continue
		}
		if percent, ok := d.shareBefore(i); ok {
			d.take("amount", i)
			d.args["share"] = fmt.Sprintf("%g %%", percent)
			return
		}
	}
	d.refused = !d.takeContent(q)
}

// shareBefore is the share in front of quantity i that is taken of it, in percent, whose numbers are then spoken for.
func (d *draft) shareBefore(i int) (percent float64, ok bool) {
	q := d.question
	found := partBefore.FindStringSubmatchIndex(q.text[:q.quantities[i].Start])
	if found == nil {
		return 0, false
	}
	if percent, ok = shareOf(strings.ToLower(q.text[found[2]:found[3]])); ok {
		d.spokenFor(found[2], found[3])
	}
	return percent, ok
}

// spokenFor marks the quantities as used that stand in a range of bytes.
func (d *draft) spokenFor(from, to int) {
	for i, one := range d.question.quantities {
		d.used[i] = d.used[i] || one.Start < to && one.End > from
	}
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
