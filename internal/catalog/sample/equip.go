package sample

import (
	"math"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
)

// equip gives the boat its history, condition, accommodation, engines and gear.
func (b *boat) equip() {
	b.history()
	b.condition()
	b.accommodation()
	b.power()
	b.rigging()
	for _, g := range gear {
		if b.chance(g.likely(b)) {
			b.Features = append(b.Features, g.feature)
		}
	}
	if b.charter {
		b.Features = append(b.Features, "ex_charter")
	}
}

// evident adds the features that follow from what the boat is, without a chance.
func (b *boat) evident() {
	now := AsOf().Year()
	yacht := b.Category.Sails() && b.Category != design.Dinghy
	for _, f := range []struct {
		feature string
		is      bool
	}{
		{"new_sails", b.SailsYear >= now-1 && b.age() > 3},
		{"new_rigging", b.RiggingYear >= now-2 && b.age() > 3},
		{"new_engine", len(b.Engines) > 0 && b.Engines[0].Year >= now-4 && b.age() > 8},
		{"aft_cockpit", b.Category == design.Sail && b.length >= 7.5 && !slices.Contains(b.Features, "centre_cockpit")},
		{"owner_version", b.Category == design.Catamaran && b.length >= 11 && b.Cabins == 3},
		{"aft_cabin", slices.Contains(b.Features, "centre_cockpit") || strings.HasSuffix(b.Model, "Cabin")},
		{"wheel", yacht && b.length >= 11.5},
		{"tiller", yacht && !b.Category.Multihull() && b.length < 8},
		{"twin_wheels", b.Category == design.Sail && b.length >= 12 && b.YearBuilt >= 2012},
	} {
		if f.is {
			b.Features = append(b.Features, f.feature)
		}
	}
}

// charterBuilders sell to fleets.
var charterBuilders = []string{
	"Lagoon", "Leopard", "Fountaine Pajot", "Bali", "Bavaria", "Beneteau", "Jeanneau", "Dufour", "Hanse", "Nautitech", "Elan",
}

func (b *boat) history() {
	b.NewUsed = catalog.Used
	switch r := b.Float64(); {
	case b.age() <= 0 && r < 0.35:
		b.NewUsed = catalog.NewOnOrder
	case b.age() <= 1 && r < 0.8:
		b.NewUsed = catalog.BrandNew
	case b.age() <= 2 && r < 0.2:
		b.NewUsed = catalog.Demo
	}
	warm := zoneOf(b.where) == zoneMed || zoneOf(b.where) == zoneCaribbean || zoneOf(b.where) == zoneAsia
	fleet := slices.Contains(charterBuilders, b.Make) && b.length > 9.5 && b.Category.Sails()
	share := 0.05
	if warm {
		share = 0.35
	}
	b.charter = fleet && b.age() >= 3 && b.age() <= 25 && b.NewUsed == catalog.Used && b.chance(share)
}

// condition turns the quality into a grade, which one advertisement in three tells, and marks projects.
func (b *boat) condition() {
	grade := catalog.Average
	switch q := b.quality; {
	case b.NewUsed == catalog.BrandNew || b.NewUsed == catalog.NewOnOrder:
		return
	case q > 1.5 && b.age() < 45:
		grade = catalog.Bristol
	case q > 0.5:
		grade = catalog.AboveAverage
	case q < -1.9 && b.age() > 12:
		grade = catalog.Restorable
	case q < -1.1:
		grade = catalog.Fair
	}
	if grade == catalog.Restorable {
		b.Grade = grade
		b.Features = append(b.Features, "project")
	} else if b.chance(0.4) {
		b.Grade = grade
	}
}

func (b *boat) accommodation() {
	l := b.length
	if b.Category == design.Dinghy || b.Category == design.RIB || l < 5.5 {
		return
	}
	if b.Cabins == 0 {
		b.Cabins = int(max(1, math.Floor((l-4.2)/2.9)))
		if b.Category == design.Catamaran {
			b.Cabins = 3 + b.IntN(2)
		}
		if l > 11 && b.chance(0.3) {
			b.Cabins++
		}
	}
	if b.Berths == 0 {
		b.Berths = 2*b.Cabins + b.IntN(3)
	}
	switch {
	case b.Category == design.Catamaran:
		b.Heads = 1 + b.IntN(b.Cabins)
	case l > 7:
		b.Heads = int(max(1, math.Floor((l-6)/3.2)))
	}
	b.Water = math.Round(8 * math.Pow(l, 1.55) / 10 * b.between(0.8, 1.3) * 10)
	b.Fuel = math.Round(2.2 * math.Pow(l, 1.8) / 10 * b.between(0.8, 1.3) * 10)
	if b.Category.Sails() && l > 7 {
		b.AirDraft = math.Round(l*b.between(1.3, 1.48)*10) / 10
	}
}

func (b *boat) rigging() {
	if !b.Category.Sails() || b.Category == design.Dinghy || b.NewUsed != catalog.Used {
		return
	}
	now := AsOf().Year()
	if b.chance(0.45) {
		b.RiggingYear = max(b.YearBuilt, now-b.IntN(20))
	}
	if b.chance(0.55) {
		b.SailsYear = max(b.YearBuilt, now-1-b.IntN(16))
	}
}

