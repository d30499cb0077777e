package worded_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/chat"
)

// report is a study with a check of its own: prices need [Q2].
var report = plan{id: "svc-deep-research-agent", events: []chat.Event{
	chat.Wording{Holds: func(s string) bool { return !strings.Contains(s, "EUR") || strings.Contains(s, "[Q2]") }},
	chat.Citation{Number: 1, ID: "D-lagoon-42", Title: "Lagoon 42", Source: "design table", URL: "http://fairlead.test/designs/lagoon-42"},
	chat.Text("## Executive Summary\n\nThe median is EUR 399,000 [Q2]. All listings are generated sample data, not real offers.\n\n| Prices [Q2] | Median |\n|---|---|\n| Lagoon 42 | EUR 399,000 |"),
	chat.Text("\n\n## Market Context\n\nMost lie in France (7) [Q2]. They have been seen for 103 days [Q3]."),
	chat.Text("\n\n## Research Sources & Methodology\n\nPrices are asking prices [Q2].\n\n- [Q2] asking prices, n 73"),
	chat.Text("\n\n## Recommendations\n\n- Ask what justifies more than EUR 525,000 [Q2]."),
}}

const (
	summary = "## Executive Summary\n\nThe median is EUR 399,000 [Q2]. All listings are generated sample data, not real offers.\n\n" + prices
	prices  = "| Prices [Q2] | Median |\n|---|---|\n| Lagoon 42 | EUR 399,000 |"
	market  = "## Market Context\n\nMost lie in France (7) [Q2]. They have been seen for 103 days [Q3]."
	method  = "## Research Sources & Methodology\n\nPrices are asking prices [Q2].\n\n- [Q2] asking prices, n 73"
	advice  = "## Recommendations\n\n- Ask what justifies more than EUR 525,000 [Q2]."
)

func TestSectionsAreAllThereAndInOrder(t *testing.T) {
	tests := map[string]struct {
		writes string
		want   []string
	}{
		"as they should": {
			"## Executive Summary\nHalf ask more than EUR 399,000 [Q2].\n\n[[table 1]]\n\n## Market Context\nSeen for 103 days [Q3].\n\n## Research Sources & Methodology\nI looked.\n\n## Recommendations\n- Ask around.",
			[]string{"## Executive Summary\n\nHalf ask more than EUR 399,000 [Q2].\n\n" + prices, "## Market Context\n\nSeen for 103 days [Q3].", method, "## Recommendations\n\n- Ask around."},
		},
		"without a heading": {
			"Half ask more than EUR 399,000 [Q2].",
			[]string{"## Executive Summary\n\nHalf ask more than EUR 399,000 [Q2].\n\n" + prices, market, method, advice},
		},
		"one left out, one turned round": {
			"## Market Context\nSeen for 103 days [Q3].\n## Executive Summary\nIt is so.\n## Recommendations\nAsk around.",
			[]string{summary, "## Market Context\n\nSeen for 103 days [Q3].\n\nIt is so.", method, "## Recommendations\n\nAsk around."},
		},
		"one that does not hold": {
			"## Executive Summary\nThe median is EUR 350,000 [Q2]. The median is EUR 399,000 [1].\n## Market Context\nIt is 99 days [Q3].\n## Recommendations\nAsk around.",
			[]string{"## Executive Summary\n\nThe median is EUR 399,000 [Q2].\n\n" + prices, market, method, "## Recommendations\n\nAsk around."},
		},
		"with one of its own": {
			"## Executive Summary\nIt is so.\n## My Thoughts\nAsk around.",
			[]string{"## Executive Summary\n\nIt is so.\n\nAsk around.\n\n" + prices, market, method, advice},
		},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			g := run(t, newModel(t, report, &engine{script: []turn{says(strings.SplitAfter(tt.writes, "\n")...)}}), ask("Lagoon 42 market"))
			if diff := cmp.Diff(strings.Join(tt.want, "\n\n"), g.text); diff != "" || g.err != nil || g.start.Engine != "upstream" {
				t.Errorf("%v by %q (-want +got):\n%s", g.err, g.start.Engine, diff)
			}
		})
	}
}

func TestNothingOfAStudyIsSentBeforeTheEngineHasSaidSomethingThatHolds(t *testing.T) {
	e := &engine{script: []turn{says("## Market Context\n", "It is 99 days. ").fails(errDown)}}
	if g := run(t, newModel(t, report, e), ask("Lagoon 42")); g.text != report.text() || g.start.Engine != "embedded" {
		t.Errorf("got %q by %q", g.text, g.start.Engine)
	}
}

func TestAGraveFindingIsNotLeftOut(t *testing.T) {
	grave := "- **Standing rigging: about 28 years old.** Stainless wire fails without warning. (USD 5,900)"
	survey := plan{id: "svc-survey-agent", events: []chat.Event{
		chat.Finding{Grade: "A", Title: "Standing rigging: about 28 years old"}, chat.Finding{Grade: "B", Title: "Hull: blistered"},
		chat.Text("## Assessment\n\n### Findings A\n" + grave + "\n\n### Findings B\n- **Hull: blistered.** Peel it."),
	}}
	for writes, want := range map[string]string{
		"The hull has blisters.":                                    "The hull has blisters.\n\n" + grave,
		"Her standing rigging is about 28 years old: have it seen.": "Her standing rigging is about 28 years old: have it seen.",
	} {
		g := run(t, newModel(t, survey, &engine{script: []turn{says(writes)}}), ask("1998 Bavaria"))
		if diff := cmp.Diff(want, g.text); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
}

func TestAStudyEndsWithinItsBudget(t *testing.T) {
	budget := 200
	req := ask("Lagoon 42")
	req.MaxTokens = &budget
	g := run(t, newModel(t, report, &engine{script: []turn{says("It is so.")}}), req)
	var heads []string
	for line := range strings.SplitSeq(g.text, "\n") {
		if strings.HasPrefix(line, "## ") {
			heads = append(heads, line)
		}
	}
	want := []string{"## Executive Summary", "## Market Context", "## Research Sources & Methodology", "## Recommendations"}
	if !slices.Equal(heads, want) {
		t.Errorf("got %q", g.text)
	}
}
