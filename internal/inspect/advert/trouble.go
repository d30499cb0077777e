package advert

import (
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

func (c *clause) problem(m mark, mended bool) {
	m = c.ofFuel(c.ofPart(c.event(m)))
	if m.gone || c.takenOut(m) || c.tookAway(m) || m.problem == part.Expired && c.lapsed() {
		return
	}
	mended = mended && m.problem != part.Project || c.takenAway(m) || m.problem == part.Grounding && c.foundSound(m)
	cue := Cue{Kind: SaysDefect, Problem: m.problem}
	mended = mended && !(m.problem == part.Lightning && !c.allMended()) || c.reasoned(m)
	switch {
	case c.negated[m.i], c.foundNothing(m):
		cue.Kind = SaysClear
	case mended:
		cue.Kind, cue.Year = SaysRepaired, c.yearFor(m)
	}
	items := c.problemItems(m)
	if m.problem == part.Leak && slices.Equal(items, []part.Item{part.Gas}) && slices.ContainsFunc(c.words[c.i:c.j], func(w word) bool { return refrigerating[w.text] }) {
		items = []part.Item{part.Fridge} // the gas that it cools with
	}
	if idle := c.idle(m); m.problem == part.Neglect && len(items) == 0 && len(idle) > 0 {
		c.say(idle[:1], Cue{Kind: SaysDefect, Problem: part.Untested}, c.group)
		return
	}
	if m.problem == part.Missing && len(items) == 1 && items[0] == part.TeakDeck && m.j-m.i == 1 && taken[c.words[m.i].text] {
		c.say(items, Cue{Kind: SaysRepaired, Problem: part.Aged, Year: c.yearFor(m)}, c.group)
		return // "the teak deck was removed in 2016"
	}
	if len(items) == 0 && mended { // "the port hull had a repair after a collision"
		at := slices.IndexFunc(c.marks, func(o mark) bool { return !o.gone && (o.action == Repaired || o.action == Renewed) })
		if at < 0 { // the problem went away, but of what is not said
			return
		}
		items = c.targets(c.marks[at], false)
	}
	for _, item := range items {
		if m.problem == part.Corrosion && item == part.DeckItem && Metal(c.facts.Hull) {
			item = part.HullShell // of one metal with it
		}
		if m.problem == part.Wear && ofGelcoat[c.words[m.i].text] && item != part.HullShell && item.Area() != part.Deck {
			item = part.DeckItem // the gelcoat around it
		}
		if m.problem == part.Damage && item == part.HullShell && chips[c.words[m.i].text] {
			m.problem = part.Wear // of the gelcoat
		}
		if m.problem == part.Missing && item == part.EngineItem && (c.onlyOutboard() || slices.Contains(c.subject, part.Tender) || c.has(func(o mark) bool { return o.isItem() && o.items[0] == part.Tender })) {
			continue // the tender's
		}
		if m.problem == part.Missing && still[item] && item != part.TeakDeck {
			m.problem = part.Wear // of a part of it: none of them goes missing whole
		}
		if m.problem == part.Missing && item != part.Sails && len(m.items) == 0 && c.ownNoun(m) && !c.has(mark.isItem) {
			cue.Problem = part.Wear // of a part of it: "the teak deck is thin and some plugs are missing"
			c.say([]part.Item{item}, cue, c.group)
			continue
		}
		if item == part.Keel && (m.problem == part.Corrosion || m.problem == part.Leak) && c.namesJoint() {
			m.problem = part.Gap
		}
		if item, meant, ok := meantOf(m.problem, item); ok {
			cue.Problem = meant
			c.say([]part.Item{item}, cue, c.group)
		}
	}
}

// allMended reports whether a clause says of more than one part that it was put right: new instruments say nothing of the skin fittings and
// the rig that lightning went through.
func (c *clause) allMended() bool {
	return !c.has(func(m mark) bool { return m.isItem() && m.items[0] != part.Wiring })
}

// reasoned reports whether a problem is told as the reason why its part was renewed: "bottom rebuilt in 2022, as a few blisters were found".
func (c *clause) reasoned(m mark) bool {
	if c.joined == "" || !reasons[c.words[c.i].text] || m.problem.OfWholeBoat() {
		return false
	}
	items := c.problemItems(m)
	return slices.ContainsFunc(c.cues[min(c.said, len(c.cues)):], func(o Cue) bool {
		return (o.Kind == SaysRenewed || o.Kind == SaysRepaired) && slices.Contains(items, o.Item)
	})
}

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
	if m.problem != part.OilLoss || !slices.ContainsFunc(c.words[m.i:m.j], func(w word) bool { return leaking[w.text] }) {
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
	near := slices.ContainsFunc(c.words[c.i:c.j], func(w word) bool { return fuelled[w.text] })
	cooks := slices.ContainsFunc(c.words, func(w word) bool { return cooking[w.text] })
	if near || !cooks && slices.ContainsFunc(c.words, func(w word) bool { return petrolEngines[w.text] }) {
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

// takenOut reports whether what was removed was so for work: "removed and checked".
func (c *clause) takenOut(m mark) bool {
	return m.problem == part.Missing && unfitted[c.words[m.j-1].text] && m.j < len(c.words) && towards[c.words[m.j].text]
}

func (c *clause) problemItems(m mark) []part.Item {
	switch {
	case m.sign == cleared && len(m.items) > 0:
		return m.items
	case m.sign == cleared && m.problem.OfWholeBoat():
		return []part.Item{part.WholeBoat}
	case m.sign == cleared || m.problem == part.Brass:
		return slices.DeleteFunc(slices.Clone(c.targets(m, false)), func(item part.Item) bool { return !fits(m.problem, item) })
	case m.problem == part.Smoke && c.has(func(o mark) bool { return o.isItem() && o.items[0] == part.Heating && o.j <= m.i }):
		return []part.Item{part.Heating} // "the paraffin heater smokes"
	case len(m.items) > 0:
		return c.orUsual(m)
	case m.problem == part.Neglect && len(c.idle(m)) > 0:
		return nil // "generator not used since 2021"
	case m.problem.OfWholeBoat():
		return []part.Item{part.WholeBoat}
	case m.problem == part.Trouble && faults[c.words[m.i].text]: // "engine problems", "issues with the engine"; "known faults:" is about what follows
		if left, distance := c.nearest(m, -1); left != nil && distance == 0 {
			return left
		}
		if m.j >= c.j || c.words[m.j].text != "with" {
			return nil
		}
	}
	if items := c.targets(m, false); len(items) > 0 {
		if items[0] == part.Windows && c.has(func(o mark) bool { return o.isItem() && o.items[0] == part.Canvas }) {
			return []part.Item{part.Canvas} // "sprayhood with cracked windows"
		}
		if items[0] == part.HullShell && c.has(func(o mark) bool { return o.isItem() && o.items[0] == part.Tender && o.j <= m.i }) {
			return []part.Item{part.Tender} // "tender has a punctured tube"
		}
		return items
	}
	if !c.negated[m.i] && slices.ContainsFunc(c.words[c.i:m.i], func(w word) bool { return !vague[w.text] }) {
		return nil // it is about something else: "the dinghy leaks"
	}
	if Metal(c.facts.Hull) && m.problem == part.Corrosion {
		return []part.Item{part.HullShell}
	}
	if m.problem == part.Wear && ofGelcoat[c.words[m.i].text] {
		return []part.Item{part.DeckItem}
	}
	return usually(m.problem, c.negated[m.i])
}

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
		return w.text == "joint" || w.text == "seam" || w.text == "kielnaht" || w.text == "kielfuge" || w.text == "naht" || w.text == "fuge"
	})
}

