package calc

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

func draftInput() Input {
	return Input{
		Name: "draft", Label: "draft", Dim: quantity.Length, Unit: "m", Min: 0.1, Max: 30,
		Words:  []string{"draft", "draught", "draw", "draws", "drawing", "my draft", "boat draws", "tiefgang", "tirant d eau", "tirant", "keel depth", "drafts"},
		Design: func(d design.Design) float64 { return d.DraftMax },
	}
}

func chartedInput() Input {
	return Input{
		Name: "charted_depth", Label: "charted depth (negative where it dries)", Dim: quantity.Length, Unit: "m", Min: -15, Max: 500,
		Words: []string{
			"charted depth", "charted", "chart", "sounding", "chart shows", "depth", "bar", "sill", "lat", "chart datum", "datum", "dries", "drying", "drying height", "depth of", "shoal", "entrance", "kartentiefe", "sonde", "dry", "shows",
			"minimum depth", "carries", "trockenfall*", "deep",
		},
	}
}

func tideHeightInput(required bool) Input {
	return Input{
		Name: "tide_height", Label: "height of tide", Dim: quantity.Length, Unit: "m", Min: -5, Max: 20, Optional: !required,
		Words: []string{"tide", "height of tide", "tide height", "tidal height", "of tide", "rise of tide", "tide is", "tidenhöhe", "höhe der gezeit", "hauteur d eau", "marée", "high water", "low water", "tide of", "height", "above datum", "rise"},
	}
}

