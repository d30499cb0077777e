package advert

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
	side := c.side()
	return side == "" || side == sideIn(split(said.Text))
}

// sideOf is the side that a mark is told of: the one behind it, else the last one before it, "port 2021, starboard 2016".
func (c *clause) sideOf(m mark) string {
	if m.j < c.j && !divides(c.gap(m.j)) {
		if side := sideIn(c.words[m.j : m.j+1]); side != "" {
			return side
		}
	}
	side := ""
	if !m.isYear() && anyIn(c.words[m.i:c.j], severals) {
		return bothSides
	}
	for k := c.yearBefore(m); k < m.i; k++ {
		if s := sideIn(c.words[k : k+1]); s != "" {
			side = s
		}
		if severals[c.words[k].text] {
			side = bothSides // "the lower port one was cracked so we replaced all six"
		}
	}
	return side
}

// bothSides stands for the side of what is told of all there are, though a side is named beside it.
const bothSides = "both"
