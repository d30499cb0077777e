package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/fairlead/fairlead/internal/catalog/wish"
	"github.com/fairlead/fairlead/internal/config"
	"github.com/fairlead/fairlead/internal/gateway"
	"github.com/fairlead/fairlead/internal/inventory"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/ratelimit"
	"github.com/fairlead/fairlead/internal/store"
	"github.com/fairlead/fairlead/internal/usage"
)

// backends are what the service rests on: a database, and who counts in it.
type backends struct {
	store    *store.Store
	keys     *keys.Ring
	meter    *usage.Meter
	limiters gateway.Limiters
	redis    io.Closer       // nil where rate limits are counted in this process
	gate     *inventory.Gate // of imports
	boats    *inventory.Follower
	importer *inventory.Importer
	learns   atomic.Pointer[wish.Parser] // nil until there is one
	stop     context.CancelFunc          // of what runs in the background
	running  sync.WaitGroup
}

// purgeEvery is how often answers and studies that are kept no longer are deleted.
const purgeEvery = time.Hour

func openBackends(ctx context.Context, cfg config.Config, log *slog.Logger) (*backends, error) {
	s, err := store.Open(ctx, cfg.DatabaseURL)
	if err != nil {
		return nil, fmt.Errorf("open the database: %w", err)
	}
	b := &backends{
		store: s,
		keys:  keys.New(s, keys.Config{DefaultPlan: cfg.DefaultPlan, FailuresPerMinute: failuresPerMinute(cfg), Logger: log}),
		meter: usage.New(s),
	}
	if err := b.limit(cfg.RedisURL); err != nil {
		return nil, errors.Join(fmt.Errorf("limit rates: %w", err), s.Close())
	}
	b.background(context.WithoutCancel(ctx), log)
	return b, nil
}

// limit counts rates in the Redis of the address, or in this process where there is none.
func (b *backends) limit(address string) error {
	if address == "" {
		b.limiters = gateway.Limiters{
			Requests: ratelimit.NewLocal(ratelimit.Config{}),
			Tokens:   ratelimit.NewLocal(ratelimit.Config{}),
		}
		return nil
	}
	pool, err := ratelimit.Dial(address)
	if err != nil {
		return err
	}
	requests, err := ratelimit.NewRedis(pool, ratelimit.RedisConfig{Prefix: "fairlead:requests:"})
	if err != nil {
		return err
	}
	tokens, err := ratelimit.NewRedis(pool, ratelimit.RedisConfig{Prefix: "fairlead:tokens:"})
	if err != nil {
		return err
	}
	b.limiters, b.redis = gateway.Limiters{Requests: requests, Tokens: tokens}, pool
	return nil
}

// failuresPerMinute bounds failed authentications of one address; on a development machine they are not guesses.
func failuresPerMinute(cfg config.Config) int {
	if cfg.Env == config.Development {
		return -1
	}
	return 0 // the usual bound
}

// background writes when keys were last used, and deletes answers and studies that are kept no longer.
func (b *backends) background(ctx context.Context, log *slog.Logger) {
	ctx, b.stop = context.WithCancel(ctx)
	b.running.Go(func() { b.keys.Run(ctx) })
	b.running.Go(func() {
		tick := time.NewTicker(purgeEvery)
		defer tick.Stop()
		for {
			if _, err := b.store.PurgeAnswers(ctx); err != nil && ctx.Err() == nil {
				log.WarnContext(ctx, "kept answers were not purged", "error", err)
			}
			if _, err := b.store.PurgeStudies(ctx); err != nil && ctx.Err() == nil {
				log.WarnContext(ctx, "studies were not purged", "error", err)
			}
			select {
			case <-tick.C:
			case <-ctx.Done():
				return
			}
		}
	})
}

// close writes what is buffered, then closes the database.
func (b *backends) close() error {
	b.stop()
	b.running.Wait()
	var err error
	if b.boats != nil {
		err = b.boats.Close()
	}
	if b.redis != nil {
		err = errors.Join(err, b.redis.Close())
	}
	return errors.Join(err, b.store.Close())
}