func tideCalculators() []Calculator {
	return []Calculator{
		{
			Name: "required_tide", Title: say("Height of tide needed", "Nötige Tidenhöhe", "Hauteur d'eau nécessaire"),
			Answers: "the height of tide that lets a boat pass over a charted depth with a clearance",
			Formula: "height of tide = draft + clearance - charted depth",
			Source:  "the definition of charted depth",
			Inputs: []Input{
				draftInput(),
				{Name: "clearance", Label: "clearance under the keel", Dim: quantity.Length, Unit: "m", Max: 20, Default: "0 m", Announced: true,
					Words: []string{"clearance", "under the keel", "under keel", "under my|our keel", "below the keel", "margin", "safety", "beneath the keel", "under it", "to spare", "spare", "ukc", "unter dem kiel", "sous la quille", "pied de pilote", "kielfreiheit", "under me|us"}},
				chartedInput(),
			},
			topic: []string{
				"height of tide|water", "tide ... need*|require*|must", "tidal height", "how much tide|rise", "need*|require* ... tide", "what tide", "tidenhöhe", "hauteur d_eau|de_marée", "how high ... tide", "rise of tide", "tide height", "minimum tide", "wasserstand", "gezeitenhöhe", "hauteur",
			},
			asks:    []string{"need*", "required", "require", "do i|we need", "must", "what", "how much", "brauche", "faut il", "nötig", "minimum"},
			never:   []string{"twelfth*", "hours after|before|past", "bridge|mast|air_draft|air_draught", "how much clearance", "what clearance", "clearance do", "what is|s my|the? clearance", "what is|s|will the? depth"},
			read:    readDrying,
			compute: requiredTide,
		},
		{
			Name: "under_keel_clearance", Title: say("Under keel clearance", "Wasser unter dem Kiel", "Pied de pilote"),
			Answers: "the depth of water at a height of tide and what is left under the keel",
			Formula: "depth = charted depth + height of tide; clearance = depth - draft",
			Source:  "the definition of charted depth",
			Inputs: []Input{
				chartedInput(), tideHeightInput(true),
				optional(draftInput()),
			},
			topic: []string{
				"clearance", "under the|my|our keel", "ukc", "depth of water", "actual depth", "how deep", "under keel", "water ... under", "what depth", "wie tief", "unter dem kiel", "sous la quille", "profondeur", "total depth", "real depth", "wassertiefe", "depth ... will", "how much water", "pied de pilote",
				"what ... depth",
			},
			asks:    []string{"what", "how much", "how deep", "wie viel", "combien", "clearance", "quel*"},
			never:   []string{"bridge|mast|air_draft|air_draught", "what height of tide", "how much tide", "tide do i need", "scope|rode|chain|anchor*", "twelfth*", "need ... tide", "height of tide do"},
			read:    readDrying,
			compute: underKeel,
		},
		{
			Name: "bridge_clearance", Title: say("Clearance under a bridge", "Durchfahrtshöhe", "Tirant d'air sous un pont"),
			Answers: "how much room a mast has under a bridge or cable",
			Formula: "clearance = charted clearance + (level of its datum - height of tide) - air draft",
			Source:  "charted clearances stand above HAT or MHWS",
			Inputs: []Input{
				{Name: "charted_clearance", Label: "charted clearance of the bridge", Dim: quantity.Length, Unit: "m", Min: 0.5, Max: 300,
					Words: []string{"bridge", "charted clearance", "clearance", "vertical clearance", "cable", "power line*", "charted", "brücke", "durchfahrtshöhe", "pont", "bridge clearance", "overhead", "span", "headroom", "high bridge"}},
				{Name: "air_draft", Label: "air draft", Dim: quantity.Length, Unit: "m", Min: 0.5, Max: 150,
					Words: []string{"mast", "air draft", "air draught", "mast height", "airdraft", "masthöhe", "masthead", "tirant d air", "mât", "rig", "mast is", "tall", "my boat", "height above water", "durchfahrtshöhe der yacht"}},
				{Name: "antenna", Label: "aerials above the mast", Dim: quantity.Length, Unit: "m", Max: 10, Default: "0 m", Announced: true,
					Words: []string{"antenna*", "aerial*", "windex", "vhf", "instruments", "above the masthead", "antenne*", "on top"}},
				{Name: "datum_level", Label: "level of the clearance datum (HAT or MHWS) above chart datum", Dim: quantity.Length, Unit: "m", Max: 20, Optional: true, Announced: true,
					Words: []string{"hat", "mhws", "mhw", "springs", "highest astronomical", "level", "above hat|mhws", "mean high water*", "mthw"}},
				{Name: "tide_height", Label: "height of tide", Dim: quantity.Length, Unit: "m", Min: -3, Max: 20, Optional: true, Announced: true,
					Words: []string{"height of tide", "tide", "tide is", "tidal height", "tide height", "of tide", "current tide", "marée", "above datum"}},
			},
			topic:   []string{"bridge*", "air draft|draught", "airdraft", "power line*", "overhead cable*", "under ... cable", "brücke", "pont", "mast ... clear*|pass|under"},
			asks:    []string{"clear*", "how much", "can i|we", "will i|we|my", "fit", "pass", "room", "get under", "what", "passe", "combien", "wie viel"},
			never:   []string{"under the? keel", "which lights"},
			compute: bridgeClearance,
		},
		{
			Name: "twelfths", Title: say("Height of tide by the rule of twelfths", "Tidenhöhe nach der Zwölftelregel", "Hauteur d'eau par la règle des douzièmes"),
			Answers: "the height of tide between high and low water",
			Formula: "1, 3, 6, 9, 11, 12 twelfths of the range after each sixth of the time",
			Source:  "the rule of twelfths, an approximation of a half-daily tide",
			Inputs: []Input{
				{Name: "high_water", Label: "height of high water", Dim: quantity.Length, Unit: "m", Min: -2, Max: 20, Optional: true,
					Words: []string{"high water", "hw", "high tide", "high", "hochwasser", "pleine mer", "pm", "haute", "to"}},
				{Name: "low_water", Label: "height of low water", Dim: quantity.Length, Unit: "m", Min: -3, Max: 15, Default: "0 m",
					Words: []string{"low water", "lw", "low tide", "low", "niedrigwasser", "basse mer", "bm", "basse", "from"}},
				{Name: "range", Label: "range", Dim: quantity.Length, Unit: "m", Min: 0.05, Max: 18, Optional: true, Announced: true,
					Words: []string{"range", "tidal range", "tidenhub", "marnage", "range of"}},
				{Name: "hours_after_low", Label: "time after low water", Dim: quantity.Time, Unit: "h", Max: 7, Optional: true, Announced: true, Words: []string{"after low water|tide", "after lw"}},
				{Name: "hours_after_high", Label: "time after high water", Dim: quantity.Time, Unit: "h", Max: 7, Optional: true, Announced: true, Words: []string{"after high water|tide", "after hw"}},
				{Name: "nth_hour", Label: "hour after the turn, first to sixth", Dim: quantity.Bare, Min: 1, Max: 6, Optional: true, Announced: true,
					Values: []Phrase{{"first|1st hour", 1}, {"second|2nd hour", 2}, {"third|3rd hour", 3}, {"fourth|4th hour", 4}, {"fifth|5th hour", 5}, {"sixth|6th hour", 6}}},
				{Name: "low_time", Label: "time of low water", Dim: quantity.Clock, Optional: true, Announced: true, Words: []string{"low water", "lw", "low tide", "low", "niedrigwasser", "basse mer"}},
				{Name: "high_time", Label: "time of high water", Dim: quantity.Clock, Optional: true, Announced: true, Words: []string{"high water", "hw", "high tide", "high", "hochwasser", "pleine mer"}},
				{Name: "time", Label: "time asked for", Dim: quantity.Clock, Optional: true, Words: []string{"at", "um", "à", "height ... at", "tide at"}},
			},
			topic: []string{
				"twelfth*", "12ths", "zwölftel*", "douzième*", "height of tide", "tide height", "tidal height", "height ... after|before|past low|high|lw|hw", "how high ... tide", "tide ... at #", "rise|risen|fall|fallen|rises|rising|falling ... after|in|by|hour", "tide ... after|before|past", "height ... at #", "how much ... tide|water ... after|risen|rise|fall|fallen|rises",
				"wasserstand", "hauteur d eau", "tidenhöhe", "low|high water ... height", "height ... hours after|before|past",
			},
			asks:    []string{"what", "height", "how high", "how much", "use", "estimate", "wie hoch", "quelle"},
			never:   []string{"draw|draws|draft|draught", "bridge", "clearance", "scope|chain|rode", "drying|dries"},
			read:    readTideTime,
			either:  []string{"high_water", "range"},
			compute: twelfths,
		},
	}
}

