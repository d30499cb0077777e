package calc

import (
	"fmt"
	"math"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

func arcCalculators() []Calculator {
	return []Calculator{latitudeCalculator(), chartScaleCalculator(), angleFormCalculator(), noonLatitudeCalculator()}
}

func latitudeCalculator() Calculator {
	return Calculator{
		Name: "latitude_distance", Title: say("Miles of an arc of latitude", "Seemeilen eines Breitenunterschieds", "Milles d'un arc de latitude"),
		Answers: "how many nautical miles an arc of latitude spans, or of longitude at a latitude",
		Formula: "d = 60 × degrees; along a parallel × cos latitude",
		Source:  "a nautical mile is a minute of latitude",
		Inputs: []Input{
			{Name: "arc", Label: "difference of latitude or longitude", Dim: quantity.Angle, Unit: "deg", Min: 0.0001, Max: 180, Words: []string{
				"degree*", "minutes", "of latitude|longitude", "difference", "arc", "span*",
			}},
			{Name: "latitude", Label: "latitude, for a difference of longitude", Dim: quantity.Angle, Unit: "deg", Min: -89, Max: 89, Optional: true, Announced: true,
				Words: []string{"at", "at latitude", "latitude", "at ... latitude", "parallel", "in"}},
		},
		topic: []string{
			"# of? latitude|longitude", "degree*|minute* of? latitude|longitude", "difference of|in latitude|longitude", "d lat|long", "breitenunterschied",
			"# latitude|longitude", "same meridian", "latitude|latitudes|parallels # and|to #", "along|on a|the|one same? meridian", "due|straight|directly #", "# from # to #", "from # to # ... #", "plein #", "arc de latitude",
		},
		asks:    []string{"how many", "how far", "miles", "nm", "distance", "wie viel*|weit", "combien", "nautical"},
		never:   []string{"sun|noon|sextant"},
		read:    readArc,
		whole:   true,
		compute: latitudeDistance,
	}
}

func angleFormCalculator() Calculator {
	return Calculator{
		Name: "angle_form", Title: say("A latitude or longitude written otherwise", "Breite oder Länge in anderer Schreibweise",
			"Une latitude ou longitude écrite autrement"),
		Answers: "an angle or coordinate in decimal degrees, in degrees and decimal minutes, and in degrees, minutes and seconds",
		Formula: "1° = 60′ = 3600″",
		Source:  "the definition",
		Inputs:  []Input{{Name: "angle", Label: "angle", Dim: quantity.Angle, Unit: "deg", Min: -360, Max: 360, Bare: true}},
		topic: []string{
			"decimal degrees", "degrees ... decimal", "decimal minutes", "degrees and|, minutes", "minutes and|, seconds", "dms", "dezimalgrad", "degrés décimaux",
			"# ... in decimal", "# to decimal",
		},
		never:   []string{"how many|far miles|nm", "of latitude"},
		whole:   true,
		compute: angleForm,
	}
}

// readArc leaves a latitude out where an arc of latitude is asked for.
func readArc(q *question, d *draft) {
	if q.says("# of? longitude") && q.says("at # latitude|north|south", "# n|s|north|south? latitude", "latitude of|at|is? #") {
		d.takeParallel(q)
		return
	}
	if q.says("from # to #") && !q.onlyLatitudes() {
		d.refused = true
		return
	}
	if q.says("longitude", "länge", "longueur en longitude") && !q.says("latitude ... at") {
		return
	}
	var ends []int
	for i, one := range q.quantities {
		if one.Dim == quantity.Angle && one.Side != "point" {
			ends = append(ends, i)
		}
	}
	if len(ends) == 2 && q.says("between", "and", "to", "difference", "zwischen", "entre") {
		d.args["arc"] = fmt.Sprintf("%g deg", math.Abs(q.quantities[ends[0]].Value-q.quantities[ends[1]].Value))
		d.used[ends[0]], d.used[ends[1]] = true, true
		d.quality += 2
		return
	}
	if len(ends) > 0 {
		d.take("arc", ends[0])
	}
	d.refused = len(ends) == 0 // "due west" is a direction
}

// onlyLatitudes reports whether all angles of the question are latitudes, compass points aside.
func (q *question) onlyLatitudes() bool {
	for _, one := range q.quantities {
		if one.Dim == quantity.Angle && !strings.Contains("N S point", one.Side) || one.Side == "" && one.Dim == quantity.Angle {
			return false
		}
	}
	return true
}

// takeParallel takes the angle before "longitude" as the arc and the other one as the latitude that it is at.
func (d *draft) takeParallel(q *question) {
	arc := -1
	for _, e := range q.find("# of? longitude") {
		arc = q.quantitiesIn(e)[0]
	}
	for i, one := range q.quantities {
		if one.Dim == quantity.Angle && i == arc {
			d.take("arc", i)
		} else if one.Dim == quantity.Angle {
			d.take("latitude", i)
		}
	}
}

func latitudeDistance(v *values) (answer, error) {
	degrees, factor := v.In("arc", "deg"), 1.0
	working := fmt.Sprintf("%s° × 60 = %s nm", sh(degrees), sh(60*degrees))
	if v.Has("latitude") {
		factor = math.Cos(v.In("latitude", "deg") * quantity.Degree)
		working = fmt.Sprintf("%s° × 60 × cos %s° = %s nm", sh(degrees), sh(math.Abs(v.In("latitude", "deg"))), sh(60*degrees*factor))
	}
	a := answer{
		Outcomes: []Outcome{run(say("distance", "Die Strecke", "La distance"), 60*degrees*factor*1852)},
		Working:  working,
	}
	if !v.Has("latitude") {
		a.Notes = append(a.Notes, say("That holds along a meridian; a degree of longitude is as long only at the equator and shrinks with the cosine of the latitude.",
			"Das gilt auf einem Meridian; ein Längengrad ist nur am Äquator so lang und schrumpft mit dem Kosinus der Breite.",
			"Cela vaut le long d'un méridien ; un degré de longitude n'est aussi long qu'à l'équateur et rétrécit avec le cosinus de la latitude."))
	}
	return a, nil
}

func angleForm(v *values) (answer, error) {
	q := v.quantity("angle")
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
	decimal := formatNumber(degrees, 6, "en") + "°"
	minutes := fmt.Sprintf("%s%d° %06.3f′ %s", sign, int(thousandths)/60000, math.Mod(thousandths, 60000)/1000, side)
	seconds := fmt.Sprintf("%s%d° %02d′ %04.1f″ %s", sign, int(tenths)/36000, int(tenths)/600%60, math.Mod(tenths, 600)/10, side)
	return answer{
		Outcomes: []Outcome{
			plain(say("angle in decimal degrees", "Der Winkel in Dezimalgrad", "L'angle en degrés décimaux"), decimal),
			plain(say("in degrees and minutes", "In Grad und Minuten", "En degrés et minutes"), minutes),
			plain(say("in degrees, minutes and seconds", "In Grad, Minuten und Sekunden", "En degrés, minutes et secondes"), seconds),
		},
		Working: fmt.Sprintf("whole degrees + minutes / 60 = %s", decimal),
	}, nil
}
