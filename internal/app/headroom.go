package app

import (
	"context"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// Bounds of the headroom of the collector, in percent of what is in use.
const (
	leastHeadroom = 10
	mostHeadroom  = 100 // the runtime's own
	coarse        = 8   // changes below it are not worth stopping the process for
)

// KeepHeadroom sets how much garbage may lie about until ctx ends, and then what was set before: as much as a second makes. What
// is in use is mostly knowledge that never changes, beside which the runtime's own headroom, as much again, would fill with the
// garbage of minutes; yet a process that answers thousands of requests a second must not collect a dozen times in it. It is for a
// process as a whole.
func KeepHeadroom(ctx context.Context) {
	at := leastHeadroom
	before := debug.SetGCPercent(at)
	defer debug.SetGCPercent(before)
	samples := []metrics.Sample{{Name: "/gc/heap/live:bytes"}, {Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(samples)
	known := samples[1].Value.Uint64()
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		metrics.Read(samples)
		live, made := samples[0].Value.Uint64(), samples[1].Value.Uint64()
		if now := Headroom(live, made-known); now-at >= coarse || at-now >= coarse {
			at = now
			debug.SetGCPercent(at)
		}
		known = made
	}
}

// Headroom is how much garbage may lie about, in percent of the live bytes, where so many are made in a second.
func Headroom(live, made uint64) int {
	return int(min(max(made*100/max(live, 1), leastHeadroom), mostHeadroom))
}
