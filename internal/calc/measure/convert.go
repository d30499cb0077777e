package measure

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func convertCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "convert", Title: answer.Say("Unit conversion", "Einheiten umrechnen", "Conversion d'unités"),
		Answers: "a quantity in another unit of its dimension: length, speed, volume, mass, power, " +
			"electricity, time, area, pressure, temperature, consumption, torque, force",
		Formula: "value × factor of the unit / factor of the other",
		Source: "legal definitions of the units: foot 0.3048 m, nautical mile 1852 m, pound 0.45359237 kg, " +
			"US gallon 3.785411784 L, imperial gallon 4.54609 L",
		Inputs: []calc.Input{
			{Name: "value", Label: "quantity with its unit", Dim: "", Words: nil},
			{Name: "to", Label: "unit wanted, or several with commas", Kind: calc.UnitOf, Optional: true},
		},
		Topic: []string{
			"in|into|to|as|nach|zu|en|is|how|many|much|equal*|convert*|conversion|umrechnen|combien|wie|=|what|sind|ist|?|#",
		},
		Never: []string{
			"and|or beaufort|bft", "beaufort|bft and", // which beaufort_force tells with the other units
			"how many|far miles|nm|nautical ... day|night|hour|week with|in|on", "can|could|should|will you|i|we do|sail|cover|make|manage|run", // what a boat sails
		},
		Read:   readConversion,
		Resume: resumeConversion,
		Whole:  true, Compute: convert,
	}
}

// conversionWords are the words of a question that wants nothing but a conversion.
const conversionWords = " convert conversion converted in into to as is are how many much what s what's the a an of does do equal equals " +
	"equivalent same please can you me tell give for make makes there would be approximately about nach zu en zum " +
	"umrechnen rechne um umgerechnet wie viel viele wieviel wieviele sind ist das was combien dans de d " +
	"gib mir bitte plaît fait font ça cela vaut quel est " +
	"convertis convertir and or und et per speed wind distance length depth height weight temperature pressure power " +
	"barometer reads barometric i need want my boat boats torque wrench tighten bolt bolts nut mast draft draught it has long tank holds capacity if that " +
	"roughly expressed measured hours hour water sea air engine one = displaces weighs displacement sail area beam at "

// readConversion finds the quantity and the unit it is wanted in; it reads nothing where the question holds words that
// a conversion has no use for.
func readConversion(q *question.Question, d *calc.Draft) {
	targets, at := q.TargetUnits()
	target := targets[0]
	torque, _ := quantity.Lookup("N m")
	if target.Symbol == "nm" && slices.ContainsFunc(q.Quantities, func(one quantity.Quantity) bool { return one.Dim == quantity.Torque }) {
		targets, target = []quantity.Unit{torque}, torque
	}
	if mercury, _ := quantity.Lookup("inHg"); target.Symbol == "in" && slices.ContainsFunc(q.Quantities, func(one quantity.Quantity) bool { return one.Dim == quantity.Pressure }) {
		targets, target = []quantity.Unit{mercury}, mercury
	}
	if same, ok := comparedWith(q); ok && target.Symbol == "" {
		d.Take("value", 0)
		d.Used[1] = true
		d.Args["to"] = same.Symbol
		d.Quality += 6
		return
	}
	source := sourceOf(q, target)
	if slices.ContainsFunc(q.Quantities, func(one quantity.Quantity) bool { return one.Dim == quantity.Percent && target.Dim != quantity.Percent }) {
		return // a share of the amount is asked for
	}
	if source < 0 || len(q.Quantities) > 2 || target.Symbol == "" && !q.Says("convert*", "umrechnen", "convertir",
		"conversion") {
		return
	}
	strange := strangeWords(q, at, target)
	if strange > 2 {
		return
	}
	d.Take("value", source)
	if one := q.Quantities[source]; target.Dim == quantity.Torque && one.Unit == "nm" { // "Nm" of torque are no miles
		d.Args["value"] = fmt.Sprintf("%g N m", one.Given)
	}
	if one := q.Quantities[source]; target.Symbol == "nm" && one.Unit == "miles" { // else there were nothing to convert
		d.Args["value"] = fmt.Sprintf("%g mi", one.Given)
	}
	addSmaller(d, q, source)
	d.Quality += 4 - float64(2*strange)
	if target.Symbol != "" {
		d.Args["to"] = symbols(targets)
		d.Quality += 4
	}
}

