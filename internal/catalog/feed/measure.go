package feed

import (
	"bytes"
	"math"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// dimension is what an amount measures.
type dimension int

const (
	length dimension = iota + 1 // m
	mass                        // kg
	volume                      // L
	power                       // kW
	area                        // m²
	speed                       // kn; only recognised, so that a wrong unit is seen
)

type unit struct {
	dim    dimension
	factor float64 // to the unit of the dimension
}

// units are named folded. A ton without more is the metric one: the others are nearer to it than what adverts tell of
// weights is to the truth. A gallon without more is that of the United States, in which the interfaces are defined.
var units = map[string]unit{
	"m": {length, 1}, "mt": {length, 1}, "mts": {length, 1}, "mtr": {length, 1}, "mtrs": {length, 1}, "meter": {length, 1}, "meters": {length, 1},
	"metre": {length, 1}, "metres": {length, 1}, "cm": {length, 0.01}, "cmt": {length, 0.01}, "mm": {length, 0.001}, "mmt": {length, 0.001}, "inh": {length, foot / 12}, "ft": {length, foot}, "feet": {length, foot}, "foot": {length, foot},
	"fot": {length, foot}, "fuss": {length, foot}, "fuß": {length, foot}, "in": {length, foot / 12}, "ins": {length, foot / 12}, "inch": {length, foot / 12}, "inches": {length, foot / 12},
	"metern": {length, 1}, "metros": {length, 1}, "metri": {length, 1}, "pieds": {length, foot}, "piedi": {length, foot}, "pies": {length, foot}, "voet": {length, foot}, "fod": {length, foot},
	"kg": {mass, 1}, "kgs": {mass, 1}, "kgm": {mass, 1}, "kilo": {mass, 1}, "kilos": {mass, 1}, "kilogram": {mass, 1}, "kilograms": {mass, 1},
	"lb": {mass, pound}, "lbs": {mass, pound}, "lbr": {mass, pound}, "pound": {mass, pound}, "pounds": {mass, pound}, "t": {mass, 1000}, "to": {mass, 1000},
	"ton": {mass, 1000}, "tons": {mass, 1000}, "tonne": {mass, 1000}, "tonnes": {mass, 1000}, "tne": {mass, 1000}, "tonn": {mass, 1000}, "tonnen": {mass, 1000},
	"toneladas": {mass, 1000}, "tonnellate": {mass, 1000},
	"l": {volume, 1}, "ltr": {volume, 1}, "ltrs": {volume, 1}, "lt": {volume, 1}, "lts": {volume, 1}, "liter": {volume, 1}, "liters": {volume, 1},
	"litre": {volume, 1}, "litres": {volume, 1}, "litri": {volume, 1}, "litros": {volume, 1}, "gal": {volume, gallonUS}, "gals": {volume, gallonUS}, "gallon": {volume, gallonUS},
	"gallons": {volume, gallonUS}, "gll": {volume, gallonUS}, "us gal": {volume, gallonUS}, "us gallon": {volume, gallonUS}, "us gallons": {volume, gallonUS},
	"imp gal": {volume, gallonUK}, "imp gals": {volume, gallonUK}, "imp gallon": {volume, gallonUK}, "imp gallons": {volume, gallonUK}, "imperial gal": {volume, gallonUK},
	"imperial gallon": {volume, gallonUK}, "imperial gallons": {volume, gallonUK}, "uk gal": {volume, gallonUK}, "uk gallon": {volume, gallonUK},
	"uk gallons": {volume, gallonUK}, "gal imp": {volume, gallonUK}, "gallons imp": {volume, gallonUK}, "gallons uk": {volume, gallonUK}, "gli": {volume, gallonUK},
	"kw": {power, 1}, "kwt": {power, 1}, "kilowatt": {power, 1}, "kilowatts": {power, 1}, "hp": {power, horse}, "bhp": {power, horse}, "horsepower": {power, horse}, "horse power": {power, horse}, "bhpwr": {power, horse},
	"ps": {power, horseMetric}, "cv": {power, horseMetric}, "ch": {power, horseMetric}, "pk": {power, horseMetric}, "hk": {power, horseMetric},
	"chevaux": {power, horseMetric}, "cavalli": {power, horseMetric}, "caballos": {power, horseMetric},
	"m2": {area, 1}, "m²": {area, 1}, "qm": {area, 1}, "sqm": {area, 1}, "sq m": {area, 1}, "mtk": {area, 1}, "square metres": {area, 1}, "square meters": {area, 1},
	"ft2": {area, foot * foot}, "ft²": {area, foot * foot}, "sqft": {area, foot * foot}, "sq ft": {area, foot * foot}, "square feet": {area, foot * foot},
	"kn": {speed, 1}, "kts": {speed, 1}, "knots": {speed, 1}, "mph": {speed, 0.868976}, "kmh": {speed, 0.539957},
}

const (
	foot        = 0.3048                           // m, exact
	pound       = 0.45359237                       // kg, exact
	gallonUS    = 3.785411784                      // L, exact
	gallonUK    = 4.54609                          // L, exact
	horse       = quantity.Horsepower / 1000       // kW
	horseMetric = quantity.MetricHorsepower / 1000 // kW
)

// unknowns are what sources write where they know nothing.
var unknowns = map[string]bool{
	"": true, "0": true, "n a": true, "na": true, "none": true, "null": true, "unknown": true, "tbc": true, "tba": true, "tbd": true, "not known": true,
	"not specified": true, "unspecified": true, "not available": true, "no": true, "false": true, "nil": true, "other": true, "select": true, "undefined": true, "n d": true,
}

func unknown(text string) bool {
	if len(text) >= 16 {
		return false
	}
	if text == "" || text == "0" {
		return true
	}
	// Folded without allocating: this is asked of nearly every value.
	var folded [16]byte
	n := 0
	for i := range len(text) {
		switch c := text[i]; {
		case isLetter(c):
			folded[n] = c | 0x20
			n++
		case c > '0' && c <= '9' || c >= 0x80:
			return false
		case isDigit(c):
			folded[n] = c
			n++
		case n > 0 && folded[n-1] != ' ':
			folded[n] = ' '
			n++
		}
	}
	return unknowns[string(bytes.TrimRight(folded[:n], " "))]
}

// value reads the amount in the unit of a dimension. Known is false where the source tells nothing; the reason says why a
// text that tells something is not read.
func (a amount) value(dim dimension) (v float64, known bool, reason string) {
	if unknown(a.text) {
		return 0, false, ""
	}
	if a.exact {
		f, err := strconv.ParseFloat(a.text, 64)
		if err != nil || f == 0 {
			return 0, false, ""
		}
		u, ok := units[a.unit]
		if !ok {
			return 0, false, "in an unknown unit"
		}
		return f * u.factor, true, ""
	}
	text := strings.TrimSpace(a.text)
	n, rest, ok := number(text, dim != length)
	if !ok {
		return 0, false, "no number"
	}
	part, rest := fraction(rest)
	n += part
	name, after := unitName(rest)
	if name == "" {
		name = a.unit
	}
	u, ok := units[name]
	switch {
	case !ok:
		return 0, false, "in an unknown unit"
	case u.dim != dim:
		return 0, false, "in a unit of something else"
	}
	if dim == mass && u.factor == 1000 || dim == area {
		n, rest, _ = number(text, false) // 2.500 t are two and a half
		_, after = unitName(rest)
	}
	v = n * u.factor
	switch {
	case dim != length:
	case u.factor == foot:
		v += inches(after)
	case u.factor == 1:
		v += centimetres(after)
	}
	return v, v != 0, ""
}

// centimetres is what stands behind the metres of a length without a blank, "40" in "10m40", in metres.
func centimetres(text string) float64 {
	if len(text) < 2 || !isDigit(text[0]) || !isDigit(text[1]) || len(text) > 2 && (isLetter(text[2]) || isDigit(text[2])) {
		return 0
	}
	return float64(text[0]-'0')/10 + float64(text[1]-'0')/100
}

// inches is what stands behind the feet of a length, in metres.
func inches(text string) float64 {
	n, rest, ok := number(strings.TrimSpace(text), false)
	part, rest := fraction(rest)
	if n += part; !ok || n < 0 || n >= 12 {
		return 0
	}
	if name, _ := unitName(rest); name != "" && units[name].factor != foot/12 {
		return 0
	}
	return n * foot / 12
}

// vulgar are the fractions that have a character of their own.
var vulgar = []struct {
	sign  string
	value float64
}{{"½", 0.5}, {"¼", 0.25}, {"¾", 0.75}, {"⅛", 0.125}, {"⅜", 0.375}, {"⅝", 0.625}, {"⅞", 0.875}, {"⅓", 1.0 / 3}, {"⅔", 2.0 / 3}}

// fraction reads what stands behind the whole number of 11 1/2 or 5½, and returns what is behind that.
func fraction(text string) (part float64, rest string) {
	if len(text) < 2 || text[0] != ' ' && text[0] < 0x80 {
		return 0, text
	}
	trimmed := strings.TrimLeft(text, " ")
	for _, v := range vulgar {
		if after, ok := strings.CutPrefix(trimmed, v.sign); ok {
			return v.value, after
		}
	}
	over, under, ok := strings.Cut(trimmed[:min(len(trimmed), 5)], "/")
	if !ok || len(under) == 0 {
		return 0, text
	}
	size := 1
	if len(under) > 1 && isDigit(under[1]) {
		size = 2
	}
	a, err1 := strconv.Atoi(over)
	b, err2 := strconv.Atoi(under[:size])
	// A part of an inch is a half, a quarter and so on; what is divided by other numbers is a list.
	if err1 != nil || err2 != nil || a <= 0 || a >= b || b > 16 || b&(b-1) != 0 {
		return 0, text
	}
	return float64(a) / float64(b), trimmed[len(over)+1+size:]
}

// unitName reads the unit at the beginning of a text: "ft", "|gallon", "' 6\"", "sq ft". It is folded.
func unitName(text string) (name, rest string) {
	text = strings.TrimLeft(text, " \u00a0|-")
	if _, ok := units[text]; ok {
		return text, "" // the usual way
	}
	for _, sign := range []struct{ sign, name string }{{"''", "in"}, {"'", "ft"}, {"’", "ft"}, {"′", "ft"}, {"\"", "in"}, {"”", "in"}, {"″", "in"}, {"#", "lb"}} {
		if after, ok := strings.CutPrefix(text, sign.sign); ok {
			return sign.name, after
		}
	}
	end := 0
	for end < len(text) && end < 24 && (isLetter(text[end]) || text[end] >= 0x80 || text[end] == ' ' || text[end] == '.' || end > 0 && (text[end] == '2')) {
		end++
	}
	for name = text[:end]; name != ""; {
		folded := strings.Trim(strings.ReplaceAll(strings.ToLower(name), ".", ""), " \u00a0")
		if _, ok := units[folded]; ok {
			return folded, text[len(name):]
		}
		cut := strings.LastIndexAny(name, " .")
		if cut < 0 {
			return folded, text[end:]
		}
		name = name[:cut]
	}
	return "", text
}

func isLetter(b byte) bool { return b|0x20 >= 'a' && b|0x20 <= 'z' }
func isDigit(b byte) bool  { return b >= '0' && b <= '9' }

// number reads the first number of a text, which may begin with a few words ("approx. 11,97 m"), and returns what stands
// behind it. Of two kinds of separators the last is the decimal one; one kind twice groups thousands; a lone comma before
// three figures groups them too, and a lone point does where grouped says so: "9.500 kg", but "11.970 m".
func number(text string, grouped bool) (n float64, rest string, ok bool) {
	if n, size := plainDigits(text); size > 0 && (size == len(text) || !separates(text, size)) {
		return n, text[size:], true
	}
	start := strings.IndexFunc(text, func(r rune) bool { return r >= '0' && r <= '9' })
	if start < 0 || start > 12 {
		return 0, text, false
	}
	end := start
	for end < len(text) && (isDigit(text[end]) || separates(text, end)) {
		end++
	}
	digits := strings.Map(func(r rune) rune {
		if r == ' ' || r == '\'' || r == '\u00a0' || r == '\u202f' || r == '’' || r == utf8Error {
			return -1
		}
		return r
	}, text[start:end])
	n, err := strconv.ParseFloat(plainNumber(digits, grouped), 64)
	if err != nil || math.IsInf(n, 0) {
		return 0, text, false
	}
	if start > 0 && text[start-1] == '-' && strings.TrimSpace(text[:start-1]) == "" {
		n = -n
	}
	return n, text[end:], true
}

// plainDigits reads figures with a point and one or two more behind it, or without one, which most numbers are written with. Its size
// is 0 where a text does not begin so.
func plainDigits(text string) (n float64, size int) {
	whole, behind := 0, -1
	for size = 0; size < len(text) && size < 15; size++ {
		c := text[size]
		if c == '.' && behind < 0 && size > 0 && size+1 < len(text) && isDigit(text[size+1]) {
			behind = 0
			continue
		}
		if !isDigit(c) {
			break
		}
		whole = whole*10 + int(c-'0')
		if behind >= 0 {
			behind++
		}
	}
	if behind > 2 || size == 15 {
		return 0, 0
	}
	return float64(whole) / [...]float64{1, 10, 100}[max(behind, 0)], size
}

const utf8Error = '\uFFFD'

// separates reports whether the byte at i is a separator inside a number: digits follow, three of them behind a blank or
// an apostrophe.
func separates(text string, i int) bool {
	three := func(at int) bool {
		return at+3 <= len(text) && isDigit(text[at]) && isDigit(text[at+1]) && isDigit(text[at+2]) && (at+3 == len(text) || !isDigit(text[at+3]))
	}
	switch c := text[i]; {
	case c == '.' || c == ',':
		return i+1 < len(text) && isDigit(text[i+1])
	case c == ' ' || c == '\'':
		return three(i + 1)
	case c == 0xc2 && i+1 < len(text) && text[i+1] == 0xa0:
		return three(i + 2)
	case c == 0xa0 && i > 0 && text[i-1] == 0xc2:
		return three(i + 1)
	}
	return false
}

// plainNumber writes figures with separators as Go does.
func plainNumber(digits string, grouped bool) string {
	comma, point := strings.LastIndexByte(digits, ','), strings.LastIndexByte(digits, '.')
	switch {
	case comma < 0 && point < 0:
		return digits
	case comma >= 0 && point > comma:
		return strings.ReplaceAll(digits, ",", "")
	case point >= 0 && comma > point:
		return strings.Replace(strings.ReplaceAll(digits, ".", ""), ",", ".", 1)
	}
	at, sign := max(comma, point), digits[max(comma, point)]
	group := at <= 3 && len(digits)-at == 4 && digits[0] != '0'
	if strings.IndexByte(digits, sign) < at || group && (sign == ',' || grouped) {
		return strings.ReplaceAll(digits, string(sign), "")
	}
	return strings.Replace(digits, ",", ".", 1)
}

// count reads a small whole number: "3", "3.0", "2 + 1" is not one.
func count(text string) (n int, known bool) {
	if unknown(text) {
		return 0, false
	}
	f, rest, ok := number(text, false)
	if !ok || f != math.Trunc(f) || f < 0 || f > 1e6 || strings.ContainsAny(rest, "0123456789+-/") {
		return 0, false
	}
	return int(f), f > 0
}
