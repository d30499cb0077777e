package advert

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// yearFor returns the year that dates an action: the next one in its clause, else one before it, else the sentence's.
func (c *clause) yearFor(m mark) int {
	before := 0
	for _, y := range c.marks {
		if !y.isYear() || y.gone {
			continue
		}
		if behindComma := before > 0 && y.i > m.i && strings.Contains(c.Body[c.words[m.j-1].end:c.words[y.i].start], ","); behindComma {
			break // "hull 2023 coated, anodes 2025"
		}
		if y.i > m.i {
			c.dated = append(c.dated, y.i)
			return y.year
		}
		before = y.i + 1
	}
	if before > 0 {
		at := slices.IndexFunc(c.marks, func(y mark) bool { return y.i == before-1 })
		c.dated = append(c.dated, before-1)
		return c.marks[at].year
	}
	return c.sharedYear()
}

// undated are words between an item and a year that belongs to neither, "sails used until 2015"; pairs are parted by a colon.
var undated = wordClass("undated")

// bareYears reads years that no verb claims: "sails 2018", "a 2011 Yanmar", "rigging is 12 years old".
func (c *clause) bareYears() {
	if c.has(func(m mark) bool { return m.problem == part.Expired }) || c.ofPapers() {
		return // "liferaft expired 2021", "engine warranty to 2028"
	}
	for _, y := range c.marks {
		if !y.isYear() || y.gone || slices.Contains(c.dated, y.i) || c.datesTrouble(y) {
			continue
		}
		items := slices.DeleteFunc(slices.Clone(c.datedBy(y)), func(item part.Item) bool {
			return lasting[item] || item == part.TeakDeck && c.hasWord(taken) || item == part.EngineItem && c.metered(y)
		})
		if len(items) > 0 {
			cue := Cue{Kind: SaysRenewed, Year: y.year}
			switch {
			case c.checkedThen(y) || items[0] == part.Gas && anyIn(c.words[c.i:y.i], checkingWords) && !anyIn(c.words[c.i:y.i], hoseWords):
				cue.Kind = SaysServiced
			case y.year > c.now && expiring[items[0]]:
				cue = Cue{Kind: SaysServiced, Until: y.year} // "flares TTB 2027"
			}
			c.dates(items, y, cue)
			c.doubtWork(items, y)
		}
	}
}

// datesTrouble reports whether a year stands right behind what is wrong: "the autopilot died last season".
func (c *clause) datesTrouble(y mark) bool {
	return c.has(func(m mark) bool {
		return m.problem != "" && (c.cameOf(m) || m.j == y.i || m.j+1 == y.i && (c.words[m.j].text == "in" || c.words[m.j].text == "since" || c.words[m.j].text == "en" || c.words[m.j].text == "seit"))
	})
}

// expiring are the items on which stands the year up to which they count.
var expiring = map[part.Item]bool{part.Flares: true, part.Extinguishers: true, part.Liferaft: true, part.Epirb: true, part.Gas: true, part.Lifejackets: true, part.Trailer: true}

// checkedThen reports whether the words right before a year say that somebody looked at what it dates: "last gas check 2018".
func (c *clause) checkedThen(y mark) bool {
	return anyIn(c.words[max(c.i, y.i-2):y.i], checkingWords)
}

// hoseWords name what of a gas installation is judged by its age.
var hoseWords = wordClass("hose_words")

var checkingWords = wordClass("checking")

// lasting are the items that no year beside them says are new: "hull 412, 2001".
var lasting = map[part.Item]bool{part.HullShell: true, part.Keel: true, part.Bulkheads: true, part.DeckItem: true}

// looking words behind a year say that it is that of a look at the boat: "per 2024 survey".
var looking = wordClass("looking")

// metered reports whether a year is the date of a meter's reading: "1,022 h (June 2026)".
func (c *clause) metered(y mark) bool {
	return slices.ContainsFunc(c.words[max(c.i, y.i-4):y.i], func(w word) bool {
		return hourWords[w.text] || digit(w.text[0]) && hourWords[strings.TrimLeft(w.text, "0123456789.,")]
	})
}

// ofRest reports whether a year dates what is left of what the clause before was about: "lower shrouds 2020, the rest 2006".
func (c *clause) ofRest() bool {
	return c.ofOthers() && !c.has(func(m mark) bool {
		return !m.isYear() && !(m.isItem() && len(c.subject) > 0 && m.items[0] == c.subject[0])
	})
}

