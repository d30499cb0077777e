package calc

import (
	"fmt"
	"math"
	"sync"

	"github.com/fairlead/fairlead/internal/quantity"
)

func sunHoursInput() Input {
	return Input{
		Name: "sun_hours", Label: "peak sun hours a day", Dim: quantity.Irradiation, Unit: "sun hours", Min: 0.1, Max: 14,
		Default: "5 sun hours",
		Words:   []string{"sun", "sunshine", "peak", "sonne", "soleil"},
	}
}

func solarSizeCalculator() Calculator {
	return Calculator{
		Name: "solar_size", Title: say("Solar panels for a daily use", "Solarleistung für einen Tagesverbrauch",
			"Panneaux solaires pour une consommation"),
		Answers: "how many watts of solar panel replace a daily use",
		Formula: "W = Ah × V / (sun hours × efficiency)",
		Source:  "peak sun hours: 4 to 6 in summer or the tropics, 1 to 2 in a northern winter",
		Inputs: []Input{
			{Name: "daily_use", Label: "use in a day", Dim: quantity.Charge, Unit: "Ah", Min: 0.1, Max: 1e5,
				Optional: true, Words: []string{"use", "day", "daily", "replace", "need"}},
			{Name: "daily_energy", Label: "energy in a day", Dim: quantity.Energy, Unit: "Wh", Min: 1, Max: 1e6,
				Optional: true},
			voltageInput(), sunHoursInput(), efficiencyInput("75 %"),
			{Name: "panel", Label: "power of one panel, to count them", Dim: quantity.Power, Unit: "W", Min: 1, Max: 2000, Optional: true},
		},
		topic: []string{"solar", "panel|panels", "photovolta*", "solaire*", "pv"},
		asks: []string{
			"how many watts", "how much solar", "how many panels", "what size", "size", "how big", "wie viel*",
			"watts of", "need*", "combien", "solar ... for|replace|cover", "replace", "cover", "what wattage",
			"how much", "how large",
		},
		never: []string{
			"how many|much ah|amp*|wh|energy", "ah ... produce|give|make|generate|get|yield", "yield",
			"per day from", "how much will", "output", "expect", "harvest", "will # ... give|make|produce",
		},
		read:    readSun,
		either:  []string{"daily_use", "daily_energy"},
		compute: solarSize,
	}
}

func solarYieldCalculator() Calculator {
	return Calculator{
		Name: "solar_yield", Title: say("Yield of solar panels", "Ertrag von Solarmodulen", "Production de panneaux solaires"),
		Answers: "the ampere hours a day that solar panels give",
		Formula: "Ah = W × sun hours × efficiency / V",
		Source:  "peak sun hours: 4 to 6 in summer or the tropics, 1 to 2 in a northern winter",
		Inputs: []Input{
			{Name: "power", Label: "power of the panels", Dim: quantity.Power, Unit: "W", Min: 1, Max: 1e5},
			voltageInput(), sunHoursInput(), efficiencyInput("75 %"),
		},
		topic: []string{"solar", "panel|panels", "photovolta*", "solaire*", "pv"},
		asks: []string{
			"how many ah|amp|ampere|wh", "how much ... produce|give|make|generate|get|yield|energy|charge", "ah",
			"yield", "produc*", "generat*", "output", "expect", "harvest", "ertrag", "amp hours", "wie viel*", "combien",
			"give",
		},
		never:   []string{"how many watts", "how much solar", "what size", "what|which current", "how many amps|amperes"},
		read:    readSun,
		compute: solarYield,
	}
}

// solarWords are of what only the sun drives: without one of them nobody asks for a solar panel.
var solarWords = sync.OnceValue(func() []pattern {
	return compilePatterns([]string{"solar*", "sun|sunny|sunshine|sunlight", "panel|panels", "photovolta*", "pv", "sonne*", "solaire*|soleil|panneau*"})
})

// readSun takes hours beside the sun as peak sun hours.
func readSun(q *question, d *draft) {
	if !q.has(solarWords()) {
		d.refused = true
		return
	}
	if i := q.onlyOf(quantity.Time); i >= 0 && q.quantities[i].Unit == "h" && q.quantities[i].Given < 15 && !q.says("how long|many_hours", "load*|fridge|draw*") {
		d.used[i] = true
		d.args["sun_hours"] = fmt.Sprintf("%g sun hours", q.quantities[i].Given)
		return
	}
	words := q.where("sun", "sunshine", "peak", "sunlight", "sonne", "soleil", "sun hours", "good sun", "effective")
	for i, one := range q.quantities {
		bare := one.Dim == quantity.Bare && one.Unit == ""
		if (one.Dim == quantity.Time && one.Unit == "h" || bare) && one.Given < 15 && q.announced(i, words) > 1 {
			d.used[i] = true
			d.args["sun_hours"] = fmt.Sprintf("%g sun hours", one.Given)
			return
		}
	}
}

func solarSize(v *values) (answer, error) {
	wh := v.In("daily_energy", "Wh")
	volts, hours, efficiency := v.In("voltage", "V"), v.In("sun_hours", "sun hours"), v.Number("efficiency")
	working := ""
	if wh == 0 {
		wh = v.In("daily_use", "Ah") * volts
		working = fmt.Sprintf("%s Ah × %s V = %s Wh; ", sh(v.In("daily_use", "Ah")), sh(volts), sh(wh))
	}
	watts := wh / hours / efficiency
	a := answer{
		Outcomes: []Outcome{
			outcome(say("solar power needed", "Die nötige Solarleistung", "La puissance solaire nécessaire"), in(watts, "W")),
			outcome(say("without losses", "Ohne Verluste", "Sans pertes"), in(wh/hours, "W")),
		},
		Working: working + fmt.Sprintf("%s Wh / (%s h × %s) = %s W", sh(wh), sh(hours), sh(efficiency), sh(watts)),
	}
	if panel := v.In("panel", "W"); panel > 0 {
		count := math.Ceil(watts/panel - 0.01)
		a.Outcomes = append(a.Outcomes, outcome(say("panels of "+show(panel, "W"), "Module zu "+show(panel, "W"), "Panneaux de "+show(panel, "W")), fixed(count, "", 0)))
		a.Working += fmt.Sprintf("; / %s W = %s panels", sh(panel), sh(watts/panel))
	}
	return a, nil
}

func solarYield(v *values) (answer, error) {
	watts, volts, hours, efficiency := v.In("power", "W"), v.In("voltage", "V"), v.In("sun_hours", "sun hours"),
		v.Number("efficiency")
	wh := watts * hours * efficiency
	return answer{
		Outcomes: []Outcome{
			outcome(say("yield per day", "Der Tagesertrag", "La production par jour"), in(wh/volts, "Ah"), in(wh, "Wh")),
			outcome(say("without losses", "Ohne Verluste", "Sans pertes"), in(watts*hours/volts, "Ah"), in(watts*hours, "Wh")),
		},
		Working: fmt.Sprintf("%s W × %s h × %s / %s V = %s Ah", sh(watts), sh(hours), sh(efficiency), sh(volts), sh(wh/volts)),
	}, nil
}
