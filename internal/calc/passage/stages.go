package passage

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// stageNames begin the inputs of each stage, in their order.
var stageNames = []string{"", "second_", "third_", "fourth_"}

// stagesCalculator is for legs of which each is told in its own way: by distance or time, with a current of its own, or as the rest.
func stagesCalculator() calc.Calculator {
	var inputs []calc.Input
	for _, n := range stageNames {
		for _, in := range []calc.Input{input.Distance(), input.Time(), input.Speed(), input.Along()} {
			in = bareLeg(calc.Optional(in))
			in.Name, in.Label, in.Announced = n+in.Name, in.Label+" of a leg", true
			inputs = append(inputs, in)
		}
	}
	return calc.Calculator{
		Name: "passage_stages", Title: answer.Say("Passage of several legs", "Fahrt in mehreren Abschnitten", "Trajet en plusieurs étapes"),
		Answers: "the time, arrival, distance and average speed over legs of which each is told by two of distance, time and speed, with or against its own current",
		Formula: "t = Σ d / (V ± current), d = Σ (V ± current) t, average = d / t",
		Source:  "speed, time and distance",
		Inputs:  append(inputs, calc.Input{Name: "departure_time", Label: "time of departure, for the time of arrival", Dim: quantity.Clock, Optional: true}),
		Topic: []string{
			"then", "first|second|last", "leg|legs|passage|stage|section|day #", "rest|remain*|remainder", "half", "after #", "next|another|followed", "and|but # at|in|with|against", "# now", "now do|doing|make|making",
			"dann|danach", "erst*|zuerst", "puis|ensuite",
		},
		Asks: []string{
			"how long", "time", "when", "eta", "arriv*", "average", "how far", "distance", "how many miles|hours|nm", "total", "speed", "wie lange|weit", "ankunft", "combien", "durée",
		},
		Never: []string{
			"litres|liters|gallons|burn*|fuel|diesel", "overtak*|catch*|apart|each other|closing|collision", "apparent|true wind", "wind # ", "upwind|downwind", "tack|tacks|tacking", "need*|required|must", "fix|dr", "ah|amps|watts",
			"faster|slower|sooner|longer|earlier|later|save*|gain*",
		},
		Whole:   true,
		Rank:    0.9,
		Read:    readStages,
		Compute: stages,
	}
}

// readStages takes the legs of a question where every figure of it is of one.
func readStages(q *question.Question, d *calc.Draft) {
	told, ok := stagesOf(q)
	if d.Refused = !ok; !ok {
		return
	}
	for i, s := range told.stages {
		n := stageNames[i]
		for name, at := range map[string]int{"distance": s.distance, "time": s.time, "speed": s.speed, "current": s.current} {
			if at < 0 {
				continue
			}
			argument := calc.Argument(told.as(q, at))
			if name == "current" && s.against {
				argument = "-" + argument.(string)
			}
			d.TakeAs(n+name, at, argument)
		}
		if s.rest != nil {
			d.Args[n+"distance"] = calc.Argument(*s.rest)
		}
	}
	if told.departure >= 0 {
		d.Take("departure_time", told.departure)
	}
	for _, i := range append(told.aside, told.whole) {
		if i >= 0 {
			d.Used[i] = true
		}
	}
}

// stages adds up legs, each of them from two of distance, time and speed.
func stages(v *calc.Values) (answer.Answer, error) {
	miles, hours, working, timed, far := 0.0, 0.0, "", true, true
	for _, n := range stageNames {
		d, t, knots := v.In(n+"distance", "nm"), v.In(n+"time", "h"), v.In(n+"speed", "kn")+v.In(n+"current", "kn")
		if !v.Has(n+"distance") && !v.Has(n+"time") {
			continue
		}
		if v.Has(n+"speed") && knots <= 0 {
			return answer.Answer{}, calc.InputErrorf(n+"current", "of %s stops a boat that makes %s", answer.Show(-v.In(n+"current", "kn"), "kn"), answer.Show(v.In(n+"speed", "kn"), "kn"))
		}
		switch {
		case v.Has(n+"distance") && v.Has(n+"time"):
			working += answer.Working("%s nm in %s h; ", d, t)
		case v.Has(n+"distance") && knots > 0:
			t = d / knots
			working += answer.Working("%s nm / %s kn = %s h; ", d, knots, t)
		case v.Has(n+"time") && knots > 0:
			d = knots * t
			working += answer.Working("%s kn × %s h = %s nm; ", knots, t, d)
		case v.Has(n + "time"):
			far = false
			working += answer.Working("%s h; ", t)
		default:
			return answer.Answer{}, calc.InputErrorf(n+"speed", "is missing: a leg needs two of distance, time and speed")
		}
		timed = timed && v.Has(n+"time")
		miles, hours = miles+d, hours+t
	}
	if hours == 0 {
		return answer.Answer{}, calc.InputErrorf("distance", "is missing: a leg needs two of distance, time and speed")
	}
	run, long := answer.Run(answer.Say("distance", "Die Strecke", "La distance"), miles*1852), answer.Duration(answer.Say("time", "Die Zeit", "La durée"), hours*3600)
	average := answer.Speed(answer.Say("average speed", "die mittlere Fahrt", "la vitesse moyenne"), miles/hours*1852/3600).Led()
	outcomes := []answer.Outcome{long, average, run.Led()}
	together := answer.Working("together %s nm in %s h", miles, hours)
	switch {
	case !far: // a leg is told by its time alone
		outcomes, together = []answer.Outcome{long}, answer.Working("together %s h", hours)
	case timed:
		outcomes = []answer.Outcome{run, average, long}
	}
	if v.Has("departure_time") {
		outcomes = append([]answer.Outcome{answer.Plain(answer.Say("ETA", "Die Ankunft", "L'heure d'arrivée"), moment(v, "departure", hours*3600))}, outcomes...)
	}
	return answer.Answer{Outcomes: outcomes, Working: working + together}, nil
}
