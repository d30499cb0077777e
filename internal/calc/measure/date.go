package measure

import (
	"fmt"
	"math"
	"time"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func dateAfterCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "date_after", Title: answer.Say("Date after an interval", "Datum nach einer Frist", "Date après un délai"),
		Answers: "which date lies so many days, weeks, months or years after or before another, as when a service is due",
		Formula: "date + interval; a month that has no such day ends with its last",
		Source:  "the calendar",
		Inputs: []calc.Input{
			{Name: "date", Label: "date", Dim: quantity.Calendar},
			{Name: "interval", Label: "interval, negative for before", Dim: quantity.Time, Unit: "days", Min: -40000, Max: 40000},
		},
		Topic: []string{
			"due|overdue", "expire*|expiry|runs_out|run_out|ran_out", "valid|good|lasts|last until|till|for", "what|which date|day", "interval", "# after|from|later|before|since", "until when", "renew*|service*|inspect*|test*|replace*|repack*",
			"when", "fällig*", "läuft ... ab", "welches datum", "wann", "échéance", "quelle date", "quand", "expire*",
		},
		Asks:    []string{"when", "what|which date|day", "due", "until", "wann", "welches datum", "quand", "quelle date", "expire*|expiry"},
		Never:   []string{"knots|kn|nm|miles", "sun*|moon*|tide*|hw|lw|neap*|spring", "arriv*|leave|leaving|depart*|eta|set_off", "how many|much|long|old|far", "per|a day|week|month|year", "charter|berth|mooring", "weather|forecast", "born"},
		Whole:   true,
		Rank:    0.5,
		Read:    readDateAfter,
		Compute: dateAfter,
	}
}

// readDateAfter takes the only date and the only interval of days or more, which lies before it where that is said.
func readDateAfter(q *question.Question, d *calc.Draft) {
	date, span := -1, -1
	for i, one := range q.Quantities {
		switch {
		case one.Dim == quantity.Calendar && date < 0:
			date = i
		case one.Dim == quantity.Time && span < 0 && calendarUnits[one.Unit] != 0:
			span = i
		default:
			d.Refused = true
			return
		}
	}
	if d.Refused = date < 0 || span < 0; d.Refused {
		return
	}
	d.Take("date", date)
	if q.Says("# before|earlier|prior", "# vor", "# avant") {
		one := q.Quantities[span]
		d.TakeAs("interval", span, fmt.Sprintf("-%g %s", one.Given, one.Unit))
		return
	}
	d.Take("interval", span)
}

// calendarUnits are the units in which a calendar counts, in days or, below nothing, in months.
var calendarUnits = map[string]float64{"days": 1, "weeks": 7, "fortnights": 14, "months": -1, "years": -12}

func dateAfter(v *calc.Values) (answer.Answer, error) {
	given, span := v.Quantity("date").Date, v.Quantity("interval")
	from := v.Day(given)
	to := later(from, span.Given, span.Unit)
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Plain(answer.Say("date", "Das Datum", "La date"), shownDate(to)),
			answer.Plain(answer.Say("day of the week", "Wochentag", "Jour de la semaine"), to.Weekday().String()),
		},
		Working: fmt.Sprintf("%s %+g %s = %s", shownDate(from), span.Given, span.Unit, shownDate(to)),
	}, nil
}

// later is the date so many days, weeks, months or years after another, at most at the end of its month.
func later(from time.Time, many float64, unit string) time.Time {
	per := calendarUnits[unit]
	if per > 0 {
		return from.AddDate(0, 0, int(math.Round(many*per)))
	}
	if per == 0 {
		return from.AddDate(0, 0, int(math.Round(many)))
	}
	months := int(math.Round(-many * per))
	to := from.AddDate(0, months, 0)
	if to.Day() != from.Day() { // 31 January and a month
		to = to.AddDate(0, 0, -to.Day())
	}
	return to
}

func shownDate(t time.Time) string { return t.Format("2 January 2006") }

// schengenDays is how long those who need no visa may stay in any 180 days.
const schengenDays = 90

func daysBetweenCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "days_between", Title: answer.Say("Days between two dates", "Tage zwischen zwei Daten", "Jours entre deux dates"),
		Answers: "how many days lie between two dates, counting both or not, and what is left of an allowance such as the 90 days of Schengen",
		Formula: "days = second date - first; counting both: + 1; left = allowance - days",
		Source:  "the calendar; Regulation (EU) 2016/399, article 6, counts the days of entry and of exit",
		Inputs: []calc.Input{
			{Name: "from", Label: "first date", Dim: quantity.Calendar}, {Name: "to", Label: "second date", Dim: quantity.Calendar},
			{Name: "both", Label: "1 when both dates count", Dim: quantity.Bare, Max: 1, Optional: true, Announced: true},
			{Name: "allowance", Label: "days allowed", Dim: quantity.Time, Unit: "days", Min: 1, Max: 4000, Optional: true, Announced: true},
		},
		Topic: []string{
			"how many days|nights|weeks", "how long", "days|nights|weeks between|from|until|till|to|used|left|spent|count*", "schengen", "number of days|nights", "wie viele|wieviele tage|nächte", "tage zwischen|bis", "combien de jours|nuits", "how many of",
		},
		Asks:    []string{"how many", "how long", "used|left|remain*|spent", "number", "wie", "combien"},
		Never:   []string{"knots|kn|nm|miles|distance|speed", "litres|liters|water|food|fuel|meals", "cost*|price|pay|fee|euro*|per|a day|night", "sun*|moon*|tide*|neap*|spring", "charge|battery"},
		Whole:   true,
		Rank:    1,
		Read:    readDaysBetween,
		Compute: daysBetween,
	}
}

// readDaysBetween takes two dates in their order, whether both count, and the days that are allowed.
func readDaysBetween(q *question.Question, d *calc.Draft) {
	var dates []int
	for i, one := range q.Quantities {
		switch {
		case one.Dim == quantity.Calendar:
			dates = append(dates, i)
		case one.Dim == quantity.Time && one.Unit == "days" && d.Args["allowance"] == nil:
			d.Take("allowance", i)
		case one.Dim == quantity.Time && one.Unit == "days": // "in any 180 days"
			d.Used[i] = true
		default:
			d.Refused = true
			return
		}
	}
	if d.Refused = len(dates) != 2; d.Refused {
		return
	}
	d.Take("from", dates[0])
	d.Take("to", dates[1])
	if schengen := q.Says("schengen"); schengen || q.Says("inclusive*|including|inclusively", "both days|dates", "counting both|the_first|the_last", "einschließlich", "inklusive", "inclus") {
		d.Args["both"] = 1.0
		if _, told := d.Args["allowance"]; schengen && !told {
			d.Args["allowance"] = fmt.Sprintf("%d days", schengenDays)
		}
	}
}

func daysBetween(v *calc.Values) (answer.Answer, error) {
	from, to := v.Day(v.Quantity("from").Date), v.Day(v.Quantity("to").Date)
	if first, second := v.Quantity("from").Date, v.Quantity("to").Date; second.Year == 0 && second.Month != 0 {
		to = time.Date(from.Year(), second.Month, second.Day, 0, 0, 0, 0, time.UTC)
		if to.Before(from) {
			to = to.AddDate(1, 0, 0)
		}
	} else if first.Year == 0 && first.Month != 0 {
		from = time.Date(to.Year(), first.Month, first.Day, 0, 0, 0, 0, time.UTC)
		if to.Before(from) {
			from = from.AddDate(-1, 0, 0)
		}
	}
	between := math.Round(to.Sub(from).Hours() / 24)
	if between < 0 {
		return answer.Answer{}, calc.InputErrorf("to", "must not be before the first date, %s", shownDate(from))
	}
	layout := "2 January 2006"
	if v.Quantity("from").Date.Year == 0 && v.Quantity("to").Date.Year == 0 && from.Year() == to.Year() {
		layout = "2 January"
	}
	days, working := between, fmt.Sprintf("%s to %s = %g days", from.Format(layout), to.Format(layout), between)
	label, other := answer.Say("number of days", "Die Zahl der Tage", "Le nombre de jours"), answer.Say("counting both days", "Beide Tage mitgezählt", "Les deux jours compris")
	rest := between + 1
	if v.Number("both") == 1 {
		days, rest = between+1, between
		working += fmt.Sprintf(" + 1 for counting both = %g days", days)
		label, other = answer.Say("number of days, counting both", "Die Zahl der Tage, beide mitgezählt", "Le nombre de jours, les deux compris"), answer.Say("nights between", "Nächte dazwischen", "Nuits entre les deux")
	}
	a := answer.Answer{Outcomes: []answer.Outcome{answer.Value(label, answer.Fixed(days, "days", 0))}, Working: working}
	if v.Has("allowance") {
		allowed := v.In("allowance", "days")
		a.Outcomes = append(a.Outcomes, answer.Value(answer.Say("number of days left", "Die Zahl der übrigen Tage", "Le nombre de jours restants"), answer.Fixed(allowed-days, "days", 0)).Led())
		a.Working += fmt.Sprintf("; %g - %g = %g days", allowed, days, allowed-days)
		a.Notes = append(a.Notes, answer.Say("Days in the 180 days before count too; those of entry and exit both do.", "Auch Tage in den 180 Tagen davor zählen; Ein- und Ausreisetag zählen beide.",
			"Les jours des 180 jours précédents comptent aussi ; ceux d'entrée et de sortie comptent tous deux."))
	}
	a.Outcomes = append(a.Outcomes, answer.Value(other, answer.Fixed(rest, "days", 0)))
	return a, nil
}
