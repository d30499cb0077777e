package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

func upkeepCalculators() []Calculator {
	return []Calculator{antifoulingCalculator(), paintNeededCalculator(), propellerSpeedCalculator(), shaftSpeedCalculator(), slipCalculator(), immersionCalculator()}
}

func antifoulingCalculator() Calculator {
	return Calculator{
		Name: "antifouling", Title: say("Antifouling area and paint", "Antifouling: Fläche und Farbe",
			"Antifouling : surface et peinture"),
		Answers: "the underwater area of a hull and the paint for it",
		Formula: "area = LWL × (beam + draft); paint = area × coats / coverage",
		Source:  "painters' estimate for a full keel; fin keels have about three quarters, light hulls half of it",
		Inputs: []Input{
			metres(waterline()), metres(beamInput()), draftInput(),
			{Name: "coats", Label: "coats", Dim: quantity.Bare, Min: 1, Max: 10, Default: 2.0, Announced: true, Words: []string{
				"coat", "coats", "anstriche", "schichten", "couches", "lagen",
			}, Values: []Phrase{{"one|single|a coat", 1}}},
			{Name: "coverage", Label: "coverage of the paint", Dim: quantity.Coverage, Unit: "m2/L", Min: 0.5, Max: 40,
				Default: "9 m2/L", Words: []string{"coverage", "covers", "ergiebigkeit", "rendement"}},
			{Name: "area", Label: "area, instead of the dimensions", Dim: quantity.Area, Unit: "m2", Min: 0.1, Max: 10000,
				Optional: true},
		},
		topic: []string{
			"antifoul*", "bottom paint", "anti fouling", "paint", "underwater area", "wetted area|surface",
			"unterwasserschiff", "carène", "bottom area",
		},
		asks:    []string{"how much", "how many", "area", "litres", "need*", "wie viel*", "combien", "quantity"},
		never:   []string{"topside*|deck", "per foot", "cost"},
		read:    readCoverage,
		compute: antifouling,
	}
}

func paintNeededCalculator() Calculator {
	return Calculator{
		Name: "paint_needed", Title: say("Paint for an area", "Farbe für eine Fläche", "Peinture pour une surface"),
		Answers: "how much paint an area takes",
		Formula: "paint = area × coats / coverage",
		Source:  "the coverage on the tin",
		Inputs: []Input{
			{Name: "area", Label: "area", Dim: quantity.Area, Unit: "m2", Min: 0.01, Max: 100000},
			{Name: "coats", Label: "coats", Dim: quantity.Bare, Min: 1, Max: 20, Default: 1.0, Announced: true, Words: []string{
				"coat", "coats", "anstriche", "schichten", "couches", "lagen", "anstrichen", "times",
			}},
			{Name: "coverage", Label: "coverage of the paint", Dim: quantity.Coverage, Unit: "m2/L", Min: 0.5, Max: 40,
				Default: "10 m2/L", Words: []string{"coverage", "covers"}},
		},
		topic: []string{
			"paint*", "varnish", "primer", "gelcoat", "epoxy", "antifoul*", "farbe", "lack", "peinture", "vernis", "coat|coats",
			"couches", "anstriche|anstrichen|schichten|lagen", "underwater area", "undercoat", "hull area", "streichen",
			"litres|liters|tins|cans ... m2|sq", "unterwasserschiff", "carène", "coverage", "coppercoat", "öl", "teak oil",
		},
		asks:    []string{"how much", "how many", "litres|liters|litre|gallons|tins|quarts|liter|l ?", "need*", "wie viel*|wieviel*", "combien"},
		never:   []string{"how many coats|layers", "wie viele anstriche|schichten", "combien de couches"},
		whole:   true,
		read:    readCoverage,
		compute: paintNeeded,
	}
}

