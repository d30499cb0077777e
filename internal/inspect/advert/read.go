package advert

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// sentence reads the clauses of one sentence.
func (r *reading) sentence(s sentence) {
	groups := r.groups(s)
	negated := r.polarity(groups)
	groups = lists(groups)
	said, next := len(r.cues), len(r.cues)
	subject := r.carried(s)
	if everything[r.words[s.first].text] || len(subject) > 0 && !r.goesOnFrom(s) {
		said = r.said // "two stanchions were bent. All repaired by the yard."
	}
	r.said = next
	lead := r.leadOf(groups)
	wanted, last, nearest := false, 0, []part.Item(nil) // nearest is what a relative clause is about: the last part that was named
	for at, g := range groups {
		c := clause{reading: r, group: g, negated: negated, subject: subject, lead: lead, said: said, wanted: wanted, last: last, after: following(groups[at+1:]), partial: at+1 < len(groups) && groups[at+1].joined == exception, excepted: r.excepted(groups, at), stored: storedBehind(groups[at+1:])}
		if relative[r.words[g.i].text] && len(nearest) > 0 {
			c.subject = nearest
		}
		c.read()
		if at > 0 && !r.toldOn(groups[at+1:]) {
			c.leftOut(next, groups[at-1])
		}
		last = cmp.Or(g.lastYear(), last)
		wanted = c.wanted
		if own := c.itemsOf(func(m mark) bool { return !c.located(m) && !(m.items[0] == part.InteriorItem && c.placing(m)) }); len(own) > 0 {
			subject, nearest = own, own[len(own)-1:]
		} else if did := slices.IndexFunc(g.marks, func(m mark) bool { return m.action != "" && len(m.items) == 1 && !m.gone }); did >= 0 && g.marks[did].items[0] != part.EngineItem {
			subject = g.marks[did].items // "she was epoxied in 2006 and has been dry since", "saildrive resealed; the other is due"
		}
	}
	r.before = subject
}

// toldOn reports whether a relative clause follows that tells more of what the clause before it names: "except the one in the heads,
// which is seized".
func (r *reading) toldOn(groups []group) bool {
	return len(groups) > 0 && relative[r.words[groups[0].i].text] && groups[0].has(func(m mark) bool { return !m.isItem() })
}

// excepted reports whether a clause is an exception, or a relative clause about what one names.
func (r *reading) excepted(groups []group, at int) bool {
	return groups[at].joined == exception || at > 0 && relative[r.words[groups[at].i].text] && groups[at-1].joined == exception
}

// everything are the words that begin a sentence about all that the one before told.
var everything = wordClass("everything")

// carried is what a sentence is about that begins without a subject of its own: "Yanmar diesel. Rebuilt in 2015."
func (r *reading) carried(s sentence) []part.Item {
	if r.refers(s) || r.left(s) || r.goesOnFrom(s) {
		return r.before
	}
	if m, _ := r.terms.longest(r.Body, r.words, s.first, s.last); m.action != "" && len(m.items) == 0 {
		return r.before
	}
	return nil
}

// goesOnFrom reports whether only a semicolon parts a sentence from the one before, and it begins with what is wrong: "fuel tanks original;
// no leaks seen", "port seal renewed 2022; starboard was due".
func (r *reading) goesOnFrom(s sentence) bool {
	if s.first == 0 || strings.TrimSpace(r.Body[r.words[s.first-1].end:r.words[s.first].start]) != ";" || strings.Contains(r.Body[r.words[s.first].start:r.words[s.last-1].end], "=") {
		return false
	}
	for _, m := range r.marksOf(s) {
		if m.sign == negator {
			continue
		}
		plain := !slices.ContainsFunc(r.words[s.first:m.i], func(w word) bool { return !vague[w.text] && !linking[w.text] && !sides[w.text] && !notWord(w) })
		return plain && (m.problem != "" || m.sign == needing)
	}
	return false
}

// notWord reports whether a word denies.
func notWord(w word) bool {
	return w.text == "no" || w.text == "not" || w.text == "never" || w.text == "none"
}

