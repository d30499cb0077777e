// Package hull answers sums of a boat's form: hull speed, ratios of her particulars, sail area, ballast and sinkage.
package hull

import "github.com/fairlead/fairlead/internal/calc"

// Calculators are those of this subject, in a fixed order.
func Calculators() []calc.Calculator {
	return []calc.Calculator{
		hullSpeedCalculator(), waterlineForSpeedCalculator(), speedLengthRatioCalculator(),
		floodingCalculator(), risingCalculator(), pumpBalanceCalculator(), sailAreaDisplacementCalculator(), displacementLengthCalculator(),
		capsizeScreeningCalculator(), comfortRatioCalculator(), ballastRatioCalculator(),
		ballastWeightCalculator(), lengthBeamCalculator(), sailAreaCalculator(),
		immersionCalculator(), hullSpeedGainCalculator(), hullSpeedRunCalculator(),
		sailAreaNeededCalculator(), displacementForSailCalculator(), displacementForRatioCalculator(), waterlineForRatioCalculator(), beamForCapsizeCalculator(),
		bruceNumberCalculator(), prismaticCoefficientCalculator(), blockCoefficientCalculator(), immersionRateCalculator(),
		rightingMomentCalculator(),
	}
}
