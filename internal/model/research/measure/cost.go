package measure

import (
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

// annualCost applies the customary shares to the median asking price and the median length.
func annualCost(s Sample) (int, []study.Value) {
	prices := s.allPrices()
	lengths := numbers(s.Boats, func(l *catalog.Listing) float64 { return l.LOA })
	if len(prices) < Fewest || len(lengths) < Fewest {
		return len(prices), nil
	}
	money, median := study.Unit(s.currency), quantile(prices, 0.5)
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
		feet := quantile(lengths, 0.5) * feetPerMetre * dollar
		add("Haul-out and antifouling", haulLow*feet, haulHigh*feet)
	}
	euro, ok := catalog.Convert(1, "EUR", s.currency)
	if !ok {
		return len(prices), values
	}
	length := quantile(lengths, 0.5)
	add("Berth", berthLow*length*euro, berthHigh*length*euro)
	values = append(values, study.Value{Name: "berth from", Number: berthLow, Unit: "EUR"}, study.Value{Name: "berth up to", Number: berthHigh, Unit: "EUR"},
		study.Value{Name: "median length", Number: length, Unit: study.Metre})
	add(AllItems, lowest, highest)
	return len(prices), values
}
