package engine

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func tankInput() calc.Input {
	return calc.Input{
		Name: "fuel", Label: "fuel in the tank", Adds: true, Kept: true, Dim: quantity.Volume, Unit: "L", Min: 0.1, Max: 1e6,
		Words: []string{
			"tank", "tanks", "fuel", "diesel", "holds", "carry", "carries", "on board", "capacity", "litres of",
			"tankinhalt", "réservoir", "gasoil", "gas", "petrol",
		},
	}
}

func burnInput() calc.Input {
	return calc.Input{
		Name: "consumption", Label: "consumption", Dim: quantity.VolumeRate, Unit: "L/h", Min: 0.01, Max: 5000,
		Words: []string{
			"burns", "burning", "consumption", "uses", "using", "burn", "consumes", "verbraucht", "verbrauch",
			"consomme", "consommation", "per hour",
		},
	}
}

func fuelRangeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "fuel_range", Title: answer.Say("Range under power", "Reichweite unter Motor", "Autonomie au moteur"),
		Answers: "how far the fuel on board reaches",
		Yields:  quantity.Length,
		Formula: "range = fuel × (1 - reserve) / consumption × (speed ± current)",
		Source:  "consumption and speed as measured on board",
		Inputs:  []calc.Input{tankInput(), burnInput(), input.Speed(), input.Reserve(), motoringInput(), input.Along()},
		Read: func(q *question.Question, d *calc.Draft) {
			readTank(q, d)
			input.ReadCurrentSign(q, d)
			d.Refused = d.Refused || q.Says("wind|headwind|breeze") && !q.Says("current|tide|stream") // which is no current
		},
		Topic: []string{
			"range", "how far", "reichweite", "autonomie", "wie weit",
			"how many miles|nm|nautical", "can i motor",
		},
		Asks: []string{
			"range", "how far", "what distance", "wie weit", "quelle distance|autonomie",
			"how many miles|nm|nautical",
		},
		Never:   []string{"light", "tidal range", "how much fuel", "radar|vhf|radio", "how long", "how many hours"},
		Sure:    []string{"range under|on engine|power|motor|diesel", "motoring range", "how far can|could|will i|we|she|it motor", "fuel range", "range ... motoring", "reichweite unter motor|maschine", "autonomie au moteur"},
		Comes:   calc.Have,
		Compute: fuelRange,
	}
}

// otherStores are words of what is reckoned in litres and is no fuel.
var otherStores = []string{"paint|antifoul*", "watermaker*|desalinator*|water_maker|water_makers", "water|drinking|drinks|drink", "people|persons|crew|crewmembers|each person|of_us|heads", "wasser|trinken|trinkt", "boit|boivent"}

func fuelNeededCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "fuel_needed", Title: answer.Say("Fuel for a passage", "Kraftstoff für eine Strecke", "Carburant pour un trajet"),
		Answers: "how much fuel a distance under power takes",
		Yields:  quantity.Volume,
		Formula: "fuel = d / V × consumption, plus the reserve",
		Source:  "consumption and speed as measured on board",
		Inputs:  []calc.Input{input.Distance(), input.Speed(), burnInput(), input.Reserve(), motoringInput(), input.Along(), onTop()},
		Topic: []string{
			"how much fuel|diesel|petrol|gas|gasoline", "fuel|diesel ... need*|required|for|use|burn", "what|how_much will|do|would|does i|we|she|it burn|use", "fuel|diesel|sprit|gasoil|carburant ?",
			"how many litres|liters|gallons", "litres|gallons ... need*|required|burn|use",
			"wie viel diesel|kraftstoff|sprit|liter", "wieviel diesel|kraftstoff|sprit|liter",
			"combien de litres|gasoil|carburant", "fuel needed|required",
		},
		Asks:  []string{"how much", "how many", "need*", "wie viel", "wieviel", "combien"},
		Never: otherStores,
		Read: func(q *question.Question, d *calc.Draft) {
			readFuelPassage(q, d)
			input.ReadCurrentSign(q, d)
			d.Refused = d.Refused || d.Args["current"] != nil && q.Says("wind|headwind|breeze") && !q.Says("current|tide|stream")
		},
		Had:     calc.Had{Calculator: "fuel_range", Input: "fuel"},
		Next:    []calc.Had{{Calculator: "fuel_cost", Input: "fuel", Asks: []string{"cost|costs|pay|price|expensive", "kostet|kosten", "coûte|coût"}}},
		Comes:   calc.Need,
		Compute: fuelNeeded,
	}
}

func fuelForHoursCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "fuel_for_hours", Title: answer.Say("Fuel for motoring hours", "Kraftstoff für Motorstunden",
			"Carburant pour des heures moteur"),
		Answers: "how much fuel some hours of motoring take",
		Yields:  quantity.Volume,
		Formula: "fuel = t × consumption, plus the reserve",
		Source:  "consumption as measured on board",
		Inputs:  []calc.Input{input.Time(), burnInput(), input.Reserve(), motoringInput(), onTop()},
		Read:    readMotoring,
		Topic: []string{
			"how much fuel|diesel|petrol|gas", "fuel|diesel ... need*|required|use|burn",
			"how many litres|liters|gallons", "fuel needed|required", "fuel|diesel for #", "consumption|consumes|burns|uses ... how much ... #", "wie viel diesel|kraftstoff|sprit|liter",
			"wieviel diesel|kraftstoff|sprit|liter", "combien de litres|gasoil|carburant",
		},
		Asks:    []string{"how much", "how many", "need*", "fuel|diesel for #", "wie viel", "combien"},
		Never:   otherStores,
		Whole:   true,
		Rank:    -0.2,
		Next:    []calc.Had{{Calculator: "fuel_cost", Input: "fuel", Asks: []string{"cost|costs|pay|price|expensive", "kostet|kosten", "coûte|coût"}}},
		Comes:   calc.Need,
		Compute: fuelForHours,
	}
}

func fuelEnduranceCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "fuel_endurance", Title: answer.Say("Hours of fuel", "Motorstunden aus dem Tank", "Heures de moteur"),
		Answers: "how many hours the fuel on board lasts",
		Yields:  quantity.Time,
		Formula: "t = fuel × (1 - reserve) / consumption",
		Source:  "consumption as measured on board",
		Inputs:  []calc.Input{tankInput(), burnInput(), input.Reserve(), motoringInput()},
		Read:    readTank,
		Topic: []string{
			"how long ... last|fuel|tank|motor*|diesel|run", "how many hours", "how many days ... fuel|diesel|tank", "how many engine|motor* hours",
			"hours ... can", "hours at #", "endurance", "hours ... tank|fuel|diesel|left", "wie lange", "combien d heures",
			"combien de temps", "last*|run ... how long", "how long", "running|engine|motor* hours|time|h", "hours ?",
			"motorstunden|laufzeit|betriebsstunden", "heures de moteur|marche",
		},
		Never:   []string{"water", "people|persons|crew|crewmembers", "pump|pumps|bilge|watermaker"},
		Sure:    []string{"how long ... fuel|diesel|petrol|tank ... last|lasts", "fuel|diesel|petrol|tank last|lasts how long"},
		Whole:   true,
		Comes:   calc.Have,
		Compute: fuelEndurance,
	}
}

func fuelEconomyCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "fuel_economy", Title: answer.Say("Fuel per mile", "Verbrauch je Meile", "Consommation au mille"),
		Answers: "the fuel per nautical mile from hourly consumption and speed",
		Formula: "fuel per mile = consumption / V",
		Source:  "the definition",
		Inputs:  []calc.Input{burnInput(), input.Speed()},
		Topic: []string{
			"per mile|nm|nautical", "miles per gallon|litre|liter", "nm per gallon|litre|liter",
			"je|pro meile|seemeile", "par mille", "economy", "mpg",
		},
		Whole: true,
		Compute: calc.Quotient(calc.Factor{Input: "consumption", Unit: "L/h"}, calc.Factor{Input: "speed", Unit: "kn"}, "L/nm", func(_ *calc.Values, each float64) []answer.Outcome {
			return []answer.Outcome{
				answer.Value(answer.Say("fuel per nautical mile", "Der Verbrauch je Seemeile", "La consommation au mille"), answer.In(each, "L/nm"), answer.In(each/3.785411784, "gal/nm")),
				answer.Value(answer.Say("miles per unit of fuel", "Meilen je Einheit", "Milles par unité"), answer.In(1/each, "nm/L"), answer.In(3.785411784/each, "nm/gal")),
			}
		}),
	}
}

func fuelRange(v *calc.Values) (answer.Answer, error) {
	fuel, burn, reserve := v.In("fuel", "L"), v.In("consumption", "L/h"), v.Number("reserve")
	hours, share := fuel*(1-reserve)/burn, underEngine(v)
	knots, made, err := overGround(v)
	if err != nil {
		return answer.Answer{}, err
	}
	a := answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Run(answer.Say("range", "Die Reichweite", "L'autonomie"), hours/share*knots*1852),
			answer.Duration(answer.Say("engine hours", "Motorstunden", "Heures de moteur"), hours*3600),
			answer.Volume(answer.Say("fuel used", "Verbrauchter Kraftstoff", "Carburant utilisé"), fuel*(1-reserve), v.Customary("fuel")),
		},
		Working: made + answer.Working("%s L × %s / %s L/h = %s h; × %s kn = %s nm", fuel, 1-reserve, burn, hours, knots, hours*knots),
	}
	if share < 1 {
		a.Working += answer.Working("; / %s under engine = %s nm", share, hours*knots/share)
		a.Outcomes = append(a.Outcomes, answer.Run(answer.Say("of it under engine", "Davon unter Motor", "Dont au moteur"), hours*knots*1852))
		a.Notes = append(a.Notes, sameSpeed)
	}
	if through := v.In("speed", "kn"); knots > through && 2*through > knots {
		a.Outcomes = append(a.Outcomes, answer.Run(answer.Say("with that current against her", "Mit diesem Strom von vorn", "Avec ce courant contraire"), hours/share*(2*through-knots)*1852))
	}
	if !v.Stated("reserve") {
		a.Outcomes = append(a.Outcomes, answer.Run(answer.Say("keeping a third in reserve", "Mit einem Drittel Reserve",
			"En gardant un tiers en réserve"), fuel/burn*knots/share*1852*2/3))
	}
	return a, nil
}

