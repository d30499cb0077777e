package measure

import (
	"cmp"
	"slices"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// berths are words for where a boat lies between something.
const berths = "berth|box|slip|lock|pontoon|pontoons|pen|finger|fingers|dock|piles|liegeplatz|schleuse|place|écluse|bassin"

// roomLeftCalculator tells what room a boat leaves of a berth, a box or a lock.
func roomLeftCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "room_left", Title: answer.Say("Room left in a berth", "Platz in einem Liegeplatz", "Place restante"),
		Answers: "how much room a boat leaves in a berth, a box, a slip or a lock, beside fenders or what is to stay free",
		Formula: "room = berth - boat - fenders and margins",
		Source:  "the definition",
		Inputs: []calc.Input{
			{Name: "berth", Label: "length or width of the berth", Dim: quantity.Length, Unit: "m", Min: 0.5, Max: 1000},
			{Name: "boat", Label: "length or beam of the boat", Dim: quantity.Length, Unit: "m", Min: 0.3, Max: 500},
			{Name: "margin", Label: "what fenders take or is to stay free, together", Dim: quantity.Length, Unit: "m", Max: 100, Optional: true},
			{Name: "each", Label: "1 where it is asked what is left on each side", Dim: quantity.Bare, Max: 1, Optional: true, Announced: true,
				Values: []calc.Phrase{{Words: "left|free|spare|room|space|gap on|at? each|either|both side|sides|end|ends ?", Value: 1}, {Words: "how much ... each|either side|end ?", Value: 1}, {Words: "auf jeder seite ?", Value: 1}, {Words: "de chaque côté ?", Value: 1}}},
		},
		Topic: []string{
			"room|space|gap|clearance ... left|over|spare|free|remain*|each|either", "how much|what room|space|gap", "left|spare|free ... each|either|both side|sides|end|ends", "left|over|spare ... astern|ahead|bow|stern|side", "platz ... bleibt|übrig|frei",
			"place ... reste|libre",
		},
		Asks:    []string{berths},
		Never:   []string{"keel|depth|tide|draft|draught|bridge|mast", "per metre|meter|foot|ft"},
		Whole:   true,
		Wholly:  true,
		Rank:    1,
		Read:    readRoom,
		Compute: roomLeft,
	}
}

// readRoom takes the largest length as the berth's, the next as the boat's and the rest as what is to stay free, twice where it is told of
// each side.
func readRoom(q *question.Question, d *calc.Draft) {
	const most = 4
	var lengths []int
	for i, one := range q.Quantities {
		if one.Dim == quantity.Length && one.Value > 0 {
			lengths = append(lengths, i)
		}
	}
	if d.Refused = len(lengths) < 2 || len(lengths) > most || !q.Says(berths); d.Refused {
		return
	}
	slices.SortFunc(lengths, func(a, b int) int {
		return cmp.Compare(q.Quantities[b].Value, q.Quantities[a].Value)
	})
	d.Take("berth", lengths[0])
	d.Take("boat", lengths[1])
	margin, each := 0.0, q.Where("each|either|both|per side|sides|end|ends", "port and starboard", "auf jeder|beiden seite|seiten", "de chaque côté")
	for _, i := range lengths[2:] {
		times := 1.0
		if q.Announced(i, each) > 0.5 {
			times = 2
		}
		margin += times * q.Quantities[i].Value
		d.Used[i] = true
	}
	if margin > 0 {
		d.Args["margin"] = margin
	}
}

func roomLeft(v *calc.Values) (answer.Answer, error) {
	berth, boat, margin := v.In("berth", "m"), v.In("boat", "m"), v.In("margin", "m")
	left, customary := berth-boat-margin, v.Customary("berth")
	label := answer.Say("room left", "Der freie Platz", "La place restante")
	if left < 0 {
		label, left = answer.Say("room that is lacking", "Der fehlende Platz", "La place qui manque"), -left
	}
	outcomes := []answer.Outcome{
		answer.Length(label, left, customary),
		answer.Length(answer.Say("half of it on each side", "Die Hälfte auf jeder Seite", "La moitié de chaque côté"), left/2, customary),
	}
	if v.Has("each") {
		outcomes[1] = outcomes[1].Led()
	}
	return answer.Answer{
		Outcomes: outcomes,
		Working:  answer.Working("%s - %s - %s = %s m", berth, boat, margin, berth-boat-margin),
	}, nil
}
