package agent

// sign is an emergency that people tell of in many words: it is known by one phrase of each part of what they say, such as
// who, what happened and where.
type sign struct {
	emergency
	parts  []phrases
	unless phrases // words of something else that has the same parts
}

// in reports whether a turn has the sign.
func (s *sign) in(p plain) bool {
	for _, part := range s.parts {
		if !p.has(part) {
			return false
		}
	}
	return !p.has(s.unless)
}

// signIn returns the emergency of the first sign in a turn, nil for none.
func signIn(p plain) *emergency {
	if p.has(asked) {
		return nil
	}
	for i := range signs {
		if s := &signs[i]; s.in(p) {
			return &s.emergency
		}
	}
	if p.begins(learning) {
		return nil
	}
	for i := range complaints {
		if s := &complaints[i]; s.in(p) {
			return &s.emergency
		}
	}
	return nil
}

// asked are signs that someone learns, plans, buys or tells of the past.
var asked = phrasesOf(`
	prevent, prevents, preventing, prevention, avoid, avoiding, practise, practice, practising, practicing, drill, drills, training, exam, course, what is a, what is an, what is the difference
	difference between, what is hypothermia, what are the signs, what are the symptoms, what are signs, signs of, symptoms of, definition, define, meaning, in case of, in the event of, prepare for
	insurance, for sale, survey, surveyor, before buying, when buying, equipment, statistics, last year, years ago, how likely, how common, keep a boat from, stop a boat from, smoke detector
	smoke sensor, how does, what if, if the boom, so that nobody, how do you, how do i check, how do i recognise, how do i recognize, how often, was ist, vermeide, vermeiden, verhindern, verhindere, vorbeugen, übung, üben, anzeichen von
	anzeichen für, erkenne ich, qu est ce, quest ce, éviter, prévenir, prévention, exercice, signes de, reconnaître`)

// Who it happened to.
var (
	person = phrasesOf(`
		he, she, him, her, hes, shes, his, i, im, my, me, someone, somebody, man, woman, guy, kid, child, boy, girl, baby, toddler, son, daughter, wife, husband, partner, girlfriend, boyfriend, friend, buddy, mate
		dad, father, mum, mom, mother, brother, sister, uncle, aunt, grandad, grandpa, crew, crewmate, skipper, captain, guest, passenger, person, casualty, patient, kids, children, people, they, one of us, our, ours
		ich, mir, er, sie, ihm, ihr, jemand, einer, frau, mein, meine, kind, sohn, tochter, freund, freundin, vater, mutter, mitsegler, il, elle, quelqu un, quelquun, mari, femme, fils, fille, ami, amie, enfant
		mon, ma, lui, équipier, équipière, père, mère, copain, copine`)
	somebodyElse = phrasesOf(`
		he, she, him, her, hes, shes, someone, somebody, man, woman, guy, kid, child, boy, girl, baby, toddler, son, daughter, wife, husband, partner, girlfriend, boyfriend, friend, buddy, mate
		dad, father, mum, mom, mother, brother, sister, uncle, aunt, grandad, grandpa, crew, crewmate, skipper, captain, guest, passenger, person, kids, children, people, one of us
		er, sie, jemand, einer, mann, frau, kind, sohn, tochter, freund, freundin, vater, mutter, mitsegler, il, elle, quelqu un, quelquun, mari, femme, fils, fille, ami, amie, enfant, homme
		équipier, équipière, père, mère, copain, copine`)
	several = phrasesOf(`
		all, both, everyone, everybody, we, were, us, whole crew, entire crew, crew, kids, children, family, my wife and i, my husband and i, wife and me, husband and me, people, they, guests
		alle, allen, uns, beide, beiden, wir, ganze crew, kinder, tout le monde, tous, toutes, nous, on, enfants, équipage, famille, familie`)
)

// everybody is more people than fall ill by chance.
var everybody = phrasesOf(`
	everyone, everybody, we all, all of us, both of us, we both, whole crew, entire crew, whole family, all have, all got, all feel, crew all, alle haben, wir alle, uns allen, allen, beide, tout le monde, nous avons tous
	toute la famille, tout léquipage, tous`)

