package stores

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func antifoulingCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "antifouling", Title: answer.Say("Antifouling area and paint", "Antifouling: Fläche und Farbe",
			"Antifouling : surface et peinture"),
		Answers: "the underwater area of a hull and the paint for it",
		Formula: "area = LWL × (beam + draft); paint = area × coats / coverage",
		Source:  "painters' estimate for a full keel; fin keels have about three quarters, light hulls half of it",
		Inputs: []calc.Input{
			input.Metres(input.Waterline()), input.Metres(input.Beam()), input.Draft(),
			{Name: "coats", Label: "coats", Dim: quantity.Bare, Min: 1, Max: 10, Default: 2.0, Announced: true, Words: []string{
				"coat", "coats", "anstriche", "schichten", "couches", "lagen",
			}, Values: []calc.Phrase{{Words: "one|single|a coat", Value: 1}}},
			{Name: "coverage", Label: "coverage of the paint", Dim: quantity.Coverage, Unit: "m2/L", Min: 0.5, Max: 40,
				Default: "9 m2/L", Words: []string{"coverage", "covers", "ergiebigkeit", "rendement"}},
			{Name: "area", Label: "area, instead of the dimensions", Dim: quantity.Area, Unit: "m2", Min: 0.1, Max: 10000,
				Optional: true},
			tinInput(),
		},
		Topic: []string{
			"antifoul*", "bottom paint", "anti fouling", "paint", "underwater area", "wetted area|surface",
			"unterwasserschiff", "carène", "bottom area",
		},
		Asks:  []string{"how much", "how many", "area", "litres", "need*", "wie viel*", "combien", "quantity"},
		Never: []string{"topside*|deck", "per foot", "cost"},
		Read: func(q *question.Question, d *calc.Draft) {
			readCoverage(q, d)
			takeTin(q, d)
		},
		Comes:   calc.Need,
		Compute: antifouling,
	}
}

func paintNeededCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "paint_needed", Title: answer.Say("Paint for an area", "Farbe für eine Fläche", "Peinture pour une surface"),
		Answers: "how much paint an area takes",
		Formula: "paint = area × coats / coverage",
		Source:  "the coverage on the tin",
		Inputs: []calc.Input{
			{Name: "area", Label: "area", Dim: quantity.Area, Unit: "m2", Min: 0.01, Max: 100000},
			{Name: "coats", Label: "coats", Dim: quantity.Bare, Min: 1, Max: 20, Default: 1.0, Announced: true, Words: []string{
				"coat", "coats", "anstriche", "schichten", "couches", "lagen", "anstrichen", "times",
			}, Values: []calc.Phrase{{Words: "twice", Value: 2}, {Words: "zweimal", Value: 2}, {Words: "deux fois", Value: 2}}},
			{Name: "coverage", Label: "coverage of the paint", Dim: quantity.Coverage, Unit: "m2/L", Min: 0.5, Max: 40,
				Default: "10 m2/L", Words: []string{"coverage", "covers"}},
			tinInput(),
		},
		Topic: []string{
			"paint*", "varnish", "primer", "gelcoat", "epoxy", "antifoul*", "farbe", "lack", "peinture", "vernis", "coat|coats",
			"couches", "anstriche|anstrichen|schichten|lagen", "underwater area", "undercoat", "hull area", "streichen",
			"litres|liters|tins|cans ... m2|sq", "unterwasserschiff", "carène", "coverage", "coppercoat", "öl", "teak oil",
		},
		Asks:  []string{"how many # tin|tins|can|cans|pot|pots", "how much", "how many", "litres|liters|litre|gallons|tins|quarts|liter|l ?", "need*", "wie viel*|wieviel*", "combien"},
		Never: []string{"how many coats|layers", "wie viele anstriche|schichten", "combien de couches"},
		Whole: true,
		Read: func(q *question.Question, d *calc.Draft) {
			readCoverage(q, d)
			takeTin(q, d)
		},
		Comes:   calc.Need,
		Compute: paintNeeded,
	}
}

