package advert

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// Words of what is only a component, an accessory, a surface or a place of a part, and of those by whose age a part is judged.
var (
	components = wordClass("components")
	wearParts  = wordClass("wear_parts")
	compounds  = wordClass("component_endings")
	belongings = wordClass("belonging_terms")
	joining    = wordClass("joining")
	bringing   = wordClass("bringing")
	teakPlaces = wordClass("teak_places")
	deckWords  = wordClass("deck_words")
	attributes = wordClass("attributes")

	powerBrands     = wordClass("power_brands")
	teakSubstitutes = wordClass("teak_substitutes")
)

// dates says when items were made new: of the whole where the part itself is the head of the phrase that mark m dates, else of the component,
// accessory or place that the phrase names, "windlass gearbox 2024", which dates nothing else.
func (c *clause) dates(items []part.Item, m mark, cue Cue) {
	cue.side = c.sideOf(m)
	for _, item := range items {
		if item == part.Batteries {
			if cue.Part = c.batteryOf(m); c.labelled(part.Thruster, m) {
				cue.Part = ThrusterBattery // "bow thruster: motor 2022, battery 2020"
			}
		}
		name := c.componentOf(item, m)
		if (item == part.Galley || item == part.Gas) && c.gasLine(m) {
			item, name = part.Gas, "" // "cooker hose 2012", "tanks 2021, hoses 2014"
		}
		if name != "" {
			c.say([]part.Item{item}, Cue{Kind: SaysServiced, Year: cue.Year, OfPart: true, Part: name}, c.group)
			continue
		}
		cue.Named = ""
		if o, ok := c.namedBy(item, m); ok {
			cue.Named = c.text(c.attributed(o.i), o.j)
		} else if name := c.ownerName(item); name != "" {
			cue.Named = strings.TrimSuffix(name, ": ")
		}
		c.say([]part.Item{item}, cue, c.group)
	}
}

// farthestComponent is how many words behind a part or the beginning of a clause a component of it is looked for.
const farthestComponent = 16

// componentOf is what alone of an item a mark dates, in the words of the text; empty where it dates the item.
func (c *clause) componentOf(item part.Item, m mark) string {
	o, ok := c.namedBy(item, m)
	if !ok && item == part.TeakDeck && anyIn(c.words[max(0, c.i-4):c.i], teakPlaces) && !anyIn(c.words[max(0, c.i-4):c.i], deckWords) {
		return c.ownerName(item) + c.text(max(0, c.i-2), c.i)
	}
	if !ok {
		return c.ownComponent(item, m)
	}
	if c.listed { // "bellows and gimbal bearings"
		for _, n := range c.marks {
			if n.isItem() && !n.gone && n.i != o.i && slices.Contains(n.items, item) && c.componentIn(item, n, m) == "" {
				return ""
			}
		}
	}
	return c.componentIn(item, o, m)
}

