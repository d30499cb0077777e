package stores

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func boxVolumeCalculator() calc.Calculator {
	side := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Length, Unit: "cm", Min: 0.1, Max: 10000, Words: words}
	}
	return calc.Calculator{
		Name: "box_volume", Title: answer.Say("Volume of a tank or locker", "Volumen eines Tanks oder Schapps", "Volume d'un réservoir ou d'un coffre"),
		Answers: "how much a box-shaped tank, locker or bilge holds, from its three sides",
		Formula: "volume = length × width × height",
		Source:  "the volume of a box; walls, baffles and rounded corners take some of it",
		Inputs:  []calc.Input{side("length", "length", "long"), side("width", "width", "wide", "breit"), side("height", "height", "high", "deep", "tall", "hoch", "tief")},
		Topic: []string{
			"tank|tanks|locker|box|compartment|cistern|bilge|icebox|bladder ... hold|litres|liters|gallons|volume|capacity|big|contain|take", "litres|liters|gallons|volume|capacity|hold|holds ... tank|locker|box|compartment|bilge|icebox",
			"# x|by|× # x|by|× # ... litres|liters|gallons|volume|capacity|hold|holds|contain", "how many litres|liters|gallons does|will|would|can it|she|this|that|they hold|take|contain|holds",
			"volumen|liter|fasst ... tank|kasten|schapp", "tank|kasten|schapp ... volumen|liter|fasst", "litres|volume|contenance ... réservoir|coffre", "réservoir|coffre ... litres|volume|contenance",
		},
		Whole: true,
		Compute: func(v *calc.Values) (answer.Answer, error) {
			a, b, c := v.In("length", "cm"), v.In("width", "cm"), v.In("height", "cm")
			litres := a * b * c / 1000
			return answer.Answer{
				Outcomes: []answer.Outcome{answer.Volume(answer.Say("volume", "Das Volumen", "Le volume"), litres, v.Customary("length"))},
				Working:  answer.Working("%s cm × %s cm × %s cm / 1000 = %s L", a, b, c, litres),
			}, nil
		},
	}
}
