// Package report is a survey's outcome as a whole document: in structured form, and as a page to read and to print.
package report

import (
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"fmt"
	"html/template"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/picture"
)

// Document is a survey report in structured form. Its JSON is what a client gets that asks the model for JSON.
type Document struct {
	inspect.Report
	Listing string   `json:"listing"`  // id of the listing assessed, empty if there is none
	Sample  bool     `json:"sample"`   // that listing is generated for demonstration
	Read    []string `json:"read"`     // addresses of others that were read
	NotRead []string `json:"not_read"` // and those that were not
	Value   Market   `json:"value"`
}

// Market is what boats like the one assessed are offered at. N is 0 where there are too few to compare.
type Market struct {
	What        string       `json:"what"` // the boats compared, in words
	N           int          `json:"n"`
	Currency    string       `json:"currency,omitempty"`
	Low         float64      `json:"lower_quartile,omitempty"`
	Median      float64      `json:"median,omitempty"`
	High        float64      `json:"upper_quartile,omitempty"`
	Asking      float64      `json:"asking,omitempty"` // of this boat, in Currency
	Listings    []string     `json:"listings,omitempty"`
	Comparables []Comparable `json:"comparables,omitempty"` // of Listings, in their order
	Converted   string       `json:"converted,omitempty"`   // day of the rates, "2024-12-31", where prices in other currencies are among them
	Sample      bool         `json:"sample"`                // the inventory is generated, not real offers
}

// Comparable is one boat that is compared.
type Comparable struct {
	ID       string  `json:"id"`
	Name     string  `json:"name"`
	Price    float64 `json:"price,omitempty"`
	Currency string  `json:"currency,omitempty"`
	Place    string  `json:"place,omitempty"`
	URL      string  `json:"url"`
}

// Filled makes every list an empty one rather than none.
func (d Document) Filled() Document {
	for _, list := range []*[]string{&d.Summary, &d.PhotoNotes, &d.Questions, &d.Surveyor, &d.NotAssessed, &d.Read, &d.NotRead} {
		if *list == nil {
			*list = []string{}
		}
	}
	if d.Areas == nil {
		d.Areas = []inspect.AreaScore{}
	}
	if d.Unclear == nil {
		d.Unclear = []inspect.Unclear{}
	}
	if d.Findings == nil {
		d.Findings = []inspect.Finding{}
	}
	if d.Contradictions == nil {
		d.Contradictions = []inspect.Contradiction{}
	}
	if d.Photos == nil {
		d.Photos = []picture.Photo{}
	}
	return d
}

// Picture is an annotated photograph.
type Picture struct {
	Name string // as the findings call it
	Alt  string // what is drawn in
	JPEG []byte
}

// Paper is what a page shows beside the document itself.
type Paper struct {
	Document
	Number   string    // of the report
	Date     time.Time // of the report
	Pictures []Picture
}

//go:embed report.html report.css
var files embed.FS

// Page writes reports as pages. It is safe for concurrent use.
type Page struct {
	template *template.Template
	style    string
}

// NewPage reads the layout that is part of the program.
func NewPage() (*Page, error) {
	style, err := files.ReadFile("report.css")
	if err != nil {
		return nil, fmt.Errorf("read the style of reports: %w", err)
	}
	t, err := template.New("report.html").Funcs(functions).ParseFS(files, "report.html")
	if err != nil {
		return nil, fmt.Errorf("read the layout of reports: %w", err)
	}
	return &Page{template: t, style: string(style)}, nil
}

// StyleHash is the hash of the one style that a page holds, as a content security policy writes it.
func (p *Page) StyleHash() string {
	sum := sha256.Sum256([]byte(p.style))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// HTML is the report as one file that needs nothing else: its style and its pictures are in it, and it has no scripts.
func (p *Page) HTML(paper Paper) (string, error) {
	var out strings.Builder
	err := p.template.Execute(&out, struct {
		Paper
		Style  template.CSS
		Policy string
	}{paper, template.CSS(p.style), "default-src 'none'; img-src data:; style-src " + p.StyleHash() + "; base-uri 'none'; form-action 'none'"}) //nolint:gosec // the style is ours
	if err != nil {
		return "", fmt.Errorf("write the report: %w", err)
	}
	return out.String(), nil
}
