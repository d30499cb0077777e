package tide

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// tideRateCalculator finds the rate of a tidal stream between those of springs and neaps.
func tideRateCalculator() calc.Calculator {
	height := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Length, Unit: "m", Min: 0.05, Max: 18, Announced: true, Words: words}
	}
	rate := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Speed, Unit: "kn", Max: 20, Announced: true, Words: words}
	}
	springs := []string{"spring|springs", "at springs", "spring rate", "spring range", "springrate", "springzeit", "spring*", "vive|vives eau|eaux"}
	neaps := []string{"neap|neaps", "at neaps", "neap rate", "neap range", "nipp*", "morte|mortes eau|eaux"}
	return calc.Calculator{
		Name: "tidal_rate", Title: answer.Say("Rate of the tidal stream between springs and neaps", "Stromstärke zwischen Spring- und Nippzeit",
			"Force du courant entre vive-eau et morte-eau"),
		Answers: "the rate of the tidal stream today from the spring and the neap rate and the ranges",
		Formula: "rate = neap rate + (range - neap range) / (spring range - neap range) × (spring rate - neap rate)",
		Source:  "computation of rates: between springs and neaps a stream grows in proportion to the range",
		Inputs: []calc.Input{
			height("range", "range today", "today", "today's", "today s", "range today", "today s range", "# s range", "range is", "actual range", "range now", "range #", "range is|of", "heute", "aujourd hui", "range of"),
			height("spring_range", "range at springs", append(springs, "mean spring range")...), rate("spring_rate", "rate at springs", springs...),
			height("neap_range", "range at neaps", append(neaps, "mean neap range")...), rate("neap_rate", "rate at neaps", neaps...),
		},
		Topic:   []string{"spring|springs ... neap|neaps", "neap|neaps ... spring|springs", "spring* ... nipp*", "vive* ... morte*", "spring|neap rate", "computation of rates"},
		Asks:    []string{"# s rate|stream|current", "rate|stream today", "rate", "stream", "how strong", "current", "strom*", "courant"},
		Whole:   true,
		Rank:    1,
		Compute: tideRate,
	}
}

func tideRate(v *calc.Values) (answer.Answer, error) {
	today, springs, neaps := v.In("range", "m"), v.In("spring_range", "m"), v.In("neap_range", "m")
	if springs <= neaps {
		return answer.Answer{}, calc.InputErrorf("spring_range", "must be larger than the neap range of %s", answer.Show(neaps, "m"))
	}
	fast, slow := v.In("spring_rate", "kn"), v.In("neap_rate", "kn")
	rate := max(0, slow+(today-neaps)/(springs-neaps)*(fast-slow))
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Speed(answer.Say("rate of the stream", "Die Stromstärke", "La force du courant"), rate*1852/3600)},
		Working:  answer.Working("%s + (%s - %s) / (%s - %s) × (%s - %s) = %s kn", slow, today, neaps, springs, neaps, fast, slow, rate),
	}
	if today < neaps || today > springs {
		a.Notes = append(a.Notes, answer.Say("Today's range lies outside of the two given: the line is carried on beyond them.",
			"Der heutige Hub liegt außerhalb der beiden: die Gerade ist darüber hinaus verlängert.",
			"Le marnage du jour est en dehors des deux : la droite est prolongée."))
	}
	return a, nil
}
