package app

import (
	"context"
	"log/slog"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/gateway"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/model/research"
	"github.com/fairlead/fairlead/internal/store"
	"github.com/fairlead/fairlead/internal/study"
)

// newResearch returns the research model and the archive that keeps its reports; each needs the other.
func newResearch(from research.Sources, kept study.Store, log *slog.Logger) (*research.Model, *study.Archive) {
	var m *research.Model
	archive := study.NewArchive(kept, func(evidence []study.Evidence) []study.Recheck { return m.Recheck(evidence) }, log)
	from.Keep = archive.Keep
	m = research.New(from)
	return m, archive
}

// background writes studies while the service runs.
type background struct {
	runner *study.Runner
	stop   context.CancelFunc // of taking up studies
	ended  chan struct{}      // closed when none is being written any more
}

func startBackground(ctx context.Context, archive *study.Archive, s *store.Store, g *gateway.Gateway, ring *keys.Ring, log *slog.Logger) *background {
	answer := func(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
		return g.Run(ctx, &req, send)
	}
	b := &background{
		runner: study.NewRunner(archive, s, s, answer, ring, study.RunnerConfig{Logger: log}),
		ended:  make(chan struct{}),
	}
	ctx, b.stop = context.WithCancel(context.WithoutCancel(ctx))
	go func() {
		defer close(b.ended)
		b.runner.Run(ctx)
	}()
	return b
}

// finish takes up no more studies and waits for those that are being written until ctx ends; then they are cut, to be begun
// again at the next start.
func (b *background) finish(ctx context.Context) {
	b.stop()
	select {
	case <-b.ended:
	case <-ctx.Done():
		b.runner.Interrupt()
		<-b.ended
	}
}
