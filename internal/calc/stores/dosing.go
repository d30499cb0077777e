package stores

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// dosingCalculator tells how much of an additive or a concentrate goes with a liquid.
func dosingCalculator() calc.Calculator {
	volume := func(name, label, unit string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Volume, Unit: unit, Min: 0.001, Max: 1e7, Optional: true, Words: words}
	}
	ratio := calc.Announced(ratioInput(1)) // read as it is written, so that no other number is taken for one
	ratio.Label, ratio.Max, ratio.Optional = "parts of the liquid to one of the additive", 1e6, true
	return calc.Calculator{
		Name: "dosing", Title: answer.Say("Dose of an additive", "Dosierung eines Zusatzes", "Dosage d'un additif"),
		Answers: "how much of an additive, a concentrate or bleach goes into a volume of fuel or water, or makes a volume of a mixture",
		Formula: "dose = volume / ratio = volume × dose per volume = volume × ppm / strength; of a mixture: volume / (ratio + 1)",
		Source:  "the definitions; the dose itself is on the maker's label. 1 ppm is 1 mg/L, and 1 % of strength 10 mg/mL",
		Inputs: []calc.Input{
			volume("liquid", "liquid to be treated", "L", "litres of", "tank", "diesel", "fuel", "treat*", "for", "into", "in"),
			calc.Announced(volume("mixture", "mixture to be made", "L", "make", "makes|making", "of? mixture", "of? mix", "altogether", "in total", "bucket", "spray bottle", "ergibt", "insgesamt", "au total")),
			ratio,
			calc.Announced(volume("dose", "dose", "mL")), calc.Announced(volume("each", "volume that the dose is for", "L")),
			{Name: "ppm", Label: "parts per million wanted", Dim: quantity.Bare, Unit: "", Min: 0.01, Max: 1e5, Optional: true, Announced: true},
			{Name: "strength", Label: "strength of the bleach, or the share of the additive in the mixture", Dim: quantity.Percent, Unit: "%", Min: 0.1, Max: 100, Optional: true, Words: []string{"antifreeze", "glycol", "coolant", "frostschutz*", "bleach", "chlorine", "hypochlorite", "strength", "solution", "chlor*", "javel"}},
			{Name: "rest_first", Label: "1 to tell what it is mixed with first", Dim: quantity.Bare, Max: 1, Optional: true, Announced: true},
		},
		Topic: []string{
			"dose|doses|dosing|dosage|dosed", "biocide", "additive*", "stabili*", "treatment|treat|treats", "bleach", "chlorin*", "ppm", "concentrate*", "dilut*", "antifreeze|coolant|glycol", "vinegar|descal*|detergent|shampoo|cleaner|acid ... how|what",
			"dosier*|zusatz|biozid|additiv|verdünn*|frostschutz*|chlor|essig*", "dosage|additif|biocide|javel|diluer|vinaigre",
		},
		Asks:    []string{"how much", "how many", "what", "wie viel*", "wieviel*", "combien"},
		Never:   []string{"cost*|price", "current|voltage|battery"},
		Either:  []string{"liquid", "mixture"},
		Whole:   true,
		Read:    readDose,
		Compute: dosing,
	}
}

var (
	// oneTo is a ratio that begins with one part: "1:2000", "1 to 3", "1 part in 10".
	oneTo = regexp.MustCompile(`(?i)\b(?:1|one)(?: ?: ?| (?:parts? )?(?:of )?(?:\w+ )?(?:to|in|zu|auf|pour|für) (?:every )?)(\d[\d,.]*)(?: parts?)?\b`)
	// inParts is a concentration that is wanted.
	inParts = regexp.MustCompile(`(?i)\b(\d+(?:[.,]\d+)?) ?(?:ppm|parts per million|mg ?/ ?l|mg per (?:litre|liter))\b`)
	// perVolume stands between a dose and the volume that it is for.
	perVolume = regexp.MustCompile(`(?i)^ ?(?:of (?:\w+ ){1,3})?(?:per|for|to|treats?|in|each|does|pro|auf|je|für|pour|par|/) ?(?:every|each|up to|chaque)? ?$`)
)

// readOneTo takes a ratio that begins with one part as that of the second to one.
func readOneTo(q *question.Question, d *calc.Draft) bool {
	at := oneTo.FindStringSubmatchIndex(q.Text)
	if at == nil {
		return false
	}
	for _, one := range q.Quantities { // "1 in 3.8 L" is an amount, no ratio
		if one.Start >= at[0] && one.Start < at[1] && one.Dim == quantity.Volume {
			return false
		}
	}
	n, err := strconv.ParseFloat(strings.TrimRight(strings.ReplaceAll(q.Text[at[2]:at[3]], ",", ""), "."), 64)
	if err != nil || n < 1 {
		return false
	}
	d.Args["ratio"] = strconv.FormatFloat(n, 'f', -1, 64) + ":1"
	d.SpokenFor(at[0], at[1])
	d.Quality++
	return true
}

