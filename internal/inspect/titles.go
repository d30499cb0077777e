package inspect

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// titleOf is the title of what a cue tells, of the pieces of an item where they alone are named.
func titleOf(c advert.Cue) string {
	label, phrase := c.Label(), c.Problem.Phrase()
	if c.Item == part.Seacocks && leftOver(c) {
		return label + ": " + ofSeveral(phrase) + oneAlone
	}
	if c.Item == part.Sails && c.Part != "" {
		return fold.Capital(c.Part) + ": " + phrase
	}
	if c.Item == part.WholeBoat {
		return "The boat " + phrase
	}
	if ofOne(c) {
		return label + oneOnly + verbed(phrase)
	}
	if thing := thingOf(c); thing != "" {
		if ofSeveralThings(thing) && oneIn.MatchString(c.Text) && !strings.Contains(c.Text, c.Thing) {
			return thing + oneOnly + verbed(phrase)
		}
		return titled(thing, c.Problem)
	}
	return label + ": " + agreeing(phrase, c.Item.Plural() || label != c.Item.Label())
}

// ofOne reports whether a cue of an item that is several tells of a single one.
func ofOne(c advert.Cue) bool {
	switch {
	case !c.Item.Plural(), c.Part != "", c.Label() != c.Item.Label(), c.Item == part.Batteries, c.Item == part.Other:
		return false
	}
	return oneOfThem.MatchString(c.Text) || c.Item == part.Seacocks && oneValve.MatchString(c.Text) && !valves.MatchString(c.Text)
}

// oneOnly stands in the title of what is wrong with one of several.
const oneOnly = ": one of them "

// oneOfThem matches what begins with a single one of several.
var oneOfThem = regexp.MustCompile(`(?i)^(?:and |but |with )?(?:one|1|eins|eine[rs]?|une|celle)\b`)

// oneAlone stands behind the title of what is wrong with what an exception names.
const oneAlone = " (one of them)"

// leftOver reports whether a cue is of what its sentence excepts: "all serviced, except the heads outlet which is seized open".
func leftOver(c advert.Cue) bool {
	before, _, found := strings.Cut(c.Sentence(), c.Text)
	return found && leavingOut.MatchString(before+" "+c.Text) && !valves.MatchString(c.Text)
}

// leavingOut matches a sentence up to what it excepts.
var leavingOut = regexp.MustCompile(`(?i)\b(?:except(?: for)?|bar|apart from|but for|other than|excluding|bis auf|au(?:ß|ss)er|sauf|hormis)\b[^.;]*$`)

// oneChainplate matches a text that names a single one.
var oneChainplate = regexp.MustCompile(`(?i)\b(?:chain ?plate|p[üu]tting|cad[èe]ne)\b`)

// oneIn matches a clause about one of what was named before it.
var oneIn = regexp.MustCompile(`(?i)\bone\b`)

// oneValve and valves match a single seacock, and several.
var (
	oneValve = regexp.MustCompile(`(?i)\b(?:sea ?cock|through[- ]?hull|gate valve|ball valve|seeventil|vanne)\b`)
	valves   = regexp.MustCompile(`(?i)\b(?:sea ?cocks|through[- ]?hulls|valves|seeventile|vannes|two|both|several|zwei|deux)\b`)
)
