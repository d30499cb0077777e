package advert

import (
	"regexp"
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// lesser gives what is wrong with something small to that, where a word of a part only tells what it stands on or belongs to: a tilt ram is no engine, a
// centreboard's case no keel, a leg below an outboard no sterndrive. tells is false where nothing is wrong with the boat.
func (c *clause) lesser(m mark, item part.Item, cue Cue) (mark, part.Item, Cue, bool) {
	switch {
	case m.problem == part.Missing && !required[item] && m.j-m.i == 1 && unfitted[c.words[m.i].text] && (item == part.Other || item == part.Heating && c.tells(heaters)):
		return m, item, cue, false // "plugs removed" is work that was done
	case item == part.Tender && c.notSold():
		return m, item, cue, false
	case item == part.Keel && hung[m.problem] && c.ofBoard():
		cue.OfPart = true
		return m, item, cue, true
	case item == part.Sterndrive && (c.onlyOutboard() || c.firstEnd(outboardModel) >= 0) && !c.tells(sternDrives) && !c.tells(anyDrive):
		m.problem, cue.OfPart = part.Trouble, true
		return m, part.EngineItem, cue, true
	case item == part.Sterndrive && c.onSaildrive():
		m.problem = part.Leak // "port drive oil milky"
		return m, part.Saildrive, cue, true
	case item == part.EngineItem && m.problem == part.Dead && c.turns(m):
		m.problem = part.Untested // "not run since 2023 but turns by hand"
		return m, item, cue, true
	case item == part.Seacocks && m.problem == part.Dead && c.oneOfWorked():
		cue.OfPart = true
		return m, item, cue, true
	case item == part.Tender && m.problem == part.Crack && c.hasWord(outboards):
		return m, item, cue, false // of its cowling
	case item == part.EngineItem && c.hasWord(tilting):
		return m, part.Other, cue, true
	}
	return m, item, cue, true
}

// onSaildrive reports whether a drive whose oil is told to be milky is a saildrive, by what else the text says.
func (c *clause) onSaildrive() bool {
	return c.hasWord(inOil) && c.firstEnd(saildriveNamed) >= 0 && !c.tells(sternDrives)
}

// turns reports whether an engine that was not run is told to turn all the same.
func (c *clause) turns(m mark) bool {
	words := c.sentenceWords()
	return notRun[c.words[m.j-1].text] && handTurned.MatchString(c.Body[words[0].start:words[len(words)-1].end])
}

// oneOfWorked reports whether one seacock is out of order among others that are told to be moved.
func (c *clause) oneOfWorked() bool {
	end := c.firstEnd(exercised)
	return c.words[c.i].text == "one" && end >= 0 && end <= c.words[c.i].start
}

var (
	notRun         = map[string]bool{"run": true, "running": true}
	handTurned     = regexp.MustCompile(`(?i)\bturns (?:over )?(?:freely )?by hand\b`)
	saildriveNamed = regexp.MustCompile(`(?i)\bsail ?drives?\b`)
	exercised      = regexp.MustCompile(`(?i)\bsea ?cocks (?:are |all |are all )?(?:exercised|worked|operated)\b`)
)

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
	return !noticing[c.words[k].text] && len(c.words[k].text) > 4 && c.words[k].text[len(c.words[k].text)-2:] == "ed" && !slices.ContainsFunc(c.words[c.j:k], notWord)
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
	const reach = 3 // words beside the fault
	for _, m := range g.marks {
		if m.problem == "" {
			continue
		}
		near := r.words[max(g.i, m.i-reach):min(g.j, m.j+reach)]
		for k, w := range near {
			if small[w.text] || k > 0 && small[near[k-1].text+":"+w.text] {
				return true
			}
		}
	}
	return false
}

// Words of what is told of the past and of what was done since.
var (
	once        = wordClass("once")
	helpingDone = wordClass("helping_done")
	valveWords  = wordClass("valve_words")

	noticing    = wordClass("noticing")
	small       = wordClass("small_faults")
	growing     = wordClass("growing")
	dents       = wordClass("dents")
	boards      = wordClass("boards")
	soldWith    = wordClass("sold_with")
	heaters     = wordClass("heaters")
	tilting     = wordClass("tilting")
	sternDrives = wordClass("stern_drives")
	anyDrive    = map[string]bool{"drive": true} // of a saildrive, too
)
