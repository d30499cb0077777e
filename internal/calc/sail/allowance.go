package sail

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// The customary numbers of PHRF time on time: factor = numerator / (denominator + rating).
const (
	onTimeNumerator   = 650
	onTimeDenominator = 550
)

// ratingInput is a rating in seconds a mile.
func ratingInput(name, label string) calc.Input {
	return calc.Input{Name: name, Label: label, Dim: quantity.Bare, Min: -200, Max: 500, Bare: true,
		Words: []string{"rated", "rating", "rates", "phrf", "one rated", "handicap", "against", "and"}}
}

func timeAllowanceCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "time_allowance", Title: answer.Say("Time that one boat gives another", "Zeitvergütung zwischen zwei Booten", "Temps rendu entre deux bateaux"),
		Answers: "how many seconds a boat owes another over a distance, from their ratings in seconds a mile",
		Formula: "allowance = (rating of the slower - rating of the faster) × distance",
		Source:  "time on distance scoring of PHRF",
		Inputs: []calc.Input{
			ratingInput("rating", "rating of one boat in seconds a mile"), ratingInput("other_rating", "rating of the other in seconds a mile"),
			{Name: "distance", Label: "length of the course", Dim: quantity.Length, Unit: "nm", Min: 0.1, Max: 30000},
		},
		Topic: []string{"owe|owes|give|gives|allowance|allow*|time ... rated|rating|phrf|handicap", "phrf|rated|rating|handicap ... owe|owes|give|gives|allowance", "rated # ... rated #", "time allowance"},
		Asks:  []string{"how much|many", "what", "seconds", "minutes", "allowance"},
		Never: []string{"elapsed", "tcc", "irc", "factor", "engine|rated power|rated current"},
		Whole: true,
		Rank:  1,
		Compute: func(v *calc.Values) (answer.Answer, error) {
			fast, slow, miles := min(v.Number("rating"), v.Number("other_rating")), max(v.Number("rating"), v.Number("other_rating")), v.In("distance", "nm")
			seconds := (slow - fast) * miles
			o := answer.Value(answer.Say("time that the faster boat gives", "Die Vergütung für das langsamere Boot", "Le temps rendu au bateau plus lent"), answer.Fixed(seconds, "s", 0))
			o.Also = []answer.Amount{answer.Fixed(seconds/60, "min", 2)}
			return answer.Answer{
				Outcomes: []answer.Outcome{o},
				Working:  answer.Working("(%s - %s) s/nm × %s nm = %s s", slow, fast, miles, seconds),
			}, nil
		},
	}
}

func timeFactorCalculator() calc.Calculator {
	number := func(name, label string, value float64, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Bare, Min: 1, Max: 5000, Default: value, Announced: true, Words: words}
	}
	return calc.Calculator{
		Name: "time_factor", Title: answer.Say("Time correction factor", "Zeitkorrekturfaktor", "Coefficient de temps"),
		Answers: "the multiplier for time on time from a PHRF rating in seconds a mile",
		Formula: "TCF = A / (B + rating), A customarily 650 and B 550",
		Source:  "time on time scoring of PHRF; B is less in light air and more in a breeze, and A a matter of taste",
		Inputs: []calc.Input{
			{Name: "rating", Label: "rating in seconds a mile", Dim: quantity.Bare, Min: -200, Max: 500, Announced: true, Words: []string{"phrf", "rated", "rating", "handicap", "rates"}},
			number("a", "A, the numerator", onTimeNumerator, "a", "numerator"), number("b", "B, added to the rating", onTimeDenominator, "b", "denominator"),
		},
		Topic:   []string{"tcf", "time correction factor", "time on time factor|multiplier", "factor|multiplier ... phrf|rated|rating", "phrf|rated|rating ... factor|multiplier"},
		Asks:    []string{"what", "calculate", "factor", "?"},
		Never:   []string{"elapsed", "power", "service factor"},
		Whole:   true,
		Rank:    1,
		Read:    readFactors,
		Compute: timeFactor,
	}
}

// readFactors takes the two numbers of the formula by their letters, of which "a" is otherwise an article.
func readFactors(q *question.Question, d *calc.Draft) {
	for name, phrase := range map[string]string{"a": "a =? #", "b": "b =? #"} {
		for _, e := range q.Find(phrase) {
			if i := q.QuantityIn(e, quantity.Bare); i >= 0 && q.Quantities[i].Given >= 300 {
				d.Take(name, i)
			}
		}
	}
}

// onTime is the multiplier of a rating in seconds a mile with the customary numbers.
func onTime(rating float64) float64 { return onTimeNumerator / (onTimeDenominator + rating) }

func timeFactor(v *calc.Values) (answer.Answer, error) {
	below := v.Number("b") + v.Number("rating")
	if below <= 0 {
		return answer.Answer{}, calc.InputErrorf("rating", "is too far below zero for B")
	}
	factor := v.Number("a") / below
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("time correction factor", "Der Zeitkorrekturfaktor", "Le coefficient de temps"), answer.Fixed(factor, "", 4))},
		Working:  answer.Working("%s / (%s + %s) = %s", v.Number("a"), v.Number("b"), v.Number("rating"), math.Round(1e4*factor)/1e4),
	}, nil
}
