package part

// Item is one part of a boat that wears, fails or is renewed on its own.
type Item string

// The items. The empty Item is the boat as a whole.
const (
	WholeBoat Item = ""

	HullShell Item = "hull"
	Keel      Item = "keel"
	KeelBolts Item = "keel_bolts"
	Rudder    Item = "rudder"
	Steering  Item = "steering"
	Seacocks  Item = "seacocks"
	Bulkheads Item = "bulkheads"

	DeckItem  Item = "deck"
	TeakDeck  Item = "teak_deck"
	Windows   Item = "windows"
	Lifelines Item = "lifelines"
	Winches   Item = "winches"
	Canvas    Item = "canvas"

	GroundTackle Item = "ground_tackle"
	Tender       Item = "tender"
	Trailer      Item = "trailer"

	StandingRigging Item = "standing_rigging"
	RodRigging      Item = "rod_rigging"
	RunningRigging  Item = "running_rigging"
	Sails           Item = "sails"
	Mast            Item = "mast"
	Chainplates     Item = "chainplates"
	Furler          Item = "furler"

	EngineItem   Item = "engine"
	EngineHours  Item = "engine_hours"
	Gearbox      Item = "gearbox"
	Saildrive    Item = "saildrive"
	Shaft        Item = "shaft"
	Sterndrive   Item = "sterndrive"
	Exhaust      Item = "exhaust"
	FuelTank     Item = "fuel_tank"
	FuelHoses    Item = "fuel_hoses"
	Cooling      Item = "cooling"
	EngineMounts Item = "engine_mounts"
	Thruster     Item = "thruster"
	TrimTabs     Item = "trim_tabs"

	Batteries   Item = "batteries"
	Lithium     Item = "lithium_batteries"
	Wiring      Item = "wiring"
	Charging    Item = "charging"
	Electronics Item = "electronics"
	Lights      Item = "lights"
	Isolator    Item = "galvanic_isolator"
	Residual    Item = "residual_current"

	InteriorItem Item = "interior"
	Upholstery   Item = "upholstery"
	Bilge        Item = "bilge"
	Heads        Item = "heads"
	Water        Item = "water"
	Heating      Item = "heating"
	AirCon       Item = "air_conditioning"
	Galley       Item = "galley"
	Fridge       Item = "fridge"

	Gas           Item = "gas"
	Liferaft      Item = "liferaft"
	Lifejackets   Item = "lifejackets"
	Flares        Item = "flares"
	Epirb         Item = "epirb"
	Extinguishers Item = "extinguishers"
	Alarms        Item = "alarms"
	Blower        Item = "blower"
	KillCord      Item = "kill_cord"
	BilgePump     Item = "bilge_pump"
	Papers        Item = "papers"

	Other Item = "other" // whatever has no name above
)

// entry is what is known of an item without looking at a boat.
type entry struct {
	item   Item
	area   Area
	label  string  // as a sentence begins
	weight float64 // in the score of its area: 1 for what decides it
}

