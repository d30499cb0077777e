package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"runtime/debug"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/app"
	"github.com/fairlead/fairlead/internal/config"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/store"
	"github.com/fairlead/fairlead/internal/telemetry"
)

// devKeyFile keeps the first key of a development machine, in the data directory.
const devKeyFile = "dev.key"

// flushTime bounds how long telemetry may take to send what is left at the end.
const flushTime = 5 * time.Second

// serve runs the service until ctx ends, and drains it.
func serve(ctx context.Context, args []string, stdout io.Writer) error {
	cfg, err := config.Load(args)
	if err != nil {
		return err
	}
	log, err := telemetry.NewLogger(os.Stderr, cfg.LogLevel, cfg.LogFormat)
	if err != nil {
		return err
	}
	slog.SetDefault(log)
	tel, err := telemetry.Start(ctx, build())
	if err != nil {
		return err
	}
	return errors.Join(serveApp(ctx, cfg, tel, log, stdout), flush(tel))
}

func serveApp(ctx context.Context, cfg config.Config, tel *telemetry.Telemetry, log *slog.Logger, stdout io.Writer) error {
	if ownHeadroom() {
		debug.SetGCPercent(headroomOfStart)
	}
	d, err := app.LoadKept(cfg.DataDir)
	if err != nil {
		return err
	}
	a, err := app.New(ctx, d, cfg, build(), log)
	if err != nil {
		return err
	}
	server, err := app.Listen(ctx, a, cfg, tel.Metrics, log)
	if err != nil {
		return errors.Join(err, a.Close())
	}
	defer settle(ctx, cfg, a, d, log)()
	log.Info("serving", "addr", server.Addr.String(), "env", cfg.Env, "admin_addr", cfg.AdminAddr, "database", store.Redacted(cfg.DatabaseURL))
	if cfg.Env == config.Development {
		err = greet(ctx, cfg, a.Keys, stdout)
	}
	if err == nil {
		err = server.Wait(ctx)
	}
	return errors.Join(err, a.Close())
}

// headroomOfStart is how much garbage may lie about until settle, in percent of what is in use: collections, of which a start with the
// runtime's own 100 has a dozen, were a tenth of its processor time.
const headroomOfStart = 200

// ownHeadroom reports whether the environment leaves it to this process how much garbage there may be.
func ownHeadroom() bool {
	percent, _ := config.Env("GOGC")
	return percent == ""
}

// settle does what can wait until the service answers: it keeps the sample inventory for the next start, gives back what only
// the start needed, which is twice what is kept, and keeps garbage small from then on, unless the environment says how much there
// may be. What it returns ends that.
func settle(ctx context.Context, cfg config.Config, a *app.App, d app.Data, log *slog.Logger) (end func()) {
	ctx, stop := context.WithCancel(context.WithoutCancel(ctx))
	var running sync.WaitGroup
	running.Go(func() {
		if err := a.KeepSample(d, cfg.DataDir); err != nil {
			log.WarnContext(ctx, "the sample inventory is not kept", "error", err)
		}
		d.Settle()
		debug.FreeOSMemory()
		if ownHeadroom() {
			app.KeepHeadroom(ctx, a.Importing)
		}
	})
	return func() {
		stop()
		running.Wait()
	}
}

// greet makes a first key where there is none, and prints a line that asks a question with it.
func greet(ctx context.Context, cfg config.Config, ring *keys.Ring, stdout io.Writer) error {
	secret, err := firstKey(ctx, cfg, ring)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(stdout, `
Fairlead serves at %[1]s. Ask it something:

  curl -N %[1]s/v1/chat/completions -H "Authorization: Bearer %[2]s" \
    -H "Content-Type: application/json" \
    -d '{"model":"svc-agent","stream":true,"messages":[{"role":"user","content":"Who gives way when two sailing boats meet?"}]}'

`, cfg.PublicURL, secret)
	return err
}

// firstKey makes the first key of a development machine and keeps it in a file that only its owner can read, because the
// database holds only its hash.
func firstKey(ctx context.Context, cfg config.Config, ring *keys.Ring) (string, error) {
	file := filepath.Join(cfg.DataDir, devKeyFile)
	if kept, err := os.ReadFile(file); err == nil {
		if _, err := ring.Authenticate(ctx, "Bearer "+string(kept)); err == nil {
			return string(kept), nil
		}
	}
	_, secret, err := ring.Create(ctx, "dev", keys.Params{
		Name: "first key", Description: "made at the first start in development", Plan: cfg.DefaultPlan,
	})
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(cfg.DataDir, 0o700); err != nil { // with its database elsewhere nobody has made it yet
		return "", fmt.Errorf("keep the first key: %w", err)
	}
	if err := os.WriteFile(file, []byte(secret), 0o600); err != nil {
		return "", fmt.Errorf("keep the first key: %w", err)
	}
	return secret, nil
}

func flush(tel *telemetry.Telemetry) error {
	ctx, cancel := context.WithTimeout(context.Background(), flushTime)
	defer cancel()
	return tel.Shutdown(ctx)
}
