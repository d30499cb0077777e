package sample

import (
	_ "embed" // the sentences
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/quantity"
)

//go:embed phrases.txt
var phrasesText string

// phrases are sentences by section, each cut into literal text and slots in turn, beginning with text.
type phrases map[string][][]string

func readPhrases() phrases {
	p, section := phrases{}, ""
	for line := range strings.Lines(phrasesText) {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || line[0] == '#':
		case line[0] == '[':
			section = strings.Trim(line, "[]")
		default:
			p[section] = append(p[section], strings.FieldsFunc(" "+line, func(r rune) bool { return r == '{' || r == '}' }))
		}
	}
	return p
}

// describe writes title and description.
func (p phrases) describe(b *boat) {
	b.Title = title(b)
	w := &writer{phrases: p, boat: b}
	w.Grow(480)
	w.say(opening(b), 1+b.IntN(2))
	if b.Make == "Custom" {
		w.say("oneoff.detail", 1)
	}
	if b.Make == "Corsair" || b.Make == "Dragonfly" {
		w.say("folding", 1)
	}
	if b.Grade != "" {
		w.say("state."+string(b.Grade), 1)
	}
	if b.Berths > 0 {
		w.say("room", 1+b.IntN(2))
	}
	if len(b.Engines) > 0 {
		w.say("engine", 1)
	}
	if b.Category.Sails() && b.Category != design.Dinghy {
		w.say("sails", 1)
	}
	if len(b.Features) > 2 {
		w.say("gear", 1)
	}
	w.say("history", b.IntN(3))
	p.close(w, b)
	b.Description = strings.TrimSpace(w.String())
}

func (p phrases) close(w *writer, b *boat) {
	switch {
	case b.PriceType == catalog.Free:
		w.say("close.free", 1)
	case b.NewUsed == catalog.BrandNew || b.NewUsed == catalog.NewOnOrder:
		w.say("close.new", 1)
	case b.charter:
		w.say("close.charter", 1)
	case b.Reduced():
		w.say("close.reduced", 1)
	}
	switch {
	case b.Tax == catalog.VATPaid && b.chance(0.5):
		w.say("close.vat", 1)
	case b.Tax == catalog.VATNotPaid || b.Tax == catalog.VATExcluded:
		w.say("close.novat", 1)
	}
	w.say("close", b.IntN(2))
}

func opening(b *boat) string {
	switch {
	case b.Make == "Custom":
		return "open.oneoff"
	case b.Category == design.Dinghy:
		return "open.small"
	case b.Category.Multihull() && b.Category.Sails():
		return "open.multi"
	case b.Category.Sails():
		return "open.sail"
	}
	return "open.power"
}

func title(b *boat) string {
	name := b.Name()
	if b.chance(0.25) && b.Features != nil {
		if words := gearWords[b.Features[b.IntN(len(b.Features))]]; words != "" {
			return name + " with " + words
		}
	}
	return name
}

// writer composes one description.
type writer struct {
	strings.Builder
	phrases phrases
	boat    *boat
	slots   map[string]string
}

// say writes n different sentences of a section.
func (w *writer) say(section string, n int) {
	sentences := w.phrases[section]
	at := w.boat.IntN(len(sentences))
	for tried := 0; n > 0 && tried < len(sentences); tried++ {
		if w.sentence(sentences[(at+tried*7)%len(sentences)]) {
			n--
		}
	}
}

// sentence writes one sentence unless it has an empty slot.
func (w *writer) sentence(parts []string) bool {
	for i := 1; i < len(parts); i += 2 {
		if w.slot(parts[i]) == "" {
			return false
		}
	}
	for i, part := range parts {
		if i%2 == 1 {
			part = w.slot(part)
		}
		if i == 1 && parts[0] == " " {
			part = fold.Capital(part)
		}
		w.WriteString(part)
	}
	return true
}

// slot is what a slot is filled with, empty if the boat does not tell. Values that are costly or drawn are kept.
func (w *writer) slot(name string) string {
	b := w.boat
	switch name {
	case "name":
		return b.Name()
	case "year":
		return number(b.YearBuilt)
	case "model":
		return design.Design{Builder: b.Make, Name: b.Model}.FullName()
	case "place":
		return b.where.Name
	case "designer":
		return b.Designer
	case "material":
		return b.HullMaterial
	case "rig":
		return b.Rig
	case "cabins":
		return plural(b.Cabins)
	case "berths":
		return plural(b.Berths)
	case "heads":
		return plural(b.Heads)
	case "loa_ft":
		return number(int(b.LOA/quantity.Foot + 0.5))
	case "loa_m":
		return number(int(b.LOA + 0.5))
	case "sails_year":
		return number(b.SailsYear)
	case "rig_year":
		return number(b.RiggingYear)
	case "hours":
		return number(int(b.Hours()))
	case "engine":
		return b.engineName()
	case "gear":
		return w.kept(name, b.gearList)
	}
	return ""
}

func (w *writer) kept(name string, make func() string) string {
	if v, ok := w.slots[name]; ok {
		return v
	}
	if w.slots == nil {
		w.slots = map[string]string{}
	}
	w.slots[name] = make()
	return w.slots[name]
}

func number(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// plural is a number that is more than one, because the sentences speak of several.
func plural(n int) string {
	if n < 2 {
		return ""
	}
	return strconv.Itoa(n)
}

func (b *boat) engineName() string {
	if len(b.Engines) == 0 {
		return ""
	}
	e := b.Engines[0]
	name := e.Make + " " + e.Model + " (" + strconv.Itoa(int(e.KW*1000/quantity.Horsepower+0.5)) + " hp)"
	if len(b.Engines) > 1 {
		name = "pair of " + name
	}
	return name
}

// gearList names three to six pieces of the boat's gear.
func (b *boat) gearList() string {
	var words []string
	for _, i := range b.Perm(len(b.Features)) {
		if w := gearWords[b.Features[i]]; w != "" && len(words) < 3+len(b.Features)%4 {
			words = append(words, w)
		}
	}
	return prose.List(words, "and")
}
