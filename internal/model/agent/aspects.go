package agent

import (
	"strings"
)

// aspect is a kind of an emergency that has first actions of its own.
type aspect struct {
	says  phrases
	about string // id of the passage
}

// others are somebody else's boat.
var others = phrasesOf(`another boat, another yacht, other boat, other yacht, boat near us, yacht near us, boat nearby, yacht nearby, neighbours boat, boat next to us, next to ours, yacht next to us, their boat, half a mile away, a mile away, ein anderes boot, un autre bateau`)

// injuries are the aspects of an emergency of somebody's health.
var injuries = []aspect{
	{phrasesOf(`isnt moving, not moving, doesnt move, does not move, wont wake, cant wake, turning blue, went blue, bewegt sich nicht`), "first-aid-cpr-drowning"},
	{phrasesOf(`bent the wrong way, dislocated`), "first-aid-fractures"},
	{phrasesOf(`vomiting blood, coughing blood, spitting blood, vomit du sang`), "first-aid-abdomen-infection"},
	{phrasesOf(`back on deck, back on board, back aboard, back into the boat, out of the water with, lift him, lift her, lift them, still in the water, alongside`), "man-overboard-recovery"},
	{phrasesOf(`face down, lifeless, not responding, doesnt respond, does not respond, wont respond, not breathing, isnt breathing, doesnt breathe, does not breathe, hardly breathing, barely breathing, no heartbeat, stopped breathing, no pulse, drowned, drowning, unconscious, unresponsive, atmet nicht, bewusstlos, ne respire plus, inconscient`), "first-aid-cpr-drowning"},
	{phrasesOf(`electrocuted, electric shock`), "first-aid-electric-shock"},
	{phrasesOf(`contractions, waters broke, water broke, labour, giving birth, baby is coming`), "first-aid-birth"},
	{phrasesOf(`skipper collapsed, skipper has collapsed, skipper passed out, skipper fainted, skipper is unconscious, captain collapsed, captain has collapsed, captain passed out`), "emergencies-other-skipper-incapacitated"},
	{phrasesOf(`asthma, inhaler, stuck in throat, stuck in his throat, stuck in her throat, stuck in my throat, fish bone`), "first-aid-choking-asthma"},
	{phrasesOf(`after diving, after a dive, the bends, decompression`), "first-aid-decompression"},
	{phrasesOf(`eye, eyes`), "first-aid-eyes-ears-teeth"},
	{phrasesOf(`lionfish, stonefish, scorpionfish, stingray, weever, sea urchin`), "first-aid-fish-hook"},
	{phrasesOf(`feel his legs, feel her legs, feel my legs, move his legs, move her legs, paralysed, his neck, her neck, his spine, his back, her back`), "first-aid-fractures"},
	{phrasesOf(`heart attack, chest pain, herzinfarkt`), "first-aid-chest-pain"},
	{phrasesOf(`heat stroke, heatstroke, sunstroke, sun stroke, hitzschlag, sonnenstich, coup de chaleur, insolation`), "first-aid-heat"},
	{phrasesOf(`stroke, slurred speech, face is drooping, face drooping, face is droopy, droopy face, lift his arm, lift her arm`), "first-aid-stroke"},
	{phrasesOf(`choking`), "first-aid-choking-asthma"},
	{phrasesOf(`bleeding, blood`), "first-aid-bleeding"},
	{phrasesOf(`allergic reaction, anaphyla*`), "first-aid-anaphylaxis"},
	{phrasesOf(`hypothermic, hypothermia, shivering, stopped shivering`), "first-aid-hypothermia"},
	{phrasesOf(`head injury, hit his head, hit her head, hit my head`), "first-aid-head-injury"},
	{phrasesOf(`broken, broke, bone, gebrochen, gebrochenes, cassée, cassé`), "first-aid-fractures"},
	{phrasesOf(`burned, burnt, burn, scalded, skin is peeling`), "first-aid-burns"},
	{phrasesOf(`having a seizure, having a fit, had a seizure, has a seizure, convulsions, fainted`), "first-aid-diabetes-seizure"},
	{phrasesOf(`crushed, lost a finger, cut off`), "first-aid-propeller-crush"},
	{phrasesOf(`poisoned, overdose, swallowed`), "first-aid-poisoning"},
}

