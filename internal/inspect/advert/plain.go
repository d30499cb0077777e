package advert

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// farthestPlain is how many words stand between a part and what is told of it in a plain clause, at most.
const farthestPlain = 8

// plainness judges whether a clause says a cue plainly.
type plainness struct {
	clause
	cue      Cue
	together []part.Item
	around   sentence
}

func (p *plainness) isItemAt(k int) bool { return k >= p.i && p.itemAt(k) != nil }

// named are the marks of the clause that name the item of the cue.
func (p *plainness) named() []mark {
	var out []mark
	for _, m := range p.marks {
		if (!m.gone || p.cue.Problem == part.Missing) && slices.Contains(m.items, p.cue.Item) {
			out = append(out, m)
		}
	}
	return out
}

// others counts the marks of the clause that name other parts, which the cue's is not told together with and which are not the place of it.
func (p *plainness) others() int {
	n := 0
	own := p.named()
	for _, m := range p.marks {
		if !m.isItem() || m.gone || slices.Contains(m.items, p.cue.Item) || p.placing(m) {
			continue
		}
		switch {
		case len(own) > 0 && own[0].j <= m.i && p.words[m.i-1].text != "of" && p.located(m), len(own) > 0 && own[0].j <= m.i && p.besideSide(m):
		case p.ofOccasion(m): // "lifts slightly when the rig is tensioned"
		case p.listing(), p.listed && (slices.Contains(p.together, m.items[0]) || p.cue.Problem == part.Missing):
		case p.cue.Item == part.TeakDeck && slices.Contains(m.items, part.DeckItem): // which it lies on
		case p.cue.Part == MizzenRigging && (m.items[0] == part.Sails || m.items[0] == part.Mast):
		case len(own) > 0 && (!own[0].usual || p.cue.Problem == part.Blister) && own[0].j <= m.i && (p.placeOf(m) || p.words[m.i-1].text == "of"): // "a wheel of teak"
		case len(own) == 0 && p.placeOf(m): // "has pinholes weeping into the bilge"
		case len(own) > 0 && m.j <= own[0].i && own[len(own)-1].j < p.j && relative[p.words[own[len(own)-1].j].text]: // "the loo has a seacock that is seized"
		default:
			n++
		}
	}
	return n
}

// besideSide reports whether a part only tells on which side something is: "the frames on the port side of the saloon".
func (p *plainness) besideSide(m mark) bool {
	k := m.i - 1
	for k > p.i && owning[p.words[k].text] {
		k--
	}
	return k > p.i && p.words[k].text == "of" && p.words[k-1].text == "side"
}

// ofOccasion reports whether a part stands behind what is wrong and only tells when that shows.
func (p *plainness) ofOccasion(m mark) bool {
	told := slices.IndexFunc(p.marks, func(o mark) bool { return o.problem == p.cue.Problem && o.j <= m.i })
	return told >= 0 && p.cue.Kind == SaysDefect && anyIn(p.words[p.marks[told].j-1:m.i], occasions)
}

// placeOf reports whether a part only tells where something is: "the deck is soft at the mast".
func (p *plainness) placeOf(m mark) bool {
	k := m.i - 1
	if !p.joins(m.i) {
		return false
	}
	for k > p.i && p.joins(k) && (owning[p.words[k].text] || sides[p.words[k].text] || direction[p.words[k].text] || p.words[k].text == "side" || count(p.words[k].text) > 0 || p.itemAt(k) != nil && p.itemAt(k).i > p.i) {
		k-- // "by the fuel tank hatch"
	}
	return k >= p.i && (beside[p.words[k].text] || onto[p.words[k].text] || within[p.words[k].text] || p.words[k].text == "at" || p.words[k].text == "around")
}

// beside judges a part of which something is told by another mark of the clause.
func (p *plainness) beside(m mark) Doubt {
	own := p.named()
	if len(own) == 0 {
		return p.carriedTo(m)
	}
	if p.others() > 0 {
		return OfSeveral
	}
	near, doubt := false, Apart
	for _, o := range own {
		i, j := o.j, m.i
		if m.j <= o.i {
			i, j = m.j, o.i
		}
		labels := o.j <= m.i && p.opensBehind(o.j)
		if p.listing() || j-i <= farthestPlain && p.plain(i, j, labels) && !p.aside(o, m) {
			near, doubt = true, p.alone(o)
			if doubt == "" {
				break
			}
		}
	}
	if !near {
		return Apart
	}
	return doubt
}

