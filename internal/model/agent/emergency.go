package agent

// emergency is something that happens now and cannot wait.
type emergency struct {
	name  string
	says  phrases // how people report it
	with  phrases // one of these must stand there too; nil means nothing more
	call  call    // what is said first
	about string  // id of the passage with the first actions, where no aspect of it has its own
}

// call is whom to call, said before everything else.
type call int

const (
	mayday  call = iota
	outside      // gas or petrol vapour: call from the open air, with nothing that sparks
	vapour       // petrol: the same without a bottle
	medical
	poison
	crisis
	violence
)

// calls are the first sentences of an emergency's answer.
var calls = [...]string{
	mayday: "**If life is in danger, call first: Mayday on VHF channel 16 (hold the red DSC button), or phone 112 (Europe), 999 (UK) " +
		"or 911 (US).**",
	outside: "**Shut the gas at the bottle, no flame and no switch, everybody on deck. Call from the open air only: handheld VHF channel " +
		"16, or phone 112 (Europe), 999 (UK) or 911 (US).**",
	vapour: "**No spark: touch no switch, start nothing, no flame, stop the engine. Shut the fuel at the tank, open all hatches, everybody on " +
		"deck or ashore. Call from the open air only: handheld VHF channel 16, or phone 112 (Europe), 999 (UK) or 911 (US).**",
	medical: "**Call now: on VHF channel 16 a Mayday where life is in danger, else a Pan-Pan, and ask for radio medical advice; ashore or " +
		"within reach of a phone 112 (Europe), 999 (UK) or 911 (US).**",
	poison: "**Do not make them vomit. Call now: on VHF channel 16 a Mayday where life is in danger, else a Pan-Pan, and ask for radio medical " +
		"advice; ashore or within reach of a phone 112 (Europe), 999 (UK), 911 (US), or the poison centre (US 1-800-222-1222).**",
	crisis: "I am sorry that things are this hard, and I am glad that you said it. Please do not cast off now: talk to someone first. In the " +
		"US and Canada call or text 988, in the UK and Ireland call Samaritans on 116 123, elsewhere the local crisis line or the emergency " +
		"number (112, 999, 911). At sea the coastguard answers on VHF channel 16 and will help you.",
	violence: "I am sorry that this happens to you; it is not your fault. If you are in danger now, call 112 (Europe), 999 (UK) or 911 (US), at sea the coastguard on VHF channel 16, and get to where " +
		"other people are. Nobody has the right to hurt you, on board or ashore. In the US the National Domestic Violence Hotline is " +
		"1-800-799-7233, in the UK the National Domestic Abuse Helpline 0808 2000 247; elsewhere the police know the local line. A skipper " +
		"may put into the nearest harbour for this.",
}