// lead is what the beginning of a sentence says of everything behind it.
type lead struct {
	year    int
	renewed bool
}

// leadOf reads a beginning like "2019: new sails, new batteries" or "Refit 2018: teak deck, seacocks".
func (r *reading) leadOf(groups []group) lead {
	g := groups[0]
	for _, m := range g.marks {
		if !m.isYear() || m.age != 0 {
			continue
		}
		colon := m.j < len(r.words) && r.opens(m, g)
		switch {
		case colon && m.i-g.i <= 5:
			return lead{m.year, g.has(func(a mark) bool { return a.i < m.i && (a.action == Renewed || a.sign == newSign) })}
		case m.i-g.i <= 1 && len(g.marks) > 1:
			return lead{year: m.year}
		}
	}
	return lead{}
}

// opens reports whether a year is followed by what parts it from all it dates: a colon, or behind a year that begins the
// sentence a dash.
func (r *reading) opens(m mark, g group) bool {
	gap := strings.TrimSpace(r.Body[r.words[m.j-1].end:r.words[m.j].start])
	return strings.Contains(gap, ":") || m.i == g.i && (gap == "-" || gap == "–" || gap == "—")
}

// clause is the reading of one clause.
type clause struct {
	*reading
	group
	negated  map[int]bool
	subject  []part.Item // of the clauses before
	lead     lead
	said     int   // cues there were before this sentence
	wanted   bool  // the clause before says that something is needed; after read, that this one does
	last     int   // year that a clause before named, 0 for none
	after    int   // year of the verb behind this clause's, which dates both, 0 for none
	partial  bool  // an exception to it follows
	excepted bool  // it is an exception or tells more of one
	stored   bool  // a clause behind says that what this one is about lies ashore
	dated    []int // words of years that date an action
}

// storedBehind reports whether what a clause is about is said to lie ashore by those behind it: "the original engine came out in 2004 and
// is in the shed".
func storedBehind(groups []group) bool {
	for _, g := range groups {
		if g.has(mark.isItem) {
			return false
		}
		if g.has(func(m mark) bool { return m.sign == stored }) {
			return true
		}
	}
	return false
}

func (c *clause) read() {
	c.ofWhat()
	if c.wanted = c.needs() || c.needsToo(); c.wanted {
		return
	}
	if c.lead.renewed && c.onlyItems() {
		c.say(c.itemsOf(func(mark) bool { return true }), Cue{Kind: SaysRenewed, Year: c.lead.year}, c.group)
	}
	mended := c.mended()
	c.without()
	for _, m := range c.marks {
		switch {
		case m.gone:
		case m.problem != "" && m.action == "":
			c.problem(m, mended)
		case m.sign == original && (c.stored || c.has(func(o mark) bool { return o.sign == stored })): // "the original mast is in the garage"
		case m.sign == original && c.excepted: // "renewed in 2012 but for the backstay, which is original": that it was left out is said
		case m.sign == original:
			items := c.targets(m, true)
			if c.otherSideRenewed(items) {
				c.say(items, Cue{Kind: SaysDefect, Problem: part.Left}, c.group)
				continue
			}
			c.say(items, Cue{Kind: SaysOriginal}, c.group)
		case m.sign == newSign && c.has(func(o mark) bool { return o.sign == stored }): // "a new one in the locker"
		case m.action != "" || m.sign == newSign:
			c.action(m)
		}
	}
	c.bareYears()
	c.likewise()
	c.wanted = c.has(func(m mark) bool { return m.problem == part.Needs || m.problem == part.Upkeep })
}

