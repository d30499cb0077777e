package quantity

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"
)

// number is a number as written, before its unit decides what a lone separator means.
type number struct {
	value float64
	end   int
	other float64 // the value when a lone "." or "," before three digits is read the other way
	sep   byte    // that separator, 0 when there is no doubt
	plain bool    // digits only
	words bool    // spelled out
	small bool    // "a", "an", "one": a number only before a unit
}

// digits reads a number in figures at i: sign, groups, decimals, fractions.
func (s scanner) digits(i int) (number, bool) {
	start, sign := s.sign(i)
	if value, end := s.fraction(start); end > start && s.space(start) == start {
		return number{value: sign * value, end: end}, true
	}
	j := start
	for j < len(s.text) && (isDigit(s.text[j]) || s.separator(start, j)) {
		_, n := utf8.DecodeRuneInString(s.text[j:])
		j += n
	}
	raw := s.text[start:j]
	if frac, end := s.fraction(j); end > j && (raw == "" || isInteger(raw)) {
		whole, _ := strconv.ParseFloat("0"+raw, 64)
		return number{value: sign * (whole + frac), end: end}, true
	}
	if raw == "" {
		return number{}, false
	}
	n, ok := parseDigits(raw, s.decimalComma)
	n.value, n.other, n.end = sign*n.value, sign*n.other, j
	n.plain = isInteger(raw) && start == i
	return s.halves(n), ok && !math.IsInf(n.value, 0)
}

// minusBehind are the words behind which "minus" makes a number negative; behind a quantity it takes away.
const minusBehind = " of is at to was be are about says shows reads a an with has have having for than only by under makes making doing does von bei ist mit de à avec "

// sign reads a leading minus that is not a dash between words.
func (s scanner) sign(i int) (int, float64) {
	if rest, ok := strings.CutPrefix(s.low[i:], "minus "); ok && rest != "" && isDigit(rest[0]) && strings.Contains(minusBehind, " "+s.wordBefore(i)+" ") {
		return i + len("minus "), -1
	}
	for _, minus := range []string{"-", "−", "+", "~", "≈"} {
		rest, ok := strings.CutPrefix(s.text[i:], minus)
		if ok && minus == "-" && i > 0 && strings.IndexByte(`'"`, s.text[i-1]) >= 0 {
			return i, 1 // the other end of "44'-52'"
		}
		if ok && rest != "" && (isDigit(rest[0]) || rest[0] == '.') {
			if minus == "-" || minus == "−" {
				return i + len(minus), -1
			}
			return i + len(minus), 1
		}
	}
	return i, 1
}

// separator is true when the character at j stands inside the number that began at start: a point, comma,
// apostrophe or blank with digits on both sides. A blank must be followed by exactly three digits, and so
// must an apostrophe, which otherwise means feet.
func (s scanner) separator(start, j int) bool {
	r, n := utf8.DecodeRuneInString(s.text[j:])
	next := j + n
	if next >= len(s.text) || !isDigit(s.text[next]) {
		return false
	}
	inside := j > start && isDigit(s.text[j-1])
	switch r {
	case '.':
		return inside || j == start
	case ',':
		return inside
	case '\'', '’', '\u00a0', '\u202f', '\u2009':
		return inside && s.threeDigits(next)
	case ' ':
		return inside && s.groupBefore(start, j) && s.threeDigits(next) && s.groupAfter(next)
	}
	return false
}

func (s scanner) threeDigits(i int) bool {
	for k := range 3 {
		if i+k >= len(s.text) || !isDigit(s.text[i+k]) {
			return false
		}
	}
	return i+3 >= len(s.text) || !isDigit(s.text[i+3])
}

// groupBefore is true when 1 to 3 digits stand before j, not beginning with 0.
func (s scanner) groupBefore(start, j int) bool {
	k := j
	for k > start && isDigit(s.text[k-1]) {
		k--
	}
	return j-k <= 3 && s.text[k] != '0'
}

// groupAfter tells "15 000 lb" from "Lagoon 400 300": the group must be round or lead to a unit or currency.
func (s scanner) groupAfter(next int) bool {
	for k := next; k < next+maxUnitBytes && k < len(s.text) && isDigit(s.text[k]) && s.threeDigits(k); {
		if s.text[k:k+3] == "000" {
			return true
		}
		next, k = k, s.space(k+3)
	}
	k := s.space(next + 3)
	_, _, unit := s.unitAt(k)
	_, _, money := s.currencyAt(k)
	return unit || money
}

// exactDigits are so few that a float64 holds any number of them.
const exactDigits = 15

func isInteger(raw string) bool { return strings.Trim(raw, "0123456789") == "" }

