// Package measure answers sums of amounts of any kind: units, rates, shares, counts and times of day.
package measure

import "github.com/fairlead/fairlead/internal/calc"

// Calculators are those of this subject, in a fixed order.
func Calculators() []calc.Calculator {
	return []calc.Calculator{
		convertCalculator(), clockShiftCalculator(), zoneTimeCalculator(), howManyCalculator(), piecesCalculator(),
		proportionCalculator(), partCalculator(), tallyCalculator(), enoughCalculator(), roomLeftCalculator(),
		dateAfterCalculator(), daysBetweenCalculator(), longitudeZoneCalculator(),
	}
}
