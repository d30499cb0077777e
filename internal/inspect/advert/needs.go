package advert

import (
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// needsToo reads a clause that goes on with what is needed: "needs paint and a new battery".
func (c *clause) needsToo() bool {
	goesOn := c.wanted && (c.joined == "and" || c.joined == ",") && c.has(mark.isItem) && !c.has(mark.isYear) &&
		!c.has(func(m mark) bool { return m.problem != "" || m.action != "" })
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
	}
	if len(items) == 0 {
		items = c.subject
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
	if c.ownNoun(c.marks[at]) {
		return true // "the wiper needs attention" is not about all of her
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

// later reports whether what is due is so only in a year to come: "service due 2029".
func (c *clause) later(m mark) bool {
	return c.words[m.j-1].text == "due" && slices.ContainsFunc(c.words[m.j:c.j], func(w word) bool { return yearOf(w, c.now+farthest) > c.now })
}

// much stands before work on the whole boat.
var much = map[string]bool{"much": true, "more": true, "lot": true, "bit": true, "total": true, "full": true, "cosmetic": true, "serious": true, "major": true,
	"extensive": true, "considerable": true, "any": true, "restoration": true, "refit": true, "structural": true, "real": true}
