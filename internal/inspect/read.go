package inspect

import (
	"slices"
	"strings"
)

// sentence reads the clauses of one sentence.
func (r *reader) sentence(s sentence) {
	groups := r.groups(s)
	negated := r.polarity(groups)
	groups = lists(groups)
	said := len(r.cues)
	subject := r.carried(s)
	lead := r.leadOf(groups)
	wanted := false
	for _, g := range groups {
		c := clause{reader: r, group: g, negated: negated, subject: subject, lead: lead, said: said, wanted: wanted}
		c.read()
		wanted = c.wanted
		if own := c.itemsOf(func(mark) bool { return true }); len(own) > 0 {
			subject = own
		}
	}
	r.before = subject
}

// carried is what a sentence is about that begins without a subject of its own: "Yanmar diesel. Rebuilt in 2015."
func (r *reader) carried(s sentence) []Item {
	switch r.words[s.first].text {
	case "it", "they", "this", "these", "both":
		return r.before
	}
	if m, _ := terms.longest(r.Body, r.words, s.first, s.last); m.action != "" && len(m.items) == 0 {
		return r.before
	}
	return nil
}

// lead is what the beginning of a sentence says of everything behind it.
type lead struct {
	year    int
	renewed bool
}

// leadOf reads a beginning like "2019: new sails, new batteries" or "Refit 2018: teak deck, seacocks".
func (r *reader) leadOf(groups []group) lead {
	g := groups[0]
	for _, m := range g.marks {
		if !m.isYear() || m.age != 0 {
			continue
		}
		colon := m.j < len(r.words) && strings.Contains(r.Body[r.words[m.j-1].end:r.words[m.j].start], ":")
		switch {
		case colon && m.i-g.i <= 5:
			return lead{m.year, g.has(func(a mark) bool { return a.i < m.i && (a.action == Renewed || a.sign == newSign) })}
		case m.i-g.i <= 1 && len(g.marks) > 1:
			return lead{year: m.year}
		}
	}
	return lead{}
}

// clause is the reading of one clause.
type clause struct {
	*reader
	group
	negated map[int]bool
	subject []Item // of the clauses before
	lead    lead
	said    int   // cues there were before this sentence
	wanted  bool  // the clause before says that something is needed; after read, that this one does
	dated   []int // words of years that date an action
}

func (c *clause) read() {
	if c.wanted = c.needs() || c.needsToo(); c.wanted {
		return
	}
	if c.lead.renewed && c.onlyItems() {
		c.say(c.itemsOf(func(mark) bool { return true }), Cue{Kind: SaysRenewed, Year: c.lead.year}, c.group)
	}
	mended := c.mended()
	for _, m := range c.marks {
		switch {
		case m.gone:
		case m.problem != "" && m.action == "":
			c.problem(m, mended)
		case m.sign == originalOne:
			c.say(c.targets(m, true), Cue{Kind: SaysOriginal}, c.group)
		case m.action != "" || m.sign == newSign:
			c.action(m)
		}
	}
	c.bareYears()
}

// needsToo reads a clause that goes on with what is needed: "needs paint and a new battery".
func (c *clause) needsToo() bool {
	goesOn := c.wanted && (c.joined == "and" || c.joined == ",") && c.has(mark.isItem) && !c.has(mark.isYear) &&
		!c.has(func(m mark) bool { return m.problem != "" || m.action != "" })
	if goesOn {
		c.say(c.itemsOf(func(mark) bool { return true }), Cue{Kind: SaysDefect, Problem: Needs}, c.group)
	}
	return goesOn
}

// needs reads a clause that says what is needed; nothing else in it is there.
func (c *clause) needs() bool {
	at := slices.IndexFunc(c.marks, func(m mark) bool { return m.sign == needing })
	if at < 0 {
		return false
	}
	if c.marks[at].gone || c.negated[c.marks[at].i] {
		return true
	}
	items := c.itemsOf(func(m mark) bool { return m.i >= c.marks[at].j })
	if len(items) == 0 {
		items = c.itemsOf(func(m mark) bool { return m.j <= c.marks[at].i })
	}
	if len(items) == 0 && c.joined != "" {
		items = c.subject
	}
	if len(items) > 0 {
		c.say(items, Cue{Kind: SaysDefect, Problem: Needs}, c.group)
		return true
	}
	for _, w := range c.words[c.i:c.j] {
		switch w.text {
		case "work", "attention", "tlc", "refit", "restoration", "everything", "love", "refurbishment", "finishing":
			c.say([]Item{WholeBoat}, Cue{Kind: SaysDefect, Problem: Project}, c.group)
			return true
		}
	}
	return true
}