// What is said of carbon monoxide, cold and blows.
var (
	burning = phrasesOf(`
		heater, heating, heaters, generator, genset, stove, cooker, oven, charcoal, barbecue, bbq, grill, exhaust, fumes, webasto, eberspächer, heizung, heizer, heizofen, ofen, standheizung
		generators, kocher, herd, abgas, abgase, chauffage, groupe électrogène, générateur, réchaud, poêle, échappement, gaz d échappement, gaz déchappement`)
	enclosed = phrasesOf(`
		heater, heating, generator, genset, stove, cooker, oven, charcoal, bbq, grill, exhaust, fumes, engine, motor, motoring, cabin, saloon, below, downstairs, inside, heizung, ofen, kocher
		herd, abgas, abgase, kajüte, kabine, salon, unter deck, chauffage, groupe électrogène, réchaud, poêle, échappement, moteur, cabine, carré, intérieur`)
	gassed = phrasesOf(`
		headache, headaches, head ache, head aches, head hurts, heads hurt, sore head, sore heads, pounding head, pounding heads, head is pounding, heads are pounding, head is splitting, migraine, dizzy, dizziness, lightheaded, light headed, woozy, groggy
		kopfschmerzen, kopfweh, schwindlig, schwindelig, schwindel, benommen, mal de tête, maux de tête, mal à la tête, vertige, vertiges, étourdi*`)
	unwell = phrasesOf(`
		sick, nausea, nauseous, queasy, throwing up, vomiting, puking, ill, faint, sleepy, drowsy, confused, übel, übelkeit, schlecht, erbrechen, müde, nausée, nausées, malade, malades, vomi*, fatigué*`)
	dazed = phrasesOf(`
		sleepy, drowsy, vomit*, throwing up, threw up, thrown up, puking, puked, sick, unconscious, passed out, blacked out, knocked out, out cold, wont wake, cant wake, not waking, confused, dizzy, dazed, groggy, doesnt remember
		cant remember, does not remember, headache, blurry, blurred, double vision, pupil, pupils, seizure, slur*, bleeding, stopped talking, not making sense, makes no sense, falling asleep, wants to sleep
		head, face, temple, skull, schläfrig, müde, benommen, erbricht, übergibt, bewusstlos, ohnmächtig, verwirrt, schwindlig, kopf, somnolent*, vomi*, inconscient*, assomm*, confus*, vertiges, tête, endort`)
	cold = phrasesOf(`
		cold, freezing, frozen, icy, wet, soaked, in the rain, hours in the wind, in the water, from the water, out of the water, in the sea, fell in, fallen in, went in, swim, swimming, capsize, capsized, overboard, hypothermia
		kalt, kaltem, kalten, eiskalt, nass, durchnässt, durchgefroren, gefroren, im wasser, ins wasser, gekentert, froid, froide, gelé, gelée, glacé, glacée, trempé, trempée, leau, l eau, chaviré`)
	chilled = phrasesOf(`
		mumbl*, slurring, slurs, slurred, confused, confusion, sleepy, drowsy, stumbl*, fumbl*, shiver*, shaking, trembling, makes no sense, not making sense, talking nonsense, incoherent, lethargic
		murmelt, lallt, verwirrt, schläfrig, zittert, zittern, teilnahmslos, apathisch, marmonne, bafouille, confus, confuse, somnolent, somnolente, tremble, grelotte, frissonne`)
	chilledAlone = phrasesOf(`
		blue lips, lips are blue, lips blue, lips are going blue, lips are turning blue, lips have gone blue, lips turned blue, lips went blue, lips look blue, lips have turned blue, turning blue, stopped shivering, no longer shivering
		not shivering anymore, not shivering any more, doesnt shiver, cant stop shivering, wont stop shivering, shivering uncontrollably, shivering violently, is hypothermic, has hypothermia, getting hypothermia, have hypothermia, got hypothermia
		blaue lippen, lippen sind blau, lippen sind ganz blau, lippen werden blau, zittert nicht mehr, hört auf zu zittern, unterkühlt, unterkühlung, lèvres bleues, lèvres sont bleues, ne tremble plus, ne grelotte plus
		ne frissonne plus, en hypothermie`)
)

