package format

import (
	"github.com/fairlead/fairlead/internal/catalog/feed/column"
	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/tree"
)

// jsonAmount reads a member as a number in a unit.
func jsonAmount(v tree.Value, unit string) draft.Amount {
	return draft.Amount{Text: v.Text(), Unit: unit, Exact: v.IsNumber()}
}

// columnAmount is jsonAmount in a unit that the column says, or leaves open.
func columnAmount(v tree.Value, c *column.Column, unit string) draft.Amount {
	a := jsonAmount(v, unit)
	a.Bare = c.Bare
	return a
}

// Scratch is the memory in which one goroutine decodes records, one after the other.
type Scratch struct {
	columns *column.Table // the same for all

	tree   tree.JSON
	xml    tree.XML
	draft  draft.Draft
	fields [][]byte
}

// NewScratch returns one for a goroutine.
func NewScratch() *Scratch { return &Scratch{columns: column.Known()} }

// fresh returns an empty draft, which is valid until the next one.
func (s *Scratch) fresh() *draft.Draft {
	d := &s.draft
	*d = draft.Draft{
		Kinds: d.Kinds[:0], Engines: d.Engines[:0], History: d.History[:0], Texts: d.Texts[:0], Features: d.Features[:0],
		Said: d.Said[:0], Images: d.Images[:0],
	}
	return d
}
