package chartwork

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func headingInput(name, label, reference string, words ...string) calc.Input {
	return calc.Input{Name: name, Reference: reference, Label: label, Dim: quantity.Angle, Unit: "deg", Max: 360, Bare: true,
		Words: append(words, "heading", "course", "bearing", "steer*", "hdg", "kurs", "cap", "peilung")}
}

func variationInput() calc.Input {
	return calc.Input{
		Name: "variation", Label: "variation, east positive", Dim: quantity.Angle, Unit: "deg", Min: -180, Max: 180,
		Default: "0 deg", Announced: true,
		Words: []string{
			"variation", "var", "declination", "missweisung", "mw", "déclinaison", "magnetic variation",
			"variation is", "local variation",
		},
	}
}

// knownVariation is a variation that has to be told: without it nobody knows what is true.
func knownVariation() calc.Input {
	in := calc.Demanded(variationInput())
	in.Values = []calc.Phrase{{Words: "no|zero|without variation|declination", Value: 0}, {Words: "variation|declination zero|nil|none|negligible", Value: 0}, {Words: "keine missweisung", Value: 0}, {Words: "sans déclinaison", Value: 0}}
	return in
}

func deviationInput() calc.Input {
	return calc.Input{
		Name: "deviation", Label: "deviation, east positive", Dim: quantity.Angle, Unit: "deg", Min: -90, Max: 90,
		Default: "0 deg", Announced: true,
		Words: []string{"deviation", "dev", "ablenkung", "déviation", "deviation is", "abl"},
	}
}

// compassRule is the source that its calculators share.
const compassRule = "compass + deviation = magnetic, magnetic + variation = true, east positive"

func compassToTrueCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "compass_to_true", Title: answer.Say("True from compass", "Rechtweisend aus Kompasskurs", "Vrai à partir du compas"),
		Answers: "the true course or bearing from a compass or magnetic one",
		Formula: "true = compass + deviation + variation, east +, west -",
		Source:  compassRule,
		Inputs: []calc.Input{
			headingInput("compass", "compass or magnetic heading", "MC", "compass", "compass heading", "compass course",
				"magnetic", "magnetic heading", "magnetic course", "compass reads", "reads", "kompasskurs", "cap compas",
				"magnetkompasskurs", "magnetic bearing", "compass bearing", "hand bearing compass"),
			knownVariation(), deviationInput(), ofBearing(),
		},
		Topic: []string{
			"true heading|course|bearing", "to true", "true ?", "true course|heading ?",
			"variation|deviation|declination", "degrees true", "rechtweisend*", "cap vrai", "what ... true",
			"missweisung|ablenkung", "déclinaison|déviation", "true", "plot|lay_off|put_on_the_chart", "hand bearing compass",
		},
		Asks: []string{
			"true heading|course|bearing ?", "to true", "what is|s the|my? true", "true ?",
			"find|calculate|get the? true", "rechtweisend* ?", "cap vrai ?", "what true", "true heading ?",
			"magnetic heading|course|bearing ?", "compass heading|course|bearing # ... true", "rechtweisend*", "in true",
			"degrees true ?", "plot", "lay off", "on the chart",
			"compass # ... true", "magnetic # ... true",
		},
		Never: []string{
			"compass heading|course|bearing ?", "to compass", "compass ?", "what compass", "compass course to steer",
			"compass should", "what is|s the|my compass", "what is|s compass ?|course|heading|bearing", "what is|s the|my? deviation", "find the? deviation",
			"true wind", "what deviation", "deviation if|when|where", "what is|s the|my? magnetic ... # ... true", "true # ... to magnetic",
			"leeway", "# relative", "relative bearing|#", "altitude", "latitude", "what ... compass read|show|say", "what is|s the|my|local? variation", "what variation", "variation ?",
			"true heading|course|bearing|track of? #", "chart|charted course|bearing", "true to magnetic", "from true",
			"steer by compass", "# true ... magnetic ?", "true course # ... magnetic", "kompasskurs ?",
		},
		Read: func(q *question.Question, d *calc.Draft) {
			if q.Says("bearing|bearings|bears|peilung|relèvement") {
				d.Args["bearing"] = 1.0
			}
			if q.Says("hand bearing|held compass", "handpeilkompass", "compas de relèvement") && !q.Says("deviation|ablenkung|déviation") {
				d.Args["deviation"] = "0 deg" // held away from the boat's iron, it has no table
			}
		},
		Compute: compassToTrue,
	}
}

