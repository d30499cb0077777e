package inspect

import "github.com/fairlead/fairlead/internal/inspect/part"

// Lifespan is how long an item lasts in practice.
type Lifespan struct {
	Item     part.Item
	Watch    int    // years from which it is looked at closely; 0 if there is no such age
	Replace  int    // years after which practice is to renew it; 0 if its state alone decides
	Practice string // the rule in words
	Passage  string // of the knowledge base, which names its source
}

// lifespans is the practice of riggers, yards and makers.
var lifespans = []Lifespan{
	{part.StandingRigging, 9, 15, "stainless wire is inspected from 5 years, insurers ask at 10, and it is replaced at 10 to 15", "rig-standing-replacement"},
	{part.RodRigging, 6, 20, "rod heads are serviced every 6 years and rod is replaced at 15 to 20", "rig-rod-wire-dyneema"},
	{part.RunningRigging, 10, 0, "running rigging is renewed at about 10 years", "rig-running-rigging"},
	{part.Sails, 10, 15, "cruising sails are done after about 10 years or 1,500 to 2,500 hours", "rig-sail-care"},
	{part.Mast, 25, 0, "spars are unstepped and inspected at 25 years", "rig-mast"},
	{part.Chainplates, 15, 25, "chainplates are drawn for inspection at 15 to 20 years, glassed-in stainless ones are suspect at 20 to 25", "rig-chainplates"},
	{part.Canvas, 10, 0, "canvas lasts about 10 years", ""},
	{part.TeakDeck, 20, 30, "a thin or screwed teak deck lasts 10 to 20 years, a thick one up to 30", "hull-teak-deck"},
	{part.KeelBolts, 15, 20, "stainless keel bolts are inspected at 10 to 15 years and one is drawn or X-rayed at 20", "hull-keel-bolts"},
	{part.Seacocks, 10, 25, "plain brass fittings last 5 to 10 years, DZR 15 to 25, bronze decades", "plumbing-seacocks"},
	{part.EngineItem, 30, 0, "on a yacht age wears an engine more than hours; spare parts get scarce after about 30 years", "engine-hours"},
	{part.Saildrive, 7, 0, "the hull seal of a saildrive is renewed every 2 to 7 years, by make", "engine-saildrive-service"},
	{part.Shaft, 8, 0, "shaft seals and cutless bearings last 5 to 8 years", "engine-stern-gland"},
	{part.Exhaust, 10, 0, "exhaust elbows and hoses last 5 to 10 years", "engine-exhaust-elbow"},
	{part.Cooling, 10, 0, "raw-water hoses last 5 to 10 years", "engine-coolant"},
	{part.EngineMounts, 15, 0, "engine mounts last 10 to 15 years", "engine-vibration"},
	{part.FuelTank, 20, 30, "aluminium tanks last 15 to 25 years, steel ones 20 to 30", "engine-diesel-bug"},
	{part.FuelHoses, 10, 15, "fuel hoses are renewed at about 10 years", ""},
	{part.Sterndrive, 5, 7, "the bellows of a sterndrive are renewed every 5 to 7 years, by many makers more often", ""},
	{part.Steering, 15, 25, "steering cables and hoses are looked at every year and renewed at about 10 to 15 years", "steering-cable"},
	{part.Batteries, 4, 6, "lead and AGM batteries last 3 to 5 years", "electrical-battery-types"},
	{part.Lithium, 10, 0, "lithium iron phosphate batteries last 10 years and more", "electrical-lithium-conversion"},
	{part.Upholstery, 15, 0, "upholstery lasts 10 to 15 years", ""},
	{part.Gas, 5, 10, "LPG hoses are renewed at 5 years and the regulator at 10", "gas-lpg-rules"},
	{part.Liferaft, 3, 12, "a liferaft is serviced every 3 years and seldom passes after 12", "safety-equipment-liferaft-need"},
	{part.Lifejackets, 10, 10, "lifejackets are replaced at 10 years", "safety-equipment-lifejacket-service"},
	{part.Flares, 3, 4, "flares expire after 3 to 4 years", "safety-equipment-flares-carry"},
	{part.Epirb, 5, 10, "an EPIRB's battery lasts 5 to 10 years", "radio-epirb"},
	{part.Alarms, 7, 10, "carbon monoxide, gas and smoke alarms are replaced at 5 to 10 years", "safety-equipment-co-alarm"},
	{part.Extinguishers, 11, 12, "disposable extinguishers are replaced at 12 years", "safety-equipment-us-requirements"},
}

// Hours after which an engine usually needs an overhaul.
const (
	dieselHours = 5000
	petrolHours = 1500
)

// Lifespans returns the table of lifespans.
func Lifespans() []Lifespan { return append([]Lifespan(nil), lifespans...) }

// Evidence is the passage that tells the practice, none where no passage does.
func (l Lifespan) Evidence() []Evidence {
	if l.Passage == "" {
		return nil
	}
	return []Evidence{{Kind: "practice", Source: "survey practice", ID: l.Passage}}
}

func lifespanOf(item part.Item) (Lifespan, bool) {
	for _, l := range lifespans {
		if l.Item == item {
			return l, true
		}
	}
	return Lifespan{}, false
}

// serviceIsEnough reports whether a service date renews the item's allowance as a replacement would.
func serviceIsEnough(item part.Item) bool {
	return item == part.Liferaft || item == part.RodRigging
}
