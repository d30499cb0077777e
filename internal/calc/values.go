package calc

import (
	"math"
	"regexp"
	"time"

	"github.com/fairlead/fairlead/internal/quantity"
)

// values are the checked arguments of one call.
type values struct {
	set        *Set
	now        time.Time
	quantities map[string]quantity.Quantity
	texts      map[string]string
	loads      []load
	stated     map[string]bool
}

// In returns a measure in the named unit, 0 when it was not given.
func (v *values) In(name, unit string) float64 {
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

// quantity returns a measure as it was given, the zero Quantity when it was not.
func (v *values) quantity(name string) quantity.Quantity { return v.quantities[name] }

// assume takes a measure for an input that was not given, which the answer tells as assumed.
func (v *values) assume(name string, q quantity.Quantity) { v.quantities[name] = q }

// day returns the beginning of a date in UTC, counted from today where the date is.
func (v *values) day(date quantity.Date) time.Time { return date.On(v.now) }

// text returns a place or the name of a unit, "" when it was not given.
func (v *values) text(name string) string { return v.texts[name] }

// Number returns a bare number, ratio or other measure in its base unit, 0 when it was not given.
func (v *values) Number(name string) float64 { return v.quantities[name].Value }

// Has reports whether the input has a value, given or by default.
func (v *values) Has(name string) bool {
	_, measured := v.quantities[name]
	_, text := v.texts[name]
	return measured || text
}

// Stated reports whether the caller gave the input, so that it is no default.
func (v *values) Stated(name string) bool { return v.stated[name] }

// Unit returns the unit the input was given in.
func (v *values) Unit(name string) string { return v.quantities[name].Unit }

// Customary reports whether the input was given in a customary unit.
func (v *values) Customary(name string) bool {
	u, ok := quantity.Lookup(v.Unit(name))
	return ok && u.Customary
}

// read checks one argument and keeps it.
func (v *values) read(in Input, given any) error {
	switch in.Kind {
	case Place, UnitOf:
		text, ok := given.(string)
		if !ok || text == "" {
			return inputError(in.Name, "must be a text: %s", in.describe())
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
			return q, inputError(in.Name, "must be a time of day from 00:00 to 23:59, not %s", g)
		}
		if !ok {
			return q, inputError(in.Name, "cannot be read from %q: give %s", g, in.describe())
		}
		q = parsed
	default:
		return q, inputError(in.Name, "must be a number or a text: %s", in.describe())
	}
	if math.IsNaN(q.Value) || math.IsInf(q.Value, 0) {
		return q, inputError(in.Name, "must be a finite number")
	}
	if in.Dim == "" && q.Unit != "" {
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
		return q, inputError(in.Name, "must be %s, not %s: give %s", in.Dim, q.Dim, in.describe())
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
		return inputError(in.Name, "must be at least %s, not %s", show(in.Min, in.Unit), show(value, in.Unit))
	}
	if value > in.Max+slack*math.Abs(in.Max) {
		return inputError(in.Name, "must be at most %s, not %s", show(in.Max, in.Unit), show(value, in.Unit))
	}
	return nil
}
