package advert

import (
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// needsToo reads a clause that goes on with what is needed: "needs paint and a new battery".
func (c *clause) needsToo() bool {
	goesOn := c.wanted && (c.joined == "and" || c.joined == ",") && c.has(mark.isItem) && !c.has(mark.isYear) &&
		!c.has(func(m mark) bool { return m.problem != "" || m.action != "" || m.sign == original })
	if goesOn {
		c.say(c.itemsOf(func(mark) bool { return true }), Cue{Kind: SaysDefect, Problem: part.Needs}, c.group)
	}
	return goesOn
}

// needs reads a clause that says what is needed; nothing else in it is there.
func (c *clause) needs() bool {
	at := slices.IndexFunc(c.marks, func(m mark) bool { return m.sign == needing })
	if at < 0 {
		return false
	}
	if c.marks[at].gone || c.negated[c.marks[at].i] || c.later(c.marks[at]) {
		return true
	}
	items := c.itemsOf(func(m mark) bool { return m.i >= c.marks[at].j })
	if left := c.itemsOf(func(m mark) bool { return m.j <= c.marks[at].i }); len(items) == 0 || len(left) > 0 && slices.Equal(items, []part.Item{part.Gas}) && c.words[c.j-1].text == "gas" {
		items = left // "the fridge needs gas"
		if len(items) > 0 && items[0] == part.InteriorItem && len(c.subject) > 0 {
			items = c.subject // "air conditioning (the saloon unit needs gas)"
		}
	}
	if head, other := c.headItems(c.due(at)); other && !c.has(func(m mark) bool { return m.isItem() && m.i >= c.marks[at].j }) && (c.besideNoun(at) || head[0] != part.Other) {
		items = head
	}
	if len(items) == 0 && !c.ofWhole(at) {
		items = c.subject
	}
	if len(items) > 0 && painted[items[0]] && anyIn(c.words[c.marks[at].j:c.j], paintwork) {
		c.say(items, Cue{Kind: SaysDefect, Problem: part.Wear}, c.group)
		return true
	}
	if len(items) > 0 {
		c.say(items, Cue{Kind: SaysDefect, Problem: part.Needs}, c.group)
		c.bareYears() // "rigging 2012, so it is due"
		return true
	}
	if slices.ContainsFunc(c.words[c.i:c.j], func(w word) bool { return w.text == "cosmetic" }) {
		c.say([]part.Item{part.WholeBoat}, Cue{Kind: SaysDefect, Problem: part.Wear}, c.group)
		return true
	}
	for k, w := range c.words[c.i:c.j] {
		problem := part.Project
		switch w.text {
		case "work":
			if before := c.i + k - 1; before >= c.marks[at].j && !vague[c.words[before].text] && !much[c.words[before].text] {
				continue // "varnish work" is not about all of her
			}
		case "attention", "tlc", "love", "finishing", "updating", "freshening":
			problem = part.Needs
		case "refit", "restoration", "everything", "refurbishment":
		default:
			continue
		}
		c.say([]part.Item{part.WholeBoat}, Cue{Kind: SaysDefect, Problem: problem}, c.group)
		return true
	}
	return true
}

// due is what is needed as a problem.
func (c *clause) due(at int) mark {
	return mark{meaning: meaning{problem: part.Needs}, i: c.marks[at].i, j: c.marks[at].j}
}

// besideNoun reports whether what is needed is told right behind a noun.
func (c *clause) besideNoun(at int) bool {
	k := c.marks[at].i - 1
	for k > c.i && linking[c.words[k].text] {
		k--
	}
	return k >= c.i && (c.isNoun(k) || c.itemAt(k) != nil && c.weak(*c.itemAt(k)))
}

// ofWhole reports whether what is needed is of the boat although a part was named before, of which nothing is told: "bilge keels, needs TLC".
func (c *clause) ofWhole(at int) bool {
	if c.joined != "," || c.marks[at].i != c.i || slices.ContainsFunc(c.lately(), func(o Cue) bool { return slices.Contains(c.subject, o.Item) }) {
		return false
	}
	return anyIn(c.words[c.marks[at].j:c.j], wholeWork)
}

var (
	wholeWork   = wordClass("whole_work")
	beforeWords = wordClass("before_words")
)

// later reports whether what is due is so only in a year to come: "service due 2029", "flares need to be replaced in 2028".
func (c *clause) later(m mark) bool {
	if anyIn(c.words[m.j:c.j], beforeWords) {
		return false // "before the 2027 season"
	}
	return slices.ContainsFunc(c.words[m.j:c.j], func(w word) bool { return yearOf(w, c.now+farthest) > c.now })
}

// much stands before work on the whole boat.
var much = map[string]bool{"much": true, "more": true, "lot": true, "bit": true, "total": true, "full": true, "cosmetic": true, "serious": true, "major": true,
	"extensive": true, "considerable": true, "any": true, "restoration": true, "refit": true, "structural": true, "real": true}

// painted are the parts that need paint without being broken.
var painted = map[part.Item]bool{part.Keel: true, part.Rudder: true, part.HullShell: true, part.DeckItem: true, part.Mast: true}

var paintwork = wordClass("paintwork")