// listing reports whether the clause is a list of parts that share what was done to them.
func (p *plainness) listing() bool {
	return p.listed && p.cue.Kind != SaysDefect && p.cue.Kind != SaysClear && p.cue.Kind != SaysRepaired
}

// aside reports whether a part is only the place of what is told of something else: "the remaining three are in the bilge and are stiff", "it leaks at
// the hatch".
func (p *plainness) aside(o, m mark) bool {
	k := o.i - 1
	for k > p.i && (owning[p.words[k].text] || sides[p.words[k].text] || direction[p.words[k].text] || p.isNoun(k)) {
		k--
	}
	if k >= p.i && beside[p.words[k].text] && o.i >= m.j && p.cue.Item != part.DeckItem && p.cue.Item != part.HullShell && p.cue.Item != part.TeakDeck {
		return true // "a stain under the chainplate cover"
	}
	if k < p.i || !prepositions[p.words[k].text] || o.j < m.i && relative[p.words[o.j].text] {
		return false // "with a seacock that is seized"
	}
	if o.j <= m.i {
		return k > p.i && !(p.words[k].text == "of" && (count(p.words[k-1].text) > 0 || fewOf[p.words[k-1].text])) // "two of the windows have crazed"
	}
	return !p.isThing(m) && p.words[p.i].text != "there" && !p.plain(p.i, m.i, false)
}

// fewOf stand with "of" before the part that they tell the number of.
var fewOf = map[string]bool{"some": true, "both": true, "several": true, "all": true, "couple": true, "few": true, "most": true, "half": true, "one": true, "two": true}

// plain reports whether only words that are no statement of their own stand between two words, and where that is asked for pieces that every part has:
// "centreboard: bushing is worn".
func (p *plainness) plain(i, j int, withPieces bool) bool {
	placed := false // in a phrase that only tells where: "the hatch over the berth leaks"
	for k := i; k < j; k++ {
		w := p.words[k].text
		if beside[w] || within[w] || onto[w] || w == "at" {
			placed = true
			continue
		}
		if placed && (owning[w] || sides[w] || direction[w] || p.isNoun(k)) || withPieces && p.constituent(k) {
			continue
		}
		placed = false
		if p.cue.Problem == part.Leak && unsealed[w] {
			continue // "the rear seal leaks"
		}
		if p.cue.Problem == part.Play && p.cue.Kind == SaysDefect && p.constituent(k) {
			continue // "rudder heel bearing has play"
		}
		if p.isNoun(k) && !p.capital(k) && !p.numeralAt(k) && !(hourWords[w] && k > 0 && p.numeralAt(k-1)) && !amounts[p.words[k].text] {
			return false
		}
	}
	return true
}

func (p *plainness) numeralAt(k int) bool { return digit(p.words[k].text[0]) }

// capital reports whether a word is a name by its capital and does not begin a sentence.
func (p *plainness) capital(k int) bool {
	first, _ := utf8.DecodeRuneInString(p.Body[p.words[k].start:])
	return k > p.around.first && unicode.IsUpper(first) && !p.tells(german)
}