func propellerSpeedCalculator() Calculator {
	return Calculator{
		Name: "propeller_speed", Title: say("Propeller speed and slip", "Propellergeschwindigkeit und Schlupf",
			"Vitesse et recul d'hélice"),
		Answers: "the speed of a propeller without slip, and the slip at a boat speed",
		Formula: "V = rpm / gear × pitch × 60 / 6076 ft, slip = 1 - speed / V",
		Source:  "definition of pitch; 6076.12 ft to the nautical mile",
		Inputs: []Input{
			{Name: "rpm", Label: "engine speed", Dim: quantity.Rotation, Unit: "rpm", Min: 10, Max: 20000,
				Words: []string{"rpm", "engine", "revs", "at"}, Bare: false},
			{Name: "pitch", Label: "propeller pitch", Dim: quantity.Length, Unit: "in", Min: 1, Max: 300,
				Words: []string{"pitch", "steigung", "pas", "prop", "propeller"}},
			{Name: "gear", Label: "reduction gear", Dim: quantity.Ratio, Unit: ":1", Min: 0.3, Max: 12, Default: "1:1",
				Words: []string{
					"gear*", "reduction", "ratio", "getriebe", "untersetzung", "réducteur", "gearbox", "transmission",
				}},
			{Name: "speed", Label: "boat speed", Dim: quantity.Speed, Unit: "kn", Max: 100, Optional: true},
			{Name: "slip", Label: "slip", Dim: quantity.Percent, Unit: "%", Max: 95, Optional: true,
				Words: []string{"slip", "schlupf", "recul"}},
			{Name: "diameter", Label: "propeller diameter (not needed)", Dim: quantity.Length, Unit: "in", Min: 1,
				Max: 300, Optional: true, Announced: true, Words: []string{"diameter", "dia", "durchmesser", "diamètre"}},
		},
		topic:   []string{"slip", "pitch", "propeller", "prop", "schlupf", "hélice", "recul", "screw"},
		asks:    []string{"what", "how fast", "slip", "speed", "calculate", "how much", "wie", "quel*", "theoretical"},
		whole:   true,
		read:    readPitch,
		compute: propellerSpeed,
	}
}

func immersionCalculator() Calculator {
	return Calculator{
		Name: "immersion", Title: say("Sinkage under load", "Eintauchung durch Zuladung", "Enfoncement sous charge"),
		Answers: "how much deeper a boat floats with a load, from the area of its waterplane",
		Formula: "sinkage = load / (1.025 × LWL × beam × coefficient)",
		Source:  "displaced volume; waterplane coefficient about 0.65 for yachts, sea water of 1025 kg/m³",
		Inputs: []Input{
			{Name: "load", Label: "load", Dim: quantity.Mass, Unit: "kg", Min: 0.1, Max: 1e6},
			metres(waterline()), metres(beamInput()),
			{Name: "coefficient", Label: "waterplane coefficient", Dim: quantity.Bare, Min: 0.4, Max: 1, Default: 0.65,
				Announced: true, Words: []string{
					"coefficient", "cw", "cwp", "waterplane coefficient",
				}},
		},
		topic: []string{
			"sink*", "immersion", "immerse*", "how much deeper", "deeper", "lower in the water", "cm|mm|inches|centimetres|centimeters|much lower", "settle",
			"eintauch*", "tiefer", "enfonce*", "increase ... draft|draught", "loaded",
		},
		asks:    []string{"how much", "how many", "how far", "what", "wie viel|weit", "combien"},
		never:   []string{"anchor*", "sinking"},
		compute: immersion,
	}
}

// readCoverage takes what one tin is said to cover as the coverage, not as the area to paint: "a gallon covers 400 sq ft".
func readCoverage(q *question, d *draft) {
	for _, r := range q.rates() {
		given, each := r.given, r.each
		if given.Dim == quantity.Volume {
			given, each = each, given
		}
		if given.Dim != quantity.Area || each.Dim != quantity.Volume || each.Value == 0 {
			continue
		}
		d.args["coverage"] = fmt.Sprintf("%g m2/L", given.Value/each.Value)
		for _, i := range r.used {
			d.used[i] = true
		}
		d.quality++
		return
	}
}

// metres makes an input's bare numbers metres.
func metres(in Input) Input {
	in.Unit = "m"
	return in
}

// readPitch reads a propeller written as diameter by pitch: "16x12".
func readPitch(q *question, d *draft) {
	for i := 0; i+1 < len(q.quantities); i++ {
		a, b := q.quantities[i], q.quantities[i+1]
		between := q.text[a.End:b.Start]
		if between != "x" && between != " x " && between != " by " && between != "×" {
			continue
		}
		pitch := fmt.Sprintf("%g in", b.Given)
		if b.Dim == quantity.Length {
			pitch = canonical(b).(string)
		}
		d.used[i], d.used[i+1] = true, true
		d.args["pitch"] = pitch
		return
	}
}

