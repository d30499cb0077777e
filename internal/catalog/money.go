package catalog

import "time"

// DefaultCurrency is what a price limit without a currency is taken in. An answer has to say so.
const DefaultCurrency = "USD"

// rate is how much of a currency one euro bought by the European Central Bank's reference rates of RateDate. They
// are fixed so that the same question has the same answer; a price is always shown as it was asked. An index asks three times for
// each listing, which a map would take ten times as long for.
func rate(currency string) (perEuro float64, ok bool) {
	switch currency {
	case "EUR":
		return 1, true
	case "USD":
		return 1.0389, true
	case "GBP":
		return 0.82918, true
	case "SEK":
		return 11.459, true
	case "DKK":
		return 7.4578, true
	case "NOK":
		return 11.795, true
	case "CHF":
		return 0.9412, true
	case "AUD":
		return 1.6772, true
	case "NZD":
		return 1.8532, true
	case "CAD":
		return 1.4948, true
	case "PLN":
		return 4.275, true
	case "TRY":
		return 36.7372, true
	case "JPY":
		return 163.06, true
	case "ZAR":
		return 19.6188, true
	case "SGD":
		return 1.4164, true
	case "HKD":
		return 8.0686, true
	case "CZK":
		return 25.185, true
	case "HRK":
		return 7.5345, true
	case "BGN":
		return 1.9558, true
	case "HUF":
		return 411.35, true
	case "THB":
		return 35.676, true
	case "BRL":
		return 6.4253, true
	}
	return 0, false
}

// RateDate is the day whose exchange rates are used wherever prices of several currencies are compared.
func RateDate() time.Time { return time.Date(2024, time.December, 31, 0, 0, 0, 0, time.UTC) }

// Convert turns an amount into another currency at the rates of RateDate; ok is false for a currency without a rate.
func Convert(amount float64, from, to string) (converted float64, ok bool) {
	if from == to {
		return amount, true
	}
	f, known := rate(from)
	t, also := rate(to)
	if !known || !also {
		return 0, false
	}
	return amount / f * t, true
}
