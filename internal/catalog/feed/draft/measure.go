package draft

import (
	"bytes"
	"math"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// BareLength is the number of a length that tells no unit.
func (a Amount) BareLength() (v float64, bare bool) {
	if !a.Bare || Unknown(a.Text) {
		return 0, false
	}
	v, rest, ok := Number(strings.TrimSpace(a.Text), false)
	if !ok || v <= 0 {
		return 0, false
	}
	name, _ := unitName(rest)
	return v, name == ""
}

// OwnUnit is the unit that the text itself tells, "" if it tells none.
func (a Amount) OwnUnit() string {
	_, rest, ok := Number(a.Text, false)
	if !ok {
		return ""
	}
	_, rest = Fraction(rest)
	name, _ := unitName(rest)
	if _, ok = Units[name]; !ok {
		return ""
	}
	return name
}

// Dimension is what an amount measures.
type Dimension int

// The dimensions, and the units that amounts of them are given in.
const (
	Length Dimension = iota + 1 // m
	Mass                        // kg
	Volume                      // L
	Power                       // kW
	Area                        // m²
	speed                       // kn; only recognised, so that a wrong unit is seen
)

// Unit is a unit of measurement.
type Unit struct {
	Dim    Dimension
	Factor float64 // to the unit of the dimension
}

// Units are named folded. A ton without more is the metric one: the others are nearer to it than what adverts tell of
// weights is to the truth. A gallon without more is that of the United States, in which the interfaces are defined.
var Units = map[string]Unit{
	"m": {Length, 1}, "mt": {Length, 1}, "mts": {Length, 1}, "mtr": {Length, 1}, "mtrs": {Length, 1}, "meter": {Length, 1}, "meters": {Length, 1},
	"metre": {Length, 1}, "metres": {Length, 1}, "cm": {Length, 0.01}, "cmt": {Length, 0.01}, "mm": {Length, 0.001}, "mmt": {Length, 0.001}, "inh": {Length, Foot / 12}, "ft": {Length, Foot}, "feet": {Length, Foot}, "foot": {Length, Foot},
	"fot": {Length, Foot}, "fuss": {Length, Foot}, "fuß": {Length, Foot}, "in": {Length, Foot / 12}, "ins": {Length, Foot / 12}, "inch": {Length, Foot / 12}, "inches": {Length, Foot / 12},
	"metern": {Length, 1}, "metros": {Length, 1}, "metri": {Length, 1}, "pieds": {Length, Foot}, "piedi": {Length, Foot}, "pies": {Length, Foot}, "voet": {Length, Foot}, "fod": {Length, Foot},
	"kg": {Mass, 1}, "kgs": {Mass, 1}, "kgm": {Mass, 1}, "kilo": {Mass, 1}, "kilos": {Mass, 1}, "kilogram": {Mass, 1}, "kilograms": {Mass, 1},
	"lb": {Mass, pound}, "lbs": {Mass, pound}, "lbr": {Mass, pound}, "pound": {Mass, pound}, "pounds": {Mass, pound}, "t": {Mass, 1000}, "to": {Mass, 1000},
	"ton": {Mass, 1000}, "tons": {Mass, 1000}, "tonne": {Mass, 1000}, "tonnes": {Mass, 1000}, "tne": {Mass, 1000}, "tonn": {Mass, 1000}, "tonnen": {Mass, 1000},
	"toneladas": {Mass, 1000}, "tonnellate": {Mass, 1000},
	"l": {Volume, 1}, "ltr": {Volume, 1}, "ltrs": {Volume, 1}, "lt": {Volume, 1}, "lts": {Volume, 1}, "liter": {Volume, 1}, "liters": {Volume, 1},
	"litre": {Volume, 1}, "litres": {Volume, 1}, "litri": {Volume, 1}, "litros": {Volume, 1}, "gal": {Volume, gallonUS}, "gals": {Volume, gallonUS}, "gallon": {Volume, gallonUS},
	"gallons": {Volume, gallonUS}, "gll": {Volume, gallonUS}, "us gal": {Volume, gallonUS}, "us gallon": {Volume, gallonUS}, "us gallons": {Volume, gallonUS},
	"imp gal": {Volume, gallonUK}, "imp gals": {Volume, gallonUK}, "imp gallon": {Volume, gallonUK}, "imp gallons": {Volume, gallonUK}, "imperial gal": {Volume, gallonUK},
	"imperial gallon": {Volume, gallonUK}, "imperial gallons": {Volume, gallonUK}, "uk gal": {Volume, gallonUK}, "uk gallon": {Volume, gallonUK},
	"uk gallons": {Volume, gallonUK}, "gal imp": {Volume, gallonUK}, "gallons imp": {Volume, gallonUK}, "gallons uk": {Volume, gallonUK}, "gli": {Volume, gallonUK},
	"kw": {Power, 1}, "kwt": {Power, 1}, "kilowatt": {Power, 1}, "kilowatts": {Power, 1}, "hp": {Power, horse}, "bhp": {Power, horse}, "horsepower": {Power, horse}, "horse power": {Power, horse}, "bhpwr": {Power, horse},
	"ps": {Power, horseMetric}, "cv": {Power, horseMetric}, "ch": {Power, horseMetric}, "pk": {Power, horseMetric}, "hk": {Power, horseMetric},
	"chevaux": {Power, horseMetric}, "cavalli": {Power, horseMetric}, "caballos": {Power, horseMetric},
	"m2": {Area, 1}, "m²": {Area, 1}, "qm": {Area, 1}, "sqm": {Area, 1}, "sq m": {Area, 1}, "mtk": {Area, 1}, "square metres": {Area, 1}, "square meters": {Area, 1},
	"ft2": {Area, Foot * Foot}, "ft²": {Area, Foot * Foot}, "sqft": {Area, Foot * Foot}, "sq ft": {Area, Foot * Foot}, "square feet": {Area, Foot * Foot},
	"kn": {speed, 1}, "kts": {speed, 1}, "knots": {speed, 1}, "mph": {speed, 0.868976}, "kmh": {speed, 0.539957},
}

// Units in those of their dimension.
const (
	Foot        = 0.3048                           // m, exact
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

// Unknown reports whether a text tells nothing: it is empty or 0, or a word such as "n/a".
func Unknown(text string) bool {
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
		case IsLetter(c):
			folded[n] = c | 0x20
			n++
		case c > '0' && c <= '9' || c >= 0x80:
			return false
		case IsDigit(c):
			folded[n] = c
			n++
		case n > 0 && folded[n-1] != ' ':
			folded[n] = ' '
			n++
		}
	}
	return unknowns[string(bytes.TrimRight(folded[:n], " "))]
}

