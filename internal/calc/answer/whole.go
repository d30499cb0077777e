package answer

import "math"

// rounding is how much a count may be off by the rounding of what it is reckoned from.
const rounding = 1e-9

// Up is the least whole number of things that is enough where so many are needed.
func Up(needed float64) float64 { return math.Ceil(needed - rounding) }

// Down is how many whole things there are of so many.
func Down(many float64) float64 { return math.Floor(many + rounding) }