// alone judges the words around a part: a noun right beside it makes another thing of it, "mast wiring", "toilet pump handle".
func (p *plainness) alone(o mark) Doubt {
	if p.cue.OfPart && p.cue.Part != "" {
		return "" // told of the piece alone
	}
	leaks := p.cue.Problem == part.Leak && p.cue.Kind == SaysDefect
	if k := o.i - 1; k >= p.i && p.joins(o.i) && p.isNoun(k) && !p.capital(k) && !strings.HasSuffix(p.words[k].text, "ing") && !houseBatteries[p.words[k].text] {
		return OfPiece
	}
	if k := o.j; k < p.j && p.joins(k) && p.isNoun(k) && !p.capital(k) && !amounts[p.words[k].text] && !strings.ContainsAny(p.words[k].text, "0123456789") && !(leaks && unsealed[p.words[k].text]) {
		return OfPiece
	}
	if p.cue.Problem == part.Missing && p.cue.Item != part.BilgePump && pieces[p.words[o.j-1].text] {
		return OfPiece // the handle of a seacock, a fuse
	}
	if p.cue.Item == part.TeakDeck && anyIn(p.words[max(p.i, o.i-2):min(p.j, o.j+2)], railWords) {
		return OfPiece // a rail of teak is no deck of it
	}
	if p.cue.Item == part.Rudder && p.cue.Problem == part.Wear && anyIn(p.words[o.i:o.j], bearings) {
		return OfPiece // a stiff bearing is no worn blade
	}
	if p.cue.Item == part.Cooling && o.j-o.i == 1 && pieces[p.words[o.i].text] {
		return OfPiece // an impeller is not the cooling
	}
	if o.j-o.i == 1 && ambiguous[p.words[o.i].text] && !(p.cue.OfPart && p.tells(inflated)) && !fitting[p.words[o.i].text+":"+string(p.cue.Problem)] && !p.namedBesides(o) {
		return ManySenses
	}
	another := func(n mark) bool { return n.isItem() && n.j <= p.i && !slices.Contains(n.items, p.cue.Item) }
	if p.cue.Kind == SaysDefect && o.j-o.i == 1 && belongings[p.words[o.i].text] && slices.ContainsFunc(p.marksOf(p.around), another) {
		return OfPiece // "bow thruster weak, battery dead"
	}
	behind := min(p.j, o.j+2)
	if o.j < p.j && p.opensBehind(o.j) {
		behind = o.j // "centreboard: bushing is worn"
	}
	near := p.words[max(p.i, o.i-2):behind]
	if anyIn(near, pieces) && !anyIn(p.words[o.i:o.j], pieces) && !(leaks && anyIn(near, unsealed)) {
		return OfPiece
	}
	return ""
}

// namedBesides reports whether the sentence begins with the part of an ambiguous word, in words that have no other sense: "tanbark sails: main 2010, tired".
func (p *plainness) namedBesides(o mark) bool {
	return slices.ContainsFunc(p.marksOf(p.around), func(n mark) bool {
		return n.isItem() && n.i < o.i && slices.Contains(n.items, p.cue.Item) && !ambiguous[p.words[n.j-1].text] && p.opensBehind(n.j)
	})
}

// carriedTo judges a clause that names no part: it is plain where it is no more than what is told, and all that the sentence named before is the part.
func (p *plainness) carriedTo(m mark) Doubt {
	if anyIn(p.words[p.i:max(p.i, m.i)], pieces) {
		return OfPiece // "though the meter stuck"
	}
	reach := 3
	if p.cue.Kind == SaysDefect && possessing[p.words[p.i].text] {
		reach = farthestPlain // "the tank is original, has some pinholes at the corner weeping"
	}
	if m.i-p.i > reach || !p.plain(p.i, m.i, p.cue.Kind == SaysDefect) || p.others() > 0 {
		return Unnamed
	}
	before, doubt, end := 0, Doubt(""), p.i
	whole := plainness{clause: clause{reading: p.reading, group: group{i: p.around.first, j: p.around.last, marks: p.marksOf(p.around)}}, cue: p.cue, around: p.around}
	for _, o := range whole.marks {
		if !o.isItem() || o.j > p.i {
			continue
		}
		if before > 0 && (whole.placeOf(o) || beside[p.words[o.i].text]) {
			continue
		}
		named := o.i > 0 && whole.joins(o.i) && whole.itemAt(o.i-1) != nil && whole.capital(o.i) // "mainsail Crusader 2016", its maker
		if named || o.items[0] == part.EngineHours && p.cue.Item == part.EngineItem {
			continue
		}
		if !slices.Contains(o.items, p.cue.Item) {
			if p.cue.Item == part.Gas && p.cue.Problem == part.Expired && o.items[0] == part.Galley {
				return "" // the test of what the cooker burns
			}
			return OfSeveral
		}
		before++
		doubt, end = whole.alone(o), o.j
	}
	if doubt == "" && !whole.plain(end, p.i, true) {
		doubt = Apart // "windows are out, new acrylic cut but not bonded"
	}
	if doubt != "" {
		return doubt
	}
	if before == 0 && (p.j-p.i > 5 || p.i != p.around.first) {
		return Unnamed
	}
	return ""
}
