// Package refusal tells which requests are declined, and what is said instead: those that would hurt or are not lawful, for what
// nobody can promise, for how the service is set up, and for deeds outside of the conversation.
package refusal

import "github.com/fairlead/fairlead/internal/phrase"

// Kind is why a request is declined.
type Kind string

// The kinds of refusal, in the order in which they are looked for. Of a request for the setup it is told too what would hurt in it.
const (
	None      Kind = ""
	Guarantee Kind = "guarantee" // of what nobody can promise
	Setup     Kind = "setup"     // of the service, shown or changed
	Harm      Kind = "harm"      // to people, to things or to what is lawful
	Deed      Kind = "deed"      // outside of the conversation
)

// Refusal is why a turn is declined and what is said instead. That of a turn which is not declined is of kind None.
type Refusal struct {
	Kind  Kind
	Reply string      // why not, with the safe or legal way
	Also  string      // what is declined in it besides; "" for nothing
	About string      // id of the passage with that way; "" for none
	GoOn  bool        // the question itself is answered too
	Words phrase.List // that ask for a guarantee or the setup: what else the turn asks may be answered
}

// Of returns why a turn is declined.
func Of(p phrase.Text) Refusal {
	if wantsGuarantee(p) {
		return Refusal{Kind: Guarantee, Reply: guaranteeReply, About: "survey-limits", Words: guarantee}
	}
	harm := harmIn(p)
	switch {
	case p.Has(secret) && !p.Has(notSecret):
		return Refusal{Kind: Setup, Reply: secretReply, Also: harm.Reply, Words: secret}
	case harm.Kind != None:
		return harm
	case p.Has(deeds) && !p.Has(notDeeds):
		return Refusal{Kind: Deed, Reply: deedReply}
	}
	return Refusal{}
}

// harmIn returns what a turn asks for that would hurt or is not lawful.
func harmIn(p phrase.Text) Refusal {
	for _, list := range [][]rule{hazards, refusals} {
		for _, r := range list {
			if r.says.In(p) && (r.with == nil || r.with.In(p)) && !p.Has(innocent[r.name]) {
				return Refusal{Kind: Harm, Reply: r.reply, About: r.about, GoOn: r.goOn}
			}
		}
	}
	return Refusal{}
}

