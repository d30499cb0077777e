package engine

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// serviceDueCalculator tells when work that is done every so many hours comes next.
func serviceDueCalculator() calc.Calculator {
	hours := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Time, Unit: "h", Min: 0.1, Max: 1e6, Bare: true, Announced: true, Words: words}
	}
	return calc.Calculator{
		Name: "service_due", Title: answer.Say("Hours until the next service", "Stunden bis zur nächsten Wartung", "Heures avant le prochain entretien"),
		Answers: "at how many engine hours a service is due next, and how many are left",
		Formula: "due = hours at the last service + interval; left = due - hours now",
		Source:  "the interval is in the engine's handbook, which also sets a limit in months",
		Inputs: []calc.Input{
			hours("interval", "interval", "every", "interval", "intervals of", "alle", "toutes les"),
			hours("last", "engine hours at the last service", "changed at", "last", "last at", "last changed|done|serviced at", "done at", "serviced at", "service at", "change at", "was at", "zuletzt bei", "dernière à"),
			calc.Optional(hours("now", "engine hours now", "now", "meter", "meter shows|reads|says|is at", "hour meter", "counter", "has", "at the moment", "today", "engine has|shows|reads", "jetzt", "maintenant")),
		},
		Topic:   []string{"oil|filter|impeller|service|servicing|belt|coolant|valve* ... every", "every # ... changed|serviced|done|last", "service|oil_change|change ... due|left", "ölwechsel|wartung ... alle", "vidange ... toutes"},
		Asks:    []string{"how many|long", "when", "left", "due", "next", "what", "wann", "wie viele", "quand", "combien"},
		Never:   []string{"per year|season", "cost*|price", "litre*|liter*|l|gal*", "knot*|kn"},
		Whole:   true,
		Rank:    1,
		Compute: serviceDue,
	}
}

func serviceDue(v *calc.Values) (answer.Answer, error) {
	due := v.In("last", "h") + v.In("interval", "h")
	next := answer.Value(answer.Say("reading at which the next service is due", "Der Stand der nächsten Wartung", "Le compteur au prochain entretien"), answer.In(due, "h"))
	working := answer.Working("%s h + %s h = %s h", v.In("last", "h"), v.In("interval", "h"), due)
	if !v.Has("now") {
		return answer.Answer{Outcomes: []answer.Outcome{next}, Working: working}, nil
	}
	label, left := answer.Say("hours left", "Der Rest", "Le reste"), due-v.In("now", "h")
	working += answer.Working("; %s h - %s h = %s h", due, v.In("now", "h"), left)
	if left < 0 {
		label, left = answer.Say("hours overdue", "Überfällig seit", "Le retard"), -left
	}
	return answer.Answer{Outcomes: []answer.Outcome{answer.Value(label, answer.In(left, "h")), next}, Working: working}, nil
}
