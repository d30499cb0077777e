package survey

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect"
)

// grades are the headings of the findings.
var grades = map[string]struct {
	head   string
	weight int
}{
	"A": {"### Findings A: before use", weightA},
	"B": {"### Findings B: soon", weightB},
	"C": {"### Findings C: good practice", weightC},
}

// findings adds a block for each finding, in the order of the report.
func (a *assessment) findings() {
	if len(a.report.Findings) == 0 && len(a.report.Photos) == 0 {
		a.add(block{weight: weightA, text: "**Findings:** none from what was supplied" + a.about() + "."})
	}
	for _, f := range a.report.Findings {
		if f.Evidence[0].Kind == "image" {
			continue // the notes on the images say it
		}
		g := grades[f.Grade]
		text := fmt.Sprintf("- **%s.** %s %s *%s*", f.Title, f.Deficiency, f.Why, f.Correction)
		short := "- **" + f.Title + ".** " + f.Correction
		if tail := tail(f); tail != "" {
			text += " " + tail
		}
		if f.Evidence[0].Kind == "watchlist" {
			text = prompt(f.Title, f)
			short = fmt.Sprintf("- **%s.** %s", f.Title, f.Deficiency)
		}
		marks := a.cite(f.Evidence)
		a.add(block{weight: g.weight, head: g.head, text: text + marks, short: short + marks})
	}
}

// prompt is what is known of other boats of the design, as a line of a list.
func prompt(title string, f inspect.Finding) string {
	return fmt.Sprintf("- **%s.** %s (%s; a prompt, no verdict)", title, f.Deficiency, f.Evidence[0].Source)
}

func (a *assessment) about() string {
	var titles []string
	if len(a.input.Focus) > 0 {
		for _, s := range a.report.Areas {
			titles = append(titles, strings.ToLower(s.Title))
		}
	}
	if len(titles) == 0 {
		return ""
	}
	return " about " + strings.Join(titles, ", ")
}

// tail is the standard and the cost of a finding.
func tail(f inspect.Finding) string {
	var parts []string
	if f.Standard != "" {
		parts = append(parts, f.Standard)
	}
	if f.Cost != "" {
		parts = append(parts, f.Cost)
	}
	if len(parts) == 0 {
		return ""
	}
	return "(" + strings.Join(parts, "; ") + ")"
}

// value says what boats like this one are offered at.
func (a *assessment) value() string {
	m := a.market
	if m.N == 0 {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "**Value context.** %d %s are offered at %s %s–%s (the middle half; median %s)", m.N, m.What, m.Currency, amount(m.Low), amount(m.High), amount(m.Median))
	for i, l := range m.boats {
		lead := ", "
		if i == 0 {
			lead = "; among them "
		}
		fmt.Fprintf(&b, "%s%s%s", lead, l.ID, a.sources.refer(source(a, l.ID, l.Name())))
	}
	b.WriteString(".")
	switch {
	case m.Asking == 0:
	case m.Asking < m.Low:
		fmt.Fprintf(&b, " At %s she is cheaper than most of them: ask why.", amount(m.Asking))
	case m.Asking > m.High:
		fmt.Fprintf(&b, " At %s she is dearer than most of them: her condition has to justify it.", amount(m.Asking))
	default:
		fmt.Fprintf(&b, " At %s she is within that range.", amount(m.Asking))
	}
	b.WriteString(" Asking prices, not sales")
	if m.Converted != "" {
		b.WriteString(", compared at the exchange rates of " + m.Converted)
	}
	if m.Sample {
		b.WriteString("; sample data, not real offers")
	}
	b.WriteString(".")
	return b.String()
}
