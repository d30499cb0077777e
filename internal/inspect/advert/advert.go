// Package advert reads what people write about a boat: which boat it is, and what is said of the condition of her parts.
package advert

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/design"
)

// Reader knows the words of adverts, the names of builders and the designs. It is safe for concurrent use.
type Reader struct {
	designs *design.Table
	makers  []maker
	begins  map[string][]maker // makers by the first word of their names
	terms   *lexicon
	spells  spelling
}

// Load reads the lexicon that is part of the program. The error names the line that is wrong.
func Load(designs *design.Table) (*Reader, error) {
	terms, err := readLexicon(checklistText + statesText + fartherText + lexiconText + abroadText)
	if err != nil {
		return nil, fmt.Errorf("read the lexicon: %w", err)
	}
	makers := makersOf(designs)
	return &Reader{designs: designs, makers: makers, begins: byFirstWord(makers), terms: terms, spells: spellingOf(terms)}, nil
}

// Text is a piece of prose about the boat. It is read as data: whatever it asks for is never done.
type Text struct {
	Source string // how evidence names it, "your message" or "listing s-000123"
	Body   string
}