func antifouling(v *values) (answer, error) {
	m2 := v.In("area", "m2")
	working := ""
	if m2 == 0 {
		lwl, beam, draft := v.In("waterline_length", "m"), v.In("beam", "m"), v.In("draft", "m")
		m2 = lwl * (beam + draft)
		working = fmt.Sprintf("%s × (%s + %s) = %s m²; ", sh(lwl), sh(beam), sh(draft), sh(m2))
	}
	coats, coverage := v.Number("coats"), v.In("coverage", "m2/L")
	litres := m2 * coats / coverage
	customary := v.Customary("waterline_length")
	return answer{
		Outcomes: []Outcome{
			area(say("antifouling area", "Die Unterwasserfläche", "La surface de carène"), m2, customary),
			volume(say("paint needed", "Der Farbbedarf", "La peinture nécessaire"), litres, customary).led(),
		},
		Working: working + fmt.Sprintf("%s m² × %s coats / %s m²/L = %s L", sh(m2), sh(coats), sh(coverage), sh(litres)),
		Notes: []Text{say("A generous estimate for a long keel: a fin keel needs about three quarters of it.",
			"Reichlich für einen Langkiel: ein Kurzkieler braucht etwa drei Viertel.",
			"Large, pour une quille longue : un fin keel demande environ les trois quarts.")},
	}, nil
}

func paintNeeded(v *values) (answer, error) {
	m2, coats, coverage := v.In("area", "m2"), v.Number("coats"), v.In("coverage", "m2/L")
	return answer{
		Outcomes: []Outcome{volume(say("paint needed", "Der Farbbedarf", "La peinture nécessaire"), m2*coats/coverage,
			v.Customary("area"))},
		Working: fmt.Sprintf("%s m² × %s / %s m²/L = %s L", sh(m2), sh(coats), sh(coverage), sh(m2*coats/coverage)),
	}, nil
}

func propellerSpeed(v *values) (answer, error) {
	rpm, gear, pitch := v.In("rpm", "rpm"), v.Number("gear"), v.In("pitch", "in")
	const inchesPerMile = 6076.115 * 12
	ideal := rpm / gear * pitch * 60 / inchesPerMile
	a := answer{
		Outcomes: []Outcome{speed(say("speed without slip", "Die Geschwindigkeit ohne Schlupf", "La vitesse sans recul"),
			ideal*1852/3600)},
		Working: fmt.Sprintf("%s / %s × %s in × 60 / 72,913 = %s kn", sh(rpm), sh(gear), sh(pitch), sh(ideal)),
	}
	switch {
	case v.Has("speed"):
		slip := 100 * (1 - v.In("speed", "kn")/ideal)
		a.Outcomes = append([]Outcome{outcome(say("slip", "Der Schlupf", "Le recul"), fixed(slip, "%", 1))}, a.Outcomes...)
		a.Working += fmt.Sprintf("; 1 - %s / %s = %s %%", sh(v.In("speed", "kn")), sh(ideal), sh(slip))
	case v.Has("slip"):
		made := ideal * (1 - v.Number("slip"))
		a.Outcomes = append([]Outcome{speed(say("boat speed", "Die Bootsgeschwindigkeit", "La vitesse du bateau"),
			made*1852/3600)}, a.Outcomes...)
		a.Working += fmt.Sprintf("; × %s = %s kn", sh(1-v.Number("slip")), sh(made))
	}
	return a, nil
}

func immersion(v *values) (answer, error) {
	kg, lwl, beam, coefficient := v.In("load", "kg"), v.In("waterline_length", "m"), v.In("beam", "m"), v.Number("coefficient")
	perCentimetre := 1025 * lwl * beam * coefficient / 100
	return answer{
		Outcomes: []Outcome{
			outcome(say("sinkage", "Die Eintauchung", "L'enfoncement"), in(kg/perCentimetre, "cm"),
				in(kg/perCentimetre/2.54, "in")),
			outcome(say("load per centimetre", "Last je Zentimeter", "Charge par centimètre"), in(perCentimetre, "kg/cm"),
				in(perCentimetre*2.54/0.45359237, "lb/in")),
		},
		Working: fmt.Sprintf("1025 × %s × %s × %s / 100 = %s kg/cm; %s kg / %s = %s cm", sh(lwl), sh(beam),
			sh(coefficient), sh(perCentimetre), sh(kg), sh(perCentimetre), sh(kg/perCentimetre)),
	}, nil
}
