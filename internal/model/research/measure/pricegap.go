package measure

import (
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/study"
)

// leastGap is how many times the price below a gap the one above it has to be for the gap to be told.
const leastGap = 1.15

// priceGap is the widest gap, by ratio, between two asking prices that follow each other, among the middle nine tenths of at least twenty,
// with five boats or more on either side.
func priceGap(s Sample) (int, []study.Value) {
	const fewestPrices = 20
	prices := s.allPrices()
	if len(prices) < fewestPrices {
		return len(prices), nil
	}
	low, high := catalog.Quantile(prices, 0.05), catalog.Quantile(prices, 0.95)
	at, widest := 0, leastGap
	for i := Fewest - 1; i+1 <= len(prices)-Fewest; i++ {
		if prices[i] >= low && prices[i+1] <= high && prices[i+1] >= widest*prices[i] {
			at, widest = i+1, prices[i+1]/prices[i]
		}
	}
	if at == 0 {
		return len(prices), nil
	}
	money := study.Unit(s.currency)
	return len(prices), []study.Value{
		{Name: "gap from", Number: prices[at-1], Unit: money}, {Name: "gap up to", Number: prices[at], Unit: money},
		{Name: "below it", Number: float64(at), Unit: study.Count}, {Name: "above it", Number: float64(len(prices) - at), Unit: study.Count},
	}
}