// ofWhat gives a motor and a diaphragm to what the text speaks of where that has one: "bow thruster dead, motor removed", "the manual pump needs
// a new diaphragm".
func (c *clause) ofWhat() {
	for i := range c.marks {
		m := &c.marks[i]
		if !m.isItem() || m.j-m.i != 1 {
			continue
		}
		switch text := c.words[m.i].text; {
		case text == "motor" && c.joined != "" && len(c.subject) > 0 && motored[c.subject[0]]:
			m.items = c.subject[:1]
		case text == "diaphragm" && slices.ContainsFunc(c.words[c.i:c.j], func(w word) bool { return w.text == "pump" }):
			m.items = []part.Item{part.BilgePump}
			if own := c.itemsOf(func(o mark) bool { return o.i != m.i }); len(own) > 0 {
				m.items = own[:1]
			}
		}
	}
}

// motored are the parts that have an electric motor of their own.
var motored = map[part.Item]bool{part.Thruster: true, part.Winches: true, part.Furler: true, part.Electronics: true, part.BilgePump: true, part.Heating: true}

// without tells of what every boat has to have and this one is said not to: "no extinguishers", "fire extinguishers: none".
func (c *clause) without() {
	for _, m := range c.marks {
		if m.isItem() && m.items[0] == part.EngineItem && c.onlyOutboard() {
			continue
		}
		lacks := m.isItem() && required[m.items[0]] && c.has(func(n mark) bool {
			return n.sign == negator && (n.j == m.i && m.gone || n.i == m.j && n.j == c.j)
		})
		switch verb := c.words[c.j-1].text; {
		case lacks && failing[verb]: // "the float switch doesn't"
			c.say(m.items[:1], Cue{Kind: SaysDefect, Problem: part.Dead}, c.group)
		case lacks:
			c.say(m.items[:1], Cue{Kind: SaysDefect, Problem: part.Missing}, c.group)
		}
	}
}

// failing deny a verb that is left out.
var failing = wordClass("failing")

// onlyOutboard reports whether a text speaks of an outboard, which is all that some boats have for an engine.
func (c *clause) onlyOutboard() bool {
	return slices.ContainsFunc(c.reading.words, func(w word) bool { return outboards[w.text] })
}

var outboards = wordClass("outboards")

// required are the items that a boat has to have, or that an owner has to buy for her.
var required = map[part.Item]bool{part.Extinguishers: true, part.Lifejackets: true, part.Flares: true, part.Liferaft: true, part.BilgePump: true, part.GroundTackle: true, part.EngineItem: true, part.Epirb: true, part.Alarms: true}

// mended reports whether the clause says that its problem was dealt with.
func (c *clause) mended() bool {
	return c.has(func(m mark) bool { return m.action == Repaired || m.action == Renewed }) && !c.has(func(m mark) bool { return m.sign == unsure })
}