var emergencies = []emergency{
	{"crisis", phrasesOf(`
		kill myself, killing myself, end my life, ending my life, end it all, suicid*, want to die, wish i was dead, wish i were dead
		not come back, never come back, not coming back, no reason to live, dont want to live, do not want to live, better off without me
		slip over the rail, over the rail tonight, nobody will notice, nobody would notice, no one would notice, nobody would miss me, no one would miss me, cant do this anymore
		cant do this any more, can not do this anymore, cannot do this anymore, go on living, why i should go on, no point in living, no point going on, no point in going on
		tie it to my feet, tied to my feet, tie myself to the anchor, weigh myself down, weight myself down, let myself sink, let the water take me, just step off, step off the stern, not surface again, swim out and not, end the pain, make it all stop, cant bear it any longer
		cant take it anymore, cant take it any more, nobody needs me, nobody would care, no one would care, take all my pills, wish i could disappear, slip away forever, better if i was gone, better if i were gone, see the point of getting back, see the point of going back, see the point of coming back, see the point of living, see the point in living, see the point any more, see the point anymore, see a point in living, whats the point of living
		whats the point anymore, whats the point any more, better off dead, had enough of life, given up on life, goodbye letter, farewell letter, dont want to be here anymore, dont want to wake up, tired of living, tired of life, not worth living, take my own life, let the sea take me, disappear at sea, disappear for good
		want to disappear, want it to be over, say goodbye to everyone, nothing to live for, no will to live,
		nothing matters any more, nothing matters anymore, harm myself, hurt myself, cant go on, cannot go on, drown myself, mich umbringen, nicht mehr leben, me suicider, en finir`), nil,
		crisis, "first-aid-suicide-help"},
	{"violence", phrasesOf(`
		partner hits me, husband hits me, boyfriend hits me, skipper hits me, captain hits me, he hits me, she hits me, wife hits me, beats me, beat me up, hit me again
		threatens to hit, threatens to hurt, threatens to kill, threatens to throw me, locked me, locks me, lock me in, choked me, punched me, is violent, got violent
		forced himself on me, scared of my partner, scared of my boyfriend, scared of my husband, scared of the skipper, scared of the captain,
		threatens me, threatened me, threatening me, abuses me, abusing me, assaulted me, raped me, molested, touched me, afraid of my partner, afraid of my husband
		afraid of the skipper, held against my will, wont let me leave the boat`), nil,
		violence, ""},
	{"overboard", phrasesOf(`
		has fallen overboard, fell overboard, have fallen overboard, just fell overboard, is overboard, gone overboard, went overboard
		knocked off the boat, knocked overboard, swept overboard, washed overboard, slipped overboard, washed off the boat, swept off the boat, thrown overboard by, he is in the water, hes in the water, she is in the water, shes in the water, crew is in the water
		kid is in the water, child is in the water, son is in the water, daughter is in the water, husband is in the water, wife is in the water, friend is in the water, someone is in the water
		kids are in the water, people are in the water, lost sight of him, lost sight of her, cant see him anymore, cant see her anymore, casualty is alongside, casualty in the water, drifting away from the boat
		fallen over the side, fell over the side, fell off the boat, fallen off the boat, fell in the water, fell into the water
		fallen in the water, fallen into the water, person in the water, man in the water, crew in the water, of us in the water, boat sailing away, boat is sailing away, boat is sailing off, being dragged alongside, dragged alongside, dragged behind the boat, mob mob, man overboard now
		we have a man overboard, someone overboard, lost someone overboard, fell in the sea, fell into the sea
		mann über bord, über bord gefallen, homme à la mer, tombé à la mer, tombé à l eau, tombé à leau`), nil,
		mayday, "man-overboard-first-actions"},
	{"poisoning", phrasesOf(`
		swallowed, took too many, taken too many, drank, has drunk, have drunk, drunk some, ingested, ate some, has eaten, took a sip of, sip of, verschluckt, getrunken, geschluckt, avalé, avalée, bu`),
		phrasesOf(`
		cleaning stuff, cleaning liquid, cleaning product, stuff under the sink, washing liquid, dishwasher tablet, diesel, petrol, gasoline, gas oil, fuel, bleach, antifreeze, coolant, battery acid, acid, drain cleaner, toilet cleaner, hull cleaner, bilge cleaner, cleaner, cleaning fluid, detergent
		paraffin, kerosene, lamp oil, meths, methylated, white spirit, turpentine, thinner, thinners, acetone, solvent, paint, antifoul*, epoxy, hardener, resin, varnish, engine oil
		hydraulic fluid, poison, poisonous, chemical, chemicals, pills, tablets too many, too many tablets, tablets, tablet, pill, medicine, medication, painkillers, paracetamol, ibuprofen, sleeping pills, laundry pod, glow stick, button battery, button cell, coin battery, coin cell, seasick tablets, his pills, her pills
		benzin, bleiche, frostschutz, reiniger, essence, lessence, dessence, gasoil, gazole, acide, lacide, médicaments, produit, tabletten, säure, gasoil, javel`),
		poison, "first-aid-poisoning"},
	{"petrol", phrasesOf(`
		smell petrol, smell gasoline, smell of petrol, smell of gasoline, smells of petrol, smells of gasoline, smells like petrol, smells like gasoline, smelling petrol, smelling gasoline
		petrol fumes, gasoline fumes, benzindämpfe, vapeurs dessence, petrol smell, gasoline smell, petrol in the bilge, gasoline in the bilge, petrol in my bilge, gasoline in my bilge
		leaking petrol, leaking gasoline, petrol is leaking, gasoline is leaking, spilled petrol, spilt petrol, spilled gasoline, smell fuel vapour
		benzingeruch, riecht nach benzin, benzin in der bilge, odeur d essence, odeur dessence, sent l essence, sent lessence`), nil,
		vapour, "gas-petrol-smell"},
	{"gas", phrasesOf(`
		smell gas, smells of gas, smelling gas, smell of gas, gas smell, smell propane, smell lpg
		gas cooker that leaks, gas stove that leaks, gas cooker leaks, gas stove leaks, gas hose leaks, gas bottle leaks, gas bottle is leaking, gas cooker is leaking, gas stove is leaking, leaks gas, leaky gas, gas bottle is hissing, bottle is hissing, cylinder is hissing, gas hissing, propane alarm is, lpg alarm is, gas alarm is beeping, gas alarm beeping, gas alarm keeps, gas detector is beeping, gas detector is going, gas leak now, gas is leaking, gas alarm is going, gas alarm went, gas alarm goes off, gas alarm is sounding, gasgeruch, riecht nach gas
		odeur de gaz, sent le gaz, smell butane, leaking gas, leaking propane`), nil,
		outside, "gas-leak-action"},
	{"carbon monoxide at work", phrasesOf(`co alarm, co detector, co sensor, carbon monoxide alarm, carbon monoxide detector, monoxide alarm`),
		phrasesOf(`head hurts, headache, headaches, dizzy, nausea, nauseous, feel sick, feels sick, felt sick, feels ill, feel ill, feels dizzy, feels unwell, unwell, confused, drowsy, feeling sick, sleepy, faint, vomiting, keeps beeping, keeps going off, is beeping, beeping, won't stop`),
		medical, "safety-equipment-carbon-monoxide"},
	{"carbon monoxide", phrasesOf(`
		co alarm is going, co alarm went off, co alarm is sounding, co alarm goes off, carbon monoxide alarm is, carbon monoxide alarm went
		everyone has a headache, everybody has a headache, all have headaches, we all have a headache, we all feel dizzy`), nil,
		medical, "safety-equipment-carbon-monoxide"},
	{"battery", phrasesOf(`
		is smoking, are smoking, smoking battery, smoking batteries, started smoking, from smoking, started to smoke, starts to smoke, starts smoking, smoke from, smoke coming, smoke out of, smoke is coming
		is swelling, and swelling, getting very hot, bulging and, hissing, is venting, popping, is burning, are burning, on fire, caught fire, in flames, exploded, thermal runaway now, raucht, qualmt, brennt, fume, brûle`),
		phrasesOf(`battery, batteries, battery bank, battery box, lithium, lifepo4, power bank, powerbank, e bike, ebike, batterie, batterien`),
		mayday, "fire-lithium"},
	{"overboard", phrasesOf(`man overboard, crew overboard, mob, person overboard, woman overboard, child overboard, kid overboard, crew member overboard, someone overboard, pob`),
		happening, mayday, "man-overboard-first-actions"},
	{"fire", phrasesOf(`
		on fire, is burning, are burning, fire on board, fire aboard, fire in the, fire at the, fire behind the, fire under the, there is a fire, theres a fire, fire in my, fire in our, burning smell, engine fire now, flames in, see flames, there are flames, in flames, caught fire, galley fire right now
		smells like burning, smell of burning, burning plastic, smoke from the, smoke below, bit of smoke, sparks are, sparks from
		smoke coming from, smoke is coming, smoke in the cabin, smoke from the engine room, fire broke out, feuer an bord, boot brennt, schiff brennt, yacht brennt, sent le brûlé, moteur fume, es brennt
		feu à bord, au feu, le feu`), nil,
		mayday, "fire-first-actions"},
	{"sinking", phrasesOf(`
		we are sinking, were sinking, i am sinking, im sinking, boat is sinking, yacht is sinking, ship is sinking, sinking now, taking on water
		taking in water, is flooding, water is coming in, water coming in, water pouring in, water is pouring, water is rising, water rising
		above the floorboards, above the floor boards, over the floorboards, over the floor boards, over the cabin sole, above the cabin sole, water in the cabin, knee deep, ankle deep
		pump cant keep up, pump cannot keep up, pumps cant keep up, pump isnt doing, pump is not keeping up, pumps are not keeping up, leaking badly, leaking fast
		filling with water, hole in the hull, hole in my hull, hole in our hull, floorboards are floating, floor boards are floating
		wir sinken, wassereinbruch, nous coulons, voie d eau, voie deau`), nil,
		mayday, "flooding-first-actions"},
	{"collision", phrasesOf(`
		whale hit us, whale has hit us, we hit a whale, we have been hit by, we were hit by, we have collided, we just hit a, we just collided, ship is about to hit us, about to collide, going to hit the pier, going to hit the quay, going to hit the bridge, going to hit the rocks, about to hit the
		going to hit us, about to be run down`), nil,
		mayday, "collision-after"},
	{"aground", phrasesOf(`
		we are aground, were aground, we have run aground, we just ran aground, i am aground, im aground, we hit a rock, we just hit bottom
		heurté un rocher, avons talonné, auf grund gelaufen, auf einen felsen, we are on the rocks, were on the rocks, be on the rocks, im on the rocks, hit the rocks, hit a reef, stuck on a reef, hard aground, stuck on the mud, stuck on a bar
		stuck on a sandbank, stuck on the rocks, on the rocks now`), nil,
		mayday, "grounding-first-actions"},
	{"dismasted", phrasesOf(`
		we have lost our mast, we lost our mast, lost the mast, mast is down, mast just came down, mast just fell, mast just broke, mast broke, mast is gone, mast just went, mast has gone, mast snapped, mast has fallen, mast came down, mast fell down, mast has come down, we are dismasted
		rudder is gone, rudder has gone, rudder broke, rudder has broken, rudder fell off, rudder snapped, lost steering, lost my steering, steering is gone, steering broke, lost our rudder, lost the rudder, lost our steering, steering has failed, steering just failed, no steering
		shroud has just, shroud has broken, forestay has broken, forestay just, forestay broke, forestay snapped, forestay parted, forestay has parted, forestay is gone, forestay let go
		headstay broke, headstay has broken, backstay broke, backstay snapped, backstay parted, backstay has broken, shroud broke, shroud snapped, shroud parted, shroud is gone, shroud let go
		vorstag ist gebrochen, vorstag gebrochen, want gebrochen, étai a cassé, étai cassé, hauban cassé, hauban a cassé`), nil,
		mayday, "emergencies-other-dismasting"},
	{"medical", phrasesOf(`
		spurting blood, blood is spurting, cant feel his legs, cant feel her legs, cant feel my legs, cannot feel his legs, cannot feel her legs, cant move his legs, cant move her legs, is paralysed
		having contractions, contractions, waters broke, water broke, in labour, giving birth, baby is coming, asthma attack, inhaler is empty, had a seizure, has a seizure, convulsions
		face is droopy, droopy face, cant lift his arm, cant lift her arm, in agony, acid in his eye, acid in her eye, acid in my eye, battery acid in, with battery acid, stung by a lionfish, stung by a stonefish, stung by a stingray
		burned my, burned his, burned her, burnt my, burnt his, burnt her, scalded my, scalded his, scalded her, skin is peeling off, finger is crushed, fingers are crushed
		floating face down, floats face down, lying face down, is face down, face down in the water, lifeless, not responding, doesnt respond, does not respond, wont respond, not breathing, isnt breathing, doesnt breathe, does not breathe, hardly breathing, barely breathing, stopped breathing, no pulse, no heartbeat, unconscious, unresponsive, passed out, fainted, collapsed, heart attack, chest pain, having a stroke
		choking, bleeding heavily, bleeding badly, heavy bleeding, severe bleeding, wont stop bleeding, will not stop bleeding
		allergic reaction, anaphyla*, cant breathe, cannot breathe, having a seizure, having a fit, overdose, poisoned, head injury
		broken leg, broken arm, badly burned, badly burnt, severe burn, crushed, lost a finger, cut off his, cut off her, cut off my
		hypothermic, shivering uncontrollably, stopped shivering, electrocuted, electric shock, heat stroke, heatstroke, sunstroke, sun stroke, hitzschlag, drowned, drowning
		hit his head, hit her head, hit my head, blue lips, slurred speech, face is drooping, face drooping, stopped responding, scalded, swallowed something, burned himself, burnt himself, burned herself
		broken wrist, broken ankle, broken rib, broken ribs, broken collarbone, broken hip, broke his, broke her, broke my leg, broke my arm, broken bone, bone sticking out
		gebrochenes bein, bein gebrochen, arm gebrochen, jambe cassée, bras cassé, bewusstlos, atmet nicht, herzinfarkt, inconscient, ne respire plus`), nil,
		medical, "first-aid-radio-medical-advice"},
	{"distress", phrasesOf(`
		mayday mayday, this is an emergency, its an emergency, it is an emergency, we need help now, i need help now, help us, please help now
		need rescue, need to be rescued, we are in distress, were in distress, abandoning ship now, we have capsized, weve capsized, we capsized
		boat has capsized, dragging onto the rocks, being blown onto the rocks, drifting onto the rocks, drifting towards the rocks, drift towards rocks, drift towards the rocks, drift onto the rocks, drifting towards rocks, drifting onto rocks
		drifting to the rocks, drifting toward the rocks, drifting toward rocks, drifting ashore, drifting onto the shore, drifting onto a lee shore, drifting towards the shore, drifting towards the cliffs, drifting onto the reef
		drifting towards the reef, blown ashore, blown onto the rocks, blown onto the shore, driven ashore, treiben auf die felsen, dérivons vers les rochers`), nil,
		mayday, "distress-mayday"},
}

