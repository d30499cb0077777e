// Package conversion says what stands in a text another way: its figures in another unit, its sums of money in another currency, and the
// description of a light, as charts have it, in words.
package conversion

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

// most bounds the figures that are converted, each once.
const most = 8

// Units are the figures of a text that can be told in a unit, by its symbol, and are not in it, a line of a list each, "- 9 m: **29.53 ft**": the
// first eight, each once. There is none where the unit is unknown.
func Units(text, symbol string) []string {
	unit, ok := quantity.Lookup(symbol)
	if !ok {
		return nil
	}
	var lines []string
	seen := map[string]bool{}
	for _, q := range quantity.Find(text) {
		if q.Dim != unit.Dim || q.Unit == unit.Symbol || q.Unit == "" || seen[q.Text] || len(lines) == most {
			continue
		}
		value, err := quantity.Convert(q.Given, q.Unit, unit.Symbol)
		if err != nil {
			continue
		}
		seen[q.Text] = true
		lines = append(lines, fmt.Sprintf("- %s: **%s %s**", q.Text, quantity.FourFigures(value), unit.Symbol))
	}
	return lines
}
