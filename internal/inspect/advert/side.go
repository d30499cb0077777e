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
	side, other := c.side(), sideIn(split(said.Text))
	return side == "" || side == other
}
