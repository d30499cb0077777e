package agent

// learning begins a question of somebody who wants to know, not of somebody to whom it happens.
var learning = phrasesOf(`
	how do i treat, how do you treat, how to treat, how should i treat, how do i recognise, how do i recognize, how can i tell, how do i prevent, how can i prevent, how common, how likely, what is, what are, what causes
	what helps against, which, tell me about, explain, describe, why do, why does, do i need, should i carry, is there a, are there, when should, name the, list`)

// Parts of the body, and the ways in which people say that something is wrong with them.
var (
	limb = phrasesOf(`
		leg, legs, foot, feet, hand, hands, finger, fingers, thumb, arm, arms, toe, toes, ankle, wrist, knee, shoulder, elbow, hip, rib, ribs, collarbone, bein, fuß, hand, finger, arm, knöchel, handgelenk, knie, schulter
		jambe, pied, main, doigt, doigts, bras, cheville, poignet, genou, épaule`)
	face = phrasesOf(`mouth, face, smile, lip, lips, eyelid, mundwinkel, mund, gesicht, bouche, visage`)
	eats = phrasesOf(`
		ate, eaten, eating, drank, drunk, swallowed, chewed, licked, berries, mushroom, mushrooms, puffer, pufferfish, reef fish, shellfish, mussels, oysters, barracuda, grouper, gegessen, getrunken, pilze, beeren, mangé, bu, champignons, baies`)
)

