package app

import (
	"fmt"

	"golang.org/x/sync/errgroup"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/sample"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/distress"
	"github.com/fairlead/fairlead/internal/tokens"
)

// Data is what the models know: what is embedded, and the sample inventory made from it. It does not change, so that
// several Apps may share it.
type Data struct {
	passages *knowledge.Base
	designs  *design.Table
	places   *geo.Gazetteer
	boats    *catalog.Catalog

	sampleKept bool // boats was opened, not made
}

// Load reads everything that is embedded and makes the sample inventory, side by side.
func Load() (Data, error) { return LoadKept("") }

// LoadKept is Load with the sample inventory that KeepSample has left in a directory, where it has.
func LoadKept(dir string) (d Data, err error) {
	var knowing, boats errgroup.Group
	knowing.Go(func() error { tokens.Count(""); return nil }) // decodes the vocabulary
	knowing.Go(func() (err error) { d.passages, err = knowledge.Load(); return })
	knowing.Go(func() error { distress.Hear(""); return nil }) // reads its lexicon
	boats.Go(func() (err error) { d.designs, err = design.Load(); return })
	boats.Go(func() (err error) { d.places, err = geo.Load(); return })
	if err := boats.Wait(); err != nil {
		return d, fmt.Errorf("load designs and places: %w", err)
	}
	locate := catalog.LocateIn(d.places)
	if d.boats = openSample(dir, locate); d.boats != nil {
		d.sampleKept = true
	} else {
		d.boats = catalog.New(catalog.NewIndex(sample.Listings(d.designs, d.places), locate))
	}
	if err := knowing.Wait(); err != nil {
		return d, fmt.Errorf("load the knowledge base: %w", err)
	}
	return d, nil
}

// Settle returns when everything is there that Load left to be found beside its caller.
func (d Data) Settle() { d.passages.Settle() }
