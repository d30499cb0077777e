package app

import (
	"context"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// Bounds of the headroom of the collector, in percent of what is in use.
const (
	leastHeadroom = 25
	mostHeadroom  = 400 // beyond it collecting costs next to nothing
)

// headroomLook is how often it is looked how much is being made.
const headroomLook = 100 * time.Millisecond

// KeepHeadroom sets how much garbage may lie about until ctx ends, and then what was set before: as much as a second makes. What
// is in use is mostly knowledge that never changes, beside which the runtime's own headroom, as much again, would fill with the
// garbage of minutes; yet a process that answers thousands of requests a second, or imports boats while it answers, must not
// collect a dozen times in it: each time takes processors from answers. It is for a process as a whole.
func KeepHeadroom(ctx context.Context) {
	at := leastHeadroom
	before := debug.SetGCPercent(at)
	defer debug.SetGCPercent(before)
	samples := []metrics.Sample{{Name: "/gc/heap/live:bytes"}, {Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(samples)
	known := samples[1].Value.Uint64()
	var recent [time.Second / headroomLook]uint64 // bytes made between looks
	tick := time.NewTicker(headroomLook)
	defer tick.Stop()
	for i := 0; ; i++ {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		metrics.Read(samples)
		live, all := samples[0].Value.Uint64(), samples[1].Value.Uint64()
		latest := all - known
		known, recent[i%len(recent)] = all, latest
		made := uint64(0)
		for _, n := range recent {
			made += n
		}
		// What begins to make much is given room at once; what ends is given a second.
		if now := Headroom(live, max(made, latest*uint64(len(recent)))); now > at+at/4 || now < at-at/4 {
			at = now
			debug.SetGCPercent(at)
		}
	}
}

// Headroom is how much garbage may lie about, in percent of the live bytes, where so many are made in a second.
func Headroom(live, made uint64) int {
	return int(min(max(made*100/max(live, 1), leastHeadroom), mostHeadroom))
}
