package pages_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/study"
)

// oneStudy holds a study under the token "t"; computed again, its query gives another number.
type oneStudy struct{}

func (oneStudy) Page(_ context.Context, token string) (study.Study, error) {
	if token == "down" {
		return study.Study{}, fault.New(fault.Overloaded, "the database cannot be reached now").After(time.Second)
	}
	if token != "t" {
		return study.Study{}, fault.New(fault.NotFound, "you have no study with this id")
	}
	filter := &study.Filter{Words: "Lagoon 42", Query: catalog.Query{Make: "Lagoon", ModelContains: "42"}}
	return study.Study{ID: "a", Title: "Lagoon <42>", Created: time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC), Document: study.Document{
		Question: "Market study of the Lagoon 42", Sample: true,
		Plan:     study.Plan{Assumptions: []string{"It is the one built from 2016."}},
		Sections: []study.Section{{Heading: "Executive Summary", Text: "The median is EUR 399,000 [Q1], see [1], not [Q9].\n\n| Built [Q1] | Median |\n|---|---|\n| 2016–2019 | EUR 369,000 |\n\n- First\n- Second <b>"}},
		Evidence: []study.Evidence{
			{ID: "Q1", Kind: study.OfQuery, Title: "asking prices", Measure: "prices", Filter: filter, Rows: "B1", Boats: 74, AsOf: "2026-11-01",
				Currency: "EUR", RateDate: "2024-12-31", Values: []study.Value{{Name: "median", Number: 399000, Unit: "EUR"}}},
			{ID: "Q2", Kind: study.OfQuery, Title: "asking prices by country", Measure: "prices", Filter: filter, Rows: "B2", Boats: 3},
			{ID: "D-lagoon-42", Kind: study.OfDesign, Title: "Lagoon 42", Number: 1, URL: "http://localhost/designs/lagoon-42", Says: []string{"SA/D = A / V^(2/3)"}},
		},
		Sets: []study.Set{{Name: "B1", Filter: *filter, Boats: 3, Listings: []string{"s-1", "s-2"}, Left: 1}, {Name: "B2", Filter: *filter, Boats: 3, Listings: []string{"s-1", "s-2"}, Left: 1}},
	}}, nil
}

func (oneStudy) Recheck(s study.Study) []study.Recheck {
	var checks []study.Recheck
	for _, e := range s.Document.Evidence {
		checks = append(checks, study.Compare(e, e.Boats, []study.Value{{Name: "median", Number: 401000, Unit: "EUR"}}))
	}
	return checks
}

func TestTheStudyPageLeadsFromEachNumberToItsEvidence(t *testing.T) {
	h := newHandler(t)
	for path, shows := range map[string][]string{
		"/research/t": {
			"Lagoon &lt;42&gt;", `<a href="#Q1">[Q1]</a>`, `<a href="#D-lagoon-42">[1]</a>`, "not [Q9]", `<section id="Q1">`, "<td>2016–2019</td>", "<li>Second &lt;b&gt;</li>",
			"It is the one built from 2016.", "n 74", "as of 2026-11-01", "exchange rates of 2024-12-31", "&#34;make&#34;: &#34;Lagoon&#34;", `<a href="/listings/s-2">`, "1 more are not",
			"EUR 399,000", "SA/D = A / V^(2/3)", "sample data", `href="?rerun=Q1#Q1"`, `The boats are those of <a href="#Q1">[Q1]</a>`,
		},
		"/research/t?rerun=Q1":  {"something has changed", "<td>EUR 399,000</td><td>EUR 401,000</td>"},
		"/research/t?rerun=all": {"something has changed", "not the same"},
	} {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		if w.Code != http.StatusOK || w.Header().Get("X-Robots-Tag") != "noindex, nofollow, noarchive" || w.Header().Get("Cache-Control") != "private, no-store" {
			t.Errorf("%s: got %d %v", path, w.Code, w.Header())
		}
		for _, text := range shows {
			if !strings.Contains(w.Body.String(), text) {
				t.Errorf("%s does not show %q:\n%s", path, text, w.Body)
			}
		}
	}
}

func TestAStudyThatCannotBeReadNowIsNotMissing(t *testing.T) {
	w := httptest.NewRecorder()
	newHandler(t).ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/research/down", nil))
	if w.Code != http.StatusServiceUnavailable || w.Header().Get("Retry-After") != "1" || strings.Contains(w.Body.String(), "Not found") {
		t.Errorf("got %d %v\n%s", w.Code, w.Header(), w.Body)
	}
}

func TestAStudyIsFoundOnlyByItsToken(t *testing.T) {
	for _, path := range []string{"/research/a", "/research/", "/research/t/x"} {
		w := httptest.NewRecorder()
		newHandler(t).ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		if w.Code != http.StatusNotFound || strings.Contains(w.Body.String(), "Lagoon") {
			t.Errorf("%s: got %d %s", path, w.Code, w.Body)
		}
	}
}
