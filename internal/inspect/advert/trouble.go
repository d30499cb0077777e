package advert

import (
	"slices"

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

// usualReach is how far, in words, a part may stand from a problem that is usually another's.
const usualReach = 3

// towards words stand before what something was taken out for.
var towards = wordClass("towards")

var taken = wordClass("taken")

// teakGone reports whether a text has said that the teak was taken off.
func (c *clause) teakGone() bool {
	return slices.ContainsFunc(c.cues, func(o Cue) bool {
		return o.Item == part.TeakDeck && o.Kind == SaysRepaired && o.Problem == part.Aged
	})
}

var removed = wordClass("removed")

// vague words may stand before a problem that names no item.
var vague = wordClass("vague")