// componentIn is the same where mark o names the item.
func (c *clause) componentIn(item part.Item, o, m mark) string {
	other, owned := c.otherThing(item, o, m), c.ownedBefore(item, o)
	switch {
	case c.someOfMany(item, o, m):
		return c.text(c.attributed(o.i), max(o.j, min(m.i, c.j)))
	case other >= 0:
		return c.text(c.attributed(o.i), o.j) + ": " + strings.TrimPrefix(c.text(other, m.i), "with ")
	case item == part.Cooling && anyIn(c.words[o.i:o.j], coolants):
		return c.text(o.i, o.j)
	case owned >= 0:
		return c.text(owned, o.j)
	case (o.j-o.i > 1 || machines[item] && belongings[c.words[o.i].text] || item == part.Charging || c.before(o, item)) && c.component(item, o.j-1):
		for _, of := range c.marks {
			if of.isItem() && of.j <= o.i && of.items[0] == item {
				return c.nameOf(of, o.i, c.componentEnd(item, o.j))
			}
		}
		if name := c.ownerName(item); name != "" && machines[item] && belongings[c.words[o.i].text] {
			return name + c.text(o.i, c.componentEnd(item, o.j))
		}
		return c.text(c.attributed(o.i), c.componentEnd(item, o.j))
	case item == part.Tender && !tenderWords[c.words[o.j-1].text] && c.ofTenderEngine(o):
		return "tender: " + c.text(o.i, o.j)
	case item == part.Gas && gasHolders[c.words[o.i].text] && !wearParts["gas:"+c.words[o.i].text]:
		return c.text(c.attributed(o.i), o.j) // bottles say nothing of the hose
	case c.teakElsewhere(item, o):
		first := o.i
		for first > c.i && (teakPlaces[c.words[first-1].text] || attributes[c.words[first-1].text]) && c.spaced(first) {
			first--
		}
		return c.text(first, max(o.j, c.placeEnd(o)))
	case item == part.TeakDeck && anyIn(c.words[o.j:c.j], teakSubstitutes):
		return "substitute of " + c.text(c.attributed(o.i), o.j)
	}
	end := c.j
	if o.j <= m.i && m.sign != newSign {
		end = m.i
	}
	end = min(end, o.j+farthestComponent)
	for k := o.j; k < end; k++ {
		if m.sign == newSign && k > m.j && c.has(func(y mark) bool { return y.isYear() && y.i == k }) {
			return ""
		}
		parted := divides(c.gap(k))
		switch {
		case conjunctions[c.words[k].text], c.has(func(n mark) bool { return n.isItem() && (n.items[0] != item || c.listed) && n.covers(k) }):
			return "" // "mixing elbow and raw water pump"
		case parted && k > m.j, joining[c.words[k].text] && k+1 < end && !c.words[k+1].numeral():
			return "" // "new windlass, gearbox oil changed", "seacocks in the heads"
		case bringing[c.words[k].text] && item == part.Water: // "watermaker with membranes 2023"
		case bringing[c.words[k].text] && m.sign != newSign && !c.datedBetween(o, k, m):
			return "" // "rigging with turnbuckles 2015" is all of it
		case c.component(item, k):
			return c.nameOf(o, k, c.componentEnd(item, k+1))
		}
	}
	return ""
}

// otherThing is the word behind a year before a bare year, where what stands between them names another thing: "mainsail 2016 by Doyle with
// UV tape 2022". -1 where the second year is of the item, too.
func (c *clause) otherThing(item part.Item, o, m mark) int {
	first := c.yearBefore(m)
	if !m.isYear() || first <= o.i || m.i-first > farthestComponent || item == part.Batteries || item == part.Epirb || o.i >= m.i {
		return -1
	}
	for k := first; k < m.i; k++ {
		w := c.words[k].text
		same := months[w] || lately[w] || hedges[w] || joining[w] || linking[w] || measures[w] || sides[w] || checkingWords[w] || workWords[w] || conjunctions[w] || digit(w[0]) || dating[w] || doing[w] || runningWords[w] || totals[w]
		if !same && !c.has(func(o mark) bool { return o.covers(k) }) {
			return first
		}
	}
	return -1
}

// datedBetween reports whether a mark's item is dated by itself before word k: "stove 2017 with new burner 2023".
func (c *clause) datedBetween(o mark, k int, m mark) bool {
	return c.has(func(y mark) bool { return y.isYear() && y.i >= o.j && y.i < k && y.i != m.i })
}

// componentEnd is the word behind the words of components that go on at word k.
func (c *clause) componentEnd(item part.Item, k int) int {
	for k < c.j && c.component(item, k) && !divides(c.gap(k)) {
		k++
	}
	return k
}

// nameOf names a component that ends before word end and stands behind what it is of: "windlass motor brushes", "deck hatches: handles".
func (c *clause) nameOf(o mark, k, end int) string {
	first := k
	for first > o.j && !c.words[first-1].numeral() && !divides(c.gap(first)) && !bringing[c.words[first-1].text] && !owning[c.words[first-1].text] {
		first--
	}
	if first == o.j && !divides(c.gap(o.j)) {
		return c.text(c.attributed(o.i), end)
	}
	return c.text(c.attributed(o.i), o.j) + ": " + c.text(first, end)
}

