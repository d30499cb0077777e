package advert

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/foreign"
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

// Read returns what a text says about the condition of a boat, in the order of the text. What is asked, made a
// condition or only wished for is no evidence; what a question takes for granted is. now is this year.
func (rd *Reader) Read(t Text, now int) []Cue { return rd.read(t, now).cues }

// ReadAll reads a text once for its cues, as Read does, and for what it tells besides them.
func (rd *Reader) ReadAll(t Text, now int) ([]Cue, Told) {
	r := rd.read(t, now)
	return r.cues, r.besides()
}

func (rd *Reader) read(t Text, now int) *reading {
	r := rd.begin(t, now)
	for _, s := range r.sentences {
		if !r.ordered(s) {
			r.sentence(s)
			continue
		}
		before := slices.Clone(r.cues)
		r.sentence(s)
		r.heed(before)
	}
	r.plates()
	r.copper()
	r.hours()
	r.aboard()
	return r
}

// reading is one reading of one text.
type reading struct {
	Text
	terms     *lexicon
	facts     Facts
	abroad    bool // it is in another language than English
	now       int
	words     []word
	boats     []called   // that the text names
	sentences []sentence // that state something
	cues      []Cue
	before    []part.Item // what the sentence before was about
	said      int         // cues there were before the sentence before

	told   sentence // whose words are kept
	saying string

	engineWords map[string]bool // by which the first enginesRead sentences name engines
	enginesRead int

	vocabulary map[string]bool        // the words of the text, nil before they are asked for
	matched    map[*regexp.Regexp]int // what firstEnd found
	orders     map[sentence]bool      // what ordered found
	marked     map[sentence][]mark    // what marksOf found
}

// reading is a reading that knows nothing yet but the words of its text.
func (rd *Reader) reading(t Text, words []word, now int) *reading {
	return &reading{Text: t, terms: rd.terms, now: now, words: words,
		engineWords: map[string]bool{}, matched: map[*regexp.Regexp]int{}, orders: map[sentence]bool{}, marked: map[sentence][]mark{}}
}

func (rd *Reader) begin(t Text, now int) *reading {
	words := split(t.Body)
	facts := rd.factsOf(t.Body, words, now)
	words = rd.spells.spell(words, facts)
	r := rd.reading(t, words, now)
	r.abroad = foreign.Language(t.Body) != "en"
	r.facts, r.boats = facts, rd.boatsIn(t.Body, words, facts, now)
	r.sentences = factual(t.Body, words, rd.terms, r.boats)
	return r
}

