package advert

import (
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// ofWhat gives words that many parts have to the part that the text speaks of: "bow thruster dead, motor removed", "the manual pump needs a new
// diaphragm", "guardwires swaged, a little rust at the terminals".
func (c *clause) ofWhat() {
	for i := range c.marks {
		m := &c.marks[i]
		if m.sign == original && c.replaced(*m) || m.action == Serviced && zincWords[c.words[m.i].text] && c.has(func(o mark) bool { return o.action == Renewed }) {
			m.gone = true // "aluminium original was replaced in 2017", "all galvanised replaced by stainless"
		}
		if m.action == Serviced && m.j-m.i == 1 && c.words[m.i].text == "service" && m.j < c.j && c.words[m.j].numeral() && !yearLike(c.words[m.j]) && c.before(*m, part.Batteries) {
			m.gone = true // "batteries: service 2 x 140 Ah"
		}
		if m.sign == newSign && m.j < c.j && workWords[c.words[m.j].text] {
			m.gone = true // "neu lackiert" makes no deck new
		}
		if !m.isItem() {
			continue
		}
		if of := c.ownerOf(*m); of != nil {
			m.items, m.part = of, false
		}
		m.gone = m.gone || m.items[0] == part.EngineItem && c.wing(*m) || c.ofMasts(i) || c.onlyElectric(*m) || c.sailmaker(*m)
		c.ofFirst(i)
	}
}

// onlyElectric reports whether "electric" only tells how something is driven: "one manual, one electric not connected". Electrics are the wiring.
func (c *clause) onlyElectric(m mark) bool {
	return m.j-m.i == 1 && c.words[m.i].text == "electric" && !strings.HasSuffix(c.Body[c.words[m.i].start:c.words[m.i].end], "s")
}

// ownerOf is the part that a word which many have belongs to, nil for one that it means by itself.
func (c *clause) ownerOf(m mark) []part.Item {
	text := c.words[m.i].text
	switch {
	case !c.faulty() && c.ofTender(m):
		return []part.Item{part.Tender}
	case gasHolders[text] && m.items[0] != part.Gas && (c.speaksOf(part.Gas, m) || c.labelled(part.Gas, m)):
		return []part.Item{part.Gas} // "LPG: two tanks, hoses 2024"
	case c.words[m.j-1].text == "plate" && m.items[0] == part.HullShell && (c.before(m, part.Chainplates) || c.ownerName(part.Chainplates) != ""):
		return []part.Item{part.Chainplates}
	case belongings[text] && m.items[0] != part.Batteries && m.j-m.i == 1 && c.joined == "," && len(c.subject) > 0 && machines[c.subject[0]] && c.i+1 >= m.i:
		return c.subject[:1] // "electric windlass, new gearbox 2024"
	case belongings[text] && m.items[0] != part.Batteries && m.j-m.i == 1 && c.machineBefore(m) != nil:
		return c.machineBefore(m) // "windlass 2009 with new motor 2022"
	case ofEngines[m.items[0]] && !m.part && !c.faulty() && c.generates() && !c.before(m, part.EngineItem):
		return []part.Item{part.Charging} // "Onan 9 kW, exhaust elbow 2023"
	case text == "motor" && m.j-m.i == 1 && c.joined != "" && len(c.subject) > 0 && motored[c.subject[0]]:
		return c.subject[:1]
	case text == "diaphragm" && m.j-m.i == 1 && slices.ContainsFunc(c.words[c.i:c.j], func(w word) bool { return w.text == "pump" }):
		if own := c.itemsOf(func(o mark) bool { return o.i != m.i }); len(own) > 0 {
			return own[:1]
		}
		return []part.Item{part.BilgePump}
	case endings[text] && m.items[0] == part.StandingRigging && c.speaksOf(part.Lifelines, m):
		return []part.Item{part.Lifelines}
	case text == "bellow" && m.j-m.i == 1 && c.speaksOf(part.Shaft, m):
		return []part.Item{part.Shaft}
	case text == "burner" && c.speaksOf(part.Heating, m):
		return []part.Item{part.Heating}
	case text == "head" && m.j-m.i == 1 && c.speaksOf(part.RodRigging, m):
		return []part.Item{part.RodRigging}
	case m.items[0] == part.Thruster && c.joined == "," && m.i == c.i && len(c.marks) == 2 && c.has(mark.isYear) && c.labelled(part.Batteries, m):
		return []part.Item{part.Batteries} // "batteries: service 2019, bow thruster 2017"
	case text == "foam" && len(c.subject) > 0 && c.subject[0] == part.Extinguishers:
		return c.subject[:1]
	case text == "starter" && m.j-m.i == 1 && c.joined == "," && len(c.subject) > 0 && c.subject[0] == part.Batteries:
		return []part.Item{part.Batteries} // "house batteries 2019, starter 2021"
	case m.items[0] == part.Batteries && c.speaksOf(part.Epirb, m):
		return []part.Item{part.Epirb}
	case m.part && m.items[0] == part.EngineItem && c.speaksOf(part.Charging, m) && c.generates():
		return []part.Item{part.Charging}
	case m.items[0] == part.EngineItem && !m.part && c.smallPower(m):
		return []part.Item{part.Charging}
	case m.items[0] == part.Sails && (c.joined == "," && len(c.subject) > 0 && c.subject[0] == part.StandingRigging || c.goesOnBehind(part.StandingRigging) && m.i == c.i) && c.onlyDates(m):
		return []part.Item{part.StandingRigging} // "rigging 2012 main, mizzen 1996"
	}
	return nil
}

// goesOnBehind reports whether only a semicolon parts a clause from what was said of an item: "standing rigging 2013; mizzen 2020".
func (c *clause) goesOnBehind(item part.Item) bool {
	return c.joined == "" && c.i > 0 && strings.TrimSpace(c.gap(c.i)) == ";" && len(c.reading.before) > 0 && c.reading.before[0] == item
}

var gasHolders = wordClass("gas_holders")

// speaksOf reports whether a clause goes on from what was said of an item, or names it before a mark.
func (c *clause) speaksOf(item part.Item, m mark) bool {
	return c.joined != "" && len(c.subject) > 0 && c.subject[0] == item || c.before(m, item)
}

// before reports whether a clause names an item before a mark.
func (c *clause) before(m mark, item part.Item) bool {
	return c.has(func(o mark) bool { return o.isItem() && o.j <= m.i && o.items[0] == item })
}

// onlyDates reports whether a clause is no more than one mark and how old that is.
func (c *clause) onlyDates(m mark) bool {
	dated := c.has(mark.isYear) || c.has(func(o mark) bool { return o.sign == original })
	return len(c.marks) == 2 && dated && c.j-c.i <= m.j-m.i+3 && m.j-m.i == 1 && mastNames[c.words[m.i].text]
}

// generates reports whether the sentence up to a clause names a generator, which has an engine of its own.
func (c *clause) generates() bool {
	for k := c.j - 1; k >= max(0, c.j-farthestLabel); k-- {
		if k < c.j-1 && c.beginsSentence(k+1) {
			return false
		}
		if generators[c.words[k].text] {
			return true
		}
	}
	return false
}

// mostGenerator is the power, in kilowatts, up to which a second machine is taken for the generator.
const mostGenerator = 25

// smallPower reports whether the maker of an engine stands before a power that a generator has, and another engine was named in a sentence
// before: "twin Ford Lehmans. Westerbeke 8kW rebuilt 2018".
func (c *clause) smallPower(m mark) bool {
	if m.j >= c.j {
		return false
	}
	text := c.words[m.j].text
	power := strings.TrimSuffix(strings.TrimSuffix(text, "kw"), "kva")
	if power == text && (m.j+1 >= c.j || c.words[m.j+1].text != "kw" && c.words[m.j+1].text != "kva") {
		return false
	}
	n, err := strconv.ParseFloat(power, 64)
	if err != nil || n > mostGenerator {
		return false
	}
	for name := range c.enginesBefore(c.i) {
		if name != c.words[m.i].text {
			return true
		}
	}
	return false
}

// enginesBefore are the words by which the sentences before a word name engines. The clauses ask in their order, so that each sentence is
// searched once.
func (r *reading) enginesBefore(k int) map[string]bool {
	for ; r.enginesRead < len(r.sentences) && r.sentences[r.enginesRead].last <= k; r.enginesRead++ {
		for _, m := range r.terms.marks(r.Body, r.words, r.sentences[r.enginesRead]) {
			if ofEngine(m) && !m.part {
				r.engineWords[r.words[m.i].text] = true
			}
		}
	}
	return r.engineWords
}

// ofMasts reports whether a mast only tells which rigging the one before it is: "standing rigging of both masts renewed".
func (c *clause) ofMasts(i int) bool {
	m := c.marks[i]
	if i == 0 || m.items[0] != part.Mast || !c.marks[i-1].isItem() {
		return false
	}
	rigging := c.marks[i-1].items[0]
	if rigging != part.StandingRigging && rigging != part.RunningRigging && rigging != part.Sails {
		return false
	}
	return !slices.ContainsFunc(c.words[c.marks[i-1].j:m.i], func(w word) bool { return !whichMast[w.text] }) && c.marks[i-1].j < m.i
}

// motored are the parts that have an electric motor of their own.
var motored = map[part.Item]bool{part.Thruster: true, part.Winches: true, part.Furler: true, part.Electronics: true, part.BilgePump: true, part.Heating: true}

// faulty reports whether a clause tells that something is wrong or due.
func (c *clause) faulty() bool {
	return c.has(func(m mark) bool { return m.problem != "" && m.action == "" || m.sign == needing })
}

// ofEngines are the parts that a generator has as well.
var ofEngines = map[part.Item]bool{part.Exhaust: true, part.Cooling: true, part.EngineMounts: true}

// wing reports whether an engine is the small one that brings a boat home where hers fails: "wing engine Yanmar, installed 2014".
func (c *clause) wing(m mark) bool {
	words := c.words[c.i:m.j]
	return len(words) > 1 && slices.ContainsFunc(words[:len(words)-1], func(w word) bool { return w.text == "wing" })
}

// machineBefore is the part before a mark in its clause, where that has a motor of its own.
func (c *clause) machineBefore(m mark) []part.Item {
	var of []part.Item
	for _, o := range c.marks {
		if o.isItem() && !o.gone && o.j <= m.i {
			of = o.items
		}
	}
	if len(of) > 0 && machines[of[0]] && of[0] != part.Charging {
		return of[:1]
	}
	return nil
}

// machines are the parts that have gearboxes, pumps and motors of their own.
var machines = map[part.Item]bool{part.Thruster: true, part.Winches: true, part.Furler: true, part.Electronics: true, part.Heating: true, part.Heads: true, part.Charging: true, part.Water: true, part.TrimTabs: true}

var zincWords = wordClass("zinc_coated")

// Words of what ends a wire, of generators and of masts.
var (
	endings    = wordClass("endings")
	generators = wordClass("generators")
	whichMast  = wordClass("which_mast")
	mastNames  = wordClass("mast_names")
)
