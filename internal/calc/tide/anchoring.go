package tide

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/quantity"
)

// anchoringWaterCalculator is the inverse of depth_after_change.
func anchoringWaterCalculator() calc.Calculator {
	fall := depthAfterChangeCalculator().Input("fall")
	fall.Words = append(fall.Words, "still to come", "to go", "more", "another", "range", "low water")
	margin := calc.Input{Name: "clearance", Label: "clearance wanted under the keel", Dim: quantity.Length, Unit: "m", Max: 20, Default: "0 m", Announced: true, Words: []string{
		"clearance", "under the? keel", "under my|our|the? keel", "margin", "safety", "to spare", "spare", "ukc", "left", "under it|me|us", "unter dem kiel", "sous la quille",
	}}
	return calc.Calculator{
		Name: "anchoring_water", Title: answer.Say("Least depth to anchor in", "Mindesttiefe zum Ankern", "Profondeur minimale au mouillage"),
		Answers: "how deep the water must be now so that the boat still floats, with a clearance, when the tide has fallen",
		Formula: "depth now = draft + clearance + fall of tide",
		Source:  "the definition of draft and clearance",
		Inputs:  []calc.Input{input.Draft(), margin, calc.Demanded(fall)},
		Topic: []string{
			"how deep|much ... anchor*|drop|water|need*", "what|least|minimum|shallowest|which depth ... anchor*|need*|drop|require*", "depth ... anchor* in ?", "anchor ... depth ?", "how deep ... be|need*",
			"mindesttiefe", "wie tief ... ankern", "profondeur minimale",
		},
		Asks:    []string{"anchor*", "must", "need*", "least", "minimum", "should", "ankern", "mouiller"},
		Never:   []string{"chain|rode|scope|warp", "reads|shows|says # ... left", "charted", "bridge", "twelfth*", "how much ... left", "will i|we have", "under the keel ?"},
		Whole:   true,
		Rank:    1.4,
		Compute: anchoringWater,
	}
}

func anchoringWater(v *calc.Values) (answer.Answer, error) {
	draft, margin, fall := v.In("draft", "m"), v.In("clearance", "m"), v.In("fall", "m")
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Length(answer.Say("least depth of water now", "Die Mindesttiefe jetzt", "La profondeur minimale maintenant"), draft+margin+fall, v.Customary("draft"))},
		Working:  answer.Working("%s + %s + %s = %s m", draft, margin, fall, draft+margin+fall),
	}, nil
}
