package sail

import (
	"fmt"
	"math"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func correctedTimeCalculator() calc.Calculator {
	rating := func(name, label string, min, max float64, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Bare, Min: min, Max: max, Optional: true, Announced: true, Words: words}
	}
	return calc.Calculator{
		Name: "corrected_time", Title: answer.Say("Corrected time of a race", "Berechnete Zeit einer Regatta", "Temps compensé d'une régate"),
		Answers: "the corrected time from the elapsed time and a handicap: a multiplier (TCC, TCF), a Portsmouth number, or seconds a mile and the distance (PHRF)",
		Formula: "TCC: corrected = elapsed × TCC; Portsmouth: elapsed × 1000 / PN; PHRF: elapsed - rating × distance, or without a distance elapsed × 650 / (550 + rating)",
		Source:  "time on time and time on distance scoring of IRC, Portsmouth Yardstick and PHRF",
		Inputs: []calc.Input{
			{Name: "elapsed", Label: "elapsed time", Dim: quantity.Time, Unit: "h", Min: 0.01, Max: 5000,
				Words: []string{"elapsed", "elapsed time", "time", "took", "finish*", "gesegelt*", "temps"}},
			rating("tcc", "time correction factor", 0.3, 2.5, "tcc", "tcf", "irc", "factor", "multiplier", "orc"),
			{Name: "other_elapsed", Label: "elapsed time of another boat", Dim: quantity.Time, Unit: "h", Min: 0.01, Max: 5000, Optional: true, Announced: true},
			{Name: "other_tcc", Label: "time correction factor of another boat", Dim: quantity.Bare, Min: 0.3, Max: 2.5, Optional: true, Announced: true},
			rating("portsmouth", "Portsmouth number", 500, 2000, "py", "pn", "portsmouth", "yardstick", "portsmouth number|yardstick"),
			rating("phrf", "rating in seconds a mile", -200, 500, "phrf", "rating", "handicap", "rated", "rates"),
			{Name: "distance", Label: "length of the course", Dim: quantity.Length, Unit: "nm", Min: 0.1, Max: 30000, Optional: true},
		},
		Topic:   []string{"corrected", "correct* ... time", "handicap ... time", "berechnete zeit", "temps compensé", "phrf|irc|tcc|portsmouth|yardstick ... elapsed|time", "elapsed"},
		Never:   []string{"course to steer", "compass"},
		Either:  []string{"tcc", "portsmouth", "phrf"},
		Whole:   true,
		Rank:    0.4,
		Read:    readElapsed,
		Compute: correctedTime,
	}
}

// readElapsed takes the only time of day of the question as what went by, "elapsed 3:42:10", and the number beside a multiplier as it
// stands, though a time may follow it. Two multipliers and two times are those of two boats.
func readElapsed(q *question.Question, d *calc.Draft) {
	multipliers := []string{"tcc", "other_tcc"}
	for _, e := range q.Find("tcc|tcf of|is? #", "# tcc|tcf") {
		i := q.QuantitiesIn(e)[0]
		if len(multipliers) > 0 && !d.Used[i] && strings.Trim(q.Quantities[i].Text, "0123456789.") == "" {
			d.TakeAs(multipliers[0], i, q.Quantities[i].Given)
			multipliers = multipliers[1:]
		}
	}
	var clocks []int
	for i, one := range q.Quantities {
		switch {
		case d.Used[i]:
		case one.Dim == quantity.Time:
			return
		case one.Dim == quantity.Clock:
			clocks = append(clocks, i)
		}
	}
	if len(clocks) == 2 && len(multipliers) == 0 {
		d.TakeAs("other_elapsed", clocks[1], fmt.Sprintf("%g s", q.Quantities[clocks[1]].Value))
		clocks = clocks[:1]
	}
	if len(clocks) == 1 {
		d.TakeAs("elapsed", clocks[0], fmt.Sprintf("%g s", q.Quantities[clocks[0]].Value))
	}
}

func correctedTime(v *calc.Values) (answer.Answer, error) {
	elapsed := v.In("elapsed", "s")
	var corrected float64
	var working string
	switch {
	case v.Has("tcc"):
		corrected = elapsed * v.Number("tcc")
		working = answer.Working("%s s × %s = %s s", elapsed, answer.Rounded(v.Number("tcc"), 4), corrected)
	case v.Has("portsmouth"):
		corrected = elapsed * 1000 / v.Number("portsmouth")
		working = answer.Working("%s s × 1000 / %s = %s s", elapsed, v.Number("portsmouth"), corrected)
	case !v.Has("distance") && v.Number("phrf") > -onTimeDenominator:
		factor := onTime(v.Number("phrf"))
		corrected = elapsed * factor
		working = answer.Working("time on time: %s s × 650 / (550 + %s) = %s s × %s = %s s", elapsed, v.Number("phrf"), elapsed, answer.Rounded(factor, 4), corrected)
	default:
		corrected = elapsed - v.Number("phrf")*v.In("distance", "nm")
		working = answer.Working("%s s - %s s/nm × %s nm = %s s", elapsed, v.Number("phrf"), v.In("distance", "nm"), corrected)
	}
	if corrected <= 0 {
		return answer.Answer{}, calc.InputErrorf("phrf", "times the distance is more than the elapsed time")
	}
	o := answer.Plain(answer.Say("corrected time", "Die berechnete Zeit", "Le temps compensé"), showClockwork(corrected))
	o.Also = []answer.Amount{answer.Fixed(corrected/60, "min", 2), answer.Fixed(corrected, "s", 0)}
	a := answer.Answer{Outcomes: []answer.Outcome{o}, Working: working}
	if v.Has("other_tcc") && v.Has("other_elapsed") {
		other := v.In("other_elapsed", "s") * v.Number("other_tcc")
		a.Outcomes = append(a.Outcomes, answer.Plain(answer.Say("corrected time of the other boat", "Die berechnete Zeit des anderen Boots", "Le temps compensé de l'autre bateau"), showClockwork(other)),
			answer.Plain(answer.Say("lead of the lesser corrected time", "Der Vorsprung der kleineren berechneten Zeit", "L'avance du temps compensé le plus court"), showClockwork(math.Abs(other-corrected))))
		a.Working += answer.Working("; %s s × %s = %s s", v.In("other_elapsed", "s"), answer.Rounded(v.Number("other_tcc"), 4), other)
	}
	return a, nil
}

// showClockwork writes seconds as hours, minutes and seconds, "02:45:13".
func showClockwork(seconds float64) string {
	whole := int(math.Round(seconds))
	return fmt.Sprintf("%02d:%02d:%02d", whole/3600, whole/60%60, whole%60)
}
