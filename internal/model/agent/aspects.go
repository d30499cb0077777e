package agent

import (
	"strings"

	"github.com/fairlead/fairlead/internal/knowledge"
)

// aspect is a kind of an emergency that has first actions of its own.
type aspect struct {
	says  phrases
	about string // id of the passage
}

// aspects are the kinds of emergencies by their names; the first that a turn names is answered. What none names is
// answered from what the question finds, else from the passage of the emergency.
var aspects = map[string][]aspect{
	"battery": {
		{phrasesOf(`lead acid, lead battery, agm, gel battery, starter battery, start battery, engine battery`), "fire-electrical"},
	},
	"fire": {
		{phrasesOf(`lithium, lifepo4, e bike, ebike, power bank, phone, laptop`), "fire-lithium"},
		{phrasesOf(`switchboard, switch panel, electrical panel, fuse panel, wiring, wire, wires, cable, cables, battery, batteries, shore power, inverter, burning plastic, sparks, electrical, socket, plug`), "fire-electrical"},
		{phrasesOf(`galley, stove, cooker, pan, oven, fat, cooking oil, kombüse, herd, cuisine`), "fire-galley"},
		{phrasesOf(`engine, engine room, motor, motorraum, moteur`), "fire-engine"},
		{phrasesOf(`clothes, clothing, his shirt, her hair, sleeve`), "fire-people"},
	},
	"dismasted": {
		{phrasesOf(`lost the mast, lost our mast, mast came down, mast fell, mast has fallen, mast is down, mast broke`), "emergencies-other-dismasting"},
		{phrasesOf(`rudder`), "emergencies-other-lost-rudder"},
		{phrasesOf(`steering`), "emergencies-other-steering"},
		{phrasesOf(`shroud, shrouds, forestay, backstay, headstay, wante, wanten, vorstag, achterstag, hauban, étai, pataras`), "emergencies-other-rigging-failure"},
	},
	"medical": {
		{phrasesOf(`back on deck, back on board, back aboard, back into the boat, out of the water with, lift him, lift her, lift them, still in the water, alongside`), "man-overboard-recovery"},
		{phrasesOf(`not breathing, stopped breathing, no pulse, drowned, drowning, unconscious, unresponsive, atmet nicht, bewusstlos, ne respire plus, inconscient`), "first-aid-cpr-drowning"},
		{phrasesOf(`heart attack, chest pain, herzinfarkt`), "first-aid-chest-pain"},
		{phrasesOf(`heat stroke, heatstroke, sunstroke, sun stroke, hitzschlag, sonnenstich, coup de chaleur, insolation`), "first-aid-heat"},
		{phrasesOf(`stroke, slurred speech, face is drooping, face drooping`), "first-aid-stroke"},
		{phrasesOf(`choking`), "first-aid-choking-asthma"},
		{phrasesOf(`bleeding`), "first-aid-bleeding"},
		{phrasesOf(`allergic reaction, anaphyla*`), "first-aid-anaphylaxis"},
		{phrasesOf(`hypothermic, hypothermia, shivering, stopped shivering`), "first-aid-hypothermia"},
		{phrasesOf(`head injury, hit his head, hit her head, hit my head`), "first-aid-head-injury"},
		{phrasesOf(`broken, broke, bone, gebrochen, gebrochenes, cassée, cassé`), "first-aid-fractures"},
		{phrasesOf(`burned, burnt, burn, scalded`), "first-aid-burns"},
		{phrasesOf(`having a seizure, having a fit, fainted`), "first-aid-diabetes-seizure"},
		{phrasesOf(`crushed, lost a finger, cut off`), "first-aid-propeller-crush"},
		{phrasesOf(`poisoned, overdose, swallowed`), "first-aid-poisoning"},
	},
	"distress": {
		{phrasesOf(`capsized`), "emergencies-other-capsize"},
		{phrasesOf(`prop, propeller, round the prop, schraube, hélice`), "emergencies-other-rope-propeller"},
		{phrasesOf(`onto the rocks, towards the rocks, rocks, ashore, shore, cliffs, reef, felsen, rochers`), "emergencies-other-lee-shore"},
		{phrasesOf(`abandoning`), "abandoning-procedure"},
	},
}

// sought are, for emergencies of many kinds, the beginnings of the ids of passages that may be better than the one for all.
var sought = map[string][]string{
	"fire":      {"fire-"},
	"collision": {"collision-", "flooding-"},
	"aground":   {"grounding-"},
	"dismasted": {"emergencies-other-", "steering-failure", "rig-failure"},
	"medical":   {"first-aid-", "man-overboard-treatment"},
	"distress":  {"distress-", "abandoning-", "emergencies-other-", "flooding-", "grounding-", "fire-", "first-aid-"},
}

// passage returns the id of the passage that an emergency's answer begins with.
func (a *Agent) passage(e *emergency, t turn) string {
	if about := e.aspectIn(t.plain); about != "" {
		return about
	}
	if t.lang == "en" {
		found := a.base.Answer(t.question())
		for _, begins := range sought[e.name] {
			if found.Evidence == knowledge.Solid && strings.HasPrefix(found.Sources[0].ID, begins) {
				return found.Sources[0].ID
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
