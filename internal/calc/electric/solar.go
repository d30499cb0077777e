package electric

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func sunHoursInput() calc.Input {
	return calc.Input{
		Name: "sun_hours", Label: "peak sun hours a day", Dim: quantity.Irradiation, Unit: "sun hours", Min: 0.1, Max: 14,
		Default: "5 sun hours",
		Words:   []string{"sun", "sunshine", "peak", "sonne", "soleil"},
	}
}

func solarSizeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "solar_size", Title: answer.Say("Solar panels for a daily use", "Solarleistung für einen Tagesverbrauch",
			"Panneaux solaires pour une consommation"),
		Answers: "how many watts of solar panel replace a daily use",
		Formula: "W = Ah × V / (sun hours × efficiency)",
		Source:  "peak sun hours: 4 to 6 in summer or the tropics, 1 to 2 in a northern winter",
		Inputs: []calc.Input{
			{Name: "daily_use", Label: "use in a day", Adds: true, Dim: quantity.Charge, Unit: "Ah", Min: 0.1, Max: 1e5,
				Optional: true, Words: []string{"use", "day", "daily", "replace", "need"}},
			{Name: "daily_energy", Label: "energy in a day", Dim: quantity.Energy, Unit: "Wh", Min: 1, Max: 1e6,
				Optional: true},
			voltageInput(), sunHoursInput(), efficiencyInput("75 %"),
			{Name: "panel", Label: "power of one panel, to count them", Dim: quantity.Power, Unit: "W", Min: 1, Max: 2000, Optional: true},
		},
		Topic: []string{"solar", "panel|panels", "photovolta*", "solaire*", "pv"},
		Asks: []string{
			"how many watts", "how much solar", "how many panels", "what size", "size", "how big", "wie viel*",
			"watts of", "need*", "combien", "solar ... for|replace|cover", "replace", "cover", "what wattage",
			"how much", "how large",
		},
		Never: []string{
			"how many|much ah|amp*|wh|energy", "ah ... produce|give|make|generate|get|yield", "yield",
			"per day from", "how much will", "output", "expect", "harvest", "will # ... give|make|produce",
		},
		Read:    readSun,
		Either:  []string{"daily_use", "daily_energy"},
		Comes:   calc.Need,
		Compute: solarSize,
	}
}

func solarYieldCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "solar_yield", Title: answer.Say("Yield of solar panels", "Ertrag von Solarmodulen", "Production de panneaux solaires"),
		Answers: "the ampere hours a day that solar panels give",
		Formula: "Ah = W × sun hours × efficiency / V",
		Source:  "peak sun hours: 4 to 6 in summer or the tropics, 1 to 2 in a northern winter",
		Inputs: []calc.Input{
			{Name: "power", Label: "power of the panels", Dim: quantity.Power, Unit: "W", Min: 1, Max: 1e5},
			voltageInput(), sunHoursInput(), efficiencyInput("75 %"),
		},
		Topic: []string{"solar", "panel|panels", "photovolta*", "solaire*", "pv"},
		Asks: []string{
			"how many ah|amp|ampere|wh", "how much ... produce|give|make|generate|get|yield|energy|charge", "ah",
			"yield", "produc*", "generat*", "output", "expect", "harvest", "ertrag", "amp hours", "wie viel*", "combien",
			"give",
		},
		Never:   []string{"how many watts", "how much solar", "what size", "what|which current", "how many amps|amperes"},
		Read:    readSun,
		Compute: solarYield,
	}
}

// solarWords are of what only the sun drives: without one of them nobody asks for a solar panel.
var solarWords = []string{"solar*", "sun|sunny|sunshine|sunlight", "panel|panels", "photovolta*", "pv", "sonne*", "solaire*|soleil|panneau*"}

// readSun takes hours beside the sun as peak sun hours.
func readSun(q *question.Question, d *calc.Draft) {
	if !q.Says(solarWords...) && !q.Says("loss|losses|efficien*") {
		d.Refused = true
		return
	}
	readLosses(q, d)
	if i := q.OnlyOf(quantity.Time); i >= 0 && q.Quantities[i].Unit == "h" && q.Quantities[i].Given < 15 && !q.Says("how long|many_hours", "load*|fridge|draw*") {
		d.Used[i] = true
		d.Args["sun_hours"] = fmt.Sprintf("%g sun hours", q.Quantities[i].Given)
		return
	}
	words := q.Where("sun", "sunshine", "peak", "sunlight", "sonne", "soleil", "sun hours", "good sun", "effective")
	for i, one := range q.Quantities {
		bare := one.Dim == quantity.Bare && one.Unit == ""
		if (one.Dim == quantity.Time && one.Unit == "h" || bare) && one.Given < 15 && q.Announced(i, words) > 1 {
			d.Used[i] = true
			d.Args["sun_hours"] = fmt.Sprintf("%g sun hours", one.Given)
			return
		}
	}
}

func solarSize(v *calc.Values) (answer.Answer, error) {
	wh := v.In("daily_energy", "Wh")
	volts, hours, efficiency := v.In("voltage", "V"), v.In("sun_hours", "sun hours"), v.Number("efficiency")
	working := ""
	if wh == 0 {
		wh = v.In("daily_use", "Ah") * volts
		working = answer.Working("%s Ah × %s V = %s Wh; ", v.In("daily_use", "Ah"), volts, wh)
	}
	watts := wh / hours / efficiency
	a := answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(answer.Say("solar power needed", "Die nötige Solarleistung", "La puissance solaire nécessaire"), answer.In(watts, "W")),
			answer.Value(answer.Say("without losses", "Ohne Verluste", "Sans pertes"), answer.In(wh/hours, "W")),
		},
		Working: working + answer.Working("%s Wh / (%s h × %s) = %s W", wh, hours, efficiency, watts),
	}
	if panel := v.In("panel", "W"); panel > 0 {
		count := math.Ceil(watts/panel - 0.01)
		a.Outcomes = append(a.Outcomes, answer.Value(answer.Say("panels of "+answer.Show(panel, "W"), "Module zu "+answer.Show(panel, "W"), "Panneaux de "+answer.Show(panel, "W")), answer.Fixed(count, "", 0)))
		a.Working += answer.Working("; / %s W = %s panels", panel, watts/panel)
	}
	return a, nil
}

func solarYield(v *calc.Values) (answer.Answer, error) {
	watts, volts, hours, efficiency := v.In("power", "W"), v.In("voltage", "V"), v.In("sun_hours", "sun hours"),
		v.Number("efficiency")
	wh := watts * hours * efficiency
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(answer.Say("yield per day", "Der Tagesertrag", "La production par jour"), answer.In(wh/volts, "Ah"), answer.In(wh, "Wh")),
			answer.Value(answer.Say("without losses", "Ohne Verluste", "Sans pertes"), answer.In(watts*hours/volts, "Ah"), answer.In(watts*hours, "Wh")),
		},
		Working: answer.Working("%s W × %s h × %s / %s V = %s Ah", watts, hours, efficiency, volts, wh/volts),
	}, nil
}
