package advert

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// problem says what a mark of trouble tells: of which items, and whether it is there, denied or mended.
func (c *clause) problem(m mark, mended bool) {
	m = c.ofFuel(c.ofPart(c.event(m)))
	if m.gone || m.problem == part.Sounding && !c.sounds(m) || c.whenever(m) || c.isSail(m) || c.reassured(m) || c.takenOut(m) || c.tookAway(m) || m.problem == part.Expired && c.lapsed() {
		return
	}
	mended = mended && m.problem != part.Project && m.problem != part.Charter || c.takenAway(m) || m.problem == part.Grounding && c.foundSound(m)
	mended = mended && !(m.problem == part.Lightning && !c.allMended()) || c.reasoned(m) || c.workedOn(m) || c.dealtWith(m)
	cue := Cue{Kind: SaysDefect, Problem: m.problem}
	switch {
	case c.negated[m.i], c.foundNothing(m):
		cue.Kind = SaysClear
	case mended:
		cue.Kind, cue.Year = SaysRepaired, c.yearFor(m)
	}
	if m.problem == part.Charter && cue.Kind == SaysClear && c.hasWord(nowWords) {
		return // "ex-charter until 2019, now privately owned"
	}
	for _, item := range c.troubled(m, mended) {
		c.problemOf(m, item, cue)
	}
}

// troubled are the items of which a problem is told. What is said in another way than as a problem of them is said at once, and none is left.
func (c *clause) troubled(m mark, mended bool) []part.Item {
	items := c.problemItems(m)
	if slices.Contains(items, part.TeakDeck) && !spreading[m.problem] && m.problem != part.Leak {
		items = slices.DeleteFunc(slices.Clone(items), func(item part.Item) bool { return item == part.DeckItem }) // of the teak, whatever it lies on
	}
	idle := c.idle(m)
	switch {
	case m.problem == part.Leak && slices.Equal(items, []part.Item{part.Gas}) && c.hasWord(refrigerating):
		return []part.Item{part.Fridge} // the gas that it cools with
	case m.problem == part.Neglect && len(items) == 0 && len(idle) > 0:
		c.say(idle[:1], Cue{Kind: SaysDefect, Problem: part.Untested}, c.group)
		return nil
	case m.problem == part.Missing && m.j-m.i == 1 && taken[c.words[m.i].text] && (len(items) == 1 && items[0] == part.TeakDeck || c.tookTeak(m)):
		c.say([]part.Item{part.TeakDeck}, Cue{Kind: SaysRepaired, Problem: part.Aged, Year: c.yearFor(m)}, c.group)
		return nil // "the teak deck was removed in 2016"
	case len(items) > 0 || !mended:
		return items
	}
	// "the port hull had a repair after a collision"
	at := slices.IndexFunc(c.marks, func(o mark) bool { return !o.gone && (o.action == Repaired || o.action == Renewed) })
	if at < 0 { // the problem went away, but of what is not said
		return nil
	}
	return c.targets(c.marks[at], false)
}

// problemOf says a problem of one item, unless it is none of hers. What is meant of one item is not of the next.
func (c *clause) problemOf(m mark, item part.Item, cue Cue) {
	if c.intended(m, item) {
		return
	}
	m, item, tells := c.ofDirt(m, item)
	if !tells || c.notMissed(m, item) {
		return
	}
	if m.problem == part.Dead && item == part.EngineItem && c.stoodInFor(m) {
		cue.OfPart = true // an outboard drives her: no reason for a new engine
	}
	m, item = c.meaning(m, item)
	if item == part.Shaft && m.problem == part.Delam {
		return // "the stuffing box let go" tells of what happened
	}
	if m, item, cue, tells = c.lesser(m, item, cue); !tells {
		return
	}
	cue.Problem = m.problem
	if m.problem == part.Missing && item != part.Sails && item != part.Other && len(m.items) == 0 && c.ownNoun(m) && !c.has(mark.isItem) {
		cue.Problem = part.Wear // of a part of it: "the teak deck is thin and some plugs are missing"
		c.say([]part.Item{item}, cue, c.group)
		return
	}
	if item, meant, ok := meantOf(m.problem, item); ok {
		cue.Problem = meant
		c.say([]part.Item{item}, cue, c.group)
	}
}

// isSail reports whether what is called a blister is the German word for a gennaker: "Genua von 2016. Blister 2010".
func (c *clause) isSail(m mark) bool {
	k := c.words[m.i]
	return m.problem == part.Blister && m.i == c.i && m.j == m.i+1 && c.Body[k.start:k.end] == "Blister" && (slices.Contains(c.subject, part.Sails) || slices.Contains(c.reading.before, part.Sails)) &&
		m.j < len(c.words) && len(c.words[m.j].text) == 4 && c.words[m.j].numeral()
}

// notMissed reports whether what is missing is no want of hers.
func (c *clause) notMissed(m mark, item part.Item) bool {
	switch {
	case m.problem != part.Missing:
		return false
	case c.words[m.j-1].text == "fitted" && c.joined == "," && anyIn(c.words[max(0, c.i-6):c.i], fresh) && anyIn(c.words[max(0, c.i-6):c.i], presence):
		return true // "new pump on board, not fitted"
	case item == part.Papers && c.joined == "," && len(c.subject) > 0 && c.subject[0] != part.Papers && c.words[m.i].text == "no":
		return true // "rig replaced in 2008, no paperwork"
	case !required[item] && excludedWords[c.words[m.j-1].text] && !still[item]:
		return true // it is only not in the sale
	}
	ofTender := slices.Contains(c.subject, part.Tender) || c.has(func(o mark) bool { return o.isItem() && o.items[0] == part.Tender })
	return item == part.EngineItem && (c.onlyOutboard() || ofTender)
}

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

