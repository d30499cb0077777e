package engine

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// usableShare is what part of the tank may be burnt.
var usableShare = regexp.MustCompile(`(?:usable|useable|nutzbar|utilisables?|use(?: only)?) (\d{1,2}) ?%|(\d{1,2}) ?%(?: of it| of that| is| are)? (?:usable|useable|nutzbar|utilisables?)`)

// readTank reads the share of the time under engine, and what part of the tank there is to burn: "90 L half full",
// "300 L usable 80 %".
func readTank(q *question.Question, d *calc.Draft) {
	readMotoring(q, d)
	text := strings.ToLower(q.Text)
	if at := usableShare.FindStringSubmatch(text); at != nil {
		if share, err := strconv.ParseFloat(at[1]+at[2], 64); err == nil && share > 0 && share <= 100 {
			d.Args["reserve"] = strconv.FormatFloat(100-share, 'f', -1, 64) + " %"
			usePercent(d, q, share)
		}
	}
	keptBack(d, q)
	leftInTank(d, q)
	full, told := q.Fullness()
	if !told {
		takePart(d, q)
		return
	}
	tank := q.OnlyOf(quantity.Volume)
	if full.Percent < 0 || tank < 0 {
		d.Refused = true
		return
	}
	takeShare(d, q, tank, full.Percent)
	d.SpokenFor(full.From, full.To)
}

// takePart takes a share of an amount as what there is: "one quarter of 240 litres".
func takePart(d *calc.Draft, q *question.Question) {
	tank := q.OnlyOf(quantity.Volume)
	if tank < 0 {
		return
	}
	if share, ok := q.ShareBefore(tank); ok {
		d.SpokenFor(share.From, share.To)
		takeShare(d, q, tank, share.Percent)
	}
}

// takeShare takes a share of what a tank holds, in percent, as the fuel.
func takeShare(d *calc.Draft, q *question.Question, tank int, percent float64) {
	one := q.Quantities[tank]
	d.TakeAs("fuel", tank, strconv.FormatFloat(one.Given*percent/100, 'f', -1, 64)+" "+one.Unit)
}

// keptBack takes what is not to be burnt off the fuel, where it is told as an amount: "keep 40 litres in reserve".
func keptBack(d *calc.Draft, q *question.Question) {
	kept, tank, best := -1, -1, 1.4
	words := q.Where("keep*", "leave", "leaving", "reserve", "reserve of", "untouched", "spare", "in hand", "unusable", "zurück*", "réserve")
	for i, one := range q.Quantities {
		if near := q.Announced(i, words); one.Dim == quantity.Volume && near > best {
			kept, best = i, near
		}
	}
	for i, one := range q.Quantities {
		switch {
		case one.Dim != quantity.Volume || i == kept:
		case tank < 0:
			tank = i
		default:
			return
		}
	}
	if kept < 0 || tank < 0 || q.Quantities[tank].Value <= q.Quantities[kept].Value {
		return
	}
	d.Take("fuel", tank)
	d.Used[kept] = true
	d.Args["fuel"] = strconv.FormatFloat(q.Quantities[tank].Value-q.Quantities[kept].Value, 'f', -1, 64) + " L"
	d.Args["reserve"] = "0 %"
}

// leftInTank takes what is said to be left of two amounts as the fuel: "300 L tank, 120 L left".
func leftInTank(d *calc.Draft, q *question.Question) {
	for _, e := range q.Find("# left|remaining|in_it|in_the_tank|übrig|restants") {
		left := q.QuantityIn(e, quantity.Volume)
		if left < 0 || d.Args["fuel"] != nil {
			continue
		}
		for i, one := range q.Quantities {
			if one.Dim == quantity.Volume && i != left && one.Value > q.Quantities[left].Value {
				d.Used[i] = true
			}
		}
		d.Take("fuel", left)
		return
	}
}

// usePercent marks the percentage of that value as spoken for.
func usePercent(d *calc.Draft, q *question.Question, share float64) {
	for i, one := range q.Quantities {
		if one.Dim == quantity.Percent && one.Given == share {
			d.Used[i] = true
		}
	}
}