// item is a piece of gear and how likely a boat has it.
type item struct {
	feature, words string
	likely         func(*boat) float64
}

// sailing is a chance for sailing boats of at least a length, others have none.
func sailing(length, p float64) func(*boat) float64 {
	return func(b *boat) float64 {
		if !b.Category.Sails() || b.Category == design.Dinghy || b.length < length {
			return 0
		}
		return p
	}
}

// larger is a chance for every boat of at least a length.
func larger(length, p float64) func(*boat) float64 {
	return func(b *boat) float64 {
		if b.length < length {
			return 0
		}
		return p
	}
}

// since is a chance that has risen with the years, for boats of at least a length.
func since(year int, length, p float64) func(*boat) float64 {
	return func(b *boat) float64 {
		if b.length < length {
			return 0
		}
		return p * min(1, max(0.35, float64(b.YearBuilt-year)/20+0.5))
	}
}

// teakBuilders laid their decks in teak.
var teakBuilders = []string{"Hallberg-Rassy", "Nautor's Swan", "Najad", "Malo", "Nauticat", "Grand Banks", "Tayana", "Hans Christian", "Baba", "Oyster", "Contest"}

func teak(b *boat) float64 {
	switch {
	case slices.Contains(teakBuilders, b.Make):
		return 0.7
	case b.length < 9 || b.Category.Multihull():
		return 0.02
	}
	return 0.14
}

func north(p float64) func(*boat) float64 {
	return func(b *boat) float64 {
		if b.length < 8 || b.Lat < 45 {
			return p / 10
		}
		return p
	}
}

func centreCockpit(b *boat) float64 {
	switch {
	case !b.Category.Sails() || b.Category.Multihull() || b.length < 10.5:
		return 0
	case slices.Contains([]string{"Hallberg-Rassy", "Amel", "Najad", "Oyster", "Hylas", "Moody"}, b.Make):
		return 0.7
	}
	return 0.06
}

func trailer(b *boat) float64 {
	if b.length < 7.5 {
		return 0.5
	}
	return 0
}

func bowThruster(b *boat) float64 {
	if b.length < 10 {
		return 0.03
	}
	return min(0.75, 0.1+float64(max(b.YearBuilt-1995, 0))*0.025)
}

func spinnaker(b *boat) float64 { return sailing(6, 0.25)(b) }

// gear is what advertisements list, with the words for it.
var gear = []item{
	{"teak_deck", "teak decks", teak}, {"centre_cockpit", "a centre cockpit", centreCockpit},
	{"bow_thruster", "bow thruster", bowThruster}, {"autopilot", "autopilot", larger(8, 0.6)},
	{"chartplotter", "chart plotter", since(2000, 6.5, 0.7)}, {"radar", "radar", larger(10, 0.35)},
	{"ais", "AIS transponder", since(2008, 8, 0.45)}, {"vhf", "VHF with DSC", larger(6.5, 0.5)},
	{"windlass", "electric windlass", larger(8.5, 0.6)}, {"solar", "solar panels", since(2006, 7, 0.4)},
	{"wind_generator", "wind generator", sailing(9, 0.08)}, {"lithium_batteries", "lithium batteries", since(2016, 9, 0.14)},
	{"inverter", "inverter", larger(9, 0.4)}, {"generator", "generator", larger(12, 0.35)},
	{"watermaker", "watermaker", larger(11.5, 0.2)}, {"air_conditioning", "air conditioning", larger(11.5, 0.18)},
	{"heating", "diesel heating", north(0.6)}, {"liferaft", "liferaft", sailing(9, 0.25)}, {"epirb", "EPIRB", sailing(9, 0.2)},
	{"windvane", "windvane self-steering", sailing(8, 0.06)}, {"furling_genoa", "furling genoa", sailing(7, 0.75)},
	{"in_mast_furling", "in-mast furling mainsail", sailing(10, 0.25)}, {"spinnaker", "spinnaker", spinnaker},
	{"gennaker", "gennaker", sailing(8, 0.2)}, {"electric_winches", "electric winches", sailing(12, 0.3)},
	{"bimini", "bimini", larger(9, 0.4)}, {"sprayhood", "sprayhood", sailing(7, 0.65)}, {"dinghy", "dinghy with outboard", larger(9, 0.4)},
	{"davits", "davits", larger(11, 0.25)}, {"dodger", "hard dodger", sailing(10, 0.04)}, {"trailer", "road trailer", trailer},
	{"swim_platform", "bathing platform", since(1990, 8, 0.4)}, {"stern_thruster", "stern thruster", larger(12, 0.1)},
	{"washing_machine", "washing machine", larger(13, 0.15)}, {"shore_power", "shore power", larger(7.5, 0.6)},
	{"osmosis_treated", "osmosis treatment with warranty papers", sailing(8, 0.04)},
	{"refit", "a recent refit", larger(9, 0.07)}, {"cockpit_tent", "cockpit tent", north(0.3)},
	{"copper_coat", "copper-based epoxy antifouling", larger(8, 0.05)},
}

var gearWords = func() map[string]string {
	words := make(map[string]string, len(gear))
	for _, g := range gear {
		words[g.feature] = g.words
	}
	return words
}()