// complaints are what people tell of a body to which something happens, each known as a sign is.
var complaints = []sign{
	complaint("first-aid-stroke", face, phrasesOf(`hangs, hanging, droop*, crooked, lopsided, one side, sagging, sags, hängt, schief, pend, tombe d un côté, de travers`)),
	complaint("first-aid-stroke", phrasesOf(`speech, speaking, speak, talking, talks, talk, words, spricht, redet, parle`),
		phrasesOf(`gibberish, slurred, slurring, slurs, garbled, word salad, cant find words, cant find the words, suddenly cant, unverständlich, wirr, lallt, incompréhensible`)),
	complaint("first-aid-stroke", phrasesOf(`arm, leg, left side, right side, one side, half his body, half her body`), phrasesOf(`suddenly numb, suddenly weak, gone numb, went numb, gone limp, went limp, wont move, wont lift, no strength, paralysed, paralyzed`)),
	complaint("first-aid-propeller-crush", limb, phrasesOf(`caught, trapped, stuck, jammed, crushed, pinched, tangled, sucked into, pulled into, squashed, mangled, eingeklemmt, gequetscht, coincé, coincée, écrasé, écrasée`),
		phrasesOf(`chain, winch, windlass, rope, line, warp, block, hatch, cleat, between, gate, boom, dock, mooring, sheet, propeller, prop, kette, ankerkette, winsch, ankerwinsch, leine, chaîne, guindeau, amarre`)),
	complaint("first-aid-bleeding", phrasesOf(`bleeding, bleeds, blood, blutet, blut, saigne, sang`), phrasesOf(`
		like crazy, everywhere, heavily, badly, gushing, pouring, spurting, soaked, wont stop, cant stop, does not stop, doesnt stop, lots of, a lot of, so much, puddle, stark, überall, hört nicht auf, beaucoup, partout, arrête pas`)),
	complaint("first-aid-fractures", limb, phrasesOf(`huge, swollen, purple, snapped, bent, wrong angle, odd angle, popped out, out of its socket, deformed, sticking out, cant walk, cannot walk, cant move, geschwollen, verdreht, enflé, enflée, gonflé, gonflée, tordu`)),
	complaint("first-aid-fractures", phrasesOf(`fell, fallen, falls, dropped, tumbled, gefallen, gestürzt, tombé, tombée`), phrasesOf(`
		from the mast, off the mast, from aloft, from the spreaders, down the hatch, down the companionway, down the steps, down the ladder, off the boom, on his head, on her head, on his back, on her back, onto the winch, onto the deck, vom mast, den niedergang, du mât`)),
	complaint("first-aid-chest-pain", phrasesOf(`elephant, tight band, crushing, squeezing, vice, ton of bricks, heavy weight`), phrasesOf(`chest, sits on him, sits on her, sitting on him, sitting on her, sits on me, sitting on me, on my chest, his chest, her chest`)),
	complaint("first-aid-chest-pain", phrasesOf(`grey, gray, pale, ashen, clammy, blass, aschfahl, pâle`), phrasesOf(`sweaty, sweating, sweats, clammy, breathless, short of breath, jaw, schwitzt, transpire`)),
	complaint("first-aid-anaphylaxis", phrasesOf(`stung, sting, bitten, bee, wasp, hornet, jellyfish, ate, eaten, peanut, peanuts, nuts, shellfish, prawns, antibiotic, gestochen, piqué, piquée`), phrasesOf(`
		eyes are swollen, eyes swollen, swollen shut, face is swelling, lips are swelling, lips are swollen, lips swollen, throat, tongue, hives, rash all over, itching all over, wheez*, hard to breathe, trouble breathing, struggling to breathe, geschwollen, schwillt, gonfle, gonflé`)),
	complaint("first-aid-poisoning", eats, phrasesOf(`
		vomit*, throwing up, throws up, puking, sees double, seeing double, double vision, numb, tingling, tingles, cramps, cant stop, convuls*, dizzy, hallucinat*, unwell, very sick, so sick, erbricht, übel, schwindlig, vomi*, vertiges`)),
	complaint("first-aid-dehydration", phrasesOf(`cant stop, cannot stop, wont stop, nonstop, non stop, for two days, for three days, for days, since yesterday, all night, keeps nothing down, keep nothing down, keep anything down, keep water down, cant keep`),
		phrasesOf(`vomiting, throwing up, puking, down, diarrhoea, diarrhea, being sick`)),
	complaint("first-aid-heat", phrasesOf(`sun, heat, hot day, hours on deck, no shade, sonne, hitze, soleil, chaleur`), phrasesOf(`
		confused, nonsense, staggering, stopped sweating, not sweating, collapsed, delirious, hot and dry, dry skin, burning up, passed out, verwirrt, torkelt, confus, délire`)),
	complaint("first-aid-eyes-ears-teeth", phrasesOf(`eye, eyes, auge, augen, oeil, yeux`), phrasesOf(`splashed, sprayed, got in his, got in her, got in my, in his eye, in her eye, in my eye, in the eye, cant see out, spritzer, projeté`),
		phrasesOf(`acid, bleach, fuel, diesel, petrol, epoxy, hardener, resin, cleaner, thinner, solvent, lime, hook, splinter, glass, säure, javel`)),
	complaint("first-aid-burns", phrasesOf(`burned, burnt, scalded, boiling water, hot oil, hot fat, flames, on fire, flare went off, steam, verbrannt, verbrüht, brûlé, brûlée`), phrasesOf(`
		his hand, her hand, my hand, his arm, her arm, my arm, his face, her face, my face, his leg, her leg, his chest, skin, blister, blisters, blistering, thigh, belly, over his, over her, haut, peau`)),
	complaint("first-aid-head-injury", phrasesOf(`boom, block, winch handle, hit his head, hit her head, knock, knocked, clipped, fell, banged`), phrasesOf(`
		people who arent there, seeing things, hears voices, hallucinat*, acting strange, acting weird, behaving oddly, behaving strangely, doesnt know where, doesnt know what day, doesnt recognise, doesnt recognize, keeps asking the same, not himself, not herself`)),
	complaint("first-aid-radio-medical-advice", phrasesOf(`baby, infant, newborn, toddler, child, kid, son, daughter, girl, boy, kind, enfant, bébé`), phrasesOf(`
		floppy, limp, listless, wont drink, wont feed, not drinking, refuses to drink, hot as, burning hot, burning up, very hot, high fever, fever of, has fever, has a fever and, running a fever, sunken eyes, no wet nappies, wont stop screaming, fieber, fièvre`)),
	complaint("safety-equipment-carbon-monoxide", burning, phrasesOf(`
		cant get him, cant get her, cannot get him, cannot get her, wont wake, cant wake, doesnt wake, does not wake, not waking, open his eyes, open her eyes, hard to wake, unconscious, passed out, wacht nicht auf, ne se réveille`)),
	complaint("first-aid-burns", phrasesOf(`blew back, blew up, blow back, flashback, flared up, fireball, flash fire, exploded, explosion, flare went off`), phrasesOf(`
		eyebrow, eyebrows, eyelashes, hair, arm, arms, face, hand, hands, skin, leg, legs, chest, peeling, blister, blisters`)),
	complaint("first-aid-cpr-drowning", phrasesOf(`limp, lifeless, unresponsive, out cold, eyes rolled, rolled back, no reaction, doesnt react, does not react, reagiert nicht, leblos, ne réagit pas, ne réagit plus`)),
	complaint("first-aid-diabetes-seizure", phrasesOf(`foaming at the mouth, convulsing, twitching all over, jerking all over, shaking violently, thrashing, krampft, krampfanfall, convulse`)),
}

// complaint is a sign of somebody whose body shows all the parts.
func complaint(about string, parts ...phrases) sign {
	return sign{
		emergency: emergency{name: "complaint", call: medical, about: about},
		parts:     append([]phrases{person}, parts...),
		unless: phrasesOf(`
			by hand, with one hand, hand bearing, on the other hand, engine, motor, diesel engine, brake, injector, hydraulic, fuel system, bleed the, old boat, mast is, rudder, hull, sail is, keel, paint, varnish, teak, last year, years ago, used to, history, novel, film, insurance, course, book
			from the fish, fish we, fish i, stain, stains, tricks, fever for, dog, cat, seasick, seasickness, seekrank`),
	}
}
