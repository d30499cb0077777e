package electric

import (
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func voltageInput() calc.Input {
	return calc.Input{
		Name: "voltage", Label: "system voltage", Dim: quantity.Voltage, Unit: "V", Min: 1, Max: 1000, Default: "12 V",
		Words: []string{"at", "volt", "system", "voltage", "bank", "battery", "spannung", "tension"},
	}
}

func dischargeInput() calc.Input {
	return calc.Input{
		Name: "depth_of_discharge", Label: "depth of discharge", Dim: quantity.Percent, Unit: "%", Min: 1, Max: 100,
		Default: "50 %",
		Words: []string{
			"dod", "depth of discharge", "discharge", "usable", "use", "using", "using only", "discharged", "entladetiefe", "décharge",
			"of capacity", "of its capacity", "capacity", "discharging to", "down to",
		},
		Values: []calc.Phrase{{Words: "half empty|flat|discharged|full", Value: 50}, {Words: "lithium|lifepo4|lifepo", Value: 80}},
	}
}

func energyBudgetCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "energy_budget", Title: answer.Say("Daily energy budget", "Tägliche Energiebilanz", "Bilan énergétique quotidien"),
		Answers: "the ampere hours a day of a list of loads, and the battery bank for them",
		Yields:  quantity.Charge,
		Formula: "Ah per day = Σ A × h; bank = Ah per day × days / depth of discharge",
		Source:  "sum of loads; half of a lead bank, 80 % of a lithium bank is usable",
		Inputs: []calc.Input{
			{Name: "loads", Label: "loads", Kind: calc.Loads},
			voltageInput(),
			{Name: "days", Label: "days without charging", Dim: quantity.Time, Unit: "days", Min: 0.1, Max: 60,
				Default: "1 days", Announced: true, Words: []string{
					"autonomy", "without charging", "days", "autonomie",
				}},
			dischargeInput(),
		},
		Topic: []string{
			"ah", "amp hours", "amphours", "amp hour", "ampere hours", "daily", "per day", "a day",
			"energy|power budget", "consumption", "battery bank", "loads", "battery|batteries", "amperestunden",
			"tagesverbrauch", "par jour", "pro tag", "how many ah", "bank",
			"energy", "watt hours|wh", "how much power", "total", "draw*", "runs|run",
			"fridge|freezer|lights|autopilot|plotter|instruments|heater|starlink ... for",
		},
		Asks: []string{
			"how many", "how much", "what", "total", "sum", "size", "wie viel*", "combien", "daily", "need*",
			"calculate", "draw*|takes|uses ... run|runs|running",
		},
		Never:   []string{"how many days|hours will|would|does|do|can # ... last", "drop", "cable", "wire", "inverter", "cross section", "charg* at", "to charge", "recharge", "solar", "alternator|charger gives|give|makes|puts|delivers|produces", "alternator|charger at? #"},
		Read:    func(q *question.Question, d *calc.Draft) { takeLoads(d, q) },
		Next:    []calc.Had{{Calculator: "solar_size", Input: "daily_use", Asks: []string{"solar", "panel|panels", "solaire*"}}, {Calculator: "battery_bank", Input: "daily_use", Asks: []string{"battery|batteries|bank", "ah|amp_hours", "batterie*|akku*|bank", "days|tage|jours"}}},
		Compute: energyBudget,
	}
}

// dailyWords announce what is used in a day.
var dailyWords = []string{"use", "uses", "consum*", "per day", "a day", "daily", "need", "verbrauch*", "day"}

func batteryBankCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "battery_bank", Title: answer.Say("Battery bank size", "Größe der Batteriebank", "Taille du parc de batteries"),
		Answers: "the battery capacity for a daily use",
		Formula: "bank = Ah per day × days / depth of discharge",
		Source:  "half of a lead bank, 80 % of a lithium bank is usable",
		Inputs: []calc.Input{
			{Name: "daily_use", Label: "use in a day", Adds: true, Dim: quantity.Charge, Unit: "Ah", Min: 0.1, Max: 1e5, Optional: true, Words: dailyWords},
			{Name: "daily_energy", Label: "energy used in a day", Dim: quantity.Energy, Unit: "Wh", Min: 1, Max: 1e7, Optional: true, Words: dailyWords},
			voltageInput(),
			{Name: "days", Label: "days without charging", Dim: quantity.Time, Unit: "days", Min: 0.1, Max: 60,
				Default: "1 days", Words: []string{
					"autonomy", "without charging", "for", "days", "last", "autonomie",
				}},
			dischargeInput(),
		},
		Topic: []string{
			"battery bank", "bank", "bank size", "size ... bank|battery", "what ... battery|bank|capacity",
			"battery|bank ... need*|size|required|capacity", "how big ... bank|battery", "how many batteries",
			"wie groß ... batterie*|bank", "batteriekapazität", "capacité ... batterie*", "parc", "capacity ... need*",
			"how much ... battery|capacity|bank",
		},
		Asks:   []string{"what", "how big", "how much", "size", "capacity", "wie groß", "quelle", "how large", "need*"},
		Never:  []string{"remain*", "# is|are|has_been? gone|used|drained", "can|may i|we use|take", "how long", "runtime", "drop", "cable", "to charge", "recharge", "charging a|my|our", "solar", "lights|instruments|autopilot|plotter|heater|radio #"},
		Either: []string{"daily_use", "daily_energy"},
		Read: func(q *question.Question, d *calc.Draft) {
			readRemaining(q, d)
			i := q.OnlyOf(quantity.Charge)
			d.Refused = d.Refused || i >= 0 && q.OfBatteries(i) && !q.Says(dailyWords...) // which are there, and no use
		},
		Comes:   calc.Need,
		Compute: batteryBank,
	}
}

func batteryRuntimeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "battery_runtime", Title: answer.Say("How long a battery lasts", "Wie lange eine Batterie reicht",
			"Durée d'une batterie"),
		Answers: "how long a battery runs a load",
		Yields:  quantity.Time,
		Formula: "t = capacity × depth of discharge / current, current = power / voltage",
		Source:  "nominal capacity at the 20 h rate; half of a lead, 80 % of a lithium battery is usable",
		Inputs: []calc.Input{
			{Name: "capacity", Label: "battery capacity", Dim: quantity.Charge, Unit: "Ah", Min: 0.1, Max: 1e5, Kept: true,
				Words: []string{"battery", "bank", "batterie", "capacity"}},
			{Name: "current", Label: "load current", Dim: quantity.Current, Unit: "A", Min: 0.01, Max: 2000,
				Optional: true, Words: []string{
					"load", "draw*", "fridge", "current", "a", "strom",
				}},
			{Name: "power", Label: "load power", Dim: quantity.Power, Unit: "W", Min: 0.1, Max: 50000, Optional: true},
			{Name: "daily_use", Label: "use in a day, instead of a load", Adds: true, Dim: quantity.Charge, Unit: "Ah", Min: 0.1, Max: 1e5, Optional: true, Announced: true},
			dischargeInput(), voltageInput(),
			{Name: "duty", Label: "share of the time that the load runs", Dim: quantity.Percent, Unit: "%", Min: 1, Max: 100, Optional: true, Announced: true,
				Words: []string{"duty", "duty cycle", "of the time", "einschaltdauer", "du temps"}},
			{Name: "efficiency", Label: "efficiency of an inverter between", Dim: quantity.Percent, Unit: "%", Min: 1, Max: 100, Optional: true, Announced: true, Words: []string{
				"inverter", "inverter at|of|with", "efficien*", "losses", "wechselrichter", "wirkungsgrad", "convertisseur", "rendement",
			}},
		},
		Topic: []string{
			"how long", "last*", "runtime", "run time", "how many hours|days", "hours|stunden|heures ?", "wie lange", "combien de temps",
			"combien d heures", "hours ... battery|run", "hours to|until|left",
		},
		Asks:    []string{"battery|batteries|bank", "last*", "run*", "power", "batterie*", "draw*"},
		Never:   []string{"charg*", "solar", "recharge", "drop", "alternator|lichtmaschine|alternateur", "to full"},
		Whole:   true,
		Either:  []string{"current", "power", "daily_use"},
		Read:    readTogether,
		Comes:   calc.Have,
		Compute: batteryRuntime,
	}
}

