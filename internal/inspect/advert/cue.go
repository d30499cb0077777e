package advert

import (
	"cmp"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// Kind is what a cue says.
type Kind string

// The kinds of cue.
const (
	SaysRenewed  Kind = "renewed"  // the item is from Year, or new at an unknown time where Year is 0
	SaysServiced Kind = "serviced" // in Year, or at an unknown time
	SaysRepaired Kind = "repaired" // a problem was dealt with, in Year where that is known
	SaysOriginal Kind = "original" // as old as the boat
	SaysDefect   Kind = "defect"   // a problem is there
	SaysClear    Kind = "clear"    // a problem is denied
	SaysHours    Kind = "hours"    // an engine has run so long
	SaysAboard   Kind = "aboard"   // the item is there; nothing more is said of it
)

// Cue is one thing that a text says about one item.
type Cue struct {
	Item    part.Item
	Kind    Kind
	Problem part.Problem // of defect, clear and repaired
	Year    int          // 0 if not told
	Hours   float64      // of hours
	Since   bool         // of hours: since the engine was made new, not all that the meter shows
	Until   int          // of serviced: the year up to which it counts, 0 if not told
	Part    string       // of an item that is several: "mainsail", "genoa"; of one of which only a component is meant, that; empty for all of it
	Named   string       // the words that name what a date or an original is of, "chart plotter"; empty where the clause has none
	Thing   string       // of defect: the words that name what has it, "navtex"; empty where the sentence has none
	Abroad  bool         // the text is in another language than English
	Source  string       // of the Text it stands in
	Start   int          // bytes of the text: the clause that says it
	End     int
	Text    string // what stands there
	Minor   bool   // the seller calls the problem harmless
	Slight  bool   // of defect: the words for it make it small, "slight play"
	OfPart  bool   // only parts of the engine, fittings on deck or tubes are named, not the whole
	Doubt   Doubt  // why it may not say so, empty where it is plain

	side  string // of the boat, where the clause tells of both
	all   string // the sentence around it, however long
	whole string // the sentence around it, where it is short; else Text
}

// String tells the item, the kind, and with it the hours, the problem or the year: "sails renewed 2019", "deck defect soft".
func (c Cue) String() string {
	item := string(c.Item)
	if c.Item == part.WholeBoat {
		item = "boat"
	}
	said := item + " " + string(c.Kind)
	switch {
	case c.Kind == SaysHours:
		return said + fmt.Sprintf(" %.0f", c.Hours)
	case c.Kind == SaysDefect || c.Kind == SaysClear || c.Kind == SaysRepaired:
		return strings.TrimSpace(said + " " + string(c.Problem))
	case c.Year != 0:
		return said + fmt.Sprintf(" %d", c.Year)
	}
	return said
}

// Label is what a cue is about, as a sentence begins: the item, or the pieces of it that alone are named.
func (c Cue) Label() string {
	switch {
	case c.OfPart && c.Item == part.DeckItem:
		return "Deck fittings"
	case c.OfPart && c.Item == part.Keel:
		return "Lifting keel or board"
	case c.OfPart && c.Item == part.HullShell:
		return "Inflatable tubes"
	}
	return c.Item.Label()
}

// Quote is the sentence that says it, or the clause where that is too long, made safe to show.
func (c Cue) Quote() string { return Quote(cmp.Or(c.whole, c.Text)) }

// Saying is what a cue quotes where nobody is to mistake it: its sentence as far as that is not too long, else its clause.
func (c Cue) Saying() string {
	if utf8.RuneCountInString(c.Sentence()) <= longestSaying {
		return quoted(c.Sentence(), longestSaying)
	}
	return quoted(c.Text, longestSaying)
}

// longestSaying bounds such a quotation in characters.
const longestSaying = 180

// Sentence is the whole sentence around it, as it stands in the text, however long.
func (c Cue) Sentence() string { return cmp.Or(c.all, c.Text) }

// Side is the side of the boat that a cue speaks of, "port" or "starboard", empty for none.
func (c Cue) Side() string {
	if c.side == bothSides {
		return ""
	}
	return cmp.Or(c.side, sideIn(split(c.Text)))
}

// Same reports whether two cues say the same, wherever they stand.
func (c Cue) Same(other Cue) bool {
	return c.Item == other.Item && c.Kind == other.Kind && c.Problem == other.Problem && c.Year == other.Year && c.Hours == other.Hours && c.Part == other.Part && c.side == other.side &&
		(c.OfPart == other.OfPart || c.Kind != SaysDefect) && // of a fitting alone is not of the whole
		(strings.EqualFold(c.Thing, other.Thing) || !c.Item.Gathers()) &&
		(c.Item != part.Other || c.Text == other.Text)
}

// Beside reports whether two cues stand in one clause or in two that only a space parts: "6,850 and 6,910 hours" are two engines.
func (c Cue) Beside(other Cue) bool {
	return c.End > 0 && other.End > 0 && c.Source == other.Source && max(c.Start, other.Start)-min(c.End, other.End) <= len(" ")
}

// followOn is how many bytes behind a cue another one begins at most that goes on from it.
const followOn = 60

// Follows reports whether a cue goes on, with a word like "but", from what another one says: "privately owned, but she did two seasons of charter".
func (c Cue) Follows(other Cue) bool {
	if c.Source != other.Source || c.Start < other.End || c.Start-other.End > followOn {
		return false
	}
	first, _, _ := strings.Cut(c.Text, " ")
	return conjunctions[strings.ToLower(first)] || c.whole == other.whole && c.whole != c.Text
}