// stoodInFor reports whether the text goes on that an outboard drives the boat instead of the engine: "seized; an outboard on a bracket is used
// instead".
func (c *clause) stoodInFor(m mark) bool {
	const reach = 16 // words
	behind := c.words[m.j:min(len(c.words), m.j+reach)]
	outboard := anyIn(behind, outboards)
	return outboard && anyIn(behind, insteadWords)
}

// Words of what is as it should be, and of the tax that is paid on a boat.
var (
	usualWords = wordClass("usual")
	shouldBe   = wordClass("should_be")
	taxes      = wordClass("taxes")
	nowWords   = wordClass("now")

	excludedWords = wordClass("excluded")
	insteadWords  = wordClass("instead")
)

var reasons = wordClass("reasons")

// ofPart gives the oil that runs out of another part to that part: "the trim pump leaks oil" says nothing of the engine.
func (c *clause) ofPart(m mark) mark {
	if m.problem == part.OilLoss && inOil[c.words[m.i].text] && !leaking[c.words[m.j-1].text] {
		for _, o := range c.marks { // "the saildrive has water in the oil"
			if o.isItem() && (o.items[0] == part.Saildrive || o.items[0] == part.Gearbox || o.items[0] == part.Sterndrive) {
				m.problem, m.items = part.Leak, o.items
			}
		}
		if c.joined == "," && !c.has(mark.isItem) && len(c.subject) > 0 && geared[c.subject[0]] {
			m.problem, m.items = part.Leak, c.subject // "saildrive seal weeping, emulsified oil"
		}
	}
	if m.problem != part.OilLoss || !anyIn(c.words[m.i:m.j], leaking) {
		return m
	}
	if left, distance := c.nearest(m, -1); len(left) > 0 && distance <= 1 && left[0] == part.Sterndrive {
		m.items = left // its bellows keep the sea out, not its oil
	} else if len(left) > 0 && distance <= 1 && left[0] != part.EngineItem && left[0] != part.Exhaust && left[0] != part.Bilge {
		m.problem, m.items = part.Leak, left
	} else if right, distance := c.nearest(m, +1); len(right) > 0 && distance == 2 && right[0] != part.EngineItem && right[0] != part.Exhaust && right[0] != part.Bilge {
		m.problem, m.items = part.Leak, right // "oil leak at the gearbox"
	}
	return m
}

// ofFuel gives the gas that leaks to the fuel system where it is what the engine burns: "a smell of gas when the tank is topped off".
func (c *clause) ofFuel(m mark) mark {
	if m.problem != part.Leak || !slices.Contains(m.items, part.Gas) || !slices.ContainsFunc(c.words[m.i:m.j], func(w word) bool { return w.text == "gas" }) {
		return m
	}
	if c.hasWord(fuelled) || !c.tells(cooking) && c.tells(petrolEngines) {
		m.items = []part.Item{part.FuelTank}
	}
	return m
}

// Words that tell which gas is meant: of filling a tank, of gas that food is cooked with, and of engines that burn petrol.
var (
	refrigerating = wordClass("refrigerating")
	fuelled       = wordClass("fuelled")
	cooking       = wordClass("cooking")
	petrolEngines = wordClass("petrol_engines")
)

// inOil are the words that begin what is said of oil with water in it.
var inOil = wordClass("in_oil")

var leaking = wordClass("leaking")

// idle are the parts that were not used for long, where it is they and not the boat: "generator not used since 2021".
func (c *clause) idle(m mark) []part.Item {
	if !slices.ContainsFunc(c.words[m.i:m.j], func(w word) bool { return w.text == "used" || w.text == "unused" || w.text == "use" }) {
		return nil
	}
	if own := c.itemsOf(func(o mark) bool { return o.j <= m.i && o.items[0] != part.HullShell }); len(own) > 0 || c.joined == "" {
		return own
	}
	return c.subject
}

// namesJoint reports whether a clause about a keel is about the joint between it and the hull.
func (c *clause) namesJoint() bool {
	return slices.ContainsFunc(c.words[c.i:c.j], func(w word) bool {
		return w.text == "joint" || w.text == "seam" || w.text == "meet" || w.text == "kielnaht" || w.text == "kielfuge" || w.text == "naht" || w.text == "fuge"
	})
}

// usualReach is how far, in words, a part may stand from a problem that is usually another's.
const usualReach = 3

// ofGelcoat are the words that begin what is said of gelcoat with fine cracks; adverts mean the deck's.
var ofGelcoat = wordClass("of_gelcoat")

// towards words stand before what something was taken out for.
var towards = wordClass("towards")

var taken = wordClass("taken")

// teakGone reports whether a text has said that the teak was taken off.
func (c *clause) teakGone() bool {
	return slices.ContainsFunc(c.cues, func(o Cue) bool {
		return o.Item == part.TeakDeck && o.Kind == SaysRepaired && o.Problem == part.Aged
	})
}

// still are the items that nothing moves in: they may be broken, but never out of order.
var still = map[part.Item]bool{part.InteriorItem: true, part.HullShell: true, part.DeckItem: true, part.TeakDeck: true, part.Bulkheads: true, part.Upholstery: true}

// chips are the words for damage to the surface alone.
var chips = wordClass("chips")

var removed = wordClass("removed")

// vague words may stand before a problem that names no item.
var vague = wordClass("vague")
