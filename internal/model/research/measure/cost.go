package measure

import (
	"math"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
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
)

// AllItems is the part of the annual cost that all the others add up to.
const AllItems = "All of these"

// CostOver is the measure of what so many years cost, yearsOf its number of years.
func CostOver(years int) string { return "cost_of_" + strconv.Itoa(years) + "_years" }

func yearsOf(measure string) (years int, ok bool) {
	digits, ok := strings.CutPrefix(strings.TrimSuffix(measure, "_years"), "cost_of_")
	years, err := strconv.Atoi(digits)
	return years, ok && err == nil
}

// The parts of what several years cost.
const (
	Running   = "Running costs"
	LostValue = "Loss of value"
)

// costOver adds up what a number of years cost: the annual cost of today's median price each, and what age takes off that price
// meanwhile where the fit tells it.
func costOver(years int) statistic {
	return func(s Sample) (int, []study.Value) {
		n, yearly := annualCost(s)
		fitted, ok := s.fitted()
		if !ok || !fitted.ordered() || fitted.b >= 0 {
			return n, nil
		}
		money, over := study.Unit(s.currency), float64(years)
		lost := catalog.Quantile(s.allPrices(), 0.5) * (1 - math.Exp(fitted.b*over))
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
		median := catalog.Quantile(s.allPrices(), 0.5)
		return n, append(values, study.Value{Name: "lost", Of: LostValue, Number: lost, Unit: money},
			study.Value{Name: "share lost", Of: LostValue, Number: 100 * lost / median, Unit: study.Percent},
			study.Value{Name: "left", Of: LostValue, Number: median - lost, Unit: money}, study.Value{Name: "years", Number: over, Unit: study.Count})
	}
}

// annualCost applies the customary shares to the median asking price and the median length.
func annualCost(s Sample) (int, []study.Value) {
	prices := s.allPrices()
	lengths := numbers(s.Boats, func(l *catalog.Listing) float64 { return l.LOA })
	if len(prices) < Fewest || len(lengths) < Fewest {
		return len(prices), nil
	}
	money, median := study.Unit(s.currency), catalog.Quantile(prices, 0.5)
	values := []study.Value{{Name: "rule of thumb", Number: allShare * median, Unit: money}}
	var lowest, highest float64
	add := func(of string, low, high float64) {
		lowest, highest = lowest+low, highest+high
		values = append(values, study.Value{Name: "low", Of: of, Number: low, Unit: money}, study.Value{Name: "high", Of: of, Number: high, Unit: money})
	}
	add("Insurance", insuranceLow*median, insuranceHigh*median)
	add("Maintenance", maintainLow*median, maintainHigh*median)
	add("Reserve for sails, rig and engine", reserveLow*median, reserveHigh*median)
	if dollar, ok := catalog.Convert(1, "USD", s.currency); ok {
		feet := catalog.Quantile(lengths, 0.5) * feetPerMetre * dollar
		add("Haul-out and antifouling", haulLow*feet, haulHigh*feet)
	}
	euro, ok := catalog.Convert(1, "EUR", s.currency)
	if !ok {
		return len(prices), values
	}
	length := catalog.Quantile(lengths, 0.5)
	add("Berth", berthLow*length*euro, berthHigh*length*euro)
	values = append(values, study.Value{Name: "berth from", Number: berthLow, Unit: "EUR"}, study.Value{Name: "berth up to", Number: berthHigh, Unit: "EUR"},
		study.Value{Name: "median length", Number: length, Unit: study.Metre})
	add(AllItems, lowest, highest)
	return len(prices), values
}
