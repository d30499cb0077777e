package advert

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// onlyAFitting reports whether a clause goes on from what befell a fitting of a rig, which is what was renewed: "found a cracked toggle on the lower
// shroud, replaced".
func (c *clause) onlyAFitting(items []part.Item) bool {
	const reach = 10 // words
	return slices.Contains(items, part.StandingRigging) && c.joined == "," && !c.has(mark.isItem) && anyIn(c.words[max(0, c.i-reach):c.i], rigFittings)
}

// whichWas reports whether a relative clause tells what was done about a fault of a shaft's pieces: "wasted stuffing box hoses, which I replaced".
func (c *clause) whichWas(items []part.Item) bool {
	return slices.Equal(items, []part.Item{part.Shaft}) && c.joined != "" && relative[c.words[c.i].text] && !c.has(mark.isItem)
}

// ofOriginals reports whether an exception to what is original is what was renewed: "seacocks original except the one in the heads, replaced 2022".
func (c *clause) ofOriginals(items []part.Item) bool {
	const reach = 6 // words
	excepted := c.excepted || c.joined == "," && !c.has(mark.isItem) && anyIn(c.words[max(0, c.i-reach):c.i], excepting)
	return excepted && slices.ContainsFunc(c.lately(), func(o Cue) bool { return o.Kind == SaysOriginal && slices.Contains(items, o.Item) && manyOf[o.Item] })
}

// reworked reports whether what a sentence calls original was only caulked or sewn anew: "teak deck: original, recaulked in 2012".
func (c *clause) reworked(m mark, items []part.Item) bool {
	return workWords[c.words[m.j-1].text] && slices.ContainsFunc(c.lately(), func(o Cue) bool { return o.Kind == SaysOriginal && slices.Contains(items, o.Item) })
}

// onlySome takes back that a sentence made all of many new, where it goes on with how many: "2017 keel bolts: six drawn, four renewed".
func (c *clause) onlySome(items []part.Item, year int) {
	for i := c.said; i < len(c.cues); i++ {
		if o := &c.cues[i]; o.Kind == SaysRenewed && o.Year == year && year != 0 && slices.Contains(items, o.Item) {
			o.Kind = SaysServiced
		}
	}
}

// newNoun reports whether what is new is told by a noun that is no part: "2011 new stem and four planks".
func (c *clause) newNoun(m mark) bool {
	return m.sign == newSign && !c.has(mark.isItem) && m.j < c.j && c.joins(m.j) && c.isNoun(m.j) && !c.constituent(m.j)
}

// workedParts leaves out of what was worked on what only tells where water came from or where it showed, and gives the pieces of a generator's engine
// to that.
func (c *clause) workedParts(m mark, items []part.Item) []part.Item {
	const reach = 8 // words
	switch {
	case len(items) > 1 && anyIn(c.words[max(0, c.i-reach):m.i], tracedWords):
		return items[:1] // "water in the bilge was traced to a shower drain and cured"
	case len(items) > 1 && m.problem == part.Leak && slices.Contains(items, part.Windows):
		return []part.Item{part.Windows} // "a stain on the headlining from the skylight, since rebedded"
	case len(items) == 1 && items[0] == part.EngineItem && c.ofGenerator(m):
		return []part.Item{part.Charging}
	}
	return items
}

// pieceOfGenerator reports whether a piece of a generator's engine is what was worked on.
func (c *clause) pieceOfGenerator(m mark, items []part.Item) bool {
	return slices.Equal(items, []part.Item{part.Charging}) && !c.has(ofGenerator) && c.ofGenerator(m)
}

// recurs reports whether a work is done again and again, which makes nothing new for good: "hoses changed every five years".
func (c *clause) recurs(m mark) bool {
	return m.j < c.j && recurring[c.words[m.j].text] && !c.has(mark.isYear)
}

// elsewhere reports whether a repair is told by a noun that is followed by a place of the hull, and no part is named: "a repair to the starboard
// quarter".
func (c *clause) elsewhere(m mark) bool {
	return m.action == Repaired && m.j < c.j && c.words[m.j].text == "to" && !c.has(mark.isItem) && anyIn(c.words[m.j:c.j], hullPlaces)
}

// ofGenerator reports whether a clause that names no engine goes on about a generator: "gas generator; carburettor rebuilt, not started this season".
func (c *clause) ofGenerator(m mark) bool {
	const reach = 12 // words
	from := m.i
	for from > max(0, m.i-reach) && !strings.Contains(c.gap(from), ".") {
		from--
	}
	before := c.words[from:m.i]
	return len(before) > 0 && anyIn(before, generatorWords) && !anyIn(before, engineNouns)
}

// Words of the fittings of a rig, of work that is done again and again, of places of a hull, of what runs, and of where water came from.
var (
	rigFittings    = wordClass("rig_fittings")
	recurring      = wordClass("recurring")
	hullPlaces     = wordClass("hull_places")
	engineNouns    = map[string]bool{"engine": true, "engines": true, "moteur": true, "motor": true}
	generatorWords = wordClass("generator_words")
	tracedWords    = map[string]bool{"traced": true}
)