// Value reads the amount in the unit of a dimension. Known is false where the source tells nothing; the reason says why a
// text that tells something is not read.
func (a Amount) Value(dim Dimension) (v float64, known bool, reason string) {
	if Unknown(a.Text) {
		return 0, false, ""
	}
	if a.Exact {
		f, err := strconv.ParseFloat(a.Text, 64)
		if err != nil || f == 0 {
			return 0, false, ""
		}
		u, ok := Units[a.Unit]
		if !ok {
			return 0, false, "in an unknown unit"
		}
		return f * u.Factor, true, ""
	}
	text := strings.TrimSpace(a.Text)
	n, rest, ok := Number(text, dim != Length)
	if !ok {
		return 0, false, "no number"
	}
	part, rest := Fraction(rest)
	n += part
	name, after := unitName(rest)
	if name == "" {
		name = a.Unit
	}
	u, ok := Units[name]
	switch {
	case !ok:
		return 0, false, "in an unknown unit"
	case u.Dim != dim:
		return 0, false, "in a unit of something else"
	}
	if dim == Mass && u.Factor == 1000 || dim == Area {
		n, rest, _ = Number(text, false) // 2.500 t are two and a half
		_, after = unitName(rest)
	}
	v = n * u.Factor
	switch {
	case dim != Length:
	case u.Factor == Foot:
		v += inches(after)
	case u.Factor == 1:
		v += centimetres(after)
	}
	return v, v != 0, ""
}

// centimetres is what stands behind the metres of a length without a blank, "40" in "10m40", in metres.
func centimetres(text string) float64 {
	if len(text) < 2 || !IsDigit(text[0]) || !IsDigit(text[1]) || len(text) > 2 && (IsLetter(text[2]) || IsDigit(text[2])) {
		return 0
	}
	return float64(text[0]-'0')/10 + float64(text[1]-'0')/100
}

