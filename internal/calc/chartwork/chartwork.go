// Package chartwork answers sums of the chart table: courses and bearings, compass and variation, distances off, arcs, lights and other vessels.
package chartwork

import "github.com/fairlead/fairlead/internal/calc"

// Calculators are those of this subject, in a fixed order.
func Calculators() []calc.Calculator {
	return []calc.Calculator{
		collisionTimeCalculator(), closingRangeCalculator(), horizonDistanceCalculator(), lightRangeCalculator(), lightHeightCalculator(),
		radioRangeCalculator(), compassToTrueCalculator(), trueToCompassCalculator(),
		magneticToCompassCalculator(), deviationCalculator(), variationFoundCalculator(), variationNowCalculator(), leewayCalculator(),
		offCourseCalculator(), courseErrorCalculator(), verticalSextantCalculator(),
		doublingAngleCalculator(), runningFixCalculator(), reciprocalCalculator(), trueBearingCalculator(),
		closestApproachCalculator(), latitudeCalculator(), chartScaleCalculator(),
		angleFormCalculator(), noonLatitudeCalculator(),
	}
}
