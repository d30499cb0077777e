package usage

import (
	"time"

	"github.com/fairlead/fairlead/internal/fault"
)

// Quota is what a plan gives in a calendar month, UTC, and how much of it is used.
type Quota struct {
	RequestsLimit int64 // 0 means without a bound
	RequestsUsed  int64
	TokensLimit   int64 // 0 means without a bound
	TokensUsed    int64
	Reset         time.Time // when the next month begins
}

// total is a number of requests and of their tokens, prompt and answer.
type total struct{ requests, tokens int64 }

func (t total) plus(o total) total { return total{t.requests + o.requests, t.tokens + o.tokens} }

func (t total) minus(o total) total { return total{t.requests - o.requests, t.tokens - o.tokens} }

// check returns a fault.QuotaSpent where used would pass what the plan gives.
func (p Plan) check(used total) error {
	const advice = "your plan's quota for this month does not cover this request: %d of %d %s would be used"
	if p.RequestsPerMonth > 0 && used.requests > p.RequestsPerMonth {
		return fault.New(fault.QuotaSpent, advice, used.requests, p.RequestsPerMonth, "requests")
	}
	if p.TokensPerMonth > 0 && used.tokens > p.TokensPerMonth {
		return fault.New(fault.QuotaSpent, advice, used.tokens, p.TokensPerMonth, "tokens")
	}
	return nil
}

func monthOf(t time.Time) time.Time {
	t = t.UTC()
	return time.Date(t.Year(), t.Month(), 1, 0, 0, 0, 0, time.UTC)
}
