package electric

import (
	"fmt"
	"slices"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// resistivity of copper in Ω mm²/m at about 20 °C.
const resistivity = 0.0175

// cableSizes are the metric cross-sections that are sold, in mm².
var cableSizes = []float64{0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240}

// awgSizes are the American sizes from thin to thick with their cross-sections in mm².
var awgSizes = []struct {
	name string
	mm2  float64
}{
	{"18", 0.823}, {"16", 1.31}, {"14", 2.08}, {"12", 3.31}, {"10", 5.26}, {"8", 8.37}, {"6", 13.3}, {"4", 21.2}, {"2",
		33.6}, {"1", 42.4},
	{"1/0", 53.5}, {"2/0", 67.4}, {"3/0", 85}, {"4/0", 107},
}

func cableInputs() []calc.Input {
	return []calc.Input{
		{Name: "current", Label: "current", Dim: quantity.Current, Unit: "A", Min: 0.01, Max: 5000, Words: []string{
			"current", "load", "draw*", "carrying", "strom", "courant",
		}},
		{
			Name: "length", Label: "length one way", Dim: quantity.Length, Unit: "m", Min: 0.05, Max: 1000,
			Words: []string{
				"one way", "length", "long", "run", "cable", "away", "distance", "lang", "länge", "longueur", "einfach",
				"of cable", "over", "cable run", "wire",
			},
		},
	}
}

// cableLaw is the source that its calculators share.
const cableLaw = "Ohm's law for both conductors, copper of 0.0175 Ω mm²/m"

func cableSizeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "cable_size", Title: answer.Say("Cable size", "Kabelquerschnitt", "Section de câble"),
		Answers: "the copper cross-section that keeps the voltage drop within a limit, and the next size sold",
		Formula: "A = 2 L I ρ / ΔU, ρ = 0.0175 Ω mm²/m, ΔU = drop × voltage",
		Source:  cableLaw,
		Inputs: append(cableInputs(), voltageInput(),
			calc.Input{Name: "drop", Label: "voltage drop allowed", Dim: quantity.Percent, Unit: "%", Min: 0.1, Max: 50,
				Default: "3 %", Words: []string{
					"drop", "voltage drop", "spannungsabfall", "chute", "max*", "loss", "within", "verlust",
				}},
			calc.Input{Name: "drop_volts", Label: "voltage drop allowed, in volts", Dim: quantity.Voltage, Unit: "V",
				Min: 0.01, Max: 50, Optional: true, Announced: true, Words: []string{"drop", "voltage drop",
					"spannungsabfall", "loss"}}),
		Topic: []string{
			"cross section*", "cable size*", "wire size*", "wire gauge", "gauge", "awg", "size ... cable|wire",
			"what ... cable|wire", "copper size|section|cross_section", "size ... copper|conductor*", "cable|wire ... need*|size", "how thick ... cable|wire", "querschnitt",
			"kabelquerschnitt", "section ... câble", "mm2", "mm²", "cable", "wire", "kabel", "câble", "conductor",
			"leitungsquerschnitt",
		},
		Asks: []string{
			"what size", "which size", "what", "minimum", "min", "how thick", "need*", "calculate", "welche*",
			"quelle", "size", "recommend*", "cross section", "gauge",
		},
		Never: []string{
			"shroud*|backstay|forestay|rigging|halyard|breaking", "the|a|my|each|per|inner|fore stay", "stays", "what voltage drop", "what is|s the? voltage", "how much voltage", "calculate ... voltage drop",
			"anchor* chain|rode|warp", "volts ... lose|lost", "welcher spannungsabfall", "chute de tension ... ?",
		},
		Read:    readCable,
		Compute: cableSize,
	}
}

func voltageDropCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "voltage_drop", Title: answer.Say("Voltage drop", "Spannungsabfall", "Chute de tension"),
		Answers: "the voltage lost in a cable of a cross-section",
		Formula: "ΔU = 2 L I ρ / A, ρ = 0.0175 Ω mm²/m",
		Source:  cableLaw,
		Inputs: append(cableInputs(),
			calc.Input{Name: "cross_section", Label: "cross-section", Dim: quantity.Area, Unit: "mm2", Min: 0.1, Max: 1000,
				Words: []string{"cable", "wire", "cross section", "mm2"}},
			voltageInput()),
		Topic: []string{
			"voltage drop", "vdrop|vd|v_drop", "volts|voltage ... lose|lost|drop", "voltage loss", "drop", "spannungsabfall",
			"chute de tension", "voltage at the end|load", "# enough|sufficient|adequate|ok for|with|over #", "voltage at the? windlass|winch|fridge|thruster|lamp|pump|consumer|bulb|inverter|starter", "spannungsverlust", "lose", "resistance|resistive loss|losses", "loss|losses ... cable|wire|mm2",
		},
		Asks:    []string{"what", "how much", "calculate", "voltage drop", "welcher", "wie viel|groß|hoch", "quelle"},
		Never:   []string{"what size", "which size", "what ... cross section", "minimum cross", "how thick"},
		Read:    readCable,
		Compute: voltageDrop,
	}
}

// ofCable reports whether a quantity is a length of cable.
func ofCable(one quantity.Quantity) bool { return one.Dim == quantity.Length && one.Unit != "mm" }

// takeRoundTrip halves a length given there and back.
func takeRoundTrip(q *question.Question, d *calc.Draft) {
	for i, one := range q.Quantities {
		if ofCable(one) && q.Says("round trip", "there and back", "total length",
			"both ways", "hin und zurück", "out and back", "aller retour", "total cable length", "total run",
			"# total|altogether cable|wire|length|run?") {
			d.Used[i] = true
			d.Args["length"] = fmt.Sprintf("%g %s", one.Given/2, one.Unit)
			return
		}
	}
}