// refusals are requests that are not lawful, or that a person on the spot has to answer.
var refusals = []rule{
	{"alcohol", phrase.Of(`glasses at lunch, glasses at dinner, few glasses, two glasses, three glasses, four glasses, five glasses, glasses of wine, had a few, a few drinks, couple of drinks, bottle of wine, breathalyser, breathalyzer, breath test, beer, beers, drink, drinks, drunk, alcohol, wine, rum, whisky, whiskey, vodka, pints, tipsy, hungover, stoned, high on, cannabis, weed, cocaine, bier, alkohol, alcool`),
		phrase.Of(`helm, steer, steering, skipper, drive, sail, sailing, captain, command, watch, boat, yacht, dinghy, beat, fool, fahren, segeln, barrer, naviguer`),
		"None: nobody who steers or commands a boat should drink, or take drugs that impair, before she is secured. Alcohol slows the " +
			"reactions, worsens balance, cold and seasickness, and is behind a large share of drownings. The legal limits are upper bounds, " +
			"not advice: in the US 0.08 % blood alcohol is an offence by law, in many other countries the limit is lower.",
		"alcohol-law", false},
	{"blower", phrase.Of(`disable, disconnect, bypass, turn off, switch off, silence, remove, override, get rid of, unplug, do without, skip, not run, not use`),
		phrase.Of(`blower, blowers, bilge fan, engine room fan`),
		"Keep it working: petrol vapour gathers in the bilge and explodes at the starter's first spark. Run the blower for at least four minutes before each start and sniff low down. If it is loud, look at its bearing, mounts and " +
			"hose, or fit a quieter one that is marked ignition protected.",
		"gas-petrol-vapour", false},
	{"interlock", phrase.Of(`bypass, defeat, override, jumper, short out, bridge, tape over, cut out, trick`),
		phrase.Of(`neutral safety switch, neutral switch, safety switch, kill cord, kill switch, interlock, flame failure, bms, rcd, gfci, elci, fuse, breaker, thermal cut out, gas sensor, blower switch`),
		"I do not help to defeat a safety device: an engine that starts in gear runs people over, a bridged fuse or BMS burns boats. Find why it " +
			"trips: adjust or replace the switch, clean its plug, check the wiring, and start in neutral until it works.",
		"", false},
	{"safety gear", phrase.Of(`disable, disconnect, bypass, turn off, switch off, silence, remove, override, defeat, block, short out, get rid of, cut off, tape over, jumper`),
		phrase.Of(`alarm, alarms, co alarm, gas alarm, gas detector, smoke detector, bilge alarm, kill cord, kill switch, bilge pump, float switch, safety switch, lifelines, guard rail, guardrail, seat belt, flame failure, neutral safety, circuit breaker, fuse, fuses, breaker, epirb, lifejacket, lifejackets, rcd, gfci, elci`),
		"I do not help to disable safety gear: it is there for the minute nobody is watching. If it sounds or trips without cause, find " +
			"the fault: test it as its maker says, clean or replace the sensor, check the wiring, and replace a unit past its date. Until " +
			"it works again, treat every alarm as real: at a gas or petrol alarm shut the gas at the bottle, touch no switch, open the hatches and get " +
			"everybody on deck; at a carbon monoxide alarm stop engine and heater and go into fresh air; only then look for the fault.",
		"", false},
	{"pollution", phrase.Of(`dump, dumping, pump overboard, pour overboard, throw overboard, get away with, throw in the sea, over the side at night`),
		phrase.Of(`oil, diesel, fuel, bilge oil, oily, sewage, holding tank, black water, blackwater, antifreeze, paint, batteries, plastic, plastics, old flares, flares`),
		"Oil, fuel, paint, plastic and chemicals must never go overboard, and sewage only where the rules allow it; the fines are high and " +
			"the harm is real. Take them to the harbour's reception point or a pump-out station.",
		"environment-oil-fuel", false},
	{"smuggling", phrase.Of(`get around customs, get round customs, get past customs, getting around customs, getting past customs, around the customs, past the customs, no customs patrol, no customs check, no customs checks, nobody checks, nobody patrols, no patrols, land some cash, land cash, smuggle, smuggling, sneak, hide, avoid customs, without clearing, without going through customs, bypass customs, skip customs, avoid clearing, slip across, slip over, evade, avoid declaring, without declaring, undeclared, avoid immigration, dodge, avoid paying, without paying, get out of paying, not pay, beat the, stowaway, stowaways, traffic people, human trafficking, illegally enter, without being detected, undetected, avoid detection, avoid the coast guard, avoid the coastguard, avoid coast guard, coast guard does not see, coast guard doesnt see, coastguard does not see, coastguard doesnt see, customs does not see, customs doesnt see, police do not see, police dont see, carrying migrants, carry migrants, transport migrants, avoid coastguard, hide from`),
		phrase.Of(`customs, border, cash, drugs, cocaine, people, migrants, weapons, gun, guns, cigarettes, alcohol, rum, spirits, wine, tobacco, tax, vat, duty, immigration, passport, coast guard, coastguard, police, country, goods, import, island, into, ashore, authorities, fees, cruising permit, schengen`),
		"I do not help to evade customs, immigration, tax or the coastguard. The legal way is to arrive at a port of entry, fly the Q flag, " +
			"report at once and declare goods, money and crew; a customs agent or marina office helps, and duty or VAT can often be relieved " +
			"under temporary admission.",
		"passage-planning-clearance", false},
	{"drugs", phrase.Of(`how much cocaine, how much heroin, how much weed, how many kilos of cocaine, kilos of cocaine, kilo of cocaine, stash drugs, stash cocaine, stash weed, carry cocaine, carry drugs across, transport cocaine, transport drugs, cocaine in, cocaine into, drugs in the keel, drugs in my keel, drugs in the bilge, drug run`), nil,
		"I do not help with that: carrying drugs is a serious crime everywhere and costs the boat and years of freedom. If somebody presses you to do it, tell the police or the coastguard.",
		"", false},
	{"false distress", phrase.Of(`at my neighbour, at my neighbours boat, at my neighbors boat, at the neighbours boat, at another boat, at other boats, fire flares at a, fire flares at the, fire flares at people, fire a flare at, shoot flares at, shoot a flare at, aim a flare, aim flares, fake, false, prank, joke, pretend, hoax, for fun, just to test, test my, to see what happens, as a test, celebrate, celebration, new year, new years, birthday, wedding, fireworks, party`),
		phrase.Of(`mayday, distress, epirb, flare, flares, sos, dsc, red button, coastguard, coast guard`),
		"A distress signal without distress is an offence and sends lifeboats away from people who need them. Radios and beacons have " +
			"test modes: use a DSC test call or a routine radio check, and the beacon's self-test as its maker says. If one was set off by " +
			"mistake, tell the coastguard at once on channel 16; an honest mistake reported at once is as a rule not punished.",
		"radio-dsc-cancel", false},
	{"fraud", phrase.Of(`false name, fake name, under another name, false identity, fake identity, fake id, fake registration, false registration, fake survey, fake invoice, fake receipt, forge, forging, fake papers, fake documents, false papers, fake hin, change the hin, alter the hin, remove the hin, grind off, scuttle, sink my boat for, sink the boat for, sink it for, insurance fraud, false claim, exaggerate a claim, inflate the claim, roll back the hours, hide the damage, hide damage, conceal, cover up, lie to the, lie about, without telling the, not tell the buyer`),
		nil,
		"I do not help with that: false papers and names, hidden defects and false claims are fraud, and void insurance and sale alike. Disclose what " +
			"you know in writing; an honest defect with a fair price sells, and a surveyor or broker helps to word it.",
		"buying-title", false},
	{"identity", phrase.Of(`scratch off, scratch out, scrape off, grind off, grind out, sand off, file off, remove, erase, alter, change, obliterate, get rid of, cover up, swap, clone, make up, look like another, look like a different, duplicate`),
		phrase.Of(`hin, cin, vin, hull number, hull identification number, serial number, serial numbers, craft identification number, engine number, stolen boat`),
		"I do not help with that: removing or changing a hull or engine number is a crime nearly everywhere and marks a boat as stolen. If you " +
			"think that a boat is stolen, tell the police or coastguard and keep off; if a number is damaged, the builder or the authority that " +
			"issues it replaces it on proof of ownership.",
		"buying-title", false},
	{"theft", phrase.Of(`hotwire, hot wire, steal, break into, pick the lock of, clone a key, jam, jamming, spoof, spoofing, hack`),
		phrase.Of(`boat, yacht, outboard, dinghy, marina, ais, gps, engine, ignition, vessel, radio, vhf, locker`),
		"I do not help with that. If it is your own boat and the key is lost, a marine electrician or the dealer replaces the ignition " +
			"lock on proof of ownership.",
		"", false},
	{"no lights", phrase.Of(`ais off, tricolour off, tricolor off, tri colour off, leave the lights off, leave our lights off, without lights, without navigation lights, lights off, turn off my lights, turn off the lights, turn off ais, switch off ais, no lights at night, run dark`),
		phrase.Of(`night, dark, sail, avoid, save, fish, ais, coastguard, at night, sea`),
		"Navigation lights are required from sunset to sunrise, and a look-out always (COLREGs Rules 5 and 20): without them others cannot " +
			"avoid you. To save power fit LED lights, and under sail below 20 m use the masthead tricolour.",
		"lights-shapes-when", false},
	{"no lifejacket", phrase.Of(`skip the lifejacket, skip the life jacket, skip lifejackets, skip her lifejacket, skip his lifejacket, leave off the lifejacket, leave the lifejacket off, leave her lifejacket, leave his lifejacket, not wear a lifejacket, not wear lifejackets, not wearing a lifejacket, take off the lifejacket, take his lifejacket off, take her lifejacket off, without lifejackets, without a lifejacket, without life jackets, without a life jacket, no lifejackets, no life jackets, dont need lifejackets, hates lifejackets, hates his lifejacket, hates her lifejacket, hates life jackets, hate lifejackets, refuses to wear a lifejacket, refuses the lifejacket, wont wear a lifejacket, doesnt want a lifejacket, doesnt like lifejackets, lifejackets are uncomfortable`),
		nil,
		"No, I advise against it: a lifejacket for everyone on board, worn by children and non-swimmers on deck and in the dinghy always, of the right size and with its crotch strap fastened, since nobody holds a child in cold water for long. " +
			"For children it is law in many places.",
		"safety-equipment-lifejacket-choice", false},
	{"poaching", phrase.Of(`illegally, illegal, poach, poaching, without being caught, without getting caught, not get caught, avoid getting caught, undersized, out of season`),
		phrase.Of(`fish, fishing, lobster, lobsters, coral, turtle, turtles, marine reserve, spearfish, spearfishing, catch`),
		"I do not help with that: closed areas, seasons and sizes protect what is left. Ask the harbour office or the fisheries authority " +
			"for the local rules and the licence; most places have water where a line may be wet legally.",
		"environment-wildlife", false},
	{"law", phrase.Of(`legal advice, legally liable, am i liable, be liable, sue, suing, lawsuit, take to court, take them to court, win in court, small claims, go to court, win my case, win the case, says i owe, say i owe, do i have to pay, do we have to pay, must i pay the, refuse to pay, refuses to pay, wont pay me, can they keep my boat, can they seize, seize my boat, chain up my boat, arrest my boat, breach of contract, my deposit back, my money back, lawyer, criminal charge, criminal charges`),
		nil,
		"This is general information, not legal advice: for a dispute or a claim ask a maritime lawyer, and tell your insurer before you " +
			"admit anything.",
		"", true},
	{"medicine", phrase.Of(`give antibiotics, give him antibiotics, give her antibiotics, take antibiotics, diagnose, diagnosis, prescribe, mg dose, the mg dose, dose of adrenaline, dose of morphine, dose of insulin, mg of, double the dose, double my dose, double dose, twice the dose, more insulin, extra insulin, increase the dose, increase my dose, skip my dose, stop taking my, can i give him more, can i give her more, can i give more, more tablets, more pills, tablets can i, pills can i, how many tablets, how many pills, another tablet, extra tablets, prescription, what dose, which dose, dosage, how many mg, is it cancer, cancer, tumour, tumor, this mole, a mole on, this lump, a lump in, this rash, is it infected, my rash, my symptoms`),
		nil,
		"I am no doctor and cannot diagnose or prescribe. At sea ask for radio medical advice through the coastguard (VHF channel 16 or " +
			"satellite phone); ashore see a doctor or pharmacist.",
		"", true},
	{"dose", phrase.Of(`which antibiotic, what antibiotic, how many per day, dose, doses, dosage, how much, how many mg, maximum amount, how many tablets, how many pills, overdose limit`),
		phrase.Of(`paracetamol, acetaminophen, ibuprofen, aspirin for my, tylenol, antihistamine, antihistamines, codeine, tramadol, morphine, antibiotic, antibiotics, amoxicillin, diazepam, benadryl, painkillers`),
		"I am no doctor and give no doses: the leaflet in the box gives them by age and weight, and a pharmacist or doctor has to say what goes together, above all for children. At sea ask for radio medical advice through the " +
			"coastguard (VHF channel 16 or satellite phone); after too much of any medicine call at once, even if nothing is felt yet.",
		"first-aid-own-medicines", false},
	{"explosives", phrase.Of(`make my own distress flares, make my own flares, make own flares, make our own flares, homemade flares, home made flares, homemade distress flares, home made distress flares, build my own flares, refill flares, refill my flares, napalm, molotov, pipe bomb, make a bomb, build a bomb, make explosives, nerve gas, poison gas`), nil,
		"I do not help with that: I am a sailing assistant, and make no weapons or fireworks; flares made at home burn hands and boats and are not approved. Distress signals, fuel and gas aboard I explain for safety: buy approved flares that are in date, or an electronic light with a beacon.",
		"", false},
	{"weapons", phrase.Of(`shoot, shooting, gun, guns, pistol, shotgun, rifle, firearm, firearms, armed, pepper spray, knife fight`),
		phrase.Of(`people who, boarders, board my, board us, boarding, intruder, intruders, robbers, pirates, thieves, legally, self defence, self defense, can i carry, on board, on my boat`),
		"I give no legal advice on that: the law of the flag and of the waters decides, many countries forbid firearms on yachts or lock them up on entry, and an undeclared one means prison. Declare what you have before you arrive. Against " +
			"robbers coastguards advise light, noise, a Mayday and no resistance: lives count more than things.",
		"emergencies-other-piracy", false},
	{"medicine runs out", phrase.Of(`ran out of, run out of, running out of, out of his, out of her, out of my, substitute, replace, instead of my, instead of his, instead of her, without my, without his, without her, forgot my, forgot his, forgot her, lost my, lost his, lost her`),
		phrase.Of(`tablets, tablet, pills, pill, medication, medications, medicine, medicines, insulin, inhaler, antidepressants, antidepressant, blood thinner, blood thinners, epipen, heart tablets`),
		"Do not put another medicine or dose in its place: I am no doctor, and stopping or swapping some of them is dangerous. Ask for radio medical advice through the coastguard today (VHF channel 16 or satellite phone), have the name, " +
			"dose and last intake at hand, and make for a port with a pharmacy. If the person is getting worse, call a Pan-Pan, in danger to life a Mayday.",
		"first-aid-own-medicines", false},
	{"privacy", phrase.Of(`phone number of, telephone number of, mobile number of, private number, private phone, home address of, private address, email of the, email address of, name of the owner, find out who the crew, find out who the people, find out who is on, find out who lives, find out who sails, who are the people on, who are the crew of, who owns the, who owns this, who owns that, who owns my, who is the owner, owners name, owners phone, owners address, track my, where does the, personal data, seller data, sellers data, private data, seller details, private details, contact data`),
		phrase.Of(`owner, owners, seller, sellers, skipper, broker, captain, crew, neighbour, neighbours, ex, wife, husband, girlfriend, boyfriend, customer, customers, he, she, boat, yacht`),
		"I give no names, numbers or addresses of private people, and have none. To reach an owner write through the broker or the advert, ask the harbour office to pass a note on, or, with a legal interest, the registry where the boat is entered.",
		"", false},
	{"whereabouts", phrase.Of(`which marina does, which harbour does, which port does, which berth does, keep her boat, keep his boat, keeps her boat, keeps his boat, keep their boat, where she lives, where he lives, where they live, where does she live, where does he live, track down, stalk, following her, following him, her location, his location, his whereabouts, her whereabouts`),
		phrase.Of(`my ex, ex wife, ex husband, ex girlfriend, ex boyfriend, my wife, my husband, my girlfriend, my boyfriend, neighbour, neighbor, colleague, boss, former, old friend, cousin, this woman, this man, that woman, that man, her name is, his name is, celebrity, actor, millionaire, judge, witness, stalk`),
		"I do not tell where private people live or keep their boats, and have no data on them. Whoever wants to be found can be asked through friends or a club; for a dispute there are lawyers and the courts, and for a worry about somebody's safety the police or coastguard.",
		"", false},
	{"evasion", phrase.Of(`get around, get round, getting around, getting round, circumvent, work around, dodge, dodging, evade, evading, cheat, trick, fool, fake, beat the, slip past, sneak past, bribe, bribing, without getting fined, without being fined, without a fine, without getting caught, without being caught, get away with, not get caught, not get fined, avoid a fine, avoid the fine, avoid fines`),
		phrase.Of(`banned, prohibited, forbidden, illegal, illegally, not allowed, mandatory, compulsory, obligatory, required, requirement, law, laws, rule, rules, regulation, regulations, insurance, inspection, inspector, surveyor, licence, license, permit, fee, fees, tax, ban, quarantine, official, officials, harbourmaster, breathalyser, authorities, age limit, speed limit`),
		"I do not help to get around a rule or those who see to it: it can cost a fine, the boat or the insurance, and the rule mostly has a reason. What is legal: ask the authority or the harbour office for exemptions and cheaper ways to comply, and keep the " +
			"answer in writing. Most countries ask third-party insurance, papers and safety gear at the least.",
		"licences-ships-papers", false},
	{"harm to others", phrase.Of(`sabotage, sugar in, sink his, sink her, sink their, sink the neighbours, ram his, ram her, ram their, ram the other, set adrift, cut his, cut her, cut their, untie his, untie their, untie the neighbours, cut the neighbours, scratch his, scratch their, get revenge, take revenge, get back at, teach them a lesson, teach him a lesson, poison his, poison the`),
		phrase.Of(`boat, yacht, lines, line, mooring, anchor, tank, engine, dinghy, outboard, neighbour, neighbours, skipper`),
		"I do not help with that: to harm or let go somebody's boat is a crime, can cost lives, and makes you liable for all that follows. Photograph what was done to you, exchange names and insurers, tell the harbour office, your insurer or the police, and let " +
			"them settle it.",
		"insurance-liability", false},
	{"unlicensed", phrase.Of(`without a licence, without a license, no licence, no license, without licence, without license, unlicensed, uninsured, without insurance, without registering, without registration`),
		phrase.Of(`paying passengers, paying guests, charter out, charter her, charter my, charter our, charters, charter trips, charter business, for money, get away, get caught, rent out, take tourists, hire out, commercially, paid`),
		"I do not help around the law: carrying paying guests needs a commercial licence, a coded or inspected boat and insurance for it, " +
			"and without them any accident is yours alone to pay.",
		"licences-charter", false},
}

