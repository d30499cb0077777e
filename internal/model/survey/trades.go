package survey

import (
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// tradeOf is who does the work on a finding; empty where a handy owner may.
func tradeOf(f inspect.Finding) string {
	switch f.Item {
	case part.StandingRigging, part.RodRigging, part.Mast, part.Chainplates, part.Furler:
		return "rigger"
	case part.Gas:
		return "certified gas fitter"
	case part.EngineItem, part.Gearbox, part.Saildrive, part.Sterndrive, part.Exhaust, part.FuelTank, part.EngineMounts, part.Thruster:
		return "mechanic"
	case part.Keel, part.KeelBolts, part.Rudder, part.Bulkheads, part.Steering, part.TeakDeck, part.WholeBoat:
		return "yard"
	case part.HullShell, part.DeckItem:
		if f.Problem != part.Wear && f.Problem != part.Upkeep {
			return "yard"
		}
	case part.Wiring, part.Lithium, part.Residual:
		return "marine electrician"
	case part.Liferaft, part.Epirb:
		return "service station"
	case part.Sails:
		return "sailmaker"
	}
	return ""
}

// hers are the findings that rest on what was told of her, the gravest first.
func (a *assessment) hers() []inspect.Finding {
	return slices.Concat(a.told("A"), a.told("B"), a.told("C"))
}

// What stands behind the title of a finding in a list: nothing, what to do, or why it matters.
func nothing(inspect.Finding) string  { return "" }
func remedy(f inspect.Finding) string { return ": *" + f.Correction + "*" }
func reason(f inspect.Finding) string { return ": " + f.Why }

// aboveC reports whether a finding is graded A or B.
func aboveC(f inspect.Finding) bool { return f.Grade != "C" }

// lines adds the findings that meet a condition as a list, each with what is said of it, and reports whether there are any.
func (a *assessment) lines(head string, weight int, meets func(inspect.Finding) bool, says func(inspect.Finding) string) bool {
	any := false
	for _, f := range a.hers() {
		if meets(f) {
			any = true
			title := fmt.Sprintf("- **%s** (%s)", f.Title, f.Grade)
			a.add(block{weight: weight, head: head, text: title + says(f) + a.cite(f.Evidence), short: title})
		}
	}
	return any
}

// ownWork tells what an owner may do and what is for a trade, and what that saves.
func (a *assessment) ownWork() {
	own := func(f inspect.Finding) bool { return tradeOf(f) == "" }
	a.lines("**Within reach of a handy owner**", weightB, own, remedy)
	a.lines("**For a trade**", weightA, func(f inspect.Finding) bool { return !own(f) }, func(f inspect.Finding) string {
		if f.Cost != "" {
			return ": " + tradeOf(f) + ". " + f.Cost + "."
		}
		return ": " + tradeOf(f) + "."
	})
	a.add(block{weight: weightA, text: "**What it saves:** yard prices are mostly hours, so that your own work leaves material, lifting and storage; nobody has published those by the job, so price the material before you reckon with it. What is graded A is looked at by a surveyor or its trade before she is used, whoever did it, and insurers may want an invoice."})
}

// waiting sorts what was found by how long it can wait.
func (a *assessment) waiting() {
	if !a.lines("**Cannot wait: before she is used**", weightA, func(f inspect.Finding) bool { return f.Grade == "A" }, nothing) {
		a.add(block{weight: weightA, text: "**Cannot wait:** nothing that was told is graded A."})
	}
	a.lines("**Not for long: this season, for it grows or costs more later**", weightB, func(f inspect.Finding) bool { return f.Grade == "B" }, nothing)
	if !a.lines("**Can wait, and comes off the price**", weightC, func(f inspect.Finding) bool { return f.Grade == "C" }, nothing) {
		a.add(block{weight: weightC, text: "**Can wait:** nothing that was told is graded C."})
	}
	a.askFirst()
}

// place is where work is done: with the mast down, out of the water, or at the berth.
func place(f inspect.Finding) string {
	switch f.Item {
	case part.StandingRigging, part.RodRigging, part.Mast:
		return "**With the mast down**"
	case part.HullShell, part.Keel, part.KeelBolts, part.Rudder, part.Seacocks, part.Saildrive, part.Sterndrive, part.Shaft, part.Thruster, part.TrimTabs:
		return "**Ashore, in one haul-out**"
	}
	return "**Afloat, at the berth**"
}

// order tells what work goes together, since nobody has published how long it takes.
func (a *assessment) order() {
	a.add(block{weight: always, text: "How long it takes nobody can tell from an advert: it hangs on the yard's order book and on what is found once it is opened. What goes together:"})
	for _, where := range []string{"**Ashore, in one haul-out**", "**With the mast down**", "**Afloat, at the berth**"} {
		a.lines(where, weightB, func(f inspect.Finding) bool { return place(f) == where && f.Problem != part.Charter }, nothing)
	}
	a.add(block{weight: weightQuestion, text: "**Ask the yard** for a slot and a written estimate of hours before you sign; the findings A come first."})
}

// merits are what speaks in her favour.
func (a *assessment) merits() {
	var said []string
	for _, s := range a.report.Areas {
		for _, m := range s.Moves {
			if m.Points > 0 && len(m.Evidence) > 0 {
				said = append(said, "- "+s.Title+": "+m.Why)
			}
		}
	}
	if len(said) == 0 {
		a.add(block{weight: always, text: "Nothing that was told speaks for her beyond the seller's praise: no part is told to be new, renewed or looked at with a year."})
		return
	}
	a.add(block{weight: always, text: "By what the seller says, and nobody has seen an invoice:\n" + strings.Join(said, "\n")})
	if n := len(a.told("A")) + len(a.told("B")); n > 0 {
		a.add(block{weight: weightB, text: "Against that stand " + counted(n, "finding A or B", "findings A and B") + "; ask what comes first, or what it costs."})
	}
}
