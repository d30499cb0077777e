package advert

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// Doubt is why a cue may not say what it is read to say. It is empty where the clause is plain: one part named, of which something is told right beside it,
// as it is now, of this boat and of the whole part.
type Doubt string

// The doubts.
const (
	OfOther    Doubt = "another boat is named"
	Hedged     Doubt = "the seller is not certain"
	Bygone     Doubt = "it tells of the past"
	Cured      Doubt = "it was looked after"
	OfPiece    Doubt = "a piece is named"
	OfSome     Doubt = "not all is meant"
	OfSeveral  Doubt = "several parts are named"
	Apart      Doubt = "other words stand between"
	Unnamed    Doubt = "the part is not named"
	ManySenses Doubt = "the word has several senses"
	Deadline   Doubt = "the year is a deadline"
	Proper     Doubt = "it is as it should be"
)

// farthestPlain is how many words stand between a part and what is told of it in a plain clause, at most.
const farthestPlain = 8

// doubtOf is what speaks against taking a cue of a clause at its word. together are the items that the clause is read to speak of.
func (r *reading) doubtOf(g group, c Cue, together []part.Item) Doubt {
	if c.Kind == SaysAboard || c.Kind == SaysHours {
		return ""
	}
	s, ok := r.sentenceAt(g.i)
	if !ok || g.j > s.last {
		s = sentence{first: g.i, last: g.j}
	}
	words := r.words[s.first:s.last]
	switch {
	case r.namesOther(s):
		return OfOther
	case tellsPair(words, hedging) || r.questioned(s) || anyIn(r.words[g.j:min(len(r.words), g.j+3)], takenBack) || g.i > s.first && notWord(r.words[g.i-1]):
		return Hedged
	case c.Item == part.WholeBoat:
		return ""
	case c.Kind == SaysDefect && tellsPair(r.words[g.i:g.j], proper):
		return Proper
	case c.Item == part.Other:
		return Unnamed
	case c.Item == part.DeckItem && slices.Contains(together, part.TeakDeck):
		return OfSeveral
	}
	p := plainness{clause: clause{reading: r, group: g}, cue: c, together: together, around: s}
	if c.Kind == SaysDefect || c.Kind == SaysClear || c.Kind == SaysRepaired && c.Problem != "" {
		return p.ofTrouble()
	}
	return p.ofWork()
}

// namesOther reports whether a sentence names a boat that is not hers.
func (r *reading) namesOther(s sentence) bool {
	return tellsPair(r.words[s.first:s.last], sales) || slices.ContainsFunc(r.boats, func(b called) bool {
		return !b.hers && b.i >= s.first && b.i < s.last && !slices.ContainsFunc(r.marksOf(s), func(m mark) bool { return m.isItem() && m.i < b.j && b.i < m.j })
	})
}

// questioned reports whether a question mark stands within a sentence: what a question takes for granted is told, what is followed by one is not.
func (r *reading) questioned(s sentence) bool {
	from, end := r.words[min(s.last-1, s.first+2)].start, r.words[s.last-1].end // "Rigging? Replaced 2014."
	return strings.Contains(r.Body[from:end], "?") || strings.HasPrefix(r.Body[end:], "??") || strings.HasPrefix(r.Body[end:], "(?)")
}

// tellsPair reports whether words have one of a list, or two beside each other that the list parts by a colon.
func tellsPair(words []word, list map[string]bool) bool {
	for k, w := range words {
		if list[w.text] || k > 0 && list[words[k-1].text+":"+w.text] {
			return true
		}
	}
	return false
}

// plainness judges whether a clause says a cue plainly.
type plainness struct {
	clause
	cue      Cue
	together []part.Item
	around   sentence
}

