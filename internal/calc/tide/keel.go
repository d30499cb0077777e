package tide

import (
	"cmp"
	"fmt"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func chartedInput() calc.Input {
	return calc.Input{
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

func tideHeightInput(required bool) calc.Input {
	return calc.Input{
		Name: "tide_height", Label: "height of tide", Dim: quantity.Length, Unit: "m", Min: -5, Max: 20, Optional: !required,
		Words: []string{
			"tide", "height of tide", "tide height", "tidal height", "of tide", "rise of tide", "tide is",
			"tidenhöhe", "höhe der gezeit", "hauteur d eau", "marée", "high water", "low water", "tide of", "height",
			"above datum", "rise",
		},
	}
}

func requiredTideCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "required_tide", Title: answer.Say("Height of tide needed", "Nötige Tidenhöhe", "Hauteur d'eau nécessaire"),
		Answers: "the height of tide that lets a boat pass over a charted depth with a clearance",
		Formula: "height of tide = draft + clearance - charted depth",
		Source:  "the definition of charted depth",
		Inputs: []calc.Input{
			neededWater(),
			keelClearance(),
			chartedInput(),
		},
		Topic: []string{
			"height of tide|water", "tide ... need*|require*", "tidal height", "how much tide|rise",
			"need*|require* ... tide", "what tide", "tidenhöhe", "hauteur d_eau|de_marée", "how high ... tide",
			"tide ?", "rise of tide", "tide height", "minimum tide", "wasserstand", "gezeitenhöhe", "hauteur",
		},
		Asks: []string{
			"need*", "required", "require", "do i|we need", "must", "what", "how much", "brauche", "faut il",
			"nötig", "minimum",
		},
		Never: []string{
			"including|incl|inklusive the? tide", "how much water ... under|below|beneath", "twelfth*", "hours after|before|past", "bridge|mast|air_draft|air_draught", "how much clearance",
			"what clearance", "clearance do", "what is|s my|the? clearance", "what is|s|will the? depth",
		},
		Read:    readDrying,
		Next:    []calc.Had{{Calculator: "twelfths_time", Asks: whenAsked}},
		Compute: requiredTide,
	}
}

// keelClearance is the water that is to be left under the keel.
func keelClearance() calc.Input {
	return calc.Input{Name: "clearance", Label: "clearance under the keel", Dim: quantity.Length, Unit: "m", Max: 20,
		Default: "0 m", Announced: true,
		Words: []string{
			"clearance", "under|below|beneath the|my|our? keel", "margin", "safety",
			"under|below|beneath keel", "under it", "to spare", "spare", "ukc", "unter dem kiel", "sous la quille",
			"pied de pilote", "kielfreiheit", "under me|us", "clear", "clear of the? bottom|ground",
		}}
}

// neededWater is the draft, or the depth of water that one needs.
func neededWater() calc.Input {
	in := input.Draft()
	in.Words = append(in.Words, "we|i need", "need", "need # of water")
	return in
}

func underKeelClearanceCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "under_keel_clearance", Title: answer.Say("Under keel clearance", "Wasser unter dem Kiel", "Pied de pilote"),
		Answers: "the depth of water at a height of tide and what is left under the keel",
		Formula: "depth = charted depth + height of tide; clearance = depth - draft",
		Source:  "the definition of charted depth",
		Inputs: []calc.Input{
			chartedInput(), calc.Announced(tideHeightInput(true)),
			calc.Optional(input.Draft()),
			{Name: "allowance", Label: "allowance for swell, squat or doubt", Dim: quantity.Length, Unit: "m", Max: 20, Optional: true, Announced: true, Words: []string{
				"swell", "allowance", "swell|wave allowance", "allowance for swell|waves|squat", "of swell", "waves", "squat", "seegang", "schwell", "houle",
			}},
		},
		Topic: []string{
			"clearance", "under the|my|our keel", "ukc", "can|will|do|would i|we|she float", "afloat", "depth of water", "actual depth", "how deep", "under keel",
			"water ... under", "what depth", "wie tief", "unter dem kiel", "sous la quille", "profondeur", "total depth",
			"real depth", "wassertiefe", "depth ... will", "how much water", "pied de pilote",
			"how much under|below|beneath us|me|it|her|there?", "what ... depth", "do|will|would|can i|we|she clear", "clear ... by how much",
		},
		Asks: []string{"what", "how much", "how deep", "wie viel", "combien", "clearance", "quel*"},
		Never: []string{
			"bridge|mast|air_draft|air_draught", "on the sounder|echo_sounder", "how high must|should|does ... tide", "what height of tide", "how much tide", "tide do i need",
			"scope|rode|chain|anchor*", "kette|ankerkette|leine|ankern", "chaîne|mouillage|mouiller", "twelfth*", "need ... tide", "height of tide do", "fall*|drop*|ebb* ... #",
			"fällt|sinkt ... #", "baisse* ... #",
		},
		Read: func(q *question.Question, d *calc.Draft) {
			readDrying(q, d)
			readHalfTide(q, d)
			d.Refused = d.Refused || betweenTurns(q)
			if q.Says("under|below|beneath the|my|our|her? keel", "keel clearance", "clearance under", "ukc", "can|could|will i|we|she float", "unter dem kiel", "sous la quille") {
				d.Demanded = append(d.Demanded, "draft")
			}
		},
		Compute: underKeel,
	}
}

