package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

func tankInput() Input {
	return Input{
		Name: "fuel", Label: "fuel in the tank", Dim: quantity.Volume, Unit: "L", Min: 0.1, Max: 1e6,
		Words: []string{
			"tank", "tanks", "fuel", "diesel", "holds", "carry", "carries", "on board", "capacity", "litres of",
			"tankinhalt", "réservoir", "gasoil", "gas", "petrol",
		},
	}
}

func burnInput() Input {
	return Input{
		Name: "consumption", Label: "consumption", Dim: quantity.VolumeRate, Unit: "L/h", Min: 0.01, Max: 5000,
		Words: []string{
			"burns", "burning", "consumption", "uses", "using", "burn", "consumes", "verbraucht", "verbrauch",
			"consomme", "consommation", "per hour",
		},
	}
}

func reserveInput() Input {
	return Input{
		Name: "reserve", Label: "reserve", Dim: quantity.Percent, Unit: "%", Max: 95, Default: "0 %",
		Words: []string{
			"reserve", "margin", "safety", "spare", "keeping", "extra", "reserve of", "réserve", "sicherheit",
			"unused", "left",
		},
		Values: []Phrase{
			{"third ... reserve|extra|spare|margin|more|back|left", 100.0 / 3}, {"keep*|leav*|with|and|plus a? one third", 100.0 / 3},
			{"quarter ... reserve|extra|spare|margin|more|back|left", 25}, {"half ... reserve|extra|spare|margin|more", 50},
			{"drittel ... reserve|extra|mehr", 100.0 / 3}, {"tiers ... réserve|plus", 100.0 / 3}, {"viertel ... reserve|extra", 25},
		},
	}
}

func fuelCalculators() []Calculator {
	return []Calculator{fuelRangeCalculator(), fuelNeededCalculator(), fuelForHoursCalculator(),
		fuelLeftCalculator(), fuelEnduranceCalculator(), fuelConsumptionCalculator(), fuelEconomyCalculator(), engineConsumptionCalculator()}
}

func fuelRangeCalculator() Calculator {
	return Calculator{
		Name: "fuel_range", Title: say("Range under power", "Reichweite unter Motor", "Autonomie au moteur"),
		Answers: "how far the fuel on board reaches",
		yields:  quantity.Length,
		Formula: "range = fuel × (1 - reserve) / consumption × speed",
		Source:  "consumption and speed as measured on board",
		Inputs:  []Input{tankInput(), burnInput(), speedInput(), reserveInput(), motoringInput()},
		read:    readTank,
		topic: []string{
			"range", "how far", "reichweite", "autonomie", "wie weit",
			"how many miles|nm|nautical", "can i motor",
		},
		asks: []string{
			"range", "how far", "what distance", "wie weit", "quelle distance|autonomie",
			"how many miles|nm|nautical",
		},
		never:   []string{"light", "tidal range", "how much fuel", "radar|vhf|radio", "how long", "how many hours"},
		compute: fuelRange,
	}
}

func fuelNeededCalculator() Calculator {
	return Calculator{
		Name: "fuel_needed", Title: say("Fuel for a passage", "Kraftstoff für eine Strecke", "Carburant pour un trajet"),
		Answers: "how much fuel a distance under power takes",
		yields:  quantity.Volume,
		Formula: "fuel = d / V × consumption, plus the reserve",
		Source:  "consumption and speed as measured on board",
		Inputs:  []Input{distanceInput(), speedInput(), burnInput(), reserveInput(), motoringInput()},
		topic: []string{
			"how much fuel|diesel|petrol|gas|gasoline", "fuel|diesel ... need*|required|for|use|burn", "what|how_much will|do|would|does i|we|she|it burn|use", "fuel|diesel|sprit|gasoil|carburant ?",
			"how many litres|liters|gallons", "litres|gallons ... need*|required|burn|use",
			"wie viel diesel|kraftstoff|sprit|liter", "wieviel diesel|kraftstoff|sprit|liter",
			"combien de litres|gasoil|carburant", "fuel needed|required",
		},
		asks:    []string{"how much", "how many", "need*", "wie viel", "wieviel", "combien"},
		never:   []string{"paint|antifoul*", "water|drinking", "wasser"},
		read:    readFuelPassage,
		compute: fuelNeeded,
	}
}

func fuelForHoursCalculator() Calculator {
	return Calculator{
		Name: "fuel_for_hours", Title: say("Fuel for motoring hours", "Kraftstoff für Motorstunden",
			"Carburant pour des heures moteur"),
		Answers: "how much fuel some hours of motoring take",
		yields:  quantity.Volume,
		Formula: "fuel = t × consumption, plus the reserve",
		Source:  "consumption as measured on board",
		Inputs:  []Input{timeInput(), burnInput(), reserveInput(), motoringInput()},
		read:    readMotoring,
		topic: []string{
			"how much fuel|diesel|petrol|gas", "fuel|diesel ... need*|required|use|burn",
			"how many litres|liters|gallons", "fuel needed|required", "fuel|diesel for #", "wie viel diesel|kraftstoff|sprit|liter",
			"wieviel diesel|kraftstoff|sprit|liter", "combien de litres|gasoil|carburant",
		},
		asks:    []string{"how much", "how many", "need*", "fuel|diesel for #", "wie viel", "combien"},
		never:   []string{"paint|antifoul*", "water|drinking", "wasser"},
		whole:   true,
		rank:    -0.2,
		compute: fuelForHours,
	}
}

