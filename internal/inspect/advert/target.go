package advert

import (
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// How far, in words, "new" reaches to what is new, and a year to what it dates.
const (
	newReach  = 6
	yearReach = 4
)

// itemsOf returns the items of the clause whose marks meet the condition, in order.
func (c *clause) itemsOf(meets func(mark) bool) []part.Item {
	var out []part.Item
	for _, m := range c.marks {
		if m.isItem() && !m.gone && meets(m) {
			out = append(out, m.items...)
		}
	}
	return out
}

// targets returns the items that a problem or an action is about. One that goes before its noun, as "new" does, looks
// to the right first; a verb looks to the left; a problem to the nearer side. A list is taken whole.
func (c *clause) targets(m mark, adjective bool) []part.Item {
	left, dl := c.nearest(m, -1)
	right, dr := c.nearest(m, +1)
	switch {
	case adjective && right != nil && dr <= newReach && !c.placesBetween(m.j, m.j+dr):
		return right
	case left == nil && right == nil:
		if m.problem != "" && (c.ofAnother(m) || c.itself(m) || c.verbless(m)) {
			return nil
		}
		return c.subject
	case left == nil && m.action != "" && c.joined != "" && len(c.subject) > 0 && by[c.words[min(m.j, c.j-1)].text]:
		return c.subject // "the beam cracked and was reinforced with plate"
	case left == nil && c.cameOf(m):
		return c.subject
	case left == nil:
		return right
	case right == nil || m.action != "" || adjective:
		return left
	case ofLaminate[m.problem] && left[0] == part.DeckItem && dl <= newReach && c.comesFrom(m.j, m.j+dr):
		return left // "the deck has cracks at the stanchion bases"
	case m.problem == part.Leak && places[left[0]] && dr <= newReach && c.comesFrom(m.j, m.j+dr):
		return slices.Concat(left, right) // "the deck leaks a little at the chainplate"
	case dl == 0 && dr == 0 && c.namesFirst():
		return left // "keel bolts rusty deck soft"
	case dr <= dl || dr == 0:
		return right
	}
	return left
}

// placesBetween reports whether a word of place between two others makes what follows it only the place: "the original plotter is at the helm".
func (c *clause) placesBetween(i, j int) bool {
	for k := i + 1; k < j; k++ {
		if placing[c.words[k].text] && (owning[c.words[k+1].text] || articles[c.words[k+1].text]) && c.words[k].text != "a" {
			return true
		}
	}
	return false
}

// cameOf reports whether a clause begins with what befell the part before it and goes on with how: "engine not running, seized after the bilge pump sank".
func (c *clause) cameOf(m mark) bool {
	return m.problem != "" && c.joined == "," && m.i == c.i && m.j < c.j && reasons[c.words[m.j].text] && len(c.subject) > 0
}

// ofLaminate are the problems of a surface that a fitting on it only tells the place of; by words stand before what work is done with.
var (
	ofLaminate = map[part.Problem]bool{part.Crack: true, part.Soft: true, part.Delam: true, part.Wear: true}
	by         = wordClass("by")
)

// comesFrom reports whether a word between two others says where it leaks.
func (c *clause) comesFrom(i, j int) bool {
	return slices.ContainsFunc(c.words[i:j], func(w word) bool {
		return w.text == "at" || w.text == "from" || w.text == "through" || w.text == "around" || w.text == "durch" || w.text == "am" || w.text == "par" || w.text == "niveau"
	})
}

// ofAnother reports whether a problem has a subject of its own that is no part of the boat: "the cushions are damp and the
// cooker is broken".
func (c *clause) ofAnother(m mark) bool {
	for k := c.i; k+2 < m.i; k++ {
		next := c.words[k+1].text
		if owning[c.words[k].text] && linking[c.words[k+2].text] && !vague[next] && !hulls[next] && !general[next] && !c.facts.names(k+1, k+2) {
			return true
		}
	}
	return false
}

// itself reports whether the word before a problem is a subject that is no part of the boat and needs no further verb: "as the
// meter failed".
func (c *clause) itself(m mark) bool {
	k := m.i - 1
	return k > c.i && happened.MatchString(c.words[m.i].text) && owning[c.words[k-1].text] && !vague[c.words[k].text] && !general[c.words[k].text] &&
		!hulls[c.words[k].text] && !c.has(func(o mark) bool { return o.isItem() && o.covers(k) })
}

// verbless reports whether the clause is a noun that is no part of the boat and a problem right behind it: "passerelle stuck".
func (c *clause) verbless(m mark) bool {
	if c.joined != "," || m.i != c.i+1 || m.problem != part.Dead {
		return false
	}
	w := c.words[c.i].text
	return c.ownNoun(m) && !c.constituent(c.i) && count(w) == 0 && !vague[w] && !general[w] && !degrees[w]
}

var degrees = wordClass("degrees")

// general words stand for what was named before: "the whole leaks".
var general = wordClass("general")

// namesFirst reports whether the clause begins with an item and ends with what is said of another.
func (c *clause) namesFirst() bool {
	told := slices.DeleteFunc(slices.Clone(c.marks), func(m mark) bool { return m.gone || !m.isItem() && m.problem == "" })
	return len(told) > 1 && told[0].isItem() && !told[len(told)-1].isItem()
}

// places are the items that stand before another as the place of it: "deck hatch", "coachroof window".
var places = map[part.Item]bool{part.DeckItem: true, part.HullShell: true, part.InteriorItem: true}

// placing reports whether an item is only the place of the one right behind it.
func (c *clause) placing(o mark) bool {
	return len(o.items) == 1 && places[o.items[0]] && c.has(func(next mark) bool {
		return next.isItem() && next.i == o.j && !places[next.items[0]] && c.spaced(o.j)
	})
}

// located reports whether an item only tells where another one before it is: "the bulkhead by the mast".
func (c *clause) located(o mark) bool {
	at := o.i - 1
	for at > c.i && (sides[c.words[at].text] || direction[c.words[at].text] || c.words[at].text == "side") && !beside[c.words[at].text] {
		at--
	}
	if at > c.i && (owning[c.words[at].text] || c.words[at].text == "des" && beside[c.words[at-1].text]) {
		at--
	}
	if at > c.i+1 && owning[c.words[at-1].text] && beside[c.words[at-2].text] {
		at -= 2 // "by the lazarette hatch"
	}
	if at > c.i && c.words[at].text == "of" && c.words[at-1].text == "side" {
		return c.has(func(other mark) bool { return other.isItem() && other.j <= at }) // "window frames on the port side of the saloon"
	}
	if at > c.i && c.words[at].text == "of" && direction[c.words[at-1].text] {
		at-- // "aft of the mast"
	}
	if c.placesOne(o) || c.builtInto(o) {
		return true
	}
	if c.words[max(at, 0)].text == "at" && c.joined == "," && len(c.subject) > 0 && at == c.i+1 {
		return true // "lifelines uncoated, rusting at the swages"
	}
	if at <= c.i || !beside[c.words[at].text] && !direction[c.words[at].text] && !(within[c.words[at].text] && rooms[o.items[0]]) {
		return false
	}
	if c.leftOf(at) || beside[c.words[at].text] && c.joined != "" && len(c.subject) > 0 && (places[c.subject[0]] || c.subject[0] == part.TeakDeck) {
		return true // "the deck is sound, with one soft patch by the hatch"
	}
	return c.has(func(other mark) bool {
		return other.j <= at && (other.isItem() || other.problem == part.Wear && ofGelcoat[c.words[other.i].text] && beside[c.words[at].text])
	})
}

// builtInto reports whether a clause only tells where what was named before is built in: "diesel tanks, integral in the keel".
func (c *clause) builtInto(o mark) bool {
	k := o.i - 1
	for k > c.i && owning[c.words[k].text] {
		k--
	}
	return k > c.i && k-c.i <= 2 && within[c.words[k].text] && c.joined == "," && len(c.subject) > 0 && c.subject[0] != o.items[0] && structural[o.items[0]] &&
		!c.has(func(m mark) bool { return m.j <= k })
}

// structural are the parts that others are built into.
var structural = map[part.Item]bool{part.Keel: true, part.HullShell: true, part.Bulkheads: true, part.Rudder: true, part.Mast: true}

// besideOf reports whether an item is only told as the place of what a year dates: "pitting around the skin fitting in 2017".
func (c *clause) besideOf(o mark) bool {
	k := o.i - 1
	for k > 0 && k >= o.i-4 && (owning[c.words[k].text] || sides[c.words[k].text] || direction[c.words[k].text] || articles[c.words[k].text]) && !beside[c.words[k].text] {
		k--
	}
	if k >= 0 && k >= c.i && beside[c.words[k].text] {
		return true
	}
	return o.i <= c.i+1 && adding[c.joined] && anyIn(c.words[max(0, c.i-5):c.i], beside) // "around the hatch and windlass in 2021"
}

var articles = wordClass("articles")

// beside are the words before a place.
var beside = wordClass("beside")

// leftOf reports whether what the clause is about is told by a word that stands for what the clause before named, "two more are
// cracked aft of the mast".
func (c *clause) leftOf(at int) bool {
	for k := c.i; k < min(at, c.i+3); k++ {
		if standsFor[c.words[k].text] && len(c.subject) > 0 {
			return true
		}
	}
	return false
}

var (
	direction = wordClass("direction")
	standsFor = wordClass("stands_for")
)

// within are the words before a place that something is in or on, rooms the items that are one.
var (
	within = wordClass("within")
	rooms  = map[part.Item]bool{part.Heads: true, part.Galley: true, part.InteriorItem: true, part.DeckItem: true, part.EngineItem: true, part.HullShell: true}
)

// nearest returns the items on one side of a mark, the nearest only unless the clause is a list, and their distance.
func (c *clause) nearest(m mark, side int) (items []part.Item, distance int) {
	between := func(o mark) bool { // another verb stands between
		return slices.ContainsFunc(c.marks, func(v mark) bool {
			return !v.gone && v.isDoing() && v.i != m.i && !c.belongs(v, m, side) && (side < 0 && v.i >= o.j && v.j <= m.i || side > 0 && v.i >= m.j && v.j <= o.i)
		})
	}
	for _, o := range c.marks {
		if !o.isItem() || o.gone || c.placing(o) || c.located(o) || m.isYear() && c.besideOf(o) || side < 0 && o.j > m.i || side > 0 && (o.i < m.j || m.problem != "" && anyIn(c.words[m.j-1:o.i], occasions)) || between(o) {
			continue
		}
		d := m.i - o.j
		if side > 0 {
			d = o.i - m.j
		}
		switch {
		case items == nil:
			items, distance = o.items, d
		case c.listed:
			items, distance = slices.Concat(items, o.items), min(d, distance)
		case d < distance:
			items, distance = o.items, d
		}
	}
	return items, distance
}

// belongs reports whether a word of doing goes with what another mark looks for, and so does not part them: "fitted new
// sails", "the original sails are tired", "liferaft, service expired".
func (c *clause) belongs(v, m mark, side int) bool {
	switch {
	case v.sign == newSign:
		return side > 0 || m.problem != ""
	case v.sign == original:
		return m.problem != ""
	case v.action == Serviced:
		return m.problem == part.Expired
	}
	return false
}