// ofBearing tells that the direction is a bearing, which is no heading.
func ofBearing() calc.Input {
	return calc.Input{Name: "bearing", Label: "1 where the direction is a bearing and no heading", Dim: quantity.Bare, Min: 0, Max: 1, Optional: true, Announced: true}
}

func trueToCompassCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "true_to_compass", Title: answer.Say("Compass from true", "Kompasskurs aus rechtweisendem Kurs",
			"Compas à partir du vrai"),
		Answers: "the magnetic and compass course from a true one",
		Formula: "compass = true - variation - deviation, east +, west -",
		Source:  compassRule,
		Inputs: []calc.Input{
			headingInput("true", "true course", "T", "true", "true course", "true heading", "true bearing", "charted",
				"chart course", "rechtweisend*", "kartenkurs", "cap vrai", "true track", "chart", "route vraie"),
			variationInput(), deviationInput(), setOffInput(), setTowardsInput(),
		},
		Topic: []string{
			"compass heading|course|bearing", "to compass", "compass ?", "variation|deviation|declination",
			"magnetic heading|course|bearing", "to magnetic", "magnetic ?", "steer by compass", "kompasskurs",
			"cap compas", "what ... compass", "missweisung|ablenkung", "cap magnétique", "compass", "magnetic",
		},
		Asks: []string{
			"compass heading|course|bearing ?", "to compass", "what is|s the|my? compass", "compass ?", "what compass",
			"magnetic ?", "to magnetic", "what is|s the|my? magnetic", "magnetic heading|course|bearing ?",
			"compass course|heading|bearing should|do|must|to", "what magnetic",
			"find|calculate|get the? compass|magnetic", "steer ?",
			"by compass", "kompasskurs", "cap compas", "on the? compass", "what should i|we|the steer",
		},
		Never: []string{
			"true heading|course|bearing ?", "to true", "in true", "true ?", "# magnetic", "magnetic #", "what is|s the|my? true",
			"find|calculate|get the? true", "what is|s the|my? deviation", "what deviation", "what is|s the|my|local? variation", "what variation", "variation ?",
			"compass|magnetic heading|course|bearing|reading|reads is|of? #", "compass reads|shows|says|gives #", "leeway", "current|drift", "altitude", "latitude",
			"rechtweisend* ?", "wind ... coming|blowing|from",
		},
		Read:    readSetOff,
		Resume:  goesOn,
		Compute: trueToCompass,
	}
}

func magneticToCompassCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "magnetic_to_compass", Title: answer.Say("Compass from magnetic", "Kompasskurs aus missweisendem Kurs",
			"Compas à partir du magnétique"),
		Answers: "the compass course from a magnetic one",
		Formula: "compass = magnetic - deviation, east +, west -",
		Source:  compassRule,
		Inputs: []calc.Input{
			headingInput("magnetic", "magnetic course", "M", "magnetic", "magnetic course", "magnetic heading",
				"magnetic bearing", "missweisend*"),
			calc.Demanded(deviationInput()),
			notNeeded(variationInput()),
		},
		Topic: []string{
			"compass course|heading|bearing ?", "to compass", "compass ?", "what is|s the|my? compass",
			"what compass", "steer by compass", "compass course|heading should|do|to", "compass read|show|say ?",
		},
		Asks: []string{
			"what ... compass read|show|say",
			"compass ?", "compass course|heading|bearing ?", "compass course|heading should|do|to", "what compass",
			"what is|s the|my? compass",
		},
		Never: []string{"true", "missweisung"},
		Whole: true,
		Rank:  0.8, Compute: magneticToCompass,
	}
}

