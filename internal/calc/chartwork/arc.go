package chartwork

import (
	"fmt"
	"math"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func latitudeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "latitude_distance", Title: answer.Say("Miles of an arc of latitude", "Seemeilen eines Breitenunterschieds", "Milles d'un arc de latitude"),
		Answers: "how many nautical miles an arc of latitude spans, or of longitude at a latitude",
		Formula: "d = 60 × degrees; along a parallel × cos latitude",
		Source:  "a nautical mile is a minute of latitude",
		Inputs: []calc.Input{
			{Name: "arc", Label: "difference of latitude or longitude", Dim: quantity.Angle, Unit: "deg", Min: 0.0001, Max: 180, Words: []string{
				"degree*", "minutes", "of latitude|longitude", "difference", "arc", "span*",
			}, Values: []calc.Phrase{
				{Words: "per|a|each|every|one degree of? latitude|longitude", Value: 1}, {Words: "per|a|each|every|one minute of? latitude|longitude", Value: 1.0 / 60},
			}},
			{Name: "latitude", Label: "latitude, for a difference of longitude", Dim: quantity.Angle, Unit: "deg", Min: -89, Max: 89, Optional: true, Announced: true,
				Words: []string{"at", "at latitude", "latitude", "at ... latitude", "parallel", "in"}},
		},
		Topic: []string{
			"# of? latitude|longitude", "degree*|minute* of? latitude|longitude", "difference of|in latitude|longitude", "d lat|long", "breitenunterschied",
			"# latitude|longitude", "same meridian", "latitude|latitudes|parallels # and|to #", "along|on a|the|one same? meridian", "due|straight|directly #", "# from # to #", "from # to # ... #", "plein #", "arc de latitude",
		},
		Asks:    []string{"how many", "how far", "miles", "nm", "distance", "wie viel*|weit", "combien", "nautical"},
		Never:   []string{"sun|noon|sextant"},
		Read:    readArc,
		Whole:   true,
		Compute: latitudeDistance,
	}
}

func angleFormCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "angle_form", Title: answer.Say("A latitude or longitude written otherwise", "Breite oder Länge in anderer Schreibweise",
			"Une latitude ou longitude écrite autrement"),
		Answers: "an angle or coordinate in decimal degrees, in degrees and decimal minutes, and in degrees, minutes and seconds",
		Formula: "1° = 60′ = 3600″",
		Source:  "the definition",
		Inputs:  []calc.Input{{Name: "angle", Label: "angle", Dim: quantity.Angle, Unit: "deg", Min: -360, Max: 360, Bare: true}},
		Topic: []string{
			"decimal degrees", "degrees ... decimal", "decimal minutes", "degrees and|, minutes", "minutes and|, seconds", "dms", "dezimalgrad", "degrés décimaux",
			"# ... in decimal", "# to decimal",
		},
		Never:   []string{"how many|far miles|nm", "of latitude"},
		Whole:   true,
		Compute: angleForm,
	}
}

// readArc leaves a latitude out where an arc of latitude is asked for.
func readArc(q *question.Question, d *calc.Draft) {
	if q.Says("# of? longitude") && q.Says("at # latitude|north|south", "# n|s|north|south? latitude", "latitude of|at|is? #") {
		takeParallel(d, q)
		return
	}
	if q.Says("from # to #") && !onlyLatitudes(q) {
		d.Refused = true
		return
	}
	if q.Says("longitude", "länge", "longueur en longitude") && !q.Says("latitude ... at") {
		return
	}
	var ends []int
	for i, one := range q.Quantities {
		if one.Dim == quantity.Angle && one.Side != "point" {
			ends = append(ends, i)
		}
	}
	if len(ends) == 2 && q.Says("between", "and", "to", "difference", "zwischen", "entre") {
		d.Args["arc"] = fmt.Sprintf("%g deg", math.Abs(q.Quantities[ends[0]].Value-q.Quantities[ends[1]].Value))
		d.Used[ends[0]], d.Used[ends[1]] = true, true
		d.Quality += 2
		return
	}
	if len(ends) > 0 {
		d.Take("arc", ends[0])
	}
	d.Refused = len(ends) == 0 // "due west" is a direction
}

// onlyLatitudes reports whether all angles of the question are latitudes, compass points aside.
func onlyLatitudes(q *question.Question) bool {
	for _, one := range q.Quantities {
		if one.Dim == quantity.Angle && !strings.Contains("N S point", one.Side) || one.Side == "" && one.Dim == quantity.Angle {
			return false
		}
	}
	return true
}

// takeParallel takes the angle before "longitude" as the arc and the other one as the latitude that it is at.
func takeParallel(d *calc.Draft, q *question.Question) {
	arc := -1
	for _, e := range q.Find("# of? longitude") {
		arc = q.QuantitiesIn(e)[0]
	}
	for i, one := range q.Quantities {
		if one.Dim == quantity.Angle && i == arc {
			d.Take("arc", i)
		} else if one.Dim == quantity.Angle {
			d.Take("latitude", i)
		}
	}
}

func latitudeDistance(v *calc.Values) (answer.Answer, error) {
	degrees, factor := v.In("arc", "deg"), 1.0
	working := answer.Working("%s° × 60 = %s nm", degrees, 60*degrees)
	if v.Has("latitude") {
		factor = math.Cos(v.In("latitude", "deg") * quantity.Degree)
		working = answer.Working("%s° × 60 × cos %s° = %s nm", degrees, math.Abs(v.In("latitude", "deg")), 60*degrees*factor)
	}
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Run(answer.Say("distance", "Die Strecke", "La distance"), 60*degrees*factor*1852)},
		Working:  working,
	}
	if !v.Has("latitude") {
		a.Notes = append(a.Notes, answer.Say("That holds along a meridian; a degree of longitude is as long only at the equator and shrinks with the cosine of the latitude.",
			"Das gilt auf einem Meridian; ein Längengrad ist nur am Äquator so lang und schrumpft mit dem Kosinus der Breite.",
			"Cela vaut le long d'un méridien ; un degré de longitude n'est aussi long qu'à l'équateur et rétrécit avec le cosinus de la latitude."))
	}
	return a, nil
}

func angleForm(v *calc.Values) (answer.Answer, error) {
	q := v.Quantity("angle")
	degrees := v.In("angle", "deg")
	side, sign := "", ""
	if q.Side == "N" || q.Side == "S" || q.Side == "E" || q.Side == "W" {
		side = q.Side
	} else if degrees < 0 {
		sign = "-"
	}
	size := math.Abs(degrees)
	thousandths := math.Round(size * 60000)
	tenths := math.Round(size * 36000)
	decimal := answer.Rounded(degrees, 6) + "°"
	minutes := fmt.Sprintf("%s%d° %06.3f′ %s", sign, int(thousandths)/60000, math.Mod(thousandths, 60000)/1000, side)
	seconds := fmt.Sprintf("%s%d° %02d′ %04.1f″ %s", sign, int(tenths)/36000, int(tenths)/600%60, math.Mod(tenths, 600)/10, side)
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Plain(answer.Say("angle in decimal degrees", "Der Winkel in Dezimalgrad", "L'angle en degrés décimaux"), decimal),
			answer.Plain(answer.Say("in degrees and minutes", "In Grad und Minuten", "En degrés et minutes"), minutes),
			answer.Plain(answer.Say("in degrees, minutes and seconds", "In Grad, Minuten und Sekunden", "En degrés, minutes et secondes"), seconds),
		},
		Working: fmt.Sprintf("whole degrees + minutes / 60 = %s", decimal),
	}, nil
}
