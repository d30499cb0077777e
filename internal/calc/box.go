package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

func boxVolumeCalculator() Calculator {
	side := func(name, label string, words ...string) Input {
		return Input{Name: name, Label: label, Dim: quantity.Length, Unit: "cm", Min: 0.1, Max: 10000, Words: words}
	}
	return Calculator{
		Name: "box_volume", Title: say("Volume of a tank or locker", "Volumen eines Tanks oder Schapps", "Volume d'un réservoir ou d'un coffre"),
		Answers: "how much a box-shaped tank, locker or bilge holds, from its three sides",
		Formula: "volume = length × width × height",
		Source:  "the volume of a box; walls, baffles and rounded corners take some of it",
		Inputs:  []Input{side("length", "length", "long"), side("width", "width", "wide", "breit"), side("height", "height", "high", "deep", "tall", "hoch", "tief")},
		topic: []string{
			"tank|tanks|locker|box|compartment|cistern|bilge|icebox|bladder ... hold|litres|liters|gallons|volume|capacity|big|contain|take", "litres|liters|gallons|volume|capacity|hold|holds ... tank|locker|box|compartment|bilge|icebox",
			"volumen|liter|fasst ... tank|kasten|schapp", "tank|kasten|schapp ... volumen|liter|fasst", "litres|volume|contenance ... réservoir|coffre", "réservoir|coffre ... litres|volume|contenance",
		},
		whole: true,
		compute: func(v *values) (answer, error) {
			a, b, c := v.In("length", "cm"), v.In("width", "cm"), v.In("height", "cm")
			litres := a * b * c / 1000
			return answer{
				Outcomes: []Outcome{volume(say("volume", "Das Volumen", "Le volume"), litres, v.Customary("length"))},
				Working:  fmt.Sprintf("%s cm × %s cm × %s cm / 1000 = %s L", sh(a), sh(b), sh(c), sh(litres)),
			}, nil
		},
	}
}
