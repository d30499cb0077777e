package knowledge

import "strings"

// variants are ways of writing or saying the same thing.
var variants = groups(`
sailboat, boat, yacht
motorboat, motor boat, powerboat, power boat, speedboat, speed boat, power driven vessel, power vessel
motor, engine, inboard
diesel, diesel engine
gybe, jibe
jib, headsail
mainsail, main sail
spinnaker, kite
gennaker, asymmetric spinnaker, cruising chute
staysail, stay sail
right of way, stand on, stand on vessel, privileged vessel
give way, keep clear, keep out of the way, keeps out of the way, yield
restricted visibility, poor visibility, reduced visibility, low visibility
kn, kt, kts, knots
nm, nautical mile, nautical miles
lifejacket, life vest, pfd, personal flotation device
man overboard, mob, person overboard, crew overboard, fallen overboard, fell overboard, falls overboard, goes overboard, went overboard, over the side, person in the water, man over board, somebody falls in, someone falls in, anybody falls in, anyone falls in, somebody fell in, someone fell in, somebody goes over, someone goes over, anybody goes over, anyone goes over, somebody went over, someone went over, somebody in the water, someone in the water, nobody falls in, no one falls in, nobody goes over, nobody goes overboard
liferaft, raft
raft up, rafting up, rafted up, raft alongside, raft out, tie up next to other boats, tie up next to another boat, alongside other boats
propeller, prop
aground, run aground, ran aground, running aground, grounded, grounding
halyard, halliard
coastguard, coast guard
seasick, seasickness, mal de mer
antifoul, antifouling, bottom paint, anti fouling, underwater paint
boat owner, boatowner, yacht owner
anode, zinc, sacrificial anode
shore power, shorepower
mediterranean, med
colregs, collision regulations, rules of the road, irpcs, collision rules, international regulations for preventing collisions
centreboard, centerboard, swing keel
self steering, windvane
overheat, overheating, running hot, too hot, engine gets hot, engine getting hot, engine is hot, motor gets hot
does not start, does not fire, doesn't fire, will not fire, won't fire
licence, license
radio, vhf
spring tide, spring tides, springs and neaps
lpg, propane, gas bottle, gas cylinder, cooking gas
carbon monoxide, co poisoning
toilet, marine toilet, marine head, wc, loo
disinfect, sanitise, sanitize, sterilise, sterilize, shock chlorinate
seacock, sea cock, through hull, thru hull, skin fitting
pontoon, dock, jetty
not under command, nuc
tss, traffic separation scheme, shipping lane, traffic lane
watermaker, desalinator
diesel bug, fuel bug
bear away, bear off, fall off
vang, kicker, boom vang, kicking strap
handheld, hand held
gps, satnav
autopilot, autohelm
alternator, dynamo
cooker, stove
kid, child, children
food, provisions
storm, tempest
break, broke, broken
tear, tore, torn
freeze, froze, frozen
sink, sank, sunk
lose, lost
steal, stole, stolen
wear, wore, worn
bend, bent
treat, treatment, treating, remedy
us, usa, united states, america, american
uk, britain, british, united kingdom
centre, center
harbour, harbor
metre, meter
litre, liter
manoeuvre, maneuver
manoeuvrability, maneuverability
colour, color
grey, gray
aluminium, aluminum
fibre, fiber
fibreglass, fiberglass, grp, glassfibre
mould, mold, mouldy, moldy
fog, foggy
mist, misty
draught, draft
gauge, gage
neighbour, neighbor
by the lee, sailing by the lee
in irons, out of irons
goosewing, goose wing, wing on wing, wing and wing
sheet bend
safe water
isolated danger
clove hitch
rolling hitch
figure of eight, figure eight, figure 8
stern gland, stuffing box
following sea, following seas, sea from astern, seas from astern, waves from astern, waves from behind, waves from the stern, seas from behind, waves behind
two anchors
in charge, in command
two sailing boats, two sailboats, two sailing yachts, two sailing vessels
state of charge
points of sail, point of sail, points of sailing
tide table, tide tables, tidal heights, height of tide
broken rib, broken ribs, cracked rib, fracture, broken bone, fractured
heave to, heaving to, hove to, lie to
under way, underway
sea anchor, para anchor, parachute anchor
jury rudder, emergency rudder
under engine, under power, under motor, motoring, with the engine on
making way
head to wind
lee shore
light wind, light winds, light air, light airs, light breeze, little wind, very light wind
head on, bow to bow, nose to nose, nose on nose, face to face, straight for each other, straight at each other, straight towards each other, directly towards each other, directly at each other, at each other, straight at me, straight at us, straight towards me, straight towards us
right angle, right angles
on the hard, ashore
bow thruster
cross the atlantic, atlantic crossing
water line, waterline
through hull
liferaft
two, 2
three, 3
four, 4
five, 5
six, 6
seven, 7
eight, 8
nine, 9
ten, 10
revs, rpm, revolutions
adrenaline, epinephrine, epipen, adrenaline auto injector
`)

