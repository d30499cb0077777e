package calc

import (
	"math"

	"github.com/fairlead/fairlead/internal/quantity"
)

// Result is the answer of one call: what was given, what came out and how.
type Result struct {
	Calculator string    `json:"calculator"`
	Title      Text      `json:"title"`
	Inputs     []Given   `json:"inputs"`
	Outcomes   []Outcome `json:"outcomes"` // the one asked for first; at least one
	Working    string    `json:"working"`  // the formula with the numbers put in
	Formula    string    `json:"formula"`
	Source     string    `json:"source"`
	Notes      []Text    `json:"notes,omitempty"` // assumptions and limits
}

// Given is one input as it was used.
type Given struct {
	Name    string `json:"name"`
	Label   string `json:"label"`
	Value   string `json:"value"`             // with its unit
	Assumed bool   `json:"assumed,omitempty"` // a default, not given by the caller
}

// answer is what a calculator's compute function gives.
type answer struct {
	Outcomes []Outcome
	Working  string
	Notes    []Text
}

// Outcome is one computed thing.
type Outcome struct {
	Label  Text     `json:"label"`           // with the article in German and French, without in English
	Amount Amount   `json:"amount,omitzero"` // the value; unused when Plain is set
	Also   []Amount `json:"also,omitempty"`  // the same value in other units
	Plain  string   `json:"text,omitempty"`  // a time, a place or a course instead of an amount
	Lead   bool     `json:"-"`               // stands in the first sentence beside the first outcome
	Remark Text     `json:"remark,omitzero"` // a few words after the value: how it is judged
}

// Amount is a number with its unit.
type Amount struct {
	Value    float64 `json:"value"`
	Unit     string  `json:"unit"`
	Decimals int     `json:"-"` // digits after the point; -1 chooses by size
}

func in(value float64, unit string) Amount { return Amount{Value: value, Unit: unit, Decimals: -1} }

func fixed(value float64, unit string, decimals int) Amount {
	return Amount{Value: value, Unit: unit, Decimals: decimals}
}

// outcome is a value with the same in other units.
func outcome(label Text, amount Amount, also ...Amount) Outcome {
	return Outcome{Label: label, Amount: amount, Also: also}
}

func plain(label Text, text string) Outcome { return Outcome{Label: label, Plain: text} }

// led puts an outcome into the first sentence.
func (o Outcome) led() Outcome {
	o.Lead = true
	return o
}

func (o Outcome) remarked(t Text) Outcome {
	o.Remark = t
	return o
}

// inEither is a value in a metric unit and in a customary one, which stands first where the question spoke so.
func inEither(label Text, metric, other Amount, customary bool) Outcome {
	if customary {
		metric, other = other, metric
	}
	return outcome(label, metric, other)
}

// length is an outcome in metres.
func length(label Text, metres float64, customary bool) Outcome {
	return inEither(label, in(metres, "m"), in(metres/quantity.Foot, "ft"), customary)
}

// run is a distance at sea, in metres.
func run(label Text, metres float64) Outcome {
	if math.Abs(metres) < 1000 && metres != 0 {
		return outcome(label, in(metres/1852, "nm"), in(metres, "m"))
	}
	return outcome(label, in(metres/1852, "nm"), in(metres/1000, "km"))
}

// speed is an outcome in metres per second.
func speed(label Text, ms float64) Outcome {
	return outcome(label, in(ms*3600/1852, "kn"), in(ms*3.6, "km/h"))
}

// mass is an outcome in kilograms.
func mass(label Text, kg float64, customary bool) Outcome {
	return inEither(label, in(kg, "kg"), in(kg/0.45359237, "lb"), customary)
}

// volume is an outcome in litres.
func volume(label Text, litres float64, customary bool) Outcome {
	return inEither(label, in(litres, "L"), in(litres/3.785411784, "gal"), customary)
}

// consumption is an outcome in litres an hour.
func consumption(label Text, litres float64, customary bool) Outcome {
	return inEither(label, in(litres, "L/h"), in(litres/3.785411784, "gal/h"), customary)
}

// area is an outcome in square metres.
func area(label Text, m2 float64, customary bool) Outcome {
	return inEither(label, in(m2, "m2"), in(m2/0.09290304, "ft2"), customary)
}

// angle is an outcome in degrees, not folded.
func angle(label Text, degrees float64) Outcome { return outcome(label, fixed(degrees, "deg", 1)) }

// course is a direction of 0 to 360 degrees with its reference: "T", "M", "C" or "".
func course(label Text, degrees float64, reference string) Outcome {
	return plain(label, showCourse(degrees)+reference)
}

// duration is an outcome in seconds, in words and in decimals.
func duration(label Text, seconds float64) Outcome {
	o := plain(label, showDuration(seconds))
	hours := seconds / 3600
	if whole := math.Round(hours); math.Abs(hours-whole) < 1e-9 && hours > 1 && hours < 48 {
		o.Also = []Amount{fixed(seconds/60, "min", 0)}
		return o
	}
	switch {
	case hours < 1:
		o.Also = append(o.Also, in(hours, "h"))
		if minutes := seconds / 60; math.Abs(minutes-math.Round(minutes)) > 0.05 {
			o.Also = append(o.Also, fixed(minutes, "min", 1))
		}
	case hours < 10:
		o.Also = append(o.Also, in(hours, "h"), fixed(math.Round(seconds/60), "min", 0))
	case hours < 48:
		o.Also = append(o.Also, in(hours, "h"))
	default:
		o.Also = append(o.Also, in(hours, "h"), fixed(hours/24, "days", 2))
	}
	return o
}

// wrap brings an angle into 0 to 360 degrees.
func wrap(degrees float64) float64 {
	degrees = math.Mod(degrees, 360)
	if degrees < 0 {
		degrees += 360
	}
	return degrees
}
