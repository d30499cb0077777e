// Package money answers sums of money: prices, berths, loans and what owning a boat costs.
package money

import "github.com/fairlead/fairlead/internal/calc"

// Calculators are those of this subject, in a fixed order.
func Calculators() []calc.Calculator {
	return []calc.Calculator{
		pricePerLengthCalculator(), berthCostCalculator(), loanPaymentCalculator(),
		stayCostCalculator(), ownershipCostCalculator(), ownershipTotalCalculator(),
		shareOfAmountCalculator(), depreciationCalculator(), costShareCalculator(), costTotalCalculator(),
		priceChangeCalculator(), priceLessCalculator(), exchangeCalculator(), regularCostsCalculator(), premiumCalculator(),
	}
}