// ofTrouble judges what is wrong, was put right or is denied.
func (p *plainness) ofTrouble() Doubt {
	told := slices.IndexFunc(p.marks, func(m mark) bool { return m.problem == p.cue.Problem && m.problem != "" })
	if told < 0 && p.cue.Problem != part.Left && p.cue.Problem != part.Untested {
		told = slices.IndexFunc(p.marks, func(m mark) bool { return m.problem != "" }) // what sinks is damaged
	}
	if told < 0 {
		return p.ofShort()
	}
	m := p.marks[told]
	switch {
	case p.cue.Kind == SaysDefect && p.cue.Problem != part.Untested && (anyIn(p.words[p.i:p.j], pastVerbs) || tellsPair(p.words[p.i:p.j], gonePast)):
		return Bygone
	case p.cue.Kind == SaysDefect && p.cured(m):
		return Cured
	case p.cue.Kind == SaysClear && tellsPair(p.words[p.around.first:p.around.last], partial):
		return OfSome
	case p.compounded(m), p.cue.Problem == part.Dead && anyIn(p.words[m.i:m.j], unplugged):
		return ManySenses
	case p.cue.Item == part.HullShell && p.cue.Problem == part.Corrosion && Metal(p.facts.Hull):
		return "" // wherever it rusts, it is her plating
	case m.j < p.j && p.joins(m.j) && traces[p.words[m.j].text], p.cue.Problem == part.Corrosion && anyIn(p.words[m.i:m.j], traces):
		return ManySenses // "shows a rust stain"
	case p.cue.Problem == part.Missing && anyIn(p.words[p.i:p.j], absent) && fittedOut[p.cue.Item.Area()]:
		return Unnamed // taken out, and perhaps for good
	case p.cue.Kind == SaysDefect && p.cue.Problem != part.Needs && p.cue.Problem != part.Expired && p.has(func(o mark) bool { return o.sign == newSign || o.action == Renewed }):
		return OfSeveral
	case slices.Contains(m.items, p.cue.Item) && p.others() == 0:
		return ""
	}
	return p.beside(m)
}

// ofShort judges what is told without a word of its own for it, "no extinguishers".
func (p *plainness) ofShort() Doubt {
	const short = 6 // words
	switch own := p.named(); {
	case p.cue.Problem == part.Thin || p.cue.Problem == part.Copper:
		return "" // read over the whole sentence
	case p.cue.Kind == SaysDefect && p.cue.Problem != part.Missing && p.cue.Problem != part.Dead:
		return Apart
	case p.others() > 0:
		return OfSeveral
	case len(own) == 0:
		return Unnamed
	case p.j-p.i > short:
		return Apart
	default:
		return p.alone(own[0])
	}
}

// cured reports whether the sentence goes on, behind what is wrong, with what was done about it.
func (p *plainness) cured(m mark) bool {
	named := false
	for k := m.j; k < p.around.last; k++ {
		named = named || slices.ContainsFunc(p.marksOf(p.around), func(o mark) bool { return o.isItem() && o.i == k && !slices.Contains(o.items, p.cue.Item) })
		lasting := p.words[k].text == "since" && m.i > 0 && (p.words[m.i-1].text == "have" || p.words[m.i-1].text == "has") // "two more have cracked since"
		if !named && !lasting && cures[p.words[k].text] {
			return true
		}
	}
	return slices.ContainsFunc(p.marksOf(p.around), func(o mark) bool {
		if o.i < m.j || o.action != Renewed && o.action != Repaired && o.sign != cleared {
			return false
		}
		return !slices.ContainsFunc(p.marksOf(p.around), func(n mark) bool { return n.isItem() && n.i >= m.j && n.j <= o.i })
	})
}

// compounded reports whether the word for what is wrong is a piece of another word: "wet-sanded", "damp-proof".
func (p *plainness) compounded(m mark) bool {
	hyphen := func(k int) bool { return k > 0 && k < len(p.words) && p.gap(k) == "-" }
	return hyphen(m.j) || hyphen(m.i) && !p.isItemAt(m.i-1)
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
		case p.listing(), p.listed && (slices.Contains(p.together, m.items[0]) || p.cue.Problem == part.Missing):
		case p.cue.Item == part.TeakDeck && slices.Contains(m.items, part.DeckItem): // which it lies on
		case p.cue.Part == MizzenRigging && (m.items[0] == part.Sails || m.items[0] == part.Mast):
		case len(own) > 0 && (own[0].isItem() || p.cue.Problem == part.Blister) && own[0].j <= m.i && (p.placeOf(m) || p.words[m.i-1].text == "of"): // "a wheel of teak"
		default:
			n++
		}
	}
	return n
}