func (c *clause) action(m mark) {
	kind := SaysRenewed
	switch m.action {
	case Serviced:
		kind = SaysServiced
	case Repaired:
		kind = SaysRepaired
	}
	if kind == SaysServiced && c.has(func(o mark) bool { return o.problem == part.Expired }) {
		return // "service of 2021 lapsed"
	}
	if kind == SaysRepaired && c.words[m.i].text == "under" && c.has(func(o mark) bool { return o.action != "" && o.i != m.i }) {
		return // "repaired by the yard under warranty" is one repair
	}
	items := c.drive(m)
	if len(items) == 0 {
		items = c.targets(m, m.sign == newSign)
	}
	if c.exceptsFirst(m) {
		items = c.subject // "bis auf das Vordeck neu verfugt" is of what was named before
		defer c.say(items, Cue{Kind: SaysDefect, Problem: part.Left}, c.group)
	}
	year := c.yearFor(m)
	if len(items) == 0 && year != 0 && servicing[c.words[m.j-1].text] && !c.ownNoun(m) {
		items = []part.Item{part.EngineItem} // what a service is of that is not said: "last service 2025"
	}
	if kind == SaysRenewed && slices.Contains(items, part.EngineItem) && !c.has(mark.isItem) && c.ownNoun(m) {
		c.say([]part.Item{part.EngineItem}, Cue{Kind: SaysServiced, Year: year}, c.group) // only what the noun means is new: "gaskets replaced 2020"
		items = slices.DeleteFunc(slices.Clone(items), func(item part.Item) bool { return item == part.EngineItem })
	}
	if kind == SaysRenewed && slices.ContainsFunc(items, func(item part.Item) bool { return item == part.TeakDeck }) && c.teakGone() {
		return // by something else than teak
	}
	if kind == SaysServiced && year > c.now {
		year = 0 // until when it is valid
	}
	if kind == SaysServiced && c.mend([]part.Item{part.FuelTank}, part.BadFuel, year) {
		return // polished
	}
	if kind == SaysRepaired && c.words[m.i].text == "welded" && m.i > c.i && m.problem == "" && !linking[c.words[m.i-1].text] && year == 0 && len(c.cues) == c.said {
		return // how a thing is made: "seacocks stainless welded"
	}
	if kind == SaysRepaired {
		if m.problem == "" && c.has(func(o mark) bool { return o.problem != "" && o.action == "" }) {
			return // said by the problem
		}
		goesOn := c.joined == "and" || c.joined == "," && m.i <= c.i+1 && c.onlyTrouble()
		if goesOn && !c.has(mark.isItem) && c.mend(nil, m.problem, year) {
			return // "some moist places around the hatch were opened and repaired", "a collision damaged the toe rail, professionally repaired"
		}
		if c.mend(items, m.problem, year) || m.problem == part.Rot && len(m.items) == 0 {
			return
		}
	}
	if kind == SaysRenewed && everything[c.words[c.i].text] && !c.has(mark.isItem) && c.outlived() {
		return // "a fire in 2009, all made new"
	}
	if kind == SaysRenewed && c.side() != "" && slices.ContainsFunc(c.words[c.i:c.j], func(w word) bool { return onlyOne[w.text] }) {
		defer c.say(items, Cue{Kind: SaysDefect, Problem: part.Left}, c.group) // "bellows renewed on the starboard side only"
	}
	if kind == SaysRenewed && c.someOf(m) {
		c.say(items, Cue{Kind: SaysServiced, Year: cmp.Or(year, c.last)}, c.group)
		return
	}
	if kind == SaysRenewed && c.sinceThen(m) {
		c.cure(items, year)
	}
	if kind == SaysRenewed {
		c.cured(items, year, c.joined != "" && m.i <= c.i+2 && !c.has(mark.isItem) && (c.j-c.i <= 2 || c.joined == "and" || c.wasDone(m)))
	}
	c.say(items, Cue{Kind: kind, Problem: m.problem, Year: year}, c.group)
}

