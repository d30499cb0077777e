package calc

import (
	"github.com/fairlead/fairlead/internal/quantity"
)

// takeUnnamedTurns takes two heights that are told with their times as high and low water, whichever is the higher, where the question does
// not say which is which: "tide 1.1 m at 0430 and 5.3 m at 1045, height at 0730?".
func (d *draft) takeUnnamedTurns(q *question) bool {
	if q.says("high|hw|low|lw|hochwasser|niedrigwasser|nw|pleine|basse|pm|bm|range|depth|charted|sounding") {
		return false
	}
	var heights, times []int
	for i, one := range q.quantities {
		switch one.Dim {
		case quantity.Length:
			heights = append(heights, i)
		case quantity.Clock:
			times = append(times, i)
		}
	}
	if len(heights) != 2 || len(times) != 3 || len(q.quantities) != 5 {
		return false
	}
	for k, at := range heights { // each beside its own time, in one order
		if times[k] != at+1 || at != 2*k {
			return false
		}
	}
	high, low := 0, 1
	if q.quantities[heights[1]].Value > q.quantities[heights[0]].Value {
		high, low = 1, 0
	}
	d.take("high_water", heights[high])
	d.take("high_time", times[high])
	d.take("low_water", heights[low])
	d.take("low_time", times[low])
	d.take("time", times[2])
	return true
}
