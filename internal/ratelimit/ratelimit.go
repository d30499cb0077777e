// Package ratelimit decides how fast something may be used.
package ratelimit

import "time"

// Rate is how fast a key may use something.
type Rate struct {
	PerMinute int // 0 means without a limit
	Burst     int // the most that can be used at once after a rest; 0 means 1
}

// State tells where a key stands after a question to a limiter.
type State struct {
	Allowed    bool
	Limit      int           // the rate's PerMinute; 0 means without a limit, and the fields below are 0 too
	Remaining  int           // how many could be used at once now; 0 while in debt
	Reset      time.Duration // until Remaining is the whole burst again
	RetryAfter time.Duration // until what was refused would be allowed; 0 where it was allowed
}

// interval is the time in which n come back.
func (r Rate) interval(n int) time.Duration {
	return time.Duration(float64(n) * float64(time.Minute) / float64(r.PerMinute))
}

// tolerance is the time in which a whole burst comes back.
func (r Rate) tolerance() time.Duration { return r.interval(max(r.Burst, 1)) }

// state describes a key whose debt, after what it used, takes backlog to come back.
func (r Rate) state(backlog time.Duration) State {
	s := State{Allowed: true, Limit: r.PerMinute, Reset: max(backlog, 0)}
	if left := r.tolerance() - s.Reset; left > 0 {
		s.Remaining = int(float64(left) * float64(r.PerMinute) / float64(time.Minute))
	}
	return s
}
