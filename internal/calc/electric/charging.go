package electric

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func efficiencyInput(value string) calc.Input {
	return calc.Input{
		Name: "efficiency", Label: "efficiency", Dim: quantity.Percent, Unit: "%", Min: 1, Max: 100, Default: value,
		Values: []calc.Phrase{{Words: "no|without|ignoring losses", Value: 100}},
		Words: []string{
			"efficien*", "system efficiency", "wirkungsgrad", "rendement", "losses", "effizienz",
			"charge efficiency", "derat*",
		},
	}
}

func chargingTimeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "charging_time", Title: answer.Say("Charging time", "Ladezeit", "Temps de charge"),
		Answers: "how long a charger or alternator takes to put charge back",
		Yields:  quantity.Time,
		Formula: "t = Ah to put back / (current × efficiency)",
		Source:  "charge balance; the current of lead batteries falls above about 80 % of charge",
		Inputs: []calc.Input{
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
		Topic: []string{
			"charg*", "recharg*", "alternator", "put back", "laden", "aufladen", "ladezeit", "ladegerät",
			"replace ... ah", "top up", "lichtmaschine",
		},
		Asks:    []string{"how long", "time", "how many hours", "wie lange", "combien de temps", "combien d heures", "hours"},
		Never:   []string{"solar", "what size"},
		Read:    readEfficiency,
		Compute: chargingTime,
	}
}

// readEfficiency takes a share right before the word, which "at" would give to a state of charge.
func readEfficiency(q *question.Question, d *calc.Draft) {
	for _, e := range q.Find("# charge? efficien*") {
		if i := q.QuantityIn(e, quantity.Percent); i >= 0 {
			d.Take("efficiency", i)
		}
	}
	readLosses(q, d)
}

// readLosses takes a share that is lost as the efficiency that it leaves, and one that is added for losses as what is put in besides.
func readLosses(q *question.Question, d *calc.Draft) {
	for _, e := range q.Find("add|adding|plus|allow*|extra|put_in ... # ... loss*|inefficien*", "# more|extra for|because ... loss*|inefficien*", "# loss*", "# in|of|charging|charge|conversion|system loss*", "loss* of|are|is about? #", "loss|losses #", "lose|loses # in|of", "# verlust*", "# de pertes") {
		i := q.QuantityIn(e, quantity.Percent)
		if i < 0 || d.Used[i] {
			continue
		}
		share := q.Quantities[i].Value
		left := 1 - share
		if len(q.Find("add|adding|plus|allow*|extra|more ... loss*|inefficien*")) > 0 {
			left = 1 / (1 + share)
		}
		if left > 0.01 {
			d.TakeAs("efficiency", i, fmt.Sprintf("%.5g %%", 100*left))
		}
	}
}

func inverterCurrentCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "inverter_current", Title: answer.Say("Battery current of an inverter", "Batteriestrom eines Wechselrichters",
			"Courant d'un convertisseur"),
		Answers: "the direct current that a load on an inverter takes from the battery, and the charge it takes in a time",
		Formula: "I = P / (V × efficiency), Ah = I t",
		Source:  "inverters give 85 to 92 % of what they take",
		Inputs: []calc.Input{
			{Name: "power", Label: "power of the load", Dim: quantity.Power, Unit: "W", Min: 1, Max: 1e5, Words: []string{
				"inverter", "load", "microwave", "kettle", "wechselrichter",
			}},
			voltageInput(), efficiencyInput("85 %"), calc.Optional(input.Time()),
		},
		Topic: []string{
			"inverter", "wechselrichter", "convertisseur", "onduleur", "mains ... battery", "230_v|v_load|appliance",
		},
		Asks:    []string{"current", "amp*", "draw*", "strom", "courant", "how many", "ampère*"},
		Never:   []string{"pure sine", "drop|cross", "what|which size", "size of", "inverter size", "wie groß", "what|which inverter ?|do|should|would|will|for|i|we|to"},
		Rank:    0.3,
		Read:    readLosses,
		Compute: inverterCurrent,
	}
}

func electricalPowerCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "electrical_power", Title: answer.Say("Watts, volts and amperes", "Watt, Volt und Ampere", "Watts, volts et ampères"),
		Answers: "the current of a power at a voltage, or the power of a current",
		Formula: "P = U I",
		Source:  "definition of electrical power",
		Inputs: []calc.Input{
			{Name: "power", Label: "power", Dim: quantity.Power, Unit: "W", Min: 0.01, Max: 1e7, Optional: true},
			{Name: "current", Label: "current", Dim: quantity.Current, Unit: "A", Min: 0.001, Max: 1e5, Optional: true},
			voltageInput(),
		},
		Topic: []string{
			"how many amps|amperes|ampere|a", "how many watts", "current", "amps", "amperes", "watts", "draw*",
			"power", "wie viel* watt|ampere", "welcher strom", "combien d|de ampères", "combien de watts",
			"leistung", "fuse", "puissance", "courant",
		},
		Asks: []string{"how many", "how much", "what", "wie viel*", "combien", "welche*", "quel*", "draw*", "convert"},
		Never: []string{
			"drop", "cable", "wire", "cross section", "solar ... ah|hours|day|sun", "how long ... battery|batteries", "battery|batteries ... last|hours|run|ah|capacity", "inverter", "gauge", "charg*",
			"hours", "awg", "engine|motor|outboard", "fuel|petrol|gasoline|diesel|litre*|liter*|gallon*", "querschnitt", "kabel", "section", "wechselrichter",
			"tidal|tide|set|drift|wind", "ah", "amp|ampere hours", "of the time", "half|third|quarter|part the? time", "a|per day",
		},
		Whole:  true,
		Either: []string{"power", "current"},
		Read: func(q *question.Question, d *calc.Draft) {
			for i := range q.Quantities {
				d.Refused = d.Refused || q.OfTime(i) // "runs half the time", of which a power tells nothing
			}
		},
		Compute: electricalPower,
	}
}

func chargingTime(v *calc.Values) (answer.Answer, error) {
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
		return answer.Answer{}, calc.InputErrorf("to", "must be above the state of charge at the start")
	}
	net, meanwhile := amps, ""
	if v.Has("load") {
		if net -= v.In("load", "A"); net <= 0 {
			return answer.Answer{}, calc.InputErrorf("load", "of %s takes all that is charged, %s", answer.Show(v.In("load", "A"), "A"), answer.Show(amps, "A"))
		}
		meanwhile = answer.Working("%s A - %s A = %s A; ", amps, v.In("load", "A"), net)
		amps = net
	}
	ah := capacity * share
	hours := ah / amps / efficiency
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Duration(answer.Say("charging time", "Die Ladezeit", "Le temps de charge"), hours*3600)},
		Working:  meanwhile + answer.Working("%s Ah × %s / (%s A × %s) = %s h", capacity, share, amps, efficiency, hours),
		Notes: []answer.Text{answer.Say("The current falls towards the end: the last fifth of a lead battery takes hours more.",
			"Der Strom sinkt gegen Ende: das letzte Fünftel einer Bleibatterie dauert Stunden länger.",
			"Le courant baisse vers la fin : le dernier cinquième d'une batterie au plomb prend des heures de plus.")},
	}
	if !v.Stated("efficiency") {
		a.Outcomes = append(a.Outcomes,
			answer.Duration(answer.Say("with a lead battery's losses (85 %)", "Mit den Verlusten einer Bleibatterie (85 %)",
				"Avec les pertes d'une batterie au plomb (85 %)"), hours/0.85*3600),
			answer.Duration(answer.Say("putting back 20 % more than was taken", "Mit 20 % mehr als entnommen",
				"En rendant 20 % de plus"), hours*1.2*3600))
	}
	return a, nil
}

func inverterCurrent(v *calc.Values) (answer.Answer, error) {
	watts, volts, efficiency := v.In("power", "W"), v.In("voltage", "V"), v.Number("efficiency")
	if volts > 60 {
		volts = 12
	}
	amps := watts / volts / efficiency
	outcomes := []answer.Outcome{
		answer.Value(answer.Say("battery current", "Der Batteriestrom", "Le courant de batterie"), answer.In(amps, "A")),
		answer.Value(answer.Say("without losses", "Ohne Verluste", "Sans pertes"), answer.In(watts/volts, "A")),
	}
	working := answer.Working("%s W / (%s V × %s) = %s A", watts, volts, efficiency, amps)
	if hours := v.In("time", "h"); v.Has("time") {
		charge := answer.Value(answer.Say("charge taken from the battery", "Die entnommene Ladung", "La charge prise à la batterie"), answer.In(amps*hours, "Ah"))
		outcomes = append([]answer.Outcome{charge}, outcomes...)
		working += answer.Working("; × %s h = %s Ah", hours, amps*hours)
	}
	return answer.Answer{
		Outcomes: outcomes,
		Working:  working,
		Notes: []answer.Text{answer.Say("Fuse and cable for the peak, not for this.",
			"Sicherung und Kabel nach dem Spitzenstrom bemessen.", "Dimensionnez fusible et câble pour la pointe.")},
	}, nil
}

func electricalPower(v *calc.Values) (answer.Answer, error) {
	volts := calc.Factor{Input: "voltage", Unit: "V"}
	if v.Has("power") {
		return calc.Quotient(calc.Factor{Input: "power", Unit: "W"}, volts, "A", func(_ *calc.Values, amps float64) []answer.Outcome {
			return []answer.Outcome{answer.Value(answer.Say("current", "Der Strom", "Le courant"), answer.In(amps, "A"))}
		})(v)
	}
	return calc.Product(calc.Factor{Input: "current", Unit: "A"}, volts, "W", func(_ *calc.Values, watts float64) []answer.Outcome {
		return []answer.Outcome{answer.Value(answer.Say("power", "Die Leistung", "La puissance"), answer.In(watts, "W"))}
	})(v)
}