// readTogether adds up several currents or powers that run at once, takes how much of the time they do, and turns what is to be left in the battery into what
// may be taken.
func readTogether(q *question.Question, d *calc.Draft) {
	for i := range q.Quantities {
		if q.OfTime(i) {
			d.Take("duty", i)
		}
	}
	for _, e := range q.Find("# a|per|each|pro|par day|tag|jour") {
		if i := q.QuantityIn(e, quantity.Charge); i >= 0 {
			d.Take("daily_use", i)
		}
	}
	for input, dim := range map[string]quantity.Dimension{"current": quantity.Current, "power": quantity.Power} {
		sum, n, unit := 0.0, 0, ""
		for _, one := range q.Quantities {
			if one.Dim == dim && (unit == "" || one.Unit == unit) {
				sum, n, unit = sum+one.Given, n+1, one.Unit
			}
		}
		if n < 2 {
			continue
		}
		for i, one := range q.Quantities {
			d.Used[i] = d.Used[i] || one.Dim == dim && one.Unit == unit
		}
		d.Args[input] = strconv.FormatFloat(sum, 'f', -1, 64) + " " + unit
		d.Quality++
	}
	readRemaining(q, d)
	takeUsable(q, d)
}

// readRemaining turns what is to be left in the battery into what may be taken: "down to 20 %", "leaving 30 %". A number that is
// called a depth of discharge is one, whatever stands before it.
func readRemaining(q *question.Question, d *calc.Draft) {
	for _, e := range q.Find(
		"to # left|remaining|soc|charge|state|full", "leaving|keeping|keep|leave|leaves #", "until|till # left|remaining", "down|drain*|run|running|discharg* to #", "below|above|under # charge|soc|state", "never|not|n't ... below #",
		"bis auf|zu # restladung|rest|ladung?", "jusqu à #",
	) {
		i := q.QuantityIn(e, quantity.Percent)
		if i < 0 || q.Quantities[i].Value >= 1 || q.Says("# dod|discharge|depth_of_discharge|entladetiefe|used|discharged") {
			continue
		}
		d.TakeAs("depth_of_discharge", i, strconv.FormatFloat(100-q.Quantities[i].Given, 'f', -1, 64)+" %")
		return
	}
}

func batteryEnergyCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "battery_energy", Title: answer.Say("Energy in a battery", "Energie in einer Batterie", "Énergie d'une batterie"),
		Answers: "the watt hours in a battery",
		Formula: "Wh = Ah × V",
		Source:  "the definition",
		Inputs: []calc.Input{
			{Name: "capacity", Label: "battery capacity", Dim: quantity.Charge, Unit: "Ah", Min: 0.01, Max: 1e6},
			calc.Demanded(voltageInput()),
			{Name: "depth_of_discharge", Label: "depth of discharge", Dim: quantity.Percent, Unit: "%", Min: 1, Max: 100,
				Default: "100 %", Words: dischargeInput().Words},
		},
		Topic: []string{"wh", "watt|kilowatt hours|hour", "watthours", "kwh", "energy", "wattstunden", "usable", "énergie", "energie"},
		Asks:  []string{"how many", "how much", "convert", "in|into|to wh|kwh|watt", "what", "wie viel*", "combien"},
		Never: []string{"solar", "charg*", "panel*"},
		Whole: true,
		Read: func(q *question.Question, d *calc.Draft) {
			readRemaining(q, d)
			takeVoltsOfEach(q, d)
		},
		Compute: batteryEnergy,
	}
}

// takeVoltsOfEach takes the voltage of each of several batteries as that of their bank, where no other is told.
func takeVoltsOfEach(q *question.Question, d *calc.Draft) {
	for _, one := range q.Quantities {
		parts := quantity.Find(one.Text)
		if one.Dim == quantity.Charge && len(parts) > 2 && parts[1].Dim == quantity.Voltage && q.OnlyOf(quantity.Voltage) < 0 && one.Given == parts[0].Given*parts[len(parts)-1].Given {
			d.Args["voltage"] = calc.Argument(parts[1])
			return
		}
	}
}

