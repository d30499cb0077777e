// Package boatname tells which production boats a text names: by the names that the table of designs has, by a part of such a name where the
// texts before it have the rest, and by names that the table has not.
package boatname

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/phrase"
)

// Reader reads texts for the boats of a table. It is safe for concurrent use.
type Reader struct {
	table    *design.Table // nil for none
	builders []builder     // by their names in order, less those that are everyday words by themselves
	makes    phrase.List   // the names of all of them: most texts have none, and are read often
}

// builder is a builder of boats by its name in the table, and that as a text has it.
type builder struct {
	name  string
	words phrase.List
}

// New returns a reader that knows the boats of a table; by nil it knows none, and every text names nothing.
func New(table *design.Table) *Reader {
	rd := &Reader{table: table}
	if table == nil {
		return rd
	}
	var names []string
	for _, m := range table.Makes() {
		if name := phrase.Plain(m.Name); !name.Less(everyday).Empty() {
			rd.builders = append(rd.builders, builder{m.Name, phrase.Of(name.String())})
			names = append(names, name.String())
		}
	}
	rd.makes = phrase.Of(strings.Join(names, ","))
	return rd
}

// Boat is a boat as a text names it.
type Boat struct {
	// Designs are those of which the name may be one as well as the other, the latest first, at least one: a builder uses a name again.
	Designs []design.Design
	// Whole is whether the text has all words of the name, not only those that tell her from others.
	Whole bool
}

// Name is the builder and the name, without the year that tells two boats of one name apart.
func (b Boat) Name() string { return b.Designs[0].PlainFullName() }

// builder is the builder by its name in the table.
func (b Boat) builder() string { return b.Designs[0].Builder }

// partly is the least score of a boat of the make and number given, by another version of its name.
const partly = 0.85

// In are the boats that a text names, in its order. One that is written as a word like any other, and of which the table has no measures, is
// none, as the "storm" of a storm warning.
func (rd *Reader) In(text string) []Boat {
	var list []Boat
	for _, m := range rd.mentions(text) {
		designs := alike(m.Matches)
		if designs[0].LOA == 0 && ordinary(m.Text) {
			continue
		}
		if best := m.Matches[0]; best.Exact || best.Score >= partly {
			list = append(list, Boat{designs, best.Exact})
		}
	}
	return list
}

// Names reports whether a text has the name of a boat at all, be it one that In takes for an ordinary word.
func (rd *Reader) Names(text string) bool { return len(rd.mentions(text)) > 0 }

// Without is a text with something else in place of each boat that it names; it is the text itself where it names none.
func (rd *Reader) Without(text, instead string) string {
	for _, m := range rd.mentions(text) {
		text = strings.Replace(text, m.Text, instead, 1)
	}
	return text
}

func (rd *Reader) mentions(text string) []design.Mention {
	if rd.table == nil {
		return nil
	}
	return rd.table.Mentions(text)
}

// Builder is the builder that a text names, the first in the alphabet where it names several, "" for none. One whose name is an everyday word,
// as "hunter", is none.
func (rd *Reader) Builder(p phrase.Text) string {
	if !p.Has(rd.makes) {
		return ""
	}
	for _, b := range rd.builders {
		if p.Has(b.words) {
			return b.name
		}
	}
	return ""
}

// ordinary reports whether a boat's name is written as a word like any other.
func ordinary(name string) bool { return !strings.Contains(name, " ") && strings.ToLower(name) == name }

// alike are the boats of which a text names one as well as the other, those with figures only where some have any, the latest
// first.
func alike(matches []design.Match) []design.Design {
	var list, measured []design.Design
	for _, m := range matches {
		if m.Exact != matches[0].Exact || m.Score != matches[0].Score {
			continue
		}
		list = append(list, m.Design)
		if m.Design.LOA > 0 {
			measured = append(measured, m.Design)
		}
	}
	if len(measured) > 0 {
		list = measured
	}
	slices.SortStableFunc(list, func(a, b design.Design) int { return b.FirstBuilt - a.FirstBuilt })
	return list
}