// parts is every item, in the order of a report.
var parts = []entry{
	{HullShell, Hull, "Hull", 1},
	{Keel, Hull, "Keel", 1},
	{KeelBolts, Hull, "Keel bolts", 1},
	{Rudder, Hull, "Rudder", 1},
	{Steering, Hull, "Steering", 1},
	{Seacocks, Hull, "Seacocks and through-hulls", 1},
	{Bulkheads, Hull, "Bulkheads and frames", 1},

	{DeckItem, Deck, "Deck", 1},
	{TeakDeck, Deck, "Teak deck", 1},
	{Windows, Deck, "Windows and hatches", 0.5},
	{Lifelines, Deck, "Lifelines and stanchions", 0.5},
	{Winches, Deck, "Winches and windlass", 0.3},
	{Canvas, Deck, "Canvas", 0.3},
	{GroundTackle, Deck, "Anchor and chain", 0.3},
	{Tender, Deck, "Tender", 0.1},
	{Trailer, Deck, "Trailer", 0.2},

	{StandingRigging, Rig, "Standing rigging", 1},
	{RodRigging, Rig, "Rod rigging", 1},
	{RunningRigging, Rig, "Running rigging", 0.3},
	{Sails, Rig, "Sails", 1},
	{Mast, Rig, "Mast and spars", 0.7},
	{Chainplates, Rig, "Chainplates", 1},
	{Furler, Rig, "Furler", 0.3},

	{EngineItem, Drive, "Engine", 1},
	{Gearbox, Drive, "Gearbox", 0.5},
	{Saildrive, Drive, "Saildrive", 0.7},
	{Shaft, Drive, "Shaft and propeller", 0.5},
	{Sterndrive, Drive, "Sterndrive", 0.7},
	{Exhaust, Drive, "Exhaust", 0.5},
	{FuelTank, Drive, "Fuel system", 0.5},
	{FuelHoses, Drive, "Fuel hoses", 0.5},
	{Cooling, Drive, "Cooling", 0.5},
	{EngineMounts, Drive, "Engine mounts", 0.3},
	{Thruster, Drive, "Thruster", 0.2},
	{TrimTabs, Drive, "Trim tabs", 0.2},

	{Batteries, Electrical, "Batteries", 0.7},
	{Lithium, Electrical, "Lithium batteries", 0.7},
	{Wiring, Electrical, "Wiring", 1},
	{Charging, Electrical, "Charging", 0.4},
	{Electronics, Electrical, "Electronics", 0.4},
	{Lights, Electrical, "Lights", 0.3},
	{Isolator, Electrical, "Galvanic isolator", 0.3},
	{Residual, Electrical, "Residual-current device", 0.3},

	{InteriorItem, Interior, "Interior", 0.7},
	{Upholstery, Interior, "Upholstery", 0.3},
	{Bilge, Interior, "Bilge", 0.7},
	{Heads, Interior, "Toilet and holding tank", 0.5},
	{Water, Interior, "Water system", 0.5},
	{Heating, Interior, "Heating", 0.3},
	{AirCon, Interior, "Air conditioning", 0.2},
	{Galley, Interior, "Galley and cooker", 0.2},
	{Fridge, Interior, "Fridge", 0.2},

	{Gas, Safety, "Gas installation", 1},
	{Liferaft, Safety, "Liferaft", 0.5},
	{Lifejackets, Safety, "Lifejackets", 0.4},
	{Flares, Safety, "Flares", 0.3},
	{Epirb, Safety, "EPIRB", 0.3},
	{Extinguishers, Safety, "Fire extinguishers and blanket", 0.4},
	{Alarms, Safety, "Gas and smoke alarms", 0.4},
	{Blower, Safety, "Engine-space blower", 0.4},
	{KillCord, Safety, "Kill cord", 0.4},
	{BilgePump, Safety, "Bilge pump", 0.7},
	{Papers, Safety, "Papers", 0.3},

	{Other, Interior, "Other faults told", 0.1},
}

// entryOf returns what is known of an item; that of the whole boat belongs to the hull.
func entryOf(item Item) entry {
	for _, p := range parts {
		if p.item == item {
			return p
		}
	}
	if item == EngineHours {
		return entry{EngineHours, Drive, "Engine hours", 1}
	}
	return entry{WholeBoat, Hull, "The boat as a whole", 1}
}

// Items returns every part of a boat, in the order of a report.
func Items() []Item {
	all := make([]Item, len(parts))
	for i, p := range parts {
		all[i] = p.item
	}
	return all
}

// Known reports whether there is such an item; the boat as a whole and an engine's hours are items, too.
func (i Item) Known() bool { return entryOf(i).item == i }

// Area returns the area the item belongs to.
func (i Item) Area() Area { return entryOf(i).area }

// Label returns the item's name as a sentence begins, "Standing rigging".
func (i Item) Label() string { return entryOf(i).label }

// Weight returns what the item counts in the score of its area: 1 for what decides it.
func (i Item) Weight() float64 { return entryOf(i).weight }

// Fitted reports whether not every boat has the item and it costs its owner something as soon as it is there.
func (i Item) Fitted() bool {
	switch i {
	case TeakDeck, Saildrive, RodRigging, Liferaft, Sterndrive:
		return true
	}
	return false
}

// Plural reports whether the item's label takes "are".
func (i Item) Plural() bool {
	switch i {
	case Sails, KeelBolts, Seacocks, Bulkheads, Chainplates, Batteries, Lithium, Windows, Lifelines, Winches, Flares, Extinguishers, Lifejackets, EngineMounts, EngineHours, Electronics, Mast, TrimTabs, Lights, Papers, Alarms, FuelHoses, Other:
		return true
	}
	return false
}

// Gathers reports whether the item stands for several things, of which each fails by itself.
func (i Item) Gathers() bool {
	switch i {
	case Bulkheads, DeckItem, Windows, Lifelines, Winches, Canvas, GroundTackle, Mast, Cooling, Shaft, Exhaust, Charging, Electronics, Lights, InteriorItem, Heads, Water, Galley, Fridge:
		return true
	}
	return false
}
