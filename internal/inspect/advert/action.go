package advert

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// mended reports whether the clause says that its problem was dealt with.
func (c *clause) mended() bool {
	return c.has(func(m mark) bool { return (m.action == Repaired || m.action == Renewed) && !c.stillToCome(m.i) }) && !c.has(func(m mark) bool { return m.sign == unsure })
}

// action reads what was done to a part: a renewal, a repair or a service.
func (c *clause) action(m mark) {
	if m.action == Serviced && c.has(func(o mark) bool { return o.problem == part.Expired }) {
		return // "service of 2021 lapsed"
	}
	if m.upTo != 0 && c.ofPapers() {
		return // "batteries guaranteed to 2028"
	}
	if m.action == Repaired && c.words[m.i].text == "under" && c.has(func(o mark) bool { return o.action != "" && o.i != m.i }) {
		return // "repaired by the yard under warranty" is one repair
	}
	items, year := c.actedOn(m), c.yearFor(m)
	switch {
	case c.elsewhere(m):
		items = []part.Item{part.HullShell}
	case c.newNoun(m):
		items = nil
	}
	items = c.workedParts(m, items)
	if len(items) == 0 && year != 0 && servicing[c.words[m.j-1].text] && !c.ownNoun(m) {
		items = []part.Item{part.EngineItem} // what a service is of that is not said: "last service 2025"
	}
	switch m.action {
	case Serviced:
		c.serviced(m, items, year)
	case Repaired:
		c.repaired(m, items, year)
	default:
		c.renewed(m, items, year)
	}
	if c.exceptsFirst(m) {
		c.say(c.subject, Cue{Kind: SaysDefect, Problem: part.Left}, c.group)
	}
}

// actedOn is what something was done to.
func (c *clause) actedOn(m mark) []part.Item {
	if c.exceptsFirst(m) {
		return c.subject // "bis auf das Vordeck neu verfugt" is of what was named before
	}
	if items := c.drive(m); len(items) > 0 {
		return items
	}
	items := c.targets(m, m.sign == newSign)
	return slices.Concat(c.broughtBefore(items, m), items)
}

// serviced reads a service.
func (c *clause) serviced(m mark, items []part.Item, year int) {
	if year > c.now || m.upTo != 0 {
		year = 0 // until when it is valid
	}
	if c.mend([]part.Item{part.FuelTank}, part.BadFuel, year) {
		return // polished
	}
	other := c.joined != "" && !c.has(mark.isItem) && len(m.items) == 0 && c.ownNoun(m) // "Volvo, 3,150 h, stabilisers serviced 2023"
	c.say(items, Cue{Kind: SaysServiced, Problem: m.problem, Year: year, Until: m.upTo, OfPart: other}, c.group)
}

// repaired reads a repair, which deals with a problem that was told before or tells one itself.
func (c *clause) repaired(m mark, items []part.Item, year int) {
	if c.words[m.i].text == "welded" && m.i > c.i && m.problem == "" && !linking[c.words[m.i-1].text] && year == 0 && len(c.cues) == c.said {
		return // how a thing is made: "seacocks stainless welded"
	}
	if m.problem == "" && c.has(func(o mark) bool { return o.problem != "" && o.action == "" }) {
		return // said by the problem
	}
	goesOn := c.joined == "and" || c.joined == "," && m.i <= c.i+1 && c.onlyTrouble()
	if goesOn && !c.has(mark.isItem) && c.mend(nil, m.problem, year) {
		return // "some moist places around the hatch were opened and repaired", "a collision damaged the toe rail, professionally repaired"
	}
	if m.problem == part.Leak && slices.Equal(items, []part.Item{part.Keel}) {
		m.problem = "" // a keel that was rebedded need not have leaked
	}
	if c.mend(items, m.problem, year) || m.problem == part.Rot && len(m.items) == 0 {
		return
	}
	c.say(items, Cue{Kind: SaysRepaired, Problem: m.problem, Year: year}, c.group)
}

// renewed reads a renewal, which also ends what the sentence said was wrong.
func (c *clause) renewed(m mark, items []part.Item, year int) {
	if slices.Contains(items, part.EngineItem) && !c.has(mark.isItem) && c.ownNoun(m) {
		c.say([]part.Item{part.EngineItem}, Cue{Kind: SaysServiced, Year: year, OfPart: true}, c.group) // only what the noun means is new: "gaskets replaced 2020"
		items = slices.DeleteFunc(slices.Clone(items), func(item part.Item) bool { return item == part.EngineItem })
	}
	if slices.Contains(items, part.TeakDeck) && c.teakGone() {
		return // by something else than teak
	}
	if everything[c.words[c.i].text] && !c.has(mark.isItem) && c.outlived() {
		return // "a fire in 2009, all made new"
	}
	piece := c.onlyAFitting(items) || c.whichWas(items)
	if piece {
		c.cured(items, year, true)
	}
	if c.consumes() || piece || c.ofOriginals(items) || c.recurs(m) || c.reworked(m, items) || c.pieceOfGenerator(m, items) {
		c.say(items, Cue{Kind: SaysServiced, Year: year, OfPart: true}, c.group)
	} else if c.someOf(m) {
		c.onlySome(items, cmp.Or(year, c.last))
		c.say(items, Cue{Kind: SaysServiced, Year: cmp.Or(year, c.last)}, c.group)
	} else {
		if c.sinceThen(m) {
			c.cure(items, year)
		}
		c.cured(items, year, c.joined != "" && m.i <= c.i+2 && !c.has(mark.isItem) && (c.j-c.i <= 2 || c.joined == "and" || c.wasDone(m)))
		if year != 0 || c.joined == "" || c.has(mark.isItem) || !installing[c.words[m.i].text] || !c.datedBefore(items) { // "batteries 2024, professionally installed"
			c.dates(items, m, Cue{Kind: SaysRenewed, Problem: m.problem, Year: year})
		}
	}
	c.doubtWork(items, m)
	if c.side() != "" && c.hasWord(onlyOne) {
		c.say(items, Cue{Kind: SaysDefect, Problem: part.Left}, c.group) // "bellows renewed on the starboard side only"
	}
}

