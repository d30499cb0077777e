package survey

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/report"
)

// document is the assessment in structured form.
func (a *assessment) document() report.Document {
	d := report.Document{Report: a.report, Value: a.market.Market}
	d.Photos = nil
	for _, p := range a.report.Photos {
		d.Photos = append(d.Photos, p.Bare())
	}
	if l := a.input.listing; l != nil {
		d.Listing, d.Sample = l.ID, l.Sample
	}
	for _, o := range a.input.pages() {
		d.Read = append(d.Read, o.name())
	}
	for _, o := range a.input.notRead() {
		d.NotRead = append(d.NotRead, shown(o.address))
	}
	return d.Filled()
}

// emptyDocument is the structured form of an answer that assesses nothing.
func emptyDocument(text string) report.Document {
	return report.Document{Report: inspect.Report{Summary: []string{text}, Disclaimer: text}}.Filled()
}

// pictures sends the photographs in which something was seen, with it drawn in.
func (a *assessment) pictures(out *sender) error {
	for _, p := range a.report.Photos {
		data, err := p.Annotated()
		if err != nil {
			return err
		}
		if data == nil {
			continue
		}
		var seen []string
		for i, found := range p.Indicators {
			seen = append(seen, fmt.Sprintf("%d: %s (%s)", i+1, found.Kind, found.Otherwise))
		}
		out.event(chat.Picture{Name: p.Name, JPEG: data, Alt: strings.Join(seen, "; ")})
	}
	return nil
}

// findingOf shows a finding to typed clients.
func findingOf(f inspect.Finding) chat.Finding {
	evidence := f.Evidence[0].Source
	if q := f.Evidence[0].Quote; q != "" {
		evidence += ": " + q
	}
	return chat.Finding{
		Area: string(f.Area), Grade: f.Grade, Title: f.Title, Detail: f.Deficiency + " " + f.Why, Advice: f.Correction,
		Standard: f.Standard, Cost: f.Cost, Evidence: evidence, Confidence: f.Confidence,
	}
}