// sourceOf is the first quantity that can be told in a unit, or in any where that has no symbol; -1 for none.
func sourceOf(q *question.Question, target quantity.Unit) int {
	return slices.IndexFunc(q.Quantities, func(one quantity.Quantity) bool {
		if strings.Contains(one.Text, "footer") && target.Symbol != "m" {
			return false // a boat, which is asked for in metres if at all
		}
		_, known := quantity.Lookup(one.Unit)
		fits := target.Symbol == "" || one.Dim == target.Dim && one.Unit != target.Symbol || target.Dim == quantity.Torque && one.Unit == "nm"
		return known && fits && one.Dim != quantity.Beaufort
	})
}

// strangeWords counts the words that a question for a conversion need not have, but for the units that stand at a place.
func strangeWords(q *question.Question, at question.Extent, target quantity.Unit) int {
	strange := 0
	for _, t := range q.Tokens {
		known := t.Quantity >= 0 || t.Mark() || t.Start >= at.From && t.Start < at.To || strings.Contains(conversionWords,
			" "+t.Text+" ")
		if !known {
			strange++
		}
	}
	asks := len(q.Quantities) == 1 && target.Symbol != "" && q.Says("is|are|s|be|does|do|would that|it|this|those|these|they ?|in|in_the", "that|it|this be? in # ?", "that|it|this|those ?") || onlyAsksLast(q, at)
	if asks && strange > 2 {
		return 2 // whatever the words before "how many metres is that?" tell, it is of the only quantity
	}
	return strange
}

// onlyAsksLast reports whether the last sentence of a question with one quantity asks for nothing but how many of the unit wanted it is.
func onlyAsksLast(q *question.Question, target question.Extent) bool {
	end := len(strings.TrimRight(q.Text, " ?!."))
	return len(q.Quantities) == 1 && target.To > 0 && target.To >= end && q.Says(". how many", "; how many", ": how many", ". what is that in")
}

// comparedWith is the unit of the second of two quantities that a question asks to be the same: "60 km/h, is that 60 knots?".
func comparedWith(q *question.Question) (quantity.Unit, bool) {
	if len(q.Quantities) != 2 || q.Quantities[0].Dim != q.Quantities[1].Dim || q.Quantities[0].Unit == q.Quantities[1].Unit {
		return quantity.Unit{}, false
	}
	alike := q.Quantities[0].Given == q.Quantities[1].Given && q.Says("is", "are", "does", "do")
	if !alike && !q.Says("is|are|s that|it|this|those|they about|really|actually? # ?", "is|are # # ?", "same as|thing|length|speed|weight", "is|are # equal|equals|equivalent|as", "is|are # really|actually|about #", "equals|equal #") {
		return quantity.Unit{}, false
	}
	return quantity.Lookup(q.Quantities[1].Unit)
}

// addSmaller adds to the value the quantity that stands behind it in a smaller unit, as in "3 fathoms and 2 feet".
func addSmaller(d *calc.Draft, q *question.Question, source int) {
	if source+1 >= len(q.Quantities) {
		return
	}
	whole, rest := q.Quantities[source], q.Quantities[source+1]
	switch strings.TrimSpace(q.Text[whole.End:rest.Start]) {
	case "", "and", "und", "et", "plus", "+":
	default:
		return
	}
	more, err := quantity.Convert(rest.Given, rest.Unit, whole.Unit)
	if err != nil || !additive(whole.Dim) || whole.Dim != rest.Dim {
		return
	}
	if one, err := quantity.Convert(1, rest.Unit, whole.Unit); err != nil || one >= 1 {
		return
	}
	whole.Given += more
	d.Args["value"] = calc.Argument(whole)
	d.Used[source+1] = true
}

