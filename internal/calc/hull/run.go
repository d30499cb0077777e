package hull

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
)

// runPhrases ask for a run or its time at hull speed, which is not to be answered with the hull speed alone.
var runPhrases = []string{
	"how far|long|many_hours|many_days|many_miles ... at hull speed|hullspeed", "# sail|sailing|sailed|motoring|going at hull speed|hullspeed", "# at hull speed|hullspeed", "at hull speed|hullspeed ... how far|long|many_hours|many_days|many_miles",
	"run|distance ... at hull speed|hullspeed", "at hull speed|hullspeed ... run|distance",
	"wie weit|lange ... mit|bei rumpfgeschwindigkeit", "quelle distance|combien_de_temps ... à la? vitesse de carène",
}

func hullSpeedRunCalculator() calc.Calculator {
	time := calc.Optional(input.Time())
	time.Values = []calc.Phrase{{Words: "daily run", Value: 24}, {Words: "day|days s? run", Value: 24}}
	return calc.Calculator{
		Name: "hull_speed_run", Title: answer.Say("Run at hull speed", "Strecke mit Rumpfgeschwindigkeit", "Distance à la vitesse de carène"),
		Answers: "how far a boat gets in a time at her hull speed, or how long a distance takes",
		Formula: "d = V t, V = 1.34 √LWL, LWL in ft, V in kn",
		Source:  "Froude's speed-length law with the customary constant 1.34 for displacement hulls",
		Inputs:  []calc.Input{input.Waterline(), time, calc.Optional(input.Distance())},
		Topic:   runPhrases,
		Never:   []string{"faster|slower|versus|compared", "current|tide|stream", "fuel|diesel|litres|gallons"},
		Either:  []string{"time", "distance"},
		Whole:   true,
		Rank:    0.5,
		Read:    func(q *question.Question, d *calc.Draft) { d.Refused = !q.Says(runPhrases...) },
		Compute: hullSpeedRun,
	}
}

func hullSpeedRun(v *calc.Values) (answer.Answer, error) {
	feet := v.In("waterline_length", "ft")
	knots := 1.34 * math.Sqrt(feet)
	speed := answer.Speed(answer.Say("hull speed", "Die Rumpfgeschwindigkeit", "La vitesse de carène"), knots*1852/3600)
	working := answer.Working("1.34 × √%s ft = %s kn; ", feet, knots)
	notes := []answer.Text{answer.Say("Few boats hold their hull speed for long; most cruisers average less.",
		"Wenige Boote halten ihre Rumpfgeschwindigkeit lange; die meisten Fahrtenboote segeln im Mittel langsamer.",
		"Peu de bateaux tiennent longtemps leur vitesse de carène ; la plupart des croiseurs font moins en moyenne.")}
	if v.Has("distance") {
		miles := v.In("distance", "nm")
		return answer.Answer{
			Outcomes: []answer.Outcome{answer.Duration(answer.Say("time", "Die Dauer", "La durée"), miles/knots*3600), speed},
			Working:  working + answer.Working("%s nm / %s kn = %s h", miles, knots, miles/knots), Notes: notes,
		}, nil
	}
	hours := v.In("time", "h")
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Run(answer.Say("run", "Die Strecke", "La distance"), knots*hours*1852), speed},
		Working:  working + answer.Working("%s kn × %s h = %s nm", knots, hours, knots*hours), Notes: notes,
	}, nil
}