// readDrying makes a charted depth negative where the chart says that it dries.
func readDrying(q *question.Question, d *calc.Draft) {
	words := q.Where("dries", "drying", "drying height", "dry", "trockenfall*", "fällt trocken", "découvre",
		"above chart? datum")
	tide := q.Where("tide", "tide is", "height of tide", "tidal height", "of tide", "marée", "tidenhöhe", "hauteur d eau")
	for i, one := range q.Quantities {
		if read, ok := chartedInput().Of(q, i); ok && one.Given > 0 && (one.Dim == quantity.Length || one.Dim == quantity.Bare) && q.Announced(i, words) > max(1, q.Announced(i, tide)) {
			d.TakeAs("charted_depth", i, "-"+calc.Argument(read).(string))
			return
		}
	}
}

// betweenTurns reports whether the water is asked for at a time of day between a high and a low water, of which neither is the height of tide
// then.
func betweenTurns(q *question.Question) bool {
	const figures = 100 // a time of day without a mark
	times := 0
	for _, one := range q.Quantities {
		if one.Dim == quantity.Clock || one.Dim == quantity.Bare && one.Given >= figures {
			times++
		}
	}
	return times > 2 && q.Says(highWords...) && q.Says(lowWords...)
}

// readHalfTide takes the mean of high and low water where the question is of half tide, and refuses without both.
func readHalfTide(q *question.Question, d *calc.Draft) {
	if !q.Says("half|mid tide", "halbtide", "halber tide", "mi marée") {
		return
	}
	level := func(phrases ...string) int {
		return max(q.ValueOf(quantity.Length, phrases...), q.ValueOf(quantity.Bare, phrases...))
	}
	high, low := level("high water|tide", "hw", "hochwasser", "pleine mer"), level("low water|tide", "lw", "niedrigwasser", "basse mer")
	if high < 0 || low < 0 || high == low {
		d.Refused = true
		return
	}
	d.Args["tide_height"] = fmt.Sprintf("%.4g %s", (q.Quantities[high].Given+q.Quantities[low].Given)/2, cmp.Or(q.Quantities[high].Unit, "m"))
	d.Used[high], d.Used[low] = true, true
	d.Quality++
}

func requiredTide(v *calc.Values) (answer.Answer, error) {
	draft, clearance, charted := v.In("draft", "m"), v.In("clearance", "m"), v.In("charted_depth", "m")
	need := draft + clearance - charted
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Length(answer.Say("height of tide needed", "Die nötige Tidenhöhe", "La hauteur d'eau nécessaire"),
			need, v.Customary("draft"))},
		Working: answer.Working("%s + %s - %s = %s m", draft, clearance, signed(charted), need),
	}
	if need <= 0 {
		a.Notes = append(a.Notes, answer.Say("There is enough water at any height of tide above that.",
			"Darüber reicht das Wasser immer.", "Au-dessus, il y a toujours assez d'eau."))
	}
	return a, nil
}

// signed puts a negative number into brackets.
func signed(value float64) string {
	if value < 0 {
		return "(" + answer.Number(value) + ")"
	}
	return answer.Number(value)
}

func underKeel(v *calc.Values) (answer.Answer, error) {
	charted, tide := v.In("charted_depth", "m"), v.In("tide_height", "m")
	customary := v.Customary("charted_depth")
	depth := answer.Length(answer.Say("depth of water", "Die Wassertiefe", "La profondeur d'eau"), charted+tide, customary)
	if !v.Has("draft") {
		return answer.Answer{Outcomes: []answer.Outcome{depth}, Working: answer.Working("%s + %s = %s m", charted, tide, charted+tide)}, nil
	}
	draft := v.In("draft", "m")
	left := charted + tide - draft - v.In("allowance", "m")
	less := ""
	if v.Has("allowance") {
		less = " - " + answer.Number(v.In("allowance", "m"))
	}
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Length(answer.Say("clearance under the keel", "Das Wasser unter dem Kiel", "Le pied de pilote"),
			left, customary), depth},
		Working: answer.Working("%s + %s - %s%s = %s m", signed(charted), tide, draft, less, left),
	}
	if left <= 0 {
		a.Notes = append(a.Notes, answer.Say("The boat is aground at that height of tide.",
			"Bei dieser Tidenhöhe sitzt das Boot auf.", "À cette hauteur d'eau le bateau est échoué."))
	}
	return a, nil
}
