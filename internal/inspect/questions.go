package inspect

import (
	"fmt"
	"slices"
)

// mostQuestions bounds the list for the seller.
const mostQuestions = 8

// asked are the items whose age a buyer has to know, the most important first, with what makes the question needed on a
// boat whose texts do not mention them.
var asked = []struct {
	item   Item
	always bool // also where the texts do not mention it
}{
	{StandingRigging, true}, {Saildrive, false}, {Seacocks, true}, {KeelBolts, true}, {Sails, true}, {TeakDeck, false},
	{Chainplates, true}, {Gas, true}, {Batteries, true}, {Exhaust, true}, {Liferaft, false}, {FuelTank, true},
}

// questions are what to ask the seller.
func questions(b boat, h history, found []Contradiction, now int) []string {
	var out []string
	for _, c := range found {
		out = append(out, c.Ask)
	}
	for _, c := range h.kinds(SaysRepaired) {
		out = append(out, fmt.Sprintf("Who repaired the %s, when, and may I see the invoice?", lowerFirst(c.Item.Label())))
	}
	if len(h.kinds(SaysHours)) == 0 {
		out = append(out, "How many hours has the engine run, since which year, and how was it serviced?")
	}
	age, _ := b.age(now)
	for _, q := range asked {
		l, _ := lifespanOf(q.item)
		year, _ := h.since(q.item, b.Year)
		mentioned := len(h.of(q.item)) > 0
		if year != 0 || age <= l.Watch || !q.always && !mentioned || q.item.Area() == Rig && b.category != "" && !b.category.Sails() {
			continue
		}
		out = append(out, fmt.Sprintf("How old %s the %s? (%s)", be(q.item), lowerFirst(q.item.Label()), l.Practice))
	}
	if len(h.kinds(SaysDefect, SaysClear).about(Grounding, Sunk, Lightning, WriteOff)) == 0 {
		out = append(out, "Has she ever been aground, under water, struck by lightning or part of an insurance claim?")
	}
	out = append(out, "When was the last survey, and may I read it?")
	return unique(out)[:min(len(unique(out)), mostQuestions)]
}

func (h history) about(problems ...Problem) history {
	var out history
	for _, c := range h {
		if slices.Contains(problems, c.Problem) {
			out = append(out, c)
		}
	}
	return out
}

// be agrees with an item's name.
func be(item Item) string {
	switch item {
	case Sails, KeelBolts, Seacocks, Chainplates, Batteries, Windows, Flares, Extinguishers, Lifejackets:
		return "are"
	}
	return "is"
}

func unique(list []string) []string {
	var out []string
	for _, s := range list {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

// surveyorChecks are what nobody can judge from an advert, for a boat of this kind.
func surveyorChecks(b boat, watched []Watch) []string {
	var out []string
	for i, w := range watched {
		if i < mostPrompts {
			out = append(out, w.Prompt)
		}
	}
	switch b.material {
	case "steel":
		out = append(out, "Plate thickness by ultrasound, above all in bilge and tanks")
	case "aluminium":
		out = append(out, "Plating, stray current and the insulation of fittings")
	case "wood":
		out = append(out, "Fastenings, keelson, planking below fresh-water leaks")
	case "ferrocement":
		out = append(out, "Armature rust and cracks; whether an insurer will cover her at all")
	default:
		out = append(out, "Moisture and sounding of hull and deck, ashore and dry")
	}
	out = append(out, "Keel joint and bolts, rudder and its bearings")
	if b.category == "" || b.category.Sails() {
		out = append(out, "Rig aloft, terminals and chainplates")
	}
	return append(out, "Engine under load at a sea trial, with an oil sample", "Seacocks, hoses and clamps one by one", "Gas installation and wiring by a certified fitter")
}

// notAssessed names what is left open: areas nothing was said of, and what no advert or photograph can tell.
func notAssessed(areas []AreaScore) []string {
	var out []string
	for _, a := range areas {
		if !a.Assessed {
			out = append(out, a.Title)
		}
	}
	return append(out, "moisture and wet core", "the state of keel bolts and chainplates inside", "fatigue of the rig",
		"engine compression", "hidden wiring", "title and liens")
}
