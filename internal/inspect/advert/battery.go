package advert

import "strings"

// Batteries that are dated on their own, as Cue.Part names them: what starts an engine or drives a windlass says nothing of the bank that the
// boat lives on.
const (
	StartBattery    = "start battery"
	ThrusterBattery = "thruster battery"
)

// batteryOf is which of several batteries a mark dates, by the words before it up to the year before; empty for those that the boat lives on.
func (c *clause) batteryOf(m mark) string {
	first, last := c.yearBefore(m), m.i
	if !m.isYear() {
		last = c.j
	}
	if m.isYear() && m.j < c.j && joining[c.words[m.j].text] {
		for last = m.j; last < c.j && !divides(c.gap(last)); {
			last++ // "batteries 2021 for the engines"
		}
	}
	if m.isYear() && c.words[m.i-1].text == "all" && m.i > c.i {
		return ""
	}
	named := ""
	for _, w := range c.words[first:last] {
		switch {
		case houseBatteries[w.text]:
			return ""
		case thrusterBatteries[w.text]:
			named = ThrusterBattery
		case startBatteries[w.text] && named == "", strings.HasPrefix(w.text, "start") && len(w.text) > len("starting"):
			named = StartBattery
		}
	}
	return named
}

// yearBefore is the word behind the last year of a clause before a mark, the clause's first where there is none.
func (c *clause) yearBefore(m mark) int {
	first := c.i
	for _, y := range c.marks {
		if y.isYear() && y.j <= m.i {
			first = y.j
		}
	}
	return first
}

var (
	houseBatteries    = wordClass("house_batteries")
	thrusterBatteries = wordClass("thruster_batteries")
	startBatteries    = wordClass("start_batteries")
)
