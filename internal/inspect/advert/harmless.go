package advert

import (
	"regexp"
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// intended reports whether something is said to happen as it should: "stern gland drips as it should", "a little smoke when cold is normal".
func (c *clause) intended(m mark, item part.Item) bool {
	if !(item == part.Shaft && m.problem == part.Leak || m.problem == part.Smoke) {
		return false
	}
	const reach = 4 // words
	for k := max(c.i, m.i-1); k < min(c.j, m.j+2*reach); k++ {
		if usualWords[c.words[k].text] && k < m.j+reach && (k == c.i || !notWord(c.words[k-1])) {
			return true
		}
		if c.words[k].text == "as" || c.words[k].text == "wie" || c.words[k].text == "comme" {
			return anyIn(c.words[k+1:min(c.j, k+reach)], shouldBe)
		}
	}
	return false
}

// reassured reports whether a clause says of a trouble only that nobody need worry about it, which tells neither that it is there nor that it is not.
func (c *clause) reassured(m mark) bool {
	if words := c.sentenceWords(); noReason.MatchString(c.Body[words[0].start:words[len(words)-1].end]) {
		return true
	}
	for k := m.j; k+2 < c.j; k++ {
		if c.words[k].text == "nothing" && c.words[k+1].text == "to" && c.words[k+2].text == "worry" {
			return true
		}
	}
	for k := m.j; k+1 < c.j; k++ { // "the hairline was only in the paint"
		if onlyOne[c.words[k].text] && anyIn(c.words[k+1:min(c.j, k+4)], paintWords) && (m.problem == part.Crack || m.problem == part.Blister) {
			return true
		}
	}
	return false
}

// noReason matches what is said of an alarm that has none.
var noReason = regexp.MustCompile(`(?i)\bfor no (?:good )?reason\b|\bfalse alarm|\bfehlalarm|\bohne grund\b|\bsans raison\b`)

// paintWords are what covers a surface and carries nothing.
var paintWords = wordClass("paint_words")

// reasoned reports whether a problem is told as the reason why its part was renewed: "bottom rebuilt in 2022, as a few blisters were found".
func (c *clause) reasoned(m mark) bool {
	if c.joined == "" || !reasons[c.words[c.i].text] || m.problem.OfWholeBoat() {
		return false
	}
	if (c.words[c.i].text == "when" || c.words[c.i].text == "where") && !wasOnce.MatchString(c.Body[c.words[c.i].start:c.words[c.j-1].end]) {
		return false
	}
	items := c.problemItems(m)
	return slices.ContainsFunc(c.lately(), func(o Cue) bool {
		done := o.Kind == SaysRenewed || o.Kind == SaysRepaired || o.Kind == SaysServiced && coated[m.problem]
		return done && slices.Contains(items, o.Item)
	})
}

// coated are the problems that a coat or a cleaning ends.
var coated = map[part.Problem]bool{part.Blister: true, part.BadFuel: true, part.Moisture: true}

// workedOn reports whether a clause tells a problem as the reason of a work that it has told: "dried and epoxied in 2006 after blisters were found", "fuel
// polished 2022 after diesel bug".
func (c *clause) workedOn(m mark) bool {
	if m.problem.OfWholeBoat() || m.problem == part.Grounding || m.problem == part.Lightning || m.problem == part.Needs {
		return false
	}
	for k := c.i + 1; k < m.i; k++ {
		if !reasons[c.words[k].text] || c.words[k].text == "when" {
			continue
		}
		return slices.ContainsFunc(c.marks, func(o mark) bool {
			done := o.action == Renewed || o.action == Repaired || o.action == Serviced && coated[m.problem]
			return o.j <= k && done && !o.gone
		})
	}
	return false
}

// takenOut reports whether what was removed was so for work: "removed and checked".
func (c *clause) takenOut(m mark) bool {
	return m.problem == part.Missing && unfitted[c.words[m.j-1].text] && m.j < len(c.words) && towards[c.words[m.j].text]
}

// takenAway reports whether the problem itself was removed: "rot removed", "blisters ground out".
func (c *clause) takenAway(m mark) bool {
	k := m.j
	for k < c.j && linking[c.words[k].text] {
		k++ // "blisters were ground and filled"
	}
	if c.negated[m.i] {
		return false
	}
	for n := k + 1; n < c.j; n++ { // "a scrape from a mooring sinker was filled in 2023"
		if linking[c.words[n-1].text] && c.words[n-1].text != "a" && c.words[n-1].text != "be" && removed[c.words[n].text] && !c.has(func(o mark) bool { return o.problem != "" && o.i > m.i }) {
			return true
		}
	}
	return k < c.j && removed[c.words[k].text] && !(k > m.j && c.words[k-1].text == "be") // it has to be, and was not
}

// tookAway reports whether what is called missing is a problem that was removed.
func (c *clause) tookAway(m mark) bool {
	return m.problem == part.Missing && removed[c.words[m.j-1].text] && c.has(func(o mark) bool { return o.problem != "" && o.action == "" && o.j == m.i })
}

// allMended reports whether a clause says of more than one part that it was put right: new instruments say nothing of the skin fittings and
// the rig that lightning went through.
func (c *clause) allMended() bool {
	return !c.has(func(m mark) bool { return m.isItem() && m.items[0] != part.Wiring })
}
