package survey

import (
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// Bounds of a short answer, and the coverage below which nothing is advised.
const (
	mostReasons  = 5
	mostCredits  = 3
	mostOpen     = 3
	leastCovered = 0.2
)

// verdict answers whether to buy her: yes, no or not yet, and the report's reasons for it.
func (a *assessment) verdict() {
	grave, due := a.told("A"), a.told("B")
	switch {
	case !a.ofPart():
		a.add(block{weight: always, text: a.advice(len(grave), len(due))})
	}
	against := append(grave, due...)
	if a.ofPart() {
		a.seriousness()
		return
	}
	for i, f := range against[:min(len(against), mostReasons)] {
		text := fmt.Sprintf("- **%s** (%s). %s", f.Title, f.Grade, f.Why)
		if f.Cost != "" {
			text += " " + f.Cost + "."
		}
		a.add(block{weight: weightA + i/3, head: "**Against her**", text: text + a.cite(f.Evidence), short: fmt.Sprintf("- **%s** (%s)", f.Title, f.Grade)})
	}
	for _, c := range a.report.Contradictions[:min(len(a.report.Contradictions), mostOpen)] {
		a.add(block{weight: weightContradiction, head: "**What does not fit together**", text: "- " + c.Text + a.cite(c.Evidence)})
	}
	if credits := a.credits(); len(credits) > 0 {
		a.add(block{weight: weightB, text: "**For her:** " + strings.Join(credits, "; ") + "."})
	}
	a.add(block{weight: weightValue, text: a.value()})
	if open := a.report.Questions; len(open) > 0 {
		a.add(block{weight: weightQuestion, text: "**Find out first:** " + strings.Join(open[:min(len(open), mostOpen)], " ")})
	}
}

// opinion is the verdict in a line, as far as enough was told for one.
func (a *assessment) opinion() string {
	grave, due, doubts := len(a.told("A")), len(a.told("B")), len(a.report.Contradictions)
	switch {
	case a.input.guaranteed || grave == 0 && a.report.Coverage < leastCovered:
	case grave > 0:
		if grave == 1 {
			return "**Not before the one finding A is put right or paid for.**"
		}
		return fmt.Sprintf("**Not before the %d findings A are put right or paid for.**", grave)
	case due > 0:
		return "**Worth a look with " + counted(due, "finding B", "findings B") + " in mind.**"
	case doubts > 0:
		return "**Worth a look once " + counted(doubts, "statement is", "statements are") + " explained.**"
	case len(a.report.Unclear) > 0:
		return "**Worth a look once " + counted(len(a.report.Unclear), "sentence of the advert is", "sentences of the advert are") + " explained.**"
	}
	return ""
}

// told are the findings of a grade that rest on what was said of this boat.
func (a *assessment) told(grade string) []inspect.Finding {
	var out []inspect.Finding
	for _, f := range a.report.Findings {
		if f.Grade == grade && f.Told() {
			out = append(out, f)
		}
	}
	return out
}

// advice is the verdict in a sentence or two.
func (a *assessment) advice(grave, due int) string {
	doubts := len(a.report.Contradictions)
	switch {
	case grave > 0:
		return fmt.Sprintf("**Not as she is offered.** %s to be put right before she is used; buy her only if the price pays for that and a surveyor finds nothing worse.", counted(grave, "finding has", "findings have"))
	case a.report.Coverage < leastCovered:
		return fmt.Sprintf("**Nobody can say yet.** Only %.0f %% of what should be known was told; what was told is no reason to stay away or to pay.", 100*a.report.Coverage)
	case due > 0 || doubts > 0:
		var open []string
		if due > 0 {
			open = append(open, counted(due, "finding is due", "findings are due"))
		}
		if doubts > 0 {
			open = append(open, counted(doubts, "statement does not fit", "statements do not fit"))
		}
		return "**Perhaps, subject to survey and sea trial.** " + strings.Join(open, " and ") + ": have " + itOrThem(due+doubts) + " answered, and priced in, before an offer."
	}
	if n := len(a.report.Unclear); n > 0 {
		return "**Perhaps, subject to survey and sea trial.** " + counted(n, "sentence of the advert does", "sentences of the advert do") + " not tell plainly what is wrong: read " + itOrThem(n) + " with the seller first."
	}
	return "**Nothing that was told speaks against her.** That is no yes: make it subject to survey and sea trial."
}

func itOrThem(n int) string {
	if n == 1 {
		return "it"
	}
	return "them"
}

func counted(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// credits are the largest moves in her favour.
func (a *assessment) credits() []string {
	var best []inspect.Move
	for _, s := range a.report.Areas {
		for _, m := range s.Moves {
			if m.Points > 0 && len(m.Evidence) > 0 {
				best = append(best, m)
			}
		}
	}
	slices.SortStableFunc(best, func(x, y inspect.Move) int { return int(y.Points - x.Points) })
	var out []string
	for _, m := range best[:min(len(best), mostCredits)] {
		out = append(out, m.Why)
	}
	return out
}

// inquiries are the report's questions, behind what its gravest findings leave to ask.
func (a *assessment) inquiries() {
	found := slices.DeleteFunc(append(a.told("A"), a.told("B")...), func(f inspect.Finding) bool {
		return f.Problem == part.Aged && f.Confidence == "low" // the questions ask for its age
	})
	for _, f := range found[:min(len(found), mostOpen)] {
		ask := "since when, what was done about it, and is there a quote or an invoice?"
		if f.Problem == part.Aged {
			ask = "when was it last inspected, by whom, and what did an insurer say?"
		}
		text := fmt.Sprintf("- %s: %s", f.Title, ask)
		a.add(block{weight: weightA, head: "**On what was found**", text: text + a.cite(f.Evidence), short: text})
	}
	for _, q := range a.report.Questions {
		a.add(block{weight: weightQuestion, head: "**On what was not told**", text: "- " + q})
	}
	if len(found)+len(a.report.Questions) == 0 {
		a.add(block{weight: weightA, text: "Nothing is left open" + a.about() + "; ask for the invoices of what was said."})
	}
}
