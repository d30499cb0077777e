package advert

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// meaning is what a problem of an item means there, and of which item.
func (c *clause) meaning(m mark, item part.Item) (mark, part.Item) {
	if item == part.Papers && m.problem == part.Damage {
		m.problem = part.Missing // "the receipt is lost"
	}
	if item == part.Papers && (m.problem == part.Missing || m.problem == part.Trouble) && (c.hasWord(taxes) || c.joined != "" && anyIn(c.sentenceWords(), taxes)) {
		m.problem = part.Untaxed
		words := c.sentenceWords()
		for k := 1; k < len(words); k++ {
			if paidWords[words[k].text] && !denying[words[k-1].text] && !notWord(words[k-1]) && !yetWords[words[k-1].text] {
				m.problem = part.Unproven
			}
		}
	}
	if item == part.Seacocks && m.problem == part.Trouble && stiffWords[c.words[m.i].text] {
		m.problem = part.Wear
	}
	if item == part.Wiring && m.problem == part.Trouble && untidy[c.words[m.i].text] {
		m.problem = part.Wear
	}
	if item == part.Galley && m.problem == part.Expired {
		item = part.Gas // a cooker has no test of its own
	}
	if item == part.EngineItem && m.problem == part.Dead && c.words[m.i].text == "temperamental" {
		m.problem = part.Trouble // it runs
	}
	if item == part.Chainplates && m.problem == part.Wear && lifting[c.words[m.i].text] {
		m.problem = part.Play
	}
	fitting := item == part.Lifelines && (anyIn(c.words[m.j:c.j], footWords) || m.j < c.j && placesRust[c.words[m.j].text])
	pitted := item == part.Windows && strings.HasPrefix(c.words[m.i].text, "pit")
	if m.problem == part.Corrosion && Metal(c.facts.Hull) && (item == part.DeckItem || fitting || pitted) {
		item = part.HullShell // of one metal with it
	}
	if item == part.Sails && m.problem == part.Dead && jamming[c.words[m.i].text] {
		item = part.Furler
	}
	if m.problem == part.Wear && c.upholstered(m, item) {
		item = part.Upholstery
	}
	around := c.placedBehind(m) && item.Area() == part.Deck
	if m.problem == part.Wear && ofGelcoat[c.words[m.i].text] && (item == part.HullShell && c.has(onDeck) || item != part.HullShell && item.Area() != part.Deck || around) {
		item = part.DeckItem // the gelcoat around it
	}
	if m.problem == part.Crack && item.Area() == part.Deck && item != part.TeakDeck && c.placedBehind(m) && !c.has(func(o mark) bool { return o.isItem() && o.j <= m.i }) {
		if item = part.DeckItem; c.placeBehind(m).Area() != part.Deck { // "a crack beside the windlass"
			item = part.Other // "cracks near the trampoline beam"
		}
	}
	if item == part.Heads && c.hasWord(valveWords) && slices.Contains(c.subject, part.Seacocks) {
		item = part.Seacocks // "das Ventil am WC"
	}
	if item == part.EngineItem && c.ofGenerator(m) {
		item = part.Charging
	}
	if item == part.HullShell && m.problem == part.Crack && c.placedBehind(m) && anyIn(c.words[m.j:c.j], deckFittings) {
		item = part.DeckItem // "stress cracks around the davit bases"
	}
	if item == part.Windows && m.problem == part.Moisture && c.hasWord(under) {
		m.problem = part.Leak // "damp under the forward hatch"
	}
	if item == part.EngineItem && (slices.Contains(c.subject, part.Tender) || c.before(m, part.Tender)) || item != part.Tender && item != part.Other && c.tenderHas(m) {
		item = part.Tender
	}
	if item == part.Mast && m.problem == part.Corrosion && bubbles[c.words[m.i].text] && !c.has(func(o mark) bool { return o.problem == part.Corrosion && o.i != m.i }) {
		m.problem = part.Wear // of its paint, and of what is below it
	}
	if unlikely[item][m.problem] {
		item = part.Other // of what stands beside it: "the ram of the vang leaks"
	}
	if item == part.Heating && m.problem == part.Smoke && c.hasWord(startWords) {
		m.problem = part.Trouble
	}
	if m.problem == part.Damage && (item == part.Rudder || item == part.Keel) && chips[c.words[m.i].text] {
		m.problem = part.Wear
	}
	if m.problem == part.Damage && item == part.HullShell && (chips[c.words[m.i].text] || c.words[m.i].text == "gouge" && c.hasWord(ofGelcoat)) {
		m.problem = part.Wear // of the gelcoat
	}
	if m.problem == part.Crack && item == part.Keel && (c.hasWord(fillers) || anyIn(c.sentenceWords(), unchangedWords)) {
		m.problem = part.Gap // in what fills the joint
	}
	if m.problem == part.Missing && still[item] && item != part.TeakDeck {
		m.problem = part.Wear // of a part of it: none of them goes missing whole
	}
	if item == part.Keel && (m.problem == part.Corrosion || m.problem == part.Leak) && c.namesJoint() {
		m.problem = part.Gap
	}
	return m, item
}

