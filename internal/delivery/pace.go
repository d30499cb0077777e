package delivery

import (
	"context"
	"time"
)

// margin is left at the end of an answer's time for closing it.
const margin = 500 * time.Millisecond

// pacer spreads chunks over time. It never delays the first, and never makes up for time an engine took.
type pacer struct {
	pace     time.Duration // 0: not at all
	deadline time.Time     // zero: none
	last     time.Time     // when the last chunk was due; zero before the first
	timer    *time.Timer
}

// wait blocks until the next chunk is due. left is an upper bound of the chunks still to come.
func (p *pacer) wait(ctx context.Context, left int) error {
	if p.pace <= 0 {
		return nil
	}
	now := time.Now()
	if p.last.IsZero() {
		p.last = now
		return nil
	}
	due := p.last.Add(p.interval(now, left))
	if late := now.Sub(due); late >= 0 {
		p.last = due
		if late > p.pace {
			p.last = now
		}
		return nil
	}
	p.last = due
	return p.sleep(ctx, due.Sub(now))
}

// interval is the style's pace, or less where that pace could run past the deadline. A quarter of the chunks' fair share
// of the remaining time, four times over, would end exactly there; because it shrinks with the time that is left, the
// answer slows at first and quickens smoothly: with T left for n chunks, dT/dn = -4T/n, so T ~ n⁴ ends before zero.
func (p *pacer) interval(now time.Time, left int) time.Duration {
	if p.deadline.IsZero() {
		return p.pace
	}
	remaining := p.deadline.Sub(now) - margin
	if remaining <= 0 {
		return 0
	}
	return min(p.pace, 4*remaining/time.Duration(max(left, 1)))
}

func (p *pacer) sleep(ctx context.Context, d time.Duration) error {
	if p.timer == nil {
		p.timer = time.NewTimer(d)
	} else {
		p.timer.Reset(d)
	}
	select {
	case <-p.timer.C:
		return nil
	case <-ctx.Done():
		p.timer.Stop()
		return ctx.Err()
	}
}
