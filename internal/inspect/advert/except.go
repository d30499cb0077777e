package advert

import (
	"maps"
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// exception is how a clause is joined that leaves out something of what the one before says.
const exception = "except"

// Words of exceptions: "all seacocks renewed except the one in the heads", "vannes changées sauf celle des WC".
var (
	excepting     = wordClass("excepting")
	exceptingWith = wordClass("excepting_with") // pairs, parted by a colon
	oneOf         = wordClass("one_of")
	ofPlace       = wordClass("of_place")
	onlyOne       = wordClass("only_one")
	stillSo       = wordClass("still_so")
	barring       = wordClass("barring")
)

// The good states that an exception turns round, each with what is then wrong.
var turned = map[part.Problem]map[string]bool{
	part.Soft: firmWords, part.Leak: tightWords, part.Dead: working, part.Wear: goodWords,
}

// excepts reports whether what a statement that begins at word first leaves out begins at word k. A bar is many things: it needs an
// article behind it and none before; to save needs "the one".
func (r *reading) excepts(k, first int) bool {
	if k+1 >= len(r.words) {
		return false
	}
	text, next := r.words[k].text, r.words[k+1].text
	switch {
	case text == "save":
		return k+2 < len(r.words) && next == "the" && oneOf[r.words[k+2].text]
	case text == "bar":
		return k > first && barring[next] && !owning[r.words[k-1].text] && (!digit(r.words[k-1].text[0]) || yearLike(r.words[k-1]))
	case onlyOne[text]:
		return k > first && (comma(r.gap(k)) || conjunctions[r.words[k-1].text]) && r.staysSo(k)
	}
	return excepting[text] && !(text == "excluding" && digit(next[0])) || exceptingWith[text+":"+next]
}

// staysSo reports whether what follows word k in its sentence is said to be as it was: "only the forestay is still the old one".
func (r *reading) staysSo(k int) bool {
	for n := k + 1; n < len(r.words) && !r.beginsSentence(n); n++ {
		if stillSo[r.words[n].text] {
			return true
		}
	}
	return false
}

// leftOut says of what an exception names what is not so of it, where it tells no more of it: what the sentence renewed was not, what it
// denied is there, and what it praised is the contrary. from is the first cue of the sentence, told the clause before.
func (c *clause) leftOut(from int, told group) {
	if c.joined != exception || c.has(func(m mark) bool { return m.problem != "" || m.action != "" || m.sign == newSign }) {
		return
	}
	named := c.itemsOf(func(m mark) bool { return !c.atPlace(m) })
	about := func(item part.Item) bool { return len(named) == 0 || slices.Contains(named, item) }
	said := false
	for _, cue := range c.cues[from:] {
		if cue.Start < c.words[told.i].start {
			continue
		}
		switch {
		case (cue.Kind == SaysRenewed || cue.Kind == SaysRepaired || cue.Kind == SaysServiced && cue.OfPart) && about(cue.Item):
			said = true
			if !c.has(mark.isYear) {
				c.say([]part.Item{cue.Item}, Cue{Kind: SaysDefect, Problem: part.Left}, c.group)
			}
		case cue.Kind == SaysClear && about(cue.Item):
			said = true
			c.say([]part.Item{cue.Item}, Cue{Kind: SaysDefect, Problem: cue.Problem}, c.group)
		case cue.Kind == SaysClear && len(named) > 0:
			said = true
			c.say(named, Cue{Kind: SaysDefect, Problem: cue.Problem}, c.group)
		}
	}
	if said || c.has(mark.isYear) {
		return
	}
	if len(named) == 0 {
		named = c.subject
	}
	for _, problem := range slices.Sorted(maps.Keys(turned)) {
		if len(named) > 0 && slices.ContainsFunc(c.words[told.i:told.j], func(w word) bool { return turned[problem][w.text] }) {
			c.say(named[:1], Cue{Kind: SaysDefect, Problem: problem}, c.group)
			return
		}
	}
}

// atPlace reports whether a word of place stands before an item: "a patch at the mast step".
func (c *clause) atPlace(o mark) bool {
	at := o.i - 1
	for at > c.i && (owning[c.words[at].text] || sides[c.words[at].text] || direction[c.words[at].text] || count(c.words[at].text) > 0) {
		at--
	}
	return at > c.i && (ofPlace[c.words[at].text] || beside[c.words[at].text])
}

// placesOne reports whether an item tells the place of one of what was spoken of before, or a piece of it: "the one in the heads", "menos el del baño". An
// article stands for such a one only in an exception.
func (c *clause) placesOne(o mark) bool {
	if len(c.subject) == 0 || slices.ContainsFunc(c.marks, func(m mark) bool { return m.isItem() && m.j <= o.i }) {
		return false
	}
	if c.joined == exception && slices.ContainsFunc(c.words[min(o.j, c.j):min(o.j+2, c.j)], func(w word) bool { return w.text == "one" }) {
		return true // "all resealed bar the aft saloon one"
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
