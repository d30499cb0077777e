package answer

import (
	"math"

	"github.com/fairlead/fairlead/internal/quantity"
)

// inEither is a value in a metric unit and in a customary one, which stands first where the question spoke so.
func inEither(label Text, metric, other Amount, customary bool) Outcome {
	if customary {
		metric, other = other, metric
	}
	return Value(label, metric, other)
}

// Length is an outcome in metres.
func Length(label Text, metres float64, customary bool) Outcome {
	return inEither(label, In(metres, "m"), In(metres/quantity.Foot, "ft"), customary)
}

// Run is a distance at sea, in metres.
func Run(label Text, metres float64) Outcome {
	if math.Abs(metres) < 1000 && metres != 0 {
		return Value(label, In(metres/1852, "nm"), In(metres, "m"))
	}
	return Value(label, In(metres/1852, "nm"), In(metres/1000, "km"))
}

// Speed is an outcome in metres per second.
func Speed(label Text, ms float64) Outcome {
	return Value(label, In(ms*3600/1852, "kn"), In(ms*3.6, "km/h"))
}

// Mass is an outcome in kilograms.
func Mass(label Text, kg float64, customary bool) Outcome {
	return inEither(label, In(kg, "kg"), In(kg/quantity.Pound, "lb"), customary)
}

// Volume is an outcome in litres.
func Volume(label Text, litres float64, customary bool) Outcome {
	return inEither(label, In(litres, "L"), In(litres/3.785411784, "gal"), customary)
}

// Consumption is an outcome in litres an hour.
func Consumption(label Text, litres float64, customary bool) Outcome {
	return inEither(label, In(litres, "L/h"), In(litres/3.785411784, "gal/h"), customary)
}

// Area is an outcome in square metres.
func Area(label Text, m2 float64, customary bool) Outcome {
	return inEither(label, In(m2, "m2"), In(m2/0.09290304, "ft2"), customary)
}

// Angle is an outcome in degrees, not folded.
func Angle(label Text, degrees float64) Outcome { return Value(label, Fixed(degrees, "deg", 1)) }

// Course is a direction of 0 to 360 degrees with its reference: "T", "M", "C" or "".
func Course(label Text, degrees float64, reference string) Outcome {
	return Plain(label, ShowCourse(degrees)+reference)
}

// Duration is an outcome in seconds, in words and in decimals.
func Duration(label Text, seconds float64) Outcome {
	o := Plain(label, ShowDuration(seconds))
	hours := seconds / 3600
	if whole := math.Round(hours); math.Abs(hours-whole) < 1e-9 && hours > 1 && hours < 48 {
		o.Also = []Amount{Fixed(seconds/60, "min", 0)}
		return o
	}
	switch {
	case hours < 1:
		o.Also = append(o.Also, In(hours, "h"))
		if minutes := seconds / 60; math.Abs(minutes-math.Round(minutes)) > 0.05 {
			o.Also = append(o.Also, Fixed(minutes, "min", 1))
		}
	case hours < 10:
		o.Also = append(o.Also, In(hours, "h"), Fixed(math.Round(seconds/60), "min", 0))
	case hours < 48:
		o.Also = append(o.Also, In(hours, "h"))
	default:
		o.Also = append(o.Also, In(hours, "h"), Fixed(hours/24, "days", 2))
	}
	return o
}

// Wrap brings an angle into 0 to 360 degrees.
func Wrap(degrees float64) float64 {
	degrees = math.Mod(degrees, 360)
	if degrees < 0 {
		degrees += 360
	}
	return degrees
}

// Temperature is an outcome in degrees Celsius, shown in Fahrenheit first where the question spoke in it.
func Temperature(label Text, celsius float64, unit string) Outcome {
	c, f := Fixed(celsius, "°C", 1), Fixed(celsius*9/5+32, "°F", 1)
	if unit == "°F" {
		return Value(label, f, c)
	}
	return Value(label, c, f)
}
