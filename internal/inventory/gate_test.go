package inventory_test

import (
	"bytes"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/inventory"
)

func TestAGateLeavesOneProcessorFree(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		gate, leave := inventory.NewGate(), make(chan struct{})
		var inside, done atomic.Int32
		var work sync.WaitGroup
		for range 100 {
			work.Go(func() {
				gate.Do(func() { inside.Add(1); <-leave; inside.Add(-1) })
				done.Add(1)
			})
		}
		synctest.Wait()
		if got, want := int(inside.Load()), max(1, runtime.GOMAXPROCS(0)-1); got != want {
			t.Errorf("%d pieces of work go on at a time, want %d", got, want)
		}
		close(leave)
		work.Wait()
		if done.Load() != 100 {
			t.Errorf("%d of 100 pieces were done", done.Load())
		}
	})
}

func TestWithoutAGateWorkIsDoneAtOnce(t *testing.T) {
	var gate *inventory.Gate
	gate.Do(func() { gate.Do(func() { gate = inventory.NewGate() }) })
	if gate == nil {
		t.Error("the work was not done")
	}
}

// An import and the catalogue that follows it wait for one gate with all that they do.
func TestAnImportComesThroughAGate(t *testing.T) {
	many := make([]*catalog.Listing, 10_000)
	for i := range many {
		many[i] = boat("a", func(l *catalog.Listing) { l.SourceID = time.Unix(int64(i), 0).UTC().Format("150405") })
	}
	input := jsonl(t, many...)
	synctest.Test(t, func(t *testing.T) {
		store, cfg := newMemory(), known()
		cfg.Gate = inventory.NewGate()
		f := follow(t, store, inventory.FollowConfig{Gate: cfg.Gate})
		defer f.Close()
		cfg.Changed, cfg.Stored = f.Poke, f.Stored
		for _, want := range []int{10_000, 0} {
			got, err := inventory.New(store, cfg).Import(t.Context(), "north", bytes.NewReader(input), lines)
			if err != nil || got.New != want || got.Listings != 10_000 {
				t.Fatalf("got %+v, %v", got, err)
			}
		}
		synctest.Wait()
		if diff, n := unlike(t, store, f); diff != "" || n != 10_000 {
			t.Errorf("%d shown (-record +shown)\n%s", n, diff)
		}
	})
}
