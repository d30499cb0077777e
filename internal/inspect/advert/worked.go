package advert

import (
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// ofWork judges what was done to a part, how old it is, and that it is as old as the boat.
func (p *plainness) ofWork() Doubt {
	words := p.words[p.i:p.j]
	m, ok := p.telling()
	switch {
	case slices.ContainsFunc(p.named(), func(o mark) bool { return o.j < p.around.last && p.words[o.j].text == "out" }):
		return Bygone // "propane out and paraffin in"
	case !ok:
		return p.ofShort()
	case p.cue.Year != 0 && p.deadline():
		return Deadline
	case m.isYear() && anyIn(words, pastVerbs) && !p.has(func(o mark) bool { return o.action != "" || o.sign == newSign }):
		return Bygone // "the rudder was off in 2022"
	case tellsPair(p.words[p.i:max(p.i, min(m.j, p.j))], gonePast):
		return Bygone
	case p.cue.Kind == SaysRenewed && (anyIn(words, proofs) || p.wholeOnly()):
		return OfPiece // of a test or a certificate, or of a plank
	case p.cue.Kind == SaysServiced && p.cue.Year != 0 && !p.has(func(o mark) bool { return o.year == p.cue.Year }):
		return Apart // the year of other work in the sentence
	case p.cue.Item == part.Cooling && p.cue.Kind == SaysRenewed && !p.has(func(o mark) bool { return o.action != "" || o.sign == newSign }):
		return Apart // only dated
	case p.cue.Item == part.StandingRigging && p.cue.Part != "" && p.twoDates():
		return OfSeveral
	case p.cue.Kind != SaysOriginal && p.onItsOwn():
		return OfPiece
	case p.cue.Kind == SaysRenewed && p.ofSome():
		return OfSome
	case p.joined == exception, p.cue.Kind == SaysOriginal && tellsPair(words, partial) && !p.has(func(o mark) bool { return o.isItem() && o.i > m.j }),
		p.cue.Item == part.StandingRigging && len(p.named()) == 0 && anyIn(words, mastNames):
		return OfSome
	case tellsPair(p.words[p.i:max(p.i, min(m.i+1, p.j))], partial), anyIn(words, onlyOne):
		return OfSome
	case p.cue.Kind == SaysOriginal && p.cue.Item == part.Mast && !slices.ContainsFunc(p.named(), func(o mark) bool { return !o.part }),
		p.cue.Item == part.Gas && anyIn(words, regulators) && !anyIn(words, hosesOnly):
		return OfPiece
	case p.cue.Kind == SaysOriginal && slices.ContainsFunc(p.marks, func(o mark) bool { return o.isYear() || o.action == Renewed }):
		return Bygone
	case p.cue.Item == part.Cooling && p.cue.Kind == SaysRenewed && p.cue.Part == "" && p.hoseOnly():
		return OfPiece // "raw water hose changed in 2019"
	case p.cue.Item == part.Steering && p.cue.Kind == SaysRenewed && anyIn(words, cableWords):
		return OfPiece
	case p.cue.Kind == SaysServiced && len(p.named()) == 0 && anyIn(words, surveying):
		return Unnamed // of the boat: "surveyed for insurance 2021"
	case p.cue.Item == part.Sails && p.cue.Part == "" && anyIn(words, lightSails) && !anyIn(words, workingSails):
		return OfPiece // "asymmetric of 2021"
	case p.cue.Item == part.Wiring && p.ofRig() && p.has(func(o mark) bool { return o.action != "" && slices.Contains(o.items, part.Wiring) }):
		return ManySenses // "rigging galvanised, served, rewired 2012"
	case slices.Contains(m.items, p.cue.Item) && p.others() == 0:
		return ""
	}
	return p.beside(m)
}

// hoseOnly reports whether every name of a part in a clause is that of a piece of it.
func (p *plainness) hoseOnly() bool {
	own := p.named()
	return len(own) > 0 && !slices.ContainsFunc(own, func(o mark) bool { return !anyIn(p.words[o.i:o.j], pieces) })
}

// ofRig reports whether a sentence begins with the rigging, which has wires of its own.
func (p *plainness) ofRig() bool {
	marks := slices.DeleteFunc(slices.Clone(p.marksOf(p.around)), func(m mark) bool { return !m.isItem() })
	return len(marks) > 0 && slices.Contains(marks[0].items, part.StandingRigging)
}

// wholeOnly reports whether what is called new can only be a piece of an item, or is dated by what stands on it: no hull is renewed, and a mast has the
// year of its rigging.
func (p *plainness) wholeOnly() bool {
	switch p.cue.Item {
	case part.HullShell, part.Keel, part.Bulkheads:
		return true
	case part.Sails:
		return anyIn(p.words[p.i:p.j], rigWires)
	case part.Mast:
		return anyIn(p.words[p.i:p.j], rigWires) || slices.ContainsFunc(p.marksOf(p.around), func(o mark) bool { return o.isItem() && slices.Contains(o.items, part.StandingRigging) })
	}
	return false
}

// ofSome reports whether only some of what an item is made of is called new: two seacocks of many, shrouds beside a stay.
func (p *plainness) ofSome() bool {
	aStay := func(m mark) bool { return m.part && slices.Contains(m.items, part.StandingRigging) }
	for _, o := range p.named() {
		n := 0
		if o.i > p.i {
			n = count(p.words[o.i-1].text)
		}
		few := n > 0 && n < 4 && p.words[o.i-1].text != "a" && manyOf[p.cue.Item] && p.cue.Item != part.Batteries && p.cue.Item != part.Sails && p.cue.Item != part.Lifejackets
		stay := p.cue.Item == part.StandingRigging && anyIn(p.words[o.i:o.j], shroudWords) && slices.ContainsFunc(p.marksOf(p.around), aStay)
		if few || stay {
			return true
		}
	}
	return false
}

// twoDates reports whether a clause dates both an item and a piece of it: "rig from 2012 with new turnbuckles 2019".
func (p *plainness) twoDates() bool {
	years, whole := 0, false
	for _, o := range p.marks {
		if o.isYear() {
			years++
		}
		whole = whole || o.isItem() && !o.part && slices.Contains(o.items, p.cue.Item)
	}
	return whole && years > 1
}

// onItsOwn reports whether what was done has a thing of its own behind it: "genoa from 2015 with restitched UV strip".
func (p *plainness) onItsOwn() bool {
	return p.cue.Part == "" && p.has(func(o mark) bool {
		k := o.j
		return o.action != "" && k < p.j && p.joins(k) && p.isNoun(k) && !p.capital(k) && !amounts[p.words[k].text]
	})
}

// telling is the mark that tells the work or the year of a cue.
func (p *plainness) telling() (mark, bool) {
	for _, m := range p.marks {
		if p.cue.Year != 0 && m.year == p.cue.Year {
			return m, true
		}
	}
	for _, m := range p.marks {
		switch {
		case p.cue.Kind == SaysOriginal && m.sign == original, p.cue.Kind == SaysRenewed && (m.action == Renewed || m.sign == newSign),
			p.cue.Kind == SaysServiced && m.action != "", p.cue.Kind == SaysRepaired && m.action != "":
			return m, true
		}
	}
	return mark{}, false
}

// deadline reports whether the year of a cue is one up to which something is to be done or counts.
func (p *plainness) deadline() bool {
	for _, m := range p.marks {
		if m.year != p.cue.Year || m.age != 0 {
			continue
		}
		if anyIn(p.words[max(p.i, m.i-2):m.i], deadlines) || m.i > p.i && by[p.words[m.i-1].text] {
			return true
		}
		if p.cue.Kind == SaysRenewed && expiring[p.cue.Item] && (m.year >= p.now || p.cue.Item == part.Flares || p.cue.Item == part.Epirb) && m.i > 0 && p.numeralAt(m.i-1) && p.gap(m.i) == "/" {
			return true // "flares 8/2026"
		}
	}
	return false
}
