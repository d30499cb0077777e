package anchor

import (
	"fmt"
	"math"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func anchorDepths() []calc.Input {
	return []calc.Input{
		{
			Name: "depth", Label: "depth of water", Dim: quantity.Length, Unit: "m", Min: 0.1, Max: 500,
			Words: []string{
				"depth", "deep", "of water", "water", "anchor* in", "in", "wassertiefe", "tiefe", "tief", "wasser",
				"profondeur", "d eau", "fond*", "depth ... at high|low water|tide", "at high|low water|tide",
				"depth ... hw|lw|mhws", "high|low water|tide ... depth",
				"depth incl|including|with|plus|to the? bow_height|bow_roller|freeboard|bow|roller", "total depth", "bei hochwasser|hw", "à pleine|basse mer",
			},
		},
		{
			Name: "bow_height", Label: "height of the bow roller above the water", Dim: quantity.Length, Unit: "m",
			Max: 15, Default: 0.0, Announced: true,
			Words: []string{
				"bow", "roller", "bow roller", "freeboard", "bow height", "above the water*", "off the water", "bug",
				"bugrolle", "bughöhe", "freibord", "hauteur d étrave", "étrave", "davier", "franc bord", "stem",
			},
		},
		{
			Name: "tide_rise", Label: "rise of tide still to come", Dim: quantity.Length, Unit: "m", Max: 20,
			Default: 0.0, Announced: true,
			Words: []string{
				"tide", "rise", "tidal rise", "rising tide", "rise of tide", "tidal range", "tide* ... rise*", "rises",
				"range", "tidenhub", "tide steigt", "marée", "hub", "come up", "flood",
				"more|higher|deeper at|by|with high_water|high_tide|hw|springs|the_flood", "more|higher|deeper", "more water|depth", "mehr|höher bei|zu hochwasser|hw", "mehr", "de plus à pleine mer", "de plus",
			},
		},
	}
}

func anchorRodeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "anchor_rode", Title: answer.Say("Anchor rode to pay out", "Kettenlänge beim Ankern", "Longueur de mouillage à filer"),
		Answers: "how much chain or rode to pay out at anchor",
		Formula: "rode = scope × (depth + bow height + rise of tide)",
		Source:  "the definition of scope; 5:1 on chain and 7:1 on rope are common practice",
		Inputs: append(anchorDepths(), calc.Input{
			Name: "scope", Label: "scope", Dim: quantity.Ratio, Unit: ":1", Min: 1, Max: 20, Default: "5:1",
			Words:  []string{"scope", "ratio", "verhältnis", "rapport", "times"},
			Values: []calc.Phrase{{Words: "rope|nylon|warp ... rode|anchor*", Value: 7}, {Words: "mostly rope", Value: 7}},
		}, calc.Input{Name: "other_scope", Label: "another scope to compare", Dim: quantity.Ratio, Unit: ":1", Min: 1, Max: 20,
			Optional: true}, calc.Input{
			Name: "wind_speed", Label: "wind speed", Dim: quantity.Speed, Unit: "kn", Max: 150, Optional: true,
			Words: []string{"wind*", "breeze", "gust*", "blow*", "gale", "storm", "in", "vent", "sturm", "bei", "par"},
		}),
		Topic: []string{
			"how much|many ... chain|rode|warp|cable",
			"rode|chain|warp|anchor* ... let_out|pay_out|put_out|veer|deploy|out", "length of ... chain|rode|warp",
			"chain|rode length", "chain|rode|warp do|should|would|will|must i|we|you ... # ... depth|deep|of_water|scope",
			"chain|rode|warp do|should|would|will|must i|we|you ... at #",
			"chain|rode|warp for|at #", "chain|rode|warp|kette|chaîne ?", "feet|metres|meters|metre|ft of? chain|rode|warp", "let_out|pay_out|put_out|veer|deploy ... chain|rode|scope", "scope", "rode|chain in metres|meters|feet|m|ft", "how much ... scope", "anchor* in #",
			"kette* ... stecken|brauche*|ausstecken|lang", "wieviel|viel kette*|ankerkette*",
			"longueur de chaîne|mouillage",
			"combien de chaîne|mouillage|mètres", "ankerkette*",
		},
		Asks: []string{
			"how much", "how many", "how long", "what length", "wie viel*", "wieviel", "wie lang", "combien",
			"quelle longueur", "length",
		},
		Never: []string{
			"weigh*", "heavy", "kg/m", "gewicht|wiegt|wiegen|schwer", "pèse*|poids", "what scope", "which scope", "my scope", "scope do i have", "scope am i",
			"scope have i", "thick*", "size of chain", "horizon", "antifoul*", "swing*|schwoj*|évitage", "deepest",
			"how deep", "max* depth|water", "wie tief", "# of chain|rode|warp|rope", "# chain|kette|chaîne out|draußen|dehors",
		},
		Sure:    []string{"how much|many ... chain|rode|warp|cable ... scope", "how much|many chain|rode|warp|cable|metres|feet ... scope", "length of ... chain|rode|warp ... scope"},
		Read:    readTimesDepth,
		Had:     calc.Had{Calculator: "anchor_scope", Input: "rode"},
		Comes:   calc.Need,
		Compute: anchorRode,
	}
}

func anchorScopeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "anchor_scope", Title: answer.Say("Scope at anchor", "Kettenverhältnis", "Rapport de mouillage"),
		Answers: "the scope that a length of rode gives",
		Formula: "scope = rode / (depth + bow height + rise of tide)",
		Source:  "the definition of scope",
		Inputs:  append([]calc.Input{rodeInput()}, anchorDepths()...),
		Topic: []string{
			"what|which|my|calculate ... scope", "scope do|have|am|is ...", "scope", "kettenverhältnis", "verhältnis",
			"chain|rode|warp ... enough|sufficient|ok|okay|do", "enough|sufficient ... chain|rode|warp", "kette ... genug|reicht", "chaîne ... assez|suffit",
			"rapport de mouillage", "rapport|ratio ... chaîne|chain", "anchor* ... out ... ratio", "# out ... ratio ?",
		},
		Asks: []string{
			"what scope", "what is my scope", "scope do i have", "scope is that", "what s my scope", "my scope",
			"which scope", "is that|it|this enough", "enough|sufficient ?", "do|does|will|would ... enough|sufficient|do", "genug|reicht", "assez|suffit",
		},
		Never:   []string{"swing*|schwoj*|évitage", "deepest", "how deep", "max* depth|water"},
		Whole:   true,
		Compute: anchorScope,
	}
}

func chainWeightCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "chain_weight", Title: answer.Say("Weight of anchor chain", "Gewicht der Ankerkette", "Poids de la chaîne"),
		Answers: "what a length of anchor chain weighs, in air and in water",
		Formula: "weight = weight per metre × length, that of chain being 0.0225 d² kg/m with d in mm; in sea water × 0.87",
		Source:  "short link chain of the DIN 766 proportions: 2.25 kg/m at 10 mm; steel of density 7.85",
		Inputs: []calc.Input{
			{
				Name: "length", Label: "length of chain", Dim: quantity.Length, Unit: "m", Min: 1, Max: 1000, Default: "1 m",
				Words: []string{"of chain", "length", "chain", "long", "of", "kette", "ankerkette", "chaîne", "metres of", "m of"},
			},
			{
				Name: "diameter", Label: "diameter of the links' wire", Dim: quantity.Length, Unit: "mm", Min: 4, Max: 50,
				Bare:  true,
				Words: []string{"diameter", "thick*", "chain", "kette|ankerkette", "mm", "size", "g4", "g40", "dick", "bbb", "ht"},
			},
			{
				Name: "weight_per_length", Label: "weight per length", Dim: quantity.LineMass, Unit: "kg/m", Min: 0.1,
				Max: 100, Optional: true,
			},
		},
		Topic: []string{
			"weigh* ... chain", "chain ... weigh*|heavy", "heavy ... chain", "weight of ... chain", "chain weight",
			"gewicht ... kette|ankerkette", "kette|ankerkette ... wiegt|schwer|gewicht", "poids ... chaîne", "pèse* ... chaîne",
			"chaîne ... pèse*", "wiegen|wiegt ... kette|ankerkette",
		},
		Asks:    []string{"how much", "how heavy", "what does", "wie viel*", "wie schwer", "combien", "weigh*"},
		Rank:    0.3,
		Compute: chainWeight,
	}
}

