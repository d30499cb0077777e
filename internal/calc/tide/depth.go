package tide

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func depthAfterChangeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "depth_after_change", Title: answer.Say("Depth after a rise or fall of the tide", "Wassertiefe nach Steigen oder Fallen",
			"Profondeur après la montée ou la baisse"),
		Answers: "the depth, and what is left under the keel, when the tide has risen or fallen from a depth measured now",
		Formula: "depth = depth now + rise - fall; clearance = depth - draft",
		Source:  "the depth from the surface as the sounder or a lead line shows it",
		Inputs: []calc.Input{
			{Name: "depth_now", Label: "depth measured now", Dim: quantity.Length, Unit: "m", Max: 500, Words: []string{
				"sounder", "sounder reads|shows|says", "depth", "reads", "shows", "now", "of water", "echo sounder", "in",
				"currently", "at the moment", "deep", "lot", "echolot", "tiefe", "sondeur", "profondeur", "depth now",
				"anchored in", "sound|sounded", "present", "measured", "wassertiefe", "aktuell",
			}},
			{Name: "fall", Label: "fall of tide still to come", Dim: quantity.Length, Unit: "m", Max: 20, Optional: true,
				Announced: true, Words: []string{
					"fall*", "drop*", "ebb*", "goes|go|going down", "lose*", "fallen", "fällt", "sinkt", "sinken", "baisse*",
					"descend*", "will fall|drop", "lower", "fall another", "recede*", "less",
				}},
			{Name: "rise", Label: "rise of tide still to come", Dim: quantity.Length, Unit: "m", Max: 20, Optional: true,
				Announced: true, Words: []string{
					"rise*", "rising", "come|comes|coming up", "goes|go|going up", "steigt", "steigen", "monte*", "flood*",
					"increase*",
				}},
			{Name: "draft", Label: "draft", Dim: quantity.Length, Unit: "m", Min: 0.1, Max: 30, Optional: true,
				Words: input.Draft().Words, Design: input.Draft().Design},
		},
		Topic: []string{
			"fall*|drop*|ebb* ... #", "# ... fall*|drop*", "goes|go|going down|up ... #", "rise*|rising ... #",
			"fällt|sinkt|steigt ... #", "baisse*|descend*|monte* ... #", "um|de # fallen|sinken|steigen|baisser|monter",
			"lose* # of? water|depth", "at|in low|high water|tide", "at lw|hw", "low|high water|tide is|of|will_be|: #", "low|high is|of|will_be|: #", "at low|high ?", "low|high water|tide # is|of|will_be|: #", "anchor* at|in high|low water|tide",
		},
		Asks: []string{
			"under the? keel", "under my|our|the? keel|boat|us|me", "depth", "how deep", "how much water", "aground",
			"touch", "unter dem kiel", "wie tief", "wassertiefe", "sous la? quille", "profondeur", "left", "float", "clearance",
		},
		Never: []string{
			"twelfth*", "charted", "chart", "scope|chain|rode", "bridge|mast|air", "hours? after|before", "dries|drying",
			"rpm", "barometer|pressure|hpa|mbar|mb", "height of tide ?", "height of tide needed|required|do|does|should|must|will|would|to", "what|which|find|calculate is|s? the? height of tide", "voltage|volt*", "hw|lw # m", "price*", "tidal? range ?", "what|which range", "times", "bow|freeboard", "what|which|at time", "when will|would|can|could|do|does|did|should|must|is|are i|we|it|she|the|there", "when ?",
		},
		Either:  []string{"fall", "rise"},
		Read:    readSounderBelowKeel,
		Whole:   true,
		Rank:    0.4,
		Compute: depthAfterChange,
	}
}

// readSounderBelowKeel leaves the draft out where the sounder counts from the keel.
func readSounderBelowKeel(q *question.Question, d *calc.Draft) {
	takeTurns(d, q)
	if !q.Says("sounder|gauge|depth|echolot ... # under|below the? keel", "# under|below the? keel now",
		"now # under|below the? keel") {
		return
	}
	words := q.Where(input.Draft().Words...)
	for i := range q.Quantities {
		d.Used[i] = d.Used[i] || q.Announced(i, words) > 1.5
	}
	d.Args["draft"] = "0 m"
}

// takeTurns takes the rise or fall of the tide from the heights of low and high water, or from the range, where the question
// goes from the one to the other.
func takeTurns(d *calc.Draft, q *question.Question) {
	at := func(phrases ...string) int {
		return q.Where(phrases...).First()
	}
	if takeTurnAhead(d, q) {
		return
	}
	low1, high1 := at("at|in low water|tide", "at|in lw"), at("at|in high water|tide", "at|in hw")
	if low1 < 0 || high1 < 0 {
		return
	}
	input := "fall"
	if low1 < high1 {
		input = "rise"
	}
	high, low := q.ValueOf(quantity.Length, "high water|tide", "hw"), q.ValueOf(quantity.Length, "low water|tide", "lw")
	if span := q.ValueOf(quantity.Length, "range", "tidal range"); span >= 0 {
		d.Take(input, span)
		return
	}
	if high < 0 || low < 0 || high == low || q.Quantities[high].Value <= q.Quantities[low].Value {
		return
	}
	d.Args[input] = fmt.Sprintf("%.3g m", q.Quantities[high].Value-q.Quantities[low].Value)
	d.Used[high], d.Used[low] = true, true
	d.Quality += 2
}

