package openai

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/links"
	"github.com/fairlead/fairlead/internal/study"
)

// Studies gives kept studies back to their users.
type Studies interface {
	// Get returns the user's study, or a fault.NotFound. The id may have the prefix of an answer.
	Get(ctx context.Context, userID, id string) (study.Study, error)
	// Delete deletes the user's study, or returns a fault.NotFound.
	Delete(ctx context.Context, userID, id string) error
	// Recheck computes a study's evidence again, in its order.
	Recheck(s study.Study) []study.Recheck
}

// studyHead is what every answer about a study begins with.
type studyHead struct {
	ID           string  `json:"id"`
	Object       string  `json:"object"`
	Created      int64   `json:"created"`
	ExpiresAt    int64   `json:"expires_at"`
	Status       string  `json:"status"`
	FinishReason *string `json:"finish_reason"`
	Error        *string `json:"error"`
	URL          *string `json:"url"` // of the page of the report, null until it is there
}

func headOf(s study.Study, object string, base links.Base) studyHead {
	head := studyHead{
		ID: s.ID, Object: object, Created: s.Created.Unix(), ExpiresAt: s.Created.Add(study.Keep).Unix(), Status: string(s.State),
		FinishReason: orNull(s.Finish), Error: orNull(s.Error),
	}
	if s.Token != "" {
		page := base.Study(s.Token)
		head.URL = &page
	}
	return head
}

// orNull makes null of an empty text.
func orNull(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

// report is what GET /v1/research/{id} answers.
type report struct {
	studyHead
	*study.Document
}

// evidence is what GET /v1/research/{id}/evidence answers.
type evidence struct {
	studyHead
	Question string           `json:"question"`
	Plan     study.Plan       `json:"plan"`
	Evidence []study.Evidence `json:"evidence"`
	Sets     []study.Set      `json:"sets"`
	Rerun    []study.Recheck  `json:"rerun,omitempty"`
	AllSame  *bool            `json:"all_same,omitempty"` // with rerun: everything computed again is what it was
}

// research serves what lies below /v1/research/: a study's report, its evidence, and its end.
func (h *Handler) research(w http.ResponseWriter, r *http.Request) error {
	id, part, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/v1/research/"), "/")
	if h.cfg.Studies == nil || id == "" || part != "" && part != "evidence" || part != "" && r.Method == http.MethodDelete {
		return fault.New(fault.NotFound, "Invalid URL (%s %s)", r.Method, fault.Clip(r.URL.Path)).Coded("unknown_url")
	}
	caller, _ := keys.From(r.Context())
	if !caller.May(keys.ScopeChat) {
		return fault.New(fault.Forbidden, "this key may not read studies: it lacks the scope %q", keys.ScopeChat)
	}
	if r.Method == http.MethodDelete {
		if err := h.cfg.Studies.Delete(r.Context(), caller.UserID, id); err != nil {
			return err
		}
		return writeValue(w, map[string]any{"id": id, "object": "research.study", "deleted": true})
	}
	s, err := h.cfg.Studies.Get(r.Context(), caller.UserID, id)
	if err != nil {
		return err
	}
	if part == "evidence" {
		return h.evidence(w, r, s)
	}
	return h.report(w, r, s)
}

// report writes a study as JSON, or its report alone as Markdown.
func (h *Handler) report(w http.ResponseWriter, r *http.Request, s study.Study) error {
	switch format := r.URL.Query().Get("format"); format {
	case "", "json":
		answer := report{studyHead: headOf(s, "research.study", h.cfg.Links)}
		if s.State == study.Done {
			answer.Document = &s.Document
		}
		return writeValue(w, answer)
	case "markdown":
		if s.State != study.Done {
			return notDone(s)
		}
		w.Header().Set("Content-Type", "text/markdown; charset=utf-8")
		w.WriteHeader(http.StatusOK)
		_, _ = w.Write([]byte(s.Document.Markdown())) // the client may be gone
		return nil
	default:
		return fault.New(fault.Invalid, "format must be json or markdown, not %q", fault.Clip(format)).At("format")
	}
}

// evidence writes what a study rests on and, if asked, what it gives now.
func (h *Handler) evidence(w http.ResponseWriter, r *http.Request, s study.Study) error {
	if s.State != study.Done {
		return notDone(s)
	}
	answer := evidence{
		studyHead: headOf(s, "research.evidence", h.cfg.Links), Question: s.Document.Question, Plan: s.Document.Plan,
		Evidence: append([]study.Evidence{}, s.Document.Evidence...), Sets: append([]study.Set{}, s.Document.Sets...),
	}
	switch rerun := r.URL.Query().Get("rerun"); rerun {
	case "", "false":
	case "true":
		answer.Rerun = h.cfg.Studies.Recheck(s)
		same := true
		for _, c := range answer.Rerun {
			same = same && c.Same
		}
		answer.AllSame = &same
	default:
		return fault.New(fault.Invalid, "rerun must be true or false, not %q", fault.Clip(rerun)).At("rerun")
	}
	return writeValue(w, answer)
}

func notDone(s study.Study) error {
	return fault.New(fault.Conflict, "the study has no report: it is %s", s.State).Coded("study_not_done")
}

func writeValue(w http.ResponseWriter, v any) error {
	body, err := json.Marshal(v)
	if err != nil {
		return fmt.Errorf("write a study: %w", err)
	}
	return writeJSON(w, http.StatusOK, append(body, '\n'))
}
