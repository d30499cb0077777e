package advert

import (
	"regexp"
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// cured turns what the sentence said was wrong into something that was dealt with, where that is why the part was
// renewed: "the saildrive began to weep, so the seal was changed", "two seized and were replaced" (goesOn).
func (c *clause) cured(items []part.Item, year int, goesOn bool) {
	if c.partial || c.ofOthers() {
		return
	}
	goesOn = goesOn || relative[c.words[c.i].text] && c.i > 0 && !c.has(mark.isItem) // "listed wasted hoses, which I replaced"
	for i := c.said; i < len(c.cues); i++ {
		cue := &c.cues[i]
		if cue.Item == part.Keel && cue.OfPart {
			continue // a new tackle ends no play of a board
		}
		if !c.sameSide(*cue) {
			continue // "both tanks rusty, starboard replaced 2012"
		}
		sealed := cue.Problem == part.Leak && seals[c.words[c.i].text]
		about := slices.Contains(items, cue.Item) || cue.Item == part.Other && !c.has(mark.isItem)
		if cue.Kind == SaysDefect && about && (goesOn || sealed || wasOnce.MatchString(cue.Text) || c.words[c.i].text == "so" || happened.MatchString(cue.Text)) {
			cue.Kind, cue.Year = SaysRepaired, year
		}
	}
}

// ofOthers reports whether a clause begins with what is left of what was told before: "two frames rotten, the rest rebuilt 2019".
func (c *clause) ofOthers() bool {
	k := c.i
	for k < c.j && (owning[c.words[k].text] || conjunctions[c.words[k].text]) {
		k++
	}
	return k < c.j && rest[c.words[k].text]
}

// wasDone reports whether a verb is told as done: how, by whom or when stands behind it, or nothing, "replaced with stainless 2020", but
// not "rebuild kit aboard".
func (c *clause) wasDone(m mark) bool {
	return m.action != "" && (m.j == c.j || by[c.words[m.j].text] || dating[c.words[m.j].text] || lately[c.words[m.j].text] || c.words[m.j].text == "under" || c.has(func(y mark) bool { return y.isYear() && y.i == m.j }))
}

// seals keep the water out: with a new one a leak is over.
var seals = wordClass("seals")

// wasOnce matches what is told of a problem as of one that was found or was there.
var wasOnce = regexp.MustCompile(`(?i)\b(?:was|were|found|war|waren|était|étaient)\b`)

// happened matches what befell a part once.
var happened = regexp.MustCompile(`(?i)\b(?:parted|broke|snapped|failed|came down)\b`)

// mend turns problems that were named before into repaired ones: "the deck was soft and has been repaired". A repair
// that names no problem is about those of its own sentence, and one of a side about those of that side: "soft spots to port; the
// starboard side was recored".
func (c *clause) mend(items []part.Item, problem part.Problem, year int) bool {
	if c.partial || c.ofOthers() {
		return false // not of what is excepted, and nobody says of which it was
	}
	done := false
	for i := range c.cues {
		cue := &c.cues[i]
		other := cue.Item == part.Other && i >= c.said && !c.has(mark.isItem)
		about := (len(items) == 0 && i >= c.said || other || slices.Contains(items, cue.Item)) && c.sameSide(*cue)
		if cue.Kind == SaysDefect && about && (cue.Problem == problem || problem == "" && i >= c.said || problem == part.Soft && ofCore[cue.Problem]) {
			cue.Kind, cue.Year, done = SaysRepaired, year, true
		}
	}
	return done
}

// outlived makes light of what befell the boat, where the sentence goes on that all of it was made new; it reports whether it did.
func (c *clause) outlived() bool {
	done := false
	for i := c.said; i < len(c.cues); i++ {
		if cue := &c.cues[i]; cue.Kind == SaysDefect && cue.Problem.OfWholeBoat() {
			cue.Minor, done = true, true
		}
	}
	return done
}

// otherSideRenewed reports whether a clause speaks of one side of the boat, and the other was said to be renewed.
func (c *clause) otherSideRenewed(items []part.Item) bool {
	side := c.side()
	return side != "" && slices.ContainsFunc(c.cues, func(o Cue) bool {
		if o.Kind != SaysRenewed || !slices.Contains(items, o.Item) {
			return false
		}
		other := sideIn(split(o.Text))
		return other != "" && other != side
	})
}

// onlyTrouble reports whether the sentence has told of one problem so far, and that of a part.
func (c *clause) onlyTrouble() bool {
	var problem part.Problem
	for _, cue := range c.lately() {
		if cue.Kind == SaysDefect && (problem != "" && cue.Problem != problem || cue.Problem.OfWholeBoat()) {
			return false
		}
		if cue.Kind == SaysDefect {
			problem = cue.Problem
		}
	}
	return problem != ""
}

// ofCore are the problems that a new core ends beside softness.
var ofCore = map[part.Problem]bool{part.Moisture: true, part.Delam: true, part.Rot: true}
