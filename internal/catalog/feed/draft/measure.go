package draft

import (
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/feed/written"
	"github.com/fairlead/fairlead/internal/quantity"
)

// BareLength is the number of a length that tells no unit.
func (a Amount) BareLength() (v float64, bare bool) {
	if !a.Bare || written.Unknown(a.Text) {
		return 0, false
	}
	v, rest, ok := written.Number(strings.TrimSpace(a.Text), false)
	if !ok || v <= 0 {
		return 0, false
	}
	name, _ := unitName(rest)
	return v, name == ""
}

// OwnUnit is the unit that the text itself tells, "" if it tells none.
func (a Amount) OwnUnit() string {
	_, rest, ok := written.Number(a.Text, false)
	if !ok {
		return ""
	}
	_, rest = written.Fraction(rest)
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
	"metre": {Length, 1}, "metres": {Length, 1}, "cm": {Length, 0.01}, "cmt": {Length, 0.01}, "mm": {Length, 0.001}, "mmt": {Length, 0.001}, "inh": {Length, foot / 12}, "ft": {Length, foot}, "feet": {Length, foot}, "foot": {Length, foot},
	"fot": {Length, foot}, "fuss": {Length, foot}, "fuß": {Length, foot}, "in": {Length, foot / 12}, "ins": {Length, foot / 12}, "inch": {Length, foot / 12}, "inches": {Length, foot / 12},
	"metern": {Length, 1}, "metros": {Length, 1}, "metri": {Length, 1}, "pieds": {Length, foot}, "piedi": {Length, foot}, "pies": {Length, foot}, "voet": {Length, foot}, "fod": {Length, foot},
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
	"ft2": {Area, foot * foot}, "ft²": {Area, foot * foot}, "sqft": {Area, foot * foot}, "sq ft": {Area, foot * foot}, "square feet": {Area, foot * foot},
	"kn": {speed, 1}, "kts": {speed, 1}, "knots": {speed, 1}, "mph": {speed, 0.868976}, "kmh": {speed, 0.539957},
}

// Units in those of their dimension.
const (
	foot        = quantity.Foot                    // m
	pound       = quantity.Pound                   // kg
	gallonUS    = quantity.Gallon                  // L
	gallonUK    = 4.54609                          // L, exact
	horse       = quantity.Horsepower / 1000       // kW
	horseMetric = quantity.MetricHorsepower / 1000 // kW
)

// Value reads the amount in the unit of a dimension. Known is false where the source tells nothing; the reason says why a
// text that tells something is not read.
func (a Amount) Value(dim Dimension) (v float64, known bool, reason string) {
	if written.Unknown(a.Text) {
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
	n, rest, ok := written.Number(text, dim != Length)
	if !ok {
		return 0, false, "no number"
	}
	part, rest := written.Fraction(rest)
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
		n, rest, _ = written.Number(text, false) // 2.500 t are two and a half
		_, after = unitName(rest)
	}
	v = n * u.Factor
	switch {
	case dim != Length:
	case u.Factor == foot:
		v += inches(after)
	case u.Factor == 1:
		v += centimetres(after)
	}
	return v, v != 0, ""
}

// centimetres is what stands behind the metres of a length without a blank, "40" in "10m40", in metres.
func centimetres(text string) float64 {
	if len(text) < 2 || !written.IsDigit(text[0]) || !written.IsDigit(text[1]) || len(text) > 2 && (written.IsLetter(text[2]) || written.IsDigit(text[2])) {
		return 0
	}
	return float64(text[0]-'0')/10 + float64(text[1]-'0')/100
}

// inches is what stands behind the feet of a length, in metres.
func inches(text string) float64 {
	n, rest, ok := written.Number(strings.TrimSpace(text), false)
	part, rest := written.Fraction(rest)
	if n += part; !ok || n < 0 || n >= 12 {
		return 0
	}
	if name, _ := unitName(rest); name != "" && Units[name].Factor != foot/12 {
		return 0
	}
	return n * foot / 12
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
	for end < len(text) && end < 24 && (written.IsLetter(text[end]) || text[end] >= 0x80 || text[end] == ' ' || text[end] == '.' || end > 0 && (text[end] == '2')) {
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

// Given is the amount as the source gives it, with the unit it is in.
func (a Amount) Given() string {
	if a.Unit == "" || strings.ContainsAny(a.Text, "abcdefghijklmnopqrstuvwxyz'\"") {
		return a.Text
	}
	return a.Text + " " + a.Unit
}
