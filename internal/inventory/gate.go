package inventory

import (
	"runtime"
	"sync/atomic"
)

// Gate keeps imports from taking every processor of a process that answers searches, too: a search that finds none free waits
// until the runtime interrupts somebody, which may take ten milliseconds. It is safe for concurrent use.
type Gate struct {
	places chan struct{}
	pieces atomic.Int64 // that are being done or wait
}

// NewGate returns a gate through which as many pieces of work go at a time as there are processors but one, and one at least.
func NewGate() *Gate {
	return &Gate{places: make(chan struct{}, max(1, runtime.GOMAXPROCS(0)-1))}
}

// Do does a piece of work as soon as there is a place for it; nil has one always. The work must not wait for other work that goes
// through the gate.
func (g *Gate) Do(work func()) {
	if g == nil {
		work()
		return
	}
	g.pieces.Add(1)
	defer g.pieces.Add(-1)
	g.places <- struct{}{}
	defer func() { <-g.places }()
	work()
}

// Busy reports whether there is work at the gate.
func (g *Gate) Busy() bool { return g.pieces.Load() > 0 }