// readCable reads lengths given there and back, and American wire sizes.
func readCable(q *question.Question, d *calc.Draft) {
	const exactly = 1e-6
	if !input.OneWay(q, d, "length", exactly, ofCable) { // "6 m from the battery, so 12 m in all"
		takeRoundTrip(q, d)
	}
	sized := slices.ContainsFunc(q.Quantities, func(one quantity.Quantity) bool { return one.Unit == "mm2" })
	if d.Calculator.Name == "cable_size" {
		d.Refused = sized && !q.Says("need*", "enough", "which|what size|section")
	} else {
		d.Refused = !sized && q.Says("# enough|sufficient|adequate|ok")
	}
	dropRepeats(d, q)
	takeSystemVoltage(d, q)
	gauges := q.Where("awg", "gauge")
	for i, one := range q.Quantities {
		if one.Dim != quantity.Bare || d.Calculator.Name != "voltage_drop" {
			continue
		}
		if q.Announced(i, gauges) < 1.5 {
			continue
		}
		for _, size := range awgSizes {
			if size.name == fmt.Sprintf("%g", one.Given) {
				d.Used[i] = true
				d.Args["cross_section"] = fmt.Sprintf("%g mm2", size.mm2)
			}
		}
	}
	for i, one := range q.Quantities {
		if one.Dim == quantity.Power && !hasCurrent(q) {
			d.Used[i] = true
			volts := 12.0
			for _, u := range q.Quantities {
				if u.Dim == quantity.Voltage {
					volts = u.Given
					break
				}
			}
			d.Args["current"] = fmt.Sprintf("%g A", one.Value/volts)
		}
	}
}

// dropRepeats leaves out a length that is said twice, as in "10 m of cable (10 m each way)".
func dropRepeats(d *calc.Draft, q *question.Question) {
	first := -1
	for i, one := range q.Quantities {
		switch {
		case one.Dim != quantity.Length || d.Used[i]:
		case first < 0:
			first = i
		case one.Value == q.Quantities[first].Value:
			d.Used[i] = true
		}
	}
}

// takeSystemVoltage keeps volts from being read as a drop where that is given in per cent.
func takeSystemVoltage(d *calc.Draft, q *question.Question) {
	volts, percent := -1, false
	for i, one := range q.Quantities {
		percent = percent || one.Dim == quantity.Percent
		if one.Dim == quantity.Voltage && volts < 0 {
			volts = i
		}
	}
	if percent && volts >= 0 {
		d.Take("voltage", volts)
	}
}

func hasCurrent(q *question.Question) bool {
	for _, one := range q.Quantities {
		if one.Dim == quantity.Current {
			return true
		}
	}
	return false
}

func cableSize(v *calc.Values) (answer.Answer, error) {
	amps, metres, volts := v.In("current", "A"), v.In("length", "m"), v.In("voltage", "V")
	lost := v.Number("drop") * volts
	if v.Has("drop_volts") {
		lost = v.In("drop_volts", "V")
	}
	mm2 := 2 * metres * amps * resistivity / lost
	outcomes := []answer.Outcome{answer.Value(answer.Say("cross-section needed", "Der nötige Querschnitt", "La section nécessaire"), answer.In(mm2,
		"mm2"))}
	next, ok := nextCable(mm2)
	if ok {
		outcomes = append(outcomes, answer.Value(answer.Say("next size sold", "Die nächste Normgröße", "La taille du commerce"),
			answer.Fixed(next, "mm2", 2)).Led())
	}
	if awg, ok := nextAWG(mm2); ok {
		outcomes = append(outcomes, answer.Plain(answer.Say("American size", "Amerikanische Größe", "Taille américaine"), "AWG "+awg))
	}
	return answer.Answer{
		Outcomes: outcomes,
		Working:  answer.Working("2 × %s m × %s A × 0.0175 / %s V = %s mm²", metres, amps, lost, mm2),
		Notes: []answer.Text{answer.Say("The cable must also carry the current without overheating: compare its rating with the fuse.",
			"Das Kabel muss den Strom auch ohne Überhitzung tragen: Belastbarkeit mit der Sicherung vergleichen.",
			"Le câble doit aussi supporter le courant sans chauffer : comparez son intensité admissible au fusible.")},
	}, nil
}

func nextCable(mm2 float64) (float64, bool) {
	for _, size := range cableSizes {
		if size >= mm2*(1-1e-9) {
			return size, true
		}
	}
	return 0, false
}

func nextAWG(mm2 float64) (string, bool) {
	for _, size := range awgSizes {
		if size.mm2 >= mm2 {
			return size.name, true
		}
	}
	return "", false
}

func voltageDrop(v *calc.Values) (answer.Answer, error) {
	amps, metres, mm2, volts := v.In("current", "A"), v.In("length", "m"), v.In("cross_section", "mm2"), v.In("voltage", "V")
	lost := 2 * metres * amps * resistivity / mm2
	a := answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(answer.Say("voltage drop", "Der Spannungsabfall", "La chute de tension"), answer.Fixed(lost, "V", 3),
				answer.Fixed(100*lost/volts, "%", 2)),
			answer.Value(answer.Say("voltage at the load", "Spannung am Verbraucher", "Tension à la charge"), answer.In(volts-lost, "V")),
		},
		Working: answer.Working("2 × %s m × %s A × 0.0175 / %s mm² = %s V; %s V of %s V", metres, amps, mm2, lost, lost, volts),
	}
	if lost > 0.1*volts {
		a.Notes = append(a.Notes, answer.Say("More than 10 %: too thin a cable for any use.",
			"Mehr als 10 %: für jeden Zweck zu dünn.", "Plus de 10 % : câble trop mince."))
	}
	return a, nil
}