// notNeeded is an input that the sum has no use for, so that it does no harm where it is told.
func notNeeded(in calc.Input) calc.Input {
	in.Label += ", which is not needed"
	return calc.Optional(in)
}

// deviationOfCompass is a deviation that has to be told, but of a magnetic direction, which has none.
func deviationOfCompass() calc.Input {
	in := calc.Demanded(deviationInput())
	in.Values = []calc.Phrase{{Words: "magnetic", Value: 0}, {Words: "no|zero|without deviation", Value: 0}, {Words: "missweisend*", Value: 0}, {Words: "magnétique", Value: 0}}
	return in
}

// east writes an error of the compass as "10° E".
func east(degrees float64) string {
	return answer.Rounded(math.Abs(degrees), 1) + "° " + eastWest(degrees)
}

// signedAngle writes an angle as the next term of a sum.
func signedAngle(degrees float64) string {
	if degrees < 0 {
		return "- " + answer.Rounded(-degrees, 1) + "°"
	}
	return "+ " + answer.Rounded(degrees, 1) + "°"
}

func compassToTrue(v *calc.Values) (answer.Answer, error) {
	compass, variation, deviation := v.In("compass", "deg"), v.In("variation", "deg"), v.In("deviation", "deg")
	magnetic := compass + deviation
	label, between := answer.Say("true heading", "Der rechtweisende Kurs", "Le cap vrai"), answer.Say("magnetic heading", "Missweisender Kurs", "Cap magnétique")
	if v.Has("bearing") {
		label, between = answer.Say("true bearing", "Die rechtweisende Peilung", "Le relèvement vrai"), answer.Say("magnetic bearing", "Missweisende Peilung", "Relèvement magnétique")
	}
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Course(label, magnetic+variation, "T")},
		Working: fmt.Sprintf("%s %s (deviation) %s (variation) = %s", answer.ShowCourse(compass), signedAngle(deviation),
			signedAngle(variation), answer.ShowCourse(magnetic+variation)),
	}
	if deviation != 0 {
		a.Outcomes = append(a.Outcomes, answer.Course(between, magnetic, "M"))
	}
	return a, nil
}

func trueToCompass(v *calc.Values) (answer.Answer, error) {
	heading, variation, deviation := v.In("true", "deg"), v.In("variation", "deg"), v.In("deviation", "deg")
	off, err := setOff(v, heading)
	if err != nil {
		return answer.Answer{}, err
	}
	magnetic := heading - off - variation
	working := answer.ShowCourse(heading)
	if off != 0 {
		working += fmt.Sprintf(" %s (set off)", signedAngle(-off))
	}
	working += fmt.Sprintf(" %s (variation)", signedAngle(-variation))
	if !v.Stated("deviation") {
		return answer.Answer{
			Outcomes: []answer.Outcome{answer.Course(answer.Say("magnetic course", "Der missweisende Kurs", "Le cap magnétique"), magnetic, "M")},
			Working:  working + " = " + answer.ShowCourse(magnetic),
			Notes: []answer.Text{answer.Say("Subtract an easterly deviation from that for the compass course.",
				"Davon für den Kompasskurs östliche Ablenkung abziehen.",
				"Retranchez-en une déviation est pour le cap compas.")},
		}, nil
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Course(answer.Say("compass course", "Der Kompasskurs", "Le cap compas"), magnetic-deviation, "C"),
			answer.Course(answer.Say("magnetic course", "Missweisender Kurs", "Cap magnétique"), magnetic, "M"),
		},
		Working: fmt.Sprintf("%s %s (deviation) = %s", working, signedAngle(-deviation), answer.ShowCourse(magnetic-deviation)),
	}, nil
}

func magneticToCompass(v *calc.Values) (answer.Answer, error) {
	magnetic, deviation := v.In("magnetic", "deg"), v.In("deviation", "deg")
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Course(answer.Say("compass course", "Der Kompasskurs", "Le cap compas"), magnetic-deviation, "C")},
		Working: fmt.Sprintf("%s %s (deviation) = %s", answer.ShowCourse(magnetic), signedAngle(-deviation),
			answer.ShowCourse(magnetic-deviation)),
	}, nil
}
