// Package stores answers sums of what is taken along and used up: water, food, paint, resin and what it weighs.
package stores

import "github.com/fairlead/fairlead/internal/calc"

// Calculators are those of this subject, in a fixed order.
func Calculators() []calc.Calculator {
	return []calc.Calculator{
		waterNeededCalculator(), waterLastsCalculator(), foodNeededCalculator(),
		liquidWeightCalculator(), antifoulingCalculator(), paintNeededCalculator(), coatsCalculator(),
		mixtureCalculator(), fuelOilCalculator(), dosingCalculator(), boxVolumeCalculator(),
	}
}
