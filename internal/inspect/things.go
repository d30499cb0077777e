package inspect

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// thingOf is what a finding of a cue names instead of the item; empty where the item's own name is as good.
func thingOf(c advert.Cue) string {
	thing := advert.Quote(c.Thing)
	switch {
	case !c.Item.Gathers(), c.OfPart, thing == "", strings.EqualFold(thing, c.Item.Label()):
		return ""
	case c.Item == part.DeckItem && decks.MatchString(thing), c.Item == part.Mast && !spars.MatchString(thing):
		return ""
	}
	thing = fold.Capital(thing)
	if c.Abroad {
		return thing + " (" + LowerFirst(c.Item.Label()) + ")"
	}
	return thing
}

// decks match what is the deck itself, and spars what is of a mast the length tells nothing of.
var (
	decks = regexp.MustCompile(`(?i)deck|pont|\b(?:on|of)\b`)
	spars = regexp.MustCompile(`(?i)mi[zs]+en|besan|artimon|boom|baum|b[oô]me|bowsprit|spreader|saling|gaff|yard`)
)

// crossbeams matches what stands between the hulls of a catamaran.
var crossbeams = regexp.MustCompile(`(?i)cross ?beam|striker|querholm|poutre`)

// plural matches what takes "are": several things, and one of a name in the plural.
var plural = regexp.MustCompile(`(?i) (?:and|und|et) |[^s]s$|(?:electronics|electrics)$`)

// singular matches names that only look like a plural.
var singular = regexp.MustCompile(`(?i)\b(?:gps|ais|navtex|canvas|sash|perspex|dinette|chassis|windlass|compass|bus)$`)

// ofSeveralThings reports whether what a finding names is several things.
func ofSeveralThings(thing string) bool {
	name, _, _ := strings.Cut(thing, " (") // whose label may stand behind it
	return plural.MatchString(name) && !singular.MatchString(name)
}

// apart reports whether a cue tells of another thing of one item than a finding, and of another trouble.
func (f *Finding) apart(c advert.Cue) bool {
	thing := thingOf(c)
	return f.Item == c.Item && thing != f.thing && (f.Problem != c.Problem || crossbeams.MatchString(thing) != crossbeams.MatchString(f.thing))
}

// name adds what a cue names to the title of a finding of one trouble.
func (f *Finding) name(c advert.Cue) {
	thing := thingOf(c)
	if f.thing == "" || f.Title != titled(f.thing, f.Problem) || strings.Contains(strings.ToLower(f.thing), strings.ToLower(thing)) {
		return
	}
	if thing == "" {
		f.thing, f.Title = "", titleOf(c)
		return
	}
	all := strings.Split(strings.ReplaceAll(f.thing+" and "+LowerFirst(thing), ", ", " and "), " and ")
	last := len(all) - 1
	f.thing = strings.Join(all[:last], ", ") + " and " + all[last]
	f.Title = titled(f.thing, f.Problem)
}

// titled is the title of a trouble of what the text names.
func titled(thing string, problem part.Problem) string {
	return thing + ": " + agreeing(problem.Phrase(), ofSeveralThings(thing))
}
