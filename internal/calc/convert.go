package calc

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

func convertCalculators() []Calculator {
	return []Calculator{{
		Name: "convert", Title: say("Unit conversion", "Einheiten umrechnen", "Conversion d'unités"),
		Answers: "a quantity in another unit of its dimension: length, speed, volume, mass, power, electricity, time, area, pressure, temperature, consumption",
		Formula: "value × factor of the unit / factor of the other",
		Source:  "legal definitions of the units: foot 0.3048 m, nautical mile 1852 m, pound 0.45359237 kg, US gallon 3.785411784 L, imperial gallon 4.54609 L",
		Inputs: []Input{
			{Name: "value", Label: "quantity with its unit", Dim: "", Words: nil},
			{Name: "to", Label: "unit wanted", Kind: UnitOf, Optional: true},
		},
		topic:  []string{"in|into|to|as|nach|zu|en|is|how|many|much|equal*|convert*|conversion|umrechnen|combien|wie|=|what|sind|ist|?|#"},
		read:   readConversion,
		resume: resumeConversion,
		whole:  true, compute: convert,
	}}
}

// conversionWords are the words of a question that wants nothing but a conversion.
const conversionWords = " convert conversion converted in into to as is are how many much what s what's the a an of does do equal equals equivalent same please can you me tell give for make makes there would be would approximately about nach zu en zum umrechnen " +
	"rechne um umgerechnet wie viel viele sind ist das was combien fait font ça cela vaut quel est convertis convertir conversion and or und et per speed wind distance length depth height weight temperature pressure power barometer reads barometric i need want my boat boats mast draft draught it has long tank holds capacity if that roughly " +
	"expressed measured hours hour water sea air engine one = displaces weighs displacement sail area beam at "

// readConversion finds the quantity and the unit it is wanted in; it reads nothing where the question holds words that
// a conversion has no use for.
func readConversion(q *question, d *draft) {
	target, at := q.targetUnit()
	source := -1
	for i, one := range q.quantities {
		if one.Dim == quantity.Bare && one.Unit == "" || one.Dim == quantity.Money || one.Dim == quantity.Clock || one.Dim == quantity.Calendar || one.Dim == quantity.Beaufort {
			continue
		}
		if target.Symbol != "" && one.Dim != target.Dim {
			continue
		}
		if source < 0 && one.Unit != target.Symbol {
			source = i
		}
	}
	if source < 0 || len(q.quantities) > 2 || target.Symbol == "" && !q.says("convert*", "umrechnen", "convertir", "conversion") {
		return
	}
	strange := 0
	for _, t := range q.tokens {
		known := t.quantity >= 0 || t.mark() || t.start >= at.from && t.start < at.to || strings.Contains(conversionWords, " "+t.text+" ")
		if !known {
			strange++
		}
	}
	if strange > 2 {
		return
	}
	d.take("value", q, source)
	d.quality += 4 - float64(2*strange)
	if target.Symbol != "" {
		d.args["to"] = target.Symbol
		d.quality += 4
	}
}

// resumeConversion takes a number in the unit of the turn before, and another unit wanted.
func resumeConversion(q *question, d, before *draft) {
	if target, _ := q.targetUnit(); target.Symbol != "" {
		d.args["to"] = target.Symbol
	}
	given, ok := quantity.Parse(fmt.Sprint(before.args["value"]))
	if !ok || len(q.quantities) != 1 {
		return
	}
	switch one := q.quantities[0]; {
	case one.Dim == quantity.Bare && one.Unit == "":
		d.args["value"] = canonical(quantity.Quantity{Given: one.Given, Unit: given.Unit, Dim: given.Dim})
	case one.Dim == given.Dim:
		d.args["value"] = canonical(one)
	default:
		return
	}
	d.used[0] = true
}

// targetUnit finds the unit named after "in", "to", "how many" and the like, and where it stands.
func (q *question) targetUnit() (quantity.Unit, extent) {
	if len(q.tokens) == 0 {
		return quantity.Unit{}, extent{}
	}
	if u, end, ok := quantity.UnitAt(q.text, q.tokens[0].start); ok && q.tokens[0].quantity < 0 {
		for _, t := range q.tokens {
			if t.start >= end {
				if t.text == "in" || t.text == "is" || t.text == "are" {
					return u, extent{q.tokens[0].start, end}
				}
				break
			}
		}
	}
	for k, t := range q.tokens {
		if t.quantity >= 0 || !strings.Contains(" in into to as = nach zu en many much viele viel de d is are equals by zum ", " "+t.text+" ") || k+1 >= len(q.tokens) {
			continue
		}
		start := q.tokens[k+1].start
		if q.tokens[k+1].quantity >= 0 {
			continue
		}
		if u, end, ok := quantity.UnitAt(q.text, start); ok && u.Dim != quantity.Ratio {
			if miles := strings.ToLower(q.text[start:end]); u.Symbol == "miles" && miles == "miles" && q.says("km", "kilomet*") {
				u, _ = quantity.Lookup("miles")
			}
			return u, extent{start, end}
		}
	}
	return quantity.Unit{}, extent{}
}

