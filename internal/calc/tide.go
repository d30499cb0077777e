package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

func draftInput() Input {
	return Input{
		Name: "draft", Label: "draft", Dim: quantity.Length, Unit: "m", Min: 0.1, Max: 30,
		Words: []string{
			"draft", "draught", "draw", "draws", "drawing", "my draft", "boat draws", "tiefgang", "tirant d eau",
			"tirant", "keel depth", "drafts",
		},
		Design: func(d design.Design) float64 { return d.DraftMax },
	}
}

func chartedInput() Input {
	return Input{
		Name: "charted_depth", Label: "charted depth (negative where it dries)", Dim: quantity.Length, Unit: "m",
		Min: -15, Max: 500,
		Words: []string{
			"charted depth", "charted", "chart", "sounding", "chart shows", "depth", "bar", "sill", "lat", "chart datum",
			"datum", "dries", "drying", "drying height", "depth of", "shoal", "entrance", "kartentiefe", "sonde", "dry",
			"shows",
			"minimum depth", "carries", "trockenfall*", "deep",
		},
	}
}

func tideHeightInput(required bool) Input {
	return Input{
		Name: "tide_height", Label: "height of tide", Dim: quantity.Length, Unit: "m", Min: -5, Max: 20, Optional: !required,
		Words: []string{
			"tide", "height of tide", "tide height", "tidal height", "of tide", "rise of tide", "tide is",
			"tidenhöhe", "höhe der gezeit", "hauteur d eau", "marée", "high water", "low water", "tide of", "height",
			"above datum", "rise",
		},
	}
}

func tideCalculators() []Calculator {
	return []Calculator{requiredTideCalculator(), underKeelClearanceCalculator(), twelfthsCalculator()}
}

func requiredTideCalculator() Calculator {
	return Calculator{
		Name: "required_tide", Title: say("Height of tide needed", "Nötige Tidenhöhe", "Hauteur d'eau nécessaire"),
		Answers: "the height of tide that lets a boat pass over a charted depth with a clearance",
		Formula: "height of tide = draft + clearance - charted depth",
		Source:  "the definition of charted depth",
		Inputs: []Input{
			neededWater(),
			{Name: "clearance", Label: "clearance under the keel", Dim: quantity.Length, Unit: "m", Max: 20,
				Default: "0 m", Announced: true,
				Words: []string{
					"clearance", "under|below|beneath the|my|our? keel", "margin", "safety",
					"under|below|beneath keel", "under it", "to spare", "spare", "ukc", "unter dem kiel", "sous la quille",
					"pied de pilote", "kielfreiheit", "under me|us",
				}},
			chartedInput(),
		},
		topic: []string{
			"height of tide|water", "tide ... need*|require*", "tidal height", "how much tide|rise",
			"need*|require* ... tide", "what tide", "tidenhöhe", "hauteur d_eau|de_marée", "how high ... tide",
			"tide ?", "rise of tide", "tide height", "minimum tide", "wasserstand", "gezeitenhöhe", "hauteur",
		},
		asks: []string{
			"need*", "required", "require", "do i|we need", "must", "what", "how much", "brauche", "faut il",
			"nötig", "minimum",
		},
		never: []string{
			"including|incl|inklusive the? tide", "how much water ... under|below|beneath", "twelfth*", "hours after|before|past", "bridge|mast|air_draft|air_draught", "how much clearance",
			"what clearance", "clearance do", "what is|s my|the? clearance", "what is|s|will the? depth",
		},
		read:    readDrying,
		compute: requiredTide,
	}
}

// neededWater is the draft, or the depth of water that one needs.
func neededWater() Input {
	in := draftInput()
	in.Words = append(in.Words, "we|i need", "need", "need # of water")
	return in
}