func energyBudget(v *calc.Values) (answer.Answer, error) {
	volts, days := v.In("voltage", "V"), v.In("days", "days")
	total := 0.0
	var parts []string
	for _, l := range v.Loads() {
		ah := l.Daily(volts)
		total += ah
		parts = append(parts, strings.TrimSpace(l.Name+" "+l.Show())+" = "+answer.Show(ah, "Ah"))
	}
	outcomes := []answer.Outcome{answer.Value(answer.Say("daily use", "Der Tagesverbrauch", "La consommation par jour"), answer.In(total, "Ah"),
		answer.In(total*volts, "Wh"))}
	if loads := v.Loads(); len(loads) == 1 && loads[0].Hours() > 0 && loads[0].Hours() < 1 && !v.Stated("depth_of_discharge") && !v.Stated("days") { // a windlass of six minutes needs no bank
		outcomes[0].Label = answer.Say("charge used", "Die entnommene Ladung", "La charge consommée")
		v.Idle("days", "depth_of_discharge")
	} else if v.Stated("depth_of_discharge") {
		share := v.Number("depth_of_discharge")
		outcomes = append(outcomes, answer.Value(answer.Text{EN: "bank at " + answer.Show(100*share, "%") + " depth of discharge"},
			answer.In(total*days/share, "Ah")))
	} else {
		outcomes = append(outcomes,
			answer.Value(answer.Say("lead battery bank (50 % usable)", "Bleibatterien (50 % nutzbar)",
				"Batteries au plomb (50 % utilisables)"), answer.In(total*days/0.5, "Ah")),
			answer.Value(answer.Say("lithium bank (80 % usable)", "Lithiumbatterien (80 % nutzbar)",
				"Batteries lithium (80 % utilisables)"), answer.In(total*days/0.8, "Ah")))
	}
	return answer.Answer{Outcomes: outcomes, Working: strings.Join(parts, "; ") + "; together " + answer.Show(total,
		"Ah") + " at " + answer.Show(volts, "V")}, nil
}

func batteryBank(v *calc.Values) (answer.Answer, error) {
	daily, days, share := v.In("daily_use", "Ah"), v.In("days", "days"), v.Number("depth_of_discharge")
	working := ""
	if energy, volts := v.In("daily_energy", "Wh"), v.In("voltage", "V"); energy > 0 {
		daily = energy / volts
		working = answer.Working("%s Wh / %s V = %s Ah; ", energy, volts, daily)
	} else {
		v.Idle("voltage")
	}
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("battery bank needed", "Die nötige Batteriekapazität", "La capacité nécessaire"),
			answer.In(daily*days/share, "Ah"))},
		Working: working + answer.Working("%s Ah × %s days / %s = %s Ah", daily, days, share, daily*days/share),
	}
	if !v.Stated("depth_of_discharge") {
		a.Outcomes = append(a.Outcomes, answer.Value(answer.Say("of lithium (80 % usable)", "Mit Lithium (80 % nutzbar)",
			"En lithium (80 % utilisables)"), answer.In(daily*days/0.8, "Ah")))
	}
	return a, nil
}

func batteryRuntime(v *calc.Values) (answer.Answer, error) {
	usable := v.In("capacity", "Ah") * v.Number("depth_of_discharge")
	amps := v.In("current", "A")
	working := ""
	if daily := v.In("daily_use", "Ah"); daily > 0 {
		amps = daily / 24
		working = answer.Working("%s Ah / 24 h = %s A; ", daily, amps)
	}
	if amps == 0 {
		amps = v.In("power", "W") / v.In("voltage", "V")
		working = answer.Working("%s W / %s V = %s A; ", v.In("power", "W"), v.In("voltage", "V"), amps)
	}
	if duty := v.Number("duty"); duty > 0 {
		working += answer.Working("%s A × %s of the time = %s A; ", amps, duty, amps*duty)
		amps *= duty
	}
	if share := v.Number("efficiency"); share > 0 {
		amps /= share
		working += answer.Working("/ %s = %s A; ", share, amps)
	}
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Duration(answer.Say("run time", "Die Laufzeit", "La durée"), usable/amps*3600)},
		Working:  working + answer.Working("%s Ah × %s / %s A = %s h", v.In("capacity", "Ah"), v.Number("depth_of_discharge"), amps, usable/amps),
	}
	if !v.Stated("depth_of_discharge") {
		a.Outcomes = append(a.Outcomes, answer.Duration(answer.Say("if it were emptied", "Bis sie leer ist", "Jusqu'à vide"),
			v.In("capacity", "Ah")/amps*3600))
	}
	return a, nil
}

func batteryEnergy(v *calc.Values) (answer.Answer, error) {
	capacity, volts, share := v.In("capacity", "Ah"), v.In("voltage", "V"), v.Number("depth_of_discharge")
	wh := capacity * volts * share
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("energy", "Die Energie", "L'énergie"), answer.In(wh, "Wh"), answer.In(wh/1000, "kWh"))},
		Working:  answer.Working("%s Ah × %s V × %s = %s Wh", capacity, volts, share, wh),
	}, nil
}
