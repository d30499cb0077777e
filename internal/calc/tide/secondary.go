package tide

import (
	"fmt"
	"math"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// secondaryPortCalculator applies the differences of a secondary port to a tide of its standard port, interpolated where two are told.
func secondaryPortCalculator() calc.Calculator {
	clock := func(name, label string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Clock, Optional: true, Announced: true}
	}
	shift := func(name, label string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Time, Unit: "min", Min: -900, Max: 900, Optional: true, Announced: true}
	}
	height := func(name, label string, least float64) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Length, Unit: "m", Min: least, Max: 20, Optional: true, Announced: true}
	}
	return calc.Calculator{
		Name: "secondary_port", Title: answer.Say("Tide at a secondary port", "Gezeit an einem Anschlussort", "Marée d'un port secondaire"),
		Answers: "the time and height of high or low water at a secondary port, from those of its standard port and the differences of the tide tables",
		Formula: "time = standard time + difference; height = standard height + difference; between two differences: d1 + (d2 - d1) × (x - x1) / (x2 - x1)",
		Source:  "the procedure of tide tables: differences are added, and interpolated in a straight line between the times or heights that they are given for",
		Inputs: []calc.Input{
			clock("time", "time at the standard port"), shift("difference", "difference of time"),
			clock("first_for", "time for which the difference holds"), shift("second_difference", "second difference of time"), clock("second_for", "time for which the second one holds"),
			height("height", "height at the standard port", -3), height("height_difference", "difference of height", -10),
			height("first_height_for", "height for which that difference holds", -3), height("second_height_difference", "second difference of height", -10),
			height("second_height_for", "height for which the second one holds", -3),
		},
		Topic: []string{
			"secondary port*|harbour*|station*", "standard port", "port differences", "time|height|tidal difference|differences", "differences are|is|of|for", "difference is|of #", "anschlussort*", "bezugsort", "port secondaire|rattaché", "port principal|de_référence",
		},
		Asks:    []string{"when", "what", "time|height", "hw|lw|high_water|low_water", "how high|much", "wann", "wie hoch", "quand", "quelle"},
		Never:   []string{"latitude|longitude", "cost*|price", "time zone|zones", "wind", "log|speed"},
		Whole:   true,
		Rank:    1.5,
		Either:  []string{"difference", "height_difference"},
		Read:    readSecondary,
		Compute: secondaryPort,
	}
}

// between interpolates a difference in a straight line.
func between(x, x1, d1, x2, d2 float64) float64 { return d1 + (d2-d1)*(x-x1)/(x2-x1) }

// timeDifference interpolates the difference for a time of day, in minutes: those of tables hold for two times a half day of six hours or so apart, and again twelve
// hours later.
func timeDifference(at, t1, d1, t2, d2 float64) float64 {
	const half = 12 * 60
	since, span := math.Mod(at-t1+4*half, half), math.Mod(t2-t1+4*half, half)
	if since <= span {
		return between(since, 0, d1, span, d2)
	}
	return between(since, span, d2, half, d1)
}

func secondaryPort(v *calc.Values) (answer.Answer, error) {
	var a answer.Answer
	var workings []string
	if v.Has("difference") {
		if !v.Has("time") {
			return a, calc.InputErrorf("time", "is missing: time of high or low water at the standard port")
		}
		at, shift := v.Number("time")/60, v.In("difference", "min")
		if v.Has("second_difference") {
			t1, t2 := v.Number("first_for")/60, v.Number("second_for")/60
			if math.Mod(t2-t1+48*60, 12*60) == 0 {
				return a, calc.InputErrorf("second_for", "must be another time than the first")
			}
			d1, d2 := shift, v.In("second_difference", "min")
			shift = timeDifference(at, t1, d1, t2, d2)
			workings = append(workings, answer.Working("difference between %s min at %s and %s min at %s: %s min", d1, answer.Clock(60*t1, ""), d2, answer.Clock(60*t2, ""), shift))
		}
		there := answer.Clock(60*(at+shift), v.Unit("time"))
		a.Outcomes = append(a.Outcomes, answer.Plain(answer.Say("time at the secondary port", "Die Zeit am Anschlussort", "L'heure au port secondaire"), there))
		workings = append(workings, fmt.Sprintf("%s %+g min = %s", answer.ShowQuantity(v.Quantity("time")), math.Round(shift*10)/10, there))
	}
	if v.Has("height_difference") {
		if !v.Has("height") {
			return a, calc.InputErrorf("height", "is missing: height of high or low water at the standard port in m")
		}
		metres, more := v.In("height", "m"), v.In("height_difference", "m")
		if v.Has("second_height_difference") {
			h1, h2 := v.In("first_height_for", "m"), v.In("second_height_for", "m")
			if h1 == h2 {
				return a, calc.InputErrorf("second_height_for", "must be another height than the first")
			}
			more = between(metres, h1, more, h2, v.In("second_height_difference", "m"))
		}
		o := answer.Length(answer.Say("height at the secondary port", "Die Höhe am Anschlussort", "La hauteur au port secondaire"), metres+more, v.Customary("height"))
		a.Outcomes = append(a.Outcomes, o.Led())
		workings = append(workings, answer.Working("%s m + %s m = %s m", metres, more, metres+more))
	}
	a.Working = strings.Join(workings, "; ")
	a.Notes = []answer.Text{answer.Say("In the zone of the tables: add an hour for summer time at the end.", "In der Zeit der Tafeln: für Sommerzeit am Ende eine Stunde dazu.",
		"À l'heure des tables : ajoutez une heure d'été à la fin.")}
	return a, nil
}
