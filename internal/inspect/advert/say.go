package advert

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// say adds a cue for each item; what was said before is not repeated.
func (r *reading) say(items []part.Item, c Cue, g group) {
	r.quote(&c, g)
	c.Minor = c.Kind == SaysDefect && r.belittled(g)
	c.Slight = c.Kind == SaysDefect && r.slight(g, c.Problem)
	ofTeak := c.Kind == SaysRepaired || c.Kind == SaysDefect && !spreading[c.Problem] && c.Problem != part.Leak
	if ofTeak && slices.Contains(items, part.TeakDeck) {
		items = slices.DeleteFunc(slices.Clone(items), func(item part.Item) bool { return item == part.DeckItem }) // which the teak lies on
	}
	for _, item := range items {
		said, ok := r.saidOf(item, c, g)
		if !ok {
			continue
		}
		said.Doubt = r.doubtOf(g, said, items)
		if at := slices.IndexFunc(r.cues, said.Same); at < 0 {
			r.cues = append(r.cues, said)
		} else if r.cues[at].Doubt != "" && said.Doubt == "" {
			r.cues[at] = said // said again, plainly
		}
	}
}

// quote puts into a cue where in the text it stands, and in which words.
func (r *reading) quote(c *Cue, g group) {
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
}

// saidOf is what a clause says of one item; false where that is nothing of hers, or nothing that anybody asks after.
func (r *reading) saidOf(item part.Item, c Cue, g group) (said Cue, ok bool) {
	defect := c.Kind == SaysDefect
	if item == part.Other && !defect {
		return c, false // nobody asks after what has no name
	}
	if item == part.Other && r.ofTrailer(g) || defect && item != part.Trailer && r.onTrailer(g) {
		item = part.Trailer
	}
	if item == part.Sterndrive && !defect && (r.tells(outboards) || r.firstEnd(outboardModel) >= 0) && !r.tells(sternDrives) {
		return c, false // the lower unit of an outboard
	}
	said = c
	said.Item, said.Part = item, cmp.Or(c.Part, r.partIn(g, item))
	if said.Named == "" && c.Kind == SaysOriginal {
		said.Named = r.nameIn(g, item)
	}
	if defect {
		said.Thing, said.Abroad = r.thingIn(g, item), r.abroad
	}
	if r.ofPieces(&said, g); said.OfPart && item == part.HullShell && !r.tells(tubeWords) {
		said.OfPart = false
		return said, defect // work on a piece of the hull is none on her
	}
	if item == part.FuelTank && r.ofHoses(g) {
		said.Item = part.FuelHoses
	}
	return said, true
}

// ofPieces takes what is said of pieces of an item alone for no more than that: a new stay makes no rig new.
func (r *reading) ofPieces(said *Cue, g group) {
	item, alone := said.Item, r.partsOnly(g, said.Item)
	switch item {
	case part.EngineItem, part.DeckItem:
		said.OfPart = said.OfPart || alone
	case part.HullShell:
		said.OfPart = said.OfPart || alone || r.ofParts(g, item)
	case part.Sterndrive:
		said.OfPart = said.OfPart || alone && said.Kind == SaysDefect
	case part.Mast:
		said.OfPart = said.OfPart || said.Kind == SaysDefect && r.ofBoom(g)
	}
	if said.Kind == SaysOriginal && item == part.StandingRigging && alone {
		said.Part = r.pieceIn(g, item)
	}
	if said.Kind != SaysRenewed || !r.renewsPiece(item, g, alone) {
		return
	}
	said.Kind = SaysServiced
	if item != part.EngineItem && item != part.RodRigging {
		said.Part = r.pieceIn(g, item)
	}
}

// renewsPiece reports whether a renewal is of a piece of an item, which leaves the item as old as it was; alone tells that only pieces are named.
func (r *reading) renewsPiece(item part.Item, g group, alone bool) bool {
	switch item {
	case part.EngineItem, part.Mast, part.Sterndrive:
		return alone
	case part.StandingRigging:
		return alone || r.ofParts(g, item)
	case part.RodRigging:
		return g.has(func(m mark) bool { return m.part })
	}
	return false
}

// ofTrailer reports whether a clause without a part stands in a sentence that begins with the trailer.
func (r *reading) ofTrailer(g group) bool { return r.behindTrailer(g) && !g.has(mark.isItem) }

// onTrailer reports whether a clause tells of what a trailer has, in a sentence that begins with the trailer: "trailer has new tyres, one fender is rusted".
func (r *reading) onTrailer(g group) bool {
	return anyIn(r.words[g.i:g.j], trailerParts) && r.behindTrailer(g)
}

// behindTrailer reports whether the first part that the sentence of a clause names is the trailer, and stands before the clause.
func (r *reading) behindTrailer(g group) bool {
	s, ok := r.sentenceAt(g.i)
	if !ok {
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
