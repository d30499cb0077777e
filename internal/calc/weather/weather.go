// Package weather answers sums of weather and sky: wind, waves, air, pressure, sun and moon.
package weather

import "github.com/fairlead/fairlead/internal/calc"

// Calculators are those of this subject, in a fixed order.
func Calculators() []calc.Calculator {
	return []calc.Calculator{
		beaufortSpeedCalculator(), beaufortForceCalculator(), windChillCalculator(),
		waveCalculator(), sunTimesCalculator(), moonPhaseCalculator(),
		moonDateCalculator(), dewPointCalculator(), relativeHumidityCalculator(),
		tendencyCalculator(), thunderCalculator(),
	}
}
