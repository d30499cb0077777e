package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

func efficiencyInput(value string) Input {
	return Input{
		Name: "efficiency", Label: "efficiency", Dim: quantity.Percent, Unit: "%", Min: 1, Max: 100, Default: value,
		Values: []Phrase{{"no|without|ignoring losses", 100}},
		Words: []string{
			"efficien*", "system efficiency", "wirkungsgrad", "rendement", "losses", "effizienz",
			"charge efficiency", "derat*",
		},
	}
}

func chargingCalculators() []Calculator {
	return []Calculator{solarSizeCalculator(), solarYieldCalculator(), chargingTimeCalculator(),
		chargeBetweenCalculator(), inverterCurrentCalculator(), electricalPowerCalculator()}
}

func chargingTimeCalculator() Calculator {
	return Calculator{
		Name: "charging_time", Title: say("Charging time", "Ladezeit", "Temps de charge"),
		Answers: "how long a charger or alternator takes to put charge back",
		yields:  quantity.Time,
		Formula: "t = Ah to put back / (current × efficiency)",
		Source:  "charge balance; the current of lead batteries falls above about 80 % of charge",
		Inputs: []Input{
			{Name: "charge", Label: "charge to put back, or the capacity of the bank", Dim: quantity.Charge, Unit: "Ah",
				Min: 0.1, Max: 1e5},
			{Name: "from", Label: "state of charge at the start", Dim: quantity.Percent, Unit: "%", Max: 100,
				Optional: true, Announced: true, Words: []string{
					"from", "at", "von", "de", "is down to", "discharged to", "down to", "is at", "battery at", "bank at",
				}},
			{Name: "to", Label: "state of charge at the end", Dim: quantity.Percent, Unit: "%", Max: 100, Optional: true,
				Announced: true, Words: []string{"to", "up to", "auf", "à", "until", "want", "wanted", "target", "back to"}},
			{Name: "used", Label: "share to put back", Dim: quantity.Percent, Unit: "%", Min: 1, Max: 100, Optional: true,
				Announced: true, Words: []string{
					"discharged", "discharged by", "dod", "used", "empty", "depth of discharge", "depleted",
				}},
			{Name: "current", Label: "charging current", Dim: quantity.Current, Unit: "A", Min: 0.05, Max: 2000,
				Words: []string{
					"charger", "alternator", "charging", "at", "lader", "ladegerät", "chargeur",
				}},
			{Name: "load", Label: "current that loads take meanwhile", Dim: quantity.Current, Unit: "A", Max: 2000, Optional: true, Announced: true, Words: []string{
				"fridge", "load|loads", "instruments", "take*", "draw*", "consum*", "using|use|uses", "autopilot", "lights", "meanwhile", "house loads", "at the same time", "verbrauch*", "consomm*",
			}},
			efficiencyInput("100 %"),
		},
		topic: []string{
			"charg*", "recharg*", "alternator", "put back", "laden", "aufladen", "ladezeit", "ladegerät",
			"replace ... ah", "top up", "lichtmaschine",
		},
		asks:    []string{"how long", "time", "how many hours", "wie lange", "combien de temps", "combien d heures", "hours"},
		never:   []string{"solar", "what size"},
		read:    readEfficiency,
		compute: chargingTime,
	}
}

// readEfficiency takes a share right before the word, which "at" would give to a state of charge.
func readEfficiency(q *question, d *draft) {
	for _, e := range q.find("# charge? efficien*") {
		if i := q.quantityIn(e, quantity.Percent); i >= 0 {
			d.take("efficiency", i)
		}
	}
}

func inverterCurrentCalculator() Calculator {
	return Calculator{
		Name: "inverter_current", Title: say("Battery current of an inverter", "Batteriestrom eines Wechselrichters",
			"Courant d'un convertisseur"),
		Answers: "the direct current that a load on an inverter takes from the battery, and the charge it takes in a time",
		Formula: "I = P / (V × efficiency), Ah = I t",
		Source:  "inverters give 85 to 92 % of what they take",
		Inputs: []Input{
			{Name: "power", Label: "power of the load", Dim: quantity.Power, Unit: "W", Min: 1, Max: 1e5, Words: []string{
				"inverter", "load", "microwave", "kettle", "wechselrichter",
			}},
			voltageInput(), efficiencyInput("85 %"), optional(timeInput()),
		},
		topic: []string{
			"inverter", "wechselrichter", "convertisseur", "onduleur", "mains ... battery", "230_v|v_load|appliance",
		},
		asks:    []string{"current", "amp*", "draw*", "strom", "courant", "how many", "ampère*"},
		never:   []string{"pure sine", "drop|cross", "what|which size", "size of", "inverter size", "wie groß", "what|which inverter ?|do|should|would|will|for|i|we|to"},
		rank:    0.3,
		compute: inverterCurrent,
	}
}

