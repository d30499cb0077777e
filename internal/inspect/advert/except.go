package advert

import "slices"

// exception is how a clause is joined that leaves out something of what the one before says.
const exception = "except"

// Words of exceptions: "all seacocks renewed except the one in the heads", "vannes changées sauf celle des WC".
var (
	excepting     = wordClass("excepting")
	exceptingWith = wordClass("excepting_with") // pairs, parted by a colon
	oneOf         = wordClass("one_of")
	ofPlace       = wordClass("of_place")
)

// excepts reports whether what a statement leaves out begins at word k. A bar and to save mean many things: they need "the one".
func (r *reading) excepts(k int) bool {
	if k+1 >= len(r.words) {
		return false
	}
	text, next := r.words[k].text, r.words[k+1].text
	if text == "bar" || text == "save" {
		return k+2 < len(r.words) && next == "the" && oneOf[r.words[k+2].text]
	}
	return excepting[text] && !(text == "excluding" && digit(next[0])) || exceptingWith[text+":"+next]
}

// placesOne reports whether an item tells the place of one of what was spoken of before, or a piece of it: "the one in the heads", "menos el del baño". An
// article stands for such a one only in an exception.
func (c *clause) placesOne(o mark) bool {
	if len(c.subject) == 0 || slices.ContainsFunc(c.marks, func(m mark) bool { return m.isItem() && m.j <= o.i }) {
		return false
	}
	for k := c.i; k+1 < o.i; k++ {
		stands := c.words[k].text == "one" || oneOf[c.words[k].text] && c.joined == exception
		has := c.words[k].text == "one" && (c.words[k+1].text == "has" || c.words[k+1].text == "had") // "the manual one has a split diaphragm"
		if has || stands && ofPlace[c.words[k+1].text] {
			return true
		}
	}
	return false
}
