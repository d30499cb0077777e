package written

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
)

// currencies are the codes of ISO 4217 that boats are priced in.
var currencies = map[string]bool{
	"EUR": true, "USD": true, "GBP": true, "SEK": true, "DKK": true, "NOK": true, "CHF": true, "AUD": true, "NZD": true, "CAD": true, "PLN": true, "TRY": true,
	"JPY": true, "ZAR": true, "SGD": true, "HKD": true, "CZK": true, "HRK": true, "BGN": true, "HUF": true, "THB": true, "BRL": true, "AED": true, "XCD": true,
	"MXN": true, "INR": true, "CNY": true, "ISK": true, "RON": true, "RUB": true, "ILS": true, "MYR": true, "IDR": true, "PHP": true, "XPF": true, "FJD": true,
	"ARS": true, "CLP": true, "COP": true, "MAD": true, "TND": true, "EGP": true, "QAR": true, "SAR": true, "KRW": true, "TWD": true, "BSD": true, "BBD": true,
}

// currencyNames are symbols and words, folded where they are words. "$" and "kr" are those of several countries and stand
// in dollars and crowns below.
var currencyNames = map[string]string{
	"€": "EUR", "euro": "EUR", "euros": "EUR", "eu": "EUR", "£": "GBP", "pound": "GBP", "pounds": "GBP", "pound sterling": "GBP", "pounds sterling": "GBP", "sterling": "GBP", "gb": "GBP", "stg": "GBP",
	"us$": "USD", "us dollar": "USD", "us dollars": "USD", "usd$": "USD", "u s dollars": "USD", "a$": "AUD", "au$": "AUD", "aud$": "AUD", "australian dollar": "AUD", "australian dollars": "AUD",
	"c$": "CAD", "ca$": "CAD", "cad$": "CAD", "canadian dollar": "CAD", "canadian dollars": "CAD", "nz$": "NZD", "nzd$": "NZD", "new zealand dollar": "NZD", "new zealand dollars": "NZD",
	"s$": "SGD", "hk$": "HKD", "r$": "BRL", "chf": "CHF", "sfr": "CHF", "fr": "CHF", "swiss franc": "CHF", "swiss francs": "CHF", "franken": "CHF", "zł": "PLN", "zl": "PLN", "zloty": "PLN",
	"₺": "TRY", "tl": "TRY", "turkish lira": "TRY", "lira": "TRY", "skr": "SEK", "swedish krona": "SEK", "swedish kronor": "SEK", "nkr": "NOK", "norwegian krone": "NOK", "norwegian kroner": "NOK",
	"dkr": "DKK", "danish krone": "DKK", "danish kroner": "DKK", "¥": "JPY", "yen": "JPY", "rand": "ZAR", "฿": "THB", "baht": "THB", "kn": "HRK", "kuna": "HRK", "₹": "INR", "₽": "RUB", "₪": "ILS",
	"kč": "CZK", "ft": "HUF", "forint": "HUF", "dirham": "AED",
}

// dollars and crowns have the name of the currency of several countries; which one is meant the country says.
var (
	dollars = []string{"USD", "AUD", "CAD", "NZD", "SGD", "HKD", "XCD", "BSD", "BBD", "FJD"}
	crowns  = []string{"SEK", "NOK", "DKK", "ISK", "CZK"}
)

// CurrencyOf reads a symbol, a word or a code; "" if it is none, and for "$" and "kr".
func CurrencyOf(text string) string {
	text = strings.TrimSpace(text)
	if code := strings.ToUpper(text); currencies[code] {
		return code
	}
	if code, ok := currencyNames[strings.ToLower(text)]; ok {
		return code
	}
	return currencyNames[design.Fold(text)]
}

// Ambiguous returns the currencies that a name can mean.
func Ambiguous(text string) []string {
	switch strings.Trim(strings.ToLower(text), " .") {
	case "$", "dollar", "dollars":
		return dollars
	case "kr", "krona", "kronor", "krone", "kroner":
		return crowns
	}
	return nil
}

// PriceWords are words that stand where a price would.
var PriceWords = Section("price")

// SplitPrice reads "189000.00 USD", "€ 120.000,-", "£45k" into number and name of the currency. Words are what stands
// there instead of a number.
func SplitPrice(text string) (price float64, currency, words string) {
	text = strings.TrimSpace(text)
	if text == "" {
		return 0, "", ""
	}
	start := strings.IndexAny(text, "0123456789")
	if start < 0 {
		return 0, "", text
	}
	if start == 0 && IsDigit(text[len(text)-1]) && strings.ContainsAny(text, "eE") {
		if f, err := strconv.ParseFloat(text, 64); err == nil {
			return f, "", "" // 1.2e6
		}
	}
	before := strings.TrimSpace(text[:start])
	negative := strings.HasSuffix(before, "-") || strings.HasPrefix(before, "-")
	price, rest, ok := Number(text[start:], true)
	if !ok {
		return 0, "", text
	}
	behindIt := rest
	if strings.HasPrefix(rest, ":-") {
		rest = "kr" // as prices are written in Scandinavia
	}
	before = strings.Trim(strings.TrimSuffix(before, "-"), " .:-")
	rest = strings.TrimLeft(rest, " .,-–—|")
	if after, thousand := strings.CutPrefix(strings.ToLower(rest), "k"); thousand && (after == "" || !IsLetter(after[0])) {
		price, rest = price*1000, rest[1:]
	}
	if after, million := strings.CutPrefix(strings.ToLower(rest), "m"); million && (after == "" || !IsLetter(after[0])) {
		price, rest = price*1e6, rest[1:]
	}
	if negative {
		price = -price
	}
	if upTo(price, behindIt) {
		return 0, "", text
	}
	name, behind := CurrencyIn(before), CurrencyIn(rest)
	if a, b := CurrencyOf(name), CurrencyOf(behind); a != "" && b != "" && a != b {
		return 0, "", text
	}
	return price, cmp.Or(name, behind), ""
}

// CurrencyIn is the name of a currency in a text, "" if there is none.
func CurrencyIn(text string) string {
	if text == "" {
		return ""
	}
	for _, name := range append([]string{text}, strings.Fields(text)...) {
		if CurrencyOf(name) != "" || Ambiguous(name) != nil {
			return name
		}
	}
	return ""
}

// upTo reports whether what stands behind a price makes it the lower end of a range: "50 000 - 60 000", "50k to 60k EUR".
func upTo(price float64, rest string) bool {
	digit := strings.IndexAny(rest, "0123456789")
	if digit < 0 {
		return false
	}
	between := rest[:digit]
	spans := strings.ContainsAny(between, "-–—")
	for word := range strings.FieldsSeq(between) {
		spans = spans || word == "to" || word == "bis" || word == "à" || word == "and" || word == "und"
	}
	other, _, _ := SplitPrice(rest[digit:])
	return spans && other > price
}