// installing words tell how something new came in.
var installing = wordClass("installing")

// doubtWork says of what an owner put in himself, and what takes a trade to do, that nobody has looked at it.
func (c *clause) doubtWork(items []part.Item, m mark) {
	for _, item := range items {
		if skilled[item] && c.homeMade(m) {
			c.say([]part.Item{item}, Cue{Kind: SaysDefect, Problem: part.Untested}, c.group)
		}
	}
}

// homeMade reports whether an owner is told to have done what a verb says himself: "800 Ah lithium bank installed by owner", "DIY lithium conversion".
func (c *clause) homeMade(m mark) bool {
	for k := max(c.i, m.i-3); k < min(c.j, m.j+6); k++ {
		if w := c.words[k].text; homeMades[w] && (!byWhom[w] || k > c.i && (by[c.words[k-1].text] || c.words[max(k-2, c.i)].text == "by")) && !(w == "self" && c.words[min(k+1, c.j-1)].text == "tacking") {
			return true
		}
	}
	return false
}

var (
	homeMades = wordClass("home_made")
	byWhom    = wordClass("by_whom") // only behind by
)

// skilled are the parts that harm where somebody without the trade put them in.
var skilled = map[part.Item]bool{part.Lithium: true, part.Gas: true, part.Wiring: true}

// datedBefore reports whether the sentence has dated the renewal of what a clause goes on about.
func (c *clause) datedBefore(items []part.Item) bool {
	return len(items) > 0 && slices.ContainsFunc(c.lately(), func(o Cue) bool {
		return o.Kind == SaysRenewed && o.Year != 0 && (slices.Contains(items, o.Item) || o.Item == part.Lithium && slices.Contains(items, part.Batteries))
	})
}

// someOf reports whether a number tells of how many of what was spoken of a verb is, which makes not all of them new: "keel bolts drawn
// in 2020, two replaced".
func (c *clause) someOf(m mark) bool {
	if c.joined == "" || c.has(mark.isItem) || m.i == c.i || len(c.subject) == 0 || !manyOf[c.subject[0]] {
		return false
	}
	if first := count(c.words[c.i].text); first > 1 && first < 10 && c.i+1 < m.i && linking[c.words[c.i+1].text] {
		return true // "zwei wurden 2020 ersetzt"
	}
	before := c.words[m.i-1].text
	return before != "a" && before != "un" && (count(before) > 0 || before == "due") && !c.has(func(y mark) bool { return y.isYear() && y.i < m.i })
}

// manyOf are the parts that there are several of.
var manyOf = map[part.Item]bool{part.KeelBolts: true, part.Seacocks: true, part.Windows: true, part.Chainplates: true, part.Batteries: true, part.Lifejackets: true, part.Sails: true, part.Bulkheads: true}

// exceptsFirst reports whether an exception stands before the verb of what it is an exception to, as in German: "Teakdeck: bis auf das Vordeck
// neu verfugt".
func (c *clause) exceptsFirst(m mark) bool {
	if c.joined != exception || c.words[c.i].text != "bis" || len(c.subject) == 0 {
		return false
	}
	return c.i+2 < c.j && count(c.words[c.i+2].text) > 0 || c.has(func(o mark) bool { return o.isItem() && o.j <= m.i })
}

// servicing words are what is done to an engine where nothing else is named.
var servicing = wordClass("servicing")

// drive is what an action is of whose words name it. Oil is changed in a gearbox that was spoken of, and a battery is
// changed to lithium.
func (c *clause) drive(m mark) []part.Item {
	if len(m.items) == 1 && m.items[0] == part.EngineItem && m.action == Serviced && len(c.subject) > 0 && c.joined != "" && geared[c.subject[0]] {
		return c.subject
	}
	if m.action == Renewed && m.j < c.j && (c.words[m.j].text == "to" || c.words[m.j].text == "by" || c.words[m.j].text == "for") {
		if right, distance := c.nearest(m, +1); distance <= 2 && slices.Contains(right, part.Lithium) {
			return right
		}
	}
	return m.items
}

// geared are the items whose oil is changed as an engine's is.
var geared = map[part.Item]bool{part.Gearbox: true, part.Saildrive: true, part.Sterndrive: true}

// ownNoun reports whether something that is no item stands before a verb as its subject.
func (c *clause) ownNoun(m mark) bool {
	return slices.ContainsFunc(c.words[c.i:m.i], func(w word) bool {
		return !hourWords[w.text] && !sides[w.text] && !linking[w.text] && !vague[w.text] && !herself[w.text] && !conjunctions[w.text] && !owning[w.text] && !relating[w.text] &&
			!strings.HasSuffix(w.text, "ly") && !digit(w.text[0]) && !totals[w.text]
	})
}

// totals stand before a verb and leave its subject as it is.
var totals = wordClass("totals")