// stiffWords are what a valve is that moves hard.
var stiffWords = map[string]bool{"dur": true, "dure": true, "schwergangig": true, "stiff": true, "hard": true}

// untidy are words of wiring that is only unsightly.
var untidy = map[string]bool{"messy": true, "untidy": true, "mess": true}

// lifting is what a chainplate does that parts from what it is bolted to.
var lifting = map[string]bool{"lifting": true, "lift": true, "lifted": true}

// placedBehind reports whether a word of place stands right behind a problem, so that the part behind it only tells where it is.
func (c *clause) placedBehind(m mark) bool {
	return m.j < c.j && beside[c.words[m.j].text]
}

// placeBehind is the part that heads the phrase behind a problem.
func (c *clause) placeBehind(m mark) part.Item {
	last := c.itemBehind(m)
	for last != nil && last.j < c.j && c.joins(last.j) && c.itemAt(last.j) != nil {
		last = c.itemAt(last.j)
	}
	if last == nil {
		return part.DeckItem
	}
	return last.items[0]
}

// sentenceWords are the words of the sentence that a clause stands in.
func (c *clause) sentenceWords() []word {
	if s, ok := c.sentenceAt(c.i); ok {
		return c.words[s.first:s.last]
	}
	return c.words[c.i:c.j]
}

var (
	fillers        = wordClass("fillers")
	unchangedWords = wordClass("unchanged")
)

// Words of the feet that stand on a deck, and of the place of rust.
var (
	footWords  = wordClass("foot_words")
	placesRust = wordClass("places_rust")
)

// unlikely are problems that a part cannot have, and what stands beside it can.
var unlikely = map[part.Item]map[part.Problem]bool{
	part.RunningRigging: {part.Leak: true, part.Moisture: true}, part.Electronics: {part.Leak: true}, part.Sails: {part.Play: true, part.Leak: true},
	part.Canvas: {part.Play: true},
}

// tenderHas reports whether a clause tells what a tender has: "dinghy with a soft floor".
func (c *clause) tenderHas(m mark) bool {
	for _, o := range c.marks {
		if o.isItem() && o.items[0] == part.Tender && o.j <= m.i && anyIn(c.words[o.j:m.i], possessing) {
			return true
		}
	}
	return false
}

var (
	paidWords = wordClass("paid_words")
	yetWords  = wordClass("yet_words")
)

// deckFittings stand on a deck.
var deckFittings = wordClass("deck_fittings")

var bubbles = wordClass("bubbles")

var startWords = wordClass("start_words")

// Words of a sail that does not run, and of what is new.
var (
	jamming = wordClass("jamming")
	fresh   = wordClass("fresh")
)

// namesJoint reports whether a clause about a keel is about the joint between it and the hull.
func (c *clause) namesJoint() bool {
	return slices.ContainsFunc(c.words[c.i:c.j], func(w word) bool {
		return w.text == "joint" || w.text == "seam" || w.text == "meet" || w.text == "kielnaht" || w.text == "kielfuge" || w.text == "naht" || w.text == "fuge"
	})
}

// ofGelcoat are the words that begin what is said of gelcoat with fine cracks; adverts mean the deck's.
var ofGelcoat = wordClass("of_gelcoat")

// still are the items that nothing moves in: they may be broken, but never out of order.
var still = map[part.Item]bool{part.InteriorItem: true, part.HullShell: true, part.DeckItem: true, part.TeakDeck: true, part.Bulkheads: true, part.Upholstery: true}

// chips are the words for damage to the surface alone.
var chips = wordClass("chips")
