package calc

import (
	"math"
	"regexp"
	"time"

	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Values are the checked arguments of one call.
type Values struct {
	set        *Set
	now        time.Time
	quantities map[string]quantity.Quantity
	texts      map[string]string
	loads      []Load
	stated     map[string]bool
}

// In returns a measure in the named unit, 0 when it was not given.
func (v *Values) In(name, unit string) float64 {
	q, ok := v.quantities[name]
	if !ok {
		return 0
	}
	value, ok := q.In(unit)
	if !ok {
		return q.Value
	}
	return value
}

// Quantity returns a measure as it was given, the zero Quantity when it was not.
func (v *Values) Quantity(name string) quantity.Quantity { return v.quantities[name] }

// Idle says of inputs with a default that the sum has no use for them as it was asked, so that none is told as assumed.
func (v *Values) Idle(names ...string) {
	for _, name := range names {
		if !v.stated[name] {
			delete(v.quantities, name)
		}
	}
}

// Assume takes a measure for an input that was not given, which the answer tells as assumed.
func (v *Values) Assume(name string, q quantity.Quantity) { v.quantities[name] = q }

// Day returns the beginning of a date in UTC, counted from today where the date is.
func (v *Values) Day(date quantity.Date) time.Time { return date.On(v.now) }

// Loads returns the consumers that a list of them names, in its order.
func (v *Values) Loads() []Load { return v.loads }

// Text returns a place or the name of a unit, "" when it was not given.
func (v *Values) Text(name string) string { return v.texts[name] }

// Number returns a bare number, ratio or other measure in its base unit, 0 when it was not given.
func (v *Values) Number(name string) float64 { return v.quantities[name].Value }

// Has reports whether the input has a value, given or by default.
func (v *Values) Has(name string) bool {
	_, measured := v.quantities[name]
	_, text := v.texts[name]
	return measured || text
}

// Stated reports whether the caller gave the input, so that it is no default.
func (v *Values) Stated(name string) bool { return v.stated[name] }

// Unit returns the unit the input was given in.
func (v *Values) Unit(name string) string { return v.quantities[name].Unit }

// Customary reports whether the input was given in a customary unit.
func (v *Values) Customary(name string) bool {
	u, ok := quantity.Lookup(v.Unit(name))
	return ok && u.Customary
}

// read checks one argument and keeps it.
func (v *Values) read(in Input, given any) error {
	switch in.Kind {
	case Place, UnitOf:
		text, ok := given.(string)
		if !ok || text == "" {
			return InputErrorf(in.Name, "must be a text: %s", in.describe())
		}
		v.texts[in.Name] = text
		return nil
	case Loads:
		loads, err := readLoads(in, given)
		v.loads = loads
		return err
	}
	q, err := in.measure(given)
	if err != nil {
		return err
	}
	if err := in.inBounds(q); err != nil {
		return err
	}
	v.quantities[in.Name] = q
	return nil
}

// clockLike is written like a time of day.
var clockLike = regexp.MustCompile(`^\d{1,2}:\d\d\b`)

// measure reads a number or a text as the input's dimension.
func (in Input) measure(given any) (quantity.Quantity, error) {
	var q quantity.Quantity
	switch g := given.(type) {
	case float64:
		q = quantity.Quantity{Value: g, Given: g, Dim: quantity.Bare}
	case int:
		q = quantity.Quantity{Value: float64(g), Given: float64(g), Dim: quantity.Bare}
	case quantity.Quantity:
		q = g
	case string:
		parsed, ok := quantity.Parse(g)
		if !ok && (in.Dim == quantity.Clock || in.Dim == quantity.Time) && clockLike.MatchString(g) {
			return q, InputErrorf(in.Name, "must be a time of day from 00:00 to 23:59, not %s", g)
		}
		if !ok {
			return q, InputErrorf(in.Name, "cannot be read from %q: give %s", g, in.describe())
		}
		q = parsed
	default:
		return q, InputErrorf(in.Name, "must be a number or a text: %s", in.describe())
	}
	if math.IsNaN(q.Value) || math.IsInf(q.Value, 0) {
		return q, InputErrorf(in.Name, "must be a finite number")
	}
	if in.Dim == "" && (q.Unit != "" || q.Dim == quantity.Money) {
		return q, nil
	}
	if in.Dim == quantity.Bare && (q.Dim == quantity.Bare || q.Dim == quantity.Ratio) {
		q.Dim, q.Unit = quantity.Bare, ""
		return q, nil
	}
	if in.Dim == quantity.Money && q.Dim == quantity.Bare {
		q.Dim = quantity.Money
		return q, nil
	}
	fitting, ok := q.As(in.Dim, in.Unit)
	if !ok {
		return q, InputErrorf(in.Name, "must be %s, not %s: give %s", in.Dim, q.Dim, in.describe())
	}
	return fitting, nil
}

// inBounds compares a measure with the input's bounds.
func (in Input) inBounds(q quantity.Quantity) error {
	if in.Min == 0 && in.Max == 0 {
		return nil
	}
	value, ok := q.In(in.Unit)
	if !ok {
		value = q.Value
	}
	const slack = 1e-9
	if value < in.Min-slack*math.Abs(in.Min) {
		return InputErrorf(in.Name, "must be at least %s, not %s", answer.Show(in.Min, in.Unit), answer.Show(value, in.Unit))
	}
	if value > in.Max+slack*math.Abs(in.Max) {
		return InputErrorf(in.Name, "must be at most %s, not %s", answer.Show(in.Max, in.Unit), answer.Show(value, in.Unit))
	}
	return nil
}

// Position finds a place by the text of an argument.
func (v *Values) Position(input string) (geo.Position, string, error) {
	text := v.Text(input)
	if p, err := geo.ParsePosition(text); err == nil {
		return p, p.String(), nil
	}
	if p, ok := v.set.places.Place(text); ok {
		return p.Position(), p.Name, nil
	}
	found := v.set.places.Find(text, 1)
	if len(found) == 0 {
		return geo.Position{}, "", InputErrorf(input, "%q is no place I know: name a port or give coordinates", text)
	}
	return found[0].Place.Position(), found[0].Place.Name, nil
}

// Priced is an outcome in the currency of an input, to the unit or to the cent.
func (v *Values) Priced(label answer.Text, value float64, input string) answer.Outcome {
	decimals := 0
	if value < 10000 {
		decimals = 2
	}
	return answer.Value(label, answer.Fixed(value, v.Unit(input), decimals))
}
