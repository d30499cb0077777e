package hull

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func pumpBalanceCalculator() calc.Calculator {
	rate := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.VolumeRate, Unit: "L/h", Min: 0.1, Max: 1e7, Words: words}
	}
	return calc.Calculator{
		Name: "pump_balance", Title: answer.Say("Pump against a leak", "Pumpe gegen ein Leck", "Pompe contre une voie d'eau"),
		Answers: "whether a bilge pump keeps up with a leak, and by how much the water rises or falls",
		Formula: "net = pump - inflow",
		Source:  "the definition; a pump clears less than its rated capacity, often half of it when lifting",
		Inputs: []calc.Input{
			rate("inflow", "water coming in", "leak*", "leak lets in", "lets|letting|let in", "comes|coming|flows|flowing|pours|pouring in", "in", "inflow", "ingress", "ingress of|is", "taking on|in", "leck", "voie d eau", "hole", "floods", "enters"),
			rate("pump", "what the pump clears", "pump", "pumps", "pump clears|moves|shifts|delivers|does|handles|is rated|of|at|can", "clears", "pump* # ", "bilge pump", "pumpe", "pompe", "rated", "rated at", "out"),
		},
		Topic: []string{
			"leak* ... pump*", "pump* ... leak*|coming_in|comes_in|inflow|ingress|lets_in", "in # ... pump* ... #", "water ... in ... pump*", "taking on|in # ... pump*", "leck ... pumpe", "pumpe ... leck", "voie d eau ... pompe", "pompe ... voie d eau",
		},
		Asks:    []string{"net", "winning|win|wins|losing|gaining", "keep|keeps|keeping up|pace|ahead", "cope*", "enough", "how fast|quick|much|many", "rise*|rising|fall*", "by how much", "what", "?"},
		Never:   []string{"ah|amps|watts|battery", "how long", "volts ... draw*"},
		Whole:   true,
		Rank:    1,
		Read:    readPumps,
		Compute: pumpBalance,
	}
}

// readPumps takes what several pumps clear together, where each of them is told.
func readPumps(q *question.Question, d *calc.Draft) {
	for _, e := range q.Find("# bilge|electric|manual? pumps ... #") {
		both := q.QuantitiesIn(e)
		count, one := q.Quantities[both[0]], q.Quantities[both[len(both)-1]]
		if count.Dim != quantity.Bare || one.Dim != quantity.VolumeRate || count.Given < 2 || !q.Says("each", "apiece", "je", "chacune") {
			continue
		}
		d.TakeAs("pump", both[len(both)-1], calc.Argument(question.InUnits(count.Given*one.Given, one.Unit)))
		d.Used[both[0]] = true
		return
	}
}

func pumpBalance(v *calc.Values) (answer.Answer, error) {
	in, out := v.In("inflow", "L/h"), v.In("pump", "L/h")
	net := out - in
	label, note := answer.Say("shortfall of the pump", "Der Rückstand der Pumpe", "Le déficit de la pompe"), answer.Say("More comes in than the pump clears: the water rises. Find and stop the leak, and call for help in time.",
		"Es kommt mehr herein, als die Pumpe schafft: Das Wasser steigt. Das Leck finden und stopfen und rechtzeitig Hilfe rufen.",
		"Il entre plus d'eau que la pompe n'en évacue : le niveau monte. Trouver et réduire la voie d'eau, et appeler à l'aide à temps.")
	if net >= 0 {
		label, note = answer.Say("surplus of the pump", "Der Überschuss der Pumpe", "L'excédent de la pompe"), answer.Say("On paper: lifted through a hose a pump clears less than its rating, often half, and less still on a low battery.",
			"Auf dem Papier: Durch Höhe und Schlauch fördert eine Pumpe weniger als angegeben, oft die Hälfte, bei schwacher Batterie noch weniger.",
			"Sur le papier : avec la hauteur et le tuyau une pompe débite moins que sa valeur nominale, souvent la moitié, et moins encore sur batterie faible.")
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(label, answer.In(math.Abs(net), "L/h"), answer.In(math.Abs(net)/60, "L/min")),
			answer.Value(answer.Say("comes in", "Es kommt herein", "Entre"), answer.In(in, "L/h")),
			answer.Value(answer.Say("is pumped out", "Es wird gelenzt", "Sort"), answer.In(out, "L/h")),
		},
		Working: answer.Working("%s L/h - %s L/h = %s L/h", out, in, net),
		Notes:   []answer.Text{note},
	}, nil
}
