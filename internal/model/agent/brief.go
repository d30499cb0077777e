package agent

import "slices"

// mostBrief is how many words a report has at most that is made in haste: without a verb, or without the words of the trade.
const mostBrief = 9

// brief is an emergency told in a few words, each of which means nothing alone.
type brief struct {
	emergency
	says []phrases // one of each
}

var (
	member = phrasesOf(`
		arm, arms, hand, hands, finger, fingers, thumb, leg, legs, foot, feet, toe, toes, wrist, ankle, neck, hair, head, knee, elbow, arm, bein, finger, fuß, fuss, haare, kopf, main, doigt, doigts, bras, jambe, pied, cheveux`)
	caught = phrasesOf(`
		trapped, caught, stuck, wrapped, tangled, entangled, pinned, jammed, crushed, squashed, squeezed, torn off, ripped off, pulled into, sucked into, eingeklemmt, gequetscht, verfangen, coincé, coincée, pris dans, prise dans, écrasé`)
	someone = append(slices.Clone(somebodyElse), phrasesOf(`they, theyre, dog`)...)
)

var briefs = []brief{
	{emergency{name: "overboard", call: mayday, about: "man-overboard-first-actions"}, []phrases{someone, phrasesOf(`over board, overboard, over the side, in the sea, in the water`)}},
	{emergency{name: "sinking", call: mayday, about: "flooding-first-actions"}, []phrases{phrasesOf(`
		hull breach, hull breached, breached, holed, gushing, water inside, hole below the waterline, leck, lecken, leckage, läuft voll, laufen voll, voie d eau, voie deau, prend l eau, prenons l eau`)}},
	{emergency{name: "battery", call: mayday, about: "fire-lithium"}, []phrases{
		phrasesOf(`battery, batteries, lithium, lifepo4, batterie, batterien, akku, powerbank, power bank`),
		phrasesOf(`smoking, smoke from, smoke out of, smoke coming, fire, burning, burns, venting, exploding, exploded, swollen and hot, glowing, raucht, qualmt, brennt, fume, brûle`)}},
	{emergency{name: "fire", call: mayday, about: "fire-first-actions"}, []phrases{
		phrasesOf(`galley, engine, engine room, cabin, boat, saloon, stove, electrical, below, deck, mast, sail, sails, panel, kombüse, motor, boot, bord, cuisine, moteur, bateau, bord`),
		phrasesOf(`fire, burning, ablaze, in flames, feuer, brennt, brand, feu, brûle, incendie`)}},
	{emergency{name: "medical", call: medical, about: "first-aid-propeller-crush"}, []phrases{member, caught}},
	{emergency{name: "medical", call: medical, about: "first-aid-eyes-ears-teeth"}, []phrases{
		phrasesOf(`eye, eyes, auge, augen, oeil, yeux, œil`),
		phrasesOf(`acid, diesel, petrol, fuel, bleach, chemical, chemicals, resin, hardener, antifouling, injury, injured, splash, splashed, burn, burned, burnt, burning, hook, glass, säure, verletzt, acide, blessé`)}},
	{emergency{name: "medical", call: medical, about: "first-aid-fish-hook"}, []phrases{
		phrasesOf(`fish hook, fishhook, hook, angelhaken, hameçon`), append(slices.Clone(member), phrasesOf(`lip, cheek, ear, face, back, skin, lippe, lèvre`)...)}},
	{emergency{name: "medical", call: medical, about: "first-aid-diabetes-seizure"}, []phrases{phrasesOf(`seizure, seizures, convulsion, convulsions, epileptic fit, krampfanfall, convulsion`)}},
	{emergency{name: "medical", call: medical, about: "first-aid-radio-medical-advice"}, []phrases{phrasesOf(`
		not responding, isnt responding, no response, is blue, turned blue, going blue, bewusstlos, reglos, ne réagit pas, ne répond plus`), append(slices.Clone(someone), phrasesOf(`him, her, er, sie, il, elle, my, mein, meine, mon, ma`)...)}},
	{emergency{name: "carbon monoxide", call: medical, about: "safety-equipment-carbon-monoxide"}, []phrases{
		phrasesOf(`co alarm, co melder, co warner, co detector, carbon monoxide alarm, carbon monoxide detector, kohlenmonoxid alarm, kohlenmonoxidalarm, kohlenmonoxid melder, kohlenmonoxidmelder, détecteur de co, détecteur de monoxyde, alarme co, alarme de monoxyde`),
		phrasesOf(`ringing, sounding, screaming, going off, goes off, went off, triggered, piept, schrillt, läutet, geht los, löst aus, ausgelöst, sonne, s est déclenchée, sest déclenchée`)}},
	{emergency{name: "pirates", call: mayday, about: "emergencies-other-piracy"}, []phrases{
		phrasesOf(`chased, chasing, chase, attacked, attacking, boarded, boarding, approaching, following, shooting, shot at, threatening, überfallen, attaqués, attaque`),
		phrasesOf(`guns, gun, armed, weapons, rifles, knives, pirates, pirate, robbers, piraten, pirates`)}},
	{emergency{name: "collision", call: mayday, about: "collision-last-moment"}, []phrases{
		phrasesOf(`collision, collide, colliding, run down, kollision, zusammenstoß, collision`), phrasesOf(`imminent, unavoidable, inevitable, about to, any moment, seconds, now, droht, imminente`)}},
	{emergency{name: "dismasted", call: mayday, about: "emergencies-other-dismasting"}, []phrases{phrasesOf(`dismasted, lost mast, mast gone, mast down, mast over the side, entmastet, mastbruch, démâté, démâtés`)}},
	{emergency{name: "distress", call: mayday, about: "distress-mayday"}, []phrases{
		phrasesOf(`breaking waves, breakers, surf, the bar, rocks, lee shore, brandung, brisants`), phrasesOf(`caught in, trapped in, stuck in, being pushed, blown onto, driven onto, thrown onto, geraten in, pris dans`)}},
}