// someOf reports whether a number tells of how many of what was spoken of a verb is, which makes not all of them new: "keel bolts drawn
// in 2020, two replaced".
func (c *clause) someOf(m mark) bool {
	if c.joined == "" || c.has(mark.isItem) || m.i == c.i || len(c.subject) == 0 || !manyOf[c.subject[0]] {
		return false
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

// cured turns what the sentence said was wrong into something that was dealt with, where that is why the part was
// renewed: "the saildrive began to weep, so the seal was changed", "two seized and were replaced" (goesOn).
func (c *clause) cured(items []part.Item, year int, goesOn bool) {
	if c.partial || c.ofOthers() {
		return
	}
	for i := c.said; i < len(c.cues); i++ {
		cue := &c.cues[i]
		if !c.sameSide(*cue) {
			continue // "both tanks rusty, starboard replaced 2012"
		}
		sealed := cue.Problem == part.Leak && seals[c.words[c.i].text]
		if cue.Kind == SaysDefect && slices.Contains(items, cue.Item) && (goesOn || sealed || wasOnce.MatchString(cue.Text) || c.words[c.i].text == "so" || happened.MatchString(cue.Text)) {
			cue.Kind, cue.Year = SaysRepaired, year
		}
	}
}

// ofOthers reports whether a clause begins with what is left of what was told before: "two frames rotten, the rest rebuilt 2019".
func (c *clause) ofOthers() bool {
	k := c.i
	for k < c.j && (owning[c.words[k].text] || conjunctions[c.words[k].text]) {
		k++
	}
	return k < c.j && rest[c.words[k].text]
}

// wasDone reports whether a verb is told as done: how, by whom or when stands behind it, or nothing, "replaced with stainless 2020", but
// not "rebuild kit aboard".
func (c *clause) wasDone(m mark) bool {
	return m.action != "" && (m.j == c.j || by[c.words[m.j].text] || dating[c.words[m.j].text] || lately[c.words[m.j].text] || c.words[m.j].text == "under" || c.has(func(y mark) bool { return y.isYear() && y.i == m.j }))
}

// seals keep the water out: with a new one a leak is over.
var seals = wordClass("seals")

// wasOnce matches what is told of a problem as of one that was found or was there.
var wasOnce = regexp.MustCompile(`(?i)\b(?:was|were|found|war|waren|était|étaient)\b`)

// happened matches what befell a part once.
var happened = regexp.MustCompile(`(?i)\b(?:parted|broke|snapped|failed|came down)\b`)

// mend turns problems that were named before into repaired ones: "the deck was soft and has been repaired". A repair
// that names no problem is about those of its own sentence, and one of a side about those of that side: "soft spots to port; the
// starboard side was recored".
func (c *clause) mend(items []part.Item, problem part.Problem, year int) bool {
	if c.partial || c.ofOthers() {
		return false // not of what is excepted, and nobody says of which it was
	}
	done := false
	for i := range c.cues {
		cue := &c.cues[i]
		about := (len(items) == 0 || slices.Contains(items, cue.Item)) && c.sameSide(*cue)
		if cue.Kind == SaysDefect && about && (cue.Problem == problem || problem == "" && i >= c.said || problem == part.Soft && ofCore[cue.Problem]) {
			cue.Kind, cue.Year, done = SaysRepaired, year, true
		}
	}
	return done
}

// outlived makes light of what befell the boat, where the sentence goes on that all of it was made new; it reports whether it did.
func (c *clause) outlived() bool {
	done := false
	for i := c.said; i < len(c.cues); i++ {
		if cue := &c.cues[i]; cue.Kind == SaysDefect && cue.Problem.OfWholeBoat() {
			cue.Minor, done = true, true
		}
	}
	return done
}

// otherSideRenewed reports whether a clause speaks of one side of the boat, and the other was said to be renewed.
func (c *clause) otherSideRenewed(items []part.Item) bool {
	side := c.side()
	return side != "" && slices.ContainsFunc(c.cues, func(o Cue) bool {
		other := sideIn(split(o.Text))
		return o.Kind == SaysRenewed && slices.Contains(items, o.Item) && other != "" && other != side
	})
}

// onlyTrouble reports whether the sentence has told of one problem so far, and that of a part.
func (c *clause) onlyTrouble() bool {
	var problem part.Problem
	for _, cue := range c.cues[c.said:] {
		if cue.Kind == SaysDefect && (problem != "" && cue.Problem != problem || cue.Problem.OfWholeBoat()) {
			return false
		}
		if cue.Kind == SaysDefect {
			problem = cue.Problem
		}
	}
	return problem != ""
}

// side is the side of the boat that a clause names, "" for none.
func (c *clause) side() string { return sideIn(c.words[c.i:c.j]) }

// sideIn is the first side of a boat that words name, as English does.
func sideIn(words []word) string {
	for _, w := range words {
		for _, side := range []string{"port", "starboard"} {
			if sideNames[w.text+":"+side] {
				return side
			}
		}
	}
	return ""
}

// sideNames are the names of the sides, each with the English one.
var sideNames = wordClass("side_names")

// sameSide reports whether what was said before may be of the side that a clause names.
func (c *clause) sameSide(said Cue) bool {
	side, other := c.side(), sideIn(split(said.Text))
	return side == "" || side == other
}

// ofCore are the problems that a new core ends beside softness.
var ofCore = map[part.Problem]bool{part.Moisture: true, part.Delam: true, part.Rot: true}
