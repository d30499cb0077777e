package advert

import (
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// remaining tells what was left when the like of it was put right: "eleven have been sistered; we would suggest a further eight", "port diaphragm changed
// 2022, starboard still from 2013".
func (c *clause) remaining() {
	if c.has(mark.isItem) {
		return
	}
	if len(c.subject) > 0 && c.hasWord(stillWords) && slices.ContainsFunc(c.words[c.i:c.j], func(w word) bool { return len(w.text) == 4 && w.numeral() }) && c.otherSideRenewed(c.subject[:1]) {
		c.say(c.subject[:1], Cue{Kind: SaysDefect, Problem: part.Left}, c.group)
		return
	}
	if len(c.cues) == 0 || !c.advisesMore() {
		return
	}
	if last := c.cues[len(c.cues)-1]; last.Kind == SaysRepaired {
		c.say([]part.Item{last.Item}, Cue{Kind: SaysDefect, Problem: last.Problem}, c.group)
	}
}

// advisesMore reports whether a clause begins by advising more of what was done: "we would suggest a further eight".
func (c *clause) advisesMore() bool {
	words := c.words[c.i:c.j]
	for k := 0; k+3 < len(words); k++ {
		if advising[words[k].text] && words[k+1].text == "a" && words[k+2].text == "further" {
			return count(words[k+3].text) > 0 && !slices.ContainsFunc(words[:k], notWord)
		}
	}
	return false
}

// Words that tell what was left as it was, and that advise more work.
var (
	stillWords = wordClass("still_from")
	advising   = wordClass("advising")
)
