package refusal

import (
	"regexp"

	"github.com/fairlead/fairlead/internal/phrase"
)

// childAlone is a child, or one of an age that is told, with nobody beside.
var childAlone = regexp.MustCompile(`\b(?:kids?|child(?:ren)?|baby|toddler|son|daughter) (?:alone|unattended|by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own)\b` +
	`|\b(?:[1-9]|1[0-3]|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen) year olds?\b(?: \w+){0,6} (?:alone|unattended|by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own)\b` +
	`|\b(?:leave|leaving) (?:\w+ ){0,3}(?:kids?|child(?:ren)?|baby|toddler|son|daughter|year olds?)(?: asleep| sleeping)? (?:on board|aboard|on the boat|in the cabin|below)(?: \w+){0,2} while (?:we|i)\b`)

// hazards are plans that hurt people often, with what to do instead.
var hazards = []rule{
	{"flame below", phrase.Of(`generator, charcoal, barbecue, bbq, grill, stove, cooker, oven, hob, burner, candle, candles, hibachi, camping stove, patio heater, gas heater, engine running, gas on`),
		phrase.Of(`hatches shut, hatches closed, vents closed, vents shut, everything shut, all closed, sealed cabin, heat the cabin, heating the cabin, warm the cabin, heat the boat, warm the boat, keep warm, for heat, for warmth, for heating, inside the cabin, below deck, below decks, overnight
			over night, while sleeping, while we sleep, in the cockpit tent, under the cockpit tent, run below, use below, inside the boat`),
		"No: an open flame, charcoal, a generator or an engine's exhaust in or near a closed cabin kills by carbon monoxide, most of all " +
			"overnight. Use a heater built in with its own flue, or shore power, keep a vent open, and a carbon monoxide alarm where people sleep.",
		"safety-equipment-carbon-monoxide", false},
	{"charcoal below", phrase.Of(`charcoal, barbecue, bbq, grill, hibachi, briquettes, generator, camping stove, camp stove, patio heater`),
		phrase.Of(`in the cabin, in the saloon, in the salon, in my cabin, inside, below deck, below decks, under deck, indoors, in the forepeak`),
		"No: charcoal, a camping stove or a generator in a cabin kills by carbon monoxide, which has no smell, and an open hatch does not carry it " +
			"off. Grill outside on the rail, well away from gas and sails, heat with a stove built in with its own flue or with shore power, and " +
			"have a carbon monoxide alarm where people sleep.",
		"safety-equipment-carbon-monoxide", false},
	{"firing range", phrase.Of(`firing range, live firing, danger area, firing area, military exercise, exercise area, exclusion zone`),
		phrase.Of(`go through, sail through, cut through, going through, sailing through, pass through, straight through, shortcut, short cut, cross, crossing, save an hour, save time, ignore`),
		"No: keep clear of a firing range or an exclusion zone while it is active, and do not save an hour there. Go round, or call range control on its VHF channel and do as they say: they can tell when the firing " +
			"pauses. The times are in notices to mariners, in the almanac and in the coastguard's broadcasts.",
		"", false},
	{"weak knot", phrase.Of(`reef knot, square knot, granny knot, granny, slip knot, clove hitch, half hitch, shoelace knot`),
		phrase.Of(`hoist crew, hoist me, hoist a person, up the mast, mast climbing, bosuns chair, boatswains chair, aloft, safety line, lifeline, harness, tether, rescue, tow a, abseil`),
		"No: a reef knot, granny or hitch can capsize and let go, and a life must not hang on one. Tie the halyard to a proper harness or chair with a " +
			"bowline with a long tail or a figure-eight loop, with a second halyard as a safety line on its own winch.",
		"seamanship-going-aloft", false},
	{"tank poison", phrase.Of(`battery acid, sulphuric acid, sulfuric acid, car battery acid, antifreeze, drain cleaner, caustic soda, petrol, gasoline, diesel, white spirit, toilet cleaner, ammonia, thinner`),
		phrase.Of(`clean my water tank, clean the water tank, clean water tank, water tank, water tanks, drinking water, freshwater tank, fresh water tank`),
		"No, never: that would poison whoever drinks from the tank and may eat the tank and hoses. Never mix cleaners either, since acid and chlorine give a " +
			"poisonous gas. Clean with a mild detergent or vinegar, rinse, and disinfect with chlorine made for drinking water.",
		"provisioning-water-tank-hygiene", false},
	{"petrol", phrase.Of(`clean, cleaning, wash, degrease, rinse, start the stove, light the stove, light the barbecue, light the bbq, on the bbq, on the barbecue, on the grill, on the fire, to light, to start a fire`),
		phrase.Of(`petrol, gasoline, with gas`),
		"No: petrol vapour is heavier than air, lies in the bilge and explodes at a spark. Clean with a water-based bilge cleaner or " +
			"detergent, soak up what is left, and take it ashore.",
		"gas-petrol-vapour", false},
	{"swimming in a marina", phrase.Of(`swim, swims, swimming, swimmer, swimmers, kids in the water, children in the water, go in the water, get in the water, jump in the water, dive under`),
		phrase.Of(`in the marina, in a marina, in marinas, marina berth, shore power, at the dock, by the dock, round the dock, around the dock, at the pontoon`),
		"Nobody should swim in a marina or near boats on shore power: it is dangerous, since stray current in the water can paralyse a swimmer, most of all in fresh water, and boats manoeuvre there.",
		"electrical-shock-drowning", false},
	{"swimming", phrase.Of(`hold my breath, holding my breath, free the rope, clear the rope, snorkel, free diving, swim, swims, swimming, swimmer, swimmers, people in the water, someone in the water, somebody in the water, kids in the water, children in the water, be in the water, are in the water, go in the water, get in the water, getting in the water, goes in the water, jump in the water, in the water with, dive under, towed behind, teak surfing`),
		phrase.Of(`engine running, engine is running, engine on, motor running, motor is running, motor on, engine idles, ticking over, in neutral, propeller turning, under way, underway, while moving, while motoring, while sailing, in gear, idling`),
		"No: nobody swims near a running engine or a moving boat. Stop the engine and take out the key before anyone goes into the water: a " +
			"propeller injures in a second even in neutral, exhaust gas gathers at the stern, and a boat drifts faster than a child swims.",
		"", true},
	{"gale", phrase.Of(`40 knots, 45 knots, 50 knots, 55 knots, 60 knots, force 8, force 9, force 10, force 11, force 12, gale, storm, hurricane, severe gale`),
		phrase.Of(`is it safe to sail, safe to sail in, is it ok to sail, first time, beginner, beginners, novice, never sailed, first sail, with my kids, with the kids, with kids, with children, go out, go sailing, want to sail, want to go, should i leave, can i leave, set out, set off, is it ok, in my dinghy, for fun, take the boat out, lets go, for a record, my kite, the kite, my spinnaker, the spinnaker, full sail, full main, go anyway, still go, sail anyway, leave anyway, shall we go, can we go, just go, quick sail, surf, surfing`),
		"Do not go: stay in harbour. In a gale experienced crews in strong boats reef, wait or run for shelter, and rescue takes longer " +
			"for everyone. A first sail belongs into 8 to 12 knots of wind with someone who knows the boat.",
		"heavy-weather-sail-plan", false},
	{"no forecast", phrase.Of(`without checking the forecast, without checking the weather, without checking a forecast, without looking at the forecast, without looking at the weather, without reading the forecast, ignore the forecast, skip the forecast, dont need a forecast, no need for a forecast`), nil,
		"No: look at the forecast before you cast off, each time, and for longer than the trip takes. Wind and sea change faster than a yacht gets home, and most who need a lifeboat in bad weather could have read of it. It takes a minute: " +
			"the marine forecast of the national weather service, the coastguard's broadcast on VHF or the notice at the harbour office.",
		"weather-sources", false},
	{"unfit craft", phrase.Of(`inflatable, inflatable boat, airbed, air bed, lilo, kayak, canoe, paddleboard, sup, jet ski, jetski, pedalo, rowing boat, rubber boat, optimist, laser dinghy, pool float, 10 ft dinghy, 11 ft dinghy, 12 ft dinghy, 13 ft dinghy, 14 ft dinghy, 10 foot dinghy, 12 foot dinghy, 14 foot dinghy, 4 m dinghy, 5 m dinghy, raft i built, home made raft, homemade raft, bass boat, pontoon boat, 3 m dinghy, small dinghy`),
		phrase.Of(`atlantic, pacific, ocean, oceans, around the world, to america, to europe, to hawaii, to bermuda, to the bahamas, to cuba, to england, the north sea, the english channel, across the channel, cross the channel, crossing the channel, channel crossing, the irish sea, the tasman, the gulf stream, from dover, to calais, to france, to ireland, to corsica, open sea, biscay, offshore, circumnavigate`),
		"Do not: such a craft is not safe or designed for open water. She cannot carry the fuel, water and food, is swamped or turned over by " +
			"ordinary ocean waves, cannot be seen, and rescue may be out of reach. Even a well-found yacht needs a liferaft, EPIRB, long-range " +
			"communication and an experienced crew for it. Stay inshore within reach of help, or take a berth on a suitable boat.",
		"boat-types-bluewater", false},
	{"untrained", phrase.Of(`never sailed, no experience, zero experience, without experience, no sailing experience, dont know how to sail, do not know how to sail, cant sail, cannot sail, just bought a boat and`),
		phrase.Of(`atlantic, pacific, ocean, around the world, circumnavigate, across the channel, offshore, alone, single handed, singlehanded, solo, tomorrow, next week, my family, with kids, with my kids`),
		"I advise against it as it stands: the sea is unforgiving to a crew without training. Take a course (in Britain RYA Competent Crew and " +
			"Day Skipper, in the US ASA 101 to 104), sail with experienced people along the coast first, then longer passages with nights, and " +
			"only then offshore.",
		"", true},
	{"water on fat", phrase.Of(`water on, pour water, throw water, use water`),
		phrase.Of(`burning fat, fat fire, oil fire, burning oil, grease fire, frying pan, electrical fire, petrol fire, fuel fire`),
		"No, never water on burning fat, fuel or live wiring: fat explodes, fuel spreads and current kills. Turn off gas or power, smother " +
			"fat with a fire blanket or lid and leave it covered, and use a suitable extinguisher on the rest.",
		"fire-galley", false},
	{"no look-out", phrase.Of(`sleep, sleeping, nap, naps, asleep, go to bed, rest below, go below, watch a film, schlafen, dormir`),
		phrase.Of(`tied tiller, lashed tiller, tiller tied, tiller lashed, tie the tiller, lash the tiller, tie off the tiller, lashed helm, tied helm, lash the helm, tie the helm, lashed wheel, tied wheel, lock the wheel
			locked wheel, wheel locked, helm lashed, helm tied, nobody on watch, no one on watch, nobody on deck, no one on deck, without a watch, without a lookout, without a look out, no lookout, all sleep, both sleep, everyone sleep, everybody sleep
			shipping lane, shipping lanes, traffic lane, separation scheme, in the channel, across the channel, crossing the channel, english channel, busy water, autopilot on, with the autopilot, on autopilot, autopilot steering, autopilot steers`),
		"No: Rule 5 of the COLREGs requires a proper look-out by sight and hearing at all times, and nobody keeps one asleep. A ship that is below " +
			"the horizon can be here in 15 to 20 minutes, and neither a lashed helm nor an autopilot keeps clear. In busy water someone " +
			"stays awake on deck: share watches, or alone rest in harbour or at anchor before and after, and cross in one stretch by day.",
		"seamanship-singlehanded", false},
	{"alone aloft", phrase.Of(`climb the mast, go up the mast, go aloft, dive under the boat, dive under the keel`),
		phrase.Of(`alone, by myself, on my own, without a harness, without harness, without anyone, at night, in waves, under sail`),
		"Not alone: a second person tends a second halyard or watches the diver, because a fault that is small on deck is fatal there.",
		"seamanship-going-aloft", false},
	{"overload", finding(overloads), nil,
		"No: never carry more people than the plate says. An overloaded boat is slow to answer, ships water and capsizes in a wake, there are " +
			"neither handholds nor lifejackets for all, and the skipper is liable. Make two trips, or take a larger boat.",
		"seamanship-tender-outboard", false},
	{"stale gear", phrase.Of(`liferaft, life raft, raft, lifejacket, lifejackets, life jacket, life jackets, epirb, plb, extinguisher, extinguishers, harness, tether, jackstays, gas hose, seacocks`),
		phrase.Of(`
			past its service, past their service, past its date, past their date, out of service date, overdue for service, overdue service, not been serviced, hasnt been serviced, havent been serviced, never been serviced, never serviced, without a service, without service
			expired, out of date, years old and looks, years old but looks, years old but still, years old and still, looks fine, look fine, looks ok, look ok, still looks good, still look good, good enough`),
		"No, do not trust your life to it: safety gear past its date often fails when it is needed, however good it looks. A raft may not inflate, a jacket's cylinder or its seams may have rusted or rotted, an " +
			"extinguisher may have caked. Have it serviced by an approved station, or hire or buy another, before you sail.",
		"safety-equipment-liferaft-need", false},
	{"drowsy", phrase.Of(`sleeping pill, sleeping pills, sleeping tablet, sleeping tablets, sedative, sedatives, tranquilliser, tranquilizer, valium, diazepam, zopiclone, zolpidem, opioid, opioids, codeine, tramadol, strong painkillers, makes me drowsy, make me drowsy, schlaftabletten, somnifère`),
		phrase.Of(`watch, watchkeeper, watchkeepers, watchkeeping, helm, steer, skipper, drive, on duty, in charge, sail, sailing, wache, quart`),
		"No: nobody stands a watch or steers on medicine that makes drowsy, and two such medicines together add up. Tell the skipper and swap the watch, try a seasickness tablet that you have tested ashore, and ask a " +
			"doctor or pharmacist, at sea by radio, what goes together.",
		"alcohol-drugs-medicine", false},
	{"fuel below", phrase.Of(`petrol, gasoline, outboards tank, outboard tank, fuel can, petrol can, jerrycan of petrol, outboard in, outboard motor in`),
		phrase.Of(`in the cabin, inside the cabin, in my cabin, below deck, below decks, down below, in the saloon, under the bunk, under my bunk, under the berth, in the forepeak, in the quarter berth, in the engine room, inside overnight, next to the stove, near the stove`),
		"No: petrol vapour leaks from cans and tanks with any warmth, is heavier than air, gathers below, and one spark explodes it; it is poisonous to sleep in too. Stow petrol and the outboard on deck or in a locker that is " +
			"sealed from the cabin and drains and vents overboard, and lock it there against thieves.",
		"gas-petrol-vapour", false},
	{"mixed cleaners", phrase.Of(`
			mix bleach, mixing bleach, mix chlorine, mixing chlorine, bleach and vinegar, vinegar and bleach, bleach with vinegar, bleach and toilet cleaner, toilet cleaner and bleach, bleach with toilet, bleach and acid, bleach with acid, bleach and ammonia
			ammonia and bleach, bleach with ammonia, chlorine with acid, chlorine and acid, bleach and descaler, mix cleaners, mix cleaning, mixing cleaners, mix different cleaners, bleach and limescale`), nil,
		"Never mix them: bleach with an acid, as in toilet cleaner, descaler or vinegar, gives off chlorine gas, and with ammonia chloramine; in a small heads either can kill. If it has happened, get everybody out into " +
			"fresh air and ventilate. Use one mild cleaner at a time, and rinse with plenty of water between.",
		"maintenance-cleaners", false},
	{"empty boat", phrase.Of(`swim, swims, swimming, go in the water, get in the water, be in the water, dive in, jump in, jump off, bathe, bathing, dip`),
		phrase.Of(`
			nobody left aboard, nobody left on board, nobody aboard, nobody on board, no one aboard, no one on board, no one left aboard, no one left on board, nobody stays, no one stays, all of us at once, all jump, everyone jumps, everybody jumps, everyone in the water
			everybody in the water, all swim, all go swimming, whole crew, entire crew, leave the boat empty, boat unattended, mid atlantic alone, mid ocean alone, ocean alone, alone with the autopilot, autopilot on, autopilot steers, autopilot steering, i am alone, im alone, single handed, singlehanded, by myself`),
		"Never leave the boat empty, least of all at sea: a light breeze pushes her along faster than people swim, even without sails, and nobody climbs a smooth hull. One who can handle her stays aboard, or alone stay tied on by a harness; " +
			"sails down, engine off, the ladder down before the first goes in, a floating line with a fender astern, and only in a calm.",
		"seamanship-swimming", false},
	{"high dive", phrase.Of(`jump, jumping, dive, diving, somersault`),
		phrase.Of(`off the mast, from the mast, from the spreaders, off the spreaders, off the boom, from the masthead, from the bridge into`),
		"No: from there a roll of the boat, a shroud or the deck's edge decides where you land, and the depth or a swimmer below is a matter of luck; necks break so. Jump feet first from the stern of a boat at anchor, with the " +
			"engine off, in depth that you have looked at.",
		"seamanship-swimming", false},
	{"child alone", matching{childAlone},
		phrase.Of(`board, boat, dinghy, rib, helm, steer, watch, deck, yacht, anchored, at anchor, tender, swim`),
		"No, not without somebody who is able to act: a child alone afloat has nobody to call for help, shift an anchor that drags or reach for a hand. An adult stays aboard or goes with them; in sight and in a lifejacket " +
			"older children may row near by.",
		"kids-pets-children-safety", false},
	{"unsound boat", phrase.Of(`still sail, still go, ok to sail, okay to sail, safe to sail with, can i sail with, can we sail with, go anyway, sail anyway, set off with, cross with, go out with, ignore the, ignore a, good enough to cross`),
		phrase.Of(`cracked, crack, cracks, broken strand, broken strands, broken shroud, leaking seacock, loose keel, loose keel bolts, corroded, rotten, delaminated, bent chainplate, cracked chainplate, leaking stern gland, leaking gas, soft deck around`),
		"Not before it has been looked at: a fault of that kind grows under load and gives way when sea and wind are worst. Have it checked by a rigger or surveyor and mended first; if you are out already, take the load off it, go the " +
			"shortest sheltered way, and tell the coastguard early if you doubt that it holds.",
		"passage-planning-departure-checks", false},
	{"no fuel", phrase.Of(`gauge shows empty, gauge is on empty, gauge reads empty, tank is nearly empty, tank is almost empty, nearly out of fuel, almost out of fuel, low on fuel, not enough fuel, hardly any fuel, with an empty tank, on fumes`),
		phrase.Of(`anyway, feel lucky, feeling lucky, should i cross, should we cross, can i cross, can we cross, set off, set out, still go, risk it, chance it, make it across, should be fine, head out, leave now`),
		"No, fill up first: a tank that runs dry leaves you without power in a lane, a tide or off a lee shore, and draws air and dirt into the engine. Plan to use a third out and a third back and keep a third, or at least a fifth, in " +
			"reserve, and measure with a dipstick rather than trust the gauge.",
		"passage-planning-fuel-reserve", false},
	{"hot work", phrase.Of(`weld, welding, grind, grinding, drill, drilling, solder, soldering, braze, cut open, blowtorch, plasma cut, angle grinder, heat gun`),
		phrase.Of(`fuel tank, diesel tank, petrol tank, next to the petrol, beside the petrol, near the petrol, next to the gas, gas bottle, gas cylinder, gasoline tank, tank full, full of diesel, full of petrol`),
		"No: the vapour in a tank that holds or held fuel explodes under heat or sparks, diesel's too. The tank is emptied, taken out where it can be, cleaned and proved free of gas, and a professional does the hot work; " +
			"a small leak is taken off the boat's use and pumped out until then, and many old tanks are better replaced.",
		"environment-oil-fuel", false},
	{"shut drain", phrase.Of(`tape, seal, plug, block, close off, cover, stuff, glue, fill`),
		phrase.Of(`gas locker drain, gas locker vent, locker drain, gas drain, gas vent, cabin vent, cabin vents, ventilation hole, ventilation holes, fuel vent, tank vent, all the vents, cockpit drain, cockpit drains, scuppers`),
		"No: that opening keeps you alive. A gas locker must drain overboard, so that what leaks cannot run into the bilge; vents carry off carbon monoxide and vapour, and cockpit drains the sea. Clear it before you use the gas or sail, and " +
			"test it with water.",
		"gas-locker", false},
	{"breakers", phrase.Of(`breaking waves, breakers, breaking bar, surf, surfing, big swell breaking, waves are breaking`),
		phrase.Of(`the bar, harbour bar, harbor bar, river bar, harbour entrance, harbor entrance, inlet, river mouth, harbour mouth`),
		"No: never on a bar that breaks. A boat that surfs there broaches, pitchpoles or strikes the bottom in the trough, and rescuers can hardly reach her. Stay outside in deep water or go elsewhere, and cross near high water, on the flood, when it no longer breaks.",
		"heavy-weather-bars", false},
	{"running gear", phrase.Of(`engine running, engine is running, engine on, motor running, running engine, while the engine runs, without stopping the engine, engine idling, while it is running, while its running`),
		phrase.Of(`propeller, prop, weed from, shaft, belt, belts, alternator, impeller, flywheel, fan belt, by hand, with his hand, with my hand, with her hand, loose clothing`),
		"No: stop the engine and take the key out before any hand goes near the propeller, shaft or belts. A gear that slips in, or the belt itself, takes fingers or a life in a second, and in the water the exhaust poisons as well.",
		"seamanship-swimming", false},
	{"no sleep", phrase.Of(`keep me awake, keeps me awake, keep us awake, stay awake, staying awake, without sleep, no sleep, without sleeping, not sleep, awake at the helm, awake all night`),
		phrase.Of(`hours, days, energy drinks, energy drink, caffeine, coffee, pills, pill, stimulants, helm, nights, drive`),
		"Do not plan on it: after about 17 to 19 hours awake people steer as if they had drunk, they doze without noticing, and caffeine only hides it. Share watches of three to four hours, reduce sail, heave to or anchor, and put " +
			"in early rather than push on; alone, sleep in short spells far from traffic with alarms set.",
		"night-fog-watches", false},
	{"unclipped", phrase.Of(`untie my harness, untie the harness, unclip my harness, unclip my tether, unclip, unclipped, take off my harness, take my harness off, take off the harness, without a harness, without harness, without my harness, without a tether, without my tether, not clip on, not clipped on, dont clip on, no need to clip`),
		phrase.Of(`rough, night, foredeck, bow, alone, single handed, singlehanded, gale, storm, heavy, waves, swell, offshore, watch, on deck, mast`),
		"No: stay clipped on whenever it is rough, dark, or you are alone on deck, warm water or not. Who goes over the side from a moving boat is soon out of sight, and lifting a person back aboard is hard even for a full crew. Clip to a jackstay or " +
			"a strong point before you leave the companionway, on the windward side, with a tether short enough to keep you on board.",
		"", true},
	{"packed at home", phrase.Of(`repack, repack it, pack it myself, service it myself, repack the, repack my, repack our, open it myself`),
		phrase.Of(`raft, liferaft, life raft, rafts, liferafts`),
		"No: an approved service station opens, inflates and tests a raft, weighs the gas bottle, renews what is out of date and packs it so that it inflates. Packed at home it may tear or stay shut, its certificate is void, and the bottle can " +
			"injure you. If the price is the trouble, hire one for the season.",
		"safety-equipment-liferaft-need", false},
	{"two opinions", phrase.Of(`whom do i believe, who do i believe, whom should i believe, who should i believe, whom do i trust, who do i trust, whom should i trust, who should i trust, who is right, whos right, which of them is right, which one is right, whose advice, contradict each other, disagree`),
		phrase.Of(`surveyor, surveyors, broker, seller, rigger, mechanic, electrician, yard, boatyard, dealer, insurer, forum, instructor, neighbour, neighbor, manual, two experts, second opinion`),
		"Where advice conflicts, weigh who looked at the thing itself, who is trained for it, and who gains by what he says: an independent surveyor or rigger whom you pay works for you, the broker and the seller for the sale. Ask each for " +
			"the reason in writing, and on what keeps the boat afloat, the mast up or you alive follow the more careful one until a second independent inspection has settled it.",
		"", true},
	{"no surveyor", phrase.Of(`
		survey report you write, report you write, report that you write, survey you write, your survey, your survey report, your report, your surveys, survey by you, surveyed by you, survey from you
		better than any surveyor, better than a surveyor, sign off my, sign off on my, sign off the rig, sign off the boat`),
		phrase.Of(`surveyor, surveyors, surveyors, as good as, replace, instead of, real, professional, enough, accept, insurer, insurance, bank, trust, rely, rig, rigging, boat, sign off`),
		"No, I am not a surveyor and cannot sign off a boat: what I write is drawn from the text and pictures that I am given, with nobody on board to tap the hull, lift the soles, measure moisture, go aloft or run the engine. Take it as a list of " +
			"what to ask and look at; a professional surveyor or rigger judges the boat, and insurers and banks accept only theirs.",
		"survey-limits", true},
	{"too few lifejackets", finding(lacksLifejackets), nil,
		"No: there has to be a lifejacket of the right size for everyone on board, a child's for each child, calm sea or not, and most who drown did so on a short hop in fair weather. Borrow or buy the missing ones, or go twice.",
		"safety-equipment-when-to-wear", false},
}
