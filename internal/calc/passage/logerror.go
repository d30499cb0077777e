package passage

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// logErrorCalculator corrects what a log shows by its error.
func logErrorCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "log_error", Title: answer.Say("Speed by a log with an error", "Fahrt nach einer Logge mit Fehler", "Vitesse d'après un loch faussé"),
		Answers: "the true speed or distance of a log that reads so many per cent too little or too much",
		Formula: "too little: true = shown / (1 - error); too much: true = shown / (1 + error)",
		Source:  "the error as a share of the truth, as a run over a measured mile gives it",
		Inputs: []calc.Input{
			{Name: "error", Label: "error, negative where the log shows too little", Dim: quantity.Percent, Unit: "%", Min: -80, Max: 200},
			{Name: "speed", Label: "speed shown", Dim: quantity.Speed, Unit: "kn", Min: 0.05, Max: 100, Optional: true},
			{Name: "distance", Label: "distance shown", Dim: quantity.Length, Unit: "nm", Min: 0.01, Max: 30000, Optional: true},
		},
		Topic: []string{
			"log|speedo|knotmeter|logge ... under_reads|under_read|underreads|underreading|over_reads|over_read|overreads|reads_low|reads_high|too_little|too_much|zu_wenig|zu_viel",
			"log|speedo|knotmeter reads|shows # low|high|too_low|too_high|less|more|under|over", "log|speedo ... # slow|fast",
		},
		Asks:    []string{"true|real|actual speed|distance|run", "how fast", "what speed|distance", "speed|distance", "how far", "really"},
		Never:   []string{"current|tide|stream", "correction factor"},
		Whole:   true,
		Rank:    1,
		Either:  []string{"speed", "distance"},
		Read:    readLogError,
		Compute: logError,
	}
}

// readLogError makes the error of a log that shows too little negative.
func readLogError(q *question.Question, d *calc.Draft) {
	low := q.Says("under_reads|under_read|underreads|underreading|reads_low|too_little|too_low|slow|zu_wenig|less|under|low")
	for i, one := range q.Quantities {
		if one.Dim == quantity.Percent {
			sign := ""
			if low {
				sign = "-"
			}
			d.TakeAs("error", i, sign+calc.Argument(one).(string))
			return
		}
	}
}

func logError(v *calc.Values) (answer.Answer, error) {
	share := v.In("error", "%") / 100
	var a answer.Answer
	if v.Has("speed") {
		shown := v.In("speed", "kn")
		a.Outcomes = append(a.Outcomes, answer.Speed(answer.Say("true speed", "Die wahre Fahrt", "La vitesse vraie"), shown/(1+share)*1852/3600))
		a.Working = answer.Working("%s kn / %s = %s kn", shown, 1+share, shown/(1+share))
	}
	if v.Has("distance") {
		shown := v.In("distance", "nm")
		a.Outcomes = append(a.Outcomes, answer.Run(answer.Say("true distance", "Die wahre Strecke", "La distance vraie"), shown/(1+share)*1852))
		a.Working = answer.Working("%s nm / %s = %s nm", shown, 1+share, shown/(1+share))
	}
	a.Notes = []answer.Text{answer.Say("Where the error was told as a share of what the log shows, multiply instead: the two differ little for a small one.",
		"Wo der Fehler als Anteil des Angezeigten gemeint ist, wird multipliziert: bei kleinen macht das wenig aus.",
		"Si l'erreur est une part de l'indication, multipliez : la différence est faible pour une petite erreur.")}
	return a, nil
}