func fuelEnduranceCalculator() Calculator {
	return Calculator{
		Name: "fuel_endurance", Title: say("Hours of fuel", "Motorstunden aus dem Tank", "Heures de moteur"),
		Answers: "how many hours the fuel on board lasts",
		yields:  quantity.Time,
		Formula: "t = fuel × (1 - reserve) / consumption",
		Source:  "consumption as measured on board",
		Inputs:  []Input{tankInput(), burnInput(), reserveInput(), motoringInput()},
		read:    readTank,
		topic: []string{
			"how long ... last|fuel|tank|motor*|diesel|run", "how many hours", "how many days ... fuel|diesel|tank", "how many engine|motor* hours",
			"hours ... can", "hours at #", "endurance", "hours ... tank|fuel|diesel|left", "wie lange", "combien d heures",
			"combien de temps", "last*|run ... how long", "how long", "running|engine|motor* hours|time|h", "hours ?",
			"motorstunden|laufzeit|betriebsstunden", "heures de moteur|marche",
		},
		never:   []string{"water", "people|persons|crew|crewmembers", "pump|pumps|bilge|watermaker"},
		sure:    []string{"how long ... fuel|diesel|petrol|tank ... last|lasts", "fuel|diesel|petrol|tank last|lasts how long"},
		whole:   true,
		compute: fuelEndurance,
	}
}

func fuelEconomyCalculator() Calculator {
	return Calculator{
		Name: "fuel_economy", Title: say("Fuel per mile", "Verbrauch je Meile", "Consommation au mille"),
		Answers: "the fuel per nautical mile from hourly consumption and speed",
		Formula: "fuel per mile = consumption / V",
		Source:  "the definition",
		Inputs:  []Input{burnInput(), speedInput()},
		topic: []string{
			"per mile|nm|nautical", "miles per gallon|litre|liter", "nm per gallon|litre|liter",
			"je|pro meile|seemeile", "par mille", "economy", "mpg",
		},
		whole: true,
		compute: quotient(factor{"consumption", "L/h"}, factor{"speed", "kn"}, "L/nm", func(_ *values, each float64) []Outcome {
			return []Outcome{
				outcome(say("fuel per nautical mile", "Der Verbrauch je Seemeile", "La consommation au mille"), in(each, "L/nm"), in(each/3.785411784, "gal/nm")),
				outcome(say("miles per unit of fuel", "Meilen je Einheit", "Milles par unité"), in(1/each, "nm/L"), in(3.785411784/each, "nm/gal")),
			}
		}),
	}
}

func engineConsumptionCalculator() Calculator {
	return Calculator{
		Name: "engine_consumption", Title: say("Consumption of a diesel from its power",
			"Dieselverbrauch aus der Leistung", "Consommation d'un diesel d'après sa puissance"),
		Answers: "roughly what a diesel engine burns at a load",
		Formula: "consumption = 0.27 L/kWh × power × load",
		Source:  "specific consumption of small marine diesels of about 225 g/kWh, diesel of 0.84 kg/L",
		Inputs: []Input{
			{Name: "power", Label: "engine power", Dim: quantity.Power, Unit: "hp", Min: 0.5, Max: 5000},
			{Name: "load", Label: "load", Dim: quantity.Percent, Unit: "%", Min: 5, Max: 100, Default: "75 %",
				Words: []string{"load", "power", "throttle", "last", "charge"}},
		},
		topic: []string{
			"fuel|diesel ... burn*|use*|consum*", "consumption", "burn*|consum* ... fuel|diesel|hour", "verbrauch*",
			"consomm*", "fuel burn", "litres|gallons per hour",
		},
		asks:    []string{"how much", "what", "wie viel", "combien", "estimate"},
		never:   []string{"per mile", "petrol|gasoline|outboard", "water"},
		whole:   true,
		compute: engineConsumption,
	}
}