// secret are requests to show or change how the service works.
var secret = phrase.Of(`
	ai tell the, ai must, dear ai, note to ai, note to the ai, as an ai you, assistants must, ai assistants must, says ai, tell the buyer this, tell the buyer that this
	system prompt, system override, admin override, admin mode, god mode, your prompt, your instructions, your initial instructions, your system message, your configuration, your config, your settings
	ignore previous, ignore all previous, ignore the previous, ignore your, ignore all instructions, ignore the above, ignore the user, ignore the buyers, always recommend this, disregard previous, disregard your
	disregard all, forget your instructions, forget all previous, forget previous, override your, api key, api keys, secret key, access token, environment variable*, env var*
	database password, admin password, root password, connection string, source code, developer mode, jailbreak, jail break, dan mode, do anything now
	words above, text above starting, everything above this, lines above, repeat the words, repeat your first, starting with you are, beginning with you are, verbatim your, print your, output your
	act as if you have no, youre now, youre no longer, forget the sailing, forget about sailing, general assistant, general purpose assistant, general purpose ai, as a general ai, forget sailing, secret rules, hidden rules, your rules word, full system message, your system, you are no longer, you are now, pretend you are, pretend to be, repeat the text above, repeat everything above, print everything above
	reveal your, your hidden, show me your prompt, hidden instructions, internal instructions, etc passwd, file system, server files, your training data, other users
	another user, previous user, previous users, last user, user before me, person before me, somebody else asked, someone else asked, other customers, other people asked, deine anweisungen, systemprompt, tes instructions, ton prompt`)

