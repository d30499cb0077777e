// Package passage answers sums of a passage: time, distance and speed, legs and arrival, places and the current.
package passage

import "github.com/fairlead/fairlead/internal/calc"

// Calculators are those of this subject, in a fixed order.
func Calculators() []calc.Calculator {
	return []calc.Calculator{
		passageTimeCalculator(), distanceRunCalculator(), speedNeededCalculator(),
		etaCalculator(), departureTimeCalculator(), courseToSteerCalculator(),
		groundTrackCalculator(), currentAverageCalculator(), roundTripCalculator(),
		crabAngleCalculator(), currentDelayCalculator(), driftRateCalculator(),
		setAndDriftCalculator(), streamAlongCalculator(), driftOfFixCalculator(),
		logDriftCalculator(), distanceBetweenCalculator(), deadReckoningCalculator(),
		timeGainCalculator(), logSpeedCalculator(), paceCalculator(), lengthsPassedCalculator(), legsDistanceCalculator(),
		legsTimeCalculator(), stagesCalculator(), runComponentsCalculator(), currentOffsetCalculator(), timeAcrossCalculator(), logErrorCalculator(), logFoundCalculator(), overGroundCalculator(),
	}
}