// additive reports whether two quantities of the dimension, said one after the other, are one.
func additive(dim quantity.Dimension) bool {
	switch dim {
	case quantity.Length, quantity.Mass, quantity.Volume, quantity.Time:
		return true
	}
	return false
}

// neverBelow reports whether no amount of the dimension is below nothing; heights, temperatures and angles may be.
func neverBelow(dim quantity.Dimension) bool {
	switch dim {
	case quantity.Speed, quantity.Volume, quantity.Mass, quantity.Area, quantity.Time, quantity.Pressure, quantity.Rotation:
		return true
	}
	return false
}

// symbols lists units as the argument "to" names them.
func symbols(list []quantity.Unit) string {
	var names []string
	for _, u := range list {
		names = append(names, u.Symbol)
	}
	return strings.Join(names, ", ")
}

// resumeConversion takes a number in the unit of the turn before, and another unit wanted.
func resumeConversion(q *question.Question, d, before *calc.Draft) {
	if targets, _ := q.TargetUnits(); targets[0].Symbol != "" {
		d.Args["to"] = symbols(targets)
	}
	given, ok := quantity.Parse(fmt.Sprint(before.Args["value"]))
	if !ok || len(q.Quantities) != 1 {
		return
	}
	switch one := q.Quantities[0]; {
	case one.Dim == quantity.Bare && one.Unit == "":
		d.Args["value"] = calc.Argument(quantity.Quantity{Given: one.Given, Unit: given.Unit, Dim: given.Dim})
	case one.Dim == given.Dim:
		d.Args["value"] = calc.Argument(one)
	default:
		return
	}
	d.Used[0] = true
}

// counterparts are the units that a conversion without a target shows.
var counterparts = map[string][]string{
	"ft": {"m"}, "in": {"cm", "mm"}, "m": {"ft"}, "cm": {"in"}, "mm": {"in"}, "km": {"nm", "mi"}, "nm": {"km", "mi"},
	"miles": {"km"}, "mi": {"km", "nm"}, "fathoms": {"m", "ft"}, "yd": {"m"},
	"cables": {"m", "nm"}, "kn": {"km/h", "m/s", "mph"}, "km/h": {"kn", "m/s", "mph"}, "mph": {"kn", "km/h"},
	"m/s": {"kn", "km/h"}, "L": {"gal", "imp gal"}, "gal": {"L", "imp gal"}, "imp gal": {"L", "gal"},
	"kg": {"lb"}, "lb": {"kg"}, "t": {"lb", "long tons", "short tons"}, "long tons": {"kg", "lb"}, "short tons": {"kg",
		"lb"}, "hp": {"kW", "PS"}, "PS": {"kW", "hp"}, "kW": {"hp", "PS"}, "W": {"kW", "hp"},
	"m2": {"ft2"}, "ft2": {"m2"}, "hPa": {"inHg", "mmHg"}, "mbar": {"inHg", "hPa"}, "inHg": {"hPa"}, "bar": {"psi",
		"kPa"}, "psi": {"bar", "kPa"}, "°C": {"°F"}, "°F": {"°C"}, "Wh": {"kWh"}, "kWh": {"Wh"},
	"L/h": {"gal/h", "imp gal/h"}, "gal/h": {"L/h"}, "h": {"min", "days"}, "min": {"h"}, "days": {"h"},
	"nm/gal": {"L/nm"}, "kg/m": {"lb/ft"}, "lb/ft": {"kg/m"},
}

// relatives are units of the same name or nearly: what one may have meant instead.
var relatives = map[string]string{"miles": "mi", "gal": "imp gal", "t": "long tons", "hp": "PS"}

