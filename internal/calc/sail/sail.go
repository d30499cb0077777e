// Package sail answers sums of going under sail: the wind on board, tacks, handicaps and the forces on the rig.
package sail

import "github.com/fairlead/fairlead/internal/calc"

// Calculators are those of this subject, in a fixed order.
func Calculators() []calc.Calculator {
	return []calc.Calculator{
		apparentWindCalculator(), trueWindCalculator(), vmgCalculator(),
		tackingDistanceCalculator(), tackCourseCalculator(), windForceCalculator(),
		windForceRatioCalculator(), windForForceCalculator(), correctedTimeCalculator(), windAngleCalculator(),
		windFromCalculator(), stayTensionCalculator(),
		timeAllowanceCalculator(), timeFactorCalculator(), purchaseCalculator(),
		winchPowerCalculator(), workingLoadCalculator(), sheetLoadCalculator(),
	}
}
