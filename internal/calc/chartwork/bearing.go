package chartwork

import (
	"fmt"
	"math"
	"slices"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func offCourseCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "off_course", Title: answer.Say("Distance off course (rule of 60)", "Abweichung vom Kurs (60er-Regel)",
			"Écart de route (règle de 60)"),
		Answers: "how far off the track an error of course leads",
		Formula: "off = distance × angle / 60",
		Source:  "rule of 60: one degree is one mile in sixty",
		Inputs: []calc.Input{
			input.Distance(),
			{Name: "angle", Label: "error of course", Dim: quantity.Angle, Unit: "deg", Min: 0.05, Max: 60, Bare: true,
				Words: []string{
					"error", "off course", "degrees", "angle", "steering error", "off", "out", "kursfehler", "erreur",
					"wrong",
				}},
		},
		Topic: []string{
			"off course", "off track", "off the? track|course|line", "rule of 60|sixty", "1 in 60", "one in sixty",
			"cross track", "steering error", "course error", "compass error", "error", "vom kurs", "kursfehler",
			"écart", "off by", "# off", "out by", "far off|out", "wrong",
		},
		Asks: []string{
			"how far", "how many miles|nm|nautical|metres", "how many", "distance", "what", "wie weit", "combien", "à quelle",
		},
		Never:   []string{"vmg", "tack*", "sextant", "current", "wind", "variation|deviation", "apparent", "lighthouse", "# high|tall", "high|tall|height of? # ... angle", "bearing|bearings|bears|bore", "relative", "log|speedo"},
		Whole:   true,
		Read:    readRunOff,
		Compute: offCourse,
	}
}

// readRunOff takes of two distances the one that was sailed off course, where the other is only said to be how long the leg or passage is.
func readRunOff(q *question.Question, d *calc.Draft) {
	var runs []int
	for i, one := range q.Quantities {
		if one.Dim == quantity.Length {
			runs = append(runs, i)
		}
	}
	if len(runs) != 2 {
		return
	}
	whole := q.Where("leg", "passage", "crossing", "trip", "voyage", "route", "course of", "to go", "etappe", "überfahrt", "étape", "traversée")
	run := q.Where("for", "over", "after", "sailed", "run", "covered", "over the last", "in", "für", "nach", "pendant", "après")
	first, second := runs[0], runs[1]
	if q.Announced(second, whole) > q.Announced(first, whole) {
		first, second = second, first
	}
	if q.Announced(first, whole) > 1.5 && q.Announced(second, run) > 1.5 && q.Quantities[second].Value < q.Quantities[first].Value {
		d.Take("distance", second)
		d.Spare(first)
	}
}

func courseErrorCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "course_error", Title: answer.Say("Error of course from the distance off", "Kursfehler aus der Abweichung",
			"Erreur de cap d'après l'écart"),
		Answers: "the error of course that led a distance off the track",
		Formula: "angle = 60 × off / distance",
		Source:  "rule of 60: one degree is one mile in sixty",
		Inputs: []calc.Input{
			{Name: "off", Label: "distance off the track", Dim: quantity.Length, Unit: "nm", Min: 0.001, Max: 1000,
				Announced: true, Words: []string{
					"off", "off track", "off course", "cross track", "to port", "to starboard", "off the track|line|course",
					"xte", "left", "right", "of|from the? track|course|line|rhumb_line",
				}},
			{Name: "distance", Label: "distance run", Dim: quantity.Length, Unit: "nm", Min: 0.1, Max: 10000, Words: []string{
				"after", "run", "sailing", "in", "distance", "sailed", "over", "covered",
			}},
		},
		Topic: []string{
			"off course", "off track", "off the? track|course|line", "rule of 60|sixty", "1 in 60", "cross track",
			"course error", "vom kurs", "écart", "# north|south|east|west|left|right|port|starboard of the? track|line|course|rhumb_line", "degrees ... off", "# to port|starboard of",
		},
		Asks: []string{"how many degrees", "what angle", "degrees", "by how many", "what course error", "correction",
			"error"},
		Never:   []string{"sextant", "current", "fix"},
		Whole:   true,
		Compute: courseError,
	}
}

func verticalSextantCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "vertical_sextant", Title: answer.Say("Distance off by vertical sextant angle", "Abstand durch Höhenwinkel",
			"Distance par angle vertical"),
		Answers: "the distance of a light or hill of known height from its vertical angle",
		Formula: "d = 1.856 × height / angle, height in m, angle in minutes of arc, d in nm",
		Source:  "small angle formula, base of the object above the horizon",
		Inputs: []calc.Input{
			{Name: "height", Label: "height of the object", Dim: quantity.Length, Unit: "m", Min: 0.5, Max: 9000,
				Words: []string{
					"height", "high", "tall", "lighthouse", "light", "tower", "elevation", "hoch", "haut", "hill", "cliff",
					"mast",
				}},
			{Name: "angle", Label: "vertical angle", Dim: quantity.Angle, Unit: "deg", Min: 0.005, Max: 30, Words: []string{
				"angle", "sextant", "subtend*", "minutes", "vertical", "winkel",
			}},
		},
		Topic: []string{
			"sextant", "vertical angle", "subtend*", "höhenwinkel", "angle vertical", "distance off", "vsa",
			"vertical sextant", "arc", "# high|tall ... angle", "# high|tall ... angle of", "angle of # ... # high|tall", "lighthouse|tower|light|mast ... angle",
		},
		Asks:    []string{"how far", "distance", "what", "wie weit", "à quelle distance", "calculate"},
		Never:   []string{"doubl*", "on the bow", "off course|track", "noon|latitude|meridian", "relative"},
		Sure:    []string{"vertical sextant? angle", "vsa", "höhenwinkel", "angle vertical"},
		Whole:   true,
		Compute: verticalSextant,
	}
}

func doublingAngleCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "doubling_angle", Title: answer.Say("Distance off by doubling the angle on the bow",
			"Abstand durch Verdoppeln des Bugwinkels", "Distance par doublement du gisement"),
		Answers: "the distance of a mark after its angle on the bow has doubled",
		Formula: "distance off = distance run between the bearings; abeam: × sin of the second angle",
		Source:  "the triangle is isosceles; 45° and 90° is the four point bearing",
		Inputs: []calc.Input{
			{Name: "run", Label: "distance run between the bearings", Dim: quantity.Length, Unit: "nm", Min: 0.01,
				Max: 200, Optional: true, Words: []string{
					"run", "sailed", "distance", "between", "covered", "after", "gone", "log",
				}},
			{Name: "speed", Label: "speed, instead of the run", Dim: quantity.Speed, Unit: "kn", Min: 0.1, Max: 60,
				Optional: true},
			{Name: "time", Label: "time between the bearings, instead of the run", Dim: quantity.Time, Unit: "min",
				Min: 0.1, Max: 2000, Optional: true},
			{Name: "angle", Label: "first angle on the bow", Dim: quantity.Angle, Unit: "deg", Min: 1, Max: 89,
				Default: "45 deg", Bare: true, Words: onBow},
			{Name: "second_angle", Label: "second angle", Dim: quantity.Angle, Unit: "deg", Min: 2, Max: 178, Optional: true,
				Bare: true, Words: onBow, Values: []calc.Phrase{{Words: "is|was|comes|came|bears|bore|now|later|then abeam", Value: 90}, {Words: "until|till|when it|she? is|was|comes|came abeam", Value: 90}}},
		},
		Topic: []string{
			"doubl* ... angle", "angle ... doubl*", "four point bearing", "# point bearing|fix", "doubl* ... bow",
			"on the bow ... on the bow|abeam", "bow ... doubl*", "relative bearing ... doubl*", "verdoppel*",
			"doublement", "# ... on the bow ... # ... run|sail*|later|distance", "# to # on the bow", "# on the bow", "on the bow # ... #", "# off the? bow", "bow bearing*|angle*", "bearing on the bow", "# ... # relative", "# relative ... # relative", "relative bearing* # ... # ... run|ran",
		},
		Asks:    []string{"how far", "distance", "what", "wie weit", "à quelle distance"},
		Never:   []string{"wind", "apparent", "heading|hdg|course # "},
		Either:  []string{"run", "speed"},
		Read:    readPoints,
		Compute: doublingAngle,
	}
}

// readPoints passes over the number in the name of the four point bearing, which is no angle.
func readPoints(q *question.Question, d *calc.Draft) {
	for _, e := range q.Find("# point|points bearing|fix|method|rule") {
		for _, i := range q.QuantitiesIn(e) {
			d.Used[i] = true
		}
	}
	d.Refused = q.Says("abeam") && !q.Says("doubl*", "point|points", "bow|bug", "bearing|bearings|bears|bore", "#  degrees") &&
		!slices.ContainsFunc(q.Quantities, func(one quantity.Quantity) bool { return one.Dim == quantity.Angle })
}

