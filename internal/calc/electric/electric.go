// Package electric answers sums of the electrical system on board: batteries, loads, cables, charging and the sun.
package electric

import "github.com/fairlead/fairlead/internal/calc"

// Calculators are those of this subject, in a fixed order.
func Calculators() []calc.Calculator {
	return []calc.Calculator{
		energyBudgetCalculator(), batteryBankCalculator(), batteryRuntimeCalculator(),
		batteryEnergyCalculator(), batteryConnectionCalculator(), fuseCalculator(),
		usableChargeCalculator(), dailyBalanceCalculator(), energyRuntimeCalculator(), solarSizeCalculator(), solarYieldCalculator(),
		chargingTimeCalculator(), chargeGainedCalculator(), chargeBetweenCalculator(), inverterCurrentCalculator(),
		electricalPowerCalculator(), resistanceCalculator(), cableSizeCalculator(), voltageDropCalculator(),
	}
}