// notNow are signs that a question is about preparing, learning or buying, not about what happens now.
var notNow = phrasesOf(`
	with the tide, phone fell, keys fell, hat fell, camera fell, engine drank, outboard drank, engine swallowed, mob button, mob device, mob beacon, mob alarm, mob function,
	burning oil, burns oil, burning fuel, grey smoke, exhaust, black smoke, white smoke, blue smoke, what is a, what is an, what is the difference, difference between, how do i practise, how to practise, practice, practise, drill, the same as, prevent, prevents, prevention, preventing
	avoid, in case of, in the event of, equipment, regulations, insurance, insured, for sale, listing, survey, how do i prepare, prepare for
	what causes, course, training, exam, rules, requirement, required, how often, how many, how much, which extinguisher, which extinguishers
	definition, define, meaning, checklist, first aid kit, what are the signs, signs of, symptoms of, likelihood, last year, years ago, history
	how should the, how should a, how does the, how does a crew, what should be, should i carry, should i buy, best way to, plan for, how long can, how long does, how long do, survive
	vs, versus, compared, design, formula, coverage, lights, flag, flags, barbecue, grill, used to, in a book, in the film, was built, statistics, suppress*`)

// happening are signs that what is told happens now.
var happening = phrasesOf(`
	right now, now, just, just fell, has fallen, help, quick, quickly, hurry, urgent, fell, gone, lost, cant see, cannot see, what do i do, what do we do, what should i do, what should we do
	what shall i do, what shall we do, what must i do, what to do now, what next, drifting, was tun, was mache ich, que faire`)

