package measure

import (
	"cmp"
	"math"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/study"
)

// Shares of a boat's value that a year costs, low and high, as the passages costs-annual-ownership and costs-insurance give
// them.
const (
	allShare                    = 0.10
	insuranceLow, insuranceHigh = 0.01, 0.02
	maintainLow, maintainHigh   = 0.03, 0.06
	reserveLow, reserveHigh     = 0.02, 0.04
	haulLow, haulHigh           = 30.0, 60.0 // US dollars a foot
	feetPerMetre                = 1 / quantity.Foot
	berthLow, berthHigh         = 250.0, 1000.0 // euros a metre, as the passage costs-berth gives them
	widerLow, widerHigh         = 1.5, 2.0      // times as much for several hulls, as it says too
)

// Parts of the annual cost.
const (
	AllItems      = "All of these" // which all the others add up to
	DrivenReserve = "Reserve for engines and gear"
)

// CostAt is the measure of what a year of boats costs at a value that was told, in the currency of the evidence.
func CostAt(value float64) string { return ByCost + at + strconv.FormatFloat(value, 'f', -1, 64) }

// CostOver is the measure of what so many years cost, at a value that was told or, where that is 0, at the median price.
func CostOver(years int, value float64) string {
	name := "cost_of_" + strconv.Itoa(years) + "_years"
	if value > 0 {
		name += at + strconv.FormatFloat(value, 'f', -1, 64)
	}
	return name
}

// at stands before the value in the name of a measure.
const at = "_at_"

// costOf is the measure of costs that a name stands for, nil for one of something else.
func costOf(measure string) statistic {
	name, told, valued := strings.Cut(measure, at)
	value, err := strconv.ParseFloat(told, 64)
	if valued && (err != nil || value <= 0) {
		return nil
	}
	if name == ByCost {
		return func(s Sample) (int, []study.Value) { return annualCost(s, value) }
	}
	digits, ok := strings.CutPrefix(strings.TrimSuffix(name, "_years"), "cost_of_")
	years, err := strconv.Atoi(digits)
	if !ok || err != nil {
		return nil
	}
	return costOver(years, value)
}

// The parts of what several years cost.
const (
	Running   = "Running costs"
	LostValue = "Loss of value"
)

// costOver adds up what a number of years cost: the annual cost of today's value each, and what age takes off that
// meanwhile where the fit tells it.
func costOver(years int, told float64) statistic {
	return func(s Sample) (int, []study.Value) {
		n, yearly := annualCost(s, told)
		fitted, ok := s.fitted()
		if !ok || !fitted.ordered() || fitted.b >= 0 {
			return n, nil
		}
		money, over, value := study.Unit(s.currency), float64(years), cmp.Or(told, catalog.Quantile(s.allPrices(), 0.5))
		left := study.Figures(value * math.Exp(fitted.b*over))
		lost := study.Figures(value) - left
		var values []study.Value
		for _, v := range yearly {
			if v.Of == AllItems {
				values = append(values, study.Value{Name: v.Name, Of: Running, Number: over * v.Number, Unit: money},
					study.Value{Name: v.Name, Of: AllItems, Number: over*v.Number + lost, Unit: money})
			}
		}
		if len(values) == 0 {
			return n, nil
		}
		return n, append(values, study.Value{Name: "lost", Of: LostValue, Number: lost, Unit: money},
			study.Value{Name: "share lost", Of: LostValue, Number: 100 * (1 - math.Exp(fitted.b*over)), Unit: study.Percent},
			study.Value{Name: "left", Of: LostValue, Number: left, Unit: money}, study.Value{Name: "years", Number: over, Unit: study.Count})
	}
}

// annualCost applies the customary shares to a value that was told, else to the median asking price, and to the median length.
func annualCost(s Sample, told float64) (int, []study.Value) {
	prices := s.allPrices()
	lengths := numbers(s.Boats, func(l *catalog.Listing) float64 { return l.LOA })
	if len(prices) < Fewest || len(lengths) < Fewest {
		return len(prices), nil
	}
	money, value := study.Unit(s.currency), cmp.Or(told, catalog.Quantile(prices, 0.5))
	values := []study.Value{{Name: "rule of thumb", Number: allShare * value, Unit: money}}
	var lowest, highest float64
	add := func(of string, low, high float64) {
		lowest, highest = lowest+low, highest+high
		values = append(values, study.Value{Name: "low", Of: of, Number: low, Unit: money}, study.Value{Name: "high", Of: of, Number: high, Unit: money})
	}
	add("Insurance", insuranceLow*value, insuranceHigh*value)
	add("Maintenance", maintainLow*value, maintainHigh*value)
	add(s.reserved(), reserveLow*value, reserveHigh*value)
	if dollar, ok := catalog.Convert(1, "USD", s.currency); ok {
		feet := catalog.Quantile(lengths, 0.5) * feetPerMetre * dollar
		add("Haul-out and antifouling", haulLow*feet, haulHigh*feet)
	}
	euro, ok := catalog.Convert(1, "EUR", s.currency)
	if !ok {
		return len(prices), values
	}
	length := catalog.Quantile(lengths, 0.5)
	low, high := s.berth()
	add("Berth", low*length*euro, high*length*euro)
	values = append(values, study.Value{Name: "berth from", Number: low, Unit: "EUR"}, study.Value{Name: "berth up to", Number: high, Unit: "EUR"},
		study.Value{Name: "median length", Number: length, Unit: study.Metre})
	add(AllItems, lowest, highest)
	return len(prices), values
}

// mostly reports whether most boats of a sample are of some categories.
func (s Sample) mostly(of func(design.Category) bool) bool {
	n := 0
	for _, l := range s.Boats {
		if of(l.Category) {
			n++
		}
	}
	return 2*n > len(s.Boats)
}

// reserved is what money is put aside for.
func (s Sample) reserved() string {
	if s.mostly(design.Category.Sails) {
		return "Reserve for sails, rig and engine"
	}
	return DrivenReserve
}

// berth is what a metre of a berth costs in a year for boats of a sample, in euros: more for those of which most have several hulls.
func (s Sample) berth() (low, high float64) {
	if s.mostly(design.Category.Multihull) {
		return widerLow * berthLow, widerHigh * berthHigh
	}
	return berthLow, berthHigh
}
