package inspect

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Cost is what a job is usually charged, for a first budget: within a half of it either way, and never a quote.
type Cost struct {
	Job       string
	Low, High float64 // for a boat of Length feet, or for one unit
	Length    float64 // feet; 0 where the size of the boat does not matter
	Power     float64 // how the cost grows with length
	Unit      string  // "each", "per m²" or empty for the whole job
	Currency  string  // ISO 4217
	Year      int     // of the prices
}

// costs are yard prices of North America and western Europe, collected from riggers' and yards' published figures and
// owners' reports; older figures are carried forward to Year. What has an area grows with the square of the length, what
// carries load faster.
var costs = []Cost{
	{"standing rigging", 3000, 5000, 30, 2.7, "", "USD", 2024},
	{"mast", 15000, 30000, 40, 2.5, "", "USD", 2024},
	{"sails", 6000, 10000, 36, 2.7, "", "USD", 2024},
	{oneSail, 3000, 5000, 36, 2.7, "", "USD", 2024},
	{"chainplates", 8000, 25000, 38, 2.5, "", "USD", 2024},
	{"osmosis", 6000, 20000, 36, 2, "", "USD", 2024},
	{"teak deck", 30000, 60000, 40, 2, "", "USD", 2024},
	{"deck core", 800, 2000, 0, 0, "per m²", "USD", 2024},
	{"keel", 3000, 10000, 30, 1.7, "", "USD", 2024},
	{"seacock", 300, 800, 0, 0, "each", "USD", 2024},
	{repower, 15000, 30000, 36, 1.5, "", "USD", 2024},
	{"saildrive seal", 800, 2000, 0, 0, "each", "EUR", 2024},
	{"batteries", 1500, 8000, 40, 2.2, "", "USD", 2024},
	{"electronics", 4000, 15000, 40, 1.3, "", "USD", 2024},
	{bulkhead, 20000, 150000, 45, 2, "", "USD", 2024},
}

// Jobs whose figures are of one kind of boat: an inboard diesel of a sailing boat, and the bulkhead between the hulls of a catamaran.
const (
	repower  = "repower"
	bulkhead = "bulkhead"
)

// hasFigure reports whether the figure of a job is of boats of her kind: of an outboard, a sterndrive or the engines of a motor yacht the length
// tells nothing, and a bulkhead of one hull is a smaller thing than that between two.
func (of Identity) hasFigure(job string) bool {
	switch job {
	case repower:
		return !of.otherEngine && (of.Category == "" || of.Category.Sails())
	case bulkhead:
		return of.Category.Multihull()
	}
	return job != ""
}

// Costs returns the table of costs.
func Costs() []Cost { return append([]Cost(nil), costs...) }

// usualFeet is the length that costs are given for where nothing tells that of the boat, so that all have the same.
const usualFeet = 36

// shortest and longest bound the lengths in feet that a cost is counted for: beyond them nobody has published any.
const (
	shortest = 14
	longest  = 75
)

// costOf words what a job costs for a boat of the length in metres. It is empty for a job that the table does not have.
func costOf(job string, loa float64) string {
	for _, c := range costs {
		if c.Job == job {
			return c.For(loa)
		}
	}
	return ""
}

// scaled is the cost for a boat of the length in metres, rounded as For words it, and her length in feet; 0 is an unknown
// length, taken for that of a usual boat.
func (c Cost) scaled(loa float64) (low, high, feet float64) {
	scale := 1.0
	if c.Length > 0 {
		feet = usualFeet
		if loa > 0 {
			feet = min(max(loa/quantity.Foot, shortest), longest)
		}
		scale = math.Pow(feet/c.Length, c.Power)
	}
	return rounded(c.Low * scale), rounded(c.High * scale), feet
}

// budgetOf is what a whole job costs for a boat of the length in metres; ok is false for one that is paid by the piece and
// one that the table does not have.
func budgetOf(job string, loa float64) (b Budget, ok bool) {
	for _, c := range costs {
		if c.Job == job && c.Unit == "" {
			low, high, _ := c.scaled(loa)
			return Budget{Job: job, Low: low, High: high, Currency: c.Currency}, true
		}
	}
	return Budget{}, false
}

// For words the cost for a boat of the length in metres; 0 is an unknown length, taken for that of a usual boat.
func (c Cost) For(loa float64) string {
	low, high, feet := c.scaled(loa)
	boat := ""
	if feet > 0 {
		boat = fmt.Sprintf(" for %.0f ft", feet)
		if loa <= 0 {
			boat += " as a usual length" // not hers, which nobody tells
		}
	}
	unit := c.Unit
	if unit != "" {
		unit = " " + unit
	}
	return fmt.Sprintf("%s %s–%s%s%s (%d, ±50 %%)", c.Currency, quantity.Rounded(low), quantity.Rounded(high), unit, boat, c.Year)
}

// rounded leaves an amount its two leading digits.
func rounded(amount float64) float64 {
	step := math.Pow(10, max(0, math.Floor(math.Log10(amount))-1))
	return math.Round(amount/step) * step
}

// Renewal tells what it costs to renew a part of the boat of a report and why it is renewed, and what the practice rests on; the cost is empty where
// nobody has published one.
func (in *Inspector) Renewal(of Identity, item part.Item) (cost, correction string, evidence []Evidence) {
	b := boat{Identity: of}
	r := in.rules.find(item, part.Aged)
	for _, problem := range []part.Problem{part.Wear, part.Damage} {
		if r.job == "" {
			r.job = in.rules.find(item, problem).job
		}
	}
	if !of.hasFigure(r.job) {
		return "", r.correction, r.evidence()
	}
	return costOf(r.job, b.costLength()), r.correction, r.evidence()
}

// costLength is the length in metres that all costs are counted for: her own, or else what the number in her model
// tells, 0 if nothing does.
func (b *boat) costLength() float64 {
	if b.LengthM != 0 {
		return b.LengthM
	}
	return advert.FeetOf(b.Model) * quantity.Foot
}
