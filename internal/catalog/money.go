package catalog

import "time"

// DefaultCurrency is what a price limit without a currency is taken in. An answer has to say so.
const DefaultCurrency = "USD"

// rates is how much of a currency one euro bought by the European Central Bank's reference rates of RateDate. The table
// is fixed so that the same question has the same answer; a price is always shown as it was asked.
var rates = map[string]float64{
	"EUR": 1, "USD": 1.0389, "GBP": 0.82918, "SEK": 11.459, "DKK": 7.4578, "NOK": 11.795, "CHF": 0.9412, "AUD": 1.6772,
	"NZD": 1.8532, "CAD": 1.4948, "PLN": 4.275, "TRY": 36.7372, "JPY": 163.06, "ZAR": 19.6188, "SGD": 1.4164,
	"HKD": 8.0686, "CZK": 25.185, "HRK": 7.5345, "BGN": 1.9558, "HUF": 411.35, "THB": 35.676, "BRL": 6.4253,
}

// RateDate is the day whose exchange rates are used wherever prices of several currencies are compared.
func RateDate() time.Time { return time.Date(2024, time.December, 31, 0, 0, 0, 0, time.UTC) }

// Convert turns an amount into another currency at the rates of RateDate; ok is false for a currency without a rate.
func Convert(amount float64, from, to string) (converted float64, ok bool) {
	if from == to {
		return amount, true
	}
	f, known := rates[from]
	t, also := rates[to]
	if !known || !also {
		return 0, false
	}
	return amount / f * t, true
}