// parseDigits turns figures with separators into a number. Both kinds: the last is the decimal one. One kind
// repeated: thousands. One alone: decimal, unless exactly three digits follow, which leaves a doubt.
func parseDigits(raw string, decimalComma bool) (number, bool) {
	if isInteger(raw) && len(raw) <= exactDigits {
		whole := 0
		for _, c := range []byte(raw) {
			whole = 10*whole + int(c-'0')
		}
		return number{value: float64(whole)}, raw != ""
	}
	if isInteger(raw) {
		value, err := strconv.ParseFloat(raw, 64)
		return number{value: value}, err == nil
	}
	clean := strings.Map(func(r rune) rune {
		if r == '.' || r == ',' || '0' <= r && r <= '9' {
			return r
		}
		return -1
	}, raw)
	points, commas := strings.Count(clean, "."), strings.Count(clean, ",")
	decimal := byte(0)
	switch {
	case points > 0 && commas > 0 && strings.LastIndex(clean, ".") > strings.LastIndex(clean, ","):
		decimal = '.'
	case points > 0 && commas > 0:
		decimal = ','
	case points == 1:
		return lone(clean, '.', decimalComma && thousandsShape(clean, '.'))
	case commas == 1:
		return lone(clean, ',', thousandsShape(clean, ',') && !(decimalComma && !strings.HasSuffix(clean, "000")))
	}
	value, err := strconv.ParseFloat(plainDigits(clean, decimal), 64)
	return number{value: value}, err == nil && inGroups(clean, decimal)
}

// inGroups is true when every separator but the decimal one stands before exactly three digits; "192.168.1.1"
// is no number.
func inGroups(clean string, decimal byte) bool {
	if k := strings.LastIndexByte(clean, decimal); decimal != 0 && k >= 0 {
		clean = clean[:k]
	}
	groups := strings.FieldsFunc(clean, func(r rune) bool { return r == '.' || r == ',' })
	for _, g := range groups[1:] {
		if len(g) != 3 {
			return false
		}
	}
	return true
}

// lone reads a number with one separator, as thousands or as decimals, and keeps the other reading.
func lone(clean string, sep byte, thousands bool) (number, bool) {
	grouped, err := strconv.ParseFloat(plainDigits(clean, 0), 64)
	if err != nil {
		return number{}, false
	}
	fraction, err := strconv.ParseFloat(plainDigits(clean, sep), 64)
	if err != nil {
		return number{}, false
	}
	if !thousandsShape(clean, sep) {
		return number{value: fraction}, true
	}
	if thousands {
		return number{value: grouped, other: fraction, sep: sep}, true
	}
	return number{value: fraction, other: grouped, sep: sep}, true
}

// thousandsShape is true for 1 to 3 digits, the separator, exactly 3 digits: "15,000", not "0,125".
func thousandsShape(clean string, sep byte) bool {
	k := strings.IndexByte(clean, sep)
	return len(clean)-k == 4 && 1 <= k && k <= 3 && clean[0] != '0'
}

func plainDigits(clean string, decimal byte) string {
	var b strings.Builder
	for _, c := range []byte(clean) {
		switch {
		case c == decimal:
			b.WriteByte('.')
		case isDigit(c):
			b.WriteByte(c)
		}
	}
	return b.String()
}

// grouped returns the value read as thousands where there was a doubt.
func (n number) grouped() float64 {
	if n.sep != 0 && n.other > n.value {
		return n.other
	}
	return n.value
}

var fractions = []struct {
	name  string
	value float64
}{
	{"½", 0.5}, {"¼", 0.25}, {"¾", 0.75}, {"1/2", 0.5}, {"1/4", 0.25}, {"3/4", 0.75}, {"1/3", 1.0 / 3}, {"2/3", 2.0 / 3}, {"3/8", 0.375}, {"5/8", 0.625}, {"7/8", 0.875}, {"1/8", 0.125},
	{"1/16", 0.0625}, {"3/16", 0.1875}, {"5/16", 0.3125}, {"7/16", 0.4375}, {"9/16", 0.5625}, {"11/16", 0.6875}, {"13/16", 0.8125}, {"15/16", 0.9375},
}

// fraction reads "½", "1/2" or " 1/2" at i.
func (s scanner) fraction(i int) (float64, int) {
	k := s.space(i)
	for _, f := range fractions {
		name := f.name
		slashed := isDigit(name[0])
		if !strings.HasPrefix(s.text[k:], name) || (slashed && !s.ends(k+len(name))) {
			continue
		}
		if slashed && k == i && i > 0 && isDigit(s.text[i-1]) {
			continue
		}
		return f.value, k + len(name)
	}
	return 0, i
}

// thirds and quarters that are spoken behind a whole number.
var spokenParts = []struct {
	words string
	value float64
}{
	{" and a quarter", 0.25}, {" and one quarter", 0.25}, {" and three quarters", 0.75}, {" and three-quarters", 0.75}, {" and a third", 1.0 / 3}, {" and two thirds", 2.0 / 3},
	{" et quart", 0.25}, {" et un quart", 0.25}, {" et trois quarts", 0.75},
}

// halves adds a spoken fraction: "2 and a half", and before a unit "2 and three quarter".
func (s scanner) halves(n number) number {
	for _, part := range spokenParts {
		for _, words := range []string{part.words, strings.TrimSuffix(part.words, "s")} {
			end := n.end + len(words)
			if !strings.HasPrefix(s.low[n.end:], words) || !s.ends(end) {
				continue
			}
			if _, _, unit := s.unitAt(s.space(end)); unit {
				return number{value: n.value + part.value, end: end}
			}
		}
	}
	for _, half := range []string{" and a half", " and one half", " et demi", " et demie", "einhalb", " einhalb"} {
		if strings.HasPrefix(s.low[n.end:], half) && s.ends(n.end+len(half)) {
			return number{value: n.value + 0.5, end: n.end + len(half)}
		}
	}
	return n
}
