package survey

import (
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/inspect"
)

// result is the assessment in structured form.
type result struct {
	inspect.Report
	Listing string   `json:"listing"` // id of the listing assessed, empty if there is none
	Sample  bool     `json:"sample"`  // that listing is generated for demonstration
	NotRead []string `json:"not_read"`
	Value   market   `json:"value"`
}

// resultFields names the top-level fields of result.
func resultFields() []chat.Field {
	return []chat.Field{
		{Name: "identification", Type: "object"}, {Name: "listing", Type: "string"}, {Name: "sample", Type: "boolean"},
		{Name: "summary", Type: "array"}, {Name: "coverage", Type: "number"}, {Name: "band", Type: "string"}, {Name: "areas", Type: "array"},
		{Name: "findings", Type: "array"}, {Name: "contradictions", Type: "array"}, {Name: "images", Type: "array"}, {Name: "image_notes", Type: "array"},
		{Name: "value", Type: "object"}, {Name: "questions", Type: "array"}, {Name: "surveyor_checks", Type: "array"},
		{Name: "not_assessed", Type: "array"}, {Name: "not_read", Type: "array"}, {Name: "disclaimer", Type: "string"},
	}
}

// emptyResult is the structured form of an answer that assesses nothing.
func emptyResult(text string) result {
	return filled(result{Report: inspect.Report{Summary: []string{text}, Disclaimer: text}})
}

// filled makes every list an empty one rather than none.
func filled(r result) result {
	for _, list := range []*[]string{&r.Summary, &r.PhotoNotes, &r.Questions, &r.Surveyor, &r.NotAssessed, &r.NotRead} {
		if *list == nil {
			*list = []string{}
		}
	}
	if r.Areas == nil {
		r.Areas = []inspect.AreaScore{}
	}
	if r.Findings == nil {
		r.Findings = []inspect.Finding{}
	}
	if r.Contradictions == nil {
		r.Contradictions = []inspect.Contradiction{}
	}
	if r.Photos == nil {
		r.Photos = []inspect.Photo{}
	}
	return r
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
