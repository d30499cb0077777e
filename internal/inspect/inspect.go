// Package inspect judges a boat from afar: what an advert, a listing and photographs tell of her condition, what speaks
// against it, and what nobody can know without being aboard.
package inspect

import (
	"context"
	"fmt"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/inspect/picture"
)

// Inspector knows the practice of surveyors, reads adverts and looks at photographs. It is safe for concurrent use.
type Inspector struct {
	*advert.Reader // of adverts

	designs   *design.Table
	rules     rules
	materials []wording
	watch     watchList
	founded   map[string]int // the year in which a builder began, by its folded name
	looks     *picture.Reader
}

// Load reads the practice and the watch-list that are part of the program. The error names the row that is wrong.
func Load(designs *design.Table) (*Inspector, error) {
	adverts, err := advert.Load(designs)
	if err != nil {
		return nil, err
	}
	rules, err := loadRules()
	if err != nil {
		return nil, fmt.Errorf("read the practice: %w", err)
	}
	materials, err := loadMaterials()
	if err != nil {
		return nil, fmt.Errorf("read the practice by material: %w", err)
	}
	watch, err := loadWatchList()
	if err != nil {
		return nil, fmt.Errorf("read the watch-list: %w", err)
	}
	founded, err := loadFounded()
	if err != nil {
		return nil, fmt.Errorf("read when builders began: %w", err)
	}
	return &Inspector{Reader: adverts, designs: designs, rules: rules, materials: materials, watch: watch, founded: founded, looks: picture.NewReader()}, nil
}

// Photo looks at an image as picture.Reader does.
func (in *Inspector) Photo(ctx context.Context, name string, data []byte) (picture.Photo, error) {
	return in.looks.Photo(ctx, name, data)
}

// Boat is what a listing says of a boat in its fields. Zero numbers and empty texts are unknown.
type Boat struct {
	Make, Model  string
	DesignID     string // of the design table
	Year         int
	LOA          float64 // metres
	Category     design.Category
	HullMaterial string // grp, aluminium, steel, wood, ...
	Engines      []Engine
	RiggingYear  int // of the standing rigging
	SailsYear    int
	Features     []string // "teak_deck", "saildrive", "ex_charter", ...
}

// Engine is one engine of a boat.
type Engine struct {
	Make, Model string
	Year        int
	Hours       float64
	Fuel        string // diesel, petrol, ...
	Type        string // inboard, saildrive, outboard, sterndrive, pod
}

// Doubt is a value of a listing that was set aside because it cannot be right.
type Doubt struct {
	Field  string // such as "loa_m"
	Value  string // as the source gives it
	Reason string // for people
}

// Input is everything there is to go on.
type Input struct {
	Boat   Boat   // zero where there is no listing
	Source string // how evidence names Boat, "listing s-000123"
	Texts  []advert.Text
	Photos []picture.Photo // looked at by Inspector.Photo
	Seen   []Seen          // in Photos, by a vision model
	Year   int             // of today
	Focus  []part.Area     // what is asked about; empty means everything
	Doubts []Doubt         // what the listing says and nobody can believe; it is not in Boat
}
