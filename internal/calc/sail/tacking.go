package sail

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func vmgCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "vmg", Title: answer.Say("Velocity made good", "Velocity made good", "Vitesse de rapprochement"),
		Answers: "the part of the boat speed that goes towards the wind or the mark",
		Formula: "VMG = V cos α, α the angle between course and target",
		Source:  "trigonometry",
		Inputs: []calc.Input{
			input.BoatSpeed(),
			angleWithValues(calc.Input{
				Name: "angle", Label: "angle between course and target", Dim: quantity.Angle, Unit: "deg", Min: -180,
				Max: 360, Bare: true,
				Words: []string{
					"twa", "angle", "off the wind", "to the wind", "true wind angle", "degrees", "off", "at", "winkel",
					"from the wind", "off the true wind",
				},
			}, []calc.Phrase{{Words: "dead downwind", Value: 180}, {Words: "beam reach", Value: 90}}),
		},
		Topic: []string{
			"vmg", "velocity made good", "made good", "speed made good to windward", "gain au vent",
			"progress ... windward|upwind", "how fast|much ... straight|directly|dead downwind|upwind|to_windward|towards_the_wind", "speed straight|directly downwind|upwind", "# off|from the? direct|straight|rhumb line|course|track", "off the? direct|straight|rhumb line|course ... clos*|progress|toward*",
		},
		Never:   []string{"set|drift|current|tide", "course made good", "apparent", "true wind speed ?", "how strong"},
		Read:    readTackingAngle,
		Compute: madeGood,
	}
}

// readTackingAngle halves the angle from tack to tack.
func readTackingAngle(q *question.Question, d *calc.Draft) {
	words := q.Where("tack* through", "tacking angle", "tacks through", "between tacks", "from tack to tack")
	for i, one := range q.Quantities {
		if (one.Dim == quantity.Angle || one.Dim == quantity.Bare) && one.Given >= 60 && q.Announced(i, words) > 1.4 {
			d.Used[i] = true
			d.Args["angle"] = fmt.Sprintf("%g deg", one.Given/2)
			return
		}
	}
}

func tackingDistanceCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "tacking_distance", Title: answer.Say("Distance when tacking", "Strecke beim Kreuzen", "Distance en louvoyant"),
		Answers: "how far a boat sails, and how long, to a mark straight upwind",
		Formula: "sailed = d / cos (tacking angle / 2)",
		Source:  "trigonometry; legs on both tacks at the same angle to the wind",
		Inputs: []calc.Input{
			input.Distance(),
			{Name: "tacking_angle", Label: "angle through which the boat tacks", Dim: quantity.Angle, Unit: "deg",
				Min: 60, Max: 175, Default: "90 deg",
				Words: []string{"tack* through", "tacking angle", "tack*", "through", "between tacks", "wendewinkel"}},
			{Name: "true_wind_angle", Label: "angle to the true wind", Dim: quantity.Angle, Unit: "deg", Min: 5, Max: 89,
				Optional: true, Announced: true,
				Words: []string{
					"twa", "to the wind", "off the wind", "true wind", "to the true wind", "pointing", "points",
					"off the true wind", "am wind", "point", "tack* at", "degrees|deg true", "sailing at", "wind",
				}},
			{Name: "boat_speed", Label: "boat speed", Dim: quantity.Speed, Unit: "kn", Min: 0.1, Max: 60, Optional: true},
		},
		Topic: []string{
			"tack*", "upwind|windward ... distance|far|long|sail", "distance ... upwind|windward", "beat*",
			"sailed distance", "dead upwind", "kreuz*", "louvoy*", "directly upwind", "straight upwind", "to windward",
		},
		Asks: []string{
			"how far", "how long", "distance", "how many miles", "wie weit", "wie lange", "quelle distance",
			"how much longer|further", "sail*",
		},
		Never:   []string{"vmg", "apparent", "right of way", "give way", "same tack", "port tack", "starboard tack", "new|what|which heading|course"},
		Rank:    0.4,
		Compute: tackingDistance,
	}
}

func madeGood(v *calc.Values) (answer.Answer, error) {
	knots, degrees := v.In("boat_speed", "kn"), offBow(v.In("angle", "deg"))
	vmg := knots * math.Cos(degrees*quantity.Degree)
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Speed(answer.Say("VMG", "Die VMG", "La VMG"), math.Abs(vmg)*1852/3600)},
		Working:  answer.Working("%s kn × cos %s° = %s kn", knots, degrees, vmg),
	}
	if degrees > 90 {
		a.Notes = append(a.Notes, answer.Say("That is made good downwind.", "Das ist nach Lee gutgemacht.",
			"C'est un gain sous le vent."))
	}
	return a, nil
}

func tackingDistance(v *calc.Values) (answer.Answer, error) {
	half := v.In("tacking_angle", "deg") / 2
	if v.Has("true_wind_angle") {
		half = v.In("true_wind_angle", "deg")
	}
	d := v.In("distance", "nm")
	sailed := d / math.Cos(half*quantity.Degree)
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Run(answer.Say("distance sailed", "Die gesegelte Strecke", "La distance parcourue"), sailed*1852)},
		Working:  answer.Working("%s nm / cos %s° = %s nm", d, half, sailed),
	}
	if knots := v.In("boat_speed", "kn"); knots > 0 {
		a.Outcomes = append(a.Outcomes,
			answer.Duration(answer.Say("time", "Die Dauer", "La durée"), sailed/knots*3600).Led(),
			answer.Speed(answer.Say("VMG to windward", "VMG nach Luv", "VMG au vent"), knots*math.Cos(half*quantity.Degree)*1852/3600))
	}
	return a, nil
}
