package app

import (
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/config"
	"github.com/fairlead/fairlead/internal/fetch"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/links"
	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/model/survey"
)

// newSurveyor builds the surveyor, who reads what the configured hosts publish and has engines look at pictures; they may
// be nil.
func newSurveyor(d Data, inspector *inspect.Inspector, engines *llm.Engines, cfg config.Config, log *slog.Logger) (*survey.Surveyor, error) {
	hosts, err := fetch.ParseHosts(cfg.SurveyHosts)
	if err != nil {
		return nil, fmt.Errorf("setting -survey-hosts: %w", err)
	}
	names := sync.OnceValue(func() *feed.Names { return feed.NewNames(d.designs, d.places) })
	return survey.New(inspector, survey.Config{
		Links: links.Base(cfg.PublicURL), Boats: d.boats, Passages: d.passages,
		Vision: vision(engines),
		Fetch:  fetch.New(fetch.Config{Hosts: hosts, Logger: log}),
		ReadPage: func(body []byte, address string) (survey.Page, error) {
			p, err := feed.ReadPage(body, address, feed.Config{Now: time.Now(), Designs: d.designs, Places: d.places, Names: names()})
			return survey.Page{Listing: p.Listing, Title: p.Title, Text: p.Text}, err
		},
	}), nil
}
