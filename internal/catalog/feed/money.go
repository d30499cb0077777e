package feed

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
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

// currencyOf reads a symbol, a word or a code; "" if it is none, and for "$" and "kr".
func currencyOf(text string) string {
	text = strings.TrimSpace(text)
	if code := strings.ToUpper(text); currencies[code] {
		return code
	}
	if code, ok := currencyNames[strings.ToLower(text)]; ok {
		return code
	}
	return currencyNames[design.Fold(text)]
}

// ambiguous returns the currencies that a name can mean.
func ambiguous(text string) []string {
	switch strings.Trim(strings.ToLower(text), " .") {
	case "$", "dollar", "dollars":
		return dollars
	case "kr", "krona", "kronor", "krone", "kroner":
		return crowns
	}
	return nil
}

// onRequest are words that stand where a price would.
var onRequest = section("price")

// maxPrice is beyond what any boat is advertised at in any of the currencies.
const maxPrice = 5e8

// money fills price, currency and price history.
func (b *boat) money() {
	m, ok := onRequest.find(b.priceType)
	if ok && m == "poa" {
		b.hidden = true
	}
	price, name, words := splitPrice(b.price)
	if b.currency != "" && (name == "" || currencyOf(name) == "" && ambiguous(name) == nil || currencyOf(b.currency) != "" && ambiguous(name) != nil) {
		name = b.currency
	}
	b.Currency = b.currencyNamed(name)
	if b.tax == "" && price > 0 {
		b.Tax = catalog.Tax(taxOfPrice(b.price))
	}
	switch {
	case ok && m != "poa" && price == 0:
		b.PriceType = catalog.PriceType(m)
	case b.hidden:
		b.PriceType = catalog.OnRequest
	case words != "":
		if m, ok = onRequest.find(words); ok {
			b.PriceType = catalog.PriceType(m)
		} else {
			b.setAside("price", b.price, whyNoPrice(b.price))
		}
	case price == 0 && b.price != "":
		b.PriceType = catalog.OnRequest
	case price == 0:
	case price < 0:
		b.setAside("price", b.price, "negative")
	case price > maxPrice:
		b.PriceType = catalog.OnRequest
		b.setAside("price", b.price, "above 500,000,000, which is how a price is hidden")
	case price < 10:
		b.PriceType = catalog.OnRequest
		b.setAside("price", b.price, "under 10, which is how a price is hidden")
	case b.Currency == "":
		b.setAside("price", b.price, "in a currency that is not told")
	default:
		b.PriceType, b.Price = catalog.Ask, price
	}
	if b.Price > 0 || b.exported() {
		b.pastPrices()
	}
}

// taxNames are what the tax is called.
var taxNames = wordSet("vat mwst ust tva iva btw moms mva alv tax ttc ht")

// taxOfPrice is what a text says of the tax behind the price, "" if it says nothing: "240 000 € HT", "79.000 € (MwSt. bezahlt)".
func taxOfPrice(text string) string {
	behind := text[strings.LastIndexAny(text, "0123456789")+1:]
	if len(behind) < len(" € HT") {
		return ""
	}
	folded := design.Fold(strings.ReplaceAll(cutText(behind, maxName), "+", " plus "))
	for word := range strings.FieldsSeq(folded) {
		if taxNames[word] {
			m, _ := taxWords.find(folded)
			return m
		}
	}
	return ""
}

// currencyNamed settles which currency a name means; one that several countries share is that of the boat's country, then
// of the feed, then the dollar of the United States.
func (b *boat) currencyNamed(name string) string {
	if code := currencyOf(name); code != "" {
		return code
	}
	set := ambiguous(name)
	country := b.n.cfg.Country
	if c, ok := b.n.places.country(b.country); ok {
		country = c
	}
	local := b.n.cfg.Places.Currency(country)
	fallback := currencyOf(b.n.cfg.Currency)
	switch {
	case set == nil && unknown(name):
		return fallback
	case set == nil:
		b.setAside("currency", name, "not a currency that is known here")
		return ""
	case slices.Contains(set, local):
		return local
	case slices.Contains(set, fallback):
		return fallback
	case set[0] == "USD":
		return "USD"
	}
	b.setAside("currency", name, "the currency of several countries, and the boat's is not one of them")
	return ""
}

