package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

// versusCalculators compare two cases of a simple sum.
func versusCalculators() []Calculator {
	return []Calculator{hullSpeedGainCalculator(), timeGainCalculator()}
}

// compares are the words that ask how two cases differ.
var compares = []string{
	"how much|many ... faster|longer|slower|sooner|later|earlier|quicker|more|less|save", "faster|slower|longer|sooner|quicker than", "save*", "difference", "compared",
	"instead of", "wie viel* ... schneller|länger|früher|später", "combien ... plus|moins",
}

func hullSpeedGainCalculator() Calculator {
	return Calculator{
		Name: "hull_speed_gain", Title: say("Hull speeds compared", "Rumpfgeschwindigkeiten im Vergleich", "Vitesses de carène comparées"),
		Answers: "by how much the hull speeds of two waterlines differ",
		Formula: "V = 1.34 √LWL, LWL in ft, V in kn",
		Source:  "Froude's speed-length law with the customary constant 1.34 for displacement hulls",
		Inputs: []Input{waterline(), {
			Name: "other_waterline", Label: "other waterline length", Dim: quantity.Length, Unit: "ft", Min: 3, Max: 700, Words: waterline().Words,
		}},
		topic: []string{
			"hull speed* ... faster|than|compared|versus|difference|apart", "compar* ... hull speed*", "difference ... hull speed*", "faster|difference|more|slower ... hull speed*|waterline", "waterline ... faster|slower than", "waterline ... versus|vs", "versus|vs ... waterline", "hull speed ... gain*|win|lose|increase*|add|change*", "gain*|win|lose|increase*|add|change* ... hull speed", "waterline* # ... # ... hull speed",
			"rumpfgeschwindigkeit* ... schneller|unterschied|als", "schneller|unterschied ... rumpfgeschwindigkeit*", "vitesse* de carène ... plus|différence",
		},
		asks:    append([]string{"apart"}, compares...),
		whole:   true,
		rank:    1.5,
		compute: hullSpeedGain,
	}
}

func timeGainCalculator() Calculator {
	other := speedInput()
	other.Name, other.Label = "other_speed", "other speed"
	return Calculator{
		Name: "time_gain", Title: say("A distance at two speeds", "Eine Strecke mit zwei Geschwindigkeiten", "Une distance à deux vitesses"),
		Answers: "how much longer or shorter a distance takes at one speed than at another",
		Formula: "Δt = d / V₁ - d / V₂",
		Source:  "speed, time and distance",
		Inputs:  []Input{distanceInput(), speedInput(), other},
		topic:   compares,
		asks:    []string{"time", "hours", "minutes", "long*", "sooner", "later", "earlier", "save*", "difference", "faster", "slower", "stunden", "heures"},
		never:   []string{"current|tide|stream", "wind", "fuel|litres|gallons", "apparent", "collision|closing"},
		whole:   true,
		rank:    1.5,
		compute: timeGain,
	}
}

func hullSpeedGain(v *values) (answer, error) {
	short, long := min(v.In("waterline_length", "m"), v.In("other_waterline", "m")), max(v.In("waterline_length", "m"), v.In("other_waterline", "m"))
	slow, _ := design.HullSpeed(short) // both are above zero, as their inputs are
	fast, _ := design.HullSpeed(long)
	return answer{
		Outcomes: []Outcome{
			speed(say("difference of the hull speeds", "Der Unterschied der Rumpfgeschwindigkeiten", "La différence des vitesses de carène"), (fast-slow)*1852/3600),
			speed(say("shorter waterline", "Kürzere Wasserlinie", "Flottaison courte"), slow*1852/3600),
			speed(say("longer waterline", "Längere Wasserlinie", "Flottaison longue"), fast*1852/3600),
		},
		Working: fmt.Sprintf("1.34 × √%s - 1.34 × √%s = %s - %s = %s kn", sh(long/quantity.Foot), sh(short/quantity.Foot), sh(fast), sh(slow), sh(fast-slow)),
	}, nil
}

func timeGain(v *values) (answer, error) {
	d, a, b := v.In("distance", "nm"), v.In("speed", "kn"), v.In("other_speed", "kn")
	slow, fast := d/min(a, b), d/max(a, b)
	return answer{
		Outcomes: []Outcome{
			duration(say("difference", "Der Unterschied", "La différence"), (slow-fast)*3600),
			duration(say("at "+show(min(a, b), "kn"), "Mit "+show(min(a, b), "kn"), "À "+show(min(a, b), "kn")), slow*3600),
			duration(say("at "+show(max(a, b), "kn"), "Mit "+show(max(a, b), "kn"), "À "+show(max(a, b), "kn")), fast*3600),
		},
		Working: fmt.Sprintf("%s nm / %s kn - %s nm / %s kn = %s - %s = %s h", sh(d), sh(min(a, b)), sh(d), sh(max(a, b)), sh(slow), sh(fast), sh(slow-fast)),
	}, nil
}
