package advert

import (
	"slices"
	"strings"
	"unicode"
)

// hullMaterial finds what the hull is of: the material before a word for a boat or her hull, or behind "hull", or one
// that pits.
func hullMaterial(text string, words []word) string {
	plastic := slices.ContainsFunc(words, func(w word) bool {
		return w.text == "grp" || w.text == "fibreglass" || w.text == "fiberglass" || w.text == "gfk"
	})
	for k, w := range words {
		if planked[w.text] && !plastic || crafts[w.text] && k+1 < len(words) && words[k+1].text == "boi" || k+2 < len(words) && timbers[w.text] && (words[k+1].text == "on" || words[k+1].text == "sur" || words[k+1].text == "auf") && timbers[words[k+2].text] {
			return "wood" // "clinker", "larch on oak"
		}
		material := materials[w.text]
		if rest, ok := strings.CutPrefix(w.text, "stahl"); ok && hullOf[rest] {
			return "steel" // "Stahlverdränger"
		}
		if material == "" {
			continue
		}
		at := func(n int) string {
			if n < 0 || n >= len(words) {
				return ""
			}
			return words[n].text
		}
		next, before := at(k+1), at(k-1)
		if dating[before] {
			before = at(k - 2)
		}
		switch {
		case hulls[w.text], hulls[next], hulls[at(k+2)], ofHull[next], ofHull[at(k+2)], hullWords[before], hullWords[at(k-2)] && at(k-1) == "is":
			return material
		case keelKinds[next] && slices.ContainsFunc(words[k+1:min(k+5, len(words))], func(w word) bool { return hulls[w.text] }):
			return material // "aluminium lifting keel cutter"
		case next == "integral" && (keelKinds[at(k+2)] || anyIn(words[k+2:min(k+3, len(words))], boards)):
			return material // "aluminium integral centreboard"
		case hulls[before] && !notHull[next], hulls[at(k-2)] && before == "leste": // "dériveur lesté aluminium"
			return material
		case k == 0 && namesModel(text, words):
			return material // "Steel Van de Stadt 34"
		case k > 0 && k < headingWords && next != "" && alone(text, words, k):
			return material // "Gruno 35, 1999, steel."
		}
	}
	for _, w := range words[:min(len(words), headingWords)] {
		switch {
		case steelMakers[w.text], w.text == "narrowboat", w.text == "widebeam":
			return "steel"
		case aluminiumMakers[w.text]:
			return "aluminium"
		}
	}
	return ""
}

// Words of hulls that are planked, of what they are planked with, and of builders in one metal.
var (
	planked = wordClass("planked")

	steelMakers     = wordClass("steel_makers")
	aluminiumMakers = wordClass("aluminium_makers")
	timbers         = wordClass("timbers")
)

var (
	hullOf    = wordClass("hull_of")
	keelKinds = wordClass("keel_kinds")
)

// alone reports whether a word stands between two commas or points.
func alone(text string, words []word, k int) bool {
	parts := func(gap string) bool { return strings.ContainsAny(gap, ",.;/|") }
	return parts(text[words[k-1].end:words[k].start]) && parts(text[words[k].end:words[k+1].start])
}

// materials are the words for what hulls are of; ofHull words stand behind one that is a hull's,
// hullWords before it, notHull words behind one of something else.
var (
	materials = map[string]string{"steel": "steel", "stahl": "steel", "acier": "steel", "stahlyacht": "steel", "stahlketsch": "steel", "stahlverdranger": "steel", "stahlkreuzer": "steel", "stahlmotorboot": "steel", "stahlmotoryacht": "steel", "stahlsegler": "steel", "stahlkutter": "steel",
		"stahlboot": "steel", "aluyacht": "aluminium", "aluboot": "aluminium", "aluminium": "aluminium",
		"aluminum": "aluminium", "alu": "aluminium", "alloy": "aluminium", "wooden": "wood", "timber": "wood", "holz": "wood", "ferro": "ferrocement",
		"ferrocement": "ferrocement"}
	ofHull    = map[string]bool{"hull": true, "pitting": true, "pitted": true, "plating": true, "rumpf": true, "waterline": true}
	hullWords = map[string]bool{"hull": true, "rumpf": true, "coque": true, "built": true, "construction": true, "gebaut": true}
	notHull   = map[string]bool{"mast": true, "boom": true, "spar": true, "tank": true, "toe": true, "rail": true, "arch": true, "window": true,
		"frame": true, "rudder": true, "keel": true, "davit": true, "bulwark": true, "deck": true}
)

// motorsOnly reports whether words name a kind of boat that has no sails, and nothing that only a boat with sails has.
func motorsOnly(words []word) bool {
	for k := 1; k < min(len(words), 4); k++ { // "Gentleman's motor yacht", whatever else the owner has
		if words[k-1].text == "motor" && words[k].text == "yacht" {
			return true
		}
	}
	kind := false
	for k, w := range words {
		ashore := k+1 < len(words) && sailingClubs[words[k+1].text] // "ex sailing club safety boat"
		if !ashore && (underSail[w.text] || strings.HasSuffix(w.text, "segel")) {
			return false
		}
		kind = kind || unrigged[w.text] || motorMakers[w.text] || w.text == "sea" && k+1 < len(words) && words[k+1].text == "ray" || w.text == "motor" && k+1 < len(words) && (words[k+1].text == "yacht" || words[k+1].text == "boat" || words[k+1].text == "cruiser")
	}
	return kind
}

// namesModel reports whether a name with a length in feet follows the first word of a text.
func namesModel(text string, words []word) bool {
	const longest = 5 // words of the name
	if len(words) < 3 || !unicode.IsUpper(rune(text[words[1].start])) {
		return false
	}
	for k := 2; k < min(len(words), longest); k++ {
		if comma(text[words[k-1].end:words[k].start]) {
			return false
		}
		if n := words[k].text; len(n) == 2 && digit(n[0]) && digit(n[1]) && n >= "20" {
			return true
		}
	}
	return false
}

// motorMakers build nothing but motor boats.
var motorMakers = wordClass("motor_makers")

// sailingClubs stand behind a word for sailing that tells nothing of the boat's rig.
var sailingClubs = wordClass("sailing_clubs")

// unrigged are words for boats without sails and for what only they have; underSail are words of a rig.
var (
	unrigged = map[string]bool{"walkaround": true, "trawler": true, "rib": true, "vedette": true, "motoryacht": true, "motorboat": true, "motorboot": true, "sterndrive": true,
		"outdrive": true, "flybridge": true, "bowrider": true, "runabout": true, "speedboat": true, "stahlverdranger": true, "verdranger": true, "gleiter": true,
		"duoprop": true, "mercruiser": true, "jockey": true, "verado": true, "barge": true, "narrowboat": true, "balge": true, "timonier": true}
	underSail = map[string]bool{"sail": true, "mast": true, "rig": true, "rigging": true, "genoa": true, "mainsail": true, "jib": true, "sloop": true, "ketch": true,
		"halyard": true, "shroud": true, "furler": true, "segel": true, "rigg": true, "wanten": true, "genua": true, "voile": true, "greement": true, "genois": true, "mat": true,
		"sailing": true, "saildrive": true, "catamaran": true, "spinnaker": true, "motorsailer": true, "sailor": true, "sailer": true}
)

// Metal reports whether a hull of a material, as Facts names it, corrodes.
func Metal(material string) bool { return material == "steel" || material == "aluminium" }