func anchorRode(v *calc.Values) (answer.Answer, error) {
	depth, bow, tide, scope := v.In("depth", "m"), v.In("bow_height", "m"), v.In("tide_rise", "m"), v.Number("scope")
	asked := v.Stated("scope")
	switch {
	case asked:
	case v.Has("other_scope"):
		asked, scope = true, v.Number("other_scope")
	case v.Has("wind_speed"):
		scope = scopeIn(v.In("wind_speed", "kn"))
		v.Assume("scope", quantity.Quantity{Value: scope, Given: scope, Unit: ":1", Dim: quantity.Ratio})
	}
	total := depth + bow + tide
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Length(answer.Say("rode to let out", "Die zu steckende Länge", "La longueur à filer"), scope*total,
			v.Customary("depth"))},
		Working: answer.Working("%s × (%s + %s + %s) m = %s m", scope, depth, bow, tide, scope*total),
	}
	if scope > leastInWind && v.Has("wind_speed") && !asked {
		a.Outcomes = append(a.Outcomes, answer.Length(answer.Say("the least for all chain, at 7:1", "Mindestens mit Kette, bei 7:1", "Le minimum sur chaîne, à 7:1"), leastInWind*total, v.Customary("depth")))
	}
	if !v.Stated("bow_height") {
		a.Notes = append(a.Notes, answer.Say("Add the height of your bow roller to the depth.",
			"Die Höhe der Bugrolle zur Tiefe hinzurechnen.", "Ajoutez la hauteur du davier à la profondeur."))
	}
	if !v.Stated("tide_rise") {
		a.Notes = append(a.Notes, answer.Say("Use the depth at high water.", "Die Tiefe bei Hochwasser einsetzen.",
			"Prenez la profondeur à pleine mer."))
	}
	var others []float64
	switch {
	case v.Has("other_scope") && v.Stated("scope"):
		others = []float64{v.Number("other_scope")}
	case !asked:
		others = []float64{7, 10}
	}
	for _, s := range others {
		if s <= scope && !asked {
			continue
		}
		a.Outcomes = append(a.Outcomes, answer.Length(answer.Say(fmt.Sprintf("at %g:1", s), fmt.Sprintf("Bei %g:1", s),
			fmt.Sprintf("À %g:1", s)), s*total, v.Customary("depth")))
	}
	return a, nil
}

// leastInWind is the least scope of all chain in a strong wind.
const leastInWind = 7

// scopeIn is the least scope of chain in so many knots of wind: 5:1 as usual, 7:1 in a strong wind (Beaufort 6), 10:1 in a gale (8).
func scopeIn(knots float64) float64 {
	switch {
	case knots >= 34:
		return 10
	case knots >= 22:
		return 7
	}
	return 5
}

func anchorScope(v *calc.Values) (answer.Answer, error) {
	total := v.In("depth", "m") + v.In("bow_height", "m") + v.In("tide_rise", "m")
	rode := v.In("rode", "m")
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("scope", "Das Verhältnis", "Le rapport"), answer.Fixed(rode/total, ":1", 2))},
		Working:  answer.Working("%s m / %s m = %s", rode, total, rode/total),
		Notes: []answer.Text{answer.Say("3:1 is for a short stop in calm water, 5:1 the usual least on chain, 7:1 and more for wind or rope.",
			"3:1 reicht für einen kurzen Halt bei Ruhe, 5:1 ist mit Kette das übliche Minimum, 7:1 und mehr bei Wind oder mit Leine.",
			"3:1 pour un arrêt court par calme, 5:1 le minimum courant avec chaîne, 7:1 et plus par vent ou avec câblot.")},
	}, nil
}