func fuelNeeded(v *calc.Values) (answer.Answer, error) {
	knots, made, err := overGround(v)
	if err != nil {
		return answer.Answer{}, err
	}
	hours := v.In("distance", "nm") / knots
	working := made + answer.Working("%s nm / %s kn = %s h", v.In("distance", "nm"), knots, hours)
	return fuelFor(v, hours, working), nil
}

// overGround is the speed over the ground with what a current adds to it or takes off, and that working.
func overGround(v *calc.Values) (knots float64, working string, err error) {
	through, current := v.In("speed", "kn"), 0.0
	if !v.Has("current") {
		return through, "", nil
	}
	current = v.In("current", "kn")
	if through+current <= 0 {
		return 0, "", calc.InputErrorf("current", "stops the boat: %s kn against %s kn", answer.Rounded(-current, 2), answer.Rounded(through, 2))
	}
	return through + current, answer.Working("speed over ground %s kn %s = %s kn; ", through, current, through+current), nil
}

// onTop is fuel that is wanted besides what is burnt.
func onTop() calc.Input {
	return calc.Input{Name: "on_top", Label: "fuel to be left besides", Dim: quantity.Volume, Unit: "L", Min: 0.1, Max: 1e6, Optional: true, Announced: true, Adds: true, Kept: true}
}

func fuelForHours(v *calc.Values) (answer.Answer, error) {
	return fuelFor(v, v.In("time", "h"), ""), nil
}

// fuelFor is the fuel for hours of motoring with the reserve on top and, as sailors also mean by the word, left in the tank.
func fuelFor(v *calc.Values, hours float64, working string) answer.Answer {
	burn, reserve, customary := v.In("consumption", "L/h"), v.Number("reserve"), v.Customary("consumption")
	share := underEngine(v)
	if share < 1 {
		if working != "" {
			working += "; "
		}
		working += answer.Working("%s h × %s under engine = %s h", hours, share, hours*share)
		hours *= share
	}
	burned := hours * burn
	if working != "" {
		working += "; "
	}
	working += answer.Working("%s h × %s L/h = %s L", hours, burn, burned)
	if v.Has("on_top") {
		working += answer.Working("; + %s L", v.In("on_top", "L"))
		burned += v.In("on_top", "L")
	}
	if reserve == 0 {
		return answer.Answer{
			Outcomes: []answer.Outcome{
				answer.Volume(answer.Say("fuel needed", "Der Kraftstoffbedarf", "Le carburant nécessaire"), burned, customary),
				answer.Volume(answer.Say("with 30 % added as a reserve", "Mit 30 % Reserve", "Avec 30 % de réserve"), burned*1.3, customary),
			},
			Working: working,
		}
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Volume(answer.Say("fuel needed with the reserve", "Der Kraftstoffbedarf mit Reserve",
				"Le carburant nécessaire avec la réserve"), burned*(1+reserve), customary),
			answer.Volume(answer.Say("fuel burned", "Verbrauch", "Carburant brûlé"), burned, customary),
			answer.Volume(answer.Say("to have that share of the tank left on arrival", "Damit dieser Anteil im Tank bleibt",
				"Pour garder cette part du réservoir"), burned/(1-reserve), customary),
		},
		Working: working + answer.Working("; × %s = %s L", 1+reserve, burned*(1+reserve)),
	}
}

func fuelEndurance(v *calc.Values) (answer.Answer, error) {
	hours := v.In("fuel", "L") * (1 - v.Number("reserve")) / v.In("consumption", "L/h")
	outcomes := []answer.Outcome{answer.Duration(answer.Say("endurance", "Die Laufzeit", "L'autonomie"), hours*3600)}
	if share := underEngine(v); share < 1 {
		outcomes = []answer.Outcome{
			answer.Duration(answer.Say("time under way", "Die Zeit unterwegs", "Le temps en route"), hours/share*3600),
			answer.Duration(answer.Say("engine hours", "Motorstunden", "Heures de moteur"), hours*3600),
		}
	}
	return answer.Answer{
		Outcomes: outcomes,
		Working:  answer.Working("%s L × %s / %s L/h = %s h", v.In("fuel", "L"), 1-v.Number("reserve"), v.In("consumption", "L/h"), hours),
	}, nil
}
