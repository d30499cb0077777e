package hull

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// risingCalculator tells how much water comes in by how fast it rises.
func risingCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "rising_water", Title: answer.Say("Inflow from the rise of the water", "Zufluss aus dem Steigen des Wassers", "Entrée d'eau d'après la montée"),
		Answers: "how much water comes in by how fast it rises in a bilge of an area",
		Formula: "Q = area × rise / time",
		Source:  "the volume of a prism; a bilge that widens upwards takes more",
		Inputs: []calc.Input{
			{Name: "rise", Label: "rise of the water", Dim: quantity.Length, Unit: "cm", Min: 0.1, Max: 300},
			{Name: "area", Label: "area of the bilge", Dim: quantity.Area, Unit: "m2", Min: 0.01, Max: 500},
			{Name: "time", Label: "time it took", Dim: quantity.Time, Unit: "h", Min: 0.001, Max: 1000, Values: []calc.Phrase{{Words: "an|a|per|each hour", Value: 1}, {Words: "a|per|each minute", Value: 1.0 / 60}, {Words: "a|per|each day", Value: 24}}},
		},
		Topic:   []string{"water ... bilge", "bilge ... water", "bilge ... rise|rises|rising|rose|comes_in|come_in", "# of water ... bilge"},
		Asks:    []string{"how much", "how many", "litres|liters|gallons", "inflow", "rate"},
		Never:   []string{"hole|diameter", "below the waterline"},
		Whole:   true,
		Rank:    2,
		Compute: rising,
	}
}

func rising(v *calc.Values) (answer.Answer, error) {
	rise, area, hours := v.In("rise", "m"), v.In("area", "m2"), v.In("time", "h")
	hourly := rise * area * 1000 / hours
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(answer.Say("inflow per hour", "Der Zufluss je Stunde", "L'entrée par heure"), answer.In(hourly, "L"), answer.In(hourly/3.785411784, "gal")),
			answer.Value(answer.Say("per minute", "Je Minute", "Par minute"), answer.In(hourly/60, "L")),
		},
		Working: answer.Working("%s m × %s m² / %s h = %s L/h", rise, area, hours, hourly),
	}, nil
}
