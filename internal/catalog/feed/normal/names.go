package normal

import (
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
)

// Names finds the designs and the places that feeds name, and remembers what it found, at most 20,000 of each kind. Making one takes
// some milliseconds, so that each reader keeps one. It is safe for concurrent use.
type Names struct {
	places  *placeFinder
	designs *designFinder
}

// NewNames returns one that knows these designs and places.
func NewNames(designs *design.Table, places *geo.Gazetteer) *Names {
	return &Names{places: newPlaceFinder(places), designs: newDesignFinder(designs)}
}
