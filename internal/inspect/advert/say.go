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
