package input

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Along is a current along the course.
func Along() calc.Input {
	return calc.Input{
		Name: "current", Label: "current, positive when it helps", Dim: quantity.Speed, Unit: "kn", Min: -15, Max: 15,
		Optional: true, Announced: true,
		Words: []string{
			"current", "tide", "stream", "foul", "fair", "favourable", "favorable", "adverse", "against",
			"against me|us", "with me|us", "in my|our favour|favor", "contrary", "strom", "gegenstrom", "courant", "contre",
		},
	}
}

// ReadCurrentSign makes a current against the boat negative.
func ReadCurrentSign(q *question.Question, d *calc.Draft) {
	against := q.Says("against", "foul", "adverse", "contrary", "head current|tide|stream", "gegenstrom", "gegen", "contre", "contraire*", "on the nose", "opposing", "into a|the? # current|tide|stream|ebb|flood")
	if !against {
		return
	}
	slow := calc.Input{Dim: quantity.Speed, Unit: "kn"}
	take := func(i int) {
		one, _ := slow.Of(q, i)
		d.TakeAs("current", i, "-"+calc.Argument(one).(string))
	}
	for _, e := range q.Find(
		"# of? foul|adverse|contrary|head? current|tide|stream|ebb|flood", "# strom|gegenstrom|courant", "# current|tide|stream|ebb|flood against",
		"# against|gegen|contre me|us|you|uns|mich|nous|moi", "# against|foul|adverse|contrary", "# on the nose", "against|gegen|contre a? #",
		"foul|adverse|contrary current|tide|stream of? #",
	) {
		if i := q.QuantityIn(e, quantity.Speed); i >= 0 {
			take(i)
			return
		}
		if i := q.QuantityIn(e, quantity.Bare); i >= 0 && q.Quantities[i].Unit == "" {
			take(i)
			return
		}
	}
	words := q.Where("current", "tide", "stream", "strom", "gegenstrom", "courant", "ebb", "flood", "foul")
	best, at := 0.0, -1
	for i, one := range q.Quantities {
		if near := q.Announced(i, words); one.Dim == quantity.Speed && near > best {
			best, at = near, i
		}
	}
	if at >= 0 {
		take(at)
	}
}
