package inspect

import "slices"

func (c *clause) problem(m mark, mended bool) {
	m = c.ofPart(c.event(m))
	if m.gone || c.takenOut(m) || c.tookAway(m) {
		return
	}
	mended = mended || c.takenAway(m)
	cue := Cue{Kind: SaysDefect, Problem: m.problem}
	switch {
	case c.negated[m.i]:
		cue.Kind = SaysClear
	case mended:
		cue.Kind, cue.Year = SaysRepaired, c.yearFor(m)
	}
	items := c.problemItems(m)
	if m.problem == Missing && len(items) == 1 && items[0] == TeakDeck && m.j-m.i == 1 && taken[c.words[m.i].text] {
		c.say(items, Cue{Kind: SaysRepaired, Problem: Aged, Year: c.yearFor(m)}, c.group)
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
		if m.problem == Corrosion && item == DeckItem && Metal(c.facts.hull) {
			item = HullShell // of one metal with it
		}
		if m.problem == Damage && item == HullShell && chips[c.words[m.i].text] {
			m.problem = Wear // of the gelcoat
		}
		if m.problem == Missing && still[item] && item != TeakDeck {
			m.problem = Wear // of a part of it: none of them goes missing whole
		}
		if m.problem == Missing && item != Sails && c.ownNoun(m) && !c.has(mark.isItem) {
			cue.Problem = Wear // of a part of it: "the teak deck is thin and some plugs are missing"
			c.say([]Item{item}, cue, c.group)
			continue
		}
		if item == Keel && (m.problem == Corrosion || m.problem == Leak) && c.namesJoint() {
			m.problem = Gap
		}
		if item, meant, ok := meantOf(m.problem, item); ok {
			cue.Problem = meant
			c.say([]Item{item}, cue, c.group)
		}
	}
}

// ofPart gives the oil that runs out of another part to that part: "the trim pump leaks oil" says nothing of the engine.
func (c *clause) ofPart(m mark) mark {
	if m.problem == OilLoss && inOil[c.words[m.i].text] && !leaking[c.words[m.j-1].text] {
		for _, o := range c.marks { // "the saildrive has water in the oil"
			if o.isItem() && (o.items[0] == Saildrive || o.items[0] == Gearbox || o.items[0] == Sterndrive) {
				m.problem, m.items = Leak, o.items
			}
		}
		if c.joined == "," && !c.has(mark.isItem) && len(c.subject) > 0 && geared[c.subject[0]] {
			m.problem, m.items = Leak, c.subject // "saildrive seal weeping, emulsified oil"
		}
	}
	if m.problem != OilLoss || !slices.ContainsFunc(c.words[m.i:m.j], func(w word) bool { return leaking[w.text] }) {
		return m
	}
	if left, distance := c.nearest(m, -1); len(left) > 0 && distance <= 1 && left[0] == Sterndrive {
		m.items = left // its bellows keep the sea out, not its oil
	} else if len(left) > 0 && distance <= 1 && left[0] != EngineItem && left[0] != Exhaust && left[0] != Bilge {
		m.problem, m.items = Leak, left
	} else if right, distance := c.nearest(m, +1); len(right) > 0 && distance == 2 && right[0] != EngineItem && right[0] != Exhaust && right[0] != Bilge {
		m.problem, m.items = Leak, right // "oil leak at the gearbox"
	}
	return m
}

// inOil are the words that begin what is said of oil with water in it.
var inOil = map[string]bool{"water": true, "milky": true, "oil": true, "emulsified": true, "mayonnaise": true}

var leaking = map[string]bool{"olverlust": true, "fuite": true, "suintement": true, "olaustritt": true, "undicht": true, "leak": true, "leaking": true, "drip": true, "weep": true, "seep": true}

// takenOut reports whether what was removed was so for work: "removed and checked".
func (c *clause) takenOut(m mark) bool {
	return m.problem == Missing && unfitted[c.words[m.j-1].text] && m.j < len(c.words) && towards[c.words[m.j].text]
}

func (c *clause) problemItems(m mark) []Item {
	switch {
	case m.sign == cleared && len(m.items) > 0:
		return m.items
	case m.sign == cleared && m.problem.OfWholeBoat():
		return []Item{WholeBoat}
	case m.sign == cleared || m.problem == Brass:
		return slices.DeleteFunc(slices.Clone(c.targets(m, false)), func(item Item) bool { return !fits(m.problem, item) })
	case len(m.items) > 0:
		return c.orUsual(m)
	case m.problem.OfWholeBoat():
		return []Item{WholeBoat}
	case m.problem == Trouble && faults[c.words[m.i].text]: // "engine problems", "issues with the engine"; "known faults:" is about what follows
		if left, distance := c.nearest(m, -1); left != nil && distance == 0 {
			return left
		}
		if m.j >= c.j || c.words[m.j].text != "with" {
			return nil
		}
	}
	if items := c.targets(m, false); len(items) > 0 {
		if items[0] == Windows && c.has(func(o mark) bool { return o.isItem() && o.items[0] == Canvas }) {
			return []Item{Canvas} // "sprayhood with cracked windows"
		}
		return items
	}
	if !c.negated[m.i] && slices.ContainsFunc(c.words[c.i:m.i], func(w word) bool { return !vague[w.text] }) {
		return nil // it is about something else: "the dinghy leaks"
	}
	if Metal(c.facts.hull) && m.problem == Corrosion {
		return []Item{HullShell}
	}
	if m.problem == Wear && ofGelcoat[c.words[m.i].text] {
		return []Item{DeckItem}
	}
	return usually(m.problem, c.negated[m.i])
}