func offCourse(v *calc.Values) (answer.Answer, error) {
	d, degrees := v.In("distance", "nm"), v.In("angle", "deg")
	off := d * degrees / 60
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Run(answer.Say("distance off course", "Die Abweichung", "L'écart"), off*1852)},
		Working:  answer.Working("%s nm × %s° / 60 = %s nm (exactly %s nm)", d, degrees, off, d*math.Sin(degrees*quantity.Degree)),
	}, nil
}

func courseError(v *calc.Values) (answer.Answer, error) {
	off, d := v.In("off", "nm"), v.In("distance", "nm")
	if off > d {
		off, d = d, off
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Angle(answer.Say("error of course", "Der Kursfehler", "L'erreur de cap"), 60*off/d)},
		Working:  answer.Working("60 × %s / %s = %s°", off, d, 60*off/d),
	}, nil
}

func verticalSextant(v *calc.Values) (answer.Answer, error) {
	metres, minutes := v.In("height", "m"), v.In("angle", "arcmin")
	d := 1.856 * metres / minutes
	if minutes > 600 {
		d = metres / math.Tan(minutes/60*quantity.Degree) / 1852
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Run(answer.Say("distance off", "Der Abstand", "La distance"), d*1852)},
		Working:  answer.Working("1.856 × %s m / %s' = %s nm", metres, minutes, d),
		Notes: []answer.Text{answer.Say("Heights are charted above MHWS: with less water the true height is greater and so is the distance.",
			"Höhen gelten über MHWS: bei weniger Wasser ist die Höhe größer und der Abstand auch.",
			"Les hauteurs sont au-dessus des pleines mers : à marée plus basse la distance est plus grande.")},
	}, nil
}

func doublingAngle(v *calc.Values) (answer.Answer, error) {
	d := v.In("run", "nm")
	working := ""
	if d == 0 {
		d = v.In("speed", "kn") * v.In("time", "h")
		if d == 0 {
			return answer.Answer{}, calc.InputErrorf("run", "is missing: distance run between the bearings in nm")
		}
		working = answer.Working("%s kn × %s h = %s nm; ", v.In("speed", "kn"), v.In("time", "h"), d)
	}
	first := v.In("angle", "deg")
	second := 2 * first
	if v.Has("second_angle") {
		first, second = min(first, v.In("second_angle", "deg")), max(first, v.In("second_angle", "deg"))
	}
	if second-first < 1 || second >= 180 {
		return answer.Answer{}, calc.InputErrorf("second_angle", "must be larger than the first by a degree or more")
	}
	off := d * math.Sin(first*quantity.Degree) / math.Sin((second-first)*quantity.Degree)
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Run(answer.Say("distance off at the second bearing", "Der Abstand bei der zweiten Peilung",
				"La distance au second relèvement"), off*1852),
			answer.Run(answer.Say("distance off when abeam", "Abstand querab", "Distance par le travers"), off*math.Sin(second*quantity.Degree)*1852),
		},
		Working: working + answer.Working("%s nm × sin %s° / sin (%s° - %s°) = %s nm", d, first, second, first, off),
	}, nil
}

func reciprocalCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "reciprocal_bearing", Title: answer.Say("Reciprocal bearing", "Gegenpeilung", "Relèvement inverse"),
		Answers: "the opposite direction of a bearing or course",
		Formula: "reciprocal = bearing ± 180°",
		Source:  "the definition",
		Inputs:  []calc.Input{input.Steered("bearing", "bearing", "reciprocal", "of", "bearing", "course", "heading", "is", "to", "von", "de")},
		Topic: []string{
			"reciprocal*", "back bearing", "opposite course|bearing|direction|heading", "opposite of", "gegenpeilung", "gegenkurs",
			"relèvement inverse", "cap inverse", "route inverse|opposée", "inverse of", "turn* round|around ... course|heading",
			"cap opposé", "back course", "180 to",
		},
		Asks:    []string{"what|which bearing|course|heading|direction"},
		Never:   []string{"speed|knots", "current|set", "variation|deviation"},
		Whole:   true,
		Compute: reciprocal,
	}
}

func reciprocal(v *calc.Values) (answer.Answer, error) {
	bearing := v.In("bearing", "deg")
	back := answer.Wrap(bearing + 180)
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Course(answer.Say("reciprocal", "Die Gegenrichtung", "La direction inverse"), back, "")},
		Working:  fmt.Sprintf("%s ± 180° = %s", answer.ShowCourse(bearing), answer.ShowCourse(back)),
	}, nil
}

// onBow announce an angle on the bow.
var onBow = []string{"on the bow", "angle on the bow", "bow", "bearing", "then", "to", "from", "relative bearing"}
