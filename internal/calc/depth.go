package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

func depthCalculators() []Calculator {
	return []Calculator{depthAfterChangeCalculator(), anchoringWaterCalculator(), tidalRangeCalculator()}
}

func depthAfterChangeCalculator() Calculator {
	return Calculator{
		Name: "depth_after_change", Title: say("Depth after a rise or fall of the tide", "Wassertiefe nach Steigen oder Fallen",
			"Profondeur après la montée ou la baisse"),
		Answers: "the depth, and what is left under the keel, when the tide has risen or fallen from a depth measured now",
		Formula: "depth = depth now + rise - fall; clearance = depth - draft",
		Source:  "the depth from the surface as the sounder or a lead line shows it",
		Inputs: []Input{
			{Name: "depth_now", Label: "depth measured now", Dim: quantity.Length, Unit: "m", Max: 500, Words: []string{
				"sounder", "sounder reads|shows|says", "depth", "reads", "shows", "now", "of water", "echo sounder", "in",
				"currently", "at the moment", "deep", "lot", "echolot", "tiefe", "sondeur", "profondeur", "depth now",
				"anchored in", "present", "measured", "wassertiefe", "aktuell",
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
				Words: draftInput().Words, Design: draftInput().Design},
		},
		topic: []string{
			"fall*|drop*|ebb* ... #", "# ... fall*|drop*", "goes|go|going down|up ... #", "rise*|rising ... #",
			"fällt|sinkt|steigt ... #", "baisse*|descend*|monte* ... #", "um|de # fallen|sinken|steigen|baisser|monter",
			"lose* # of? water|depth", "at|in low|high water|tide", "at lw|hw", "anchor* at|in high|low water|tide",
		},
		asks: []string{
			"under the? keel", "under my|our|the? keel|boat|us|me", "depth", "how deep", "how much water", "aground",
			"touch", "unter dem kiel", "wie tief", "wassertiefe", "sous la? quille", "profondeur", "left", "float", "clearance",
		},
		never: []string{
			"twelfth*", "charted", "chart", "scope|chain|rode", "bridge|mast|air", "hours? after|before", "dries|drying",
			"rpm", "barometer|pressure|hpa|mbar|mb", "height of tide", "voltage|volt*", "hw|lw # m", "price*", "tidal? range ?", "what|which range", "times", "bow|freeboard", "time|when",
		},
		either:  []string{"fall", "rise"},
		read:    readSounderBelowKeel,
		whole:   true,
		rank:    0.4,
		compute: depthAfterChange,
	}
}

// readSounderBelowKeel leaves the draft out where the sounder counts from the keel.
func readSounderBelowKeel(q *question, d *draft) {
	d.takeTurns(q)
	if !q.says("sounder|gauge|depth|echolot ... # under|below the? keel", "# under|below the? keel now",
		"now # under|below the? keel") {
		return
	}
	words := q.where(draftInput().Words...)
	for i := range q.quantities {
		d.used[i] = d.used[i] || q.announced(i, words) > 1.5
	}
	d.args["draft"] = "0 m"
}

// takeTurns takes the rise or fall of the tide from the heights of low and high water, or from the range, where the question
// goes from the one to the other.
func (d *draft) takeTurns(q *question) {
	at := func(phrases ...string) int {
		return q.where(phrases...).first()
	}
	if d.takeTurnAhead(q) {
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
	high, low := q.valueOf(quantity.Length, "high water|tide", "hw"), q.valueOf(quantity.Length, "low water|tide", "lw")
	if span := q.valueOf(quantity.Length, "range", "tidal range"); span >= 0 {
		d.take(input, span)
		return
	}
	if high < 0 || low < 0 || high == low || q.quantities[high].Value <= q.quantities[low].Value {
		return
	}
	d.args[input] = fmt.Sprintf("%.3g m", q.quantities[high].Value-q.quantities[low].Value)
	d.used[high], d.used[low] = true, true
	d.quality += 2
}

// takeTurnAhead takes the change from a height of tide now to that of the next turn: "4.6 m with a tide of 3.1 m, low water 0.7 m".
func (d *draft) takeTurnAhead(q *question) bool {
	now := q.valueOf(quantity.Length, "tide height", "height of tide", "tidal height", "tide", "tidenhöhe", "hauteur d eau")
	high, low := q.valueOf(quantity.Length, "high water|tide", "hw"), q.valueOf(quantity.Length, "low water|tide", "lw")
	input, turn := "fall", low
	if low < 0 {
		input, turn = "rise", high
	}
	if now < 0 || turn < 0 || now == turn || low >= 0 && high >= 0 {
		return false
	}
	change := q.quantities[now].Value - q.quantities[turn].Value
	if input == "rise" {
		change = -change
	}
	if change <= 0 {
		return false
	}
	d.args[input] = fmt.Sprintf("%.3g m", change)
	d.used[now], d.used[turn] = true, true
	d.quality += 2
	return true
}

func tidalRangeCalculator() Calculator {
	tide := func(name, label string, words ...string) Input {
		return Input{Name: name, Label: label, Dim: quantity.Length, Unit: "m", Min: -3, Max: 20, Optional: true,
			Announced: true, Words: words}
	}
	return Calculator{
		Name: "tidal_range", Title: say("Range of the tide", "Tidenhub", "Marnage"),
		Answers: "the range from the heights of high and low water, or one of the heights from the range",
		Formula: "range = height of high water - height of low water",
		Source:  "the definition",
		Inputs: []Input{
			tide("high_water", "height of high water", "high water", "hw", "high tide", "high", "hochwasser", "pleine mer",
				"pm", "haute", "mhws", "mhwn"),
			tide("low_water", "height of low water", "low water", "lw", "low tide", "low", "niedrigwasser", "nw",
				"basse mer", "bm", "basse", "mlws", "mlwn"),
			tide("range", "range", "range", "tidal range", "tidenhub", "marnage", "range of", "hub"),
		},
		topic: []string{
			"tidal range", "range", "tidenhub", "marnage", "difference ... high|low", "hub", "high|low water|tide ... range",
		},
		asks: []string{"what", "how much|big|large|high", "range ?", "calculate", "wie groß|hoch", "quel*", "tidenhub ?", "range"},
		never: []string{
			"twelfth*", "# after|before", "after|before # ", "scope|chain|rode", "light*", "fuel|tank", "draws|draft|draught",
			"vhf|radar|radio", "at # ?", "bridge|mast", "hours|hour",
		},
		whole:   true,
		rank:    0.3,
		either:  []string{"high_water", "low_water"},
		compute: tidalRange,
	}
}

func depthAfterChange(v *values) (answer, error) {
	now, change := v.In("depth_now", "m"), v.In("rise", "m")-v.In("fall", "m")
	customary := v.Customary("depth_now")
	then := now + change
	working := fmt.Sprintf("%s %s = %s m", sh(now), signedMetres(change), sh(then))
	depth := length(say("depth of water", "Die Wassertiefe", "La profondeur d'eau"), then, customary)
	if !v.Has("draft") {
		return answer{Outcomes: []Outcome{depth}, Working: working}, nil
	}
	left := then - v.In("draft", "m")
	a := answer{
		Outcomes: []Outcome{length(say("clearance under the keel", "Das Wasser unter dem Kiel", "Le pied de pilote"), left,
			customary)},
		Working: working + fmt.Sprintf("; - %s = %s m", sh(v.In("draft", "m")), sh(left)),
	}
	if v.In("draft", "m") > 0 {
		a.Outcomes = append(a.Outcomes, depth)
	}
	if left <= 0 {
		a.Notes = append(a.Notes, say("The boat will be aground.", "Das Boot sitzt dann auf.", "Le bateau sera échoué."))
	}
	return a, nil
}

// signedMetres writes a height as the next term of a sum.
func signedMetres(value float64) string {
	if value < 0 {
		return "- " + sh(-value)
	}
	return "+ " + sh(value)
}

func tidalRange(v *values) (answer, error) {
	high, low, span := v.In("high_water", "m"), v.In("low_water", "m"), v.In("range", "m")
	customary := v.Customary("high_water") || v.Customary("low_water")
	one := func(label Text, value, a float64, sign string, b float64) (answer, error) {
		return answer{Outcomes: []Outcome{length(label, value, customary)},
			Working: fmt.Sprintf("%s %s %s = %s m", sh(a), sign, signed(b), sh(value))}, nil
	}
	switch {
	case v.Has("high_water") && v.Has("low_water"):
		return one(say("range of the tide", "Der Tidenhub", "Le marnage"), high-low, high, "-", low)
	case v.Has("high_water") && v.Has("range"):
		return one(say("height of low water", "Die Höhe des Niedrigwassers", "La hauteur de la basse mer"), high-span, high,
			"-", span)
	case v.Has("low_water") && v.Has("range"):
		return one(say("height of high water", "Die Höhe des Hochwassers", "La hauteur de la pleine mer"), low+span, low,
			"+", span)
	}
	return answer{}, inputError("low_water", "is missing: two of the heights of high and low water and the range")
}
