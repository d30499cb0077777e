// Package tide answers sums of the tide: its height, its rate, and the water under the keel and below a bridge.
package tide

import "github.com/fairlead/fairlead/internal/calc"

// Calculators are those of this subject, in a fixed order.
func Calculators() []calc.Calculator {
	return []calc.Calculator{
		requiredTideCalculator(), underKeelClearanceCalculator(), twelfthsCalculator(),
		depthAfterChangeCalculator(), anchoringWaterCalculator(), tidalRangeCalculator(),
		bridgeClearanceCalculator(), bridgeTideCalculator(), mastAllowedCalculator(), reductionCalculator(), underTransducerCalculator(),
		twelfthsTimeCalculator(), tideRateCalculator(), secondaryPortCalculator(), pressureTideCalculator(),
	}
}
