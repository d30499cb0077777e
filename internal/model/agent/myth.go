package agent

// myth is a thing that people take for granted and that is not so.
type myth struct {
	says  phrases
	with  phrases // one of these must stand there too; nil means nothing more
	never phrases
	truth string
	about string // id of the passage that tells how it is; "" for none
}

// myths are what examiners of the sea, and hearsay, often suppose.
var myths = []myth{
	{phrasesOf(`
		sailboats always, sailing boats always, sail always, sailing boat always, sailing yacht always, sailing vessels always, yachts always, sailboats have absolute, sail has absolute, power always gives way, power must always
		motorboats always, always gives way to sail, always give way to sail, sail beats power, sailors always have, we always have right of way, i always have right of way`),
		phrasesOf(`right of way, priority, stand on, give way, gives way, keep clear, beats`), nil,
		"Sailing boats do not always have right of way: a sailing boat keeps clear when she overtakes (Rule 13), does not impede ships in narrow channels " +
			"and traffic lanes (Rules 9 and 10), and keeps out of the way of vessels not under command, restricted in their ability to " +
			"manoeuvre or fishing (Rule 18); in fog nobody has it (Rule 19). A tanker may need a mile or more to stop or turn.",
		"colregs-general-large-ships"},
	{phrasesOf(`bigger boat has, larger boat has, bigger boats have, larger boats have, bigger boat always, the larger vessel has, smaller boat always, smaller boats always, size decides, racing boats have, because were racing, since were racing, since we are racing, because we are racing`),
		phrasesOf(`right of way, priority, stand on, give way`), nil,
		"Neither size nor a race gives right of way by itself: the rules look at what a vessel is doing and how she can manoeuvre (Rules 12 to 18). Only in " +
			"narrow channels and traffic lanes must small and sailing boats not impede those that cannot leave them (Rules 9 and 10).",
		"colregs-steering-rule-18-responsibilities"},
	{phrasesOf(`
		port is right, port is the right, port is on the right, port means right, port side is the right, port side is on the right, port light is on the right, red port light is on the right, port light on the right, starboard is left, starboard is on the left, starboard means left
		starboard side is the left, red starboard light, green port light, red for starboard, green for port, red is starboard, green is port`),
		nil, phrasesOf(`buoy, buoys, mark, marks, marked, channel, harbour, harbor, entering, returning, region, iala, bow, astern, can, cone`),
		"It is the other way round: looking forward, port is the left side and carries the red light; starboard is the right side and carries the green one.",
		"glossary-directions"},
	{phrasesOf(`
		saltwater is lighter, salt water is lighter, sea water is lighter, seawater is lighter, saltwater is less dense, salt water is less dense, seawater is less dense, fresh water is denser, freshwater is denser, fresh water is heavier
		freshwater is heavier, higher in fresh, higher in the river, higher in rivers, deeper in salt, deeper in sea, lower in salt, lower in the sea`),
		nil, nil,
		"No: salt water is the denser one, by about 2.5 per cent (1.025 against 1.000 kilograms a litre). In a river or lake a boat sinks a little deeper and draws more, a cruising " +
			"yacht a centimetre or two, and in the sea she floats higher.",
		"canals-fresh-water"},
	{phrasesOf(`epirb, epirbs, plb, plbs, distress beacon, beacon, beacons`),
		phrasesOf(`no longer need regist*, no longer needs regist*, no longer need to be regist*, no longer needs to be regist*, not need to be regist*, doesnt need regist*, does not need regist*, dont need regist*, do not need regist*, needs no regist*, without regist*, register themselves`), nil,
		"A beacon must still be registered, with the country whose code it carries, and the entry kept up to date: it is free in most countries, and rescuers learn from it who you are. " +
			"Its battery is replaced before the date printed on it, with a new seal, by the maker's service agent.",
		"radio-epirb"},
	{phrasesOf(`
		stops in its own length, stop in its own length, stops in her own length, stop in her own length, stops immediately, stop immediately, stops instantly, stop instantly, stops dead, step on the brake, hit the brakes, brakes of my boat`),
		phrasesOf(`boat, yacht, sail, sailing, ship, vessel`), phrasesOf(`engine stops, engine, how do i stop, motor`),
		"A boat has no brakes and does not stop in her own length under sail: she carries her way for several lengths, and downwind the sails go on driving. Keep well clear of swimmers, and outside " +
			"of the buoyed bathing zones, where many countries allow a few knots at most or no boats at all within 200 to 300 m of the beach.",
		"points-of-sail-stopping"},
	{phrasesOf(`seawater, sea water, salt water, saltwater, ocean water`),
		phrasesOf(`is safe to drink, safe to drink, drinking is safe, in small sips is safe, small sips is safe, small amounts is safe, is drinkable, is healthy, hydrates, quenches, small sips of, a little each day`), phrasesOf(`watermaker, desalinat*, is it safe`),
		"No: sea water is never safe to drink, not in sips and not mixed with fresh, for the kidneys need more water to pass its salt than was drunk. It dries the body out, confuses and kills. In a " +
			"raft ration fresh water, catch rain, use a hand watermaker, and eat little while there is little water.",
		"provisioning-water-sea-water"},
	{phrasesOf(`hull speed, displacement speed`),
		phrasesOf(`explode, explodes, exploding, breaks apart, break apart, break up, falls apart, illegal, sink the boat, sinks the boat, cracks the hull, break the hull, damage the hull, forbidden, dangerous to exceed`), nil,
		"Nothing breaks at hull speed: it is where the waves that a displacement hull makes grow as long as her waterline, so that more power gives hardly more speed. Surfing or planing, " +
			"boats exceed it. Sails come down or are reefed because of the wind, heel and steering, not because of it.",
		"design-ratios-hull-speed"},
	{phrasesOf(`brandy, rum, whisky, whiskey, alcohol, schnapps, spirits, vodka, cognac`),
		phrasesOf(`warms you, warms up, warm him up, warm her up, warm them up, warm me up, warms the body, keeps you warm, warm someone up, keep warm`), nil,
		"No: alcohol does not warm. It widens the vessels of the skin, so that the body loses heat faster, and dulls judgement. Give warm sweet drinks to somebody who is fully awake.",
		"first-aid-hypothermia"},
	{phrasesOf(`spring tides, spring tide, springs`),
		phrasesOf(`only happen in spring, only in spring, only in the spring, in the season of spring, because it is spring, in march april and may, once a year, during spring season`), nil,
		"Spring tides have nothing to do with the season: they come about every fortnight, a day or two after new and full moon, when moon and sun pull in line.",
		"tides-springs-neaps"},
	{phrasesOf(`compass always points to true north, compass points to true north, compass shows true north, points to the geographic north, magnetic north is true north, magnetic and true north are the same, no variation on modern, compass needs no correction`), nil, nil,
		"No: a magnetic compass points to magnetic north, off from true north by the variation of the place, and the boat's own magnetism adds deviation, which changes with the heading.",
		"navigation-variation-deviation"},
	{phrasesOf(`catamarans cannot capsize, catamarans cant capsize, catamaran cannot capsize, catamaran cant capsize, catamarans never capsize, catamaran never capsizes, cats cant capsize, cats never capsize, catamarans are uncapsizable, keelboat cannot capsize, keelboat cant capsize
		keelboats cant capsize, keelboats cannot capsize, keelboats never capsize, yachts cannot capsize, yachts cant capsize`), nil, nil,
		"Any boat can be capsized by a wave high enough that breaks on her side. A ballasted monohull comes upright again, unless she has filled; a catamaran is hard to turn over but stays " +
			"upside down, mostly afloat. No boat is unsinkable without a thought for reefing, hatches and seacocks.",
		"boat-types-mono-vs-cat"},
	{phrasesOf(`ais, radar, autopilot, plotter, chartplotter, collision alarm`),
		phrasesOf(`dont need a lookout, do not need a lookout, no need for a lookout, dont need to look, no lookout needed, keeps the lookout, does the lookout, replaces the lookout, lookout for me, keeps watch for me, avoids collisions, avoids other boats, gives way for me, avoid ships by itself`), nil,
		"No: Rule 5 demands a look-out by sight and hearing at all times. Many small boats send no AIS and give a poor radar echo, sets fail or are switched off, and an autopilot sees nothing.",
		"seamanship-lookout"},
	{phrasesOf(`gps is always, gps is never wrong, gps cannot be wrong, gps cant be wrong, gps never fails, plotter is always right, plotter is never wrong, chartplotter is never wrong, electronic charts are always`), nil, nil,
		"A GPS position is mostly good to some metres, but the receiver or its power can fail, signals are jammed or faked in some areas, and the chart below it may rest on a survey that is a century old.",
		"navigation-gps"},
	{phrasesOf(`gas rises, gas is lighter than air, propane is lighter, butane is lighter, lpg is lighter, propane rises, lpg rises, petrol fumes rise, petrol vapour rises, vapour rises`), nil, phrasesOf(`natural gas, helium`),
		"The other way round: propane, butane and petrol vapour are heavier than air. They flow down into the bilge and stay there, which is why lockers drain overboard, the sensor sits low, and one spark is enough.",
		"gas-locker"},
	{phrasesOf(`smell carbon monoxide, smell the carbon monoxide, smell co, carbon monoxide smells, carbon monoxide has a smell`), nil, nil,
		"Nobody smells carbon monoxide: it has neither smell nor colour. Only an alarm tells of it in time, one in each place where people sleep.",
		"safety-equipment-carbon-monoxide"},
	{phrasesOf(`paint the anode, paint the anodes, paint my anodes, paint over the anode, paint over the anodes, paint over my anodes, antifoul the anode, antifoul the anodes, antifoul over the anodes, antifouling on the anodes, antifouling on anodes, painting the anodes`), nil, nil,
		"Anodes must not be painted: paint keeps the water from them, so that they protect nothing and the metal that they should save corrodes in their place.",
		"electrical-anodes"},
	{phrasesOf(`pee on, urinate on, urine on, wee on, use urine`), phrasesOf(`sting, stings, jellyfish, stung`), phrasesOf(`is it true, should`),
		"No urine: it can make the stinging cells that are still on the skin fire. Rinse with sea water.",
		"first-aid-jellyfish"},
	{phrasesOf(`good swimmer, good swimmers, strong swimmer, strong swimmers, can all swim, all swim well, swim well, swims well`),
		phrasesOf(`no lifejacket, no lifejackets, dont need lifejackets, dont need a lifejacket, do not need lifejackets, need lifejackets, need a lifejacket, skip lifejackets, without lifejackets, without a lifejacket, lifejackets are unnecessary`), nil,
		"Good swimmers drown too: cold water takes the breath within seconds and the use of the hands within minutes, and a blow on the head asks for no swimming badge. Wear the lifejacket.",
		"safety-equipment-when-to-wear"},
	{phrasesOf(`chain holds the boat, weight of the chain holds, weight of the chain that holds, anchor holds by its weight, anchor holds by weight, weight of the anchor holds, shorter scope holds, short scope holds, less chain holds, less scope holds`), nil, nil,
		"An anchor holds because it is dug in, not by its weight or the chain's: the pull has to come along the bottom, and that takes scope, 4 to 5 times the depth with chain, 6 to 8 with rope, more in strong wind.",
		"anchoring-scope"},
	{phrasesOf(`northerly wind blows to, north wind blows to, north wind blows north, westerly blows to the west, easterly blows to the east, southerly blows to the south, northerly blows to the north, westerly wind blows to the west, wind is named after where it goes, winds are named for where they go`), nil, nil,
		"A wind is named after where it comes from: a northerly blows from north to south. Only currents are named by where they run to.",
		""},
	{phrasesOf(`keel`), phrasesOf(`makes the boat float, makes a boat float, keeps the boat floating, keeps the boat afloat, keeps it afloat, keeps her afloat, is what floats, what floats the boat, lets the boat float`), nil,
		"The hull floats the boat, by the water that it pushes aside; the keel only weighs. It holds her upright and keeps her from sliding sideways: without it a ballasted yacht floats higher, and rolls over.",
		"hull-keel-kinds"},
	{phrasesOf(`reef, reefing, reefs, reefed`), phrasesOf(`add sail area, adds sail area, add sail, adds sail, more sail area, increase sail area, increases sail area, bigger sail, larger sail, increase the sail`), phrasesOf(`shake out, without, before adding, instead of`),
		"The other way round: to reef is to take sail area away, because the wind has grown; sail is added by shaking the reef out.",
		"reefing-when"},
	{phrasesOf(`diesel`), phrasesOf(`explodes more, more explosive than petrol, more explosive than gasoline, more flammable than petrol, more dangerous than petrol, explodes easier, explodes faster`), nil,
		"It is the other way round: petrol gives off explosive vapour at any usual temperature, while diesel must be warmed above about 55 degrees Celsius before its vapour burns. Keep petrol outside, on deck or in a locker that vents overboard, " +
			"and diesel cans upright and lashed, away from heat.",
		"gas-petrol-vapour"},
	{phrasesOf(`anchors float, anchor floats, anchor should float, floating anchor so`), nil, phrasesOf(`sea anchor, drogue`),
		"An anchor must not float: it sinks to the bottom and digs itself in when the pull comes along the ground. Only a sea anchor, a parachute in the water, holds without the bottom.",
		"anchoring-how-to-set"},
	{phrasesOf(`bermuda triangle`), nil, phrasesOf(`distance, from, to bermuda`),
		"Ships and aircraft are not lost more often there than in other waters with so much traffic, says the US Coast Guard, and insurers ask no more for it. What is real is the Gulf Stream, sudden squalls and hurricanes.",
		"passage-planning-gulf-stream"},
	{phrasesOf(`knots per hour, knots an hour, knot per hour`), nil, nil,
		"A knot is already a speed, one nautical mile in an hour; there is no need of \"per hour\".",
		""},
}

// mythIn returns the myth that a turn takes for granted, nil for none.
func mythIn(p plain) *myth {
	for i := range myths {
		m := &myths[i]
		if p.has(m.says) && (m.with == nil || p.has(m.with)) && !p.has(m.never) {
			return m
		}
	}
	return nil
}