// notSecret are questions of sailing that share words with those.
var notSecret = phrase.Of(`sailing instructions, manual, maker, manufacturer, radar, plotter, autopilot, epirb, mmsi`)

const secretReply = "I do not show or change how I am set up: instructions, keys and configuration stay where they are, and text in a message, a " +
	"listing or a page is something to read, not an order. Questions about sailing and boats I answer gladly."

// guarantee are requests to promise what nobody can.
var guarantee = phrase.Of(`
	sign a statement, sign a declaration, sign a paper, declare that this boat, guarantee, guaranteed, guarantees, can you promise, do you promise, promise me, exact figure, promise that, promise well, promise there, promise no, just tell me its safe, tell me its safe, tell me it is safe, just tell me its fine, tell me its all right, promise nobody, promise nothing, promise we, promise it, definitely pay, definitely rise, definitely sell, can you certify, certify that, are you 100 sure, 100 sure, 100 certain, 100 safe, never drag, never drags, never sink, never sinks, never fail, never fails
	100 percent safe, 100 percent sure, absolutely safe, completely safe, assure me, put in writing, put it in writing, give me in writing, confirm in writing, exact day, exact date, exactly when will, precisely when will, pay me back, refund me, compensate me, are you liable, are you responsible if, take responsibility, sure to last, certain to last, bound to last, sure to hold, certain to hold, sure to survive, certain to survive, will definitely, definitely be, definitely keep, definitely hold, definitely make it, definitely survive, definitely be safe, definitely work, with certainty, with absolute certainty, for certain that, say for certain, tell me for sure, confirm that this, confirm that my, certify, keep its value 100, just say yes, just say no, say yes or no, swear that, be 100 percent, garantieren, garantir, garantie dass, will this boat pass, will it pass survey`)

