// Package engine answers sums of going under power: fuel, what it costs, how far it reaches, shaft and propeller.
package engine

import "github.com/fairlead/fairlead/internal/calc"

// Calculators are those of this subject, in a fixed order.
func Calculators() []calc.Calculator {
	return []calc.Calculator{
		fuelRangeCalculator(), fuelNeededCalculator(), fuelForHoursCalculator(),
		fuelLeftCalculator(), rangeGainCalculator(), fuelEnduranceCalculator(), fuelConsumptionCalculator(),
		fuelEconomyCalculator(), fuelSavingCalculator(), engineConsumptionCalculator(), propellerSpeedCalculator(),
		shaftSpeedCalculator(), slipCalculator(), propellerPitchCalculator(), fuelCostCalculator(),
		serviceDueCalculator(), powerToWeightCalculator(), torqueCalculator(), engineUseCalculator(), fuelCansCalculator(), serviceYearsCalculator(),
		specificConsumptionCalculator(),
	}
}
