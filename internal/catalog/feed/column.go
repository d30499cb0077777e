package feed

import (
	_ "embed" // the names of columns
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
}

// knownColumns is the table of columns(), made once and only read.
var knownColumns = sync.OnceValue(func() *columnTable { return newColumnTable(columns()) })

func newColumnTable(columns []column) *columnTable {
	t := &columnTable{byName: map[string]*column{}}
	for i := range columns {
		c := &columns[i]
		t.byName[design.Fold(c.name)] = c
	}
	for name, field := range readVocabulary(columnText) {
		c := t.byName[design.Fold(field)]
		if c.unit == "m" && !metricNames[name] {
			bare := *c
			bare.bare, c = true, &bare
		}
		t.byName[name] = c
	}
	return t
}

// metricNames are names of lengths where nobody measures boats in feet without saying so.
var metricNames = map[string]bool{
	"lange": true, "laenge": true, "lange uber alles": true, "lua": true, "longueur": true, "breite": true, "largeur": true, "bau": true,
	"tiefgang": true, "tirant d eau": true, "tirant": true, "durchfahrtshohe": true,
}

// header reads a name with or without its unit: "loa_m", "LOA (ft)", "Length overall [m]", "Price EUR".
func (t *columnTable) header(name string) (c *column, unit string) {
	folded := design.Fold(name)
	if c = t.byName[folded]; c != nil {
		return c, c.unit
	}
	cut := strings.LastIndexByte(folded, ' ')
	if cut < 0 {
		return nil, ""
	}
	last := folded[cut+1:]
	c = t.byName[folded[:cut]]
	if c == nil {
		return nil, ""
	}
	if _, ok := units[last]; ok && c.unit != "" {
		return t.byName[design.Fold(c.name)], last
	}
	if c.name == "price" && currencyOf(last) != "" {
		return c, currencyOf(last)
	}
	return nil, ""
}
