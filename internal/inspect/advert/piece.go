package advert

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// suitOfSails are the words for all the sails of a boat; every other term for sails means one of them.
var suitOfSails = map[string]bool{"sail": true, "suit of sail": true, "sail wardrobe": true, "rig and sail": true, "segel": true, "voile": true, "vele": true, "vela": true, "zeilen": true, "jeu de voile": true}

// mainsails are the words for the sail that stands on the mast; it goes by the first of them.
var mainsails = map[string]bool{"mainsail": true, "main": true, "main sail": true, "grosssegel": true, "grossegel": true, "das gross": true, "gv": true, "grand voile": true}

// partIn is the sail that a clause speaks of, the mast whose rigging or the end of the shaft; empty where it speaks of several or of all,
// and for other items.
func (r *reading) partIn(g group, item part.Item) string {
	switch {
	case item == part.StandingRigging && anyIn(r.words[g.i:g.j], aftMast):
		return MizzenRigging
	case item == part.Shaft:
		return r.ofShaft(g)
	case item != part.Sails:
		return ""
	}
	named, marks := "", g.marks
	if g.joined != "" && !g.has(mark.isItem) && !anyIn(r.words[g.i:g.j], totals) {
		marks = r.lastBefore(g, part.Sails)
	}
	for _, m := range marks {
		if !m.isItem() || !slices.Contains(m.items, part.Sails) {
			continue
		}
		sail := r.term(m)
		switch {
		case suitOfSails[sail]:
			continue
		case mainsails[sail]:
			sail = "mainsail"
		case strings.Contains(sail, " and "):
			return ""
		}
		if named != "" && named != sail {
			return ""
		}
		named = sail
	}
	return named
}

// allNamed reports whether all that marks name of an item has a word of a list.
func (r *reading) allNamed(marks []mark, item part.Item, list map[string]bool) bool {
	found := false
	for _, m := range marks {
		if !m.isItem() || m.items[0] != item {
			continue
		}
		if !anyIn(r.words[m.i:m.j], list) {
			return false
		}
		found = true
	}
	return found
}

// lastBefore is the last mark of an item that the sentence names before a clause, alone.
func (r *reading) lastBefore(g group, item part.Item) []mark {
	if m, ok := r.lastMark(g.i, naming(item)); ok {
		return []mark{m}
	}
	return nil
}

// naming is the condition that a mark names an item.
func naming(item part.Item) func(mark) bool {
	return func(m mark) bool { return m.isItem() && slices.Contains(m.items, item) }
}

// What wears of the rigging and the shaft on its own, as Cue.Part names it.
const (
	MizzenRigging  = "mizzen rigging"
	ShaftSeal      = "shaft seal"
	CutlessBearing = "cutless bearing"
	Propeller      = "propeller"
	PropellerShaft = "propeller shaft"
)

// Words of the mast abaft the main mast, and of the two ends of a shaft.
var (
	aftMast   = wordClass("aft_mast")
	sealWords = wordClass("shaft_seals")
	bearings  = wordClass("bearings")

	countingIn = wordClass("counting_in")

	propellers = wordClass("propellers")
	shaftNames = wordClass("shaft_names")
)

// ofShaft is the end of the shaft that a clause speaks of, empty for both or for none.
func (r *reading) ofShaft(g group) string {
	seal, bearing := false, false
	for _, w := range r.words[g.i:g.j] {
		seal, bearing = seal || sealWords[w.text], bearing || bearings[w.text]
	}
	marks := g.marks
	if g.joined == "," && !g.has(mark.isItem) {
		marks = r.lastBefore(g, part.Shaft)
	}
	switch {
	case !seal && !bearing && r.allNamed(marks, part.Shaft, propellers):
		return Propeller
	case !seal && !bearing && r.allNamed(marks, part.Shaft, shaftNames):
		return PropellerShaft
	case seal && !bearing:
		return ShaftSeal
	case bearing && !seal:
		return CutlessBearing
	}
	return ""
}

// term is what the words of a mark read, folded.
func (r *reading) term(m mark) string {
	var all []string
	for _, w := range r.words[m.i:m.j] {
		all = append(all, w.text)
	}
	return strings.Join(all, " ")
}

// partsOnly reports whether a clause is about parts of an item and not the item, which it may name before them as that which they are of:
// "the engine had a head gasket replaced", "rigging: new forestay".
func (r *reading) partsOnly(g group, item part.Item) bool {
	found, whole, last := false, -1, mark{}
	for i, m := range g.marks {
		if !m.isItem() || !slices.Contains(m.items, item) {
			continue
		}
		if m.j-m.i == 1 && strings.EqualFold(r.text(m.i, m.j), "stays") {
			m.part = false // all of them
		}
		if !m.part && found && last.part && r.isOn(last, m) {
			continue // "new starter on the port engine"
		}
		last = m
		if !m.part {
			whole = i
			continue
		}
		done := slices.ContainsFunc(g.marks[whole+1:i], func(m mark) bool { return m.action != "" })
		renewed := whole >= 0 && slices.ContainsFunc(g.marks[:whole], func(m mark) bool { return m.sign == newSign || m.action != "" })
		listed := whole >= 0 && anyIn(r.words[g.marks[whole].j:m.i], countingIn) || m.i > g.i && (conjunctions[r.words[m.i-1].text] || g.listed && comma(r.gap(m.i)))
		found = whole < 0 || !done && !renewed && !listed
		if !found {
			return false
		}
		whole = -1
	}
	return found && whole < 0
}

// isOn reports whether a part is told to be on what the mark behind it names.
func (r *reading) isOn(m, whole mark) bool {
	return anyIn(r.words[m.j:whole.i], onWords)
}

var onWords = wordClass("on_words")

// pieceIn is the parts of an item that a clause names, or that the clause before names where this one goes on from it.
func (r *reading) pieceIn(g group, item part.Item) string {
	named := ""
	for _, m := range g.marks {
		if m.isItem() && m.part && slices.Contains(m.items, item) {
			if named != "" {
				named += " and "
			}
			named += r.term(m)
		}
	}
	if named != "" {
		return named
	}
	if m, ok := r.lastMark(g.i, naming(item)); ok {
		return r.term(m)
	}
	return ""
}

// ofParts reports whether a clause that names no part of an item goes on from one that names a single piece: "the forestay, which was done
// in 2018".
func (r *reading) ofParts(g group, item part.Item) bool {
	if slices.ContainsFunc(g.marks, naming(item)) || anyIn(r.words[g.i:g.j], rest) {
		return false
	}
	m, _ := r.lastMark(g.i, naming(item))
	return m.part
}

// sailmaker reports whether a term that is also a maker's name is one: "main (Hood) 2008".
func (c *clause) sailmaker(m mark) bool {
	w := c.words[m.i]
	return m.j-m.i == 1 && sailmakers[w.text] && c.Body[w.start] != w.text[0] && (c.before(m, part.Sails) || len(c.subject) > 0 && c.subject[0] == part.Sails || c.i < m.i && strings.ContainsAny(c.Body[c.words[m.i-1].end:w.start], "("))
}

var sailmakers = wordClass("sailmakers")

// nameIn is the words by which a clause names an item.
func (r *reading) nameIn(g group, item part.Item) string {
	for _, m := range g.marks {
		if m.isItem() && !m.gone && slices.Contains(m.items, item) {
			first := m.i
			for first > g.i && attributes[r.words[first-1].text] {
				first--
			}
			return r.text(first, m.j)
		}
	}
	return ""
}