// component reports whether word k is that of a component of an item, and not one by which the item itself is judged.
func (c *clause) component(item part.Item, k int) bool {
	w := c.words[k].text
	known := components[w]
	for end := range compounds {
		known = known || len(w) >= len(end)+leastBefore && strings.HasSuffix(w, end)
	}
	return known && !wearParts[string(item)+":"+w]
}

// namedBy is the mark that names an item for a year or a verb: the nearest one before it, else behind it.
func (c *clause) namedBy(item part.Item, m mark) (o mark, ok bool) {
	for _, n := range c.marks {
		if !n.isItem() || n.gone || !slices.Contains(n.items, item) {
			continue
		}
		if n.j <= m.i || !ok {
			o, ok = n, true
		}
	}
	return o, ok
}

// ownComponent is the component that a clause names which goes on about an item: "deck hatches, gaskets 2022".
func (c *clause) ownComponent(item part.Item, m mark) string {
	if adding[c.joined] && !m.isYear() && c.behindItem(c.i) && !c.has(func(o mark) bool { return o.isYear() && o.i < m.i }) {
		return "" // "heads and hoses renewed"
	}
	for k := c.i; k < min(c.j, c.i+farthestComponent); k++ {
		if !c.component(item, k) || slices.ContainsFunc(c.marks, func(o mark) bool { return o.isItem() && o.covers(k) }) {
			continue
		}
		first := k
		for first > c.i && !joining[c.words[first-1].text] && !conjunctions[c.words[first-1].text] && c.words[first-1].text != "new" && !owning[c.words[first-1].text] && first-1 != m.i {
			first--
		}
		return c.ownerName(item) + c.text(first, c.componentEnd(item, k+1))
	}
	return ""
}

// ownerName is the words by which the sentence named an item before a clause, with a colon; empty where it did not.
func (c *clause) ownerName(item part.Item) string {
	if o, ok := c.lastMark(c.i, func(o mark) bool { return o.isItem() && o.items[0] == item }); ok {
		return c.text(o.i, o.j) + ": "
	}
	return ""
}

// ownedBefore is the word of a component that stands before an item as that which it is of: "gaskets of the hatches", "joint de quille". -1 for none.
func (c *clause) ownedBefore(item part.Item, o mark) int {
	k := o.i - 1
	if k > c.i && owning[c.words[k].text] {
		k--
	}
	if k <= c.i || !joining[c.words[k].text] {
		return -1
	}
	for n := k - 1; n >= max(c.i, k-2); n-- {
		if c.component(item, n) {
			return n
		}
	}
	return -1
}

// teakElsewhere reports whether teak is told of that lies elsewhere than on the decks: "cockpit teak", "Teak im Cockpit", "teak platform".
func (c *clause) teakElsewhere(item part.Item, o mark) bool {
	if item != part.TeakDeck {
		return false
	}
	first := max(c.i, o.i-3)
	for k := first; k < o.i; k++ {
		if c.opensBehind(k + 1) {
			first = k + 1 // "Deck: teak in the cockpit"
		}
	}
	words := c.words[first:min(c.j, o.j+4)]
	return anyIn(words, teakPlaces) && !anyIn(words, deckWords)
}

// placeEnd is the word behind the last place of teak that is told behind a mark.
func (c *clause) placeEnd(o mark) int {
	end := o.j
	for k := o.j; k < min(c.j, o.j+4); k++ {
		if teakPlaces[c.words[k].text] {
			end = k + 1
		}
	}
	return end
}

// attributed is where a name begins whose last words begin at word k: "port raw water pump", "bow thruster".
func (c *clause) attributed(k int) int {
	for k > c.i && attributes[c.words[k-1].text] && c.spaced(k) {
		k--
	}
	return k
}