func electricalPowerCalculator() Calculator {
	return Calculator{
		Name: "electrical_power", Title: say("Watts, volts and amperes", "Watt, Volt und Ampere", "Watts, volts et ampères"),
		Answers: "the current of a power at a voltage, or the power of a current",
		Formula: "P = U I",
		Source:  "definition of electrical power",
		Inputs: []Input{
			{Name: "power", Label: "power", Dim: quantity.Power, Unit: "W", Min: 0.01, Max: 1e7, Optional: true},
			{Name: "current", Label: "current", Dim: quantity.Current, Unit: "A", Min: 0.001, Max: 1e5, Optional: true},
			voltageInput(),
		},
		topic: []string{
			"how many amps|amperes|ampere|a", "how many watts", "current", "amps", "amperes", "watts", "draw*",
			"power", "wie viel* watt|ampere", "welcher strom", "combien d|de ampères", "combien de watts",
			"leistung", "fuse", "puissance", "courant",
		},
		asks: []string{"how many", "how much", "what", "wie viel*", "combien", "welche*", "quel*", "draw*", "convert"},
		never: []string{
			"drop", "cable", "wire", "cross section", "solar ... ah|hours|day|sun", "how long ... battery|batteries", "battery|batteries ... last|hours|run|ah|capacity", "inverter", "gauge", "charg*",
			"hours", "awg", "engine|motor", "querschnitt", "kabel", "section", "wechselrichter",
			"tidal|tide|set|drift|wind", "ah", "amp|ampere hours", "of the time", "a|per day",
		},
		whole:   true,
		either:  []string{"power", "current"},
		compute: electricalPower,
	}
}

func chargingTime(v *values) (answer, error) {
	capacity, amps, efficiency := v.In("charge", "Ah"), v.In("current", "A"), v.Number("efficiency")
	share := 1.0
	switch {
	case v.Has("from") && v.Has("to"):
		share = v.Number("to") - v.Number("from")
	case v.Has("from"):
		share = 1 - v.Number("from")
	case v.Has("used"):
		share = v.Number("used")
	}
	if share <= 0 {
		return answer{}, inputError("to", "must be above the state of charge at the start")
	}
	net, meanwhile := amps, ""
	if v.Has("load") {
		if net -= v.In("load", "A"); net <= 0 {
			return answer{}, inputError("load", "of %s takes all that is charged, %s", show(v.In("load", "A"), "A"), show(amps, "A"))
		}
		meanwhile = fmt.Sprintf("%s A - %s A = %s A; ", sh(amps), sh(v.In("load", "A")), sh(net))
		amps = net
	}
	ah := capacity * share
	hours := ah / amps / efficiency
	a := answer{
		Outcomes: []Outcome{duration(say("charging time", "Die Ladezeit", "Le temps de charge"), hours*3600)},
		Working:  meanwhile + fmt.Sprintf("%s Ah × %s / (%s A × %s) = %s h", sh(capacity), sh(share), sh(amps), sh(efficiency), sh(hours)),
		Notes: []Text{say("The current falls towards the end: the last fifth of a lead battery takes hours more.",
			"Der Strom sinkt gegen Ende: das letzte Fünftel einer Bleibatterie dauert Stunden länger.",
			"Le courant baisse vers la fin : le dernier cinquième d'une batterie au plomb prend des heures de plus.")},
	}
	if !v.Stated("efficiency") {
		a.Outcomes = append(a.Outcomes,
			duration(say("with a lead battery's losses (85 %)", "Mit den Verlusten einer Bleibatterie (85 %)",
				"Avec les pertes d'une batterie au plomb (85 %)"), hours/0.85*3600),
			duration(say("putting back 20 % more than was taken", "Mit 20 % mehr als entnommen",
				"En rendant 20 % de plus"), hours*1.2*3600))
	}
	return a, nil
}

func inverterCurrent(v *values) (answer, error) {
	watts, volts, efficiency := v.In("power", "W"), v.In("voltage", "V"), v.Number("efficiency")
	if volts > 60 {
		volts = 12
	}
	amps := watts / volts / efficiency
	outcomes := []Outcome{
		outcome(say("battery current", "Der Batteriestrom", "Le courant de batterie"), in(amps, "A")),
		outcome(say("without losses", "Ohne Verluste", "Sans pertes"), in(watts/volts, "A")),
	}
	working := fmt.Sprintf("%s W / (%s V × %s) = %s A", sh(watts), sh(volts), sh(efficiency), sh(amps))
	if hours := v.In("time", "h"); v.Has("time") {
		charge := outcome(say("charge taken from the battery", "Die entnommene Ladung", "La charge prise à la batterie"), in(amps*hours, "Ah"))
		outcomes = append([]Outcome{charge}, outcomes...)
		working += fmt.Sprintf("; × %s h = %s Ah", sh(hours), sh(amps*hours))
	}
	return answer{
		Outcomes: outcomes,
		Working:  working,
		Notes: []Text{say("Fuse and cable for the peak, not for this.",
			"Sicherung und Kabel nach dem Spitzenstrom bemessen.", "Dimensionnez fusible et câble pour la pointe.")},
	}, nil
}

func electricalPower(v *values) (answer, error) {
	volts := factor{"voltage", "V"}
	if v.Has("power") {
		return quotient(factor{"power", "W"}, volts, "A", func(_ *values, amps float64) []Outcome {
			return []Outcome{outcome(say("current", "Der Strom", "Le courant"), in(amps, "A"))}
		})(v)
	}
	return product(factor{"current", "A"}, volts, "W", func(_ *values, watts float64) []Outcome {
		return []Outcome{outcome(say("power", "Die Leistung", "La puissance"), in(watts, "W"))}
	})(v)
}