func underKeelClearanceCalculator() Calculator {
	return Calculator{
		Name: "under_keel_clearance", Title: say("Under keel clearance", "Wasser unter dem Kiel", "Pied de pilote"),
		Answers: "the depth of water at a height of tide and what is left under the keel",
		Formula: "depth = charted depth + height of tide; clearance = depth - draft",
		Source:  "the definition of charted depth",
		Inputs: []Input{
			chartedInput(), onlyAnnounced(tideHeightInput(true)),
			optional(draftInput()),
		},
		topic: []string{
			"clearance", "under the|my|our keel", "ukc", "can|will|do|would i|we|she float", "afloat", "depth of water", "actual depth", "how deep", "under keel",
			"water ... under", "what depth", "wie tief", "unter dem kiel", "sous la quille", "profondeur", "total depth",
			"real depth", "wassertiefe", "depth ... will", "how much water", "pied de pilote",
			"what ... depth",
		},
		asks: []string{"what", "how much", "how deep", "wie viel", "combien", "clearance", "quel*"},
		never: []string{
			"bridge|mast|air_draft|air_draught", "on the sounder|echo_sounder", "how high must|should|does ... tide", "what height of tide", "how much tide", "tide do i need",
			"scope|rode|chain|anchor*", "kette|ankerkette|leine|ankern", "chaîne|mouillage|mouiller", "twelfth*", "need ... tide", "height of tide do", "fall*|drop*|ebb* ... #",
			"fällt|sinkt ... #", "baisse* ... #",
		},
		read: func(q *question, d *draft) {
			readDrying(q, d)
			if q.says("under|below|beneath the|my|our|her? keel", "keel clearance", "clearance under", "ukc", "can|could|will i|we|she float", "unter dem kiel", "sous la quille") {
				d.demanded = append(d.demanded, "draft")
			}
		},
		compute: underKeel,
	}
}

func optional(in Input) Input {
	in.Optional, in.Default = true, nil
	return in
}

// readDrying makes a charted depth negative where the chart says that it dries.
func readDrying(q *question, d *draft) {
	words := q.where("dries", "drying", "drying height", "dry", "trockenfall*", "fällt trocken", "découvre",
		"above chart? datum")
	tide := q.where("tide", "tide is", "height of tide", "tidal height", "of tide", "marée", "tidenhöhe", "hauteur d eau")
	for i, one := range q.quantities {
		if read, ok := chartedInput().of(q, i); ok && one.Given > 0 && (one.Dim == quantity.Length || one.Dim == quantity.Bare) && q.announced(i, words) > max(1, q.announced(i, tide)) {
			d.take("charted_depth", i)
			d.args["charted_depth"] = "-" + canonical(read).(string)
			return
		}
	}
}

func requiredTide(v *values) (answer, error) {
	draft, clearance, charted := v.In("draft", "m"), v.In("clearance", "m"), v.In("charted_depth", "m")
	need := draft + clearance - charted
	a := answer{
		Outcomes: []Outcome{length(say("height of tide needed", "Die nötige Tidenhöhe", "La hauteur d'eau nécessaire"),
			need, v.Customary("draft"))},
		Working: fmt.Sprintf("%s + %s - %s = %s m", sh(draft), sh(clearance), signed(charted), sh(need)),
	}
	if need <= 0 {
		a.Notes = append(a.Notes, say("There is enough water at any height of tide above that.",
			"Darüber reicht das Wasser immer.", "Au-dessus, il y a toujours assez d'eau."))
	}
	return a, nil
}

// signed puts a negative number into brackets.
func signed(value float64) string {
	if value < 0 {
		return "(" + sh(value) + ")"
	}
	return sh(value)
}

func underKeel(v *values) (answer, error) {
	charted, tide := v.In("charted_depth", "m"), v.In("tide_height", "m")
	customary := v.Customary("charted_depth")
	depth := length(say("depth of water", "Die Wassertiefe", "La profondeur d'eau"), charted+tide, customary)
	if !v.Has("draft") {
		return answer{Outcomes: []Outcome{depth}, Working: fmt.Sprintf("%s + %s = %s m", sh(charted), sh(tide),
			sh(charted+tide))}, nil
	}
	draft := v.In("draft", "m")
	left := charted + tide - draft
	a := answer{
		Outcomes: []Outcome{length(say("clearance under the keel", "Das Wasser unter dem Kiel", "Le pied de pilote"),
			left, customary), depth},
		Working: fmt.Sprintf("%s + %s - %s = %s m", signed(charted), sh(tide), sh(draft), sh(left)),
	}
	if left <= 0 {
		a.Notes = append(a.Notes, say("The boat is aground at that height of tide.",
			"Bei dieser Tidenhöhe sitzt das Boot auf.", "À cette hauteur d'eau le bateau est échoué."))
	}
	return a, nil
}
