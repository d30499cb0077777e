// Package report writes the six sections of a study from its plan: it gathers the evidence, says what that yields, and keeps of it
// what holds and fits.
package report

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/verify"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/study"
)

// Report is a finished report. It marshals to its parts; a run sends the text and the citations only.
type Report struct {
	Title    string             `json:"title"`
	Sections []study.Section    `json:"sections"`
	Evidence []measure.Evidence `json:"evidence"` // everything cited, in the order of the references

	Citations []chat.Citation `json:"-"` // what has an address
	Dropped   int             `json:"-"` // lines that would have fitted and that the verifier refused

	study *Study
	check *verify.Verifier
}

// Report writes the six sections within a budget of tokens, as much as fits; a question that is not about boats gets one
// section without a heading. Equal studies give equal reports.
func (s *Study) Report(budget int) Report {
	r := Report{Title: s.title(), Evidence: []measure.Evidence{}, study: s, check: verifierOf(s.ix, s.Plan, nil)}
	notice := inEnglish[s.Plan.Language]
	if says := s.plainly(); says != "" {
		r.Sections = []study.Section{{Text: strings.TrimSpace(notice + "\n\n" + says)}}
		return r
	}
	w := &writer{Study: s, index: map[*measure.Evidence]int{}}
	l := layout{cited: w.cited, budget: budget, check: verifierOf(s.ix, s.Plan, w.cited)}
	if notice != "" {
		l.sections = append(l.sections, section{blocks: []block{{level: essential, lines: []string{notice}}}})
	}
	l.sections = append(l.sections, w.sections()...)
	l.fit()
	l.number(&r)
	r.Dropped = l.dropped
	return r
}

// Only is the report with the section of a heading alone, whole where the heading is "" or none of its own.
func (r Report) Only(heading string) Report {
	for _, s := range r.Sections {
		if heading != "" && s.Heading == heading {
			r.Sections = []study.Section{s}
			break
		}
	}
	return r
}

// plainly is the answer to a question that there is no report on; empty where there is one.
func (s *Study) plainly() string {
	if s.Plan.Unknown == "" && s.Plan.Outside {
		return outside
	}
	return s.Plan.Unknown
}

// title names what the study is about.
func (s *Study) title() string {
	var names []string
	for _, f := range s.Plan.Subjects {
		names = append(names, f.Name)
	}
	switch len(names) {
	case 0:
		return "Research: " + strings.Join(strings.Fields(s.Plan.Question), " ")
	case 1:
		kind := ": market study"
		switch {
		case s.Plan.Focus.Owning:
			kind = ": cost of ownership"
		case s.Plan.Focus.AboutTheBoat():
			kind = ": technical study"
		}
		return fold.Capital(names[0]) + kind
	}
	return fold.Capital(prose.List(names, "and")) + ": a comparison"
}

// Text is the whole report as Markdown.
func (r Report) Text() string {
	var parts []string
	for _, s := range r.Sections {
		parts = append(parts, s.Markdown())
	}
	return strings.Join(parts, "\n\n")
}

// Verify returns nil where the evidence that a sentence cites, as [Q3] or [1], yields every number in it; else why it does
// not, for the log or for who words the report. The evidence is computed again, once for each report. A row of a table is
// checked under its head, which is empty for a sentence. Verify is not safe for concurrent use.
func (r Report) Verify(sentence, head string) error {
	r.check.Cited = func(reference string) *measure.Evidence {
		for i, e := range r.Evidence {
			if e.ID == reference || fmt.Sprint(e.Number) == reference {
				return &r.Evidence[i]
			}
		}
		return nil
	}
	return r.check.Check(sentence, head)
}

// Holds reports whether Verify returns nil.
func (r Report) Holds(sentence, head string) bool { return r.Verify(sentence, head) == nil }
