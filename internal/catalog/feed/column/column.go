// Package column knows what the columns of tables and the members of flat records are called, in several languages, and which field of a
// draft or a listing each of them is.
package column

import (
	_ "embed" // the words
	"maps"
	"strings"
	"sync"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fold"
)

//go:embed columns.txt
var columnText string

// Column is a field as a flat record has it: a line of CSV, an object of JSON lines.
type Column struct {
	Name string // as WriteCSV calls it, with the unit
	Adds bool   // several columns of it add up; of others the first that has a value counts
	Unit string // of the number, where the header names no other
	Bare bool   // a length under a name that tells no unit, in a language whose readers may mean feet
	Set  func(*draft.Draft, draft.Amount)
	Get  func(*catalog.Listing) string // nil where the field is only read
}

// text makes a column that is one text of the draft.
func text(field func(*draft.Draft) *string) func(*draft.Draft, draft.Amount) {
	return func(d *draft.Draft, a draft.Amount) { *field(d) = a.Text }
}

// measure makes a column that is one amount of the draft.
func measure(field func(*draft.Draft) *draft.Amount) func(*draft.Draft, draft.Amount) {
	return func(d *draft.Draft, a draft.Amount) { *field(d) = a }
}

// Table finds columns by the names that headers have.
type Table struct {
	byName map[string]*Column

	guard sync.RWMutex
	read  map[string]header // names that were read before: records tell the same ones again and again
}

// header is what a name was read as; of no column where it is none of ours.
type header struct {
	column *Column
	unit   string
}

// mostRead bounds how many names are remembered.
const mostRead = 4096

// Known is the table of columns(), made once.
var Known = sync.OnceValue(func() *Table { return newColumnTable(Columns()) })

func newColumnTable(columns []Column) *Table {
	t := &Table{byName: map[string]*Column{}, read: map[string]header{}}
	for i := range columns {
		c := &columns[i]
		t.byName[design.Fold(c.Name)] = c
	}
	for name, field := range written.ReadVocabulary(columnText) {
		c := t.byName[design.Fold(field)]
		if bareUnits[c.Unit] && !metricNames[name] {
			bare := *c
			bare.Bare, c = true, &bare
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

// Header reads a name with or without its unit: "loa_m", "LOA (ft)", "Length overall [m]", "Price EUR". It is safe for concurrent use.
func (t *Table) Header(name string) (c *Column, unit string) {
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
func (t *Table) readHeader(name string) (c *Column, unit string) {
	if len(name) > maxHeader {
		return nil, ""
	}
	folded := design.Fold(headerSigns.Replace(name))
	if c = t.byName[folded]; c != nil {
		switch {
		case c.Name == "price":
			return c, written.CurrencyIn(strings.Map(onlySigns, name)) // folding takes the sign of a currency away
		case draft.Units[folded].Dim == draft.Power:
			return c, folded // the column is called after its unit
		}
		return c, c.Unit
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
		case c.Name == "price" && written.CurrencyOf(last) != "":
			return c, written.CurrencyOf(last)
		case c.Unit == "" && draft.Units[last].Dim == draft.Volume && t.byName[rest+" tank"] != nil:
			return t.byName[rest+" tank"], last // "Fuel (gal)" is no kind of fuel
		case c.Unit != "" && draft.Units[last].Dim != 0 && draft.Units[last].Dim == draft.Units[c.Unit].Dim:
			return t.byName[design.Fold(c.Name)], last
		}
	}
}

// TypeOrModel is what a column called type tells: in several languages the model, which it is where a header that names the make names
// neither model nor title.
func (t *Table) TypeOrModel(header []string) *Column {
	make := false
	for _, name := range header {
		switch c, _ := t.Header(name); {
		case c == nil:
		case c.Name == "model" || c.Name == "title":
			return t.byName["category"]
		case c.Name == "make":
			make = true
		}
	}
	if make {
		return t.byName["model"]
	}
	return t.byName["category"]
}

// identifierWords are in the name of a column of identifiers.
var identifierWords = fold.Set("id uid guid uuid nr no num number nummer numero ref reference referenz referentie referencia code kod key")

// Identifies reports whether the name of the first column of a table, where no other is of identifiers, is that of one.
func Identifies(name string) bool {
	for word := range strings.FieldsSeq(design.Fold(name)) {
		if identifierWords[word] || strings.HasSuffix(word, "nummer") || strings.HasSuffix(word, "nr") {
			return true
		}
	}
	return false
}

// qualified reads a name that brackets say more of: "Zustand (neu/gebraucht)". They may say that a measure or a price is another one.
func (t *Table) qualified(name string) (c *Column, unit string) {
	before, _, ok := strings.Cut(name, "(")
	if c = t.byName[design.Fold(before)]; !ok || c == nil || c.Unit != "" || c.Name == "price" {
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
