package advert

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// meaning is what a problem of an item means there, and of which item: what its words mean comes before whose it is, and that before what it is
// of that.
func (c *clause) meaning(m mark, item part.Item) (mark, part.Item) {
	m.problem = c.byItsWords(m, item)
	item = c.otherThan(m, c.surface(m, item))
	m.problem = c.ofItem(m, item)
	return m, item
}

// byItsWords is what the words for a problem mean of the item that they are said of.
func (c *clause) byItsWords(m mark, item part.Item) part.Problem {
	for _, w := range wordsOf {
		if w.item == item && w.problem == m.problem && w.words[c.words[m.i].text] {
			return w.means
		}
	}
	switch {
	case item == part.Papers:
		return c.paperTrouble(m)
	case item == part.Windows && m.problem == part.Moisture && c.hasWord(under):
		return part.Leak // "damp under the forward hatch"
	}
	return m.problem
}

// wordsOf are words that mean another problem of an item than elsewhere.
var wordsOf = []struct {
	item    part.Item
	problem part.Problem
	words   map[string]bool
	means   part.Problem
}{
	{part.Seacocks, part.Trouble, stiffWords, part.Wear},
	{part.Wiring, part.Trouble, untidy, part.Wear},
	{part.EngineItem, part.Dead, map[string]bool{"temperamental": true}, part.Trouble}, // it runs
	{part.Chainplates, part.Wear, lifting, part.Play},
}

// paperTrouble is what is wrong with papers: they are lost, or do not show that the tax was paid.
func (c *clause) paperTrouble(m mark) part.Problem {
	problem := m.problem
	if problem == part.Damage {
		problem = part.Missing // "the receipt is lost"
	}
	words := c.sentenceWords()
	if problem != part.Missing && problem != part.Trouble || !c.hasWord(taxes) && (c.joined == "" || !anyIn(words, taxes)) {
		return problem
	}
	for k := 1; k < len(words); k++ {
		if paidWords[words[k].text] && !denying[words[k-1].text] && !notWord(words[k-1]) && !yetWords[words[k-1].text] {
			return part.Unproven
		}
	}
	return part.Untaxed
}

// surface is the item whose surface has a problem, where the one that is named only tells where: the gelcoat around it, the hull of one metal with it.
func (c *clause) surface(m mark, item part.Item) part.Item {
	word := c.words[m.i].text
	switch m.problem {
	case part.Corrosion:
		fitting := item == part.Lifelines && (anyIn(c.words[m.j:c.j], footWords) || m.j < c.j && placesRust[c.words[m.j].text])
		pitted := item == part.Windows && strings.HasPrefix(word, "pit")
		if Metal(c.facts.Hull) && (item == part.DeckItem || fitting || pitted) {
			return part.HullShell
		}
	case part.Wear:
		if c.upholstered(m, item) {
			item = part.Upholstery
		}
		around := c.placedBehind(m) && item.Area() == part.Deck
		if ofGelcoat[word] && (item == part.HullShell && c.has(onDeck) || item != part.HullShell && item.Area() != part.Deck || around) {
			return part.DeckItem
		}
	case part.Crack:
		return c.cracked(m, item)
	}
	return item
}

// cracked is what has a crack, where a word of place stands behind it.
func (c *clause) cracked(m mark, item part.Item) part.Item {
	before := func(o mark) bool { return o.isItem() && o.j <= m.i }
	switch {
	case !c.placedBehind(m):
		return item
	case item == part.HullShell && anyIn(c.words[m.j:c.j], deckFittings):
		return part.DeckItem // "stress cracks around the davit bases"
	case item.Area() != part.Deck || item == part.TeakDeck || c.has(before):
		return item
	case c.placeBehind(m).Area() != part.Deck:
		return part.Other // "cracks near the trampoline beam"
	}
	return part.DeckItem // "a crack beside the windlass"
}

// otherThan is the item that has a problem, where it is another than the one that is named.
func (c *clause) otherThan(m mark, item part.Item) part.Item {
	switch {
	case item == part.Galley && m.problem == part.Expired:
		item = part.Gas // a cooker has no test of its own
	case item == part.Sails && m.problem == part.Dead && jamming[c.words[m.i].text]:
		item = part.Furler
	case item == part.Heads && c.hasWord(valveWords) && slices.Contains(c.subject, part.Seacocks):
		item = part.Seacocks // "das Ventil am WC"
	case item == part.EngineItem && c.ofGenerator(m):
		item = part.Charging
	}
	if item == part.EngineItem && (slices.Contains(c.subject, part.Tender) || c.before(m, part.Tender)) || item != part.Tender && item != part.Other && c.tenderHas(m) {
		item = part.Tender
	}
	if unlikely[item][m.problem] {
		return part.Other // what stands beside it: "the ram of the vang leaks"
	}
	return item
}

// ofItem is what a problem is of the item that has it.
func (c *clause) ofItem(m mark, item part.Item) part.Problem {
	word := c.words[m.i].text
	switch {
	case item == part.Mast && m.problem == part.Corrosion && bubbles[word] && !c.has(func(o mark) bool { return o.problem == part.Corrosion && o.i != m.i }):
		return part.Wear // of its paint, and of what is below it
	case item == part.Heating && m.problem == part.Smoke && c.hasWord(startWords):
		return part.Trouble
	case m.problem == part.Damage && (item == part.Rudder || item == part.Keel) && chips[word]:
		return part.Wear
	case m.problem == part.Damage && item == part.HullShell && (chips[word] || word == "gouge" && c.hasWord(ofGelcoat)):
		return part.Wear // of the gelcoat
	case m.problem == part.Crack && item == part.Keel && (c.hasWord(fillers) || anyIn(c.sentenceWords(), unchangedWords)):
		return part.Gap // in what fills the joint
	case m.problem == part.Missing && still[item] && item != part.TeakDeck:
		return part.Wear // of a part of it: none of them goes missing whole
	case item == part.Keel && (m.problem == part.Corrosion || m.problem == part.Leak) && c.namesJoint():
		return part.Gap
	}
	return m.problem
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
