// Package usage keeps account of what each key has used: one record a request, and quotas by calendar month.
package usage

import (
	"time"

	"github.com/fairlead/fairlead/internal/chat"
)

// Record is what one request used. It is written once, when the request ends, whatever its outcome.
type Record struct {
	ID               string // the answer's id; sortable by time
	KeyID            string
	UserID           string
	Model            string
	Engine           string
	Protocol         string // openai, connect, grpc, grpcweb
	PromptTokens     int
	CompletionTokens int    // delivered
	Outcome          string // "ok", "client_gone", "server_gone" or the code of the fault
	Finish           string // the finish reason, empty where the answer did not end
	Created          time.Time
	Duration         time.Duration
	FirstToken       time.Duration // from Created to the first text; 0 where there was none
	Upstream         chat.Upstream // what a provider behind us counted; the zero value where none was asked
}

// The outcomes that are no fault's code.
const (
	OutcomeOK         = "ok"
	OutcomeClientGone = "client_gone"
	OutcomeServerGone = "server_gone" // the server went down and could not wait for the answer
)

// Plan is what a key's plan gives. A limit of 0 is no limit.
type Plan struct {
	Name              string
	RequestsPerMinute int
	TokensPerMinute   int
	RequestsPerMonth  int64
	TokensPerMonth    int64
}

// Sum is what was used of one model in some time.
type Sum struct {
	Model            string
	Requests         int64
	PromptTokens     int64
	CompletionTokens int64
}
