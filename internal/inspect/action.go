package inspect

// Action is what was done to an item.
type Action string

// The actions.
const (
	Renewed  Action = "renewed"  // new, replaced or rebuilt: its age counts from then
	Serviced Action = "serviced" // maintained or looked at
	Repaired Action = "repaired" // a problem was dealt with
)

// actions is how adverts word them. Some imply the item, or the problem that was dealt with.
var actions = []struct {
	action  Action
	problem Problem
	implies []Item
	terms   string
}{
	{Renewed, "", nil, "replaced, renewed, rebuilt, rebuild, re built, overhauled, overhaul, reconditioned, remanufactured, refurbished, upgraded, installed, fitted, re fitted, replacement, renewal, changed, dates from, dated, date from, was done, were done, redone, brand new, swapped, exchanged, refit"},
	{Renewed, "", []Item{EngineItem}, "repowered, re powered, repower, re engined, reengined"},
	{Renewed, "", []Item{StandingRigging}, "rerigged, re rigged, re rig, rerig"},
	{Renewed, "", []Item{Wiring}, "rewired, re wired, rewire"},
	{Renewed, "", []Item{Upholstery}, "reupholstered, re upholstered"},
	{Serviced, "", nil, "serviced, service, inspected, inspection, checked, tested, greased, maintained, surveyed, rig check, certified, sounded, pressure tested, torqued, x rayed, drawn, dropped, measured"},
	{Serviced, "", []Item{EngineItem}, "oil change, oil changed, oil and filter, oil and filter changed, engine oil, engine oil changed, engine service, engine serviced"},
	{Repaired, "", nil, "repaired, repair, fixed, cured, rectified, professionally repaired, made good, sorted, remedied, repairs made, resolved, reinforced, treated, completed, under warranty"},
	{Repaired, Blister, []Item{HullShell}, "osmosis treatment, treated for osmosis, osmosis treated, osmosis repair, blister repair, peeled and epoxied, gelcoat peel, gelcoat peeled, hull peeled, epoxy treatment, osmosis cured"},
	{Repaired, Soft, []Item{DeckItem}, "recored, re cored, deck recored, deck recore, new deck core"},
	{Repaired, Leak, nil, "rebedded, re bedded, resealed, re sealed, recaulked, re caulked"},
	{Repaired, Aged, []Item{TeakDeck}, "teak deck removed, teak removed, teak was removed, teak has been removed, teak deck was removed, teak deck were removed, teak deck has been removed, teak deck have been removed"},
}

