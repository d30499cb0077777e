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
	usualHeadroom = 100 // the runtime's own
	mostHeadroom  = 400 // beyond it collecting costs next to nothing
	littleMade    = 20  // in a second, below which collections are rare
)

const (
	headroomLook = 100 * time.Millisecond // how often it is looked how much is being made
	aSecond      = int(time.Second / headroomLook)
)

// KeepHeadroom sets how much garbage may lie about until ctx ends, and then what was set before: as much as two seconds make where that lasts, and one in a burst. What
// is in use is mostly knowledge that never changes, beside which the runtime's own headroom, as much again, would fill with the
// garbage of minutes; yet a process that answers thousands of requests a second must not collect a dozen times in it. More than
// the runtime's own is given only where both halves of a second have made so much, so that a burst, such as a thousand streams that
// open, does not leave its garbage as memory of the process; and at once while importing, which may be nil, says so, because each collection
// takes processors from searches. It is for a process as a whole.
func KeepHeadroom(ctx context.Context, importing func() bool) {
	at := leastHeadroom
	before := debug.SetGCPercent(at)
	defer debug.SetGCPercent(before)
	samples := []metrics.Sample{{Name: "/gc/heap/live:bytes"}, {Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(samples)
	known := samples[1].Value.Uint64()
	var recent [aSecond]uint64 // bytes made between looks
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
		var halves [2]uint64
		for k := range aSecond {
			halves[k/(aSecond/2)] += recent[(i+len(recent)-k)%len(recent)]
		}
		last, least := halves[0]+halves[1], 2*min(halves[0], halves[1])
		if importing != nil && importing() {
			last = max(last, latest*uint64(aSecond))
			least = last
		}
		if now := Headroom(live, last, least); now > at+at/4 || now < at-at/4 {
			at = now
			debug.SetGCPercent(at)
		}
	}
}

// Headroom is how much garbage may lie about, in percent of the live bytes, where so many were made in the last second, and at least
// at so many a second throughout it: as much as two seconds make where that lasts, so that few requests meet a collection; in a burst
// as much as one makes, up to what is in use; and the least where it is little, since collections are rare then.
func Headroom(live, last, least uint64) int {
	percent := func(made uint64) uint64 { return made * 100 / max(live, 1) }
	made := percent(last)
	lasting := min(made, percent(least))
	switch {
	case lasting >= littleMade:
		return int(min(2*lasting, mostHeadroom))
	case made < littleMade:
		return leastHeadroom
	}
	return int(min(made, usualHeadroom))
}
