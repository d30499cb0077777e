package advert

import (
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

func (c *clause) problemItems(m mark) []part.Item {
	if m.sign != cleared && (len(m.items) == 0 || m.usual) && !c.ofWire(m) {
		if items, ok := c.headItems(m); ok {
			return items
		}
	}
	switch {
	case m.sign == cleared && len(m.items) > 0:
		return m.items
	case m.sign == cleared && m.problem.OfWholeBoat():
		return []part.Item{part.WholeBoat}
	case m.sign == cleared || m.problem == part.Brass:
		return slices.DeleteFunc(slices.Clone(c.targets(m, false)), func(item part.Item) bool { return !fits(m.problem, item) })
	case m.problem == part.Smoke && c.burns(m):
		return []part.Item{part.Heating} // "the paraffin heater smokes"
	case (m.problem == part.Smoke || m.problem == part.OilLoss) && c.generates() && !c.has(ofEngine) && c.speaksOf(part.Charging, m):
		return []part.Item{part.Charging}
	case c.ofWire(m):
		return []part.Item{part.Wiring}
	case m.problem == part.Corrosion && Metal(c.facts.Hull) && (c.onlyPlaced() || c.aroundFitting(m)):
		return []part.Item{part.HullShell} // "light rust under the engine"
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
		if items[0] == part.Windows && c.joined != "" && slices.Contains(c.subject, part.Canvas) && c.has(mark.isItem) {
			return []part.Item{part.Canvas} // "canopy: studs missing, window cloudy"
		}
		if items[0] == part.Windows && c.has(func(o mark) bool { return o.isItem() && o.items[0] == part.Canvas }) {
			return []part.Item{part.Canvas} // "sprayhood with cracked windows"
		}
		if items[0] == part.HullShell && c.before(m, part.Tender) {
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

// burns reports whether a heater or a stove is what smokes.
func (c *clause) burns(m mark) bool {
	if c.before(m, part.Heating) {
		return true
	}
	return c.joined != "" && !c.has(ofEngine) && len(c.subject) > 0 && (c.subject[0] == part.Heating || c.subject[0] == part.Galley)
}

// onlyPlaced reports whether all the items of a clause only tell under or behind what something is.
func (c *clause) onlyPlaced() bool {
	named, placed := 0, 0
	for _, o := range c.marks {
		if !o.isItem() || o.gone || (rooms[o.items[0]] || c.hyphenated(o)) && o.items[0] != part.EngineItem {
			continue
		}
		named++
		at := o.i - 1
		for at > c.i && (owning[c.words[at].text] || sides[c.words[at].text]) {
			at--
		}
		if at >= c.i && under[c.words[at].text] || at > c.i+1 && owning[c.words[at-1].text] && under[c.words[at-2].text] { // "sous le coffre moteur"
			placed++
		}
	}
	return named > 0 && named == placed
}

// hyphenated reports whether an item is a part of a longer word: "a coin-in-the-bilge mishap".
func (c *clause) hyphenated(o mark) bool {
	return o.i > c.i && c.Body[c.words[o.i].start-1] == '-'
}

var under = wordClass("under")

// faults are the words for what is wrong that tell nothing of it: what they are about stands right beside them.
var faults = wordClass("faults")

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
		if side < 0 || !anyIn(c.words[m.j:m.j+distance], beside) {
			return named // beside it, it is only the place
		}
	}
	if m.problem == part.Overheat && m.usual && c.joined != "" && !c.has(mark.isItem) && len(c.subject) > 0 && fits(m.problem, c.subject[0]) {
		return c.subject[:1] // "the shore power inlet is old and runs warm"
	}
	return m.items
}

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