// counterparts are the units that a conversion without a target shows.
var counterparts = map[string][]string{
	"ft": {"m"}, "in": {"cm", "mm"}, "m": {"ft"}, "cm": {"in"}, "mm": {"in"}, "km": {"nm", "mi"}, "nm": {"km", "mi"}, "miles": {"km"}, "mi": {"km", "nm"}, "fathoms": {"m", "ft"}, "yd": {"m"},
	"cables": {"m", "nm"}, "kn": {"km/h", "m/s", "mph"}, "km/h": {"kn", "m/s", "mph"}, "mph": {"kn", "km/h"}, "m/s": {"kn", "km/h"}, "L": {"gal", "imp gal"}, "gal": {"L", "imp gal"}, "imp gal": {"L", "gal"},
	"kg": {"lb"}, "lb": {"kg"}, "t": {"lb", "long tons", "short tons"}, "long tons": {"kg", "lb"}, "short tons": {"kg", "lb"}, "hp": {"kW", "PS"}, "PS": {"kW", "hp"}, "kW": {"hp", "PS"}, "W": {"kW", "hp"},
	"m2": {"ft2"}, "ft2": {"m2"}, "hPa": {"inHg", "mmHg"}, "mbar": {"inHg", "hPa"}, "inHg": {"hPa"}, "bar": {"psi", "kPa"}, "psi": {"bar", "kPa"}, "°C": {"°F"}, "°F": {"°C"}, "Wh": {"kWh"}, "kWh": {"Wh"},
	"L/h": {"gal/h", "imp gal/h"}, "gal/h": {"L/h"}, "h": {"min", "days"}, "min": {"h"}, "days": {"h"}, "nm/gal": {"L/nm"}, "kg/m": {"lb/ft"}, "lb/ft": {"kg/m"},
}

// relatives are units of the same name or nearly: what one may have meant instead.
var relatives = map[string]string{"miles": "mi", "gal": "imp gal", "t": "long tons", "hp": "PS"}

func convert(v *Values) (Answer, error) {
	given := v.quantities["value"]
	from, ok := quantity.Lookup(given.Unit)
	if !ok {
		return Answer{}, inputError("value", "must have a unit")
	}
	targets := counterparts[from.Symbol]
	if to := v.texts["to"]; to != "" {
		unit, ok := quantity.Lookup(to)
		if !ok || unit.Dim != from.Dim {
			return Answer{}, inputError("to", "must be a unit of %s, not %q", from.Dim, to)
		}
		targets = []string{unit.Symbol}
	} else if len(targets) == 0 {
		targets = []string{quantity.Units(from.Dim)[0].Symbol}
	}
	var amounts []Amount
	for _, t := range targets {
		value, err := quantity.Convert(given.Given, from.Symbol, t)
		if err != nil {
			return Answer{}, inputError("to", "%s", err)
		}
		amounts = append(amounts, precise(value, t))
	}
	label := Text{EN: show(given.Given, given.Unit), DE: show(given.Given, given.Unit), FR: show(given.Given, given.Unit)}
	a := Answer{
		Outcomes: []Outcome{{Label: label, Amount: amounts[0], Also: amounts[1:]}},
		Working:  fmt.Sprintf("%s = %s", show(given.Given, given.Unit), amounts[0].show("en")),
	}
	if other := relatives[from.Symbol]; other != "" && other != targets[0] {
		value, _ := quantity.Convert(given.Given, other, targets[0])
		a.Notes = append(a.Notes, Text{EN: fmt.Sprintf("Had you meant %s: %s.", show(given.Given, other), precise(value, targets[0]).show("en"))})
	}
	if other := relatives[targets[0]]; other != "" && other != from.Symbol {
		value, _ := quantity.Convert(given.Given, from.Symbol, other)
		a.Notes = append(a.Notes, Text{EN: "In other units of nearly that name: " + precise(value, other).show("en") + "."})
	}
	return a, nil
}

// precise keeps one digit more than usual, since a conversion is exact.
func precise(value float64, unit string) Amount {
	a := in(value, unit)
	a.Decimals = min(6, a.digits()+1)
	return a
}
