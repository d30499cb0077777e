package research_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/research"
	"github.com/fairlead/fairlead/internal/study"
)

// atSize is a model on the sample inventory cut or repeated to a number of listings.
func atSize(t *testing.T, n int) *research.Model {
	t.Helper()
	from, err := sources()
	if err != nil {
		t.Fatal(err)
	}
	all, err := from.Boats.Snapshot().Match(catalog.Query{})
	if err != nil {
		t.Fatal(err)
	}
	listings := slices.Clone(all[:min(n, len(all))])
	for i := 0; len(listings) < n; i++ {
		again := *all[i%len(all)]
		again.ID += "-again"
		again.Price *= 1.07 // so that it is another boat
		again.HIN = ""
		listings = append(listings, &again)
	}
	from.Boats = catalog.New(catalog.NewIndex(listings, nil))
	from.Keep = func(context.Context, study.Study) {}
	return research.New(from)
}

// TestFiguresOfReports prints what is asked of the reports on requests of every kind: run it with -v. Times are only told.
func TestFiguresOfReports(t *testing.T) {
	if testing.Short() {
		t.Skip("figures are for the whole tests")
	}
	const listings, rounds = 25_000, 3
	m := atSize(t, listings)
	numbers, recomputed, dropped, complete := 0, 0, 0, 0
	var citations []int
	var first, whole []time.Duration
	for round := range rounds {
		for _, question := range questions {
			req := request(question)
			req.ID = "figures"
			began, seen := time.Now(), time.Duration(0)
			if _, err := m.Run(asCaller(t), req, func(ev chat.Event) error {
				if _, ok := ev.(chat.Text); ok && seen == 0 {
					seen = time.Since(began)
				}
				return nil
			}); err != nil {
				t.Fatal(err)
			}
			whole = append(whole, time.Since(began))
			first = append(first, seen)
			if round > 0 {
				continue
			}
			s, err := m.Study(t.Context(), question, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			r := s.Report(req.Budget())
			dropped += r.Dropped
			citations = append(citations, len(r.Evidence))
			if hasHeadings(r.Text()) {
				complete++
			}
			for _, c := range claims(r) {
				n := len(digit.FindAllString(reference.ReplaceAllString(c.text, ""), -1))
				if n == 0 {
					continue
				}
				numbers++
				if r.Holds(c.text, c.head) {
					recomputed++
				}
			}
		}
	}
	slices.Sort(citations)
	slices.Sort(first)
	slices.Sort(whole)
	share := func(of []time.Duration, percent int) time.Duration {
		return of[len(of)*percent/100].Round(100 * time.Microsecond)
	}
	t.Logf("%d requests on %d listings, %d tokens, pacing off", len(questions), listings, chat.DefaultMaxTokens)
	t.Logf("claims with a number: %d, recomputed: %d (%.1f %%), own sentences dropped: %d", numbers, recomputed, 100*float64(recomputed)/float64(numbers), dropped)
	t.Logf("reports with the six headings in order: %d of %d", complete, len(questions))
	t.Logf("distinct citations a report: least %d, median %d, most %d", citations[0], citations[len(citations)/2], citations[len(citations)-1])
	t.Logf("to the first token: p50 %s, p99 %s; to the end: p50 %s, p99 %s (of %d runs)", share(first, 50), share(first, 99), share(whole, 50), share(whole, 99), len(whole))
	if recomputed != numbers || numbers < 500 || complete != len(questions) || dropped > 0 || citations[0] < 5 {
		t.Error("not every number is recomputed, a report lacks a heading or cites fewer than five sources")
	}
}

func hasHeadings(text string) bool {
	var got []string
	for line := range strings.Lines(text) {
		if heading, ok := strings.CutPrefix(line, "## "); ok {
			got = append(got, strings.TrimSpace(heading))
		}
	}
	return slices.Equal(got, headings)
}