// sure are signs of now that outweigh those of a question that can wait, by emergency.
var sure = map[string]phrases{
	"overboard": phrasesOf(`right now, just fell, has just, have just, has fallen, help, hurry, we have a, is overboard, went overboard, fell overboard, what do i do now, what do we do now`),
	"battery":   phrasesOf(`battery is smoking, batteries are smoking, smoking battery, smoke from the battery, smoke coming from the battery, help, right now`),
	"medical":   phrasesOf(`burned my, burned his, burned her, burnt my, burnt his, burnt her, scalded, cant feel his, cant feel her, cant feel my, spurting, contractions, asthma attack, seizure, unconscious, not breathing, in agony`),
	"poisoning": phrasesOf(`my child, my kid, my son, my daughter, my wife, my husband, my friend, crew, someone, help, has swallowed, just`),
}

// prepared are signs that even then a question is about being ready.
var prepared = phrasesOf(`practise, practice, drill, drills, prevent, prevents, preventing, avoid, training, exam, course, equipment, insurance, button, feature, in case of, in the event of`)

// cries are emergencies said in a word or two, with whom to call and what to read.
var cries = []struct {
	says phrases
	name string
}{
	{phrasesOf(`man overboard, man over board, crew overboard, mob, person overboard`), "overboard"},
	{phrasesOf(`fire, fire fire, feuer, au feu`), "fire"},
	{phrasesOf(`mayday, sos, help us, emergency, rescue us, notfall, au secours, we need help`), "distress"},
	{phrasesOf(`sinking, flooding, taking water`), "sinking"},
	{phrasesOf(`gas leak, gas`), "gas"},
	{phrasesOf(`heart attack, stroke, choking, not breathing`), "medical"},
	{phrasesOf(`co alarm, kohlenmonoxid alarm, kohlenmonoxidalarm, alarme co`), "carbon monoxide"},
}

// alarmed are the words around a cry.
var alarmed = phrasesOf(`what do i do, what do we do, what should i do, what now, what shall i do, now, help, quick, quickly, fast, urgent, please, we have a, there is a, theres a, on board, was tun, que faire`)

// emergencyIn returns the emergency that a turn reports, nil if it reports none. A crisis is never taken for a question
// about something else.
func emergencyIn(p plain) *emergency {
	calm, told := p.has(notNow), signIn(p)
	for i := range emergencies {
		e := &emergencies[i]
		if told != nil && e.call < crisis {
			continue
		}
		urgent := e.call >= crisis || !calm || p.has(sure[e.name]) && !p.has(prepared)
		if urgent && p.has(e.says) && (e.with == nil || p.has(e.with)) {
			return e
		}
	}
	if told != nil {
		return told
	}
	if e := briefIn(p); e != nil {
		return e
	}
	return cryIn(p)
}

func cryIn(p plain) *emergency {
	if p.words() > 10 {
		return nil
	}
	rest := p.less(alarmed)
	for _, c := range cries {
		if rest.has(c.says) && rest.less(c.says).empty() {
			return named(c.name)
		}
	}
	return nil
}
