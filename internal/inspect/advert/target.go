package advert

import (
	"slices"
	"strings"

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
	case adjective && right != nil && dr <= newReach:
		return right
	case left == nil && right == nil:
		if m.problem != "" && (c.ofAnother(m) || c.itself(m) || c.verbless(m)) {
			return nil
		}
		return c.subject
	case left == nil && m.action != "" && c.joined != "" && len(c.subject) > 0 && by[c.words[min(m.j, c.j-1)].text]:
		return c.subject // "the beam cracked and was reinforced with plate"
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
		!hulls[c.words[k].text] && !c.has(func(o mark) bool { return o.isItem() && o.i <= k && k < o.j })
}

// verbless reports whether the clause is a noun that is no part of the boat and a problem right behind it: "passerelle stuck".
func (c *clause) verbless(m mark) bool {
	if c.joined != "," || m.i != c.i+1 || m.problem != part.Dead {
		return false
	}
	w := c.words[c.i].text
	return c.ownNoun(m) && count(w) == 0 && !vague[w] && !general[w] && !degrees[w]
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
		return next.isItem() && next.i == o.j && !places[next.items[0]] && strings.TrimSpace(c.Body[c.words[o.j-1].end:c.words[next.i].start]) == ""
	})
}

// located reports whether an item only tells where another one before it is: "the bulkhead by the mast".
func (c *clause) located(o mark) bool {
	at := o.i - 1
	for at > c.i && (sides[c.words[at].text] || direction[c.words[at].text]) && !beside[c.words[at].text] {
		at--
	}
	if at > c.i && (owning[c.words[at].text] || c.words[at].text == "des" && beside[c.words[at-1].text]) {
		at--
	}
	if at > c.i+1 && owning[c.words[at-1].text] && beside[c.words[at-2].text] {
		at -= 2 // "by the lazarette hatch"
	}
	if at > c.i && c.words[at].text == "of" && direction[c.words[at-1].text] {
		at-- // "aft of the mast"
	}
	if c.placesOne(o) {
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
		if !o.isItem() || o.gone || c.placing(o) || c.located(o) || side < 0 && o.j > m.i || side > 0 && o.i < m.j || between(o) {
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

// yearFor returns the year that dates an action: the next one in its clause, else one before it, else the sentence's.
func (c *clause) yearFor(m mark) int {
	before := 0
	for _, y := range c.marks {
		if !y.isYear() || y.gone {
			continue
		}
		if y.i > m.i {
			c.dated = append(c.dated, y.i)
			return y.year
		}
		before = y.i + 1
	}
	if before > 0 {
		at := slices.IndexFunc(c.marks, func(y mark) bool { return y.i == before-1 })
		c.dated = append(c.dated, before-1)
		return c.marks[at].year
	}
	return c.sharedYear()
}

// undated are words between an item and a year that belongs to neither, "sails used until 2015"; pairs are parted by a colon.
var undated = wordClass("undated")

// bareYears reads years that no verb claims: "sails 2018", "a 2011 Yanmar", "rigging is 12 years old".
func (c *clause) bareYears() {
	if c.has(func(m mark) bool { return m.problem == part.Expired }) || c.ofPapers() {
		return // "liferaft expired 2021", "engine warranty to 2028"
	}
	for _, y := range c.marks {
		if !y.isYear() || y.gone || slices.Contains(c.dated, y.i) || c.datesTrouble(y) {
			continue
		}
		items := slices.DeleteFunc(slices.Clone(c.datedBy(y)), func(item part.Item) bool { return lasting[item] || item == part.EngineItem && c.metered(y) })
		if len(items) > 0 {
			c.say(items, Cue{Kind: SaysRenewed, Year: y.year}, c.group)
		}
	}
}

// datesTrouble reports whether a year stands right behind what is wrong: "the autopilot died last season".
func (c *clause) datesTrouble(y mark) bool {
	return c.has(func(m mark) bool {
		return m.problem != "" && (m.j == y.i || m.j+1 == y.i && (c.words[m.j].text == "in" || c.words[m.j].text == "since" || c.words[m.j].text == "en" || c.words[m.j].text == "seit"))
	})
}

// lasting are the items that no year beside them says are new: "hull 412, 2001".
var lasting = map[part.Item]bool{part.HullShell: true, part.Keel: true, part.Bulkheads: true, part.DeckItem: true}

// looking words behind a year say that it is that of a look at the boat: "per 2024 survey".
var looking = wordClass("looking")

// metered reports whether a year is the date of a meter's reading: "1,022 h (June 2026)".
func (c *clause) metered(y mark) bool {
	return slices.ContainsFunc(c.words[max(c.i, y.i-4):y.i], func(w word) bool {
		return hourWords[w.text] || digit(w.text[0]) && hourWords[strings.TrimLeft(w.text, "0123456789.,")]
	})
}

// ofRest reports whether a year dates what is left of what the clause before was about: "lower shrouds 2020, the rest 2006".
func (c *clause) ofRest() bool {
	return c.ofOthers() && len(c.marks) == 1
}

// datesBefore reports whether a relative clause tells the year that its noun is from: "the lower shrouds, which are from 2006".
func (c *clause) datesBefore(y mark) bool {
	return len(c.marks) == 1 && relative[c.words[c.i].text] && y.i > c.i && dating[c.words[y.i-1].text]
}

func (c *clause) datedBy(y mark) []part.Item {
	if y.j < len(c.words) && looking[c.words[y.j].text] {
		return nil
	}
	left, dl := c.nearest(y, -1)
	right, dr := c.nearest(y, +1)
	free := func(i, j int) bool {
		if j-i >= 2 && (c.words[i].text == "we" || c.words[i].text == "i") && (c.words[i+1].text == "bought" || c.words[i+1].text == "purchased") {
			return true // "the mainsail we bought in 2020"
		}
		for k := i; k < j; k++ {
			if undated[c.words[k].text] || k > i && undated[c.words[k-1].text+":"+c.words[k].text] {
				return false
			}
		}
		return true
	}
	switch {
	case left != nil && (dl <= yearReach || y.age != 0 && dl <= newReach) && free(y.i-dl, y.i):
		return left
	case left == nil && right != nil && dr <= 2 && free(y.j, y.j+dr):
		return right
	case left == nil && right == nil && c.joined == "," && y.i-c.i <= 2 && len(c.marks) == 1 && (y.i == c.i || digit(c.words[c.i].text[0])), c.ofRest(), c.datesBefore(y):
		return c.subject
	}
	return nil
}
