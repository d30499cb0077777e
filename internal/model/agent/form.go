package agent

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/model/agent/conversion"
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
	lines := conversion.Units(w.turn.told().Said, unit)
	if len(lines) == 0 {
		return false
	}
	w.paragraph(w.turn.say("figures") + "\n\n" + strings.Join(lines, "\n"))
	return true
}

// inMoney answers a turn that only wants the prices of the answer before it in another currency, with the rate, since tables
// tell their currency once for many figures. ok is false where the turn wants something else, or that answer has no price.
func (w *answer) inMoney() (ok bool) {
	to := w.turn.told().Currency()
	if to == "" {
		return false
	}
	sums := conversion.Money(w.turn.told().Said, to)
	if sums.Tables == "" && len(sums.Lines) == 0 {
		return false
	}
	w.paragraph(sums.Tables)
	w.paragraph(fmt.Sprintf("At the rates of %s %s. Prices of my last answer, rounded; all others go by the same rate:\n\n%s",
		sums.Day.Format("2 January 2006"), strings.Join(sums.Rates, ", "), strings.Join(sums.Lines, "\n")))
	return true
}