// datesBefore reports whether a relative clause tells the year that its noun is from: "the lower shrouds, which are from 2006".
func (c *clause) datesBefore(y mark) bool {
	return len(c.marks) == 1 && relative[c.words[c.i].text] && y.i > c.i && dating[c.words[y.i-1].text]
}

func (c *clause) datedBy(y mark) []part.Item {
	if y.j < len(c.words) && looking[c.words[y.j].text] || c.workBehind(y) {
		return nil
	}
	left, dl := c.nearest(y, -1)
	right, dr := c.nearest(y, +1)
	free := func(i, j int) bool {
		if j-i >= 2 && (c.words[i].text == "we" || c.words[i].text == "i") && (c.words[i+1].text == "bought" || c.words[i+1].text == "purchased") {
			return true // "the mainsail we bought in 2020"
		}
		for k := i; k < j; k++ {
			if undated[c.words[k].text] || k > i && undated[c.words[k-1].text+":"+c.words[k].text] {
				return false
			}
		}
		return true
	}
	switch {
	case left != nil && (c.near(y, dl) || y.age != 0 && dl <= newReach) && free(y.i-dl, y.i):
		return left
	case left == nil && right != nil && dr <= 2 && free(y.j, y.j+dr):
		return right
	case left == nil && right == nil && c.joined == "," && y.i-c.i <= 2 && len(c.marks) == 1 && (y.i == c.i || digit(c.words[c.i].text[0])), c.thenWorkedOn(y), c.onlyRole(y), c.ofRest(), c.datesBefore(y):
		return c.subject
	case left == nil && right == nil && c.joined == "," && len(c.marks) == 1 && len(c.subject) > 0 && c.subject[0] == part.StandingRigging && runningWords[c.words[c.i].text]:
		return []part.Item{part.RunningRigging} // "gréement dormant 2021, courant 2019"
	}
	return nil
}

// onlyRole reports whether a clause that goes on about batteries only tells which ones a year dates: "consumer 2016", "starter 2019".
func (c *clause) onlyRole(y mark) bool {
	if c.joined != "," || len(c.subject) == 0 || c.subject[0] != part.Batteries || len(c.marks) != 1 || y.i == c.i {
		return false
	}
	return !slices.ContainsFunc(c.words[c.i:y.i], func(w word) bool {
		return !houseBatteries[w.text] && !startBatteries[w.text] && !thrusterBatteries[w.text]
	})
}

// near reports whether a year stands near enough behind an item, words that only tell its maker or size left out: "Viking Rescyou 6p 2019",
// "service bank 3 x 180 Ah gel 2016".
func (c *clause) near(y mark, distance int) bool {
	if distance <= yearReach {
		return true
	}
	words := 0
	for _, w := range c.words[y.i-distance : y.i] {
		if raw := c.Body[w.start:w.end]; !w.numeral() && !measures[w.text] && raw == strings.ToLower(raw) {
			words++
		}
	}
	return distance <= 3*yearReach && words <= 1
}

var measures = wordClass("measures")

// workBehind reports whether a word of work right behind a year takes it: "mainsail 2012 (2020 restitched)", "wurden 2023 neu eingestellt".
func (c *clause) workBehind(y mark) bool {
	k := y.j
	for k < c.j && k <= y.j+1 && (c.words[k].text == "neu" || c.words[k].text == "new" || linking[c.words[k].text]) {
		k++
	}
	own := k+1 < c.j && yearOf(c.words[k+1], c.now) != 0 // "main 2008 restitched 2019"
	return k < c.j && workWords[c.words[k].text] && !own && !divides(c.gap(k))
}

var workWords = wordClass("work_behind")

// thenWorkedOn reports whether a clause begins with the year of what was named before and goes on with later work on it: "main (Hood) 2008
// restitched 2019".
func (c *clause) thenWorkedOn(y mark) bool {
	return c.joined == "," && y.i == c.i && y.j+1 < c.j && workWords[c.words[y.j].text] && yearOf(c.words[y.j+1], c.now) != 0
}

// runningWords stand alone for the running rigging beside the standing one.
var runningWords = wordClass("running_words")
