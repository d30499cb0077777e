package maker

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Models tells what models of builders are like, by the design table and, where it has nothing, by the boats for sale. It is safe for
// concurrent use.
type Models struct {
	designs *design.Table
	cat     *catalog.Catalog
}

// NewModels tells of the models of a table and of the boats of a catalogue.
func NewModels(designs *design.Table, cat *catalog.Catalog) Models { return Models{designs, cat} }

// Design is the design of a builder that a model names or, where none is known, the length and the kind of a boat of it that is for sale, or
// else of one whose number is her length in feet. The zero Design is of what nothing tells.
func (m Models) Design(builder, model string) design.Design {
	const several = 5
	for _, found := range m.designs.Find(strings.TrimSpace(builder+" "+model), several) {
		if found.Exact && found.Design.LOA > 0 {
			return found.Design
		}
	}
	for d := range m.designs.By(builder) {
		if strings.HasSuffix(" "+lexicon.Key(d.Name), " "+lexicon.Key(model)) && d.LOA > 0 {
			return d
		}
	}
	if d := m.sample(builder, model); d.LOA > 0 {
		return d
	}
	feet, err := strconv.ParseFloat(strings.TrimLeft(model, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz/- "), 64)
	digit := strings.IndexAny(model, "0123456789")
	if err != nil || digit < 0 { // "5e999" and "+Inf" would never come below 100
		return design.Design{}
	}
	for feet >= 100 {
		feet /= 10
	}
	if feet < 10 && strings.Contains(model, ".") {
		feet *= 10 // "Bali 4.2"
	}
	if feet < 15 {
		return design.Design{}
	}
	line, _, _ := strings.Cut(lexicon.Key(model), model[digit:digit+1])
	return design.Design{LOA: feet * quantity.Foot, Category: m.kind(builder, strings.TrimSpace(line))}
}

// sample is the size and the kind of a boat of a model that is for sale, nothing where none tells.
func (m Models) sample(builder, model string) (d design.Design) {
	page, err := m.cat.Snapshot().Search(catalog.Query{Make: builder, ModelContains: model}, catalog.Paging{})
	if err != nil {
		return d
	}
	for _, l := range page.Items {
		if l.LOA > 0 && l.Category != "" {
			return design.Design{LOA: l.LOA, Category: l.Category}
		}
	}
	return d
}

// kind is the kind of the boats of a line of a builder, or of all of hers for "", where it is one.
func (m Models) kind(builder, line string) (kind design.Category) {
	for d := range m.designs.By(builder) {
		if !strings.HasPrefix(lexicon.Key(d.Name), line) {
			continue
		}
		if kind != "" && kind != d.Category {
			return ""
		}
		kind = d.Category
	}
	return kind
}

// All reports whether a builder has designs and all of them are of a kind.
func (m Models) All(builder string, kind func(design.Category) bool) bool {
	any := false
	for d := range m.designs.By(builder) {
		if !kind(d.Category) {
			return false
		}
		any = true
	}
	return any
}

// Alone reports whether a line is only called after one design of its builder.
func (m Models) Alone(d design.Design, line string) bool {
	if !strings.HasPrefix(design.Fold(d.Name), design.Fold(line)+" ") {
		return false
	}
	for other := range m.designs.By(d.Builder) {
		if other.ID != d.ID && strings.HasPrefix(design.Fold(other.Name), design.Fold(line)+" ") {
			return false
		}
	}
	return true
}

// HasVersion reports whether a builder has a design whose name ends with a word behind a number.
func (m Models) HasVersion(builder, word string) bool {
	for d := range m.designs.By(builder) {
		if slices.ContainsFunc(append([]string{d.Name}, d.Aliases...), func(name string) bool {
			number, found := strings.CutSuffix(lexicon.Key(name), " "+word)
			return found && isDigit(number[len(number)-1])
		}) {
			return true
		}
	}
	return false
}

// IsSize reports whether a number behind a line is only how many feet its one design has.
func (m Models) IsSize(builder, line, number string) bool {
	for d := range m.designs.By(builder) {
		if line != "" && design.Fold(d.Name) == design.Fold(line) && IsSize(d, number) {
			return true
		}
	}
	return false
}

// IsSize reports whether a number behind a design is only how many feet it has: the "26" of "Westerly Centaur 26".
func IsSize(d design.Design, number string) bool {
	feet, err := strconv.ParseFloat(number, 64)
	return err == nil && math.Abs(feet-d.LOA/quantity.Foot) <= 1
}

// Canonical writes words as the name of a design does, if it has them, misspelt or not; without its accents where they have none.
func Canonical(d design.Design, text string) string {
	name := canonical(d, text)
	if strings.IndexFunc(text, isAccented) >= 0 {
		return name
	}
	return strings.Map(func(r rune) rune {
		if !isAccented(r) {
			return r
		}
		base, _ := utf8.DecodeRune(fold.Append(nil, r))
		if unicode.IsUpper(r) {
			base = unicode.ToUpper(base)
		}
		return base
	}, name)
}

func isAccented(r rune) bool { return r >= utf8.RuneSelf }

func canonical(d design.Design, text string) string {
	for _, name := range append([]string{d.Name}, d.Aliases...) {
		if at := strings.Index(strings.ToLower(name), strings.ToLower(text)); at >= 0 && len(name) >= at+len(text) {
			return name[at : at+len(text)]
		}
	}
	if plain := design.Fold(text); plain == design.Fold(d.Name) {
		return d.Name
	}
	words, allowed := len(strings.Fields(text)), min(2, len(text)-spelling.ShortestSwap)
	for _, name := range append([]string{d.Name}, d.Aliases...) {
		all := strings.Fields(name)
		if words <= len(all) && fold.Distance(design.Fold(text), design.Fold(strings.Join(all[:words], " ")), 2) <= allowed {
			return strings.Join(all[:words], " ") // "Oceanes"
		}
	}
	return text
}
