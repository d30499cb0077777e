package calc

import (
	"fmt"
	"math"
	"time"

	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

func moonCalculators() []Calculator {
	return []Calculator{moonPhaseCalculator(), moonDateCalculator()}
}

func moonPhaseCalculator() Calculator {
	return Calculator{
		Name: "moon_phase", Title: say("Phase of the moon", "Mondphase", "Phase de la lune"),
		Answers: "the moon's phase and lit share on a date, and the next principal phases",
		Formula: "phase from the moon's elongation from the sun",
		Source:  "lunar theory after Meeus, main terms; good to a quarter of an hour",
		Inputs:  []Input{dateInput()},
		topic: []string{
			"moon phase", "phase ... moon", "full moon", "new moon", "moon", "vollmond", "neumond", "mondphase",
			"pleine lune", "nouvelle lune", "phase de la lune", "mond", "lune",
		},
		asks: []string{
			"what ... phase", "when is|s|was the? next|full|new", "phase", "next full|new", "how full", "wann ist",
			"quand", "illuminat*", "is there a moon|full", "will ... moon", "nächste* vollmond|neumond", "prochaine",
			"what is|s the moon", "age of",
		},
		never:   []string{"tide*", "why", "sextant", "moonrise|moonset|moon_rise*|moon_set*"},
		free:    true,
		compute: moonPhase,
	}
}

func moonDateCalculator() Calculator {
	return Calculator{
		Name: "moon_date", Title: say("Date of a phase of the moon", "Datum einer Mondphase", "Date d'une phase de la lune"),
		Answers: "when the moon is next full, new or half, or when it is in a month",
		Formula: "phase from the moon's elongation from the sun",
		Source:  "lunar theory after Meeus, main terms; good to a quarter of an hour",
		Inputs: []Input{
			{Name: "phase", Label: "phase: 0 new, 1 first quarter, 2 full, 3 last quarter", Dim: quantity.Bare, Max: 3,
				Announced: true, Values: []Phrase{
					{"full", 2}, {"fullmoon", 2}, {"vollmond", 2}, {"pleine lune", 2}, {"new", 0}, {"newmoon", 0},
					{"neumond", 0}, {"nouvelle lune", 0}, {"first quarter", 1}, {"erstes viertel", 1}, {"premier quartier", 1},
					{"last|third quarter", 3}, {"letztes viertel", 3}, {"dernier quartier", 3},
				}},
			dateInput(),
			{Name: "month", Label: "month, 1 to 12, instead of the date", Dim: quantity.Bare, Min: 1, Max: 12,
				Optional: true, Announced: true},
			{Name: "year", Label: "year of that month", Dim: quantity.Bare, Min: 1700, Max: 2200, Optional: true,
				Announced: true},
		},
		topic: []string{"moon", "full moon", "new moon", "fullmoon", "vollmond", "neumond", "mond", "lune", "newmoon"},
		asks: []string{
			"when", "date", "what|which day|date|time|night", "next", "on what", "day", "wann", "datum", "nächste*",
			"an welchem", "quand", "quel jour", "quelle date", "prochaine", "full|new moon ... ?",
		},
		never: []string{
			"tide*", "why", "sextant", "lit|illuminat*", "phase|age of", "what phase", "is there", "will there", "is it",
			"moonrise|moonset|rise*|set|sets",
		},
		free:    true,
		whole:   true,
		rank:    1,
		read:    readMonth,
		compute: moonDate,
	}
}

// readMonth takes a month without a day.
func readMonth(q *question, d *draft) {
	month, year, ok := quantity.Month(q.text)
	if !ok {
		return
	}
	for i, one := range q.quantities {
		if one.Dim == quantity.Calendar && one.Date.Month != 0 {
			return
		}
		d.used[i] = d.used[i] || one.Given == float64(year)
	}
	d.args["month"] = float64(month)
	if year > 0 {
		d.args["year"] = float64(year)
	}
	d.quality++
}

func moonPhase(v *values) (answer, error) {
	date := v.quantity("date").Date
	noon := v.day(date).Add(12 * time.Hour)
	moon := geo.Moon(noon)
	next := func(q geo.Quarter) string { return geo.NextPhase(noon, q).Format("2 January 2006 15:04 UTC") }
	return answer{
		Outcomes: []Outcome{
			plain(Text{EN: "moon on " + noon.Format("2 January 2006"), DE: "Der Mond am " + noon.Format("2.1.2006"),
				FR: "La lune le " + noon.Format("2/1/2006")}, moon.Name),
			outcome(say("lit share", "Beleuchteter Teil", "Partie éclairée"), fixed(math.Round(100*moon.Illuminated), "%", 0)),
			outcome(say("age", "Alter", "Âge"), fixed(moon.Age, "days", 1)),
			plain(say("next full moon", "Nächster Vollmond", "Prochaine pleine lune"), next(geo.FullMoon)),
			plain(say("next new moon", "Nächster Neumond", "Prochaine nouvelle lune"), next(geo.NewMoon)),
		},
		Working: fmt.Sprintf("the moon is %s° ahead of the sun at noon UTC", sh(moon.Elongation)),
		Notes: []Text{say("Spring tides follow full and new moon by a day or two.",
			"Springtiden folgen Voll- und Neumond um ein bis zwei Tage.",
			"Les vives-eaux suivent la pleine et la nouvelle lune d'un à deux jours.")},
	}, nil
}

func moonDate(v *values) (answer, error) {
	quarter := geo.Quarter(v.Number("phase"))
	from := v.day(v.quantity("date").Date)
	until := time.Time{}
	if v.Has("month") {
		date := quantity.Date{Year: int(v.Number("year")), Month: time.Month(v.Number("month")), Day: 1}
		from = v.day(date)
		until = from.AddDate(0, 1, 0)
	}
	const layout = "2 January 2006 15:04 UTC"
	label := moonLabels[quarter]
	when := geo.NextPhase(from, quarter)
	outcomes := []Outcome{plain(label, when.Format(layout))}
	after := geo.NextPhase(when, quarter)
	if after.Before(until) {
		outcomes = append(outcomes, plain(label, after.Format(layout)).led())
	} else {
		outcomes = append(outcomes, plain(say("the one after", "Der darauf folgende", "Suivante"), after.Format(layout)))
	}
	return answer{
		Outcomes: outcomes,
		Working:  fmt.Sprintf("the moon %d° ahead of the sun, counted from %s", 90*int(quarter), from.Format("2 January 2006")),
	}, nil
}

var moonLabels = map[geo.Quarter]Text{
	geo.NewMoon:      say("new moon", "Der Neumond", "La nouvelle lune"),
	geo.FirstQuarter: say("first quarter", "Das erste Viertel", "Le premier quartier"),
	geo.FullMoon:     say("full moon", "Der Vollmond", "La pleine lune"),
	geo.LastQuarter:  say("last quarter", "Das letzte Viertel", "Le dernier quartier"),
}