// placeOf reports whether a part only tells where something is: "the deck is soft at the mast".
func (p *plainness) placeOf(m mark) bool {
	k := m.i - 1
	for k > p.i && (owning[p.words[k].text] || sides[p.words[k].text] || direction[p.words[k].text] || p.words[k].text == "side") {
		k--
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
		labels := o.j <= m.i && strings.Contains(p.gap(o.j), ":")
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
	if k < p.i || !prepositions[p.words[k].text] {
		return false
	}
	if o.j <= m.i {
		return k > p.i
	}
	return !p.isThing(m) && p.words[p.i].text != "there" && !p.plain(p.i, m.i, false)
}

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
	if k := o.i - 1; k >= p.i && p.joins(o.i) && p.isNoun(k) && !p.capital(k) && !strings.HasSuffix(p.words[k].text, "ing") && !houseBatteries[p.words[k].text] {
		return OfPiece
	}
	if k := o.j; k < p.j && p.joins(k) && p.isNoun(k) && !p.capital(k) && !amounts[p.words[k].text] {
		return OfPiece
	}
	if p.cue.Item == part.Rudder && p.cue.Problem == part.Wear && anyIn(p.words[o.i:o.j], bearings) {
		return OfPiece // a stiff bearing is no worn blade
	}
	if p.cue.Item == part.Cooling && o.j-o.i == 1 && pieces[p.words[o.i].text] {
		return OfPiece // an impeller is not the cooling
	}
	if o.j-o.i == 1 && ambiguous[p.words[o.i].text] && !(p.cue.OfPart && p.tells(inflated)) {
		return ManySenses
	}
	if o.j-o.i == 1 && belongings[p.words[o.i].text] && slices.ContainsFunc(p.marksOf(p.around), func(n mark) bool { return n.isItem() && n.j <= p.i && !slices.Contains(n.items, p.cue.Item) }) {
		return OfPiece // "bow thruster weak, battery dead"
	}
	behind := min(p.j, o.j+2)
	if o.j < p.j && strings.Contains(p.gap(o.j), ":") {
		behind = o.j // "centreboard: bushing is worn"
	}
	if anyIn(p.words[max(p.i, o.i-2):behind], pieces) && !anyIn(p.words[o.i:o.j], pieces) {
		return OfPiece
	}
	return ""
}

