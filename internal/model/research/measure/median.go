package measure

import (
	"math"

	"github.com/fairlead/fairlead/internal/study"
)

// sureness is the confidence of an interval, in per cent.
const sureness = 95

// medianInterval is the interval that the median of all such boats lies in, told by ranks of the prices, whatever their
// distribution: between the prices of rank k and n+1-k from below, with the largest k for which a binomial of n and one half
// leaves out less than a fortieth on each side (Conover 1999, section 3.2). Fewer than six prices have none.
func medianInterval(s Sample) (int, []study.Value) {
	prices := s.allPrices()
	k := medianRank(len(prices))
	if k == 0 {
		return len(prices), nil
	}
	money := study.Unit(s.currency)
	return len(prices), []study.Value{
		{Name: "confidence", Number: sureness, Unit: study.Percent},
		{Name: "low", Number: prices[k-1], Unit: money},
		{Name: "high", Number: prices[len(prices)-k], Unit: money},
	}
}

// medianRank is the k of medianInterval, 0 where there is none.
func medianRank(n int) int {
	const tail = (100 - sureness) / 200.0
	k, below := 0, 0.0
	logged := -float64(n) * math.Ln2 // of the chance that i of n lie below
	for i := range n/2 + 1 {
		if below += math.Exp(logged); below > tail {
			break
		}
		k = i + 1
		logged += math.Log(float64(n-i) / float64(i+1))
	}
	return k
}
