// Package anchor answers sums of lying at anchor: rode and scope, chain, the depth to anchor in and the room to swing.
package anchor

import "github.com/fairlead/fairlead/internal/calc"

// Calculators are those of this subject, in a fixed order.
func Calculators() []calc.Calculator {
	return []calc.Calculator{
		anchorRodeCalculator(), anchorScopeCalculator(), chainWeightCalculator(),
		anchoringDepthCalculator(), swingingRadiusCalculator(),
	}
}
