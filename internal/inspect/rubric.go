package inspect

import (
	"math"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// Section is an area with its part in the whole and what has to be known of it.
type Section struct {
	Area   part.Area
	Title  string
	Weight float64 // of 1
	// Asked are the subjects that have to be known for the section to be covered; one item of each is enough.
	Asked [][]part.Item
}

// sections is the rubric. The weights are those of a pre-purchase survey: what costs most and sinks boats counts most.
var sections = []Section{
	{part.Hull, "Hull and structure", 0.25, [][]part.Item{{part.HullShell}, {part.Keel, part.KeelBolts}, {part.Rudder, part.Steering}, {part.Seacocks}, {part.Bulkheads}}},
	{part.Deck, "Deck", 0.10, [][]part.Item{{part.DeckItem, part.TeakDeck}, {part.Windows}, {part.Lifelines, part.Winches, part.Canvas}}},
	{part.Rig, "Rig and sails", 0.15, [][]part.Item{{part.StandingRigging, part.RodRigging}, {part.Sails}, {part.Mast, part.Chainplates}, {part.RunningRigging, part.Furler}}},
	{part.Drive, "Engine and drive", 0.20, [][]part.Item{{part.EngineItem}, {part.EngineHours}, {part.Saildrive, part.Shaft, part.Sterndrive, part.Gearbox}, {part.FuelTank, part.Exhaust, part.Cooling}}},
	{part.Electrical, "Electrical", 0.10, [][]part.Item{{part.Batteries}, {part.Wiring}, {part.Charging, part.Electronics}}},
	{part.Interior, "Interior and systems", 0.10, [][]part.Item{{part.InteriorItem, part.Upholstery, part.Bilge}, {part.Heads, part.Water}, {part.Heating, part.Fridge}}},
	{part.Safety, "Safety", 0.10, [][]part.Item{{part.Gas}, {part.BilgePump}, {part.Liferaft, part.Lifejackets, part.Flares, part.Epirb, part.Extinguishers}}},
}

// Sections returns the rubric in the order of a report; the weights add up to 1.
func Sections() []Section { return append([]Section(nil), sections...) }

// sectionsOf leaves out what the boat does not have; the weights of the rest are scaled up to 1 again.
func sectionsOf(category design.Category) []Section {
	if category == "" || category.Sails() {
		return Sections()
	}
	var out []Section
	var sum float64
	for _, s := range sections {
		if s.Area != part.Rig {
			out = append(out, s)
			sum += s.Weight
		}
	}
	for i := range out {
		out[i].Weight /= sum
	}
	return out
}

// Bounds of a score.
const (
	priorFloor = 40.0 // no age alone brings a score below it
	scoreFloor = 5.0
	// unknownAge is assumed, and said, where the year is not known: half of the boats for sale are older.
	unknownAge = 30
)

// prior is the score of an area before any evidence: 100 − 1.2 for each year of age, never below 40, to one decimal.
func prior(age int) float64 {
	return math.Round(10*max(priorFloor, min(100, 100-1.2*float64(age)))) / 10
}

// Coverage from which a band is suggested; below it too little is known of the boat.
const bandCoverage = 0.6

// manyGrave is how many findings that forbid to sail are more than one repair.
const manyGrave = 2

// band words a score on the condition scale that surveyors use (BUC). The best two grades need a surveyor aboard, so
// none is ever better than above average; an open safety finding allows fair at most. Age alone makes no boat poor: several findings that forbid to sail do, or one that
// tells of a wreck, and only that makes her restorable.
func band(score float64, urgent bool, grave int, wreck bool) string {
	switch {
	case score < 35 && wreck:
		return "restorable"
	case score < 50 && (grave >= manyGrave || wreck):
		return "poor"
	case score < 65 || urgent:
		return "fair"
	case score < 80:
		return "average"
	}
	return "above average"
}