// namesJoint reports whether a clause about a keel is about the joint between it and the hull.
func (c *clause) namesJoint() bool {
	return slices.ContainsFunc(c.words[c.i:c.j], func(w word) bool {
		return w.text == "joint" || w.text == "seam" || w.text == "kielnaht" || w.text == "kielfuge" || w.text == "naht" || w.text == "fuge"
	})
}

// faults are the words for what is wrong that tell nothing of it: what they are about stands right beside them.
var faults = map[string]bool{"problem": true, "issue": true, "fault": true, "trouble": true, "defaut": true, "souci": true, "mangel": true, "probleme": true}

// usualReach is how far, in words, a part may stand from a problem that is usually another's.
const usualReach = 3

// orUsual is the part beside a problem that can have it, or else the one that usually has it: "generator overheating".
func (c *clause) orUsual(m mark) []Item {
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
var ofGelcoat = map[string]bool{"spider": true, "star": true, "gelcoat": true, "crazing": true}

// fits reports whether a word that means many things has this meaning beside the item: lamps may be of brass, food may be dry.
func fits(p Problem, item Item) bool {
	switch p {
	case Brass:
		return item == Seacocks
	case Moisture:
		return item == DeckItem || item == TeakDeck || item.Area() == Hull
	case Blister:
		return item == Rudder || item == Keel || item == DeckItem || item == HullShell
	case Mould:
		return item == Sails || item == Canvas || item == RunningRigging || item == Fridge
	case Overheat:
		return item != EngineItem && item != Cooling && item != Exhaust && (item.Area() == Drive || item.Area() == Electrical)
	case Expired:
		return item.Area() == Safety && item != BilgePump
	}
	return true
}

// meantOf is what a word says of an item that it does not fit in the strict sense: electronics that are out of date are
// old, a rig or a drive is out in the wet, and at what stands on the deck the moisture is in the deck.
func meantOf(p Problem, item Item) (Item, Problem, bool) {
	switch area := item.Area(); {
	case p == Expired && !fits(p, item):
		return item, Wear, true
	case p == Moisture && (item == Lifelines || item == Winches || item == Windows || item == Chainplates):
		return DeckItem, p, true
	case p == Missing && (item == Tender || item == Trailer):
		return item, p, false // not a part of every boat
	case p == Dead && still[item]:
		return item, p, false
	case p == Corrosion && (item == TeakDeck || item == Canvas || item == Sails || item == Upholstery):
		return HullShell, p, false
	case p == Moisture:
		return item, p, area != Rig && area != Drive
	}
	return item, p, true
}

// unfitted words say that something was taken out, which may have been for work on it.
var unfitted = map[string]bool{"removed": true, "ausgebaut": true}

// towards words stand before what something was taken out for.
var towards = map[string]bool{"and": true, "to": true, "und": true, "zum": true, "zur": true, "et": true, "pour": true}

var taken = map[string]bool{"removed": true, "entfernt": true, "ausgebaut": true}

// teakGone reports whether a text has said that the teak was taken off.
func (c *clause) teakGone() bool {
	return slices.ContainsFunc(c.cues, func(o Cue) bool { return o.Item == TeakDeck && o.Kind == SaysRepaired && o.Problem == Aged })
}

// still are the items that nothing moves in: they may be broken, but never out of order.
var still = map[Item]bool{InteriorItem: true, HullShell: true, DeckItem: true, TeakDeck: true, Bulkheads: true, Upholstery: true}

// chips are the words for damage to the surface alone.
var chips = map[string]bool{"chip": true, "chipped": true}

// takenAway reports whether the problem itself was removed: "rot removed", "blisters ground out".
func (c *clause) takenAway(m mark) bool {
	return !c.negated[m.i] && m.j < c.j && removed[c.words[m.j].text]
}

// tookAway reports whether what is called missing is a problem that was removed.
func (c *clause) tookAway(m mark) bool {
	return m.problem == Missing && removed[c.words[m.j-1].text] && c.has(func(o mark) bool { return o.problem != "" && o.action == "" && o.j == m.i })
}

var removed = map[string]bool{"removed": true, "ground": true, "gone": true, "entfernt": true, "beseitigt": true, "elimine": true, "eliminee": true}

// vague words may stand before a problem that names no item.
var vague = map[string]bool{"some": true, "small": true, "minor": true, "few": true, "a": true, "there": true, "is": true, "are": true,
	"several": true, "occasional": true, "has": true, "she": true, "it": true, "boat": true, "the": true, "slight": true, "and": true,
	"but": true, "one": true, "two": true, "little": true, "evidence": true, "of": true, "sign": true, "also": true}

// usually is the item that a problem is about where the text names none. What is denied in general is denied of the hull.
func usually(p Problem, denied bool) []Item {
	switch p {
	case Leak, Soft:
		return []Item{DeckItem}
	case Delam, Moisture:
		return []Item{HullShell}
	case Crack, Damage, Corrosion:
		if denied {
			return []Item{HullShell}
		}
	case Rot:
		return []Item{InteriorItem}
	}
	return nil
}
