package electric

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func usableChargeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "usable_charge", Title: answer.Say("Usable charge of a battery", "Nutzbare Kapazität einer Batterie", "Charge utilisable d'une batterie"),
		Answers: "how many ampere hours of a battery may be used",
		Formula: "usable = capacity × depth of discharge",
		Source:  "half of a lead, 80 % of a lithium battery is usable",
		Inputs: []calc.Input{
			{Name: "capacity", Label: "battery capacity", Dim: quantity.Charge, Unit: "Ah", Min: 0.1, Max: 1e5}, dischargeInput(),
		},
		Topic: []string{"usable", "useable", "can|may i|we use|take|draw", "available ah|amp|capacity", "safely use|take|draw", "remain*", "left ?", "nutzbar*", "utilisable*"},
		Asks:  []string{"how many|much", "what", "usable ah|amp|capacity", "wie viel*", "combien"},
		Never: []string{"how many hours", "how long", "last", "# a|per day", "# daily", "daily use|consumption", "need", "solar", "charg* ... from", "wh|kwh|watt", "size", "days"},
		Whole: true,
		Rank:  1,
		Read: func(q *question.Question, d *calc.Draft) {
			readRemaining(q, d)
			readGone(q, d)
		},
		Compute: calc.Product(calc.Factor{Input: "capacity", Unit: "Ah"}, calc.Factor{Input: "depth_of_discharge", Unit: ""}, "Ah", func(_ *calc.Values, ah float64) []answer.Outcome {
			return []answer.Outcome{answer.Value(answer.Say("usable charge", "Die nutzbare Kapazität", "La charge utilisable"), answer.In(ah, "Ah"))}
		}),
	}
}

// readGone takes what is left where the question tells what is gone: "45 % is gone. How many Ah remain?".
func readGone(q *question.Question, d *calc.Draft) {
	if !q.Says("remain*", "left", "still") {
		return
	}
	for _, e := range q.Find("# is|are|has_been|have_been? gone|used|discharged|consumed|drained|taken|spent", "used|discharged|consumed|drained|taken #") {
		if i := q.QuantityIn(e, quantity.Percent); i >= 0 {
			d.TakeAs("depth_of_discharge", i, fmt.Sprintf("%g %%", 100-q.Quantities[i].Given))
			return
		}
	}
}

// takeUsable takes all of a capacity that is told as what may be used of it: half of it is not kept back once more.
func takeUsable(q *question.Question, d *calc.Draft) {
	if _, told := d.Args["depth_of_discharge"]; told {
		return
	}
	for _, e := range q.Find(
		"# of? usable|useable|available", "usable|useable|available #", "usable|useable|available capacity|charge|bank|battery of|is|: #", "# nutzbar*", "nutzbar* #", "# utilisable*",
	) {
		if i := q.QuantityIn(e, quantity.Charge); i >= 0 && q.OnlyOf(quantity.Percent) < 0 {
			d.Args["depth_of_discharge"] = "100 %"
			return
		}
	}
}

// energyRuntimeCalculator is how long a battery lasts that is told by its energy, without a voltage.
func energyRuntimeCalculator() calc.Calculator {
	share := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Percent, Unit: "%", Min: 1, Max: 100, Optional: true, Announced: true, Words: words}
	}
	return calc.Calculator{
		Name: "energy_runtime", Title: answer.Say("How long an energy lasts", "Wie lange eine Energie reicht", "Durée d'une énergie"),
		Answers: "how long a battery told in watt hours runs a load",
		Yields:  quantity.Time,
		Formula: "t = energy × usable share / (power × share of the time)",
		Source:  "the definition of power",
		Inputs: []calc.Input{
			{Name: "energy", Label: "energy in the battery", Dim: quantity.Energy, Unit: "Wh", Min: 0.1, Max: 1e7},
			{Name: "power", Label: "power of the load", Dim: quantity.Power, Unit: "W", Min: 0.1, Max: 1e6},
			share("usable", "usable share", "usable", "dod", "depth of discharge", "nutzbar*", "utilisable"),
			share("duty", "share of the time that the load runs", "duty", "duty cycle", "of the time", "einschaltdauer"),
			share("efficiency", "efficiency between", "efficien*", "inverter", "wirkungsgrad", "rendement"),
		},
		Topic:   []string{"how long", "how many hours", "hours", "last|lasts", "run|runs", "runtime", "wie lange", "combien de temps"},
		Asks:    []string{"battery|batteries|bank|lithium|kwh|wh", "run*|last*|power", "batterie*"},
		Never:   []string{"charg*", "recharg*", "solar", "fuel|diesel|petrol", "cost*|price"},
		Whole:   true,
		Compute: energyRuntime,
	}
}

func energyRuntime(v *calc.Values) (answer.Answer, error) {
	wh, watts := v.In("energy", "Wh"), v.In("power", "W")
	working := answer.Show(wh, "Wh")
	for _, name := range []string{"usable", "efficiency"} {
		if v.Has(name) {
			wh *= v.Number(name)
			working += answer.Working(" × %s", v.Number(name))
		}
	}
	if v.Has("duty") {
		watts *= v.Number("duty")
	}
	hours := wh / watts
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Duration(answer.Say("run time", "Die Laufzeit", "La durée"), hours*3600)},
		Working:  working + answer.Working(" / %s W = %s h", watts, hours),
	}, nil
}