// say adds a cue for each item; what was said before is not repeated.
func (r *reading) say(items []part.Item, c Cue, g group) {
	c.Source = r.Source
	c.Start, c.End = r.words[g.i].start, r.words[g.j-1].end
	if c.End < len(r.Body) && r.Body[c.End] == '%' {
		c.End++
	}
	c.Text = strings.Join(strings.Fields(r.Body[c.Start:c.End]), " ")
	c.all = r.sentenceOf(g, c.Text)
	if c.whole = c.all; utf8.RuneCountInString(c.all) >= quoteLength {
		c.whole = c.Text
	}
	c.Minor = c.Kind == SaysDefect && r.belittled(g)
	c.Slight = c.Kind == SaysDefect && r.slight(g, c.Problem)
	if c.Kind == SaysDefect && !spreading[c.Problem] && c.Problem != part.Leak && slices.Contains(items, part.TeakDeck) {
		items = slices.DeleteFunc(slices.Clone(items), func(item part.Item) bool { return item == part.DeckItem }) // of the teak, whatever it lies on
	}
	if c.Kind == SaysRepaired && slices.Contains(items, part.TeakDeck) {
		items = slices.DeleteFunc(slices.Clone(items), func(item part.Item) bool { return item == part.DeckItem }) // its seams, not what it lies on
	}
	for _, item := range items {
		if item == part.Other && c.Kind != SaysDefect {
			continue // nobody asks after what has no name
		}
		if item == part.Other && r.ofTrailer(g) || c.Kind == SaysDefect && item != part.Trailer && r.onTrailer(g) {
			item = part.Trailer
		}
		if item == part.Sterndrive && c.Kind != SaysDefect && (r.tells(outboards) || r.firstEnd(outboardModel) >= 0) && !r.tells(sternDrives) {
			continue // the lower unit of an outboard
		}
		said := c
		said.Item, said.Part = item, cmp.Or(c.Part, r.partIn(g, item))
		if said.Named == "" && c.Kind == SaysOriginal {
			said.Named = r.nameIn(g, item)
		}
		if c.Kind == SaysDefect {
			said.Thing, said.Abroad = r.thingIn(g, item), r.abroad
		}
		parts := r.partsOnly(g, item)
		ofBoom := item == part.Mast && c.Kind == SaysDefect && r.ofBoom(g)
		said.OfPart = ofBoom || parts && (item == part.EngineItem || item == part.DeckItem || item == part.HullShell || item == part.Sterndrive && c.Kind == SaysDefect) || item == part.HullShell && r.ofParts(g, item) || c.OfPart
		if c.Kind == SaysRenewed && (item == part.EngineItem && parts || item == part.RodRigging && g.has(func(m mark) bool { return m.part }) || item == part.StandingRigging && (parts || r.ofParts(g, item)) || (item == part.Mast || item == part.Sterndrive) && parts) {
			said.Kind = SaysServiced // a new stay makes no rig new
			if item != part.EngineItem && item != part.RodRigging {
				said.Part = r.pieceIn(g, item)
			}
		}
		if c.Kind == SaysOriginal && item == part.StandingRigging && parts {
			said.Part = r.pieceIn(g, item)
		}
		if said.OfPart && item == part.HullShell && !r.tells(tubeWords) {
			if c.Kind != SaysDefect {
				continue // work on a piece of the hull is none on her
			}
			said.OfPart = false
		}
		if item == part.FuelTank && r.ofHoses(g) {
			said.Item = part.FuelHoses
		}
		said.Doubt = r.doubtOf(g, said, items)
		if at := slices.IndexFunc(r.cues, said.Same); at < 0 {
			r.cues = append(r.cues, said)
		} else if r.cues[at].Doubt != "" && said.Doubt == "" {
			r.cues[at] = said // said again, plainly
		}
	}
}

// ofTrailer reports whether a clause without a part stands in a sentence that begins with the trailer.
func (r *reading) ofTrailer(g group) bool {
	s, ok := r.sentenceAt(g.i)
	if !ok {
		return false
	}
	marks := r.marksOf(s)
	first := slices.IndexFunc(marks, mark.isItem)
	return first >= 0 && marks[first].i < g.i && slices.Contains(marks[first].items, part.Trailer) && !g.has(mark.isItem)
}

// onTrailer reports whether a clause tells of what a trailer has, in a sentence that begins with the trailer: "trailer has new tyres, one fender is rusted".
func (r *reading) onTrailer(g group) bool {
	s, ok := r.sentenceAt(g.i)
	if !ok || !anyIn(r.words[g.i:g.j], trailerParts) {
		return false
	}
	marks := r.marksOf(s)
	first := slices.IndexFunc(marks, mark.isItem)
	return first >= 0 && marks[first].i < g.i && slices.Contains(marks[first].items, part.Trailer)
}

var trailerParts = wordClass("trailer_parts")

// ofBoom reports whether a clause speaks of a boom or its fittings and of no mast: no mast falls with them.
func (r *reading) ofBoom(g group) bool {
	return anyIn(r.words[g.i:g.j], boomWords) && !slices.ContainsFunc(r.words[g.i:g.j], func(w word) bool { return w.text == "mast" || w.text == "mat" })
}

// tubeWords name what only an inflatable boat floats on.
var tubeWords = wordClass("tube_words")

var boomWords = wordClass("boom_words")

// ofHoses reports whether a clause that goes on about the fuel system speaks of its hoses: "fuel tank clean, hoses original".
func (r *reading) ofHoses(g group) bool {
	return slices.ContainsFunc(r.words[g.i:g.j], func(w word) bool { return w.text == "hose" || w.text == "schlauche" || w.text == "durite" }) &&
		!g.has(func(m mark) bool { return m.isItem() && m.items[0] == part.FuelTank })
}

// sentenceOf is the sentence that a clause stands in.
func (r *reading) sentenceOf(g group, clause string) string {
	s, ok := r.sentenceAt(g.i)
	if !ok || g.j > s.last {
		return clause
	}
	if r.told != s || r.saying == "" {
		r.told, r.saying = s, r.text(s.first, s.last)
	}
	return r.saying
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
