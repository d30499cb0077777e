package electric

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// dailyBalanceCalculator holds what is used in a day against what comes in.
func dailyBalanceCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "daily_balance", Title: answer.Say("Daily balance of charge", "Tägliche Ladebilanz", "Bilan de charge quotidien"),
		Answers: "what a day's charging lacks of a day's use, or has over",
		Formula: "balance = charge in a day - use in a day",
		Source:  "the sum of both, without losses",
		Inputs: []calc.Input{
			{Name: "use", Label: "use in a day", Dim: quantity.Charge, Unit: "Ah", Max: 1e5, Words: []string{"use|uses|using|used", "consum*", "need*", "loads", "draw*", "take", "verbrauch*"}},
			{Name: "charge", Label: "charge in a day", Dim: quantity.Charge, Unit: "Ah", Max: 1e5, Words: []string{"solar", "panel|panels", "yield*", "give|gives|giving", "produce*", "make|makes", "bring*", "charg*", "generat*", "alternator", "wind generator"}},
		},
		Topic:   []string{"deficit", "shortfall", "surplus", "short", "balance", "left over", "make up", "missing", "defizit|überschuss", "déficit|excédent"},
		Asks:    []string{"how much|many|big|large", "what", "am|are i|we", "do|will i|we", "wie viel|groß", "combien"},
		Never:   []string{"how long", "how many days", "last|lasts"},
		Whole:   true,
		Rank:    1,
		Read:    passOverPanels,
		Compute: dailyBalance,
	}
}

// passOverPanels has no use for the power of panels whose yield is told.
func passOverPanels(q *question.Question, d *calc.Draft) {
	for i, one := range q.Quantities {
		d.Used[i] = d.Used[i] || one.Dim == quantity.Power || one.Dim == quantity.Voltage
	}
}

func dailyBalance(v *calc.Values) (answer.Answer, error) {
	use, charge := v.In("use", "Ah"), v.In("charge", "Ah")
	label, over := answer.Say("deficit in a day", "Das tägliche Defizit", "Le déficit quotidien"), use-charge
	if over < 0 {
		label, over = answer.Say("surplus in a day", "Der tägliche Überschuss", "L'excédent quotidien"), -over
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(label, answer.In(over, "Ah"))},
		Working:  answer.Working("%s Ah used, %s Ah charged", use, charge),
	}, nil
}
