package passage

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// paceCalculator tells when a distance is reached at the pace so far.
func paceCalculator() calc.Calculator {
	clock := func(name, label string) calc.Input { return calc.Input{Name: name, Label: label, Dim: quantity.Clock} }
	distance := func(name, label string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Length, Unit: "nm", Min: 0.01, Max: 30000, Bare: true}
	}
	return calc.Calculator{
		Name: "pace_arrival", Title: answer.Say("Time of a distance at the pace so far", "Zeit einer Strecke beim bisherigen Tempo", "Heure d'une distance à l'allure tenue jusqu'ici"),
		Answers: "when a distance is reached if the speed stays as it was between two times",
		Formula: "V = distance run / time run; time = start + distance / V",
		Source:  "speed, time and distance",
		Inputs: []calc.Input{
			distance("run", "distance run so far"), clock("start", "time of the start"), clock("now", "time now"), distance("whole", "distance from the start"),
		},
		Topic:   []string{"at that|this|the_same pace|rate|speed", "if the pace|speed|wind holds|stays", "at the? pace so far", "bei diesem tempo", "à cette allure|vitesse"},
		Asks:    []string{"when", "what time", "wann", "à quelle heure"},
		Never:   []string{"to go", "left", "remaining", "remain*", "more miles|nm", "litre*|liter*|fuel|gallon*"},
		Whole:   true,
		Rank:    2,
		Compute: paceArrival,
	}
}

func paceArrival(v *calc.Values) (answer.Answer, error) {
	run, whole := v.In("run", "nm"), v.In("whole", "nm")
	start, spent := v.Number("start"), math.Mod(v.Number("now")-v.Number("start")+86400, 86400)
	if spent == 0 {
		return answer.Answer{}, calc.InputErrorf("now", "must be later than the start")
	}
	knots := run / (spent / 3600)
	at := int(math.Round(math.Mod(start+whole/knots*3600, 86400)/60)) % 1440
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Plain(answer.Say("time at which the distance is done", "Die Zeit, zu der die Strecke geschafft ist", "L'heure à laquelle la distance est parcourue"), fmt.Sprintf("%02d:%02d", at/60, at%60)),
			answer.Speed(answer.Say("average speed so far", "Die mittlere Fahrt bisher", "La vitesse moyenne jusqu'ici"), knots*1852/3600),
		},
		Working: answer.Working("%s nm / %s h = %s kn; %s nm / %s kn = %s h after the start", run, spent/3600, knots, whole, knots, whole/knots),
	}, nil
}