func fuelRange(v *values) (answer, error) {
	fuel, burn, reserve := v.In("fuel", "L"), v.In("consumption", "L/h"), v.Number("reserve")
	hours, share := fuel*(1-reserve)/burn, v.underEngine()
	knots := v.In("speed", "kn")
	a := answer{
		Outcomes: []Outcome{
			run(say("range", "Die Reichweite", "L'autonomie"), hours/share*knots*1852),
			duration(say("engine hours", "Motorstunden", "Heures de moteur"), hours*3600),
			volume(say("fuel used", "Verbrauchter Kraftstoff", "Carburant utilisé"), fuel*(1-reserve), v.Customary("fuel")),
		},
		Working: fmt.Sprintf("%s L × %s / %s L/h = %s h; × %s kn = %s nm", sh(fuel), sh(1-reserve), sh(burn), sh(hours),
			sh(knots), sh(hours*knots)),
	}
	if share < 1 {
		a.Working += fmt.Sprintf("; / %s under engine = %s nm", sh(share), sh(hours*knots/share))
		a.Outcomes = append(a.Outcomes, run(say("of it under engine", "Davon unter Motor", "Dont au moteur"), hours*knots*1852))
		a.Notes = append(a.Notes, sameSpeed)
	}
	if !v.Stated("reserve") {
		a.Outcomes = append(a.Outcomes, run(say("keeping a third in reserve", "Mit einem Drittel Reserve",
			"En gardant un tiers en réserve"), fuel/burn*knots/share*1852*2/3))
	}
	return a, nil
}

func fuelNeeded(v *values) (answer, error) {
	hours := v.In("distance", "nm") / v.In("speed", "kn")
	working := fmt.Sprintf("%s nm / %s kn = %s h", sh(v.In("distance", "nm")), sh(v.In("speed", "kn")), sh(hours))
	return v.fuelFor(hours, working), nil
}

func fuelForHours(v *values) (answer, error) { return v.fuelFor(v.In("time", "h"), ""), nil }

// fuelFor is the fuel for hours of motoring with the reserve on top and, as sailors also mean by the word, left in the tank.
func (v *values) fuelFor(hours float64, working string) answer {
	burn, reserve, customary := v.In("consumption", "L/h"), v.Number("reserve"), v.Customary("consumption")
	share := v.underEngine()
	if share < 1 {
		if working != "" {
			working += "; "
		}
		working += fmt.Sprintf("%s h × %s under engine = %s h", sh(hours), sh(share), sh(hours*share))
		hours *= share
	}
	burned := hours * burn
	if working != "" {
		working += "; "
	}
	working += fmt.Sprintf("%s h × %s L/h = %s L", sh(hours), sh(burn), sh(burned))
	if reserve == 0 {
		return answer{
			Outcomes: []Outcome{
				volume(say("fuel needed", "Der Kraftstoffbedarf", "Le carburant nécessaire"), burned, customary),
				volume(say("with 30 % added as a reserve", "Mit 30 % Reserve", "Avec 30 % de réserve"), burned*1.3, customary),
			},
			Working: working,
		}
	}
	return answer{
		Outcomes: []Outcome{
			volume(say("fuel needed with the reserve", "Der Kraftstoffbedarf mit Reserve",
				"Le carburant nécessaire avec la réserve"), burned*(1+reserve), customary),
			volume(say("fuel burned", "Verbrauch", "Carburant brûlé"), burned, customary),
			volume(say("to have that share of the tank left on arrival", "Damit dieser Anteil im Tank bleibt",
				"Pour garder cette part du réservoir"), burned/(1-reserve), customary),
		},
		Working: working + fmt.Sprintf("; × %s = %s L", sh(1+reserve), sh(burned*(1+reserve))),
	}
}

func fuelEndurance(v *values) (answer, error) {
	hours := v.In("fuel", "L") * (1 - v.Number("reserve")) / v.In("consumption", "L/h")
	outcomes := []Outcome{duration(say("endurance", "Die Laufzeit", "L'autonomie"), hours*3600)}
	if share := v.underEngine(); share < 1 {
		outcomes = []Outcome{
			duration(say("time under way", "Die Zeit unterwegs", "Le temps en route"), hours/share*3600),
			duration(say("engine hours", "Motorstunden", "Heures de moteur"), hours*3600),
		}
	}
	return answer{
		Outcomes: outcomes,
		Working: fmt.Sprintf("%s L × %s / %s L/h = %s h", sh(v.In("fuel", "L")), sh(1-v.Number("reserve")),
			sh(v.In("consumption", "L/h")), sh(hours)),
	}, nil
}

func engineConsumption(v *values) (answer, error) {
	kilowatts, load := v.In("power", "kW"), v.Number("load")
	rate := 0.27 * kilowatts * load
	return answer{
		Outcomes: []Outcome{consumption(say("consumption", "Der Verbrauch", "La consommation"), rate, v.Unit("power") == "hp")},
		Working:  fmt.Sprintf("0.27 L/kWh × %s kW × %s = %s L/h", sh(kilowatts), sh(load), sh(rate)),
		Notes: []Text{say("An estimate: cruising at hull speed rarely takes half of the rated power; measure your own.",
			"Eine Schätzung: Marschfahrt braucht selten die halbe Nennleistung; selbst messen.",
			"Une estimation : la croisière demande rarement la moitié de la puissance ; mesurez la vôtre.")},
	}, nil
}