// carriedTo judges a clause that names no part: it is plain where it is no more than what is told, and all that the sentence named before is the part.
func (p *plainness) carriedTo(m mark) Doubt {
	if anyIn(p.words[p.i:max(p.i, m.i)], pieces) {
		return OfPiece // "though the meter stuck"
	}
	if m.i-p.i > 3 || !p.plain(p.i, m.i, true) || p.others() > 0 {
		return Unnamed
	}
	before, doubt, end := 0, Doubt(""), p.i
	whole := plainness{clause: clause{reading: p.reading, group: group{i: p.around.first, j: p.around.last, marks: p.marksOf(p.around)}}, cue: p.cue, around: p.around}
	for _, o := range whole.marks {
		if !o.isItem() || o.j > p.i {
			continue
		}
		if before > 0 && whole.placeOf(o) {
			continue
		}
		if !slices.Contains(o.items, p.cue.Item) {
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

// ofWork judges what was done to a part, how old it is, and that it is as old as the boat.
func (p *plainness) ofWork() Doubt {
	words := p.words[p.i:p.j]
	m, ok := p.telling()
	switch {
	case !ok:
		return p.ofShort()
	case p.cue.Year != 0 && p.deadline():
		return Deadline
	case tellsPair(p.words[p.i:max(p.i, min(m.j, p.j))], gonePast):
		return Bygone
	case p.cue.Kind == SaysRenewed && (anyIn(words, proofs) || p.wholeOnly()):
		return OfPiece // of a test or a certificate, or of a plank
	case p.cue.Kind == SaysServiced && p.cue.Year != 0 && !p.has(func(o mark) bool { return o.year == p.cue.Year }):
		return Apart // the year of other work in the sentence
	case p.cue.Item == part.Cooling && p.cue.Kind == SaysRenewed && !p.has(func(o mark) bool { return o.action != "" || o.sign == newSign }):
		return Apart // only dated
	case p.cue.Kind != SaysOriginal && p.onItsOwn():
		return OfPiece
	case p.cue.Kind == SaysRenewed && p.ofSome():
		return OfSome
	case p.joined == exception, p.cue.Kind == SaysOriginal && tellsPair(words, partial) && !p.has(func(o mark) bool { return o.isItem() && o.i > m.j }),
		p.cue.Item == part.StandingRigging && len(p.named()) == 0 && anyIn(words, mastNames):
		return OfSome
	case tellsPair(p.words[p.i:max(p.i, min(m.i+1, p.j))], partial), anyIn(words, onlyOne):
		return OfSome
	case p.cue.Kind == SaysOriginal && slices.ContainsFunc(p.marks, func(o mark) bool { return o.isYear() || o.action == Renewed }):
		return Bygone
	case slices.Contains(m.items, p.cue.Item) && p.others() == 0:
		return ""
	}
	return p.beside(m)
}

// wholeOnly reports whether what is called new can only be a piece of an item, or is dated by what stands on it: no hull is renewed, and a mast has the
// year of its rigging.
func (p *plainness) wholeOnly() bool {
	switch p.cue.Item {
	case part.HullShell, part.Keel, part.Bulkheads:
		return true
	case part.Mast:
		return slices.ContainsFunc(p.marksOf(p.around), func(o mark) bool { return o.isItem() && slices.Contains(o.items, part.StandingRigging) })
	}
	return false
}

// ofSome reports whether only some of what an item is made of is called new: two seacocks of many, shrouds beside a stay.
func (p *plainness) ofSome() bool {
	for _, o := range p.named() {
		n := 0
		if o.i > p.i {
			n = count(p.words[o.i-1].text)
		}
		few := n > 0 && n < 4 && p.words[o.i-1].text != "a" && manyOf[p.cue.Item] && p.cue.Item != part.Batteries && p.cue.Item != part.Sails && p.cue.Item != part.Lifejackets
		stay := p.cue.Item == part.StandingRigging && anyIn(p.words[o.i:o.j], shroudWords) && slices.ContainsFunc(p.marksOf(p.around), func(n mark) bool { return n.part && slices.Contains(n.items, part.StandingRigging) })
		if few || stay {
			return true
		}
	}
	return false
}

// onItsOwn reports whether what was done has a thing of its own behind it: "genoa from 2015 with restitched UV strip".
func (p *plainness) onItsOwn() bool {
	return p.cue.Part == "" && p.has(func(o mark) bool {
		k := o.j
		return o.action != "" && k < p.j && p.joins(k) && p.isNoun(k) && !p.capital(k) && !amounts[p.words[k].text]
	})
}

// telling is the mark that tells the work or the year of a cue.
func (p *plainness) telling() (mark, bool) {
	for _, m := range p.marks {
		if p.cue.Year != 0 && m.year == p.cue.Year {
			return m, true
		}
	}
	for _, m := range p.marks {
		switch {
		case p.cue.Kind == SaysOriginal && m.sign == original, p.cue.Kind == SaysRenewed && (m.action == Renewed || m.sign == newSign),
			p.cue.Kind == SaysServiced && m.action != "", p.cue.Kind == SaysRepaired && m.action != "":
			return m, true
		}
	}
	return mark{}, false
}

// deadline reports whether the year of a cue is one up to which something is to be done or counts.
func (p *plainness) deadline() bool {
	for _, m := range p.marks {
		if m.year != p.cue.Year || m.age != 0 {
			continue
		}
		if anyIn(p.words[max(p.i, m.i-2):m.i], deadlines) || m.i > p.i && by[p.words[m.i-1].text] {
			return true
		}
		if p.cue.Kind == SaysRenewed && expiring[p.cue.Item] && m.year >= p.now && m.i > 0 && p.numeralAt(m.i-1) && p.gap(m.i) == "/" {
			return true // "flares 8/2026"
		}
	}
	return false
}

// fittedOut are the areas of what an owner may take out for good.
var fittedOut = map[part.Area]bool{part.Drive: true, part.Electrical: true, part.Interior: true}

// Words of sentences that are not plain.
var (
	hedging     = wordClass("hedging")
	gonePast    = wordClass("gone_past")
	cures       = wordClass("cures")
	partial     = wordClass("partial")
	deadlines   = wordClass("deadlines")
	pieces      = wordClass("pieces")
	ambiguous   = wordClass("ambiguous")
	amounts     = wordClass("amounts")
	proofs      = wordClass("proofs")
	takenBack   = wordClass("taken_back")
	inflated    = wordClass("inflated")
	shroudWords = wordClass("shroud_words")
	unplugged   = wordClass("unplugged")
	traces      = wordClass("traces")
	sales       = wordClass("sales")
	german      = wordClass("german")
	proper      = wordClass("proper")
)
