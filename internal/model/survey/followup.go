package survey

import "cmp"

// followUp answers what the last turn asks, without the report it was told before.
func (a *assessment) followUp() {
	name := cmp.Or(a.report.Boat.Name, "your boat")
	if a.writeFurther(name) {
		return
	}
	switch a.input.topic {
	case aboutMeaning:
		a.meaning()
		return
	case aboutItem:
		if !a.ofFound(name, "") {
			a.meaning()
		}
		return
	case aboutGoing:
		a.heading("Whether to take her out", name)
		a.clearance()
		a.disclaimer()
		return
	case aboutBuying:
		if leaving.MatchString(a.input.asked) && len(a.input.parts) > 0 && a.ofFound(name, a.leave()) || a.ofUnclear(name) {
			return
		}
		a.toBuy(name)
	case aboutFirst:
		a.heading("What comes first", name)
		a.priorities()
	case aboutAsking:
		a.heading("What to ask the seller", name)
		a.inquiries()
	case aboutPrice:
		a.heading("Whether at "+amount(a.input.offer), name)
		a.atPrice()
		a.add(block{weight: weightValue, text: a.value()})
	case aboutOffer:
		a.heading("What to offer", name)
		a.toOffer()
	default:
		a.heading("Repair costs", name)
		a.costs()
	}
	if warning := a.report.Warning(); warning != "" {
		a.add(block{weight: weightA, text: "**" + warning + "**"})
	}
	a.disclaimer()
}

// heading begins an answer about a boat of that name.
func (a *assessment) heading(of, name string) {
	a.add(block{weight: always, text: "## " + of + ": " + name})
}

// toBuy tells whether to buy her, or how serious the part of her is that is asked about.
func (a *assessment) toBuy(name string) {
	if a.ofPart() {
		a.heading("How serious it is", name)
		a.verdict()
		return
	}
	a.heading("Whether to buy", name)
	a.verdict()
	if offering.MatchString(a.input.asked) {
		a.add(block{weight: weightA, text: a.reckoning()})
	}
}

// toOffer tells what to offer for her, or above which price to leave her where that is asked.
func (a *assessment) toOffer() {
	if walking.MatchString(a.input.asked) {
		a.walkAway()
		return
	}
	a.add(block{weight: weightSummary, text: a.reckoning()})
	a.add(block{weight: weightSummary, text: a.offer()})
	a.add(block{weight: weightValue, text: a.value()})
	a.costs()
}