// mended reports whether the clause says that its problem was dealt with.
func (c *clause) mended() bool {
	return c.has(func(m mark) bool { return m.action == Repaired || m.action == Renewed }) && !c.has(func(m mark) bool { return m.sign == unsure })
}

func (c *clause) problem(m mark, mended bool) {
	cue := Cue{Kind: SaysDefect, Problem: m.problem}
	switch {
	case c.negated[m.i]:
		cue.Kind = SaysClear
	case mended:
		cue.Kind, cue.Year = SaysRepaired, c.yearFor(m)
	}
	c.say(c.problemItems(m), cue, c.group)
}

func (c *clause) problemItems(m mark) []Item {
	switch {
	case m.problem.ofWholeBoat():
		return []Item{WholeBoat}
	case len(m.items) > 0:
		return m.items
	case m.problem == Trouble: // "engine problems", "issues with the engine"; "known faults:" is about what follows
		if left, distance := c.nearest(m, -1); left != nil && distance == 0 {
			return left
		}
		if m.j >= c.j || c.words[m.j].text != "with" {
			return nil
		}
	}
	if items := c.targets(m, false); len(items) > 0 {
		return items
	}
	if !c.negated[m.i] && slices.ContainsFunc(c.words[c.i:m.i], func(w word) bool { return !vague[w.text] }) {
		return nil // it is about something else: "the dinghy leaks"
	}
	return m.problem.usually(c.negated[m.i])
}

// vague words may stand before a problem that names no item.
var vague = map[string]bool{"some": true, "small": true, "minor": true, "few": true, "a": true, "there": true, "is": true, "are": true,
	"several": true, "occasional": true, "has": true, "she": true, "it": true, "boat": true, "the": true, "slight": true, "and": true,
	"but": true, "one": true, "two": true, "little": true, "evidence": true, "of": true, "sign": true, "also": true}

// usually is the item that a problem is about where the text names none. What is denied in general is denied of the hull.
func (p Problem) usually(denied bool) []Item {
	switch p {
	case Leak, Soft:
		return []Item{DeckItem}
	case Delam, Moisture:
		return []Item{HullShell}
	case Crack, Damage, Corrosion:
		if denied {
			return []Item{HullShell}
		}
	case Rot:
		return []Item{InteriorItem}
	}
	return nil
}

func (c *clause) action(m mark) {
	kind := SaysRenewed
	switch m.action {
	case Serviced:
		kind = SaysServiced
	case Repaired:
		kind = SaysRepaired
	}
	items := m.items
	if len(items) == 0 {
		items = c.targets(m, m.sign == newSign)
	}
	year := c.yearFor(m)
	if kind == SaysRepaired {
		if m.problem == "" && c.has(func(o mark) bool { return o.problem != "" && o.action == "" }) {
			return // said by the problem
		}
		if c.mend(items, m.problem, year) {
			return
		}
		if m.problem == "" {
			kind = SaysServiced
		}
	}
	c.say(items, Cue{Kind: kind, Problem: m.problem, Year: year}, c.group)
}

// mend turns problems that were named before into repaired ones: "the deck was soft and has been repaired". A repair
// that names no problem is about those of its own sentence.
func (c *clause) mend(items []Item, problem Problem, year int) bool {
	done := false
	for i := range c.cues {
		cue := &c.cues[i]
		about := len(items) == 0 || slices.Contains(items, cue.Item)
		if cue.Kind == SaysDefect && about && (cue.Problem == problem || problem == "" && i >= c.said) {
			cue.Kind, cue.Year, done = SaysRepaired, year, true
		}
	}
	return done
}
