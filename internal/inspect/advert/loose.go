package advert

import (
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// Told is what a text tells of its parts besides its cues.
type Told struct {
	// Dated are the items named in a sentence with a year, or with words that nobody knows it or that there is none: their age need not be asked for.
	Dated map[part.Item]bool
	// Loose are sentences that name a part beside a year long ago or a word of trouble, and of which no cue was read.
	Loose []Loose
}

// Loose is a sentence that is only quoted.
type Loose struct {
	Quote      string
	Item       part.Item   // that it names first
	Dated      []part.Item // that it names before the year
	Year       int         // long ago, 0 where it only tells of trouble
	Start, End int         // bytes of the text
	Grave      bool        // it tells of what would have to be put right before use
}

// longAgo is from how many years on a year is worth a look, whatever it dates.
const longAgo = 7

// besides is what the text tells besides the cues that were read of it.
func (r *reading) besides() Told {
	out := Told{Dated: map[part.Item]bool{}}
	for _, s := range r.sentences {
		marks := r.marksOf(s)
		named := slices.DeleteFunc(slices.Clone(marks), func(m mark) bool { return len(m.items) == 0 || m.usual })
		r.date(out.Dated, s, named)
		if l, ok := r.looseIn(s, named); ok {
			out.Loose = append(out.Loose, l)
		}
	}
	return out
}

// date notes of which items a sentence tells anything of their age; named are the marks of the parts that it names.
func (r *reading) date(told map[part.Item]bool, s sentence, named []mark) {
	words := r.words[s.first:s.last]
	if anyIn(words, rigWires) && r.hasYear(s) {
		told[part.StandingRigging] = true // "wire 2015"
	}
	if len(named) == 0 {
		return
	}
	dated := r.hasYear(s) || tellsPair(words, unknowing) || anyIn(words, absent) || slices.ContainsFunc(r.marksOf(s), func(m mark) bool {
		return m.isYear() || m.sign == original || m.sign == negator && len(words) <= shortDenial
	})
	for _, m := range named {
		for _, item := range m.items {
			told[item] = told[item] || dated
		}
	}
	if told[part.Keel] && anyIn(words, boltWords) {
		told[part.KeelBolts] = true
	}
	if anyIn(words, gasNames) && (dated || anyIn(words, otherFuels)) {
		told[part.Gas] = true // "gas detectors yes, hose date 2017"
	}
}

// looseIn is a sentence as it is only quoted, where it tells of an old year or a trouble that no cue has.
func (r *reading) looseIn(s sentence, named []mark) (l Loose, ok bool) {
	words, marks := r.words[s.first:s.last], r.marksOf(s)
	water := makesWater(words)
	l = Loose{Quote: quoted(r.text(s.first, s.last), longestSaying), Item: part.HullShell, Start: words[0].start, End: words[len(words)-1].end}
	l.Grave = r.structuralCrack(s, marks) || (tellsPair(words, direWords) || water == "day" || water == "hour") && !r.ordered(s) && !r.namesOther(s)
	if len(named) == 0 {
		return l, l.Grave || water != ""
	}
	l.Item = named[0].items[0]
	l.Year, ok = r.loose(s, marks)
	l.Dated = datedItems(named, marks, l.Year)
	l.Grave = l.Grave || ok && tellsPair(words, wontClose) && slices.ContainsFunc(named, func(m mark) bool { return slices.Contains(m.items, part.Seacocks) })
	return l, ok || l.Grave
}

// structuralCrack reports whether a sentence tells of a crack where what carries a load meets something: "a crack where the crossbeam meets the hull".
func (r *reading) structuralCrack(s sentence, marks []mark) bool {
	words := r.words[s.first:s.last]
	if !anyIn(words, junctions) || tellsPair(words, gonePast) || r.ordered(s) || r.namesOther(s) {
		return false
	}
	has := func(meets func(mark) bool) bool { return slices.ContainsFunc(marks, meets) }
	told := slices.IndexFunc(marks, func(m mark) bool {
		return (m.problem == part.Crack || m.problem == part.Delam || m.problem == part.Play) && !m.gone
	})
	return told >= 0 && has(func(m mark) bool { return m.isItem() && loaded[m.items[0]] }) &&
		!has(func(m mark) bool { return m.action == Repaired || m.sign == negator && m.j <= marks[told].i })
}

// loaded are the parts that carry the loads of rig and keel.
var loaded = map[part.Item]bool{part.Bulkheads: true, part.Keel: true, part.Chainplates: true, part.Mast: true, part.Rudder: true}

var junctions = map[string]bool{"meet": true, "join": true, "joint": true, "junction": true}

// datedItems are the items that a sentence names before an old year.
func datedItems(named, marks []mark, year int) []part.Item {
	at := slices.IndexFunc(marks, func(m mark) bool { return year != 0 && m.year == year })
	var out []part.Item
	for _, m := range named {
		if at >= 0 && m.j <= marks[at].i {
			out = append(out, m.items...)
		}
	}
	return out
}

// makesWater is for how long the water is told that comes in, "2 gallons a day", empty where none is.
func makesWater(words []word) string {
	for k := range max(0, len(words)-2) {
		if bilgeMeasures[words[k].text] && (words[k+1].text == "a" || words[k+1].text == "per" || words[k+1].text == "an") {
			return words[k+2].text
		}
	}
	return ""
}

// hasYear reports whether a sentence has a year, past or to come, that is not the boat's.
func (r *reading) hasYear(s sentence) bool {
	for k := s.first; k < s.last; k++ {
		if yearLike(r.words[k]) && !r.facts.names(k, k+1) && r.words[k].text != strconv.Itoa(r.facts.Year) {
			return true
		}
	}
	return false
}

// shortDenial is how many words a sentence has, at most, in which a denial says that a part is not there: "no gas aboard".
const shortDenial = 8

// loose reports whether a sentence tells of an old year or a trouble that no cue has; the year is 0 for a trouble.
func (r *reading) loose(s sentence, marks []mark) (year int, ok bool) {
	if r.ordered(s) || r.namesOther(s) {
		return 0, false
	}
	first, last := r.words[s.first].start, r.words[s.last-1].end
	told := func(meets func(Cue) bool) bool {
		return slices.ContainsFunc(r.cues, func(c Cue) bool { return c.Start >= first && c.End <= last+1 && meets(c) })
	}
	words := r.words[s.first:s.last]
	if last := len(words) - 1; last > 0 && yearsSince[words[last].text] && praised(words[last-1].text) {
		return 0, false // "drained that winter, fine since"
	}
	doubted := tellsPair(words, troubling) || tellsPair(words, unknowing) || strings.Contains(r.Body[first:last], "??")
	if doubted && !told(func(c Cue) bool { return c.Kind == SaysDefect || c.Kind == SaysRepaired }) {
		return 0, true
	}
	old := slices.IndexFunc(marks, func(m mark) bool {
		return m.isYear() && r.now-m.year >= longAgo && !anyIn(words, havingHer) && m.year > r.facts.Year && !told(func(c Cue) bool { return c.Year == m.year })
	})
	if old < 0 {
		return 0, false
	}
	return marks[old].year, true
}

// Words that tell that a date is not known, that something is not there, and that something is wrong.
var (
	unknowing     = wordClass("unknowing")
	absent        = wordClass("absent")
	troubling     = wordClass("troubling")
	otherFuels    = wordClass("other_fuels")
	direWords     = wordClass("dire_words")
	wontClose     = wordClass("wont_close")
	bilgeMeasures = wordClass("bilge_measures")
	havingHer     = wordClass("having_her")
	boltWords     = map[string]bool{"bolt": true, "bolzen": true, "boulon": true}
	gasNames      = wordClass("gas_names")
	rigWires      = wordClass("rig_wires")
)
