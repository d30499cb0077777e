package passage

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
)

func timeGainCalculator() calc.Calculator {
	other := input.Speed()
	other.Name, other.Label = "other_speed", "other speed"
	return calc.Calculator{
		Name: "time_gain", Title: answer.Say("A distance at two speeds", "Eine Strecke mit zwei Geschwindigkeiten", "Une distance à deux vitesses"),
		Answers: "how much longer or shorter a distance takes at one speed than at another",
		Formula: "Δt = d / V₁ - d / V₂",
		Source:  "speed, time and distance",
		Inputs:  []calc.Input{input.Distance(), input.Speed(), other},
		Topic:   input.Comparing(),
		Asks:    []string{"time", "hours", "minutes", "long*", "sooner", "later", "earlier", "save*", "difference", "faster", "slower", "stunden", "heures"},
		Never:   []string{"current|tide|stream", "wind", "fuel|litres|gallons", "apparent", "collision|closing"},
		Whole:   true,
		Rank:    1.5,
		Compute: timeGain,
	}
}

func timeGain(v *calc.Values) (answer.Answer, error) {
	d, a, b := v.In("distance", "nm"), v.In("speed", "kn"), v.In("other_speed", "kn")
	slow, fast := d/min(a, b), d/max(a, b)
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Duration(answer.Say("difference", "Der Unterschied", "La différence"), (slow-fast)*3600),
			answer.Duration(answer.Say("at "+answer.Show(min(a, b), "kn"), "Mit "+answer.Show(min(a, b), "kn"), "À "+answer.Show(min(a, b), "kn")), slow*3600),
			answer.Duration(answer.Say("at "+answer.Show(max(a, b), "kn"), "Mit "+answer.Show(max(a, b), "kn"), "À "+answer.Show(max(a, b), "kn")), fast*3600),
		},
		Working: answer.Working("%s nm / %s kn - %s nm / %s kn = %s - %s = %s h", d, min(a, b), d, max(a, b), slow, fast, slow-fast),
	}, nil
}
