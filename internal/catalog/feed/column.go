package feed

import (
	_ "embed" // the names of columns
	"maps"
	"strings"
	"sync"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
)

//go:embed columns.txt
var columnText string

// column is a field as a flat record has it: a line of CSV, an object of JSON lines.
type column struct {
	name string // as WriteCSV calls it, with the unit
	adds bool   // several columns of it add up; of others the first that has a value counts
	unit string // of the number, where the header names no other
	bare bool   // a length under a name that tells no unit, in a language whose readers may mean feet
	set  func(*draft, amount)
	get  func(*catalog.Listing) string // nil where the field is only read
}

// text makes a column that is one text of the draft.
func text(field func(*draft) *string) func(*draft, amount) {
	return func(d *draft, a amount) { *field(d) = a.text }
}

// measure makes a column that is one amount of the draft.
func measure(field func(*draft) *amount) func(*draft, amount) {
	return func(d *draft, a amount) { *field(d) = a }
}

// columnTable finds columns by the names that headers have.
type columnTable struct {
	byName map[string]*column

	guard sync.RWMutex
	read  map[string]header // names that were read before: records tell the same ones again and again
}

// header is what a name was read as; of no column where it is none of ours.
type header struct {
	column *column
	unit   string
}

// mostRead bounds how many names are remembered.
const mostRead = 4096

// knownColumns is the table of columns(), made once.
var knownColumns = sync.OnceValue(func() *columnTable { return newColumnTable(columns()) })

func newColumnTable(columns []column) *columnTable {
	t := &columnTable{byName: map[string]*column{}, read: map[string]header{}}
	for i := range columns {
		c := &columns[i]
		t.byName[design.Fold(c.name)] = c
	}
	for name, field := range readVocabulary(columnText) {
		c := t.byName[design.Fold(field)]
		if bareUnits[c.unit] && !metricNames[name] {
			bare := *c
			bare.bare, c = true, &bare
		}
		t.byName[name] = c
	}
	for name, c := range maps.Clone(t.byName) {
		if short := withoutParticles(name); t.byName[short] == nil {
			t.byName[short] = c
		}
	}
	return t
}

// bareUnits are the units of measures that are told in another one in the United States.
var bareUnits = map[string]bool{"m": true, "kg": true, "l": true, "m2": true}

// metricNames are names of lengths where nobody measures boats in feet without saying so.
var metricNames = map[string]bool{
	"lange": true, "laenge": true, "lange uber alles": true, "lua": true, "longueur": true, "breite": true, "largeur": true, "bau": true,
	"tiefgang": true, "tirant d eau": true, "tirant": true, "durchfahrtshohe": true,
}

// maxHeader is how many bytes the name of a column has at most.
const maxHeader = 80

// headerSigns writes out what folding would lose.
var headerSigns = strings.NewReplacer("(s)", "s", "²", "2")

// header reads a name with or without its unit: "loa_m", "LOA (ft)", "Length overall [m]", "Price EUR". It is safe for concurrent use.
func (t *columnTable) header(name string) (c *column, unit string) {
	t.guard.RLock()
	h, known := t.read[name]
	t.guard.RUnlock()
	if known {
		return h.column, h.unit
	}
	c, unit = t.readHeader(name)
	if len(name) <= maxHeader {
		t.guard.Lock()
		if len(t.read) < mostRead {
			t.read[strings.Clone(name)] = header{c, unit} // a name may lie in the record of an advert, which is much larger
		}
		t.guard.Unlock()
	}
	return c, unit
}

// readHeader reads a name for the first time.
func (t *columnTable) readHeader(name string) (c *column, unit string) {
	if len(name) > maxHeader {
		return nil, ""
	}
	folded := design.Fold(headerSigns.Replace(name))
	if c = t.byName[folded]; c != nil {
		switch {
		case c.name == "price":
			return c, currencyIn(strings.Map(onlySigns, name)) // folding takes the sign of a currency away
		case units[folded].dim == power:
			return c, folded // the column is called after its unit
		}
		return c, c.unit
	}
	for from := 0; ; {
		cut := strings.IndexByte(folded[from:], ' ')
		if cut < 0 {
			if c, unit = t.composed(folded); c == nil {
				c, unit = t.qualified(name)
			}
			return c, unit
		}
		from += cut + 1
		rest := strings.TrimSuffix(strings.TrimSuffix(folded[:from-1], " in"), " en")
		c, last := t.byName[rest], folded[from:]
		switch {
		case c == nil:
		case c.name == "price" && currencyOf(last) != "":
			return c, currencyOf(last)
		case c.unit == "" && units[last].dim == volume && t.byName[rest+" tank"] != nil:
			return t.byName[rest+" tank"], last // "Fuel (gal)" is no kind of fuel
		case c.unit != "" && units[last].dim != 0 && units[last].dim == units[c.unit].dim:
			return t.byName[design.Fold(c.name)], last
		}
	}
}

// typeOrModel is what a column called type tells: in several languages the model, which it is where a header that names the make names
// neither model nor title.
func (t *columnTable) typeOrModel(header []string) *column {
	make := false
	for _, name := range header {
		switch c, _ := t.header(name); {
		case c == nil:
		case c.name == "model" || c.name == "title":
			return t.byName["category"]
		case c.name == "make":
			make = true
		}
	}
	if make {
		return t.byName["model"]
	}
	return t.byName["category"]
}

// identifierWords are in the name of a column of identifiers.
var identifierWords = wordSet("id uid guid uuid nr no num number nummer numero ref reference referenz referentie referencia code kod key")

// identifies reports whether the name of the first column of a table, where no other is of identifiers, is that of one.
func identifies(name string) bool {
	for word := range strings.FieldsSeq(design.Fold(name)) {
		if identifierWords[word] || strings.HasSuffix(word, "nummer") || strings.HasSuffix(word, "nr") {
			return true
		}
	}
	return false
}

// qualified reads a name that brackets say more of: "Zustand (neu/gebraucht)". They may say that a measure or a price is another one.
func (t *columnTable) qualified(name string) (c *column, unit string) {
	before, _, ok := strings.Cut(name, "(")
	if c = t.byName[design.Fold(before)]; !ok || c == nil || c.unit != "" || c.name == "price" {
		return nil, ""
	}
	return c, ""
}

// onlySigns drops what is no sign of a currency, for strings.Map.
func onlySigns(r rune) rune {
	if r == '$' || r == '€' || r == '£' || r == '¥' {
		return r
	}
	return -1
}
