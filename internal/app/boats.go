package app

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/config"
	"github.com/fairlead/fairlead/internal/feeds"
	"github.com/fairlead/fairlead/internal/inventory"
	"github.com/fairlead/fairlead/internal/links"
	"github.com/fairlead/fairlead/internal/rpc"
)

// snapshotFile keeps the catalogue in the data directory, so that a start need not read every listing.
const snapshotFile = "catalogue.snapshot"

// openBoats begins to follow the record of boats for sale and to read the configured feeds.
func (b *backends) openBoats(ctx context.Context, d Data, cfg config.Config, log *slog.Logger) error {
	list, err := readFeeds(cfg)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(cfg.DataDir, 0o700); err != nil {
		return fmt.Errorf("make the data directory: %w", err)
	}
	b.gate = inventory.NewGate()
	b.boats, err = inventory.Follow(ctx, b.store, inventory.FollowConfig{
		File: filepath.Join(cfg.DataDir, snapshotFile), Show: inventory.Sample(cfg.Sample), Sample: d.boats,
		Locate: catalog.LocateIn(d.places), Logger: log, Gate: b.gate,
		Changed: func() {
			if parser := b.learns.Load(); parser != nil {
				parser.Learn()
			}
		},
	})
	if err != nil {
		return fmt.Errorf("open the catalogue: %w", err)
	}
	b.importer = inventory.New(b.store, inventory.Config{
		Designs: d.designs, Places: d.places, Changed: b.boats.Poke, Stored: b.boats.Stored, Gate: b.gate,
	})
	if len(list) > 0 {
		b.schedule(context.WithoutCancel(ctx), feeds.New(list, b.importer, b.store, feeds.Config{Logger: log}))
	}
	return nil
}

// Importing reports whether boats are being imported or shown.
func (a *App) Importing() bool { return a.backends.gate.Busy() }

// schedule reads feeds until the backends close.
func (b *backends) schedule(ctx context.Context, s *feeds.Schedule) {
	ctx, end := context.WithCancel(ctx)
	others := b.stop
	b.stop = func() {
		end()
		others()
	}
	b.running.Go(func() { s.Run(ctx) })
}

// readFeeds reads the feeds that the configuration names.
func readFeeds(cfg config.Config) ([]feeds.Feed, error) {
	if cfg.Feeds == "" {
		return nil, nil
	}
	return feeds.ReadFile(cfg.Feeds, config.Env)
}

// boats is what ListingService serves.
func (a *App) boats(cfg config.Config, s served) rpc.Boats {
	return rpc.Boats{
		Catalog: a.backends.boats.Catalog(), Wishes: s.wishes, Links: links.Base(cfg.PublicURL),
		Importer: a.backends.importer, Feeds: a.backends.store,
	}
}
