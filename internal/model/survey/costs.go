package survey

import (
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/talk"
)

// costs lists what the findings cost to put right, the gravest first; those without a figure are named behind them.
func (a *assessment) costs() {
	var open, watched []string
	known := map[string]bool{}
	for _, f := range a.report.Findings {
		switch {
		case !a.asksOf(f.Item), f.Evidence[0].Kind == "image", ofUntoldAge(f):
		case f.Evidence[0].Kind == "watchlist":
			watched = append(watched, strings.ToLower(f.Item.Label()))
		case f.Cost == "":
			open = append(open, f.Title)
		case known[f.Cost] && f.Budget != nil: // a whole job, which is done once for all its findings
			a.add(a.costLine(f, "in the sum above"))
		default:
			known[f.Cost] = true
			a.add(a.costLine(f, f.Cost))
		}
	}
	priced := slices.DeleteFunc(slices.Clone(a.report.Findings), func(f inspect.Finding) bool { return !a.asksOf(f.Item) })
	a.add(block{weight: weightA, text: together(priced)})
	a.add(block{weight: weightA, text: exchanged(priced, talk.MoneyIn(a.input.asked))})
	renewals := a.renewals()
	if len(known) == 0 && len(open) == 0 && !renewals {
		a.add(block{weight: weightA, text: "**Nothing to price yet:** what was supplied names no fault" + a.about() + "."})
	}
	if len(open) > 0 {
		a.add(block{weight: weightB, text: "**No published figure, get a quote:** " + strings.Join(open, "; ") + "."})
	}
	if len(watched) > 0 {
		a.add(block{weight: weightC, text: "**Not priced:** what boats of this design are known for and nobody has seen on her (" + strings.Join(watched, ", ") + ")."})
	}
}

// asksOf reports whether a follow-up asks of a part: all of them where it names none.
func (a *assessment) asksOf(item part.Item) bool {
	return a.input.topic == aboutOffer || len(a.input.parts) == 0 || slices.Contains(a.input.parts, item)
}

// renewals tell what it costs to renew the parts that a question about costs names and no finding prices; it reports whether there are any.
func (a *assessment) renewals() bool {
	any := false
	for _, item := range a.input.parts {
		priced := slices.ContainsFunc(a.report.Findings, func(f inspect.Finding) bool {
			return f.Item == item && f.Cost != "" && f.Evidence[0].Kind != "watchlist"
		})
		cost, correction, evidence := a.inspector.Renewal(a.report.Boat, item)
		if priced || a.input.topic != aboutCosts || cost == "" {
			continue
		}
		any = true
		a.add(block{weight: weightA, head: "**To renew it,** whatever its state (yard prices, for a first budget)",
			text: fmt.Sprintf("- **%s:** %s. *%s*%s", item.Label(), cost, correction, a.cite(evidence))})
	}
	return any
}

func (a *assessment) costLine(f inspect.Finding, cost string) block {
	return block{weight: grades[f.Grade].weight, head: "**What the findings cost** (yard prices, for a first budget)",
		text:  fmt.Sprintf("- **%s** (%s): %s. *%s*%s", f.Title, f.Grade, cost, f.Correction, a.cite(f.Evidence)),
		short: fmt.Sprintf("- **%s** (%s): %s", f.Title, f.Grade, cost)}
}
