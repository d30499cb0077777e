package measure

import (
	"strconv"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
)

// model is what ModelOf makes a name of.
type model struct {
	maker, name string
	kind        design.Category
	design      string
}

func modelKey(l *catalog.Listing) model { return model{l.Make, l.Model, l.Category, l.DesignID} }

// plainModelOf is the name of a model by its listing alone.
func plainModelOf(l *catalog.Listing) string {
	return NameOf(design.Design{Builder: l.Make, Name: l.Model, Category: l.Category})
}

// ModelOf is the name of a model, with the years it was built in where the builder gave that name to another design too: the Lagoon 42 of
// 1990 is another boat than that of 2016.
func (from Sources) ModelOf(l *catalog.Listing) string {
	if d, ok := from.Designs.ByID(l.DesignID); ok && len(from.Designs.Homonyms(d)) > 0 {
		return Labelled(from.Designs, d)
	}
	return plainModelOf(l)
}

// Labelled is a design's name, with the years it was built in where the builder gave its name to another design too.
func Labelled(designs *design.Table, d design.Design) string {
	name := NameOf(d)
	switch {
	case d.FirstBuilt == 0 || len(designs.Homonyms(d)) == 0:
		return name
	case d.LastBuilt == 0:
		return name + " built from " + strconv.Itoa(d.FirstBuilt)
	}
	return name + " built " + strconv.Itoa(d.FirstBuilt) + "–" + strconv.Itoa(d.LastBuilt)
}

// ByModel divides boats by the names of their models, the largest part first; each name is made once.
func (from Sources) ByModel(boats []*catalog.Listing) []Part {
	return divideBy(boats, modelKey, from.ModelOf)
}

// models names the model of each boat, each kind of name once.
func models(from Sources, _ Sample) func(*catalog.Listing) []string {
	names := map[model]string{}
	return func(l *catalog.Listing) []string {
		key := modelKey(l)
		name, ok := names[key]
		if !ok {
			name = from.ModelOf(l)
			names[key] = name
		}
		return named(name)
	}
}