// signs are in the order in which they are looked for.
var signs = []sign{
	{emergency{name: "cold", call: medical, about: "first-aid-hypothermia"}, []phrases{person, chilledAlone},
		phrasesOf(`not breathing, isnt breathing, doesnt breathe, does not breathe, stopped breathing, hardly breathing, barely breathing, no pulse, unconscious, still in the water, cant see him, cant see her, cannot see, lost sight, choking, sting, stung, allergic, chest, asthma, nothing in, chokes`)},
	{emergency{name: "cold", call: medical, about: "first-aid-hypothermia"}, []phrases{person, cold, chilled},
		phrasesOf(`not breathing, isnt breathing, doesnt breathe, does not breathe, stopped breathing, no pulse, still in the water, cant see him, cant see her, cannot see, lost sight, engine, heater, generator, stove, boom, head, bôme, baum, kopf, rudder, mast, rig, chest, steering, sting, stung, drunk, clothing, clothes, confused by, confused about, face is drooping, face drooping`)},
	{emergency{name: "over the side", call: mayday, about: "man-overboard-first-actions"}, []phrases{
		somebodyElse,
		phrasesOf(`
			lost, fell, fallen, went, gone, slipped, slid, tumbled, toppled, knocked, swept, washed, dragged, pulled, thrown, disappeared, vanished, is overboard, gefallen, gegangen, gestürzt, gespült
			geht, fiel, rutscht*, weg, treibt, tombé, tombée, tombe, passé, passée, parti, partie, disparu, disparue, perdu, glissé`),
		phrasesOf(`
			overboard, over board, over the side, over the rail, over the lifelines, over the stern, over the bow, off the boat, off the back, off the stern, off the bow, off the deck, off deck, off the side, into the water
			into the sea, into the drink, in the drink, fell in, fallen in, went in, gone in, into the ocean, off the foredeck, off the bows, off the pontoon, off the dock
			über bord, ins wasser, ins meer, vom boot gefallen, vom schiff gefallen, von bord gefallen, in die see, im wasser, außenbord, à leau, à l eau, à la mer, par dessus bord, dans leau, dans l eau, dans la mer`)},
		phrasesOf(`
			phone, handle, hat, cap, keys, wallet, glasses, camera, oar, fender, bucket, anchor, hook, watch, ring, cockpit, in the cabin, companionway, in the hatch, fell in love, back on board, out of the water
			got him out, got her out, got him back, got her back, pulled him out, pulled her out, dog, cat, handy, schlüssel, téléphone, clés, fell in the galley, dinghy fell, dinghy went, lost the dinghy, ihr boot`)},
	{emergency{name: "over the side", call: mayday, about: "man-overboard-first-actions"}, []phrases{
		somebodyElse,
		phrasesOf(`
			est à leau, est à l eau, est à la mer, drifting away from him, drifting away from her, drifting away from them, swept away, swept out, carried away, cant get back to the boat, cannot get back to the boat
			cant swim back, boat is drifting away, treading water, treibt ab, schafft es nicht zurück`)},
		phrasesOf(`bateau est à leau, bateau est à l eau, dinghy, tender, kayak, annexe, voilier est à leau, beiboot`)},
	{emergency{name: "head", call: medical, about: "first-aid-head-injury"}, []phrases{
		phrasesOf(`boom, his head, her head, my head, the head, on head, their head, winch handle, block, spinnaker pole, großbaum, baum, kopf, bôme, tête`),
		phrasesOf(`
			hit, hits, struck, strike, knocked, knock, banged, bang, clipped, bumped, smacked, whacked, cracked, clobbered, smashed, got him, got her, caught him, caught her, clocked, blow, walloped, thumped
			getroffen, traf, trifft, gestoßen, schlug, schlag, erwischt, frappé, frappée, heurté, heurtée, cogné, cognée, coup, reçu, pris`),
		dazed},
		phrasesOf(`overboard, head wind, headwind, in the water, mast head, on the heads, coup de vent, head sea, gas, fire`)},
	{emergency{name: "gassed", call: medical, about: "safety-equipment-carbon-monoxide"}, []phrases{everybody, gassed}, seasick},
	{emergency{name: "gassed", call: medical, about: "safety-equipment-carbon-monoxide"}, []phrases{several, gassed, enclosed}, seasick},
	{emergency{name: "gassed", call: medical, about: "safety-equipment-carbon-monoxide"}, []phrases{several, unwell, burning}, seasick},
	{emergency{name: "gassed", call: medical, about: "safety-equipment-carbon-monoxide"}, []phrases{person, gassed, burning}, seasick},
	{emergency{name: "keel", call: mayday, about: "emergencies-other-loose-keel"}, []phrases{
		phrasesOf(`keel, kiel, quille, bulbe`),
		phrasesOf(`
			wobble, wobbles, wobbling, wobbly, wiggles, loose, loosening, coming loose, coming off, falling off, fell off, fallen off, come off, dropped off, clunk, clunks, clunking, clonk*, bang, banging, bangs, rattl*, keel moves, keel is moving, keel moving, keel moved, keel has moved, keel move, movement in the keel, movement at the keel, play in the keel, keel has play
			keel is swinging, keel swings, keel shifts, keel shifting, swaying, shakes, shaking, knocks, knocking, creaking, flexing, hanging, sheared, wackelt, wackelig, lose, locker, bewegt, klopft, schlägt, klappert, bouge, branle, bancale, cogne, détache, se décroche, a du jeu`)},
		phrasesOf(`lifting keel, lift keel, swing keel, drop keel, swinging keel, centreboard, centerboard, canting, moving keel, in kiel, nach kiel, von kiel, wetter, move from, in the yard, on the hard, ashore, trailer, paint, boat to buy, move to`)},
	{emergency{name: "water inside", call: mayday, about: "flooding-first-actions"}, []phrases{
		phrasesOf(`sinking, going under, we are going down, were going down, boat is going down, boats going down, läuft voll, sinken, sinkt, säuft ab, saufen ab, coulons, coule, coulant, couler, sombre, sombrons`),
		phrasesOf(`we, were, boat, boats, yacht, ship, im, i, she, shes, us, our, wir, ich, boot, schiff, yacht, on, nous, bateau, voilier, je`)},
		phrasesOf(`sinking feeling, sinking fund, anchor, anchors, price, prices, if, ne coule, unsinkable, wenn, si, insure, under power, squat, squatting, we are going down the, were going down the, coule de source, en coulant`)},
	{emergency{name: "water inside", call: mayday, about: "flooding-first-actions"}, []phrases{
		phrasesOf(`water, bilge, wasser, eau, leau, l eau, deau`),
		phrasesOf(`
			rising, keeps rising, is getting higher, getting deeper, gets deeper, coming up, gaining on, cant keep up, cannot keep up, up to my, up to our, to my knees, over the floor, over the sole, above the floor, above the sole, gushing
			pouring, flooding, filling, filling up, fills up, coming through, knee deep, more and more, steigt, dringt, immer mehr, läuft ins boot, kommt ins boot, kommt rein, läuft rein, strömt, schießt, bis zu den knien, monte, remplit, rentre, entre dans, prend leau, prend l eau, prenons leau, prenons l eau, envahit`),
		phrasesOf(`
			we, were, boat, boats, yacht, cabin, floor, floorboards, bilge, inside, pump, pumps, hull, us, our, saloon, is rising, im, below, wir, boot, schiff, kajüte, bodenbretter, bilge, rumpf, nous, on, bateau
			voilier, cabine, plancher, coque, fonds`)},
		phrasesOf(`rain, hatch, window, windows, portlight, bottle, tanks, filling the, tide, tides, tidal, temperature, water level at, tank, watermaker, lock, canal, flut, gezeiten, kühlwasser, temperatur, schleuse, marée, température, écluse, engine, motor, moteur, tap, shower, price, sea level`)},
	{emergency{name: "struck", call: mayday, about: "collision-object"}, []phrases{
		phrasesOf(`
			we hit, weve hit, we have hit, i hit, just hit, we struck, weve struck, bumped into, ran into, collided with, something hit us, crashed into, haben etwas gerammt, haben gerammt, sind auf etwas, avons heurté, avons percuté, on a heurté, on a percuté`),
		phrasesOf(`
			water, leak, leaking, trickle, steering, rudder, keel, hull, bilge, stern gland, shaft, vibration, vibrating, bang, wasser, ruder, kiel, rumpf, leck, eau, leau, deau, safran, quille, coque, fuite`)},
		phrasesOf(`hull speed, last year, years ago, insurance, who pays, claim, what if, prevent, avoid, low water, high water, speed of, record, before buying, survey, target, jackpot, mooring buoy, knots mark, knot mark`)},
	{emergency{name: "water inside", call: mayday, about: "flooding-first-actions"}, []phrases{
		phrasesOf(`trickle of water, stream of water, jet of water, water is seeping, water seeping, water trickling, water leaking in, water squirting, water spraying, water running in, water spurting`),
		phrasesOf(`
			aft, stern, forward, bow, below, bilge, hull, keel, rudder, through hull, seacock, stern gland, shaft, saildrive, cabin, lazarette, locker, transducer, in the boat, into the boat, inside`)},
		phrasesOf(`prevent, avoid, what if, hatch, window, windows, portlight, rain, tap, shower, exhaust, outlet, tell tale, telltale, cooling water, pee hole`)},
	{emergency{name: "capsized", call: mayday, about: "emergencies-other-capsize"}, []phrases{
		phrasesOf(`flipped, flipped over, capsized, turned over, overturned, rolled over, went under, sank, sunk, swamped, gekentert, untergegangen, chaviré, coulé`),
		phrasesOf(`
			havent come up, hasnt come up, have not come up, has not come up, didnt come up, not come up, is missing, are missing, still missing, cant find, cannot find, cant see, under the boat, underneath, trapped, nicht aufgetaucht, fehlt, pas remonté, manque`)},
		phrasesOf(`how do i, what if, prevent, avoid, years ago, last year, history, drill, practise`)},
	{emergency{name: "electric", call: mayday, about: "fire-electrical"}, []phrases{
		phrasesOf(`smell*, stink*, reek*, crackl*, sparking, sparks, sizzl*, arcing, buzzing, popping, riecht, knistert, funken, sent, crépite, étincelles`),
		phrasesOf(`hot plastic, burnt, burned, burning, scorched, singed, melting, melted, electrical, smoke, verbrannt, verschmort, brûlé, fondu`),
		phrasesOf(`inverter, battery, batteries, panel, switch, switches, wiring, wire, wires, cable, cables, charger, socket, fuse, fuses, alternator, cabin, floor, floorboards, shore power, saloon, engine room, kabel, batterie, tableau, câble`)},
		phrasesOf(`prevent, avoid, what if, alarm, food, cooking, clutch, exhaust, brake, last year, toilet, heads, diesel smell, oil smell, old boat, coolant`)},
	{emergency{name: "surf", call: mayday, about: "emergencies-other-lee-shore"}, []phrases{
		phrasesOf(`hear surf, hear the surf, hear breakers, hear the breakers, hear waves breaking, hear breaking, breakers ahead, breakers close, surf ahead, surf close, rocks ahead, rocks close, rocks very close, brandung, brisants`),
		phrasesOf(`
			fog, dark, night, lost, engine dead, engine is dead, no engine, no wind, cant see, cannot see, dont know where, no idea where, drifting, nebel, dunkel, brouillard, nuit, we, us, i`)},
		phrasesOf(`prevent, avoid, what if, surf forecast, surfing, webcam`)},
	{emergency{name: "sting", call: medical, about: "first-aid-anaphylaxis"}, []phrases{
		phrasesOf(`
			stung, sting, stings, jellyfish, bee, wasp, hornet, weever, stingray, insect bite, bitten, allergic, allergy, peanut, peanuts, nuts, shellfish, prawns, shrimp, gestochen, stich, biene, wespe, qualle, allergisch
			piqué, piquée, piqûre, guêpe, méduse, abeille, allergique, allergie`),
		phrasesOf(`
			breath*, wheez*, throat, tongue, gasping, choking, lips swelling, lips are swelling, face is swelling, face is swollen, swollen face, swollen lips, swelling face, face swelling, swelling up, faint, collapsed, airway
			luft, atem*, atmet, atmen, hals, zunge, gesicht, lippen, ohnmächtig, respir*, souffle, gorge, langue, visage, lèvres, étouffe`)},
		phrasesOf(`bee line, nuts and bolts, hals und`)},
	{emergency{name: "chest", call: medical, about: "first-aid-chest-pain"}, []phrases{
		phrasesOf(`
			chest, left arm, arm is, arm has, arm went, arm feels, arms feel, numb arm, arm numb, jaw, brust, brustschmerzen, brustschmerz, brustenge, engegefühl, linker arm, linke arm, linken arm, arm ist, poitrine, thorax, bras gauche, bras est`),
		phrasesOf(`
			pain, pains, painful, hurt, hurts, hurting, tight, tightness, pressure, heavy, crushing, squeezing, ache, aches, aching, numb, numbness, tingling, tingles, burning in, brustschmerzen, brustschmerz, brustenge, schmerz, schmerzen
			druck, eng, enge, engegefühl, taub, kribbelt, douleur, douleurs, mal, serre, oppression, engourdi, fourmille, fourmillements`)},
		phrasesOf(`ice chest, tool chest, sea chest, harness, lifejacket, broken, broke, broken arm, boom, oil, gebrochen, cassé, sprained, tiller arm`)},
	{emergency{name: "stray current", call: mayday, about: "electrical-shock-drowning"}, []phrases{
		phrasesOf(`swimmer, swimming, in the water, swims, child, kid, friend, husband, wife, diver`),
		phrasesOf(`twitching, tingling, cant move, cannot move, paralysed, shaking, frozen stiff, screaming, cramps`),
		phrasesOf(`dock, marina, pontoon, shore power, jetty, pier`)},
		phrasesOf(`cold water, prevent, avoid, jellyfish, seasick, is it safe, can we swim`)},
	{emergency{name: "adrift", call: mayday, about: "distress-when-to-call"}, []phrases{
		phrasesOf(`dinghy, tender, kayak, canoe, paddleboard, sup, inflatable, air bed, lilo, raft, beiboot, schlauchboot, annexe, pneumatique`),
		phrasesOf(`kids, kid, child, children, son, daughter, husband, wife, friend, friends, guest, someone, somebody, him, her, them, kinder, kind, frau, mann, enfants, enfant`),
		phrasesOf(`drifting away, drifting off, drifting out, drifted away, drifted off, drifted out, gone adrift, went adrift, is adrift, came loose with, came untied with, floating away, blown out, blown away, blown off, swept out, swept away, cant get back, cannot get back, treibt ab, abgetrieben, dérive, emporté`)},
		phrasesOf(`prevent, avoid, what if, empty, nobody in it, insurance`)},
	{emergency{name: "distress", call: mayday, about: "emergencies-other-lee-shore"}, []phrases{
		phrasesOf(`dragging, drifting, blown, pushed, set, being carried, swept, treiben, treibt, dérivons`),
		phrasesOf(`towards rocks, towards the rocks, toward rocks, toward the rocks, toward the shore, toward the cliffs, toward cliffs, towards cliffs, toward the reef, toward the breakers, toward the beach, towards the beach, toward the shipping lane, toward the bridge, onto rocks, onto the rocks, on to the rocks, towards the shore, onto the shore, towards the cliffs, towards the reef, onto the reef, towards the breakers
			into the breakers, towards the shipping lane, into the shipping lane, towards the harbour wall, onto the harbour wall, towards the bridge, onto the beach, auf die felsen, vers les rochers`),
		phrasesOf(`we, were, weve, us, our, boat, yacht, i, im, my, anchor, wir, boot, nous, bateau`)},
		phrasesOf(`prevent, avoid, what if, if we, if the, how would, could, tide tables, course to steer, allow for`)},
	{emergency{name: "orcas", call: mayday, about: "emergencies-other-orca"}, []phrases{
		phrasesOf(`orca, orcas, killer whale, killer whales, orques, orque`),
		phrasesOf(`biting, bit, bites, attacking, attack us, attacked us, ramming, rammed, hitting, breaking, playing with our, pushing, shaking, destroying, greifen, attaquent`),
		phrasesOf(`rudder, our, us, boat, hull, we, now, ruder, boot, safran, bateau`)},
		phrasesOf(`how do i avoid, how to avoid, prevent, what if, statistics, how many, where, when do, why do, insurance, season, risk`)},
	{emergency{name: "pirates", call: mayday, about: "emergencies-other-piracy"}, []phrases{
		phrasesOf(`pirate, pirates, armed men, gunmen, robbers, men with guns, armed boat, piraten, pirates`),
		phrasesOf(`chasing, chase, following us, attacking, attack us, boarding, boarded, approaching us, coming at us, shooting, on board now, climbing, alongside, verfolgen, attaquent`),
		phrasesOf(`us, we, our, me, my, im, now, uns, nous`)},
		phrasesOf(`how likely, risk, avoid, prevent, where, insurance, history, caribbean history, movie, film, what if`)},
	{emergency{name: "capsized", call: mayday, about: "emergencies-other-capsize"}, []phrases{
		phrasesOf(`
			on its side, on her side, upside down, turned over, turned turtle, turtled, flipped, flipped over, rolled over, capsized, keel up, overturned, upturned, gekentert, kieloben, umgekippt, chaviré, retourné`),
		phrasesOf(`boat, yacht, catamaran, cat, we, us, our, trimaran, dinghy, boot, wir, uns, bateau, voilier, nous, on`),
		phrasesOf(`
			holding on, hanging on, hold on to, clinging, cling, on the hull, on the upturned, on the keel, in the water, sitting on, trapped, cant get it up, cant right, cannot right, klammern, im wasser, dans leau, accrochés`)},
		phrasesOf(`how do i, how to, what if, if we, if the boat, avoid, in the yard, on the hard, painted, store, stored, dinghy upside down on, practise, drill, exercise, sleep, sleeps`)},
	{emergency{name: "propeller", call: medical, about: "first-aid-propeller-crush"}, []phrases{
		phrasesOf(`prop, propeller, propellor, schraube, propeller getroffen, hélice`),
		phrasesOf(`diver, swimmer, child, kid, son, daughter, wife, husband, friend, crew, someone, somebody, person, leg, foot, arm, hand, taucher, schwimmer, kind, plongeur, nageur, enfant, jambe`),
		phrasesOf(`tangled, caught, hit, cut, injured, wounded, bleeding, struck, trapped, stuck, verletzt, getroffen, gefangen, blessé, coincé, pris dans`)},
		phrasesOf(`prevent, avoid, guard, rope cutter, cut the rope, cut the line, cut it free, free the prop, free the propeller, lobster, fishing line, net, hand start, crew to cut, bollard, anode, polish, dive to, insurance, whose, which prop, size, pitch, by hand, on the other hand`)},
	{emergency{name: "petrol leak", call: vapour, about: "gas-petrol-smell"}, []phrases{
		phrasesOf(`petrol, gasoline, benzin, essence`),
		phrasesOf(`leak, leaks, leaking, leaked, drips, dripping, spilled, spilt, spill, puddle, tropft, läuft aus, ausgelaufen, fuit, fuite`),
		phrasesOf(`bilge, locker, cabin, below, stove, cooker, engine bay, engine room, engine compartment, engine box, lazarette, saloon, inside, cockpit locker, bilge, backskiste, kajüte, cale, coffre, cabine`)},
		phrasesOf(`prevent, avoid, how often, regulations, insurance, oil leak, overboard, into the sea, in the harbour, fine, clean up, storage, should i store, where do i store, old, smell of, last year`)},
	{emergency{name: "fire", call: mayday, about: "fire-first-actions"}, []phrases{
		phrasesOf(`smoke, smoking, exploded, explosion, blew up, rauch, qualm, explodiert, fumée, explosé`),
		phrasesOf(`heater, stove, cooker, saloon, cabin, panel, locker, below, forepeak, berth, bunk, galley, oven, heizung, herd, kajüte, salon, chauffage, cabine, carré`),
		phrasesOf(`there is, theres, is coming, coming out, from the, out of, in our, in my, we have, weve, exploded, blew up, aus der, aus dem, sort de`)},
		phrasesOf(`exhaust, alarm, detector, transom, outboard, cigarette, cigarettes, smokers, smoking area, prevent, avoid, what if, insurance, can a, could, fit a, install, chimney, flue, on the stern`)},
	{emergency{name: "run down", call: mayday, about: "collision-last-moment"}, []phrases{
		phrasesOf(`right at us, straight at us, straight for us, directly at us, bearing down on us, coming at us, towards us, on top of us, run us down`),
		phrasesOf(`ship, tanker, freighter, ferry, container, cargo, coaster, trawler, tug, liner, frachter, tanker, cargo`),
		phrasesOf(`no engine, no wind, engine dead, engine is dead, engine died, engine wont start, becalmed, cant move, cannot move, disabled, not under command, no steering`)},
		phrasesOf(`what if, prevent, avoid, rule, who gives way`)},
	{emergency{name: "over the side", call: mayday, about: "man-overboard-first-actions"}, []phrases{
		somebodyElse,
		phrasesOf(`slipped, fell, fallen, dropped, slid, gefallen, gerutscht, tombé, tombée, glissé`),
		phrasesOf(`between the boats, between two boats, between boat and, between the boat and, between the hulls, zwischen die boote, zwischen boot und, entre les bateaux, entre le bateau et`)},
		phrasesOf(`phone, keys, hat, cap, fender, glasses, wallet, what if, prevent`)},
	{emergency{name: "injured", call: medical, about: "first-aid-radio-medical-advice"}, []phrases{
		person,
		phrasesOf(`
			isnt moving, not moving, doesnt move, does not move, bent the wrong way, vomiting blood, coughing blood, spitting blood, blood in, fever of 39, fever of 40, fever of 41, high fever, bitten by, cut off the tip, cut off a
			stuck in throat, stuck in his throat, stuck in her throat, talks nonsense, talking nonsense, delirious, exploded in, deep cut, deep wound, stabbed, wont wake, cant wake, turning blue, went blue, severe pain, terrible pain
			unbearable pain, screaming in pain, in agony, dislocated, nose bleed, nosebleed, wont stop bleeding, will not stop bleeding, cant stop bleeding, lost a lot of blood, fingertip, crushed his, crushed her, crushed my, fell down the companionway
			fell down the hatch, fell from the mast, fell off the mast, impaled, cant see anymore, went blind, stiff neck, cant pee, blut, bewegt sich nicht, starke schmerzen, hohes fieber, fait une hémorragie, vomit du sang, forte fièvre`)},
		phrasesOf(`
			prevent, avoid, first aid kit, kit, equipment, insurance, course, book, used to, last year, years ago, what if, if someone, if somebody, when someone, symptoms of, signs of, difference, definition, how common, likelihood, history
			engine, motor, winch wont, anchor, sail, boat is not moving, boat isnt moving, log, gps, compass, chart`)},
	{emergency{name: "smoke below", call: mayday, about: "fire-engine"}, []phrases{
		phrasesOf(`
			engine room, engine compartment, engine box, engine bay, engine hatch, engine cover, engine space, engine locker, under the engine, motorraum, maschinenraum, motorkasten, compartiment moteur, salle des machines
			cale moteur, capot moteur, compartiment du moteur`),
		phrasesOf(`smoke, smoking, smokes, smoky, smouldering, smoldering, rauch, raucht, qualm, qualmt, rauch aus, fumée, fume`)},
		phrasesOf(`exhaust, black smoke, white smoke, blue smoke, smoke alarm in the engine, auspuff, échappement`)},
}

