package survey

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// owing are the findings A and B that rest on what was told of her: those of an age that nobody tells are left out.
func (a *assessment) owing() (found []inspect.Finding) {
	for _, f := range append(a.told("A"), a.told("B")...) {
		if !ofUntoldAge(f) {
			found = append(found, f)
		}
	}
	return found
}

// ofUntoldAge reports whether a finding is of an age that nobody tells, and so no reason to renew anything.
func ofUntoldAge(f inspect.Finding) bool { return f.Problem == part.Aged && f.Confidence == "low" }

// work is what jobs cost together in one currency, each counted once, and what has no such sum.
type work struct {
	low, high float64
	jobs      []string
	open      []string // titles, with what is published of them
}

// workOn adds up the jobs of findings in a currency.
func workOn(findings []inspect.Finding, currency string) (w work) {
	counted := map[string]bool{}
	for _, f := range findings {
		name := inspect.LowerFirst(f.Title)
		if noReason(f) {
			w.open = append(w.open, name+" (no reason for a new one yet: have compression and oil looked at)")
			continue
		}
		if f.Budget == nil {
			if f.Cost != "" {
				name += " (" + f.Cost + ")"
			}
			w.open = append(w.open, name)
			continue
		}
		rate, ok := catalog.Convert(1, f.Budget.Currency, currency)
		if !ok || counted[f.Budget.Job] {
			continue
		}
		counted[f.Budget.Job] = true
		low, high := hundreds(f.Budget.Low*rate), hundreds(f.Budget.High*rate)
		w.low, w.high = w.low+low, w.high+high
		w.jobs = append(w.jobs, fmt.Sprintf("%s %s–%s", name, amount(low), amount(high)))
	}
	return w
}

// reckoning is how an offer is reckoned: what is asked for her, or boats like her, less the work that is due and has a figure. What has none is
// named, since it comes off too.
func (a *assessment) reckoning() string {
	price, currency := a.input.asking(a.inspector)
	from := "what is asked for her"
	if price == 0 && a.market.N > 0 {
		price, currency, from = a.market.Median, a.market.Currency, "the median that sound boats like her are offered at, since nobody told her price"
	}
	found := a.owing()
	w := workOn(found, currency)
	var parts []string
	switch {
	case price == 0:
		return "**An offer** needs her asking price or boats to compare: take the A and B work off it, and leave a reserve for what a survey finds."
	case len(found) == 0:
		return fmt.Sprintf("**A way to reckon an offer:** nothing that was told of her takes anything off %s (%s %s); what she is worth beside others, and what a survey finds, decides.", from, currency, amount(price))
	case len(w.jobs) == 0:
		parts = append(parts, fmt.Sprintf("**A way to reckon an offer:** %s (%s %s), less the A and B work, of which nothing has a figure for the whole job: get quotes first.", from, currency, amount(price)))
	case w.low >= price:
		parts = append(parts, fmt.Sprintf("**A way to reckon an offer:** the A and B work that has a figure (%s: together %s %s–%s) comes to as much as %s (%s %s): she is a project, and worth at most what her gear and hull bring you.",
			strings.Join(w.jobs, "; "), currency, amount(w.low), amount(w.high), from, currency, amount(price)))
	case w.high >= price:
		parts = append(parts, fmt.Sprintf("**A way to reckon an offer:** %s, %s %s, less the A and B work that has a figure (%s: together %s %s–%s), leaves **%s %s at the most**, and nothing at the dearer end: have quotes before any offer.",
			from, currency, amount(price), strings.Join(w.jobs, "; "), currency, amount(w.low), amount(w.high), currency, amount(hundreds(price-w.low))))
	default:
		parts = append(parts, fmt.Sprintf("**A way to reckon an offer:** %s, %s %s, less the A and B work that has a figure (%s: together %s %s–%s), leaves about **%s %s–%s**.",
			from, currency, amount(price), strings.Join(w.jobs, "; "), currency, amount(w.low), amount(w.high), currency, amount(hundreds(price-w.high)), amount(hundreds(price-w.low))))
	}
	if len(w.open) > 0 {
		parts = append(parts, "Off that too, once quoted: "+strings.Join(w.open, "; ")+".")
	}
	return strings.Join(append(parts, "It is a way to reckon, no valuation: make it subject to survey and sea trial."), " ")
}

// offer sets the sum a client thinks of beside what is asked for her and for boats like her.
func (a *assessment) offer() string {
	var parts []string
	offer, m := a.input.offer, a.market
	asking, currency := a.input.asking(a.inspector)
	if offer > 0 && asking > 0 {
		parts = append(parts, fmt.Sprintf("She is offered at %s %s; %s is %.0f %% of that.", currency, amount(asking), amount(offer), 100*offer/asking))
	}
	switch {
	case m.N == 0:
		parts = append(parts, "The inventory has too few boats like her to tell what she is worth.")
	case offer == 0:
	case offer < m.Low:
		parts = append(parts, fmt.Sprintf("%s %s is below what most boats like her are offered at.", m.Currency, amount(offer)))
	case offer > m.High:
		parts = append(parts, fmt.Sprintf("%s %s is above what most boats like her are offered at.", m.Currency, amount(offer)))
	default:
		parts = append(parts, fmt.Sprintf("%s %s is within what most boats like her are offered at.", m.Currency, amount(offer)))
	}
	parts = append(parts, "Take what the findings cost off the price of a sound boat, and make every offer subject to survey and sea trial.")
	return strings.Join(parts, " ")
}