// synonyms are words and phrases that people often use for each other, though they do not always mean the same.
var synonyms = groups(`
genoa, headsail, foresail
mainsail, main
gybe, accidental gybe, crash gybe
restricted visibility, fog
right of way, priority, pecking order, give way
rope, line, warp, sheet, string
snap, break, broken, part, fail
shroud, rigging, standing rigging
rig, rigging, mast
mayday, distress call, sos, call for help, calling for help
dinghy, tender, rib
osmosis, blister, bubble, pox
catamaran, multihull, two hulls
monohull, single hull, one hull
buoy, mark
lateral mark, channel marker, can buoy, red can, nun buoy, green can, port hand buoy, starboard hand buoy
aground, stranded, stuck, hit a rock, hit the bottom, hit the ground, touched bottom
certificate, licence, qualification, permit
survey, surveyor, inspection
buy, purchase
sell, sale
cost, price, expense, charge, expensive, fee, how much money, how much is it, how much are they
rode, anchor chain, anchor warp, anchor rope
anchor, hook
neap, neap tide
gale, storm, heavy weather, severe weather, rough weather, bad weather
lightning, thunderstorm, thunder
smell, stink, odour, odor, stench
battery, accumulator
house bank, house battery, house batteries, domestic battery, domestic batteries, leisure battery, service battery, battery bank
tow, towing
berth, dock, moor, park, tie up, come alongside
marina, harbour
beacon, epirb, plb
bilge, bilge water
upwind, to windward, close hauled, beat, against the wind
downwind, before the wind, wind from behind, wind is behind, wind behind, running, following wind
lashed helm, tied tiller, lashed tiller
alcohol, drunk, brandy, rum, whisky
medicine, medication, tablet, pill, drug
dog, puppy, pet, labrador, terrier, spaniel, retriever, poodle, dachshund
cat, kitten, pet
sewage, blackwater, black water, holding tank
winterise, winterize, lay up, layup, winter lay up, frost, freezing
garbage, rubbish, trash, litter, waste, throw overboard, thrown overboard
start, fire
stop, die, stall, cut out, cuts out, conk out
quick, fast, rapid
big, large, huge
avoid, prevent, prevention
jerk, jerking, snatch, snatching, tug, tugging
voltmeter, multimeter, voltage
drop, fall, falling
astern, backwards
barometer, glass, barometric pressure
wind, breeze
noon, midday
sun sight, noon sight, sextant, shooting the sun, celestial
regatta, race, racing
weather helm, pulls hard, rounds up, round up, turns into the wind, turning up into the wind
broach, round up, rounds up, out of control
in irons, head to wind, stuck head to wind, stuck facing the wind, facing the wind
luff, head up, point up, come up
child, baby, toddler
wave, swell, sea state
current, stream, tidal stream, tide
heading, course
navigation light, light, running lights
flag, ensign, courtesy flag, burgee
extinguisher, fire extinguisher
hull, bottom
leak, drip, ingress, taking on water
float plan, route details, leaving word, shore contact, inform someone, whom to inform, arrive late, tell someone ashore
abandon, abandoning, abandon ship, get into the liferaft, step into the raft, leave the boat, leave the ship
aerodynamic, aerofoil, lift, physics, physically
solo, single handed, singlehanded, alone, on my own, by myself, on your own, by yourself, on our own
pilotage, unfamiliar port, unfamiliar harbour, entering harbour
watch, watches, watch system, shifts
hurricane, cyclone, typhoon, tropical storm
customs, immigration, clearance, check in
panic bag, grab bag, ditch bag
collision course, hit us, steady bearing, risk of collision
bleed, purge, bleeding, vent
diesel, fuel
hypothermia, cold water
drown, drowning
unconscious, passed out
bleed, bleeding, wound, cut
stiff, stability
fixer upper, project boat
knot, hitch, bend
kedge, second anchor
ship, vessel
freighter, ship, tanker
skipper, captain
repair, mend, patch
tear, torn, rip, ripped, split
capsize, tip over, turn over, turtle, flip over, upside down
vibration, vibrate, shake, shudder
sealant, glue, adhesive, caulk
musty, mouldy, mould, damp, mildew, condensation
negotiate, haggle, bargain, offer
out of fuel, run out of fuel, ran out of fuel, run out of diesel, ran out of diesel, run out of petrol, ran out of petrol, empty tank
corrosion, corroded, verdigris, green stuff, green powder
policy, insurance
milky, mayonnaise, emulsified, creamy
tight, tension, tune, slack
burned himself, burned herself, burnt himself, burnt herself, burned his hand, burned her hand, burned myself, scald, burn
sounding, numbers on the chart, figures on the chart, depth
keep awake, stay awake, staying awake, fatigue, fall asleep, watch
tired, tiredness, exhausted, fatigue, sleep
overtake, overtaking, catch up with, catching us up, faster boat behind, faster boat astern, catching up with, come up from behind
steering cable, cable steering, wire steering
crew briefing, safety briefing, safety talk, safety chat, safety instruction, safety introduction, brief the crew, brief my crew, brief our crew, brief the guests, brief my guests
`)

// generic are words and phrases that nearly every passage could have.
var generic = []string{"boat", "marine", "sailing", "vessel", "craft", "colregs", "skipper", "crew", "owner", "best", "good", "important", "problem", "wrong", "trouble", "pros", "cons", "difference", "calculate", "calculation", "work", "troubleshoot", "boatowner"}

// groups reads one group a line, its members separated by commas.
func groups(text string) [][]string {
	var list [][]string
	for line := range strings.Lines(strings.TrimSpace(text)) {
		var group []string
		for member := range strings.SplitSeq(line, ",") {
			group = append(group, strings.TrimSpace(member))
		}
		list = append(list, group)
	}
	return list
}