// takeTurnAhead takes the change from a height of tide now to that of the next turn: "4.6 m with a tide of 3.1 m, low water 0.7 m".
func takeTurnAhead(d *calc.Draft, q *question.Question) bool {
	now := q.ValueOf(quantity.Length, "tide height", "height of tide", "tidal height", "tide", "tide stands|stood", "tidenhöhe", "hauteur d eau")
	for _, e := range q.Find("# of tide") {
		if now < 0 {
			now = q.QuantityIn(e, quantity.Length)
		}
	}
	high, low := q.ValueOf(quantity.Length, "high water|tide", "hw", "high"), q.ValueOf(quantity.Length, "low water|tide", "lw", "low")
	input, turn := "fall", low
	if low < 0 {
		input, turn = "rise", high
	}
	if now < 0 || turn < 0 || now == turn || low >= 0 && high >= 0 {
		return false
	}
	change := q.Quantities[now].Value - q.Quantities[turn].Value
	if input == "rise" {
		change = -change
	}
	if change <= 0 {
		return false
	}
	d.Args[input] = fmt.Sprintf("%.3g m", change)
	d.Used[now], d.Used[turn] = true, true
	d.Quality += 2
	return true
}

func tidalRangeCalculator() calc.Calculator {
	tide := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Length, Unit: "m", Min: -3, Max: 20, Optional: true,
			Announced: true, Words: words}
	}
	return calc.Calculator{
		Name: "tidal_range", Title: answer.Say("Range of the tide", "Tidenhub", "Marnage"),
		Answers: "the range from the heights of high and low water, or one of the heights from the range",
		Formula: "range = height of high water - height of low water",
		Source:  "the definition",
		Inputs: []calc.Input{
			tide("high_water", "height of high water", "high water", "hw", "high tide", "high", "hochwasser", "pleine mer",
				"pm", "haute", "mhws", "mhwn"),
			tide("low_water", "height of low water", "low water", "lw", "low tide", "low", "niedrigwasser", "nw",
				"basse mer", "bm", "basse", "mlws", "mlwn"),
			tide("range", "range", "range", "tidal range", "tidenhub", "marnage", "range of", "hub"),
		},
		Topic: []string{
			"tidal range", "range", "tidenhub", "marnage", "difference ... high|low", "hub", "high|low water|tide ... range",
		},
		Asks: []string{"what", "how much|big|large|high", "range ?", "calculate", "wie groß|hoch", "quel*", "tidenhub ?", "range"},
		Never: []string{
			"twelfth*", "# after|before", "after|before # ", "scope|chain|rode", "light*", "fuel|tank", "draws|draft|draught",
			"vhf|radar|radio", "at # ?", "bridge|mast", "hours|hour", "when will|does|do|is|must|can|should", "what time", "how high ... at #", "height ... at #", "wann", "quand|à quelle heure",
		},
		Whole:   true,
		Rank:    0.3,
		Either:  []string{"high_water", "low_water"},
		Compute: tidalRange,
	}
}

func depthAfterChange(v *calc.Values) (answer.Answer, error) {
	now, change := v.In("depth_now", "m"), v.In("rise", "m")-v.In("fall", "m")
	customary := v.Customary("depth_now")
	then := now + change
	working := answer.Working("%s %s = %s m", now, signedMetres(change), then)
	depth := answer.Length(answer.Say("depth of water", "Die Wassertiefe", "La profondeur d'eau"), then, customary)
	if !v.Has("draft") {
		return answer.Answer{Outcomes: []answer.Outcome{depth}, Working: working}, nil
	}
	left := then - v.In("draft", "m")
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Length(answer.Say("clearance under the keel", "Das Wasser unter dem Kiel", "Le pied de pilote"), left,
			customary)},
		Working: working + answer.Working("; - %s = %s m", v.In("draft", "m"), left),
	}
	if v.In("draft", "m") > 0 {
		a.Outcomes = append(a.Outcomes, depth)
	}
	if left <= 0 {
		a.Notes = append(a.Notes, answer.Say("The boat will be aground.", "Das Boot sitzt dann auf.", "Le bateau sera échoué."))
	}
	return a, nil
}

// signedMetres writes a height as the next term of a sum.
func signedMetres(value float64) string {
	if value < 0 {
		return "- " + answer.Number(-value)
	}
	return "+ " + answer.Number(value)
}

func tidalRange(v *calc.Values) (answer.Answer, error) {
	high, low, span := v.In("high_water", "m"), v.In("low_water", "m"), v.In("range", "m")
	customary := v.Customary("high_water") || v.Customary("low_water")
	one := func(label answer.Text, value, a float64, sign string, b float64) (answer.Answer, error) {
		return answer.Answer{Outcomes: []answer.Outcome{answer.Length(label, value, customary)},
			Working: answer.Working("%s %s %s = %s m", a, sign, signed(b), value)}, nil
	}
	switch {
	case v.Has("high_water") && v.Has("low_water"):
		return one(answer.Say("range of the tide", "Der Tidenhub", "Le marnage"), high-low, high, "-", low)
	case v.Has("high_water") && v.Has("range"):
		return one(answer.Say("height of low water", "Die Höhe des Niedrigwassers", "La hauteur de la basse mer"), high-span, high,
			"-", span)
	case v.Has("low_water") && v.Has("range"):
		return one(answer.Say("height of high water", "Die Höhe des Hochwassers", "La hauteur de la pleine mer"), low+span, low,
			"+", span)
	}
	return answer.Answer{}, calc.InputErrorf("low_water", "is missing: two of the heights of high and low water and the range")
}
