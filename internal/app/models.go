package app

import (
	"fmt"
	"net/http"

	"golang.org/x/sync/errgroup"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/config"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/links"
	"github.com/fairlead/fairlead/internal/model/agent"
)

// data is what the models know.
type data struct {
	passages *knowledge.Base
	designs  *design.Table
	places   *geo.Gazetteer
}

// loadData reads everything that is embedded, side by side.
func loadData() (d data, err error) {
	var all errgroup.Group
	all.Go(func() (err error) { d.passages, err = knowledge.Load(); return })
	all.Go(func() (err error) { d.designs, err = design.Load(); return })
	all.Go(func() (err error) { d.places, err = geo.Load(); return })
	if err := all.Wait(); err != nil {
		return d, fmt.Errorf("load what is embedded: %w", err)
	}
	return d, nil
}

// newModels returns the models in the order clients see them, and the pages of what they cite.
func newModels(cfg config.Config) ([]chat.Model, http.Handler, error) {
	d, err := loadData()
	if err != nil {
		return nil, nil, err
	}
	base := links.Base(cfg.PublicURL)
	return []chat.Model{
		agent.New(d.passages, agent.Config{
			Links: base, Designs: d.designs, Calcs: calc.New(d.places, d.designs),
		}),
	}, http.NotFoundHandler(), nil
}
