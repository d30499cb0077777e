package openai_test

import (
	"context"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/study"
)

// shelf holds the study "done" of the user "u", and "waits", which has no report yet.
type shelf struct{}

func (shelf) Get(_ context.Context, userID, id string) (study.Study, error) {
	s := study.Study{ID: strings.TrimPrefix(id, "chatcmpl-"), UserID: userID, Created: time.Unix(1_700_000_000, 0), State: study.Queued}
	if userID == "u" && s.ID == "waits" {
		return s, nil
	}
	if userID != "u" || s.ID != "done" {
		return study.Study{}, fault.New(fault.NotFound, "you have no study with this id").At("id")
	}
	s.State, s.Finish, s.Token, s.Title = study.Done, "stop", "token", "Lagoon 42: market study"
	filter := study.Filter{Words: "Lagoon 42", Query: catalog.Query{Make: "Lagoon", ModelContains: "42"}}
	s.Document = study.Document{
		Title: s.Title, Question: "Market study of the Lagoon 42",
		Plan: study.Plan{
			Subjects: []study.Subject{{Name: "Lagoon 42", Filter: &filter, Design: "lagoon-42"}}, Focus: []string{}, Currency: "EUR",
			Assumptions: []string{"It is the one built from 2016."}, Unanswered: []string{},
		},
		Sections: []study.Section{{Heading: "Executive Summary", Text: "The median is EUR 399,000 [Q1]."}},
		Evidence: []study.Evidence{{
			ID: "Q1", Kind: study.OfQuery, Title: "asking prices", Measure: "prices", Filter: &filter, Rows: "B1", Boats: 2, AsOf: "2026-11-01",
			Currency: "EUR", Values: []study.Value{{Name: "median", Number: 399000, Unit: "EUR"}},
		}},
		Sets: []study.Set{{Name: "B1", Filter: filter, Boats: 2, Listings: []string{"s-1", "s-2"}}},
	}
	return s, nil
}

func (s shelf) Delete(ctx context.Context, userID, id string) error {
	_, err := s.Get(ctx, userID, id)
	return err
}

func (shelf) Recheck(s study.Study) []study.Recheck {
	e := s.Document.Evidence[0]
	r := study.Compare(e, 2, []study.Value{{Name: "median", Number: 401000, Unit: "EUR"}})
	r.AsOf = "2026-11-20"
	return []study.Recheck{r}
}
