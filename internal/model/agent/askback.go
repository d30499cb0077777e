package agent

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
)

// askBack asks what a turn changes in the sum before it where that is not certain: it names that sum with its values, for any of which the turn may
// mean another.
func (w *answer) askBack(r calc.Reading) {
	c, _ := w.agent.cfg.Calcs.Find(r.Calculator)
	came := ""
	if result, err := w.agent.cfg.Calcs.Call(r.Calculator, r.Args); err == nil {
		came = result.Sentence(w.turn.lang)
	}
	var values []string
	for _, in := range c.Inputs {
		if value, given := r.Args[in.Name]; given && in.Kind == calc.Measure {
			name, _, _ := strings.Cut(in.Label, ",")
			values = append(values, fmt.Sprintf("%s %v", name, value))
		}
	}
	said := strings.Join(r.Unused, ", ")
	if said == "" {
		said = strings.Trim(w.turn.text, " ?.!")
	}
	w.say("which value", said, c.Title.In(w.turn.lang), came, strings.Join(values, "; "))
}
