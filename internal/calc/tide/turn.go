package tide

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// takeUnnamedTurns takes two heights that are told with their times as high and low water, whichever is the higher, where the question does
// not say which is which: "tide 1.1 m at 0430 and 5.3 m at 1045, height at 0730?".
func takeUnnamedTurns(d *calc.Draft, q *question.Question) bool {
	if q.Says("high|hw|low|lw|hochwasser|niedrigwasser|nw|pleine|basse|pm|bm|range|depth|charted|sounding") {
		return false
	}
	var heights, times []int
	for i, one := range q.Quantities {
		switch one.Dim {
		case quantity.Length:
			heights = append(heights, i)
		case quantity.Clock:
			times = append(times, i)
		}
	}
	if len(heights) != 2 || len(times) != 3 || len(q.Quantities) != 5 {
		return false
	}
	for k, at := range heights { // each beside its own time, in one order
		if times[k] != at+1 || at != 2*k {
			return false
		}
	}
	high, low := 0, 1
	if q.Quantities[heights[1]].Value > q.Quantities[heights[0]].Value {
		high, low = 1, 0
	}
	d.Take("high_water", heights[high])
	d.Take("high_time", times[high])
	d.Take("low_water", heights[low])
	d.Take("low_time", times[low])
	d.Take("time", times[2])
	return true
}
