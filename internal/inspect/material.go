package inspect

import "strings"

// hullMaterial finds what the hull is of: the material before a word for a boat or her hull, or behind "hull", or one
// that pits.
func hullMaterial(text string, words []word) string {
	for k, w := range words {
		material := materials[w.text]
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
		case hulls[before] && !notHull[next]:
			return material
		case k > 0 && k < headingWords && next != "" && alone(text, words, k):
			return material // "Gruno 35, 1999, steel."
		}
	}
	return ""
}

// alone reports whether a word stands between two commas or points.
func alone(text string, words []word, k int) bool {
	parts := func(gap string) bool { return strings.ContainsAny(gap, ",.;/|") }
	return parts(text[words[k-1].end:words[k].start]) && parts(text[words[k].end:words[k+1].start])
}

// materials are the words for what hulls are of; ofHull words stand behind one that is a hull's,
// hullWords before it, notHull words behind one of something else.
var (
	materials = map[string]string{"steel": "steel", "stahl": "steel", "acier": "steel", "stahlyacht": "steel", "stahlketsch": "steel",
		"stahlboot": "steel", "aluyacht": "aluminium", "aluboot": "aluminium", "aluminium": "aluminium",
		"aluminum": "aluminium", "alu": "aluminium", "alloy": "aluminium", "wooden": "wood", "timber": "wood", "holz": "wood", "ferro": "ferrocement",
		"ferrocement": "ferrocement"}
	ofHull    = map[string]bool{"hull": true, "pitting": true, "pitted": true, "plating": true, "rumpf": true, "waterline": true}
	hullWords = map[string]bool{"hull": true, "rumpf": true, "coque": true, "built": true, "construction": true, "gebaut": true}
	notHull   = map[string]bool{"mast": true, "boom": true, "spar": true, "tank": true, "toe": true, "rail": true, "arch": true, "window": true,
		"frame": true, "rudder": true, "keel": true, "davit": true, "bulwark": true, "deck": true}
	metals = map[string]bool{"steel": true, "aluminium": true}
)
