package tide

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func bridgeClearanceCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "bridge_clearance", Title: answer.Say("Clearance under a bridge", "Durchfahrtshöhe", "Tirant d'air sous un pont"),
		Answers: "how much room a mast has under a bridge or cable",
		Formula: "clearance = charted clearance + (level of its datum - height of tide) - air draft",
		Source:  "charted clearances stand above HAT or MHWS",
		Inputs: []calc.Input{
			{Name: "charted_clearance", Label: "charted clearance of the bridge", Dim: quantity.Length, Unit: "m",
				Min: 0.5, Max: 300,
				Words: []string{
					"bridge", "charted clearance", "clearance", "vertical clearance", "cable", "power line*", "charted",
					"above|over|über hat|mhws|mhw|highest|mean", "brücke", "durchfahrtshöhe", "pont", "bridge clearance", "overhead", "span", "headroom", "high bridge",
				}},
			{Name: "air_draft", Label: "air draft", Dim: quantity.Length, Unit: "m", Min: 0.5, Max: 150,
				Words: []string{
					"mast", "mast with|and|including aerial*|antenna*|instruments|everything", "air draft", "air draught", "mast height", "airdraft", "masthöhe", "masthead", "tirant d air",
					"mât", "rig", "mast is", "tall", "my boat", "height above water", "durchfahrtshöhe der yacht",
				}, Optional: true},
			{Name: "antenna", Label: "aerials above the mast", Dim: quantity.Length, Unit: "m", Max: 10, Default: "0 m",
				Announced: true,
				Words: []string{
					"antenna*", "aerial*", "windex", "vhf", "instruments", "above the masthead", "antenne*", "on top",
				}},
			{Name: "datum_level", Label: "level of the clearance datum (HAT or MHWS) above chart datum",
				Dim: quantity.Length, Unit: "m", Max: 20, Optional: true, Announced: true,
				Words: []string{
					"hat", "mhws", "mhw", "springs", "highest astronomical", "level", "mean high water*",
					"mthw",
				}},
			{Name: "tide_height", Label: "height of tide", Dim: quantity.Length, Unit: "m", Min: -3, Max: 20,
				Optional: true, Announced: true,
				Words: []string{
					"height of tide", "tide", "tide is", "tidal height", "tide height", "of tide", "current tide", "marée",
					"above datum",
				}},
		},
		Topic: []string{
			"bridge*", "air draft|draught", "airdraft", "power line*", "overhead cable*", "under ... cable",
			"brücke", "pont", "mast ... clear*|pass|under",
		},
		Asks: []string{
			"clear*", "how much", "can i|we", "will i|we|my", "fit", "pass", "room", "get under", "what", "passe",
			"combien", "wie viel",
		},
		Never: []string{
			"under the? keel", "which lights", keels, "max*|greatest|most ... tide|height_of_tide", "what|which tide|height_of_tide|tide_height",
			"max*|greatest|highest tide|tidal|height", "how high|low ... tide",
			"what|which|max*|tallest|highest mast|air_draft|air_draught|rig",
		},
		Either:  []string{"air_draft", "tide_height"},
		Compute: bridgeClearance,
	}
}

// keels are words of a keel and of the ground below it, and of no mast.
const keels = "draws|sill|dries|drying|sounding|tiefgang|trockenfällt|mon_tirant|seuil|sonde|assèche|asseche|tirant_d_eau"

func bridgeTideCalculator() calc.Calculator {
	inputs := bridgeClearanceCalculator().Inputs
	return calc.Calculator{
		Name: "bridge_tide", Title: answer.Say("Highest tide to pass under a bridge", "Höchster Wasserstand für eine Brücke",
			"Marée maximale pour passer un pont"),
		Answers: "the height of tide up to which a mast passes under a bridge or cable",
		Formula: "height of tide = charted clearance + level of its datum - air draft - margin",
		Source:  "charted clearances stand above HAT or MHWS",
		Inputs: []calc.Input{inputs[0], calc.Demanded(inputs[1]), inputs[2], calc.Demanded(inputs[3]), {
			Name: "margin", Label: "margin wanted above the mast", Dim: quantity.Length, Unit: "m", Max: 20, Default: "0 m",
			Announced: true,
			Words: []string{
				"margin", "safety", "spare", "to spare", "reserve", "safety margin", "sicherheit", "abstand", "marge",
				"room", "want", "with", "gap", "in hand", "clear of", "leeway", "of clearance|room|air|space", "clearance of",
			}}},
		Topic: []string{
			"max*|greatest|highest|most tide|height|level|tidal|rise", "what|which tide|height|tidal|state|water_level",
			"height of tide ... pass|clear|under|can|max*", "how high|low ... tide|water", "tide ... pass|clear|under|fit",
			"below|under what|which", "tidenhöhe|wasserstand", "hauteur d_eau|de_marée", "max* ... tide",
		},
		Asks: []string{"bridge*", "cable*", "power line*", "span", "mast", "brücke", "pont", "overhead", "air draft|draught"},
		Never: []string{
			"under the? keel", "how much room|clearance|space", keels, "what clearance", "tide is|now|of? #",
		},
		Whole:   true,
		Rank:    0.7,
		Compute: bridgeTide,
	}
}