// faults are the words for what is wrong that tell nothing of it: what they are about stands right beside them.
var faults = wordClass("faults")

// usualReach is how far, in words, a part may stand from a problem that is usually another's.
const usualReach = 3

// orUsual is the part beside a problem that can have it, or else the one that usually has it: "generator overheating".
func (c *clause) orUsual(m mark) []part.Item {
	if m.usual && c.labels(m) && c.has(func(o mark) bool { return o.i > m.i && o.problem == m.problem }) {
		return nil // "osmosis: pinhead blisters on the rudder only"
	}
	for _, side := range []int{-1, +1} {
		named, distance := c.nearest(m, side)
		if !m.usual || len(named) == 0 || distance > usualReach || !fits(m.problem, named[0]) {
			continue
		}
		if side < 0 || !slices.ContainsFunc(c.words[m.j:m.j+distance], func(w word) bool { return beside[w.text] }) {
			return named // beside it, it is only the place
		}
	}
	return m.items
}

// ofGelcoat are the words that begin what is said of gelcoat with fine cracks; adverts mean the deck's.
var ofGelcoat = wordClass("of_gelcoat")

// fits reports whether a word that means many things has this meaning beside the item: lamps may be of brass, food may be dry.
func fits(p part.Problem, item part.Item) bool {
	switch p {
	case part.Brass:
		return item == part.Seacocks
	case part.Moisture:
		return item == part.DeckItem || item == part.TeakDeck || item.Area() == part.Hull
	case part.Blister:
		return item == part.Rudder || item == part.Keel || item == part.DeckItem || item == part.HullShell
	case part.Mould:
		return item == part.Sails || item == part.Canvas || item == part.RunningRigging || item == part.Fridge
	case part.Overheat:
		return item != part.EngineItem && item != part.Cooling && item != part.Exhaust && (item.Area() == part.Drive || item.Area() == part.Electrical)
	case part.Expired:
		return item.Area() == part.Safety && item != part.BilgePump || item == part.Lifelines
	}
	return true
}

