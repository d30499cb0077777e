package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

// anchoringWaterCalculator is the inverse of depth_after_change.
func anchoringWaterCalculator() Calculator {
	fall := depthAfterChangeCalculator().input("fall")
	fall.Words = append(fall.Words, "still to come", "to go", "more", "another", "range", "low water")
	margin := Input{Name: "clearance", Label: "clearance wanted under the keel", Dim: quantity.Length, Unit: "m", Max: 20, Default: "0 m", Announced: true, Words: []string{
		"clearance", "under the? keel", "under my|our|the? keel", "margin", "safety", "to spare", "spare", "ukc", "left", "under it|me|us", "unter dem kiel", "sous la quille",
	}}
	return Calculator{
		Name: "anchoring_water", Title: say("Least depth to anchor in", "Mindesttiefe zum Ankern", "Profondeur minimale au mouillage"),
		Answers: "how deep the water must be now so that the boat still floats, with a clearance, when the tide has fallen",
		Formula: "depth now = draft + clearance + fall of tide",
		Source:  "the definition of draft and clearance",
		Inputs:  []Input{draftInput(), margin, required(fall)},
		topic: []string{
			"how deep|much ... anchor*|drop|water|need*", "what|least|minimum|shallowest|which depth ... anchor*|need*|drop|require*", "depth ... anchor* in ?", "anchor ... depth ?", "how deep ... be|need*",
			"mindesttiefe", "wie tief ... ankern", "profondeur minimale",
		},
		asks:    []string{"anchor*", "must", "need*", "least", "minimum", "should", "ankern", "mouiller"},
		never:   []string{"chain|rode|scope|warp", "reads|shows|says # ... left", "charted", "bridge", "twelfth*", "how much ... left", "will i|we have", "under the keel ?"},
		whole:   true,
		rank:    1.4,
		compute: anchoringWater,
	}
}

func anchoringWater(v *values) (answer, error) {
	draft, margin, fall := v.In("draft", "m"), v.In("clearance", "m"), v.In("fall", "m")
	return answer{
		Outcomes: []Outcome{length(say("least depth of water now", "Die Mindesttiefe jetzt", "La profondeur minimale maintenant"), draft+margin+fall, v.Customary("draft"))},
		Working:  fmt.Sprintf("%s + %s + %s = %s m", sh(draft), sh(margin), sh(fall), sh(draft+margin+fall)),
	}, nil
}

// ballastWeightCalculator is the inverse of ballast_ratio.
func ballastWeightCalculator() Calculator {
	displacement, ballast := displacementInput(), ballastInput()
	displacement.Optional, ballast.Optional = true, true
	return Calculator{
		Name: "ballast_weight", Title: say("Ballast from the ballast ratio", "Ballast aus dem Ballastanteil", "Lest d'après le rapport de lest"),
		Answers: "the weight of the ballast from displacement and ballast ratio, or the displacement from the weight of the ballast",
		Formula: "ballast = displacement × ballast ratio",
		Source:  "the definition",
		Inputs: []Input{displacement, ballast, {Name: "ratio", Label: "ballast ratio", Dim: quantity.Percent, Unit: "%", Min: 1, Max: 95, Words: []string{
			"ballast ratio", "ratio", "of the boat|displacement|total", "ballastanteil", "rapport de lest",
		}}},
		topic:  []string{"ballast ratio", "# ballast", "ballast|keel ... # of", "ballast ... #", "ballastanteil", "rapport de lest"},
		asks:   []string{"how heavy|much|many", "weigh*", "displace*", "what", "wie schwer", "combien"},
		whole:  true,
		rank:   0.8,
		either: []string{"displacement", "ballast"},
		read: func(q *question, d *draft) {
			i := q.onlyOf(quantity.Mass)
			if i >= 0 && q.says("what|which|how_much|wie_viel|combien_de ballast|lead|lest", "how heavy|much ... ballast|keel", "weight of the ballast") && !q.says("displace* ?", "how much|heavy ... displace*|boat weigh") {
				d.take("displacement", i)
				return
			}
			if i >= 0 && q.says("makes|make up", "ballast|keel weighs|weigh|is #", "# of? ballast|lead|iron", "# keel") {
				d.take("ballast", i)
			}
		},
		compute: ballastWeight,
	}
}

func ballastWeight(v *values) (answer, error) {
	if v.Has("displacement") {
		return product(factor{"displacement", "kg"}, factor{"ratio", ""}, "kg", func(v *values, kg float64) []Outcome {
			return []Outcome{mass(say("weight of the ballast", "Das Gewicht des Ballasts", "Le poids du lest"), kg, v.Customary("displacement"))}
		})(v)
	}
	return quotient(factor{"ballast", "kg"}, factor{"ratio", ""}, "kg", func(v *values, kg float64) []Outcome {
		return []Outcome{mass(say("displacement", "Die Verdrängung", "Le déplacement"), kg, v.Customary("ballast"))}
	})(v)
}
