package input

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Reserve is the share of a store that is not to be used.
func Reserve() calc.Input {
	return calc.Input{
		Name: "reserve", Label: "reserve", Dim: quantity.Percent, Unit: "%", Max: 95, Default: "0 %",
		Words: []string{
			"reserve", "margin", "safety", "spare", "keeping", "extra", "reserve of", "réserve", "sicherheit",
			"unused", "left", "more", "on top", "never below|under", "not below|under", "n t below|under", "go|run|drop|fall below|under",
		},
		Values: []calc.Phrase{
			{Words: "third ... reserve|extra|spare|margin|more|back|left", Value: 100.0 / 3}, {Words: "keep*|leav*|with|and|plus a? one third", Value: 100.0 / 3},
			{Words: "quarter ... reserve|extra|spare|margin|more|back|left", Value: 25}, {Words: "half ... reserve|extra|spare|margin|more", Value: 50},
			{Words: "below|under a|one? quarter", Value: 25}, {Words: "below|under a|one? third", Value: 100.0 / 3}, {Words: "below|under half", Value: 50}, {Words: "below|under a|one? fifth", Value: 20},
			{Words: "quarter in the? tank|hand", Value: 25}, {Words: "third in the? tank|hand", Value: 100.0 / 3},
			{Words: "fifth ... reserve|extra|spare|margin|more|back|left", Value: 20}, {Words: "keep*|leav*|with|and|plus a? one fifth", Value: 20},
			{Words: "tenth ... reserve|extra|spare|margin|more|back|left", Value: 10}, {Words: "keep*|leav*|with|and|plus a? one quarter", Value: 25},
			{Words: "fünftel ... reserve|extra", Value: 20}, {Words: "drittel ... reserve|extra|mehr", Value: 100.0 / 3}, {Words: "tiers ... réserve|plus", Value: 100.0 / 3}, {Words: "viertel ... reserve|extra", Value: 25},
		},
	}
}
