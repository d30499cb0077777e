package engine

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// hours is an input of engine hours, from a least on.
func hours(least float64, name, label string, words ...string) calc.Input {
	return calc.Input{Name: name, Label: label, Dim: quantity.Time, Unit: "h", Min: least, Max: 1e6, Bare: true, Announced: true, Words: words}
}

// serviceDueCalculator tells when work that is done every so many hours comes next.
func serviceDueCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "service_due", Title: answer.Say("Hours until the next service", "Stunden bis zur nächsten Wartung", "Heures avant le prochain entretien"),
		Answers: "at how many engine hours a service is due next, and how many are left",
		Formula: "due = hours at the last service + interval; left = due - hours now",
		Source:  "the interval is in the engine's handbook, which also sets a limit in months",
		Inputs: []calc.Input{
			hours(0.1, "interval", "interval", "every", "each", "interval", "intervals of", "due every", "alle", "toutes les"),
			hours(0.1, "last", "engine hours at the last service", "changed at", "last", "last at", "last oil|filter|impeller|belt|coolant|fuel? change|service at", "last oil|filter|impeller|belt|coolant|fuel? change|service|filter at|was_at", "last changed|done|serviced at", "done at", "serviced at", "service at", "change at", "last change|service|oil_change|done|one at", "was at", "zuletzt bei", "dernière à"),
			calc.Optional(hours(0.1, "now", "engine hours now", "now", "engine hours", "engine hours are|is|read|stand_at", "hours are|now", "meter", "meter shows|reads|says|is at", "hour meter", "counter", "has", "at the moment", "today", "engine has|shows|reads", "have|has done|run", "jetzt", "maintenant")),
			{Name: "weekly", Label: "hours run a week, to tell the weeks", Dim: quantity.Time, Unit: "h", Min: 0.01, Max: 168, Optional: true, Announced: true},
		},
		Topic: []string{"oil|filter|impeller|service|servicing|belt|coolant|valve* ... every", "every # ... changed|serviced|done|last", "every # ... last change|service|oil_change", "last oil|filter|impeller|belt|coolant? change|changed|service|serviced|done ... every|each|interval #", "engine|meter|hours ... last oil|filter|impeller? change|service", "service|oil_change|change ... due|left", "ölwechsel|wartung ... alle", "vidange ... toutes"},
		Asks:  []string{"how many|long", "when", "left", "due", "next", "what", "wann", "wie viele", "quand", "combien"},
		Never: []string{"per year|season", "cost*|price", "litre*|liter*|l|gal*", "knot*|kn"},
		Whole: true,
		Rank:  1,
		Read: func(q *question.Question, d *calc.Draft) {
			readWeekly(q, d)
			takeReadings(q, d)
		},
		Compute: serviceDue,
	}
}

// readWeekly takes the hours that an engine runs in a week.
func readWeekly(q *question.Question, d *calc.Draft) {
	for _, e := range q.Find("# a|per|each|every|pro|par week|woche|semaine", "# hours|h|stunden|heures? a|per|each|every|pro|par week|woche|semaine", "# weekly") {
		i := q.QuantitiesIn(e)[0]
		if one := q.Quantities[i]; one.Dim == quantity.Time || one.Dim == quantity.Bare {
			d.TakeAs("weekly", i, fmt.Sprintf("%g h", one.Given))
			for k, week := range q.Quantities { // "a week" may be a time of its own
				d.Used[k] = d.Used[k] || k == i+1 && week.Dim == quantity.Time && week.Given == 1 && !strings.ContainsAny(week.Text, "0123456789")
			}
			return
		}
	}
}

// takeReadings takes four figures that may be a time of day as the reading of the hour meter that they are said to be: "last changed at 1310".
func takeReadings(q *question.Question, d *calc.Draft) {
	for i, one := range q.Quantities {
		hours, err := strconv.Atoi(strings.TrimRight(one.Text, " h"))
		if one.Dim != quantity.Clock || err != nil {
			continue
		}
		name, best := "", 1.5
		for _, reading := range []string{"last", "now"} {
			if near := q.Announced(i, q.Where(d.Calculator.Input(reading).Words...)); near > best && d.Args[reading] == nil {
				name, best = reading, near
			}
		}
		if name != "" {
			d.TakeAs(name, i, fmt.Sprintf("%d h", hours))
		}
	}
}

func serviceDue(v *calc.Values) (answer.Answer, error) {
	last, interval, now := v.In("last", "h"), v.In("interval", "h"), v.In("now", "h")
	due := last + interval
	next := answer.Value(answer.Say("reading at which the next service is due", "Der Stand der nächsten Wartung", "Le compteur au prochain entretien"), answer.In(due, "h"))
	working := answer.Working("%s h + %s h = %s h", last, interval, due)
	if !v.Has("now") {
		return answer.Answer{Outcomes: []answer.Outcome{next}, Working: working}, nil
	}
	if now < last {
		return answer.Answer{}, calc.InputErrorf("now", "must be at least the reading at the last service, %s", answer.Show(last, "h"))
	}
	left := due - now
	working += answer.Working("; %s h - %s h = %s h", due, now, left)
	if left < 0 {
		late := answer.Value(answer.Say("hours overdue", "Überfällig seit", "Le retard"), answer.In(-left, "h"))
		return answer.Answer{Outcomes: []answer.Outcome{late, next}, Working: working}, nil
	}
	outcomes := []answer.Outcome{answer.Value(answer.Say("hours left", "Der Rest", "Le reste"), answer.In(left, "h")), next}
	if v.Has("weekly") {
		weeks := left / v.In("weekly", "h")
		working += answer.Working("; %s h / %s h a week = %s weeks", left, v.In("weekly", "h"), weeks)
		until := answer.Value(answer.Say("time until the next service", "Die Zeit bis zur nächsten Wartung", "Le temps avant le prochain entretien"), answer.Fixed(weeks, "weeks", 2))
		outcomes = append([]answer.Outcome{until}, outcomes...)
	}
	return answer.Answer{Outcomes: outcomes, Working: working}, nil
}

