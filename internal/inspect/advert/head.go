package advert

import (
	"slices"
	"unicode"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// otherFaults is what a fault is told of whose noun no part is called by.
var otherFaults = []part.Item{part.Other}

// headItems is what a problem is told of where the noun that heads its phrase tells it, whatever part stands beside that noun: the handle of a pump, a
// hatch's cover ring, "bilge: float switch stuck" are told in the words of the advert alone, for the parts around them only tell where they are or what they
// are for. ok is false where the parts that a clause names are as good.
func (c *clause) headItems(m mark) (items []part.Item, ok bool) {
	if !headed[m.problem] || faults[c.words[m.i].text] || dirtWords[c.words[m.i].text] {
		return nil, false
	}
	if m.problem == part.Missing && m.j < c.j && c.joins(m.j) && c.isNoun(m.j) && !c.constituent(m.j) {
		return otherFaults, true // "missing cap"
	}
	if possessing[c.words[c.i].text] && c.ofSubject(m) {
		return c.subject, true // "fuel tank, aluminium, has some pinholes weeping into the bilge"
	}
	h, of := c.headOf(m)
	if c.attributive(m) {
		h, of = c.i-1, false
	}
	if h < c.i && (c.ofSubject(m) || c.joined == "," && m.i == c.i && len(c.subject) > 0 && !m.usual && c.placedBehind(m)) {
		return c.subject, true
	}
	if h < c.i {
		if m.problem == part.Corrosion && Metal(c.facts.Hull) {
			return nil, false // of the plating around
		}
		right := c.itemBehind(m)
		if right != nil && (anyIn(c.words[right.i:right.j], seals) || anyIn(c.words[right.i:right.j], sealWords)) {
			if owner := c.ownerBehind(*right); owner != nil {
				return owner.items, true // "a leak at the shaft seal of the injection pump"
			}
		}
		if right != nil && m.problem == part.Wear && c.isThing(m) && c.placedBehind(m) && right.items[0] == part.Windows {
			return otherFaults, true // "a small stain by the hatch"
		}
		foreign := right != nil && !spreading[m.problem] && c.plainTo(m.j, right.i) && (c.headedBehind(*right) || c.belongsBehind(*right))
		return otherFaults, foreign
	}
	if o := c.itemAt(h); o != nil {
		if c.belongsBehind(*o) || c.weak(*o) {
			return otherFaults, true
		}
		return o.items, of && !c.constituent(h)
	}
	if berths[c.words[h].text] || quays[c.words[h].text] {
		return nil, true // no part of a boat
	}
	if documents[c.words[h].text] && (m.problem == part.Damage || m.problem == part.Missing) {
		return []part.Item{part.Papers}, true
	}
	if m.problem == part.Dead && c.joined == "," && len(c.subject) > 1 && c.constituent(h) && !c.has(mark.isItem) {
		return c.subject[:1], true // "LPG: hoses renewed, solenoid dead"
	}
	if o := c.itemAt(max(h-1, c.i)); h > c.i && o != nil && c.joins(h) && c.weak(*o) {
		return otherFaults, true // "inspection plate gasket"
	}
	return otherFaults, !c.constituent(h)
}

// headed are the problems that are of what is named beside them.
var headed = map[part.Problem]bool{part.Leak: true, part.Soft: true, part.Crack: true, part.Corrosion: true, part.Rot: true, part.Delam: true, part.Moisture: true, part.Blister: true,
	part.Wear: true, part.Dead: true, part.Damage: true, part.Trouble: true, part.Missing: true, part.Play: true, part.Overheat: true, part.Needs: true}

// ofSubject reports whether a clause goes on from the one before and names a part only as the place behind what is wrong: "deck payed, weeps over the bunk",
// "hatches crazed, the forward one drips on the bunk".
func (c *clause) ofSubject(m mark) bool {
	if c.joined == "" || len(c.subject) == 0 || m.j >= c.j || !onto[c.words[m.j].text] || c.has(func(o mark) bool { return o.isItem() && o.j <= m.i }) {
		return false
	}
	one := slices.ContainsFunc(c.words[c.i:m.i], func(w word) bool { return w.text == "one" || count(w.text) > 0 })
	return c.itemBehind(m) != nil && (one || possessing[c.words[c.i].text] || m.i == c.i && m.problem == part.Leak && places[c.subject[0]])
}

// spreading are the problems of a surface, of which a part behind them only tells the place.
var spreading = map[part.Problem]bool{part.Moisture: true, part.Delam: true, part.Soft: true}

// attributive reports whether what is wrong stands before its noun: "a cracked chainplate", "two bent stanchions".
func (c *clause) attributive(m mark) bool {
	before := m.i - 1
	if before < c.i || c.isThing(m) || m.j >= c.j || !c.joins(m.j) || c.itemAt(m.j) == nil && !c.isNoun(m.j) {
		return false
	}
	w := c.words[before].text
	return owning[w] || vague[w] && !linking[w] && w != "she" && w != "it" || count(w) > 0
}

// headOf is the word that a problem is told of where it stands before it; a word before the clause where none does. of tells that it stands before another
// part that it is of: "the cover of the mainsail".
func (c *clause) headOf(m mark) (head int, of bool) {
	none := c.i - 1
	from := m.i - 1
	if c.isThing(m) {
		for from >= c.i && !c.possesses(from) {
			if c.itemAt(from) != nil || c.opensBehind(from+1) {
				return none, false
			}
			from--
		}
		if from < c.i {
			return none, false
		}
		from--
	}
	h := c.nounBefore(from)
	if h > c.i && c.itemAt(h) != nil && c.frenchHead(c.itemAt(h).i-1) {
		h = c.itemAt(h).i - 1
	}
	for h >= c.i {
		p := c.placedBy(h)
		if p < c.i {
			return h, of
		}
		owner := c.nounBefore(p - 1)
		if owner < c.i {
			return none, false // "at the after end soft", "the one in the heads leaks"
		}
		if c.constituent(owner) && c.itemAt(owner) == nil {
			return h, of
		}
		if c.itemAt(owner) != nil && !ofWords[c.words[p].text] && !genitives[c.words[p].text] {
			if !placing[c.words[p].text] || c.itemAt(h) == nil {
				return none, false
			}
			return owner, true // "hatch over the berth crazed"
		}
		of = c.itemAt(h) != nil
		h = owner
	}
	return h, of
}

// frenchHead reports whether word k is a noun behind a French article and in front of what it is of: "le capot moteur".
func (c *clause) frenchHead(k int) bool {
	return k > c.i && c.joins(k) && c.joins(k+1) && frenchArticles[c.words[k-1].text] && c.isNoun(k) && !c.constituent(k)
}

// isThing reports whether a problem is told by a noun, which stands behind what has it or before where it is: "the keel has fine cracks", "rust at the rail".
func (c *clause) isThing(m mark) bool {
	last := c.words[m.j-1].text
	if things[last] {
		return true
	}
	before := m.i - 1
	return mayBeThings[last] && before >= c.i && (owning[c.words[before].text] || vague[c.words[before].text] || stuffs[c.words[before].text])
}

// possesses reports whether word k stands between what has a trouble and the noun of it; an "a" is French only before an article.
func (c *clause) possesses(k int) bool {
	w := c.words[k].text
	return possessing[w] && (w != "a" || k+1 < c.j && partitive[c.words[k+1].text])
}

// nounBefore is the noun or part that stands at word k or before it, passing over verbs, adverbs and numbers; a word before the clause where a colon, a place or
// another statement comes first.
func (c *clause) nounBefore(k int) int {
	for ; k >= c.i; k-- {
		if c.opensBehind(k + 1) {
			return c.i - 1 // "Rigging: worn"
		}
		if c.itemAt(k) != nil || c.isNoun(k) {
			return k
		}
		if herself[c.words[k].text] {
			return c.i - 1 // "she broke loose"
		}
		if at := c.markAt(k); prepositions[c.words[k].text] || at != nil && !at.isYear() && at.sign != original && at.sign != newSign {
			return c.i - 1
		}
	}
	return k
}

// placedBy is the word of place or of belonging before the phrase that ends with word h; a word before the clause for none.
func (c *clause) placedBy(h int) int {
	at := h
	for at > c.i && c.joins(at) {
		w := c.words[at-1].text
		if genitives[w] && at-2 >= c.i && c.joins(at-1) && c.isNoun(at-2) && unicode.IsUpper(rune(c.Body[c.words[at-2].start])) {
			return at - 1 // "Schalter der Bilgenpumpe"
		}
		if prepositions[w] {
			return at - 1
		}
		if !owning[w] && !sides[w] && !direction[w] && c.itemAt(at-1) == nil && !c.isNoun(at-1) && !vague[w] {
			break
		}
		at--
	}
	return c.i - 1
}

// plainTo reports whether only words that are no statement of their own stand between two words.
func (c *clause) plainTo(i, j int) bool {
	for k := i; k < j; k++ {
		if c.isNoun(k) && !c.constituent(k) {
			return false
		}
	}
	return true
}

var (
	prepositions = wordClass("prepositions")
	ofWords      = wordClass("of_words")
	genitives    = wordClass("genitives")
	constituents = wordClass("constituents")
	pieceNouns   = wordClass("piece_nouns")
	notNouns     = wordClass("not_nouns")
	stuffs       = wordClass("stuffs")
	possessing   = wordClass("possessing")
	things       = wordClass("things")
	weakWords    = wordClass("weak")
	qualified    = wordClass("qualified")
	onto         = wordClass("onto")
	documents    = wordClass("documents")
	partitive    = wordClass("partitive")
	placing      = wordClass("placing")
	lamps        = wordClass("lamps")

	frenchArticles = wordClass("french_articles")
	mayBeThings    = wordClass("may_be_things")
)
