package survey

import (
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// beforeSea is what is tried before any boat is taken to sea that one does not know.
const beforeSea = "**Before any passage, whatever the advert says:** run the engine for an hour under load and look for leaks; work every seacock; empty the bilge and see whether it stays dry; " +
	"try steering and emergency tiller; see every terminal of the rig that she has; try bilge pumps, navigation lights and VHF; have lifejackets, flares and fire extinguishers in date; " +
	"go in a settled forecast with harbours on the way, and tell somebody ashore when you are due."

// clearance answers whether she may be taken to sea: no, not before this is done, or nothing that forbids it.
func (a *assessment) clearance() {
	grave, due := a.told("A"), a.told("B")
	warning := a.report.Warning()
	switch {
	case warning != "":
		a.add(block{weight: always, text: "**No, not as she is.** " + warning})
	case len(grave) > 0:
		a.add(block{weight: always, text: "**Not before " + counted(len(grave), "thing is", "things are") + " put right:** what is graded A is to be dealt with before she is used."})
	case a.report.Coverage < leastCovered:
		a.add(block{weight: always, text: "**Nobody can say from this.** Too little was told to clear her for any passage."})
	default:
		a.add(block{weight: always, text: "**Nothing that was told forbids a short passage in settled weather.** That is no clearance: nobody has been aboard, and what was not told may forbid it."})
	}
	for i, f := range grave {
		a.add(block{weight: weightA + i/3, head: "**To be put right first**", text: a.reason(f), short: fmt.Sprintf("- **%s** (%s)", f.Title, f.Grade)})
	}
	for _, f := range due {
		if atSea(f.Item) {
			a.add(block{weight: weightB, head: "**To be looked at before she leaves**", text: a.reason(f), short: fmt.Sprintf("- **%s** (%s)", f.Title, f.Grade)})
		}
	}
	a.add(block{weight: weightSurveyor, text: beforeSea})
	a.surveyor()
	if open := a.report.NotAssessed; len(open) > 0 {
		a.add(block{weight: weightOpen, text: "**Nothing is known of:** " + strings.Join(open, ", ") + "."})
	}
}

func (a *assessment) reason(f inspect.Finding) string {
	return fmt.Sprintf("- **%s** (%s). %s *%s*%s", f.Title, f.Grade, f.Why, f.Correction, a.cite(f.Evidence))
}

// atSea reports whether a boat at sea depends on a part.
func atSea(item part.Item) bool {
	switch item.Area() {
	case part.Hull, part.Rig, part.Drive, part.Safety:
		return item != part.Papers
	}
	return item == part.Windows || item == part.Wiring || item == part.DeckItem || item == part.Bilge || item == part.Lights || item == part.Batteries
}

// seriousness tells how bad what was told of the parts is that a follow-up names: why it matters, and what settles it.
func (a *assessment) seriousness() {
	asked := a.inspector.Problems(a.input.asked)
	ofItem := func(f inspect.Finding) bool { return f.Told() && slices.Contains(a.input.parts, f.Item) }
	ofProblem := func(f inspect.Finding) bool { return f.Told() && slices.Contains(asked, f.Problem) }
	meant := func(f inspect.Finding) bool { return f.Told() && f.Grade != "C" }
	for _, narrower := range []func(inspect.Finding) bool{ofItem, ofProblem, func(f inspect.Finding) bool { return ofItem(f) && ofProblem(f) }} {
		if slices.ContainsFunc(a.report.Findings, narrower) {
			meant = narrower
		}
	}
	n := 0
	for _, f := range a.report.Findings {
		if !meant(f) {
			continue
		}
		n++
		grade := map[string]string{"A": "**Serious:** to be put right before she is used.", "B": "**It has to be looked into soon;** nobody can tell from words how far it goes.", "C": "**Minor,** as it is told: a matter of upkeep and price."}[f.Grade]
		cost := ""
		if f.Cost != "" {
			cost = " (" + f.Cost + ")"
		}
		a.add(block{weight: weightA + n/3, text: fmt.Sprintf("%s **%s** (%s). %s %s *%s*%s%s", grade, f.Title, f.Grade, f.Deficiency, f.Why, f.Correction, cost, a.cite(f.Evidence)), short: grade})
	}
	if n == 0 {
		a.add(block{weight: always, text: "Nothing that was told of it is urgent. That is what the text says, not what is there: have it looked at."})
	}
	if says := a.saidFor(); says != "" {
		a.add(block{weight: weightB, text: says})
	}
}

// saidFor is what the seller says in favour of the parts that are asked about.
func (a *assessment) saidFor() string {
	var said []string
	for _, s := range a.report.Areas {
		for _, m := range s.Moves {
			for _, item := range a.input.parts {
				if m.Points >= 0 && len(m.Evidence) > 0 && strings.Contains(strings.ToLower(m.Why), strings.ToLower(item.Label())) {
					said = append(said, m.Why)
				}
			}
		}
	}
	if len(said) == 0 {
		return ""
	}
	return "**Told in its favour:** " + strings.Join(said, "; ") + "."
}
