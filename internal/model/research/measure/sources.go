// Package measure computes what a study rests on: evidence of the boats for sale, by measures whose names it is kept under, and of
// designs, passages and listings.
package measure

import (
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/links"
)

// Sources are what evidence is computed from. Every field is required.
type Sources struct {
	Boats    *catalog.Catalog
	Designs  *design.Table
	Places   *geo.Gazetteer
	Passages *knowledge.Base
	Links    links.Base // of the pages that citations lead to
}