// belowCharted is how far the water stands below the level to which a clearance is charted, 0 where that is not told.
func belowCharted(v *calc.Values) float64 {
	if !v.Has("datum_level") || !v.Has("tide_height") {
		return 0
	}
	return v.In("datum_level", "m") - v.In("tide_height", "m")
}

func bridgeClearance(v *calc.Values) (answer.Answer, error) {
	charted, mast := v.In("charted_clearance", "m"), v.In("air_draft", "m")+v.In("antenna", "m")
	lower := belowCharted(v)
	left := charted + lower - mast
	if !v.Has("air_draft") {
		return bridgeRoom(v, charted, lower)
	}
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Length(answer.Say("clearance above the mast", "Die Luft über dem Mast", "La marge au-dessus du mât"),
			left, v.Customary("charted_clearance"))},
		Working: answer.Working("%s + %s - %s = %s m", charted, signed(lower), mast, left),
	}
	switch {
	case left < 0:
		a.Notes = append(a.Notes, answer.Say("The mast does not fit.", "Der Mast passt nicht.", "Le mât ne passe pas."))
	case left < 0.6:
		a.Notes = append(a.Notes, answer.Say("That is very little: waves, wash and an error of the gauge use it up.",
			"Das ist sehr wenig: Wellen, Schwell und Pegelfehler brauchen es auf.",
			"C'est très peu : vagues, sillages et erreurs d'échelle suffisent."))
	}
	if lower == 0 {
		a.Notes = append(a.Notes, answer.Say("Charted clearance is above HAT or MHWS; when the tide is lower there is more room.",
			"Durchfahrtshöhen gelten über HAT oder MHWS; bei niedrigerem Wasser ist mehr Platz.",
			"Les tirants d'air sont donnés au-dessus des plus hautes mers ; à marée plus basse il y a plus de place."))
	}
	return a, nil
}

// bridgeRoom is the height of a bridge above the water at a height of tide, without a mast to pass.
func bridgeRoom(v *calc.Values, charted, lower float64) (answer.Answer, error) {
	if !v.Has("datum_level") {
		return answer.Answer{}, calc.InputErrorf("datum_level", "is missing: level of HAT or MHWS above chart datum in m, to which the clearance is charted")
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Length(answer.Say("clearance above the water", "Die Höhe über dem Wasser", "La hauteur au-dessus de l'eau"), charted+lower,
			v.Customary("charted_clearance"))},
		Working: answer.Working("%s + %s - %s = %s m", charted, v.In("datum_level", "m"), signed(v.In("tide_height", "m")), charted+lower),
	}, nil
}

func bridgeTide(v *calc.Values) (answer.Answer, error) {
	charted, level, margin := v.In("charted_clearance", "m"), v.In("datum_level", "m"), v.In("margin", "m")
	mast := v.In("air_draft", "m") + v.In("antenna", "m")
	highest := charted + level - mast - margin
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Length(answer.Say("highest tide to pass", "Die höchste Tide zum Passieren",
			"La marée maximale pour passer"), highest, v.Customary("charted_clearance"))},
		Working: answer.Working("%s + %s - %s - %s = %s m above chart datum", charted, level, mast, margin, highest),
	}
	if highest < 0 {
		a.Notes = append(a.Notes, answer.Say("The mast does not fit even at chart datum.",
			"Der Mast passt auch bei Kartennull nicht.", "Le mât ne passe pas même au zéro des cartes."))
	}
	return a, nil
}