func chainWeight(v *calc.Values) (answer.Answer, error) {
	metres, mm := v.In("length", "m"), v.In("diameter", "mm")
	perMetre, how := 0.0225*mm*mm, answer.Working("0.0225 × %s² × %s m", mm, metres)
	if v.Has("weight_per_length") {
		perMetre = v.In("weight_per_length", "kg/m")
		how = answer.Working("%s kg/m × %s m", perMetre, metres)
	}
	kg := perMetre * metres
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Mass(answer.Say("weight of the chain", "Das Gewicht der Kette", "Le poids de la chaîne"), math.Round(kg*10)/10, false),
			answer.Value(answer.Say("weight per metre", "Gewicht je Meter", "Poids par mètre"), answer.In(perMetre, "kg/m"),
				answer.In(perMetre/1.48816394, "lb/ft")),
			answer.Mass(answer.Say("weight in sea water", "Gewicht im Seewasser", "Poids dans l'eau de mer"), kg*0.87, false),
		},
		Working: answer.Working("%s = %s kg", how, kg),
		Notes: []answer.Text{answer.Say("Makers' chains differ by about 5 %.",
			"Ketten verschiedener Hersteller weichen um etwa 5 % ab.",
			"Les chaînes varient d'environ 5 % selon le fabricant.")},
	}, nil
}

// timesDepth is a scope told as a multiple: "6x", "4 times the depth", "5 fois".
var timesDepth = regexp.MustCompile(`(?i)(?:^|\s)(\d{1,2}(?:[.,]\d)?)(?: ?[x×](?:\W|$)| ?(?:times|fois|mal|fache?)\b)`)

// readRise takes as the rise of the tide what high water is above the tide now, where both are told.
func readRise(q *question.Question, d *calc.Draft) {
	if q.Says("rise*|rising|range", "depth ... at high_water|hw|high_tide") {
		return
	}
	at := q.ValueOf(quantity.Length, "high water|tide", "hw", "mhws", "hochwasser", "pleine mer")
	from := q.ValueOf(quantity.Length, "height of tide", "tide height", "tide", "low water|tide", "lw")
	if at < 0 || from < 0 || q.Quantities[at].Value <= q.Quantities[from].Value {
		return
	}
	d.Args["tide_rise"] = fmt.Sprintf("%g m", math.Round(1000*(q.Quantities[at].Value-q.Quantities[from].Value))/1000)
	d.Used[at], d.Used[from] = true, true
	d.Quality++
}

// spareFall leaves out what the tide falls by: the chain is for the deepest water, which is now.
func spareFall(q *question.Question, d *calc.Draft) {
	for _, e := range q.Find("drop|drops|fall|falls|ebb|ebbs|going_down|goes_down by? #", "fällt|sinkt um? #", "baisse|descend de? #") {
		if i := q.QuantityIn(e, quantity.Length); i >= 0 && !d.Used[i] {
			d.Spare(i)
		}
	}
}

// readTimesDepth takes a scope that is told as a multiple.
func readTimesDepth(q *question.Question, d *calc.Draft) {
	readRise(q, d)
	spareFall(q, d)
	at := timesDepth.FindStringSubmatchIndex(q.Text)
	if at == nil {
		return
	}
	d.Args["scope"] = strings.ReplaceAll(q.Text[at[2]:at[3]], ",", ".") + ":1"
	d.Quality++
	for i, one := range q.Quantities {
		d.Used[i] = d.Used[i] || one.Start < at[3] && one.End > at[2]
	}
}