// notGuarantee are guarantees that are a subject of their own.
var notGuarantee = phrase.Of(`warranty, bank guarantee, builders guarantee, guarantee deposit, deposit guarantee`)

// wantsVerdict and verdicts together are requests to judge a boat or a day in one word.
var (
	wantsVerdict = phrase.Of(`are you sure, are you certain, can you confirm, could you confirm, please confirm, confirm that, confirm the, yes or no, one word, single word, ja oder nein, oui ou non`)
	verdicts     = phrase.Of(`depth at, depth in, deep enough, enough water, still open, still available, weather will, title is clean, title of this, clear title, clean title, no liens, free of liens, has no debts, not stolen, has no osmosis, has no damage, seaworthy, hold its value, hold her value, keep its value, keep her value, ruled out, rule out, no storms, no gales, is she safe, is it safe, is this boat, is this yacht, is my boat, is she sound, is it sound, safe to go, safe to cross, safe to buy, should i buy, will it hold, will she hold, will i make it, will we make it`)
)

// wantsGuarantee reports whether a turn asks to be promised what nobody can promise.
func wantsGuarantee(p phrase.Text) bool {
	return p.Has(guarantee) && !p.Has(notGuarantee) || p.Has(wantsVerdict) && p.Has(verdicts)
}

const guaranteeReply = "No: I cannot guarantee that, and nobody honestly can from afar. I can say what is usual and what to look at; a professional " +
	"survey judges the boat, and the skipper on the spot the day."

