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
		if !m.isItem() {
			continue
		}
		if of := c.ownerOf(*m); of != nil {
			m.items, m.part = of, false
		}
		m.gone = m.gone || c.ofMasts(i) || c.onlyElectric(*m)
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
	case m.items[0] == part.Batteries && c.before(m, part.Epirb):
		return []part.Item{part.Epirb}
	case m.part && m.items[0] == part.EngineItem && c.speaksOf(part.Charging, m) && c.generates():
		return []part.Item{part.Charging}
	case m.items[0] == part.EngineItem && !m.part && c.smallPower(m):
		return []part.Item{part.Charging}
	case m.items[0] == part.Sails && c.joined == "," && len(c.subject) > 0 && c.subject[0] == part.StandingRigging && c.onlyDates(m):
		return []part.Item{part.StandingRigging} // "rigging 2012 main, mizzen 1996"
	}
	return nil
}

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
	for k := c.j - 1; k >= 0; k-- {
		if k < c.j-1 && endsSentence(c.words[k], c.Body[c.words[k].end:c.words[k+1].start], c.Body[c.words[k+1].start:]) {
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

// Words of what ends a wire, of generators and of masts.
var (
	endings    = wordClass("endings")
	generators = wordClass("generators")
	whichMast  = wordClass("which_mast")
	mastNames  = wordClass("mast_names")
)