func convert(v *calc.Values) (answer.Answer, error) {
	given := v.Quantity("value")
	from, ok := quantity.Lookup(given.Unit)
	if !ok {
		return answer.Answer{}, calc.InputErrorf("value", "must have a unit")
	}
	if given.Given < 0 && neverBelow(from.Dim) {
		return answer.Answer{}, calc.InputErrorf("value", "must be at least 0 %s, not %s", answer.Symbol(from.Symbol), answer.Show(given.Given, from.Symbol))
	}
	targets := counterparts[from.Symbol]
	if to := v.Text("to"); to != "" {
		targets = nil
		for name := range strings.SplitSeq(to, ",") {
			unit, ok := quantity.Lookup(strings.TrimSpace(name))
			if !ok || unit.Dim != from.Dim {
				return answer.Answer{}, calc.InputErrorf("to", "must be a unit of %s, not %q", from.Dim, name)
			}
			targets = append(targets, unit.Symbol)
		}
	} else if len(targets) == 0 {
		targets = []string{quantity.Units(from.Dim)[0].Symbol}
	}
	var amounts []answer.Amount
	for _, t := range targets {
		value, err := quantity.Convert(given.Given, from.Symbol, t)
		if err != nil {
			return answer.Answer{}, calc.InputErrorf("to", "%s", err)
		}
		amounts = append(amounts, precise(value, t))
	}
	label := answer.Text{EN: answer.Show(given.Given, given.Unit), DE: answer.Show(given.Given, given.Unit), FR: answer.Show(given.Given, given.Unit)}
	a := answer.Answer{
		Outcomes: []answer.Outcome{{Label: label, Amount: amounts[0], Also: amounts[1:]}},
		Working:  fmt.Sprintf("%s = %s", answer.Show(given.Given, given.Unit), amounts[0].Show("en")),
	}
	if targets[0] == "ft" {
		a.Outcomes = append(a.Outcomes, answer.Plain(answer.Say("in feet and inches", "In Fuß und Zoll", "En pieds et pouces"), feetAndInches(amounts[0].Value)))
	}
	if from.Symbol == "GRT" || targets[0] == "GRT" {
		a.Notes = append(a.Notes, answer.Say("That is the old gross register ton of 100 cubic feet; the gross tonnage in today's papers is no volume but a number from a formula of the volume.",
			"Das ist die alte Bruttoregistertonne zu 100 Kubikfuß; die Bruttoraumzahl in heutigen Papieren ist kein Volumen, sondern eine Zahl aus einer Formel des Volumens.",
			"C'est l'ancien tonneau de jauge brute de 100 pieds cubes ; la jauge brute des papiers actuels n'est pas un volume mais un nombre tiré d'une formule du volume."))
	}
	if other := relatives[from.Symbol]; other != "" && other != targets[0] {
		value, _ := quantity.Convert(given.Given, other, targets[0])
		a.Notes = append(a.Notes, alternative(answer.Show(given.Given, other)+" = "+precise(value, targets[0]).Show("en")))
	}
	if other := relatives[targets[0]]; other != "" && other != from.Symbol {
		value, _ := quantity.Convert(given.Given, from.Symbol, other)
		a.Notes = append(a.Notes, alternative(answer.Show(given.Given, given.Unit)+" = "+precise(value, other).Show("en")))
	}
	return a, nil
}

// feetAndInches writes feet with the rest in inches, to a tenth.
func feetAndInches(feet float64) string {
	tenths := math.Round(math.Abs(feet) * 120)
	sign := ""
	if feet < 0 {
		sign = "-"
	}
	return fmt.Sprintf("%s%.0f ft %s in", sign, math.Floor(tenths/120), answer.Rounded(math.Mod(tenths, 120)/10, 1))
}

// alternative is a note on a unit of nearly the same name.
func alternative(equation string) answer.Text {
	return answer.Say("If you meant the other unit of that name: "+equation+".",
		"Falls die andere Einheit dieses Namens gemeint ist: "+equation+".",
		"Si vous pensiez à l'autre unité de ce nom : "+equation+".")
}

// precise keeps one digit more than usual, since a conversion is exact.
func precise(value float64, unit string) answer.Amount {
	a := answer.In(value, unit)
	a.Decimals = min(6, a.Digits()+1)
	return a
}
