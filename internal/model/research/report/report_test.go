package report_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/researchtest"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/study"
	"github.com/fairlead/fairlead/internal/tokens"
)

var headings = []string{
	"Executive Summary", "Detailed Analysis", "Market Context", "Technical Deep Dive", "Research Sources & Methodology", "Recommendations",
}

func TestEveryReportHasTheSixSectionsInOrderWithinItsBudget(t *testing.T) {
	for _, question := range researchtest.Questions {
		for _, budget := range []int{300, 1000, 3000} {
			text := reportOn(t, question, budget).Text()
			var got []string
			for line := range strings.Lines(text) {
				if heading, ok := strings.CutPrefix(line, "## "); ok {
					got = append(got, strings.TrimSpace(heading))
				}
			}
			if !slices.Equal(got, headings) {
				t.Errorf("%q, %d tokens: the headings are %q", question, budget, got)
			}
			if n := tokens.Count(text); n > budget {
				t.Errorf("%q has %d tokens, want at most %d", question, n, budget)
			}
		}
	}
}

func TestADefaultReportCitesAtLeastFiveSources(t *testing.T) {
	for _, question := range researchtest.Questions {
		if n := len(reportOn(t, question, 1000).Evidence); n < 5 {
			t.Errorf("%q cites %d sources, want at least 5", question, n)
		}
	}
}

func TestEqualRequestsGetEqualReports(t *testing.T) {
	for _, question := range researchtest.Questions[:8] {
		if a, b := reportOn(t, question, 1500).Text(), reportOn(t, question, 1500).Text(); a != b {
			t.Errorf("%q was answered in two ways:\n%s\n\n%s", question, a, b)
		}
	}
}

func TestReferencesAreNumberedWithoutGapsAndAllListed(t *testing.T) {
	reference := regexp.MustCompile(`\[(Q?\d+)\]`)
	for _, question := range researchtest.Questions {
		r := reportOn(t, question, 2000)
		var known []string
		queries, pages := 0, 0
		for _, e := range r.Evidence {
			if e.Kind == study.OfQuery {
				queries++
				known = append(known, fmt.Sprintf("Q%d", queries))
				continue
			}
			pages++
			known = append(known, fmt.Sprint(pages))
			if e.URL == "" || e.Number != pages {
				t.Errorf("%q: source %s has number %d and address %q, want %d and some", question, e.ID, e.Number, e.URL, pages)
			}
		}
		used := map[string]bool{}
		for _, m := range reference.FindAllStringSubmatch(r.Text(), -1) {
			used[m[1]] = true
			if !slices.Contains(known, m[1]) {
				t.Errorf("%q refers to [%s], which no evidence has", question, m[1])
			}
		}
		if len(used) != len(known) {
			t.Errorf("%q refers to %d of %d pieces of evidence", question, len(used), len(known))
		}
	}
}

func TestNoFigureRestsOnFewerThanFiveBoats(t *testing.T) {
	for _, question := range researchtest.Questions {
		for _, e := range reportOn(t, question, 3000).Evidence {
			for _, v := range e.Values {
				if v.Name == "priced" && v.Number < 5 {
					t.Errorf("%q: %s of %q rests on %v boats", question, e.Title, v.Of, v.Number)
				}
			}
		}
	}
}

func TestPricesAgreeWithTheCatalogue(t *testing.T) {
	from, _ := researchtest.Built(t)
	r := reportOn(t, "Market report on steel ketches", 1000)
	e := r.Evidence[0]
	q := e.Filter.Query
	q.Currency = e.Currency
	page, err := from.Boats.Snapshot().Search(q, catalog.Paging{})
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]float64{
		"boats": float64(page.Total), "priced": float64(page.Stats.N), "lower quartile": page.Stats.Q1, "median": page.Stats.Median,
		"upper quartile": page.Stats.Q3, "highest": page.Stats.Max,
	}
	found := 0
	for _, v := range e.Values {
		w, ok := want[v.Name]
		if !ok {
			continue
		}
		found++
		if diff := v.Number - w; diff > 1e-6*w || diff < -1e-6*w {
			t.Errorf("%s is %v, the catalogue says %v", v.Name, v.Number, w)
		}
	}
	if found != len(want) {
		t.Errorf("the evidence has %d of %d values: %v", found, len(want), e.Values)
	}
}

func TestSampleDataAndAskingPricesAreCalledSo(t *testing.T) {
	for _, question := range researchtest.Questions[:10] {
		text := reportOn(t, question, 1000).Text()
		for _, want := range []string{"sample catalogue", "asking prices", "not real offers"} {
			if !strings.Contains(text, want) {
				t.Errorf("the report on %q does not say %q", question, want)
			}
		}
	}
}

func TestAnAmbiguousNameIsResolvedOpenly(t *testing.T) {
	text := reportOn(t, "Market study of the Lagoon 42", 1000).Text()
	if want := "the name also stands for"; !strings.Contains(text, want) {
		t.Errorf("the report does not say which Lagoon 42 it means:\n%s", text)
	}
}

func TestWhatNoSourceTellsIsSaid(t *testing.T) {
	text := reportOn(t, "Dufour 412 Grand Large charter ROI study", 1000).Text()
	if want := "return on investment cannot be computed"; !strings.Contains(text, want) {
		t.Errorf("the report does not say %q:\n%s", want, text)
	}
}

func TestAQuestionAboutSomethingElseGetsAPlainStatement(t *testing.T) {
	text := reportOn(t, "Research report on the stock price of a bank", 1000).Text()
	if strings.Contains(text, "##") || !strings.Contains(text, "outside of what I research") {
		t.Errorf("the answer is %q", text)
	}
}

func TestAFollowUpIsUnderstoodWithTheQuestionBefore(t *testing.T) {
	s := studyAfter(t, "And what does it cost to own?", "Market study of the Catalina 34")
	if text := s.Report(1000).Text(); !strings.Contains(text, "Catalina 34") || !strings.Contains(text, "rule of thumb") {
		t.Errorf("the follow-up was not understood:\n%s", text)
	}
}