// aspects are the kinds of emergencies by their names; the first that a turn names is answered. What none names is
// answered from what the question finds, else from the passage of the emergency.
var aspects = map[string][]aspect{
	"collision": {
		{phrasesOf(`whale, container, log, floating object, orca`), "collision-object"},
	},
	"aground": {
		{phrasesOf(`rock, rocks, reef, felsen, rocher, rochers, groaning, cracking, grinding, pounding, breaking, holed, leaking, water in`), "grounding-rocks"},
		{phrasesOf(`tide falling, falling tide, tide is falling, tide is going out, ebb, ebbing`), "grounding-falling-tide"},
	},
	"sinking":      {{others, "distress-duty-to-help"}},
	"water inside": {{others, "distress-duty-to-help"}},
	"battery": {
		{phrasesOf(`lead acid, lead battery, agm, gel battery, starter battery, start battery, engine battery`), "fire-electrical"},
	},
	"fire": {
		{others, "distress-duty-to-help"},
		{phrasesOf(`lithium, lifepo4, e bike, ebike, power bank, phone, laptop`), "fire-lithium"},
		{phrasesOf(`switchboard, switch panel, electrical panel, fuse panel, wiring, wire, wires, cable, cables, battery, batteries, shore power, inverter, burning plastic, sparks, electrical, socket, plug`), "fire-electrical"},
		{phrasesOf(`galley, stove, cooker, pan, oven, fat, cooking oil, kombüse, herd, cuisine`), "fire-galley"},
		{phrasesOf(`engine, engine room, motor, motorraum, moteur`), "fire-engine"},
		{phrasesOf(`clothes, clothing, his shirt, her hair, sleeve`), "fire-people"},
	},
	"dismasted": {
		{phrasesOf(`lost the mast, lost our mast, mast came down, mast just, mast snapped, mast has gone, mast is gone, mast fell, mast has fallen, mast is down, mast broke`), "emergencies-other-dismasting"},
		{phrasesOf(`rudder`), "emergencies-other-lost-rudder"},
		{phrasesOf(`steering`), "emergencies-other-steering"},
		{phrasesOf(`shroud, shrouds, forestay, backstay, headstay, wante, wanten, vorstag, achterstag, hauban, étai, pataras`), "emergencies-other-rigging-failure"},
	},
	"medical": injuries,
	"injured": injuries,
	"distress": {
		{phrasesOf(`capsized`), "emergencies-other-capsize"},
		{phrasesOf(`prop, propeller, round the prop, schraube, hélice`), "emergencies-other-rope-propeller"},
		{phrasesOf(`shipping lane, traffic lane, fairway`), "emergencies-other-engine-failure"},
		{phrasesOf(`onto the rocks, towards the rocks, rocks, ashore, shore, cliffs, reef, felsen, rochers`), "emergencies-other-lee-shore"},
		{phrasesOf(`abandoning`), "abandoning-procedure"},
	},
}

// search is where an emergency's passage is looked for.
type search struct {
	begins []string // the beginnings of the ids of passages that may be it
	most   int      // how many of the passages that the question finds, the best first, are looked at
}

// sought are, for emergencies of many kinds, the passages that may be better than the one for all.
var sought = map[string]search{
	"fire":      {[]string{"fire-"}, 1},
	"collision": {[]string{"collision-", "flooding-"}, 1},
	"aground":   {[]string{"grounding-"}, 1},
	"dismasted": {[]string{"emergencies-other-", "steering-failure", "rig-failure"}, 1},
	"medical":   {[]string{"first-aid-", "man-overboard-treatment"}, 1},
	"injured":   {[]string{"first-aid-"}, 10},
	"distress":  {[]string{"distress-", "abandoning-", "emergencies-other-", "flooding-", "grounding-", "fire-", "first-aid-"}, 1},
}

// soughtShare is how much of a report's words a passage must have to be better than the one for all.
const soughtShare = 0.2

// passage returns the id of the passage that an emergency's answer begins with.
func (a *Agent) passage(e *emergency, t turn) string {
	if about := e.aspectIn(t.plain); about != "" {
		return about
	}
	if t.lang == "en" {
		hits := a.base.Search(t.withoutURL(), nil)
		for _, hit := range hits[:min(sought[e.name].most, len(hits))] {
			for _, begins := range sought[e.name].begins {
				if strings.HasPrefix(hit.Passage.ID, begins) && !prepares(hit.Passage.ID) && hit.Share >= soughtShare {
					return hit.Passage.ID
				}
			}
		}
	}
	return e.about
}

// aspectIn returns the passage of the emergency's kind that a turn names, "" for none.
func (e *emergency) aspectIn(p plain) string {
	for _, a := range aspects[e.name] {
		if p.has(a.says) {
			return a.about
		}
	}
	return ""
}

// prepares reports whether a passage is about being ready rather than about what to do now.
func prepares(id string) bool {
	for _, part := range []string{"prevent", "equipment", "extinguisher", "-kit", "inspect", "practice"} {
		if strings.Contains(id, part) {
			return true
		}
	}
	return false
}