// readDose takes a ratio, or a dose with the volume that it is for, which is not the one asked about.
func readDose(q *question.Question, d *calc.Draft) {
	if q.Says("how much water", "wie viel wasser", "combien d eau") {
		d.Args["rest_first"] = 1.0
	}
	if at := inParts.FindStringSubmatchIndex(q.Text); at != nil {
		d.Args["ppm"], _ = strconv.ParseFloat(strings.ReplaceAll(q.Text[at[2]:at[3]], ",", "."), 64)
		d.SpokenFor(at[0], at[1])
		d.Demanded = append(d.Demanded, "strength")
		return
	}
	if readOneTo(q, d) {
		return
	}
	for i := 1; i < len(q.Quantities); i++ {
		a, b := q.Quantities[i-1], q.Quantities[i]
		if a.Dim == quantity.Volume && b.Dim == quantity.Volume && a.Value < b.Value && perVolume.MatchString(q.Text[a.End:b.Start]) && len(q.Quantities) > 2 {
			d.Take("dose", i-1)
			d.Take("each", i)
			return
		}
	}
	share := false
	for i, one := range q.Quantities {
		if one.Dim == quantity.Ratio && one.Value >= 1 {
			d.Take("ratio", i)
			return
		}
		share = share || one.Dim == quantity.Percent
	}
	d.Refused = !share
}

func dosing(v *calc.Values) (answer.Answer, error) {
	whole, liquid := "liquid", v.In("liquid", "L")
	if v.Has("mixture") {
		whole, liquid = "mixture", v.In("mixture", "L")
	}
	var dose float64
	var working string
	switch {
	case v.Has("ppm") && v.Has("strength"):
		dose = liquid * v.Number("ppm") / (v.In("strength", "%") * 1e4)
		working = answer.Working("%s L × %s mg/L = %s mg; / (%s × 10 mg/mL) = %s mL", liquid, v.Number("ppm"), liquid*v.Number("ppm"), v.In("strength", "%"), 1000*dose)
	case v.Has("ratio") && v.Has("mixture"):
		dose = liquid / (v.Number("ratio") + 1)
		working = answer.Working("%s L / (%s + 1) = %s L", liquid, v.Number("ratio"), dose)
	case v.Has("ratio"):
		dose = liquid / v.Number("ratio")
		working = answer.Working("%s L / %s = %s L", liquid, v.Number("ratio"), dose)
	case v.Has("dose") && v.Has("each"):
		dose = liquid * v.In("dose", "L") / v.In("each", "L")
		working = answer.Working("%s L × %s mL / %s L = %s mL", liquid, v.In("dose", "mL"), v.In("each", "L"), 1000*dose)
	case v.Has("strength") && !v.Has("ppm"):
		dose = liquid * v.In("strength", "%") / 100
		working = answer.Working("%s L × %s%% = %s L", liquid, v.In("strength", "%"), dose)
	default:
		return answer.Answer{}, calc.InputErrorf("ratio", "is missing: the dose, such as 1:1000 or 100 mL for 200 L")
	}
	first, second := answer.In(1000*dose, "mL"), answer.In(dose, "L")
	if dose >= 1 {
		first, second = second, first
	}
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("dose", "Die Dosis", "La dose"), first, second, answer.In(dose*33.8140227, "fl oz"))},
		Working:  working,
	}
	if u, ok := quantity.Lookup(v.Unit("dose")); ok && (u.Symbol == "tsp" || u.Symbol == "tbsp") {
		a.Outcomes[0].Also = append(a.Outcomes[0].Also, answer.In(dose/u.Factor, u.Symbol))
	}
	if !v.Has("ppm") && (whole == "mixture" || v.Has("rest_first")) {
		a.Outcomes = append(a.Outcomes, answer.Value(answer.Say("rest of the mixture", "Der Rest der Mischung", "Le reste du mélange"), answer.In(liquid-dose, "L")))
		a.Working += answer.Working("; %s L - %s L = %s L", liquid, dose, liquid-dose)
	}
	if v.Has("rest_first") && len(a.Outcomes) > 1 {
		a.Outcomes[0], a.Outcomes[1] = a.Outcomes[1], a.Outcomes[0]
	}
	return a, nil
}
