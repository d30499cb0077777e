package calc

import (
	"fmt"
	"strconv"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

func sailAreaInput() Input {
	return Input{
		Name: "sail_area", Label: "sail area", Dim: quantity.Area, Unit: "ft2", Min: 5, Max: 50000, Bare: true,
		Words:  []string{"sail area", "sail", "sa", "segelfläche", "voilure", "surface de voile", "of sail", "sails"},
		Design: func(d design.Design) float64 { return d.SailArea },
	}
}

func sailAreaCalculator() Calculator {
	return Calculator{
		Name: "sail_area", Title: say("Sail area from rig dimensions", "Segelfläche aus Riggmaßen",
			"Surface de voile d'après le gréement"),
		Answers: "the area of mainsail and foretriangle, or of one triangular sail",
		Formula: "area = P E / 2 + I J / 2; a headsail: luff × LP / 2",
		Source:  "area of a triangle; P, E, I and J as in measurement rules",
		Inputs: []Input{
			rigInput("i", "I, height of the foretriangle", "i", "foretriangle height"), rigInput("j",
				"J, base of the foretriangle", "j", "foretriangle base", "base"),
			rigInput("p", "P, mainsail luff", "p", "main luff", "mainsail luff", "luff"), rigInput("e",
				"E, mainsail foot", "e", "main foot", "mainsail foot", "foot"),
			rigInput("luff", "luff of a headsail", "genoa luff", "jib luff", "headsail luff", "forestay"), rigInput("lp",
				"LP, luff perpendicular", "lp", "luff perpendicular"),
			{Name: "overlap", Label: "overlap of the genoa, LP as a share of J", Dim: quantity.Percent, Unit: "%", Min: 50, Max: 220, Optional: true},
		},
		topic: []string{
			"sail area", "area ... mainsail|main|genoa|jib|foretriangle|sail", "foretriangle", "luff # ... foot #", "segelfläche", "mainsail|main|genoa|jib area",
			"surface de voile", "how big ... sail|main|mainsail|genoa|jib|headsail|spinnaker", "luff ... foot ... area", "area ... luff", "mainsail|main|genoa|jib|spinnaker ... area",
		},
		asks:    []string{"what", "calculate", "compute", "how much", "how big", "?"},
		never:   []string{"sa/d", "ratio", "displacement"},
		either:  []string{"p", "i", "luff"},
		compute: sailArea,
	}
}

func rigInput(name, label string, words ...string) Input {
	return Input{Name: name, Label: label, Dim: quantity.Length, Unit: "ft", Min: 0.1, Max: 400, Optional: true,
		Announced: true, Words: words}
}

func sailArea(v *values) (answer, error) {
	var a answer
	if v.Has("p") && !v.Has("e") && v.Has("lp") && !v.Has("luff") { // the luff beside an LP is a headsail's
		v.assume("luff", v.quantity("p"))
	}
	total := 0.0
	for _, t := range []struct {
		side, base string
		label      Text
	}{
		{"p", "e", say("mainsail", "Das Großsegel", "La grand-voile")},
		{"i", "j", say("foretriangle", "Das Vorsegeldreieck", "Le triangle avant")},
		{"luff", "lp", say("headsail", "Das Vorsegel", "La voile d'avant")},
	} {
		side, base := v.In(t.side, "m"), v.In(t.base, "m")
		if side == 0 || base == 0 {
			continue
		}
		m2 := side * base / 2
		total += m2
		a.Outcomes = append(a.Outcomes, area(t.label, m2, v.Customary(t.side)))
		if a.Working != "" {
			a.Working += "; "
		}
		a.Working += fmt.Sprintf("%s × %s / 2 = %s m²", sh(side), sh(base), sh(m2))
	}
	if genoa := v.In("i", "m") * v.In("j", "m") / 2 * v.Number("overlap"); genoa > 0 {
		a.Outcomes = append(a.Outcomes, area(say("genoa of that overlap", "Genua dieser Überlappung", "Génois de ce recouvrement"), genoa, v.Customary("i")))
	}
	switch len(a.Outcomes) {
	case 0:
		return answer{}, inputError("",
			"give P and E of the mainsail, I and J of the foretriangle, or luff and LP of a headsail")
	case 1:
		return a, nil
	}
	customary := v.Customary("p") || v.Customary("i")
	a.Outcomes = append([]Outcome{area(say("total sail area", "Die gesamte Segelfläche", "La surface totale"), total,
		customary)}, a.Outcomes...)
	return a, nil
}

// readSails adds up the areas of sails that are told one by one: "main 30 m² and genoa 38 m²".
func readSails(q *question, d *draft) {
	words := q.where("main|mainsail|genoa|jib|foresail|headsail|staysail|mizzen|self_tacker", "groß|großsegel|genua|fock|vorsegel", "grand_voile|génois|foc")
	sum, n := 0.0, 0
	for i, one := range q.quantities {
		if one.Dim == quantity.Area && q.announced(i, words) > 1 {
			sum, n = sum+one.Value, n+1
		}
	}
	if n < 2 {
		return
	}
	d.args["sail_area"] = strconv.FormatFloat(sum, 'f', -1, 64) + " m2"
	for i, one := range q.quantities {
		d.used[i] = d.used[i] || one.Dim == quantity.Area && q.announced(i, words) > 1
	}
}
