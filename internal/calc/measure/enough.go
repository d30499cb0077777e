package measure

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// enoughCalculator compares what there is with what is needed.
func enoughCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "enough", Title: answer.Say("What there is and what is needed", "Vorrat und Bedarf", "Ce qu'il y a et ce qu'il faut"),
		Answers: "whether an amount that there is reaches for what is needed, with a reserve, and what is left or lacks",
		Formula: "left = amount there is - amount needed × (1 + reserve)",
		Source:  "the definition",
		Inputs: []calc.Input{
			{Name: "have", Label: "amount there is, with its unit", Words: []string{"have", "got", "carry", "tank", "holds", "on board", "there is|are", "bottle", "habe|haben", "ai|avons"}},
			{Name: "need", Label: "amount needed, with its unit", Words: []string{"need", "needed", "needs", "takes", "uses", "brauche|brauchen", "faut"}},
			input.Reserve(),
		},
		Topic:   []string{"enough", "sufficient", "reicht|genug", "assez|suffit"},
		Asks:    []string{"is", "will", "do", "reicht", "est ce"},
		Whole:   true,
		Wholly:  true,
		Read:    readEnough,
		Compute: enough,
	}
}

// readEnough takes two amounts of one kind of which each is announced; where they are not, another sum is meant.
func readEnough(q *question.Question, d *calc.Draft) {
	have := q.Where("have", "got", "carry", "holds", "tank is|of", "on board", "habe", "haben", "hält", "ai", "avons")
	need := q.Where("need", "needed", "needs", "takes", "brauche", "brauchen", "faut")
	h, n := -1, -1
	for i, one := range q.Quantities {
		if one.Unit == "" || one.Dim == quantity.Percent {
			continue
		}
		switch as, at := q.Announced(i, need), q.Announced(i, have); {
		case as > 1 && as > at:
			n = i
		case at > 1:
			h = i
		}
	}
	if h < 0 || n < 0 || q.Quantities[h].Dim != q.Quantities[n].Dim {
		d.Refused = len(q.Quantities) > 1 || !q.GoesOn() && len(q.Quantities) == 1 && q.Quantities[0].Dim != quantity.Percent
		return
	}
	d.Take("have", h)
	d.Take("need", n)
}

func enough(v *calc.Values) (answer.Answer, error) {
	have, need, reserve := v.Quantity("have"), v.Quantity("need"), v.Number("reserve")
	there, err := quantity.Convert(need.Given, need.Unit, have.Unit)
	if err != nil {
		return answer.Answer{}, calc.InputErrorf("have", "must be of the same kind as %s, not %s", answer.ShowQuantity(need), answer.ShowQuantity(have))
	}
	wanted := there * (1 + reserve)
	left := have.Given - wanted
	working := answer.Working("%s - %s = %s", have.Given, wanted, left) + " " + have.Unit
	if reserve > 0 {
		working = answer.Working("%s × %s = %s; ", there, 1+reserve, wanted) + working
	}
	label, verdict := answer.Say("amount left", "Der Rest", "Le reste"), answer.Enough(left)
	if left < 0 {
		label, left = answer.Say("amount that is lacking", "Die fehlende Menge", "Le manque"), -left
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(label, answer.In(left, have.Unit)).Judged(verdict),
			answer.Value(answer.Say("amount needed", "Der Bedarf", "Le besoin"), answer.In(wanted, have.Unit)),
		},
		Working: working,
	}, nil
}
