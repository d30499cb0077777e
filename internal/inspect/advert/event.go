package advert

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// happening words say what became of their subject; nouns such as "fire damage" need none.
var happening = map[string]bool{"sunk": true, "sank": true, "sinking": true, "submerged": true, "flooded": true, "under": true, "refloated": true,
	"burnt": true, "burned": true, "out": true, "caught": true, "gesunken": true, "coule": true, "untergegangen": true}

// linking words stand between a subject and what became of it.
var linking = map[string]bool{"is": true, "was": true, "were": true, "are": true, "has": true, "have": true, "had": true, "been": true, "be": true, "being": true,
	"got": true, "once": true, "that": true, "which": true, "later": true, "then": true, "almost": true, "twice": true, "also": true, "half": true, "just": true,
	"ist": true, "sind": true, "waren": true, "wurden": true, "sont": true, "wurde": true, "hat": true, "a": true, "est": true, "ete": true, "war": true, "when": true, "after": true, "who": true}

// herself are words that mean the boat as a subject or an object.
var herself = map[string]bool{"she": true, "it": true, "her": true, "boat": true, "yacht": true, "sie": true, "elle": true, "il": true}

// event tells what sank or burnt: the boat, one of her parts, or something else. Of a part it is a problem of its own,
// and what is neither boat nor part is gone.
func (c *clause) event(m mark) mark {
	if m.problem == part.Fire && c.burnsElse(m) {
		m.gone = true
		return m
	}
	if m.problem != part.Sunk && m.problem != part.Fire || !happening[c.words[m.j-1].text] && !happening[c.words[m.i].text] {
		return m
	}
	if slices.ContainsFunc(c.words[c.i:c.j], func(w word) bool { return w.text == "value" || w.text == "price" }) {
		m.gone = true
		return m
	}
	if m.items = c.victim(m); len(m.items) > 0 && m.problem == part.Sunk {
		m.problem = part.Damage
	}
	m.gone = len(m.items) == 0 && !c.ofBoat(m)
	return m
}

// burnsElse reports whether what burnt is named behind the verb and is no boat: "a fire burned the pontoon", "im Hafen brannte 2021 die Halle".
func (c *clause) burnsElse(m mark) bool {
	k := m.j
	for k < c.j && digit(c.words[k].text[0]) {
		k++
	}
	return k+1 < c.j && c.joins(k) && owning[c.words[k].text] && !hulls[c.words[k+1].text] && !herself[c.words[k+1].text] && c.itemAt(k+1) == nil
}

// victim is the part that an event is about: its subject, or the noun it stands before as an adjective.
func (c *clause) victim(m mark) []part.Item {
	at := c.subjectOf(m)
	for _, o := range c.marks {
		if o.isItem() && !o.gone && (o.covers(at) || o.i == m.j) {
			return o.items
		}
	}
	return nil
}

// subjectOf is the word before an event that is no linking word or adverb, before the clause where there is none.
func (c *clause) subjectOf(m mark) int {
	at := m.i - 1
	for at > c.i && digit(c.words[at].text[0]) && c.has(func(o mark) bool { return o.isItem() && o.j == at }) {
		at-- // "Bukh 10 submerged"
	}
	for at >= c.i && (linking[c.words[at].text] || strings.HasSuffix(c.words[at].text, "ly")) {
		at--
	}
	return at
}

// ofBoat reports whether the boat is what an event is about, or nothing else is.
func (c *clause) ofBoat(m mark) bool {
	at := c.subjectOf(m)
	if at < c.i || m.j < c.j && herself[c.words[m.j].text] {
		return true
	}
	isBoat := func(k int) bool {
		w := c.words[k].text
		return herself[w] || hulls[w] || digit(w[0]) || c.facts.names(k, k+1) || conjunctions[w]
	}
	if isBoat(at) {
		return true
	}
	first := c.i
	for first < at && (owning[c.words[first].text] || conjunctions[c.words[first].text]) {
		first++
	}
	return isBoat(first) && !owning[c.words[first].text] && (linking[c.words[first+1].text] || relating[c.words[first+1].text])
}

// relating words begin what is told of a subject beside its verb: "the boat at the end of the pier sank".
var relating = map[string]bool{"in": true, "at": true, "on": true, "during": true, "near": true, "off": true, "with": true, "from": true}
