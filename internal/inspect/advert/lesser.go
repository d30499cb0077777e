package advert

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// lesser gives what is wrong with something small to that, where a word of a part only tells what it stands on or belongs to: a tilt ram is no engine, a
// centreboard's case no keel, a leg below an outboard no sterndrive. tells is false where nothing is wrong with the boat.
func (c *clause) lesser(m mark, item part.Item, cue Cue) (mark, part.Item, Cue, bool) {
	switch {
	case m.problem == part.Missing && !required[item] && m.j-m.i == 1 && unfitted[c.words[m.i].text] && (item == part.Other || item == part.Heating && anyIn(c.reading.words, heaters)):
		return m, item, cue, false // "plugs removed" is work that was done
	case item == part.Tender && c.notSold():
		return m, item, cue, false
	case item == part.Keel && hung[m.problem] && c.ofBoard():
		cue.OfPart = true
		return m, item, cue, true
	case item == part.Sterndrive && (c.onlyOutboard() || outboardModel.MatchString(c.Body)) && !anyIn(c.reading.words, sternDrives):
		m.problem, cue.OfPart = part.Trouble, true
		return m, part.EngineItem, cue, true
	case item == part.Tender && m.problem == part.Crack && c.hasWord(outboards):
		return m, item, cue, false // of its cowling
	case item == part.EngineItem && c.hasWord(tilting):
		return m, part.Other, cue, true
	}
	return m, item, cue, true
}

// hung are the problems of what a board hangs in and on, which are none of a keel's.
var hung = map[part.Problem]bool{part.Play: true, part.Wear: true, part.Leak: true, part.Dead: true}

// ofBoard reports whether a clause speaks of a board that is lifted, or goes on from one that does.
func (c *clause) ofBoard() bool {
	if c.has(func(o mark) bool { return o.isItem() && o.items[0] == part.Keel }) {
		return c.hasWord(boards)
	}
	return anyIn(c.sentenceWords(), boards)
}

// notSold reports whether a sentence says that what it is about is not in the sale: "wird nicht mitverkauft".
func (c *clause) notSold() bool {
	words := c.sentenceWords()
	for k := 1; k < len(words); k++ {
		if soldWith[words[k].text] && (notWord(words[k-1]) || words[k-1].text == "nicht") {
			return true
		}
	}
	return false
}

// dealtWith reports whether what was wrong once is told to have been dealt with by the clause behind: "the roof was leaking and has been sheathed".
func (c *clause) dealtWith(m mark) bool {
	if m.i == c.i || m.i > 0 && !once[c.words[m.i-1].text] || c.j+2 >= len(c.words) || !adding[c.words[c.j].text] {
		return false
	}
	k := c.j + 1
	if !helpingDone[c.words[k].text] {
		return false
	}
	for k < len(c.words) && (helpingDone[c.words[k].text] || c.words[k].text == "since") {
		k++
	}
	if k == len(c.words) {
		return false
	}
	if done, _ := c.terms.longest(c.Body, c.words, k, len(c.words)); done.action != "" {
		return false // said by what was done
	}
	return len(c.words[k].text) > 4 && c.words[k].text[len(c.words[k].text)-2:] == "ed" && !slices.ContainsFunc(c.words[c.j:k], notWord)
}

// outboardModel matches the models of outboards, which adverts name without the word.
var outboardModel = regexp.MustCompile(`(?i)\b(?:yamaha f ?\d{2,3}|mercury verado|suzuki df ?\d{2,3}|honda bf ?\d{2,3})\b`)

// tookTeak reports whether teak is what was taken off: "the previous owner removed the teak in 2003".
func (c *clause) tookTeak(m mark) bool {
	o := c.itemBehind(m)
	return o != nil && o.items[0] == part.TeakDeck && o.i-m.j <= 2 && c.plainTo(m.j, o.i)
}

// slight reports whether the words for a fault make it small: "slight play", "etwas undicht", "a dent". What grows is not small.
func (r *reading) slight(g group, problem part.Problem) bool {
	words := r.words[g.i:g.j]
	if anyIn(words, growing) || anyIn(words, againWords) {
		return false
	}
	if problem == part.Damage && anyIn(words, dents) {
		return true
	}
	for k, w := range words {
		if small[w.text] || k > 0 && small[words[k-1].text+":"+w.text] {
			return true
		}
	}
	return false
}

