package survey

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/inspect"
)

// exchanged tells what the jobs that have a sum cost in the currency that a turn wants; "" where they are in it, or it wants none.
func exchanged(findings []inspect.Finding, to string) string {
	var jobs []string
	seen := map[string]bool{}
	var rates string
	for _, f := range findings {
		b := f.Budget
		if b == nil || to == "" || b.Currency == to || seen[b.Job] || !f.Told() {
			continue
		}
		rate, ok := catalog.Convert(1, b.Currency, to)
		if !ok {
			continue
		}
		seen[b.Job] = true
		jobs = append(jobs, fmt.Sprintf("%s %s %s–%s", f.Title, to, amount(hundreds(b.Low*rate)), amount(hundreds(b.High*rate))))
		rates = fmt.Sprintf("at the rates of %s, 1 %s to %.3f %s", catalog.RateDate().Format(time.DateOnly), b.Currency, rate, to)
	}
	if len(jobs) == 0 {
		return ""
	}
	return "**In " + to + "** (" + rates + "): " + strings.Join(jobs, "; ") + "."
}

// hundreds rounds a budget as it is stated.
func hundreds(v float64) float64 { return math.Round(v/100) * 100 }

// together words the sum of the jobs that have one; it is empty for fewer than two, or for several currencies.
func together(findings []inspect.Finding) string {
	sum := summed(findings)
	if sum == "" {
		return ""
	}
	return "**Together,** as far as whole jobs have a figure: " + sum + ". What is paid by the piece or has no figure comes on top."
}

// summed adds up the jobs that are done once, each counted once, "USD 9,000–16,000"; empty for fewer than two, or for several
// currencies.
func summed(findings []inspect.Finding) string {
	var low, high float64
	jobs := map[string]bool{}
	currency := ""
	for _, f := range findings {
		b := f.Budget
		if b == nil || !f.Told() || jobs[b.Job] || noReason(f) {
			continue
		}
		if currency != "" && b.Currency != currency {
			return ""
		}
		jobs[b.Job], currency = true, b.Currency
		low, high = low+b.Low, high+b.High
	}
	if len(jobs) < 2 {
		return ""
	}
	return fmt.Sprintf("%s %s–%s", currency, amount(low), amount(high))
}

// byThePiece names what the findings have a figure for that is paid by the piece, and so stands in no sum: ", without the saildrive (EUR 800–2,000 each)".
func byThePiece(findings []inspect.Finding) string {
	var named []string
	for _, f := range findings {
		if f.Cost == "" || f.Budget != nil || !f.Told() {
			continue
		}
		figure, _, _ := strings.Cut(f.Cost, " (")
		if line := inspect.LowerFirst(f.Item.Label()) + " (" + figure + ")"; !slices.Contains(named, line) {
			named = append(named, line)
		}
	}
	if len(named) == 0 {
		return ""
	}
	return ", not counting " + strings.Join(named, ", ")
}