// meantOf is what a word says of an item that it does not fit in the strict sense: electronics that are out of date are
// old, a rig or a drive is out in the wet, and at what stands on the deck the moisture is in the deck.
func meantOf(p part.Problem, item part.Item) (part.Item, part.Problem, bool) {
	switch area := item.Area(); {
	case p == part.Expired && !fits(p, item):
		return item, part.Wear, true
	case p == part.Moisture && (item == part.Lifelines || item == part.Winches || item == part.Windows || item == part.Chainplates):
		return part.DeckItem, p, true
	case p == part.Delam && (item == part.Mast || item == part.StandingRigging):
		return item, p, false // a mast that was lifted
	case p == part.Rot && item == part.Sails:
		return part.Mast, p, true // "the mizzen has rot"
	case p == part.Missing && (item == part.Tender || item == part.Trailer):
		return item, p, false // not a part of every boat
	case p == part.Dead && item == part.TeakDeck:
		return item, part.Wear, true // "the caulking has failed"
	case p == part.Dead && still[item]:
		return item, p, false
	case p == part.Corrosion && (item == part.TeakDeck || item == part.Canvas || item == part.Sails || item == part.Upholstery):
		return part.HullShell, p, false
	case p == part.Moisture:
		return item, p, area != part.Rig && area != part.Drive
	}
	return item, p, true
}

// unfitted words say that something was taken out, which may have been for work on it.
var unfitted = wordClass("unfitted")

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

// takenAway reports whether the problem itself was removed: "rot removed", "blisters ground out".
func (c *clause) takenAway(m mark) bool {
	return !c.negated[m.i] && m.j < c.j && removed[c.words[m.j].text]
}

// tookAway reports whether what is called missing is a problem that was removed.
func (c *clause) tookAway(m mark) bool {
	return m.problem == part.Missing && removed[c.words[m.j-1].text] && c.has(func(o mark) bool { return o.problem != "" && o.action == "" && o.j == m.i })
}

var removed = wordClass("removed")

// vague words may stand before a problem that names no item.
var vague = wordClass("vague")

// usually is the item that a problem is about where the text names none. What is denied in general is denied of the hull.
func usually(p part.Problem, denied bool) []part.Item {
	switch p {
	case part.Leak, part.Soft:
		return []part.Item{part.DeckItem}
	case part.Delam, part.Moisture:
		return []part.Item{part.HullShell}
	case part.Crack, part.Damage, part.Corrosion:
		if denied {
			return []part.Item{part.HullShell}
		}
	case part.Rot:
		return []part.Item{part.InteriorItem}
	}
	return nil
}
