package hull

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

func sailAreaInput() calc.Input {
	return calc.Input{
		Name: "sail_area", Label: "sail area", Dim: quantity.Area, Unit: "ft2", Min: 5, Max: 50000, Bare: true,
		Words:  []string{"sail area", "sail", "sa", "segelfläche", "voilure", "surface de voile", "of sail", "sails"},
		Design: func(d design.Design) float64 { return d.SailArea },
	}
}

func sailAreaCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "sail_area", Title: answer.Say("Sail area from rig dimensions", "Segelfläche aus Riggmaßen",
			"Surface de voile d'après le gréement"),
		Answers: "the area of mainsail and foretriangle, or of one triangular sail",
		Formula: "area = P E / 2 + I J / 2; a headsail: luff × LP / 2",
		Source:  "area of a triangle; P, E, I and J as in measurement rules",
		Inputs: []calc.Input{
			rigInput("i", "I, height of the foretriangle", "i", "foretriangle height"), rigInput("j",
				"J, base of the foretriangle", "j", "foretriangle base", "base"),
			rigInput("p", "P, mainsail luff", "p", "main luff", "mainsail luff", "luff"), rigInput("e",
				"E, mainsail foot", "e", "main foot", "mainsail foot", "foot"),
			rigInput("luff", "luff of a headsail", "genoa luff", "jib luff", "headsail luff", "forestay"), rigInput("lp",
				"LP, luff perpendicular", "lp", "luff perpendicular"),
			{Name: "overlap", Label: "overlap of the genoa, LP as a share of J", Dim: quantity.Percent, Unit: "%", Min: 50, Max: 220, Optional: true},
		},
		Topic: []string{
			"sail area", "# genoa|jib ... #", "area ... mainsail|main|genoa|jib|foretriangle|sail", "foretriangle", "luff p|i? of? # ... foot|base e|j? of? #", "luff # ... lp #", "p # ... e #", "segelfläche", "mainsail|main|genoa|jib area",
			"surface de voile", "how big ... sail|main|mainsail|genoa|jib|headsail|spinnaker", "luff ... foot ... area", "area ... luff", "mainsail|main|genoa|jib|spinnaker ... area", "genoa|jib|headsail ... j|i ... i|j",
		},
		Asks:    []string{"what", "calculate", "compute", "how much", "how big", "?"},
		Never:   []string{"sa/d", "ratio", "displacement"},
		Either:  []string{"p", "i", "luff"},
		Compute: sailArea,
	}
}

func rigInput(name, label string, words ...string) calc.Input {
	return calc.Input{Name: name, Label: label, Dim: quantity.Length, Unit: "ft", Min: 0.1, Max: 400, Optional: true,
		Announced: true, Words: words}
}

func sailArea(v *calc.Values) (answer.Answer, error) {
	var a answer.Answer
	if v.Has("p") && !v.Has("e") && v.Has("lp") && !v.Has("luff") { // the luff beside an LP is a headsail's
		v.Assume("luff", v.Quantity("p"))
	}
	if !v.Has("lp") && v.Has("overlap") && v.Has("j") && (v.Has("luff") || v.Has("p") && !v.Has("e")) { // LP as a share of J
		if !v.Has("luff") {
			v.Assume("luff", v.Quantity("p"))
		}
		lp := v.Quantity("j")
		lp.Given, lp.Value = lp.Given*v.Number("overlap"), lp.Value*v.Number("overlap")
		v.Assume("lp", lp)
	}
	total := 0.0
	for _, t := range []struct {
		side, base string
		label      answer.Text
	}{
		{"p", "e", answer.Say("mainsail", "Das Großsegel", "La grand-voile")},
		{"i", "j", answer.Say("foretriangle", "Das Vorsegeldreieck", "Le triangle avant")},
		{"luff", "lp", answer.Say("headsail", "Das Vorsegel", "La voile d'avant")},
	} {
		side, base := v.In(t.side, "m"), v.In(t.base, "m")
		if side == 0 || base == 0 {
			continue
		}
		m2 := side * base / 2
		total += m2
		a.Outcomes = append(a.Outcomes, answer.Area(t.label, m2, v.Customary(t.side)))
		if a.Working != "" {
			a.Working += "; "
		}
		a.Working += answer.Working("%s × %s / 2 = %s m²", side, base, m2)
	}
	if genoa := v.In("i", "m") * v.In("j", "m") / 2 * v.Number("overlap"); genoa > 0 {
		of := answer.Area(answer.Say("genoa of that overlap", "Genua dieser Überlappung", "Génois de ce recouvrement"), genoa, v.Customary("i"))
		if len(a.Outcomes) == 1 { // nothing but the headsail is asked about
			a.Outcomes = []answer.Outcome{of, a.Outcomes[0]}
			a.Working += answer.Working(" × %s = %s m²", v.Number("overlap"), genoa)
			return a, nil
		}
		a.Outcomes = append(a.Outcomes, of)
	}
	switch len(a.Outcomes) {
	case 0:
		return answer.Answer{}, calc.InputErrorf("",
			"give P and E of the mainsail, I and J of the foretriangle, or luff and LP of a headsail")
	case 1:
		return a, nil
	}
	customary := v.Customary("p") || v.Customary("i")
	a.Outcomes = append([]answer.Outcome{answer.Area(answer.Say("total sail area", "Die gesamte Segelfläche", "La surface totale"), total,
		customary)}, a.Outcomes...)
	return a, nil
}

// readSails adds up the areas of sails that are told one by one: "main 30 m² and genoa 38 m²".
func readSails(q *question.Question, d *calc.Draft) {
	words := q.Where("main|mainsail|genoa|jib|foresail|headsail|staysail|mizzen|self_tacker", "groß|großsegel|genua|fock|vorsegel", "grand_voile|génois|foc")
	const beside = 1.6
	sum := 0.0
	var sails []int
	for i, one := range q.Quantities {
		switch near := q.Announced(i, words); {
		case one.Dim == quantity.Area && near > 1:
			sum, sails = sum+one.Value, append(sails, i)
		case sum > 0 && one.Dim == quantity.Bare && one.Unit == "" && near > beside: // "main 34 m² and genoa 42"
			unit, _ := quantity.Lookup(areaUnit(q))
			sum, sails = sum+one.Given*unit.Factor, append(sails, i)
		}
	}
	if len(sails) < 2 {
		return
	}
	d.Args["sail_area"] = calc.Argument(question.InUnits(sum, "m2"))
	for _, i := range sails {
		d.Used[i] = true
	}
}

// areaUnit is the unit of the first area of a question.
func areaUnit(q *question.Question) string {
	for _, one := range q.Quantities {
		if one.Dim == quantity.Area {
			return one.Unit
		}
	}
	return "m2"
}
