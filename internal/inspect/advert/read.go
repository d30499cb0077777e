package advert

import (
	"cmp"
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
		c := clause{reading: r, group: g, negated: negated, subject: subject, lead: lead, said: said, wanted: wanted, last: last, after: following(groups[at+1:]), partial: at+1 < len(groups) && groups[at+1].joined == exception, excepted: r.excepted(groups, at), stored: storedBehind(groups[at+1:]), unfitted: r.notYetFitted(groups[at+1:])}
		if relative[r.words[g.i].text] && len(nearest) > 0 {
			c.subject = nearest
		}
		c.read()
		if at > 0 && !r.toldOn(groups[at+1:]) {
			c.leftOut(next, groups[at-1])
		}
		last = cmp.Or(g.lastYear(), last)
		wanted = c.wanted
		if own := c.itemsOf(func(m mark) bool {
			return !c.located(m) && !c.besideOf(m) && !(m.items[0] == part.InteriorItem && c.placing(m))
		}); len(own) > 0 {
			subject, nearest = own, own[len(own)-1:]
		} else if did := slices.IndexFunc(g.marks, func(m mark) bool { return m.action != "" && len(m.items) == 1 && !m.gone }); did >= 0 && g.marks[did].items[0] != part.EngineItem {
			subject = g.marks[did].items // "she was epoxied in 2006 and has been dry since", "saildrive resealed; the other is due"
		} else if wrong := slices.IndexFunc(g.marks, func(m mark) bool { return m.problem == part.Untested && len(m.items) == 1 && !m.usual && !m.gone }); wrong >= 0 {
			subject = g.marks[wrong].items // "gas bottles in a cockpit locker, test until 2024"
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

// notYetFitted reports whether the clause behind says that what was named is not in its place: "new pump on board, not fitted".
func (r *reading) notYetFitted(groups []group) bool {
	if len(groups) == 0 || groups[0].joined != "," || groups[0].j-groups[0].i > 3 {
		return false
	}
	return notWord(r.words[groups[0].i]) && unplaced[r.words[groups[0].j-1].text]
}

var unplaced = wordClass("unplaced")

// carried is what a sentence is about that begins without a subject of its own: "Yanmar diesel. Rebuilt in 2015."
func (r *reading) carried(s sentence) []part.Item {
	if r.words[s.first].text == "one" {
		if r.refers(s) && slices.ContainsFunc(r.marksOf(s), func(m mark) bool { return m.problem != "" }) {
			return r.before[:min(len(r.before), 1)] // what is wrong with one is; of what else one is, not all are
		}
		return nil
	}
	if r.refers(s) || r.left(s) || r.goesOnFrom(s) {
		return r.before
	}
	m, end := r.terms.longest(r.Body, r.words, s.first, s.last)
	if m.action != "" && len(m.items) == 0 && !(end+1 < s.last && ofNoun[r.words[end].text] && !r.words[end+1].numeral()) { // but "contrôle d'isolement" has its own
		return r.before
	}
	return nil
}

// goesOnFrom reports whether only a semicolon parts a sentence from the one before, and it begins with what is wrong: "fuel tanks original;
// no leaks seen", "port seal renewed 2022; starboard was due".
func (r *reading) goesOnFrom(s sentence) bool {
	if s.first == 0 || strings.TrimSpace(r.gap(s.first)) != ";" || strings.Contains(r.Body[r.words[s.first].start:r.words[s.last-1].end], "=") {
		return false
	}
	for _, m := range r.marksOf(s) {
		if m.sign == negator {
			continue
		}
		plain := !slices.ContainsFunc(r.words[s.first:m.i], func(w word) bool {
			return !vague[w.text] && !linking[w.text] && !sides[w.text] && !standsFor[w.text] && count(w.text) == 0 && !notWord(w)
		})
		return plain && (m.problem != "" || m.sign == needing)
	}
	return false
}

// ofNoun stands between what was done and what it was done to.
var ofNoun = map[string]bool{"d": true, "de": true, "du": true, "des": true, "of": true, "der": true, "von": true, "di": true}

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
	gap := strings.TrimSpace(r.gap(m.j))
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
	unfitted bool  // a clause behind says that what this one names is not in its place
	dated    []int // words of years that date an action
}

// lately are the cues of the sentence that a clause stands in, and of the one before where it goes on from that.
func (c *clause) lately() []Cue { return c.cues[min(c.said, len(c.cues)):] }

// hasWord reports whether one of a clause's words is in a list.
func (c *clause) hasWord(list map[string]bool) bool {
	return anyIn(c.words[c.i:c.j], list)
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
	c.pumped()
	for _, m := range c.marks {
		switch {
		case m.gone:
		case m.problem != "" && m.action == "":
			c.problem(m, mended)
		case m.sign == original && (c.stored || c.has(func(o mark) bool { return o.sign == stored })): // "the original mast is in the garage"
		case m.sign == original && c.replaced(m): // "the original Atomic 4 was pulled in 1998 and replaced"
		case m.sign == original && c.excepted: // "renewed in 2012 but for the backstay, which is original": that it was left out is said
		case m.sign == original:
			items := c.targets(m, true)
			if c.otherSideRenewed(items) {
				c.say(items, Cue{Kind: SaysDefect, Problem: part.Left}, c.group)
				continue
			}
			if m.j > c.i && len(items) == 1 && c.componentOf(items[0], m) != "" {
				continue // a component that is old makes nothing else old
			}
			c.say(items, Cue{Kind: SaysOriginal}, c.group)
		case m.sign == newSign && (c.unfitted || c.has(func(o mark) bool { return o.sign == stored })): // "a new one in the locker", "new pump on board, not fitted"
		case m.action != "" && c.stillToCome(m.i): // "to be resealed before the sale"
		case m.action != "" || m.sign == newSign:
			c.action(m)
		}
	}
	c.bareYears()
	c.likewise()
	c.remaining()
	c.wanted = c.has(func(m mark) bool { return m.problem == part.Needs || m.problem == part.Upkeep })
}

// replaced reports whether what a clause calls original is told to have gone, by itself or by the clause behind it.
func (c *clause) replaced(m mark) bool {
	gone := func(words []word) bool {
		return anyIn(words, goneWords)
	}
	if gone(c.words[m.j:c.j]) {
		return true
	}
	next := min(len(c.words), c.j+3)
	return c.j+1 < next && adding[c.words[c.j].text] && gone(c.words[c.j:next])
}

// goneWords tell that something is no longer there.
var goneWords = wordClass("gone_words")

// without tells of what every boat has to have and this one is said not to: "no extinguishers", "fire extinguishers: none".
func (c *clause) without() {
	for _, m := range c.marks {
		if m.isItem() && m.items[0] == part.EngineItem && c.onlyOutboard() {
			continue
		}
		lacks := m.isItem() && required[m.items[0]] && !c.headedBehind(m) && c.has(func(n mark) bool {
			return n.sign == negator && (n.j == m.i && m.gone || n.i == m.j && c.onlyPresent(n.j))
		})
		switch verb := c.words[c.j-1].text; {
		case lacks && failing[verb]: // "the float switch doesn't"
			c.say(m.items[:1], Cue{Kind: SaysDefect, Problem: part.Dead}, c.group)
		case lacks:
			c.say(m.items[:1], Cue{Kind: SaysDefect, Problem: part.Missing}, c.group)
		}
	}
}

// onlyPresent reports whether nothing follows word k in the clause but that something is there, "CO alarm none fitted at present".
func (c *clause) onlyPresent(k int) bool {
	return !slices.ContainsFunc(c.words[k:c.j], func(w word) bool { return !presence[w.text] })
}

var presence = wordClass("presence")

// failing deny a verb that is left out.
var failing = wordClass("failing")

// onlyOutboard reports whether a text speaks of an outboard, which is all that some boats have for an engine.
func (c *clause) onlyOutboard() bool {
	return c.tells(outboards)
}

var outboards = wordClass("outboards")

// required are the items that a boat has to have, or that an owner has to buy for her.
var required = map[part.Item]bool{part.Extinguishers: true, part.Lifejackets: true, part.Flares: true, part.Liferaft: true, part.BilgePump: true, part.GroundTackle: true, part.EngineItem: true, part.Epirb: true, part.Alarms: true}
