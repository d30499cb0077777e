package stores

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func crewInput() calc.Input {
	return calc.Input{
		Name: "crew", Label: "people on board", Adds: true, Dim: quantity.Bare, Min: 1, Max: 500, Bare: true,
		Words: []string{
			"people", "persons", "crew", "crew of", "adults", "of us", "sailors", "person*", "personnes", "personen",
			"équipiers", "mann", "leute", "kids", "for", "équipage", "we|there are|re",
		},
		Values: []calc.Phrase{{Words: "couple", Value: 2}, {Words: "solo", Value: 1}, {Words: "single handed", Value: 1}, {Words: "alone", Value: 1}, {Words: "both of us", Value: 2}},
	}
}

func daysInput() calc.Input {
	return calc.Input{
		Name: "days", Label: "length of the passage", Adds: true, Dim: quantity.Time, Unit: "days", Min: 0.04, Max: 1000,
		Words: []string{"days", "passage", "for", "crossing", "trip", "tage", "jours", "week*"},
	}
}

func waterNeededCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "water_needed", Title: answer.Say("Drinking water for a passage", "Trinkwasser für eine Überfahrt",
			"Eau pour une traversée"),
		Answers: "how much water a crew needs for a passage",
		Formula: "water = people × days × use per person and day, plus the reserve",
		Source:  "3 L per person and day for drinking and cooking is a common planning figure",
		Inputs: []calc.Input{
			crewInput(), daysInput(),
			{Name: "per_person", Label: "use per person and day", Dim: quantity.Volume, Unit: "L", Min: 0.5, Max: 500,
				Default: "3 L", Words: []string{
					"per person", "each", "per day", "per head", "a day", "pro person", "par personne", "at", "daily",
					"pppd", "per crew",
				}},
			input.Reserve(),
			{Name: "on_top", Label: "water for other uses", Dim: quantity.Volume, Unit: "L", Min: 0.1, Max: 1e6, Optional: true, Announced: true, Adds: true, Kept: true},
		},
		Topic: []string{
			"water ... need*|carry|take|require*|plan", "how much|many ... water", "drinking water|trinkwasser",
			"water", "wasser", "eau", "litres of water",
			"per|each|a person|head|crew|crewmember|adult", "each per|a day", "per day each", "pro person|kopf|nase",
			"par personne|tête|équipier", "# people|persons|crew|adults|of_us ,? # ... #", "pppd", "per person*", "# pp|pp/day|p.p|each_day", "# each ... total", "drinks|drink # a|per|each day", "each drinks|drink|uses|use|needs|need|gets|get #", "# drinks|drink",
		},
		Asks: []string{"how much", "how many", "need*", "carry", "wie viel*", "combien", "total"},
		Never: []string{
			"depth|deep|scope|chain|anchor*|rode", "waterline", "high|low water", "under the keel",
			"draft|draught|tide", "rated", "watermaker", "how long|many_days ... last", "salt water", "ballast", "food|meal*|beer*|wine",
			"repas|essen|mahlzeit*|kg|kcal",
		},
		Read:    readPerPerson,
		Comes:   calc.Need,
		Compute: waterNeeded,
	}
}

func waterLastsCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "water_lasts", Title: answer.Say("How long the water lasts", "Wie lange das Wasser reicht", "Durée de la réserve d'eau"),
		Answers: "how many days a water tank lasts a crew",
		Formula: "days = water / (people × use per person and day)",
		Source:  "3 L per person and day for drinking and cooking is a common planning figure",
		Inputs: []calc.Input{
			{Name: "water", Label: "water on board", Adds: true, Kept: true, Dim: quantity.Volume, Unit: "L", Min: 1, Max: 1e6, Words: []string{
				"tank*", "water", "carry", "hold*", "on board", "of water", "with",
			}},
			crewInput(),
			{Name: "per_person", Label: "use per person and day", Dim: quantity.Volume, Unit: "L", Min: 0.5, Max: 500,
				Default: "3 L", Words: []string{
					"per person", "each", "per day", "per head", "a day", "pro person", "par personne", "at", "daily",
					"using",
				}},
		},
		Topic: []string{
			"how long|many ... water|tank", "water ... last*", "last* # people|persons|crew|of_us", "# of? water for # people|persons|crew", "last* ... people|persons|crew", "people|persons|crew ... lasts|last", "how many days", "tank ... days ?", "days ?", "wasser ... reich*",
			"reich* ... wasser", "eau ... combien de temps|jours",
		},
		Asks:    []string{"how long", "how many days", "days ?", "last*", "wie lange", "combien de temps|jours"},
		Never:   []string{"fuel|diesel", "depth|tide|draft|anchor*"},
		Read:    readPerPerson,
		Whole:   true,
		Rank:    0.3,
		Comes:   calc.Have,
		Compute: waterLasts,
	}
}

func foodNeededCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "food_needed", Title: answer.Say("Food for a passage", "Proviant für eine Überfahrt", "Vivres pour une traversée"),
		Answers: "meals, weight and energy of the food for a crew",
		Formula: "meals = people × days × meals a day; weight = people × days × 2 kg",
		Source:  "about 2 kg and 2,500 to 3,000 kcal of food a person and day at sea",
		Inputs: []calc.Input{crewInput(), daysInput(), input.Reserve(), {
			Name: "meals", Label: "meals a day", Dim: quantity.Bare, Min: 1, Max: 8, Default: 3.0, Announced: true, Words: []string{"meals", "meals a|per day", "mahlzeiten", "repas", "cooked|hot|main meals"},
		}},
		Topic: []string{
			"food", "meals", "provision*", "proviant", "essen", "vivres", "nourriture", "repas", "victual*",
			"mahlzeiten",
		},
		Asks:    []string{"how much", "how many", "need*", "wie viel*", "combien", "carry", "take"},
		Never:   []string{"water ... litres"},
		Compute: foodNeeded,
	}
}

// readPerPerson takes "3 L/day" and "2 litres per person a day", which read as a rate, as litres.
func readPerPerson(q *question.Question, d *calc.Draft) {
	for i, one := range q.Quantities {
		if one.Dim == quantity.VolumeRate && (one.Unit == "L/day" || one.Unit == "gal/day") {
			d.Used[i] = true
			unit := one.Unit[:len(one.Unit)-len("/day")]
			d.Args["per_person"] = fmt.Sprintf("%g %s", one.Given, unit)
			return
		}
	}
}

func waterNeeded(v *calc.Values) (answer.Answer, error) {
	crew, days, each, reserve := v.Number("crew"), v.In("days", "days"), v.In("per_person", "L"), v.Number("reserve")
	litres, working := crew*days*each, answer.Working("%s × %s days × %s L", crew, days, each)
	if v.Has("on_top") {
		litres += v.In("on_top", "L")
		working += answer.Working(" + %s L", v.In("on_top", "L"))
	}
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Volume(answer.Say("water needed", "Der Wasserbedarf", "L'eau nécessaire"), litres*(1+reserve),
			v.Customary("per_person"))},
		Working: working + answer.Working(" = %s L", litres),
	}
	if reserve > 0 {
		a.Working += answer.Working("; × %s = %s L", 1+reserve, litres*(1+reserve))
		a.Outcomes = append(a.Outcomes, answer.Volume(answer.Say("without the reserve", "Ohne Reserve", "Sans réserve"), litres,
			v.Customary("per_person")))
		return a, nil
	}
	a.Outcomes = append(a.Outcomes, answer.Volume(answer.Say("with half as much again in reserve", "Mit der Hälfte als Reserve",
		"Avec moitié en plus de réserve"), litres*1.5, v.Customary("per_person")))
	return a, nil
}

func waterLasts(v *calc.Values) (answer.Answer, error) {
	water, crew, each := v.In("water", "L"), v.Number("crew"), v.In("per_person", "L")
	days := water / crew / each
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("time the water lasts", "Die Reichweite des Wassers", "La durée de la réserve"),
			answer.In(days, "days"))},
		Working: answer.Working("%s L / (%s × %s L) = %s days", water, crew, each, days),
	}, nil
}

func foodNeeded(v *calc.Values) (answer.Answer, error) {
	crew, days, more, meals := v.Number("crew"), v.In("days", "days"), 1+v.Number("reserve"), v.Number("meals")
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(answer.Say("number of meals", "Die Zahl der Mahlzeiten", "Le nombre de repas"), answer.Fixed(crew*days*meals*more, "", 0)),
			answer.Mass(answer.Say("weight of food", "Gewicht des Proviants", "Poids des vivres"), crew*days*2*more, false),
			answer.Value(answer.Say("energy", "Energie", "Énergie"), answer.Fixed(crew*days*2750*more, "kcal", 0)),
		},
		Working: answer.Working("%s × %s days × %s meals × %s = %s", crew, days, meals, more, crew*days*meals*more),
	}, nil
}