// signs are the words that change what others say.
var signs = map[sign]string{
	negator: "no, not, never, without, nor, none, neither, zero, isnt, arent, doesnt, dont, didnt, wasnt, hasnt, havent, no longer, nil, free of, free from, no sign of, no evidence of, no known, not any, absence of, cannot find any, has never had, n/a, no trace of, not a",
	unsure: "if, whether, check for, look for, worried about, concerned about, afraid of, beware of, watch for, might, may have, could be, could have, how to, what about, tell me about, prone to, known for, famous for, " +
		"inspect for, typical problem, common problem, usual problem, known issue, should i, will be, would be, can be, to be fitted, available, optional",
	needing: "need, needing, in need of, require, requiring, due for, to be replaced, should be replaced, must be replaced, overdue, ready for new, will need, could do with, would benefit from, are due, is due, due for replacement, needs replacing, need replacing, needs replacement, deserve, want replacing, recommended to replace, replace soon, needed, attention needed, could use, requires replacing",
	newSign: "new, newer",
	originalOne: "original, factory original, all original, as built, from new, never replaced, not been replaced, not replaced, never been replaced, has never been replaced, " +
		"have never been replaced, has not been replaced, have not been replaced, hasnt been replaced, havent been replaced, not been renewed, oem, same age as the boat",
	ignored: "main cabin, main saloon, main salon, main switch, main hatch, main anchor, main mast, main battery, main bilge pump, main dealer, main beam, main deck, main companionway, main street, " +
		"engine room, engine bay, engine compartment, engine space, engine hour, engine control, engine panel, engine instrument, engine key, engine log, engine access, engine box, " +
		"sail area, sail number, sail plan, sail away, day sail, sail boat, motor sailer, motor sailor, motor yacht, motor boat, motorboat, motor cruiser, motor sail, " +
		"new zealand, new york, new england, new hampshire, new jersey, new orleans, new owner, new listing, new price, new home, new to market, new asking price, new caledonia, new haven, new bern, new boat, as new, like new, nearly new, almost new, new year, " +
		"needs a new home, needs new home, needs little introduction, needs a new owner, needs nothing, need nothing, needs no work, needs no introduction, wants for nothing, needs nothing doing, " +
		"soft furnishing, soft top, soft bottom, soft shackle, soft cover, soft dodger, " +
		"hot water leak detector, gas detector, smoke detector, smoke alarm, fire alarm, co alarm, leak detector, gas alarm, gas oven, gas cooker, gas stove, gas hob, gas grill, crack on, cracking boat, cracking condition, cracking example, cracking sailing boat, " +
		"osmosis prevention, osmosis protection, osmosis preventative, against osmosis, anti osmosis, antiosmosis, osmosis guarantee, osmosis prevention treatment, osmosis warranty, epoxy against osmosis, " +
		"wet locker, wet head, wet room, wet exhaust, wet sailing, wet weather, low moisture, low moisture reading, low readings, damp proof, play area, play time, grounding plate, grounding strap, bottom paint, " +
		"dry bilge, dry stored, dry storage, " +
		"dated 2, missing from, removed for winter, removed for storage, mast removed for, removable, dinghy and outboard, dinghy with outboard, outboard for dinghy, tender with outboard, tender and outboard, outboard bracket, " +
		"cabin heater, deck light, deck wash, deck saloon, deck shower, deck house, deckhouse, flush deck, teak interior, teak joinery, teak veneer, teak trim, teak saloon, teak cabin, teak table, teak grating, teak handrail, teak rail, teak toe rail, teak finish, teak woodwork, interior teak, teak capping, teak cabin sole, teak and holly, teak bulkhead, teak swim platform, teak platform, " +
		"stay sail, stay on, stay aboard, long stay, stay overnight, stays in, masthead sloop, masthead rig, mast head sloop, masthead light, wind speed, tall rig, fractional rig, sloop rig, cutter rig, ketch rig, sloop rigged, storm sail, in mast furling, in mast, " +
		"fuel capacity, fuel consumption, water capacity, head room, headroom, head sea, full head, separate head, forward head, aft head, one head, two head, head with shower, head compartment, gear box, cabin layout, owner cabin, double cabin, guest cabin, aft cabin, forward cabin, twin cabin, cabin with, double berth, single berth, sea berth, cockpit cover, winter cover, full cover, boat cover, motor and sail, hull speed, hull shape, hull form, hull number, hull identification number, hull color, hull colour, hull length, hull design, double hull, lead keel, iron keel, shoal keel, wing keel, keel type, keel stepped, deck stepped, shoal draft keel, full keel, long keel, encapsulated keel, wheel, survey available, recent survey, full service history, service history, service record, service battery bank, charter service, pre purchase survey, open to a survey, survey is welcome, for survey, " +
		"play an important, at play, display, stiff hull, stiff boat, stiff and, stiff under, stiff in, stiff sailing, thin water, needs of, if required, as required, if needed, as needed, if you need, whatever you need, all you need, everything you need, you need, you will need, collision bulkhead, collision avoidance, compression ratio, watertight bulkhead, moving up, moving to, moving on, moving abroad, moving ashore, moving house, owner moving, compromise, lifting keel, lifting eye, weight lifting, sail drive leg, loose footed, loose foot, loose change, loose covers, hole in the water, porthole, changed hands, bought by, bought new, bought in, purchased by, purchased in, bought her, bought the boat, purchased new, purchased the boat, price changed, " +
		"dropped keel, drop keel, price dropped, fire extinguisher, port of, from the cockpit, from new york, lightning protection, lightning conductor, hurricane season, hurricane hole, hurricane hatch, storm jib, storm trysail, hurricane plan, outside hurricane zone, out of the hurricane, storm canvas, hurricane belt, hurricane zone, hurricane free, hot bunk, sealed battery, sealed bearing, gel coat shines, tired of, not tired, detached house, tow vehicle, salvage yard, stuck to",
}
