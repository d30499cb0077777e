package advert

import (
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// ofFirst takes a term that only names a component away from what else it means, where the part it is of stands right before it: the head of
// "autopilot head", the gearbox of "windlass gearbox".
func (c *clause) ofFirst(i int) {
	m := &c.marks[i]
	if m.isItem() && m.j-m.i == 1 && m.i > c.i && components[c.words[m.i].text] && !wearParts[string(m.items[0])+":"+c.words[m.i].text] && components[c.words[m.i-1].text] && !c.has(func(o mark) bool { return o.isItem() && o.i < m.i && m.i <= o.j }) && c.spaced(m.i) {
		m.gone = true // the wheels of "saloon door wheels"
	}
	if i > 0 && m.isItem() && m.j-m.i == 1 && powerBrands[c.words[m.i].text] && c.marks[i-1].isItem() && c.marks[i-1].j == m.i {
		m.gone = true // "400 Ah LiFePO4 Victron 2023"
	}
	if i > 0 && m.isItem() && !m.part && m.items[0] == part.EngineItem && c.marks[i-1].isItem() && c.onlyComponents(c.marks[i-1].j, m.i) && driven[c.marks[i-1].items[0]] && c.spaced(m.i) {
		m.gone = true // the maker of "Wellendichtung Volvo 2016"
	}
	if i == 0 || !m.isItem() || !belongings[c.words[m.j-1].text] || m.items[0] == part.BilgePump || m.items[0] == part.Batteries {
		return
	}
	o := c.marks[i-1]
	if o.isItem() && !o.gone && o.items[0] != m.items[0] && strings.Trim(c.Body[c.words[o.j-1].end:c.words[m.i].start], " ") == "" && o.j == m.i && !places[o.items[0]] {
		m.gone = true
	}
}

// driven are the parts that makers of engines make, too.
var driven = map[part.Item]bool{part.Saildrive: true, part.Shaft: true, part.Gearbox: true, part.Exhaust: true, part.Cooling: true, part.Sterndrive: true}

// onlyComponents reports whether the words from i to j all name components.
func (c *clause) onlyComponents(i, j int) bool {
	for k := i; k < j; k++ {
		if !components[c.words[k].text] {
			return false
		}
	}
	return i <= j
}