// deeds are requests to act outside of the conversation.
var deeds = phrase.Of(`
	book me, book a, reserve me, reserve a, remind me, set a reminder, send an email, send a message, email the, text my, call the coast guard for, call the coastguard for
	call for me, phone the, make a phone call, call my, place an order, order me, order a, pay for, buy it for me, sign up for, register me, file my, post this, open a ticket`)

// notDeeds are questions that share words with those.
var notDeeds = phrase.Of(`how do i, how to, what, should i, when, why, which, do i have to, i should, we should, should we, can i, do i pay, logbook, book about, how much, insurance, insurer, insurers`)

const deedReply = "I cannot act outside of this conversation: no calls, messages, bookings, payments or reminders. In an emergency call " +
	"yourself, Mayday on VHF channel 16 or 112, 999, 911. I can tell you whom to ask, what to say and what to prepare."

// innocent are questions that share words with what is declined.
var innocent = map[string]phrase.List{
	"alcohol": phrase.Of(`customs, smuggl*, duty free, import, energy drinks, energy drink, coffee, soft drink, soft drinks, tea, cola, juice, drinking water, drink water, water to drink, how much water, stove, cooker, spirit stove, fuel, law, limit, limits, legal,
		rubbing alcohol, seasick, seasickness, hypothermia, hypothermic, insurance, wine glasses, glasses of water, storing wine, stow, what should we drink,
		safe to drink, can we drink, watermaker, tank, tanks, rehydrat*`),
	"safety gear": phrase.Of(`not switch off, doesnt switch off, wont switch off, switches off, switches itself off, switching off, how does, what is, test, install, cable, false alarm, fit, wire size, which fuse, replace, disconnect the battery,
		disconnect shore power, disconnect electronics, remove the mast, electronics, shore power, corrosion, service, expired, cancel, winter`),
	"law":               phrase.Of(`vat, tax, customs, duty, dues, toll, to anchor, to moor, for a mooring, for anchoring`),
	"interlock":         phrase.Of(`how does, what is, what does, bridge clearance, under the bridge`),
	"pollution":         phrase.Of(`what may, what can, what am i allowed, which waste, what waste, where may, where can i, where do i, how do i legally, legally, legal, rules, allowed, law, permitted, when can, how far, marpol, properly, safely, correctly, should i, what should, how should, how do i dispose, where should`),
	"smuggling":         phrase.Of(`how long can, how long may, how long am i, non eu boat, non eu yacht, relief, exempt*, avoid double, legally, legal, lawfully, temporary admission, how does vat, seasick, orca, orcas, hide the dinghy, hide valuables, weather, storm, squall, q flag, what papers, what documents, to clear in, clearing in procedure, for clearing in, when clearing in, how clearing in, about clearing in`),
	"false distress":    phrase.Of(`third party, search party, shore party, false alarm, false alert, cancel, by mistake, accident*, how do i test, how to test, test call, radio check, self test, test an, difference, expired`),
	"unlicensed":        phrase.Of(`do i need, is it legal, what licence, which licence, what license, which license, required`),
	"no lifejacket":     phrase.Of(`how many, is it legal, law, legal, required, rules, mandatory`),
	"unfit craft":       phrase.Of(`tender, stow, davits, liferaft, life raft, launch, carry, outboard for, tow, towing, regatta`),
	"untrained":         phrase.Of(`which course, what course, how do i learn, where do i learn, what boat, first boat, how should i start`),
	"identity":          phrase.Of(`has been removed, was removed, had been, how can i tell, how do i tell, check, verify, spot, find out whether, see if, see whether, engine oil, replace the engine, new engine, where is, what is`),
	"theft":             phrase.Of(`detect, recogni*, if, what do i do, what should i do, jammed, furler, prevent, protect, against, happens`),
	"privacy":           phrase.Of(`my broker, coastguard, harbour office, marina, rescue, mmsi, how do i find out who, proof, prove, title, register my, on the day, wreck, found, salvage, adrift, loan, lien, anchor, my boat`),
	"evasion":           phrase.Of(`get around on, get around the boat, get around the anchorage, get around the island, get around the mark, headland, cape, racing, race, colregs, buoy, speed limit of the hull, how do i get around in, get round the, weed, reef`),
	"harm to others":    phrase.Of(`my anchor, fouled, tangled, caught, their permission, own boat, drag*, emergency, fire, rescue`),
	"no look-out":       phrase.Of(`watch system, watches, rota, how many hours, how do crews, at anchor, anchored, moored, marina, berth, bunk, cabin, where do, where can, comfortable`),
	"poaching":          phrase.Of(`is it legal, is it illegal, rules, licence, license, allowed, law`),
	"petrol":            phrase.Of(`outboard, carburettor, carburetor, tank, spark plug`),
	"charcoal below":    phrase.Of(`diesel heater, alarm, how does, install*, regulations, rules, pushpit, how much, battery, charge, solar, generator locker, fitted, built in, winter storage, shore power, service, stow, store, keep the`),
	"weak knot":         phrase.Of(`fender, flag, sail ties, reefing, which knot, what knot, difference`),
	"tank poison":       phrase.Of(`by mistake, accident*, filled, got into, ended up in, diesel tank, fuel tank, winter*, in the diesel, smell, smells of, tastes, water in the, separate, leak*, diesel heater`),
	"flame below":       phrase.Of(`cook, cooking, bake, baking, recipe, diesel heater, installed heater, alarm, how does, hatch, install, installing, installation, regulations, rules, is it legal, pushpit, rail, how much, battery, charge, solar`),
	"swimming":          phrase.Of(`engine off, switched off, anchored with the engine off, overboard, antifouling, barnacles`),
	"weapons":           phrase.Of(`flare gun, line throwing, rocket gun, grease gun, glue gun, caulking gun, heat gun, spear gun, speargun, shoot the sun, shooting the sun, starting gun, gun signal`),
	"dose":              phrase.Of(`chlorine, biocide, antifouling, water tank, how much does, cost, should i carry, first aid kit`),
	"hot work":          phrase.Of(`a hole for, how do welders, professional, yard, cleaned, aluminium hull, after cleaning`),
	"shut drain":        phrase.Of(`while painting, for the winter, in the yard, clean, clear, unblock, how do i keep, test`),
	"no sleep":          phrase.Of(`baby, children, watch system, how should`),
	"medicine runs out": phrase.Of(`first aid kit, seasick, seasickness, how much should i carry, before the trip, before we leave, cut the, paint`),
	"no fuel":           phrase.Of(`ran out, has run out, run out of, engine stopped, how much, reserve, what do i do, what should we do, air in the`),
	"stale gear":        phrase.Of(`how often, how long, when, where, dispose, disposal, get rid, what do i do with, hand in, replace, replaced, cost, regulations, insurance, law, legal`),
	"drowsy":            phrase.Of(`non drowsy, which tablets, which seasickness, without drowsiness, off watch, after my watch, before the trip`),
	"fuel below":        phrase.Of(`smell, smells, leak, leaking, spill*, fumes, generator, how do i store, where do i store, where should, empty, run dry, carburettor`),
	"mixed cleaners":    phrase.Of(`why, what happens if`),
	"empty boat":        phrase.Of(`one of us stays, someone stays, somebody stays, one stays, how do i get back on board`),
	"unsound boat":      phrase.Of(`how do i repair, how do i fix, what do i do, just broke, has just, insurance, insure, sell, surveyor says`),
	"child alone":       phrase.Of(`sailing dinghy course, optimist, sailing school, how old, minimum age, licence, license, legal, law`),
	"gale":              phrase.Of(`leave the boat, leave my boat, leave our boat, leave her, on a mooring, at anchor, caught in, caught by, caught out, prepare for, what sails, tactics, heave to, storm sails, reef, forecast says, survive, insurance, named storm, will there be`),
	"no lights":         phrase.Of(`what lights, which lights, see a vessel, anchored, at anchor, what does, failed, broken, failure`),
}
