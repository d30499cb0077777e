package quantity

import (
	"strings"
)

// currencyNames maps how money is written to its ISO 4217 code. Upper-case codes also match.
var currencyNames = map[string]string{
	"€": "EUR", "$": "USD", "£": "GBP", "¥": "JPY", "us$": "USD", "a$": "AUD", "au$": "AUD", "nz$": "NZD", "c$": "CAD", "ca$": "CAD",
	"eur": "EUR", "euro": "EUR", "euros": "EUR", "usd": "USD", "dollar": "USD", "dollars": "USD", "us dollars": "USD", "bucks": "USD",
	"gbp": "GBP", "sterling": "GBP", "pounds sterling": "GBP", "quid": "GBP", "chf": "CHF", "sek": "SEK", "nok": "NOK", "dkk": "DKK",
	"kr": "SEK", "aud": "AUD", "nzd": "NZD", "cad": "CAD", "pln": "PLN", "jpy": "JPY", "zar": "ZAR", "try": "TRY", "hrk": "HRK",
	"franken": "CHF", "¤": "", "teur": "EUR", "t€": "EUR", "k€": "EUR", "keur": "EUR",
}

// inThousands lists the names above that count thousands.
const inThousands = " teur t€ k€ keur "

// currencyAt reads the longest currency name at i.
func (s scanner) currencyAt(i int) (code string, end int, ok bool) {
	if s.noCurrency(i) {
		return "", 0, false
	}
	return s.longestCurrency(i)
}

// longestCurrency is currencyAt without a look at how names of currencies begin.
func (s scanner) longestCurrency(i int) (code string, end int, ok bool) {
	for j := i; j < len(s.text) && j-i < 16; {
		j = s.unitToken(j)
		name := s.low[i:j]
		found, known := currencyNames[name]
		if !known || name == "try" && s.text[i:j] != "TRY" {
			continue
		}
		if letters := name[len(name)-1] >= 'a'; letters && !s.wordEnds(j) {
			continue
		}
		code, end, ok = found, j, true
	}
	return code, end, ok
}

// wordEnds is like ends, but digits may follow: "EUR80k".
func (s scanner) wordEnds(i int) bool {
	_, end := s.wordAt(i)
	return end == i
}

// prefixedMoney reads "€80k", "EUR 80k", "$1.2m", "£30,000 per year".
func (s scanner) prefixedMoney(i int) (Quantity, bool) {
	code, k, ok := s.currencyAt(i)
	if !ok {
		return Quantity{}, false
	}
	n, ok := s.digits(s.space(k))
	if !ok {
		return Quantity{}, false
	}
	return s.money(n, code, s.low[i:k], n.end)
}

// suffixedMoney reads "300.000 EUR", "80k€", "1.2m euros".
func (s scanner) suffixedMoney(n number) (Quantity, bool) {
	_, at := s.multiplier(n.end, true)
	k := s.space(at)
	if k < len(s.text) && s.text[k] == '-' {
		k = s.space(k + 1)
	}
	code, end, ok := s.currencyAt(k)
	if !ok || n.words && n.small || end < len(s.text) && isDigit(s.text[end]) {
		return Quantity{}, false
	}
	return s.money(n, code, s.low[k:end], end)
}

// money applies the multiplier after the figures and reads what the money is paid for.
func (s scanner) money(n number, code, name string, end int) (Quantity, bool) {
	times, after := s.multiplier(n.end, true)
	value := n.value
	if times == 1 {
		value = n.grouped()
	}
	if strings.Contains(inThousands, " "+name+" ") {
		times = 1e3
	}
	end = max(end, after)
	value *= times
	q := Quantity{Value: value, Given: value, Unit: code, Dim: Money, End: end}
	q.Per, q.End = s.per(end)
	return q, true
}

// per reads "/ft", "per year", "a month" after money.
func (s scanner) per(i int) (string, int) {
	k := s.space(i)
	for _, join := range []string{"/", "per ", "a ", "an ", "pro ", "par ", "each ", "im "} {
		if !strings.HasPrefix(s.low[k:], join) {
			continue
		}
		if u, end, ok := s.unitAt(s.space(k + len(join))); ok {
			return u.Symbol, end
		}
	}
	return "", i
}

const forceWords = " force f bft beaufort windstärke "

// force reads a Beaufort number with its word first: "force 6", "F6", "Bft 7", "Windstärke 5".
func (s scanner) force(i int) (Quantity, bool) {
	word, k := s.wordAt(i)
	if !strings.Contains(forceWords, " "+word+" ") || word == "" {
		return Quantity{}, false
	}
	if word == "f" && (s.text[i:k] != "F" || k >= len(s.text) || !isDigit(s.text[k])) {
		return Quantity{}, false
	}
	k = s.space(k)
	for _, between := range []string{"force", "number", "scale", "of"} {
		if next, end := s.wordAt(k); next == between {
			k = s.space(end)
		}
	}
	n, ok := s.digits(k)
	if !ok {
		n, ok = s.spelledNumber(k)
	}
	if !ok || n.words && n.small || n.value != float64(int(n.value)) || n.value < 0 || n.value > 12 || !s.ends(n.end) || s.text[n.end:] != "" && s.text[n.end] == ':' {
		return Quantity{}, false
	}
	if _, _, unit := s.unitAt(s.space(n.end)); unit && word == "force" && s.space(n.end) > n.end && !s.nextIs(n.end, "in", "to") {
		return Quantity{}, false
	}
	return Quantity{Value: n.value, Given: n.value, Unit: "Bft", Dim: Beaufort, End: n.end}, true
}

func (s scanner) nextIs(i int, words ...string) bool {
	for _, w := range words {
		if s.nextWordIs(i, w) {
			return true
		}
	}
	return false
}
