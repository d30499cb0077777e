package advert

import (
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// Words of dirt, of what follows a fire, and of what is changed at a service.
var (
	dirtWords   = wordClass("dirt")
	sootWords   = wordClass("soot")
	consumables = wordClass("consumables")
)

// ofDirt is what dirt on a part tells: of its looks at most where nothing in it moves, and soot of the exhaust that was spoken of. ok is false
// where it tells nothing: "a little soot on the bulkhead".
func (c *clause) ofDirt(m mark, item part.Item) (meant mark, of part.Item, ok bool) {
	if m.problem != part.Trouble || !dirtWords[c.words[m.i].text] {
		return m, item, true
	}
	exhaust := func(i part.Item) bool { return i == part.Exhaust || i == part.EngineItem }
	switch area := item.Area(); {
	case sootWords[c.words[m.i].text] && area != part.Drive && slices.ContainsFunc(c.subject, exhaust):
		m.problem = part.Leak
		return m, part.Exhaust, true
	case item == part.HullShell, item == part.InteriorItem, item == part.Upholstery, item == part.Sails, area == part.Deck:
		m.problem = part.Wear
		return m, item, true
	}
	return m, item, item.Area() != part.Hull && item.Area() != part.Rig
}

// sounds reports whether it is an alarm that is told to have gone off.
func (c *clause) sounds(m mark) bool {
	alarm := func(o mark) bool { return o.isItem() && o.items[0] == part.Alarms }
	return !c.negated[m.i] && (c.has(alarm) || !c.has(mark.isItem) && slices.Contains(c.subject, part.Alarms))
}

// aroundFitting reports whether a problem is told around a skin fitting, not of it: "pitting around the skin fittings".
func (c *clause) aroundFitting(m mark) bool {
	return c.has(func(o mark) bool {
		return o.isItem() && o.items[0] == part.Seacocks && o.i > m.j && anyIn(c.words[m.j:o.i], beside)
	})
}

// ofWire reports whether a wire that a problem befell carries current: "running lights do not work, wire corroded at the mast base".
func (c *clause) ofWire(m mark) bool {
	k := m.i - 1
	for k >= c.i && (linking[c.words[k].text] || vague[c.words[k].text]) {
		k--
	}
	if k < c.i || !wires[c.words[k].text] || c.has(func(o mark) bool { return o.isItem() && o.j > k && o.i <= k }) {
		return false
	}
	electric := func(i part.Item) bool { return i.Area() == part.Electrical }
	told := slices.ContainsFunc(c.lately(), func(o Cue) bool { return electric(o.Item) })
	return told || slices.ContainsFunc(c.subject, electric) || c.has(func(o mark) bool { return o.isItem() && electric(o.items[0]) })
}

var wires = wordClass("wires")

// onDeck reports whether a mark names a part that stands on deck.
func onDeck(o mark) bool { return o.isItem() && o.items[0].Area() == part.Deck }

// upholstered reports whether cloth or vinyl is what a seat on deck is worn in: "cockpit seats have some tears".
func (c *clause) upholstered(m mark, item part.Item) bool {
	return item == part.DeckItem && clothWords[c.words[m.i].text] && c.hasWord(seatWords)
}

var (
	clothWords = wordClass("cloth")
	seatWords  = wordClass("seats")
)

// broughtBefore is the part that came together with the one a verb stands nearest to: "lithium bank with a charger installed 2021".
func (c *clause) broughtBefore(items []part.Item, m mark) []part.Item {
	var out []part.Item
	for k := c.i + 1; k < m.i; k++ {
		if !accompanied[c.words[k].text] || !c.has(func(o mark) bool { return o.isItem() && o.i > k && o.j <= m.i && slices.Equal(o.items, items) }) {
			continue
		}
		out = c.itemsOf(func(o mark) bool { return o.j <= k && skilled[o.items[0]] })
	}
	return out
}

var accompanied = wordClass("accompanied")

// whenever reports whether the boat lies still only now and then, not for long: "a slight smell when she's been sitting".
func (c *clause) whenever(m mark) bool {
	return m.problem == part.Neglect && anyIn(c.words[c.i:m.i], wheneverWords)
}

var wheneverWords = wordClass("whenever")

// consumes reports whether what a verb is about is only what every service changes: "impeller and filters new 2026".
func (c *clause) consumes() bool {
	for k := c.i - 1; k >= 0 && c.joined != "" && !divides(c.gap(k+1)); k-- {
		if sealWords[c.words[k].text] {
			return false // "saildrive seal and anode renewed"
		}
	}
	return !c.has(mark.isItem) && c.hasWord(consumables)
}

// pumped tells of a hull that has to be pumped out again and again: "the automatic pump comes on about twice a day".
func (c *clause) pumped() {
	words := c.words[c.i:c.j]
	at := slices.IndexFunc(words, func(w word) bool { return pumpWords[w.text] })
	if at > 0 && !ofBilge[words[at-1].text] && words[at].text != "bilgenpumpe" && words[at].text != "lenzpumpe" {
		return // the pump of something else
	}
	if at < 0 || slices.ContainsFunc(words, func(w word) bool { return otherPumps[w.text] || notWord(w) }) || c.has(func(m mark) bool { return m.problem == part.Leak }) {
		return
	}
	if anyIn(words, pumpRuns) && often(words) {
		item := part.Bilge
		if anyIn(words, hourlyWords) {
			item = part.HullShell // more than a gland lets in
		}
		if from := c.sentenceWords(); c.glandNamed(from) {
			item = part.Shaft
		}
		c.say([]part.Item{item}, Cue{Kind: SaysDefect, Problem: part.Leak}, c.group)
	}
}

// glandNamed reports whether words tell that water comes from the stern gland: "chiefly from the stern tube".
func (c *clause) glandNamed(words []word) bool {
	const reach = 4 // words behind "from"
	for k, w := range words {
		for n := k + 1; w.text == "from" && n < min(len(words), k+reach); n++ {
			if m, end := c.terms.longest(c.Body, words, n, len(words)); end > n && len(m.items) > 0 && m.items[0] == part.Shaft {
				return true
			}
		}
	}
	return false
}

// often reports whether words tell that something comes back within days: "twice a day", "every few hours", "daily".
func often(words []word) bool {
	for k, w := range words {
		if dailyWords[w.text] {
			return true
		}
		if !shortTimes[w.text] || k == 0 {
			continue
		}
		for _, b := range words[max(0, k-3):k] {
			if everyWords[b.text] {
				return true
			}
		}
	}
	return false
}

var (
	ofBilge     = wordClass("of_bilge")
	pumpWords   = wordClass("pumps")
	otherPumps  = wordClass("other_pumps")
	pumpRuns    = wordClass("pump_runs")
	dailyWords  = wordClass("daily")
	hourlyWords = wordClass("hourly")
	shortTimes  = wordClass("short_times")
	everyWords  = wordClass("every")
)
