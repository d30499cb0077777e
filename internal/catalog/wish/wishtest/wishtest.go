// Package wishtest has what the tests of the rooms of wish read sentences with: the words, the boats and the places that are built in.
package wishtest

import (
	"testing"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/maker"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
)

// Words are those of the lexicon.
func Words(t testing.TB) *lexicon.Lexicon {
	t.Helper()
	words, err := lexicon.New()
	if err != nil {
		t.Fatal(err)
	}
	return words
}

// Sentence is a text cut into words, of which nothing has been read.
func Sentence(t testing.TB, text string) *sentence.Sentence {
	t.Helper()
	return sentence.New(text, Words(t))
}

// Places are those of the gazetteer.
func Places(t testing.TB) *place.Atlas {
	t.Helper()
	places, err := geo.Load()
	if err != nil {
		t.Fatal(err)
	}
	return place.New(places)
}

// Sources are those of a catalogue without boats, with the words that others may be misspelt for.
func Sources(t testing.TB, vocabulary ...spelling.Word) boat.Sources {
	t.Helper()
	designs, err := design.Load()
	if err != nil {
		t.Fatal(err)
	}
	cat := catalog.New(catalog.NewIndex(nil, nil))
	return boat.Sources{
		Designs: designs, Names: maker.NewNames(designs, nil), Models: maker.NewModels(designs, cat), Places: Places(t), Lexicon: Words(t),
		Vocabulary: vocabulary, Catalog: cat,
	}
}