// seasick are signs that the sea made people ill.
var seasick = phrasesOf(`seasick, seasickness, sea sick, sick of, seekrank, seekrankheit, mal de mer, hangover, hungover, sunstroke`)

// alarming are words of what may be an emergency that no sign knows: where nothing certain answers, the call comes first.
var alarming = phrasesOf(`
	floppy, wont drink, havent come up, hasnt come up, cant get him to, cant get her to, open his eyes, open her eyes, blew back, crackling under, hot plastic, skin is peeling, arm is peeling, hear surf, breakers, sees double, gibberish
	blood everywhere, gushing, cant move, cannot move, cant feel, is numb, gone numb, very pale, so pale, in shock, wont stop vomiting, stopped talking, no feeling in, badly burned, badly burnt, cut deep, knocked out
	bleeding, unconscious, not waking, wont wake, cant wake, drowning, drowned, drown, sinking, going under, burning, on fire, explosion, exploded, swallowed, choking, collapsed, seizure, overdose, poisoned, electrocuted
	cant breathe, cannot breathe, not breathing, blue lips, in agony, screaming, badly hurt, seriously hurt, trapped under, lost overboard, missing person, help us, please help, rescue us, save us, life in danger, going to die, is dying, dying
	blutet, bewusstlos, ertrinkt, ertrinken, brennt, sinken, hilfe, saigne, inconscient, se noie, brûle, coule, au secours, avalé`)

// alarms reports whether a turn tells of something alarming rather than asks about it.
func alarms(p plain) bool {
	return p.has(alarming) && (p.has(person) || p.has(several)) && !p.has(notNow) && !p.has(asked)
}
