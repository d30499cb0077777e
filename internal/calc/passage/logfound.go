package passage

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// logFoundCalculator finds the error of a log, which log_error corrects by.
func logFoundCalculator() calc.Calculator {
	distance := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Length, Unit: "nm", Min: 0.01, Max: 30000, Bare: true, Words: words}
	}
	return calc.Calculator{
		Name: "log_found", Title: answer.Say("Error of the log", "Fehler der Logge", "Erreur du loch"),
		Answers: "by what percentage a log reads too little or too much over a distance that is known, and the factor that corrects it",
		Formula: "error = (shown - true) / true; factor = true / shown",
		Source:  "the definition, as on a run over a measured mile in slack water",
		Inputs: []calc.Input{
			distance("shown", "distance by the log", "log", "log shows|showed|reads|read|says|said|gives|gave|registers|registered|recorded", "logged", "shows|showed|reads|read|registers|registered|recorded", "speedo", "logge", "loch", "indicated"),
			withMile(distance("true", "true distance", "true|actual|real|measured|known", "measured run|distance|mile of", "gps", "chart", "run of", "over a? measured", "over the? ground", "actually", "distance is|of|was", "wahre", "gemessen*", "réelle|mesurée")),
		},
		Topic:   []string{"log|speedo read|reads|shows|showed|says|said|recorded|registered #", "measured mile", "log|speedo|logge|loch ... percent*|error|under*|over*|wrong|out|accurate|correct*|factor", "percent*|error|correct*|factor ... log|speedo", "log|speedo shows|showed|reads|read|registers|registered|recorded ... measured|true|actual|real", "under_reading|underreading|over_reading|overreading|under_reads|over_reads|under_read|over_read|underreads|overreads", "log error", "error of|in the|my|our log"},
		Asks:    []string{"percent*|per_cent", "error", "how much", "correction|factor", "under*|over*", "wrong", "fehler", "erreur"},
		Never:   []string{"current|tide|stream|drift", "engine|fuel|hours", "compass|course|heading"},
		Whole:   true,
		Rank:    1,
		Read:    readLogFound,
		Compute: logFound,
	}
}

// withMile lets a measured mile be the distance that is known.
func withMile(in calc.Input) calc.Input {
	in.Values = []calc.Phrase{{Words: "measured mile", Value: 1}}
	return in
}

// readLogFound refuses a question with other than two distances, of which one may go without a unit.
func readLogFound(q *question.Question, d *calc.Draft) {
	distances := 0
	for _, one := range q.Quantities {
		if one.Dim == quantity.Length || one.Dim == quantity.Bare && one.Unit == "" {
			distances++
		}
	}
	mile := distances == 1 && q.Says("measured mile")
	d.Refused = distances != 2 && !mile || !q.Says("log|logs|logged|speedo|logge|loch")
}

func logFound(v *calc.Values) (answer.Answer, error) {
	shown, truth := v.In("shown", "nm"), v.In("true", "nm")
	share := 100 * (shown - truth) / truth
	label := answer.Say("error of the log, which over-reads,", "Der Fehler der Logge, die zu viel zeigt,", "L'erreur du loch, qui indique trop,")
	if share < 0 {
		label, share = answer.Say("error of the log, which under-reads,", "Der Fehler der Logge, die zu wenig zeigt,", "L'erreur du loch, qui indique trop peu,"), -share
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(label, answer.Fixed(share, "%", 2)),
			answer.Value(answer.Say("factor that corrects what it shows", "Faktor, der das Angezeigte berichtigt", "Facteur qui corrige l'indication"), answer.Fixed(truth/shown, "", 4)),
		},
		Working: answer.Working("(%s - %s) / %s = %s%%", shown, truth, truth, 100*(shown-truth)/truth),
		Notes: []answer.Text{answer.Say("As a share of the true distance. Run it both ways, so that a current does not count.",
			"Als Anteil der wahren Strecke. In beiden Richtungen fahren, damit Strom nicht mitzählt.", "En part de la distance vraie. Faites le parcours dans les deux sens pour éliminer le courant.")},
	}, nil
}