// splitPrice reads "189000.00 USD", "€ 120.000,-", "£45k" into number and name of the currency. Words are what stands
// there instead of a number.
func splitPrice(text string) (price float64, currency, words string) {
	text = strings.TrimSpace(text)
	if text == "" {
		return 0, "", ""
	}
	start := strings.IndexAny(text, "0123456789")
	if start < 0 {
		return 0, "", text
	}
	if start == 0 && isDigit(text[len(text)-1]) && strings.ContainsAny(text, "eE") {
		if f, err := strconv.ParseFloat(text, 64); err == nil {
			return f, "", "" // 1.2e6
		}
	}
	before := strings.TrimSpace(text[:start])
	negative := strings.HasSuffix(before, "-") || strings.HasPrefix(before, "-")
	price, rest, ok := number(text[start:], true)
	if !ok {
		return 0, "", text
	}
	behindIt := rest
	if strings.HasPrefix(rest, ":-") {
		rest = "kr" // as prices are written in Scandinavia
	}
	before = strings.Trim(strings.TrimSuffix(before, "-"), " .:-")
	rest = strings.TrimLeft(rest, " .,-–—|")
	if after, thousand := strings.CutPrefix(strings.ToLower(rest), "k"); thousand && (after == "" || !isLetter(after[0])) {
		price, rest = price*1000, rest[1:]
	}
	if after, million := strings.CutPrefix(strings.ToLower(rest), "m"); million && (after == "" || !isLetter(after[0])) {
		price, rest = price*1e6, rest[1:]
	}
	if negative {
		price = -price
	}
	if upTo(price, behindIt) {
		return 0, "", text
	}
	name, behind := currencyIn(before), currencyIn(rest)
	if a, b := currencyOf(name), currencyOf(behind); a != "" && b != "" && a != b {
		return 0, "", text
	}
	return price, cmp.Or(name, behind), ""
}

// currencyIn is the name of a currency in a text, "" if there is none.
func currencyIn(text string) string {
	if text == "" {
		return ""
	}
	for _, name := range append([]string{text}, strings.Fields(text)...) {
		if currencyOf(name) != "" || ambiguous(name) != nil {
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
	other, _, _ := splitPrice(rest[digit:])
	return spans && other > price
}

// whyNoPrice is why a text that splitPrice makes no price of is none.
func whyNoPrice(text string) string {
	if !strings.ContainsAny(text, "0123456789") {
		return "no number"
	}
	first, second := currencyIn(text), ""
	for _, part := range strings.Fields(text) {
		if code := currencyOf(part); code != "" && code != currencyOf(first) {
			second = code
		}
	}
	if second != "" {
		return "in two currencies"
	}
	return "several prices"
}

// pastPrices makes the history, oldest first, ending with the price of now where there is more than one.
func (b *boat) pastPrices() {
	var changes []catalog.PriceChange
	begin := b.ListedAt
	for _, h := range b.history {
		at := b.date("price_history", h.at)
		price, name, _ := splitPrice(h.price)
		if price <= 0 || price > maxPrice || at.IsZero() || name != "" && b.currencyNamed(name) != b.Currency {
			if h.price != "" {
				b.setAside("price_history", h.at+" "+h.price, "no plausible price with a date in the currency of the present one")
			}
			continue
		}
		changes = append(changes, catalog.PriceChange{At: at, Price: price})
	}
	slices.SortStableFunc(changes, func(x, y catalog.PriceChange) int { return x.At.Compare(y.At) })
	if len(b.history) > 0 && b.history[0].replaced {
		// The source dates when a price ended; each began when the one before it ended, the first with the advert.
		for i := range changes {
			begin, changes[i].At = changes[i].At, begin
		}
		if len(changes) > 0 {
			changes = append(changes, catalog.PriceChange{At: begin, Price: b.Price})
		}
		if len(changes) > 0 && changes[0].At.IsZero() {
			changes = changes[1:] // nobody knows since when
		}
		b.PriceHistory = changes
		return
	}
	if old, name, _ := splitPrice(b.oldPrice); len(changes) == 0 && old > 0 && old <= maxPrice && !b.ListedAt.IsZero() && old != b.Price &&
		(name == "" || b.currencyNamed(name) == b.Currency) {
		since := b.UpdatedAt
		if since.Before(b.ListedAt) {
			since = b.ListedAt
		}
		changes = []catalog.PriceChange{{At: b.ListedAt, Price: old}, {At: since, Price: b.Price}}
	}
	if n := len(changes); n > 0 && b.Price > 0 && math.Abs(changes[n-1].Price-b.Price) > 0.005 && b.UpdatedAt.After(changes[n-1].At) {
		changes = append(changes, catalog.PriceChange{At: b.UpdatedAt, Price: b.Price})
	}
	b.PriceHistory = changes
}

func formatNumber(f float64) string {
	if f == 0 {
		return ""
	}
	return strconv.FormatFloat(f, 'f', -1, 64)
}
