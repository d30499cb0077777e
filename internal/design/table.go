package design

import (
	"bytes"
	_ "embed"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"iter"
	"slices"
	"strings"
)

//go:embed designs.csv
var designs []byte

// Table is the designs that are known. It is read only: any number of goroutines may use it.
type Table struct {
	designs   []Design // sorted by ID
	byID      map[string]int
	byBuilder map[string][]int
	makes     []Make
	names     names
	heads     names
}

// Load reads the table that is part of the program. The error names the row and the column that is wrong.
func Load() (*Table, error) {
	return Parse(bytes.NewReader(designs))
}

// Parse reads a table of comma separated values under the header of designs.csv: metres, kilograms, square metres,
// kilowatts and years, aliases separated by semicolons, an empty cell where a value is unknown. Every row is checked
// for plausibility; the error names the row, counted from 1 at the header, and the column.
func Parse(r io.Reader) (*Table, error) {
	rows := csv.NewReader(r)
	rows.FieldsPerRecord = len(columns)
	header, err := rows.Read()
	if err != nil {
		return nil, fmt.Errorf("read header of designs: %w", err)
	}
	if !slices.Equal(header, columns) {
		return nil, fmt.Errorf("header of designs is %q, want %q", strings.Join(header, ","), strings.Join(columns, ","))
	}
	t := &Table{byID: map[string]int{}, byBuilder: map[string][]int{}}
	for {
		cells, err := rows.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, fmt.Errorf("read designs: %w", err)
		}
		line, _ := rows.FieldPos(0)
		d, err := parseRow(cells)
		if err != nil {
			return nil, fmt.Errorf("designs row %d: %w", line, err)
		}
		if _, twice := t.byID[d.ID]; twice {
			return nil, fmt.Errorf("designs row %d: column name: %s is there twice", line, d.ID)
		}
		t.byID[d.ID] = len(t.designs)
		t.designs = append(t.designs, d)
	}
	t.index()
	return t, nil
}

func (t *Table) index() {
	slices.SortFunc(t.designs, func(a, b Design) int { return strings.Compare(a.ID, b.ID) })
	for i, d := range t.designs {
		t.byID[d.ID] = i
		t.byBuilder[d.Builder] = append(t.byBuilder[d.Builder], i)
	}
	t.indexMakes()
	t.indexNames()
}

// All returns every design, sorted by ID. The slice is the caller's.
func (t *Table) All() []Design { return slices.Clone(t.designs) }

// By visits the designs of a builder by its name in the table, sorted by ID.
func (t *Table) By(builder string) iter.Seq[Design] {
	return func(visit func(Design) bool) {
		for _, i := range t.byBuilder[builder] {
			if !visit(t.designs[i]) {
				return
			}
		}
	}
}

// Homonyms are the other designs to which the builder of one gave its name, in other years.
func (t *Table) Homonyms(d Design) []Design {
	var all []Design
	for other := range t.By(d.Builder) {
		if other.ID != d.ID && other.PlainName() == d.PlainName() {
			all = append(all, other)
		}
	}
	return all
}

// ByID returns the design with the identifier.
func (t *Table) ByID(id string) (Design, bool) {
	i, ok := t.byID[id]
	if !ok {
		return Design{}, false
	}
	return t.designs[i], true
}