// engineUseCalculator tells how many hours a year an engine ran between two readings of its meter.
func engineUseCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "engine_use", Title: answer.Say("Engine hours a year", "Motorstunden im Jahr", "Heures moteur par an"),
		Answers: "how many hours a year an engine ran, from two readings of its hour meter",
		Formula: "(later reading - earlier reading) / years",
		Source:  "the definition",
		Inputs: []calc.Input{
			hours(0, "before", "earlier reading"), hours(0, "after", "later reading"),
			{Name: "span", Label: "time between them", Dim: quantity.Time, Unit: "years", Min: 0.01, Max: 100},
		},
		Topic:   []string{"meter|counter|hours from # to #", "meter|counter|hours ... went|rose from # to #", "von # auf # ... stunden|jahre*"},
		Asks:    []string{"hours a|per year|season|month", "how many hours", "average", "stunden", "heures"},
		Never:   []string{"litre*|liter*|l|gal*", "clock|time|depart*|arriv*"},
		Whole:   true,
		Rank:    2,
		Read:    readMeter,
		Compute: engineUse,
	}
}

// readMeter takes the two readings of an hour meter, and the years between them.
func readMeter(q *question.Question, d *calc.Draft) {
	for _, e := range q.Find(append([]string{"von # bis #"}, input.FromTo...)...) {
		both := q.QuantitiesIn(e)
		for k, name := range []string{"before", "after"} {
			if one := q.Quantities[both[k]]; one.Dim == quantity.Bare || one.Dim == quantity.Time {
				d.TakeAs(name, both[k], fmt.Sprintf("%g h", one.Given))
			}
		}
	}
	for i, one := range q.Quantities {
		if !d.Used[i] && one.Dim == quantity.Time && one.Value > 20*86400 {
			d.Take("span", i)
		}
	}
}

func engineUse(v *calc.Values) (answer.Answer, error) {
	ran, years := v.In("after", "h")-v.In("before", "h"), v.In("span", "years")
	if ran <= 0 {
		return answer.Answer{}, calc.InputErrorf("after", "must be more than the earlier reading of %s", answer.Show(v.In("before", "h"), "h"))
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("engine hours a year", "Die Motorstunden im Jahr", "Les heures moteur par an"), answer.In(ran/years, "h"))},
		Working:  answer.Working("(%s h - %s h) / %s years = %s h", v.In("after", "h"), v.In("before", "h"), years, ran/years),
	}, nil
}

// serviceYearsCalculator tells in years an interval of work that is done by the hours of the engine.
func serviceYearsCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "service_years", Title: answer.Say("Service interval in years", "Wartungsabstand in Jahren", "Intervalle d'entretien en années"),
		Answers: "how many years a service interval of engine hours lasts at so many hours a year",
		Formula: "years = interval / hours a year",
		Source:  "the definition; handbooks also set a limit in months, and the earlier of the two counts",
		Inputs:  []calc.Input{hours(0.1, "interval", "interval"), hours(0.1, "yearly", "engine hours a year")},
		Topic:   []string{"every # ... # a|per|each|every year|season", "# a|per|each|every year|season ... every #", "interval ... # a|per|each|every year|season", "alle # ... # im|pro jahr", "toutes les # ... # par an"},
		Asks:    []string{"how often", "how many years|months|seasons", "years ?", "in years|months", "when", "how long", "wie oft|lange", "combien d années"},
		Never:   []string{"cost*|price", "litre*|liter*|l|gal*", "knot*|kn"},
		Whole:   true,
		Rank:    2,
		Read:    readYearly,
		Compute: serviceYears,
	}
}

// readYearly takes the hours a year, and as the interval what is done "every 300 hours".
func readYearly(q *question.Question, d *calc.Draft) {
	for _, in := range []struct{ name, phrase string }{{"yearly", "# a|per|each|every|im|pro|par year|season|jahr|an"}, {"interval", "every|interval|alle|les # hours|h|stunden|heures?"}, {"interval", "interval of|is? #"}} {
		for _, e := range q.Find(in.phrase) {
			i := q.QuantitiesIn(e)[0]
			if one := q.Quantities[i]; !d.Used[i] && d.Args[in.name] == nil && (one.Dim == quantity.Time || one.Dim == quantity.Bare) {
				d.TakeAs(in.name, i, fmt.Sprintf("%g h", one.Given))
			}
		}
	}
}

func serviceYears(v *calc.Values) (answer.Answer, error) {
	interval, yearly := v.In("interval", "h"), v.In("yearly", "h")
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("interval", "Der Abstand", "L'intervalle"), answer.In(interval/yearly, "years"), answer.In(12*interval/yearly, "months"))},
		Working:  answer.Working("%s h / %s h a year = %s years", interval, yearly, interval/yearly),
		Notes: []answer.Text{answer.Say("The handbook's limit in months comes first where it is shorter; rubber ages also in an engine that stands.",
			"Die Frist in Monaten im Handbuch geht vor, wo sie kürzer ist; Gummi altert auch im stehenden Motor.",
			"La limite en mois du manuel prime si elle est plus courte ; le caoutchouc vieillit aussi à l'arrêt.")},
	}, nil
}
