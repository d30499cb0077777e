package calc

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// usableShare is what part of the tank may be burnt.
var usableShare = regexp.MustCompile(`(?:usable|useable|nutzbar|utilisables?|use(?: only)?) (\d{1,2}) ?%|(\d{1,2}) ?%(?: of it| of that| is| are)? (?:usable|useable|nutzbar|utilisables?)`)

// readTank reads the share of the time under engine, and what part of the tank there is to burn: "90 L half full",
// "300 L usable 80 %".
func readTank(q *question, d *draft) {
	readMotoring(q, d)
	text := strings.ToLower(q.text)
	if at := usableShare.FindStringSubmatch(text); at != nil {
		if share, err := strconv.ParseFloat(at[1]+at[2], 64); err == nil && share > 0 && share <= 100 {
			d.args["reserve"] = strconv.FormatFloat(100-share, 'f', -1, 64) + " %"
			d.usePercent(q, share)
		}
	}
	d.keptBack(q)
	d.leftInTank(q)
	full, told := q.fullness()
	if !told {
		d.takePart(q)
		return
	}
	tank := q.onlyOf(quantity.Volume)
	if full.percent < 0 || tank < 0 {
		d.refused = true
		return
	}
	d.takeShare(q, tank, full.percent)
	d.spokenFor(full.from, full.to)
}

// takePart takes a share of an amount as what there is: "one quarter of 240 litres".
func (d *draft) takePart(q *question) {
	tank := q.onlyOf(quantity.Volume)
	if tank < 0 {
		return
	}
	if share, ok := q.shareBefore(tank); ok {
		d.spokenFor(share.from, share.to)
		d.takeShare(q, tank, share.percent)
	}
}

// takeShare takes a share of what a tank holds, in percent, as the fuel.
func (d *draft) takeShare(q *question, tank int, percent float64) {
	one := q.quantities[tank]
	d.take("fuel", tank)
	d.args["fuel"] = strconv.FormatFloat(one.Given*percent/100, 'f', -1, 64) + " " + one.Unit
}

// keptBack takes what is not to be burnt off the fuel, where it is told as an amount: "keep 40 litres in reserve".
func (d *draft) keptBack(q *question) {
	kept, tank, best := -1, -1, 1.4
	words := q.where("keep*", "leave", "leaving", "reserve", "reserve of", "untouched", "spare", "in hand", "unusable", "zurück*", "réserve")
	for i, one := range q.quantities {
		if near := q.announced(i, words); one.Dim == quantity.Volume && near > best {
			kept, best = i, near
		}
	}
	for i, one := range q.quantities {
		switch {
		case one.Dim != quantity.Volume || i == kept:
		case tank < 0:
			tank = i
		default:
			return
		}
	}
	if kept < 0 || tank < 0 || q.quantities[tank].Value <= q.quantities[kept].Value {
		return
	}
	d.take("fuel", tank)
	d.used[kept] = true
	d.args["fuel"] = strconv.FormatFloat(q.quantities[tank].Value-q.quantities[kept].Value, 'f', -1, 64) + " L"
	d.args["reserve"] = "0 %"
}

// leftInTank takes what is said to be left of two amounts as the fuel: "300 L tank, 120 L left".
func (d *draft) leftInTank(q *question) {
	for _, e := range q.find("# left|remaining|in_it|in_the_tank|übrig|restants") {
		left := q.quantityIn(e, quantity.Volume)
		if left < 0 || d.args["fuel"] != nil {
			continue
		}
		for i, one := range q.quantities {
			if one.Dim == quantity.Volume && i != left && one.Value > q.quantities[left].Value {
				d.used[i] = true
			}
		}
		d.take("fuel", left)
		return
	}
}

// usePercent marks the percentage of that value as spoken for.
func (d *draft) usePercent(q *question, share float64) {
	for i, one := range q.quantities {
		if one.Dim == quantity.Percent && one.Given == share {
			d.used[i] = true
		}
	}
}
