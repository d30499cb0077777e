package agent

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// sentenceEnd is where one sentence of a paragraph ends and the next begins, with the marks of its sources.
var sentenceEnd = regexp.MustCompile(`([.!?](?: \[\d+\])*) ([A-Z])`)

// listed is a paragraph as a list, a line for each of its sentences; headings, tables and what is a list already stay.
func listed(text string) string {
	if strings.ContainsAny(text[:1], "-|*#") || strings.HasPrefix(text, "1. ") || strings.Contains(text, "\n") {
		return text
	}
	return "- " + sentenceEnd.ReplaceAllString(text, "$1\n- $2")
}

// inUnit answers a turn that wants the figures of the answer before it in another unit: a sum is worked again, what it came to
// is another sum's, or the figures of the answer are converted. ok is false where there is none that can be.
func (w *answer) inUnit() (ok bool) {
	unit := w.turn.told().Wants.Unit
	if r, sum := w.agent.sum(w.turn); sum && len(r.Missing) == 0 {
		if r, ok := w.agent.sums.In(r, unit); ok {
			w.calculate(r)
			return true
		}
	}
	lines := converted(w.turn.told().Said, unit)
	if len(lines) == 0 {
		return false
	}
	w.paragraph(w.turn.say("figures") + "\n\n" + strings.Join(lines, "\n"))
	return true
}

// mostConverted bounds the figures that are converted, each once.
const mostConverted = 8

// converted are the quantities of a text that can be told in a unit and are not in it, a line each.
func converted(text, symbol string) []string {
	unit, ok := quantity.Lookup(symbol)
	if !ok {
		return nil
	}
	var lines []string
	seen := map[string]bool{}
	for _, q := range quantity.Find(text) {
		if q.Dim != unit.Dim || q.Unit == unit.Symbol || q.Unit == "" || seen[q.Text] || len(lines) == mostConverted {
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
