// Package boat reads which boats a sentence names: builders, their lines, and models by their names and numbers, in any order, on lists,
// and misspelt. Whether they are wanted, refused or compared is read elsewhere.
package boat

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/maker"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
	"github.com/fairlead/fairlead/internal/design"
)

// Sources are what boats, and the words that are none of their names, are looked up in.
type Sources struct {
	Designs    *design.Table
	Names      *maker.Names
	Models     maker.Models
	Places     *place.Atlas
	Lexicon    *lexicon.Lexicon
	Vocabulary []spelling.Word // those that a word which nobody knows may misspell
	Catalog    *catalog.Catalog
}

// Reader reads the boats of one sentence and uses the words that name them.
type Reader struct {
	*sentence.Sentence
	// Guess is the type of boat that the name of a builder tells besides, "" for none.
	Guess string
	// Misspelt are the names that Read took for others, in no order.
	Misspelt []Misspelt

	sources Sources
}

// New returns a reader of a sentence whose places are known.
func New(s *sentence.Sentence, sources Sources) Reader { return Reader{Sentence: s, sources: sources} }

// Name is a boat that a sentence names: a builder, perhaps with a model.
type Name struct {
	I, J  int // the words from I up to but not including J
	Make  string
	Model string
}

// Misspelt is a builder or a line that the words from I up to but not including J misspell.
type Misspelt struct {
	I, J  int
	Right string
}

// Read finds the boats that are named, in the order of the text.
func (r *Reader) Read() []Name {
	var names []Name
	for _, m := range r.sources.Designs.Mentions(r.Text) {
		if n, ok := r.designAt(m); ok {
			names = append(names, n)
		}
	}
	names = append(names, r.readMakes()...)
	slices.SortFunc(names, func(a, b Name) int { return a.I - b.I })
	return r.furtherModels(r.withLines(names))
}

// boatWords are the words for boats, and for where they are offered.
var boatWords = sentence.Set("boat|boats|yacht|yachts|vessel|vessels|listing|listings|sale|boot|boote|schiff|schiffe|bateau|bateaux|buy|kaufen|acheter|available|inventory|stock")

// IsBoat reports whether a word speaks of boats for sale.
func IsBoat(word string) bool { return boatWords[word] }

// SpeaksOfBoats reports whether a word of boats for sale stands in the sentence.
func (r *Reader) SpeaksOfBoats() bool { return r.HoldsOne(boatWords) }
