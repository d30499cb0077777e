package weather

import (
	"fmt"
	"math"
	"time"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

func moonPhaseCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "moon_phase", Title: answer.Say("Phase of the moon", "Mondphase", "Phase de la lune"),
		Answers: "the moon's phase and lit share on a date, and the next principal phases",
		Formula: "phase from the moon's elongation from the sun",
		Source:  "lunar theory after Meeus, main terms; good to a quarter of an hour",
		Inputs:  []calc.Input{dateInput()},
		Topic: []string{
			"moon phase", "phase ... moon", "full moon", "new moon", "moon", "vollmond", "neumond", "mondphase",
			"pleine lune", "nouvelle lune", "phase de la lune", "mond", "lune",
		},
		Asks: []string{
			"what ... phase", "when is|s|was the? next|full|new", "phase", "next full|new", "how full", "wann ist",
			"quand", "illuminat*", "is there a moon|full", "will ... moon", "nächste* vollmond|neumond", "prochaine",
			"what is|s the moon", "age of",
		},
		Never:   []string{"tide*", "why", "sextant", "moonrise|moonset|moon_rise*|moon_set*"},
		Free:    true,
		Compute: moonPhase,
	}
}

func moonDateCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "moon_date", Title: answer.Say("Date of a phase of the moon", "Datum einer Mondphase", "Date d'une phase de la lune"),
		Answers: "when the moon is next full, new or half, or when it is in a month",
		Formula: "phase from the moon's elongation from the sun",
		Source:  "lunar theory after Meeus, main terms; good to a quarter of an hour",
		Inputs: []calc.Input{
			{Name: "phase", Label: "phase: 0 new, 1 first quarter, 2 full, 3 last quarter", Dim: quantity.Bare, Max: 3,
				Announced: true, Values: []calc.Phrase{
					{Words: "full", Value: 2}, {Words: "fullmoon", Value: 2}, {Words: "vollmond", Value: 2}, {Words: "pleine lune", Value: 2}, {Words: "new", Value: 0}, {Words: "newmoon", Value: 0},
					{Words: "neumond", Value: 0}, {Words: "nouvelle lune", Value: 0}, {Words: "first quarter", Value: 1}, {Words: "erstes viertel", Value: 1}, {Words: "premier quartier", Value: 1},
					{Words: "last|third quarter", Value: 3}, {Words: "letztes viertel", Value: 3}, {Words: "dernier quartier", Value: 3},
				}},
			dateInput(),
			{Name: "month", Label: "month, 1 to 12, instead of the date", Dim: quantity.Bare, Min: 1, Max: 12,
				Optional: true, Announced: true},
			{Name: "year", Label: "year of that month", Dim: quantity.Bare, Min: 1700, Max: 2200, Optional: true,
				Announced: true},
		},
		Topic: []string{"moon", "full moon", "new moon", "fullmoon", "vollmond", "neumond", "mond", "lune", "newmoon"},
		Asks: []string{
			"when", "date", "what|which day|date|time|night", "next", "on what", "day", "wann", "datum", "nächste*",
			"an welchem", "quand", "quel jour", "quelle date", "prochaine", "full|new moon ... ?",
		},
		Never: []string{
			"tide*", "why", "sextant", "lit|illuminat*", "phase|age of", "what phase", "is there", "will there", "is it",
			"moonrise|moonset|rise*|set|sets",
		},
		Free:    true,
		Whole:   true,
		Rank:    1,
		Read:    readMonth,
		Compute: moonDate,
	}
}

// readMonth takes a month without a day.
func readMonth(q *question.Question, d *calc.Draft) {
	month, year, ok := quantity.Month(q.Text)
	if !ok {
		return
	}
	for i, one := range q.Quantities {
		if one.Dim == quantity.Calendar && one.Date.Month != 0 {
			return
		}
		d.Used[i] = d.Used[i] || one.Given == float64(year)
	}
	d.Args["month"] = float64(month)
	if year > 0 {
		d.Args["year"] = float64(year)
	}
	d.Quality++
}

func moonPhase(v *calc.Values) (answer.Answer, error) {
	date := v.Quantity("date").Date
	noon := v.Day(date).Add(12 * time.Hour)
	moon := geo.Moon(noon)
	next := func(q geo.Quarter) string { return geo.NextPhase(noon, q).Format("2 January 2006 15:04 UTC") }
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Plain(answer.Text{EN: "moon on " + noon.Format("2 January 2006"), DE: "Der Mond am " + noon.Format("2.1.2006"),
				FR: "La lune le " + noon.Format("2/1/2006")}, moon.Name),
			answer.Value(answer.Say("lit share", "Beleuchteter Teil", "Partie éclairée"), answer.Fixed(math.Round(100*moon.Illuminated), "%", 0)),
			answer.Value(answer.Say("age", "Alter", "Âge"), answer.Fixed(moon.Age, "days", 1)),
			answer.Plain(answer.Say("next full moon", "Nächster Vollmond", "Prochaine pleine lune"), next(geo.FullMoon)),
			answer.Plain(answer.Say("next new moon", "Nächster Neumond", "Prochaine nouvelle lune"), next(geo.NewMoon)),
		},
		Working: answer.Working("the moon is %s° ahead of the sun at noon UTC", moon.Elongation),
		Notes: []answer.Text{answer.Say("Spring tides follow full and new moon by a day or two.",
			"Springtiden folgen Voll- und Neumond um ein bis zwei Tage.",
			"Les vives-eaux suivent la pleine et la nouvelle lune d'un à deux jours.")},
	}, nil
}

func moonDate(v *calc.Values) (answer.Answer, error) {
	quarter := geo.Quarter(v.Number("phase"))
	from := v.Day(v.Quantity("date").Date)
	until := time.Time{}
	if v.Has("month") {
		date := quantity.Date{Year: int(v.Number("year")), Month: time.Month(v.Number("month")), Day: 1}
		from = v.Day(date)
		until = from.AddDate(0, 1, 0)
	}
	const layout = "2 January 2006 15:04 UTC"
	label := moonLabels[quarter]
	when := geo.NextPhase(from, quarter)
	outcomes := []answer.Outcome{answer.Plain(label, when.Format(layout))}
	after := geo.NextPhase(when, quarter)
	if after.Before(until) {
		outcomes = append(outcomes, answer.Plain(label, after.Format(layout)).Led())
	} else {
		outcomes = append(outcomes, answer.Plain(answer.Say("the one after", "Der darauf folgende", "Suivante"), after.Format(layout)))
	}
	return answer.Answer{
		Outcomes: outcomes,
		Working:  fmt.Sprintf("the moon %d° ahead of the sun, counted from %s", 90*int(quarter), from.Format("2 January 2006")),
	}, nil
}

var moonLabels = map[geo.Quarter]answer.Text{
	geo.NewMoon:      answer.Say("new moon", "Der Neumond", "La nouvelle lune"),
	geo.FirstQuarter: answer.Say("first quarter", "Das erste Viertel", "Le premier quartier"),
	geo.FullMoon:     answer.Say("full moon", "Der Vollmond", "La pleine lune"),
	geo.LastQuarter:  answer.Say("last quarter", "Das letzte Viertel", "Le dernier quartier"),
}