// inches is what stands behind the feet of a length, in metres.
func inches(text string) float64 {
	n, rest, ok := Number(strings.TrimSpace(text), false)
	part, rest := Fraction(rest)
	if n += part; !ok || n < 0 || n >= 12 {
		return 0
	}
	if name, _ := unitName(rest); name != "" && Units[name].Factor != Foot/12 {
		return 0
	}
	return n * Foot / 12
}

// vulgar are the fractions that have a character of their own.
var vulgar = []struct {
	sign  string
	value float64
}{{"½", 0.5}, {"¼", 0.25}, {"¾", 0.75}, {"⅛", 0.125}, {"⅜", 0.375}, {"⅝", 0.625}, {"⅞", 0.875}, {"⅓", 1.0 / 3}, {"⅔", 2.0 / 3}}

// Fraction reads what stands behind the whole number of 11 1/2 or 5½, and returns what is behind that.
func Fraction(text string) (part float64, rest string) {
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
	if len(under) > 1 && IsDigit(under[1]) {
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
	if _, ok := Units[text]; ok {
		return text, "" // the usual way
	}
	for _, sign := range []struct{ sign, name string }{{"''", "in"}, {"'", "ft"}, {"’", "ft"}, {"′", "ft"}, {"\"", "in"}, {"”", "in"}, {"″", "in"}, {"#", "lb"}} {
		if after, ok := strings.CutPrefix(text, sign.sign); ok {
			return sign.name, after
		}
	}
	end := 0
	for end < len(text) && end < 24 && (IsLetter(text[end]) || text[end] >= 0x80 || text[end] == ' ' || text[end] == '.' || end > 0 && (text[end] == '2')) {
		end++
	}
	for name = text[:end]; name != ""; {
		folded := strings.Trim(strings.ReplaceAll(strings.ToLower(name), ".", ""), " \u00a0")
		if _, ok := Units[folded]; ok {
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

// IsLetter reports whether a byte is a letter of ASCII.
func IsLetter(b byte) bool { return b|0x20 >= 'a' && b|0x20 <= 'z' }

// IsDigit reports whether a byte is a digit.
func IsDigit(b byte) bool { return b >= '0' && b <= '9' }

// Number reads the first number of a text, which may begin with a few words ("approx. 11,97 m"), and returns what stands
// behind it. Of two kinds of separators the last is the decimal one; one kind twice groups thousands; a lone comma before
// three figures groups them too, and a lone point does where grouped says so: "9.500 kg", but "11.970 m".
func Number(text string, grouped bool) (n float64, rest string, ok bool) {
	if n, size := plainDigits(text); size > 0 && (size == len(text) || !separates(text, size)) {
		return n, text[size:], true
	}
	start := strings.IndexFunc(text, func(r rune) bool { return r >= '0' && r <= '9' })
	if start < 0 || start > 12 {
		return 0, text, false
	}
	end := start
	for end < len(text) && (IsDigit(text[end]) || separates(text, end)) {
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
		if c == '.' && behind < 0 && size > 0 && size+1 < len(text) && IsDigit(text[size+1]) {
			behind = 0
			continue
		}
		if !IsDigit(c) {
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
		return at+3 <= len(text) && IsDigit(text[at]) && IsDigit(text[at+1]) && IsDigit(text[at+2]) && (at+3 == len(text) || !IsDigit(text[at+3]))
	}
	switch c := text[i]; {
	case c == '.' || c == ',':
		return i+1 < len(text) && IsDigit(text[i+1])
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

// Count reads a small whole number: "3", "3.0", "2 + 1" is not one.
func Count(text string) (n int, known bool) {
	if Unknown(text) {
		return 0, false
	}
	f, rest, ok := Number(text, false)
	if !ok || f != math.Trunc(f) || f < 0 || f > 1e6 || strings.ContainsAny(rest, "0123456789+-/") {
		return 0, false
	}
	return int(f), f > 0
}

// Given is the amount as the source gives it, with the unit it is in.
func (a Amount) Given() string {
	if a.Unit == "" || strings.ContainsAny(a.Text, "abcdefghijklmnopqrstuvwxyz'\"") {
		return a.Text
	}
	return a.Text + " " + a.Unit
}