// tinInput is what one tin of paint holds.
func tinInput() calc.Input {
	return calc.Input{Name: "tin", Label: "what a tin holds, to count the tins", Dim: quantity.Volume, Unit: "L", Min: 0.05, Max: 1000, Optional: true, Announced: true}
}

// takeTin takes what a tin holds, beside the word for it; the tins are what is asked for, so that the word announces no value.
func takeTin(q *question.Question, d *calc.Draft) {
	for _, e := range q.Find("# tin|tins|can|cans|pot|pots|bucket|buckets", "tin|tins|can|cans|pot|pots|buckets of|holds|hold|contains|contain #", "comes|come|sold|packed in # ", "comes|come|sold in tins|cans|pots of #", "dosen|gebinde von|à #", "pots|bidons de #") {
		if i := q.QuantityIn(e, quantity.Volume); i >= 0 && !d.Used[i] {
			d.Take("tin", i)
			return
		}
	}
}

// readCoverage takes what one tin is said to cover as the coverage, not as the area to paint: "a gallon covers 400 sq ft".
func readCoverage(q *question.Question, d *calc.Draft) {
	for _, r := range q.Rates() {
		given, each := r.Given, r.Each
		if given.Dim == quantity.Volume {
			given, each = each, given
		}
		if given.Dim != quantity.Area || each.Dim != quantity.Volume || each.Value == 0 {
			continue
		}
		d.Args["coverage"] = fmt.Sprintf("%g m2/L", given.Value/each.Value)
		for _, i := range r.Used {
			d.Used[i] = true
		}
		d.Quality++
		return
	}
}

func antifouling(v *calc.Values) (answer.Answer, error) {
	m2 := v.In("area", "m2")
	working := ""
	if m2 == 0 {
		lwl, beam, draft := v.In("waterline_length", "m"), v.In("beam", "m"), v.In("draft", "m")
		m2 = lwl * (beam + draft)
		working = answer.Working("%s × (%s + %s) = %s m²; ", lwl, beam, draft, m2)
	}
	coats, coverage := v.Number("coats"), v.In("coverage", "m2/L")
	litres := m2 * coats / coverage
	customary := v.Customary("waterline_length")
	outcomes := []answer.Outcome{
		answer.Area(answer.Say("antifouling area", "Die Unterwasserfläche", "La surface de carène"), m2, customary),
		answer.Volume(answer.Say("paint needed", "Der Farbbedarf", "La peinture nécessaire"), litres, customary).Led(),
	}
	if count := tins(litres, v.In("tin", "L")); count != nil { // who counts tins asks for the paint before the area
		outcomes = []answer.Outcome{outcomes[1], count[0].Led(), outcomes[0]}
	}
	return answer.Answer{
		Outcomes: outcomes,
		Working:  working + answer.Working("%s m² × %s coats / %s m²/L = %s L", m2, coats, coverage, litres),
		Notes: []answer.Text{answer.Say("A generous estimate for a long keel: a fin keel needs about three quarters of it.",
			"Reichlich für einen Langkiel: ein Kurzkieler braucht etwa drei Viertel.",
			"Large, pour une quille longue : un fin keel demande environ les trois quarts.")},
	}, nil
}

// tins is how many tins of a size hold that much; nothing without a size.
func tins(litres, size float64) []answer.Outcome {
	if size == 0 {
		return nil
	}
	return []answer.Outcome{answer.Value(answer.Say("number of tins to buy", "Die Zahl der Gebinde", "Le nombre de pots"), answer.In(answer.Up(litres/size), ""))}
}

func paintNeeded(v *calc.Values) (answer.Answer, error) {
	m2, coats, coverage := v.In("area", "m2"), v.Number("coats"), v.In("coverage", "m2/L")
	return answer.Answer{
		Outcomes: append(tins(m2*coats/coverage, v.In("tin", "L")), answer.Volume(answer.Say("paint needed", "Der Farbbedarf", "La peinture nécessaire"), m2*coats/coverage,
			v.Customary("area")).Led()),
		Working: answer.Working("%s m² × %s / %s m²/L = %s L", m2, coats, coverage, m2*coats/coverage),
	}, nil
}
