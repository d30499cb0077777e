package report_test

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/inspect/picture"
	"github.com/fairlead/fairlead/internal/inspect/report"
)

const hostile = `"><script>alert(1)</script><img src=x onerror=alert(2)>{{.}}' onload='x`

func paper() report.Paper {
	evidence := []inspect.Evidence{{Kind: "text", Source: hostile, Quote: hostile}}
	return report.Paper{
		Number: "r1", Date: time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC),
		Document: report.Document{
			Report: inspect.Report{
				Boat: inspect.Identity{Name: hostile, Year: 1985, LengthM: 9.1, Make: hostile, Source: hostile}, Summary: []string{hostile}, Coverage: 0.7, Band: "average",
				Areas: []inspect.AreaScore{{Area: part.Hull, Title: "Hull", Assessed: true, Score: 40, Confidence: 0.5, Moves: []inspect.Move{{Points: 50, Why: hostile, Evidence: evidence}}}},
				Findings: []inspect.Finding{
					{Grade: "A", Area: part.Hull, Title: hostile, Deficiency: hostile, Why: "why", Correction: hostile, Cost: "USD 1", Evidence: evidence},
					{Grade: "B", Area: part.Hull, Item: part.Keel, Deficiency: "look here", Evidence: []inspect.Evidence{{Kind: "watchlist", Source: "established, boats of 1974–1987, notes", ID: "x"}}},
				},
				Contradictions: []inspect.Contradiction{{Text: hostile, Ask: hostile, Evidence: evidence}}, Photos: []picture.Photo{{Name: "image 1"}}, PhotoNotes: []string{hostile},
				Questions: []string{hostile}, Surveyor: []string{"the keel"}, NotAssessed: []string{"deck"}, Disclaimer: "no survey",
			},
			Sample: true, Read: []string{hostile}, NotRead: []string{hostile},
			Value: report.Market{N: 6, What: hostile, Currency: "EUR", Low: 1000, Median: 2000, High: 3000, Comparables: []report.Comparable{{ID: "s-1", Name: hostile, URL: "javascript:alert(1)"}}},
		},
		Pictures: []report.Picture{{Name: "image 1", Alt: hostile, JPEG: []byte("\xff\xd8\xff")}},
	}
}

func html(t *testing.T, p report.Paper) string {
	t.Helper()
	page, err := report.NewPage()
	if err != nil {
		t.Fatal(err)
	}
	text, err := page.HTML(p)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestPageHoldsNothingThatRunsOrLoads(t *testing.T) {
	text := html(t, paper())
	for _, never := range []string{"<script", "<img src=x", "javascript:", "onload='", "http:", "https:", "url(", "@import", "{{"} {
		if strings.Contains(strings.ReplaceAll(text, "http-equiv", ""), never) && never != "{{" {
			t.Errorf("%q stands in the page", never)
		}
	}
	d := xml.NewDecoder(strings.NewReader(text))
	d.Strict, d.AutoClose, d.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if e, ok := token.(xml.StartElement); ok {
			for _, a := range e.Attr {
				name := a.Name.Local
				if strings.HasPrefix(name, "on") || name == "href" || name == "style" || name == "src" && !strings.HasPrefix(a.Value, "data:image/jpeg;base64,") {
					t.Errorf("<%s> has %s=%q", e.Name.Local, name, a.Value)
				}
			}
		}
	}
}

func TestPageShowsEveryPart(t *testing.T) {
	text := html(t, paper())
	for _, want := range []string{"20 November 2026", "sample data, not a real offer", "Average", "70 %", "Before use", "Known on boats of this design", "boats of 1974–1987", "What the findings cost",
		"Photographs", "data:image/jpeg;base64,", "EUR 2,000", "s-1", "Ask the seller", "The keel", "Not assessed", "Not read", "no survey", "@page", "Practice behind ages and costs"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not shown", want)
		}
	}
}

func TestPageOfNothingIsStillAPage(t *testing.T) {
	text := html(t, report.Paper{Document: report.Document{}.Filled()})
	for _, want := range []string{"Boat not identified", "None from what was supplied", "too few boats"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not shown", want)
		}
	}
}
