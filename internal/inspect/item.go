package inspect

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
	Cooling      Item = "cooling"
	EngineMounts Item = "engine_mounts"
	Thruster     Item = "thruster"

	Batteries   Item = "batteries"
	Lithium     Item = "lithium_batteries"
	Wiring      Item = "wiring"
	Charging    Item = "charging"
	Electronics Item = "electronics"

	InteriorItem Item = "interior"
	Upholstery   Item = "upholstery"
	Bilge        Item = "bilge"
	Heads        Item = "heads"
	Water        Item = "water"
	Heating      Item = "heating"
	Fridge       Item = "fridge"

	Gas           Item = "gas"
	Liferaft      Item = "liferaft"
	Lifejackets   Item = "lifejackets"
	Flares        Item = "flares"
	Epirb         Item = "epirb"
	Extinguishers Item = "extinguishers"
	BilgePump     Item = "bilge_pump"
)

// part is what is known of an item without looking at a boat.
type part struct {
	item   Item
	area   Area
	label  string  // as a sentence begins
	weight float64 // in the score of its area: 1 for what decides it
	terms  string  // how adverts call it, separated by commas; plurals are found too
}

// parts is every item with the words that mean it. A longer term wins over a shorter one inside it.
var parts = []part{
	{HullShell, Hull, "Hull", 1, "hull, gelcoat, gel coat, topsides, laminate, fibreglass, fiberglass, plating, planking, hull deck joint, underwater hull, below the waterline, transom, garboard, plank, strake"},
	{Keel, Hull, "Keel", 1, "keel, keel joint, keel stub, bilge keel, fin keel, swing keel, lifting keel, centreboard, centerboard, keel seam"},
	{KeelBolts, Hull, "Keel bolts", 1, "keel bolt, keelbolt"},
	{Rudder, Hull, "Rudder", 1, "rudder, rudder stock, rudder bearing, skeg, pintle, rudder blade"},
	{Steering, Hull, "Steering", 1, "steering, steering cable, quadrant, wheel steering, steering system, tiller"},
	{Seacocks, Hull, "Seacocks and through-hulls", 1, "seacock, sea cock, through hull, thru hull, throughhull, thruhull, skin fitting, ball valve, gate valve, through hull fitting, hull fitting"},
	{Bulkheads, Hull, "Bulkheads and frames", 1, "bulkhead, stringer, structural grid, floor frame, ring frame, main bulkhead, bulkhead tabbing, tabbing"},

	{DeckItem, Deck, "Deck", 1, "deck, foredeck, side deck, sidedeck, coachroof, coach roof, cabin top, cabintop, cockpit sole, cockpit floor, deck core, cockpit locker, non skid, nonskid, deck fitting, deck hardware"},
	{TeakDeck, Deck, "Teak deck", 1, "teak deck, teak decking, teak laid deck, teak side deck, teak cockpit, deck teak, teak on deck, teak caulking, teak seam, laid teak, teak"},
	{Windows, Deck, "Windows and hatches", 0.5, "window, portlight, port light, porthole, hatch, deck hatch, skylight, companionway hatch, windscreen, window frame, port hole, opening port, fixed port"},
	{Lifelines, Deck, "Lifelines and stanchions", 0.5, "lifeline, stanchion, guardrail, guard rail, guard wire, pulpit, pushpit, stanchion base"},
	{Winches, Deck, "Winches and windlass", 0.3, "winch, windlass, anchor winch"},
	{Canvas, Deck, "Canvas", 0.3, "sprayhood, spray hood, dodger, bimini, canvas, cockpit tent, cockpit enclosure, sail cover, stackpack, stack pack, lazy bag"},

	{StandingRigging, Rig, "Standing rigging", 1, "standing rigging, standing rig, rigging, shroud, forestay, backstay, headstay, cap shroud, inner forestay, rigging wire, wire rigging, turnbuckle, bottlescrew, bottle screw, rigging screw, swage, rig"},
	{RodRigging, Rig, "Rod rigging", 1, "rod rigging, rod rig, navtec rod"},
	{RunningRigging, Rig, "Running rigging", 0.3, "running rigging, halyard, reefing line, main halyard, control line, mainsheet, main sheet, jib sheet"},
	{Sails, Rig, "Sails", 1, "sail, main, mainsail, main sail, genoa, jib, gennaker, spinnaker, headsail, head sail, staysail, asymmetric, code zero, suit of sails, sail wardrobe, main and genoa, main and jib, mainsail and genoa, mainsail and jib, foresail, storm jib"},
	{Mast, Rig, "Mast and spars", 0.7, "mast, boom, spar, spreader, mast step, compression post, mast head, masthead, gooseneck, mast foot, mast base, mast beam, bowsprit"},
	{Chainplates, Rig, "Chainplates", 1, "chainplate, chain plate"},
	{Furler, Rig, "Furler", 0.3, "furler, roller furling, furling gear, furling system, genoa furler, jib furler"},

	{EngineItem, Drive, "Engine", 1, "engine, motor, diesel, main engine, diesel engine, inboard, yanmar, volvo, volvo penta, perkins, beta marine, beta, atomic 4, atomic four, westerbeke, nanni, lombardini, bukh, mercruiser, universal diesel, cylinder head, head gasket, injector, injection pump, gas engine, outboard, outboard engine, outboard motor, mercury, suzuki outboard, yamaha outboard, cummins, caterpillar, engine block, turbo, port engine, starboard engine"},
	{Gearbox, Drive, "Gearbox", 0.5, "gearbox, gear box, transmission"},
	{Saildrive, Drive, "Saildrive", 0.7, "saildrive, sail drive, saildrive seal, saildrive diaphragm, saildrive gasket, sail drive seal, sail drive diaphragm, saildrive gaiter, diaphragm, diaphragm seal"},
	{Shaft, Drive, "Shaft and propeller", 0.5, "shaft, prop shaft, propshaft, propeller shaft, stern gland, stern tube, shaft seal, stuffing box, packing gland, cutless bearing, cutlass bearing, propeller, prop, dripless seal, shaft bearing"},
	{Sterndrive, Drive, "Sterndrive", 0.7, "sterndrive, stern drive, outdrive, bellow, drive bellow, duoprop"},
	{Exhaust, Drive, "Exhaust", 0.5, "exhaust, exhaust elbow, mixing elbow, riser, manifold, exhaust manifold, exhaust hose, exhaust riser, exhaust system"},
	{FuelTank, Drive, "Fuel system", 0.5, "fuel tank, diesel tank, fuel line, fuel hose, fuel system, gas tank, petrol tank, iron tank, black iron tank, steel tank, aluminium tank, fuel"},
	{Cooling, Drive, "Cooling", 0.5, "heat exchanger, impeller, raw water pump, raw water hose, cooling system, coolant, water pump impeller, seawater pump, raw water system"},
	{EngineMounts, Drive, "Engine mounts", 0.3, "engine mount, engine mounting, motor mount"},
	{Thruster, Drive, "Thruster", 0.2, "bow thruster, bowthruster, stern thruster"},

	{Batteries, Electrical, "Batteries", 0.7, "battery, house battery, starter battery, service battery, agm, agm battery, gel battery, house bank, battery bank, start battery, engine battery, leisure battery"},
	{Lithium, Electrical, "Lithium batteries", 0.7, "lithium, lithium battery, lifepo4, lifepo4 battery, lithium bank, lithium house bank"},
	{Wiring, Electrical, "Wiring", 1, "wiring, electrics, electrical system, shore power, shorepower, switch panel, electrical panel, bonding, 12v system, distribution panel, ac system, dc system, wire loom, electrical installation"},
	{Charging, Electrical, "Charging", 0.4, "charger, battery charger, alternator, solar, solar panel, inverter, generator, genset, wind generator, solar array"},
	{Electronics, Electrical, "Electronics", 0.4, "electronics, instrument, chartplotter, chart plotter, plotter, radar, vhf, autopilot, auto pilot, depth sounder, ais, navigation equipment, wind instrument, sailing instrument, gps, log and depth"},

	{InteriorItem, Interior, "Interior", 0.7, "interior, headlining, headliner, vinyl lining, varnish, cabin sole, floorboard, joinery, woodwork, saloon, salon, below deck"},
	{Upholstery, Interior, "Upholstery", 0.3, "upholstery, cushion, mattress, curtain"},
	{Bilge, Interior, "Bilge", 0.7, "bilge"},
	{Heads, Interior, "Toilet and holding tank", 0.5, "marine toilet, toilet, holding tank, head, marine head, sanitation hose, black water tank"},
	{Water, Interior, "Water system", 0.5, "water tank, fresh water system, water heater, calorifier, fresh water pump, plumbing, pressure water, hot water, water system, watermaker, water maker, freshwater pump"},
	{Heating, Interior, "Heating", 0.3, "heating, heater, diesel heater, diesel heating, eberspacher, webasto, central heating, cabin heater"},
	{Fridge, Interior, "Fridge", 0.2, "fridge, refrigerator, refrigeration, freezer, fridge compressor"},

	{Gas, Safety, "Gas installation", 1, "gas installation, gas system, lpg, propane, gas hose, gas locker, gas line, gas regulator, gas pipe, lpg system, propane system, propane locker, gas bottle, gas"},
	{Liferaft, Safety, "Liferaft", 0.5, "liferaft, life raft"},
	{Lifejackets, Safety, "Lifejackets", 0.4, "lifejacket, life jacket, pfd"},
	{Flares, Safety, "Flares", 0.3, "flare, pyrotechnic"},
	{Epirb, Safety, "EPIRB", 0.3, "epirb, plb"},
	{Extinguishers, Safety, "Fire extinguishers", 0.4, "extinguisher, fire extinguisher, fire fighting equipment, fire suppression, fire blanket"},
	{BilgePump, Safety, "Bilge pump", 0.7, "bilge pump"},
}

// pairs are terms that name two items at once.
var pairs = map[string][]Item{
	"standing and running rigging": {StandingRigging, RunningRigging},
	"running and standing rigging": {StandingRigging, RunningRigging},
	"mast and rigging":             {Mast, StandingRigging},
	"rig and sails":                {StandingRigging, Sails},
	"keel and rudder":              {Keel, Rudder},
	"hull and deck":                {HullShell, DeckItem},
}

// partOf returns what is known of an item; that of the whole boat belongs to the hull.
func partOf(item Item) part {
	for _, p := range parts {
		if p.item == item {
			return p
		}
	}
	if item == EngineHours {
		return part{EngineHours, Drive, "Engine hours", 1, ""}
	}
	return part{WholeBoat, Hull, "The boat as a whole", 1, ""}
}

// Area returns the area the item belongs to.
func (i Item) Area() Area { return partOf(i).area }

// Label returns the item's name as a sentence begins, "Standing rigging".
func (i Item) Label() string { return partOf(i).label }