func optional(in Input) Input {
	in.Optional, in.Default = true, nil
	return in
}

// readDrying makes a charted depth negative where the chart says that it dries.
func readDrying(q *question, d *draft) {
	words := q.where("dries", "drying", "drying height", "dry", "trockenfall*", "fällt trocken", "découvre", "above chart? datum")
	for i, one := range q.quantities {
		if one.Dim == quantity.Length && one.Given > 0 && q.announced(i, words) > 1 {
			d.take("charted_depth", q, i)
			d.args["charted_depth"] = "-" + canonical(one).(string)
			return
		}
	}
}

// turnForms are the ways to say how long before or after a turn of the tide it is.
var turnForms = []struct {
	phrases []string
	input   string
	before  bool
}{
	{[]string{"# after|past|since ... low|lw", "low|lw + #", "lw #", "# nach niedrigwasser|nw", "# après la? basse|bm", "# into the flood|rise|rising", "# of flood"}, "hours_after_low", false},
	{[]string{"# before ... high|hw", "high|hw - #", "# vor hochwasser|hw", "# avant la? pleine|pm"}, "hours_after_low", true},
	{[]string{"# after|past|since ... high|hw", "high|hw + #", "# nach hochwasser|hw", "# après la? pleine|pm", "# into the ebb|fall|falling", "# of ebb"}, "hours_after_high", false},
	{[]string{"# before ... low|lw", "low|lw - #", "# vor niedrigwasser|nw", "# avant la? basse|bm"}, "hours_after_high", true},
}

// readTideTime turns "2 hours before high water" into hours after low water, and so on. Hours without a turn count
// from low water; a fall "from 5 m to 1.4 m" begins at high water.
func readTideTime(q *question, d *draft) {
	falling := q.says("fall*", "ebb*", "drop*", "fällt", "baisse", "goes down")
	if falling {
		d.takeFall(q)
	}
	defer func() { // what other durations there are is how long the tide takes
		for i, one := range q.quantities {
			d.used[i] = d.used[i] || one.Dim == quantity.Time
		}
	}()
	for _, form := range turnForms {
		for _, p := range compilePatterns(form.phrases) {
			for _, e := range p.find(q.tokens) {
				if i := q.timeIn(e); i >= 0 {
					d.takeHours(form.input, q, i, form.before)
					return
				}
			}
		}
	}
	for i, one := range q.quantities {
		if one.Dim == quantity.Time {
			input := "hours_after_low"
			if falling {
				input = "hours_after_high"
			}
			d.takeHours(input, q, i, false)
			return
		}
	}
}