// inquiring are the words of those who ask, and of those who prepare, learn or buy.
var inquiring = phrasesOf(`
	how, what, which, when, why, where, who, should, can, could, may, must, is it, is there, are there, do i, do we, does, did, will, would, difference, best, explain, tell me, about, mean, means, cause, causes, list, need, needs
	recovery, manoeuvre, maneuver, technique, method, methods, procedure, procedures, drill, drills, practise, practice, training, course, exam, theory, equipment, gear, pole, module, button, device, beacon, sling, system, systems
	extinguisher, extinguishers, blanket, blankets, plan, rule, rules, regulation, regulations, insurance, claim, damage, repair, repairs, repaired, survey, statistics, history, risk, prevention, protection, detector, retardant
	price, cost, buy, sale, splice, pump, pumps, hose, suit, terminal, terminals, charger, types, brand new, brand of, brands, water heater, wie, was, warum, welche, welcher, wann, soll, kann, darf, übung, comment, que, quel, quelle, pourquoi, quand, faut il, exercice`)

// abroad are the cries of languages in which nothing more is known here than these: whoever cries them gets the call and the first
// actions in English.
var abroad = []struct {
	says phrases
	name string
}{
	{phrasesOf(`hombre al agua, persona al agua, uomo a mare, uomo in mare, homem ao mar, pessoa ao mar, man overboord, drenkeling, man över bord, man överbord, mand over bord, mann over bord, mies yli laidan, człowiek za burtą
		čovjek u moru, denize adam düştü, άνθρωπος στη θάλασσα, человек за бортом`), "overboard"},
	{phrasesOf(`nos hundimos, nos estamos hundiendo, vía de agua, via de agua, stiamo affondando, affondiamo, falla nello scafo, estamos a afundar, estamos afundando, afundando, wij zinken, we zinken, vi sjunker, vi synker, me uppoamme, toniemy, tonemo
		batıyoruz, βυθιζόμαστε, тонем, мы тонем`), "sinking"},
	{phrasesOf(`fuego a bordo, incendio a bordo, fuoco a bordo, incêndio a bordo, fogo a bordo, brand aan boord, brand ombord, brann om bord, brand om bord, tulipalo veneessä, pożar na pokładzie, požar na brodu, teknede yangın, φωτιά στο σκάφος, пожар на борту`), "fire"},
	{phrasesOf(`socorro, auxilio, ayuda, ayúdenos, aiuto, soccorso, ajuda, noodgeval, hjälp, hjælp, hjelp, apua, pomocy, ratunku, upomoć, imdat, βοήθεια, помогите`), "distress"},
}

// briefIn returns the emergency that is told in a few words, nil for none.
func briefIn(p plain) *emergency {
	if p.words() > mostBrief {
		return nil
	}
	for _, a := range abroad {
		if p.has(a.says) {
			return named(a.name)
		}
	}
	if p.less(alarmed).has(inquiring) || p.has(notNow) && !p.has(member) {
		return nil
	}
	for i := range briefs {
		if !slices.ContainsFunc(briefs[i].says, func(one phrases) bool { return !p.has(one) }) {
			return &briefs[i].emergency
		}
	}
	return nil
}

func named(name string) *emergency {
	i := slices.IndexFunc(emergencies, func(e emergency) bool { return e.name == name })
	return &emergencies[i]
}
