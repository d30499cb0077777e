package openai

import (
	"net/http"
	"strconv"
	"time"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/usage"
)

// usagePage is what GET /v1/usage answers: the caller's records, newest first, this month's sums and the quota.
type usagePage struct {
	Object  string        `json:"object"`
	Data    []usageRecord `json:"data"`
	HasMore bool          `json:"has_more"`
	Next    *string       `json:"next"` // give it as ?after= for the next page
	Month   []modelUsage  `json:"month"`
	Quota   quota         `json:"quota"`
}

type usageRecord struct {
	ID               string `json:"id"`
	Model            string `json:"model"`
	Engine           string `json:"engine"`
	Protocol         string `json:"protocol"`
	PromptTokens     int    `json:"prompt_tokens"`
	CompletionTokens int    `json:"completion_tokens"`
	Outcome          string `json:"outcome"`
	FinishReason     string `json:"finish_reason"`
	Created          int64  `json:"created"`
	DurationMS       int64  `json:"duration_ms"`
	FirstTokenMS     int64  `json:"first_token_ms"`
}

type modelUsage struct {
	Model            string `json:"model"`
	Requests         int64  `json:"requests"`
	PromptTokens     int64  `json:"prompt_tokens"`
	CompletionTokens int64  `json:"completion_tokens"`
}

type quota struct {
	Plan          string `json:"plan"`
	RequestsLimit int64  `json:"requests_limit"` // 0: none
	RequestsUsed  int64  `json:"requests_used"`
	TokensLimit   int64  `json:"tokens_limit"` // 0: none
	TokensUsed    int64  `json:"tokens_used"`
	Reset         int64  `json:"reset"`
}

// getUsage serves GET /v1/usage for the caller's own key.
func (h *Handler) getUsage(w http.ResponseWriter, r *http.Request) error {
	size, err := readLimit(r.URL.Query().Get("limit"))
	if err != nil {
		return err
	}
	ctx := r.Context()
	caller, _ := keys.From(ctx)
	records, next, err := h.usage.List(ctx, caller.KeyID, size, r.URL.Query().Get("after"))
	if f := fault.From(err); err != nil && f.Kind == fault.Invalid {
		return f.At("after") // as the query names it
	}
	if err != nil {
		return err
	}
	now := time.Now().UTC()
	month := time.Date(now.Year(), now.Month(), 1, 0, 0, 0, 0, time.UTC)
	sums, err := h.usage.Summary(ctx, caller.KeyID, month, now.Add(time.Second))
	if err != nil {
		return err
	}
	q, err := h.usage.Quota(ctx, caller.UserID, h.cfg.Plans[caller.Plan])
	if err != nil {
		return err
	}
	page := usagePage{Object: "list", Data: []usageRecord{}, Month: []modelUsage{}, HasMore: next != "", Quota: quota{
		Plan: caller.Plan, RequestsLimit: q.RequestsLimit, RequestsUsed: q.RequestsUsed,
		TokensLimit: q.TokensLimit, TokensUsed: q.TokensUsed, Reset: q.Reset.Unix(),
	}}
	if next != "" {
		page.Next = &next
	}
	for _, rec := range records {
		page.Data = append(page.Data, usageRecordOf(rec))
	}
	for _, s := range sums {
		page.Month = append(page.Month, modelUsage(s))
	}
	return writeJSON(w, http.StatusOK, mustMarshal(page))
}

func usageRecordOf(r usage.Record) usageRecord {
	return usageRecord{
		ID: r.ID, Model: r.Model, Engine: r.Engine, Protocol: r.Protocol,
		PromptTokens: r.PromptTokens, CompletionTokens: r.CompletionTokens,
		Outcome: r.Outcome, FinishReason: r.Finish, Created: r.Created.Unix(),
		DurationMS: r.Duration.Milliseconds(), FirstTokenMS: r.FirstToken.Milliseconds(),
	}
}

func readLimit(text string) (int, error) {
	if text == "" {
		return 100, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > 1000 {
		return 0, fault.New(fault.Invalid, "limit must be an integer from 1 to 1000, not %q", fault.Clip(text)).At("limit")
	}
	return n, nil
}
