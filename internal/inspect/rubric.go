package inspect

import (
	"math"

	"github.com/fairlead/fairlead/internal/design"
)

// Section is an area with its part in the whole and what has to be known of it.
type Section struct {
	Area   Area
	Title  string
	Weight float64 // of 1
	// Asked are the subjects that have to be known for the section to be covered; one item of each is enough.
	Asked [][]Item
}

// sections is the rubric. The weights are those of a pre-purchase survey: what costs most and sinks boats counts most.
var sections = []Section{
	{Hull, "Hull and structure", 0.25, [][]Item{{HullShell}, {Keel, KeelBolts}, {Rudder, Steering}, {Seacocks}, {Bulkheads}}},
	{Deck, "Deck", 0.10, [][]Item{{DeckItem, TeakDeck}, {Windows}, {Lifelines, Winches, Canvas}}},
	{Rig, "Rig and sails", 0.15, [][]Item{{StandingRigging, RodRigging}, {Sails}, {Mast, Chainplates}, {RunningRigging, Furler}}},
	{Drive, "Engine and drive", 0.20, [][]Item{{EngineItem}, {EngineHours}, {Saildrive, Shaft, Sterndrive, Gearbox}, {FuelTank, Exhaust, Cooling}}},
	{Electrical, "Electrical", 0.10, [][]Item{{Batteries}, {Wiring}, {Charging, Electronics}}},
	{Interior, "Interior and systems", 0.10, [][]Item{{InteriorItem, Upholstery, Bilge}, {Heads, Water}, {Heating, Fridge}}},
	{Safety, "Safety", 0.10, [][]Item{{Gas}, {BilgePump}, {Liferaft, Lifejackets, Flares, Epirb, Extinguishers}}},
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
		if s.Area != Rig {
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

// band words a score on the condition scale that surveyors use (BUC). The best two grades need a surveyor aboard, so
// none is ever better than above average; an open safety finding allows fair at most.
func band(score float64, urgent bool) string {
	switch {
	case score < 35:
		return "restorable"
	case score < 50:
		return "poor"
	case score < 65 || urgent:
		return "fair"
	case score < 80:
		return "average"
	}
	return "above average"
}
