package advert

import (
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// ofTrouble judges what is wrong, was put right or is denied.
func (p *plainness) ofTrouble() Doubt {
	told := slices.IndexFunc(p.marks, func(m mark) bool { return m.problem == p.cue.Problem && m.problem != "" })
	if told < 0 && p.cue.Problem != part.Left && p.cue.Problem != part.Untested {
		told = slices.IndexFunc(p.marks, func(m mark) bool { return m.problem != "" }) // what sinks is damaged
	}
	if p.cue.Problem == part.Untested && p.cue.Item == part.Lithium && len(p.named()) > 0 {
		return "" // fitted by whoever had her
	}
	if told < 0 {
		return p.ofShort()
	}
	m := p.marks[told]
	switch {
	case p.cue.Kind == SaysDefect && p.cue.Problem != part.Untested && p.past():
		return Bygone
	case p.cue.Problem == part.Dead && anyIn(p.words[p.i:m.j], doers):
		return Hedged // "he did not run it"
	case p.cue.Kind == SaysDefect && p.underPast():
		return Bygone
	case p.cue.Kind == SaysDefect && p.cured(m):
		return Cured
	case p.cue.Kind == SaysDefect && p.onPiece(m):
		return OfPiece
	case p.cue.Kind == SaysDefect && p.ofNounBehind(m):
		return OfPiece
	case p.cue.Kind == SaysClear && (tellsPair(p.words[p.around.first:p.around.last], partial) || anyIn(p.words[p.i:p.j], somePlace)):
		return OfSome
	case p.cue.Kind == SaysClear && p.cue.Problem == part.Moisture && m.i > p.i && p.joins(m.i) && (owning[p.words[m.i-1].text] || prepositions[p.words[m.i-1].text]):
		return ManySenses // "kept on the dry"
	case p.cue.Kind == SaysClear && p.cue.Problem == part.Moisture && slices.ContainsFunc(p.marksOf(p.around), func(o mark) bool { return o.problem == part.Leak }):
		return OfPiece // what leaked is dry
	case p.cue.Kind == SaysDefect && p.cue.Item == part.Charging && p.cue.Problem == part.Trouble && anyIn(p.words[p.i:p.j], windWords) && anyIn(p.words[p.i:p.j], noises):
		return Proper // as they all are
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
	case p.cue.Item == part.Papers && p.cue.Problem == part.Missing && anyIn(p.words[p.i:p.j], bills):
		return Proper // of work, not of the boat
	case slices.Contains(m.items, p.cue.Item) && m.usual && p.namedBefore():
		return OfSeveral // "deck: sprayed cork, one blister of it"
	case slices.Contains(m.items, p.cue.Item) && p.others() == 0:
		return ""
	}
	return p.beside(m)
}

// past reports whether a clause tells of what was: a verb of the past that no "has" stands before, or words for what is over. "Until" tells that only
// before a time, and of what is out of date nothing.
func (p *plainness) past() bool {
	for k := p.i; k < p.j; k++ {
		w := p.words[k].text
		switch {
		case pastVerbs[w] && !(k > p.i && (p.words[k-1].text == "has" || p.words[k-1].text == "have")):
			return true
		case untilWords[w]:
			if p.cue.Problem != part.Expired && !(k+1 < p.j && !p.numeralAt(k+1) && p.words[k+1].text != "last") {
				return true
			}
		case gonePast[w], k > p.i && gonePast[p.words[k-1].text+":"+w]:
			return true
		}
	}
	return false
}

// untilWords stand before when something ended.
var untilWords = map[string]bool{"until": true, "till": true}

// underPast reports whether a clause is one of a list that a verb of the past opens: "the survey of 2022 had three items: ...".
func (p *plainness) underPast() bool {
	for k := p.i; k > p.around.first; k-- {
		if p.opensBehind(k) {
			return anyIn(p.words[p.around.first:k], pastVerbs)
		}
	}
	return false
}

// ofNounBehind reports whether what is wrong is said of the noun right behind it, and a part before it only has that: "the car has a broken bearing".
func (p *plainness) ofNounBehind(m mark) bool {
	k := m.j
	if p.cue.Problem == part.Missing && k < p.j && owning[p.words[k].text] && p.joins(k) {
		k++ // "missing its paddle"
	}
	if k >= p.j || !p.joins(k) || !p.isNoun(k) || p.capital(k) || waters[p.words[k].text] || p.isThing(m) || p.constituent(k) && !pieces[p.words[k].text] {
		return false
	}
	return slices.ContainsFunc(p.named(), func(o mark) bool { return o.j <= m.i && o.i < m.i })
}

// onPiece reports whether what is wrong is on a piece of the part that was named: "keel bolts good, with slight rust on the washers".
func (p *plainness) onPiece(m mark) bool {
	k := m.j
	if k >= p.j || !within[p.words[k].text] && !onto[p.words[k].text] || p.cue.Problem == part.Leak {
		return false
	}
	for k++; k < p.j && owning[p.words[k].text]; k++ {
	}
	return k < p.j && pieces[p.words[k].text] && p.itemAt(k) == nil
}

// namedBefore reports whether the sentence begins with another part as its label.
func (p *plainness) namedBefore() bool {
	return slices.ContainsFunc(p.marksOf(p.around), func(o mark) bool {
		return o.isItem() && o.j <= p.i && p.opensBehind(o.j) && !slices.Contains(o.items, p.cue.Item)
	})
}

// ofShort judges what is told without a word of its own for it, "no extinguishers".
func (p *plainness) ofShort() Doubt {
	const short = 6 // words
	switch own := p.named(); {
	case p.cue.Kind == SaysDefect && (p.cue.Problem == part.Needs || p.cue.Problem == part.Wear && p.has(func(m mark) bool { return m.sign == needing })):
		return p.ofNeed()
	case p.cue.Problem == part.Thin || p.cue.Problem == part.Copper:
		return "" // read over the whole sentence
	case p.cue.Kind == SaysDefect && p.cue.Problem != part.Missing && p.cue.Problem != part.Dead && !(p.cue.Problem == part.Untested && slices.ContainsFunc(p.words[p.i:p.j], notWord)):
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

// ofNeed judges what needs work: it is plain of the part that stands right before or behind the word for it.
func (p *plainness) ofNeed() Doubt {
	at := slices.IndexFunc(p.marks, func(m mark) bool { return m.sign == needing })
	if at < 0 {
		return Apart
	}
	if p.past() {
		return Bygone
	}
	return p.beside(p.marks[at])
}

// cured reports whether the sentence goes on, behind what is wrong, with what was done about it.
func (p *plainness) cured(m mark) bool {
	if p.cue.Item == part.FuelTank && anyIn(p.words[m.j:p.around.last], stopgaps) {
		return false // a tank that is patched is to be renewed
	}
	if tellsPair(p.words[m.j:p.around.last], reopened) {
		return false // "it was glassed over and has opened again"
	}
	named := false
	for k := m.j; k < p.around.last; k++ {
		named = named || slices.ContainsFunc(p.marksOf(p.around), func(o mark) bool {
			return o.isItem() && o.i == k && !slices.Contains(o.items, p.cue.Item) && !p.placeOf(o)
		})
		lasting := p.words[k].text == "since" && m.i > 0 && (p.words[m.i-1].text == "have" || p.words[m.i-1].text == "has")    // "two more have cracked since"
		lasting = lasting || yearsSince[p.words[k].text] && p.joins(k+1) && k+1 < p.around.last && !praised(p.words[k-1].text) // "out of date since 2024"
		lasting = lasting || k > m.j && stopgaps[p.words[k-1].text]
		if !named && !lasting && cures[p.words[k].text] && !p.stillToCome(k) {
			return true
		}
	}
	return slices.ContainsFunc(p.marksOf(p.around), func(o mark) bool {
		if o.i < m.j || o.action != Renewed && o.action != Repaired && o.sign != cleared || p.stillToCome(o.i) {
			return false
		}
		return !slices.ContainsFunc(p.marksOf(p.around), func(n mark) bool { return n.isItem() && n.i >= m.j && n.j <= o.i && !p.placeOf(n) })
	})
}

// stillToCome reports whether the work at word k is still to come: "and will be attended to", "to be resealed before the sale".
func (r *reading) stillToCome(k int) bool {
	return k > 1 && r.words[k-1].text == "be" && (r.words[k-2].text == "will" || r.words[k-2].text == "to" || ought[r.words[k-2].text])
}

// praised reports whether a word says that something is as it should be: "dry since 2020".
func praised(w string) bool { return dryWords[w] || goodWords[w] || firmWords[w] || tightWords[w] }

// yearsSince stand before the year from which on something is so.
var yearsSince = map[string]bool{"since": true, "depuis": true, "seit": true}

// compounded reports whether the word for what is wrong is a piece of another word: "wet-sanded", "damp-proof".
func (p *plainness) compounded(m mark) bool {
	hyphen := func(k int) bool { return k > 0 && k < len(p.words) && p.gap(k) == "-" }
	return hyphen(m.j) || hyphen(m.i) && !p.isItemAt(m.i-1)
}

// fittedOut are the areas of what an owner may take out for good.
var fittedOut = map[part.Area]bool{part.Drive: true, part.Electrical: true, part.Interior: true}