// takeFall reads "from # to #" downwards.
func (d *draft) takeFall(q *question) {
	for _, e := range compilePattern("from # to #").find(q.tokens) {
		high, low := q.tokens[e.from+1].quantity, q.tokens[e.from+3].quantity
		if q.quantities[high].Dim == quantity.Length && q.quantities[low].Dim == quantity.Length {
			d.take("high_water", q, high)
			d.take("low_water", q, low)
			return
		}
	}
}

// timeIn is the duration among some tokens, -1 for none.
func (q *question) timeIn(e extent) int {
	for _, t := range q.tokens[e.from:e.to] {
		if t.quantity >= 0 && q.quantities[t.quantity].Dim == quantity.Time {
			return t.quantity
		}
	}
	return -1
}

func (d *draft) takeHours(input string, q *question, i int, before bool) {
	hours, _ := q.quantities[i].In("h")
	if before {
		hours = 6 - hours
	}
	d.take(input, q, i)
	d.args[input] = fmt.Sprintf("%g h", hours)
}

func requiredTide(v *Values) (Answer, error) {
	draft, clearance, charted := v.In("draft", "m"), v.In("clearance", "m"), v.In("charted_depth", "m")
	need := draft + clearance - charted
	a := Answer{
		Outcomes: []Outcome{length(say("height of tide needed", "Die nötige Tidenhöhe", "La hauteur d'eau nécessaire"), need, v.Customary("draft"))},
		Working:  fmt.Sprintf("%s + %s - %s = %s m", sh(draft), sh(clearance), signed(charted), sh(need)),
	}
	if need <= 0 {
		a.Notes = append(a.Notes, say("There is enough water at any height of tide above that.", "Darüber reicht das Wasser immer.", "Au-dessus, il y a toujours assez d'eau."))
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

func underKeel(v *Values) (Answer, error) {
	charted, tide := v.In("charted_depth", "m"), v.In("tide_height", "m")
	customary := v.Customary("charted_depth")
	depth := length(say("depth of water", "Die Wassertiefe", "La profondeur d'eau"), charted+tide, customary)
	if !v.Has("draft") {
		return Answer{Outcomes: []Outcome{depth}, Working: fmt.Sprintf("%s + %s = %s m", sh(charted), sh(tide), sh(charted+tide))}, nil
	}
	draft := v.In("draft", "m")
	left := charted + tide - draft
	a := Answer{
		Outcomes: []Outcome{length(say("clearance under the keel", "Das Wasser unter dem Kiel", "Le pied de pilote"), left, customary), depth},
		Working:  fmt.Sprintf("%s + %s - %s = %s m", signed(charted), sh(tide), sh(draft), sh(left)),
	}
	if left <= 0 {
		a.Notes = append(a.Notes, say("The boat is aground at that height of tide.", "Bei dieser Tidenhöhe sitzt das Boot auf.", "À cette hauteur d'eau le bateau est échoué."))
	}
	return a, nil
}

func bridgeClearance(v *Values) (Answer, error) {
	charted, mast := v.In("charted_clearance", "m"), v.In("air_draft", "m")+v.In("antenna", "m")
	lower := 0.0
	if v.Has("datum_level") && v.Has("tide_height") {
		lower = v.In("datum_level", "m") - v.In("tide_height", "m")
	}
	left := charted + lower - mast
	a := Answer{
		Outcomes: []Outcome{length(say("clearance above the mast", "Die Luft über dem Mast", "La marge au-dessus du mât"), left, v.Customary("charted_clearance"))},
		Working:  fmt.Sprintf("%s + %s - %s = %s m", sh(charted), signed(lower), sh(mast), sh(left)),
	}
	switch {
	case left < 0:
		a.Notes = append(a.Notes, say("The mast does not fit.", "Der Mast passt nicht.", "Le mât ne passe pas."))
	case left < 0.6:
		a.Notes = append(a.Notes, say("That is very little: waves, wash and an error of the gauge use it up.", "Das ist sehr wenig: Wellen, Schwell und Pegelfehler brauchen es auf.", "C'est très peu : vagues, sillages et erreurs d'échelle suffisent."))
	}
	if lower == 0 {
		a.Notes = append(a.Notes, say("Charted clearance is above HAT or MHWS; when the tide is lower there is more room.",
			"Durchfahrtshöhen gelten über HAT oder MHWS; bei niedrigerem Wasser ist mehr Platz.", "Les tirants d'air sont donnés au-dessus des plus hautes mers ; à marée plus basse il y a plus de place."))
	}
	return a, nil
}

// twelfthsAfter is the share of the range that is reached after each sixth of the time.
var twelfthsAfter = [...]float64{0, 1, 3, 6, 9, 11, 12}

func twelfths(v *Values) (Answer, error) {
	low := v.In("low_water", "m")
	high := v.In("high_water", "m")
	if !v.Has("high_water") {
		high = low + v.In("range", "m")
	}
	if v.Has("nth_hour") {
		return v.tideInHour(high-low, int(v.Number("nth_hour"))), nil
	}
	sixths, rising, err := v.tideHour()
	if err != nil {
		return Answer{}, err
	}
	whole := min(5, math.Floor(sixths))
	reached := twelfthsAfter[int(whole)] + (sixths-whole)*(twelfthsAfter[int(whole)+1]-twelfthsAfter[int(whole)])
	change := (high - low) * reached / 12
	height, verb := low+change, "+"
	start := low
	if !rising {
		height, verb, start = high-change, "-", high
	}
	customary := v.Customary("high_water") || v.Customary("range")
	return Answer{
		Outcomes: []Outcome{
			length(say("height of tide", "Die Tidenhöhe", "La hauteur d'eau"), height, customary),
			length(say("change since the turn", "Änderung seit dem Stillstand", "Variation depuis l'étale"), change, customary),
		},
		Working: fmt.Sprintf("%s %s %s/12 × (%s - %s) = %s m", sh(start), verb, sh(reached), sh(high), sh(low), sh(height)),
		Notes:   []Text{say("An approximation: use the port's own curve where it has one.", "Eine Näherung: wo es eine Tidenkurve gibt, diese benutzen.", "Une approximation : utilisez la courbe du port si elle existe.")},
	}, nil
}

// tideInHour is the change within one of the six hours of a tide.
func (v *Values) tideInHour(span float64, hour int) Answer {
	share := twelfthsAfter[hour] - twelfthsAfter[hour-1]
	return Answer{
		Outcomes: []Outcome{length(say("change in that hour", "Die Änderung in dieser Stunde", "La variation dans cette heure"), span*share/12, v.Customary("high_water") || v.Customary("range"))},
		Working:  fmt.Sprintf("%s/12 × %s m = %s m", sh(share), sh(span), sh(span*share/12)),
	}
}

// tideHour is how many sixths of the way from one turn of the tide to the next, and whether the tide rises.
func (v *Values) tideHour() (sixths float64, rising bool, err error) {
	switch {
	case v.Has("low_time") && v.Has("high_time") && v.Has("time"):
		low, high, at := v.Number("low_time"), v.Number("high_time"), v.Number("time")
		const day = 86400
		rise := math.Mod(high-low+day, day)
		since := math.Mod(at-low+day, day)
		if rise <= day/2 && since <= rise {
			return 6 * since / rise, true, nil
		}
		fall := math.Mod(low-high+day, day)
		since = math.Mod(at-high+day, day)
		if fall > day/2 || since > fall {
			return 0, false, inputError("time", "must lie between high and low water")
		}
		return 6 * since / fall, false, nil
	case v.Has("low_time") && v.Has("time"):
		sixths, rising = hoursBetween(v.Number("low_time"), v.Number("time")), true
	case v.Has("high_time") && v.Has("time"):
		sixths = hoursBetween(v.Number("high_time"), v.Number("time"))
	case v.Has("hours_after_high"):
		sixths = v.In("hours_after_high", "h")
	case v.Has("hours_after_low"):
		sixths, rising = v.In("hours_after_low", "h"), true
	default:
		return 0, false, inputError("hours_after_low", "is missing: how long after low or high water, in h")
	}
	if sixths < 0 || sixths > 6.3 {
		return 0, false, inputError("time", "must be within about 6 h of the turn of the tide, not %s", show(sixths, "h"))
	}
	return min(sixths, 6), rising, nil
}

func hoursBetween(from, to float64) float64 { return math.Mod(to-from+86400, 86400) / 3600 }