// onlyAFitting reports whether a clause goes on from what befell a fitting of a rig, which is what was renewed: "found a cracked toggle on the lower
// shroud, replaced".
func (c *clause) onlyAFitting(items []part.Item) bool {
	const reach = 10 // words
	return slices.Contains(items, part.StandingRigging) && c.joined == "," && !c.has(mark.isItem) && anyIn(c.words[max(0, c.i-reach):c.i], rigFittings)
}

// ofOriginals reports whether an exception to what is original is what was renewed: "seacocks original except the one in the heads, replaced 2022".
func (c *clause) ofOriginals(items []part.Item) bool {
	const reach = 6 // words
	excepted := c.excepted || c.joined == "," && !c.has(mark.isItem) && anyIn(c.words[max(0, c.i-reach):c.i], excepting)
	return excepted && slices.ContainsFunc(c.lately(), func(o Cue) bool { return o.Kind == SaysOriginal && slices.Contains(items, o.Item) && manyOf[o.Item] })
}

// reworked reports whether what a sentence calls original was only caulked or sewn anew: "teak deck: original, recaulked in 2012".
func (c *clause) reworked(m mark, items []part.Item) bool {
	return workWords[c.words[m.j-1].text] && slices.ContainsFunc(c.lately(), func(o Cue) bool { return o.Kind == SaysOriginal && slices.Contains(items, o.Item) })
}

// onlySome takes back that a sentence made all of many new, where it goes on with how many: "2017 keel bolts: six drawn, four renewed".
func (c *clause) onlySome(items []part.Item, year int) {
	for i := c.said; i < len(c.cues); i++ {
		if o := &c.cues[i]; o.Kind == SaysRenewed && o.Year == year && year != 0 && slices.Contains(items, o.Item) {
			o.Kind = SaysServiced
		}
	}
}

// newNoun reports whether what is new is told by a noun that is no part: "2011 new stem and four planks".
func (c *clause) newNoun(m mark) bool {
	return m.sign == newSign && !c.has(mark.isItem) && m.j < c.j && c.joins(m.j) && c.isNoun(m.j) && !c.constituent(m.j)
}

// recurs reports whether a work is done again and again, which makes nothing new for good: "hoses changed every five years".
func (c *clause) recurs(m mark) bool {
	return m.j < c.j && recurring[c.words[m.j].text] && !c.has(mark.isYear)
}

// elsewhere reports whether a repair is told by a noun that is followed by a place of the hull, and no part is named: "a repair to the starboard
// quarter".
func (c *clause) elsewhere(m mark) bool {
	return m.action == Repaired && m.j < c.j && c.words[m.j].text == "to" && !c.has(mark.isItem) && anyIn(c.words[m.j:c.j], hullPlaces)
}

// ofGenerator reports whether a clause that names no engine goes on about a generator: "gas generator; carburettor rebuilt, not started this season".
func (c *clause) ofGenerator(m mark) bool {
	const reach = 12 // words
	from := m.i
	for from > max(0, m.i-reach) && !strings.Contains(c.Body[c.words[from-1].end:c.words[from].start], ".") {
		from--
	}
	before := c.words[from:m.i]
	return len(before) > 0 && anyIn(before, generatorWords) && !anyIn(before, engineNouns)
}

// Words of what is told of the past and of what was done since.
var (
	once        = wordClass("once")
	helpingDone = wordClass("helping_done")
	rigFittings = wordClass("rig_fittings")
	recurring   = wordClass("recurring")
	valveWords  = wordClass("valve_words")
	hullPlaces  = wordClass("hull_places")
	engineNouns = map[string]bool{"engine": true, "engines": true, "moteur": true, "motor": true}

	generatorWords = wordClass("generator_words")

	small       = wordClass("small_faults")
	growing     = wordClass("growing")
	dents       = wordClass("dents")
	boards      = wordClass("boards")
	soldWith    = wordClass("sold_with")
	heaters     = wordClass("heaters")
	tilting     = wordClass("tilting")
	sternDrives = wordClass("stern_drives")
)
