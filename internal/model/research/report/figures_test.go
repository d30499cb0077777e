package report_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/research/report"
	"github.com/fairlead/fairlead/internal/model/research/researchtest"
)

// TestFiguresOfReports prints what is asked of the reports on requests of every kind: run it with -v.
func TestFiguresOfReports(t *testing.T) {
	if testing.Short() {
		t.Skip("figures are for the whole tests")
	}
	const listings = 25_000
	from, _ := researchtest.Built(t)
	from.Boats = researchtest.Boats(t, listings)
	ix, reader := from.Boats.Snapshot(), researchtest.Reader(t)
	numbers, recomputed, dropped, complete := 0, 0, 0, 0
	var citations []int
	for _, question := range researchtest.Questions {
		r := report.Gather(from, ix, reader.Plan(ix, question, nil)).Report(chat.DefaultMaxTokens)
		dropped += r.Dropped
		citations = append(citations, len(r.Evidence))
		if hasHeadings(r.Text()) {
			complete++
		}
		for _, c := range claims(r) {
			if !digit.MatchString(reference.ReplaceAllString(c.text, "")) {
				continue
			}
			numbers++
			if r.Holds(c.text, c.head) {
				recomputed++
			}
		}
	}
	slices.Sort(citations)
	t.Logf("%d requests on %d listings, %d tokens", len(researchtest.Questions), listings, chat.DefaultMaxTokens)
	t.Logf("claims with a number: %d, recomputed: %d (%.1f %%), own sentences dropped: %d", numbers, recomputed, 100*float64(recomputed)/float64(numbers), dropped)
	t.Logf("reports with the six headings in order: %d of %d", complete, len(researchtest.Questions))
	t.Logf("distinct citations a report: least %d, median %d, most %d", citations[0], citations[len(citations)/2], citations[len(citations)-1])
	if recomputed != numbers || numbers < 500 || complete != len(researchtest.Questions) || dropped > 0 || citations[0] < 5 {
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
