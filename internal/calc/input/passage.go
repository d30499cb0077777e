// Package input holds the inputs that calculators of several subjects ask for.
package input

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Distance is how far it is, at sea.
func Distance() calc.Input {
	return calc.Input{
		Name: "distance", Label: "distance", Adds: true, Dim: quantity.Length, Unit: "nm", Min: 0.0005, Max: 30000,
		Words: []string{
			"distance", "passage", "away", "trip", "miles", "leg", "cover", "run", "sail", "for", "to go",
			"entfernung", "strecke", "distanz", "distance de", "parcourir", "apart", "to",
		},
		Values: []calc.Phrase{{Words: "measured mile", Value: 1}, {Words: "gemessene* meile", Value: 1}},
	}
}

// Speed is how fast a boat goes.
func Speed() calc.Input {
	return calc.Input{
		Name: "speed", Label: "speed", Dim: quantity.Speed, Unit: "kn", Min: 0.05, Max: 500,
		Words: []string{
			"speed", "average*", "averaging", "at", "doing", "boat", "log says|reads|shows", "making", "sog", "boat speed", "geschwindigkeit",
			"fahrt", "vitesse", "moyenne", "cruising", "sailing at", "motoring at", "making good", "mit", "à",
		},
	}
}

// Time is how long something takes.
func Time() calc.Input {
	return calc.Input{
		Name: "time", Label: "time", Dim: quantity.Time, Unit: "h", Min: 0.0002, Max: 100000,
		Words: []string{"in", "for", "time", "within", "after", "during", "takes", "took", "zeit", "dauer", "pendant", "en"},
	}
}

// BoatSpeed is the speed through the water.
func BoatSpeed() calc.Input {
	return calc.Input{
		Name: "boat_speed", Label: "boat speed", Dim: quantity.Speed, Unit: "kn", Max: 100,
		Words: []string{
			"boat speed", "boat s speed", "boat", "boatspeed", "stw", "sog", "bsp", "my speed", "our speed",
			"speed through", "doing", "making", "sailing at", "motoring at", "motoring", "sailing", "moving", "going",
			"steaming", "makes", "sails", "sail at",
			"i|we do|make|sail", "does", "hull", "travelling", "fahrt", "bootsgeschwindigkeit", "bateau", "vitesse", "under power",
			"yacht", "we re at", "log", "logging", "moves", "run at", "segeln mit", "speed",
		},
	}
}

// Steered is a true course or bearing, by its name and the words that announce it.
func Steered(name, label string, words ...string) calc.Input {
	return calc.Input{Name: name, Label: label, Dim: quantity.Angle, Unit: "deg", Max: 360, Bare: true, Words: words}
}

// Comparing are the words that ask how two cases differ.
func Comparing() []string {
	return []string{
		"how much|many ... faster|longer|slower|sooner|later|earlier|quicker|more|less|save", "faster|slower|longer|sooner|quicker than", "save*", "difference", "compared",
		"instead of", "wie viel* ... schneller|länger|früher|später", "combien ... plus|moins",
	}
}

// ReadPorts takes the distance between two named places where the question gives none.
func ReadPorts(q *question.Question, d *calc.Draft) {
	if len(q.Places) != 2 {
		return
	}
	for _, one := range q.Quantities {
		if one.Dim == quantity.Length && (one.Unit == "nm" || one.Unit == "miles" || one.Unit == "km" || one.Unit == "mi") {
			return
		}
	}
	d.Args["distance"] = fmt.Sprintf("%.1f nm", geo.Distance(q.Places[0].Position, q.Places[1].Position))
}

// HoursUnderWay is the time that a call gives or, where it gives a distance, what that takes at a speed, with that much of the working.
func HoursUnderWay(v *calc.Values, speed string) (hours float64, working string, err error) {
	if v.Has("time") {
		return v.In("time", "h"), "", nil
	}
	if !v.Has(speed) {
		return 0, "", calc.InputErrorf(speed, "is missing: %s in kn, with the distance", strings.ReplaceAll(speed, "_", " "))
	}
	d, knots := v.In("distance", "nm"), v.In(speed, "kn")
	return d / knots, answer.Working("%s nm / %s kn = %s h; ", d, knots, d/knots), nil
}
